### Métamorphose : le texte de chaque règle, puis les noms affichés.

## Mise en place
ME-SET-1 = La partie réunit de deux à quatre joueurs. Les sièges sont numérotés à partir de 0, dans le sens horaire.
ME-SET-2 = Les cartes créature sont réparties par niveau en trois pioches. Chaque pioche est mélangée et posée face cachée.
ME-SET-3 = Le marché compte trois rangées, une par niveau, de quatre espaces chacune (a à d). Quatre cartes de chaque pioche sont posées face visible dans la rangée de leur niveau.
ME-SET-4 = Les six cartes Concours sont mélangées en une seule pile, côté recto visible. La carte du dessus de la pile est la carte Concours en cours.
ME-SET-5 = Chaque joueur commence avec 0 point de victoire, sans créature ni pion Mana, et avec une force de 0 dans les trois couleurs.
ME-SET-6 = Le premier joueur Alpha est tiré au sort.

## Les tours
ME-RND-1 = La partie dure 12 tours, deux par carte Concours. La carte Concours en cours montre son recto (sans étoile) aux tours impairs et son verso (avec étoile) aux tours pairs.
ME-RND-2 = À chaque tour, chaque joueur joue une fois : d’abord le joueur Alpha, puis les autres dans le sens horaire.
ME-RND-3 = Seul le joueur dont c’est le tour peut jouer.
    .refusal = C’est à un autre joueur de jouer : attendez votre tour.
ME-RND-4 = Lors d’un tour pair, le concours a lieu quand le dernier joueur a joué. Lors d’un tour impair, il n’y en a pas.
ME-RND-5 = Après chaque tour, le rôle de joueur Alpha passe au voisin de gauche (siège suivant ; après le dernier siège, le siège 0). La pile de cartes Concours se trouve devant le joueur Alpha.
ME-RND-6 = Entre un tour impair et le suivant, la carte Concours en cours est retournée côté verso (avec étoile).
ME-RND-7 = Entre un tour pair et le suivant, la carte Concours en cours est défaussée face visible. La carte suivante de la pile, côté recto, devient la carte en cours.
ME-RND-8 = Au début de chaque tour, tous les joueurs peuvent de nouveau invoquer, décaler et déplacer : ce qu’ils ont fait au tour précédent ne compte plus.

## Le tour d’un joueur
ME-TURN-1 = À son tour, le joueur doit invoquer exactement une carte ; il peut décaler un paquet, une fois, et déplacer une carte, une fois. Il choisit l’ordre : chaque action optionnelle peut précéder ou suivre l’invocation, ou être laissée de côté.
ME-TURN-2 = Le joueur ne peut pas invoquer une deuxième carte pendant le même tour.
    .refusal = Vous avez déjà invoqué une carte : utilisez une action optionnelle qui vous reste, ou terminez votre tour.
ME-TURN-3 = Le tour d’un joueur s’achève quand il l’annonce, mais jamais avant son invocation. Il ne s’achève sans elle que si aucune carte ne peut être prise.
    .refusal = Vous ne pouvez pas encore terminer votre tour : invoquez d’abord une carte.
ME-TURN-4 = Une carte en main, prise ou retirée d’une créature, doit être déposée, et une action Décaler commencée doit être terminée, avant toute autre chose.
    .refusal = Terminez d’abord ce que vous avez commencé : déposez la carte que vous avez en main, ou achevez l’action Décaler.
ME-TURN-5 = On ne dépose une carte que si l’on en a une en main. On ne fait glisser des cartes, et on ne termine l’action Décaler, que si elle est commencée.
    .refusal = Il n’y a rien à déposer, à faire glisser ni à terminer : prenez ou retirez d’abord une carte, ou commencez à décaler un paquet.

## Les invocations
ME-SUM-1 = Pour invoquer, le joueur prend l’une des cartes face visible du marché ou la première carte de l’une des trois pioches.
ME-SUM-2 = Une carte de niveau 1 ne coûte rien.
ME-SUM-3 = Une carte de niveau 2 ou 3, face visible ou venant d’une pioche, ne peut être prise qu’en dépensant un pion Mana. Comme personne n’a de pion Mana au départ, seul le niveau 1 peut alors être invoqué.
    .refusal = Une carte de niveau 2 ou 3 coûte un pion Mana : choisissez un pion utilisable à dépenser, ou prenez une carte de niveau 1.
ME-SUM-4 = Il faut qu’il y ait une carte à prendre : un espace vide ou une pioche épuisée n’offre rien.
    .refusal = Il n’y a pas de carte à cet endroit : choisissez un espace occupé du marché ou une pioche qui contient encore des cartes.
ME-SUM-5 = La première carte d’une pioche reste inconnue tant qu’elle n’est pas prise. Prendre une carte est définitif, qu’elle soit face visible ou face cachée.
ME-SUM-6 = Le joueur dépose aussitôt la carte prise dans sa propre zone de jeu.
ME-SUM-7 = Une fois déposée la carte prise sur un espace du marché, cet espace, et lui seul, reçoit la première carte de la pioche du même niveau. Jusque-là, il reste vide.
ME-SUM-8 = Si la pioche de ce niveau est épuisée, l’espace reste vide jusqu’à la fin de la partie.
ME-SUM-9 = Une carte prise dans une pioche ne libère aucun espace, et rien n’est remplacé.

## Déposer une carte
ME-PLC-1 = Une carte invoquée ou déplacée peut être déposée seule : c’est une nouvelle créature. Elle occupe la place libre de plus petit numéro parmi les six du joueur.
ME-PLC-2 = Nul ne peut avoir plus de six créatures : avec six, il est interdit d’en créer une nouvelle.
    .refusal = Vous avez déjà six créatures : ajoutez plutôt cette carte à l’une d’elles.
ME-PLC-3 = Une carte peut être déposée sur une créature : elle en devient la carte du dessus.
ME-PLC-4 = Une carte peut être glissée sous une créature : elle en devient la dernière carte.
ME-PLC-5 = Une carte peut être glissée entre deux cartes voisines d’une créature. Sa profondeur est alors d’au moins 2 et d’au plus le nombre de cartes que la créature avait auparavant.
    .refusal = Cette profondeur ne se trouve pas entre deux cartes de la créature : choisissez un intervalle du paquet, ou déposez la carte dessus ou dessous.
ME-PLC-6 = Les couleurs et les niveaux n’empêchent jamais de déposer une carte.
ME-PLC-7 = La carte déposée est alignée avec la carte du dessus, et toutes les autres gardent leur décalage. Si elle est déposée sur le paquet, l’ancienne carte du dessus est alignée sous elle et les décalages des suivantes restent les mêmes.
ME-PLC-8 = L’ordre des cartes déjà empilées ne change jamais ; seule l’action Déplacer permet de retirer une carte et de la redéposer.

