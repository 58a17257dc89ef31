### The essentials of Élixir. Each panel has a title, a text, a picture that is described (-picture), and its caption.

aim-title = The aim
aim-text =
    You are a wizard. __Cast all your spells__ before the others do!
    At the start everybody takes spells, easy ones or hard ones. A spell of level 3 wants three ingredients. Then everybody gets five __finds__.
aim-caption = A spell: its level, the ingredients that it wants, and what it does.
aim-picture = A spell card of level 2, with its two ingredients and its text.

cast-title = Casting a spell
cast-text =
    Look at what it wants. You have all the ingredients? Pay them: they go to the discard pile.
    The spell is laid in front of you, and __something happens__: it is aimed at a player, makes cards change hands, changes a rule…
cast-caption = The first ingredient is there; the second one, dotted, is still missing.
cast-picture = The two ingredients of a spell: one is coloured, the other dotted.

turn-title = Your turn
turn-text =
    - __One find__ is drawn for you.
    - You play as many cards as you like: magic objects, transactions, spells.
    - You say __“next!”__.
turn-caption = Draw, play, “next!”.
turn-picture = A draw pile, an arrow to two cards that are played, an arrow to the next player.

finds-title = The finds
finds-text =
    - __Ingredients__ pay for spells.
    - __Magic objects__ act; some stand for an ingredient.
    - __Non-magic objects__ do nothing, but are worth much at the market.
    - __Transactions__ make the whole table trade: market day, flea market, auction.
finds-caption = An ingredient, a magic object, a non-magic object, a transaction.
finds-picture = Four find cards, one of each kind.

special-title = Beware of surprises
special-text =
    __Special__ cards answer other players’ cards, even out of turn: they cancel, send back, steal. Nothing is safe until it is over!
    Some spells give a __forfeit__: speak in rhymes, say “we”… Perform it, or pay finds.
special-caption = A special card can change everything.
special-picture = A magic object that answers other players’ cards; it is marked as special.

win-title = How to win
win-text =
    __The first player with no spell left in hand wins.__ But the last spell acts first: if one comes back to you, the game goes on!
    The others count the levels that they have left: the fewer, the better.
win-caption = An empty hand: you have won!
win-picture = A spell laid on the table, and an empty hand.
