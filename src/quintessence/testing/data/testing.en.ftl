# What the kit says of a game that does not keep the contract: where, then what is wrong.

## Where

in-game = { $game }:
in-case = { $game } ({ case }):
in-play = { $game } ({ case }), seed { $seed }, ply { $ply }:

## Parts of sentences

case =
    { $case_seats ->
        [one] one seat
       *[other] { $case_seats } seats
    }{ $case_options }
viewer =
    { $viewer ->
        [None] a spectator
       *[other] seat { $viewer }
    }
fellow =
    { $fellow ->
        [None] a spectator
       *[other] seat { $fellow }
    }
in-language =
    { $language ->
        [fr] in French
       *[other] in English
    }
difference =
    { $differ ->
        [first] “{ $path }” is only in the first
        [second] “{ $path }” is only in the second
        [whole] { $one } in the first, { $other } in the second
       *[both] “{ $path }” is { $one } in the first and { $other } in the second
    }
what =
    { $what ->
        [position] the position
        [view] a view
       *[event] the event “{ $what }”
    }

## Playing at all

not-written = the method “{ $method }” is not written yet
crashed = { $problem } (in { $method }, { $file }, line { $line })
mistaken = { $kind }: { $cause } (in { $method }, { $file }, line { $line })
no-settings = no choice of seats and options was accepted
never-over = the game is still not over, and no game may have more moves
nobody-to-act = nobody is to act, but the game has no result
no-move = seat { $seat } is to act but has no legal move
slug-taken = “{ $slug }” is the slug of another installed game: choose another

## rulebook

bad-slug = “{ $slug }” is not a slug: use lower-case words joined by “-”
bad-version = the version of the rules is { $version }; it must be at least 1
seat-counts-unsorted = the numbers of seats are not in ascending order: { $counts }
bad-minutes = a game takes { $least } to { $most } minutes: give at least 1, and the smaller number first
one-language-only = “{ $missing }” has a text in one language only
option-twice = an option is declared twice: { $names }
option-refuses-own-value = the option “{ $option }” does not accept its own value { $value }, or not as text
option-without-help = “option-{ $option }” has no attribute .help { in-language }
setting-refused-silently = { $options } is refused without a sentence { in-language }
bad-setting-accepted = a setting that does not exist is accepted: { $setting }
setting-differs = a setting that was written down and read again is a different one: { $setting }
seats-without-side = not every seat is on exactly one side: { $sides }
numbering-size = the game has { $size } action numbers; it must have 1 to { $most }
gallery-kinds-twice = the gallery has two groups of the same kind: { $kinds }
gallery-ids = in the group “{ $kind }” of the gallery two things have the same id, or one has none
gallery-without-title = the group “{ $kind }” of the gallery has no title { in-language }
gallery-without-name = “{ $thing }” in the gallery has no name { in-language }
gallery-without-text = “{ $thing }” in the gallery has no text { in-language }

## shape

seats-unsorted = the seats to act are not seats of this game in ascending order: { $asked }
wrong-mover = the mover is { $mover }, but the seats to act are { $asked }
wrong-awaited = the seats awaited are { $awaited }, but the seats to act are { $asked }
acts-with-result = the seats to act are { $asked }, but the result is { $result }
moves-for-wrong-seat = the seats to act are { $asked }, but seat { $seat } has { $moves } legal moves
too-many-moves = seat { $seat } has { $moves } legal moves; the most allowed is { $most }
move-twice = seat { $seat } has the move “{ $words }” twice
not-packed = seat { $seat } has a move that is not a packed move (smallest and largest: { $moves })
window-keys = the window does not have the keys that the contract names: { $keys }
window-asks-others = the window asks { $seats }, but the seats to act are { $asked }
window-pass-not-legal = the window is passed with “{ $words }”, which is not a legal move
over-without-result = the event game-over was sent, but the game has no result
over-not-last = the last event of the game, and only that one, should be game-over: { $kinds }
result-told-differs = the result and what { viewer } is told about it differ: { difference }
ranking-incomplete = not every seat is ranked exactly once: { $ranking }
winners-not-first = the winners { $winners } are not ranked first: { $ranking }
result-without-reason = the result has no reason
scores-incomplete = there is not one score per seat: { $scores }

## conservation

lost-or-created = cards or tokens were lost or created since the start: { difference }

## aliasing

