### Elementary Evolution: the texts of the rules and the names of the game, in English.

## Set-up

EE-SET-1 = Two, three or four mages play, in seats numbered from 0. Clockwise means by ascending seat number, then seat 0 again.
EE-SET-2 = Each mage owns one complete deck of 28 cards. A card never changes owner.
EE-SET-3 = All ten creature tokens start fresh at the centre, where no ether lies yet.
EE-SET-4 = Each mage’s eight cards of level 4 and 5 and two of their four ethers start in their main discard. Their quick discard starts empty and open.
EE-SET-5 = The other 18 cards are shuffled into the draw pile. The top five become the hand and 13 stay.
EE-SET-6 = The mage whose hand has the highest sum of levels takes the first turn; an ether counts 0. The sums are announced.
EE-SET-7 = A tie for the highest sum is settled by chance, drawn from the game’s seed.
EE-SET-8 = The back of a deck is decoration. Seats 0, 1, 2 and 3 have air, fire, earth and water unless the table says otherwise.

## Who is to act

EE-ASK-1 = At any moment of a running game exactly one mage is to act: the one asked by the topmost pending decision or, when nothing is pending, the mage whose turn it is. A move by anyone else is refused.
    .refusal = This decision is not yours: wait until you are asked or until your turn begins.
EE-ASK-2 = Only a move that answers the topmost pending decision is accepted. With nothing pending, only a move of the turn is.
    .refusal = That move does not fit this moment: choose one of the moves offered for the decision at hand.
EE-ASK-3 = A decision that leaves no choice is put to nobody: an effect with nothing to act upon is dropped, a Tornado ends with the hand empty, a release with one answer or a burnt card with one discard is settled, and a window passes over a mage who could only pass. With nothing pending, the active mage is always asked, even if only ending the turn is left; the option “Always ask” adds two questions.
EE-ASK-4 = Pending decisions form a stack: what is opened last is settled first. Then the one below goes on where it stood.
EE-ASK-5 = Only the moves that the game knows are accepted.
    .refusal = This is not a move of the game: check how it is written, or choose one of the moves offered.
EE-ASK-6 = When several rules forbid a move, the refusal names the first in this order: the game is over, it is not a move, it is not that mage’s decision, it does not answer what is pending, then the rules of that move in their fixed order.

## Piles

EE-PILE-1 = Each mage has four piles, called air, fire, earth and water, all empty at first. A mage places cards only on piles of their own.
EE-PILE-2 = An elemental goes only on the pile of its own element, except in Extreme Fusion.
    .refusal = That pile belongs to another element: place the card on the pile of its own element.
EE-PILE-3 = A pile begins with an egg and grows by exactly one level at a time. A pile of six cards is complete and takes no card.
    .refusal = That level does not fit on this pile: begin with the egg, then place the very next level, up to level 5.
EE-PILE-4 = The level of a card in a pile is its place: the bottom card is level 0, the next level 1, and so on. So a joker has the level of its place.
EE-PILE-5 = A mage cannot take back, move or discard a card from a pile; only fire removes it.
EE-PILE-6 = The free card of a pile is its top card, provided that it is not rooted. Covered cards are not free, so a pile has at most one free card.
EE-PILE-7 = The rooted cards of a pile are always its lowest ones. A card placed later lies on them unrooted.

## The turn

EE-TURN-1 = In their turn, a mage may place cards, discard cards and use creatures, as often and in whatever order they like, and move each of their Ondines once. They may also do nothing.
EE-TURN-2 = To discard is to move a card from the hand to one of the mage’s available discards. It has no effect and draws nothing.
EE-TURN-3 = Cards may be kept in hand for later turns.
EE-TURN-4 = Only a card in the mage’s own hand can be placed, discarded or used for a Cascade.
    .refusal = That card is not in your hand: choose one that is.
EE-TURN-5 = After ending their turn, a mage draws until the hand holds five cards.
EE-TURN-6 = Then the next mage clockwise who is still in the game takes a turn.
EE-TURN-7 = Apart from a Tornado, a mage draws only at the end of a turn of their own. A mage who has countered since then therefore begins their turn with one card fewer for each card used.

## Discards and drawing

EE-DIS-1 = Each mage has a quick and a main discard and chooses freely between the available ones, card by card. Both are face up, and the order of their cards is of no account.
EE-DIS-2 = The main discard is always available. The quick discard is open (available), closed or condemned, and it is empty whenever it is not open.
EE-DIS-3 = When a card must be drawn and the draw pile is empty, an open quick discard that has cards is shuffled into a new draw pile and becomes closed.
EE-DIS-4 = When a card must be drawn, the draw pile is empty and the quick discard cannot be recycled, the main discard, if not empty, is shuffled into a new draw pile. A closed quick discard then becomes open; an open or condemned one stays as it is.
EE-DIS-5 = When neither discard has a card to give, drawing stops and the hand stays short. Nothing else changes: a closed quick discard stays closed.
EE-DIS-6 = A discard is recycled only at the moment a card must be drawn from an empty draw pile, not when the last card is taken.
EE-DIS-7 = No card can be put in a closed quick discard.
    .refusal = Your quick discard is closed until your main discard has been recycled: put the card in the main discard.
EE-DIS-8 = A draw of several cards goes on after recycling and may recycle twice: the quick discard, then the main one.

## Effects in general

EE-EFF-1 = When the mage whose turn it is places an air, fire or earth card, they may at once apply that element’s effect, once. They may decline it, and a declined effect is lost.
EE-EFF-2 = Every level has its effect, egg and ultimate included. With the option “Egg effects” off, eggs have none, and a water egg cannot be used for a Cascade.
    .refusal = Eggs have no effect at this table: counter with a water card of level 1 or higher.
EE-EFF-3 = A card that is discarded, a joker, and a water card placed otherwise than as a Cascade have no effect.
EE-EFF-4 = Placing a card is settled in this order: the card lies on the pile (a Cascade ends the Blaze), an ultimate roots its pile, four complete piles win, the creature is released, the effect is applied, the watch window opens.
EE-EFF-5 = An effect that has nothing to act upon is dropped without a question.

## Tornado (air)

