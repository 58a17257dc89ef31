# Elementals: the text of every rule, and the names that screens show.

## Box and set-up
EL-COM-1 = The box holds 60 playing cards (48 elementals, 4 mad creatures, 4 double creatures and 4 magicians) and 6 magic books.
EL-COM-2 = An elemental has a head, a belly and legs, each showing air, water, earth or fire. Only the 48 elementals of the card list exist, one of each: any other combination names no card.
EL-COM-3 = The four cards of a special kind differ only in their picture: each works like the other three.
EL-COM-4 = A magic book is not a playing card: it is never in a pack, a pile or the middle, and it is never won, paid or counted. Every player has their own book again for the next race.
EL-SET-1 = The game is for 2 to 6 players. Their seats are numbered from 0 clockwise: seat 1 is to the left of seat 0, and seat 0 to the left of the last seat.
EL-SET-2 = Each player takes one magic book and lays it open in front of them; the books left over go back into the box.
EL-SET-3 = All 60 cards are shuffled and dealt evenly; each player’s cards are their pack, face down. The piles and the middle start empty.
EL-SET-4 = The start player is drawn at random, everybody having the same chance, unless the option “Start player” names one.
EL-SET-5 = The start player begins the game by placing a card in the middle.

## Match
EL-MAT-1 = Two elementals match when exactly two of their three parts show the same element. Head is compared with head, belly with belly, legs with legs.
EL-MAT-2 = One part in common, or none, is no match.
EL-MAT-3 = The same element in different parts, such as a fire head and a fire belly, counts for nothing.
EL-MAT-4 = A special card matches nothing, whatever its picture shows.

## Turning cards
EL-TURN-1 = Cards are only ever turned from the top of a pack. The player in turn turns the card; the phase of the game decides whether it is placed in the middle or flipped onto their own pile.
EL-TURN-2 = When a card is to be placed, the card turned goes face up into the middle, beside those that lie there. A special card goes back under the pack instead.
EL-TURN-3 = When an elemental has been placed, the left neighbour of the player who placed it flips next, unless a player who made a mistake on the double creature has to flip instead.
EL-TURN-4 = When a card is to be flipped, the card turned goes face up on top of the player’s own pile, whatever card it is, and opens a race.
EL-TURN-5 = The left neighbour is the next player clockwise who has not left the game; after the last seat comes seat 0.
EL-TURN-6 = Only the player in turn turns a card.
    .refusal = It is another player’s turn to turn a card: wait until it is yours.
EL-TURN-7 = While a race is open nobody turns a card or orders a summon.
    .refusal = The race is still open: wait until it has been judged before you turn more cards.
EL-TURN-8 = After a race without a right answer and without a mistake, the left neighbour of the player who flipped flips next.
EL-TURN-9 = A card placed in the middle opens no race, unless the option “Catch in the middle” is on and other cards already lie there: then it opens a race in which a slap is right on another middle card that it matches. Without a right answer and without a mistake, play goes on as after any other placing.
EL-TURN-10 = A turned card becomes visible to all players in the same moment: the one who turned it is never first.

## The race
EL-RACE-1 = Every card flipped onto a pile, elemental or special, opens a race. Everybody who has not left the game takes part, including the player who flipped and players with an empty pack.
EL-RACE-2 = Answers are only taken while a race is open; at any other time they are refused, at no cost.
    .refusal = No race is open, so nothing is lost: wait for the next card, then answer.
EL-RACE-3 = Each player gives one answer per race: a slap, a book, or silence.
    .refusal = You have already answered in this race: the next card gives you a new chance.
EL-RACE-4 = A slap or a book must be on a card that lies in the middle; on any other card it is refused, at no cost.
    .refusal = That card is not in the middle, so nothing is lost: choose one of the cards that lie there.
EL-RACE-5 = A slap or a book has a time: the whole milliseconds from the moment the card was shown to that player to the moment they answered, as ruled by the referee. An answer without a time counts as given in the last millisecond of the answer window.
EL-RACE-6 = An answer whose time is below the option “False-start limit” is a false start. It is refused at no cost, and the player may still answer.
    .refusal = False start, at no cost: nobody reacts that fast, so look at the card first and answer again.
EL-RACE-7 = An answer whose time is above the race’s answer window is too late. It is refused at no cost.
    .refusal = Too late, at no cost: the answer window of this card was over, so be quicker on the next one.
EL-RACE-8 = The option “Answer window” sets how long a race can be answered; in the race after a summon it is twice as long.
EL-RACE-9 = A race is judged as soon as everybody who takes part has answered, not before. For a player who stays silent the referee enters the silence.
EL-RACE-10 = Slaps and books are judged in order of their times, fastest first. The order in which they arrived plays no part.
EL-RACE-11 = Equal times are judged in an order of all players still in the game that is drawn at random when the race opens.
EL-RACE-12 = What is right depends only on what was just turned, never on earlier cards. One elemental: a slap on a middle card that it matches. A mad creature: a book on any middle card. A double creature or a magician: nothing. The cards of a summon: a slap on a middle card that at least one of the elementals just turned matches. A card placed beside others (option “Catch in the middle”): a slap on another middle card that it matches. Every other slap or book is wrong.
EL-RACE-13 = The first right answer in the order of judging wins the race and ends the judging: all later answers, right or wrong, have no effect.
EL-RACE-14 = A wrong answer that comes before the first right one is a mistake, and is dealt with before the next answer is judged.
EL-RACE-15 = If no answer is right, every wrong answer is a mistake; they are dealt with in the order of judging.

