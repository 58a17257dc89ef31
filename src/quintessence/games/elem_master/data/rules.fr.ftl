## Notions de base

EM-BAS-1 = Le plateau compte 6 × 6 cases à deux joueurs et 10 × 10 à quatre. Les colonnes portent des lettres à partir de a et les lignes des numéros à partir de 1 ; a1 est le coin gauche de Blanc, assis du côté de la ligne 1.
EM-BAS-2 = Deux cases sont adjacentes si elles se touchent par un côté ou par un coin : une case a donc jusqu’à huit voisines. Un Néant situé entre deux voisines en diagonale n’y change rien.
EM-BAS-3 = La distance se compte en pas dans l’une des huit directions : c’est le plus grand des deux écarts, en colonnes ou en lignes.
EM-BAS-4 = Un élémentaire est une pile de 1 à 3 jetons d’un seul élément et d’un seul propriétaire. Son niveau est le nombre de ses jetons.
EM-BAS-5 = Chaque case accueille au plus un élémentaire.
EM-BAS-6 = Chaque joueur a 6 jetons de chaque élément ; ceux qui ne sont ni sur le plateau ni mis de côté par le Nécromancien forment sa réserve. Un jeton qui quitte le plateau retourne aussitôt à la réserve de son propriétaire.
EM-BAS-7 = Aucun élémentaire ne dépasse le niveau 3 : si une action devait l’élever davantage, les jetons en excédent retournent à la réserve. Seul l’évènement Tornade permet de franchir cette limite.
EM-BAS-8 = Une case de Néant est hors d’usage : rien ne peut s’y tenir, y entrer, y être invoqué ni y être poussé. Seules les zones de Grêle et de Neige peuvent en contenir.
    .refusal = Cette case est un Néant, elle est inutilisable : choisissez une case en jeu.
EM-BAS-9 = Vous n’agissez qu’avec vos propres élémentaires.
    .refusal = Vous n’avez pas d’élémentaire sur cette case : choisissez l’un des vôtres.
EM-BAS-10 = Un élémentaire ne gagne un niveau que s’il est de niveau 1 ou 2 et si la réserve de son propriétaire contient un jeton de son élément. Un gain de plusieurs niveaux s’applique dans cette limite ; un gain impossible est ignoré et le reste de l’effet a lieu.
EM-BAS-11 = Un élémentaire qui perd un niveau rend un jeton ; s’il rend le dernier, il disparaît et sa case est vide. Une perte supérieure à son niveau lui prend tous ses jetons.
EM-BAS-12 = Ordre de lecture : chaque joueur compte les cases ligne par ligne à partir de sa première ligne (une rangée au sud et au nord, une colonne à l’ouest et à l’est), et chaque ligne de sa gauche vers sa droite. Si plusieurs de ses élémentaires gagnent un niveau ou sont transformés à la fois et que sa réserve ne suffit pas, ils sont servis dans cet ordre.
EM-BAS-13 = Vos propres élémentaires sont ceux de votre couleur. En équipe, ceux de votre partenaire sont alliés sans être les vôtres, et vos adversaires sont les deux joueurs de l’autre équipe ; sans équipe, tous les autres joueurs sont des adversaires.
EM-BAS-14 = Vos cases de départ sont les six cases centrales de chacune de vos deux premières lignes, hors Néant : les deux lignes entières à deux joueurs, sans les deux cases de chaque bout à quatre.

## Mise en place

EM-SET-1 = On joue à deux ou à quatre. À deux, Blanc est au sud (ligne 1) et Noir au nord (ligne 6) ; à quatre, dans le sens horaire, Blanc est au sud (ligne 1), Noir à l’ouest (colonne a), Bleu au nord (ligne 10) et Rouge à l’est (colonne j).
EM-SET-2 = Chaque joueur reçoit les 24 jetons de sa couleur, tous en réserve.
EM-SET-3 = L’arène est l’arène standard, une arène choisie par son nom ou une carte tirée au hasard, selon l’option d’arène. Ses Néants sont posés en premier.
EM-SET-4 = Quatre blocs de terrain sont disposés au hasard, un par quart du plateau. Le jeu standard comprend une forêt, une savane, un marais et une montagne ; l’option de terrain en propose d’autres.
EM-SET-5 = Le premier joueur est tiré au sort, sauf si l’option de premier joueur en désigne un.
EM-SET-6 = La mise en place suit cet ordre : arène, terrain, premier joueur, spécialités et évènements s’ils sont en jeu, armées. Le premier tour revient ensuite au premier joueur.

## Armées (phase d’invocation)

EM-INV-1 = Départ standard : chaque armée est celle que l’arène prévoit, tournée selon le côté de son joueur. Le terrain, lui, reste aléatoire.
EM-INV-2 = Départ libre : chaque joueur compose une armée d’exactement 12 de ses 24 jetons, en secret et en même temps que les autres. Un jeton posé ne se reprend pas.
EM-INV-3 = Les jetons se posent uniquement sur vos propres cases de départ.
    .refusal = Ce n’est pas l’une de vos cases de départ : posez le jeton sur l’une des six cases centrales de vos deux premières lignes.
EM-INV-4 = Un jeton se pose sur une case vide, ou sur votre pile du même élément si elle est en dessous du niveau 3.
    .refusal = Ce jeton ne peut pas aller là : choisissez une case vide, ou votre pile du même élément en dessous du niveau 3.
EM-INV-5 = Vous ne pouvez pas poser plus que vos 6 jetons d’un même élément.
    .refusal = Vous avez déjà posé vos six jetons de cet élément : choisissez-en un autre.
EM-INV-6 = Votre armée doit contenir de la Terre. Tant qu’elle n’en a pas, le douzième jeton et celui qui occuperait la dernière case de départ vide ne peuvent être que de la Terre.
    .refusal = Votre armée n’a pas encore de Terre : ce jeton doit être un jeton Terre.
EM-INV-7 = Quand chaque joueur a posé 12 jetons, toutes les armées sont révélées ensemble et le premier tour commence. Qui a posé ses 12 jetons attend les autres.
EM-INV-8 = Avant la révélation, personne ne voit votre armée, pas même votre partenaire : on sait seulement combien de jetons vous avez posés.
EM-INV-9 = Les partenaires peuvent se concerter avant de composer leurs armées.

## Tours et marques

EM-TUR-1 = Votre tour commence avec 3 points d’action (PA). Seuls les évènements Arc-en-ciel et Coulée de boue y changent quelque chose.
EM-TUR-2 = Une action coûte 1 PA, sauf si sa règle dit autre chose. Vous ne pouvez pas dépenser plus qu’il ne vous en reste.
    .refusal = Il ne vous reste pas assez de points d’action : jouez quelque chose de moins cher ou finissez votre tour.
EM-TUR-3 = Seul un joueur qui doit agir peut jouer : le joueur actif ou, pendant la pose des armées, quiconque n’a pas encore posé 12 jetons. Une fois la partie finie, personne ne joue plus.
    .refusal = Vous n’avez rien à jouer pour l’instant : attendez que ce soit à vous.
EM-TUR-4 = Un élémentaire est la source d’une seule action par tour : marqué joué, il ne peut plus agir. Seule la marque compte, et celui qui a agi sans être marqué peut agir encore ; elle n’est ignorée que par un pas supplémentaire et par les souffles sous la Tempête.
    .refusal = Cet élémentaire est marqué joué : choisissez-en un qui ne l’est pas.
EM-TUR-5 = La source d’une action est marquée jouée à la fin de l’action, sauf si une règle dit le contraire.
EM-TUR-6 = Être attaqué, entraîné, poussé, rejoint par une fusion, choisi ou affecté d’une autre façon ne marque jamais un élémentaire, sauf par le pouvoir du Runiste. Une marque ne protège de rien de tout cela.
EM-TUR-7 = Vous finissez vous-même votre tour, quels que soient les PA restants, pourvu qu’aucune décision ne soit en attente. Un tour ne s’achève jamais tout seul, pas même à 0 PA.
EM-TUR-8 = À la fin d’un tour, dans cet ordre : les éléments empruntés par le Métamorphe prennent fin ; les élémentaires du joueur actif perdent leurs marques joué et immobilisé, et les enracinés deviennent immobilisés ; les effets actifs ce tour cessent ; les limites de calme et de durée sont vérifiées. Les marques des autres joueurs restent.
EM-TUR-9 = Vient ensuite le tour du joueur suivant dans le sens horaire qui est encore en jeu ; à deux, c’est l’autre joueur.
EM-TUR-10 = Tant qu’une décision est en attente, seule une réponse à cette décision est permise. Sans décision en attente, une telle réponse ne l’est pas, ni un coup qui relève d’une autre phase.
    .refusal = Ce coup n’a pas sa place maintenant : répondez à la décision en attente s’il y en a une, sinon jouez un coup de la phase en cours.
EM-TUR-11 = Au début d’un tour, dans cet ordre : les effets qui attendaient ce joueur deviennent actifs ; ses PA sont fixés ; les cartes Évènement qu’il a posées face cachée sont dévoilées.

## Immobilisation

EM-IMM-1 = Un élémentaire immobilisé ne peut être la source d’aucune action, souffle compris, ni être entraîné par une vague.
    .refusal = Cet élémentaire est immobilisé jusqu’à la fin du tour de son propriétaire : choisissez-en un autre.
EM-IMM-2 = L’immobilisation dure jusqu’à la fin du tour du propriétaire : le tour en cours si c’est le sien, sinon son prochain tour.
EM-IMM-3 = Un élémentaire immobilisé peut toujours être attaqué, poussé, rejoint par une fusion, choisi, gagner ou perdre des niveaux. Les évènements l’affectent comme les autres.
EM-IMM-4 = Après une fusion, l’élémentaire est immobilisé, ou enraciné, si l’une des deux parties l’était. Quand un élémentaire enraciné est divisé, les deux parties sont enracinées.
EM-IMM-5 = Avec l’option « Élémentaires immobilisés » sur « Ne se déplacent pas », ils peuvent croître, attaquer et souffler, mais ni se déplacer, ni utiliser le sous-terrain ou le brasier, ni lancer une vague ou être entraînés ; si leur attaque fait disparaître la cible, même quand ils sont poussés, ils restent sur place. L’Oracle et le Métamorphe exigent toujours un élémentaire non immobilisé.

## Croissance

EM-GRO-1 = La croissance coûte 1 PA : l’élémentaire gagne un niveau.
EM-GRO-2 = Pour croître, un élémentaire doit se trouver sur un terrain de prédilection de son élément, sauf si la croissance forcée lui est ouverte.
    .refusal = Ce terrain ne convient pas à cet élément : faites croître un élémentaire placé sur son terrain de prédilection.
EM-GRO-3 = Seul un élémentaire de niveau 1 ou 2 peut croître.
    .refusal = Cet élémentaire est trop haut pour croître : choisissez-en un de niveau 1 ou 2.
