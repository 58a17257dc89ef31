"""Games that are decided by reaction times: what their positions add to the contract.

A race is a moment at which several seats may answer at once, each with a move that carries its reaction time
in milliseconds. Positions know no clock: the caller says how long a move took.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quintessence.core.contract import Game, State
from quintessence.core.messages import Messages
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject, Line

SEARCH: Final[i64] = 0
"""What was shown must be compared with what lies there before a hand can come down."""
CALL: Final[i64] = 1
"""What was shown calls for the same answer at once, wherever it is put."""
STOP: Final[i64] = 2
"""What was shown calls for nothing: every hand is wrong."""


@final
class Stimulus:
    """What there is to see in an open race and what a player may do about it: the same for every seat."""

    def __init__(
        self, kind: i64, comparisons: i64, right: vec[i64], tempting: vec[i64], hands: vec[i64], tools: vec[i64]
    ) -> None:
        self.kind = kind
        """SEARCH, CALL or STOP."""
        self.comparisons = comparisons
        """How many pairs must be compared to see everything, at least 1."""
        self.right = right
        """The answers that would win, without times."""
        self.tempting = tempting
        """Wrong answers that look right at a glance, one entry for each thing that misleads."""
        self.hands = hands
        """The answer with the bare hand on each place, right or wrong."""
        self.tools = tools
        """The answer with the player's piece on each place, right or wrong."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TimedState(State):
    """A position of a game with races."""

    def race_window(self) -> i64:
        """The milliseconds in which the open race can be answered, 0 if none is open."""
        raise NotImplementedError

    def race_patience(self) -> i64:
        """How many times as long as usual the open race is left open before the next card may be asked for."""
        raise NotImplementedError

    def race_floor(self) -> i64:
        """The milliseconds below which an answer is a false start."""
        raise NotImplementedError

    def stimulus(self) -> Stimulus:
        """What the open race shows to all. It follows from what is face up: it tells a seat nothing new."""
        raise NotImplementedError

    def is_right(self, move: i64) -> bool:
        """Whether the answer would win the open race if it were the first."""
        raise NotImplementedError

    def silence(self) -> i64:
        """The answer of a seat that does not react."""
        raise NotImplementedError

    def timed(self, move: i64, time: i64) -> i64:
        """The answer with its reaction time."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TimedGame(Game):
    """A game with races: its positions are `TimedState`s."""

    def draw_judged(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        """The view of a race when it is over: the same picture, with what made an answer right lit up."""
        raise NotImplementedError

    def speak(self, view: JsonObject, setting: Setting, messages: Messages) -> list[str]:
        """A view in a few plain sentences, for somebody who hears the game instead of seeing it."""
        raise NotImplementedError