## Winning the table
EL-WIN-1 = The winner of a race takes all face-up cards: the whole middle and every pile, including the special cards in them and the piles of players who have left.
EL-WIN-2 = The cards won go face down to the bottom of the winner’s pack. The middle and all piles are then empty.
EL-WIN-3 = The cards won go under the pack in this order: first the middle, oldest card first; then the piles, beginning with the winner’s own and going on clockwise, each from its oldest card to its newest. With the option “Won cards” set to “Shuffled” they are shuffled among themselves first.
EL-WIN-4 = After taking the cards, the winner of the race places a card in the middle.
EL-WIN-5 = After a race all magic books that were used go back to their owners.

## Mistakes
EL-ERR-1 = A wrong slap or a wrong book is a mistake if the judging reaches it; after a right answer it goes no further. Both cost the same.
EL-ERR-2 = The offender gives one card from the top of the pack to every other player still in the game: the first to the left neighbour, and so on clockwise.
EL-ERR-3 = Each receiver puts the card face down at the bottom of their own pack, and nobody sees it. A receiver with an empty pack has a pack again.
EL-ERR-4 = A mistake leaves all face-up cards where they are.
EL-ERR-5 = If the race has no right answer, the offender flips next, onto their own pile, and after them their left neighbour. With several mistakes in a race it is the first offender, in the order of judging, who is still in the game.
EL-ERR-6 = If the mistake was made on a double creature or a magician, that card’s work is done first; the offender then flips in place of the player who would have been next. A mistake in the race after the summon takes the place of an earlier one.
EL-ERR-7 = If the race has a right answer, its winner goes on; offenders only pay.
EL-ERR-8 = An offender with fewer cards than there are other players in the game gives nothing: the pack is set aside, face down, and counts for nobody.
EL-ERR-9 = An offender with exactly enough cards pays and has an empty pack.
EL-ERR-10 = Several mistakes in a race are paid one after another, each with the packs as the one before left them.

## Special cards in the middle
EL-SPC-1 = A special card turned to be placed in the middle does not stay there: it is shown to all and goes face down to the bottom of the pack it came from. It does nothing else.
EL-SPC-2 = When a special card has been put back, the left neighbour of the player who turned it has to place a card, and so on until an elemental has been placed.
EL-SPC-3 = Special cards are put back at every placing: at the start, after a win, and after a double creature.
EL-SPC-4 = A special card flipped onto a pile stays there, face up, and is part of the table.

## Mad creature
EL-MAD-1 = When a mad creature is flipped, the first player to put their magic book on a card in the middle, whichever, wins the race.
EL-MAD-2 = The winner of a mad creature’s race takes the whole table, the mad creature included.
EL-MAD-3 = A slap while a mad creature is the shown card is wrong.
EL-MAD-4 = A book while anything but a mad creature is the shown card is wrong, even on a card that matches.
EL-MAD-5 = If nobody puts down a book, the mad creature stays on the pile, without any further effect, and the next player flips.

## Double creature
EL-DBL-1 = A flipped double creature opens a race in which no answer is right.
EL-DBL-2 = When the double creature’s race is over, the left neighbour of the player who flipped it places a card in the middle, beside those that lie there. A special card is put back, as at every placing.
EL-DBL-3 = When the card for a double creature has been placed, the left neighbour of the player who placed it flips; or the offender does, if there was a mistake on the double creature.
EL-DBL-4 = With several cards in the middle it is enough that the shown card matches one of them; the slap must be on one that it matches.
EL-DBL-5 = If nobody in the game has an elemental left in their pack, nothing can be placed for a double creature: the placing is skipped, and play goes on as if the player who had to place had done so.

## Magician
EL-MAG-1 = A flipped magician opens a race in which no answer is right.
EL-MAG-2 = When the magician’s race is over, the player who flipped it orders the summon, and does nothing else before. Nobody else can order it, there is no summon unless one is due, and no card is turned while one is due.
    .refusal = A summon is ordered only after a magician, by the player whose order it is, and before any other card is turned.
EL-MAG-3 = On the order for a summon every player in the game with a card in their pack, the one who gave it included, turns the top card onto their own pile, all at once.
EL-MAG-4 = In a summon a player with an empty pack turns nothing and stays in the game.
EL-MAG-5 = Special cards turned by a summon do nothing: no book is right, nothing is placed, no further summon follows.
EL-MAG-6 = The cards turned by a summon open one race. Without a right answer, and without an offender who has to go on, the left neighbour of the player who gave the order flips next.
EL-MAG-7 = If nobody has a card to turn for a summon, no race opens and play goes on as after a summon without an answer.
EL-MAG-8 = If the player who flipped the magician has left the game in the magician’s race, their left neighbour takes over: this player gives the order, and their own left neighbour is next.