## Ce que montre une créature
ME-CRE-1 = Une carte a six emplacements, numérotés de 1 (tout en haut) à 6 (tout en bas). Chacun est une caractéristique (une couleur et une force), une caractéristique inutilisable, un vide ou une perforation.
ME-CRE-2 = Une créature est un paquet d’une ou de plusieurs cartes. Sa couleur et son pouvoir sont ceux de sa carte du dessus, quoi qu’il y ait dessous.
ME-CRE-3 = Chaque carte d’un paquet a un décalage de −2 (vers le haut) à 2 (vers le bas) ; celui de la carte du dessus est toujours 0. Le numéro d’un emplacement plus le décalage donne sa hauteur, de −1 à 8 ; les hauteurs 1 à 6 sont celles de la carte du dessus.
ME-CRE-4 = À chaque hauteur, on parcourt les cartes à partir de celle du dessus, en passant celles qui n’y ont pas d’emplacement ou y ont une perforation. Le premier autre emplacement est ce que la créature montre à cette hauteur.
ME-CRE-5 = Si, à une hauteur, chaque carte a une perforation ou n’a pas d’emplacement, cette hauteur est ouverte : on voit la table, et cela ne compte pour rien.
ME-CRE-6 = Les vides et les caractéristiques inutilisables sont opaques : on les voit, et ils cachent ce qui est dessous.
ME-CRE-7 = Les hauteurs qui dépassent du bord haut ou du bord bas de la carte du dessus (−1, 0, 7 et 8) comptent exactement comme les autres.
ME-CRE-8 = Une créature possède toutes les caractéristiques qu’elle montre, quelle qu’en soit la couleur, inutilisables comprises, et aucune autre. Ce qui est recouvert ne compte pas.

## Les pions Mana
ME-MANA-1 = Quand une carte déposée porte un paquet à exactement trois cartes, ce paquet reçoit un pion Mana utilisable de valeur 3, s’il n’en a aucun de cette valeur.
ME-MANA-2 = Quand une carte déposée porte un paquet à exactement cinq cartes, ce paquet reçoit un pion Mana utilisable de valeur 5, s’il n’en a aucun de cette valeur.
ME-MANA-3 = Un paquet n’a jamais plus d’un pion Mana de chaque valeur, utilisable ou utilisé. Un pion utilisé empêche aussi d’en recevoir un nouveau.
ME-MANA-4 = Une carte de niveau 2 ou 3 coûte exactement un pion utilisable, choisi par le joueur et retourné côté utilisé au moment où elle est prise : la valeur 3 paie le niveau 2, la valeur 5 paie le niveau 2 ou 3. L’endroit où la carte est ensuite déposée n’importe pas.
ME-MANA-5 = Un pion Mana de valeur 3 ne paie pas une carte de niveau 3.
    .refusal = Un pion de valeur 3 ne paie que le niveau 2 : dépensez un pion de valeur 5, ou choisissez une carte de niveau 2.
ME-MANA-6 = Le pion dépensé doit se trouver devant la créature désignée et être utilisable.
    .refusal = Ce pion n’est pas devant cette créature, ou il est déjà utilisé : choisissez un pion utilisable, ou prenez une carte de niveau 1.
ME-MANA-7 = On ne dépense pas de pion Mana pour une carte de niveau 1.
    .refusal = Une carte de niveau 1 est gratuite : prenez-la sans dépenser de pion Mana.
ME-MANA-8 = Un pion Mana utilisé reste utilisé.
ME-MANA-9 = Les pions Mana appartiennent à la créature : quand des cartes la quittent, ils restent avec les autres, jusqu’à la dernière. Une carte qui quitte un paquet n’emporte aucun pion.
ME-MANA-10 = Quand la seule carte d’une créature rejoint une autre créature, ses pions Mana la suivent. Si cela en fait deux de même valeur, l’un retourne à la réserve ; celui qui reste est utilisable si l’un des deux l’était, sinon utilisé.
ME-MANA-11 = Les pions apportés par une carte arrivent avant que l’on vérifie si le paquet gagne un pion de valeur 3 ou 5.
ME-MANA-12 = Un pion Mana peut être dépensé dès qu’il est là, même pendant le tour où il a été gagné.
ME-MANA-13 = La réserve de pions Mana est illimitée.

## Action optionnelle : déplacer une carte
ME-MOV-1 = Chaque joueur peut déplacer une carte par tour.
    .refusal = Vous avez déjà déplacé une carte pendant ce tour : choisissez une autre action.
ME-MOV-2 = Le joueur peut retirer n’importe quelle carte de ses propres créatures, désignée par sa créature et sa profondeur : une carte seule, ou une carte désolidarisée d’un paquet. Elle doit s’y trouver.
    .refusal = Cette créature n’a pas de carte à cette profondeur : choisissez l’une de celles qu’elle a.
ME-MOV-3 = La carte retirée est redéposée selon les règles habituelles, comme une carte tout juste invoquée. Elle peut faire gagner un pion Mana.
ME-MOV-4 = Une carte déplacée ne peut pas revenir d’où elle vient : ni à la même profondeur de la même créature, ni seule si elle était déjà seule.
    .refusal = La carte reviendrait d’où elle vient : choisissez une autre créature ou une autre profondeur.
ME-MOV-5 = Un joueur qui a moins de deux cartes ne peut pas en déplacer.
    .refusal = Vous avez trop peu de cartes pour en déplacer une : il en faut au moins deux.
ME-MOV-6 = Si la carte du dessus d’un paquet est retirée, la suivante devient la carte du dessus et le paquet est réaligné : tous ses décalages reviennent à 0.
ME-MOV-7 = Si une carte située sous la carte du dessus est retirée, les autres gardent leur décalage.
ME-MOV-8 = Une carte désolidarisée d’un paquet peut y être redéposée à une autre profondeur. Avec l’option « Retour dans le même paquet » réglée sur « Interdit », elle ne peut plus du tout y revenir.
    .refusal = Dans cette partie, une carte déplacée ne revient pas dans le paquet qu’elle a quitté : déposez-la ailleurs.
ME-MOV-9 = Si la seule carte d’une créature est retirée, cette créature disparaît et sa place est libre.
ME-MOV-10 = La carte invoquée pendant ce tour peut être déplacée comme n’importe quelle autre.

## Action optionnelle : décaler un paquet
ME-SHI-1 = Chaque joueur peut décaler un paquet par tour.
    .refusal = Vous avez déjà décalé un paquet pendant ce tour : choisissez une autre action.
