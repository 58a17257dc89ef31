### The essentials of Elem Master. Each panel has a title, a text, a picture that is described (-picture), and its caption.

aim-title = The aim
aim-text =
    You command an army of tokens: Earth, Fire, Water and Air. Tokens are stacked: a stack has __1, 2 or 3 tokens__: its level.
    __Earth is your life.__ Keep yours, and take the others’.
aim-caption = White is below, Black above. Each quarter of the board is a terrain.
aim-picture = The board of six cells by six at the start of a game: two lines of white stacks below, two lines of black stacks above.

turn-title = Your turn
turn-text =
    You have __3 action points__. Each action costs 1:
    - __Grow__: a stack gains a token if it likes the terrain. Earth likes the forest, Fire the savanna, Water the marsh, Air the mountain.
    - __Move__ a stack, or a part of it, by one cell, also diagonally. Two stacks of the same element join. Air is light: it may make a second step, free.
    - __Attack__ a stack beside yours.
    A stack that has acted rests. End your turn whenever you like.
turn-caption = Grow, move, attack.
turn-picture = Three small boards: an Earth grows in the forest, a Fire moves by one cell, a white Fire attacks a black Earth.

attack-title = Who eats whom?
attack-text =
    Fire eats Earth and Air. Water drowns Fire. Earth drinks Water.
    Who is eaten loses a token, the other gains one. __It does not matter who attacks!__ Your own stacks can eat each other too: give Water to your Earth, and it grows.
attack-caption = The arrow goes from the one that eats to the one that is eaten.
attack-picture = The four elements: arrows go from Fire to Earth and to Air, from Water to Fire, from Earth to Water.

special-title = Four magic tricks
special-text =
    - __Earth__ digs: it joins another Earth of yours, two cells away.
    - A __Fire__ of level 3 bursts: one token flies to each of two cells beside it.
    - __Water__ makes a wave: your Waters in line beside it go along.
    - __Air__ blows: it spends tokens and pushes a stack beside it. That is free!
special-caption = Earth digs, Fire bursts, Water rolls, Air blows.
special-picture = Four small boards: an Earth passes beneath a stack, a Fire throws two tokens, two Waters advance together, an Air pushes a stack by two cells.

win-title = How to win
win-text =
    A player with no Earth left is out. __The last one in the game wins.__
    Careful: when there is no Fire left on the board, or when nobody has lost anything for a long time, the game stops. Then the most Earth tokens win.
win-caption = On the left, Black’s last Earth is about to burn. On the right, Water drowns the last Fire.
win-picture = Two small boards: a white Fire attacks a black Earth of level 1; a white Water attacks a black Fire of level 1.