## End with 2 to 4 players
EL-END-1 = With 2 to 4 players, the game ends at once when the player who has to place or flip has no card in their pack.
EL-END-2 = With 2 to 4 players, the game ends at once when an offender cannot pay. Answers of that race that have not been judged yet are not judged any more.
EL-END-3 = A player with an empty pack stays in the game until they have to place or flip: they answer in races and receive cards.
EL-END-4 = A summon asks nobody to provide a card: it never ends the game for want of one.
EL-END-5 = With any number of players, the game ends when as many cards have been turned as the option “Flip limit” allows, a summon counting as one. It ends as soon as the last card has been placed or put back, or its race has been judged, paid and won; nothing else is carried out then.
EL-END-6 = After the end of the game every move is refused.
    .refusal = The game is over: look at the result, or start a new game.

## Leaving and end with 5 or 6 players
EL-OUT-1 = With 5 or 6 players, a player who has to place or flip and has no card in their pack leaves the game; their left neighbour has to do it instead.
EL-OUT-2 = With 5 or 6 players, an offender who cannot pay leaves the game. The judging of the race goes on.
EL-OUT-3 = With 5 or 6 players, the game ends at once when at most two players have cards in their packs. This is looked at when a race has been judged, when a card has been placed or put back, and when a player leaves; not between a flip and its race.
EL-OUT-4 = A player who has left takes no part any more: they give no answer, get no card, and their moves are refused.
    .refusal = You have left this game: you can watch it to its end, but no longer play in it.
EL-OUT-5 = The pile of a player who has left stays on the table until somebody wins it.
EL-OUT-6 = The rules for leaving hold for games that began with 5 or 6 players, however many are left. In games that began with 2 to 4, a player in turn without a card or an offender who cannot pay ends the game instead.
EL-OUT-7 = With 5 or 6 players, too, a player with an empty pack stays in the game until they have to place or flip, a summon never ends the game for want of a card, the flip limit holds, and every move after the end is refused.

## Counting
EL-CNT-1 = The player with the most cards in their pack wins. Cards on the table or set aside count for nobody.
EL-CNT-2 = Players with equally many cards share the place; there may be several winners.
EL-CNT-3 = The ranking goes by the cards in the pack. Players who have left, or whose pack was set aside, come after all others: the last to leave first.

## Refereeing over a network
EL-NET-1 = Races are ruled by durations: the device’s own time from seeing to answering, and the server’s own time from sending to receiving. The clocks of two machines are never compared to rule a race.
EL-NET-2 = When the player in turn asks for a card, the server waits a random time within the “Showing delay”, every length being equally likely, then sends the card to all players at once. No device has it before, the asking player’s included, and it appears in one frame, without animation.
EL-NET-3 = The device notes the moment at which the card is first painted and the moment at which the player presses, both on one clock that never runs back. The difference, rounded down to whole milliseconds, is the claimed time; it is sent with the answer and the number of the flip.
EL-NET-4 = The server pings each device once per “Ping interval”, and at least nine times before the first flip. The round trip is the median of the last nine; the jitter is the second largest of the nine minus that median.
EL-NET-5 = For count-downs, logs and audits the device’s clock is mapped with each ping: the offset is the mean of the differences, server minus device, on the way there and on the way back; the delay is the round trip without the time spent in the server. Of the last eight, the offset with the smallest delay is used; its error is at most half that delay.
EL-NET-6 = The ruled time is the claimed time, but never less than the server’s time from sending the card to receiving the answer minus an allowance, in whole milliseconds. The allowance is the round trip plus the jitter, at most the “Compensation cap”, plus the “Paint allowance”: a claim is believed as far as the line can explain the rest, and no further.
EL-NET-7 = A claimed time below the false-start limit is dropped by the device and again by the server, and the player may still answer. A late hand meant for the card before is a false start too if it comes below that limit; after it, it is judged by the card on the screen.
EL-NET-8 = An answer belongs to the flip whose number it names. If that race is closed it is dropped at no cost, and the player is told so; it is never counted for the next race.
EL-NET-9 = A race closes at the earliest of three moments: the end of its window; the request for the next card by the player who would turn it if nothing happened, but not before the “Shortest race” (twice that after a summon); the ruled time of the best right answer received. The referee waits out each silent player’s own allowance, takes answers whose ruled time is not after the closing, then enters silence for everybody still silent.
EL-NET-10 = While a race is open no player learns whether others have answered. When it is judged, all are shown every answer with its time and verdict.
EL-NET-11 = After a race with a win or a mistake the next card is shown no sooner than the “Pause after a race”; after a magician the order is shown no sooner than the “Pause before a summon”.
EL-NET-12 = If the player in turn has not asked for the card within the “Time to turn”, the server turns it, or orders the summon, for them. If the race ran to the end of its window, the server does so at once, after the pause that is due.
EL-NET-13 = For an absent player the server enters silence as soon as the race closes, without any allowance, and turns the card or orders the summon after the “Time to turn when absent”. The player stays in the game and may come back at any moment between races; there is no other forfeit, for a silent pack drains by itself.
EL-NET-14 = A line is slow when it loses its player time: the round trip is above the “Round-trip warning”, or the jitter is above the “Jitter warning” and the “Compensation cap” does not cover all of it. When that has lasted for nine pings, a quiet sign at the player’s seat tells the player and the host. On a line of less than 20 ms jitter is the machine’s and does not count. The ruling stays the same.
EL-NET-15 = Players on one device have keys of their own: one for each place in the middle, and one that makes it a book. Their ruled time is the time the device measured; server time, round trip, jitter and allowance are not used.
EL-NET-16 = A table may agree on a handicap in milliseconds for each player, which is added to that player’s ruled times, right or wrong. An answer that passes the window by it counts as silence.
EL-NET-17 = Spectators see a card when its race is closed, and answers when everybody does.
EL-NET-18 = A program that answers at a human pace cannot be told from a person by one race, so the server keeps each player’s last 100 right answers. It flags to the host: a median under 300 ms; a spread (interquartile range) under 40 ms; more than 5 in 100 within 20 ms above the false-start limit; slowing by less than 5 ms per further middle card; claimed times cut by the referee in more than 20 in 100. A flag changes nothing in the game; rated results wait for the host’s word.
EL-NET-19 = A dishonest device can delay its pings and so steal up to the “Compensation cap” minus its true round trip. Rated tables should set the cap low (120 ms), friends far apart high (300 ms).
EL-NET-20 = Before the first card and after a pause a count-down lets everybody get ready: no card is shown before the “Count-down” is over.
EL-NET-21 = A player alone with bots may pause the game: the open race is run to its end, then nothing is shown and nobody is waited for. The game is also paused when that person’s connection is gone. It goes on when asked to, after a count-down. With several people nobody can stop the game alone.

