# Lampes, le jeu jouet de la batterie de tests.

LA-SAY-1 = Un coup s’écrit avec les mots de ce jeu.
    .refusal = Ces mots ne sont pas un coup de Lampes.
LA-TUR-1 = Seule une place interrogée peut agir.
    .refusal = On ne vous demande rien maintenant.
LA-TUR-2 = Chaque moment a ses propres coups.
    .refusal = On demande autre chose maintenant.
LA-BID-1 = On mise une carte que l’on tient.
    .refusal = Vous ne tenez pas cette carte.
LA-BID-2 = Seule une main vide se repose.
    .refusal = Vous tenez encore des cartes.
LA-TUR-3 = On parie, on regarde et on pioche une seule fois par tour.
    .refusal = Vous l’avez déjà fait pendant ce tour.
LA-LOO-1 = Il faut une carte à regarder.
    .refusal = La place suivante ne tient aucune carte.
LA-DRA-1 = La pioche doit contenir une carte à piocher.
    .refusal = La pioche est vide.
LA-PAR-1 = Une parade prend un quatre.
    .refusal = Vous ne tenez pas de quatre.
tally-points = Points
tally-cards = Cartes en main

gallery-lamp = Lampes
lamp-1 = Un
lamp-2 = Deux
lamp-3 = Trois
lamp-4 = Quatre
    .help = Elle brille plus que les lampes avant elle.
