# The sentences that belong to no game. Each says what is wrong, then what would be right.

## What a person calls things

seat-name = Player { $number }
seat-told = { $seat }: { $what }
nothing-told = nothing
refusal = Refused: “{ $words }” – { $rule }: { $text }
refusal-at = Refused: “{ $words }” – { $rule } ({ $at }): { $text }

# What was expected somewhere in a file; any other word is shown as it is.
expected =
    { $expected ->
        [object] an object
        [list] a list
        [text] a text
        [texts] a list of texts
        [number] a whole number
        [seed] a text or a whole number
        [step] an object with “do”, “expect” or both
        [doing] a seat and a move, such as “0 pass”
        [seats] a list of seats
        [ring] an object with one receiver for each giver, in which nobody receives twice
        [rule] the name of a rule, or null
        [rules] a list of rule names
        [truth] true
        [card] a card of the set that is played with
        [elsewhere] a card that is nowhere else in the position
        [find] a find of the set that is played with
        [spell] a spell of the set that is played with
        [counter] the name of a counter: a lower-case word
        [frame] a decision that can wait on top of the one below it
       *[other] { $expected }
    }

## Games, bots and their settings

unknown-game =
    { $nearest ->
        [none] There is no game called “{ $given }”: choose one of { $known }.
       *[other] There is no game called “{ $given }”: did you mean “{ $nearest }”? The games are { $known }.
    }
unknown-bot =
    { $nearest ->
        [none] There is no bot called “{ $given }”: choose one of { $known }.
       *[other] There is no bot called “{ $given }”: did you mean “{ $nearest }”? The bots are { $known }.
    }
not-a-game = The game “{ $given }” cannot be loaded: { $place } is not a game that can be imported.
not-a-bot = The bot “{ $given }” cannot be loaded: { $place } is not a bot that can be imported.
bad-bot-settings = The bot “{ $bot }” cannot be made with { $given }: it has no such setting, or the value is of the wrong kind.
no-game-object = “{ $given }” is not a game: register an object of a class that inherits from Game.
no-bot-class = “{ $given }” is not a bot: register a class that inherits from Bot.
name-taken =
    { $kind ->
        [game] There is already a game called “{ $given }”: choose another slug, or register with replace=True.
       *[bot] There is already a bot called “{ $given }”: choose another name, or register with replace=True.
    }
no-bots = “{ $given }” is not a list of bots: name at least one, for example ["greedy", "random"].
bots-without-seats = There are { $bots } bots for { $seats } seats: leave some out, or ask for more seats.
bad-seats =
    { $given ->
        [one] { $en } cannot be played with one seat: choose from { $allowed }.
       *[other] { $en } cannot be played with { $given } seats: choose from { $allowed }.
    }
seats-need-option = With { $seats } seats the option { $option }={ $value } is needed (in a terminal: --option { $option }={ $value }): add it, or choose from { $allowed } seats.
unknown-option = There is no option “{ $option }”: the options are { $allowed }.
bad-option-value = The option “{ $option }” cannot be “{ $given }”: it can be { $allowed }.
bad-option-seats = With { $seats } seats the option “{ $option }” cannot be “{ $given }”: it can be { $allowed }.
no-cards = { $game } is not played with a set of cards: leave it out.
bad-seed = “{ $given }” is not a seed: give a text or a whole number.
long-seed = The seed is too long: it can have { $limit } characters or, as a number, as many bits.

## Sets of cards

bad-cards =
    { $others ->
        [0] The set of cards cannot be played: { $en }
        [one] The set of cards cannot be played: { $en } One other thing is wrong with it.
       *[other] The set of cards cannot be played: { $en } { $others } other things are wrong with it.
    }

# One fault: where, what is wrong, what would be right. `cards-...` without an attribute says what would be right.
cards-fault =
    { $places ->
        [0] { $wrong }; { $right }.
       *[other] { $where }: { $wrong }; { $right }.
    }
cards-in-file = { $name }
cards-in-card = card “{ $name }”
cards-in-table = { $table } no. { $place }
cards-in-field = { $name }
cards-wrong =
    { $kind ->
        [missing] it is missing
        [table] a table is not valid here
        [list] a list is not valid here
       *[text] “{ $given }” is not valid here
    }
