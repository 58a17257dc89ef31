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
page-continue = Continue on this device
page-new = New table
page-here = On this device
page-device = On this device
page-table = Table
page-replay = Replay
page-learn = Learn
page-practice = Practise
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
home-against =
    { $count ->
        [one] Against { $name }
       *[other] Against { $count } × { $name }
    }
home-against-first =
    { $count ->
        [one] To begin with: against { $name }
       *[other] To begin with: against { $count } × { $name }
    }
home-with-friends = With friends
home-with-friends-label = Play { $game } with friends
home-learn = Learn
home-learn-label = Learn { $game }
home-rules = Rules
home-rules-label = Rules of { $game }
home-options = Choose opponents and options
home-options-label = { $game }: choose opponents and options
home-here = Together on this device
home-here-label = { $game } together on this device
home-practice = Practise without a clock
home-practice-label = Practise without a clock: { $game }

## Your games

yours-title = Your turn
yours-running = In progress
yours-over = Finished
yours-all = All your games
yours-new = A new game
badge =
    { $count ->
        [one] game waits for you
       *[other] games wait for you
    }
title-yours = ● Your turn – { $game }
table-against = Against { $names }
table-several = { $count } × { $name }
table-alone = Nobody else yet
table-yours = Your turn
table-begin = Everybody is here, begin when you like
table-turn = { $names } to move
table-goes-on = The game goes on
table-closed = Table closed
table-since = for { $time }
table-play = Play
table-look = Open

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
table-return = Return to the table
table-opening = Sitting down…

## New table

new-title = New table of { $game }
new-text = Choose who plays and how. You can also leave everything as it is.
new-who = Who plays
new-count = Number of players
new-seat = Seat { $seat }
new-seat-named = Seat { $seat } ({ $name })
new-people = People
new-bots = Bots
new-seat-me = Me
new-seat-open = Open to anyone
new-seat-invited = By invitation
new-handicap = Handicap: adults and children together
new-handicap-help = Give the faster players a handicap: this time is added to each of their answers. Between an adult and an eight-year-old, half a second is a good start.
new-handicap-of = Handicap, { $seat }
new-handicap-none = None
new-handicap-some = { $seconds } s more
new-options = Game options
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
new-time-fischer = Minutes per player
new-time-days = Days per move
new-increment = Seconds added per move
new-reaction = Time to react out of turn
    .help = Between people, everyone has this long, whatever cards they hold; doing nothing means passing. If you need more time, see your settings.
new-reaction-time = { $seconds } seconds
new-reaction-days = With a clock in days, the table waits for everyone, even those who can only pass.
new-visibility = Who can join
new-by-link = Anyone with the link
new-public = Everyone
new-spectators = Spectators
new-spectators-table = They see the table
new-spectators-hands = They also see the hands
new-spectators-none = None
new-absence = If somebody is away
new-absence-claim = The others decide
new-absence-wait = Everybody waits
new-absence-bot = A bot takes over
new-absence-pass = Their turn is skipped
new-absence-forfeit = They forfeit
new-open = Open the table

## Together on one device

here-title = { $game } on this device
here-text = Pass the device around. A curtain hides the hands between two players.
here-name = Player { $seat }
here-player = Player { $seat }
here-begin = Begin
here-races = This game is a race of reflexes: everyone plays on their own device.
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
room-welcome =
    { $count ->
        [one] { $names } is waiting for you.
       *[other] { $names } are waiting for you.
    }
room-welcome-nobody = There is a seat for you at this table.
room-what-name = What is your name?
room-your-name = What should the others call you?
room-rename = Change my name
room-host = host
room-come = Invite your friends
room-jump = Link and QR code for your friends
room-closed = Your friends cannot join yet
room-scan = Scan it with a phone camera.
room-qr = QR code for { $address }
room-link = Send this link to your friends
room-link-here = Link for this machine
room-other-address = They cannot get in? Try another address
room-alone = This server can only be reached from this machine: nobody else can join yet.
room-alone-how = Stop it (Ctrl-C) and start it like this:
room-alone-kept = The table is kept. Then open this page again: it shows the right link and a QR code.
room-no-address = The server has found no address in your network. Open this page by the address of your machine instead of localhost: then this link is right.
room-copy = Copy the link
room-sit = Sit here
room-sit-down = Sit down
room-invite = Invitation link
room-invite-to = For seat { $seat } only
room-seat-for = { $seat }: who plays
room-up = Move { $name } (seat { $seat }) one seat up
room-up-short = One seat up
room-down = Move { $name } (seat { $seat }) one seat down
room-down-short = One seat down
room-fill =
    { $count ->
        [one] Add a bot
       *[other] Add { $count } bots
    }