## Moves
EL-MOVE-1 = A move is one of five: turn a card, order the summon, slap a card, put the book on a card, or stay silent. It is written in lower-case words with one blank between; a card is one of the 60 card ids, a time is a whole number from 0 to 99999 without leading zeros, and anything else is refused.
    .refusal = That is not a move: turn a card, order a summon, slap or book one of the 60 cards, or stay silent.
EL-MOVE-2 = If a move can be refused for several reasons, the first of this list is named: the game is over; it is not a move; the player has left; a card or a summon in an open race; a summon when none is due, or a card when a summon is due; a card out of turn, or another player’s summon; an answer without a race; a second answer; a card that is not in the middle; a false start; too late.
EL-MOVE-3 = In a race, the legal moves listed for a player are silence, and a slap and a book on each card in the middle, without times: at most 11. Each slap or book with a time from the false-start limit to the answer window is legal too.

## What each player sees
EL-SEE-1 = Nobody sees a card of any pack or of a pack set aside, the owner included: only the number of cards is shown.
EL-SEE-2 = All face-up cards are open: the piles and the middle are shown in full.
EL-SEE-3 = While a race is open a player sees no answer but their own, and nothing tells whether another player has answered. A list of the players who are still to act, if shown, names only that player or nobody.
EL-SEE-4 = The order drawn for equal times is shown to nobody.

