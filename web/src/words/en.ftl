# What the site itself says. The words of the games come from the server.

## Everywhere

skip = Skip to the content
site = The site
home-link = Quintessence, home page
close = Close
more = Show more
save = Save
yes = yes
no = no
you = you
copied = Copied
copy-link = Copy link
waiting = One moment…
reload = Reload
broken-title = The page did not load
broken-text = The server did not answer. Check the connection, then reload the page.
lost-title = There is nothing at this address
lost-text = The link may be incomplete, or the table is gone.
lost-home = All games
key-space = Space
key-shift = Shift

page-lobby = Tables
page-rules = Rules
page-settings = Settings
page-profile = Profile
page-new = New table
page-here = On this device
page-device = On this device
page-table = Table
page-replay = Replay
page-learn = Learn
page-lost = Not found

## Home

home-title = Five games of the elements
home-text = Play against a bot right now, or send your friends a link. Nothing to install, no account.
home-players-range = { $least } to { $most } players
home-players-some = { $least } or { $most } players
home-minutes = { $least } to { $most } min
home-play-now = Play now
home-play-now-label = Play now: { $game } against a bot
home-opening = Setting the table…
home-with-friends = With friends
home-with-friends-label = Play { $game } with friends
home-learn = Learn
home-learn-label = Learn { $game }
home-rules = Rules
home-rules-label = Rules of { $game }
home-options = More options
home-options-label = { $game }: more options
home-here = Together on this device
home-here-label = { $game } together on this device

## Open tables

lobby-game = Game
lobby-all-games = All games
lobby-open = Waiting for players
lobby-open-none = No public table is waiting for players. Open one!
lobby-join = Join
lobby-running = Being played
lobby-running-none = No public game is being played.
lobby-watch = Watch
lobby-new-title = Open a table
lobby-new = Open a table of { $game }
table-mine = your table
table-return = Return to the table
table-opening = Sitting down…

## New table

new-title = New table of { $game }
new-text = Choose who plays and how. Everything has a sensible value already.
new-who = Who plays
new-count = Number of players
new-seat = Seat { $seat }
new-seat-named = Seat { $seat } ({ $name })
new-seat-me = Me
new-seat-open = Open
new-seat-invited = By invitation
new-options = Options of the game
new-more-options =
    { $count ->
        [one] One more option
       *[other] { $count } more options
    }
new-table = The table
new-clock = Clock
new-clock-none = None
new-clock-move = Per move
new-clock-fischer = Per game
new-clock-days = In days
new-time-move = Seconds per move
new-time-fischer = Minutes
new-time-days = Days per move
new-increment = Seconds added per move
new-visibility = Who may come
new-by-link = Those with the link
new-public = Everybody
new-spectators = Spectators
new-spectators-table = They see the table
new-spectators-hands = They see the hands, too
new-spectators-none = None
new-absence = If somebody is away
new-absence-claim = The others decide
new-absence-wait = Everybody waits
new-absence-bot = A bot takes over
new-absence-pass = Their turn is passed
new-absence-forfeit = They forfeit
new-open = Open the table

## Together on one device

here-title = { $game } on this device
here-text = Pass the device around. A curtain hides the hands between two players.
here-name = Player { $seat }
here-player = Player { $seat }
here-begin = Begin
here-races = This game is a race of reflexes: everybody plays it on a device of their own.
curtain-title = { $name } is next
curtain-text = Pass the device on, then open the curtain.
curtain-open = I am { $name }

## Before the game

room-waiting =
    { $count ->
        [one] One player is missing.
       *[other] { $count } players are missing.
    }
room-ready = Everybody is here.
room-link = Send this link to your friends
room-copy = Copy the link
room-sit = Sit here
room-invite = Invitation link
room-start = Begin
room-leave = Leave my seat
room-starts-soon = The game is about to begin.
room-fair = The shuffle can be checked
room-fair-text = The server has committed itself in advance to its part of the shuffle, and each player adds a part of their own. At the end everybody can check that nothing was changed. This is the commitment:

## The table

