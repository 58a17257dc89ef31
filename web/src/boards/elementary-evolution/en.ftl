# Elementary Evolution

area-of = { $name }, { $mage }
finished-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
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
label-done =
    { $count ->
        [0] Exchange nothing
        [one] Draw a card
       *[other] Draw { $count } cards
    }
label-cascade = Counter with { $card } ({ $level })
hint-card = Touch the pile or the discard where this card goes.
hint-card-pile = Touch the pile where this card goes.
hint-card-discard = No pile takes it: touch a discard.
hint-card-exchange = Touch a discard: you will draw another card.
hint-token = Touch what the creature should reach.
short-quick = Quick
short-main = Main
