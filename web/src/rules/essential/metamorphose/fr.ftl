### L’essentiel de Métamorphose. Chaque panneau a un titre, un texte, une image décrite (-picture) et sa légende (-caption).

aim-title = Le but
aim-text =
    Vous invoquez des créatures. __Gagnez des points lors de six concours__ : il faut être le plus fort dans la bonne couleur.
    Il y a trois couleurs : mauve, orange et vert.
aim-caption = Une carte : six emplacements à gauche, des nombres et des trous ; à droite, son pouvoir.
aim-picture = Une carte créature avec des nombres de couleur, des trous, un nom et un pouvoir.

holes-title = Des cartes à trous
holes-text =
    Des cartes superposées font __une seule créature__. La carte du dessus donne sa couleur et son pouvoir.
    Tout ce qu’on voit __par les trous__, ou qui dépasse, compte aussi. Sa force : la somme des nombres visibles de sa couleur, plus son pouvoir.
holes-caption = Posée sur l’autre, la carte laisse voir des nombres par ses trous.
holes-picture = Une carte à trous, une deuxième carte, et les deux superposées : les nombres du dessous se voient par les trous.

turn-title = Votre tour
turn-text =
    Prenez __une carte__, puis placez-la :
    - __seule__ : une créature de plus (six au maximum) ;
    - __sur__ une créature, __dessous__, ou __entre__ ses cartes.
    Si vous voulez, une fois par tour : __décalez__ les cartes d’un paquet, de deux crans au plus, et __déplacez__ une carte.
turn-caption = La carte du dessous est décalée d’un cran : elle dépasse.
turn-picture = Deux cartes superposées ; celle du dessous est descendue d’un cran.

mana-title = Le Mana
mana-text =
    Un paquet de __3 cartes__ reçoit un pion Mana 3, un paquet de __5 cartes__ un pion Mana 5.
    Les cartes de niveau 1 sont gratuites. Un pion 3 ou 5 paie une carte de niveau 2 ; seul un pion 5 paie le niveau 3. Un pion ne sert qu’une fois.
mana-caption = Trois cartes ensemble : un pion Mana 3.
mana-picture = Trois cartes superposées, et un pion Mana de valeur 3.

contest-title = Les concours
contest-text =
    Tous les deux tours, un concours compare vos forces dans __deux couleurs__. Chacun additionne ses créatures de cette couleur.
    - Première couleur : __6, 4, 2__ points.
    - Seconde couleur : __4, 2, 1__ points. On ne la connaît qu’au dernier moment !
    À égalité, chacun reçoit tous les points. Une force de 0 ne gagne rien.
contest-caption = Ici : mauve d’abord, vert ensuite.
contest-picture = Une carte Concours : mauve pour 6, 4 et 2 points, puis vert pour 4, 2 et 1 points.

win-title = Comment gagner
win-text = Après __12 tours__ et six concours, le plus de points gagne. À égalité, on partage la victoire.
win-caption = Le plus de points gagne.
win-picture = Trois joueurs et leurs points : le premier en a le plus.
