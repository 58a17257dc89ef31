## Set-up

EX-SET-1 = The game is for three to eight players. Two may play only with the duel option.
EX-SET-2 = Seats are numbered from 0, clockwise. A player’s left neighbour has the next number (after the last seat comes seat 0), the right neighbour the one before.
EX-SET-3 = The spells are sorted by level into four shuffled stacks, face down. The level, on the back of the card, is public wherever the spell is, and is also the number of its ingredients.
EX-SET-4 = When the draft is over, the spells left in the stacks leave the game unseen. Nothing ever brings them back.
EX-SET-5 = After the draft the finds are shuffled and five are dealt to each player, one at a time, clockwise from the first player. The rest is the draw pile.
EX-SET-6 = After the deal everyone looks at their own spells and finds, and turn 1 begins with the first player.
EX-SET-7 = With two players nothing else changes. The left and the right neighbour are then the same player, who counts once.

## The first player

EX-RIT-1 = An option settles who goes first: a player drawn at random, a seat chosen beforehand, or one of the two schools of the am-stram-gram ritual.
EX-RIT-2 = The formula has 22 syllables: am-stram-gram 3, pique-et-pique-et-co-lé-gram 7, bourre-et-bourre-et-ra-ta-tam 7, am-stram-gram 3, pique 1, dame 1. The silent e is not counted.
EX-RIT-3 = The speaker named in the options says the formula. The first syllable falls on the speaker’s left neighbour and each next one on the next player clockwise, the speaker included.
EX-RIT-4 = First school: the player on whom the last syllable falls is the first player.
EX-RIT-5 = Second school: the player on whom the last syllable falls is out, and the formula is said again, its first syllable on the next remaining player clockwise, until one remains: the first player. The speaker goes on speaking when out.

## The draft

EX-DRAFT-1 = From the first player, clockwise, each player in turn takes the top spell of a stack of their choice.
EX-DRAFT-2 = A player whose spells add up to the agreed number of ingredients (9, 11 or 13) or more is done and is passed over.
EX-DRAFT-3 = An empty stack cannot be picked.
    .refusal = That stack is empty: take a spell from another one.
EX-DRAFT-4 = While some stack that is not empty has a level no higher than what the player still lacks, a level higher than that cannot be picked.
    .refusal = That level is more than you still lack: take from a stack that fits.
EX-DRAFT-5 = When every stack left is too high, the player is forced above the total and takes from the lowest level left.
EX-DRAFT-6 = When all stacks are empty the draft is over, and a player who still lacks some keeps what they have.
EX-DRAFT-7 = Players may end up with different numbers of spells. Nothing is evened out.
EX-DRAFT-8 = Normally nobody sees the face of a drafted spell, not even its owner, until everyone looks at their cards after the deal. With the option to look at once, its owner sees it when it is taken.
EX-DRAFT-9 = When every player is done the draft is over, and set-up goes on: the stacks leave the game and the finds are dealt.

## The turn

EX-TURN-1 = Turns pass clockwise from the first player.
EX-TURN-2 = A turn begins with drawing one find. This is done without asking.
EX-TURN-3 = After drawing, the player may play any number of transactions, magic objects and spells, in any order, one after the other.
EX-TURN-4 = The turn ends when the player says “next!”. It may be said at once, with nothing played.
EX-TURN-5 = The next turn belongs to the neighbour, in the direction of play, of the player who took the last ordinary turn.
EX-TURN-6 = Extra turns come first: when a turn ends and extra turns are due, the first one due is taken. An extra turn does not count as the last ordinary turn.
EX-TURN-7 = A skipped turn has no draw, no events, no hand limit and no play, but it counts as a turn, and what ends at its start or its end does end. An extra turn can be skipped like any other.
EX-TURN-8 = A turn starts in this order: the turn number rises by one; lasting effects that end now end; a skip is carried out; the find is drawn; the start-of-turn event takes place; the player makes their moves.
EX-TURN-9 = A turn ends in this order: the end-of-turn event takes place; the hand limit, if any, is applied; lasting effects that end now end; the next turn begins.

## Casting a spell

EX-CAST-1 = On their own turn, while nothing is pending, a player may cast any spell of their hand, special or not.
EX-CAST-2 = A spell must be in the player’s hand to be cast.
    .refusal = That spell is not in your hand: cast one that is.
EX-CAST-3 = To cast a spell, a player must be able to pay all of its ingredients from their finds.
    .refusal = Your finds do not pay for this spell: you need all of its ingredients, or finds that stand for them.
EX-CAST-4 = Casting goes in this order and is never taken back: the spell is shown; its targets are chosen; it is paid for; it is laid face up in front of the caster; the spell event takes place; its effect is carried out.
EX-CAST-5 = The finds used go to the discard pile one by one, in the order used: the last one used lies on top.
EX-CAST-6 = A laid spell counts as cast, even if its effect is cancelled or does nothing.
EX-CAST-7 = A spell may be cast when no target is to be had; what would have concerned the target does nothing.

## Paying

EX-PAY-1 = Each ingredient of the cost, in printed order, is paid with one find of the caster’s hand.
    .refusal = That find is not in your hand: pay with one that is.
EX-PAY-2 = An ingredient is paid with that ingredient or with a find that stands for it: an object that says so, or a find that an effect in force lets stand for it.
    .refusal = That find is not the ingredient asked for and does not stand for it: pay with one that does.
EX-PAY-3 = The cost is paid in order. A part that can be paid in one way only, given the rest and any discount, is paid without asking; otherwise the caster chooses.
EX-PAY-4 = A find that would leave the rest of the cost unpayable cannot be used.
    .refusal = That find is needed for the rest of the spell: pay this part with another one.
EX-PAY-5 = Each point of surcharge adds one part to the cost, after the printed ingredients, payable with any find.
EX-PAY-6 = Each point of discount lets the caster leave one part of the cost unpaid, provided that the rest can still be paid. At least one find must be paid in all.
    .refusal = This part cannot be left unpaid: that takes a discount still unused, a rest that you can pay, and at least one find paid in all.
EX-PAY-7 = A find used as a stand-in is discarded like an ingredient; any effect of its own does not happen.

## Playing a transaction or a magic object

EX-PLAY-1 = On their own turn, while nothing is pending, a player may play a transaction or a magic object of their hand. Its effect happens at once.
EX-PLAY-2 = A card must be in the player’s hand of finds to be played.
    .refusal = That card is not among your finds: play one that is.
EX-PLAY-3 = Ingredients are not played; they are used.
    .refusal = An ingredient is not played: keep it to pay for a spell.
EX-PLAY-4 = Non-magic objects are not played. Their use is their worth.
    .refusal = A non-magic object is not played: its worth will serve in transactions.
EX-PLAY-5 = A magic object that has no effect but to stand for ingredients is not played.
    .refusal = This object only stands for ingredients: use it when you pay for a spell.
EX-PLAY-6 = Playing goes in this order: the card is shown and leaves the hand; its targets are chosen; the object or transaction event takes place; its effect is carried out; it is put on the discard pile. Until then it is in no pile.
EX-PLAY-7 = A card may be played even if its effect will do nothing.

## Targets

EX-TGT-1 = The targets of a card are chosen when it is shown, in order, openly.
EX-TGT-2 = Where the card asks for another player, the player cannot choose themselves.
    .refusal = This card needs another player: choose somebody else.
EX-TGT-3 = Where the card asks for any player, the player may choose themselves too.
EX-TGT-4 = Two targets of one card are two different players.
    .refusal = That player is already a target of this card: choose a different one.
EX-TGT-5 = If there is one player to choose from, that player is chosen without asking; if there is none, there is no target.

## Decisions

EX-ASK-1 = Only a player who is asked may move.
    .refusal = You are not being asked right now: wait for your next decision.
EX-ASK-2 = Only the kind of move that is asked for may be made; a move that cannot be read is refused the same way.
    .refusal = That is not what is being asked: make one of the moves on offer.
EX-ASK-3 = A choice with one possible outcome is made without asking: one distinct card to pick, or no more cards than must go (they go in hand order; finds of the discard pile come with the oldest first); one way to pay; one target; one option; one stack in the draft; performing a forfeit when buying out is impossible. A player’s own main moves, a window, and a choice that may be ended early are always asked.
EX-ASK-4 = What is chosen must be among what is offered.
    .refusal = That is not on offer here: choose among what is shown.