ME-SHI-2 = Un paquet doit compter au moins deux cartes pour être décalé.
    .refusal = Cette créature n’a qu’une carte : décalez un paquet d’au moins deux cartes.
ME-SHI-3 = Pendant l’action Décaler, le joueur fait glisser des cartes du paquet, une par une, chacune vers un nouveau décalage : deux ou une hauteur vers le haut, aligné, une ou deux hauteurs vers le bas. La carte désignée doit se trouver dans le paquet.
    .refusal = Il n’y a pas de carte à cette profondeur dans le paquet : choisissez l’une de celles qui sont sous la carte du dessus.
ME-SHI-4 = La carte du dessus sert de repère et ne glisse pas.
    .refusal = La carte du dessus ne bouge pas : faites plutôt glisser une carte située sous elle.
ME-SHI-5 = La limite de deux hauteurs se mesure depuis la carte du dessus, et non depuis la position précédente : une carte peut passer de deux hauteurs vers le bas à deux vers le haut en un seul glissement.
ME-SHI-6 = Aucune carte ne glisse deux fois au cours d’une même action Décaler.
    .refusal = Vous avez déjà fait glisser cette carte : faites-en glisser une autre, ou terminez.
ME-SHI-7 = Un glissement doit changer quelque chose : une carte ne peut pas glisser vers le décalage qu’elle a déjà.
    .refusal = Rien ne changerait : choisissez un autre décalage.
ME-SHI-8 = Le joueur termine l’action Décaler quand il le souhaite, mais au moins une carte doit avoir glissé.
    .refusal = Aucune carte n’a encore glissé : faites-en glisser au moins une avant de terminer.
ME-SHI-9 = Quand toutes les cartes situées sous la carte du dessus ont glissé, l’action Décaler se termine d’elle-même.
ME-SHI-10 = Les décalages durent jusqu’à ce qu’une autre action Décaler les change, ou que la carte du dessus soit retirée et le paquet réaligné.
ME-SHI-11 = Avec l’option « Façon de décaler » réglée sur « Chaque carte séparément », chaque carte glisse individuellement, désignée par sa profondeur. Avec « Toutes ensemble », un seul glissement donne le même décalage à toutes les cartes situées sous la carte du dessus ; au moins une d’elles doit bouger.
    .refusal = Dans cette partie, on décale de l’autre façon : faites glisser les cartes une par une ou toutes ensemble, selon l’option choisie.

## La force
ME-STR-1 = Lors d’un concours, la force de chaque joueur est calculée dans les trois couleurs, pour tous au même moment. Il n’y a rien à décider.
ME-STR-2 = La force de base d’une créature est la somme des forces des caractéristiques de sa propre couleur qu’elle montre.
ME-STR-3 = Les caractéristiques d’une autre couleur, les inutilisables, les vides et les hauteurs ouvertes n’ajoutent rien à la force de base.
ME-STR-4 = Si la couleur de la créature est l’une des deux de la carte Concours, son pouvoir agit et le bonus s’ajoute à sa force de base.
ME-STR-5 = Si la couleur de la créature ne figure pas sur la carte Concours, son pouvoir n’agit pas : il ne donne ni force ni points de victoire.
ME-STR-6 = La force d’un joueur dans une couleur est la somme des forces de ses créatures de cette couleur, ou 0 s’il n’en a aucune. Les trois nombres restent sur les tableaux de force jusqu’au concours suivant.
ME-STR-7 = La force n’a pas de maximum : au-delà de 60, le compteur refait un tour du tableau.

## Les pouvoirs
ME-POW-1 = Seul agit le pouvoir de la carte du dessus. Les pouvoirs des cartes recouvertes sont annulés, même si l’on voit une grande partie de ces cartes.
ME-POW-2 = Un bonus de force est toujours de la couleur de la créature.
ME-POW-3 = Une carte sans pouvoir n’apporte rien. Un bonus fixe ajoute le nombre indiqué.
ME-POW-4 = Un pouvoir de lots donne son bonus pour chaque lot complet des caractéristiques indiquées que montre la créature. Elles sont mauves, orange, vertes ou inutilisables ; une sorte indiquée deux fois demande deux caractéristiques.
ME-POW-5 = Dans les lots, chaque caractéristique ne sert qu’une fois, les forces n’importent pas et un lot incomplet ne compte pour rien. Pour chaque sorte, on divise le nombre visible par le nombre qu’exige un lot, arrondi à l’entier inférieur ; le plus petit résultat est le nombre de lots.
ME-POW-6 = Un pouvoir de changement de couleur fait compter, pour ce concours, les caractéristiques visibles d’une autre couleur comme étant de la couleur de la créature, jusqu’au nombre indiqué. Le bonus est la somme de leurs forces.
ME-POW-7 = Ce sont toujours les caractéristiques les plus fortes qui changent de couleur, sans choix à faire ; les inutilisables ne le peuvent pas. La couleur de la créature elle-même ne change pas, et rien ne dure au-delà du concours.
ME-POW-8 = Un pouvoir d’alliées donne son bonus pour chaque lot complet de créatures de la couleur indiquée que possède le propriétaire ; le pouvoir précise la taille d’un lot.
ME-POW-9 = Pour un pouvoir d’alliées, la couleur d’une créature est celle de sa carte du dessus, et la créature qui porte le pouvoir compte aussi. Celles des autres joueurs ne comptent pas.
ME-POW-10 = Un pouvoir de points de victoire n’apporte aucune force. Le propriétaire gagne les points indiqués, une seule fois pour chaque carte Concours comptée qui porte la couleur de la créature, en premier ou en second.
ME-POW-11 = Un pouvoir d’épaisseur donne son bonus pour chaque lot complet de cartes du paquet de la créature, carte du dessus comprise ; le pouvoir précise la taille d’un lot.
ME-POW-12 = Un pouvoir de Mana donne son bonus pour chaque pion Mana, utilisable ou utilisé, placé devant la créature.
ME-POW-13 = Un pouvoir de dépassement donne son bonus pour chaque caractéristique, de n’importe quelle couleur ou inutilisable, visible au-delà du bord haut ou du bord bas de la carte du dessus (hauteurs −1, 0, 7 et 8). Les vides et les hauteurs ouvertes ne comptent pas.

