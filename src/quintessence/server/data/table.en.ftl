# What a table says when something cannot be done: what is wrong, then what would be right.

## Opening a table

table-hands-in-public = Spectators can see the hands only at a table that is not public, in a game in which there are hands.
table-bad-time = A clock or a time of absence is from one second to thirty days.
table-bad-window = A reaction window is open for { $least } to { $most } seconds.
table-no-races = { $game } has no races: leave their settings out.
table-clock-and-races = A game with races keeps its own time: choose no clock.
table-no-bot-named = A seat for a bot needs the name of a bot.
table-no-programs = A program cannot be started from here: let it come with a bot token.
table-record-differs = The table does not have the game, the seats and the options of the record.

## Around a game

table-closed = This table is closed.
table-begun = The game has begun.
table-not-begun = The game has not begun yet.
table-over = The game is over.
table-not-over = That can be had when the game is over.
table-not-yours = Only who opened the table or sits at it can do that.
table-not-host = Only who opened the table can change it.
table-fixed = This table begins with a position of its own: its number of seats and its options stay.
table-people-stay =
    { $people ->
        [one] One person sits here already
       *[other] { $people } people sit here already
    }: with { $seats } seats somebody would lose theirs. Free a seat first.
table-no-spectators = Nobody may look on at this table.
table-no-seat = There is no seat { $given }: the last one is { $last }.
table-seat-taken = Seat { $seat } is taken.
table-many-invitations = So many invitations to this seat are enough.
table-sits-already = You already have a seat at this table.
table-bad-invitation = This invitation was used already, or is for another table.
table-needs-invitation = Seat { $seat } is kept for somebody who has its invitation.
table-full = All seats are taken.
table-bad-nonce = A word for the shuffle has 1 to { $most } characters.
table-nonce-given = You have given your word for the shuffle already.
table-leave-running = Nobody can leave a game that is being played: resign, or come back later.
table-seats-free = The game can begin when these seats are taken: { $seats }.
table-bad-text = Say something of at most { $most } characters.
table-said-enough = No more talk fits this table.
table-rematch-made = The table for the next game is there already.
table-no-harder = There is no stronger bot to play against here.
table-rematch-not-agreed = Not everybody has agreed to play again.
table-no-ply = There is no such moment: the game has { $last } entries.
table-no-moment = There is no such moment: you have been told { $last } things.

## Playing

table-bot-plays = A bot plays this seat now.
table-stale-prompt = The question has changed since you answered: look again, then answer.
table-answered = You have answered this window: take your answer back first, while it is open.
table-no-answer = You have given no answer that could be taken back.
table-no-windows = { $game } has no reaction windows.
table-bad-more-time = A seat can ask for at most { $most } seconds for a reaction window.
table-no-undo = There is nothing to undo: you can take back only your own last move, while it is still your turn and nothing was revealed or drawn.
table-no-takeback = There is no move that could be taken back.
table-takeback-open = A takeback is being asked for already.
table-no-takeback-asked = Nobody asks for a takeback.
table-takeback-not-asked = You are not asked about this takeback, or have answered.
table-resigned-already = You have resigned already.

## Races

table-no-card-due = No card is due to be turned.
table-card-coming = The card is on its way.
table-race-late = That race was closed when your answer came. It costs nothing.
table-race-answered = You have answered in this race already.
table-false-start = False start: an answer within { $floor } milliseconds does not count. You may still answer.
table-paused = The game is paused: let it go on first.
table-no-pause = Only games with races can be paused; the others wait for you.
table-pause-alone = You are not alone with bots: a game of several people does not stop for one of them.

## What the table tells in plain text

table-event-sat = { $name } sits down ({ $seat }).
table-event-left = { $name } leaves.
table-event-freed = The host has freed the seat of { $name }.
table-event-renamed = { $before } is now called { $name }.
table-event-arranged = The host has changed the seats.
table-event-agreed = The host has changed the options of the game.
table-event-started = The game begins.
table-event-closed = The table is closed.
table-event-said = { $name } says: “{ $text }”
table-event-away = { $name } is away.
table-event-here = { $name } is back.
table-event-paused = { $name } pauses the game.
table-event-resumed = { $name } goes on with the game.
table-event-flagged = { $name } has run out of time.
table-event-substituted = A bot plays for { $name }.
table-event-returned = { $name } takes the seat again.
table-event-more-time =
    { $longer ->
        [no] { $name } needs no more time in reaction windows than agreed.
       *[yes] { $name } has asked for more time in reaction windows.
    }
table-event-undone = { $name } undoes the last move.
table-event-taken-back = { $name } takes the move back.
table-event-takeback-asked = { $name } asks to take the move back.
table-event-takeback-answered =
    { $agree ->
        [yes] { $name } agrees.
       *[no] { $name } does not agree.
    }
table-event-resigned =
    { $why ->
        [flag] { $name } loses on time.
        [absent] { $name } loses by absence.
        [claimed] { $name } loses by absence.
       *[resigned] { $name } resigns.
    }
table-event-claimed =
    { $how ->
        [take] { $name } takes a free seat.
       *[wait] { $name } is given more time.
    }
table-event-rematch-asked = { $name } proposes a rematch.
table-event-rematch-made = Everybody wants to play again: the new table is { $table }.
table-event-race-flag =
    { $which ->
        [median] { $name } is very fast: the median of the last 100 right answers is under 300 milliseconds.
        [spread] { $name } is very even: the middle half of the last 100 right answers lies within 40 milliseconds.
        [floor] { $name } is often as fast as answers may be: of the last 100 right ones, more than 5 came within 20 milliseconds of the false start.
        [slowing] { $name } is hardly slower when more cards lie in the middle: under 5 milliseconds for each further card, in the last 100 right answers.
       *[cut] { $name } often claims a time that the connection does not explain: in more than 20 of the last 100 right answers.
    } That may be the sign of a modified program, but proves nothing; nothing changes in the game. Only you are told.

## Absent seats

table-claim-own = This seat is your own.
table-claim-never = At this table the absent are waited for.
table-claim-played = This seat is being played.
table-claim-soon = A seat can be claimed when its player has been away for { $seconds } seconds.
table-claim-how = A seat is claimed with “win”, “bot” or “wait”.
table-claim-private = Only at a public table can somebody else take over a seat.
