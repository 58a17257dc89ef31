# Lamps, the toy game of the kit.

LA-SAY-1 = A move is written in the words of this game.
    .refusal = These words are not a move of Lamps.
LA-TUR-1 = Only a seat that is asked may act.
    .refusal = You are not asked now.
LA-TUR-2 = Each moment has its own moves.
    .refusal = Something else is asked now.
LA-BID-1 = A seat bids a card that it holds.
    .refusal = You do not hold that card.
LA-BID-2 = Only an empty hand rests.
    .refusal = You still hold cards.
LA-TUR-3 = A stake, a look and a draw are made once in a turn.
    .refusal = You have done that in this turn.
LA-LOO-1 = There must be a card to look at.
    .refusal = The next seat holds no card.
LA-DRA-1 = The pile must hold a card to draw.
    .refusal = The pile is empty.
LA-PAR-1 = A parry takes a four.
    .refusal = You hold no four.
tally-points = Points
tally-cards = Cards in hand

gallery-lamp = Lamps
lamp-1 = One
lamp-2 = Two
lamp-3 = Three
lamp-4 = Four
    .help = It shines brighter than the lamps before it.