## Les concours
ME-CON-1 = Une carte Concours porte deux couleurs différentes : celle du premier concours et celle du second. Les deux concours ont lieu, indépendamment l’un de l’autre.
ME-CON-2 = Le premier concours a des tranches de 6, 4 et 2 points de victoire, le second de 4, 2 et 1. Il en est ainsi quel que soit le nombre de joueurs.
ME-CON-3 = Dans chaque concours, les joueurs sont classés selon leur force dans la couleur concernée. La plus grande force prend la première tranche, la suivante la deuxième, la suivante la troisième ; les autres ne reçoivent rien.
ME-CON-4 = Tous les joueurs de même force reçoivent la même tranche en entier.
ME-CON-5 = Avec l’option « Tranche après une égalité » réglée sur « Tranche suivante », la force juste inférieure prend la tranche suivante, quel que soit le nombre d’ex æquo. Avec « Tranches sautées », la tranche d’un joueur a pour rang le nombre de joueurs plus forts que lui, plus un : les ex æquo épuisent donc des tranches.
ME-CON-6 = Un joueur dont la force est 0 dans la couleur d’un concours n’y gagne rien et n’y occupe aucun rang. Avec l’option « Une force de 0 peut gagner » réglée sur « Oui », 0 est une force comme une autre.
ME-CON-7 = La troisième couleur ne fait rien gagner à personne ; ses forces sont tout de même indiquées.
ME-CON-8 = Les points de victoire des pouvoirs sont ajoutés pendant la même phase de concours, avant ceux des tranches.

## La fin du jeu
ME-END-1 = La partie s’achève après le concours du tour 12, une fois la pile de cartes Concours vide.
ME-END-2 = La victoire revient au joueur qui a le plus de points de victoire ; les autres sont classés selon les leurs.
ME-END-3 = Les joueurs à égalité de points de victoire partagent leur rang ; si c’est le premier, ils partagent la victoire. Rien ne départage une égalité.
ME-END-4 = Quand la partie est terminée, plus aucun coup n’est permis.
    .refusal = La partie est terminée et n’accepte plus de coup : commencez-en une nouvelle pour rejouer.

## Actions tardives
ME-LATE-1 = Avec l’option « Actions tardives » réglée sur « Non », chacun n’effectue ses actions optionnelles qu’à son propre tour.
ME-LATE-2 = Avec l’option « Actions tardives » réglée sur « Oui », après le dernier joueur de chaque tour, une fenêtre s’ouvre, dans l’ordre à partir du joueur Alpha, pour chacun de ceux à qui il reste une action optionnelle possible : déplacer, avec au moins deux cartes, ou décaler un paquet d’au moins deux cartes. Les autres n’en ont pas.
ME-LATE-3 = Pendant sa fenêtre, le joueur peut effectuer les actions optionnelles qu’il n’a pas utilisées pendant ce tour, puis il la ferme. Il n’invoque pas.
    .refusal = On n’invoque pas pendant une fenêtre tardive : utilisez une action optionnelle qui vous reste, ou fermez la fenêtre.
ME-LATE-4 = Le concours, ou la fin du tour, suit la dernière fenêtre.

## Ce que l’on peut savoir
ME-SEE-1 = Les cartes des pioches et leur ordre ne sont montrés à personne. Le nombre de cartes de chaque pioche est public.
ME-SEE-2 = Les cartes Concours placées sous la carte en cours sont cachées à tous. Celles qui sont défaussées sont publiques.
ME-SEE-3 = Tant que la carte Concours en cours montre son recto, tous voient la couleur de son premier concours ; la seconde n’est pas encore révélée. Avec l’option « Couleurs annoncées » réglée sur « Les deux », on voit les deux ; sur « Aucune », ni l’une ni l’autre.
ME-SEE-4 = Le verso (avec étoile) montre les deux couleurs.
ME-SEE-5 = Tout le reste est public : les zones de jeu avec toutes leurs cartes et leurs décalages, les pions Mana et leur face, le marché, les points, les forces, et la carte en main, même si elle vient d’une pioche.

## Coups et refus
ME-MV-1 = Un coup doit être écrit sous l’une des formes prévues par ce jeu.
    .refusal = Ce n’est pas un coup de ce jeu : choisissez l’un des coups proposés.
ME-MV-2 = Si plusieurs règles interdisent un coup, le refus nomme la première dans cet ordre : son écriture, la fin de la partie, le joueur dont c’est le tour, une action à terminer d’abord, une action non commencée. Viennent ensuite les vérifications propres au coup, dans leur ordre fixe.
ME-MV-3 = Une créature désignée par un joueur doit être l’une des siennes et exister à ce moment.
    .refusal = Vous n’avez pas cette créature en ce moment : choisissez l’une des vôtres.

## Précisions d’interprétation
ME-R-1 = Le recto d’une carte Concours montre la couleur de son premier concours ; la seconde reste cachée jusqu’à ce que la carte soit retournée, car la règle donne les deux images pour cette même face. L’option « Couleurs annoncées » permet d’en changer.
ME-R-2 = Les parties d’une carte qui dépassent au-dessus ou au-dessous de la carte du dessus comptent : elles seules peuvent donner à une créature plus de caractéristiques qu’une carte n’a de hauteurs.
ME-R-3 = À travers une perforation, on voit jusqu’au premier emplacement qui n’est pas une perforation, si profond soit-il. Les vides cachent ce qui est dessous.
ME-R-4 = Lors d’un décalage, chaque carte glisse à sa guise, comme on peut étaler les cartes tenues par une pince. L’option « Façon de décaler » les fait glisser ensemble.
ME-R-5 = La limite de deux est celle de la position, mesurée depuis la carte du dessus, vers le haut et vers le bas ; ce n’est pas un pas. La position dure jusqu’à ce qu’on la change.
ME-R-6 = Quand une carte rejoint un paquet, elle seule doit être alignée avec la carte du dessus : les décalages antérieurs restent.
ME-R-7 = Quand la carte du dessus s’en va, le paquet est réaligné, car tous les décalages se mesuraient depuis elle. Il en va ainsi même si la carte suivante était alignée : une seule règle pour tous les cas.
ME-R-8 = La règle permet d’effectuer ses actions optionnelles pendant le tour des autres, pour gagner du temps. Ici elles appartiennent au tour de chacun, pour que nul ne soit sollicité deux fois par tour ; l’option « Actions tardives » rétablit la permission.
ME-R-9 = Une carte désolidarisée d’un paquet peut y revenir à une autre profondeur : l’action Déplacer est la seule exception à l’ordre des cartes. L’option « Retour dans le même paquet » l’interdit.
ME-R-10 = Toute action doit changer quelque chose : pas de retour à la même profondeur, pas de carte seule redéposée seule, pas de glissement vers la position actuelle. Redresser un paquet est l’affaire d’un décalage.
ME-R-11 = Dans l’exemple de la carte désolidarisée, un paquet de deux cartes devient un paquet de trois et gagne son pion ; « un autre paquet de 3 cartes » y est une inadvertance.
ME-R-12 = Quand une dernière carte apporte ses pions à un paquet qui en a un de même valeur, on en garde un, utilisable si l’un des deux l’était.
ME-R-13 = Les pions qu’une carte apporte arrivent avant que l’on compte le paquet : celui qui a ainsi son pion n’en gagne pas d’autre.
ME-R-14 = Un pion peut être dépensé pendant le tour même où il a été gagné : rien ne l’interdit.
ME-R-15 = Celui qui paie choisit le pion : un pion de valeur 5 peut payer une carte de niveau 2.
ME-R-16 = Les pouvoirs qui agissent sont ceux des créatures des deux couleurs de la carte Concours. La troisième couleur est comptée sans pouvoirs, à titre indicatif.
ME-R-17 = Un pouvoir ne donne jamais de force dans une autre couleur que celle de la créature.
ME-R-18 = Le changement de couleur prend les caractéristiques les plus fortes sans rien demander : plus de force ne coûte jamais un point.
ME-R-19 = Une créature qui compte ses alliées se compte elle-même : elle est l’une des créatures de son propriétaire.
ME-R-20 = Après une égalité, la force immédiatement inférieure prend la tranche suivante. L’option « Tranche après une égalité » permet d’en changer.
ME-R-21 = Une force de 0 ne gagne aucune tranche : les tableaux de force commencent à 1. L’option « Une force de 0 peut gagner » permet d’en changer.
ME-R-22 = Les douze cartes visibles sont quatre de chaque niveau, une rangée par niveau : pioches et prix vont par niveau.
ME-R-23 = Un espace est rempli une fois la carte déposée ; quand la pioche est épuisée, il reste vide.
ME-R-24 = Nul ne regarde une carte face cachée avant de la choisir, ni ne la rend. Une fois prise, elle est visible de tous.
ME-R-25 = Ni la force ni les points de victoire n’ont de limite. Une force au-delà de 60 est rare ; avec nos cartes, nul ne peut dépasser 98 points de victoire.
ME-R-26 = Les prix sont les mêmes quel que soit le nombre de joueurs.
ME-R-27 = Le rôle d’Alpha passe après chaque tour, comme il est écrit, bien qu’à un nombre pair de joueurs les mêmes sièges ouvrent alors tous les tours de concours.
ME-R-28 = À points égaux, on partage le rang, et au premier rang la victoire.

