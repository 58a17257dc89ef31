### Metamorphose: the text of every rule, then the display names.

## Set-up
ME-SET-1 = Two to four players take part. Seats are numbered from 0, and the numbers rise clockwise.
ME-SET-2 = The creature cards are split by level into three decks. Each deck is shuffled and laid face down.
ME-SET-3 = The market has three rows, one for each level, with four spots in each (a to d). Four cards of each deck are dealt face up to the row of their level.
ME-SET-4 = The six contest cards are shuffled into one pile, plain side up. The top card of the pile is the current contest card.
ME-SET-5 = Everybody starts with 0 victory points, no creature, no mana token, and strength 0 in all three colours.
ME-SET-6 = The first Alpha player is drawn at random.

## Rounds
ME-RND-1 = The game lasts 12 rounds, two for each contest card. The current contest card shows its plain side in odd rounds and its starred side in even rounds.
ME-RND-2 = In every round each player takes one turn: the Alpha player first, then the others clockwise.
ME-RND-3 = Only the player whose turn it is may make a move.
    .refusal = It is another player’s turn: wait until yours comes.
ME-RND-4 = After the last turn of an even round the contest is held. After the last turn of an odd round there is none.
ME-RND-5 = After every round the player to the left of the Alpha player (the next seat; after the last seat, seat 0) becomes Alpha for the next round. The contest pile lies in front of the Alpha player.
ME-RND-6 = Between an odd round and the next, the current contest card is turned to its starred side.
ME-RND-7 = Between an even round and the next, the current contest card is discarded face up. The next card of the pile, plain side up, becomes the current one.
ME-RND-8 = At the start of every round all players may again summon, shift and move: what they did in the round before no longer counts.

## A turn
ME-TURN-1 = On your turn you must summon exactly one card, may shift one stack once, and may move one card once. You choose the order: either optional action may come before or after the summon, or be left out.
ME-TURN-2 = You may not summon a second card in the same turn.
    .refusal = You have already summoned a card this turn: use an optional action you still have, or end your turn.
ME-TURN-3 = Your turn is over when you say so, but you may not end it before you have summoned. Only if no card at all can be taken does it end without one.
    .refusal = You cannot end your turn yet: summon a card first.
ME-TURN-4 = A card in hand, taken or lifted, must be placed, and a shift that was begun must be finished, before you may do anything else.
    .refusal = Finish what you have begun first: place the card in your hand, or complete the shift.
ME-TURN-5 = You can place a card only when you have one in hand. You can slide cards, or finish a shift, only when a shift was begun.
    .refusal = There is nothing to place, slide or finish now: take or lift a card first, or begin a shift.

## Summoning
ME-SUM-1 = To summon, you take one of the face-up cards of the market or the top card of one of the three decks.
ME-SUM-2 = A level 1 card costs nothing.
ME-SUM-3 = A level 2 or 3 card, face up or from a deck, may be taken only by spending one mana token on it. As nobody has mana at the start, only level 1 can be summoned then.
    .refusal = A card of level 2 or 3 costs a mana token: choose a ready token to spend, or take a level 1 card.
ME-SUM-4 = There must be a card to take: an empty spot or an exhausted deck offers nothing.
    .refusal = There is no card there: choose a filled spot of the market or a deck that still has cards.
ME-SUM-5 = The top card of a deck is not known until it is taken. Taking is final, for face-up and face-down cards alike.
ME-SUM-6 = The card you take is placed at once in your own play area.
ME-SUM-7 = When a card taken from a spot has been placed, that spot, and no other, is refilled with the top card of the deck of the same level. Until then it stays empty.
ME-SUM-8 = If the deck of that level is exhausted, the spot stays empty for the rest of the game.
ME-SUM-9 = A card taken from a deck empties no spot, and nothing is refilled.

## Placing
ME-PLC-1 = A summoned or moved card may be laid down alone as a new creature. It takes the lowest-numbered free place of your six.
ME-PLC-2 = Nobody may have more than six creatures: with six, a new one is not allowed.
    .refusal = You already have six creatures: add this card to one of them instead.
ME-PLC-3 = A card may be put on a creature: it becomes its top card.
ME-PLC-4 = A card may be slipped under a creature: it becomes its lowest card.
ME-PLC-5 = A card may be slipped between two neighbouring cards of a creature. Its depth is then at least 2 and at most the number of cards that the creature had before.
    .refusal = That depth does not lie between two cards of the creature: choose a gap inside the stack, or place the card on or under it.
ME-PLC-6 = Colours and levels never forbid a placement.
ME-PLC-7 = The placed card lies level with the top card, and all the other cards keep their offsets. When a card is put on top, the old top card lies level under it and the offsets below stay the same.
ME-PLC-8 = The order of cards already stacked never changes, except that the move action may take one card out and place it again.

