# Elementary Evolution

area-of = { $name }, { $mage }
finished-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
turn-number = Tour { $turn }
next-release = { $creature } vient à { $count } Éthers
watch = À l’affût
watch-help = À l’affût : pendant le tour des autres, vous pourrez utiliser une Créature.
pile-of = { $pile } { DE($name) }
pile-top = au sommet { $card }, niveau { $level }
pile-rooted =
    { $count ->
        [one] { $count } carte enracinée
       *[other] { $count } cartes enracinées
    }
can-be-chosen = peut être choisie
hand-card = { $card }, niveau { $level }. { $effect }
empty-hand = Votre main est vide.
label-play = Poser { $card } ({ $level })
label-done =
    { $count ->
        [0] Ne rien échanger
        [one] Piocher une carte
       *[other] Piocher { $count } cartes
    }
label-cascade = Contrer avec { $card } ({ $level })
hint-card = Touchez la pile ou la défausse où va cette carte.
hint-card-pile = Touchez la pile où va cette carte.
hint-card-discard = Aucune pile ne la prend : touchez une défausse.
hint-card-exchange = Touchez une défausse : vous piocherez une autre carte.
hint-token = Touchez ce que la créature doit atteindre.
short-quick = Rapide
short-main = Principale