## Jeu
game-name = Métamorphose
game-pitch = Superposez des cartes perforées pour former des créatures toujours plus fortes, choisissez ce qui se voit à travers les perforations et surpassez les autres invocateurs lors de six concours.

## Couleurs
colour-purple = Mauve
    .letter = M
    .shape = croissant
colour-orange = Orange
    .letter = O
    .shape = flamme
colour-green = Vert
    .letter = V
    .shape = feuille

## Niveaux
level-1 = Niveau 1
level-2 = Niveau 2
level-3 = Niveau 3

## Zones
zone-market = Marché
zone-deck = Pioche
zone-play-area = Zone de jeu
zone-hand = Carte en main
zone-contest-pile = Pile de cartes Concours
zone-contest-discard = Concours passés
zone-strength-table = Tableau de force
zone-victory-track = Piste des points de victoire
zone-supply = Réserve de pions Mana
place-c1 = Place 1
place-c2 = Place 2
place-c3 = Place 3
place-c4 = Place 4
place-c5 = Place 5
place-c6 = Place 6
place-free = Place libre
spot-1a = Niveau 1, espace a
spot-1b = Niveau 1, espace b
spot-1c = Niveau 1, espace c
spot-1d = Niveau 1, espace d
spot-2a = Niveau 2, espace a
spot-2b = Niveau 2, espace b
spot-2c = Niveau 2, espace c
spot-2d = Niveau 2, espace d
spot-3a = Niveau 3, espace a
spot-3b = Niveau 3, espace b
spot-3c = Niveau 3, espace c
spot-3d = Niveau 3, espace d
spot-deck-1 = Pioche de niveau 1
spot-deck-2 = Pioche de niveau 2
spot-deck-3 = Pioche de niveau 3
spot-empty = Espace vide

## Créatures et cartes
term-summoner = Invocateur
term-player = Joueur
term-alpha = Joueur Alpha
term-card = Carte créature
term-creature = Créature
term-stack = Paquet
term-top-card = Carte du dessus
term-depth = Profondeur
term-level = Niveau
term-slot = Emplacement
term-row = Hauteur
term-characteristic = Caractéristique
term-offset = Décalage
term-power = Pouvoir
slot-x = Caractéristique inutilisable
slot-none = Vide
slot-hole = Perforation
slot-open = Ouvert (la table)
offset-up-2 = Deux vers le haut
offset-up-1 = Un vers le haut
offset-level = Aligné
offset-down-1 = Un vers le bas
offset-down-2 = Deux vers le bas

## Noms des pouvoirs
power-none = Aucun pouvoir
power-plus = Bonus fixe
power-lot = Lots
power-recolour = Changement de couleur
power-allies = Alliées
power-vp = Points de victoire
power-layers = Épaisseur
power-mana = Mana
power-overhang = Dépassement

## Pions Mana
term-mana = Pion Mana
mana-3 = Pion Mana de valeur 3
mana-5 = Pion Mana de valeur 5
mana-ready = Utilisable
mana-spent = Utilisé

## Tours et concours
term-round = Tour
term-turn = Tour du joueur
term-summoning-phase = Phase d’invocation
term-contest-phase = Phase de concours
term-contest = Concours
term-contest-card = Carte Concours
term-first-contest = Premier concours
term-second-contest = Second concours
term-band = Tranche
term-strength = Force
term-base = Force de base
term-bonus = Bonus
term-victory-point = Point de victoire
term-victory-points = Points de victoire
    .short = PV
side-plain = Recto (sans étoile) : concours au prochain tour
side-starred = Verso (avec étoile) : concours à ce tour
contest-purple-orange = Mauve, puis orange
contest-purple-green = Mauve, puis vert
contest-orange-purple = Orange, puis mauve
contest-orange-green = Orange, puis vert
contest-green-purple = Vert, puis mauve
contest-green-orange = Vert, puis orange
contest-purple-unknown = Mauve, puis une couleur pas encore révélée
contest-orange-unknown = Orange, puis une couleur pas encore révélée
contest-green-unknown = Vert, puis une couleur pas encore révélée
contest-unknown-unknown = Deux couleurs pas encore révélées
contest-hidden = Carte Concours cachée