## What a creature shows
ME-CRE-1 = A card has six slots, numbered 1 (uppermost) to 6 (lowest). Each is a characteristic (a colour and a strength), an unusable characteristic, a blank, or a hole.
ME-CRE-2 = A creature is a stack of one or more cards. Its colour and its power are those of its top card, whatever lies beneath.
ME-CRE-3 = Every card of a stack has an offset from −2 (up) to 2 (down); the top card’s is always 0. Slot number plus offset gives the row, from −1 to 8; rows 1 to 6 are the top card’s own.
ME-CRE-4 = In each row, go through the cards from the top card down, passing over those that have no slot or a hole there. The first other slot is what the creature shows in that row.
ME-CRE-5 = If every card has a hole or no slot in a row, the row is open: the table is seen, and it counts for nothing.
ME-CRE-6 = Blanks and unusable characteristics are opaque: they show themselves and hide what is beneath.
ME-CRE-7 = Rows above and below the top card (−1, 0, 7 and 8) count exactly like the others.
ME-CRE-8 = A creature has every characteristic that it shows, of any colour, unusable ones included, and no other. What is covered does not count.

## Mana
ME-MANA-1 = When a placement brings a stack to exactly three cards, the stack gets a ready mana token of value 3, if it has none of that value.
ME-MANA-2 = When a placement brings a stack to exactly five cards, the stack gets a ready mana token of value 5, if it has none of that value.
ME-MANA-3 = A stack never has more than one token of each value, ready or spent. A spent token also prevents a new one.
ME-MANA-4 = A level 2 or 3 card costs exactly one ready token, which you choose and which is turned to spent when the card is taken: value 3 pays for level 2, value 5 for level 2 or 3. Where the card is then placed does not matter.
ME-MANA-5 = A token of value 3 does not pay for a level 3 card.
    .refusal = A token of value 3 pays only for level 2: spend a token of value 5, or choose a level 2 card.
ME-MANA-6 = The token you spend must lie in front of the creature you name, and be ready.
    .refusal = That token is not in front of that creature, or is already spent: choose a ready token, or take a level 1 card.
ME-MANA-7 = No token is spent on a level 1 card.
    .refusal = A level 1 card is free: take it without spending a token.
ME-MANA-8 = A spent token stays spent.
ME-MANA-9 = Tokens belong to the creature: when cards leave it, they stay with the cards that remain, down to the last card. A card that leaves a stack takes no token along.
ME-MANA-10 = When the only card of a creature is moved to another creature, its tokens go with it. If that makes two of the same value, one goes back to the supply; the one that stays is ready if either was ready, otherwise spent.
ME-MANA-11 = Tokens carried along arrive before the stack is checked for a new token of value 3 or 5.
ME-MANA-12 = A token may be spent as soon as it is there, even in the turn in which it was earned.
ME-MANA-13 = The supply of mana tokens is unlimited.

## Optional action: move a card
ME-MOV-1 = Each player may move one card in a round.
    .refusal = You have already moved a card this round: choose another action.
ME-MOV-2 = You may lift any card of your own creatures, named by creature and depth: a lone card, or one out of a stack. It must be there.
    .refusal = That creature has no card at that depth: choose one of the cards it has.
ME-MOV-3 = The lifted card is placed again by the rules for placing, as if it had just been summoned. It may earn mana.
ME-MOV-4 = A moved card may not go back where it came from: not to the same depth of the same creature, and a lone card not to a place of its own.
    .refusal = That would put the card back where it came from: choose a different creature or depth.
ME-MOV-5 = A player with fewer than two cards cannot move one.
    .refusal = You have too few cards to move one: you need at least two.
ME-MOV-6 = If the top card of a stack is lifted, the next card becomes the top card and the stack is squared up: all its offsets become 0.
ME-MOV-7 = If a card under the top card is lifted, the remaining cards keep their offsets.
ME-MOV-8 = A card lifted out of a stack may be placed into that same stack at another depth. With “Return to the same stack” set to “Forbidden”, it may not return to that stack at all.
    .refusal = In this game a moved card may not return to the stack it left: place it elsewhere.
ME-MOV-9 = If the only card of a creature is lifted, that creature is gone and its place is free.
ME-MOV-10 = The card summoned in this turn may be moved like any other.

## Optional action: shift a stack
ME-SHI-1 = Each player may shift one stack in a round.
    .refusal = You have already shifted a stack this round: choose another action.
ME-SHI-2 = A stack must have at least two cards to be shifted.
    .refusal = That creature is a single card: shift a stack of at least two cards.
ME-SHI-3 = During the shift you slide cards of that stack, one at a time, each to a new offset: two up, one up, level, one down or two down. The card you name must be in the stack.
    .refusal = There is no card at that depth in the stack: choose one of the cards under its top card.
ME-SHI-4 = The top card is the reference and is not slid.
    .refusal = The top card stays where it is: slide a card under it instead.
ME-SHI-5 = The limit of two is measured from the top card, not from where the card was: a card may go from two down to two up in one slide.
ME-SHI-6 = No card is slid twice in one shift.
    .refusal = You have already slid that card in this shift: slide another one, or finish.
