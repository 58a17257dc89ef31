"""The compact numbering of moves for learning toolkits: by source, direction and choice, not by every cell named."""

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.numbering import Numbering
from quintessence.core.packing import first_of, form_of, fourth_of, pack1, pack2, pack3, pack4, second_of, third_of

from .events.every import ALL
from .moves import GRAMMARS
from .notation import forms
from .specialities.every import POWERS
from .terrain.cells import PLAINS, Plain

WAYS: Final = 8
PARTS: Final = 10
RING_CELLS: Final = 16
CARRIED: Final = 6
LEVELS: Final = 4

PAIRS: Final = [(one, other) for one in range(8) for other in range(one + 1, 8)]
"""The pairs of directions in which a blaze can go."""

BESIDE: Final = [(0, -1), (2, -1), (4, -1), (6, -1), (6, 2), (4, 0)]
"""The sets of neighbours that a wave can carry: one of four, or both of its row, or both of its column."""

ARGUMENTS: Final = [len(form.arguments) for form in GRAMMARS[2].forms]
WORDS_ALONE: Final = [form for form, count in enumerate(ARGUMENTS) if count == 0]
ONE_ARGUMENT: Final = [form for form, count in enumerate(ARGUMENTS) if count == 1]
BY_DIRECTION: Final[list[int]] = [forms.ATTACK, forms.POWER_CELLS]


@final
class ElemMasterNumbering(Numbering):
    """A wave is a direction and a carried set, a blaze two directions, a shooting star a direction and a length."""

    def __init__(self, plain: Plain) -> None:
        self._plain = plain
        count = int(plain.count)
        sizes = {
            forms.PUT: 4 * count,
            forms.EVENT: len(ALL),
            forms.PICK_NAME: len(POWERS),
            forms.CHOOSE_CARD: len(ALL),
            forms.CHOOSE_COLOUR: 4,
            forms.MOVE: count * WAYS * PARTS,
            forms.ATTACK: count * WAYS,
            forms.TUNNEL: count * RING_CELLS * PARTS,
            forms.BLAZE: count * len(PAIRS),
            forms.WAVE: count * WAYS * CARRIED,
            forms.BREATH: count * WAYS * LEVELS,
            forms.POWER_CELLS: count * WAYS,
            forms.POWER_ELEMENT: count * 4,
            forms.CHOOSE_LEVELS: count * LEVELS,
            forms.CHOOSE_CELLS: count * WAYS * LEVELS,
            forms.CHOOSE_BREATH: count * WAYS * LEVELS,
        }
        self._starts: list[int] = []
        self.size = 0
        for form in range(int(forms.DONE) + 1):
            self._starts.append(self.size)
            self.size += 1 if form in WORDS_ALONE else sizes.get(form, count)

    def number(self, move: i64) -> int:
        return self._starts[form_of(move)] + self._place(move)

    def move(self, number: int) -> i64:
        form = max(form for form, start in enumerate(self._starts) if start <= number)
        return self._unplace(form, number - self._starts[form])

    def _place(self, move: i64) -> int:
        form, source, target, third = form_of(move), first_of(move), second_of(move), third_of(move)
        if form in WORDS_ALONE:
            return 0
        if form in ONE_ARGUMENT:
            return source
        if form == forms.PUT:
            return source * int(self._plain.count) + target
        if form == forms.POWER_ELEMENT or form == forms.CHOOSE_LEVELS:
            return source * 4 + target
        if form == forms.TUNNEL:
            return (source * RING_CELLS + self._ring_place(source, target)) * PARTS + third + 1
        if form == forms.CHOOSE_CELLS:
            return self._line_place(source, target)
        direction = self._plain.direction(source, target)
        if form == forms.BLAZE:
            other = self._plain.direction(source, third)
            return source * len(PAIRS) + PAIRS.index((min(direction, other), max(direction, other)))
        place = source * WAYS + direction
        if form in BY_DIRECTION:
            return place
        if form == forms.MOVE:
            return place * PARTS + third + 1
        if form == forms.WAVE:
            return place * CARRIED + self._carried_place(source, third, fourth_of(move))
        return place * LEVELS + third

    def _unplace(self, form: i64, place: int) -> i64:
        plain = self._plain
        if form in WORDS_ALONE:
            return form
        if form in ONE_ARGUMENT:
            return pack1(form, place)
        if form == forms.PUT:
            return pack2(forms.PUT, place // int(plain.count), place % int(plain.count))
        if form == forms.POWER_ELEMENT or form == forms.CHOOSE_LEVELS:
            return pack2(form, place // 4, place % 4)
        if form == forms.TUNNEL:
            rest, part = divmod(place, PARTS)
            return pack3(forms.TUNNEL, rest // RING_CELLS, plain.ring[rest], part - 1)
        if form == forms.CHOOSE_CELLS:
            rest, length = divmod(place, LEVELS)
            return pack2(form, rest // WAYS, self._along(rest, length))
        if form == forms.BLAZE:
            source, pair = divmod(place, len(PAIRS))
            targets = sorted(int(plain.step[source * 8 + direction]) for direction in PAIRS[pair])
            return pack3(forms.BLAZE, source, targets[0], targets[1])
        if form in BY_DIRECTION:
            return pack2(form, place // WAYS, plain.step[place])
        if form == forms.MOVE:
            rest, part = divmod(place, PARTS)
            return pack3(forms.MOVE, rest // WAYS, plain.step[rest], part - 1)
        if form == forms.WAVE:
            rest, chosen = divmod(place, CARRIED)
            one, other = self._carried(rest // WAYS, chosen)
            return pack4(forms.WAVE, rest // WAYS, plain.step[rest], one, other)
        rest, strength = divmod(place, LEVELS)
        return pack3(form, rest // WAYS, plain.step[rest], strength)

    def _ring_place(self, source: i64, target: i64) -> int:
        return [int(cell) for cell in self._plain.ring[source * 16 : source * 16 + 16]].index(target)

    def _carried(self, source: i64, chosen: int) -> tuple[int, int]:
        one, other = BESIDE[chosen]
        first = int(self._plain.step[source * 8 + one])
        return (first, -1) if other < 0 else (first, int(self._plain.step[source * 8 + other]))

    def _carried_place(self, source: i64, one: i64, other: i64) -> int:
        return [self._carried(source, chosen) for chosen in range(CARRIED)].index((int(one), int(other)))

    def _along(self, start: int, length: int) -> i64:
        """The cell reached by `length` steps; `start` is a source and a direction."""
        cell: i64 = start // WAYS
        for _ in range(length):
            if cell >= 0:
                cell = self._plain.step[cell * 8 + start % WAYS]
        return cell

    def _line_place(self, source: i64, target: i64) -> int:
        for direction in range(WAYS):
            for length in range(1, LEVELS):
                start = source * WAYS + direction
                if self._along(start, length) == target:
                    return start * LEVELS + length
        raise ValueError("the two cells are on no line")


NUMBERING: Final = {seats: ElemMasterNumbering(plain) for seats, plain in PLAINS.items()}