room-option = { $option }: { $value }
room-freed = The host has freed your seat. You can choose another.
room-arranged = The host has changed the seats.
room-agreed = The host has changed the game options.
room-start = Begin
room-leave = Leave my seat
room-starts-soon = The game is about to begin.
room-fair = The shuffle can be checked
room-fair-text = The server committed to its part of the shuffle in advance, and each player adds their own. At the end anyone can check that nothing was changed. This is the commitment:

## The table

seats-label = Players
board-label = Board
prompt-label = What to do
newcomer = First game? A few steps show you how to play.
log-label = Log
log-empty = Nothing has happened yet.
log-jump = See this moment again
news-whole = Read all of it
chat-label = Chat
chat-empty = Nobody has said anything yet.
chat-input = Say something
chat-send = Send
chat-cheer = Cheer
chat-bravo = Bravo!
chat-unread = (new)
seat-open = Open seat
seat-invited = Reserved seat
seat-here = here
seat-gone = disconnected
seat-away = away
seat-slow = slow connection
seat-slow-help = Slow connection: some of the time lost on the way is not made up for.
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
    .help = plays at random
bot-greedy-1 = Gentle bot
    .help = good for a start, misses a lot
bot-greedy-2 = Diligent bot
    .help = plays well, misses some things
bot-greedy-3 = Quick bot
    .help = takes what pays at once
bot-search-1 = Curious bot
    .help = weighs every move, errs often
bot-search-2 = Careful bot
    .help = weighs every move, errs at times
bot-search-3 = Thoughtful bot
    .help = looks a little ahead
bot-search-4 = Shrewd bot
    .help = looks ahead, seldom errs
bot-search-5 = Masterly bot
    .help = looks as far ahead as it can
bot-reflex = Reflex bot
    .help = reacts at its own pace
bot-reflex-1 = Calm bot
    .help = the slowest, lets cards slip by
bot-reflex-2 = Easy bot
    .help = rather slow
bot-reflex-3 = Steady bot
    .help = reacts like a good player
bot-reflex-4 = Strong bot
    .help = fast, seldom wrong
bot-reflex-5 = Fearsome bot
    .help = very fast, almost never wrong
bot-about = { $name } – { $about }
namesake = { $name } { $number }
bot-level =
    { $level ->
        [1] { $name } (gentle)
        [2] { $name } (easy)
        [3] { $name } (steady)
        [4] { $name } (strong)
        [5] { $name } (fearsome)
       *[other] { $name } ({ $level })
    }

your-turn = Your turn.
prompt-yours = Choose on the board what you want to do.
prompt-choose = You can: { $verbs }.
prompt-wait = Waiting…
prompt-wait-for = Waiting for { $names }.
hints-short = What can I do?
hints-word = Help
hints-title = What you can do
hints-none = Nothing for now: it is not your turn.
hints-tip = Good to know:
hints-moves = Your moves, in words
advice-word = Advice
advice-help = Ask a bot what it would play in your place
advice-title = Advice from a bot
advice-thinking = The bot is thinking…
advice-about =
    { $count ->
        [one] Its favourite move, and your chance of winning.
       *[other] Its favourite moves, and your chances of winning.
    }
advice-none = The bot sees nothing to advise here.
advice-percent = ≈ { $percent }%
advice-percent-certain = { $percent }%
advice-certain = certain
advice-chance-about = about { $percent }% chance of winning
advice-chance-certain = { $percent }% chance of winning, certain
advice-heard =
    { $count ->
        [one] The bot advises: { $move }, { $chance }.
       *[other] { $count } suggestions, the best first: { $move }, { $chance }.
    }