EX-ASK-5 = In a hidden choice (market day, flea market, auction, passing, trading, votes) every player asked commits, in any order, one card at a time, and takes nothing back. Nothing is shown until all have committed, then all is done at once; until then the cards stay in their hands.

## Special cards and windows

EX-SPEC-1 = A card is special when it names at least one event. It may be played out of turn, when such an event takes place.
EX-SPEC-2 = A magic object or transaction that only answers events cannot be played as a move of one’s own turn.
    .refusal = This special card only answers an event: keep it until that event takes place.
EX-SPEC-3 = Every event opens a window after the triggers that answer it have been carried out, and before the event goes on.
EX-SPEC-4 = In a window the players are asked one after the other in turn order, the player whose turn it is first: each plays one fitting card or passes. With the option to ask only those who can answer, only a player who can play a fitting card is asked.
EX-SPEC-5 = A card played in a window must be special and fit the event.
    .refusal = That card does not answer this event: play a special card that does, or pass.
EX-SPEC-6 = A card played in a window is played in full (targets, payment, its own event and window, effect, discard) before anything else goes on.
EX-SPEC-7 = After playing a card in a window, the same player is asked again if they still can answer; then the next player.
EX-SPEC-8 = An event that has been cancelled is over: its window closes and nobody else is asked.
EX-SPEC-9 = After an event has been redirected, its window begins anew from the player whose turn it is. Triggers do not fire again.
EX-SPEC-10 = A player who passes is not asked again in this window, unless it begins anew.
EX-SPEC-11 = With the option to ask everyone, a player who holds at least one card is asked whenever some card of the deck in use could answer this event from their seat. If they can do nothing, their only move is to pass.
EX-SPEC-12 = A special spell may always be cast on its owner’s own turn; an effect that needs an event then does nothing.

## Events

EX-EV-1 = The spell event takes place when a spell has been paid for and laid, before its effect. Its actor is the caster, its subjects are the targets.
EX-EV-2 = The object event takes place when a magic object has been shown and its targets chosen, before its effect. Its actor is the player, its subjects are the targets.
EX-EV-3 = The transaction event takes place when a transaction has been shown and its targets chosen, before its effect. Its actor is the player, its subjects are the targets.
EX-EV-4 = The take event takes place when finds (not spells) are about to be taken from a hand into another for the card of somebody other than the loser: once for each loser, and only if they have a matching find and are not warded. Its actor is the player whose card it is, its subject is the loser.
EX-EV-5 = The forfeit event takes place when a forfeit is about to be put on a player. Its actor is the player whose card it is, its subject is that player.
EX-EV-6 = The lot event takes place when the winner of an auction is known, before the lot and the bid change hands. Its actor is the auctioneer, its subject is the winner.
EX-EV-7 = The start-of-turn event takes place after the draw of a turn that is not skipped. Its actor and its subject are the player whose turn it is.
EX-EV-8 = The end-of-turn event takes place after “next!” (or when a card ends the turn), before the turn is over. Its actor and its subject are the player whose turn it is.

## Order

EX-ORD-1 = What would happen to several players at once happens in turn order, one after the other, each player’s part in full before the next. The players concerned, and any amount, are fixed when it begins.
EX-ORD-2 = When several triggers answer one event, they are carried out in turn order of the players they belong to; of one player, the oldest first. All come before the window, and which ones answer is settled when the event takes place; one that has ended meanwhile is left out, and a cancelled event is over for those still waiting too.
EX-ORD-3 = A trigger does not fire while it is waiting or being carried out.

## Worth and transactions

EX-TRA-1 = A transaction takes effect at once, for the whole table, and is then discarded.
EX-TRA-2 = Finds change hands through cards only: there is no trading between players outside them.
EX-TRA-3 = Every find has a worth, printed on it: 1 for ingredients, magic objects and transactions unless the card says otherwise, 2 to 4 for the non-magic objects of the house deck.

## Market day

EX-MKT-1 = On a market day every player with at least one find takes part. With fewer than two such players nothing happens.
EX-MKT-2 = Each lays one find of their hand on the stall, hidden.
EX-MKT-3 = All is revealed. The players choose in the order of the worth of what they laid, highest first; of equal worth, in turn order.
EX-MKT-4 = In that order each takes one find from the stall; it may be the one they laid.

## Flea market

EX-FLEA-1 = At a flea market every player with at least one find takes part.
EX-FLEA-2 = Each puts, hidden, finds of the kind and up to the number that the card allows (house deck: up to two objects, magic or not), and ends when they wish or have nothing more to put.
EX-FLEA-3 = All is revealed. Non-magic objects are sold: they go to the discard pile, in turn order of those who put them. All other finds put are shuffled together and laid on top of the draw pile.
EX-FLEA-4 = In turn order, each player draws as many finds as the worth they put.

## Auction

EX-AUC-1 = The player whose card opens the auction is the auctioneer. As many finds as the card says are drawn and laid face up: the lot. If fewer can be drawn, the lot is smaller; if none, nothing happens.
EX-AUC-2 = Every player who takes part, the auctioneer included, bids any number of finds of their hand, also none, hidden. They end when they wish or when their hand is empty.
EX-AUC-3 = All bids are revealed and lie on the table; they are in no hand until the auction is settled.
EX-AUC-4 = The bid of the highest total worth wins; of equal bids, the first in turn order.
EX-AUC-5 = If every bid is worth 0, the auctioneer is the winner.
EX-AUC-6 = Once the winner is known, the lot event takes place: special cards may answer it.
EX-AUC-7 = The winner’s bid goes to the auctioneer, or to the discard pile if the auctioneer is the winner. Then all other bids go back to their hands, the auctioneer’s own lost bid included; then the winner takes the lot.
EX-AUC-8 = If the lot was redirected, the new winner takes it and all bids go back to their hands.
EX-AUC-9 = If the sale was cancelled, all bids go back and the lot is discarded.

## Forfeits

EX-FORF-1 = When a forfeit is put on a player, the forfeit event takes place. Then, unless it was cancelled, the player it now falls on chooses to perform it or to buy out.
EX-FORF-2 = A forfeit that is performed lasts on that player as long as its card says. What must be done is the card’s text; the software records it and shows it to all.
EX-FORF-3 = To buy out, a player gives the price, in finds of their own choice, to the player whose forfeit it is, and the forfeit is over.
EX-FORF-4 = A player with fewer finds than the price cannot buy out and performs the forfeit.
EX-FORF-5 = A forfeit that has come back to its own giver cannot be bought out; it is performed.
EX-FORF-6 = A player may be under several forfeits at once; each ends by itself.
EX-FORF-7 = On their own turn, while nothing is pending, a player under a forfeit may buy out of it: they give its price and it ends at once. Of several alike, it is the oldest that can be bought.
    .refusal = You are not under that forfeit: you can only buy out of one that you are under.
EX-FORF-8 = Buying out needs at least as many finds as the price, and a forfeit given by another player.
    .refusal = You cannot buy out of this forfeit: it must come from another player, and you need enough finds for its price.
EX-FORF-9 = When forfeits are played on honour, nothing more happens: the table judges by talking, and the forfeit simply ends.
EX-FORF-10 = When forfeits are voted on, a forfeit given by another player that has run its time is judged by every other player, in a hidden vote. If more than half boo, the performer gives the price to the giver, in finds of their own choice, or all they have if that is less.
EX-FORF-11 = When forfeits are always bought out, a player who can pay must: they are not offered to perform.
EX-FORF-12 = Forfeits are kind: playful speech, nothing humiliating, nothing about bodies, never longer than a round or so, and always with a price. Anyone may stop performing at any time: they say so, and buy out or simply stop; the software never punishes it by itself.

## Lasting effects

EX-LAST-1 = Statuses, triggers and forfeits last. Each remembers its card, its owner, its bearer (not for triggers), the turn it began, its end and, if any, its remaining uses.
EX-LAST-2 = As its card says, an effect lasts until the turn in progress ends (“turn-end”), until its owner’s next turn starts (“your-turn”), until its bearer’s next turn starts (“their-turn”), or for good (“game”).
EX-LAST-3 = An effect may also last until the end of the first turn of its owner (“your-turn-end”) or of its bearer (“their-turn-end”) that started after the effect began.
EX-LAST-4 = An effect may also last as long as the spell that made it lies face up in front of its owner (“laid”). When that spell is taken back, the effect ends; of several copies laid by one player, when none of them lies there any more.
EX-LAST-5 = An effect with a number of uses also ends when it has been used that often. A trigger is used when it fires; a discount, surcharge or stand-in when its bearer pays for a spell it could apply to; drawing more, not drawing and skipping when they change a turn (of several of the last two, only the oldest of each); being warded when it stops something. Other statuses are not used up.
EX-LAST-6 = Equal statuses add up where they have a number (drawing more, discount, surcharge). Otherwise having one twice is like having it once, and each ends by itself.

