# What the command line says. Words in capitals stand for what the reader fills in.

## The first page

overview-title = Quintessence: games of Earth, Fire, Water and Air, in your terminal.
overview-play = quintessence play
    .help = play now, against the computer
overview-games = quintessence games
    .help = what there is to play
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
help-more = quintessence COMMAND --help explains a command.

command-quintessence = games of the elements
    .usage = quintessence COMMAND ...
command-play = play a game in this terminal
    .usage = quintessence play [GAME] [OPTIONS]
    .about = Play against bots, or with people who share the keyboard. Without GAME you are asked which one. In the game, Tab completes a move and “help” lists what else can be typed.
    .examples =
        quintessence play
        quintessence play elem-master --seats human,greedy
        quintessence play elem-master --seats human,human --option start=free
        quintessence play --load evening.quint
command-serve = run a server to play over the network
    .usage = quintessence serve [OPTIONS]
    .about = Starts a server that people reach with a browser and bots with a token. Alone it answers this machine only and keeps everything in one file; --host 0.0.0.0 lets the others in your network in. Each option can also be set by a variable: --port is QUINTESSENCE_PORT. Ctrl-C ends it, and every table is kept.
    .examples =
        quintessence serve
        quintessence serve --host 0.0.0.0 --port 8080
        quintessence serve --workers 4 --database postgresql://quintessence@db.example.org/quintessence --address https://play.example.org
command-games = list the games
    .usage = quintessence games [GAME]
    .about = Lists the games that can be played, with their numbers of players. With GAME, shows that one and the options with which it can be varied.
    .examples =
        quintessence games
        quintessence games elem-master
command-rules = show the rules of a game, or one rule
    .usage = quintessence rules GAME [RULE]
    .about = Shows the whole rulebook by section, or the part that RULE names. A rule also shows the sentence with which it refuses a move.
    .examples =
        quintessence rules elem-master
        quintessence rules elem-master EM-ATT-2
        quintessence rules elem-master att
        quintessence rules elem-master wave
command-replay = watch a saved game move by move
    .usage = quintessence replay FILE [--all | --at PLACE]
    .about = Shows a saved game as a spectator would have seen it. In a terminal Enter shows the next move, “b” the one before, a number goes there and “q” leaves.
    .examples =
        quintessence replay evening.quint
        quintessence replay evening.quint --at 12
command-simulate = let bots play many games
    .usage = quintessence simulate GAME [OPTIONS]
    .about = Bots play against each other and change seats from game to game, every deal being played from each seat. Shares and lengths come with their 95 % intervals.
    .examples =
        quintessence simulate elem-master --games 200 --bots greedy,random
        quintessence simulate elem-master --bots greedy,random --seats 4 --json
command-check = run scenarios
    .usage = quintessence check FILE|FOLDER ...
    .about = Runs scenarios: JSON files that hold a position, what is played and what must then be true. Each failure is told in a line; the last line reads “N passed, M failed” in every language, and the exit code is 1 if one failed.
    .examples =
        quintessence check my-scenario.json
        quintessence check tests/scenarios
command-check-game = check a game that you have written
    .usage = quintessence check-game MODULE:NAME [OPTIONS]
    .about = Plays random games of a game and checks that it keeps the contract: rules, secrets, records, texts. Each fault is told in a line that says what a game must keep and where this one does not; details are in English. What could not be checked is told, too. The last line reads “N passed, M failed” in every language, and the exit code is 1 if one failed.
    .examples =
        quintessence check-game my_package:GAME
        quintessence check-game my_package:GAME --facts my_package.facts:FACTS --scenarios scenarios
        quintessence check-game my_package:GAME --games 1 --seed 12
command-cards = check or show a set of cards
    .usage = quintessence cards check FILE|FOLDER ..., or quintessence cards show [GAME] [FILE]
    .about = “check” reads sets of cards of your own and says in a line what is wrong, with the card, the field and what would be right; the last line reads “N passed, M failed” in every language, and the exit code is 1 if one failed. “show” prints every card of a set: ours, or the one in FILE. Play with a set by “quintessence play GAME --cards FILE”.
    .examples =
        quintessence cards show metamorphose
        quintessence cards show metamorphose --toml > my-cards.toml
        quintessence cards check my-cards.toml
        quintessence cards show my-cards.toml
