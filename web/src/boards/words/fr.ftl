# Les textes des plateaux : étiquettes, questions, aides. Les noms du jeu viennent du fichier du jeu.

## Partout

cancel = Annuler
close = Fermer
why-not = Pourquoi pas maintenant ?
waiting-for = { $name } réfléchit…
your-turn = À vous de jouer
turn-of = Au tour { DE($name) }
