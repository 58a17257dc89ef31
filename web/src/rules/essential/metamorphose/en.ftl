### The essentials of Métamorphose. Each panel has a title, a text, a picture that is described (-picture), and its caption.

aim-title = The aim
aim-text =
    You summon creatures. __Win points in six contests__: be the strongest in the right colour.
    There are three colours: purple, orange and green.
aim-caption = A card: six slots on the left, numbers and holes; on the right its power.
aim-picture = A creature card with coloured numbers, holes, a name and a power.

holes-title = Cards with holes
holes-text =
    Cards that lie on each other are __one creature__. The top card gives its colour and its power.
    Everything that shows __through the holes__, or sticks out, counts as well. Its strength: the sum of the numbers of its colour that can be seen, and its power.
holes-caption = Laid on the other one, the card lets numbers show through its holes.
holes-picture = A card with holes, a second card, and the two laid together: the numbers beneath show through the holes.

turn-title = Your turn
turn-text =
    Take __one card__, then place it:
    - __alone__: one more creature (six at most);
    - __on__ a creature, __under__ it, or __between__ its cards.
    If you like, once a round: __shift__ the cards of a stack, by two steps at most, and __move__ one card.
turn-caption = The lower card is shifted by one step: it sticks out.
turn-picture = Two cards laid together; the lower one has slid down by one step.

mana-title = Mana
mana-text =
    A stack of __3 cards__ gets a mana token of 3, a stack of __5 cards__ one of 5.
    Cards of level 1 are free. A token of 3 or 5 pays for a card of level 2; only a 5 pays for level 3. A token can be spent once.
mana-caption = Three cards together: a mana token of 3.
mana-picture = Three cards laid together, and a mana token of value 3.

contest-title = The contests
contest-text =
    Every second round a contest compares your strengths in __two colours__. Everybody adds up their creatures of that colour.
    - First colour: __6, 4, 2__ points.
    - Second colour: __4, 2, 1__ points. It is known only at the last moment!
    Who is equally strong gets all the points. A strength of 0 wins nothing.
contest-caption = Here: purple first, then green.
contest-picture = A contest card: purple for 6, 4 and 2 points, then green for 4, 2 and 1 points.

win-title = How to win
win-text = After __12 rounds__ and six contests, the most points win. Who has equally many shares the victory.
win-caption = The most points win.
win-picture = Three players and their points: the first one has the most.
