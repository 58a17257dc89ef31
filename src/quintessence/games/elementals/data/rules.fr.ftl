# Elementals : le texte de chaque règle et les noms affichés à l’écran.

## Boîte et préparatifs
EL-COM-1 = La boîte contient 60 cartes à jouer (48 elementals, 4 créatures folles, 4 créatures doubles et 4 magiciens) et 6 livres magiques.
EL-COM-2 = Un elemental a une tête, un ventre et des jambes ; chacune de ces parties montre l’air, l’eau, la terre ou le feu. Seuls existent les 48 elementals de la liste des cartes, en un exemplaire chacun : toute autre combinaison ne désigne aucune carte.
EL-COM-3 = Les quatre cartes d’une même sorte de cartes spéciales ne diffèrent que par leur image : chacune agit comme les trois autres.
EL-COM-4 = Un livre magique n’est pas une carte à jouer : il n’est jamais dans un paquet, dans une pile ni au milieu, et n’est jamais gagné, donné ni compté. Chaque joueur dispose de nouveau du sien pour la course suivante.
EL-SET-1 = Le jeu réunit de 2 à 6 joueurs. Les places sont numérotées à partir de 0 dans le sens des aiguilles d’une montre : la place 1 est à gauche de la place 0, et la place 0 à gauche de la dernière.
EL-SET-2 = Chaque joueur prend un livre magique et le pose ouvert devant lui ; les livres en trop retournent dans la boîte.
EL-SET-3 = Les 60 cartes sont mélangées et distribuées à parts égales ; celles de chaque joueur forment son paquet, face cachée. Au départ, les piles et le milieu sont vides.
EL-SET-4 = Le premier joueur est tiré au sort, avec les mêmes chances pour tous, sauf si l’option « Premier joueur » le désigne.
EL-SET-5 = Le premier joueur ouvre la partie en plaçant une carte au milieu.

## Concordances
EL-MAT-1 = Deux elementals présentent deux concordances quand exactement deux de leurs trois parties montrent le même élément. On compare la tête à la tête, le ventre au ventre, les jambes aux jambes.
EL-MAT-2 = Une seule concordance, ou aucune, ne permet pas d’attraper un elemental.
EL-MAT-3 = Un même élément dans des parties différentes, par exemple une tête de feu et un ventre de feu, ne compte pas.
EL-MAT-4 = Une carte spéciale ne présente aucune concordance, quelle que soit son image.

## Retourner les cartes
EL-TURN-1 = On ne retourne jamais que la première carte d’un paquet. C’est le joueur dont c’est le tour qui la retourne ; la phase de jeu décide s’il la place au milieu ou la pose sur sa pile.
EL-TURN-2 = Quand il faut placer une carte au milieu, la carte retournée y est posée face visible, à côté de celles qui s’y trouvent. Une carte spéciale, elle, retourne sous le paquet.
EL-TURN-3 = Une fois un elemental placé au milieu, la carte suivante est retournée par le voisin de gauche du joueur qui l’a placé, à moins que ce ne soit au fautif de le faire, après une erreur sur la créature double.
EL-TURN-4 = Quand il faut retourner une carte, elle est posée face visible sur la pile du joueur, quelle qu’elle soit, et ouvre une course.
EL-TURN-5 = Le voisin de gauche est le premier joueur, dans le sens des aiguilles d’une montre, qui n’a pas quitté la partie ; après la dernière place vient la place 0.
EL-TURN-6 = Seul le joueur dont c’est le tour retourne une carte.
    .refusal = C’est à un autre joueur de retourner une carte : il faut attendre son tour.
EL-TURN-7 = Tant qu’une course est ouverte, personne ne retourne de carte ni n’ordonne d’invocation.
    .refusal = La course est encore ouverte : il faut attendre qu’elle soit jugée pour retourner la suite.
EL-TURN-8 = Après une course sans bonne réponse ni erreur, la carte suivante est retournée par le voisin de gauche du joueur qui a retourné la précédente.
EL-TURN-9 = Une carte placée au milieu n’ouvre pas de course, sauf si l’option « Prise au milieu » est activée et que d’autres cartes s’y trouvent déjà : elle ouvre alors une course où la bonne réponse est de frapper sur une autre carte du milieu avec laquelle elle présente deux concordances. Sans bonne réponse ni erreur, la partie continue comme chaque fois qu’une carte a été placée.
EL-TURN-10 = Une carte retournée devient visible pour tous au même instant : celui qui la retourne n’est jamais le premier à la voir.

## La course
EL-RACE-1 = Toute carte retournée sur une pile, elemental ou carte spéciale, ouvre une course. Tous les joueurs qui n’ont pas quitté la partie y participent, y compris celui qui a retourné la carte et ceux dont le paquet est vide.
EL-RACE-2 = On ne répond que pendant une course ; à tout autre moment, une réponse est refusée, sans pénalité.
    .refusal = Aucune course n’est ouverte et rien n’est perdu : il suffit d’attendre la prochaine carte pour répondre.
EL-RACE-3 = Chaque joueur donne une seule réponse par course : frapper, poser son livre ou garder le silence.
    .refusal = Une seule réponse par course : la prochaine carte offrira une nouvelle chance.
EL-RACE-4 = On ne frappe, ou ne pose son livre, que sur une carte qui se trouve au milieu ; pour toute autre carte, la réponse est refusée, sans pénalité.
    .refusal = Cette carte n’est pas au milieu et rien n’est perdu : il faut choisir l’une de celles qui s’y trouvent.
EL-RACE-5 = Une frappe ou un livre a un temps : le nombre entier de millisecondes entre l’instant où la carte a été montrée au joueur et celui où il a répondu, tel que l’arbitre le retient. Une réponse sans temps compte comme donnée à la dernière milliseconde du délai de réponse.
EL-RACE-6 = Une réponse dont le temps est inférieur à l’option « Seuil de faux départ » est un faux départ. Elle est refusée sans pénalité, et le joueur peut encore répondre.
    .refusal = Faux départ, sans pénalité : personne ne réagit aussi vite, il faut d’abord regarder la carte, puis répondre de nouveau.
EL-RACE-7 = Une réponse dont le temps dépasse le délai de réponse de la course arrive trop tard. Elle est refusée sans pénalité.
    .refusal = Trop tard, mais sans pénalité : le délai de réponse était écoulé, il faudra être plus rapide à la prochaine carte.
