"""Toy games whose moves, refusals, endings and values do not hold together."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.contract import State
from quintessence.core.event import Log
from quintessence.core.grammar import Form, Grammar
from quintessence.core.messages import Messages
from quintessence.core.numbering import GrammarNumbering, Numbering
from quintessence.core.packing import first_of, form_of, pack1, pack2
from quintessence.core.refusal import NOT_NOW, NOT_YOURS, Refusal
from quintessence.core.result import Result
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject, Language, Line, Seat
from quintessence.testing import drawing, idle, refusals, shape, values, words
from tests.kit.lamps_state import BID, DRAW, LET, PASS, LampsState
from tests.kit.planted import at_a_position, of_a_game
from tests.kit.toys import GRAMMAR, Lamps


class AsksTheLeader(LampsState):
    """The window names another seat than the one that is to act."""

    def window(self) -> JsonObject | None:
        window = super().window()
        return None if window is None else {**window, "seats": [self.leader]}


class NoWayToPass(LampsState):
    """The window can be let pass only with words that are no move."""

    def window(self) -> JsonObject | None:
        window = super().window()
        return None if window is None else {**window, "pass": "ignore"}


class ListsTwice(LampsState):
    """A move is listed twice."""

    def legal_moves(self, seat: i64) -> vec[i64]:
        moves = super().legal_moves(seat)
        return append(moves, moves[0]) if len(moves) else moves


class ListsTooMany(LampsState):
    """Every possible time of an answer is listed as a move of its own."""

    def answering(self, seat: Seat) -> list[int]:
        return [LET, *[pack1(LET, time) for time in range(1000)]]


class ListsNothing(LampsState):
    """A seat that cannot parry is asked but has nothing to say."""

    def answering(self, seat: Seat) -> list[int]:
        moves = super().answering(seat)
        return moves if len(moves) > 1 else []


class ListsForAll(LampsState):
    """Seats that are not to act have moves."""

    def legal_moves(self, seat: i64) -> vec[i64]:
        own = super().legal_moves(seat)
        return own if len(own) or self.phase == "over" else extend(own, super().legal_moves(self.to_act()[0]))


class ListsIllegal(LampsState):
    """Every card is listed, held or not."""

    def bidding(self, seat: Seat) -> list[int]:
        return [pack1(BID, card) for card in range(4)] if any(self.hands[seat]) else super().bidding(seat)


class ListsAnotherSpelling(LampsState):
    """A bid is not listed in its canonical form."""

    def bidding(self, seat: Seat) -> list[int]:
        moves = super().bidding(seat)
        return [pack2(BID, first_of(move), 0) if form_of(move) == BID else move for move in moves]


class ListsTooFew(LampsState):
    """The highest card of a hand is not listed, though it may be bid."""

    def bidding(self, seat: Seat) -> list[int]:
        moves = super().bidding(seat)
        return moves[:-1] or moves


class Lenient(Lamps):
    """A full hand may rest, though it is not listed."""

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        refusal = super().explain(state, seat, words)
        return None if refusal is not None and refusal.rule == "LA-BID-2" else refusal


class RefusesSpelling(Lamps):
    """A spelling that the page allows is refused."""

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        return Refusal("LA-TUR-2") if words == "bid 1 secretly" else super().explain(state, seat, words)


class AcceptsAnySeat(Lamps):
    """Anybody may answer."""

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        refusal = super().explain(state, seat, words)
        return None if refusal is not None and refusal.kind == NOT_YOURS else refusal


class SaysNotNow(Lamps):
    """A seat that is not asked is told that the move is wrong."""

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        refusal = super().explain(state, seat, words)
        if refusal is not None and refusal.kind == NOT_YOURS:
            return Refusal(refusal.rule, NOT_NOW)
        return refusal


class NamesNoRule(Lamps):
    """A refusal names a rule that is nowhere written."""

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        refusal = super().explain(state, seat, words)
        return None if refusal is None else Refusal("LA-XYZ-1", refusal.kind)


class EnglishOnly(Lamps):
    """A rule has no text in French."""

    def messages(self, language: Language) -> Messages:
        return super().messages(language) if language == "en" else Messages(language, ["LA-SAY-1 = Un coup."])


class ReadsAnything(Lamps):
    """Blanks and capitals do not matter, though the page says that they do."""

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        return super().explain(state, seat, words.strip())


class HearsNonsense(Lamps):
    """Words that are no move of any game are a refusal of some other kind."""

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        refusal = super().explain(state, seat, words)
        return None if refusal is None else Refusal(refusal.rule, NOT_YOURS)


class DropsTheTime(Lamps):
    """The free number of an answer is thrown away."""

    def canonical(self, state: State, seat: Seat, move: i64) -> i64:
        return LET if form_of(move) == LET else super().canonical(state, seat, move)


class SameNumbers(Lamps):
    """Two moves have the same action number."""

    def numbering(self, setting: Setting) -> Numbering:
        return HalvedNumbering(self.grammar(setting), 2)


class WrongNumbers(Lamps):
    """An action number leads to another move than the one it was made from."""

    def numbering(self, setting: Setting) -> Numbering:
        return HalvedNumbering(self.grammar(setting), 1)


class HalvedNumbering(Numbering):
    """A numbering that is off by one, or that forgets the last bit."""

    def __init__(self, grammar: Grammar, divisor: int) -> None:
        self.sound = GrammarNumbering(grammar)
        self.size = self.sound.size + 1
        self.divisor = divisor

    def number(self, move: i64) -> int:
        return (self.sound.number(move) + 1) // self.divisor

    def move(self, number: int) -> i64:
        return self.sound.move(min(number * self.divisor, self.size - 2))


class TwoWaysToPass(Lamps):
    """Two forms have the same words: one of them can be printed but never parsed."""

    def grammar(self, setting: Setting) -> Grammar:
        return Grammar([*GRAMMAR.forms, Form("pass")])


class TwoWaysToPassState(LampsState):
    """The second form is the one that is listed."""

    def leading(self, seat: Seat) -> list[int]:
        return [len(GRAMMAR.forms) if move == PASS else move for move in super().leading(seat)]


TwoWaysToPass.state_class = TwoWaysToPassState


class EndsQuietly(LampsState):
    """Nobody is told that the game is over."""

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None = None) -> None:
        super().apply(seat, move, chance, log)
        if log is not None:
            log.events = [event for event in log.events if event.kind != "game-over"]


class TalksOn(LampsState):
    """Something is told after the end."""

    def end_round(self, log: Log) -> None:
        super().end_round(log)
        log.add("lamps-lit", {})


class WrongNews(LampsState):
    """The last event tells another result than the position."""

    def result(self) -> Result | None:
        result = super().result()
        return None if result is None else Result(result.winners, result.ranking, "darkness")


class FalseAlarm(LampsState):
    """The end is announced while the game goes on."""

    def score_bids(self, log: Log) -> None:
        super().score_bids(log)
        log.add("game-over", self.ranked().to_json())


class ForgetsALoser(LampsState):
    """The ranking leaves out whoever came last."""

    def ranked(self) -> Result:
        sound = super().ranked()
        return Result(sound.winners, sound.ranking[:1], sound.reason)


class LosersWin(LampsState):
    """The winners are those ranked last."""

    def ranked(self) -> Result:
        sound = super().ranked()
        return Result(sound.ranking[-1], sound.ranking, sound.reason)


class PlaysOnAfterTheEnd(LampsState):
    """Somebody is to act when the game is over."""

    def to_act(self) -> list[Seat]:
        return super().to_act() or [0]


class BackwardSeats(LampsState):
    """The seats to act are not ascending."""

    def to_act(self) -> list[Seat]:
        return super().to_act()[::-1]


class AwaitsTheWrongSeat(LampsState):
    """Everybody waits for a seat that is not asked."""

    def awaited(self) -> list[Seat]:
        return [(seat + 1) % self.setting.seats for seat in super().awaited()]


class TooHopeful(LampsState):
    """A position is worth more than a win."""

    def values(self) -> list[float]:
        return [value + 1.5 for value in super().values()]


class OneValue(LampsState):
    """A position has one value for all."""

    def values(self) -> list[float]:
        return super().values()[:1]


class OtherAlone(LampsState):
    """A seat is worth something else when it is asked for alone."""

    def value(self, seat: i64) -> float:
        return super().value(seat) / 2 + 0.1


class UnmovedByTheEnd(LampsState):
    """A won game is worth as much as a lost one."""

    def values(self) -> list[float]:
        return [0.0 for _ in super().values()]


class IdleDraws(Lamps):
    """An absent seat draws a card, asked or not."""

    def idle(self, state: State, seat: Seat) -> i64:
        return DRAW


class DrawsNothing(Lamps):
    """A view is drawn as nothing."""

    def draw(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        return [[]]


class AsksNothing(LampsState):
    """A view does not say what is asked."""

    def prompt(self, seat: Seat | None) -> JsonObject:
        return {}


class NamelessSeats(Lamps):
    """All seats have the same name."""

    def seat_name(self, seat: Seat, setting: Setting, messages: Messages) -> str:
        return "seat"


FAULTS: Final = (
    at_a_position(AsksTheLeader, shape.check, "window-asks-others"),
    at_a_position(NoWayToPass, shape.check, "window-pass-not-legal", words="ignore"),
    at_a_position(ListsTwice, shape.check, "move-twice", words="bid "),
    at_a_position(ListsTooMany, shape.check, "too-many-moves", moves=1001),
    at_a_position(ListsNothing, shape.check, "moves-for-wrong-seat", moves=0),
    at_a_position(ListsForAll, shape.check, "moves-for-wrong-seat"),
    at_a_position(ListsIllegal, refusals.check, "listed-but-refused", refusal="Refusal('LA-BID-1'"),
    at_a_position(ListsAnotherSpelling, words.check, "listed-not-canonical", words="bid ", kept="bid "),
    at_a_position(ListsTooFew, refusals.check, "accepted-not-listed", words="bid "),
    at_a_position(Lenient, refusals.check, "accepted-not-listed", words="rest"),
    at_a_position(RefusesSpelling, refusals.check, "spelling-refused", words="bid 1 secretly"),
    at_a_position(AcceptsAnySeat, refusals.check, "accepted-from-other-seat"),
    at_a_position(SaysNotNow, refusals.check, "refused-not-as-yours", kind="not-now"),
    at_a_position(NamesNoRule, refusals.check, "rule-without-text", rule="LA-XYZ-1", language="en"),
    at_a_position(EnglishOnly, refusals.check, "rule-without-text", language="fr"),
    at_a_position(ReadsAnything, refusals.check, "nonsense-accepted", words="' "),
    at_a_position(HearsNonsense, refusals.check, "nonsense-refused-as", kind="not-yours"),
    at_a_position(DropsTheTime, refusals.check, "number-dropped", words="let 9999", kept="let"),
    at_a_position(SameNumbers, words.check, "number-twice"),
    at_a_position(WrongNumbers, words.check, "number-misleads"),
    at_a_position(TwoWaysToPass, words.check, "words-parsed-otherwise", words="pass"),
    at_a_position(EndsQuietly, shape.check, "over-not-last"),
    at_a_position(TalksOn, shape.check, "over-not-last"),
    at_a_position(WrongNews, shape.check, "result-told-differs", path="reason"),
    at_a_position(FalseAlarm, shape.check, "over-without-result"),
    at_a_position(ForgetsALoser, shape.check, "ranking-incomplete"),
    at_a_position(LosersWin, shape.check, "winners-not-first"),
    at_a_position(PlaysOnAfterTheEnd, shape.check, "acts-with-result", asked="[0]", result="Result"),
    at_a_position(BackwardSeats, shape.check, "seats-unsorted"),
    at_a_position(AwaitsTheWrongSeat, shape.check, "wrong-awaited"),
    at_a_position(TooHopeful, values.check, "values-range"),
    at_a_position(OneValue, values.check, "values-count", values=1),
    at_a_position(OtherAlone, values.check, "value-of-one", seat=0),
    at_a_position(UnmovedByTheEnd, values.check, "values-not-result"),
    at_a_position(IdleDraws, idle.check, "idle-not-legal"),
    of_a_game(IdleDraws, idle.check_game, "all-idle-not-legal"),
    at_a_position(DrawsNothing, drawing.check, "drawn-empty", language="en"),
    at_a_position(AsksNothing, drawing.check, "view-without-prompt"),
    at_a_position(NamelessSeats, drawing.check, "seats-share-names"),
)
