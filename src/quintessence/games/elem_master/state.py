"""The position as the contract wants it: who acts, what they may do, what then happens."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance, QuickChance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, form_of, fourth_of, second_of, third_of
from quintessence.core.result import Result
from quintessence.core.tally import TallyRow
from quintessence.core.types import JsonObject, Seat

from .actions import acting
from .actions.pending import BY_EVENT, BY_PRIEST, NO_CELLS, Pending
from .actions.preview import levels_told
from .board import OVER, PICK, PLACE, PLAY, Board
from .ending import check_end
from .events.card import ALL
from .events.flow import choose, trigger
from .features import fill_seat
from .keys import position_key
from .legal import list_answers, list_picks, list_puts, list_telling_answers, list_turn
from .moves import GRAMMARS
from .notation import forms
from .notation.line import write_line
from .sampling import sample_armies, sample_cards
from .setup import pick
from .specialities.earth_fire_water import answer_blessing, open_blessing
from .specialities.every import POWERS, use_power
from .terrain.cells import Ground
from .tokens.changes import ARMY, tokens_put
from .tokens.elements import AIR, EARTH, ELEMENTS, FIRE, WATER
from .tokens.stack import level_of
from .turns import end_turn, put
from .values import seat_value, seat_values
from .variant import Variant
from .view import prompt_of, shown_to
from .writing import write_position

NOTHING_TO_DRAW: Final = QuickChance(0)
"""No answer to a decision draws anything."""
LESS_THAN_LOST: Final = -2.0


@final
class ElemMasterState(Board):
    """A position of Elem Master."""

    def to_act(self) -> list[Seat]:
        if self.phase == PLAY or self.phase == PICK:
            return [int(self.turn)]
        if self.phase == PLACE:
            return [seat for seat in range(self.variant.seats) if tokens_put(self, seat) < ARMY]
        return []

    def mover(self) -> i64:
        if self.phase == PLAY or self.phase == PICK:
            return self.turn
        if self.phase == PLACE:
            for seat in range(self.variant.seats):
                if tokens_put(self, seat) < ARMY:
                    return seat
        return -1

    def legal_moves(self, seat: i64) -> vec[i64]:
        if self.phase == PLAY and seat == self.turn:
            pending = self.pending
            return list_turn(self, seat) if pending is None else list_answers(self, seat, pending)
        if self.phase == PLACE and 0 <= seat < self.variant.seats and tokens_put(self, seat) < ARMY:
            return list_puts(self, seat)
        return list_picks(self) if self.phase == PICK and seat == self.turn else vec[i64]()

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None = None) -> None:
        form = form_of(move)
        pending = self.pending
        if pending is not None:
            self.pending = None
            self.answer(seat, pending, move, chance, log)
        elif form == forms.MOVE:
            acting.move(self, first_of(move), second_of(move), self.count_of(move), log)
        elif form == forms.END:
            # Only a position made by hand can end here: play checks after every action (EM-END-1).
            check_end(self, log)
            if self.phase != OVER:
                end_turn(self, log)
            return
        elif form == forms.PUT:
            put(self, seat, first_of(move), second_of(move), log)
            return
        elif form == forms.PICK_NAME:
            pick(self, seat, first_of(move), chance, log)
            return
        else:
            acting.give_up_steps(self)
            self.act(seat, move, chance, log)
        if self.pending is None:
            self.complete(seat, log)

    def act(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        """Any action but a move, a power or an event."""
        form = form_of(move)
        source = first_of(move)
        target = second_of(move)
        if form == forms.ATTACK:
            acting.attack(self, source, target, log)
        elif form == forms.BREATH:
            acting.breath(self, source, target, third_of(move), log)
        elif form == forms.GROW:
            acting.grow(self, source, log)
        elif form == forms.WAVE:
            acting.wave(self, source, target, third_of(move), fourth_of(move), log)
        elif form == forms.BLAZE:
            acting.blaze(self, source, target, third_of(move), log)
        elif form == forms.TUNNEL:
            acting.tunnel(self, source, target, self.count_of(move), log)
        elif form == forms.EVENT:
            trigger(self, seat, source, chance, log)
        else:
            use_power(self, seat, source, target, log)

    def answer(self, seat: i64, pending: Pending, move: i64, chance: Chance, log: Log | None) -> None:
        """An answer to the decision that was pending."""
        if pending.kind == BY_EVENT:
            if form_of(move) != forms.DONE:
                if log is not None:
                    words = GRAMMARS[self.setting.seats].words(move).removeprefix("choose ")
                    log.add("choice-made", {"card": ALL[pending.card].name, "choice": words})
                choose(self, seat, pending, move, chance, log)
        elif pending.kind == BY_PRIEST:
            answer_blessing(self, seat, pending, move, log)
        else:
            POWERS[pending.card].answer(self, seat, pending, move, log)

    def complete(self, seat: i64, log: Log | None) -> None:
        """An action is over: its consequences, and the end of the turn of somebody whom they put out."""
        self.settle(seat, log)
        if self.pending is None and self.phase != OVER and self.out[seat] != 0:
            end_turn(self, log)

    def settle(self, seat: i64, log: Log | None) -> None:
        """Blessings are asked for, then the end is checked (EM-PRIEST-1, EM-END-1)."""
        if len(self.blessed) > 0:
            blessed = self.blessed
            self.blessed = NO_CELLS
            open_blessing(self, seat, blessed)
            if self.pending is not None:
                return
        check_end(self, log)

    def count_of(self, move: i64) -> i64:
        """How many tokens a move or tunnel takes along: all, unless a number is given."""
        count = third_of(move)
        return count if count > 0 else level_of(self.cells[first_of(move)])

    def result(self) -> Result | None:
        return self.ended

    def stopped(self, result: Result) -> "ElemMasterState":
        twin = self.copy()
        twin.phase = OVER
        twin.pending = None
        twin.ended = result
        return twin

    def tally(self) -> list[TallyRow]:
        """The tokens on the board: Earth, Water and Air in the order in which they decide (EM-END-5), then Fire."""
        return [TallyRow(ELEMENTS[element], self.tokens_of(element)) for element in (EARTH, WATER, AIR, FIRE)]

    def tokens_of(self, element: i64) -> list[int]:
        """How many tokens each seat has on the board; while armies are put nobody sees the others' (EM-INV-8)."""
        seats = range(self.variant.seats)
        return [0 if self.phase == PLACE else int(self.tokens[seat * 4 + element]) for seat in seats]

    def copy(self) -> "ElemMasterState":
        twin = ElemMasterState(self.variant, self.ground, self.cells[:], self.tokens[:], self.out)
        self.copy_moment(twin)
        return twin

    def shown(self, seat: Seat | None) -> JsonObject:
        return shown_to(self, seat)

    def viewpoint(self, seat: Seat | None) -> int:
        # Only armies that are being put are hidden (EM-INV-8).
        return super().viewpoint(seat) if self.phase == PLACE else 0

    def prompt(self, seat: Seat | None) -> JsonObject:
        return prompt_of(self, seat)

    def sample(self, seat: Seat | None, chance: Chance) -> "ElemMasterState":
        twin = self.copy()
        if self.phase == PLACE:
            sample_armies(twin, seat, chance)
        sample_cards(twin, chance)
        return twin

    def preview(self, seat: Seat, move: i64) -> JsonObject | None:
        if self.pending is not None or form_of(move) != forms.ATTACK:
            return None
        after = self.copy()
        log = Log()
        acting.attack(after, first_of(move), second_of(move), log)
        after.settle(seat, None)
        return levels_told(self, after, move, log.events)

    def to_json(self) -> JsonObject:
        return write_position(self)

    def values(self) -> list[float]:
        pending = self.pending
        return seat_values(self if pending is None else self.settled(pending, len(pending.chosen)))

    def value(self, seat: i64) -> float:
        pending = self.pending
        return seat_value(self if pending is None else self.settled(pending, len(pending.chosen)), seat)

    def settled(self, pending: Pending, chosen_before: i64) -> "ElemMasterState":
        """The position after the best answers to the decision: what opened it is worth as much as that."""
        turn = self.turn
        best = self
        most = LESS_THAN_LOST
        for move in list_telling_answers(self, turn, pending, chosen_before):
            after = self.copy()
            after.apply(turn, move, NOTHING_TO_DRAW)
            next_pending = after.pending
            if next_pending is not None:
                after = after.settled(next_pending, chosen_before)
            worth = seat_value(after, turn)
            if worth > most:
                best = after
                most = worth
        return best

    def fill_features(self, seat: i64, into: vec[float]) -> None:
        fill_seat(self, seat, into)

    def is_settled(self) -> bool:
        return self.pending is None

    def key(self) -> i64:
        return position_key(self)

    def __repr__(self) -> str:
        return f"ElemMasterState({write_line(self)!r})"


def blank_state(variant: Variant, ground: Ground) -> ElemMasterState:
    """A board without voids or elementals, everything else at its default."""
    seats = variant.seats
    cells = vec[i64]([0] * variant.plain.count)
    return ElemMasterState(variant, ground, cells, vec[i64]([0] * (seats * 4)), vec[i64]([0] * seats))
