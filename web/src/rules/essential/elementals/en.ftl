### The essentials of Elementals. Each panel has a title, a text, a picture that is described (-picture), and its caption.

aim-title = The aim
aim-text =
    Catch __as many cards__ as you can!
    Every creature has a __head__, a __belly__ and __legs__. Each part is of earth, water, air or fire.
aim-caption = Head of fire, belly of air, legs of water.
aim-picture = A creature: its head is of fire, its belly of air, its legs of water.

turn-title = A turn
turn-text =
    A card lies in the middle. In turn, everybody turns up the top card of their pack, in front of them.
    __Everybody looks at the same time.__ Quick, compare the new card with the one in the middle: head with head, belly with belly, legs with legs.
turn-caption = On the left the new card, on the right the one in the middle.
turn-picture = Two creatures side by side: the new card, and the card in the middle.

match-title = Slap!
match-text =
    __Two parts alike, the third one different?__ Slap the card in the middle!
    The first one wins all cards that lie face up: those in the middle, and those in front of all players. Then they put a new card in the middle.
match-caption = Head and belly are alike: slap!
match-picture = Two creatures; their heads of fire and their bellies of air are lit, their legs differ.

miss-title = Touch nothing
miss-text =
    Only one part alike, or none? Keep your hands to yourself.
    __A mistake is dear__: you give one card to each opponent.
miss-caption = Only the head is alike: do not move.
miss-picture = Two creatures; only their heads of fire are lit.

special-title = Three special cards
special-text =
    - __Mad creature__: do not slap! Quick, put your __book__ on a card in the middle. The first one takes everything.
    - __Double creature__: touch nothing, one more card comes to the middle.
    - __Magician__: touch nothing, then everybody turns up a card at once, and there is much to look at! The book is of no use there.
special-caption = The mad one and the book, the double, the magician.
special-picture = A mad creature with a magic book, a double creature, a magician.

win-title = How to win
win-text =
    With two, three or four players the game stops when somebody has to turn up a card and has none left, or cannot pay for a mistake. With five or six, that player leaves, and the game stops when two players at most still have cards.
    __The biggest pack wins.__ Your pack is empty? Until it is your turn you can still slap and win it all back.
win-caption = The big pack wins.
win-picture = Two packs of cards, a big one and a small one.
