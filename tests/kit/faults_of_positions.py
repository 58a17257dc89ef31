"""Toy games whose positions cannot be trusted: copies, JSON, chance, order of arrival, lost cards."""

import random
from typing import Final

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.contract import State
from quintessence.core.errors import BadPosition
from quintessence.core.event import Log
from quintessence.core.packing import first_of, form_of
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject, Seat
from quintessence.testing import aliasing, arrival, conservation, determinism, json_trip, replay, termination
from tests.kit.lamps_state import BID, FOUR, KINDS, OPEN, LampsState, names_of
from tests.kit.planted import at_a_position, of_a_game
from tests.kit.toys import Lamps


class SharedHands(LampsState):
    """A copy holds the same hands, not equal ones."""

    def copy(self) -> LampsState:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class ForgottenStake(LampsState):
    """A copy forgets the stake."""

    def copy(self) -> LampsState:
        twin = super().copy()
        twin.stake = 0
        return twin


class SharedSample(LampsState):
    """A sample keeps the score on the same sheet as the truth."""

    def sample(self, seat: Seat | None, chance: Chance) -> LampsState:
        twin = super().sample(seat, chance)
        twin.scores = self.scores
        return twin


class HandsOutItself(LampsState):
    """The list of values that is handed out is the position's own."""

    kept: list[float]

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.kept = [0.0] * setting.seats

    def values(self) -> list[float]:
        return self.kept


class PlaysWhatIsPreviewed(LampsState):
    """A preview of a bid plays the card on the position itself, not on a copy."""

    def preview(self, seat: Seat, move: i64) -> JsonObject | None:
        if form_of(move) != BID:
            return super().preview(seat, move)
        self.hands[seat][first_of(move)] -= 1
        return {"hand": names_of(self.hands[seat])}


class ChangedByLooking(LampsState):
    """Whoever looks at a position changes it."""

    def values(self) -> list[float]:
        self.scores[0] += 1
        return super().values()


class LosesTheStake(LampsState):
    """The position's JSON has no stake."""

    def to_json(self) -> JsonObject:
        return {key: value for key, value in super().to_json().items() if key != "stake"}


class HiddenMemory(LampsState):
    """The position's JSON has all keys of the page, but the position remembers more."""

    bidden = 0

    def bid(self, seat: Seat, card: int, log: Log) -> None:
        super().bid(seat, card, log)
        self.bidden += 1

    def copy(self) -> LampsState:
        twin = super().copy()
        assert isinstance(twin, HiddenMemory)
        twin.bidden = self.bidden
        return twin

    def end_round(self, log: Log) -> None:
        super().end_round(log)
        self.scores[0] += self.bidden % 7


class WritesTuples(LampsState):
    """A view holds something that is not JSON."""

    def shown(self, seat: Seat | None) -> JsonObject:
        return {**super().shown(seat), "scores": tuple(self.scores)}  # type: ignore[dict-item]


class DrawsOnReading(Lamps):
    """Reading a whole position draws something again."""

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> State:
        state = super().from_json(position, setting, chance)
        assert isinstance(state, LampsState)
        state.leader = chance.below(setting.seats)
        return state


class CrashesOnReading(Lamps):
    """A broken position ends in an exception that says nothing to anybody."""

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> State:
        try:
            return super().from_json(position, setting, chance)
        except BadPosition as refusal:
            raise KeyError(refusal.key) from refusal


class BelievesAnything(Lamps):
    """A broken position is accepted, and cannot be played."""

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> State:
        try:
            return super().from_json(position, setting, chance)
        except BadPosition:
            state = self.state_class(setting)
            state.leader = 99
            state.phase = "lead"
            return state


class IgnoresKeys(Lamps):
    """A misspelt key is lost in silence."""

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> State:
        known = self.state_class(setting).to_json()
        return super().from_json({k: v for k, v in position.items() if k in known}, setting, chance)


class FirstComeFirstServed(LampsState):
    """Who bids first leads when all have bid the same."""

    first = OPEN

    def bid(self, seat: Seat, card: int, log: Log) -> None:
        if self.bids.count(OPEN) == self.setting.seats:
            self.first = seat
        super().bid(seat, card, log)

    def copy(self) -> LampsState:
        twin = super().copy()
        assert isinstance(twin, FirstComeFirstServed)
        twin.first = self.first
        return twin

    def score_bids(self, log: Log) -> None:
        self.leader = self.first
        super().score_bids(log)