## Statuses

EX-STAT-1 = A player barred from casting casts no spell, on their turn or in a window.
    .refusal = An effect in force keeps you from casting spells: wait until it ends.
EX-STAT-2 = A player barred from objects plays no magic object, on their turn or in a window. Using one as a stand-in is allowed.
    .refusal = An effect in force keeps you from playing magic objects: you may still use one in place of an ingredient.
EX-STAT-3 = A player barred from transactions plays none.
    .refusal = An effect in force keeps you from playing transactions: wait until it ends.
EX-STAT-4 = A player barred from answering plays nothing in windows.
    .refusal = An effect in force keeps you from answering: pass this time.
EX-STAT-5 = A player barred from drawing does not draw at the start of a turn, even if they should draw more; drawing more is then not used up.
EX-STAT-6 = A player who draws more draws the stated number of extra finds at the start of a turn.
EX-STAT-7 = A player made to skip a turn skips it whole; each turn to be skipped is one use of the effect.
EX-STAT-8 = A veiled player cannot be chosen as a target by other players.
    .refusal = That player is veiled and cannot be a target: choose somebody else.
EX-STAT-9 = Other players’ cards cannot take or trade the finds of a warded player: that part of the card does nothing. Unless the uses of the ward are counted, nobody learns whether there was such a find.
EX-STAT-10 = The finds in hand of a player with open finds are visible to all.
EX-STAT-11 = The spells in hand of a player with open spells are visible to all.
EX-STAT-12 = A player with a discount may leave the stated number of parts of the cost unpaid, for a spell of the levels named.
EX-STAT-13 = A player with a surcharge pays the stated number of extra finds for a spell of the levels named.
EX-STAT-14 = A player with a stand-in may pay the ingredients named with the finds named.

## Piles

EX-PILE-1 = Finds are drawn one at a time from the top of the draw pile.
EX-PILE-2 = When a find is to be drawn and the draw pile is empty, the discard pile is shuffled and becomes the draw pile.
EX-PILE-3 = When draw pile and discard pile are both empty, what cannot be drawn is not drawn. The turn goes on.
EX-PILE-4 = The discard pile is face up, in order, and may be read by all. Only finds go there; laid spells stay in front of their casters.

## Cards beat rules

EX-TEXT-1 = Where a card says other than these rules, the card is followed.
EX-TEXT-2 = An effect is carried out as far as it can be, part by part; a part that cannot be done is left out.
EX-TEXT-3 = The engine follows the effect written in the card’s data; its text, in two languages, says the same to people.

## The end

EX-END-1 = When nothing is pending and a player has no spell in hand, the game is over and that player has won.
EX-END-2 = Normally the last spell’s window and effect come before the end of the game: a spell that comes back, or is given to the caster, keeps the game going. With the option to win at once, the caster of a last spell wins when its window closes uncancelled, before its effect.
EX-END-3 = If several players have no spell in hand, the first of them in turn order wins.
EX-END-4 = How the hand became empty does not matter: by casting, by laying, by giving a spell away, by losing it to somebody; nor whose spells they were, nor their levels.
EX-END-5 = The other players are ranked by the sum of the levels left in hand, fewest first; of equal sums, by the number of spells, fewest first; then they share the rank.
EX-END-6 = After the end no move is accepted.
    .refusal = The game is over: start a new one to play on.
EX-LIM-1 = With a round limit, the game is over when as many turns have ended as the limit times the number of players. The best in the ranking win, all of them if several. A game in which more than 10,000 steps follow of themselves from one move is over likewise.
EX-LIM-2 = Once as many cards have been played or cast in one turn as the limit of plays allows, by whomever (a card counts as soon as it is shown), no further card is played in that turn and no window opens. A spell laid with its effect counts too; past the limit it is laid without.
    .refusal = This turn has reached its limit of cards: say “next!” to end it.
EX-LIM-3 = With a hand limit, a player who has more finds than that at the end of their own turn discards down to it.

## The card file

EX-DECK-1 = A card file is TOML. At the top it has the format “quintessence-elixir-cards”, version 1, the deck’s word and its name, and no tables but “tags”, “tag_names”, “counts”, “ingredient”, “object”, “transaction” and “spell”.
EX-DECK-2 = Every “id” is lower-case words joined by hyphens, unique in the file, and neither a tag nor a word of the card language.
EX-DECK-3 = Every card has a “name”, and every card but ingredients a “text”, in both languages and not empty.
EX-DECK-4 = The copies add up to “counts”: the finds, and the spells of each level. Left out, “counts” means 112 finds and 16, 24, 8 and 8 spells of levels 1 to 4.
EX-DECK-5 = A spell’s level is 1 to 4 and its cost lists exactly that many ingredients of the file.
EX-DECK-6 = Cards have only the fields of their kind, with values of the right type, and only known tags.
EX-DECK-7 = Every verb is one of the 31 verbs of the card language.
EX-DECK-8 = A verb has only its own arguments, and all that it requires. A “status” has only the arguments that this status uses; “count” has exactly one of “add” and “set”.
EX-DECK-9 = Every argument’s value is of its type and, where the values are a closed set, in that set.
EX-DECK-10 = “when” is a non-empty list of “main” and well-formed events; a spell’s “when” has “main”.
EX-DECK-11 = “targets” has at most two entries. “target” is used only with a first target or after “aim”, “target2” only with a second target.
EX-DECK-12 = “cancel”, “redirect”, “fetch” from “payment”, “actor” and “subject” are used only on special cards and inside triggers.
EX-DECK-13 = An “until” of “laid” is used on spells only, and not for forfeits. A trigger’s “until” is neither “their-turn” nor “their-turn-end”.
EX-DECK-14 = Spells and transactions have an effect; a magic object has an effect or “stands_for”; a non-magic object has neither.
EX-DECK-15 = A file with any error is refused whole. All errors are reported together, each with the card’s id, the place in the card and the rule.
EX-DECK-16 = The extra-cards option adds cards to the deck in use: a list of the same tables in JSON, each with a “type” (“ingredient”, “object”, “transaction” or “spell”). They are checked by the same rules except for the counts, and shuffled in with their copies.

## Words of the card language

EX-LANG-1 = Seat words: “you” is the player whose card it is; “target” and “target2” the chosen targets; “left” and “right” the neighbours of “you”; “others” everyone but “you”; “all” everyone; “active” the player whose turn it is; “actor” and “subject” those of the innermost open event; “them” the seat at hand inside “each”.
EX-LANG-2 = Several seats are taken in turn order, each once. Where one seat is meant, it is the first of them.
EX-LANG-3 = A set of seats is narrowed from “among”: “except” takes seats out, “if” keeps those for which the condition holds with “them” bound to the seat, then “most” or “fewest” keeps all that are equal best by that measure.
EX-LANG-4 = A seat word that names nobody makes the step do nothing.
EX-LANG-5 = An amount is a number; “seats”, the number of players; or a measure “of” summed over “who” (default “you”), halved if “half” says “up” or “down”, plus “plus”, never below 0. Where cards, turns or uses are meant it is 999 at most; counters stop at 1,000,000. Measures count finds in hand, spells in hand, the sum of their levels, laid spells, or a counter.
EX-LANG-6 = “moved” is the number of cards that the step before it in the same list moved, drew or discarded, over all seats; after “market”, “flea”, “auction” and “forfeit” it is 0; after “copy” it is what the copied effect moved. “if” and “choose” do not count as steps; the first step inside “each” looks at the step before the “each”.
EX-LANG-7 = Filter words: “find” is any find; “object” both kinds of object; “magic”, “mundane”, “ingredient” and “transaction” that kind; “special” special cards; “named” what the verb “name” named; a tag; a card’s id. A list matches what any of its words matches.
EX-LANG-8 = Conditions: “has”, each of “who” holds at least “n” matching finds; “more”, the first amount is greater than the second; “moved”, at least that many cards moved; “is”, the two seat words have a seat in common; “turn”, it is the turn of one of them; “not”, “all” and “any” combine conditions.
EX-LANG-9 = The condition “reacting” set to true holds when the card is being played in a window, and inside a trigger.
EX-LANG-10 = Where a verb has “upto” set to true, the chooser may stop early.

