# Feu de camp : les règles par leurs noms, puis les noms et les phrases que montrent les écrans.

## Mise en place

CF-SET-1 = Il y a 24 cartes de bois : quatre de chaque, brindille (chaleur 1), bâton (2), branche (3), bûche (4), tronc (5) et souche (6).
CF-SET-2 = Chacun reçoit trois cartes ; les autres forment la pioche. La première place commence.
CF-SEE-1 = Personne ne voit les mains des autres ni la pioche. Le feu et les cendres sont visibles.

## Un tour

CF-WORD-1 = Un tour est l’un de deux coups : « feed » avec une carte, ou « warm ».
    .refusal = Ce n’est pas un coup : écrivez « feed » et une carte, comme « feed twig », ou « warm ».
CF-TURN-1 = Les places jouent dans leur ordre.
    .refusal = Ce n’est pas votre tour : attendez-le.
CF-FEED-1 = Qui nourrit le feu y pose une carte de sa main.
    .refusal = Vous ne tenez pas cette carte : choisissez-en une de votre main.
CF-FEED-2 = La chaleur du feu est la somme de ses cartes.
CF-FLARE-1 = Si la chaleur dépasse la limite (12, sauf accord contraire), le feu s’emballe : qui l’a nourri perd 3 points, et le feu devient cendres.
CF-DRAW-1 = Qui a nourri le feu pioche une carte, s’il en reste.
CF-WARM-1 = À partir d’une chaleur de 8, on peut se réchauffer au lieu de nourrir le feu : cela donne autant de points que de chaleur, et le feu devient cendres.
    .refusal = Le feu n’est pas assez chaud : il lui faut une chaleur de 8. Nourrissez-le.

## Fin

CF-END-1 = La partie est finie dès que quelqu’un ne tient plus de carte.
CF-END-2 = Qui a le plus de points gagne ; à égalité, la victoire est partagée.

## Noms

game-name = Feu de camp
game-pitch = Nourrissez le feu, mais pas au point que le suivant s’y réchauffe.
option-limit = Limite
    .help = Au-dessus de cette chaleur, le feu s’emballe.
card-twig = brindille
card-stick = bâton
card-branch = branche
card-log = bûche
card-trunk = tronc
card-stump = souche
verb-feed = Nourrir
verb-warm = Se réchauffer
tally-points = Points
term-active = À qui le tour
term-fire = Feu
term-heat = Chaleur
term-pile = Pioche
term-ashes = Cendres
term-players = Joueurs
term-points = Points
term-hand = Main

## Écrans

prompt-turn = Nourrissez le feu ou réchauffez-vous.
reason-burnt-down = Le bois d’une main est épuisé
draw-heat = Chaleur { $heat } sur { $limit }
draw-pile = Pioche : { $count }
draw-points = { $points } points
draw-hand = { $count } cartes

who =
    { $seat ->
        [0] Joueur 1
        [1] Joueur 2
        [2] Joueur 3
       *[other] Joueur 4
    }
log-fed = { who } pose sur le feu : { $card }. Chaleur { $heat }.
log-flared = Le feu s’emballe, et { who } perd { $points } points.
log-drew = { who } pioche une carte.
    .card = Vous piochez : { $card }.
log-warmed = { who } se réchauffe : { $heat } points.

## Ce que pèse une recherche

feature-points = Points
    .gain = marque des points
    .loss = perd des points
feature-hand = Main
    .gain = améliore sa main
    .loss = affaiblit sa main