EE-TOR-1 = In a Tornado the mage may discard any number of cards from hand, one at a time, each into an available discard.
EE-TOR-2 = When the mage ends the Tornado, they draw as many cards as were discarded in it. With none discarded, the Tornado was declined.
EE-TOR-3 = All discarding comes before all drawing. So cards discarded in a Tornado can come back at once if a discard is recycled for its draw.
EE-TOR-4 = Cards drawn in a Tornado are ordinary hand cards and can be played or discarded in the same turn.
EE-TOR-5 = A Tornado after which the hand is empty ends by itself. With no card in hand to begin with, there is none.

## Blaze (fire)

EE-BLZ-1 = A Blaze aims at the free card of one pile of one opponent.
EE-BLZ-2 = The target must be another mage who is still in the game.
    .refusal = A Blaze cannot be aimed at that mage: choose another mage who is still in the game.
EE-BLZ-3 = The pile must have a free card: an empty pile, or one whose top card is rooted, cannot be aimed at.
    .refusal = That pile has no free card: choose a pile whose top card is not rooted.
EE-BLZ-4 = A declared Blaze opens a Blaze window. If it comes through, the card aimed at is burnt.
EE-BLZ-5 = If the card aimed at is rooted or guarded before the Blaze comes through, the Blaze fails. It is not aimed again.
EE-BLZ-6 = If no opponent has a free card that is not guarded, there is no Blaze and no question.

## Blaze window

EE-BW-1 = A Blaze window opens when a Blaze is declared, and a new one when it is redirected.
EE-BW-2 = Mages are asked one at a time: first the target, then clockwise from the target every other mage still in the game. The maker of the Blaze and the mage who redirected it last are asked only if now the target.
EE-BW-3 = A mage is asked only while holding something that may be used in this window; otherwise the window passes over them. With the option “Always ask”, the target is asked more often.
EE-BW-4 = The target may counter, use the Siren, use the Golem, or use the Ondine on the card aimed at; the others may use the Siren only. Akasha may be used as one of these, and no other creature can be used here.
    .refusal = That creature cannot be used in this way against this Blaze: the target may use Siren, Golem, or Ondine on the card aimed at, any other mage only Siren.
EE-BW-5 = A mage who passes is not asked again in this window.
EE-BW-6 = The window closes when the Blaze is countered, fails or is redirected, or when nobody is left to ask. In the last case the card is burnt.
EE-BW-7 = A mage whose creature was cancelled in a Blaze window is asked again, if they still have something to use.
EE-BW-8 = With the option “Always ask”, the target is asked whenever they have at least one card in hand, even if passing is the only answer. Not so for a redirected Blaze when the option “Redirected Blaze” is set to “Cannot be countered”.

## Cascade (water)

EE-CAS-1 = In a Blaze window the target may place a water card from hand on one of their piles: that is a Cascade. It is the only way to place a card outside one’s own turn.
EE-CAS-2 = Only the mage at whom the Blaze is aimed can counter it.
    .refusal = This Blaze is not aimed at you, so you cannot counter it: pass, or redirect it if you hold the Siren.
EE-CAS-3 = Only a water card counters: no other element, no joker.
    .refusal = That card does not counter a Blaze: use a water card that fits one of your piles.
EE-CAS-4 = The card of a Cascade must fit its pile as in a turn of one’s own.
EE-CAS-5 = A countered Blaze is over: nothing is burnt. The fire card stays where it was placed.
EE-CAS-6 = The water card stays on the pile and counts as placed: an ultimate roots its pile, four complete piles win, a creature is released.
EE-CAS-7 = A Blaze redirected to the mage who made it can be countered by that mage, in their own turn.
EE-CAS-8 = Several Blazes in a turn can each be countered, each with a further water card.

## Burnt cards

EE-BURN-1 = A burnt card leaves its pile, and its owner puts it in an available discard of their own.
EE-BURN-2 = If the quick discard is closed or condemned, the card goes to the main discard without a question.
EE-BURN-3 = The card below becomes the top card; it is free unless rooted.
EE-BURN-4 = Eggs, jokers and ultimates burn like any card. A pile that has lost its egg must begin again with one.
EE-BURN-5 = Several cards burnt at once leave their piles together. Then their owners choose discards, one card at a time, in the order set for the Phoenix.

## Rooting (earth)

EE-ROOT-1 = A Rooting roots one of the mage’s own piles, whichever they like: every card now in it is rooted.
EE-ROOT-2 = The pile must have at least one unrooted card.
    .refusal = There is nothing to root there: choose one of your piles that has an unrooted card.
EE-ROOT-3 = Rooted cards are not free: a Blaze cannot be aimed at them.
EE-ROOT-4 = Cards placed on a rooted pile are unrooted until it is rooted again.
EE-ROOT-5 = When an ultimate is placed, its pile is rooted at once and by itself, before its effect, in anyone’s turn.
EE-ROOT-6 = The earth ultimate does both: its own pile is rooted by itself, and its effect can root another.

## Joker (ether)

EE-JOK-1 = In their turn a mage may place an ether on any of their piles, as the card of the next level, if that level is 1, 2, 3 or 4.
EE-JOK-2 = An ether cannot begin a pile in place of an egg.
    .refusal = An ether cannot begin a pile: place the egg first, or choose a pile that has one.
EE-JOK-3 = An ether cannot stand for an ultimate.
    .refusal = An ether cannot stand for level 5: keep that place for an ultimate and choose another pile.
EE-JOK-4 = A joker has no effect and releases no creature, whatever card it stands for.
EE-JOK-5 = A pile grows on over a joker as over the real card and may hold several jokers. The real card of that level cannot take the joker’s place.
EE-JOK-6 = In a pile a joker is a card like any other: it can be free, rooted, guarded or burnt. When burnt, it goes to a discard of its owner.

## Releasing creatures

EE-REL-1 = Eight elementals carry a creature’s symbol: earth 1 Gnome, water 1 Siren, air 2 Sylph, fire 2 Salamander, earth 3 Golem, water 3 Ondine, air 4 Elf, fire 4 Phoenix. Placing one, in one’s own turn or as a Cascade, releases that creature.
EE-REL-2 = If the token is at the centre, the releasing mage must give it to an opponent of their choice, unless they prevent the release with an ether.
    .refusal = This token cannot simply be left at the centre: give it to an opponent, or prevent the release with an ether if that is offered.