ME-SHI-7 = A slide must change something: a card may not be slid to the offset that it has.
    .refusal = Nothing would change: choose a different offset.
ME-SHI-8 = You finish the shift when you like, but at least one card must have been slid.
    .refusal = No card has been slid yet: slide at least one before you finish the shift.
ME-SHI-9 = When every card under the top card has been slid, the shift is finished by itself.
ME-SHI-10 = Offsets last until another shift changes them, or until the top card is lifted and the stack is squared up.
ME-SHI-11 = With “Way of shifting” set to “Each card on its own”, every card is slid by itself, named by its depth. With “All together” there is one slide, which sets all the cards under the top card to the same offset; at least one of them must change.
    .refusal = This game shifts stacks the other way: slide the cards one by one or all together, as its option says.

## Strength
ME-STR-1 = At a contest the strength of every player is counted in all three colours, for all players at the same moment. There is nothing to decide.
ME-STR-2 = A creature’s base strength is the sum of the strengths of the characteristics of its own colour that it shows.
ME-STR-3 = Characteristics of other colours, unusable ones, blanks and open rows add nothing to the base strength.
ME-STR-4 = If the creature’s colour is one of the two on the contest card, its power acts, and the bonus is added to its base strength.
ME-STR-5 = If the creature’s colour is not on the contest card, its power does not act: it gives neither strength nor victory points.
ME-STR-6 = A player’s strength in a colour is the sum over their creatures of that colour, or 0 if there are none. The three numbers stay on the strength tables until the next contest.
ME-STR-7 = Strength has no upper limit: above 60 the counter goes round the table again.

## Powers
ME-POW-1 = Only the power of the top card acts. The powers of covered cards are off, however much of those cards can be seen.
ME-POW-2 = A strength bonus is always strength of the creature’s own colour.
ME-POW-3 = A card without a power gives nothing. A flat bonus adds the number stated.
ME-POW-4 = A power for sets gives its bonus for each complete set of the named characteristics that the creature shows. The kinds are purple, orange, green and unusable; a kind named twice needs two characteristics.
ME-POW-5 = In sets each characteristic is used once, strengths do not matter, and incomplete sets count for nothing. For each kind, divide the number shown by the number one set needs and round down; the smallest result is the number of sets.
ME-POW-6 = With a recolouring power, up to the stated number of the characteristics of other colours that the creature shows count as its own colour in this contest. The bonus is the sum of their strengths.
ME-POW-7 = The characteristics recoloured are always the strongest ones, without asking; unusable ones cannot be recoloured. The creature’s own colour does not change, and nothing lasts beyond the contest.
ME-POW-8 = A power for allies gives its bonus for each complete set of creatures of the named colour that the owner has; the power states the size of a set.
ME-POW-9 = For allies a creature’s colour is that of its top card, and the creature that bears the power counts too. Other players’ creatures do not.
ME-POW-10 = A power for victory points gives no strength. The owner gains the points stated, once for each contest card that is scored and names the creature’s colour, first or second.
ME-POW-11 = A power for layers gives its bonus for each complete set of cards in the creature’s stack, the top card included; the power states the size of a set.
ME-POW-12 = A power for mana gives its bonus for each mana token, ready or spent, in front of the creature.
ME-POW-13 = A power for overhang gives its bonus for each characteristic, of any colour or unusable, that shows above or below the top card (rows −1, 0, 7 and 8). Blanks and open rows do not count.

## Contests
ME-CON-1 = A contest card names two different colours: that of the first contest and that of the second. Both are held, each on its own.
ME-CON-2 = The first contest has bands of 6, 4 and 2 victory points, the second of 4, 2 and 1. This is so for any number of players.
ME-CON-3 = In each contest the players are ranked by their strength in its colour. The highest strength takes the first band, the next lower the second, the next lower the third; all others get nothing.
ME-CON-4 = All players with the same strength get the same band in full.
ME-CON-5 = With “Band after a tie” set to “Next band”, the next lower strength takes the next band, however many players shared the one above. With “Bands skipped”, a player’s band is one more than the number of players with a higher strength, so that shared ranks use up bands.
ME-CON-6 = A player with strength 0 in the colour of a contest wins nothing in it and takes up no rank. With “Strength 0 can win” set to “Yes”, 0 is a strength like any other.
ME-CON-7 = The third colour wins nobody anything; its strengths are shown all the same.
ME-CON-8 = Victory points from powers are added in the same contest phase, before the prizes.

## End
ME-END-1 = The game is over after the contest of round 12, when the contest pile is empty.
ME-END-2 = The player with the most victory points wins; the others rank by victory points.
ME-END-3 = Players with equal victory points share their rank; if it is the first, they share the victory. Nothing breaks a tie.
ME-END-4 = When the game is over no move is allowed.
    .refusal = The game is over and takes no more moves: start a new one to play on.