## The verbs

EX-VERB-1 = “draw”: each of “who” draws “n” finds. Defaults: who = you, n = 1.
EX-VERB-2 = “discard”: each of “who” discards “n” finds (or “all”) that match “what”, all it has if fewer. “pick” says who chooses: the “owner”, “you”, who sees the matching ones, or chance (“random”). Defaults: who = you, n = 1, what = find, pick = owner, upto = false.
EX-VERB-3 = “take”: “n” finds (or “all”) that match “what”, or with zone = spells, spells whose level is in “level”, go from the hand of each of “from” to the hand of the one seat “to”, fewer if there are fewer. “pick” says who chooses: chance (“random”), the “giver”, or the “taker”, who sees the matching ones. For finds the take event comes first; from a seat to itself nothing happens. Required: from. Defaults: to = you, n = 1, zone = finds, what = find, level = [1, 2, 3, 4], pick = random, upto = false.
EX-VERB-4 = “trade”: “a” and “b” exchange whole hands (n = all), or the same number of cards each: “n”, or as many as the poorer has. “pick_a” and “pick_b” say how each side’s cards are chosen: by their “owner”, hidden and at once, or at “random”. Whole hands are exchanged even if one is empty; of a number, if either has none, nothing happens; nor if “a” and “b” are the same seat. Required: b. Defaults: a = you, n = 1, zone = finds, pick_a = owner, pick_b = owner.
EX-VERB-5 = “pass”: each of “who” passes its hand (n = all) or “n” cards of its choice, all it has if fewer, hidden and at once, to the next seat of “who” on the side “to”: “left” or “right”. With fewer than two seats nothing happens. Defaults: who = all, n = 1, to = left, zone = finds.
EX-VERB-6 = “redeal”: the hands of “who” are shuffled together, and each gets back as many cards as it had. Defaults: who = all, zone = finds.
EX-VERB-7 = “fetch”: each of “who” takes “n” finds of its choice that match “what”, fewer if there are fewer. “from” is “discard”, the discard pile; “pile”, looking through the draw pile, which is then shuffled; “top”, looking at the top “look” finds, those not taken going by “rest” under the pile (“bottom”), to the discard pile (“discard”) or back on top (“top”), in their order; or “payment”, the finds just used for the spell that the innermost open event is about, as far as they are still in the discard pile. An empty draw pile is first made anew from the discard pile. Required: from. Defaults: who = you, n = 1, what = find, upto = false, look = 4, rest = bottom.
EX-VERB-8 = “look”: each of “who” privately sees the hands of “at”: “finds”, “spells” or “both”, by “zone”. Required: at. Defaults: who = you, zone = finds.
EX-VERB-9 = “recall”: “n” laid spells (or “all”) of each of “from”, of the levels in “level”, go back to its hand, never the spell whose effect this is. “pick” says which: those chosen by “you” or by the “owner”, the latest laid first (“last”), or at “random”. Required: from. Defaults: n = 1, level = [1, 2, 3, 4], pick = last.
EX-VERB-10 = “lay”: each of “who” lays “n” spells of its hand, of the levels in “level”, unpaid; they count as cast. Without “effect” nothing more happens; with it, targets, event and effect follow as for a cast spell. Defaults: who = you, n = 1, level = [1, 2, 3, 4], effect = false.
EX-VERB-11 = “copy”: “you” chooses a laid spell of “whose”, of the levels in “level”, not this one and none that copies; targets are chosen for it and its effect is carried out as that of “you”, with no spell event. What it makes last bears the copied card’s id, but “laid” effects bear the copying spell’s and last as long as that one lies. Defaults: whose = all, level = [1, 2, 3, 4].
EX-VERB-12 = “extra-turn”: “n” extra turns are due to each of “who”, after those already due. Defaults: who = you, n = 1.
EX-VERB-13 = “skip-turn”: each of “who” skips its next “n” turns. Required: who. Default: n = 1.
EX-VERB-14 = “reverse”: the direction of play turns round. It has no arguments.
EX-VERB-15 = “end-turn”: the turn in progress ends, as if its player had said “next!”, as soon as nothing is pending. It has no arguments.
EX-VERB-16 = “status”: puts the status “is” on each of “who” until “until”, or until its “uses” are spent. In the order of EX-STAT-1 to EX-STAT-14 the statuses are no-cast, no-objects, no-transactions, no-react, no-draw, draw-more, skip (made by “skip-turn”), veiled, warded, open-finds, open-spells, discount, surcharge and stand-in; some use “n”, “level”, “what” or “as”. Required: is, until. Defaults: who = you, n = 1, level = [1, 2, 3, 4], what = find, as = ingredient.
EX-VERB-17 = “trigger”: from now on, whenever the event “when” takes place (its “by” and “at” seen from “you”), the effects “do” are carried out as those of “you”, with the targets and the named word of now, until “until” or until its “uses” are spent. Required: when, do, until.
EX-VERB-18 = “dispel”: ends the lasting effects of the kinds in “what” (“status”, “trigger”, “forfeit”) whose bearer, or for triggers whose owner, is among “who”, but none that is “laid”. Forfeits ended so are not voted on. Defaults: who = all, what = all three kinds.
EX-VERB-19 = “cancel”: the innermost open event, if not the start or end of a turn, is cancelled: the card has no effect, nothing is taken, no forfeit is given, the lot is not sold. “spell” says whether a spell so cancelled “stays” laid or “returns” to its caster’s hand. Default: spell = stays.
EX-VERB-20 = “redirect”: in the innermost open event the one seat “to” takes the place of the one seat “from” among the subjects: it becomes the target, the loser, the one who gets the forfeit; the actor stays the same. For the lot event “from” plays no part: “to” takes the winner’s place, and nothing happens if it is the winner. In other events nothing happens if “from” is not among the subjects or “to” is “from” itself; nor ever if “to” is nobody. Transactions and turns cannot be redirected. Required: to. Default: from = you.
EX-VERB-21 = “forfeit”: puts the forfeit of the card’s text on each of “who”, to be bought out for “price” finds, until “until”. Required: who, price. Default: until = their-turn-end.
EX-VERB-22 = “market”: holds a market day among the seats “who”. Default: who = all.
EX-VERB-23 = “flea”: holds a flea market among the seats “who”, with up to “max” finds each that match “what”. Defaults: who = all, max = 2, what = object.
EX-VERB-24 = “auction”: holds an auction among the seats “who”, with a lot of “lot” finds. Defaults: who = all, lot = 3.
EX-VERB-25 = “choose”: the one seat “who” chooses one of the “options” whose “if” holds, and its “do” is carried out; each option has a text in both languages, a “do” and, if wanted, an “if”. Options are numbered from 1 over all of them; if none is left, nothing happens. Required: options. Default: who = you.
EX-VERB-26 = “aim”: the one seat “who” chooses one of “among”, who becomes “target”. Seats not in “among” cannot be chosen, nor can veiled seats be chosen by others. Defaults: who = you, among = others.
    .refusal = That player cannot be chosen here: choose one of those that the card allows.
EX-VERB-27 = “name”: the one seat “who” names one ingredient, or one tag of the tag group “of”. Defaults: who = you, of = ingredient.
EX-VERB-28 = “if”: carries out the list “then” if the condition “cond” holds, the list “else” if not. Required: cond, then. Default: else = [].
EX-VERB-29 = “each”: carries out the list “do” once for each of “who”, with “them” bound to that seat. Required: who, do.
EX-VERB-30 = “count”: changes the counter named “counter” of each of “who”: either “add” to it or “set” it, never below 0. Required: counter, and one of add and set. Default: who = you.
EX-VERB-31 = “say”: shows the “text”, given in both languages, to all, and nothing else. It is for what the table does by itself. Required: text.

## What each seat sees

EX-HID-1 = Of the finds in other hands, only the number is shown.
EX-HID-2 = Of the spells in other hands, only the backs are shown, sorted by level.
EX-HID-3 = Of the draw pile, only the number of finds is shown. Spell stacks and spells out of the game are shown by their backs.
EX-HID-4 = Hidden choices and votes stay hidden while somebody is still to commit. Whether a player is done is public, and hands are shown at full size meanwhile.
EX-HID-5 = Finds looked at from the top of the pile are shown only to the one who looks.
EX-HID-6 = An effect that opens a hand shows its finds, or its spells, to all.
EX-HID-7 = During the draft, if spells are looked at only after the deal, a player sees their own spells by their backs too.