EE-REL-3 = If another mage holds the token, still fresh, the releasing mage may take it and give it to an opponent who does not hold it, or let it be.
EE-REL-4 = If the releasing mage holds the token, nothing happens: it stays with them.
EE-REL-5 = If the token is used, nothing happens.
EE-REL-6 = A token cannot be given to oneself, to the mage who holds it, or to a mage who has left the game.
    .refusal = That mage cannot receive the token: choose an opponent still in the game who does not hold it.
EE-REL-7 = Everyone can see who holds each token and whether it is fresh or used.
EE-REL-8 = With the option “Always ask”, a mage with at least one card in hand who releases from the centre is asked even if giving the token to one opponent is the only answer. Dhyana and Akasha are excepted.

## Ether at the centre

EE-CEN-1 = A mage about to release a creature whose token is at the centre may instead put one ether from hand at the centre. The token stays where it is; the placed card and its effect are not touched.
EE-CEN-2 = Preventing a release needs an ether in hand.
    .refusal = You have no ether in hand to prevent this release: give the token to an opponent.
EE-CEN-3 = The release of a creature whose token has already been handed out cannot be prevented, nor can that of Dhyana or Akasha.
    .refusal = This release cannot be prevented: give the token to an opponent, or leave it with its holder if that is offered.
EE-CEN-4 = Ethers at the centre are counted for all mages together and are out of the game: they never come back to a deck.
EE-CEN-5 = The mage who puts the second ether at the centre releases Dhyana; the mage who puts the fourth there releases Akasha. They must give it to an opponent at once.
EE-CEN-6 = The first, third, fifth and later ethers release nothing.

## Using creatures

EE-USE-1 = A mage can use only a token that they hold.
    .refusal = You do not hold that creature’s token: use one of the creatures that you hold.
EE-USE-2 = Each token is used once in the game. It is turned over when its use is announced and can never be used, taken or released again.
    .refusal = That creature has already been used in this game: choose one that is still fresh.
EE-USE-3 = A mage may use creatures in their own turn whenever nothing is pending, and in a Blaze, power or watch window as each allows. Three are tied to a moment: Sylph, Siren and Dhyana.
EE-USE-4 = A creature cannot be used where it would change nothing. The refusal names the creature’s own rule.
EE-USE-5 = A power cannot be countered: no Cascade, no Siren, nothing but Dhyana stops it.
EE-USE-6 = A use is announced with all its choices, then the power window opens. The power then takes effect, unless cancelled.
EE-USE-7 = A cancelled power has no effect and its token is used all the same.

## Power window

EE-PW-1 = A power window opens whenever the use of a creature is announced, Dhyana and Akasha included.
EE-PW-2 = The opponents of the mage who used the creature are asked one at a time, clockwise from that mage.
EE-PW-3 = Only Dhyana, or Akasha used as Dhyana, can be used in a power window. Only holders of one of these are asked.
    .refusal = That creature does not answer a power: use Dhyana, or Akasha as Dhyana, or pass.
EE-PW-4 = A mage who passes is not asked again in this window.
EE-PW-5 = The window closes when the power is cancelled, or when nobody is left to ask. In the last case the power takes effect.

## Watch window

EE-WW-1 = With the option “Watching”, a mage may end their turn by choosing to watch. They then watch until their next turn begins.
    .refusal = Watching is switched off at this table: end your turn without watching.
EE-WW-2 = Any mage may watch, whether or not they hold a creature. They are asked only while they hold something to use.
EE-WW-3 = In another mage’s turn, a watch window opens once for each card that mage places, when everything about it is settled, and again after they end the turn, before they draw. A Cascade opens no watch window of its own.
EE-WW-4 = Those who watch are asked one at a time, clockwise from the mage whose turn it is, and only while they hold something that may be used in this window.
EE-WW-5 = Gnome, Salamander, Golem, Ondine, Elf and Phoenix can be used in a watch window, and Akasha as one of these.
EE-WW-6 = After a use is settled the same mage is asked again, if something is left to use. After a pass the next mage is asked.
EE-WW-7 = A mage who does not watch is not asked. One who watches may use a token received meanwhile.
EE-WW-8 = Watching ends by itself when the mage’s next turn begins.

## The ten creatures: Gnome

EE-GNO-1 = The Gnome is used on a pile of an opponent.
    .refusal = The Gnome works on an opponent’s pile: choose a pile of another mage who is still in the game.
EE-GNO-2 = The Gnome’s pile must have at least one rooted card.
    .refusal = Nothing is rooted in that pile: choose an opponent’s pile with at least one rooted card.
EE-GNO-3 = No card of that pile is rooted any more. So its top card is free, an ultimate too.

## The ten creatures: Siren

EE-SIR-1 = The Siren can be used only in a Blaze window, by a mage who is asked there.
    .refusal = There is no Blaze to redirect now: keep the Siren until you are asked about a Blaze.
EE-SIR-2 = The Blaze is turned on an opponent of the Siren’s user; the maker of the Blaze is allowed.
    .refusal = The Siren cannot turn the Blaze on that mage: choose an opponent who is still in the game.
EE-SIR-3 = The Blaze must be turned on a mage other than its present target.
    .refusal = The Blaze is already aimed at that mage: choose another opponent.
EE-SIR-4 = The Siren’s user names the pile too. Its top card must be free and not guarded.
EE-SIR-5 = The new target may react as to any Blaze. With the option “Redirected Blaze” set to “Cannot be countered”, they cannot use a Cascade.
    .refusal = A redirected Blaze cannot be countered at this table: use a creature that helps, or pass.
EE-SIR-6 = The maker of the Blaze stays the same however often it is redirected.

## The ten creatures: Sylph

EE-SYL-1 = The Sylph can be used only in the user’s own turn, when nothing is pending.
    .refusal = The Sylph cannot be used now: keep it for your own turn, when nothing is pending.
EE-SYL-2 = The turn goes on as usual. When it has ended and the hand is filled up, the same mage takes another whole turn.
EE-SYL-3 = Two such powers in one turn give two more turns.

## The ten creatures: Salamander

EE-SAL-1 = The Salamander is used on a pile of an opponent.
    .refusal = The Salamander works on an opponent’s pile: choose a pile of another mage who is still in the game.
EE-SAL-2 = The top card of the Salamander’s pile must be rooted.
    .refusal = That pile has no rooted card on top: choose an opponent’s pile whose top card is rooted.