EM-GRO-4 = La croissance demande un jeton de l’élément dans la réserve du propriétaire.
    .refusal = Votre réserve ne contient plus de jeton de cet élément : faites croître un élémentaire d’un autre élément.
EM-GRO-5 = Un élémentaire qui croît est marqué joué.
EM-GRO-6 = Terrains de prédilection : forêt, steppes, mangrove et jungle pour la Terre ; savane et volcan pour le Feu ; marais, glacier, mangrove et jungle pour l’Eau ; montagne, volcan, glacier et steppes pour l’Air.
EM-GRO-7 = La croissance forcée est une croissance hors du terrain de prédilection. En principe, seule l’Eau en est capable, lors d’un tour sous l’Inondation ; avec l’option « Croissance forcée » sur « Toujours », tout élémentaire peut la faire pour 2 PA.
EM-GRO-8 = Aucune croissance, même forcée, n’est possible sur le désert, le canyon ou la toundra.
    .refusal = Rien ne pousse sur le désert, le canyon ou la toundra : faites croître un élémentaire placé ailleurs.

## Déplacements

EM-MOV-1 = Pour 1 PA, tous les jetons d’un élémentaire, ou une partie, vont sur une case adjacente.
    .refusal = Cette case est trop loin : déplacez-vous vers l’une des huit cases autour de l’élémentaire.
EM-MOV-2 = On se déplace vers une case vide, ou sur l’un de ses propres élémentaires du même élément.
    .refusal = Cette case est occupée : allez sur une case vide, ou sur l’un de vos élémentaires du même élément.
EM-MOV-3 = On déplace au moins un jeton et au plus autant que le niveau de l’élémentaire, qui part alors en entier.
    .refusal = Ce nombre de jetons n’est pas possible : choisissez un nombre entre 1 et le niveau de l’élémentaire.
EM-MOV-4 = Un élémentaire qui va en entier sur une case vide est marqué joué.
EM-MOV-5 = Division : quand une partie d’un élémentaire va sur une case vide, la partie qui reste est marquée jouée, celle qui est partie ne l’est pas.
EM-MOV-6 = Fusion : un élémentaire qui va en entier sur l’un des vôtres du même élément n’en forme plus qu’un avec lui. Le résultat n’est pas marqué joué, même si celui qui a été rejoint l’était ; avec l’option « Marque après une fusion » sur « Conservée », il garde la marque de ce dernier.
EM-MOV-7 = Transfert : quand une partie d’un élémentaire va sur l’un des vôtres du même élément, la partie qui reste est marquée jouée et le résultat est marqué comme après une fusion.
EM-MOV-8 = Après une fusion ou un transfert, les jetons au-delà du niveau 3 retournent à la réserve. Aller sur un niveau 3 est permis : tout ce qui s’est déplacé est alors en excédent.
EM-MOV-9 = L’Air fait jusqu’à deux pas pour 1 PA : après un déplacement d’Air, l’élémentaire qui se trouve sur la case atteinte peut aussitôt se déplacer encore sans PA, en entier ou en partie, vers une case vide ou en fusionnant.
EM-MOV-10 = Un déplacement ne marque jamais l’Air comme joué, ni la partie qui part, ni celle qui reste. Les deux gardent une marque déjà présente, sauf si une fusion l’efface.
EM-MOV-11 = Le pas supplémentaire doit être joué aussitôt ; tout autre coup, même un souffle ou un pouvoir, y fait renoncer. Il part de la case où le pas précédent s’est achevé et ignore la marque joué ; un déplacement depuis cette case compte toujours comme ce pas.

## Attaque

EM-ATT-1 = Pour 1 PA, l’un de vos élémentaires, la source, en attaque un autre, la cible : les deux interagissent.
EM-ATT-2 = Seul un élémentaire adjacent peut être attaqué.
    .refusal = Cet élémentaire est trop loin : attaquez l’une des huit cases autour du vôtre.
EM-ATT-3 = La case attaquée doit contenir un élémentaire.
    .refusal = Il n’y a rien à attaquer sur cette case : choisissez une case occupée par un élémentaire.
EM-ATT-4 = Seules ces paires interagissent : Feu et Terre, Feu et Air, Eau et Feu, Terre et Eau. Un même élément, Terre et Air, Eau et Air n’interagissent pas.
    .refusal = Ces deux éléments n’interagissent pas : le Feu le fait avec la Terre, l’Air et l’Eau, et la Terre avec l’Eau.
EM-ATT-5 = Le Feu brûle la Terre : la Terre perd un niveau, le Feu en gagne un.
EM-ATT-6 = Le Feu consume l’Air : l’Air perd un niveau, le Feu en gagne un.
EM-ATT-7 = L’Eau éteint le Feu : le Feu perd un niveau, l’Eau en gagne un. Si l’option « L’Eau se renforce en éteignant le Feu » est désactivée, l’Eau ne gagne rien.
EM-ATT-8 = La Terre absorbe l’Eau : l’Eau perd un niveau, la Terre en gagne un.
EM-ATT-9 = La perte a toujours lieu. Le gain n’a lieu que si l’élémentaire qui en profite est de niveau 1 ou 2 et que son propriétaire a en réserve un jeton de son élément, qui sert à ce gain.
EM-ATT-10 = Chacun des deux peut être la source. Qui perd et qui gagne ne dépend que des éléments.
EM-ATT-11 = La cible peut appartenir à n’importe qui : un adversaire, votre partenaire ou vous-même.
EM-ATT-12 = La source, si elle est encore sur le plateau, est marquée jouée. La cible ne l’est pas.
EM-ATT-13 = Si la cible disparaît et que la source est encore là, la source prend sa place en allant sur sa case. Ce n’est pas facultatif.
EM-ATT-14 = Si la source disparaît, la cible reste où elle est et n’est pas marquée.
EM-ATT-15 = Une attaque se résout dans cet ordre : perte, gain, marque, prise de la place, effets du terrain où l’on entre.

## Sous-terrain (Terre)

EM-TUN-1 = Pour 1 PA, la Terre peut rejoindre une autre Terre par le sous-terrain. La source doit être de Terre.
    .refusal = Seule la Terre peut prendre le sous-terrain : choisissez l’un de vos élémentaires de Terre.
EM-TUN-2 = Un sous-terrain mène à une case située à une distance d’exactement deux, parmi les 16 cases de cet anneau.
    .refusal = Un sous-terrain fait exactement deux cases de long : choisissez l’une des 16 cases à cette distance.
EM-TUN-3 = Le sous-terrain doit aboutir à un autre de vos propres élémentaires de Terre.
    .refusal = Un sous-terrain doit aboutir à un autre de vos élémentaires de Terre : choisissez une case qui en contient un.
EM-TUN-4 = Tout ce qui se trouve entre les deux, élémentaires de quiconque ou Néants, est ignoré.
EM-TUN-5 = Tous les jetons y vont, ou une partie. Marques et excédent se règlent comme pour une fusion ou un transfert.

## Brasier (Feu)

EM-BLA-1 = Pour 1 PA, le Feu peut se diviser en trois par un brasier. La source doit être de Feu.
    .refusal = Seul le Feu peut déclencher un brasier : choisissez l’un de vos élémentaires de Feu.
EM-BLA-2 = Le Feu doit être de niveau 3.
    .refusal = Ce Feu n’est pas de niveau 3 : seul un Feu de niveau 3 peut déclencher un brasier.
EM-BLA-3 = Deux de ses jetons se déplacent, un vers chacune de deux cases qui lui sont adjacentes, vides ou occupées par votre propre Feu.
    .refusal = Le brasier ne peut pas atteindre l’une de ces cases : choisissez des cases adjacentes, vides ou occupées par votre propre Feu.
EM-BLA-4 = Les deux cases doivent être différentes.
    .refusal = Les deux cases sont identiques : envoyez les deux jetons sur deux cases différentes.
EM-BLA-5 = Le jeton qui reste est marqué joué ; ceux qui se sont déplacés ne le sont pas et peuvent agir aussitôt. Celui qui arrive sur votre propre Feu fusionne avec lui.

## Vague (Eau)

EM-WAV-1 = Pour 1 PA, l’Eau peut se déplacer ou attaquer en entraînant d’autres élémentaires d’Eau. L’initiateur doit être d’Eau.
    .refusal = Seule l’Eau peut lancer une vague : choisissez l’un de vos élémentaires d’Eau.
EM-WAV-2 = Les élémentaires entraînés doivent être de votre propre Eau, juste à côté de l’initiateur sur sa ligne ou sa colonne, ni en diagonale ni plus loin.
    .refusal = Une vague n’entraîne que votre propre Eau, juste à côté de l’initiateur sur sa ligne ou sa colonne : choisissez-en une ainsi placée.
EM-WAV-3 = Le niveau d’un élémentaire entraîné ne doit pas dépasser celui de l’initiateur.
    .refusal = Cette Eau est plus haute que l’initiateur : entraînez-en une de niveau égal ou inférieur.
EM-WAV-4 = Si deux élémentaires sont entraînés, ils forment avec l’initiateur une même ligne droite.
    .refusal = Les deux élémentaires entraînés ne sont pas alignés avec l’initiateur : prenez-les tous deux sur sa ligne ou tous deux sur sa colonne.
EM-WAV-5 = Une vague ne peut pas suivre l’axe formé par ses membres ; les six autres directions sont permises.
    .refusal = Une vague ne peut pas avancer le long de sa propre ligne : choisissez l’une des six autres directions.
EM-WAV-6 = La vague va vers une case adjacente à l’initiateur, qui doit pouvoir s’y déplacer en entier ou attaquer ce qui s’y trouve.
    .refusal = L’initiateur ne peut ni aller ni attaquer là : choisissez une case adjacente vide, occupée par votre propre Eau ou par une cible qu’il peut attaquer.
EM-WAV-7 = Chaque élémentaire entraîné avance d’une case dans la même direction : en entier vers une case vide, en fusionnant avec votre propre Eau, ou en attaquant ce qui s’y trouve. Celui qui ne peut rien faire de cela (bord, Néant, Air, Eau d’un autre joueur) ne peut pas être entraîné.
    .refusal = L’un des élémentaires entraînés est bloqué : n’entraînez que de l’Eau qui peut avancer, fusionner ou attaquer dans cette direction.
EM-WAV-8 = Vous choisissez lesquels entraîner parmi ceux qui peuvent l’être, au moins un ; sans aucun, c’est un simple déplacement ou une simple attaque.
EM-WAV-9 = L’initiateur est marqué comme après un simple déplacement ou une simple attaque. Les élémentaires entraînés gardent leurs marques : un joué peut être entraîné, un non joué peut encore agir ; celui qui fusionne suit la règle de la fusion.
EM-WAV-10 = Tout est vérifié pour chaque membre avant le moindre mouvement. L’initiateur se déplace ou attaque d’abord, puis les élémentaires entraînés dans l’ordre de lecture ; chacun prend la place de la cible qu’il fait disparaître.

## Souffle (Air)

