"""What the kit should know about a game, taken from its rules and not from its code."""

from collections.abc import Callable
from dataclasses import dataclass, field

from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Seat


@dataclass(frozen=True)
class Case:
    """One setting under which a game is tried; options that are not named have their defaults."""

    seats: int
    options: JsonObject = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.seats} seats{self.written_options()}"

    def written_options(self) -> str:
        """The options as they follow the seats in a sentence."""
        return "".join(f", {name}={value}" for name, value in self.options.items())


@dataclass(frozen=True)
class Facts:
    """What the rules of a game say about its cards, its hidden places and its secrets.

    Every field may be left out: the kit then derives what it can from the game and says what it could not check
    (`unchecked`). All functions read the all-seeing position, the JSON of `State.to_json`.
    """

    cases: tuple[Case, ...] = ()
    """The settings to try: every option with every value at least once. None: made from what the game declares."""

    conserved: Callable[[JsonObject, Setting], Json] | None = None
    """A count of all cards or tokens, of each kind, wherever they are; it never changes in a game."""

    hidden: Callable[[JsonObject, Seat | None, Setting], dict[str, Json]] | None = None
    """The places that a viewer (None: a spectator) cannot look into, with what lies there.

    Only those of which the unseen cards allow more than one content. A game without secrets says `nothing_hidden`.
    """

    is_secret: Callable[[JsonObject], bool] | None = None
    """Whether what seats answer now is hidden from the others. A game without such answers says `nothing_secret`."""

    revealing: frozenset[str] = frozenset()
    """Kinds of events that tell something hidden which the view does not keep: a look at a card."""

    silent: frozenset[str] = frozenset()
    """Kinds of events that no sentence tells, because the board or another event shows the same."""

    has_own_board: bool = False
    """Whether the web client has a board for this game. Else its plain board needs names for all that it shows."""

    longest: int = 20_000
    """No random game has more moves."""

    endless: tuple[tuple[str, Json], ...] = ()
    """Options with which the rules set no limit: a random game need not end then."""

    share: float = 0.05
    """The share of positions at which each costly check looks in a soak; less where games are long."""

    def unchecked(self) -> list[str]:
        """The fields without which something cannot be checked."""
        fields = {"conserved": self.conserved, "hidden": self.hidden, "is_secret": self.is_secret}
        return [name for name, given in fields.items() if given is None]


def nothing_hidden(position: JsonObject, viewer: Seat | None, setting: Setting) -> dict[str, Json]:
    """The hidden places of a game in which everybody sees everything."""
    return {}


def nothing_secret(position: JsonObject) -> bool:
    """No answer is secret."""
    return False