changed-by-questions = the position changed when it was asked for its moves, views, values and refusals: { difference }
changed-by-previews = the position changed when its moves were previewed: { difference }
copy-differs = a copy is not the same as the position: { difference }
copies-differ = the same moves on two copies lead to different positions: { difference }
changed-by-copy = the position changed when moves were made on a copy of it: { difference }
changed-by-original = a copy changed when moves were made on the original: { difference }
changed-by-sampling = the position changed when a sample was drawn from it: { difference }
changed-by-sample = the position changed when moves were made on a sample of it: { difference }
changed-by-answers = the position changed when the lists and objects it had returned were emptied: { difference }

## arrival

order-matters = the same answers in two orders ({ $orders }) lead to different positions: { difference }
answer-changes-choices = the answer of seat { $seat } changes what seat { $waiting } may still answer

## drawing

drawn-with-key = the view of { viewer } is drawn with “{ $missing }”, which has no text { in-language }
drawn-empty = the view of { viewer } is drawn empty { in-language }
drawn-with-break = the view of { viewer } is drawn with a line break inside a line
seats-share-names = some seats have no name, or two have the same { in-language }: { $names }
view-without-awaited = a view has no “table” that says who is awaited
view-without-prompt = a view has no prompt with a “kind”

## idle

idle-not-legal = the idle move of seat { $seat } is not legal: { $move }
idle-nobody-to-act = with all seats idle, nobody is to act, but the game has no result
idle-no-move = with all seats idle, seat { $seat } is to act but has no legal move
all-idle-not-legal = with all seats idle, the idle move of seat { $seat } is not legal: { $move }

## json_trip

not-json = { what } is not JSON: { $problem }
json-changes = { what } changes when it is written as JSON and read again: { difference }
read-differs = a position that was written as JSON and read again is a different one: { difference }
reading-changes-json = reading a position changes the JSON that it is read from
read-shares-json = a position changed when the JSON it was read from was emptied: { difference }
read-goes-on-differently =
    { $moves ->
        [one] a position that was written as JSON and read again is a different one after one move: { difference }
       *[other] a position that was written as JSON and read again is a different one after { $moves } moves: { difference }
    }
broken-crashes = a position with { $where } should be refused with BadPosition, but raises { $problem }
broken-names-no-key = the refusal of a position with { $where } names no key
broken-hides-key = the refusal of a position with { $where } does not name the key { in-language }
broken-accepted = a position with { $where } is accepted, but cannot be played: { $problem }
unknown-key-accepted = a position with the unknown key “xyzzy” is accepted: a misspelt key would be ignored

## leaks; the letters are those of leaks.py

leak-face = (a) { viewer } can tell a sample from the truth: { difference }
sample-not-whole = (a) a sample for { viewer } is not a whole position: { difference }
leak-sample = (b) a sample for { viewer } depends on more than its view: { difference }
sample-hides-otherwise = (c) a sample for { viewer } hides other places than the truth
sample-never-varies = (c) in all samples for { viewer } “{ $place }” is the same: { $value }
leak-step = (d) when seat { $seat } plays “{ $words }”, { viewer } learns what no event told it: { difference }
leak-secret-seen = (d) { viewer } sees whether seat { $seat } plays “{ $words }” or “{ $others }” in secret, and no event told it: { difference }
leak-secret-told = (e) { viewer } is told whether seat { $seat } plays “{ $words }” or “{ $others }” in secret: { difference }
leak-told = (e) when seat { $seat } plays “{ $words }”, { viewer } is told more than it sees: { difference }
leak-undeclared = (f) when seat { $seat } plays “{ $words }”, { viewer } learns something hidden that no event declares: { $told }
leak-viewpoint = (g) { viewer } and { fellow } share a viewpoint but see different things: { difference }
leak-preview = (h) the preview of “{ $words }” tells { viewer } more than it may know: { difference }

## observation

observation-differs = an observation differs from what the match shows: { difference }
observation-travels = an observation that was written as JSON and read again is a different one: { difference }
observation-samples = an observation that was written as JSON and read again has different samples: { difference }
observation-knows-truth = an observation changes with what its seat cannot see: { difference }

## refusals

listed-but-refused = “{ $words }” is listed for seat { $seat } but refused: { $refusal }
accepted-not-listed = “{ $words }” is accepted from seat { $seat } but not listed
spelling-refused = “{ $words }” means a listed move of seat { $seat } but is refused: { $refusal }
number-dropped = “{ $words }” is accepted, but its canonical form is “{ $kept }”, without the number
accepted-from-other-seat = “{ $words }” is accepted from seat { $seat }, which is not to act
refused-not-as-yours = “{ $words }” from seat { $seat }, which is not to act, is refused as “{ $kind }” instead of “not-yours”
nonsense-accepted = { $words } is accepted from seat { $seat }
nonsense-refused-as = { $words } is refused as “{ $kind }” instead of “not-a-move”
refused-unknown-kind = { $words } is refused as “{ $kind }”, which is none of the three kinds
rule-without-text = { $words } is refused by “{ $rule }”, which has no text { in-language }
refusal-hides-rule = the refusal of { $words } does not name “{ $rule }” { in-language }

