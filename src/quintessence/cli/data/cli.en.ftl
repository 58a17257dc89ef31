# What the command line says. Words in capitals stand for what the reader fills in.

## The first page

overview-title = Quintessence: games of Earth, Fire, Water and Air, in your terminal.
overview-play = quintessence play
    .help = play now, against the computer
overview-games = quintessence games
    .help = which games there are
overview-rules = quintessence rules elem-master
    .help = the rules of a game
overview-help = quintessence --help
    .help = everything else

## Help pages

help-usage = quintessence COMMAND ...
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples
help-more = For help on one command: quintessence COMMAND --help

command-quintessence = games of the elements
    .usage = quintessence COMMAND ...
command-play = play a game in this terminal
    .usage = quintessence play [GAME] [OPTIONS]
    .about = Play against bots, or with other people at the same keyboard. Without GAME you are asked which one. During the game, Tab completes a move and “help” lists what else you can type.
    .examples =
        quintessence play
        quintessence play elem-master --seats human,greedy
        quintessence play elem-master --seats human,human --option start=free
        quintessence play --load evening.quint
command-serve = run a server to play over the network
    .usage = quintessence serve [OPTIONS]
    .about = Starts a server: people open it in a browser, bots connect with a token. By default it is open to this machine only and keeps everything in one file; --host 0.0.0.0 opens it to your network. Each option can also be set by an environment variable: --port is QUINTESSENCE_PORT. Ctrl-C stops it; every table is kept.
    .examples =
        quintessence serve
        quintessence serve --host 0.0.0.0 --port 8080
        quintessence serve --workers 4 --database postgresql://quintessence@db.example.org/quintessence --address https://play.example.org
command-games = list the games
    .usage = quintessence games [GAME]
    .about = Lists the games and how many can play. With GAME, shows that game and its options.
    .examples =
        quintessence games
        quintessence games elem-master
command-rules = show the rules of a game, or one rule
    .usage = quintessence rules GAME [RULE]
    .about = Shows the whole rulebook, or the part that RULE names. For a single rule it also shows what you are told when the rule forbids a move.
    .examples =
        quintessence rules elem-master
        quintessence rules elem-master EM-ATT-2
        quintessence rules elem-master att
        quintessence rules elem-master wave
command-replay = watch a saved game move by move
    .usage = quintessence replay FILE [--all | --at PLACE]
    .about = Shows a saved game as a spectator would have seen it. In a terminal, Enter shows the next move, “b” goes back one, a number goes to that move and “q” quits.
    .examples =
        quintessence replay evening.quint
        quintessence replay evening.quint --at 12
command-simulate = let bots play many games
    .usage = quintessence simulate GAME [OPTIONS]
    .about = Bots play against each other. They change seats from game to game, so that every deal is played from each seat. Win rates and lengths come with their 95 % confidence intervals.
    .examples =
        quintessence simulate elem-master --games 200 --bots greedy,random
        quintessence simulate elem-master --bots greedy,random --seats 4 --json
command-check = run scenarios
    .usage = quintessence check FILE|FOLDER ...
    .about = Runs scenarios: JSON files with a position, the moves to play and what must then be true. Each failure takes one line. The last line is “N passed, M failed” in every language; the exit code is 1 if anything failed.
    .examples =
        quintessence check my-scenario.json
        quintessence check tests/scenarios
command-check-game = check a game you have written
    .usage = quintessence check-game MODULE:NAME [OPTIONS]
    .about = Plays random games of your game and checks it against the contract: rules, secrets, records, texts. Each fault takes one line: what a game must do, and where this one does not. What could not be checked is listed, too. The last line is “N passed, M failed” in every language; the exit code is 1 if anything failed.
    .examples =
        quintessence check-game my_package:GAME
        quintessence check-game my_package:GAME --facts my_package.facts:FACTS --scenarios scenarios
        quintessence check-game my_package:GAME --games 1 --seed 12