command-verify = check that a saved game is true
    .usage = quintessence verify FILE
    .about = Checks the form of a record, every move, the result, the digest and, where they were fixed beforehand, the shuffles: a line for each. The exit code is 1 if one of them fails.
    .examples = quintessence verify evening.quint
command-perft = count lines of play
    .usage = quintessence perft GAME DEPTH [OPTIONS]
    .about = Counts how many different lines of play there are of 1, 2, ... DEPTH moves. Two engines that know the same rules find the same numbers.
    .examples =
        quintessence perft elem-master 2
        quintessence perft elem-master 2 --position position.json

argument-game = GAME
    .help = the game, as “quintessence games” names it
argument-game-to-play = GAME
    .help = the game, as “quintessence games” names it; left out, you are asked
argument-game-in-full = GAME
    .help = the game whose options you would like to see
argument-rule = RULE
    .help = a rule (EM-ATT-2), a topic (EM-ATT, or just att) or a word of a heading
argument-record = FILE
    .help = a saved game
argument-scenarios = FILE|FOLDER
    .help = scenarios, or folders in and below which all .json files are scenarios
argument-place = MODULE:NAME
    .help = where the game stands in Python, such as my_package:GAME (modules of this folder are found, too), or the name of an installed game
argument-cards-action = check|show
    .help = what to do
argument-cards-sets = FILE|FOLDER|GAME
    .help = sets of cards (TOML), folders of them, or to show ours the name of a game
argument-depth = DEPTH
    .help = how many moves deep, from 1

option-lang = LANGUAGE
    .help = en or fr; otherwise QUINTESSENCE_LANG or the system decides
option-no-color =
    .help = no colours; the variable NO_COLOR does the same
option-help =
    .help = show this page
option-version =
    .help = show the version
option-seats = WHO,WHO,...
    .help = who plays each seat: human, a bot such as greedy or random (greedy:1 on its level 1), or cmd:PROGRAM for a program of your own
option-seat-count = NUMBER
    .help = how many seats
option-seed = SEED
    .help = a number or a word; the same seed gives the same shuffles
option-option = NAME=VALUE
    .help = a variant, as “quintessence games GAME” lists them; NAME=@FILE reads the value from a JSON file; may be repeated
option-toml =
    .help = show the set as the file that it is, to copy it and change it
option-cards = FILE
    .help = a set of cards of your own (TOML), in games that have cards
option-load = FILE
    .help = go on with a saved game
option-no-clock = .
    .help = races turn by turn, in sentences and without a clock
option-games = NUMBER
    .help = how many games (100 if left out)
option-bots = BOT,BOT,...
    .help = who plays (random,random if left out), greedy:1 for its level 1; cmd:PROGRAM for a program of your own
option-json =
    .help = print one JSON object instead of a table
option-all =
    .help = show every move at once
option-at = PLACE
    .help = show the position after so many moves; 0 is the start
option-position = FILE
    .help = begin at a position: the JSON of the rulebook, or a scenario
option-facts = MODULE:NAME
    .help = what the rules say of the game, as an object of the class Facts; without it some things cannot be checked
option-games-checked = NUMBER
    .help = how many games (40 if left out)
option-first-seed = NUMBER
    .help = the seed of the first game (0 if left out), the next has the next; a fault names the seed of its game
option-scenarios = PATH
    .help = a scenario of the game or a folder of them, to be run as well
option-perft = FILE
    .help = counts of lines of play (JSON), to be checked as well
option-host = ADDRESS
    .help = where to listen: 127.0.0.1 (if left out) for this machine only, 0.0.0.0 for the network
option-port = NUMBER
    .help = the port (8000 if left out; 0 takes any that is free)
option-data = FOLDER
    .help = where everything is kept; if left out, where this system keeps such things
option-database = DATABASE
    .help = a SQLite file (one in the data folder if left out), or postgresql://USER:PASSWORD@HOST/NAME
