# Élixir

you = you
piles = Draw pile and discard pile
has-turn =
    { $you ->
        [yes] have the turn
       *[no] has the turn
    }
can-choose = can be chosen
can-cast = can be cast
ready = Ready to cast
lacks-one = { $count } { $name } missing
lacks =
    { $count ->
        [one] { $count } ingredient missing
       *[other] { $count } ingredients missing
    }
slot =
    { $state ->
        [held] { $name }: in hand
        [stand-in] { $name }: something stands for it
        [waived] { $name }: not needed
       *[missing] { $name }: missing
    }
spell-label = { $name }, spell of level { $level }
find-label =
    { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
spells-count =
    { $count ->
        [0] no spell in hand
        [one] { $count } spell in hand
       *[other] { $count } spells in hand
    }
last-card =
    { $you ->
        [yes] you played
       *[no] played
    }
extra-turns = Extra turns: { $names }
nothing-cast = No spell cast so far.
counter = { $name }: { $count }
counter-bubble = Bubbles

## What lasts

in-force = In force
law-forfeit = Forfeit: { $card }
law-of = for { $name }
law-given =
    { $price ->
        [one] given by { $name }, buy-out { $price } find
       *[other] given by { $name }, buy-out { $price } finds
    }
laws-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
laws-count = In force: { $count }
buy-out =
    { $price ->
        [one] Buy out ({ $price } find)
       *[other] Buy out ({ $price } finds)
    }
until-turn-end = until this turn ends
until-your-turn =
    { $you ->
        [yes] until your next turn begins
       *[no] until { $name }’s next turn begins
    }
until-your-turn-end =
    { $you ->
        [yes] until your next turn ends
       *[no] until { $name }’s next turn ends
    }
until-their-turn = { until-your-turn }
until-their-turn-end = { until-your-turn-end }
until-laid = as long as the spell stays on the table
until-game = until the end of the game

## The draft

book = Level { $level }
book-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
draft-points = { $count } of { $total }
draft-help = levels taken; each level will want one ingredient.

## Market, flea market, auction

cloth-market = Market day
cloth-flea = Flea market
cloth-auction = Auction
cloth-pass = Passing
cloth-trade = Trading
your-cloth = Your cloth
cloth-empty = Touch your cards to lay them here.
cloth-nothing = Nothing
cloth-count = { $count } of { $most }
take-back = Take back { $card }
dish-done = is done
dish-waits = is still choosing
put-help = Nobody sees your cards before all are done.
done = Done
revealed = What everybody had put
wins-lot = wins the lot
done-nothing = Done, with nothing

## What happens

event-spell =
    { $you ->
        [yes] You cast “{ $card }”
       *[no] { $name } casts “{ $card }”
    }{ $count ->
        [0] .
       *[other] { " " }at { $targets }.
    }
event-object =
    { $you ->
        [yes] You play “{ $card }”
       *[no] { $name } plays “{ $card }”
    }{ $count ->
        [0] .
       *[other] { " " }at { $targets }.
    }
event-transaction = { event-object }
event-take =
    { $at ->
        [you] { $name } is about to take finds from you.
       *[other] { $you ->
            [yes] You are about to take finds from { $targets }.
           *[no] { $name } is about to take finds from { $targets }.
        }
    }
event-forfeit =
    { $at ->
        [you] { $name } gives you the forfeit “{ $card }”.
       *[other] { $you ->
            [yes] You give { $targets } the forfeit “{ $card }”.
           *[no] { $name } gives { $targets } the forfeit “{ $card }”.
        }
    }
event-lot =
    { $at ->
        [you] You win the lot.
       *[other] { $targets } wins the lot.
    }
event-turn-start =
    { $you ->
        [yes] Your turn begins.
       *[no] { $name }’s turn begins.
    }
event-turn-end =
    { $you ->
        [yes] Your turn ends.
       *[no] { $name }’s turn ends.
    }
event-trigger =
    { $you ->
        [yes] “{ $card }” works for you.
       *[no] “{ $card }” works for { $name }.
    }
event-vote =
    { $at ->
        [you] Your forfeit “{ $card }” ends.
       *[other] The forfeit “{ $card }” of { $targets } ends.
    }
answered =
    { $you ->
        [yes] You answer with “{ $card }”.
       *[no] { $name } answers with “{ $card }”.
    }
waiting = Waiting for { $names }.
waiting-moment = One moment…

## The questions

q-draft = Take a spell: of which level?
q-main = Your turn: cast a spell, play a find, or go on to the next.
q-main-alone = Your turn, but nothing to cast or to play: go on to the next.
q-cast = Cast “{ $card }”?
q-play = Play “{ $card }”?
q-window = Do you answer?
q-window-alone = You have nothing to answer with.
q-target = “{ $card }”: whom do you target?
q-aim = Whom do you choose?
q-use = “{ $card }” wants { $slot }: which find do you use?
q-use-any = “{ $card }” costs one find more: which one?
q-give =
    { $zone ->
        [spells] { $n ->
            [one] Choose the spell to give to { $name }.
           *[other] Choose { $n } spells to give to { $name }.
        }
       *[finds] { $n ->
            [one] Choose the find to give to { $name }.
           *[other] Choose { $n } finds to give to { $name }.
        }
    }
q-drop =
    { $n ->
        [one] Choose the find to discard.
       *[other] Choose { $n } finds to discard.
    }
q-drop-other =
    { $n ->
        [one] Choose the find that { $name } discards.
       *[other] Choose { $n } finds that { $name } discards.
    }
q-recall = Which spell do you take back?
q-recall-other = Which spell goes back to { $name }’s hand?
q-take-stall = Take a find from the stall.
q-take-finds =
    { $n ->
        [one] Which find do you take from { $name }?
       *[other] Which finds do you take from { $name }? { $n } more.
    }
q-take-spells = Which spell do you take from { $name }?
q-take-laid = Which cast spell do you take from { $name }?
q-take-discard =
    { $n ->
        [one] What do you take from the discard pile?
       *[other] What do you take from the discard pile? { $n } more.
    }
q-take-pile =
    { $n ->
        [one] What do you take from the draw pile?
       *[other] What do you take from the draw pile? { $n } more.
    }
q-take-aside = The top of the draw pile: what do you keep?
q-take-payment = Which of the finds just used do you take?
q-lay = Which spell do you lay?
q-copy = Which spell do you repeat?
q-put-market = Market day: lay one find. Whoever lays the one of most value chooses first.
q-put-flea = Flea market: bring up to { $most } objects; you will draw as many finds as they are worth.
q-put-auction = Auction: the highest worth wins the lot, the others take back their bids.
q-put-pass =
    { $zone ->
        [spells] { $most ->
            [one] Choose a spell to pass to your neighbour.
           *[other] Choose { $most } spells to pass to your neighbour.
        }
       *[finds] { $most ->
            [one] Choose a find to pass to your neighbour.
           *[other] Choose { $most } finds to pass to your neighbour.
        }
    }
q-put-trade =
    { $zone ->
        [spells] { $most ->
            [one] Choose the spell to trade.
           *[other] Choose { $most } spells to trade.
        }
       *[finds] { $most ->
            [one] Choose the find to trade.
           *[other] Choose { $most } finds to trade.
        }
    }
q-forfeit =
    { $price ->
        [one] { $name } gives you a forfeit, “{ $card }”: perform it, or give { $price } find?
       *[other] { $name } gives you a forfeit, “{ $card }”: perform it, or give { $price } finds?
    }
q-vote = { $name } had to perform “{ $card }”: well done?
q-choose = What do you choose?
q-name = Name an ingredient.
q-name-of = Name one: { $of }.
do-cast = Cast { $card }
do-play = Play { $card }
pay-now =
    { $price ->
        [one] Give { $price } find
       *[other] Give { $price } finds
    }
option = Choice { $number }
key-space = space