command-cards = check or show a set of cards
    .usage = quintessence cards check FILE|FOLDER ..., or quintessence cards show [GAME] [FILE]
    .about = “check” reads your own sets of cards and gives each mistake one line, with the card, the field and how to correct it; the last line is “N passed, M failed” in every language, and the exit code is 1 if anything failed. “show” prints every card of a set: one of ours, or the one in FILE. To play with a set: “quintessence play GAME --cards FILE”.
    .examples =
        quintessence cards show metamorphose
        quintessence cards show metamorphose --toml > my-cards.toml
        quintessence cards check my-cards.toml
        quintessence cards show my-cards.toml
command-verify = check that a saved game is genuine
    .usage = quintessence verify FILE
    .about = Checks a saved game: its format, every move, the result, the digest and, if they were fixed in advance, the shuffles. Each check takes one line; the exit code is 1 if one fails.
    .examples = quintessence verify evening.quint
command-perft = count the possible sequences of moves
    .usage = quintessence perft GAME DEPTH [OPTIONS]
    .about = Counts the different sequences of 1, 2, ... DEPTH moves. Two programs that follow the same rules get the same numbers.
    .examples =
        quintessence perft elem-master 2
        quintessence perft elem-master 2 --position position.json

argument-game = GAME
    .help = the name of the game, as “quintessence games” lists it
argument-game-to-play = GAME
    .help = the name of the game, as “quintessence games” lists it; if left out, you are asked
argument-game-in-full = GAME
    .help = the game whose options to show
argument-rule = RULE
    .help = a rule (EM-ATT-2), a topic (EM-ATT, or just att) or a word from a heading
argument-record = FILE
    .help = a saved game
argument-scenarios = FILE|FOLDER
    .help = scenario files, or folders of them: every .json file inside, at any depth
argument-place = MODULE:NAME
    .help = the game as a Python object, such as my_package:GAME (the current folder is searched, too), or the name of an installed game
argument-cards-action = check|show
    .help = what to do
argument-cards-sets = FILE|FOLDER|GAME
    .help = sets of cards (TOML files), folders of them, or the name of a game to show our own set
argument-depth = DEPTH
    .help = how many moves deep, at least 1

option-lang = LANGUAGE
    .help = en or fr; by default QUINTESSENCE_LANG or the system decides
option-no-color =
    .help = no colours; the environment variable NO_COLOR does the same
option-help =
    .help = show this page
option-version =
    .help = show the version
option-seats = WHO,WHO,...
    .help = who plays each seat: human, a bot such as greedy, search or random (search:3 for its level 3, search:level=5:seconds=0.5 for more settings), or cmd:PROGRAM for a program of your own
option-seat-count = NUMBER
    .help = how many seats
option-seed = SEED
    .help = a number or a word; the same seed gives the same shuffles
option-option = NAME=VALUE
    .help = an option of the game, as “quintessence games GAME” lists them; NAME=@FILE reads the value from a JSON file; can be repeated
option-toml =
    .help = print the set as a TOML file, to copy and change
option-cards = FILE
    .help = your own set of cards (TOML), for games with cards
option-load = FILE
    .help = continue a saved game
option-no-clock =
    .help = play races turn by turn, in sentences and without a clock
option-games = NUMBER
    .help = how many games (default 100)
option-bots = BOT,BOT,...
    .help = who plays (default random,random); search:3 is level 3 of search, search:level=5:seconds=0.5 its level 5 with half a second for a decision, cmd:PROGRAM a program of your own
option-json =
    .help = print one JSON object instead of a table
option-all =
    .help = show every move at once
option-at = PLACE
    .help = show the position after this many moves; 0 is the start
option-position = FILE
    .help = start from a position: JSON as in the rulebook, or a scenario
option-facts = MODULE:NAME
    .help = what the rules say about the game, an object of the class Facts; without it some things cannot be checked
option-games-checked = NUMBER
    .help = how many games (default 40)
