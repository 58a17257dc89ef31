"""`quintessence perft GAME DEPTH`: how many lines of play there are, depth by depth."""

from quintessence.cli.command import Argument, Call, Command, Option
from quintessence.cli.reading import CARDS, OPTION, cards_of, game_options, read_object, whole_number
from quintessence.core.match import Match
from quintessence.core.perft import perft
from quintessence.core.registry import find_game
from quintessence.core.types import JsonObject

DEEPEST = 20
MOST_SEATS = 20
SEED = 1
"""Where a game shuffles, the count is that of one deal; the same every time."""


def run(call: Call) -> int:
    game = find_game(call.required("game").lower())
    depth = whole_number(call, call.screen.text("argument-depth"), call.required("depth"), 1, DEEPEST)
    asked, file = call.value("--seats"), call.value("--position")
    seats = None if asked is None else whole_number(call, "--seats", asked, 1, MOST_SEATS)
    start = None if file is None else read_position(file)
    match = Match(game, seats, SEED, game_options(call), cards_of(call, game), start)
    for reached in range(1, depth + 1):
        # Each depth is told as soon as it is known: the next takes some fifty times as long.
        call.screen.write(f"{reached:>2}  {perft(match.state, reached)}")
    return 0


def read_position(path: str) -> JsonObject:
    """The position in a file: the JSON of the rulebook page, or a scenario that begins with it."""
    given = read_object(path)
    position = given.get("position")
    return position if "steps" in given and isinstance(position, dict) else given


PERFT = Command(
    "perft",
    run,
    (Argument("game", "argument-game"), Argument("depth", "argument-depth")),
    (Option("--position", "option-position"), Option("--seats", "option-seat-count"), OPTION, CARDS),
)
