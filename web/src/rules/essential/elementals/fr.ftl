### L’essentiel d’Elementals. Chaque panneau a un titre, un texte, une image décrite (-picture) et sa légende (-caption).

aim-title = Le but
aim-text =
    Attrapez __le plus de cartes__ possible !
    Chaque créature a une __tête__, un __ventre__ et des __jambes__. Chaque partie est de terre, d’eau, d’air ou de feu.
aim-caption = Tête de feu, ventre d’air, jambes d’eau.
aim-picture = Une créature : sa tête est de feu, son ventre d’air, ses jambes d’eau.

turn-title = Un tour
turn-text =
    Une carte est au milieu. Chacun son tour, on retourne devant soi la carte du dessus de son paquet.
    __Tout le monde regarde en même temps.__ Comparez vite la nouvelle carte avec celle du milieu : tête avec tête, ventre avec ventre, jambes avec jambes.
turn-caption = À gauche la nouvelle carte, à droite celle du milieu.
turn-picture = Deux créatures côte à côte : la nouvelle carte, et la carte du milieu.

match-title = Frappez !
match-text =
    __Deux parties pareilles, la troisième différente ?__ Frappez la carte du milieu !
    Le premier gagne toutes les cartes visibles : celles du milieu et celles devant tous les joueurs. Puis il met une nouvelle carte au milieu.
match-caption = La tête et le ventre sont pareils : frappez !
match-picture = Deux créatures ; leurs têtes de feu et leurs ventres d’air s’allument, leurs jambes sont différentes.

miss-title = Ne touchez à rien
miss-text =
    Une seule partie pareille, ou aucune ? Gardez vos mains.
    __Une erreur coûte cher__ : vous donnez une carte à chaque adversaire.
miss-caption = Seule la tête est pareille : on ne bouge pas.
miss-picture = Deux créatures ; seules leurs têtes de feu s’allument.

special-title = Trois cartes spéciales
special-text =
    - __Créature folle__ : ne frappez pas ! Posez vite votre __livre__ sur une carte du milieu. Le premier prend tout.
    - __Créature double__ : on ne touche à rien, une carte de plus vient au milieu.
    - __Magicien__ : on ne touche à rien, puis tous retournent une carte en même temps, et il faut regarder partout ! Là, le livre ne sert pas.
special-caption = La folle et le livre, la double, le magicien.
special-picture = Une créature folle avec un livre magique, une créature double, un magicien.

win-title = Comment gagner
win-text =
    À deux, trois ou quatre, la partie s’arrête quand un joueur doit retourner une carte et n’en a plus, ou ne peut pas payer une erreur. À cinq ou six, ce joueur s’en va, et on s’arrête quand deux joueurs au plus ont encore des cartes.
    __Le plus gros paquet gagne.__ Votre paquet est vide ? Tant que ce n’est pas votre tour, vous pouvez encore frapper et tout reprendre.
win-caption = Le gros paquet gagne.
win-picture = Deux paquets de cartes, un gros et un petit.