## Late actions
ME-LATE-1 = With “Late actions” set to “Off”, optional actions are taken in your own turn only.
ME-LATE-2 = With “Late actions” set to “On”, after the last turn of every round each player, in turn order from Alpha, gets a window if an unused optional action is possible: a move with at least two cards, or a shift with a stack of at least two. Others are passed over.
ME-LATE-3 = In a window you may use the optional actions that you have not used in this round, then you close it. There is no summon.
    .refusal = No card can be summoned in a late window: use an optional action you still have, or close the window.
ME-LATE-4 = The contest, or the end of the round, follows the last window.

## What may be known
ME-SEE-1 = Which cards lie in the face-down decks, and in which order, is shown to nobody. How many cards each has is public.
ME-SEE-2 = The contest cards under the current one are hidden from everybody. Discarded ones are public.
ME-SEE-3 = While the current contest card shows its plain side, everybody sees the colour of its first contest; the second is not yet revealed. With “Announced colours” set to “Both”, both are seen; with “None”, neither.
ME-SEE-4 = The starred side shows both colours.
ME-SEE-5 = Everything else is public: play areas with all cards and offsets, tokens and their faces, market, points, strengths, and the card in hand, even if it came from a deck.

## Moves and refusals
ME-MV-1 = A move must be written in one of the forms of this game.
    .refusal = That is not a move of this game: choose one of the moves offered.
ME-MV-2 = If several rules forbid a move, the refusal names the first in this order: its wording, the end of the game, whose turn it is, an action to finish first, an action not begun. After these come the checks of the move itself, in their fixed order.
ME-MV-3 = A creature that you name must be one of your own that exists at that moment.
    .refusal = You have no such creature at the moment: choose one of your own.

## Rulings
ME-R-1 = The plain side of a contest card shows the colour of its first contest; the second stays hidden until the card is turned, since the French rules list both pictures for that one side. The option “Announced colours” changes it.
ME-R-2 = The parts of a card that stick out above or below the top card count: only they can give a creature more characteristics than one card has heights.
ME-R-3 = Through a hole one sees down to the first slot that is not a hole, however deep it lies. Blanks hide what is beneath.
ME-R-4 = In a shift each card is slid its own way, as cards in a clip can be fanned. The option “Way of shifting” makes them slide together.
ME-R-5 = The limit of two is a limit of the place, measured from the top card, up and down; it is not a step. The place lasts until it is changed.
ME-R-6 = When a card joins a stack only the new card must be level with the top card: earlier shifts stand.
ME-R-7 = When the top card leaves, the stack is squared up, for all shifts were measured from it. This holds even if the next card was level: one rule for all cases.
ME-R-8 = The French rules let players use their optional actions during the turns of others, to save time. Here they belong to one’s own turn, so that nobody is asked twice a round; the option “Late actions” restores the permission.
ME-R-9 = A card that was taken out of a stack may go back into it at another depth: the move action is the one exception to the order of the cards. The option “Return to the same stack” forbids it.
ME-R-10 = Every action must change something: no return to the same depth, no lone card laid alone again, no slide to where the card is. Straightening a stack is the work of a shift.
ME-R-11 = In the French example of a detached card, a stack of two becomes a stack of three and earns its token; the “other stack of three” there is a slip of the pen.
ME-R-12 = When a last card brings its tokens to a stack that has one of the same value, one is kept, ready if either was.
ME-R-13 = Tokens that a card brings arrive before the stack is counted, so that a stack which thereby has its token earns no other.
ME-R-14 = A token may be spent in the very turn in which it was earned: nothing forbids it.
ME-R-15 = The player who pays chooses the token: a token of value 5 may be spent on a level 2 card.
ME-R-16 = The powers that act are those of creatures of the two colours on the contest card. The third colour is counted without powers, as an indication.
ME-R-17 = A power never gives strength in another colour than the creature’s own.
ME-R-18 = Recolouring takes the strongest characteristics without asking: more strength never costs a point.
ME-R-19 = A creature that counts allies counts itself too: it is one of its owner’s creatures.
ME-R-20 = After a tie the next lower strength takes the next band. The option “Band after a tie” changes it.
ME-R-21 = Strength 0 wins no band: the strength tables begin at 1. The option “Strength 0 can win” changes it.
ME-R-22 = The twelve face-up cards are four of each level, a row for each: decks and prices go by level.
ME-R-23 = A spot is refilled after the card was placed; when the deck is exhausted it stays empty.
ME-R-24 = Nobody may look at a face-down card before choosing it, or give it back. Once taken it is public.
ME-R-25 = Neither strength nor victory points have a limit. Strength above 60 is rare; with our cards nobody can pass 98 victory points.
ME-R-26 = The prizes are the same for any number of players.
ME-R-27 = Alpha passes after every round, as written, although with an even number of players the same seats then open all contest rounds.
ME-R-28 = Equal points at the end share the rank, and the first rank the victory.

## Game
game-name = Metamorphose
game-pitch = Stack perforated cards into ever stronger creatures, choose what shows through the holes, and outmatch the other summoners in six contests.

## Colours
colour-purple = Purple
    .letter = P
    .shape = crescent
colour-orange = Orange
    .letter = O
    .shape = flame