EL-RACE-8 = L’option « Délai de réponse » fixe le temps pendant lequel on peut répondre dans une course ; il est doublé dans la course qui suit une invocation.
EL-RACE-9 = Une course est jugée dès que tous ceux qui y participent ont répondu, et pas avant. Pour un joueur qui garde le silence, c’est l’arbitre qui note ce silence.
EL-RACE-10 = Les frappes et les livres sont jugés dans l’ordre de leurs temps, du plus rapide au plus lent. L’ordre dans lequel ils sont arrivés ne joue aucun rôle.
EL-RACE-11 = À temps égal, on juge selon un ordre de tous les joueurs encore en jeu, tiré au sort à l’ouverture de la course.
EL-RACE-12 = La bonne réponse ne dépend que de ce qui vient d’être retourné, jamais des cartes plus anciennes. Un elemental : frapper sur une carte du milieu avec laquelle il présente deux concordances. Une créature folle : poser son livre sur n’importe quelle carte du milieu. Une créature double ou un magicien : aucune. Les cartes d’une invocation : frapper sur une carte du milieu avec laquelle au moins un des elementals qui viennent d’être retournés présente deux concordances. Une carte placée à côté d’autres (option « Prise au milieu ») : frapper sur une autre carte du milieu avec laquelle elle présente deux concordances. Toute autre frappe et tout autre livre sont de mauvaises réponses.
EL-RACE-13 = La première bonne réponse, dans l’ordre du jugement, gagne la course et met fin au jugement : toutes les réponses suivantes, bonnes ou mauvaises, restent sans effet.
EL-RACE-14 = Une mauvaise réponse qui vient avant la première bonne est une erreur ; elle est réglée avant que la réponse suivante soit jugée.
EL-RACE-15 = Si aucune réponse n’est bonne, chaque mauvaise réponse est une erreur ; elles sont réglées dans l’ordre du jugement.

## Gagner la table
EL-WIN-1 = Le gagnant d’une course prend toutes les cartes face visible : tout le milieu et toutes les piles, y compris leurs cartes spéciales et les piles des joueurs qui ont quitté la partie.
EL-WIN-2 = Les cartes gagnées vont face cachée sous le paquet du gagnant. Le milieu et toutes les piles sont alors vides.
EL-WIN-3 = Les cartes gagnées vont sous le paquet dans cet ordre : d’abord le milieu, en commençant par la carte la plus ancienne ; puis les piles, à partir de celle du gagnant et dans le sens des aiguilles d’une montre, chacune de sa carte la plus ancienne à la plus récente. Si l’option « Cartes gagnées » est réglée sur « Mélangées », elles sont d’abord mélangées entre elles.
EL-WIN-4 = Après avoir pris les cartes, le gagnant de la course en place une au milieu.
EL-WIN-5 = Après une course, tous les livres magiques utilisés reviennent à leurs propriétaires.

## Erreurs
EL-ERR-1 = Une mauvaise frappe ou un mauvais livre est une erreur si le jugement arrive jusqu’à cette réponse ; après une bonne réponse, il ne va pas plus loin. Les deux coûtent le même prix.
EL-ERR-2 = Le fautif donne à chaque autre joueur encore en jeu une carte prise sur le dessus de son paquet : la première à son voisin de gauche, et ainsi de suite dans le sens des aiguilles d’une montre.
EL-ERR-3 = Celui qui reçoit une carte la met face cachée sous son paquet, et personne ne la voit. S’il avait un paquet vide, il a de nouveau un paquet.
EL-ERR-4 = Une erreur laisse en place toutes les cartes face visible.
EL-ERR-5 = Si la course n’a pas de bonne réponse, c’est le fautif qui retourne la carte suivante, sur sa propre pile ; après lui vient son voisin de gauche. S’il y a plusieurs erreurs dans une course, c’est le premier fautif encore en jeu, dans l’ordre du jugement.
EL-ERR-6 = Si l’erreur a été commise sur une créature double ou un magicien, l’effet de cette carte s’applique d’abord ; le fautif retourne ensuite une carte à la place du joueur dont ce serait le tour. Une erreur commise dans la course qui suit l’invocation remplace une erreur précédente.
EL-ERR-7 = Si la course a une bonne réponse, c’est son gagnant qui continue ; les fautifs ne font que payer.
EL-ERR-8 = Un fautif qui a moins de cartes qu’il n’y a d’autres joueurs en jeu ne donne rien : son paquet est mis de côté, face cachée, et ne compte pour personne.
EL-ERR-9 = Un fautif qui a tout juste assez de cartes paie, et son paquet est alors vide.
EL-ERR-10 = Plusieurs erreurs dans une course se paient l’une après l’autre, chacune avec les paquets tels que la précédente les a laissés.

## Cartes spéciales au milieu
EL-SPC-1 = Une carte spéciale retournée pour être placée au milieu n’y reste pas : elle est montrée à tous, puis remise face cachée sous le paquet d’où elle vient. Elle n’a pas d’autre effet.
EL-SPC-2 = Quand une carte spéciale a été remise sous le paquet, c’est au voisin de gauche de celui qui l’a retournée de placer une carte, et ainsi de suite jusqu’à ce qu’un elemental soit placé.
EL-SPC-3 = Une carte spéciale est remise sous le paquet chaque fois qu’il faut placer une carte : au début, après un gain et après une créature double.
EL-SPC-4 = Une carte spéciale retournée sur une pile y reste, face visible, et fait partie de la table.

## Créature folle
EL-MAD-1 = Quand une créature folle est retournée, le premier joueur qui pose son livre magique sur une carte du milieu, n’importe laquelle, gagne la course.
EL-MAD-2 = Le gagnant de la course d’une créature folle prend toute la table, créature folle comprise.
EL-MAD-3 = Frapper alors que la carte montrée est une créature folle est une mauvaise réponse.
EL-MAD-4 = Poser son livre alors que la carte montrée n’est pas une créature folle est une mauvaise réponse, même sur une carte qui présente deux concordances.
EL-MAD-5 = Si personne ne pose son livre, la créature folle reste sur la pile, sans autre effet, et le joueur suivant retourne une carte.

## Créature double
EL-DBL-1 = Une créature double retournée ouvre une course où aucune réponse n’est bonne.
EL-DBL-2 = Une fois terminée la course de la créature double, le voisin de gauche du joueur qui l’a retournée place une carte au milieu, à côté de celles qui s’y trouvent. Une carte spéciale est remise sous le paquet, comme toujours.
EL-DBL-3 = Une fois placée la carte qu’appelle une créature double, la suivante est retournée par le voisin de gauche du joueur qui l’a placée, ou par le fautif s’il y a eu une erreur sur la créature double.
EL-DBL-4 = Quand plusieurs cartes se trouvent au milieu, il suffit que la carte montrée présente deux concordances avec l’une d’elles ; c’est sur une telle carte qu’il faut frapper.
EL-DBL-5 = Si plus personne en jeu n’a d’elemental dans son paquet, rien ne peut être placé pour une créature double : on saute cette étape, et la partie continue comme si le joueur qui devait placer une carte l’avait fait.