EE-SAL-3 = That card is burnt. The rest of the pile stays rooted.

## The ten creatures: Dhyana

EE-DHY-1 = Dhyana can be used only in a power window, against a power that an opponent has announced.
    .refusal = There is no power to cancel now: keep Dhyana until an opponent announces one.
EE-DHY-2 = That power is cancelled.
EE-DHY-3 = Dhyana is itself a power and can be cancelled by Akasha used as Dhyana. The first power then goes on.

## The ten creatures: Golem

EE-GOL-1 = The Golem roots every card of the user’s four piles.
EE-GOL-2 = The Golem’s user must have at least one unrooted card in a pile.
    .refusal = You have no unrooted card in your piles: keep the Golem until you have one.
EE-GOL-3 = Used against a Blaze, the Golem makes that Blaze fail.

## The ten creatures: Ondine

EE-OND-1 = The Ondine is set on the free card of one of the user’s own piles, which it then guards.
    .refusal = The Ondine needs a free card of yours: choose one of your piles whose top card is not rooted.
EE-OND-2 = A card that an Ondine guards already cannot be chosen, neither for setting nor for moving.
    .refusal = An Ondine guards that card already: choose another free card of yours.
EE-OND-3 = A Blaze cannot be aimed or redirected at a guarded card.
    .refusal = An Ondine guards that card against Blazes: choose a free card that is not guarded.
EE-OND-4 = In each of their own turns, when nothing is pending, a mage may move their Ondine once, to another free card of their own.
    .refusal = You have no such Ondine on the table to move: set it first by using its power.
EE-OND-5 = An Ondine cannot be moved twice in a turn, nor in the turn in which it was set.
    .refusal = This Ondine has already been set or moved this turn: move it in your next turn.
EE-OND-6 = The Ondine stays on its card: while that card is covered or rooted it guards nothing, and it guards again when the card is free again. A card placed on top is not guarded.
EE-OND-7 = If its card is burnt, the Ondine lies idle before its mage and can be set again by a move.
EE-OND-8 = The Ondine guards against Blazes only, not against Salamander and Phoenix. The option “Ondine stops Phoenix” changes this for the Phoenix.
EE-OND-9 = The token counts as used from the first setting on: it cannot be taken away, and its later moves are not uses of a power.

## The ten creatures: Elf

EE-ELF-1 = The Elf is used on an opponent.
    .refusal = The Elf is used on an opponent: choose another mage who is still in the game.
EE-ELF-2 = That mage’s quick discard must not be condemned already; whether it is open or closed, empty or not, does not matter.
    .refusal = That mage’s quick discard is condemned already: choose another opponent, or keep the Elf.
EE-ELF-3 = The quick discard is condemned for the rest of the game: no card can be put there.
    .refusal = Your quick discard is condemned for the rest of the game: put the card in the main discard.
EE-ELF-4 = The cards in it are shuffled and put under the draw pile, whose own order is kept.
EE-ELF-5 = A condemned quick discard never opens again, not even when the main discard is recycled.

## The ten creatures: Phoenix

EE-PHX-1 = The Phoenix burns every free card of every mage still in the game, the user included, all at once.
EE-PHX-2 = At least one card must be there to burn.
    .refusal = There is no card for the Phoenix to burn: keep it until at least one card can burn.
EE-PHX-3 = Discards are chosen clockwise beginning with the user, each mage for their piles in the order air, fire, earth, water.
EE-PHX-4 = Only cards free at that moment burn: one per pile. What becomes free underneath is safe.
EE-PHX-5 = With the option “Ondine stops Phoenix”, cards guarded by an Ondine do not burn, except the user’s own.

## The ten creatures: Akasha

EE-AKA-1 = Akasha has the power of any one of the other nine, with that creature’s own choices, conditions and refusals.
EE-AKA-2 = The copied creature’s token may be anywhere and in any state: at the centre, with any mage, used. It is not touched.
EE-AKA-3 = The copied creature’s moment applies: Sylph in one’s own turn, Siren in a Blaze window, Dhyana in a power window.
EE-AKA-4 = As an Ondine, Akasha stays on the table as a second Ondine with moves of its own.

## Extreme Fusion

EE-FUS-1 = In Extreme Fusion, an elemental of any element may be placed on any pile whose next level it is.
EE-FUS-2 = In Extreme Fusion, a pile begins with an egg and is called by that egg’s element for good. An egg can only begin the pile of its own name.
    .refusal = An egg can only begin the pile of its own name: place it there.
EE-FUS-3 = In Extreme Fusion, effects and releases go by the element of the card placed, not by the pile’s name.
EE-FUS-4 = In Extreme Fusion, a Cascade may be placed on any pile whose next level the water card is, the one under fire included.
EE-FUS-5 = In Extreme Fusion, the four ultimates may lie on the four piles in any arrangement.

## End of the game

EE-END-1 = A mage whose four piles are all complete has won at that instant, whoever’s turn it is. The winning card has no effect and opens no window.
EE-END-2 = Jokers lower down in the piles are no obstacle. What is on top must be the four ultimates, which no joker can stand for.
EE-END-3 = Without the option “Play on” the game is over then: the winner is first and all others share second place.
EE-END-4 = With the option “Play on”, a mage who completes all four piles takes the next rank and leaves; the others play on. If it was that mage’s turn, it is over without drawing, extra turns are lost, and the next mage begins.
EE-END-5 = A mage who has left is nobody’s opponent: not asked, not aimed at, not given tokens, not burnt by the Phoenix. Their fresh tokens go back to the centre; their Ondines go out of the game.
EE-END-6 = With the option “Play on”, the game is over when one mage is left, who is last.
EE-END-7 = When the last turn allowed by the option “Turn limit” has ended, after its refill if it has one, the game is over, even if extra turns were owed. An extra turn counts as a turn.
EE-END-8 = At the turn limit, mages who have left keep their ranks; the rest are ranked by complete piles, then by cards in piles, then by rooted cards, more being better. Mages equal in all three share a rank.
EE-END-9 = When the game is over no move is accepted.
    .refusal = The game is over and takes no more moves: start a new one to play again.

## Rulings: where the printed rules are silent or can be read two ways

