# Elementals

board-label = Table of Elementals
you = You
rivals = The others
fresh = Card shown
fresh-none = The next card will appear here.
place-empty = Place { $place }, empty
place-slap = Slap { $card }, key { $place }
place-book = Put the book on { $card }, key { $place }
place-card = { $card }
pack-of =
    { $count ->
        [0] pack empty
        [one] pack of one card
       *[other] pack of { $count } cards
    }
pile-of =
    { $count ->
        [0] nothing in front
        [one] one card in front
       *[other] { $count } cards in front
    }
pile-top = { $pile }, { $card } on top
left = left
handicap = +{ $seconds } s
handicap-help = Handicap: { $seconds } s are added to each answer
slow = slow connection
slow-help = Slow connection: some of the time lost on the way is not made up for.
prize =
    { $count ->
        [0] Nothing to win
        [one] { $count } card to win
       *[other] { $count } cards to win
    }
prize-won =
    { $count ->
        [one] { $count } card won
       *[other] { $count } cards won
    }
prize-left =
    { $count ->
        [0] Nothing on the table
        [one] { $count } card stays on the table
       *[other] { $count } cards stay on the table
    }
flips = Card { $flips }
flips-of = Card { $flips } of { $most }
turn-flip = Turn my card
turn-place = Place a card
turn-coming = The card is coming…
turn-next = Next card
pack-own = My pack
book-own = Book
book-armed = Touch a card
book-help = The book goes on a card when a mad creature appears.
pass = Nothing to slap
key-space = Space
key-shift = Shift

## What is to be done

hint-race = Two parts the same: your hand! A mad creature: the book!
hint-race-summon = Look at all these cards: two parts the same, your hand! The book is of no use here.
hint-answered = Noted. Let us see the others…
hint-your-flip = Your turn: turn your card.
hint-your-place = Your turn: place a card in the middle.
hint-your-summon = Your turn: order the summon.
hint-flip = { $name } is about to turn a card.
hint-place = { $name } places a card in the middle.
hint-summon = { $name } orders the summon.
hint-over = The game is over.
hint-calm = Take your time: is there something to catch?

## The race that is judged

won =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    } { $count ->
        [one] one card
       *[other] { $count } cards
    }{ $by ->
        [book] { " " }with the book.
       *[slap] : { $parts } in common.
    }
mistake =
    { $you ->
        [yes] Your mistake
       *[no] A mistake by { $name }
    }: { $why }.
mistakes = { $names }: { $why }.
paid =
    { $several ->
        [yes] { $count ->
            [one] Each gives a card to the other.
           *[other] Each gives a card to all the others.
        }
       *[no] { $count ->
            [one] One card given.
           *[other] One card given to each.
        }
    }
missed-slap = Nobody saw { $on }: { $parts } in common with { $shown }.
missed-book = Nobody put down a book.
why-summon = in a summon the book is of no use
nothing = There was nothing to catch.
time = { $time } ms
time-none = no clock
forgiven = connection −{ $time } ms
cut = { $time } ms lost
late = too late
false-start = false start
answer-of = { $name }:
answer-slap = { $card },
answer-book = book on { $card },
answer-book-only = book,