## Magicien
EL-MAG-1 = Un magicien retourné ouvre une course où aucune réponse n’est bonne.
EL-MAG-2 = Une fois terminée la course du magicien, le joueur qui l’a retourné ordonne l’invocation et ne fait rien d’autre avant. Personne ne peut l’ordonner à sa place, il n’y a pas d’invocation si aucune n’est attendue, et aucune carte n’est retournée tant qu’une invocation est attendue.
    .refusal = Une invocation ne s’ordonne qu’après un magicien, par le joueur à qui elle revient, et avant qu’une autre carte soit retournée.
EL-MAG-3 = Sur l’ordre d’invocation, tous les joueurs en jeu qui ont une carte dans leur paquet, y compris celui qui donne l’ordre, retournent en même temps la première sur leur propre pile.
EL-MAG-4 = Lors d’une invocation, un joueur dont le paquet est vide ne retourne rien et reste en jeu.
EL-MAG-5 = Les cartes spéciales retournées par une invocation n’ont aucun effet : aucun livre n’est une bonne réponse, rien n’est placé, aucune autre invocation ne suit.
EL-MAG-6 = Les cartes retournées par une invocation ouvrent une seule course. Sans bonne réponse, et sans fautif à qui revienne le tour, la carte suivante est retournée par le voisin de gauche du joueur qui a donné l’ordre.
EL-MAG-7 = Si personne n’a de carte à retourner pour une invocation, aucune course ne s’ouvre, et la partie continue comme après une invocation sans réponse.
EL-MAG-8 = Si le joueur qui a retourné le magicien a quitté la partie pendant la course du magicien, son voisin de gauche prend le relais : il donne l’ordre, et le tour passe ensuite à son propre voisin de gauche.

## Fin de la partie de 2 à 4 joueurs
EL-END-1 = De 2 à 4 joueurs, la partie prend fin aussitôt que le joueur qui doit placer ou retourner une carte n’en a plus dans son paquet.
EL-END-2 = De 2 à 4 joueurs, la partie prend fin aussitôt qu’un fautif ne peut pas payer. Les réponses de cette course qui n’ont pas encore été jugées ne le sont plus.
EL-END-3 = Un joueur dont le paquet est vide reste en jeu jusqu’à ce qu’il doive placer ou retourner une carte : il répond dans les courses et reçoit des cartes.
EL-END-4 = Une invocation n’oblige personne à fournir une carte : elle ne met jamais fin à la partie parce qu’il en manque une.
EL-END-5 = Quel que soit le nombre de joueurs, la partie prend fin quand on a retourné autant de cartes que le permet l’option « Limite de cartes retournées », une invocation comptant pour une. Elle s’arrête dès que la dernière carte a été placée ou remise sous le paquet, ou que sa course a été jugée, payée et gagnée ; rien d’autre n’est alors exécuté.
EL-END-6 = Après la fin de la partie, tout coup est refusé.
    .refusal = La partie est finie : il reste à regarder le résultat ou à en commencer une autre.

## Quitter la partie, et fin à 5 ou 6 joueurs
EL-OUT-1 = À 5 ou 6 joueurs, celui qui doit placer ou retourner une carte et n’en a plus dans son paquet quitte la partie ; son voisin de gauche doit le faire à sa place.
EL-OUT-2 = À 5 ou 6 joueurs, un fautif qui ne peut pas payer quitte la partie. Le jugement de la course continue.
EL-OUT-3 = À 5 ou 6 joueurs, la partie prend fin aussitôt que deux joueurs au plus ont des cartes dans leur paquet. On le vérifie quand une course a été jugée, quand une carte a été placée ou remise sous le paquet et quand un joueur quitte la partie, mais pas entre une carte retournée et sa course.
EL-OUT-4 = Un joueur qui a quitté la partie n’y prend plus part : il ne répond plus, ne reçoit plus de cartes, et ses coups sont refusés.
    .refusal = Qui a quitté la partie ne peut plus y jouer, mais peut la regarder jusqu’au bout.
EL-OUT-5 = La pile d’un joueur qui a quitté la partie reste sur la table jusqu’à ce que quelqu’un la gagne.
EL-OUT-6 = Les règles qui font quitter la partie valent pour les parties commencées à 5 ou 6 joueurs, quel que soit le nombre de ceux qui restent. Dans les parties commencées de 2 à 4 joueurs, un joueur sans carte à son tour ou un fautif qui ne peut pas payer met fin à la partie.
EL-OUT-7 = À 5 ou 6 joueurs aussi, un joueur dont le paquet est vide reste en jeu jusqu’à ce qu’il doive placer ou retourner une carte, une invocation ne met jamais fin à la partie parce qu’il manque une carte, la limite de cartes retournées s’applique, et tout coup est refusé après la fin.

## Décompte
EL-CNT-1 = Le joueur qui a le plus de cartes dans son paquet gagne. Les cartes sur la table ou mises de côté ne comptent pour personne.
EL-CNT-2 = Les joueurs qui ont le même nombre de cartes partagent la même place au classement ; il peut y avoir plusieurs gagnants.
EL-CNT-3 = Le classement suit le nombre de cartes dans les paquets. Les joueurs qui ont quitté la partie, ou dont le paquet a été mis de côté, viennent après tous les autres, du dernier parti au premier.