cards-not-a-table = write a table, with a name and a value for each of its fields
cards-not-a-list = write a list in square brackets
cards-list-exactly = give exactly { $low }
    .wrong = { cards-counted }
cards-list-from = give at least { $low }
    .wrong = { cards-counted }
cards-list-between = give from { $low } to { $high }
    .wrong = { cards-counted }
cards-counted =
    { $count ->
        [0] the list is empty
        [one] the list has one entry
       *[other] the list has { $count } entries
    }
cards-one-table = write { $table } in double square brackets, once for each card
cards-not-a-text = write a text in quotes, on one line and not empty
cards-bad-letter = leave it out
    .wrong = character no. { $place } of the text is { $code }, which is not allowed there
cards-long-text = shorten it to at most { $most } characters
    .wrong = the text is too long
cards-not-a-number = { cards-number }{ $form ->
        [text] , without quotes
        [fraction] , without a decimal point
       *[other] { "" }
    }
    .wrong =
        { $form ->
            [text] “{ $given }” is a text and not a number
           *[other] { cards-wrong }
        }
cards-number =
    { $only ->
        [1] write { $low }
       *[other] give a whole number from { $low } to { $high }
    }
cards-not-a-flag = write true or false
cards-not-a-word =
    { $near ->
        [0] choose one of { $allowed }
       *[other] { cards-nearest }
    }
cards-unknown-field =
    { $near ->
        [0] the fields here are { $allowed }
       *[other] { cards-nearest }
    }
    .wrong = there is no such field
cards-nearest =
    { $few ->
        [1] perhaps “{ $nearest }” is meant, one of { $allowed }
       *[other] perhaps “{ $nearest }” is meant
    }
cards-bad-id = write lower-case words joined by hyphens, such as “dusk-moth”, at most { $most } characters in all
cards-id-twice = give each card an id of its own
    .wrong = “{ $given }” is the id of another card too
cards-other-game = this game’s sets have the line { $line } instead
    .wrong = this is a set for another game
cards-bad-mark =
    { $kind ->
        [missing] write { $line } as the first line
       *[other] change the line to { $line }
    }
cards-marked-already = leave it out: the line { $line } already names the game
    .wrong = this line is not needed
cards-no-game = write as its first line { cards-lines }
    .wrong = the set does not say which game it is for
cards-unknown-game = change the line to { cards-lines }
    .wrong =
        { $kind ->
            [text] “{ $given }” is not a game that has cards
           *[other] this is not a game that has cards
        }
cards-lines =
    { $count ->
        [one] { $last }
       *[other] { $lines } or { $last }
    }
cards-other-mark = change the line to { $line }
    .wrong = sets for “{ $given }” are marked by another line
cards-too-long = a set has at most { $most } characters
    .wrong = the text is too long
cards-long-line = a line has at most { $most } characters and { $dots } dots
    .wrong = line { $line } is too long or has too many dots
cards-not-toml =
    { $reason ->
        [curly-quotes] write straight quotes there, "
        [letter] leave out the character { $code }, which is not allowed there
        [open-line] close the quotes before the line ends
        [open-quotes] close the quotes
        [line-in-braces] write everything between the braces on one line
        [comma] leave out the comma before the closing brace
        [twice] a name can be given only once: remove or rename one of the two
        [table-twice] the table is there twice: remove one of the two, or begin each card with its table in double square brackets
        [equals] write an equals sign after the name
        [header] close the square brackets around the name of the table
        [after] end the line there
        [statement] begin the line with a name and an equals sign, or with the name of a table in square brackets
        [value] give a value there: a text in quotes, a number, true, false, a list in square brackets or a table in braces
        [name] give the name of a field there, with an equals sign and its value
        [escape] write the character itself; a backslash alone is written \\
        [list] write a comma or the closing square bracket there
        [table] write a comma or the closing brace there
       *[other] correct the text there
    }
    .wrong =
        { $at ->
            [end] the text is not TOML at its end
           *[place] the text is not TOML at line { $line }, column { $column }
        }
cards-beyond-measure = look for a number with very many digits, or for lists and tables nested very deep
    .wrong = the text cannot be read as TOML

## Positions