## Rulings
EL-R-1 = The rules speak of two identical parts: exactly two are meant. As all elementals differ, three in common cannot happen.
EL-R-2 = The box holds the 48 elementals of the card list, chosen so that each is as easy to catch as any other.
EL-R-3 = After a mistake the offender turns the top card of the pack, not of the face-up pile: the search goes on, and that needs a new card.
EL-R-4 = Every card flipped onto a pile can be answered, double creatures and magicians included. A card placed in the middle is something to look for, so it opens no race unless the option “Catch in the middle” is on.
EL-R-5 = When several hands come down, the first right one wins, wrong ones before it pay, and whatever comes later is void: it falls on a card already caught.
EL-R-6 = When several players make a mistake all of them pay, but only the first of them flips: it was that mistake which stopped the game.
EL-R-7 = Nobody gets a second try in a race; otherwise one could slap every middle card in turn.
EL-R-8 = After a mistake on a double creature or a magician the card works first, then the offender flips: nothing says that a mistake cancels the card.
EL-R-9 = A mistake is paid with cards from the top of the pack, clockwise from the left neighbour, to the bottom of the others’ packs.
EL-R-10 = A hand on a mad creature and a book on a match are both mistakes: each card has its own answer.
EL-R-11 = Only what was just turned counts. A match or a mad creature that everybody overlooked is gone.
EL-R-12 = In a summon each elemental just turned is compared with each middle card, never two turned cards with each other. One fitting pair is enough.
EL-R-13 = A player whose pack is empty stays in the game until their turn: they may answer and receive, and turn nothing in a summon.
EL-R-14 = It is the turn of the player who has to place or flip, also after a win, a double creature or a mistake. A summon is nobody’s turn.
EL-R-15 = With five or six players the game ends when at most two packs have cards, whether or not the others have left. A flip and its race are one moment: a last card may still win it all back.
EL-R-16 = The pack of a player who cannot pay is out of the game; the pile stays and is won with the table.
EL-R-17 = Only packs are counted. Equal packs share the place; those who left rank by how long they lasted.
EL-R-18 = Won cards go under the pack in a fixed order that can be checked by hand. Tables that want to give nothing to a perfect memory have them shuffled.
EL-R-19 = The player who looks most like an elemental is drawn at random.
EL-R-20 = When an offender cannot pay before a right answer, a game of two to four is over and the right answer is not heard; in a game of five or six the judging goes on.
EL-R-21 = When no pack has an elemental left, the placing for a double creature is skipped: otherwise special cards would be put back for ever.
EL-R-22 = Players who let each other win could go on for ever, so the option “Flip limit” ends the game.
EL-R-23 = Early and late hands cost nothing: over a network nobody can see what a hand was meant for. From the false-start limit on, the first answer counts.
EL-R-24 = The order for a summon is given by the player who turned the magician, or by the next if that player has just left.
EL-R-25 = The referee closes a race by entering silence for every player who has not answered; the order in which answers arrive changes nothing.
EL-R-26 = Turning cards so that the others see them first becomes: everybody sees a card in the same moment.
EL-R-27 = A payment that empties the pack is made; only then may the player find no card to go on with.
EL-R-28 = At a table a card can be caught until the next is turned, here until its race closes: somebody must rule that nobody answered.
EL-R-29 = After a double creature the left neighbour of the player who placed flips, as after every other placing.

## Game
game-name = Elementals
game-pitch = As soon as a new creature has exactly two parts in common with one in the middle, the first hand on that one wins the whole table.

## Elements
element-air = Air
    .letter = A
element-water = Water
    .letter = W
element-earth = Earth
    .letter = E
element-fire = Fire
    .letter = F

## Parts
part-head = Head
part-belly = Belly
part-legs = Legs

## Kinds of cards
kind-elemental = Elemental
    .help = A creature with a head, a belly and legs: slap the middle card that matches it.
kind-special = Special card
    .help = A mad creature, a double creature or a magician; it matches nothing.
kind-mad = Mad creature
    .help = Be the first to put your book on any card in the middle.
kind-double = Double creature
    .help = Hands off: one more card is placed in the middle.
kind-magician = Magician
    .help = Hands off: then everybody turns a card at once.

## Zones
zone-pack = Pack
    .help = A player’s face-down cards, held in the hand; they alone count at the end.
zone-pile = Pile
    .help = A player’s face-up cards, in front of the player.
zone-middle = Middle
    .help = The face-up elementals that are to be caught.
zone-table = Table
    .help = All face-up cards, the middle and every pile: the prize of the race.
zone-aside = Set aside
    .help = Packs taken out of the game; they count for nobody.
zone-book = Magic book
    .help = Each player’s piece against mad creatures.

## Words of the game
term-match = Match
    .help = Two elementals with exactly two parts in common.
term-common = Part in common
    .help = One part that shows the same element on both cards.
term-place = Place
    .help = Turn the top card of the pack into the middle.
term-flip = Flip
    .help = Turn the top card of the pack onto one’s own pile.
term-slap = Slap
    .help = Put the hand on a card in the middle.
term-book = Book
    .help = Put the magic book on a card in the middle.
term-pass = Silence
    .help = Answer with neither hand nor book.
term-race = Race
    .help = The time after a flip in which everybody may answer.
term-answer = Answer
    .help = A slap, a book, or silence.
term-mistake = Mistake
    .help = An answer that is judged wrong; it costs one card to each opponent.
term-offender = Offender
    .help = The player who made the mistake.
term-summon = Summon
    .help = The simultaneous flip that a magician orders.
term-left-neighbour = Left neighbour
    .help = The next player clockwise still in the game.
term-false-start = False start
    .help = An answer faster than anybody can react.
term-referee = Referee
    .help = The server’s part that times the answers and closes the race.
term-window = Answer window
    .help = The time in which a race can be answered.
term-claimed = Claimed time
    .help = The reaction time as the player’s device measured it.
term-ruled = Ruled time
    .help = The reaction time that counts, as the referee ruled it.

## Phases
phase-place = Place a card in the middle
phase-flip = Flip a card
phase-race = Race
phase-summon = Order the summon
phase-over = Game over

## Races
race-flip = A card was flipped
race-summon = A summon was turned
race-middle = A card was placed beside others

## Verdicts
verdict-right = Right
verdict-wrong = Wrong
verdict-void = Void

## Why an answer is right or wrong
why-two-parts = two parts the same
why-one-part = only one part in common
why-no-part = no part in common
why-mad = a mad creature calls for the book, not the hand
why-double = nothing is touched for a double creature
why-magician = nothing is touched for a magician
why-book = the book, on a mad creature
why-no-mad = the book is for mad creatures only