## searching

key-of-copy = a copy of the position has another key, or the key changes when it is asked for again
key-of-read = the position has another key when it is written as JSON and read again
key-after-move = after { $move } the position and its key do not change together
feature-names = features need names of their own, GROUP or GROUP:DETAIL in small letters, digits and hyphens: { $names }
feature-without-text = the message “{ $message }” with “.gain” and “.loss” is missing { in-language }
feature-not-written = the feature “{ $name }” of seat { $seat } depends on what stood in its place before
feature-not-a-number = the feature “{ $name }” of seat { $seat } is no finite number
features-too-many = more than the { $count } features that have names are written for seat { $seat }
features-change-position = the position changed when it was asked for its features
over-not-settled = the game is over, but the position says that something is still to be decided

## stopping

stopping-changes = stopping the game changed the position itself
stopped-result = a game that was resigned has the result { $result }
stopped-acts = after a resignation nobody should be asked, but the seats to act are { $asked }
stopped-asks = after a resignation { viewer } is still asked { $prompt }
stopped-drawn-raw = the resignation is drawn without a text { in-language }: { $text }

## tally

tally-rows = the tally has no rows, or two of the same name: { $names }
tally-numbers = the row “{ $row }” of the tally does not have one number per seat (numbers: { $numbers }, seats: { $seats })
tally-changes = the tally had the rows { $begun } and now has { $names }
tally-leaks = the tally tells what a spectator may not know: { $truth }, and for a sample { $guess }

## texts

no-text = no text { in-language } for { $keys }
no-sentence = { viewer } is sent { $event }, but there is no sentence for it: { $problem }

## values

values-count = there is not one value per seat (values: { $values }, seats: { $seats })
values-range = the values are not between -1 and 1: { $values }
value-of-one = the value for seat { $seat } alone is { $alone }, but among the values of all seats it is { $value }
values-not-result = the game ended with the ranking { $ranking }, but its values are { $values }
values-not-won = one side has won and the other has lost, but the values are { $values }

## words

words-parsed-otherwise = the words “{ $words }” are not read as the move that they are written for
words-badly-written = “{ $words }” is not in lower case with single spaces and at most { $most } characters
listed-not-canonical = “{ $words }” is listed, but its canonical form is “{ $kept }”
number-too-large = “{ $words }” has the number { $number }; numbers must be below { $size } and not negative
number-twice = “{ $words }” and “{ $others }” have the same number, { $number }
number-misleads = “{ $words }” has the number { $number }, which leads back to another move, { $back }

## determinism

same-moves-differ = the same moves do not lead to the same position and events: { difference }
watching-matters = what happens depends on whether a log is passed: { difference }
watching-draws = how much is drawn depends on whether a log is passed

## replay

own-record-refused = the game’s own record is refused: { $cause }
record-rewritten = a record that was replayed is written differently
record-position-differs = a record does not replay to the same position: { difference }
record-events-differ = a record does not replay to the same events: { difference }
record-not-true = the record of a game is not true: { $cause }

## undo

undone-record-differs = a record with moves that were taken back replays to a different position
undo-shown-to-others = those who may undo are { $offered }, but the views of { $told } offer it
undo-offered-to-others = after “{ $words }” by seat { $seat } others may take it back: { $offered }
undone-differs = “{ $words }” was taken back, but the position is not the one before it: { difference }
redone-differs = “{ $words }”, taken back and made again, does not lead to the same position: { difference }
refused-undo-changes = an undo was refused but changed the match
undo-not-offered = an undo that is not offered is carried out
undo-passes-turn = “{ $words }” can be taken back, but the seats to act went from { $before } to { $after }
undo-draws = “{ $words }” can be taken back, but something was drawn
undo-reveals = “{ $words }” can be taken back, but { viewer } learnt something from it: { difference }

## counts

counts-entry = an entry of counts must be an object with some of the keys { $keys }
counts-no-numbers = { $name }: “counts” must be a list of whole numbers, one for each depth
counts-differ = { $name }: sequences of moves at depth { $depth }: { $found }, expected { $lines }
