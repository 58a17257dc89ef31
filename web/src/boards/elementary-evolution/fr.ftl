# Elementary Evolution

area-of = { $name }, { $mage }
finished-place = place { $place }
turn-number = Tour { $turn }
next-release = { $creature } vient à { $count } Éthers
watch = À l’affût
watch-help = À l’affût : pendant le tour des autres, vous pourrez utiliser une Créature.
pile-of = { $pile } { DE($name) }
pile-top = au sommet { $card }, niveau { $level }
pile-rooted =
    { $count ->
        [one] { $count } carte enracinée
       *[other] { $count } cartes enracinées
    }
can-be-chosen = peut être choisie
hand-card = { $card }, niveau { $level }. { $effect }
empty-hand = Votre main est vide.
label-play = Poser { $card } ({ $level })
label-cascade = Contrer avec { $card } ({ $level })
hint-card = Touchez la pile ou la défausse où va cette carte.
hint-token = Touchez ce que la créature doit atteindre.
short-quick = Rapide
short-main = Principale