bad-position = The position is wrong at “{ $path }”: expected { expected }, found “{ $given }”.
no-position = “{ $given }” is not a position of { $en }: give at least one of the keys { $keys }.
position-breaks-rule = The position is wrong at “{ $path }”: “{ $given }” breaks rule { $rule }.
too-deep = Lists and objects are nested more than { $limit } levels deep: no position, record or scenario needs that.
unknown-key = The position has an unknown key “{ $path }”: the keys there are { $allowed }.

## Matches

match-over = The game is over: no more moves can be made.
several-to-act = Several seats may act now: name one of { $seats }.
no-such-seat = There is no seat { $given }: the seats are 0 to { $last }.
resigned-already = Seat { $seat } has already resigned.
no-undo = There is nothing to undo: a move can be taken back only by the seat that made it, while it is still that seat’s turn and nothing was revealed or drawn.

bad-observation = This is not an observation: a key is missing or has a value of the wrong kind.

## Records

record-not-json = This is not a record: its text is not a JSON object in UTF-8.
record-too-large = The record is too large: it can have { $limit } characters.
record-lacks = The record lacks “{ $field }”.
record-unknown-key = The record has an unknown key “{ $field }”: the keys are { $allowed }.
record-format = The record has format { $given }: only format { $known } can be read.
record-field = The record is wrong at “{ $field }”: expected { expected }, found “{ $given }”.
record-rules = The record was played by version { $given } of the rules of { $game }: only version { $known } can be replayed.
record-not-an-entry = Entry { $number } of the record is not an entry: { $given }.
record-refused = Entry { $number } of the record, { $entry }, is refused by rule { $rule }.
record-impossible = Entry { $number } of the record, { $entry }, cannot be done at that point.
record-result = The record claims a result that its moves do not lead to.
record-digest = The record was changed after it was written: its digest does not match.
record-commitment = The secret of the record is not the one that was fixed before the game.
record-seed = The seed of the record does not follow from its secret and nonces.

verified-format = The record can be read.
verified-moves = Every move was legal.
verified-result = The result is the one that the moves lead to.
verified-digest = The record is as it was written.
verified-commitment = The shuffles were fixed before the game and follow from every player’s nonce.

## Scenarios

scenario-not-json = This is not a scenario: its text is not a JSON object.
scenario-lacks = The scenario lacks “{ $field }”.
scenario-unknown-key = The scenario has an unknown key “{ $field }”: the keys there are { $allowed }.
scenario-field = The scenario is wrong at “{ $field }”: expected { expected }, found “{ $given }”.
scenario-matcher = The scenario has an unknown matcher at “{ $field }”: the matchers are { $allowed }.
scenario-rule = rules: { $game } has no rule { $rule }.
scenario-do-refused = Step { $step }, do: “{ $words }” is refused by rule { $rule }.
scenario-no-seat = Step { $step }, { $key }: “{ $words }” names no seat: begin with one, unless only one seat has to act.
scenario-bad-seat = Step { $step }, { $key }: there is no seat { $given }, the seats are 0 to { $last }.
scenario-legal = Step { $step }, legal: “{ $words }” should be possible but is refused by rule { $rule }.
scenario-illegal = Step { $step }, illegal: “{ $words }” should be refused but is possible.
scenario-other-rule = Step { $step }, illegal: “{ $words }” should be refused by rule { $wanted } but is refused by { $found }.
scenario-only-lacks = Step { $step }, only: “{ $words }” should be listed but is not.
scenario-only-extra = Step { $step }, only: “{ $words }” is listed but should not be.
scenario-value = Step { $step }, { $key }: expected { $wanted }, found { $found }.
scenario-absent-key = Step { $step }, { $key }: expected { $wanted }, but there is no such key.
scenario-hidden =
    Step { $step }, hidden: “{ $words }” should be hidden but is shown to { $viewer ->
        [spectator] a spectator
       *[other] seat { $viewer }
    } in { $place ->
        [view] its view.
       *[other] what it is told of the event “{ $place }”.
    }
scenario-events = Step { $step }, events: expected { $wanted } in this order, found { $found }.

# What a bot says of a move.

advice-theirs = opponent: { $what }
advice-both = { $ours }; { $theirs }