## L’arbitrage en réseau
EL-NET-1 = Les courses se jugent sur des durées : celle que mesure l’appareil du joueur entre voir et répondre, et celle que mesure le serveur entre envoyer et recevoir. On ne compare jamais les horloges de deux machines pour juger une course.
EL-NET-2 = Quand le joueur dont c’est le tour demande une carte, le serveur attend un temps pris au hasard dans le « Délai d’affichage », toutes les durées étant également probables, puis envoie la carte à tous les joueurs en même temps. Aucun appareil ne l’a plus tôt, pas même celui du joueur qui la demande, et elle apparaît en une seule image, sans animation.
EL-NET-3 = L’appareil note l’instant où la carte s’affiche pour la première fois et celui où le joueur appuie, tous deux sur une même horloge qui ne recule jamais. La différence, arrondie à la milliseconde inférieure, est le temps annoncé ; il est envoyé avec la réponse et le numéro de la carte retournée.
EL-NET-4 = Le serveur envoie un ping à chaque appareil à chaque « Intervalle des pings », et au moins neuf fois avant la première carte retournée. L’aller-retour est la médiane des neuf derniers ; la gigue est le deuxième plus long des neuf moins cette médiane.
EL-NET-5 = Pour les comptes à rebours, les journaux et les contrôles, chaque ping situe l’horloge de l’appareil : le décalage est la moyenne des différences, serveur moins appareil, à l’aller et au retour ; le trajet est l’aller-retour sans le temps passé dans le serveur. Parmi les huit derniers, on retient le décalage dont le trajet est le plus court ; son erreur est au plus la moitié de ce trajet.
EL-NET-6 = Le temps retenu est le temps annoncé, mais jamais moins que le temps du serveur, de l’envoi de la carte à la réception de la réponse, diminué d’une marge, en millisecondes entières. La marge est l’aller-retour plus la gigue, dans la limite du « Plafond de compensation », plus la « Marge d’affichage » : un temps annoncé est cru autant que la ligne peut expliquer le reste, et pas au-delà.
EL-NET-7 = Un temps annoncé inférieur au seuil de faux départ est écarté par l’appareil, puis de nouveau par le serveur, et le joueur peut encore répondre. Une main destinée à la carte précédente est aussi un faux départ si elle tombe sous ce seuil ; au-delà, elle est jugée d’après la carte affichée.
EL-NET-8 = Une réponse appartient à la carte retournée dont elle porte le numéro. Si cette course est close, la réponse est écartée sans pénalité et le joueur en est averti ; elle ne compte jamais pour la course suivante.
EL-NET-9 = Une course se clôt au premier de ces trois moments : la fin de son délai de réponse ; la demande de la carte suivante par le joueur qui la retournerait si rien ne se passait, mais pas avant la « Durée minimale d’une course » (le double après une invocation) ; le temps retenu de la meilleure bonne réponse reçue. L’arbitre laisse passer la marge propre à chaque joueur silencieux, accepte les réponses dont le temps retenu ne dépasse pas la clôture, puis note le silence de tous ceux qui n’ont pas répondu.
EL-NET-10 = Tant qu’une course est ouverte, aucun joueur n’apprend si d’autres ont répondu. Une fois la course jugée, on montre à tous chaque réponse avec son temps et son verdict.
EL-NET-11 = Après une course avec un gain ou une erreur, la carte suivante n’est pas montrée avant la fin de la « Pause après une course » ; après un magicien, l’ordre n’est pas montré avant la fin de la « Pause avant une invocation ».
EL-NET-12 = Si le joueur dont c’est le tour n’a pas demandé la carte dans le « Délai pour retourner », le serveur la retourne, ou ordonne l’invocation, à sa place. Si la course est allée au bout de son délai de réponse, le serveur le fait aussitôt, après la pause prévue.
EL-NET-13 = Pour un joueur absent, le serveur note le silence dès que la course se clôt, sans aucune marge, et retourne la carte ou ordonne l’invocation après le « Délai pour retourner en cas d’absence ». Le joueur reste en jeu et peut revenir à tout moment entre deux courses ; il n’y a pas d’autre forfait, car un paquet silencieux se vide de lui-même.
EL-NET-14 = Une ligne est lente quand elle fait perdre du temps à son joueur : l’aller-retour dépasse l’« Alerte d’aller-retour », ou bien la gigue dépasse l’« Alerte de gigue » sans que le « Plafond de compensation » couvre le tout. Si cela dure pendant neuf pings, un signe discret l’indique à la place du joueur, pour lui et pour l’hôte. Sur une ligne de moins de 20 ms, la gigue est celle de la machine : elle ne compte pas. Le jugement reste le même.
EL-NET-15 = Les joueurs d’un même appareil ont chacun leurs touches : une pour chaque emplacement du milieu, et une qui en fait un livre. Leur temps retenu est celui que l’appareil a mesuré ; le temps du serveur, l’aller-retour, la gigue et la marge ne servent pas.
EL-NET-16 = Une table peut convenir d’un handicap en millisecondes pour chaque joueur, ajouté à ses temps retenus, que la réponse soit bonne ou mauvaise. Une réponse qui dépasse ainsi le délai de réponse compte comme un silence.
EL-NET-17 = Les spectateurs voient une carte quand sa course est close, et les réponses en même temps que tout le monde.
EL-NET-18 = Une seule course ne permet pas de distinguer d’une personne un programme qui répond à un rythme humain ; le serveur garde donc les 100 dernières bonnes réponses de chaque joueur. Il signale à l’hôte : une médiane inférieure à 300 ms ; une dispersion (écart interquartile) inférieure à 40 ms ; plus de 5 réponses sur 100 à moins de 20 ms au-dessus du seuil de faux départ ; un ralentissement inférieur à 5 ms par carte supplémentaire au milieu ; plus de 20 temps annoncés sur 100 corrigés par l’arbitre. Un signalement ne change rien à la partie ; les résultats classés attendent la décision de l’hôte.
EL-NET-19 = Un appareil malhonnête peut retarder ses pings et voler ainsi jusqu’au « Plafond de compensation » moins son véritable aller-retour. Les tables classées devraient choisir un plafond bas (120 ms), les amis éloignés un plafond élevé (300 ms).
EL-NET-20 = Avant la première carte et après une pause, un compte à rebours laisse à chacun le temps de se préparer : aucune carte n’est montrée avant la fin du « Compte à rebours ».
EL-NET-21 = Qui joue seul contre des robots peut mettre la partie en pause : la course ouverte se termine, puis plus rien n’est montré ni attendu. La partie se met aussi en pause quand cette personne se déconnecte. Elle reprend sur demande, après un compte à rebours. À plusieurs personnes, nul ne peut arrêter la partie à lui seul.

## Coups
EL-MOVE-1 = Il y a cinq coups : retourner une carte, ordonner l’invocation, frapper sur une carte, poser son livre sur une carte, garder le silence. Un coup s’écrit en mots minuscules séparés par une seule espace ; une carte est l’un des 60 identifiants, un temps est un nombre entier de 0 à 99999 sans zéro initial, et tout le reste est refusé.
    .refusal = Ce n’est pas un coup : on peut retourner une carte, ordonner une invocation, frapper sur l’une des 60 cartes ou y poser son livre, ou garder le silence.
EL-MOVE-2 = Si un coup peut être refusé pour plusieurs raisons, on donne la première de cette liste : la partie est finie ; ce n’est pas un coup ; le joueur a quitté la partie ; une carte ou une invocation pendant une course ; une invocation que rien n’appelle, ou une carte alors qu’une invocation est attendue ; une carte hors de son tour, ou l’invocation d’un autre joueur ; une réponse sans course ; une deuxième réponse ; une carte qui n’est pas au milieu ; un faux départ ; une réponse trop tardive.
EL-MOVE-3 = Dans une course, les coups permis proposés à un joueur sont le silence, ainsi qu’une frappe et un livre pour chaque carte du milieu, sans temps : 11 au plus. Chaque frappe ou livre avec un temps allant du seuil de faux départ au délai de réponse est permis aussi.