colour-green = Green
    .letter = G
    .shape = leaf

## Levels
level-1 = Level 1
level-2 = Level 2
level-3 = Level 3

## Zones
zone-market = Market
zone-deck = Deck
zone-play-area = Play area
zone-hand = Card in hand
zone-contest-pile = Contest pile
zone-contest-discard = Past contests
zone-strength-table = Strength table
zone-victory-track = Victory track
zone-supply = Mana supply
place-c1 = Place 1
place-c2 = Place 2
place-c3 = Place 3
place-c4 = Place 4
place-c5 = Place 5
place-c6 = Place 6
place-free = Free place
spot-1a = Level 1, spot a
spot-1b = Level 1, spot b
spot-1c = Level 1, spot c
spot-1d = Level 1, spot d
spot-2a = Level 2, spot a
spot-2b = Level 2, spot b
spot-2c = Level 2, spot c
spot-2d = Level 2, spot d
spot-3a = Level 3, spot a
spot-3b = Level 3, spot b
spot-3c = Level 3, spot c
spot-3d = Level 3, spot d
spot-deck-1 = Level 1 deck
spot-deck-2 = Level 2 deck
spot-deck-3 = Level 3 deck
spot-empty = Empty spot

## Creatures and cards
term-summoner = Summoner
term-player = Player
term-alpha = Alpha player
term-card = Creature card
term-creature = Creature
term-stack = Stack
term-top-card = Top card
term-depth = Depth
term-level = Level
term-slot = Slot
term-row = Row
term-characteristic = Characteristic
term-offset = Offset
term-power = Power
slot-x = Unusable characteristic
slot-none = Blank
slot-hole = Hole
slot-open = Open (the table)
offset-up-2 = Two up
offset-up-1 = One up
offset-level = Level
offset-down-1 = One down
offset-down-2 = Two down

## Powers by name
power-none = No power
power-plus = Flat bonus
power-lot = Sets
power-recolour = Recolouring
power-allies = Allies
power-vp = Victory points
power-layers = Layers
power-mana = Mana
power-overhang = Overhang

## Mana tokens
term-mana = Mana token
mana-3 = Mana token of value 3
mana-5 = Mana token of value 5
mana-ready = Ready
mana-spent = Spent

## Rounds and contests
term-round = Round
term-turn = Turn
term-summoning-phase = Summoning phase
term-contest-phase = Contest phase
term-contest = Contest
term-contest-card = Contest card
term-first-contest = First contest
term-second-contest = Second contest
term-band = Band
term-strength = Strength
term-base = Base strength
term-bonus = Bonus
term-victory-point = Victory point
term-victory-points = Victory points
    .short = VP
side-plain = Plain side: contest next round
side-starred = Starred side: contest this round
contest-purple-orange = Purple, then orange
contest-purple-green = Purple, then green
contest-orange-purple = Orange, then purple
contest-orange-green = Orange, then green
contest-green-purple = Green, then purple
contest-green-orange = Green, then orange
contest-purple-unknown = Purple, then a colour not yet revealed
contest-orange-unknown = Orange, then a colour not yet revealed
contest-green-unknown = Green, then a colour not yet revealed
contest-unknown-unknown = Two colours not yet revealed
contest-hidden = Hidden contest card

## Phases and result
phase-turn = Player’s turn
phase-late = Late window
phase-over = Game over
reason-points = Most victory points after the sixth contest
ending-points =
    { $count ->
        [one] Twelve rounds played: { $winners } has the most victory points ({ $points }).
       *[other] Twelve rounds played: { $winners } share the victory ({ $points }).
    }
tally-points = Points
    .help = Victory points
tally-creatures = Creatures
    .help = Creatures in the play area
tally-cards = Cards
    .help = Cards in the play area
result-victory = Victory
result-shared-victory = Shared victory

## Actions of a turn
action-summon = Summon
    .help = Required: exactly one card a turn.
action-move = Move a card
    .help = Optional: once a round.
action-shift = Shift a stack
    .help = Optional: once a round.
action-open = Still open
action-used = Done

## Options
option-announce = Announced colours
    .help = Which colours of the current contest card are seen while it shows its plain side.
option-announce-first = First only
    .help = The colour of the first contest is seen; the second stays hidden until the card is turned.
option-announce-both = Both
    .help = Both colours are seen as soon as the card comes up.
option-announce-none = None
    .help = Both colours stay hidden until the card is turned.
option-shift = Way of shifting
    .help = Whether the cards under the top card slide each on its own or all to one height.
option-shift-each = Each card on its own
    .help = Every card under the top card is slid to an offset of its own.
option-shift-together = All together
    .help = One slide sets all the cards under the top card to the same offset.
option-rejoin = Return to the same stack
    .help = Whether a card lifted out of a stack may go back into it at another depth.
option-rejoin-yes = Allowed
    .help = The card may return to its stack, at another depth.
option-rejoin-no = Forbidden
    .help = The card must be placed elsewhere.
option-late-actions = Late actions
    .help = Whether unused optional actions may still be taken after the last turn of the round.