## Names: the game

game-name = Élixir
game-pitch = Wizards race to cast every spell in their hand with finds that they trade, steal and bid for, while each spell that is cast turns the table upside down.

## Names: elements and natures

element = Element
element-earth = Earth
element-water = Water
element-air = Air
element-fire = Fire
nature = Nature
nature-beast = Beast
nature-plant = Plant
nature-matter = Matter
nature-mood = Mood

## Names: cards

kind-spell = Spell
kind-find = Find
kind-ingredient = Ingredient
kind-object = Object
kind-magic = Magic object
kind-mundane = Non-magic object
kind-transaction = Transaction
transaction-market = Market day
transaction-flea = Flea market
transaction-auction = Auction
level-1 = Level 1
level-2 = Level 2
level-3 = Level 3
level-4 = Level 4
slot-any = Any find

## Names: zones

zone-hand = Hand
zone-finds = Finds in hand
zone-spells = Spells in hand
zone-laid = Laid spells
zone-pile = Draw pile
zone-discard = Discard pile
zone-books = Spell stacks
zone-removed = Out of the game
zone-stall = Stall
zone-lot = Lot
zone-bid = Bid
zone-payment = Finds just used
zone-lasting = Lasting effects
zone-stack = Being resolved

## Names: words of the table

term-wizard = Wizard
term-player = Player
term-seat = Seat
term-neighbour-left = Left neighbour
term-neighbour-right = Right neighbour
term-first-player = First player
term-speaker = Speaker
term-ritual = Ritual
term-level = Level
term-levels-left = Levels left
term-cost = Cost
term-worth = Worth
term-special = Special
term-target = Target
term-caster = Caster
term-owner = Owner
term-bearer = Bearer
term-actor = Actor
term-subject = Subject
term-auctioneer = Auctioneer
term-winner = Winner
term-window = Window
term-forfeit = Forfeit
term-price = Price
term-uses = Uses left
term-counter = Counter
term-tags = Tags
term-copies = Copies
term-when = Played at
term-targets = Targets
term-stands-for = Stands for
term-kind = Kind
term-turn = Turn
term-round = Round
term-extra-turn = Extra turn
term-skipped-turn = Skipped turn
term-direction = Direction of play
direction-clockwise = Clockwise
direction-anticlockwise = Anticlockwise
phase-draft = Draft
phase-main = Play
phase-over = Game over
reason-no-spells = No spell left in hand
reason-round-limit = Round limit reached
ending-no-spells = No spell left in hand: { $winners } is rid of the last one (levels left, from first to last: { $levels }).
ending-round-limit =
    { $count ->
        [one] { ending-least }
       *[other] Round limit reached: { $winners } have equally few levels left to cast ({ $levels }).
    }
ending-least =
    { $by ->
        [spells] Round limit reached: levels are equal, and { $winners } has the fewest spells in hand ({ $spells }).
       *[levels] Round limit reached: { $winners } has the fewest levels left to cast ({ $levels }).
    }
tally-levels = Levels left
    .help = The sum of the levels of the spells still in hand
tally-spells = Spells
    .help = Spells still in hand: with none you win
tally-finds = Finds
    .help = Finds in hand
feature-turn = Turn
    .gain = gains time
    .loss = loses time
feature-spells = Spells left
    .gain = has less left to cast
    .loss = has more left to cast
feature-ready = Spells that can be cast
    .gain = can cast more
    .loss = can cast less
feature-missing = Missing ingredients
    .gain = comes closer to casting
    .loss = is further from casting
feature-finds = Finds
    .gain = gains finds
    .loss = loses finds
feature-stand-ins = Stand-ins
    .gain = gains a stand-in for ingredients
    .loss = loses a stand-in for ingredients
feature-effects = What cards do
    .gain = holds stronger cards
    .loss = holds weaker cards
feature-goods = Goods to trade
    .gain = has more to trade with
    .loss = has less to trade with
feature-supply = Supply
    .gain = is likelier to find what is missing
    .loss = is less likely to find what is missing
feature-engines = Lasting benefits
    .gain = gains a lasting benefit
    .loss = loses a lasting benefit
feature-shackles = Hindrances
    .gain = hinders the others
    .loss = is hindered
feature-forfeits = Forfeits
    .gain = gives a forfeit
    .loss = bears a forfeit
feature-protection = Protection
    .gain = is better protected
    .loss = is less protected
feature-lead = Lead
    .gain = moves ahead
    .loss = falls behind
feature-rivals = Rivals
    .gain = holds the others back
    .loss = lets the others come closer to winning
feature-pending = What is under way
    .gain = profits from what is under way
    .loss = suffers from what is under way
exchange-pass = Passing
exchange-trade = Trade

## Names: events

event-spell = Spell
event-object = Object
event-transaction = Transaction
event-take = Take
event-forfeit = Forfeit
event-lot = Lot
event-turn-start = Start of turn
event-turn-end = End of turn

## Names: lasting effects

lasting-status = Status
lasting-trigger = Trigger
lasting-forfeit = Forfeit
status-no-cast = No spells
status-no-objects = No magic objects
status-no-transactions = No transactions
status-no-react = No answers
status-no-draw = No draw
status-draw-more = Draws more
status-skip = Skips a turn
status-veiled = Veiled
status-warded = Warded
status-open-finds = Open finds
status-open-spells = Open spells
status-discount = Discount
status-surcharge = Surcharge
status-stand-in = Stand-in
until-turn-end = until this turn ends
until-your-turn = until its owner’s next turn starts
until-your-turn-end = until its owner’s next turn ends
until-their-turn = until its bearer’s next turn starts
until-their-turn-end = until its bearer’s next turn ends
until-laid = as long as its spell lies
until-game = for the rest of the game

## Names: options

option-spell-total = Starting spells
    .help = How many ingredients each player’s starting spells add up to. With seven or eight players, 11 or 13 is recommended.
option-spell-total-9 = 9 ingredients
option-spell-total-11 = 11 ingredients
option-spell-total-13 = 13 ingredients
option-first-player = First player
    .help = How the first player is found.
option-first-player-random = At random
    .help = The first player is drawn at random.
option-first-player-am-stram-gram = Am-stram-gram, last one in
    .help = The player on whom the last syllable falls goes first.
option-first-player-am-stram-gram-out = Am-stram-gram, last one out
    .help = The player on whom the last syllable falls is out, again and again; the one who remains goes first.
option-first-player-seat = A chosen seat
    .help = The player at the seat with this number goes first.
option-speaker = Speaker
    .help = The seat of the player who says the formula of the ritual.
option-draft-look = Looking at drafted spells
    .help = When players see the spells that they draft.
option-draft-look-after = After the deal
    .help = Nobody sees their spells until the finds have been dealt.
option-draft-look-at-once = At once
    .help = Each player sees a spell as soon as they take it.
option-last-spell = Last spell
    .help = Whether the last spell takes effect before the game ends.
option-last-spell-effect-first = Effect first
    .help = The last spell takes effect; the caster wins if their hand is still empty.
option-last-spell-at-once = Win at once
    .help = The caster wins, before the effect, unless the spell is cancelled.
option-forfeits = Forfeits
    .help = How the table deals with forfeits.
option-forfeits-honour = On honour
    .help = Forfeits are performed on word of honour, and the table judges by talking.
option-forfeits-vote = By vote
    .help = When a forfeit has run its time, the others vote; if more than half boo, its price is due.
option-forfeits-pay = Always bought out
    .help = A player who can pay the price of a forfeit must do so.
option-windows = Windows
    .help = Who is asked when special cards may answer an event.
option-windows-all = Everyone
    .help = Everyone who might hold an answer is asked, so that being asked gives nothing away.
option-windows-able = Those who can answer
    .help = Only players who can play a fitting card are asked: faster, but it gives something away.
option-round-limit = Round limit
    .help = After this many rounds the game ends and the ranking decides.
option-round-limit-0 = No limit
option-plays-limit = Limit of plays
    .help = How many cards may be played or cast in one turn, by all players together.
option-hand-limit = Hand limit
    .help = How many finds a player may keep at the end of their own turn.
option-hand-limit-0 = No limit
option-duel = Duel
    .help = Allows a game for two.
option-duel-true = Allowed
option-duel-false = Not allowed
option-cards = Deck
    .help = The card file that is played with.
option-cards-house = The house deck
option-extra-cards = Extra cards
    .help = Cards of your own, shuffled into the deck.

## Names: moves