EM-BRE-1 = L’Air peut souffler sur un voisin ; la source doit être d’Air. Un souffle ne coûte aucun PA, ou 1 PA si l’option « Coût du souffle » le demande.
    .refusal = Seul l’Air peut souffler : choisissez l’un de vos élémentaires d’Air.
EM-BRE-2 = La cible est un élémentaire de n’importe quel joueur et de n’importe quel élément, adjacent à la source quelle que soit la force du souffle.
    .refusal = Le souffle demande un élémentaire juste à côté de l’Air : choisissez-en un sur les huit cases qui l’entourent.
EM-BRE-3 = La force d’un souffle va de 1 à 3, sans dépasser le niveau de la source.
    .refusal = L’Air ne peut pas souffler avec cette force : choisissez de 1 à 3, sans dépasser son niveau.
EM-BRE-4 = D’abord, autant de jetons de la source que la force du souffle retournent à la réserve. S’il n’en reste aucun, elle disparaît.
EM-BRE-5 = Ensuite la cible, entière, est poussée tout droit à l’opposé de la source, case par case, d’autant de cases au plus que la force du souffle.
EM-BRE-6 = Le bord du plateau ou un Néant arrête la poussée ; la force restante est perdue.
EM-BRE-7 = Un élémentaire sur la case suivante met fin à la poussée : même propriétaire et même élément, les deux fusionnent ; si les éléments interagissent, le poussé attaque l’autre, quels que soient leurs propriétaires ; sinon, il ne se passe rien.
EM-BRE-8 = La poussée s’achève après une interaction, même s’il reste de la force ou si l’obstacle a disparu.
EM-BRE-9 = Un souffle doit avoir un effet : la première case derrière la cible doit être vide, ou contenir un élémentaire avec lequel elle fusionne ou interagit.
    .refusal = Ce souffle n’aurait aucun effet : choisissez une cible avec, derrière elle, une case vide ou un élémentaire avec lequel elle fusionne ou interagit.
EM-BRE-10 = La source, si elle est encore là, est marquée jouée. La marque de l’élémentaire poussé ne change pas, même s’il a attaqué.

## Fin de la partie

EM-END-1 = Un joueur sans Terre sur le plateau est éliminé. On le vérifie après chaque action achevée, une fois tout appliqué et sans décision en attente, jamais entre-temps ni au chargement d’une position.
EM-END-2 = Quand tous les joueurs encore en jeu sont du même camp, ce camp gagne. Le plateau reste tel quel.
EM-END-3 = Si tous les joueurs restants sont éliminés par la même action, la partie est nulle entre eux.
EM-END-4 = Quand il n’y a plus de Feu sur le plateau, la partie s’arrête aussitôt. On le vérifie après chaque action achevée, et à la révélation des armées.
EM-END-5 = Quand la partie s’arrête faute de Feu, chaque camp compte ses jetons Terre sur le plateau et le plus grand nombre l’emporte. Une égalité est départagée par les jetons Eau, puis par les jetons Air.
EM-END-6 = Si Terre, Eau et Air sont tous à égalité, la partie est nulle entre ces camps.
EM-END-7 = Les éliminations passent avant le décompte : d’abord les éliminations, avec la victoire ou la nulle qui s’ensuit, puis le retrait des jetons des éliminés, enfin l’arrêt faute de Feu.
EM-END-8 = Limite de calme : un tour est calme si aucun adversaire du joueur actif n’y perd de jeton, par attaque, évènement, pouvoir ou terrain. Quand, à la fin d’un tour, les tours calmes de suite atteignent la limite multipliée par le nombre de joueurs encore en jeu, la partie s’arrête et se décompte comme faute de Feu ; une limite de 0 désactive la règle.
EM-END-9 = Limite de durée : quand le tour de table portant ce numéro s’achève, la partie s’arrête et se décompte comme faute de Feu. Cette limite ne peut pas être désactivée.
EM-END-10 = Classement : d’abord le vainqueur ou, après un décompte, les joueurs encore en jeu selon leur décompte, les égalités partageant une place. Suivent les éliminés, du dernier au premier, ceux d’une même action partageant une place.
EM-END-11 = En équipe, les jetons des partenaires sur le plateau s’additionnent et les partenaires partagent une place.
EM-END-12 = Le camp classé premier gagne s’il y est seul. Si la partie est nulle, personne ne gagne.

## À quatre joueurs

EM-FOU-1 = À quatre, des blocs de terrain de 5 × 5 forment le plateau de 10 × 10. L’arène standard a un Néant de 2 × 2 dans chaque coin et un au centre.
EM-FOU-2 = Les tours suivent le sens horaire : Blanc, Noir, Bleu, Rouge.
EM-FOU-3 = À quatre, on joue chacun pour soi ou, avec l’option d’équipes, entre partenaires placés face à face : Blanc et Bleu contre Noir et Rouge.
EM-FOU-4 = Quand un joueur est éliminé et que la partie continue, tous ses jetons quittent le plateau et le jeu, avec sa réserve, les cartes Évènement qu’il garde et les effets qui l’attendaient.
EM-FOU-5 = Les tours d’un joueur éliminé sont sautés ; si c’était le sien, il s’achève là. En équipe, le partenaire continue seul.
EM-FOU-6 = Les partenaires n’agissent jamais avec les élémentaires l’un de l’autre, ne fusionnent pas avec eux, ne les rejoignent pas par le sous-terrain et ne les entraînent pas dans une vague.

## Arènes (module)

EM-ARE-1 = Une arène est une disposition symétrique de Néants, avec son propre départ standard. On joue une arène choisie par son nom, une arène tirée au hasard parmi les 14 cartes prévues pour le nombre de joueurs, ou l’arène standard, qui ne fait pas partie des cartes.
EM-ARE-2 = Les arènes se jouent aussi avec le départ libre ; les cases de départ couvertes par un Néant sont perdues.
EM-ARE-3 = Les blocs Néant d’une case que l’arène n’utilise pas forment le stock de l’évènement Effondrement.

## Terrains (module)

EM-TER-1 = L’option de terrain fixe les blocs : les quatre sortes d’une seule catégorie, ou deux catégories avec deux sortes tirées au hasard dans chacune.
EM-TER-2 = Avec deux catégories, chaque joueur a devant lui un bloc de chacune. À deux, chaque moitié du plateau en a un de chaque, à gauche ou à droite au hasard ; à quatre, les deux blocs d’une catégorie sont opposés en diagonale.
EM-TER-3 = Le Feu et l’Air croissent sur le volcan, l’Eau et l’Air sur le glacier, la Terre et l’Air sur les steppes, la Terre et l’Eau sur la mangrove. Ces terrains n’ont pas d’autre effet.
EM-TER-4 = Désert : rien n’y croît. Un élémentaire d’Eau qui y entre, même en partie, perd un niveau.
EM-TER-5 = Entrer dans le désert, c’est y passer depuis une case qui n’en est pas : par un déplacement, une vague, une prise de place, une poussée ou un évènement. Passer d’une case de désert à une autre n’est pas entrer, pas plus qu’y être invoqué, transformé ou posé.
EM-TER-6 = La perte à l’entrée du désert frappe les jetons qui arrivent avant leur fusion. S’il n’en reste aucun, il n’y a pas de fusion.
EM-TER-7 = Canyon : rien n’y croît, et l’Air n’avance que d’une case par action. Après un pas qui commence ou finit sur le canyon, il n’y a pas de pas supplémentaire, pas même avec l’Ouragan ou l’Illusionniste.
EM-TER-8 = Jungle : la Terre et l’Eau y croissent. Un élémentaire qui y croît, de façon forcée ou non, est enraciné : il sera immobilisé au prochain tour de son propriétaire.
EM-TER-9 = Toundra : rien n’y croît. Un élémentaire qui s’y trouve au moment d’une interaction n’en gagne rien, d’où que vienne le gain ; ses pertes, et les gains dus aux évènements, ne changent pas.

## Spécialités (module)

EM-SPE-1 = Avec l’option de spécialités, chaque joueur choisit une carte une fois le terrain en place, le premier joueur d’abord, puis dans le sens horaire. Les cartes sont visibles de tous.
EM-SPE-2 = Chaque carte n’est choisie qu’une fois.
    .refusal = Cette spécialité est déjà prise : choisissez-en une autre.
EM-SPE-3 = Vous gardez votre spécialité toute la partie et ne l’utilisez que pendant vos tours. Pendant ceux des autres, les effets passifs du Druide, du Prêtre, du Sage et du Guérisseur ne s’appliquent pas.
EM-SPE-4 = Seule une spécialité qui a un prix s’utilise comme un pouvoir. Les spécialités passives agissent d’elles-mêmes.
    .refusal = Vous n’avez pas de pouvoir à utiliser : une spécialité passive agit d’elle-même, et sans spécialité il n’y en a aucun.
EM-SPE-5 = Un pouvoir s’utilise aussi souvent que vos PA le permettent, sauf celui du Génie.
EM-SPE-6 = Ce qui est invoqué va sur des cases vides et demande autant de jetons en réserve que son niveau. Un pouvoir qui en invoque plusieurs en invoque autant que les jetons et les cases le permettent, au moins un.
    .refusal = L’invocation est impossible : il faut une case vide et assez de jetons de cet élément dans votre réserve.
EM-SPE-7 = Les élémentaires qu’un pouvoir invoque ou affecte ne sont pas marqués, et une marque ne les protège pas, sauf si la règle du pouvoir le dit. Un élémentaire invoqué peut agir aussitôt.
EM-SPE-8 = Un déplacement ou une attaque dus à un pouvoir suivent les règles ordinaires, sauf indication contraire du pouvoir. Le Brouillard ne les empêche pas.

## Spécialités : Druide

EM-DRUID-1 = Druide : votre Terre fait jusqu’à deux pas pour 1 PA, comme l’Air. Le sous-terrain n’est pas un pas.
EM-DRUID-2 = Druide : chaque pas marque comme un déplacement ordinaire ; la marque n’empêche pas le pas supplémentaire.

## Spécialités : Nécromancien

EM-NECROMANCER-1 = Nécromancien : les jetons Terre que vous perdez, au tour de n’importe qui, sont mis de côté sur la carte au lieu d’aller en réserve, tant qu’il y en a moins de 3.
EM-NECROMANCER-2 = Nécromancien : un jeton est perdu par perte de niveau, par disparition (Génie) ou par transformation ; l’excédent va en réserve. Les jetons mis de côté ne servent ni à la croissance ni aux gains.
EM-NECROMANCER-3 = Nécromancien : pour 3 PA, chaque jeton mis de côté est placé sur l’une de vos cases de départ vides et devient une Terre de niveau 1. Si les cases de départ manquent, le reste demeure de côté.
    .refusal = Ce n’est pas l’une de vos cases de départ : le Nécromancien place la Terre sur vos propres cases de départ vides.
EM-NECROMANCER-4 = Nécromancien : le pouvoir demande au moins un jeton mis de côté.
    .refusal = Aucune Terre n’est mise de côté : il faut au moins un jeton Terre perdu pour que le Nécromancien agisse.

