# Campfire: the rules by their ids, then the names and sentences that screens show.

## Set-up

CF-SET-1 = There are 24 cards of wood: four each of twig (heat 1), stick (2), branch (3), log (4), trunk (5) and stump (6).
CF-SET-2 = Everybody is dealt three cards; the others are the pile. The first seat begins.
CF-SEE-1 = Nobody sees the hands of the others or the pile. Fire and ashes lie open.

## A turn

CF-WORD-1 = A turn is one of two moves: “feed” with a card, or “warm”.
    .refusal = That is not a move: write “feed” and a card, such as “feed twig”, or “warm”.
CF-TURN-1 = Seats take turns in their order.
    .refusal = It is not your turn: wait for it.
CF-FEED-1 = To feed the fire, a player lays a card of their hand on it.
    .refusal = You do not hold that card: choose one of your hand.
CF-FEED-2 = The heat of the fire is the sum of its cards.
CF-FLARE-1 = If the heat rises above the limit (12 unless agreed otherwise), the fire flares up: the player who fed it loses 3 points, and the fire becomes ashes.
CF-DRAW-1 = After feeding the fire, a player draws a card, if there is one in the pile.
CF-WARM-1 = From a heat of 8 on, a player may warm up instead: that gives as many points as the heat, and the fire becomes ashes.
    .refusal = The fire is not warm enough: it needs a heat of 8. Feed it.

## End

CF-END-1 = The game is over as soon as somebody holds no card.
CF-END-2 = The player with the most points wins; players with equally many share the win.

## Names

game-name = Campfire
game-pitch = Feed the fire, but not so well that the next player can warm up at it.
option-limit = Limit
    .help = Above this heat the fire flares up.
card-twig = twig
card-stick = stick
card-branch = branch
card-log = log
card-trunk = trunk
card-stump = stump
verb-feed = Feed
verb-warm = Warm yourself
tally-points = Points
term-active = Whose turn
term-fire = Fire
term-heat = Heat
term-pile = Pile
term-ashes = Ashes
term-players = Players
term-points = Points
term-hand = Hand

## Screens

prompt-turn = Feed the fire or warm yourself.
reason-burnt-down = The wood of a hand is used up
draw-heat = Heat { $heat } of { $limit }
draw-pile = Pile: { $count }
draw-points = { $points } points
draw-hand = { $count } cards

who =
    { $seat ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
       *[other] Player 4
    }
log-fed = { who } lays a { $card } on the fire: heat { $heat }.
log-flared = The fire flares up, and { who } loses { $points } points.
log-drew = { who } draws a card.
    .card = You draw a { $card }.
log-warmed = { who } warms up: { $heat } points.

## What a search weighs

feature-points = Points
    .gain = scores points
    .loss = loses points
feature-hand = Hand
    .gain = gets a better hand
    .loss = gets a worse hand
