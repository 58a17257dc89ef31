# Elementary Evolution

area-of = { $name }, { $mage }
finished-place = place { $place }
turn-number = Turn { $turn }
next-release = { $creature } comes at { $count } Ethers
watch = Watch
watch-help = After this turn you may use a Creature during the turns of the others.
pile-of = { $pile } of { $name }
pile-top = on top { $card }, level { $level }
pile-rooted =
    { $count ->
        [one] { $count } card rooted
       *[other] { $count } cards rooted
    }
can-be-chosen = can be chosen
hand-card = { $card }, level { $level }. { $effect }
empty-hand = Your hand is empty.
label-play = Place { $card } ({ $level })
label-cascade = Counter with { $card } ({ $level })
hint-card = Touch the pile or the discard where this card goes.
hint-token = Touch what the creature should reach.
short-quick = Quick
short-main = Main