## Phases et résultat
phase-turn = Tour du joueur
phase-late = Fenêtre tardive
phase-over = Partie terminée
reason-points = Le plus de points de victoire après le sixième concours
ending-points =
    { $count ->
        [one] Douze tours joués : { $winners } a le plus de points de victoire ({ $points }).
       *[other] Douze tours joués : { $winners } partagent la victoire ({ $points }).
    }
tally-points = Points
    .help = Points de victoire
tally-creatures = Créatures
    .help = Créatures dans la zone de jeu
tally-cards = Cartes
    .help = Cartes dans la zone de jeu
result-victory = Victoire
result-shared-victory = Victoire partagée

## Actions d’un tour
action-summon = Invoquer
    .help = Obligatoire : exactement une carte par tour.
action-move = Déplacer une carte
    .help = Optionnel : une fois par tour.
action-shift = Décaler un paquet
    .help = Optionnel : une fois par tour.
action-open = Encore possible
action-used = Fait

## Options
option-announce = Couleurs annoncées
    .help = Les couleurs de la carte Concours en cours que l’on voit tant qu’elle montre son recto.
option-announce-first = La première seulement
    .help = On voit la couleur du premier concours ; la seconde reste cachée jusqu’à ce que la carte soit retournée.
option-announce-both = Les deux
    .help = On voit les deux couleurs dès que la carte apparaît.
option-announce-none = Aucune
    .help = Les deux couleurs restent cachées jusqu’à ce que la carte soit retournée.
option-shift = Façon de décaler
    .help = Les cartes situées sous la carte du dessus glissent séparément, ou toutes à la même hauteur.
option-shift-each = Chaque carte séparément
    .help = Chaque carte située sous la carte du dessus glisse vers son propre décalage.
option-shift-together = Toutes ensemble
    .help = Un seul glissement donne le même décalage à toutes les cartes situées sous la carte du dessus.
option-rejoin = Retour dans le même paquet
    .help = Une carte désolidarisée d’un paquet peut, ou non, y revenir à une autre profondeur.
option-rejoin-yes = Autorisé
    .help = La carte peut revenir dans son paquet, à une autre profondeur.
option-rejoin-no = Interdit
    .help = La carte doit être déposée ailleurs.
option-late-actions = Actions tardives
    .help = Les actions optionnelles non utilisées peuvent, ou non, être effectuées quand le dernier joueur du tour a joué.
option-late-actions-off = Non
    .help = Chacun n’effectue ses actions optionnelles qu’à son propre tour.
option-late-actions-on = Oui
    .help = Quand le dernier joueur du tour a joué, une fenêtre s’ouvre pour chaque joueur à qui il reste une action optionnelle.
option-tie-bands = Tranche après une égalité
    .help = La tranche qui suit celle que plusieurs joueurs se partagent.
option-tie-bands-dense = Tranche suivante
    .help = La force immédiatement inférieure prend la tranche suivante, quel que soit le nombre d’ex æquo au-dessus.
option-tie-bands-skip = Tranches sautées
    .help = Chaque joueur plus fort épuise une tranche, à égalité ou non.
option-zero-wins = Une force de 0 peut gagner
    .help = Un joueur dont la force est 0 dans la couleur d’un concours peut, ou non, y gagner une tranche.
option-zero-wins-no = Non
    .help = Une force de 0 ne gagne rien et n’occupe aucun rang.
option-zero-wins-yes = Oui
    .help = 0 est une force comme une autre.

## Coups
verb-take = Invoquer
verb-take-mana = Invoquer avec un pion Mana
verb-place = Déposer
verb-place-new = Nouvelle créature
verb-place-on = Déposer sur
verb-place-under = Glisser sous
verb-place-into = Glisser entre
verb-move = Déplacer
verb-shift = Décaler
verb-slide = Faire glisser
verb-slide-all = Tout faire glisser
verb-done = Terminer le décalage
verb-end = Terminer le tour
verb-end-late = Fermer la fenêtre

## Ce qui ne va pas dans un jeu de cartes : ce qui conviendrait, et dans .wrong ce qui ne va pas

cards-fixed = les règles le fixent : omettez-le ou écrivez { $value }
cards-too-few = il en faut au moins { $fewest }, pour que personne ne reste jamais sans carte à prendre
    .wrong =
        { $count ->
            [0] il n’y a aucune carte de niveau { $level }
            [one] il n’y a qu’une carte de niveau { $level }
           *[other] il n’y a que { $count } cartes de niveau { $level }
        }
cards-bad-blank =
    { $count ->
        [0] ôtez les accolades, il n’y a rien à remplir
       *[other] entre accolades il peut y avoir { $allowed }
    }
cards-bad-slot = écrivez hole (perforation), none (vide), x (inutilisable), ou une lettre p, o ou g avec une force de 1 à 9, comme « p2 »
cards-power = commencez par l’un de { $allowed }
cards-power-none = écrivez « none » et rien d’autre
cards-power-plus = écrivez plus et un nombre de 1 à 9, comme « plus 2 »
cards-power-lot = écrivez lot, de 1 à 10 mots parmi purple, orange, green et unusable, puis un nombre de 1 à 9, comme « lot purple green 3 »
cards-power-recolour = écrivez recolour et un nombre de 1 à 9, comme « recolour 2 »
cards-power-allies = écrivez allies, une couleur et deux nombres de 1 à 9, combien de créatures puis le bonus, comme « allies orange 3 3 »
cards-power-vp = écrivez vp et un nombre de 1 à 9, comme « vp 1 »
cards-power-layers = écrivez layers et deux nombres de 1 à 9, combien de cartes puis le bonus, comme « layers 2 1 »
cards-power-mana = écrivez mana et un nombre de 1 à 9, comme « mana 2 »
cards-power-overhang = écrivez overhang et un nombre de 1 à 9, comme « overhang 1 »

## Le dessin et la liste des cartes

draw-round = Tour { $round } sur 12
draw-contest-next = concours au prochain tour
draw-contest-now = concours à ce tour
draw-prizes = { $colour } { $prizes }
draw-unknown = ?
draw-alpha = Alpha
draw-points = { $points } PV
draw-strength = force { $strengths }
draw-last = dernier concours { $strengths }
draw-market = Marché
draw-decks = pioches { $first } · { $second } · { $third } cartes
draw-hand = En main
draw-empty = vide
draw-no-creature = pas encore de créature
draw-cards =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
draw-turn = { $name } : { $actions }
draw-summon = invoquer (take)
draw-may-move = déplacer (move)
draw-may-shift = décaler (shift)
draw-may-end = terminer (end)
draw-place = déposer la carte en main (place)
draw-slide = faire glisser des cartes de { $creature } (slide), puis terminer (done)
draw-late = fenêtre tardive
draw-shown = ( ) perforation · ₂ de la carte 2 · ▒ vide · × inutilisable · ❸ prêt · ③ utilisé
draw-row = hauteur
draw-shows = on voit
power-short-none = –
power-short-plus = +{ $n }
power-short-lot = +{ $n } par { $kinds }
power-short-recolour = recolore { $n }
power-short-allies =
    { $hue ->
        [purple] +{ $n } par { $k } créatures mauves
        [orange] +{ $n } par { $k } créatures orange
       *[green] +{ $n } par { $k } créatures vertes
    }