option-first-seed = NUMBER
    .help = the seed of the first game (default 0); each next game has the next number; a fault names the seed of its game
option-scenarios = PATH
    .help = a scenario of the game or a folder of them, to run as well
option-perft = FILE
    .help = counts of move sequences (JSON), to check as well
option-host = ADDRESS
    .help = the address to listen on: 127.0.0.1 (default) for this machine only, 0.0.0.0 for the network
option-port = NUMBER
    .help = the port (default 8000; 0 picks a free one)
option-data = FOLDER
    .help = the folder for all data; by default where this system keeps such data
option-database = DATABASE
    .help = an SQLite file (by default one in the data folder), or postgresql://USER:PASSWORD@HOST/NAME
option-workers = NUMBER
    .help = how many processes share the work (default 1); more than one needs PostgreSQL
option-address = ADDRESS
    .help = the public address of the server, such as https://play.example.org; can be repeated
option-proxy = ADDRESS
    .help = the address of a proxy in front of the server, trusted to say who the client is; can be repeated
option-bot-processes = NUMBER
    .help = how many processes of each worker bots think in (default 1)
option-log = FORMAT
    .help = text (default) or json
option-log-level = LEVEL
    .help = debug, info (default), warning or error
option-metrics = WHO
    .help = who may read /metrics: local (this machine, the default), all or off
option-open =
    .help = open the page in a browser

## Wrong input

cannot-read = The arguments cannot be understood ({ $given }): see “quintessence --help”.
takes-no-value = The option { $option } takes no value: write it alone.
needs-value = The option { $option } needs a value: see “quintessence { $command } --help”.
bad-language = The language “{ $given }” is not available: choose from { $allowed }.
too-many-words = “{ $given }” is not expected here: write “{ $usage }”.
missing-argument = “{ $command }” needs { $argument }: write “{ $usage }”.
unknown-flag-near = “{ $command }” has no option { $given }: did you mean { $nearest }?
unknown-flag = “{ $command }” has no option { $given }: its options are { $known }.
unknown-command-near = There is no command “{ $given }”: did you mean “{ $nearest }”?
unknown-command = There is no command “{ $given }”: the commands are { $known }.
bad-number = { $name } cannot be “{ $given }”: give a whole number from { $low } to { $high }.
bad-option-form = “{ $given }” does not set an option: write NAME=VALUE, or NAME=@FILE for a value in a JSON file.
seed-too-long = The seed is too long: use at most { $most } characters.
is-a-folder = “{ $path }” is a folder: give a file.
file-too-large = “{ $path }” is too large for such a file: check the name.
no-plain-file = “{ $path }” is neither a file nor a folder: give a file.
no-such-file = There is no file “{ $path }”: check the name.
not-text = “{ $path }” is not UTF-8 text: save it as UTF-8, or check that it is the right file.
cannot-open = “{ $path }” cannot be opened: check the name and your permissions.
not-json = “{ $path }” is not JSON (line { $line }, column { $column }): correct it, or check that it is the right file.
not-an-object = “{ $path }” is JSON but not an object: it must begin with a curly bracket.
of-the-server = { $sentence }
cannot-write = The output cannot be written: { $problem }.
no-scenarios = There is no .json file in the folder “{ $path }”: give a folder of scenarios.
bad-place = “{ $given }” does not name a game: write MODULE:NAME, such as my_package:GAME, or the name of an installed game.
no-such-module = There is no module “{ $module }”: check the name, install it, or change to the folder that contains it.
module-fails = The module “{ $module }” cannot be imported ({ $problem }): correct it first.
no-such-name = The module “{ $module }” has no “{ $name }”: check the name after the colon.
place-holds-class = “{ $place }” is a class, not a game: create an object, such as GAME = MyGame(), and name that.
place-holds-no-game = “{ $place }” is not a game but of the type { $kind }: name an object of a class that inherits from Game.
place-holds-no-facts = “{ $place }” is of the type { $kind }: --facts needs an object of the class Facts from quintessence.testing.
not-a-list = “{ $path }” is JSON but not a list: it must begin with a square bracket.
cards-usage = quintessence cards check FILE|FOLDER ..., or quintessence cards show [GAME] [FILE]
cards-unknown-action = “{ $given }” is not valid here: type { $usage }.
cards-nothing-to-check = There is nothing to check: type { $usage }.
cards-no-sets = There is no .toml file in the folder “{ $path }”: give a folder with sets of cards.
cards-game-without = { $game } has no cards: choose from { $known }.
cards-unreadable = { $file }: { $sentence }
cards-for-another-game = “{ $path }” is a set of cards for { $other }: play { $other } with it, or give a set for { $game }.
cards-unsound =
    { $others ->
        [0] { $sentence }
        [one] { $sentence } There is one more mistake.
       *[other] { $sentence } There are { $others } more mistakes.
    }