## Ce que voit chaque joueur
EL-SEE-1 = Personne ne voit les cartes d’un paquet ni d’un paquet mis de côté, pas même son propriétaire : seul leur nombre est montré.
EL-SEE-2 = Toutes les cartes face visible sont publiques : les piles et le milieu sont montrés en entier.
EL-SEE-3 = Tant qu’une course est ouverte, un joueur ne voit que sa propre réponse, et rien ne lui indique si un autre a répondu. Une liste des joueurs qui doivent encore agir, si elle est affichée, ne nomme que lui ou personne.
EL-SEE-4 = L’ordre tiré au sort pour les temps égaux n’est montré à personne.

## Points de règle tranchés
EL-R-1 = La règle parle de deux parties identiques : il en faut exactement deux. Tous les elementals étant différents, trois concordances sont impossibles.
EL-R-2 = La boîte contient les 48 elementals de la liste des cartes, choisis pour que chacun soit aussi facile à attraper que les autres.
EL-R-3 = Après une erreur, le fautif retourne la première carte de son paquet et non de sa pile visible : la recherche continue, il faut donc une nouvelle carte.
EL-R-4 = On peut répondre à toute carte retournée sur une pile, y compris les créatures doubles et les magiciens. Une carte placée au milieu est à chercher : elle n’ouvre pas de course, sauf si l’option « Prise au milieu » est activée.
EL-R-5 = Quand plusieurs mains s’abattent, la première bonne gagne, les mauvaises qui la précèdent paient, et tout ce qui vient ensuite est sans effet : la carte est déjà prise.
EL-R-6 = Quand plusieurs joueurs se trompent, tous paient, mais seul le premier retourne la carte suivante : c’est son erreur qui a arrêté le jeu.
EL-R-7 = Personne n’a de second essai dans une course ; sinon on pourrait frapper toutes les cartes du milieu l’une après l’autre.
EL-R-8 = Après une erreur sur une créature double ou un magicien, l’effet de la carte s’applique d’abord, puis le fautif retourne une carte : rien ne dit qu’une erreur annule la carte.
EL-R-9 = Une erreur se paie avec les cartes du dessus du paquet, dans le sens des aiguilles d’une montre à partir du voisin de gauche ; elles vont sous les paquets des autres.
EL-R-10 = Frapper sur une créature folle et poser son livre sur deux concordances sont deux erreurs : à chaque carte sa réponse.
EL-R-11 = Seul compte ce qui vient d’être retourné. Deux concordances ou une créature folle que personne n’a vues sont perdues.
EL-R-12 = Lors d’une invocation, on compare chaque elemental qui vient d’être retourné à chaque carte du milieu, jamais deux cartes retournées entre elles. Une seule paire suffit.
EL-R-13 = Un joueur dont le paquet est vide reste en jeu jusqu’à son tour : il peut répondre et recevoir, et ne retourne rien lors d’une invocation.
EL-R-14 = C’est le tour de celui qui doit placer ou retourner une carte, aussi après un gain, une créature double ou une erreur. Une invocation n’est le tour de personne.
EL-R-15 = À cinq ou six joueurs, la partie prend fin quand deux paquets au plus ont des cartes, que les autres joueurs soient partis ou non. Une carte retournée et sa course ne font qu’un : une dernière carte peut encore tout regagner.
EL-R-16 = Le paquet d’un joueur qui ne peut pas payer sort de la partie ; sa pile reste et se gagne avec la table.
EL-R-17 = On ne compte que les paquets. À égalité, la place est partagée ; ceux qui sont partis sont classés selon le temps qu’ils ont tenu.
EL-R-18 = Les cartes gagnées vont sous le paquet dans un ordre fixe, que l’on peut vérifier à la main. Les tables qui ne veulent rien laisser à une mémoire parfaite les font mélanger.
EL-R-19 = Le joueur qui ressemble le plus à un elemental est tiré au sort.
EL-R-20 = Quand un fautif ne peut pas payer avant une bonne réponse, la partie de deux à quatre joueurs est finie et la bonne réponse n’est pas entendue ; à cinq ou six, le jugement continue.
EL-R-21 = Quand plus aucun paquet n’a d’elemental, on ne place rien pour une créature double : sinon on remettrait sans fin des cartes spéciales.
EL-R-22 = Des joueurs qui se laissent gagner pourraient continuer sans fin : l’option « Limite de cartes retournées » met fin à la partie.
EL-R-23 = Les mains trop rapides ou trop lentes ne coûtent rien : à distance, personne ne voit à quelle carte une main était destinée. À partir du seuil de faux départ, la première réponse compte.
EL-R-24 = L’invocation est ordonnée par le joueur qui a retourné le magicien, ou par le suivant si celui-ci vient de partir.
EL-R-25 = L’arbitre clôt une course en notant le silence de tous ceux qui n’ont pas répondu ; l’ordre d’arrivée des réponses n’y change rien.
EL-R-26 = Retourner les cartes de sorte que les autres les voient d’abord devient : tous voient une carte au même instant.
EL-R-27 = Un paiement qui vide le paquet est fait ; c’est seulement ensuite que le joueur peut ne plus avoir de carte pour continuer.
EL-R-28 = Autour d’une table, une carte peut être attrapée jusqu’à la suivante ; ici, jusqu’à la fin de sa course : il faut bien décider que personne n’a répondu.
EL-R-29 = Après une créature double, c’est le voisin de gauche de celui qui a placé la carte qui retourne la suivante, comme toujours.

## Jeu
game-name = Elementals
game-pitch = Dès qu’une nouvelle créature a exactement deux parties en commun avec une carte du milieu, la première main posée sur celle-ci gagne toute la table.

## Éléments
element-air = Air
    .letter = A
element-water = Eau
    .letter = E
element-earth = Terre
    .letter = T
element-fire = Feu
    .letter = F

## Parties
part-head = Tête
part-belly = Ventre
part-legs = Jambes

## Sortes de cartes
kind-elemental = Elemental
    .help = Une créature avec une tête, un ventre et des jambes : il faut frapper sur la carte du milieu qui présente avec elle deux concordances.
kind-special = Carte spéciale
    .help = Une créature folle, une créature double ou un magicien ; elle ne présente aucune concordance.
kind-mad = Créature folle
    .help = Il faut être le premier à poser son livre sur une carte du milieu, n’importe laquelle.
kind-double = Créature double
    .help = On ne touche à rien : une carte de plus est placée au milieu.
kind-magician = Magicien
    .help = On ne touche à rien : tous retournent ensuite une carte en même temps.

## Zones
zone-pack = Paquet
    .help = Les cartes face cachée qu’un joueur tient en main ; elles seules comptent à la fin.
zone-pile = Pile
    .help = Les cartes face visible d’un joueur, devant lui.
zone-middle = Milieu
    .help = Les elementals face visible qu’il faut attraper.
zone-table = Table
    .help = Toutes les cartes face visible, le milieu et chaque pile : l’enjeu de la course.
zone-aside = Mis de côté
    .help = Les paquets retirés de la partie ; ils ne comptent pour personne.