## Spécialités : Démoniste

EM-DEMONIST-1 = Démoniste : pour 2 PA, l’un de vos propres élémentaires, de n’importe quel élément, est retiré, et un Feu de niveau 1 sans marque est invoqué à sa place.

## Spécialités : Cultiste

EM-CULTIST-1 = Cultiste : pour 3 PA, un Feu de niveau 2 est invoqué sur l’une de vos cases de départ vides.
    .refusal = Ce n’est pas l’une de vos cases de départ : le Cultiste invoque le Feu sur vos propres cases de départ vides.

## Spécialités : Prêtre

EM-PRIEST-1 = Prêtre : pendant votre tour, chaque fois que votre Eau prend part à une interaction avec le Feu et qu’elle est encore là, elle est bénie. En plus du gain ordinaire, vous prenez un autre jeton Eau, si votre réserve en a un, et décidez de son emploi.
EM-PRIEST-2 = Prêtre : le jeton peut renforcer l’Eau bénie, qui gagne un niveau ; elle doit être en dessous du niveau 3.
    .refusal = Cette Eau est déjà au niveau 3 : propagez plutôt le jeton sur une case vide à côté d’elle.
EM-PRIEST-3 = Prêtre : le jeton peut se propager et devenir une Eau de niveau 1 sur une case vide adjacente à l’Eau bénie.
    .refusal = Le jeton ne peut pas se propager là : choisissez une case vide adjacente à l’Eau bénie.
EM-PRIEST-4 = Prêtre : si ni l’un ni l’autre n’est possible, il n’y a rien à décider, et plusieurs élémentaires bénis à la fois se décident dans l’ordre de résolution d’une vague. Pas de bénédiction sur la toundra ni sous la Sécheresse.

## Spécialités : Sage

EM-SAGE-1 = Sage : vos vagues ne marquent personne, pas même l’initiateur.
EM-SAGE-2 = Sage : votre vague peut aussi entraîner une Eau dont la case suivante contient une Eau adverse : elle reste sur place et cette Eau adverse est immobilisée. L’initiateur, lui, doit toujours se déplacer ou attaquer.

## Spécialités : Guérisseur

EM-HEALER-1 = Guérisseur : pendant votre tour, quand votre Eau attaque votre Terre (simplement, dans une vague ou poussée), la Terre gagne deux niveaux au lieu d’un. L’Eau en perd un.

## Spécialités : Shaman

EM-SHAMAN-1 = Shaman : pour 2 PA, choisissez l’un de vos propres élémentaires d’Eau, joué ou non.
    .refusal = Le Shaman s’appuie sur votre propre Eau : choisissez l’un de vos élémentaires d’Eau.
EM-SHAMAN-2 = Shaman : ensuite, jusqu’à deux fois, une Eau de niveau 1 est invoquée sur une case vide juste à côté de l’Eau choisie, sur sa ligne ou sa colonne.
    .refusal = Cette case n’est pas juste à côté de l’Eau choisie : prenez une case voisine vide sur sa ligne ou sa colonne.
EM-SHAMAN-3 = Shaman : vous pouvez vous arrêter après la première Eau, pas avant.
    .refusal = Placez d’abord au moins une Eau : vous pourrez vous arrêter ensuite.

## Spécialités : Constellationniste

EM-CONSTELLATIONIST-1 = Constellationniste : pour 3 PA, trois élémentaires d’Air de niveau 1 sont invoqués, chacun sur une case vide quelconque du plateau ; moins si la réserve ne suffit pas.

## Spécialités : Illusionniste

EM-ILLUSIONIST-1 = Illusionniste : pour 3 PA, un Air de niveau 2 est invoqué sur l’une de vos cases de départ vides.
    .refusal = Ce n’est pas l’une de vos cases de départ : l’Illusionniste invoque l’Air sur vos propres cases de départ vides.
EM-ILLUSIONIST-2 = Illusionniste : ensuite, cet Air se déplace en entier d’un ou deux pas, sans PA ; il peut fusionner. Le premier pas est obligatoire s’il est possible.
    .refusal = L’Air invoqué doit d’abord faire un pas, en entier : déplacez-le avant toute autre chose.
EM-ILLUSIONIST-3 = Illusionniste : ensuite, il doit faire un souffle de force 2, toujours sans PA, s’il en existe un possible de là où il se trouve ; il peut le faire dès le premier pas. On ne peut arrêter le pouvoir que si aucun souffle de ce genre n’est possible. Si les fusions gardent la marque, un Air qui a fusionné avec un Air joué peut encore avancer, mais pas souffler.
    .refusal = L’Air doit encore faire un souffle de force 2 : choisissez un voisin qu’il peut pousser.
EM-ILLUSIONIST-4 = Illusionniste : le souffle consomme deux jetons et marque ce qui reste, comme tout souffle (sauf sous la Tempête). Quand ni pas ni souffle n’est possible, le pouvoir est terminé.

## Spécialités : Génie

EM-GENIE-1 = Génie : sans PA, un élémentaire de niveau 2 exactement, de n’importe quel joueur, disparaît.
    .refusal = Le Génie ne fait disparaître qu’un élémentaire de niveau 2 exactement : choisissez-en un.
EM-GENIE-2 = Génie : le pouvoir ne sert qu’une fois dans la partie.
    .refusal = Votre Génie a déjà servi : il n’agit qu’une fois dans la partie.

## Spécialités : Oracle

EM-ORACLE-1 = Oracle : pour 2 PA, choisissez un élémentaire adverse qui n’est ni joué ni immobilisé.
    .refusal = L’Oracle demande un élémentaire adverse : choisissez-en un qui n’est ni joué ni immobilisé.
EM-ORACLE-2 = Oracle : ensuite, faites avec lui un déplacement (un seul pas, entier ou partiel, même avec l’Air) ou une attaque, comme si vous en étiez le propriétaire. Il doit pouvoir en faire un.
    .refusal = L’Oracle fait un pas ou une attaque avec l’élémentaire choisi : jouez-en un qui soit possible.
EM-ORACLE-3 = Oracle : ce pouvoir ne marque rien. L’élémentaire choisi ne peut pas faire d’action spéciale.

## Spécialités : Alchimiste

EM-ALCHEMIST-1 = Alchimiste : pour 2 PA, un élémentaire de n’importe quel joueur, de niveau 2 ou plus, devient un élémentaire d’un autre élément, un niveau plus bas (3 au plus), de même propriétaire et avec les mêmes marques.
    .refusal = L’Alchimiste demande un élémentaire de niveau 2 ou plus : choisissez-en un.
EM-ALCHEMIST-2 = Alchimiste : le nouvel élément doit être différent.
    .refusal = Cet élémentaire est déjà de cet élément : choisissez-en un autre.
EM-ALCHEMIST-3 = Alchimiste : le propriétaire de l’élémentaire doit avoir en réserve autant de jetons du nouvel élément que son nouveau niveau.
    .refusal = Il manque des jetons de cet élément à son propriétaire : choisissez un autre élément ou un autre élémentaire.

## Spécialités : Runiste

EM-RUNIST-1 = Runiste : pour 2 PA, un élémentaire de n’importe quel joueur, non joué, est marqué joué.
    .refusal = Le Runiste marque un élémentaire qui n’est pas encore joué : choisissez-en un.
EM-RUNIST-2 = Runiste : la marque disparaît à la fin du tour du propriétaire ; sur un élémentaire adverse, elle dure donc tout son prochain tour.

## Spécialités : Enchanteur

EM-ENCHANTER-1 = Enchanteur : pour 2 PA, une attaque selon les règles ordinaires où le perdant perd deux niveaux. Le gain n’est pas doublé, et la source est marquée.

## Spécialités : Métamorphe

EM-METAMORPH-1 = Métamorphe : pour 2 PA, l’un de vos propres élémentaires, ni joué ni immobilisé, agit jusqu’à la fin du tour comme un élément qui n’est ni le sien ni celui qu’il imite déjà.
    .refusal = Cet élémentaire a déjà cet élément, ou agit déjà ainsi : choisissez-en un autre.
EM-METAMORPH-2 = Métamorphe : chaque fois qu’il est la source d’une action, il compte comme cet élément : terrain de prédilection, paires d’attaque, pas de l’Air et absence de marque, brasier, lancement d’une vague et souffle.
EM-METAMORPH-3 = Métamorphe : ses jetons restent ce qu’ils sont : il gagne, perd et paie avec eux, ne fusionne qu’avec son véritable élément et ne peut pas prendre le sous-terrain. Comme cible, entraîné, poussé, compté ou à l’entrée du désert, il est son véritable élément.
    .refusal = Un élémentaire qui ne fait qu’agir comme la Terre ne peut pas prendre le sous-terrain : utilisez une véritable Terre.
EM-METAMORPH-4 = Métamorphe : l’élément emprunté le suit dans ses déplacements, et suit les deux parties s’il se divise ; une fusion y met fin. Un changement de son véritable élément n’y met pas fin, sauf s’il devient l’élément emprunté.

## Évènements (module)

EM-EVT-1 = Avec l’option d’évènements, les 30 cartes sont mélangées après le choix des spécialités ; six sont posées face visible et forment la rangée, le reste forme la pioche, face cachée. Jusque-là, la pioche contient les 30 cartes.
EM-EVT-2 = Pour 2 PA, pendant votre tour, vous déclenchez une carte de la rangée, ou une carte que vous gardez grâce à l’Éclipse.
    .refusal = Cette carte n’est pas à votre disposition : choisissez-en une de la rangée, ou une que vous gardez.
EM-EVT-3 = La carte quitte la rangée, n’est pas remplacée et reste, utilisée, devant le joueur qui l’a déclenchée.
EM-EVT-4 = Chaque joueur déclenche au plus 3 évènements par partie.
    .refusal = Vous avez déjà déclenché vos trois évènements : jouez autre chose.
EM-EVT-5 = Un évènement doit changer quelque chose. On ne peut pas le déclencher s’il ne changerait rien, s’il n’offre aucun choix légal ou si c’est un effet qui attend déjà pour tous les tours où il agirait.
    .refusal = Cet évènement ne changerait rien pour l’instant : choisissez une autre carte ou un meilleur moment.
EM-EVT-6 = Les élémentaires touchés par un évènement n’en sont pas la source : ils ne sont pas marqués, et les joués ou immobilisés sont touchés comme les autres.
EM-EVT-7 = Les choix se font après le déclenchement de l’évènement, un par un, chacun prenant effet aussitôt. « Jusqu’à » en demande au moins un, après quoi vous pouvez vous arrêter ; l’évènement s’achève quand plus aucun choix n’est possible.
    .refusal = Faites d’abord au moins un choix : vous pourrez vous arrêter ensuite.