unknown-rule-near = There is no rule “{ $given }”: did you mean { $near }?
unknown-rule = There is no rule “{ $given }”: the topics are { $topics }.
empty-name = A name is missing between two commas: the bots are { $known }.
no-people-here = Only bots play in a simulation: choose from { $known }.
too-many-bots = There are { $bots } bots for { $seats } seats: name fewer bots, or ask for more seats with --seats.
seats-do-not-fit =
    { $given ->
        [one] --seats names one player
       *[other] --seats names { $given } players
    }, but the saved game has { $seats }: name as many.
load-alone = A saved game already has its own settings: leave out “{ $given }” when you use --load.
at-or-all = --at and --all cannot be used together: choose one.
bot-refused = The bot “{ $bot }” chose a move that it may not make, “{ $move }” (rule { $rule }): the bot has to be corrected.

## A server

serve-running = Quintessence is running (Ctrl-C ends it).
serve-running-at = Quintessence is at { $address } (Ctrl-C ends it).
serve-here = On this machine: { $address }
serve-network = For the others in your network: { $address }
serve-alone = Others in your network cannot join. To let them in: { $command }
serve-no-network = No network was found through which others could join.
serve-workers =
    { $workers ->
        [one] One worker, database { $database }.
       *[other] { $workers } workers, database { $database }.
    }
serve-stopped = Stopped. Every table is kept.
serve-failed = The server could not start; the reason is above.

## Lists

both = { $first } and { $last }
either = { $first } or { $last }
range = { $low } to { $high }
games-players = { $players } players
games-next = “quintessence play GAME” starts a game, “quintessence rules GAME” explains it, “quintessence games GAME” shows its options.
games-options = Options (--option NAME=VALUE)
games-option = { $about } Values: { $values } (default { $default }).

## Rules

rules-refusal = When it forbids a move: “{ $text }”
rules-hint = To read a part, type “rules” and one of these abbreviations or a word from a heading, for example: rules { $example }.

## Scenarios and records

check-bar = Scenarios
verify-good = good
verify-bad = wrong

## A game of one's own

check-game-played =
    { $games ->
        [one] One game, { $moves } moves.
       *[other] { $games } games, { $moves } moves.
    }
check-game-unchecked =
    { $fact ->
        [conserved] Not checked: that no card or token is lost or created. To check it, say in the facts how to count them (“conserved”).
        [hidden] Not checked: that samples vary in every hidden place. To check it, list those places in the facts (“hidden”).
        [is_secret] Not checked: that secret answers stay secret. To check it, say in the facts when answers are secret (“is_secret”).
       *[other] Not checked: “{ $fact }” is missing in the facts.
    }
