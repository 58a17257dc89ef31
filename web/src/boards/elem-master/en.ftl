# Elem Master

board-label = Board. Arrow keys move the cursor, Enter selects, Escape deselects.
near-label = You are looking at part of the board.
near-help = Drag to see the rest
near-back = The whole board
seat-label = { $name }, { $colour }
you = you
you-are = you, { $colour }
earth-on-board = Earth on the board
fire-on-board = Fire on the board: without Fire the game ends
pile-of = { $pile }: { $count }
reserve-of = { $element } in reserve: { $count }
tokens-put =
    { $count ->
        [0] no token placed yet
        [one] { $count } token of 12 placed
       *[other] { $count } tokens of 12 placed
    }
next-turn = { $effect }, next turn
held = Keeps { $card }
ap-left =
    { $count ->
        [0] no action point left
        [one] { $count } action point
       *[other] { $count } action points
    }
round = Round { $round }
cell-empty = empty
cell-acts = can act
cell-target = target: { $doing }
outlook = you { $own }, the target { $other }
outlook-taken = it vanishes
outlook-lost = your stack vanishes
cell-choose = choose
stack = { $element }, level { $level }, { $colour } ({ $name })
stack-unnamed = { $element }, level { $level }, { $colour }
choose-title = What to do at { $cell }?
do-move-all =
    { $count ->
        [one] Move
       *[other] Move all { $count }
    }
do-move-part =
    { $count ->
        [one] Move one token
       *[other] Move { $count } tokens
    }
do-merge-all =
    { $count ->
        [one] Merge
       *[other] Merge all { $count }
    }
do-merge-part =
    { $count ->
        [one] Transfer one token
       *[other] Transfer { $count } tokens
    }
do-tunnel-all =
    { $count ->
        [one] Tunnel
       *[other] Tunnel with all { $count }
    }
do-tunnel-part =
    { $count ->
        [one] Tunnel with one token
       *[other] Tunnel with { $count } tokens
    }
do-wave = Wave with { $cells }
do-breath = Breath, strength { $count }
do-number =
    { $count ->
        [one] by { $count } level
       *[other] by { $count } levels
    }
named-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
named-strength = strength { $count }
named-carried = carries { $cells }
hint-stack = Touch one of your elementals, then where it should act.
hint-target = Touch a highlighted cell.
hint-attack = The element marked −1 loses a level.
hint-menu = Choose from the menu.
hint-cell = touch a highlighted cell.
hint-step = A second step, free: touch a lit cell, or something else.
hint-power = Touch what the power should reach.
hint-blaze = Touch the two cells where the Fire goes.
hint-few-fires =
    { $count ->
        [one] One Fire token left: without Fire the game stops.
       *[other] { $count } Fire tokens left: without Fire the game stops.
    }
hint-no-ap = No action point left: end your turn, or let Air blow.
end-anyway = End with { $count } AP left?
free-start-help = Arrange your army behind the screen: nobody sees it until everybody is ready. It takes twelve tokens, at least one of them Earth.
free-start-brush = Element to place
free-start-remove = Remove
free-start-propose = Suggest an army
free-start-clear = Remove all
free-start-ready = Ready ({ $count } of { $all })