verb-pick = Take a spell:
verb-cast = Cast
verb-play = Play
verb-buyout = Buy out
verb-next = Next!
verb-target = Target
verb-use = Use
verb-waive = Leave unpaid
verb-pass = Pass
verb-give = Give
verb-take = Take
verb-drop = Discard
verb-recall = Take back to hand
verb-lay = Lay
verb-copy = Copy
verb-put = Put down, hidden
verb-done = Done
verb-perform = Perform the forfeit
verb-pay = Buy out now
verb-vote = Vote
verb-vote-ok = Well done
verb-vote-boo = Boo
verb-choose = Choose option
verb-name = Name

## Rulings: what the rules leave open, and what is done here

EX-R-1 = The rules give no number of players and the box says 3 to 8. Two may play with the duel option, since nothing breaks with two.
EX-R-2 = The ritual begins on the speaker’s left neighbour and is counted as it is chanted, 22 taps. A table that counts otherwise names the first player by seat.
EX-R-3 = When somebody is counted out, the next tap falls on the next player still in, as counting-out rhymes go on round the ring.
EX-R-4 = A player stays exactly within the total as long as any stack allows it; a forced pick comes from the lowest stack left. A pick that fits now but leads to a forced one later is allowed: nobody can know.
EX-R-5 = If all stacks run out first, the draft ends and a player keeps fewer levels: there is nothing left to take.
EX-R-6 = Drafted spells are looked at after the deal, so that the draft is a choice of levels only. Looking at once is an option.
EX-R-7 = The five finds are dealt one at a time, from the first player.
EX-R-8 = The discard pile is shuffled when the next find is needed, not when the last one is drawn: finds discarded in between take part.
EX-R-9 = When both piles are empty nothing is drawn and play goes on: the finds are in the hands, and come back as they are used.
EX-R-10 = The discard pile is open: what was used was shown anyway, and effects that search it need no secrecy.
EX-R-11 = The last spell takes effect before the game ends: effects that move spells keep their sting, and answering the last spell is the best moment of the game. Winning at once is an option; even then the window stays open.
EX-R-12 = Of two players without spells at the same time the first in turn order wins, as for all simultaneous things.
EX-R-13 = One also wins by losing the last spell to somebody else: only the empty hand counts.
EX-R-14 = A cancelled spell counts as cast, unless the card that cancels it says that it goes back.
EX-R-15 = A special spell may always be cast on one’s own turn, so that no spell is stuck in a hand; a special object only if its card says so.
EX-R-16 = A card may be played to no effect: casting is the goal, and whether the effect can do anything is the caster’s worry.
EX-R-17 = Targets are chosen first, then the spell is paid for, and there is no way back: others have already learnt what is coming.
EX-R-18 = Answers come in the same order as simultaneous effects: the player whose turn it is first, then round the table, one card at a time, each resolved before the next.
EX-R-19 = Asking only those who can answer would give something away, so by default everyone who might hold an answer is asked. Asking only those who can is an option for haste.
EX-R-20 = Non-magic objects are for their worth: they choose first at the market, fetch more at the flea market, and win auctions.
EX-R-21 = The three transactions are small hidden exchanges of our own: one for one at the market, objects for draws at the flea market, a lot for a sealed bid at the auction.
EX-R-22 = Whether a forfeit was performed is the table’s to judge, by word of honour; a vote and an obligation to buy out are options.
EX-R-23 = A forfeit sent back to its giver can be paid to nobody; it is performed.
EX-R-24 = There is no hand limit; one is an option.
EX-R-25 = Players do not trade freely: there are cards for that.
EX-R-26 = Those who have not won are ranked by what they have left to cast.
EX-R-27 = Nobody can be made to cast, so a limit of rounds ends the game and the ranking decides; a limit of plays in one turn stops loops of draws.
EX-R-28 = A skipped turn is a turn without content: what ends at its start or its end does end.
EX-R-29 = The effect written in a card’s data is what is played; a text that disagrees with it is a fault of the card file.
EX-R-30 = When the direction of play turns round, left and right stay where they are at the table; only turn order changes.
EX-R-31 = The true ingredient need not be used when it is in hand: the payer chooses.
EX-R-32 = An effect that some players cannot take part in is carried out with the others.
EX-R-33 = “Nobody can take your finds” stops what another player’s card takes or trades, also when the loser chooses; not what the table does alike, nor the price of a forfeit.

## The wizards at the table

seat-0 = Wormwood
seat-1 = Nightshade
seat-2 = Chamomile
seat-3 = Thornapple
seat-4 = Eyebright
seat-5 = Fennel
seat-6 = Juniper
seat-7 = Hops

## The terminal table

table-turn = Turn { $turn }
table-round = round { $round }
table-draft = The draft: { $name } picks
table-over = The game is over
table-clockwise = clockwise
table-anticlockwise = anticlockwise
table-plays =
    { $plays ->
        [one] one card played
       *[other] { $plays } cards played
    }
table-extra = Extra turns due: { $names }
table-pile = Pile { $count }
table-discard = Discard { $count }
table-discard-top = on top { $card }
table-stacks = Stacks
table-removed = { $count } out of the game
table-levels =
    { $levels ->
        [0] no level left
        [one] one level left
       *[other] { $levels } levels left
    }
table-drafted =
    { $levels ->
        [one] one level
       *[other] { $levels } levels
    }
table-finds =
    { $count ->
        [0] no find
        [one] one find
       *[other] { $count } finds
    }
table-laid = laid: { $cards }
table-none = none
table-you = you
table-your-spells = Your spells
table-your-finds = Your finds
table-their-finds = Finds shown: { $cards }
table-their-spells = Spells shown: { $cards }
table-ready = ready
table-missing =
    { $count ->
        [one] one missing
       *[other] { $count } missing
    }
table-forfeit = forfeit { $card } from { $owner }, price { $price }
table-status =
    { $how ->
        [bare] { $is } ({ $owner }), { $until }
        [card] { $is } ({ $card }), { $until }
       *[owner] { $is } ({ $card }, { $owner }), { $until }
    }
table-trigger = { $card } lies in wait, { $until }
table-status-draw-more = Draws { $n } more
table-status-discount =
    { $n ->
        [one] One ingredient less to pay
       *[other] { $n } ingredients less to pay
    }
table-status-surcharge =
    { $n ->
        [one] One find more to pay
       *[other] { $n } finds more to pay
    }
of-seat =
    { $seat ->
        [0] of { seat-0 }
        [1] of { seat-1 }
        [2] of { seat-2 }
        [3] of { seat-3 }
        [4] of { seat-4 }
        [5] of { seat-5 }
        [6] of { seat-6 }
       *[7] of { seat-7 }
    }
table-until-turn-end = until this turn ends
table-until-your-turn = until the next turn { of-seat } starts
table-until-your-turn-end = until the next turn { of-seat } ends
table-until-their-turn = until the next turn { of-seat } starts
table-until-their-turn-end = until the next turn { of-seat } ends
table-until-laid = as long as the spell lies before { $name }
table-until-game = for the rest of the game
table-uses =
    { $uses ->
        [one] once
       *[other] { $uses } times
    }
table-counter = { $name } { $count }
table-resolving = Now
table-playing = { $name } plays { $card }
table-casting = { $name } casts { $card }
table-at = at { $names }
table-window = { $name } may answer: { $what }
table-lot = Lot
table-stall = Stall
table-looked-at = Looked at
table-offered = On offer
table-put = Put down in secret
table-done = done: { $names }
table-waiting = Waiting for { $names }
table-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
table-special = special
table-worth = worth { $worth }
table-stands-for = stands for { $what }
ask-draft = picks a level
ask-main = plays, casts, or says next
ask-window-about = may answer: { $about }
ask-target = chooses a target
ask-use = pays for { $slot }
ask-give =
    { $n ->
        [one] gives one card
       *[other] gives { $n } cards
    }
ask-take =
    { $n ->
        [one] takes one card
       *[other] takes { $n } cards
    }
ask-drop =
    { $n ->
        [one] discards one find
       *[other] discards { $n } finds
    }
ask-recall = takes a laid spell back
ask-lay = lays a spell
ask-copy = copies a laid spell
ask-put-market =
    { $count ->
        [one] lays a find on the stall, in secret
       *[other] lay a find on the stall, in secret
    }
ask-put-flea =
    { $count ->
        [one] brings objects to the flea market, in secret
       *[other] bring objects to the flea market, in secret
    }
ask-put-auction =
    { $count ->
        [one] bids in secret
       *[other] bid in secret
    }