EE-R-1 = How many mages play? Two to four: there are four decks. Nothing in the rules changes with the number; with two, the opponent of your choice is simply the other mage.
EE-R-2 = Do eggs and ultimates have effects? Yes, like every elemental. Tables that see eggs as inert switch the option “Egg effects” off.
EE-R-3 = Which cards are free? Only the top card of each pile, if it is not rooted. So the Phoenix takes at most one card from each pile.
EE-R-4 = Who may counter a Blaze? Only the mage at whom it is aimed.
EE-R-5 = What does “one card less” mean after a counter? No penalty: the hand is filled only at the end of your own turn, so two counters leave you three cards.
EE-R-6 = Can a redirected Blaze be countered? Yes: turning it is the Siren’s power, but what arrives is still the Blaze of a fire card. It counts as an opponent’s Blaze for whomever it is turned on, its maker included. The option “Redirected Blaze” decides otherwise.
EE-R-7 = How far does the Siren reach? Any mage who is asked may use it, target or not, but not the maker of the Blaze. It must reach another mage, and a card at which a Blaze could be aimed; if there is none, the Siren cannot be used.
EE-R-8 = What does “at any moment of the game” mean for creatures? In your own turn while nothing is pending, against a Blaze where they can save a card, and in the others’ turns if you have ended yours by watching. Nobody who did not ask for it is interrupted.
EE-R-9 = Does a question give something away? With “Always ask”, no: whether a mage is asked follows from what everybody knows. A table that prefers fewer questions to secrecy turns it off.
EE-R-10 = Is a cancelled creature spent? Yes: its power was used, then cancelled.
EE-R-11 = How deep do reactions go? Dhyana answers any power at the moment it is announced, and only Akasha used as Dhyana answers Dhyana. So at most three powers lie on each other.
EE-R-12 = What can Akasha copy? Any of the other nine creatures, in any state: at the centre, in any hands, used.
EE-R-13 = How can the Ondine be used once and yet move every turn? Setting it is the use; its moves are not. It moves once in each of your own turns, guards a card rather than a pile, and only a card of your own.
EE-R-14 = Does the Ondine stop the Phoenix or the Salamander? No: it stops Blazes, and nothing but Dhyana stops a power. The option “Ondine stops Phoenix” decides otherwise for the Phoenix.
EE-R-15 = Is a pile still rooted after the Salamander? Yes, the rest of it stays rooted. A pile with a free card on top of its roots is no target.
EE-R-16 = How far does the Gnome unroot? The whole pile. An ultimate on it becomes free as well and is not rooted again by itself.
EE-R-17 = In what order does the Phoenix burn? All cards burn at once; then discards are chosen, the user first, then clockwise, pile by pile.
EE-R-18 = Does the Sylph end the present turn? No: the turn runs on, the hand is filled up, and then the same mage takes another turn.
EE-R-19 = When is a discard recycled? When a card must be drawn and the draw pile is empty, not when its last card is taken.
EE-R-20 = What if the quick discard is open but empty? Then the main discard is recycled and the quick one stays open. With both empty nothing is drawn.
EE-R-21 = Are the discards face up? Yes, for everybody.
EE-R-22 = What is a joker? A card of the level of its place, without effect and without creature. It never begins or crowns a pile; anywhere between, several may lie, even straight under an ultimate.
EE-R-23 = And a joker in Extreme Fusion? The same: only its level matters.
EE-R-24 = Which comes first, the release or the effect? The release. So an ether drawn by that card’s own Tornado comes too late to prevent it.
EE-R-25 = What of a creature that has already been handed out? You may take it from its holder and give it to a third mage, or leave it. If you hold it yourself, you keep it. With two mages nothing is asked.
EE-R-26 = When can a release be prevented? Only when the token is at the centre. The ethers put there stay for good; after the fourth, further ones release nothing.
EE-R-27 = What is the level of Dhyana and Akasha? Ethers have no level: their 2 and 4 are the number of ethers at the centre.
EE-R-28 = Whose pile can be rooted? One of your own.
EE-R-29 = Is winning immediate? Yes, even in another mage’s turn by a Cascade, and before the effect of the winning card.
EE-R-30 = How does the game go on after the first winner? With “Play on”, who has completed is out of reach and their fresh tokens return to the centre. Dhyana or Akasha gone back there stay there.
EE-R-31 = Can a game last for ever? Mages could burn each other without end; the option “Turn limit” ends it.
EE-R-32 = Which pile is which in Extreme Fusion? A pile takes the name of its egg, and each deck has one egg of each element.
EE-R-33 = Can a Blaze be aimed at a guarded card? No, rather than be allowed and fail: nobody would do it on purpose.
EE-R-34 = What becomes of a Blaze that has lost its card? It is wasted and not aimed again: the defender has spent a creature for it.
EE-R-35 = Does a Cascade release creatures? Yes: a water card placed as a Cascade counts as placed, and its release can be prevented.
EE-R-36 = Where is the marker for a closed discard? It is the reverse of the quick discard marker.
EE-R-37 = Who begins if the highest hands are equal? Chance decides, drawn from the game’s seed.
EE-R-38 = May you keep Dhyana or Akasha? No: like every creature, it goes to an opponent.
EE-R-39 = What is “the weakest of its pile”? The weakest that is not there yet: level 0, then 1, then 2. No level is skipped.

## Names: the game

game-name = Elementary Evolution
game-pitch = Raise four piles from egg to ultimate while every card stirs its element: renew your hand, burn a rival’s card, root a pile, and keep water for the fire to come.

## Names: elements

element-air = Air
element-fire = Fire
element-earth = Earth
element-water = Water
element-ether = Ether

## Names: effects

effect-tornado = Tornado
    .help = Air: discard any number of cards from hand, then draw as many.
effect-blaze = Blaze
    .help = Fire: burn an opponent’s free card.
effect-rooting = Rooting
    .help = Earth: root one of your piles, safe from Blazes.
effect-cascade = Cascade
    .help = Water: counter a Blaze aimed at you, even out of turn.
effect-joker = Joker
    .help = Ether: any level from 1 to 4, without effect; or to the centre, to hold a creature back.

## Names: cards