option-late-actions-off = Off
    .help = Optional actions are taken in your own turn only.
option-late-actions-on = On
    .help = After the last turn of the round each player gets a window for optional actions not yet used.
option-tie-bands = Band after a tie
    .help = Which band follows one that several players share.
option-tie-bands-dense = Next band
    .help = The next lower strength takes the next band, however many players are tied above.
option-tie-bands-skip = Bands skipped
    .help = Every player with a higher strength uses up one band, tied or not.
option-zero-wins = Strength 0 can win
    .help = Whether a player with strength 0 in the colour of a contest can win a band.
option-zero-wins-no = No
    .help = Strength 0 wins nothing and takes up no rank.
option-zero-wins-yes = Yes
    .help = 0 is a strength like any other.

## Moves
verb-take = Summon
verb-take-mana = Summon with mana
verb-place = Place
verb-place-new = New creature
verb-place-on = Place on
verb-place-under = Slip under
verb-place-into = Slip between
verb-move = Move
verb-shift = Shift
verb-slide = Slide
verb-slide-all = Slide all
verb-done = Finish the shift
verb-end = End turn
verb-end-late = Close the window

## What is wrong with a set of cards: what would be right, and in .wrong what is wrong

cards-fixed = the rules fix it: leave it out or write { $value }
cards-too-few = a set has at least { $fewest } of them, so that nobody is ever left without a card to take
    .wrong =
        { $count ->
            [0] there is no card of level { $level }
            [one] there is only one card of level { $level }
           *[other] there are only { $count } cards of level { $level }
        }
cards-bad-blank =
    { $count ->
        [0] leave out the braces, there is nothing to fill in
       *[other] in braces there can be { $allowed }
    }
cards-bad-slot = write hole, none (a blank), x (unusable), or a letter p, o or g with a strength from 1 to 9, such as “p2”
cards-power = begin with one of { $allowed }
cards-power-none = write “none” and nothing else
cards-power-plus = write plus and a number from 1 to 9, such as “plus 2”
cards-power-lot = write lot, from 1 to 10 of purple, orange, green and unusable, and a number from 1 to 9, such as “lot purple green 3”
cards-power-recolour = write recolour and a number from 1 to 9, such as “recolour 2”
cards-power-allies = write allies, a colour and two numbers from 1 to 9, how many creatures and the bonus, such as “allies orange 3 3”
cards-power-vp = write vp and a number from 1 to 9, such as “vp 1”
cards-power-layers = write layers and two numbers from 1 to 9, how many cards and the bonus, such as “layers 2 1”
cards-power-mana = write mana and a number from 1 to 9, such as “mana 2”
cards-power-overhang = write overhang and a number from 1 to 9, such as “overhang 1”

## The drawing and the list of cards

draw-round = Round { $round } of 12
draw-contest-next = contest next round
draw-contest-now = contest this round
draw-prizes = { $colour } { $prizes }
draw-unknown = ?
draw-alpha = Alpha
draw-points = { $points } VP
draw-strength = strength { $strengths }
draw-last = last contest { $strengths }
draw-market = Market
draw-decks = decks { $first } · { $second } · { $third } cards
draw-hand = In hand
draw-empty = empty
draw-no-creature = no creature yet
draw-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
draw-turn = { $name }: { $actions }
draw-summon = summon (take)
draw-may-move = may move
draw-may-shift = may shift
draw-may-end = may end
draw-place = place the card in hand
draw-slide = slide cards of { $creature }, then done
draw-late = late window
draw-shown = ( ) hole · ₂ of the card at depth 2 · ▒ blank · × unusable · ❸ ready · ③ spent
draw-row = row
draw-shows = shows
power-short-none = –
power-short-plus = +{ $n }
power-short-lot = +{ $n } per { $kinds }
power-short-recolour = recolours { $n }
power-short-allies =
    { $hue ->
        [purple] +{ $n } per { $k } purple creatures
        [orange] +{ $n } per { $k } orange creatures
       *[green] +{ $n } per { $k } green creatures
    }
power-short-vp = { $n } VP
power-short-layers =
    { $k ->
        [one] +{ $n } per card
       *[other] +{ $n } per { $k } cards
    }
power-short-mana = +{ $n } per mana token
power-short-overhang = +{ $n } per overhang
set-counts = { $total } creature cards: { $first } of level 1, { $second } of level 2, { $third } of level 3
set-level = Level { $level }
set-legend = Slots from top to bottom: ○ hole · ▒ blank · × unusable · colour, strength

## The log: what happened, one sentence each

who =
    { $seat ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
       *[3] Player 4
    }
first-colour =
    { $first ->
        [purple] purple
        [orange] orange
        [green] green
       *[unknown] a colour not yet revealed
    }
second-colour =
    { $second ->
        [purple] purple
        [orange] orange
        [green] green
       *[unknown] a colour not yet revealed
    }
that-colour =
    { $colour ->
        [purple] purple
        [orange] orange
       *[green] green
    }