option-workers = NUMBER
    .help = processes that share the work (1 if left out); more than one need PostgreSQL
option-address = ADDRESS
    .help = where browsers find the server, such as https://play.example.org; may be repeated
option-proxy = ADDRESS
    .help = a proxy in front of the server, which is believed when it says who asks; may be repeated
option-bot-processes = NUMBER
    .help = processes of each worker in which bots think (1 if left out)
option-log = FORM
    .help = text (if left out) or json
option-log-level = LEVEL
    .help = debug, info (if left out), warning or error
option-metrics = WHO
    .help = who may read /metrics: local (this machine, if left out), all or off
option-open =
    .help = open the page in a browser

## Wrong input

cannot-read = These arguments cannot be read ({ $given }): see “quintessence --help”.
takes-no-value = The option { $option } takes no value: write it alone.
needs-value = The option { $option } needs a value: “quintessence { $command } --help” says which.
bad-language = There is no text in the language “{ $given }”: choose one of { $allowed }.
too-many-words = “{ $given }” is one word too many: write “{ $usage }”.
missing-argument = “{ $command }” needs { $argument }: write “{ $usage }”.
unknown-flag-near = “{ $command }” has no option { $given }: did you mean { $nearest }?
unknown-flag = “{ $command }” has no option { $given }: its options are { $known }.
unknown-command-near = There is no command “{ $given }”: did you mean “{ $nearest }”?
unknown-command = There is no command “{ $given }”: the commands are { $known }.
bad-number = { $name } cannot be “{ $given }”: give a whole number from { $low } to { $high }.
bad-option-form = “{ $given }” is not an option of a game: write NAME=VALUE, or NAME=@FILE for a value in a JSON file.
seed-too-long = The seed is too long: { $most } characters are the most.
is-a-folder = “{ $path }” is a folder: name a file.
file-too-large = “{ $path }” is too large to be such a file: check its name.
no-plain-file = “{ $path }” is neither a file nor a folder: name a file.
no-such-file = There is no file “{ $path }”: check its name.
not-text = “{ $path }” is not text in UTF-8: save it as UTF-8, or check that it is the right file.
cannot-open = “{ $path }” cannot be opened: check its name and whether you may read it.
not-json = “{ $path }” is not JSON (line { $line }, column { $column }): correct it, or check that it is the right file.
not-an-object = “{ $path }” holds JSON, but no object: it must begin with a curly bracket.
of-the-server = { $sentence }
cannot-write = The output cannot be written: { $problem }.
no-scenarios = There is no .json file in the folder “{ $path }”: name a folder that holds scenarios.
bad-place = “{ $given }” does not say where a game stands: write MODULE:NAME, such as my_package:GAME.
no-such-module = There is no module “{ $module }”: check its name, install it, or go to the folder that it is in.
module-fails = The module “{ $module }” cannot be imported ({ $problem }): mend it first.
no-such-name = The module “{ $module }” has nothing called “{ $name }”: check the name behind the colon.
place-holds-class = “{ $place }” is the class of a game, not a game: make an object of it, such as GAME = MyGame(), and name that.
place-holds-no-game = “{ $place }” is not a game but of the type { $kind }: name an object of a class that inherits from Game.
place-holds-no-facts = “{ $place }” is of the type { $kind }: --facts needs an object of the class Facts from quintessence.testing.
not-a-list = “{ $path }” holds JSON, but no list: it must begin with a square bracket.
cards-usage = quintessence cards check FILE|FOLDER ..., or quintessence cards show [GAME] [FILE]
cards-unknown-action = “{ $given }” cannot be used here: type { $usage }.
cards-nothing-to-check = Nothing was named to check: type { $usage }.
cards-no-sets = The folder “{ $path }” has no .toml file in it: name a folder of sets of cards.
cards-game-without = { $game } has no cards: choose one of { $known }.
cards-unreadable = { $file }: { $sentence }
cards-for-another-game = “{ $path }” is a set of cards for { $other }: play { $other } with it, or name a set for { $game }.
cards-unsound =
    { $others ->
        [0] { $sentence }
        [one] { $sentence } One other thing is wrong with it.
       *[other] { $sentence } { $others } other things are wrong with it.
    }