## Reasons for leaving and for the end
left-no-card = No card left to turn
left-cannot-pay = Could not pay for a mistake
reason-out-of-cards = The player in turn has no card left
reason-cannot-pay = A mistake could not be paid
reason-two-left = At most two players still have cards
reason-flip-limit = The flip limit has been reached
ending-out-of-cards = No card left to flip, the game stops: { ending-count }
ending-cannot-pay = A mistake could not be paid, the game stops: { ending-count }
ending-two-left = At most two players still have cards: { ending-count }
ending-flip-limit = { $max-flips } cards flipped, the game stops: { ending-count }
ending-count =
    { $count ->
        [one] { $winners } has the most cards in the pack ({ $pack }).
       *[other] { $winners } have equally many cards in their packs ({ $pack }).
    }
tally-pack = Pack
    .help = Cards in the pack: they decide
tally-pile = On the table
    .help = Cards of the pile before each player: they count for nobody

## The 48 elementals
card-eee = Grobadok
    .parts = earth-earth-earth
card-eew = Grobamil
    .parts = earth-earth-water
card-eea = Grobafen
    .parts = earth-earth-air
card-ewe = Groludok
    .parts = earth-water-earth
card-eww = Grolumil
    .parts = earth-water-water
card-ewf = Grolurax
    .parts = earth-water-fire
card-eae = Grovidok
    .parts = earth-air-earth
card-eaa = Grovifen
    .parts = earth-air-air
card-eaf = Grovirax
    .parts = earth-air-fire
card-efw = Grozamil
    .parts = earth-fire-water
card-efa = Grozafen
    .parts = earth-fire-air
card-eff = Grozarax
    .parts = earth-fire-fire
card-wee = Naobadok
    .parts = water-earth-earth
card-wew = Naobamil
    .parts = water-earth-water
card-wef = Naobarax
    .parts = water-earth-fire
card-wwe = Naoludok
    .parts = water-water-earth
card-wwa = Naolufen
    .parts = water-water-air
card-wwf = Naolurax
    .parts = water-water-fire
card-waw = Naovimil
    .parts = water-air-water
card-waa = Naovifen
    .parts = water-air-air
card-waf = Naovirax
    .parts = water-air-fire
card-wfe = Naozadok
    .parts = water-fire-earth
card-wfw = Naozamil
    .parts = water-fire-water
card-wfa = Naozafen
    .parts = water-fire-air
card-aee = Sifibadok
    .parts = air-earth-earth
card-aea = Sifibafen
    .parts = air-earth-air
card-aef = Sifibarax
    .parts = air-earth-fire
card-aww = Sifilumil
    .parts = air-water-water
card-awa = Sifilufen
    .parts = air-water-air
card-awf = Sifilurax
    .parts = air-water-fire
card-aae = Sifividok
    .parts = air-air-earth
card-aaw = Sifivimil
    .parts = air-air-water
card-aaa = Sifivifen
    .parts = air-air-air
card-afe = Sifizadok
    .parts = air-fire-earth
card-afw = Sifizamil
    .parts = air-fire-water
card-aff = Sifizarax
    .parts = air-fire-fire
card-few = Pyrobamil
    .parts = fire-earth-water
card-fea = Pyrobafen
    .parts = fire-earth-air
card-fef = Pyrobarax
    .parts = fire-earth-fire
card-fwe = Pyroludok
    .parts = fire-water-earth
card-fww = Pyrolumil
    .parts = fire-water-water
card-fwa = Pyrolufen
    .parts = fire-water-air
card-fae = Pyrovidok
    .parts = fire-air-earth
card-faw = Pyrovimil
    .parts = fire-air-water
card-faf = Pyrovirax
    .parts = fire-air-fire
card-ffe = Pyrozadok
    .parts = fire-fire-earth
card-ffa = Pyrozafen
    .parts = fire-fire-air
card-fff = Pyrozarax
    .parts = fire-fire-fire

## The 12 special cards
card-mad-1 = Tangle
    .picture = head earth, belly water, left leg air, right leg fire
card-mad-2 = Jumble
    .picture = head water, belly air, left leg fire, right leg earth
card-mad-3 = Scramble
    .picture = head air, belly fire, left leg earth, right leg water
card-mad-4 = Muddle
    .picture = head fire, belly earth, left leg water, right leg air
card-double-1 = Stone Twins
    .picture = two earth creatures back to back
card-double-2 = Wave Twins
    .picture = two water creatures back to back
card-double-3 = Gust Twins
    .picture = two air creatures back to back
card-double-4 = Ember Twins
    .picture = two fire creatures back to back
card-magician-1 = Magician of Stones
    .picture = earth robe
card-magician-2 = Magician of Tides
    .picture = water robe
card-magician-3 = Magician of Winds
    .picture = air robe
card-magician-4 = Magician of Embers
    .picture = fire robe

## The 6 books
book-0 = Red book
    .sign = sun
book-1 = Blue book
    .sign = moon
book-2 = Green book
    .sign = leaf