check-game-unreached = Not checked, because no game got that far: { $checks }.
check-game-promise =
    { $check ->
        [rulebook] Name, seats and options are consistent, and settings that do not exist are refused.
        [play] A random game can be played to its end.
        [shape] Somebody is to act exactly while there is no result, each move is listed once, and game-over is the last event.
        [conservation] No card or token is lost or created.
        [aliasing] Copies, samples and answers share nothing with the position.
        [arrival] Simultaneous answers lead to the same position in any order.
        [drawing] Every view can be drawn in both languages.
        [idle] The move that is made for an absent seat is legal.
        [json_trip] A position can be written as JSON and read again, and broken JSON is refused with the key that is wrong.
        [leaks] No seat learns what it may not know.
        [observation] A bot sees what its seat sees, and nothing else.
        [refusals] Listed moves are accepted, all others are refused by a rule that has a text.
        [searching] Equal positions have equal keys, and every feature that a search weighs is written and has its texts.
        [stopping] A game that somebody resigned is shown as over.
        [tally] Each row of the score has a name and one number per seat, and tells no secret.
        [texts] Every name, question and sentence on the screen has its text in both languages.
        [values] Every seat has a value from -1 to 1, and a finished game is worth its result.
        [words] The words of a move can be read back, and its number leads back to it.
        [determinism] The same seed and moves lead to the same game.
        [replay] A record replays to the same game.
        [undo] A move that can be taken back has revealed nothing and drawn nothing.
        [termination] Every game ends.
        [counts] The number of move sequences is the expected one.
       *[other] The game keeps the contract.
    }

## Replay

replay-hint = Enter: next move; b: one move back; a number: go to that move; q: quit.
replay-prompt = { $place } of { $last }>{" "}
replay-place = The number of the move
entry-resigned = resigns
entry-substituted = is played by { $bot } from now on
entry-undone = takes the last move back

## Simulation

simulate-bar = Games
report-title =
    { $games ->
        [one] { $game }: one game, { $seats } seats, seed { $seed }
       *[other] { $game }: { $games } games, { $seats } seats, seed { $seed }
    }
report-by-bot = Won by bot
report-by-seat = Won by seat
report-otherwise = Won by nobody
report-draws = Draws
report-share = { $rate } %   between { $low } and { $high } %   ({ $won } of { $played })
report-length = Length: { $mean } moves on average, between { $low } and { $high } (shortest { $least }, longest { $most })
report-reason =
    { $count ->
        [one] Ended once: { $reason }
       *[other] Ended { $count } times: { $reason }
    }
report-speed =
    Speed: { $speed } moves per second ({ $moves ->
        [one] one move
       *[other] { $moves } moves
    } in { $seconds } s)

## At the table

which-game = Which game would you like to play?
game-prompt = Number or name>{" "}
no-such-number = Type a number from 1 to { $last }, or the name of a game; Enter alone leaves.
seat-person = { $seat }: you
seat-bot = { $seat }: { $bot }
table = { $who }. Seed { $seed }.
table-hint = Type a move; Tab completes it. “moves” lists the possible moves, “help” everything else you can type.
help-moves = Moves begin with one of these words; the first letters are enough:
help-move = { $what }, such as: { $move }
help-besides = You can also type:
hand-over = { $seat }, it is your turn: press Enter when nobody else can see the screen.
ambiguous =
    { $more ->
        [more] “{ $given }” can mean several things ({ $verbs }, …): type a little more.
       *[all] “{ $given }” can mean several things ({ $verbs }): type a little more.
    }
unfinished = “{ $given }” is only the beginning of a move: type the rest.
only-pass = You can only pass: press Enter. “board” shows the board.
possible-moves =
    { $more ->
        [more] Possible: { $moves }, …
       *[all] Possible: { $moves }
    }
possible-verbs = Moves now begin with: { $verbs }
over-already = The game is over: no more moves can be made.
over-hint = “save FILE” saves the game, “quit” leaves.

why-what = Which move? Type “why” and a move, such as “why { $move }”.
card-what = Which card? Type “card” and its name or its short name, such as “card { $card }”; “card discard” shows the discard pile.
unknown-card = There is no card “{ $given }”: type its name or its short name, or the beginning of one, such as “card { $card }”.
which-card =
    { $more ->
        [more] “{ $given }” can be several cards ({ $cards }, …): type a little more.
       *[all] “{ $given }” can be several cards ({ $cards }): type a little more.
    }