advice-then = Then: { $moves }
advice-show = Show on the board
advice-play-label = Play: { $move }
undo = Take back
why-rule = See rule { $rule }
reaction = { $name } – { $what }. You can respond or let it pass.
window-nothing = Others may react; you have nothing to respond with.
window-others = Can react: { $names }.
window-passed = You let it pass.
window-answered = Your answer: { $words }. It counts unless somebody acts before you.
window-passing = You let everything pass this turn.
window-reconsider = Change my mind
order-label = Reactions out of turn
order-held = React: when I can
order-always = React: always ask
order-pass = React: not this turn
takeback = Ask to take my move back
takeback-question = { $name } asks to take back the last move.
takeback-waiting = You ask to take your move back: waiting for the answer.
takeback-yes = Agree
takeback-no = No
resign = Resign
resign-sure = Resign? The others win, or play on without you.
resign-yes = Yes, resign
resign-no = Keep playing
more-actions = More
form-words = In words
looking-back = You are looking at an earlier moment.
back-to-now = Back to now
line-lost = Connection lost. Reconnecting…
pause = Pause
pause-on = Paused
pause-go-on = Go on
gate-ready = Ready?
typed-label = Move in words
typed-placeholder = Type a move
typed-play = Play
typed-close = Close the typing box
table-keys = Keys: ? what can I do, A advice, U take back, / type a move, L log, Esc back to now.
table-keys-race = Keys: Space turn your card, 1 to 5 slap, Shift and a number put the book down, P pause, ? what can I do, / type a move.
absent = { $name } is away.
absent-soon = If they stay away, you can decide what happens in { $seconds } s.
absent-now = What would you like to do?
absent-then-bot = A bot will play in the meantime.
absent-then-pass = Their turns will be skipped.
absent-then-forfeit = If they stay away, they lose the game.
absent-then-wait = The table waits.
absent-bot = Let a bot take over
absent-win = Claim the win
absent-wait = Wait longer

moves-title = Your moves
moves-back = Back
plain-all = Everything that can be seen, without exception
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
race-line = { $turned }: { $what }.
race-line-turned = { $name } turns { $card }
race-line-placed = { $name } places { $card }
race-line-summon = Summon, { $cards }
race-line-card = { $name } turns { $card }
race-line-time = in { $time } ms
race-line-and = { "; " }
race-line-silence = nobody answers
race-line-missed = nobody sees { $card }
race-line-void = { $name } answers too late { $time }
race-line-false-start = { $name } starts too early
race-line-right =
    { $verb ->
        [book] { $name } puts the book on { $card } { $time }
       *[slap] { $name } slaps { $card } { $time }
    } and wins { $count ->
        [one] one card
       *[other] { $count } cards
    }
race-line-wrong = { $name } is wrong on { $card } { $time } ({ $why })

## What lies on the table, for the game in words

view-active = Whose turn
view-answers = Answers
view-ap = Action points
view-armies = Armies
view-at = Where
view-back = Sent back
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
view-finds = Payable with
view-finished = Finished
view-first = First player
view-flips = Cards turned
view-free = Further step
view-from = From
view-kin = Family
view-kind = Kind
view-mages = Mages
view-moved = Has moved
view-n = Number
view-needs = What your spells need
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
view-slots = Slots
view-specialities = Specialities
view-spot = Spot
view-state = State
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
word-held = held
word-missing = missing
word-other = another player
word-place = placing a card
word-shift = shift
word-stand-in = a stand-in could serve
word-waived = nothing to pay

## The end of a game

over-draw = Draw
over-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
over-you-won = You won!
over-you-won-too = You won, with { $names }!
over-resigned = By resignation
ending-label = End of the game
ending-more = Score and course
play-harder = Stronger: { $name }
play-easier = Easier: { $name }
rematch-go = Go to the rematch
share = Share
share-copied = Link copied: paste it wherever you like
score-title = Score
score-place = Place
score-player = Player
score-fewer = fewer is better
score-two = { $first } to { $second }
course-title = { $what } over the game
course-about = Line chart over the game: { $what }.
course-seat = { $name }: from { $first } to { $last }.
course-figures = In figures
course-move = Move
play-again = Play again
rematch = Rematch
rematch-agree = Accept the rematch
rematch-waiting = Rematch proposed, waiting for the others
rematch-watch = Follow the rematch
replay = Replay the game
record = Download the game
record-short = Download
closed-title = This table is closed