ask-put-pass =
    { $count ->
        [one] chooses what to pass on, in secret
       *[other] choose what to pass on, in secret
    }
ask-put-trade =
    { $count ->
        [one] chooses what to trade, in secret
       *[other] choose what to trade, in secret
    }
ask-forfeit = performs the forfeit or pays
ask-vote =
    { $count ->
        [one] judges the forfeit of { $name }
       *[other] judge the forfeit of { $name }
    }
ask-choose = chooses an option
ask-name = names a word

## Sets of cards on a screen

set-deck = { $name }: { $finds } finds, { $spells } spells
set-ingredients = Ingredients
set-magic = Magic objects
set-mundane = Non-magic objects
set-transactions = Transactions
set-spells = Spells of level { $level }
set-copies = ×{ $copies }
set-answers = answers: { $events }

## What is wrong with a set of cards, and what would be right

elixir-argument-missing = the verb “{ $verb }” needs it
    .wrong = it is missing
elixir-add-or-set = give “count” either “add” or “set”, not both and not neither
    .wrong = how the counter changes is not clear
elixir-until-laid = “laid” is for spells that lie on the table, and not for forfeits: choose one of { $allowed }
    .wrong = nothing lies there that it could last with
elixir-until-trigger = choose one of { $allowed }
    .wrong = a trigger has no bearer whose turn could come
elixir-no-event = use it on a card whose “when” names an event, or inside a trigger
    .wrong = “{ $word }” speaks of an event, and there is none
elixir-no-target =
    { $count ->
        [one] add a first entry to “targets”, or let an “aim” come before it
       *[other] add a second entry to “targets”
    }
    .wrong = “{ $given }” is not chosen anywhere
elixir-too-deep = write it flatter: at most { $most } lists inside each other
    .wrong = too much is nested here
elixir-too-many-each = put at most { $most } each inside each other
    .wrong = too many each are nested here
elixir-bad-amount =
    { $number ->
        [1] write a whole number from 0 to { $most }, without quotes
       *[other] write a whole number from 0 to { $most } without quotes, or one of { $words }
    }
    .wrong =
        { $number ->
            [1] “{ $given }” is a text and not a number
           *[other] “{ $given }” is not valid here
        }
elixir-bad-counter = name the counter with a lower-case word, such as “bubble”
elixir-one-condition = give exactly one of its words; join several with all = [...] or any = [...]
    .wrong =
        { $count ->
            [0] the condition is empty
           *[other] the condition has { $count } words
        }
elixir-only-for-spells = use it with on = "spell" only
    .wrong = only spells have it
elixir-too-many-cards = play with at most { $most } different cards
    .wrong = there are too many cards
elixir-reserved-id = choose another word
    .wrong = “{ $given }” is a tag or a word of the card language
elixir-both-languages = write { "{" } fr = "…", en = "…" { "}" }, both not empty
elixir-nothing-named = let a step with the verb “name” come before it, or choose another word
    .wrong = “named” is what a player has named, and no step of the card lets anybody name something
elixir-no-tags = list the tag in the table tags first, in a group
    .wrong = this set has no tags
elixir-no-ingredients = add the ingredient to the set first
    .wrong = this set has no ingredients
elixir-mundane-effect = leave it out, or make the object magic
    .wrong = a non-magic object does nothing and stands for nothing
elixir-only-used = leave it out: an object that only stands for ingredients is never played
    .wrong = there is no moment to play it
elixir-no-effect =
    { $object ->
        [1] give it an effect, or ingredients that it stands for
       *[other] give it a list of at least one effect
    }
    .wrong = the card does nothing
elixir-bad-when = write "main", or an event such as on = "spell" in braces
elixir-spell-without-main = add "main": a spell may always be cast on its owner’s turn
    .wrong = the spell could be stuck in a hand
elixir-tag-twice = list each tag once
    .wrong = “{ $given }” is listed twice
elixir-count-of-finds =
    { $told ->
        [0] { elixir-add-counts }
       *[other] let the copies add up to that, or change counts.finds
    }
    .wrong =
        { $found ->
            [one] the set has 1 find, but { elixir-counts-say }
           *[other] the set has { $found } finds, but { elixir-counts-say }
        }
elixir-count-of-spells =
    { $told ->
        [0] { elixir-add-counts }
       *[other] let the copies add up to that, or change counts.spells.{ $level }
    }
    .wrong =
        { $found ->
            [one] the set has 1 spell of level { $level }, but { elixir-counts-say }
           *[other] the set has { $found } spells of level { $level }, but { elixir-counts-say }
        }
elixir-counts-say =
    { $told ->
        [0] a set without a table counts has { $counts }
       *[other] counts says { $counts }
    }
elixir-add-counts = let the copies add up to that, or add a table counts that says how many there are
elixir-no-finds = add at least one ingredient, object or transaction
    .wrong = there is no find to draw
elixir-no-spells = add at least one spell
    .wrong = there is no spell to win with

## The log: what happened, one sentence each

who =
    { $seat ->
        [0] { seat-0 }
        [1] { seat-1 }
        [2] { seat-2 }
        [3] { seat-3 }
        [4] { seat-4 }
        [5] { seat-5 }
        [6] { seat-6 }
       *[7] { seat-7 }
    }
target-told =
    { $target ->
        [0] { seat-0 }
        [1] { seat-1 }
        [2] { seat-2 }
        [3] { seat-3 }
        [4] { seat-4 }
        [5] { seat-5 }
        [6] { seat-6 }
       *[7] { seat-7 }
    }
from-told =
    { $from ->
        [0] { seat-0 }
        [1] { seat-1 }
        [2] { seat-2 }
        [3] { seat-3 }
        [4] { seat-4 }
        [5] { seat-5 }
        [6] { seat-6 }
       *[7] { seat-7 }
    }
to-told =
    { $to ->
        [0] { seat-0 }
        [1] { seat-1 }
        [2] { seat-2 }
        [3] { seat-3 }
        [4] { seat-4 }
        [5] { seat-5 }
        [6] { seat-6 }
       *[7] { seat-7 }
    }
by-told =
    { $by ->
        [0] { seat-0 }
        [1] { seat-1 }
        [2] { seat-2 }
        [3] { seat-3 }
        [4] { seat-4 }
        [5] { seat-5 }
        [6] { seat-6 }
       *[7] { seat-7 }
    }
at-told =
    { $at ->
        [0] at the hand of { seat-0 }
        [1] at the hand of { seat-1 }
        [2] at the hand of { seat-2 }
        [3] at the hand of { seat-3 }
        [4] at the hand of { seat-4 }
        [5] at the hand of { seat-5 }
        [6] at the hand of { seat-6 }
        [7] at the hand of { seat-7 }
       *[other] through the draw pile
    }
event-undone =
    { $event ->
        [spell] The spell is cancelled
        [object] The object is cancelled
        [transaction] The transaction is cancelled
        [take] The theft is cancelled
        [forfeit] The forfeit is cancelled
       *[lot] The sale is cancelled
    }
event-turned =
    { $event ->
        [spell] The spell is turned
        [object] The object is turned
        [transaction] The transaction is turned
        [take] The theft is turned
        [forfeit] The forfeit is turned
       *[lot] The lot is turned
    }
until-told =
    { $until ->
        [turn-end] { until-turn-end }
        [your-turn] { until-your-turn }
        [your-turn-end] { until-your-turn-end }
        [their-turn] { until-their-turn }
        [their-turn-end] { until-their-turn-end }
        [laid] { until-laid }
       *[game] { until-game }
    }
# Cards come by their names, as the set that is played has them.
card-told = { $card }
status-told =
    { $is ->
        [no-cast] { status-no-cast }
        [no-objects] { status-no-objects }
        [no-transactions] { status-no-transactions }
        [no-react] { status-no-react }
        [no-draw] { status-no-draw }
        [draw-more] { status-draw-more }
        [skip] { status-skip }
        [veiled] { status-veiled }
        [warded] { status-warded }
        [open-finds] { status-open-finds }
        [open-spells] { status-open-spells }
        [discount] { status-discount }
        [surcharge] { status-surcharge }
       *[stand-in] { status-stand-in }
    }
log-first-player =
    { $how ->
        [random] { who } is first, by lot.
        [seat] { who } is first, as agreed.
       *[other] { who } is first, by am-stram-gram.
    }
log-drafted = { who } takes a spell of level { $level }.
    .card = { who } takes { card-told }, a spell of level { $level }.
