### L’essentiel d’Elem Master. Chaque panneau a un titre, un texte, une image décrite (-picture) et sa légende (-caption).

aim-title = Le but
aim-text =
    Vous commandez une armée de jetons : Terre, Feu, Eau et Air. Les jetons s’empilent : une pile a __1, 2 ou 3 jetons__, c’est son niveau.
    __La Terre, c’est votre vie.__ Gardez la vôtre, et prenez celle des autres.
aim-caption = Les Blancs sont en bas, les Noirs en haut. Chaque quart du plateau est un terrain.
aim-picture = Le plateau de six cases sur six au début d’une partie : deux lignes de piles blanches en bas, deux lignes de piles noires en haut.

turn-title = Votre tour
turn-text =
    Vous avez __3 points d’action__. Chaque action en coûte 1 :
    - __Croître__ : une pile gagne un jeton si le terrain lui plaît. La Terre aime la forêt, le Feu la savane, l’Eau le marais, l’Air la montagne.
    - __Déplacer__ une pile, ou une partie, d’une case, même en diagonale. Deux piles du même élément se rejoignent. L’Air, léger, peut faire ensuite un second pas, gratuit.
    - __Attaquer__ une pile voisine.
    Une pile qui a agi se repose. Finissez quand vous voulez.
turn-caption = Croître, déplacer, attaquer.
turn-picture = Trois petits plateaux : une Terre grandit dans la forêt, un Feu avance d’une case, un Feu blanc attaque une Terre noire.

attack-title = Qui mange qui ?
attack-text =
    Le Feu mange la Terre et l’Air. L’Eau éteint le Feu. La Terre boit l’Eau.
    Celui qui est mangé perd un jeton, l’autre en gagne un. __Peu importe qui attaque !__ Vos propres piles peuvent aussi se manger : donnez de l’Eau à votre Terre, elle grandit.
attack-caption = La flèche va de celui qui mange à celui qui est mangé.
attack-picture = Les quatre éléments : des flèches vont du Feu vers la Terre et vers l’Air, de l’Eau vers le Feu, de la Terre vers l’Eau.

special-title = Quatre tours de magie
special-text =
    - La __Terre__ creuse : elle rejoint une autre de vos Terres, deux cases plus loin.
    - Un __Feu__ de niveau 3 éclate : un jeton part sur deux cases voisines.
    - L’__Eau__ fait une vague : vos Eaux en ligne à côté avancent avec elle.
    - L’__Air__ souffle : il dépense des jetons et pousse une pile voisine. C’est gratuit !
special-caption = La Terre creuse, le Feu éclate, l’Eau déferle, l’Air souffle.
special-picture = Quatre petits plateaux : une Terre passe sous une pile, un Feu envoie deux jetons, deux Eaux avancent ensemble, un Air pousse une pile de deux cases.

win-title = Comment gagner
win-text =
    Qui n’a plus de Terre est éliminé. __Le dernier en jeu gagne.__
    Attention : quand il n’y a plus aucun Feu sur le plateau, ou que plus personne ne perd rien pendant longtemps, la partie s’arrête. Alors le plus de jetons Terre gagne.
win-caption = À gauche, la dernière Terre des Noirs va brûler. À droite, l’Eau éteint le dernier Feu.
win-picture = Deux petits plateaux : un Feu blanc attaque une Terre noire de niveau 1 ; une Eau blanche attaque un Feu noir de niveau 1.