unknown-rule-near = There is no rule “{ $given }”: did you mean { $near }?
unknown-rule = There is no rule “{ $given }”: the topics are { $topics }.
empty-name = A name is missing between two commas: the bots are { $known }.
no-people-here = Only bots play in a simulation: choose from { $known }.
too-many-bots = { $bots } bots do not fit on { $seats } seats: name fewer bots, or more seats with --seats.
seats-do-not-fit =
    { $given ->
        [one] --seats names one player
       *[other] --seats names { $given } players
    }, but the saved game has { $seats }: name as many.
load-alone = A saved game brings everything with it: leave out “{ $given }” beside --load.
at-or-all = --at and --all exclude each other: choose one.
bot-refused = The bot “{ $bot }” answered with a move that it may not make, “{ $move }” (rule { $rule }): it needs mending.

## A server

serve-running = Quintessence is running (Ctrl-C ends it).
serve-running-at = Quintessence is at { $address } (Ctrl-C ends it).
serve-here = On this machine: { $address }
serve-network = For the others in your network: { $address }
serve-alone = The others in your network cannot come in. To let them in: { $command }
serve-no-network = No network was found in which others could come in.
serve-workers =
    { $workers ->
        [one] One worker, database { $database }.
       *[other] { $workers } workers, database { $database }.
    }
serve-stopped = Stopped. Every table is kept.
serve-failed = The server could not start; the reason stands above.

## Lists

both = { $first } and { $last }
either = { $first } or { $last }
range = { $low } to { $high }
games-players = { $players } players
games-next = quintessence play GAME begins one; quintessence rules GAME explains it; quintessence games GAME shows its options.
games-options = Options (--option NAME=VALUE)
games-option = { $about } Values: { $values } ({ $default } if left out).

## Rules

rules-refusal = When it forbids a move: “{ $text }”
rules-hint = “rules” and one of these letters or words shows that part: rules { $example }.

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
        [conserved] Not checked: that no card or token is lost or made. “conserved” in the facts would say how to count them.
        [hidden] Not checked: that samples reach every hidden place. “hidden” in the facts would say which places there are.
        [is_secret] Not checked: that secret answers stay secret. “is_secret” in the facts would say when answers are secret.
       *[other] Not checked: “{ $fact }” is missing in the facts.
    }
check-game-unreached = Not reached, for want of games that can be played so far: { $checks }.
check-game-promise =
    { $check ->
        [rulebook] Name, seats and options agree with each other, and what does not exist is refused.
        [play] A random game can be played to its end.
        [shape] Somebody is to act exactly while there is no result, moves are listed once, and game-over comes last.
        [conservation] No card or token is lost or made.
        [aliasing] Copies, samples and answers share nothing with the position.
        [arrival] Answers that are given at the same time lead to the same position in any order.
        [drawing] Every view can be drawn in both languages.
        [idle] What an absent seat does is legal.
        [json_trip] A position survives JSON, and broken JSON is refused by its key.
        [leaks] No seat learns what it may not know.
        [observation] A bot is shown what its seat sees, and nothing else.
        [refusals] Listed moves are accepted, all others are refused by a rule with a text.
        [stopping] A game that was given up is shown as over.
        [tally] What is counted has a name, one number for each seat, and tells no secret.
        [texts] Every name, prompt and sentence that screens need has its text in both languages.
        [values] Every seat has a value from -1 to 1, and a finished game is worth its result.
        [words] What is printed for a move can be parsed, and its number leads back to it.
        [determinism] The same seed and moves lead to the same game.
        [replay] A record replays to the same game.
        [undo] A move that may be taken back has told and drawn nothing.
        [termination] Every game ends.
        [counts] There are as many lines of play as were counted.
       *[other] The contract is kept.
    }

## Replay