power-short-vp = { $n } PV
power-short-layers =
    { $k ->
        [one] +{ $n } par carte
       *[other] +{ $n } par { $k } cartes
    }
power-short-mana = +{ $n } par pion Mana
power-short-overhang = +{ $n } par dépassement
set-counts = { $total } cartes créature : { $first } de niveau 1, { $second } de niveau 2, { $third } de niveau 3
set-level = Niveau { $level }
set-legend = De haut en bas : ○ perforation · ▒ vide · × inutilisable · couleur, force

## Le journal : ce qui s’est passé, une phrase pour chaque chose

who =
    { $seat ->
        [0] Joueur 1
        [1] Joueur 2
        [2] Joueur 3
       *[3] Joueur 4
    }
first-colour =
    { $first ->
        [purple] mauve
        [orange] orange
        [green] vert
       *[unknown] une couleur pas encore révélée
    }
second-colour =
    { $second ->
        [purple] mauve
        [orange] orange
        [green] vert
       *[unknown] une couleur pas encore révélée
    }
that-colour =
    { $colour ->
        [purple] mauve
        [orange] orange
       *[green] vert
    }
that-creature =
    { $creature ->
        [c1] la créature 1
        [c2] la créature 2
        [c3] la créature 3
        [c4] la créature 4
        [c5] la créature 5
       *[c6] la créature 6
    }
log-mana-spent = { who } dépense le pion de valeur { $value } devant { that-creature }.
log-card-taken =
    { $spot ->
        [deck-1] { who } prend la première carte de la pioche de niveau 1 : { which-card }.
        [deck-2] { who } prend la première carte de la pioche de niveau 2 : { which-card }.
        [deck-3] { who } prend la première carte de la pioche de niveau 3 : { which-card }.
       *[other] { who } prend { which-card } au marché.
    }
log-card-lifted = { who } retire { which-card } de { that-creature }.
log-stack-squared = Les cartes de { that-creature } sont réalignées.
log-card-placed =
    { $depth ->
        [1] { who } pose { which-card }, carte du dessus de { that-creature }.
       *[other] { who } glisse { which-card } dans { that-creature }, en position { $depth }.
    }
log-mana-carried =
    { $merged ->
        [true] Le pion de valeur { $value } qu’elle apporte se confond avec celui de { that-creature }.
       *[false] Le pion de valeur { $value } suit la carte dans { that-creature }.
    }
log-mana-gained = Un pion de valeur { $value } vient devant { that-creature }.
log-market-refilled = { which-card } arrive au marché.
log-shift-started = { who } décale { that-creature }.
log-card-slid =
    { $to ->
        [-2] { which-card } dépasse maintenant de deux hauteurs vers le haut.
        [-1] { which-card } dépasse maintenant d’une hauteur vers le haut.
        [0] { which-card } s’aligne sur la carte du dessus.
        [1] { which-card } dépasse maintenant d’une hauteur vers le bas.
       *[2] { which-card } dépasse maintenant de deux hauteurs vers le bas.
    }
log-shift-done = Le décalage de { that-creature } est terminé.
log-turn-ended = { who } termine son tour.
log-late-started = { who } peut encore utiliser une action optionnelle.
log-contest-started = Le concours a lieu : { first-colour }, puis { second-colour }.
log-strength-counted = { who } a une force de { $purple } en mauve, { $orange } en orange, { $green } en vert.
log-power-points =
    { $points ->
        [one] { who } gagne { $points } point de victoire par ses pouvoirs.
       *[other] { who } gagne { $points } points de victoire par ses pouvoirs.
    }
log-prize-won =
    { $points ->
        [one] { who } gagne { $points } point de victoire en { that-colour } avec une force de { $strength }.
       *[other] { who } gagne { $points } points de victoire en { that-colour } avec une force de { $strength }.
    }
log-contest-discarded = La carte Concours est défaussée.
log-alpha-passed = { who } est maintenant Alpha.
log-contest-flipped = La carte Concours est retournée : { first-colour }, puis { second-colour }.
log-contest-shown = La carte Concours suivante : { first-colour }, puis { second-colour }.
log-round-started = Le tour { $round } sur 12 commence.
log-game-over = { reason-points } : { $points }.
which-card =
    { $card ->
        [dusk-moth] Phalène du soir
        [ember-newt] Triton de braise
        [moss-hare] Lièvre de mousse
        [ink-snail] Escargot d’encre
        [kiln-beetle] Scarabée du four
        [fern-healer] Guérisseuse des fougères
        [veil-jackal] Chacal voilé
        [dune-heron] Héron des dunes
        [bog-lynx] Lynx des tourbières
        [dream-carp] Carpe des songes
        [rust-magpie] Pie de rouille
        [reed-otter] Loutre des roseaux
        [prism-bat] Chauve-souris prisme
        [lantern-crab] Crabe lanterne
        [orchard-sprite] Lutin du verger
        [hollow-owl] Hibou creux
        [cinder-mole] Taupe de cendre
        [root-gnawer] Rongeur de racines
        [mirror-gecko] Gecko miroir
        [saffron-chameleon] Caméléon safran
        [leaf-mimic] Mime feuillu
        [twilight-wolf] Loup du crépuscule
        [sand-hyena] Hyène des sables
        [thorn-boar] Sanglier d’épines
        [star-herald] Héraut des étoiles
        [sun-herald] Héraut du soleil
        [spring-herald] Héraut du printemps
        [shell-monk] Moine coquille
        [brick-tortoise] Tortue de brique
        [bark-pangolin] Pangolin d’écorce
        [rune-toad] Crapaud runique
        [spark-ferret] Furet d’étincelles
        [dew-spider] Araignée de rosée
        [lofty-wisp] Feu follet élancé
        [stilt-djinn] Djinn aux échasses
        [canopy-gibbon] Gibbon de la canopée
        [amethyst-ram] Bélier d’améthyste
        [amber-stag] Cerf d’ambre
        [jade-ox] Bœuf de jade
        [shade-bear] Ours d’ombre
        [magma-badger] Blaireau de magma
        [forest-bison] Bison des forêts
        [heather-griffin] Griffon de bruyère
        [brass-rooster] Coq de laiton
        [willow-crane] Grue des saules
        [moon-serpent] Serpent de lune
        [torch-serpent] Serpent torche
        [vine-serpent] Serpent liane
        [storm-sphinx] Sphinx d’orage
        [forge-minotaur] Minotaure de la forge
        [glade-centaur] Centaure des clairières
        [opal-hydra] Hydre d’opale
        [sunset-hydra] Hydre du couchant
        [lagoon-hydra] Hydre du lagon
        [void-raven] Corbeau du vide
        [slag-vulture] Vautour de scories
        [mould-stork] Cigogne des moisissures
        [mask-dancer] Danseuse masquée
        [mirage-weaver] Tisseuse de mirages
        [pollen-trickster] Farceur de pollen
        [coven-matron] Matrone du sabbat
        [caravan-captain] Capitaine de caravane
        [grove-warden] Gardien du bosquet
        [velvet-minstrel] Ménestrel de velours
        [bronze-bard] Barde de bronze
        [meadow-piper] Flûtiste des prés
        [tower-wraith] Spectre de la tour
        [furnace-colossus] Colosse du fourneau
        [oak-patriarch] Patriarche chêne
        [nebula-bull] Taureau nébuleux
        [desert-rhino] Rhinocéros du désert
        [swamp-hippo] Hippopotame des marais
        [eclipse-chimera] Chimère de l’éclipse
        [solstice-chimera] Chimère du solstice
        [equinox-chimera] Chimère de l’équinoxe
        [slumber-sovereign] Souverain du sommeil
        [oasis-sultan] Sultan des oasis
        [season-empress] Impératrice des saisons
        [comet-dragon] Dragon comète
        [crown-salamander] Salamandre couronnée
        [laurel-unicorn] Licorne aux lauriers
        [abyss-kraken] Kraken des abysses
        [obsidian-scorpion] Scorpion d’obsidienne
        [fossil-mammoth] Mammouth fossile
        [arcane-leviathan] Léviathan arcanique
        [volcano-roc] Rokh du volcan
        [sap-behemoth] Béhémoth de sève
        [midnight-giant] Géant de minuit
        [noonday-giant] Géant de midi
        [verdant-giant] Géant verdoyant
       *[other] { $card }
    }

