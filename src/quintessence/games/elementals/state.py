"""The position as the contract wants it: who acts, what they may do, what then happens."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance, QuickChance
from quintessence.core.event import Log
from quintessence.core.packing import form_of, pack1
from quintessence.core.result import Result
from quintessence.core.tally import TallyRow
from quintessence.core.timed import CALL, SEARCH, STOP, Stimulus
from quintessence.core.types import JsonObject, Seat

from .board import IN_RACE, NOBODY, OVER, UNANSWERED, Board
from .cards.box import MIDDLE, NEAR_MISSES, PARTNERS, empty_zones, is_elemental, pack_of, pile_of
from .ending import clear_race
from .legal import list_moves
from .moves import BOOK, FLIP, PASS, SLAP, SUMMON, with_time
from .races.judging import comes_to_nothing, let_pass, take_answer
from .races.kinds import AFTER_FLIP, AFTER_PLACING, AFTER_SUMMON
from .races.shown import calls_for_books, is_right_answer, shown_cards, window_of
from .sampling import sample_hidden, turn_back
from .turns import summon, turn_card
from .values import seat_value
from .variant import Variant
from .view import prompt_of, shown_to
from .writing import write_position


@final
class ElementalsState(Board):
    """A position of Elementals."""

    def to_act(self) -> list[Seat]:
        if self.phase == IN_RACE:
            return [seat for seat in range(self.variant.seats) if self.waiting & (1 << seat) != 0]
        return [] if self.phase == OVER else [int(self.turn)]

    def mover(self) -> i64:
        if self.phase == IN_RACE:
            seat: i64 = 0
            while self.waiting & (1 << seat) == 0:
                seat += 1
            return seat
        return NOBODY if self.phase == OVER else self.turn

    def awaited(self) -> list[Seat]:
        """Nobody in a race: it would tell who has answered (EL-SEE-3)."""
        return [] if self.phase == IN_RACE else self.to_act()

    def legal_moves(self, seat: i64) -> vec[i64]:
        return list_moves(self, seat)

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None = None) -> None:
        form = form_of(move)
        if form == FLIP:
            turn_card(self, seat, chance, log)
        elif form == SUMMON:
            summon(self, seat, chance, log)
        else:
            take_answer(self, seat, move, chance, log)

    def result(self) -> Result | None:
        return self.ended

    def stopped(self, result: Result) -> "ElementalsState":
        twin = self.copy()
        clear_race(twin)
        twin.then = NOBODY
        twin.phase = OVER
        twin.ended = result
        return twin

    def tally(self) -> list[TallyRow]:
        """Cards in the pack, which decide (EL-CNT-1), and in the pile; in a race as before its card was turned."""
        zones = self.moment_for(None).zones
        seats = range(self.variant.seats)
        return [
            TallyRow("pack", [int(zones.count(pack_of(seat))) for seat in seats]),
            TallyRow("pile", [int(zones.count(pile_of(seat))) for seat in seats]),
        ]

    def copy(self) -> "ElementalsState":
        twin = ElementalsState(self.variant, self.zones.copy(), self.out[:], self.answers[:], self.ties[:])
        self.copy_moment(twin)
        return twin

    def shown(self, seat: Seat | None) -> JsonObject:
        return shown_to(self.moment_for(seat), seat)

    def prompt(self, seat: Seat | None) -> JsonObject:
        return prompt_of(self.moment_for(seat), seat)

    def moment_for(self, seat: Seat | None) -> "ElementalsState":
        """The position itself; for a spectator of a race the one before the card was turned (EL-NET-17)."""
        if seat is not None or self.phase != IN_RACE:
            return self
        before = self.copy()
        turn_back(before)
        return before

    def sample(self, seat: Seat | None, chance: Chance) -> "ElementalsState":
        twin = self.copy()
        sample_hidden(twin, seat, chance)
        return twin

    def to_json(self) -> JsonObject:
        return write_position(self)

    def values(self) -> list[float]:
        judged = self.judged()
        return [seat_value(judged, seat) for seat in range(self.variant.seats)]

    def value(self, seat: i64) -> float:
        return seat_value(self.judged(), seat)

    def judged(self) -> Board:
        """An open race is worth what it comes to if nobody answers any more; mostly that moves no card."""
        if self.phase != IN_RACE or comes_to_nothing(self):
            return self
        judged = self.copy()
        let_pass(judged, QuickChance(0))
        return judged

    # The races

    def race_window(self) -> i64:
        return window_of(self) if self.phase == IN_RACE else 0

    def race_patience(self) -> i64:
        """EL-NET-9."""
        return 2 if self.race_kind == AFTER_SUMMON else 1

    def race_floor(self) -> i64:
        return self.variant.floor

    def is_right(self, move: i64) -> bool:
        return self.phase == IN_RACE and is_right_answer(self, move)

    def silence(self) -> i64:
        return PASS

    def timed(self, move: i64, time: i64) -> i64:
        return with_time(move, time)

    def stimulus(self) -> Stimulus:
        """A mad creature calls, a double and a magician stop, all else must be compared with the middle."""
        shown = shown_cards(self)
        is_call = calls_for_books(self)
        elementals: i64 = 0
        for card in shown:
            if is_elemental(card):
                elementals += 1
        right = vec[i64](capacity=4)
        tempting = vec[i64](capacity=8)
        hands = vec[i64](capacity=8)
        books = vec[i64](capacity=8)
        middle = self.zones.first(MIDDLE)
        for _ in range(self.zones.count(MIDDLE)):
            hand = pack1(SLAP, middle)
            hands = append(hands, hand)
            books = append(books, pack1(BOOK, middle))
            matches: i64 = 0
            for card in shown:
                matches += (PARTNERS[card] >> middle) & 1
                if (NEAR_MISSES[card] >> middle) & 1 != 0:
                    tempting = append(tempting, hand)
            if matches > 0:
                right = append(right, hand)
            middle = self.zones.behind[middle]
        kind = CALL if is_call else STOP if self.race_kind == AFTER_FLIP and elementals == 0 else SEARCH
        others = len(hands) - 1 if self.race_kind == AFTER_PLACING else len(hands)
        return Stimulus(kind, max(1, elementals * others), books if is_call else right, tempting, hands, books)


def blank_state(variant: Variant) -> ElementalsState:
    """A board without cards, everything else at its default."""
    seats = variant.seats
    none_out = vec[i64]([0] * seats)
    return ElementalsState(variant, empty_zones(), none_out, vec[i64]([UNANSWERED] * seats), vec[i64]([NOBODY] * seats))