card-air-0 = Egg of Air
card-air-1 = Breath
card-air-2 = Breeze
card-air-3 = Gale
card-air-4 = Tempest
card-air-5 = Hurricane
card-fire-0 = Egg of Fire
card-fire-1 = Spark
card-fire-2 = Flame
card-fire-3 = Pyre
card-fire-4 = Furnace
card-fire-5 = Volcano
card-earth-0 = Egg of Earth
card-earth-1 = Pebble
card-earth-2 = Stone
card-earth-3 = Boulder
card-earth-4 = Cliff
card-earth-5 = Mountain
card-water-0 = Egg of Water
card-water-1 = Drop
card-water-2 = Brook
card-water-3 = River
card-water-4 = Torrent
card-water-5 = Ocean
card-ether = Ether

## Names: creatures

creature-gnome = Gnome
    .help = Unroot a rival’s pile.
creature-siren = Siren
    .help = Turn a Blaze on another mage.
creature-sylph = Sylph
    .help = Take another turn after this one.
creature-salamander = Salamander
    .help = Burn the top of a rooted rival pile.
creature-dhyana = Dhyana
    .help = Cancel a creature’s power.
creature-golem = Golem
    .help = Root your four piles.
creature-ondine = Ondine
    .help = Guard a free card from Blazes; move it each turn.
creature-elf = Elf
    .help = Condemn a rival’s quick discard.
creature-phoenix = Phoenix
    .help = Burn every free card, yours too.
creature-akasha = Akasha
    .help = Copy any creature’s power.

## Names: zones

zone-area = Area
zone-piles = Piles
zone-pile-air = Air pile
zone-pile-fire = Fire pile
zone-pile-earth = Earth pile
zone-pile-water = Water pile
zone-hand = Hand
    .help = Five cards at most.
zone-draw = Draw pile
zone-quick = Quick discard
    .help = Comes back first, then stays closed until the main discard has come back.
zone-main = Main discard
    .help = Always available; comes back after the quick discard.
zone-centre = Centre
    .help = The ethers put there by all mages, and the tokens not yet released.

## Names: states

quick-state-open = Open
quick-state-closed = Closed
quick-state-condemned = Condemned
card-state-free = Free
card-state-covered = Covered
card-state-rooted = Rooted
card-state-guarded = Guarded
card-state-burnt = Burnt
pile-state-empty = Empty
pile-state-complete = Complete
token-state-centre = At the centre
token-state-fresh = Fresh
token-state-used = Used
ondine-state-idle = Idle
mage-state-active = Active mage
mage-state-watching = Watching
mage-state-left = Has left the game

## Names: words of the table

term-mage = Mage
term-opponent = Opponent
term-elemental = Elemental
term-level = Level
term-egg = Egg
term-ultimate = Ultimate
term-joker = Joker
term-pile = Pile
term-free-card = Free card
term-creature = Creature
term-token = Token
term-ethers = Ethers at the centre
term-turn = Turn
term-extra-turn = Extra turn
term-aid-card = Aid card

## Names: windows and questions

window-blaze = Blaze window
window-power = Power window
window-watch = Watch window
prompt-turn = Your turn: place, discard, use a creature, or end the turn.
prompt-tornado = Tornado: discard the cards you want to exchange, then draw.
prompt-aim = Blaze: choose an opponent’s free card to burn.
prompt-root = Rooting: choose one of your piles to root.
prompt-release = A creature is released: decide what becomes of its token.
prompt-blaze = A Blaze is under way: react or pass.
prompt-power = A power has been announced: cancel it or pass.
prompt-drop = Your card was burnt: choose its discard.
prompt-watch = You are watching: use a creature or pass.

## Names: end of the game

reason-ultimates = Four ultimates: the game is won
reason-ranked = Every place is decided
reason-turn-limit = The turn limit is reached
reason-resigned = The game is over: a mage has given up
ending-ultimates = Four ultimates: { $winners } has completed all four piles (cards placed: { $levels }).
ending-ranked = Every place is decided: { $winners } was the first to complete all four piles.
ending-turn-limit =
    { $count ->
        [one] { $turn-limit } turns played: { $winners } has built the most ({ ending-built }).
       *[other] { $turn-limit } turns played: { $winners } have built as much ({ ending-built }).
    }
ending-built =
    { $best-complete ->
        [0] cards placed: { $levels }
       *[other] complete piles: { $complete }; cards placed: { $levels }
    }
tally-levels = Cards placed
    .help = Cards in the four piles: 24 of them win
tally-complete = Complete piles
    .help = Piles with their ultimate on top
tally-rooted = Rooted
    .help = Rooted cards in the piles

## Names: options

option-variant = Variant
    .help = Whether elements stay on their own piles or mix.
option-variant-classic = Classic
    .help = Each element grows on its own pile.
option-variant-extreme-fusion = Extreme Fusion
    .help = Any element may go on any pile, level by level, on the egg that began it.
option-play-on = Play on
    .help = After the first winner, the others go on for the full ranking.
option-play-on-true = Full ranking
option-play-on-false = Stop at the first winner
option-turn-limit = Turn limit
    .help = Number of the last turn, all mages counted together; 0 means no limit.
option-turn-limit-0 = No limit
option-watching = Watching
    .help = Mages may end their turn by watching, to use creatures in the others’ turns.
option-watching-true = Allowed
option-watching-false = Not allowed
option-always-ask = Always ask
    .help = Ask even a mage who has only one answer, so that a question gives nothing away about a hand.
option-always-ask-true = Secrecy first
option-always-ask-false = Fewer questions
option-redirected-blaze = Redirected Blaze
    .help = Whether water stops a Blaze that the Siren has redirected.
option-redirected-blaze-counterable = Can be countered
option-redirected-blaze-sure = Cannot be countered
option-ondine-stops-phoenix = Ondine stops Phoenix
    .help = Cards guarded by an Ondine survive the Phoenix, except those of the mage who uses it.
option-ondine-stops-phoenix-true = Guarded cards survive
option-ondine-stops-phoenix-false = Guarded cards burn too
option-egg-effects = Egg effects
    .help = Whether eggs have the effect of their element.
option-egg-effects-true = Eggs have effects
option-egg-effects-false = Eggs have no effect

## Names: moves

