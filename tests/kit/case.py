"""What the kit must know of a game, taken from its rulebook page and not from its code."""

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
        named = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.seats} seats{named}"


def nothing_hidden(position: JsonObject, viewer: Seat | None, setting: Setting) -> dict[str, Json]:
    """The hidden places of a game in which everybody sees everything."""
    return {}


def nothing_secret(position: JsonObject) -> bool:
    """No answer is secret."""
    return False


@dataclass(frozen=True)
class Page:
    """The cases of a game, and what its rulebook page says of cards, hidden places and secrets.

    All functions read the all-seeing position (`State.to_json`). Somebody who adds a game adds one of these.
    """

    cases: tuple[Case, ...]

    conserved: Callable[[JsonObject, Setting], Json]
    """A count of all cards or tokens, of each kind, wherever they are; it never changes in a game."""

    hidden: Callable[[JsonObject, Seat | None, Setting], dict[str, Json]] = nothing_hidden
    """The places that a viewer (None: a spectator) cannot look into, with what lies there.

    Only those of which the unseen cards allow more than one content.
    """

    is_secret: Callable[[JsonObject], bool] = nothing_secret
    """Whether what seats answer now is hidden from the others."""

    revealing: frozenset[str] = frozenset()
    """Kinds of events that by the page tell something hidden which the view may forget: a look at a card."""

    longest: int = 20_000
    """No random game has more moves."""

    endless: tuple[tuple[str, Json], ...] = ()
    """Options with which the page sets no limit: a random game need not end then."""

    share: float = 0.05
    """The share of positions at which each costly check looks in a soak; less where games are long."""
