# What a table says when something cannot be done: what is wrong, then what to do.

## Opening a table

table-hands-in-public = Spectators can see hands only at a private table, in a game that has hands.
table-bad-time = Clocks and absence times can be set from one second to thirty days.
table-bad-window = A reaction window can stay open for { $least } to { $most } seconds.
table-no-races = { $game } has no races. Leave out their settings.
table-clock-and-races = A game with races keeps its own time. Choose no clock.
table-no-bot-named = Name the bot that plays this seat.
table-no-programs = Programs cannot be started from here. Let yours connect with a bot token.
table-record-differs = The game, the seats or the options of the table differ from those of the record.

## Around a game

table-closed = This table is closed.
table-begun = The game has already begun.
table-not-begun = The game has not begun yet.
table-over = The game is over.
table-not-over = Available once the game is over.
table-not-yours = Only the host and the players of this table can do that.
table-not-host = Only the host can change this table.
table-fixed = This table starts from a given position, so its number of seats and its options cannot change.
table-people-stay =
    { $people ->
        [one] One person already sits here
       *[other] { $people } people already sit here
    }: { $seats } seats are too few. Free a seat first.
table-no-spectators = Spectators are not allowed at this table.
table-no-seat = There is no seat { $given }. The last one is seat { $last }.
table-seat-taken = Seat { $seat } is taken.
table-many-invitations = This seat already has { $most } invitations, the most allowed.
table-sits-already = You already have a seat at this table.
table-bad-invitation = This invitation has already been used, or is for another table.
table-needs-invitation = Seat { $seat } is reserved for an invited player.
table-full = All seats are taken.
table-bad-nonce = Your word for the shuffle must have 1 to { $most } characters.
table-nonce-given = You have already given your word for the shuffle.
table-leave-running = You cannot leave a game that has begun. Resign, or come back later.
table-seats-free = The game can begin once these seats are taken: { $seats }.
table-bad-text = A message must have 1 to { $most } characters.
table-said-enough = The chat of this table is full.
table-rematch-made = The rematch already has its table.
table-no-harder = There is no stronger bot.
table-no-easier = There is no easier bot.
table-rematch-not-agreed = Not everybody has agreed to a rematch yet.
table-no-ply = There is no such moment. The game has { $last } steps.
table-no-moment = There is no such moment. Your last number is { $last }.

## Playing

table-bot-plays = A bot is playing this seat now.
table-stale-prompt = The question changed before your answer arrived. Look again, then answer.
table-answered = You have already answered. Take your answer back first, while the window is open.
table-no-answer = You have no answer to take back.
table-no-windows = { $game } has no reaction windows.
table-bad-more-time = You can ask for at most { $most } seconds.
table-no-undo = Nothing to undo: you can take back only your own last move, during your turn, and only if it revealed and drew nothing.
table-no-takeback = There is no move to take back.
table-takeback-open = Somebody is already asking to take back a move.
table-no-takeback-asked = Nobody is asking to take back a move.
table-takeback-not-asked = You are not asked about this move, or have already answered.
table-resigned-already = You have already resigned.

## Races

table-no-card-due = There is no card to turn now.
table-card-coming = The card is on its way.
table-race-late = That race was over when your answer arrived. It costs you nothing.
table-race-answered = You have already answered in this race.
table-false-start = False start: an answer within { $floor } milliseconds does not count. You can still answer.
table-paused = The game is paused. Resume it first.
table-no-pause = Only games with races can be paused. The others wait for you.
table-pause-alone = You can pause the game only when you play alone against bots.

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
table-event-resumed = { $name } resumes the game.
table-event-flagged = { $name } has run out of time.
table-event-substituted = A bot now plays for { $name }.
table-event-returned = { $name } is playing again.
table-event-more-time =
    { $longer ->
        [no] { $name } no longer needs more time in reaction windows.
       *[yes] { $name } has asked for more time in reaction windows.
    }
table-event-undone = { $name } undoes the last move.
table-event-taken-back = { $name } takes the move back.
table-event-takeback-asked = { $name } asks to take back a move.
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
        [take] { $name } takes over a free seat.
       *[wait] { $name } gets more time.
    }
table-event-rematch-asked = { $name } wants a rematch.
table-event-rematch-made = Everybody wants a rematch: it is at table { $table }.
table-event-race-flag =
    { $which ->
        [median] { $name } is very fast: the median of the last 100 right answers is under 300 milliseconds.
        [spread] { $name } is very regular: the middle half of the last 100 right answers lies within 40 milliseconds.
        [floor] { $name } is often as fast as the rules allow: more than 5 of the last 100 right answers came within 20 milliseconds of a false start.
        [slowing] { $name } hardly slows down when more cards lie in the middle: under 5 milliseconds for each extra card, in the last 100 right answers.
       *[cut] { $name } often claims a time that the connection does not explain: in more than 20 of the last 100 right answers.
    } This may be a sign of a modified program, but it is no proof. Nothing changes in the game, and only you are told.

## Absent seats

table-claim-own = This is your own seat.
table-claim-never = This table waits for absent players.
table-claim-played = A bot is playing this seat, or its player has resigned.
table-claim-soon = You can claim this seat once its player has been away for { $seconds } seconds.
table-claim-how = Claim a seat with “win”, “bot” or “wait”.
table-claim-private = Spectators can take over a seat only at a public table.
