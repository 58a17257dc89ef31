### L’essentiel d’Elementary Evolution. Chaque panneau a un titre, un texte, une image décrite (-picture) et sa légende (-caption).

aim-title = Le but
aim-text =
    Vous êtes un mage. Élevez quatre Élémentaires : un d’Air, un de Feu, un de Terre, un d’Eau.
    Chacun commence par un __Œuf__, de niveau 0, et grandit jusqu’au __niveau 5 : l’ultime__.
aim-caption = Quatre piles finies : c’est gagné !
aim-picture = Quatre piles de cartes côte à côte, Air, Feu, Terre et Eau, chacune avec un Élémentaire de niveau 5 au sommet.

turn-title = Votre tour
turn-text =
    Posez autant de cartes que vous voulez. Chaque carte va sur la pile de son élément, __dans l’ordre__ : Œuf, 1, 2, 3, 4, 5.
    Une carte ne sert pas ? Jetez-la. À la fin de votre tour, vous complétez votre main à __cinq cartes__.
    L’__Éther__ est un Joker : il remplace un niveau, de 1 à 4.
turn-caption = Sur l’Œuf, le 1 ; sur le 1, le 2.
turn-picture = L’Œuf de Feu, le Feu 1 et le Feu 2, reliés par des flèches ; à côté, une carte Éther.

effects-title = Chaque carte fait quelque chose
effects-text =
    - __Air, la Tornade__ : jetez des cartes, piochez-en autant.
    - __Feu, l’Embrasement__ : brûlez la carte au sommet d’une pile adverse.
    - __Terre, l’Enracinement__ : une de vos piles ne craint plus les Embrasements.
    - __Eau, la Cascade__ : on vous embrase ? Posez une carte Eau, même si ce n’est pas votre tour. Le feu s’éteint !
    Gardez donc une Eau en main : c’est votre bouclier.
effects-caption = Tornade, Embrasement, Enracinement, Cascade.
effects-picture = Quatre cartes : un Air, un Feu, une Terre et une Eau, chacune avec le signe de son effet.

creatures-title = Les Créatures
creatures-text =
    Certaines cartes portent un petit signe rond. Posez-en une, et une __Créature__ est libérée. Vous devez la donner à un adversaire ! Il pourra s’en servir __une fois__.
    Pour l’empêcher, mettez un Éther de votre main au centre.
creatures-caption = La carte Terre 1 libère le Gnome.
creatures-picture = La carte Terre 1 avec le signe du Gnome, et une flèche vers le jeton du Gnome.

win-title = Comment gagner
win-text =
    __Le premier qui a quatre ultimes gagne.__ Une pile finie s’enracine toute seule.
    Au début, vos cartes 4 et 5 attendent dans la défausse principale. Elles reviennent quand votre pioche est vide, après la défausse rapide : choisissez bien où vous jetez vos cartes.
win-caption = La défausse rapide revient d’abord, la principale ensuite.
win-picture = Un paquet de cartes, et deux défausses : la rapide avec des petites cartes, la principale avec les niveaux 4 et 5.
