"""What a planted fault is: a toy game that breaks one sentence, and the check that must say so."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from quintessence.core import registry
from quintessence.core.contract import Game
from quintessence.testing.play import Fault, Moment, Play
from tests.kit.lamps_state import LampsState
from tests.kit.toys import Lamps


@dataclass(frozen=True)
class Planted:
    """A faulty game, which check must catch it, and the fault that it must find."""

    game: Lamps
    at: Callable[[Moment], None] | None
    """A check of a position."""
    of: Callable[[Play], None] | None
    """A check of a finished game."""
    key: str
    """The message of the fault, or several with `|` between them."""
    details: dict[str, str | int]
    """Some details of the message; of a text its beginning."""

    def is_told_by(self, fault: Fault) -> bool:
        told = fault.details
        return re.fullmatch(self.key, fault.key) is not None and all(
            str(told[name]).startswith(str(detail)) for name, detail in self.details.items()
        )

    def __str__(self) -> str:
        return self.game.slug


@contextmanager
def known(game: Game) -> Iterator[None]:
    """The registry knows the game for a while: records and observations name it by its slug."""
    registry.register(game)
    try:
        yield
    finally:
        registry._games.pop(game.slug)


def named(game: Lamps, fault: type) -> Lamps:
    """The game under the name of its fault: `SharedHands` is `shared-hands`."""
    game.slug = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in fault.__name__).strip("-")
    return game


def made(fault: type[LampsState] | type[Lamps]) -> Lamps:
    """A game with a faulty rulebook, or the sound one with faulty positions."""
    if issubclass(fault, Lamps):
        return named(fault(), fault)
    game = Lamps()
    game.state_class = fault
    return named(game, fault)


def at_a_position(
    fault: type[LampsState] | type[Lamps], check: Callable[[Moment], None], key: str, **details: str | int
) -> Planted:
    return Planted(made(fault), check, None, key, details)


def of_a_game(
    fault: type[LampsState] | type[Lamps], check: Callable[[Play], None], key: str, **details: str | int
) -> Planted:
    return Planted(made(fault), None, check, key, details)