verb-play = Place
verb-discard = Discard
verb-use = Use
verb-move = Move the Ondine
verb-end = End turn
verb-end-watch = End turn and watch
verb-done = Draw
verb-blaze = Burn
verb-root = Root
verb-skip = Skip the effect
verb-cascade = Counter
verb-pass = Pass
verb-give = Give to
verb-prevent = Hold back at the centre (an ether)
verb-leave = Leave it there
verb-drop = To the … discard
verb-drop-quick = To the quick discard
verb-drop-main = To the main discard

## Names: mages, by the back of their deck

mage-0 = Mage of Air
mage-1 = Mage of Fire
mage-2 = Mage of Earth
mage-3 = Mage of Water

## The drawing

table-turn = turn { $turn }
table-you = you
table-hand = hand { $count }
table-draw = draw { $count }
table-extra =
    { $count ->
        [one] one more turn
       *[other] { $count } more turns
    }
table-watching = watching
table-left = finished, place { $place }
table-quick =
    { $state ->
        [open] quick, open
        [closed] quick, closed
       *[condemned] quick, condemned
    }
table-main = main
table-tokens = tokens
table-ondine =
    { $token ->
        [akasha] Akasha on { $pile } { $level }
       *[ondine] Ondine on { $pile } { $level }
    }
table-idle =
    { $token ->
        [akasha] Akasha idle
       *[ondine] Ondine idle
    }
table-ethers =
    { $next ->
        [0] ethers { $count }
        [2] ethers { $count } (Dhyana at 2)
       *[4] ethers { $count } (Akasha at 4)
    }
table-fresh = to release
table-used = used
table-your-hand = Your hand
table-answers = Answer:
table-waiting = The { $mage } decides.
table-legend = [01] rooted · 2 fanned · ~ Ondine · ! under fire · ↑ fits a pile · ★ joker

question-blaze-you = The { $by } sends a Blaze at your { $card }, level { $level } of the { which-pile }.
question-blaze-back = Your Blaze is redirected at your own { $card }, level { $level } of the { which-pile }.
question-blaze-other = The { $by } sends a Blaze at the { $card } of the { $target }, level { $level } of the { which-pile }.
question-power = The { $by } announces “{ $words }”.
question-release = Creature released: { $creature }. { $help }
question-drop = Burnt: { $card } ({ $code }). To which discard?

## The log: what happened, one sentence each

who =
    { $seat ->
        [0] The Mage of Air
        [1] The Mage of Fire
        [2] The Mage of Earth
       *[3] The Mage of Water
    }
whose =
    { $seat ->
        [0] of the Mage of Air
        [1] of the Mage of Fire
        [2] of the Mage of Earth
       *[3] of the Mage of Water
    }
at-whom =
    { $target ->
        [0] of the Mage of Air
        [1] of the Mage of Fire
        [2] of the Mage of Earth
       *[3] of the Mage of Water
    }
to-whom =
    { $to ->
        [0] to the Mage of Air
        [1] to the Mage of Fire
        [2] to the Mage of Earth
       *[3] to the Mage of Water
    }
from-whom =
    { $from ->
        [0] from the Mage of Air
        [1] from the Mage of Fire
        [2] from the Mage of Earth
       *[3] from the Mage of Water
    }
first-mage =
    { $first ->
        [0] The Mage of Air
        [1] The Mage of Fire
        [2] The Mage of Earth
       *[3] The Mage of Water
    }
which-card =
    { $card ->
        [air-0] { card-air-0 }
        [air-1] { card-air-1 }
        [air-2] { card-air-2 }
        [air-3] { card-air-3 }
        [air-4] { card-air-4 }
        [air-5] { card-air-5 }
        [fire-0] { card-fire-0 }
        [fire-1] { card-fire-1 }
        [fire-2] { card-fire-2 }
        [fire-3] { card-fire-3 }
        [fire-4] { card-fire-4 }
        [fire-5] { card-fire-5 }
        [earth-0] { card-earth-0 }
        [earth-1] { card-earth-1 }
        [earth-2] { card-earth-2 }
        [earth-3] { card-earth-3 }
        [earth-4] { card-earth-4 }
        [earth-5] { card-earth-5 }
        [water-0] { card-water-0 }
        [water-1] { card-water-1 }
        [water-2] { card-water-2 }
        [water-3] { card-water-3 }
        [water-4] { card-water-4 }
        [water-5] { card-water-5 }
       *[ether] { card-ether }
    }
which-pile =
    { $pile ->
        [air] Air pile
        [fire] Fire pile
        [earth] Earth pile
       *[water] Water pile
    }
which-creature =
    { $creature ->
        [gnome] the Gnome
        [siren] the Siren
        [sylph] the Sylph
        [salamander] the Salamander
        [dhyana] Dhyana
        [golem] the Golem
        [ondine] the Ondine
        [elf] the Elf
        [phoenix] the Phoenix
       *[akasha] Akasha
    }
which-power =
    { $power ->
        [gnome] the Gnome
        [siren] the Siren
        [sylph] the Sylph
        [salamander] the Salamander
        [dhyana] Dhyana
        [golem] the Golem
        [ondine] the Ondine
        [elf] the Elf
       *[phoenix] the Phoenix
    }
log-game-started = { first-mage } takes the first turn.
log-turn-started = { who } begins turn { $turn }.
log-card-placed = { who } places { which-card } ({ $card }) on the { which-pile }.
log-blaze-countered = That counters the Blaze.
log-pile-rooted =
    { $why ->
        [ultimate] The ultimate roots the { which-pile } { whose }.
        [golem] The Golem roots the { which-pile } { whose }.
       *[effect] { who } roots the { which-pile }.
    }
log-pile-unrooted = The { which-pile } { whose } is rooted no more.
log-creature-released =
    { $from ->
        [centre] { who } gives { which-creature } { to-whom }.
       *[other] { who } takes { which-creature } { from-whom } and gives it { to-whom }.
    }
log-creature-left = { who } leaves { which-creature } where it is.
log-creature-returned = Back at the centre: { which-creature }.
log-release-prevented = { who } puts an ether at the centre, now { $ethers }, to hold back { which-creature }.
log-effect-skipped = { who } declines the effect.
log-card-discarded =
    { $where ->
        [quick] { who } puts { which-card } ({ $card }) in the quick discard.
       *[main] { who } puts { which-card } ({ $card }) in the main discard.
    }
    .cards =
        { $where ->
            [quick] { who } puts { $cards } in the quick discard.
           *[main] { who } puts { $cards } in the main discard.
        }
