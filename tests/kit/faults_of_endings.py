"""Toy games that count wrongly, tell too much by it, or go on after they were given up."""

from typing import Final

from quintessence.core.messages import Messages
from quintessence.core.result import Result
from quintessence.core.setting import Setting
from quintessence.core.tally import TallyRow
from quintessence.core.types import JsonObject, Line, Seat
from quintessence.testing import stopping, tally
from tests.kit.lamps_state import FOUR, LampsState
from tests.kit.planted import Planted, at_a_position, named
from tests.kit.toys import Lamps


class CountsFours(LampsState):
    """The tally counts the fours in hidden hands."""

    def tally(self) -> list[TallyRow]:
        return [*super().tally()[:1], TallyRow("cards", [hand[FOUR] for hand in self.hands])]


class CountsTheLeader(LampsState):
    """Only one seat has a number."""

    def tally(self) -> list[TallyRow]:
        return [TallyRow("points", [self.scores[self.leader]])]


class CountsNothing(LampsState):
    """There are no rows."""

    def tally(self) -> list[TallyRow]:
        return []


class CountsNameless(LampsState):
    """A row has no text."""

    def tally(self) -> list[TallyRow]:
        return [TallyRow("stakes", list(self.scores))]


class CountsNow(LampsState):
    """A row comes only in the second round."""

    def tally(self) -> list[TallyRow]:
        return super().tally()[: self.round]


class GoesOn(LampsState):
    """A game that was given up still asks somebody."""

    def stopped(self, result: Result) -> LampsState:
        twin = super().stopped(result)
        twin.phase = self.phase
        return twin


class StopsItself(LampsState):
    """Whoever looks at a game that was given up has ended the position itself."""

    def stopped(self, result: Result) -> LampsState:
        self.phase, self.given_up = "over", result
        return self


class ForgetsWhoGaveUp(LampsState):
    """The result of a game that was given up goes by points."""

    def stopped(self, result: Result) -> LampsState:
        return super().stopped(self.ranked())


class AsksOn(LampsState):
    """Nobody is to act any more, and the view asks for a bid all the same."""

    def prompt(self, seat: Seat | None) -> JsonObject:
        return {"kind": "bid" if self.given_up is not None else self.phase}


class DrawsRawWords(Lamps):
    """How the game ended is drawn by its id."""

    def draw(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        return [*super().draw(view, setting, messages), [("plain", f"reason-{view['given-up']}")]]


class ShowsWhy(LampsState):
    """The view says how the game was given up, for a drawing that has no words for it."""

    def shown(self, seat: Seat | None) -> JsonObject:
        return {**super().shown(seat), "given-up": None if self.given_up is None else self.given_up.reason}


def drawn_raw() -> Planted:
    game = DrawsRawWords()
    game.state_class = ShowsWhy
    return Planted(named(game, DrawsRawWords), stopping.check, None, "stopped-drawn-raw", {"text": "reason-resigned"})


FAULTS: Final = (
    at_a_position(CountsFours, tally.check, "tally-leaks"),
    at_a_position(CountsTheLeader, tally.check, "tally-numbers", row="points", numbers=1),
    at_a_position(CountsNothing, tally.check, "tally-rows", names="[]"),
    at_a_position(CountsNameless, tally.check, "no-text", keys="tally-stakes", language="en"),
    at_a_position(CountsNow, tally.check, "tally-changes", begun="['points']"),
    at_a_position(GoesOn, stopping.check, "stopped-result", result="None"),
    at_a_position(StopsItself, stopping.check, "stopping-changes"),
    at_a_position(ForgetsWhoGaveUp, stopping.check, "stopped-result", result="Result"),
    drawn_raw(),
    at_a_position(AsksOn, stopping.check, "stopped-asks"),
)