log-dealt = { $n } finds are dealt to everyone.
log-turn-started = Turn { $turn }: { who }.
log-turn-skipped = { who } skips the turn.
log-turn-ended = { who } says “next!”.
log-drew =
    { $n ->
        [one] { who } draws a find.
       *[other] { who } draws { $n } finds.
    }
    .cards = { who } draws { $cards }.
log-reshuffled = The discard pile is shuffled into a new draw pile.
log-shuffled =
    { $n ->
        [one] One find is shuffled.
       *[other] { $n } finds are shuffled.
    }
log-cast = { who } casts { card-told }.
log-played = { who } plays { card-told }.
log-targeted = The target is { target-told }.
log-paid =
    { $waived ->
        [0] { who } pays with { $cards }.
       *[other] { who } pays { $cards } and leaves a part unpaid.
    }
log-laid = Spell laid before { who }: { card-told }.
log-passed = { who } passes.
log-triggered = { card-told } takes its toll for { who }.
log-cancelled = { event-undone }.
log-redirected = { event-turned } on { to-told }.
log-fizzled = { card-told } fizzles out.
log-resolved = That was { card-told }.
log-moved =
    { $zone ->
        [finds] A find goes from { from-told } to { to-told }.
       *[spells] A spell goes from { from-told } to { to-told }.
    }
    .card = { card-told } goes from { from-told } to { to-told }.
log-discarded = { who } discards { card-told }.
log-fetched =
    { $from ->
        [discard] { who } takes a find from the discard pile.
        [payment] { who } takes a find that was just used.
       *[other] { who } takes a find from the draw pile.
    }
    .card =
        { $from ->
            [discard] { who } takes { card-told } from the discard pile.
            [payment] { who } takes { card-told }, which was just used.
           *[other] { who } takes { card-told } from the draw pile.
        }
log-looked = { by-told } looks { at-told }.
    .cards = { by-told } looks { at-told }: { $cards }.
log-offered = To choose from: { $cards }.
log-traded =
    { $zone ->
        [finds] Finds are traded.
       *[spells] Spells are traded.
    }
    .cards =
        { $zone ->
            [finds] Finds are traded; you get { $cards }.
           *[spells] Spells are traded; you get { $cards }.
        }
log-passed-on =
    { $zone ->
        [finds] Finds are passed round the table.
       *[spells] Spells are passed round the table.
    }
    .cards =
        { $zone ->
            [finds] Finds are passed round the table; you get { $cards }.
           *[spells] Spells are passed round the table; you get { $cards }.
        }
log-redealt =
    { $zone ->
        [finds] Hands of finds are shuffled and dealt anew.
       *[spells] Hands of spells are shuffled and dealt anew.
    }
    .cards =
        { $zone ->
            [finds] Hands of finds are shuffled and dealt anew; you get { $cards }.
           *[spells] Hands of spells are shuffled and dealt anew; you get { $cards }.
        }
log-recalled = { card-told } goes back to the hand of { who }.
log-copied = { who } echoes { card-told }.
log-extra-turn =
    { $n ->
        [one] { who } has an extra turn coming.
       *[other] { who } has { $n } extra turns coming.
    }
log-reversed =
    { $direction ->
        [1] Play goes clockwise again.
       *[other] Play turns round, anticlockwise.
    }
log-status-set = { who }: { status-told }, { until-told }.
    .cards = { who }: { status-told }, { until-told }. They are { $cards }.
log-trigger-set = { card-told } lies in wait for { who }, { until-told }.
log-status-ended = { who }: { status-told } is over.
log-trigger-ended = { card-told } no longer lies in wait for { who }.
log-forfeit-given = { by-told } gives { who } the forfeit { card-told }.
log-forfeit-performed = { who } takes on the forfeit { card-told }.
log-forfeit-paid =
    { $price ->
        [one] { who } pays one find for { card-told }.
       *[other] { who } pays { $price } finds for { card-told }.
    }
log-forfeit-ended = { who } is free of the forfeit { card-told }.
log-voted =
    { $boo ->
        [0] Nobody boos { who }.
        [one] One of the others boos { who }.
       *[other] { $boo } of the others boo { who }.
    }
log-opened =
    { $what ->
        [market] A market day begins.
        [flea] A flea market begins.
       *[auction] An auction begins.
    }
    .lot = An auction begins. The lot: { $lot }.
log-committed = { who } is done.
log-revealed = All is revealed.
    .put = All is revealed. { $put }.
log-picked = { who } takes { card-told } from the stall.
log-lot-won =
    { $bid ->
        [0] Nobody bid: the lot falls to { who }.
       *[other] { who } wins the lot with a bid of { $bid }.
    }
log-lot-taken = { who } takes the lot: { $cards }.
log-chose = { who } chooses option { $what }.
    .text = { who } chooses: { $text }.
log-named = { who } names { $what }.
counter-told =
    { $what ->
        [bubble] bubbles
       *[other] { $what }
    }
log-counted = { who }: { counter-told } { $n }.
log-said = { who } has something to say.
    .what = { who } has this said: “{ $what }”
log-protected = { who } is warded: nothing is taken.
log-nothing = There is nothing to do.
log-game-over =
    { $reason ->
        [no-spells] Somebody has cast the last spell: the game is over.
       *[other] The last round is over, and with it the game.
    }

## The gallery: its groups

gallery-spell = Spells
    .help = Pay the ingredients, and the spell is cast. Cast them all to win.
gallery-ingredient = Ingredients
    .help = What spells are paid with. There are four of each.
gallery-magic = Magic objects
    .help = Played for their effect, or used in place of an ingredient.
gallery-mundane = Non-magic objects
    .help = They have no effect, but they are worth much at markets and auctions.
gallery-transaction = Transactions
    .help = Played on your turn: the whole table trades.

## Advice: what is asked, and what each verb does then

advice-draft = Everybody takes spells in turn, until all have the same total of levels. You will have to cast them all.
    .pick = A spell of level 3 wants 3 ingredients: few hard spells, or many easy ones.
advice-main = It is your turn. Play and cast as many cards as you like, one after the other; then say “next!”.
    .cast = Pay all ingredients of a spell: it leaves your hand, and something happens.
    .play = A magic object or a transaction acts at once.
    .buyout = Give finds to end a forfeit.
    .next = Your turn ends, even if you have played nothing.
    .tip = The first player with no spell left in hand wins.
advice-window = Something is about to happen. A special card can answer it, also out of turn.
    .play = This card answers at once.
    .cast = This spell answers at once; its ingredients are paid as usual.
    .pass = Let it happen.
advice-target = Your card is aimed at somebody: choose whom.
    .target = This player is struck, or helped, by the card.
advice-use = A spell is being paid. The next ingredient is: { $slot-name }.
    .use = This find pays for it and goes to the discard pile.
    .waive = You need not pay for this one.
advice-give = Choose what you give away.
    .give = This card changes hands.
    .done = That is enough.
advice-take = Choose what you take.
    .take = This card is yours.
    .done = That is enough.
advice-drop = Choose what you discard.
    .drop = This card goes to the discard pile.
    .done = That is enough.
advice-recall = Choose the laid spell that comes back to your hand.
    .recall = You will have to cast it again.
    .done = That is enough.
advice-lay = Choose the spell that you may lay down for free.
    .lay = One spell less in your hand.
    .done = That is enough.
advice-copy = Choose a laid spell: what it does happens once more.
    .copy = This spell acts again.
    .done = None of them.
advice-put =
    { $for ->
        [market] Market day: everybody lays one find face down. Whose find is worth most chooses first.
        [flea] Flea market: put objects, face down. You draw as many finds as they are worth.
        [auction] Auction: bid finds, face down. The bid that is worth most takes the lot.
        [pass] Choose in secret what goes to your neighbour.
       *[other] Choose in secret what you trade.
    }
    .put = One more card, face down.
    .done = That is all.
advice-forfeit =
    { $price ->
        [one] A forfeit awaits you: perform it, or pay 1 find.
       *[other] A forfeit awaits you: perform it, or pay { $price } finds.
    }
    .perform = You do what the card says, for as long as it says.
    .pay = You give finds, and it is over.
advice-vote = The forfeit is over. Was it well performed?
    .vote-ok = Yes: nothing more happens.
    .vote-boo = No: if most say so, it has to be paid.
advice-choose = The card leaves you a choice.
    .choose = Only this one will happen.
advice-name = The card wants to know what it is about: name it.
    .name = The card acts on what you name.