zone-book = Livre magique
    .help = Ce que chaque joueur oppose aux créatures folles.

## Mots du jeu
term-match = Deux concordances
    .help = Deux elementals dont exactement deux parties sont identiques.
term-common = Concordance
    .help = Une partie qui montre le même élément sur les deux cartes.
term-place = Placer au milieu
    .help = Retourner la première carte de son paquet et la mettre au milieu.
term-flip = Retourner
    .help = Retourner la première carte de son paquet sur sa propre pile.
term-slap = Frapper
    .help = Poser la main sur une carte du milieu.
term-book = Livre
    .help = Poser son livre magique sur une carte du milieu.
term-pass = Silence
    .help = Ne répondre ni de la main ni du livre.
term-race = Course
    .help = Le temps qui suit une carte retournée et pendant lequel tous peuvent répondre.
term-answer = Réponse
    .help = Une frappe, un livre ou le silence.
term-mistake = Erreur
    .help = Une réponse jugée mauvaise ; elle coûte une carte pour chaque adversaire.
term-offender = Fautif
    .help = Le joueur qui a commis l’erreur.
term-summon = Invocation
    .help = Le moment où, sur ordre d’un magicien, tous retournent une carte en même temps.
term-left-neighbour = Voisin de gauche
    .help = Le joueur suivant dans le sens des aiguilles d’une montre, encore en jeu.
term-false-start = Faux départ
    .help = Une réponse plus rapide que ne peut l’être aucune réaction.
term-referee = Arbitre
    .help = Le composant du serveur qui mesure le temps des réponses et clôt la course.
term-window = Délai de réponse
    .help = Le temps pendant lequel on peut répondre dans une course.
term-claimed = Temps annoncé
    .help = Le temps de réaction mesuré par l’appareil du joueur.
term-ruled = Temps retenu
    .help = Le temps de réaction qui compte, tel que l’arbitre l’a fixé.

## Phases
phase-place = Placer une carte au milieu
phase-flip = Retourner une carte
phase-race = Course
phase-summon = Ordonner l’invocation
phase-over = Partie finie

## Courses
race-flip = Une carte a été retournée
race-summon = Une invocation a été retournée
race-middle = Une carte a été placée à côté d’autres

## Verdicts
verdict-right = Bonne réponse
verdict-wrong = Mauvaise réponse
verdict-void = Sans effet

## Pourquoi une réponse est bonne ou mauvaise
why-two-parts = deux parties identiques
why-one-part = une seule partie commune
why-no-part = aucune partie commune
why-mad = une créature folle appelle le livre, pas la main
why-double = on ne touche à rien devant une créature double
why-magician = on ne touche à rien devant un magicien
why-book = le livre, sur une créature folle
why-no-mad = le livre ne sert qu’aux créatures folles

## Raisons de quitter la partie et raisons de la fin
left-no-card = Plus de carte à retourner
left-cannot-pay = N’a pas pu payer une erreur
reason-out-of-cards = Le joueur dont c’est le tour n’a plus de carte
reason-cannot-pay = Une erreur n’a pas pu être payée
reason-two-left = Deux joueurs au plus ont encore des cartes
reason-flip-limit = La limite de cartes retournées est atteinte
ending-out-of-cards = Plus de carte à retourner, la partie s’arrête : { ending-count }
ending-cannot-pay = Une erreur n’a pas pu être payée, la partie s’arrête : { ending-count }
ending-two-left = Deux joueurs au plus ont encore des cartes : { ending-count }
ending-flip-limit = { $max-flips } cartes retournées, la partie s’arrête : { ending-count }
ending-count =
    { $count ->
        [one] { $winners } a le plus de cartes dans son paquet ({ $pack }).
       *[other] { $winners } ont autant de cartes dans leur paquet ({ $pack }).
    }
tally-pack = Paquet
    .help = Cartes dans le paquet : elles décident
tally-pile = Sur la table
    .help = Cartes de la pile devant chacun : elles ne comptent pour personne

## Les 48 elementals
card-eee = Grobadok
    .parts = terre-terre-terre
card-eew = Grobamil
    .parts = terre-terre-eau
card-eea = Grobafen
    .parts = terre-terre-air
card-ewe = Groludok
    .parts = terre-eau-terre
card-eww = Grolumil
    .parts = terre-eau-eau
card-ewf = Grolurax
    .parts = terre-eau-feu
card-eae = Grovidok
    .parts = terre-air-terre
card-eaa = Grovifen
    .parts = terre-air-air
card-eaf = Grovirax
    .parts = terre-air-feu
card-efw = Grozamil
    .parts = terre-feu-eau
card-efa = Grozafen
    .parts = terre-feu-air
card-eff = Grozarax
    .parts = terre-feu-feu
card-wee = Naobadok
    .parts = eau-terre-terre
card-wew = Naobamil
    .parts = eau-terre-eau
card-wef = Naobarax
    .parts = eau-terre-feu
card-wwe = Naoludok
    .parts = eau-eau-terre
card-wwa = Naolufen
    .parts = eau-eau-air
card-wwf = Naolurax
    .parts = eau-eau-feu
card-waw = Naovimil
    .parts = eau-air-eau
card-waa = Naovifen
    .parts = eau-air-air
card-waf = Naovirax
    .parts = eau-air-feu
card-wfe = Naozadok
    .parts = eau-feu-terre
card-wfw = Naozamil
    .parts = eau-feu-eau
card-wfa = Naozafen
    .parts = eau-feu-air
card-aee = Sifibadok
    .parts = air-terre-terre
card-aea = Sifibafen
    .parts = air-terre-air
card-aef = Sifibarax
    .parts = air-terre-feu
card-aww = Sifilumil
    .parts = air-eau-eau
card-awa = Sifilufen
    .parts = air-eau-air
card-awf = Sifilurax
    .parts = air-eau-feu
card-aae = Sifividok
    .parts = air-air-terre
card-aaw = Sifivimil
    .parts = air-air-eau
card-aaa = Sifivifen
    .parts = air-air-air
card-afe = Sifizadok
    .parts = air-feu-terre
card-afw = Sifizamil
    .parts = air-feu-eau
card-aff = Sifizarax
    .parts = air-feu-feu
card-few = Pyrobamil
    .parts = feu-terre-eau
card-fea = Pyrobafen
    .parts = feu-terre-air
card-fef = Pyrobarax
    .parts = feu-terre-feu
card-fwe = Pyroludok
    .parts = feu-eau-terre
card-fww = Pyrolumil
    .parts = feu-eau-eau
card-fwa = Pyrolufen
    .parts = feu-eau-air
card-fae = Pyrovidok
    .parts = feu-air-terre
card-faw = Pyrovimil
    .parts = feu-air-eau
card-faf = Pyrovirax
    .parts = feu-air-feu