EM-EVT-8 = « Prochain tour des adversaires » désigne le prochain tour de chaque adversaire du joueur qui a déclenché l’évènement.
EM-EVT-9 = « Votre prochain tour » désigne le prochain tour du joueur qui a déclenché l’évènement, pas le tour en cours.
EM-EVT-10 = « Les deux prochains tours » désigne le prochain tour de chaque joueur en jeu, y compris celui qui a déclenché l’évènement.
EM-EVT-11 = Un élémentaire « de votre choix », comme « tous » les élémentaires, s’entend de n’importe quel joueur, sauf mention des adversaires. Ce qu’un évènement invoque appartient à celui qui l’a déclenché.
EM-EVT-12 = Les gains et les pertes d’un évènement ne sont pas des interactions : la toundra, le Prêtre, le Guérisseur, la Canicule et la Sécheresse n’y touchent pas. La Terre perdue par un évènement compte pour le Nécromancien ; l’interaction déclenchée par la poussée de la Brise en est bien une.
EM-SPRING-1 = Printemps : chaque Terre du plateau gagne un niveau. Au moins une doit pouvoir le faire.
EM-SUMMER-1 = Été : chaque Feu du plateau gagne un niveau. Au moins un doit pouvoir le faire.
EM-AUTUMN-1 = Automne : chaque Terre du plateau perd un niveau ; on peut toujours le déclencher. Les joueurs qui n’ont plus de Terre sont éliminés ensemble.
EM-WINTER-1 = Hiver : chaque Feu que les adversaires ont alors sur le plateau est immobilisé ; au moins un ne doit pas l’être déjà. Le Feu qui apparaît plus tard ne l’est pas.
EM-SHOWER-1 = Averse : un Feu perd 1 ou 2 niveaux, sans dépasser son niveau.
    .refusal = L’Averse retire à un Feu 1 ou 2 niveaux, sans dépasser son niveau : choisissez en conséquence.
EM-DELUGE-1 = Déluge : chaque Eau du plateau gagne un niveau. Au moins une doit pouvoir le faire.
EM-THUNDERSTORM-1 = Orage : chaque Terre de niveau 1 devient un Feu de niveau 1, de même propriétaire et avec les mêmes marques, tant que celui-ci a des jetons Feu en réserve, dans l’ordre de lecture ; les autres restent Terre. Au moins une doit changer.
EM-FOG-1 = Brouillard : au prochain tour des adversaires, aucun déplacement direct n’est permis : ni déplacement ou pas supplémentaire, ni brasier, ni vague dont l’initiateur se déplace.
    .refusal = Le Brouillard interdit les déplacements directs ce tour-ci : choisissez plutôt croissance, attaque, sous-terrain, souffle ou pouvoir.
EM-FOG-2 = Le Brouillard laisse possibles la croissance, les attaques avec prise de la place, les vagues dont l’initiateur attaque (les entraînés peuvent se déplacer), le sous-terrain, les souffles et leurs poussées, les pouvoirs et les évènements.
EM-BREEZE-1 = Brise : un Air de n’importe quel joueur souffle sur un élémentaire adjacent selon les règles du souffle, avec une force d’au plus son niveau et d’au plus 3.
    .refusal = La Brise ne peut pas souffler ainsi : choisissez un Air, un voisin qu’il peut pousser et une force qui ne dépasse ni son niveau ni 3.
EM-BREEZE-2 = Brise : aucun jeton n’est payé et l’Air n’est pas marqué ; il peut être joué ou immobilisé.
EM-WESTWIND-1 = Vent d’ouest : un Air de niveau 2 est invoqué sur une case vide de la moitié gauche du plateau vue de votre place. Il faut deux jetons Air en réserve.
    .refusal = Le Vent d’ouest demande une case vide de votre moitié gauche du plateau : choisissez-en une.
EM-STORM-1 = Tempête : à votre prochain tour, vos souffles ne marquent pas leur source, peuvent venir d’un Air joué et ne coûtent aucun PA quelle que soit l’option ; les jetons sont payés comme d’habitude. Il vous faut de l’Air sur le plateau.
EM-HURRICANE-1 = Ouragan : à votre prochain tour, un déplacement payé d’Air compte jusqu’à quatre pas au lieu de deux. Il vous faut de l’Air sur le plateau.
EM-TORNADO-1 = Tornade : un Air de n’importe quel joueur gagne 1 à 3 niveaux, sans dépasser les jetons Air de la réserve de son propriétaire.
    .refusal = La Tornade élève un Air de 1 à 3 niveaux, dans la limite de la réserve de son propriétaire : choisissez en conséquence.
EM-TORNADO-2 = La Tornade peut porter l’Air au-delà du niveau 3. Ensuite il garde sa hauteur s’il se déplace ou est poussé en entier, se divise en parties de toute taille, souffle au plus 3 à la fois, ne gagne rien tant qu’il est à 3 ou plus, et une fusion le ramène à 3.
EM-FLOOD-1 = Inondation : à votre prochain tour, la croissance de votre Eau sur son terrain de prédilection ajoute deux niveaux pour 1 PA, dans la limite du niveau 3 et de votre réserve.
EM-FLOOD-2 = Inondation : à ce tour, la croissance forcée de votre Eau est possible et coûte 1 PA pour un niveau. Pour déclencher l’évènement, il vous faut de l’Eau sur le plateau.
EM-HAIL-1 = Grêle : chaque Terre d’une zone de 2 × 2 cases perd un niveau. La zone tient tout entière sur le plateau, peut contenir des Néants et doit contenir de la Terre ; elle se désigne par sa case de plus petite colonne et de plus petite ligne.
    .refusal = La Grêle demande une zone de 2 × 2 tout entière sur le plateau et contenant de la Terre : désignez-la par sa case de plus petite colonne et de plus petite ligne.
EM-FROST-1 = Gel : chaque Eau que les adversaires ont alors sur le plateau est immobilisée ; au moins une ne doit pas l’être déjà. L’Eau qui apparaît plus tard ne l’est pas.
EM-SNOW-1 = Neige : chaque Feu d’une zone de 2 × 2 cases perd un niveau. La zone se choisit comme pour la Grêle et doit contenir du Feu.
    .refusal = La Neige demande une zone de 2 × 2 tout entière sur le plateau et contenant du Feu : désignez-la par sa case de plus petite colonne et de plus petite ligne.
EM-AVALANCHE-1 = Avalanche : une Terre perd un niveau et chaque Eau qui lui est adjacente en gagne un. Au moins l’un de ces élémentaires d’Eau doit pouvoir gagner.
    .refusal = L’Avalanche demande une Terre à côté d’une Eau qui peut gagner un niveau : choisissez-en une.
EM-HEATWAVE-1 = Canicule : à votre prochain tour, chaque Feu qui gagne par une interaction avec la Terre ou l’Air gagne deux niveaux au lieu d’un.
EM-DROUGHT-1 = Sécheresse : aux deux prochains tours, dans chaque interaction entre Eau et Feu, l’Eau perd elle aussi un niveau au lieu de gagner quoi que ce soit. Il faut de l’Eau sur le plateau.
EM-WILDFIRE-1 = Incendie : un Feu de niveau 1 est invoqué sur une case vide quelconque. Il faut un jeton Feu dans votre réserve.
    .refusal = L’Incendie demande une case vide : choisissez-en une.
EM-MUDSLIDE-1 = Coulée de boue : un adversaire, choisi par vous à quatre joueurs, n’a que 1 PA à son prochain tour, quoi que dise l’Arc-en-ciel. Aucune Coulée de boue ne doit déjà l’attendre.
    .refusal = La Coulée de boue demande un adversaire qu’aucune Coulée de boue n’attend déjà : choisissez-en un.
EM-MUDSLIDE-2 = Coulée de boue : vous avez aussitôt 1 PA de plus, dans le tour en cours.
EM-COLLAPSE-1 = Effondrement : jusqu’à deux blocs Néant d’une case sont posés sur des cases vides, dans la limite du stock de Néants simples.
    .refusal = Cette case ne peut pas s’effondrer : choisissez une case vide.
EM-COLLAPSE-2 = Effondrement : après chaque bloc, tous les élémentaires doivent rester reliés, par un chemin de cases adjacentes qui ne sont pas du Néant, occupées ou non, de n’importe lequel à n’importe quel autre.
    .refusal = Ce Néant isolerait un élémentaire : choisissez une case qui laisse tous les élémentaires reliés.
EM-RAINBOW-1 = Arc-en-ciel : vous avez 4 PA à votre prochain tour.
EM-AURORA-1 = Aurore boréale : jusqu’à trois élémentaires, d’éléments différents et capables de gagner un niveau, gagnent un niveau.
    .refusal = L’Aurore boréale élève des élémentaires d’éléments différents : choisissez-en un qui peut gagner et dont l’élément n’a pas encore été choisi.
EM-SUNSET-1 = Coucher de soleil : jusqu’à deux élémentaires de Feu différents perdent chacun un niveau.
    .refusal = Le Coucher de soleil demande un Feu pas encore choisi : prenez-en un.
EM-SHOOTINGSTAR-1 = Étoile filante : un Feu de n’importe quel joueur se déplace en entier de 1 à 3 cases dans l’une des huit directions, par des cases vides, sans être marqué. La dernière case peut contenir un Feu du même propriétaire, avec lequel il fusionne.
    .refusal = L’Étoile filante déplace un Feu de 1 à 3 cases en ligne droite, par des cases vides : choisissez un tel déplacement.
EM-FULLMOON-1 = Pleine Lune : l’effet d’un évènement qu’un joueur a utilisé (pas la Pleine Lune) a lieu comme si vous l’aviez déclenché ; ce qu’il exige, il l’exige maintenant que la Pleine Lune a quitté la rangée, et au moins un évènement utilisé doit être possible. Seule la Pleine Lune compte comme utilisée par vous, et seuls ses 2 PA sont payés.
    .refusal = La Pleine Lune répète un évènement déjà utilisé, autre qu’elle-même et possible maintenant : choisissez une telle carte.
EM-ECLIPSE-1 = Éclipse : une autre carte de la rangée, car il doit y en avoir une, est posée devant vous. Vous seul pouvez la déclencher, pour ses 2 PA, et elle compte alors parmi vos trois.
    .refusal = L’Éclipse prend une autre carte de la rangée : choisissez-en une.
EM-ECLIPSE-2 = Éclipse : il doit vous rester un évènement à déclencher après elle.
    .refusal = L’Éclipse serait votre troisième évènement : utilisez-la quand il vous en reste un autre à déclencher.
EM-QUAKE-1 = Secousse sismique : jusqu’à deux cartes de la rangée sont retirées du jeu, chacune remplacée par la première carte de la pioche, face cachée, dans la limite de la pioche. Il faut une autre carte dans la rangée et une carte dans la pioche.
    .refusal = La Secousse sismique remplace d’autres cartes de la rangée : choisissez-en une.
EM-QUAKE-2 = Secousse sismique : personne ne voit ni n’utilise les nouvelles cartes avant qu’elles soient dévoilées au début de votre prochain tour ou, si vous êtes alors éliminé, au début du prochain tour joué.

## Écriture des coups