log-tornado =
    { $count ->
        [one] { who } exchanges one card in a Tornado.
       *[other] { who } exchanges { $count } cards in a Tornado.
    }
log-cards-drawn =
    { $count ->
        [one] { who } draws a card.
       *[other] { who } draws { $count } cards.
    }
    .cards = { who } draws { $cards }.
log-discard-recycled =
    { $which ->
        [quick] { who } recycles the quick discard.
       *[main] { who } recycles the main discard.
    }
log-quick-closed = The quick discard { whose } is closed.
log-quick-opened = The quick discard { whose } is open again.
log-quick-condemned = The quick discard { whose } is condemned for good.
log-blaze-declared = { who } aims a Blaze at the { which-pile } { at-whom }.
log-blaze-redirected = { who } turns the Blaze on the { which-pile } { at-whom }.
log-blaze-failed = The Blaze fails.
log-card-burnt = { which-card } ({ $card }) { whose } is burnt.
log-power-used =
    { $token ->
        [akasha] { who } uses Akasha as { which-power }.
       *[other] { who } uses { which-power }.
    }
log-power-cancelled = The power { whose } is cancelled: { $move }.
log-ondine-set =
    { $token ->
        [akasha] Akasha guards the top card of the { which-pile } { whose }.
       *[ondine] The Ondine guards the top card of the { which-pile } { whose }.
    }
log-ondine-lifted =
    { $token ->
        [akasha] Akasha, the second Ondine { whose }, lies idle.
       *[ondine] The Ondine { whose } lies idle.
    }
log-extra-turn = { who } has another turn coming.
log-watch-set = { who } watches.
log-passed = { who } passes.
log-turn-ended = { who } ends the turn.
log-mage-finished = { who } has completed all four piles: place { $place }.
log-game-over =
    { $reason ->
        [ultimates] { reason-ultimates }.
        [ranked] { reason-ranked }.
       *[turn-limit] { reason-turn-limit }.
    }

## The gallery: its groups

gallery-air = Air
    .help = Tornado: throw away as many cards as you like, and draw as many new ones.
gallery-fire = Fire
    .help = Blaze: burn the free card on top of a rival’s pile.
gallery-earth = Earth
    .help = Rooting: one of your piles is safe from Blazes, up to its present height.
gallery-water = Water
    .help = Cascade: when you are set on fire, place a water card, even out of turn, and the Blaze is over.
gallery-ether = Ether
    .help = The joker: stands for a card of level 1 to 4 on any of your piles, but has no effect. Or it keeps a creature at the centre.
gallery-creature = Creatures
    .help = Placing a card with a creature’s sign frees it: you give it to a rival, who can use it once.

## Advice: what is asked, and what each verb does then

advice-turn = It is your turn. Place cards, throw some away, use creatures, as often and in whatever order you like; then end your turn.
    .play = A card from your hand goes on the pile of its element, next in order: egg, 1, 2, 3, 4, 5. Then it has its effect.
    .discard = Throw away a card that is of no use now: you draw another at the end of the turn.
    .use = A creature that you hold helps you, once.
    .move = The Ondine goes to another of your free cards.
    .end = You fill up your hand to five cards, and the next mage plays.
    .end-watch = The same, but you are asked during the others’ turns whether you use a creature.
    .tip = A water card that you keep is your shield against Blazes.
advice-tornado = Tornado: throw away the cards that you do not want, and draw as many new ones.
    .discard = One more card is thrown away.
    .done = You draw as many cards as you have thrown away.
advice-aim = Blaze: aim at a rival’s free card.
    .blaze = The card on top of that pile burns, unless it is saved.
    .skip = Nobody is burnt.
advice-root = Rooting: bring one of your piles to safety.
    .root = All cards that are in it now are safe from Blazes.
    .skip = Nothing is rooted.
advice-release = Your card frees a creature: it goes to a rival.
    .give = This rival gets it and can use it once.
    .prevent = An ether of your hand goes to the centre, and the creature stays there.
    .leave = It stays with the mage who has it.
advice-blaze = A Blaze is on its way. You may stop it, turn it aside, or let it be.
    .cascade = A water card on one of your piles puts it out, and stays there.
    .use = A creature can save the card, or turn the Blaze on somebody else.
    .pass = If nobody does anything, the card burns.
advice-power = A rival uses a creature.
    .use = Dhyana, or Akasha in its place, cancels the power.
    .pass = If nobody cancels it, the power works.
advice-drop = Your card has burnt. It will come back later: choose through which discard.
    .drop-quick = The quick discard is the first to become your draw pile again.
    .drop-main = The main discard comes back after it.
advice-watch = You are watching: something has just happened, and you may use a creature.
    .use = A creature that you hold helps you, once.
    .pass = The game goes on.

## What a move changes, in the words of the bot that explains it

feature-out = Rank
    .gain = completes the four piles
    .loss = leaves the first ranks to others
feature-turn = Turn
    .gain = keeps more to do in this turn
    .loss = uses up what this turn offers
feature-piles = Piles
    .gain = raises the piles
    .loss = lets the piles shrink
feature-ultimates = Ultimates
    .gain = gets nearer to the four ultimates
    .loss = drifts away from the four ultimates
feature-finish = Nearness of the win
    .gain = comes closer to winning
    .loss = moves further from winning
feature-exposed = Free cards
    .gain = exposes fewer cards to Blazes
    .loss = exposes more cards to Blazes
feature-roots = Roots
    .gain = makes the piles safer
    .loss = makes the piles less safe
feature-danger = Danger
    .gain = wards off the rivals’ threats
    .loss = is more open to the rivals’ threats
feature-fire = Fire
    .gain = prepares Blazes
    .loss = gives up Blazes
feature-water = Water
    .gain = keeps water against Blazes
    .loss = gives up the water that counters Blazes
feature-ready = Cards ready
    .gain = has more cards ready to place
    .loss = has fewer cards ready to place
feature-hand = Hand
    .gain = has a better hand
    .loss = has a worse hand
feature-deck = Draw pile and discards
    .gain = brings the missing cards closer
    .loss = sends the missing cards further away
feature-creatures = Creatures
    .gain = gets more out of the creatures
    .loss = gets less out of the creatures
feature-race = Race
    .gain = pulls ahead of the rivals
    .loss = falls behind the rivals