## La galerie : ses groupes

gallery-level-1 = Créatures de niveau 1
    .help = Tout le monde peut en prendre une, sans rien payer.
gallery-level-2 = Créatures de niveau 2
    .help = On les prend avec un pion Mana de valeur 3 ou 5.
gallery-level-3 = Créatures de niveau 3
    .help = On les prend avec un pion Mana de valeur 5.
gallery-contest = Concours
    .help = La première couleur rapporte 6, 4 et 2 points, la seconde 4, 2 et 1.

## Conseils : ce qui est demandé, et ce que fait alors chaque verbe

advice-turn =
    { $can-take ->
        [yes] Prenez une carte et placez-la chez vous. Avant ou après, vous pouvez aussi décaler un paquet et déplacer une carte.
       *[no] Votre carte de ce tour est prise. Le reste est au choix ; puis terminez votre tour.
    }
    .take = Une carte du marché, ou une inconnue d’une pioche. Le niveau 1 est gratuit ; les niveaux 2 et 3 coûtent un pion Mana.
    .move = Soulevez une de vos cartes et placez-la ailleurs, une fois par tour.
    .shift = Faites glisser les cartes du dessous d’un paquet vers le haut ou le bas, pour qu’on en voie plus, une fois par tour.
    .end = Le joueur suivant joue.
    .tip = Regardez les couleurs du concours : elles seules rapportent des points.
advice-place = Placez la carte : seule, ou avec une créature que vous avez. La carte du dessus donne la couleur et le pouvoir ; ce qu’on voit par les trous compte.
    .place-new = La carte reste seule : une créature de plus.
    .place-on = Elle devient la carte du dessus.
    .place-under = Elle devient la carte du dessous, qu’on voit par les trous.
    .place-into = Elle se glisse entre deux cartes du paquet.
    .tip = Trois cartes dans un paquet donnent un pion Mana de valeur 3, cinq un pion de valeur 5.
advice-shift = Faites glisser les cartes sous celle du dessus, vers le haut ou le bas, de deux crans au plus.
    .slide = Cette carte glisse, une fois.
    .slide-all = Toutes les cartes sous celle du dessus glissent ensemble.
    .done = Le paquet reste ainsi.
advice-late = Le tour est presque fini : ce que vous n’avez pas encore utilisé, vous pouvez le faire maintenant.
    .move = Soulevez une de vos cartes et placez-la ailleurs.
    .shift = Faites glisser les cartes du dessous d’un paquet.
    .end = Tout reste ainsi.

## Ce que pèse une recherche : chaque groupe de critères, et ce que fait un coup qui l’améliore ou le dégrade

feature-tempo = Temps
    .gain = gagne du temps
    .loss = perd du temps
feature-points = Points
    .gain = prend de l’avance aux points
    .loss = prend du retard aux points
feature-outlook = Score attendu
    .gain = peut espérer plus de points à la fin
    .loss = peut espérer moins de points à la fin
feature-first = Premier concours
    .gain = se place mieux dans la première couleur du concours
    .loss = se place moins bien dans la première couleur du concours
feature-second = Second concours
    .gain = se place mieux dans la seconde couleur du concours
    .loss = se place moins bien dans la seconde couleur du concours
feature-later = Concours suivants
    .gain = prépare les concours suivants
    .loss = néglige les concours suivants
feature-balance = Équilibre des couleurs
    .gain = répartit mieux sa force entre les couleurs
    .loss = répartit moins bien sa force entre les couleurs
feature-mana = Mana
    .gain = gagne du Mana ou s’approche d’un pion
    .loss = dépense du Mana ou s’éloigne d’un pion
feature-market = Marché
    .gain = a de meilleures cartes à sa portée
    .loss = a moins de bonnes cartes à sa portée
feature-powers = Pouvoirs
    .gain = tire un meilleur parti de ses pouvoirs
    .loss = tire moins bien parti de ses pouvoirs
feature-victory = Points des pouvoirs
    .gain = tire plus de points de ses pouvoirs
    .loss = tire moins de points de ses pouvoirs
feature-stacks = Paquets
    .gain = organise mieux ses paquets
    .loss = organise moins bien ses paquets
feature-showing = Caractéristiques visibles
    .gain = montre plus de caractéristiques utiles
    .loss = montre moins de caractéristiques utiles
feature-potential = Force en sommeil
    .gain = a plus de force à réveiller par une nouvelle carte du dessus ou un décalage
    .loss = a moins de force à réveiller par une nouvelle carte du dessus ou un décalage