book-3 = Yellow book
    .sign = bell
book-4 = Violet book
    .sign = eye
book-5 = White book
    .sign = key

## Options
option-window = Answer window
    .help = Milliseconds in which a race can be answered, from 500 to 10,000; twice that after a summon. 3,000 suits first games and children, 2,000 quick adults.
option-window-2000 = 2 seconds (quick adults)
option-window-3000 = 3 seconds (first games, children)
option-floor = False-start limit
    .help = Answers faster than this many milliseconds, from 0 to 400, are false starts; usually 100.
option-floor-0 = No limit
option-gather = Won cards
    .help = How the cards won go under the pack; shuffling takes away what a perfect memory gains.
option-gather-fixed = Fixed order
    .help = First the middle, then the piles clockwise from the winner’s own, oldest cards first.
option-gather-shuffled = Shuffled
    .help = The cards won are shuffled among themselves before they go under the pack.
option-middle-catch = Catch in the middle
    .help = Whether a card placed beside others opens a race.
option-middle-catch-off = Off
    .help = A card placed in the middle opens no race.
option-middle-catch-on = On
    .help = A card placed beside others opens a race: slap another middle card that it matches.
option-max-flips = Flip limit
    .help = The game ends after this many turned cards and summons, at most 100,000; usually 300, a quarter of an hour at most.
option-max-flips-0 = No limit
    .help = For games between people only.
option-start = Start player
    .help = Who places the first card.
option-start-draw = Drawn at random
option-start-0 = Seat 0 (red book)
option-start-1 = Seat 1 (blue book)
option-start-2 = Seat 2 (green book)
option-start-3 = Seat 3 (yellow book)
option-start-4 = Seat 4 (violet book)
option-start-5 = Seat 5 (white book)

## Referee’s settings
referee-show-delay = Showing delay
    .help = Random wait between asking for a card and showing it.
referee-count-down = Count-down
    .help = The wait before the first card, and after a pause.
referee-ping-every = Ping interval
    .help = Time between two pings that measure a player’s line.
referee-comp-cap = Compensation cap
    .help = The most of the line’s time that is compensated: low for rated tables, high for friends far apart.
referee-paint-allowance = Paint allowance
    .help = Time granted for painting the card on the screen.
referee-pause = Shortest race
    .help = A race stays open at least this long unless it is won; twice that after a summon.
referee-settle-pause = Pause after a race
    .help = Shortest wait for the next card after a win or a mistake.
referee-summon-pause = Pause before a summon
    .help = Shortest wait between a magician and its summon.
referee-flip-timeout = Time to turn
    .help = After this time the server turns the card.
referee-away-timeout = Time to turn when absent
    .help = After this time the server turns the card of an absent player.
referee-max-rtt = Round-trip warning
    .help = Above this round trip the player and the host are warned.
referee-max-jitter = Jitter warning
    .help = Above this jitter the player and the host are warned.
referee-handicap = Handicap
    .help = Time agreed at the table that is added to a player’s answers.

## Move buttons
verb-flip = Turn the next card
verb-summon = Order the summon
verb-slap = Slap
verb-book = Book
verb-pass = Stay silent

## Seats
seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
seat-4 = Violet
seat-5 = White

## The drawing
draw-flips =
    { $count ->
        [one] one card turned
       *[other] { $count } cards turned
    }
draw-prize =
    { $count ->
        [0] nothing on the table
        [one] one card on the table
       *[other] { $count } cards on the table
    }
draw-pack = pack { $count }
draw-pile = pile { $count }
draw-aside = aside { $count }
draw-left = left
draw-empty = the middle is empty
draw-to-place = { $seat } places the next card in the middle.
draw-to-flip = { $seat } flips the next card.
draw-to-summon = { $seat } orders the summon.
draw-race = Race: slap, book or stay silent.
draw-answered = Your answer: { $move }
draw-you = you
draw-mad = Mad
draw-double = Double
draw-magician = Magician
draw-call = → book
draw-stop = hands off

## The game in words, for those who hear it
speak-card = { $name } ({ $parts })
speak-place = { $place } { $card }
speak-shown = Shown: { $cards }.
speak-middle = In the middle: { $cards }.
speak-pack = { $seat } { $count }
speak-packs = Packs: { $packs }.

## The log: what happened, one sentence each
who =
    { $seat ->
        [0] Red
        [1] Blue
        [2] Green
        [3] Yellow
        [4] Violet
       *[5] White
    }