## What happens at the table

event-sat = { $name } sits down.
event-left = { $name } leaves.
event-freed = The host has freed the seat of { $name }.
event-renamed = { $before } is now called { $name }.
event-started = The game begins.
event-closed = The table is closed.
event-away = { $name } is away.
event-here = { $name } is back.
event-paused = { $name } pauses the game.
event-resumed = { $name } resumes the game.
event-flagged = { $name } has run out of time.
event-substituted = A bot plays for { $name }.
event-returned = { $name } is back in the seat.
event-undone = { $name } takes back the last move.
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
event-answer-dropped = Somebody was faster: “{ $words }” was not played.
event-more-time =
    { $longer ->
        [yes] { $name } has asked for more time to react.
       *[no] { $name } needs no more time to react.
    }
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
rules-show = See an example
rules-show-label = See an example of { $rule }
rules-examples = Examples
rules-copy = Copy the link to { $rule }
rules-essential = The essentials
rules-gallery = The gallery
rules-law = All the rules
rules-parts = On this page
rules-unfold = Unfold everything
rules-fold = Fold everything
rules-whole = The complete rules and the gallery, in another tab
gallery-search = Search the gallery
gallery-groups = Groups
gallery-all = All
gallery-none = Nothing contains these words.
gallery-empty = This game has no gallery.
rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
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
practice-title = Practise { $game }
practice-intro = No clock, no opponent: the card stays until you answer, then you see whether it was right, and why.
practice-card = Card { $number } of { $count }
practice-right = Right!
practice-wrong = Not this time.
practice-reason = { $card }: { $why }
practice-next = Next card
practice-score = { $right } of { $count } answers were right
practice-again = Another round
practice-play = Play with the clock
practice-partner = Silent opponent

## Profile

profile-name = Name
profile-renamed = Your name has been changed.
profile-account = Account
profile-keep = Keep this name with a password
profile-keep-text = Without a password your name and games stay in this browser. With one you find them on any device.
profile-password = Password
profile-register = Create the account
profile-log-in = I already have an account
profile-log-out = Log out
device-link-title = Continue on another device
device-link-text = This link takes your name and your games to a phone or another computer. It works once, within ten minutes; keep it to yourself.
device-link-make = Create the link
device-link-label = Open this link on the other device
device-link-qr = QR code of the link for another device
device-link-share = Share
device-link-until = Works once, until { $time }.
device-link-over = This link has expired.
continue-text = You will be { $name } here too, with all your games.
continue-instead =
    { $kind ->
        [guest] On this device you are { $name }. That name and its games can then no longer be reached from here. To keep them, give them a password in the profile first.
       *[other] On this device you are { $name }. You can log in again with your password.
    }
continue-already = You are { $name } on this device already. Open the link on the other one.
continue-done = Welcome, { $name }!
continue-stay = Stay { $name }
continue-no = Not now
tokens-title = Bots
tokens-text = A token lets your own bot play here. It is shown only once.
tokens-made = This is the token:
tokens-label = Bot name
tokens-make = Create a token
tokens-drop = Delete
tokens-drop-label = Delete the token { $label }

## Settings

settings-language = Language
settings-theme = Theme
settings-theme-auto = Same as the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-colours = Colours
settings-colours-usual = Usual
settings-colours-distinct = Easy to tell apart
settings-colours-contrast = High contrast
settings-motion = Animations
settings-motion-auto = Same as the device
settings-motion-on = Yes
settings-motion-off = No
settings-form = Board
settings-form-picture = Drawn
    .help = the board of each game
settings-form-words = In words
    .help = everything as text, for screen readers
settings-reaction = Time to react out of turn
    .help = In some games you can react during another player’s turn: between people, you then have a few seconds. If you ask for more, the others see that the wait is longer, never your cards.
settings-reaction-time =
    { $seconds ->
        [0] As the table has it
       *[other] { $seconds } seconds
    }
settings-sound = Sounds
settings-letters = Letters on the creatures
settings-sound-try = Listen