card-ffe = Pyrozadok
    .parts = feu-feu-terre
card-ffa = Pyrozafen
    .parts = feu-feu-air
card-fff = Pyrozarax
    .parts = feu-feu-feu

## Les 12 cartes spéciales
card-mad-1 = Méli-mélo
    .picture = tête de terre, ventre d’eau, jambe gauche d’air, jambe droite de feu
card-mad-2 = Pêle-mêle
    .picture = tête d’eau, ventre d’air, jambe gauche de feu, jambe droite de terre
card-mad-3 = Charivari
    .picture = tête d’air, ventre de feu, jambe gauche de terre, jambe droite d’eau
card-mad-4 = Micmac
    .picture = tête de feu, ventre de terre, jambe gauche d’eau, jambe droite d’air
card-double-1 = Jumeaux de pierre
    .picture = deux créatures de terre dos à dos
card-double-2 = Jumeaux des vagues
    .picture = deux créatures d’eau dos à dos
card-double-3 = Jumeaux des rafales
    .picture = deux créatures d’air dos à dos
card-double-4 = Jumeaux de braise
    .picture = deux créatures de feu dos à dos
card-magician-1 = Magicien des pierres
    .picture = robe de terre
card-magician-2 = Magicien des marées
    .picture = robe d’eau
card-magician-3 = Magicien des vents
    .picture = robe d’air
card-magician-4 = Magicien des braises
    .picture = robe de feu

## Les 6 livres
book-0 = Livre rouge
    .sign = soleil
book-1 = Livre bleu
    .sign = lune
book-2 = Livre vert
    .sign = feuille
book-3 = Livre jaune
    .sign = cloche
book-4 = Livre violet
    .sign = œil
book-5 = Livre blanc
    .sign = clé

## Options
option-window = Délai de réponse
    .help = Millisecondes pendant lesquelles on peut répondre dans une course, de 500 à 10 000 ; le double après une invocation. 3 000 convient aux premières parties et aux enfants, 2 000 aux adultes rapides.
option-window-2000 = 2 secondes (adultes rapides)
option-window-3000 = 3 secondes (premières parties, enfants)
option-floor = Seuil de faux départ
    .help = Les réponses plus rapides que ce nombre de millisecondes, de 0 à 400, sont des faux départs ; d’ordinaire 100.
option-floor-0 = Aucun seuil
option-gather = Cartes gagnées
    .help = Façon dont les cartes gagnées vont sous le paquet ; les mélanger ôte l’avantage d’une mémoire parfaite.
option-gather-fixed = Ordre fixe
    .help = D’abord le milieu, puis les piles dans le sens des aiguilles d’une montre à partir de celle du gagnant, les cartes les plus anciennes d’abord.
option-gather-shuffled = Mélangées
    .help = Les cartes gagnées sont mélangées entre elles avant d’aller sous le paquet.
option-middle-catch = Prise au milieu
    .help = Une carte placée à côté d’autres ouvre-t-elle une course ?
option-middle-catch-off = Désactivée
    .help = Une carte placée au milieu n’ouvre pas de course.
option-middle-catch-on = Activée
    .help = Une carte placée à côté d’autres ouvre une course : il faut frapper sur une autre carte du milieu avec laquelle elle présente deux concordances.
option-max-flips = Limite de cartes retournées
    .help = La partie prend fin après ce nombre de cartes retournées et d’invocations, 100 000 au plus ; d’ordinaire 300, soit un quart d’heure au plus.
option-max-flips-0 = Aucune limite
    .help = Pour les parties entre personnes seulement.
option-start = Premier joueur
    .help = Le joueur qui place la première carte.
option-start-draw = Tiré au sort
option-start-0 = Place 0 (livre rouge)
option-start-1 = Place 1 (livre bleu)
option-start-2 = Place 2 (livre vert)
option-start-3 = Place 3 (livre jaune)
option-start-4 = Place 4 (livre violet)
option-start-5 = Place 5 (livre blanc)

## Réglages de l’arbitre
referee-show-delay = Délai d’affichage
    .help = Attente au hasard entre la demande d’une carte et son affichage.
referee-count-down = Compte à rebours
    .help = Attente avant la première carte, et après une pause.
referee-ping-every = Intervalle des pings
    .help = Temps entre deux pings qui mesurent la ligne d’un joueur.
referee-comp-cap = Plafond de compensation
    .help = Part maximale du temps de la ligne qui est compensée : basse pour les tables classées, élevée pour des amis éloignés.
referee-paint-allowance = Marge d’affichage
    .help = Temps accordé pour l’affichage de la carte à l’écran.
referee-pause = Durée minimale d’une course
    .help = Une course reste ouverte au moins ce temps, sauf si elle est gagnée ; le double après une invocation.
referee-settle-pause = Pause après une course
    .help = Attente minimale avant la carte suivante, après un gain ou une erreur.
referee-summon-pause = Pause avant une invocation
    .help = Attente minimale entre un magicien et son invocation.
referee-flip-timeout = Délai pour retourner
    .help = Passé ce temps, le serveur retourne la carte.
referee-away-timeout = Délai pour retourner en cas d’absence
    .help = Passé ce temps, le serveur retourne la carte d’un joueur absent.
referee-max-rtt = Alerte d’aller-retour
    .help = Au-delà de cet aller-retour, le joueur et l’hôte sont avertis.
referee-max-jitter = Alerte de gigue
    .help = Au-delà de cette gigue, le joueur et l’hôte sont avertis.
referee-handicap = Handicap
    .help = Temps convenu à la table et ajouté aux réponses d’un joueur.

## Boutons
verb-flip = Retourner la carte suivante
verb-summon = Ordonner l’invocation
verb-slap = Frapper
verb-book = Poser le livre
verb-pass = Garder le silence

## Places
seat-0 = Rouge
seat-1 = Bleu
seat-2 = Vert
seat-3 = Jaune
seat-4 = Violet
seat-5 = Blanc

## Le dessin
draw-flips =
    { $count ->
        [one] { $count } carte retournée
       *[other] { $count } cartes retournées
    }
draw-prize =
    { $count ->
        [0] rien sur la table
        [one] une carte sur la table
       *[other] { $count } cartes sur la table
    }
draw-pack = paquet { $count }
draw-pile = pile { $count }
draw-aside = écartées { $count }
draw-left = parti
draw-empty = le milieu est vide
draw-to-place = { $seat } place la prochaine carte au milieu.
draw-to-flip = { $seat } retourne la prochaine carte.
draw-to-summon = { $seat } ordonne l’invocation.
draw-race = Course : frapper, poser son livre ou garder le silence.
draw-answered = Votre réponse : { $move }
draw-you = vous
draw-mad = Folle
draw-double = Double
draw-magician = Magicien
draw-call = → livre
draw-stop = → rien