EM-SAY-1 = Un coup doit être écrit sous l’une des formes du jeu, avec des cases de ce plateau.
    .refusal = Ce coup n’existe pas sur ce plateau : vérifiez ses mots, ses cases et ses nombres.
EM-SAY-2 = Les coups possibles sont listés sous une seule forme : sans nombre quand l’élémentaire entier se déplace ; les deux cases d’un brasier et les cases entraînées d’une vague en ordre croissant, colonne puis ligne. Un autre ordre, ou un nombre égal au niveau, désigne le même coup.

## Le jeu

game-name = Elem Master
game-pitch = Commandez la Terre, le Feu, l’Eau et l’Air dans une arène où chaque attaque nourrit un élément d’un autre, et soyez le dernier à garder votre Terre.

## Éléments

element-earth = Terre
    .help = Votre vie : sans Terre sur le plateau, vous êtes éliminé. Elle absorbe l’Eau et nourrit le Feu.
element-fire = Feu
    .help = Votre attaque : il brûle la Terre et consume l’Air. Quand il n’en reste plus sur le plateau, la partie s’arrête.
element-water = Eau
    .help = Votre défense : elle éteint le Feu et renforce la Terre.
element-air = Air
    .help = Votre mobilité : il fait deux pas, et son souffle pousse n’importe quel élémentaire.

## Joueurs

colour-white = Blanc
colour-black = Noir
colour-blue = Bleu
colour-red = Rouge
side-south = Sud
side-west = Ouest
side-north = Nord
side-east = Est

## Terrains

terrain-class-standard = Standard
terrain-class-advantageous = Avantageux
terrain-class-difficult = Difficile
terrain-forest = Forêt
    .help = La Terre y croît.
terrain-savanna = Savane
    .help = Le Feu y croît.
terrain-marsh = Marais
    .help = L’Eau y croît.
terrain-mountain = Montagne
    .help = L’Air y croît.
terrain-volcano = Volcan
    .help = Le Feu et l’Air y croissent.
terrain-glacier = Glacier
    .help = L’Eau et l’Air y croissent.
terrain-steppe = Steppes
    .help = La Terre et l’Air y croissent.
terrain-mangrove = Mangrove
    .help = La Terre et l’Eau y croissent.
terrain-desert = Désert
    .help = Rien n’y croît. L’Eau qui y entre perd un niveau.
terrain-canyon = Canyon
    .help = Rien n’y croît. L’Air n’y fait qu’un pas par action.
terrain-jungle = Jungle
    .help = La Terre et l’Eau y croissent, mais ce qui y croît est immobilisé au prochain tour de son propriétaire.
terrain-tundra = Toundra
    .help = Rien n’y croît. Ce qui s’y trouve ne gagne rien aux interactions.

## Zones et mots de la table

zone-reserve = Réserve
zone-void = Néant
zone-void-stock = Néants simples restants
zone-home = Cases de départ
zone-row = Rangée d’évènements
zone-pile = Pioche d’évènements
zone-face-down = Évènements face cachée
zone-held = Évènements gardés
zone-used = Évènements utilisés
zone-discard = Retirés du jeu
zone-aside = Mis de côté
zone-effects-now = Effets de ce tour
zone-effects-next = Effets en attente
term-token = Jeton
term-elemental = Élémentaire
term-level = Niveau
term-cell = Case
term-terrain = Terrain
term-favoured-terrain = Terrain de prédilection
term-arena = Arène
term-army = Armée
term-action-points = Points d’action
term-action-points-short = PA
term-source = Source
term-target = Cible
term-initiator = Initiateur
term-carried = Entraînés
term-strength = Force
term-split = Division
term-transfer = Transfert
term-merge = Fusion
term-excess = Excédent
term-further-step = Pas supplémentaire
term-interaction = Interaction
term-forced-growth = Croissance forcée
term-speciality = Spécialité
term-event = Évènement
term-events-left = Évènements restants
term-turn = Tour
term-round = Tour de table
term-player-on-turn = Joueur actif
term-first-player = Premier joueur
term-ally = Allié
term-partner = Partenaire
term-opponent = Adversaire
term-eliminated = Éliminé
term-draw = Match nul
mark-played = Joué
    .help = Ne peut plus être source ce tour-ci.
mark-immobilised = Immobilisé
    .help = Ne peut pas être source avant la fin du tour de son propriétaire.
mark-rooted = Enraciné
    .help = Sera immobilisé au prochain tour de son propriétaire.
mark-acting-as = Agit comme un autre élément
    .help = Jusqu’à la fin du tour, comme source seulement.
phase-pick = Choix des spécialités
phase-place = Phase d’invocation
phase-play = Partie en cours
phase-over = Partie terminée
reason-elimination = Tous les adversaires sont éliminés
reason-all-eliminated = Les derniers camps sont tombés ensemble
reason-no-fire = Il n’y a plus de Feu sur le plateau
reason-quiet-limit = Limite de calme atteinte
reason-round-limit = Limite de durée atteinte
ending-elimination =
    { $losing ->
        [one] { $losers } n’a plus de Terre et se trouve éliminé : { ending-wins }
       *[other] { $losers } n’ont plus de Terre et se trouvent éliminés : { ending-wins }
    }
ending-wins =
    { $count ->
        [one] { $winners } l’emporte.
       *[other] { $winners } l’emportent.
    }
ending-all-eliminated = Les derniers camps ont perdu toute leur Terre d’un même coup : personne ne gagne.
ending-no-fire = Plus de Feu sur le plateau : { ending-count }
ending-quiet-limit =
    { $quiet-limit ->
        [one] Un tour de table sans aucune perte : { ending-count }
       *[other] { $quiet-limit } tours de table sans aucune perte : { ending-count }
    }
ending-round-limit =
    { $round-limit ->
        [one] Un tour de table joué : { ending-count }
       *[other] { $round-limit } tours de table joués : { ending-count }
    }
ending-count =
    { $by ->
        [earth] { ending-have } le plus de Terre ({ $earth }).
        [water] autant de Terre, mais { ending-have } le plus d’Eau ({ $water }).
        [air] autant de Terre et d’Eau, mais { ending-have } le plus d’Air ({ $air }).
       *[none] autant de Terre, d’Eau et d’Air pour tous, personne ne gagne.
    }
ending-have =
    { $count ->
        [one] { $winners } a
       *[other] { $winners } ont
    }
tally-earth = Terre
    .help = Jetons Terre sur le plateau : ils décident
tally-water = Eau
    .help = Jetons Eau sur le plateau : ils départagent à égalité de Terre
tally-air = Air
    .help = Jetons Air sur le plateau : ils départagent à égalité de Terre et d’Eau
tally-fire = Feu
    .help = Jetons Feu sur le plateau : quand il n’y en a plus, la partie s’arrête

## Noms des spécialités

speciality-group-earth = Terre
speciality-group-fire = Feu
speciality-group-water = Eau
speciality-group-air = Air
speciality-group-none = Sans élément
speciality-passive = Passive
speciality-druid = Druide
    .help = Votre Terre fait jusqu’à deux pas pour 1 PA.
speciality-necromancer = Nécromancien
    .help = Jusqu’à 3 jetons Terre perdus sont mis de côté. Pour 3 PA, ils reviennent comme élémentaires de Terre de niveau 1 sur vos cases de départ.
speciality-demonist = Démoniste
    .help = Pour 2 PA, remplacez l’un de vos élémentaires par un Feu de niveau 1.
speciality-cultist = Cultiste
    .help = Pour 3 PA, invoquez un Feu de niveau 2 sur une case de départ vide.
speciality-priest = Prêtre
    .help = À votre tour, votre Eau qui rencontre le Feu reçoit un jeton de plus, qui la renforce ou se propage à côté d’elle.
speciality-sage = Sage
    .help = Vos vagues ne marquent personne et peuvent immobiliser l’Eau adverse.
speciality-healer = Guérisseur
    .help = À votre tour, votre Terre gagne deux niveaux quand votre Eau l’attaque.
speciality-shaman = Shaman
    .help = Pour 2 PA, invoquez jusqu’à deux élémentaires d’Eau de niveau 1 à côté de l’un des vôtres, sur sa ligne ou sa colonne.
speciality-constellationist = Constellationniste
    .help = Pour 3 PA, invoquez trois élémentaires d’Air de niveau 1 sur des cases vides quelconques.
speciality-illusionist = Illusionniste
    .help = Pour 3 PA, invoquez un Air de niveau 2 sur une case de départ ; il fait un ou deux pas, puis souffle avec une force de 2.
speciality-genie = Génie
    .help = Une fois par partie, sans PA, un élémentaire de niveau 2 exactement disparaît.
speciality-oracle = Oracle
    .help = Pour 2 PA, faites un pas ou une attaque avec un élémentaire adverse, qui n’est pas marqué.
speciality-alchemist = Alchimiste
    .help = Pour 2 PA, un élémentaire de niveau 2 ou plus change d’élément et perd un niveau.
speciality-runist = Runiste
    .help = Pour 2 PA, n’importe quel élémentaire est marqué joué.
speciality-enchanter = Enchanteur
    .help = Pour 2 PA, attaquez de sorte que le perdant perde deux niveaux.
speciality-metamorph = Métamorphe
    .help = Pour 2 PA, l’un de vos élémentaires agit ce tour-ci comme un autre élément.

## Noms des évènements

event-spring = Printemps
    .help = Toute la Terre gagne un niveau.
event-summer = Été
    .help = Tout le Feu gagne un niveau.
event-autumn = Automne
    .help = Toute la Terre perd un niveau.
event-winter = Hiver
    .help = Le Feu des adversaires est immobilisé.
event-shower = Averse
    .help = Un Feu perd 1 ou 2 niveaux.
event-deluge = Déluge
    .help = Toute l’Eau gagne un niveau.
event-thunderstorm = Orage
    .help = La Terre de niveau 1 devient du Feu.
event-fog = Brouillard
    .help = Prochain tour des adversaires : pas de déplacement direct.
event-breeze = Brise
    .help = Un Air souffle sans payer de jeton.
event-west-wind = Vent d’ouest
    .help = Invoquez un Air de niveau 2 sur votre moitié gauche.
event-storm = Tempête
    .help = À votre prochain tour, les souffles ne marquent pas l’Air et ne coûtent aucun PA.
event-hurricane = Ouragan
    .help = À votre prochain tour, l’Air fait jusqu’à quatre pas.
event-tornado = Tornade
    .help = Un Air gagne 1 à 3 niveaux, même au-delà de 3.
event-flood = Inondation
    .help = À votre prochain tour, l’Eau croît de deux niveaux, ou d’un seul n’importe où.
event-hail = Grêle
    .help = La Terre d’une zone de 2 × 2 perd un niveau.
event-frost = Gel
    .help = L’Eau des adversaires est immobilisée.
event-snow = Neige
    .help = Le Feu d’une zone de 2 × 2 perd un niveau.
event-avalanche = Avalanche
    .help = Une Terre perd un niveau, l’Eau autour d’elle en gagne un.
