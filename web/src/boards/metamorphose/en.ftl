# Métamorphose

colour =
    { $colour ->
        [purple] purple
        [orange] orange
       *[green] green
    }
round = Round { $round } of { $rounds }
contest = Contest
contest-now = Contest after this round
contest-next = Contest after round { $round }
contest-over = All six contests are over.
contest-none = The game stopped here.
contest-first = First contest: { $colour }, { $prizes } VP
contest-second = Second contest: { $colour }, { $prizes } VP
colour-hidden = colour still hidden
points-short = VP
points = { $points } VP
strength-line = { $name }: strength { $strength } in { $colour }
alpha-sign = Alpha
alpha =
    { $you ->
        [yes] You are Alpha and go first this round.
       *[no] { $name } is Alpha and goes first this round.
    }
last-counted = In the last contest: { $strength }

pill-summon = Summon
pill-move = Move
pill-shift = Shift
pill-open = open
pill-not-yet = not yet
pill-cannot = not possible
pill-must = to do
pill-used = done

level = Level { $level }
market = Market
deck =
    { $count ->
        [0] Deck empty
        [one] Deck, 1 card
       *[other] Deck, { $count } cards
    }
deck-top = the top card of the level { $level } deck
deck-of = Deck of level { $level }: { $count }
spot-empty = Empty spot, level { $level }
costs-mana = Costs a mana token
can-pay = A mana token can pay for it
card-words = { $name }, level { $level }, { $colour }: { $slots }. { $power }
rivals = The others
own-area = Your creatures
area-of = { $name }’s creatures
in-hand = In hand
hand-of = in hand: { $card }
no-creature = No creature
cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
token-ready = mana token { $value } ready
token-spent = mana token { $value } spent
creature-words = Creature { $number }, { $name }, { $colour }, strength { $base }{ $bonus ->
        [0] { "" }
       *[other] { " " }plus { $bonus }
    }, { $cards }
rows-words = from the top: { $rows }
open-fan = look at all its cards
fan-of = { $name }, { $owner }
sees = It shows
covered = power covered
row-x = unusable
row-none = blank
row-hole = hole
row-open = nothing

look-around = Touch a creature to see all its cards.
ask-summon = Choose a card of the market, or the top of a deck.
ask-counted = Here is the contest. The market comes back after it.
ask-both = You can still move a card or shift a stack.
ask-move = You can still move a card.
ask-shift = You can still shift a stack.
ask-end = Your turn is done.
ask-where = Where does { $card } go?
ask-place = Place { $card }: alone, or on, under, between your cards.
touch-again = Touch again to place it
again = again
ask-token = Which mana token pays for { $card }?
ask-deck = The top card of the level { $level } deck: it is seen only once it is taken.
ask-move-stack = Touch the creature to take a card from.
ask-move-card = Touch the card to lift.
ask-shift-stack = Touch the stack to shift.
ask-slide = Slide the lower cards, each of them once.
ask-slide-all = Choose the height of all the lower cards.
take-blind = Take it
pay-with = { $name }’s token { $value }
end-turn = End the turn
end-late = Close the window
done = Finish the shift
lift = Lift
shift-this = Shift this stack

gap-new = New creature
gap-on = On { $name }
gap-under = Under { $name }
gap-between = Between { $upper } and { $lower }
change = strength { $before } → { $after }, { $colour }
change-new = strength { $after }, { $colour }
change-gone = { $name } is gone
change-also = { $name }: { $before } → { $after }
change-mana = earns a mana token { $value }
change-total = In { $colour } you go from { $before } to { $after }.
slide-to = { $card }: { $where }
height-up-2 = two up
height-up-1 = one up
height-level = level
height-down-1 = one down
height-down-2 = two down
all-cards = All cards
force = strength { $strength }
slide-done = has been slid

move-take = Summon { $card }
move-take-deck = Summon the top of the level { $level } deck
move-pay = Summon { $card } with { $name }’s mana token { $value }
move-pay-deck = Summon the top of the level { $level } deck with { $name }’s mana token { $value }
move-lift = Move { $card }
move-shift = Shift { $name }

counting = Contest: { $first }, then { $second }
counting-skip = Show all
counting-close = Go on
counting-creature = { $base }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }
counting-powers = powers +{ $points }
counting-prize = { $points } VP
counting-total = { $points } VP