replay-hint = Enter shows the next move, b the one before, a number goes there, q leaves.
replay-prompt = { $place } of { $last }>{" "}
replay-place = The place
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
table-hint = Type a move; Tab completes it. “moves” lists them, “help” says what else there is.
help-moves = Moves begin with one of these words, of which the first letters are enough:
help-move = { $what }, such as: { $move }
help-besides = Besides moves you can type:
hand-over = { $seat }, it is your turn: press Enter when nobody else sees the screen.
ambiguous =
    { $more ->
        [more] “{ $given }” can mean several things ({ $verbs }, …): type a little more.
       *[all] “{ $given }” can mean several things ({ $verbs }): type a little more.
    }
unfinished = “{ $given }” is only the beginning of a move: say what it is about.
only-pass = You can only pass here: Enter does it. “board” shows the board.
possible-moves =
    { $more ->
        [more] Possible: { $moves }, …
       *[all] Possible: { $moves }
    }
possible-verbs = Moves now begin with: { $verbs }
over-already = The game is over: no more moves can be made.
over-hint = “save FILE” keeps the game, “quit” leaves.

why-what = Why what? Write “why” and the move, such as “why { $move }”.
card-what = Which card? Write “card” and its name or the word for typing it, such as “card { $card }”; “card discard” shows the discard pile.
unknown-card = There is no card “{ $given }”: write its name or the word for typing it, or the beginning of one, such as “card { $card }”.
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
why-legal = “{ $move }” can be played now.
no-moves-so = No move begins with “{ $start }” now: “moves” alone lists them all.
no-moves = There is nothing for you to play now.
file-exists = “{ $path }” is already there and was not saved by this game: choose another name.
cannot-save = “{ $path }” cannot be written: choose another name or place.
saved = Saved. “quintessence play --load { $path }” goes on with it.
saved-over = Saved. “quintessence replay { $path }” shows the game again.
taken-back = Taken back: { $move }
resigned-on = { $seat } has resigned; { $bot } plays on in that seat.
resigned-last = { $seat } has resigned; { $bot } plays on in that seat, and the bots play the game out.
bye = Goodbye.
bye-saved = Goodbye. “quintessence play --load { $path }” goes on with this game.
bye-saved-before = Goodbye. “quintessence play --load { $path }” goes on from where the game was last saved.
bye-unsaved = Goodbye. The game was not saved; next time, “save FILE” before “quit” keeps it for “quintessence play --load FILE”.

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
    .help = list what you can play
    .also = legal
spoken-why = why
    .form = why MOVE
    .help = whether a move can be played now, and by which rule not
    .also = explain
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
    .help = read a card, or what lies in the discard pile
    .also = read
spoken-rules = rules
    .form = rules [RULE]
    .help = the rules, by topic or by id
    .also = rule
spoken-save = save
    .form = save [FILE]
    .help = keep the game in a file
    .also = write
spoken-resign = resign
    .form = resign
    .help = give up the game
    .also = surrender
spoken-help = help
    .form = help
    .help = show this list
    .also = ?
spoken-quit = quit
    .form = quit
    .help = leave; nothing is asked
    .also = exit bye q

## Races

race-begin = Press the space bar to begin.
race-turn = { $seat }, the space bar turns your card.
race-keys = 1–5: slap that place   b or Shift: the book   space: next card   Esc: break
race-keys-two = Left: 1–5, book e   right: 6–0, book o   space: next card   Esc: break
race-book-held = The book is in hand: now its place.
race-no-card = Too early: the card is not there yet. Nothing is lost.
race-false-start = False start: nobody sees a card that fast. Nothing is lost, answer again.
race-answered = { $move }: { $time } ms
race-silent = Nobody answered.
race-break = Break. Enter alone goes on; “save”, “rules”, “resign”, “help” and “quit” can be typed.
race-too-many = More than two people cannot share the keys of a race: this game goes turn by turn, without a clock.
race-too-small = A race needs a terminal of { $width } columns and { $height } rows: this game goes turn by turn, without a clock.
race-turns-hint = There is no clock. In a race type the number of a place to slap it, “b” and the number for the book, Enter alone to stay silent; Enter also turns the next card. Among right answers the lot decides.