## Le jeu en mots, pour qui l’écoute
speak-card = { $name } ({ $parts })
speak-place = { $place } { $card }
speak-shown = Carte montrée : { $cards }.
speak-middle = Au milieu : { $cards }.
speak-pack = { $seat } { $count }
speak-packs = Paquets : { $packs }.

## Le journal : ce qui s’est passé, une phrase à la fois
who =
    { $seat ->
        [0] Rouge
        [1] Bleu
        [2] Vert
        [3] Jaune
        [4] Violet
       *[5] Blanc
    }
card-told =
    { $card ->
        [eee] { card-eee } (eee)
        [eew] { card-eew } (eew)
        [eea] { card-eea } (eea)
        [ewe] { card-ewe } (ewe)
        [eww] { card-eww } (eww)
        [ewf] { card-ewf } (ewf)
        [eae] { card-eae } (eae)
        [eaa] { card-eaa } (eaa)
        [eaf] { card-eaf } (eaf)
        [efw] { card-efw } (efw)
        [efa] { card-efa } (efa)
        [eff] { card-eff } (eff)
        [wee] { card-wee } (wee)
        [wew] { card-wew } (wew)
        [wef] { card-wef } (wef)
        [wwe] { card-wwe } (wwe)
        [wwa] { card-wwa } (wwa)
        [wwf] { card-wwf } (wwf)
        [waw] { card-waw } (waw)
        [waa] { card-waa } (waa)
        [waf] { card-waf } (waf)
        [wfe] { card-wfe } (wfe)
        [wfw] { card-wfw } (wfw)
        [wfa] { card-wfa } (wfa)
        [aee] { card-aee } (aee)
        [aea] { card-aea } (aea)
        [aef] { card-aef } (aef)
        [aww] { card-aww } (aww)
        [awa] { card-awa } (awa)
        [awf] { card-awf } (awf)
        [aae] { card-aae } (aae)
        [aaw] { card-aaw } (aaw)
        [aaa] { card-aaa } (aaa)
        [afe] { card-afe } (afe)
        [afw] { card-afw } (afw)
        [aff] { card-aff } (aff)
        [few] { card-few } (few)
        [fea] { card-fea } (fea)
        [fef] { card-fef } (fef)
        [fwe] { card-fwe } (fwe)
        [fww] { card-fww } (fww)
        [fwa] { card-fwa } (fwa)
        [fae] { card-fae } (fae)
        [faw] { card-faw } (faw)
        [faf] { card-faf } (faf)
        [ffe] { card-ffe } (ffe)
        [ffa] { card-ffa } (ffa)
        [fff] { card-fff } (fff)
        [mad-1] { card-mad-1 } (mad-1)
        [mad-2] { card-mad-2 } (mad-2)
        [mad-3] { card-mad-3 } (mad-3)
        [mad-4] { card-mad-4 } (mad-4)
        [double-1] { card-double-1 } (double-1)
        [double-2] { card-double-2 } (double-2)
        [double-3] { card-double-3 } (double-3)
        [double-4] { card-double-4 } (double-4)
        [magician-1] { card-magician-1 } (magician-1)
        [magician-2] { card-magician-2 } (magician-2)
        [magician-3] { card-magician-3 } (magician-3)
       *[magician-4] { card-magician-4 } (magician-4)
    }
log-game-started =
    La première carte est placée par { $start ->
        [0] Rouge
        [1] Bleu
        [2] Vert
        [3] Jaune
        [4] Violet
       *[5] Blanc
    }.
log-card-placed = { who } place au milieu { card-told }.
log-special-returned = { who } retourne { card-told } et la remet sous son paquet.
log-placing-skipped = Plus aucun paquet n’a d’elemental : { who } ne place rien.
log-card-flipped = { who } retourne { card-told }.
log-packs-flipped = { who } ordonne l’invocation : chacun retourne une carte.
log-race-opened =
    { $race ->
        [summon] La course est ouverte : { $shown }.
       *[other] La course est ouverte.
    }
log-answer-given = Votre réponse est notée : { $move }.
log-race-closed = La course est jugée.
log-mistake = { who } se trompe : { $move }.
log-card-given =
    { $from ->
        [0] Rouge
        [1] Bleu
        [2] Vert
        [3] Jaune
        [4] Violet
       *[5] Blanc
    } donne une carte à { $to ->
        [0] Rouge
        [1] Bleu
        [2] Vert
        [3] Jaune
        [4] Violet
       *[5] Blanc
    }.
log-pack-set-aside =
    { $count ->
        [0] { who } n’a rien pour payer.
        [one] { who } ne peut pas payer : un paquet d’une carte est mis de côté.
       *[other] { who } ne peut pas payer : un paquet de { $count } cartes est mis de côté.
    }
log-player-left =
    { $reason ->
        [no-card] { who } n’a plus de carte à retourner et quitte la partie.
       *[cannot-pay] { who } quitte la partie.
    }
log-cards-won =
    { $by ->
        [book] { who } gagne { $count } cartes, le livre sur { $on }.
       *[slap] { who } gagne { $count } cartes en frappant sur { $on }.
    }
log-game-over = La partie est finie.

## La galerie : ses groupes

gallery-elemental = Elementals
    .help = Une tête, un ventre et des jambes, chacun de terre, d’eau, d’air ou de feu. Il n’y en a pas deux pareils.
gallery-mad = Créatures folles
    .help = Soyez le premier à poser votre livre sur une carte du milieu, n’importe laquelle.
gallery-double = Créatures doubles
    .help = Ne touchez à rien : une carte de plus est placée au milieu.
gallery-magician = Magiciens
    .help = Ne touchez à rien : ensuite tous retournent une carte en même temps.

## Conseils : ce qui est demandé, et ce que fait alors chaque verbe

advice-flip = À vous de retourner une carte. Soyez prêt : tout le monde joue en même temps.
    .flip = La carte du dessus de votre paquet se montre devant vous, et la course commence.
advice-place = Il faut une nouvelle carte au milieu : c’est elle qu’on voudra attraper.
    .flip = La carte du dessus de votre paquet va au milieu. Une carte spéciale n’y reste pas : le suivant essaie alors.
advice-summon = Vous avez retourné un magicien : donnez l’ordre quand tout le monde est prêt.
    .summon = Tous retournent une carte en même temps, et la course commence.
advice-race = Comparez la nouvelle carte avec celles du milieu : tête avec tête, ventre avec ventre, jambes avec jambes.
    .slap = Deux parties pareilles, ni plus ni moins : frappez vite cette carte du milieu.
    .book = La nouvelle carte est une créature folle : posez votre livre sur une carte du milieu.
    .pass = Ni l’un ni l’autre : ne touchez à rien.
    .tip = Une erreur vous coûte une carte pour chaque adversaire.
