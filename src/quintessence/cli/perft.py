"""`quintessence perft GAME DEPTH`: how many sequences of moves there are, depth by depth."""

from quintessence import JsonObject, Match
from quintessence.cli.command import CARDS, OPTION, SEAT_COUNT, Argument, Call, Command, Option, whole_number
from quintessence.cli.files import read_object
from quintessence.core.perft import perft

DEEPEST = 20
SEED = 1
"""A game that shuffles is counted for one deal, always the same."""


def run(call: Call) -> int:
    game = call.game()
    depth = whole_number(call.screen.text("argument-depth"), call.required("depth"), 1, DEEPEST)
    seats, file = call.seat_count(), call.value("--position")
    start = None if file is None else read_position(file)
    match = Match(game, seats, SEED, call.game_options(), call.cards(game), start)
    for reached in range(1, depth + 1):
        # Each depth is told as soon as it is known: the next takes some fifty times as long.
        call.screen.write(f"{reached:>2}  {perft(match.state, reached)}")
    return 0


def read_position(path: str) -> JsonObject:
    """The position in a file: the JSON of the rulebook page, or a scenario that begins with it."""
    given = read_object(path)
    position = given.get("position")
    return position if "steps" in given and isinstance(position, dict) else given


PERFT = Command("perft", run, (Argument("game"), Argument("depth")), (Option("--position"), SEAT_COUNT, OPTION, CARDS))