seats-label = Players
board-label = Board
prompt-label = What to do
newcomer = First game? A few steps show you how to play.
log-label = Log
log-empty = Nothing has happened yet.
log-jump = See this moment again
chat-label = Chat
chat-empty = Nobody has said anything yet.
chat-input = Say something
chat-send = Send
chat-unread = (new)
seat-open = Open seat
seat-invited = Reserved seat
seat-here = here
seat-gone = not connected
seat-away = away
seat-resigned = has resigned
seat-winner = winner
seat-to-move = to move
clock-label = Time left
clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
spectators =
    { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
bot-random = Scatterbrained bot
bot-greedy = Quick bot
bot-reflex = Reflex bot
bot-mcts = Thoughtful bot
bot-level = { $name }, level { $level }

your-turn = Your turn.
prompt-yours = Choose on the board what you want to do.
prompt-choose = You may: { $verbs }.
prompt-wait = Waiting for what comes next.
prompt-wait-for = Waiting for { $names }.
hints-short = What may I do?
hints-word = Help
hints-title = What you may do
hints-none = Nothing for now: it is not your turn.
undo = Undo
why-rule = See rule { $rule }
reaction = { $name } – { $what }. You may answer or let it pass.
early = Let it pass
early-hint = Your time to react is coming.
early-given = You let it pass this time.
early-drop = Ask me after all
order-open = Stop asking me…
order-title = Stop asking me
order-text = The site will pass for you without asking. You can change your mind at any time.
order-choice =
    { $until ->
        [game] Let { $what } pass until the end of the game
       *[turn] Let { $what } pass until the end of this turn
    }
order-given =
    { $until ->
        [game] You let { $what } pass until the end of the game.
       *[turn] You let { $what } pass until the end of this turn.
    }
order-drop = Ask me again
order-kind-any = everything
order-kind-other = such moves
order-kind-blaze = Blazes
order-kind-power = powers of Creatures
order-kind-watch = the chances to step in
order-kind-spell = spells
order-kind-object = magic objects
order-kind-transaction = transactions
order-kind-take = thefts
order-kind-forfeit = forfeits
order-kind-lot = lots at auction
order-kind-turn-start = beginnings of turns
order-kind-turn-end = ends of turns
takeback = Ask to take my move back
takeback-question = { $name } asks to take back the last move.
takeback-waiting = You ask to take your move back: waiting for the answer.
takeback-yes = Agree
takeback-no = No
resign = Resign
resign-sure = Resign the game? The others win, or go on without you.
resign-yes = Yes, resign
resign-no = Keep playing
more-actions = More
form-words = In words
looking-back = You are looking at an earlier moment.
back-to-now = Back to now
line-lost = The connection is lost and comes back by itself…
typed-label = Move in words
typed-placeholder = Type a move
typed-play = Play
table-keys = Keys: ? what may I do, U undo, / type a move, L log, Esc back to now.
absent = { $name } is away.
absent-soon = If nothing changes, you may decide in { $seconds } s how to go on.
absent-now = What would you like to do?
absent-then-bot = A bot will play in the meantime.
absent-then-pass = Turns will be passed.
absent-then-forfeit = If nothing changes, the game is given up.
absent-then-wait = The table waits.
absent-bot = Let a bot take over
absent-win = Take the win
absent-wait = Wait longer

moves-title = Your moves
moves-back = Back
moves-count =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
plain-label = The game in words
plain-you = { $name } (you)
plain-hidden =
    { $what ->
        [0] hidden card
       *[other] hidden card, level { $what }
    }

race-label = Race
race-pack =
    { $count ->
        [one] pack { $count }
       *[other] pack { $count }
    }
race-pile =
    { $count ->
        [one] pile { $count }
       *[other] pile { $count }
    }
race-slap-label = Slap { $card }, key { $key }
race-book-label = Put the book on { $card }, Shift and key { $key }
race-how = Do a card in the middle and the new one share exactly two parts (head, belly, legs)? Be the first to slap it.
race-keys = 1 to 5 slap, Shift and a number puts the book down, Space turns the next card.

## What lies on the table, for the game in words

view-active = Whose turn
view-ap = Action points
view-answers = Answers
view-armies = Armies
view-at = Where
view-board = Board
view-by = By
view-card = Card
view-cards = Cards
view-cells = Cells
view-chosen = Chosen
view-colour = Colour
view-contests = Contests
view-counters = Counters
view-creatures = Creatures
view-deck = Draw pile
view-decks = Draw piles
view-event = Event
view-events = Events
view-extra = Extra turns
view-finished = Finished
view-first = First player
view-flips = Cards turned
view-free = Further step
view-from = From
view-kind = Kind
view-mages = Mages
view-moved = Has moved
view-n = Number
view-next = Next turn
view-now = This turn
view-on = On
view-ondines = Ondines
view-out = Out
view-packs = Packs
view-paid = Paid
view-past = Past contests
view-pending = Under way
view-phase = Phase
view-piles = Piles
view-players = Players
view-plays = Cards played this turn
view-points = Points
view-put = Put down
view-quick-state = Quick discard
view-quiet = Quiet turns
view-rooted = Rooted height
view-seat = Seat
view-seats = Seats
view-shift = Shift
view-shifted = Has shifted
view-shown = Shown
view-shows = What shows
view-slot = To be paid
view-specialities = Specialities
view-spot = Spot
view-steps = Steps
view-strength = Strength
view-summoned = Has summoned
view-target = Target
view-targets = Targets
view-to = To
view-tokens = Tokens
view-turn = Turn
view-until = Until
view-voids = Voids
view-watch = Watching

## The end of a game

over-draw = Drawn game
over-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
over-you-won = You have won!
over-you-won-too = Your side has won!
over-resigned = By resignation
play-again = Play again
rematch = Rematch
rematch-agree = Accept the rematch
rematch-waiting = Rematch asked for, waiting for the others
rematch-watch = Follow the rematch
replay = Replay the game
record = Download the game
closed-title = This table is closed

## What happens at the table

event-sat = { $name } sits down.
event-left = { $name } leaves.
event-started = The game begins.
event-closed = The table is closed.
event-away = { $name } is away.
event-here = { $name } is back.
event-flagged = { $name } has run out of time.
event-substituted = A bot plays for { $name }.
event-returned = { $name } takes the seat again.
event-undone = { $name } undoes the last move.
event-taken-back = { $name } takes the move back.
event-takeback-asked = { $name } asks to take the move back.
event-takeback-answered =
    { $agree ->
        [yes] { $name } agrees.
       *[no] { $name } does not agree.
    }
event-resigned =
    { $why ->
        [flag] { $name } loses on time.
        [absent] { $name } loses by absence.
        [claimed] { $name } loses by absence.
       *[resigned] { $name } resigns.
    }
event-claimed =
    { $how ->
        [take] { $name } takes a free seat.
       *[wait] { $name } is given more time.
    }
event-rematch-asked = { $name } proposes a rematch.
event-early-given = You will let it pass this time.
event-early-dropped = You will be asked when it is your time to react.
event-ordered =
    { $until ->
        [game] You will let { $what } pass until the end of the game.
       *[turn] You will let { $what } pass until the end of this turn.
    }
event-order-dropped = You will be asked again.
event-race-ruled = Answers: { $answers }.
event-race-flag =
    { $which ->
        [median] { $name } is very fast: the median of the last 100 right answers is under 300 milliseconds.
        [spread] { $name } is very even: the middle half of the last 100 right answers lies within 40 milliseconds.
        [floor] { $name } is often as fast as answers may be.
        [slowing] { $name } is hardly slower when more cards lie in the middle.
       *[cut] { $name } often claims a time that the connection does not explain.
    } That proves nothing, and nothing changes in the game. Only you are told.
event-race-answer =
    { $verdict ->
        [taken] { $name } “{ $words }” in { $time } ms
        [late] { $name } “{ $words }” too late
        [false-start] { $name } false start
       *[other] { $name } “{ $words }”
    }

## Replay

history-title = Your games
history-none = You have not played yet. Your first game will appear here.
history-replay = Replay
replay-title = Replay of a game of { $game }
replay-controls = Go through the game
replay-first = Start
replay-back = Previous move
replay-next = Next move
replay-last = End
replay-play = Play
replay-pause = Pause
replay-moment = Moment { $ply } of { $plies }
replay-scrub = Moment of the game
replay-begin = The game begins.
replay-more = View, links, position
replay-eyes = Seen by
replay-spectator = A spectator
replay-link = Copy the link to this moment
replay-scenario = Copy the position (JSON)
replay-play-from = Play from here
replay-not-yet = A game can be replayed once it is over.

## Rules

rules-title = Rules of { $game }
rules-learn = New to this game? A few steps on the board are enough to begin.
rules-search = Search the rules
rules-none = No rule contains these words.
rules-sections = Chapters
rules-show = See an example
rules-show-label = See an example of { $rule }
rules-examples = Examples
rules-copy = Copy the link to { $rule }
stepper-start = At the start
stepper-move = { $name }: { $move }
stepper-back = Previous
stepper-next = Next

## Learn

learn-title = Learn { $game }
learn-step = Step { $number } of { $count }
learn-skip = Skip
learn-again = Start again
learn-play = Play a real game
learn-near = That is allowed, but it is not what this step asks for. Try again.

## Profile

profile-name = Name
profile-renamed = Your name is changed.
profile-account = Account
profile-keep = Keep this name with a password
profile-keep-text = Without a password your name and games stay in this browser. With one you find them everywhere.
profile-password = Password
profile-register = Create the account
profile-log-in = I have an account
profile-log-out = Log out
tokens-title = Bots
tokens-text = A token lets your own bot in. It is shown only once.
tokens-made = This is the token:
tokens-label = Name of the bot
tokens-make = Make a token
tokens-drop = Drop
tokens-drop-label = Drop the token { $label }

## Settings

settings-language = Language
settings-theme = Theme
settings-theme-auto = Like the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-colours = Colours
settings-colours-usual = Usual
settings-colours-distinct = Well apart
settings-colours-contrast = High contrast
settings-motion = Animations
settings-motion-auto = Like the device
settings-motion-on = Yes
settings-motion-off = No
settings-form = Board
settings-form-picture = Drawn
    .help = the board of each game
settings-form-words = In words
    .help = everything is read and written, for screen readers
settings-sound = Sounds
settings-sound-try = Listen