no-cards-here = { $game } has no cards to look up here: “rules” shows the rules.
discard-pile =
    { $count ->
        [0] The discard pile is empty.
        [one] One card in the discard pile: { $cards }
       *[other] { $count } cards in the discard pile, the last one first: { $cards }
    }
advice-title = What the bot would play, with your chance of winning:
advice-chance = { $percent }%
advice-certain = { $percent }%, certain
advice-race = A race leaves no time for advice.
thinking = { $bot } is thinking…
why-legal = “{ $move }” can be played now.
no-moves-so = No move begins with “{ $start }” now: “moves” alone lists them all.
no-moves = There is nothing for you to play now.
file-exists = “{ $path }” already exists and is not a save of this game: choose another name.
cannot-save = “{ $path }” cannot be written: choose another name or folder.
saved = Saved. “quintessence play --load { $path }” continues it.
saved-over = Saved. “quintessence replay { $path }” shows the game again.
taken-back = Taken back: { $move }
resigned-on = { $seat } has resigned; { $bot } plays on in that seat.
resigned-last = { $seat } has resigned; { $bot } plays on in that seat, and the bots play the game out.
bye = Goodbye.
bye-saved = Goodbye. “quintessence play --load { $path }” continues this game.
bye-saved-before = Goodbye. “quintessence play --load { $path }” continues from where the game was last saved.
bye-unsaved = Goodbye. The game was not saved; next time, type “save FILE” before “quit”, and “quintessence play --load FILE” continues it.

result-won =
    { $count ->
        [one] { $winners } wins. { $reason }.
       *[other] { $winners } win. { $reason }.
    }
result-drawn = The game is drawn. { $reason }.
result-ranking = Ranking: { $ranking }
reason-resigned = The other side resigned

spoken-moves = moves
    .form = moves [BEGINNING]
    .help = list the moves you can play
    .also = legal
spoken-why = why
    .form = why MOVE
    .help = whether a move is possible now, and if not, which rule forbids it
    .also = explain
spoken-advice = advice
    .form = advice
    .help = what a strong bot would play for you, and why
    .also = hint
spoken-undo = undo
    .form = undo
    .help = take your last move back
    .also = back
spoken-board = board
    .form = board
    .help = draw the board again
    .also = show
spoken-card = card
    .form = card NAME|discard
    .help = read a card, or the discard pile
    .also = read
spoken-rules = rules
    .form = rules [RULE]
    .help = the rules, by topic or by number
    .also = rule
spoken-save = save
    .form = save [FILE]
    .help = save the game to a file
    .also = write
spoken-resign = resign
    .form = resign
    .help = give up
    .also = surrender
spoken-help = help
    .form = help
    .help = show this list
    .also = ?
spoken-quit = quit
    .form = quit
    .help = leave at once
    .also = exit bye q

## Races

race-begin = Press the space bar to begin.
race-turn = { $seat }, the space bar turns your card.
race-keys = 1–5: slap that place   b or Shift: the book   space: next card   Esc: break
race-keys-two = Left: 1–5, book e   right: 6–0, book o   space: next card   Esc: break
race-book-held = You hold the book: now choose its place.
race-no-card = Too early: the card is not there yet. This costs nothing.
race-false-start = False start: nobody sees a card that fast. This costs nothing; answer again.
race-answered = { $move }: { $time } ms
race-silent = Nobody answered.
race-break = Break. Press Enter to go on; you can also type “save”, “rules”, “resign”, “help” or “quit”.
race-too-many = More than two people cannot share the keys of a race: this game is played turn by turn, without a clock.
race-too-small = A race needs a terminal of { $width } columns and { $height } rows: this game is played turn by turn, without a clock.
race-turns-hint = There is no clock. In a race, type the number of a place to slap it, “b” and the number to use the book, or press Enter to stay silent; Enter also turns the next card. Among right answers, chance decides.