that-creature =
    { $creature ->
        [c1] creature 1
        [c2] creature 2
        [c3] creature 3
        [c4] creature 4
        [c5] creature 5
       *[c6] creature 6
    }
log-mana-spent = { who } spends the token of value { $value } in front of { that-creature }.
log-card-taken =
    { $spot ->
        [deck-1] { who } takes the top card of the level 1 deck: { which-card }.
        [deck-2] { who } takes the top card of the level 2 deck: { which-card }.
        [deck-3] { who } takes the top card of the level 3 deck: { which-card }.
       *[other] { who } takes { which-card } from the market.
    }
log-card-lifted = { who } lifts { which-card } out of { that-creature }.
log-stack-squared = The cards of { that-creature } are squared up.
log-card-placed =
    { $depth ->
        [1] { who } places { which-card }, the top card of { that-creature }.
       *[other] { who } slips { which-card } into { that-creature }, in position { $depth }.
    }
log-mana-carried =
    { $merged ->
        [true] The token of value { $value } that it brings joins the one of { that-creature }.
       *[false] The token of value { $value } goes along to { that-creature }.
    }
log-mana-gained = A token of value { $value } comes in front of { that-creature }.
log-market-refilled = { which-card } comes to the market.
log-shift-started = { who } shifts { that-creature }.
log-card-slid =
    { $to ->
        [-2] { which-card } now sticks out by two at the top.
        [-1] { which-card } now sticks out by one at the top.
        [0] { which-card } now lies level with the top card.
        [1] { which-card } now sticks out by one at the bottom.
       *[2] { which-card } now sticks out by two at the bottom.
    }
log-shift-done = The shift of { that-creature } is done.
log-turn-ended = { who } ends the turn.
log-late-started = { who } may still use an optional action.
log-contest-started = The contest is held: { first-colour }, then { second-colour }.
log-strength-counted = { who } has strength { $purple } in purple, { $orange } in orange, { $green } in green.
log-power-points =
    { $points ->
        [one] { who } gains { $points } victory point by powers.
       *[other] { who } gains { $points } victory points by powers.
    }
log-prize-won =
    { $points ->
        [one] { who } wins { $points } victory point in { that-colour } with strength { $strength }.
       *[other] { who } wins { $points } victory points in { that-colour } with strength { $strength }.
    }
log-contest-discarded = The contest card is discarded.
log-alpha-passed = { who } is Alpha now.
log-contest-flipped = The contest card is turned: { first-colour }, then { second-colour }.
log-contest-shown = The next contest card: { first-colour }, then { second-colour }.
log-round-started = Round { $round } of 12 begins.
log-game-over = { reason-points }: { $points }.
which-card =
    { $card ->
        [dusk-moth] Dusk Moth
        [ember-newt] Ember Newt
        [moss-hare] Moss Hare
        [ink-snail] Ink Snail
        [kiln-beetle] Kiln Beetle
        [fern-healer] Fern Healer
        [veil-jackal] Veil Jackal
        [dune-heron] Dune Heron
        [bog-lynx] Bog Lynx
        [dream-carp] Dream Carp
        [rust-magpie] Rust Magpie
        [reed-otter] Reed Otter
        [prism-bat] Prism Bat
        [lantern-crab] Lantern Crab
        [orchard-sprite] Orchard Sprite
        [hollow-owl] Hollow Owl
        [cinder-mole] Cinder Mole
        [root-gnawer] Root Gnawer
        [mirror-gecko] Mirror Gecko
        [saffron-chameleon] Saffron Chameleon
        [leaf-mimic] Leaf Mimic
        [twilight-wolf] Twilight Wolf
        [sand-hyena] Sand Hyena
        [thorn-boar] Thorn Boar
        [star-herald] Star Herald
        [sun-herald] Sun Herald
        [spring-herald] Spring Herald
        [shell-monk] Shell Monk
        [brick-tortoise] Brick Tortoise
        [bark-pangolin] Bark Pangolin
        [rune-toad] Rune Toad
        [spark-ferret] Spark Ferret
        [dew-spider] Dew Spider
        [lofty-wisp] Lofty Wisp
        [stilt-djinn] Stilt Djinn
        [canopy-gibbon] Canopy Gibbon
        [amethyst-ram] Amethyst Ram
        [amber-stag] Amber Stag
        [jade-ox] Jade Ox
        [shade-bear] Shade Bear
        [magma-badger] Magma Badger
        [forest-bison] Forest Bison
        [heather-griffin] Heather Griffin
        [brass-rooster] Brass Rooster
        [willow-crane] Willow Crane
        [moon-serpent] Moon Serpent
        [torch-serpent] Torch Serpent
        [vine-serpent] Vine Serpent
        [storm-sphinx] Storm Sphinx
        [forge-minotaur] Forge Minotaur
        [glade-centaur] Glade Centaur
        [opal-hydra] Opal Hydra
        [sunset-hydra] Sunset Hydra
        [lagoon-hydra] Lagoon Hydra
        [void-raven] Void Raven
        [slag-vulture] Slag Vulture
        [mould-stork] Mould Stork
        [mask-dancer] Mask Dancer
        [mirage-weaver] Mirage Weaver
        [pollen-trickster] Pollen Trickster
        [coven-matron] Coven Matron
        [caravan-captain] Caravan Captain
        [grove-warden] Grove Warden
        [velvet-minstrel] Velvet Minstrel
        [bronze-bard] Bronze Bard
        [meadow-piper] Meadow Piper
        [tower-wraith] Tower Wraith
        [furnace-colossus] Furnace Colossus
        [oak-patriarch] Oak Patriarch
        [nebula-bull] Nebula Bull
        [desert-rhino] Desert Rhino
        [swamp-hippo] Swamp Hippo
        [eclipse-chimera] Eclipse Chimera
        [solstice-chimera] Solstice Chimera
        [equinox-chimera] Equinox Chimera
        [slumber-sovereign] Slumber Sovereign
        [oasis-sultan] Oasis Sultan
        [season-empress] Season Empress
        [comet-dragon] Comet Dragon
        [crown-salamander] Crown Salamander
        [laurel-unicorn] Laurel Unicorn
        [abyss-kraken] Abyss Kraken
        [obsidian-scorpion] Obsidian Scorpion
        [fossil-mammoth] Fossil Mammoth
        [arcane-leviathan] Arcane Leviathan
        [volcano-roc] Volcano Roc
        [sap-behemoth] Sap Behemoth
        [midnight-giant] Midnight Giant
        [noonday-giant] Noonday Giant
        [verdant-giant] Verdant Giant
       *[other] { $card }
    }