event-heatwave = Canicule
    .help = À votre prochain tour, le Feu gagne deux niveaux sur la Terre et l’Air.
event-drought = Sécheresse
    .help = Aux deux prochains tours, l’Eau perd aussi un niveau contre le Feu.
event-wildfire = Incendie
    .help = Invoquez un Feu de niveau 1 sur une case vide quelconque.
event-mudslide = Coulée de boue
    .help = Un adversaire n’a que 1 PA à son prochain tour ; vous en avez 1 de plus maintenant.
event-collapse = Effondrement
    .help = Posez jusqu’à deux nouveaux Néants sur des cases vides.
event-rainbow = Arc-en-ciel
    .help = À votre prochain tour : 4 PA.
event-aurora = Aurore boréale
    .help = Jusqu’à trois élémentaires d’éléments différents gagnent un niveau.
event-sunset = Coucher de soleil
    .help = Jusqu’à deux élémentaires de Feu perdent un niveau.
event-shooting-star = Étoile filante
    .help = Un Feu se déplace en ligne droite de 3 cases au plus.
event-full-moon = Pleine Lune
    .help = Répétez un évènement déjà utilisé.
event-eclipse = Éclipse
    .help = Gardez pour vous une autre carte de la rangée.
event-quake = Secousse sismique
    .help = Remplacez jusqu’à deux cartes de la rangée.

## Noms des arènes

arena-standard = Arène standard
arena-standard-2 = Arène vierge
arena-pillars = Les Piliers
arena-pit = La Fosse
arena-river = La Rivière
arena-gates = Les Portes
arena-fault = La Faille
arena-corners = Les Angles
arena-towers = Les Tours
arena-hourglass = Le Sablier
arena-chequers = Le Damier
arena-spiral = La Spirale
arena-zigzag = Le Zigzag
arena-bastions = Les Bastions
arena-wings = Les Ailes
arena-labyrinth = Le Labyrinthe
arena-plain = La Plaine
arena-crater = Le Cratère
arena-four-towers = Les Quatre Tours
arena-outposts = Les Avant-postes
arena-windmill = Le Moulin
arena-shields = Les Boucliers
arena-diamond = Le Losange
arena-whirlpool = Le Tourbillon
arena-archipelago = L’Archipel
arena-ramparts = Les Remparts
arena-crossing = La Croisée
arena-atoll = L’Atoll
arena-keeps = Les Donjons
arena-chasm = Le Gouffre

## Options

option-start = Départ
    .help = Comment les armées sont mises en place.
option-start-standard = Départ standard
    .help = Chaque armée est celle que l’arène prévoit.
option-start-free = Départ libre
    .help = Chaque joueur compose en secret une armée de 12 jetons.
option-arena = Arène
    .help = La disposition des Néants sur le plateau.
option-arena-standard = Standard
    .help = L’arène des règles de base.
option-arena-random = Au hasard
    .help = L’une des 14 cartes Arène prévues pour le nombre de joueurs.
option-arena-pillars = { arena-pillars }
option-arena-pit = { arena-pit }
option-arena-river = { arena-river }
option-arena-gates = { arena-gates }
option-arena-fault = { arena-fault }
option-arena-corners = { arena-corners }
option-arena-towers = { arena-towers }
option-arena-hourglass = { arena-hourglass }
option-arena-chequers = { arena-chequers }
option-arena-spiral = { arena-spiral }
option-arena-zigzag = { arena-zigzag }
option-arena-bastions = { arena-bastions }
option-arena-wings = { arena-wings }
option-arena-labyrinth = { arena-labyrinth }
option-arena-plain = { arena-plain }
option-arena-crater = { arena-crater }
option-arena-four-towers = { arena-four-towers }
option-arena-outposts = { arena-outposts }
option-arena-windmill = { arena-windmill }
option-arena-shields = { arena-shields }
option-arena-diamond = { arena-diamond }
option-arena-whirlpool = { arena-whirlpool }
option-arena-archipelago = { arena-archipelago }
option-arena-ramparts = { arena-ramparts }
option-arena-crossing = { arena-crossing }
option-arena-atoll = { arena-atoll }
option-arena-keeps = { arena-keeps }
option-arena-chasm = { arena-chasm }
option-terrain = Terrain
    .help = Les blocs de terrain qui forment le plateau.
option-terrain-standard = Standards
    .help = Forêt, savane, marais et montagne.
option-terrain-advantageous = Avantageux
    .help = Volcan, glacier, steppes et mangrove.
option-terrain-difficult = Difficiles
    .help = Désert, canyon, jungle et toundra.
option-terrain-standard-advantageous = Standards et avantageux
    .help = Deux sortes de chaque, tirées au hasard.
option-terrain-standard-difficult = Standards et difficiles
    .help = Deux sortes de chaque, tirées au hasard.
option-terrain-advantageous-difficult = Avantageux et difficiles
    .help = Deux sortes de chaque, tirées au hasard.
option-specialities = Spécialités
    .help = Chaque joueur choisit une spécialité parmi 16 pour la partie.
option-specialities-off = Sans
option-specialities-on = Avec
option-events = Évènements naturels
    .help = Six cartes Évènement sont visibles ; chaque joueur peut en déclencher jusqu’à trois.
option-events-off = Sans
option-events-on = Avec
option-teams = Équipes
    .help = À quatre joueurs seulement : Blanc et Bleu contre Noir et Rouge.
option-teams-off = Chacun pour soi
option-teams-on = Deux équipes de deux
option-first = Premier joueur
    .help = Qui joue le premier tour et choisit en premier.
option-first-random = Tiré au sort
option-first-0 = Blanc
option-first-1 = Noir
option-first-2 = Bleu
option-first-3 = Rouge
option-water-gains-from-fire = L’Eau se renforce en éteignant le Feu
    .help = L’Eau gagne-t-elle un niveau quand elle éteint le Feu ?
option-water-gains-from-fire-on = Oui
option-water-gains-from-fire-off = Non
option-merge-mark = Marque après une fusion
    .help = Une fusion sur un élémentaire joué efface-t-elle sa marque ?
option-merge-mark-fresh = Effacée
option-merge-mark-kept = Conservée
option-immobilised = Élémentaires immobilisés
    .help = Ce qui est interdit à un élémentaire immobilisé.
option-immobilised-no-actions = N’agissent pas
    .help = Ils ne peuvent être la source d’aucune action.
option-immobilised-no-moves = Ne se déplacent pas
    .help = Ils peuvent encore croître, attaquer et souffler.
option-forced-growth = Croissance forcée
    .help = Quand un élémentaire peut croître hors de son terrain de prédilection.
option-forced-growth-flood-only = Sous l’Inondation seulement
    .help = L’Eau seule, lors d’un tour sous l’Inondation.
option-forced-growth-always = Toujours
    .help = Tout élémentaire, pour 2 PA.
option-breath-cost = Coût du souffle
    .help = Points d’action que coûte un souffle, en plus de ses jetons Air.
option-breath-cost-0 = Gratuit
option-breath-cost-1 = 1 PA
option-quiet-limit = Limite de calme
    .help = Tours de table de suite sans perte chez un adversaire avant que la partie s’arrête et se décompte ; 0 pour aucune limite.
option-quiet-limit-0 = Aucune limite
option-round-limit = Limite de durée
    .help = Le tour de table après lequel la partie s’arrête et se décompte, de 1 à 999.

## Boutons des coups

verb-pick = Choisir
verb-put = Poser
verb-grow = Faire croître
verb-move = Déplacer
verb-attack = Attaquer
verb-tunnel = Sous-terrain
verb-blaze = Brasier
verb-wave = Vague
verb-breath = Souffle
verb-power = Utiliser le pouvoir
verb-event = Déclencher l’évènement
verb-choose = Choisir
verb-place = Placer
verb-reinforce = Renforcer
verb-spread = Propager
verb-stop = Arrêter
verb-done = Terminer le choix
verb-end = Finir le tour

## Le journal : ce qui s’est passé, une phrase à la fois

who =
    { $seat ->
        [0] Blanc
        [1] Noir
        [2] Bleu
       *[3] Rouge
    }
# Qui est l’élémentaire dont on parle : « Le Feu de Rouge » en tête de phrase, « le Feu de Rouge » et « du Feu de Rouge » ailleurs.
named-piece =
    { $element ->
        [earth] la Terre de { who }
        [fire] le Feu de { who }
        [water] l’Eau de { who }
       *[air] l’Air de { who }
    }
named-piece-first =
    { $element ->
        [earth] La Terre de { who }
        [fire] Le Feu de { who }
        [water] L’Eau de { who }
       *[air] L’Air de { who }
    }
named-piece-of =
    { $element ->
        [earth] de la Terre de { who }
        [fire] du Feu de { who }
        [water] de l’Eau de { who }
       *[air] de l’Air de { who }
    }
named-piece-level =
    { $element ->
        [earth] La Terre ({ $tokens }) de { who }
        [fire] Le Feu ({ $tokens }) de { who }
        [water] L’Eau ({ $tokens }) de { who }
       *[air] L’Air ({ $tokens }) de { who }
    }
named-piece-before =
    { $was ->
        [earth] La Terre de { who }
        [fire] Le Feu de { who }
        [water] L’Eau de { who }
       *[air] L’Air de { who }
    }
target-who =
    { $target_seat ->
        [0] Blanc
        [1] Noir
        [2] Bleu
       *[3] Rouge
    }
named-target =
    { $target_element ->
        [earth] la Terre de { target-who }
        [fire] le Feu de { target-who }
        [water] l’Eau de { target-who }
       *[air] l’Air de { target-who }
    }
log-token-put = { who } pose un jeton.
    .cell = { who } pose un jeton en { $cell } : { named-element }.
log-armies-revealed = Toutes les armées sont révélées.
log-turn-started =
    { $ap ->
        [one] À { who } de jouer, avec { $ap } point d’action.
       *[other] À { who } de jouer, avec { $ap } points d’action.
    }
log-turn-ended = { who } finit son tour.
log-grown =
    { $element ->
        [earth] { who } fait croître sa Terre en { $cell }.
        [fire] { who } fait croître son Feu en { $cell }.
        [water] { who } fait croître son Eau en { $cell }.
       *[air] { who } fait croître son Air en { $cell }.
    }
log-moved =
    { $whole ->
        [true] { named-piece-level } va de { $source } à { $target }.
       *[false]
            { $tokens ->
                [one] Un jeton { named-piece-of } va de { $source } à { $target }.
               *[other] { $tokens } jetons { named-piece-of } vont de { $source } à { $target }.
            }
    }
log-merged = Fusion en { $cell } : { named-piece } est désormais de niveau { $level }.
log-excess-returned =
    { $tokens ->
        [one] Un jeton excédentaire retourne à la réserve de { who }.
       *[other] { $tokens } jetons excédentaires retournent à la réserve de { who }.
    }