class OneOfEach(LampsState):
    """A card that has been bid in secret cannot be bid by another seat any more."""

    def bidding(self, seat: Seat) -> list[int]:
        moves = super().bidding(seat)
        return [move for move in moves if (move >> 6) - 1 not in self.bids] or moves


class OwnDice(LampsState):
    """A draw takes its luck from Python's own generator."""

    def draw(self, seat: Seat, chance: Chance, log: Log) -> None:
        super().draw(seat, chance, log)
        self.scores[seat] += random.randrange(1000)


class PlaysToTheGallery(LampsState):
    """A point is only counted when somebody watches."""

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None = None) -> None:
        super().apply(seat, move, chance, log)
        if log is None and self.phase != "over":
            self.scores[0] += 1


class RemembersGames(Lamps):
    """The rulebook remembers how often it was played."""

    games = 0

    def setup(self, setting: Setting, chance: Chance) -> State:
        state = super().setup(setting, chance)
        assert isinstance(state, LampsState)
        self.games += 1
        state.scores[0] = 10 * (self.games % 2)
        return state


class LosesACard(LampsState):
    """A parry takes the four out of the world."""

    def parry(self, seat: Seat, log: Log) -> None:
        super().parry(seat, log)
        self.discard[FOUR] -= 1


class TurnsOneCardIntoAnother(LampsState):
    """The number of cards is right, their kinds are not."""

    def draw(self, seat: Seat, chance: Chance, log: Log) -> None:
        super().draw(seat, chance, log)
        card = next(card for card in range(KINDS) if self.hands[seat][card])
        self.hands[seat][card] -= 1
        self.hands[seat][(card + 1) % KINDS] += 1


class NeverEnds(LampsState):
    """After the last round there is another."""

    def end_round(self, log: Log) -> None:
        self.round -= self.round == self.setting.number("rounds")
        super().end_round(log)


FAULTS: Final = (
    at_a_position(SharedHands, aliasing.check, "changed-by-copy", path="position.hands"),
    at_a_position(ForgottenStake, aliasing.check, "copy-differs", path="position.stake"),
    at_a_position(SharedSample, aliasing.check, "changed-by-sample", path="position.scores"),
    at_a_position(HandsOutItself, aliasing.check, "changed-by-answers", path="values"),
    at_a_position(PlaysWhatIsPreviewed, aliasing.check, "changed-by-previews", path="position.hands"),
    at_a_position(ChangedByLooking, aliasing.check, "changed-by-questions"),
    at_a_position(LosesTheStake, json_trip.check, "read-differs", path="faces.0.view.stake"),
    at_a_position(HiddenMemory, json_trip.check, "read-goes-on-differently", path="position.scores"),
    at_a_position(WritesTuples, json_trip.check, "json-changes", what="view", path="scores"),
    at_a_position(DrawsOnReading, json_trip.check, "read-differs", path="position.leader"),
    at_a_position(CrashesOnReading, json_trip.check, "broken-crashes", problem="KeyError"),
    at_a_position(BelievesAnything, json_trip.check, "broken-accepted"),
    at_a_position(IgnoresKeys, json_trip.check, "unknown-key-accepted"),
    at_a_position(FirstComeFirstServed, arrival.check, "order-matters", path="position.leader"),
    at_a_position(OneOfEach, arrival.check, "answer-changes-choices"),
    of_a_game(OwnDice, determinism.check, "same-moves-differ", path="position.scores"),
    of_a_game(PlaysToTheGallery, determinism.check, "watching-matters", path="scores"),
    of_a_game(RemembersGames, determinism.check, "same-moves-differ", path="position.scores"),
    of_a_game(RemembersGames, replay.check, "(own-)?record-.*"),
    at_a_position(LosesACard, conservation.check, "lost-or-created", path="4", one="3"),
    at_a_position(TurnsOneCardIntoAnother, conservation.check, "lost-or-created"),
    of_a_game(NeverEnds, termination.check, "never-over"),
)
