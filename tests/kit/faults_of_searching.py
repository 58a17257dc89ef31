"""Toy games whose keys and features would mislead a search."""

from math import inf
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.setting import Setting
from quintessence.testing import searching
from tests.kit.lamps_state import LampsState
from tests.kit.planted import Planted, at_a_position
from tests.kit.toys import Lamps


class KeyOfTheObject(LampsState):
    """A copy has another key: it is the object that has one, not the position."""

    def key(self) -> i64:
        return id(self)


class KeyForgetsThePhase(LampsState):
    """Positions in which the same seat has the same points are all one."""

    def key(self) -> i64:
        return self.round * 100 + sum(self.scores)


class LeavesAPlace(LampsState):
    """A feature is written only when there is something to write."""

    def fill_features(self, seat: i64, into: vec[float]) -> None:
        kept = into[2]
        super().fill_features(seat, into)
        if into[2] == 0.0:
            into[2] = kept


class WritesTooFar(LampsState):
    """One number more than there are names."""

    def fill_features(self, seat: i64, into: vec[float]) -> None:
        super().fill_features(seat, into)
        into[4] = 1.0


class EndlessFeature(LampsState):
    """A quotient by nothing."""

    def fill_features(self, seat: i64, into: vec[float]) -> None:
        super().fill_features(seat, into)
        into[0] = inf


class CountsAlong(LampsState):
    """Asking for features counts as a round."""

    def fill_features(self, seat: i64, into: vec[float]) -> None:
        super().fill_features(seat, into)
        self.scores[seat] += 1


class NeverSettled(LampsState):
    """Something is always under way, even when all is over."""

    def is_settled(self) -> bool:
        return False


class SameNameTwice(Lamps):
    """Two features have one name."""

    def features(self, setting: Setting) -> list[str]:
        return ["points", "hand", "hand", "turn"]


class NamelessGroup(Lamps):
    """A group of features has no text."""

    def features(self, setting: Setting) -> list[str]:
        return ["points", "hand", "hand:four", "tempo"]


FAULTS: Final[tuple[Planted, ...]] = (
    at_a_position(KeyOfTheObject, searching.check, "key-of-copy"),
    at_a_position(KeyForgetsThePhase, searching.check, "key-after-move"),
    at_a_position(LeavesAPlace, searching.check, "feature-not-written", name="hand:four"),
    at_a_position(WritesTooFar, searching.check, "features-too-many", count=4),
    at_a_position(EndlessFeature, searching.check, "feature-not-a-number", name="points"),
    at_a_position(CountsAlong, searching.check, "feature-not-written|features-change-position"),
    at_a_position(NeverSettled, searching.check, "over-not-settled"),
    at_a_position(SameNameTwice, searching.check, "feature-names"),
    at_a_position(NamelessGroup, searching.check, "feature-without-text", message="feature-tempo"),
)