log-tunnelled = { named-piece-first } passe sous terre de { $source } à { $target }.
log-blazed = { named-piece-first } s’embrase en { $source }.
log-waved = { named-piece-first } lève une vague de { $source } vers { $target }.
log-breathed =
    { $tokens ->
        [one] { named-piece-first } en { $source } dépense un jeton et souffle sur { named-target } en { $target }.
       *[other] { named-piece-first } en { $source } dépense { $tokens } jetons et souffle sur { named-target } en { $target }.
    }
log-pushed =
    { $element ->
        [earth] { named-piece-first } est poussée de { $source } à { $target }.
        [water] { named-piece-first } est poussée de { $source } à { $target }.
       *[other] { named-piece-first } est poussé de { $source } à { $target }.
    }
log-push-stopped = La poussée s’arrête : { named-piece } reste en { $cell }.
log-attacked = { named-piece-first } en { $source } attaque { named-target } en { $target }.
log-level-lost =
    { $level ->
        [0] { named-piece-first } en { $cell } perd son dernier niveau.
       *[other] { named-piece-first } en { $cell } descend au niveau { $level }.
    }
log-level-gained = { named-piece-first } en { $cell } monte au niveau { $level }.
log-vanished = { named-piece-first } disparaît de { $cell }.
log-took-place = { named-piece-first } avance de { $source } à { $target }.
log-desert-loss = { named-piece-first } perd un niveau en entrant dans le désert en { $cell }.
log-immobilised =
    { $element ->
        [earth] { named-piece-first } en { $cell } est immobilisée.
        [water] { named-piece-first } en { $cell } est immobilisée.
       *[other] { named-piece-first } en { $cell } est immobilisé.
    }
log-eliminated = { who } n’a plus de Terre et quitte la partie.
named-card =
    { $card ->
        [spring] { event-spring }
        [summer] { event-summer }
        [autumn] { event-autumn }
        [winter] { event-winter }
        [shower] { event-shower }
        [deluge] { event-deluge }
        [thunderstorm] { event-thunderstorm }
        [fog] { event-fog }
        [breeze] { event-breeze }
        [west-wind] { event-west-wind }
        [storm] { event-storm }
        [hurricane] { event-hurricane }
        [tornado] { event-tornado }
        [flood] { event-flood }
        [hail] { event-hail }
        [frost] { event-frost }
        [snow] { event-snow }
        [avalanche] { event-avalanche }
        [heatwave] { event-heatwave }
        [drought] { event-drought }
        [wildfire] { event-wildfire }
        [mudslide] { event-mudslide }
        [collapse] { event-collapse }
        [rainbow] { event-rainbow }
        [aurora] { event-aurora }
        [sunset] { event-sunset }
        [shooting-star] { event-shooting-star }
        [full-moon] { event-full-moon }
        [eclipse] { event-eclipse }
       *[quake] { event-quake }
    }
named-speciality =
    { $speciality ->
        [druid] { speciality-druid }
        [necromancer] { speciality-necromancer }
        [demonist] { speciality-demonist }
        [cultist] { speciality-cultist }
        [priest] { speciality-priest }
        [sage] { speciality-sage }
        [healer] { speciality-healer }
        [shaman] { speciality-shaman }
        [constellationist] { speciality-constellationist }
        [illusionist] { speciality-illusionist }
        [genie] { speciality-genie }
        [oracle] { speciality-oracle }
        [alchemist] { speciality-alchemist }
        [runist] { speciality-runist }
        [enchanter] { speciality-enchanter }
       *[metamorph] { speciality-metamorph }
    }
named-power =
    { $power ->
        [druid] { speciality-druid }
        [necromancer] { speciality-necromancer }
        [demonist] { speciality-demonist }
        [cultist] { speciality-cultist }
        [priest] { speciality-priest }
        [sage] { speciality-sage }
        [healer] { speciality-healer }
        [shaman] { speciality-shaman }
        [constellationist] { speciality-constellationist }
        [illusionist] { speciality-illusionist }
        [genie] { speciality-genie }
        [oracle] { speciality-oracle }
        [alchemist] { speciality-alchemist }
        [runist] { speciality-runist }
        [enchanter] { speciality-enchanter }
       *[metamorph] { speciality-metamorph }
    }
named-element =
    { $element ->
        [earth] { element-earth }
        [fire] { element-fire }
        [water] { element-water }
       *[air] { element-air }
    }
named-effect =
    { $effect ->
        [fog] { event-fog }
        [storm] { event-storm }
        [hurricane] { event-hurricane }
        [flood] { event-flood }
        [heatwave] { event-heatwave }
        [drought] { event-drought }
        [mudslide] { event-mudslide }
       *[rainbow] { event-rainbow }
    }
log-speciality-picked = { who } choisit sa spécialité : { named-speciality }.
log-events-dealt = Six évènements sont étalés face visible.
log-events-revealed = Les cartes posées face cachée sont retournées.
log-marked =
    { $element ->
        [earth] { named-piece-first } en { $cell } est marquée jouée.
        [water] { named-piece-first } en { $cell } est marquée jouée.
       *[other] { named-piece-first } en { $cell } est marqué joué.
    }
log-set-aside =
    { $tokens ->
        [one] { who } met de côté un jeton Terre perdu.
       *[other] { who } met de côté { $tokens } jetons Terre perdus.
    }
log-power-used = { who } utilise le pouvoir de sa spécialité : { named-power }.
log-invoked = { named-piece-first } apparaît en { $cell }, au niveau { $level }.
log-transformed = { named-piece-before } en { $cell } devient { named-element } de niveau { $level }.
log-acting-as = { named-piece-before } en { $cell } agit comme { named-element } pendant ce tour.
log-event-triggered = { who } déclenche un évènement : { named-card }.
log-event-copied = La Pleine Lune répète un évènement : { named-card }.
log-effect-waiting = { named-effect } : effet au prochain tour de { who }.
log-ap-gained =
    { $ap ->
        [one] { who } gagne un point d’action et en a { $ap }.
       *[other] { who } gagne un point d’action et en a { $ap }.
    }
log-void-placed = La case { $cell } s’effondre dans le Néant.
log-choice-made = { named-card } : le choix est fait.
log-event-held = { who } garde une carte pour soi : { named-card }.
log-event-replaced = { named-card } quitte le jeu et une carte est posée face cachée.

## La galerie : ses groupes

gallery-arena-2 = Arènes à deux
    .help = Les cases noires sont du Néant : personne n’y entre. Les piles sont celles du départ standard.
gallery-arena-4 = Arènes à quatre
    .help = Les cases noires sont du Néant : personne n’y entre. Les piles sont celles du départ standard.
gallery-terrain = Terrains
    .help = Chaque quart du plateau est l’un d’eux. Il dit ce qui y pousse.
gallery-speciality = Spécialités
    .help = Avec l’option « spécialités », chacun en choisit une au début et la garde.
gallery-event = Évènements
    .help = Avec l’option « évènements », on déclenche un évènement de la rangée pour 2 points d’action.

## Conseils : ce qui est demandé, et ce que fait alors chaque verbe

advice-play =
    { $ap ->
        [0] Vous n’avez plus de point d’action. Finissez votre tour, ou soufflez encore si un Air le peut.
        [1] Il vous reste 1 point d’action : encore une action, avec une pile qui n’a pas encore agi.
       *[other] Il vous reste { $ap } points d’action. Une action en coûte 1, dans l’ordre que vous voulez ; une pile qui a agi se repose jusqu’à la fin du tour.
    }
    .grow = Une pile sur un terrain qui lui convient gagne un jeton.
    .move = Une pile, ou une partie, va sur une case voisine ; elle peut y rejoindre une pile du même élément.
    .attack = Deux piles voisines : le Feu mange la Terre et l’Air, l’Eau noie le Feu, la Terre boit l’Eau. L’une perd un niveau, l’autre en gagne un.
    .tunnel = Une Terre rejoint une autre de vos Terres à deux cases, quoi qu’il y ait entre elles.
    .blaze = Un Feu de niveau 3 lance un jeton sur chacune de deux cases voisines.
    .wave = Une Eau entraîne vos Eaux alignées à côté d’elle.
    .breath = Un Air pousse une pile voisine ; il y dépense un à trois jetons.
    .power = Votre spécialité agit, à son prix.
    .event = Un évènement de la rangée a lieu, pour 2 points d’action.
    .end = Quand vous voulez, même s’il reste des points d’action.
    .tip = Gardez votre Terre loin du Feu : qui n’a plus de Terre est éliminé.
advice-pick = Choisissez une spécialité. Elle est à vous pour toute la partie.
    .pick = Touchez une carte pour lire ce qu’elle fait.
advice-place = Composez votre armée en secret : 12 jetons sur vos deux premières lignes, dont de la Terre.
    .put = Un jeton va sur une case vide, ou sur une pile du même élément qui n’a pas encore trois étages.
advice-event = { $card-name } : { $card-help } À vous de choisir.
    .choose = Touchez ce que vous choisissez, sur le plateau ou parmi les cartes.
    .done = Cela suffit.
advice-priest = Votre Eau est bénie : elle reçoit un jeton de plus.
    .reinforce = Le jeton fait monter cette Eau.
    .spread = Le jeton devient une nouvelle Eau sur une case voisine.
advice-power = { $power-name } : { $power-help }
    .place = Touchez une case vide pour ce qui est invoqué.
    .move = Un pas avec cette pile.
    .attack = Une attaque avec cette pile.
    .breath = Il souffle et pousse une pile voisine.
    .stop = Il reste où il est.
    .done = Cela suffit.

## Critères : ce qu’un coup fait gagner et perdre

feature-earth = Terre
    .gain = gagne de la Terre
    .loss = perd de la Terre
feature-fire = Feu
    .gain = gagne du Feu
    .loss = perd du Feu
feature-water = Eau
    .gain = gagne de l’Eau
    .loss = perd de l’Eau
feature-air = Air
    .gain = gagne de l’Air
    .loss = perd de l’Air
feature-attack = Attaques
    .gain = menace d’attaquer
    .loss = renonce à des attaques
feature-danger = Danger
    .gain = échappe à des attaques
    .loss = s’expose à des attaques
feature-safety = Sécurité
    .gain = met des piles à l’abri
    .loss = laisse des piles à découvert
feature-links = Entraide
    .gain = fait s’entraider ses piles
    .loss = sépare des piles qui s’entraidaient
feature-breath = Souffles
    .gain = prépare un souffle
    .loss = renonce à un souffle
feature-growth = Croissance
    .gain = prépare une croissance
    .loss = gêne la croissance
feature-position = Placement
    .gain = place mieux ses piles
    .loss = place moins bien ses piles
feature-tempo = Tempo
    .gain = garde des actions pour la suite
    .loss = épuise ses actions
feature-ending = Décompte final
    .gain = progresse au décompte final
    .loss = recule au décompte final
feature-events = Évènements
    .gain = profite des évènements
    .loss = perd le bénéfice des évènements
feature-speciality = Spécialité
    .gain = profite de sa spécialité
    .loss = épuise sa spécialité
feature-out = Élimination
    .gain = élimine un adversaire
    .loss = court à l’élimination
