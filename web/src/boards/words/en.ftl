# The boards' texts: labels, questions, hints. The game's names come from the game's own file.

## Everywhere

cancel = Cancel
close = Close
why-not = Why not now?
waiting-for = { $name } is thinking…
your-turn = Your turn
turn-of = { $name }’s turn
