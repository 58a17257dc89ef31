"""The position as the contract wants it: who acts, what they may do, what then happens."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, form_of, second_of
from quintessence.core.result import Result
from quintessence.core.tally import TallyRow
from quintessence.core.types import JsonObject, Seat

from . import moves
from .board import Board, blank_lists
from .cards.zones import discard, drop
from .creatures.powers import announce, set_ondine
from .creatures.releases import give, leave, prevent
from .creatures.tokens import guard_token
from .decisions import frames
from .decisions.settle import settle
from .effects.placing import cascade, declare, end_tornado, play, root
from .ending import built
from .features import fill_features
from .keys import position_key
from .legal import list_moves
from .sampling import deal_unseen
from .turns import end
from .values import seat_value, seat_values
from .variant import Variant
from .view import prompt_of, shown_to, window_of
from .writing import write_position


@final
class ElementaryEvolutionState(Board):
    """A position of Elementary Evolution."""

    def to_act(self) -> list[Seat]:
        seat = self.mover()
        return [int(seat)] if seat >= 0 else []

    def mover(self) -> i64:
        """The seat that the topmost decision asks, or the active mage (EE-ASK-1)."""
        if self.ended is not None:
            return -1
        frame = frames.top_frame(self)
        kind = frames.kind_of(frame)
        if kind == frames.TURN:
            return self.active
        if kind in (frames.BLAZE, frames.POWER, frames.WATCH):
            return frames.first_asked(frame)
        return frames.seat_of(frame)

    def legal_moves(self, seat: i64) -> vec[i64]:
        return list_moves(self, seat) if seat == self.mover() else vec[i64]()

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None = None) -> None:
        form = form_of(move)
        if form == moves.PLAY:
            play(self, seat, first_of(move), second_of(move), log)
        elif form == moves.DISCARD:
            self.toss(seat, first_of(move), second_of(move), log)
        elif form in (moves.END, moves.END_WATCH):
            end(self, seat, form == moves.END_WATCH, log)
        elif moves.is_use(form):
            token, power = moves.token_used(form), moves.power_used(form)
            target, pile = moves.target_named(move, power), moves.pile_named(move, power)
            announce(self, seat, token, power, target, pile, log)
        elif form == moves.MOVE:
            set_ondine(self, seat, guard_token(first_of(move)), second_of(move), log)
        else:
            self.answer(form, seat, move, chance, log)
        settle(self, chance, log)

    def toss(self, seat: i64, card: i64, where: i64, log: Log | None) -> None:
        """Discards a card; in a Tornado it is counted (EE-TOR-1)."""
        discard(self, seat, card, where, log)
        frame = frames.top_frame(self)
        if frames.kind_of(frame) == frames.TORNADO:
            frames.put_top(self, frame + frames.ONE_MORE)

    def answer(self, form: i64, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        """Settles the topmost decision as its seat says (EE-BW-5, EE-PW-4)."""
        frame = frames.top_frame(self)
        if form == moves.PASS:
            frames.put_top(self, frames.struck_off(frame))
            if log is not None:
                log.add("passed", {"seat": seat})
        elif form == moves.CASCADE:
            cascade(self, seat, first_of(move), second_of(move), log)
        elif form == moves.AIM_AT:
            declare(self, seat, first_of(move), second_of(move), log)
        elif form == moves.GIVE:
            give(self, seat, frames.what_of(frame), first_of(move), log)
        elif form == moves.PREVENT:
            prevent(self, seat, frames.what_of(frame), log)
        elif form == moves.LEAVE:
            leave(self, seat, frames.what_of(frame), log)
        else:
            frames.drop_top(self)
            if form == moves.ROOT_PILE:
                root(self, seat, first_of(move), "effect", log)
            elif form == moves.DROP_IN:
                drop(self, seat, frames.what_of(frame), first_of(move), log)
            elif form == moves.DONE and frames.what_of(frame) > 0:
                end_tornado(self, seat, frames.what_of(frame), chance, log)
            elif log is not None and (form in (moves.DONE, moves.SKIP)):
                log.add("effect-skipped", {"seat": seat})

    def result(self) -> Result | None:
        ended = self.ended
        if ended is None:
            return None
        return Result(list(ended.winners), [list(group) for group in ended.ranking], ended.reason)

    def stopped(self, result: Result) -> "ElementaryEvolutionState":
        twin = self.copy()
        twin.stack = vec[i64]()
        twin.ended = result
        return twin

    def tally(self) -> list[TallyRow]:
        """What the mages have built (EE-END-8); the cards in their piles are drawn over time, 24 of them win."""
        counts = [built(self, seat) for seat in range(self.variant.seats)]
        return [
            TallyRow("levels", [cards for _, cards, _ in counts]),
            TallyRow("complete", [complete for complete, _, _ in counts]),
            TallyRow("rooted", [rooted for _, _, rooted in counts]),
        ]

    def copy(self) -> "ElementaryEvolutionState":
        twin = ElementaryEvolutionState(
            self.variant, self.mages[:], self.cards[:], self.tokens[:], self.ondines[:], self.stack[:]
        )
        self.copy_moment(twin)
        return twin

    def shown(self, seat: Seat | None) -> JsonObject:
        return shown_to(self, seat)

    def prompt(self, seat: Seat | None) -> JsonObject:
        return prompt_of(self)

    def window(self) -> JsonObject | None:
        return window_of(self)

    def is_formality(self, seat: i64) -> bool:
        return frames.kind_of(frames.top_frame(self)) == frames.RELEASE

    def sample(self, seat: Seat | None, chance: Chance) -> "ElementaryEvolutionState":
        twin = self.copy()
        deal_unseen(twin, -1 if seat is None else seat, chance)
        return twin

    def to_json(self) -> JsonObject:
        return write_position(self)

    def values(self) -> list[float]:
        return seat_values(self)

    def value(self, seat: i64) -> float:
        return seat_value(self, seat)

    def fill_features(self, seat: i64, into: vec[float]) -> None:
        fill_features(self, seat, into)

    def is_settled(self) -> bool:
        """Nothing is pending (EE-ASK-4)."""
        return len(self.stack) == 0

    def key(self) -> i64:
        return position_key(self)


def blank_state(variant: Variant) -> ElementaryEvolutionState:
    """Empty areas, everything else at its default."""
    mages, cards, tokens, ondines = blank_lists(variant.seats)
    return ElementaryEvolutionState(variant, mages, cards, tokens, ondines, vec[i64]())