## The gallery: its groups

gallery-level-1 = Creatures of level 1
    .help = Anybody may take one, for free.
gallery-level-2 = Creatures of level 2
    .help = Taken with a mana token of value 3 or 5.
gallery-level-3 = Creatures of level 3
    .help = Taken with a mana token of value 5.
gallery-contest = Contests
    .help = The first colour is worth 6, 4 and 2 points, the second 4, 2 and 1.

## Advice: what is asked, and what each verb does then

advice-turn =
    { $can-take ->
        [yes] Take one card and place it among your own. Before it or after it you may also shift one stack and move one card.
       *[no] You have taken your card of this round. What else you may do is up to you; then end your turn.
    }
    .take = A card of the market, or an unknown one from a deck. Level 1 is free; levels 2 and 3 cost a mana token.
    .move = Lift one of your cards and place it elsewhere, once a round.
    .shift = Slide the lower cards of a stack up or down, so that more of them shows, once a round.
    .end = The next player plays.
    .tip = Look at the colours of the contest: only they bring points.
advice-place = Place the card: alone, or with a creature that you have. The top card gives colour and power; what shows through the holes counts.
    .place-new = The card lies alone: one more creature.
    .place-on = It becomes the top card.
    .place-under = It becomes the lowest card, seen through the holes.
    .place-into = It goes between two cards of the stack.
    .tip = Three cards in a stack earn a mana token of value 3, five earn one of value 5.
advice-shift = Slide the cards under the top card, up or down, by two steps at most.
    .slide = This card slides, once.
    .slide-all = All cards under the top card slide together.
    .done = The stack stays like this.
advice-late = The round is nearly over: what you have not used yet you may still do now.
    .move = Lift one of your cards and place it elsewhere.
    .shift = Slide the lower cards of a stack up or down.
    .end = It stays as it is.

## What a search weighs: each group of features, and what a move does that makes it worth more or less

feature-tempo = Time
    .gain = gains time
    .loss = loses time
feature-points = Points
    .gain = gets ahead in points
    .loss = falls behind in points
feature-outlook = Expected score
    .gain = can expect more points at the end
    .loss = can expect fewer points at the end
feature-first = First contest
    .gain = stands better in the first colour of the contest card
    .loss = stands worse in the first colour of the contest card
feature-second = Second contest
    .gain = stands better in the second colour of the contest card
    .loss = stands worse in the second colour of the contest card
feature-later = Later contests
    .gain = prepares for the contests to come
    .loss = neglects the contests to come
feature-balance = Balance of colours
    .gain = spreads strength better over the colours
    .loss = spreads strength worse over the colours
feature-mana = Mana
    .gain = gains mana, or is nearer to a token
    .loss = spends mana, or is further from a token
feature-market = Market
    .gain = has better cards within reach
    .loss = has fewer good cards within reach
feature-powers = Powers
    .gain = makes better use of powers
    .loss = makes less use of powers
feature-victory = Points from powers
    .gain = gets more points from powers
    .loss = gets fewer points from powers
feature-stacks = Stacks
    .gain = arranges the stacks better
    .loss = arranges the stacks worse
feature-showing = What shows
    .gain = shows more useful characteristics
    .loss = shows fewer useful characteristics
feature-potential = Dormant strength
    .gain = has more strength to awaken with a new top card or a shift
    .loss = has less strength to awaken with a new top card or a shift
