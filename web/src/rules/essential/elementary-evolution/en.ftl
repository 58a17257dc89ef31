### The essentials of Elementary Evolution. Each panel has a title, a text, a picture that is described (-picture), and its caption.

aim-title = The aim
aim-text =
    You are a mage. Raise four elementals: one of Air, one of Fire, one of Earth, one of Water.
    Each begins as an __egg__, of level 0, and grows up to __level 5: the ultimate__.
aim-caption = Four finished piles: you have won!
aim-picture = Four piles of cards side by side, Air, Fire, Earth and Water, each with an elemental of level 5 on top.

turn-title = Your turn
turn-text =
    Place as many cards as you like. Each card goes on the pile of its element, __in order__: egg, 1, 2, 3, 4, 5.
    A card is of no use? Throw it away. At the end of your turn you fill up your hand to __five cards__.
    __Ether__ is a joker: it stands for a level from 1 to 4.
turn-caption = On the egg the 1, on the 1 the 2.
turn-picture = The egg of Fire, Fire 1 and Fire 2, joined by arrows; beside them an Ether card.

effects-title = Every card does something
effects-text =
    - __Air, the Tornado__: throw cards away, and draw as many.
    - __Fire, the Blaze__: burn the card on top of a rival’s pile.
    - __Earth, the Rooting__: one of your piles is safe from Blazes.
    - __Water, the Cascade__: somebody sets you on fire? Place a Water card, even if it is not your turn. The fire goes out!
    So keep a Water in your hand: it is your shield.
effects-caption = Tornado, Blaze, Rooting, Cascade.
effects-picture = Four cards: an Air, a Fire, an Earth and a Water, each with the sign of its effect.

creatures-title = The creatures
creatures-text =
    Some cards have a small round sign. Place one, and a __creature__ is free. You have to give it to a rival! They can use it __once__.
    To prevent that, put an Ether from your hand at the centre.
creatures-caption = The card Earth 1 frees the Gnome.
creatures-picture = The card Earth 1 with the sign of the Gnome, and an arrow to the token of the Gnome.

win-title = How to win
win-text =
    __The first with four ultimates wins.__ A finished pile takes root by itself.
    At the start, your cards 4 and 5 wait in the main discard. They come back when your draw pile is empty, after the quick discard: think where you throw your cards.
win-caption = The quick discard comes back first, the main one later.
win-picture = A deck of cards, and two discards: the quick one with small cards, the main one with levels 4 and 5.