card-told =
    { $card ->
        [eee] { card-eee } (eee)
        [eew] { card-eew } (eew)
        [eea] { card-eea } (eea)
        [ewe] { card-ewe } (ewe)
        [eww] { card-eww } (eww)
        [ewf] { card-ewf } (ewf)
        [eae] { card-eae } (eae)
        [eaa] { card-eaa } (eaa)
        [eaf] { card-eaf } (eaf)
        [efw] { card-efw } (efw)
        [efa] { card-efa } (efa)
        [eff] { card-eff } (eff)
        [wee] { card-wee } (wee)
        [wew] { card-wew } (wew)
        [wef] { card-wef } (wef)
        [wwe] { card-wwe } (wwe)
        [wwa] { card-wwa } (wwa)
        [wwf] { card-wwf } (wwf)
        [waw] { card-waw } (waw)
        [waa] { card-waa } (waa)
        [waf] { card-waf } (waf)
        [wfe] { card-wfe } (wfe)
        [wfw] { card-wfw } (wfw)
        [wfa] { card-wfa } (wfa)
        [aee] { card-aee } (aee)
        [aea] { card-aea } (aea)
        [aef] { card-aef } (aef)
        [aww] { card-aww } (aww)
        [awa] { card-awa } (awa)
        [awf] { card-awf } (awf)
        [aae] { card-aae } (aae)
        [aaw] { card-aaw } (aaw)
        [aaa] { card-aaa } (aaa)
        [afe] { card-afe } (afe)
        [afw] { card-afw } (afw)
        [aff] { card-aff } (aff)
        [few] { card-few } (few)
        [fea] { card-fea } (fea)
        [fef] { card-fef } (fef)
        [fwe] { card-fwe } (fwe)
        [fww] { card-fww } (fww)
        [fwa] { card-fwa } (fwa)
        [fae] { card-fae } (fae)
        [faw] { card-faw } (faw)
        [faf] { card-faf } (faf)
        [ffe] { card-ffe } (ffe)
        [ffa] { card-ffa } (ffa)
        [fff] { card-fff } (fff)
        [mad-1] { card-mad-1 } (mad-1)
        [mad-2] { card-mad-2 } (mad-2)
        [mad-3] { card-mad-3 } (mad-3)
        [mad-4] { card-mad-4 } (mad-4)
        [double-1] { card-double-1 } (double-1)
        [double-2] { card-double-2 } (double-2)
        [double-3] { card-double-3 } (double-3)
        [double-4] { card-double-4 } (double-4)
        [magician-1] { card-magician-1 } (magician-1)
        [magician-2] { card-magician-2 } (magician-2)
        [magician-3] { card-magician-3 } (magician-3)
       *[magician-4] { card-magician-4 } (magician-4)
    }
log-game-started =
    The first card is placed by { $start ->
        [0] Red
        [1] Blue
        [2] Green
        [3] Yellow
        [4] Violet
       *[5] White
    }.
log-card-placed = { who } places { card-told } in the middle.
log-special-returned = { who } turns { card-told } and puts it back under the pack.
log-placing-skipped = No pack has an elemental left: nothing is placed for { who }.
log-card-flipped = { who } flips { card-told }.
log-packs-flipped = { who } orders the summon: everybody turns a card.
log-race-opened =
    { $race ->
        [summon] The race is open: { $shown }.
       *[other] The race is open.
    }
log-answer-given = Your answer is in: { $move }.
log-race-closed = The race is judged.
log-mistake = { who } made a mistake: { $move }.
log-card-given =
    { $from ->
        [0] Red
        [1] Blue
        [2] Green
        [3] Yellow
        [4] Violet
       *[5] White
    } gives a card to { $to ->
        [0] Red
        [1] Blue
        [2] Green
        [3] Yellow
        [4] Violet
       *[5] White
    }.
log-pack-set-aside =
    { $count ->
        [0] { who } has nothing to pay with.
        [one] { who } cannot pay: a pack of one card is set aside.
       *[other] { who } cannot pay: a pack of { $count } cards is set aside.
    }
log-player-left =
    { $reason ->
        [no-card] { who } has no card left to turn and leaves the game.
       *[cannot-pay] { who } leaves the game.
    }
log-cards-won =
    { $by ->
        [book] { who } wins { $count } cards with the book on { $on }.
       *[slap] { who } wins { $count } cards with a slap on { $on }.
    }
log-game-over = The game is over.

## The gallery: its groups

gallery-elemental = Elementals
    .help = A head, a belly and legs, each of earth, water, air or fire. No two are the same.
gallery-mad = Mad creatures
    .help = Be the first to put your book on any card in the middle.
gallery-double = Double creatures
    .help = Touch nothing: one more card is placed in the middle.
gallery-magician = Magicians
    .help = Touch nothing: then everybody turns a card at the same time.

## Advice: what is asked, and what each verb does then

advice-flip = It is your turn to turn up a card. Be ready: everybody plays at the same time.
    .flip = The top card of your pack lies face up before you, and the race is on.
advice-place = Place a new card in the middle: it is the one to catch.
    .flip = The top card of your pack goes to the middle. A special card does not stay: then the next player tries.
advice-summon = You have turned up a magician: give the order when everybody is ready.
    .summon = Everybody turns up a card at the same time, and the race is on.
advice-race = Compare the new card with those in the middle: head with head, belly with belly, legs with legs.
    .slap = Exactly two parts alike: slap that card in the middle, fast.
    .book = The new card is a mad creature: put your book on a card in the middle.
    .pass = Neither: touch nothing.
    .tip = A mistake costs you one card for each opponent.
