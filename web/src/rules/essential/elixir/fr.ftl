### L’essentiel d’Élixir. Chaque panneau a un titre, un texte, une image décrite (-picture) et sa légende (-caption).

aim-title = Le but
aim-text =
    Vous êtes sorcier. __Lancez tous vos sortilèges__ avant les autres !
    Au début, chacun prend des sortilèges faciles ou difficiles. Un sortilège de niveau 3 demande trois ingrédients. Puis chacun reçoit cinq __trouvailles__.
aim-caption = Un sortilège : son niveau, les ingrédients qu’il veut, et ce qu’il fait.
aim-picture = Une carte sortilège de niveau 2, avec ses deux ingrédients et son texte.

cast-title = Lancer un sortilège
cast-text =
    Regardez ce qu’il veut. Vous avez tous les ingrédients ? Payez-les : ils vont à la défausse.
    Le sortilège est posé devant vous, et __quelque chose se passe__ : il vise un joueur, fait échanger les cartes, change une règle…
cast-caption = Le premier ingrédient est là ; le deuxième, en pointillé, manque encore.
cast-picture = Les deux ingrédients d’un sortilège : l’un est coloré, l’autre en pointillé.

turn-title = Votre tour
turn-text =
    - __Une trouvaille__ est piochée pour vous.
    - Vous jouez autant de cartes que vous voulez : objets magiques, transactions, sortilèges.
    - Vous dites __« au suivant ! »__.
turn-caption = Piocher, jouer, « au suivant ! ».
turn-picture = Une pioche, une flèche vers deux cartes jouées, une flèche vers le joueur suivant.

finds-title = Les trouvailles
finds-text =
    - Les __ingrédients__ paient les sortilèges.
    - Les __objets magiques__ agissent ; certains remplacent un ingrédient.
    - Les __objets non magiques__ ne font rien, mais valent cher au marché.
    - Les __transactions__ font échanger toute la table : jour de marché, brocante, vente aux enchères.
finds-caption = Un ingrédient, un objet magique, un objet non magique, une transaction.
finds-picture = Quatre cartes trouvailles, une de chaque sorte.

special-title = Gare aux surprises
special-text =
    Les cartes __spéciales__ répondent aux cartes des autres, même hors de votre tour : elles annulent, renvoient, volent. Rien n’est sûr tant que ce n’est pas fini !
    Certains sortilèges donnent un __gage__ : parler en rimes, dire « nous »… Faites-le, ou payez des trouvailles.
special-caption = Une carte spéciale peut tout changer.
special-picture = Un objet magique qui répond aux cartes des autres ; il est marqué « spécial ».

win-title = Comment gagner
win-text =
    __Qui n’a plus aucun sortilège en main gagne.__ Mais le dernier sortilège agit d’abord : s’il vous en revient un, la partie continue !
    Les autres comptent les niveaux qui leur restent : le moins est le mieux.
win-caption = Main vide : gagné !
win-picture = Un sortilège posé sur la table, et une main vide.
