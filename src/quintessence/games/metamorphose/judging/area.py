"""The play area of a seat: its stacks and their levels, what shows on them, powers, and mana.

All places must hold 0 before: creatures add to them one by one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import LAST_ROUND
from ..cards.geometry import BITS, BLANK, CODE, FIRST_CHARACTERISTIC, HOLE, KINDS, ROWS, STRENGTHS, UNUSABLE
from ..cards.market import HAS_3, HAS_5, READY_3, READY_5
from ..cards.powers import bonus_strength, overhanging, points_of_power, power_kind
from ..cards.stacks import PLACES, card_of, rows_of
from ..contests.strength import allies_for, tokens_in
from ..outlook.expecting import MANY_ROUNDS, Outlook
from ..outlook.weighing import WEIGHTS, weights_at
from .numbers import within, worth_later, worth_now
from .tempo import can_summon

POWERS: Final[list[str]] = [
    "powers:none",
    "powers:plus",
    "powers:lot",
    "powers:recolour",
    "powers:allies",
    "powers:vp",
    "powers:layers",
    "powers:mana",
    "powers:overhang",
    "powers:bonus",
    "powers:bonus-later",
]
"""The first are the verbs of the power language, in its order."""
BONUS: Final[i64] = 9
BONUS_LATER: Final[i64] = 10

VICTORY: Final[list[str]] = ["victory:now", "victory:later"]

MANA: Final[list[str]] = [
    "mana:ready-3",
    "mana:ready-3-more",
    "mana:ready-3-time",
    "mana:ready-5",
    "mana:ready-5-more",
    "mana:ready-5-time",
    "mana:short-3",
    "mana:short-3-time",
    "mana:short-5",
    "mana:short-5-time",
    "mana:spent",
    "mana:idle",
]

STACKS: Final[list[str]] = [
    "stacks:two",
    "stacks:three",
    "stacks:four",
    "stacks:five",
    "stacks:six",
    "stacks:of-1",
    "stacks:of-2",
    "stacks:of-3",
    "stacks:of-4",
    "stacks:of-5",
    "stacks:first",
    "stacks:second",
    "stacks:level-2",
    "stacks:level-2-under",
    "stacks:level-3",
    "stacks:level-3-under",
]
"""At least so many creatures; creatures of so many cards; those of the contested colours; dear cards, on top or not."""
OF_SIZE: Final[i64] = 4
FIRST: Final[i64] = 10
SECOND: Final[i64] = 11
LEVEL_2: Final[i64] = 12
LEVEL_3: Final[i64] = 14

SHOWING: Final[list[str]] = [
    "showing:own",
    "showing:others",
    "showing:unusable",
    "showing:blank",
    "showing:open",
    "showing:overhang",
]

POTENTIAL: Final[list[str]] = ["potential:now", "potential:later", "potential:best", "potential:shift"]
"""Strength in colours of contests that shows on creatures of other colours: a new top card would make it count."""
BEST: Final[i64] = 2


def fill_area(outlook: Outlook, seat: i64, into: vec[float], powers: i64) -> None:
    """From the place `powers` on: POWERS, VICTORY, STACKS, SHOWING, POTENTIAL."""
    board = outlook.board
    cards = board.variant.cards
    starts, tokens = board.starts, board.mana
    victory: i64 = powers + 11
    stacks: i64 = victory + 2
    showing: i64 = stacks + 16
    count: i64 = 0
    for creature in range(seat * PLACES, (seat + 1) * PLACES):
        start = starts[creature]
        size = starts[creature + 1] - start
        if size == 0:
            continue
        count += 1
        top = card_of(board.stacks[start])
        colour, power = cards.colour[top], cards.power[top]
        rows = rows_of(board, creature)
        into[powers + power_kind(power)] += 1.0 / 3.0
        bonus = bonus_strength(power, colour, rows, size, tokens_in(tokens[creature]), allies_for(board, seat, power))
        into[powers + BONUS] += float(bonus) / 10.0 * worth_now(outlook, colour)
        into[powers + BONUS_LATER] += float(bonus) / 10.0 * worth_later(outlook, colour)
        points = float(points_of_power(power))
        row = weights_at(outlook.contests, colour)
        into[victory] += points * (WEIGHTS[row] + WEIGHTS[row + 1]) / 2.0
        into[victory + 1] += points * (WEIGHTS[row + 2] + WEIGHTS[row + 3]) / 4.0
        into[stacks + OF_SIZE + min(size, 5)] += 1.0 / 3.0
        into[stacks + FIRST] += WEIGHTS[row] / 3.0
        into[stacks + SECOND] += WEIGHTS[row + 1] / 3.0
        add_levels(outlook, creature, into, stacks)
        add_rows(outlook, colour, rows, into, showing)
    for least in range(min(count, 6) - 1):
        into[stacks + least] = 1.0


def add_levels(outlook: Outlook, creature: i64, into: vec[float], stacks: i64) -> None:
    """Adds the cards of levels 2 and 3 of a creature, first the top card, then what lies under it."""
    board = outlook.board
    levels = board.variant.cards.level
    start = board.starts[creature]
    for at in range(start, board.starts[creature + 1]):
        level = levels[card_of(board.stacks[at])]
        if level > 1:
            place = LEVEL_2 if level == 2 else LEVEL_3
            if at > start:
                place += 1
            into[stacks + place] += 1.0 / 3.0


def add_rows(outlook: Outlook, colour: i64, rows: i64, into: vec[float], showing: i64) -> None:
    """Adds what a creature of a colour shows."""
    potential: i64 = showing + 6
    latent = 0.0
    left = rows
    for place in range(len(ROWS)):
        code = left & CODE
        left >>= BITS
        if code >= FIRST_CHARACTERISTIC:
            kind = KINDS[code]
            strength = float(STRENGTHS[code])
            if kind == colour:
                into[showing] += strength / 20.0
            else:
                into[showing + 1] += strength / 20.0
                latent += strength * worth_now(outlook, kind)
                into[potential + 1] += strength * worth_later(outlook, kind) / 10.0
        elif code == UNUSABLE:
            into[showing + 2] += 0.2
        elif code == BLANK:
            into[showing + 3] += 0.2
        elif code == HOLE and 2 <= place < 8:
            into[showing + 4] += 0.1
    into[showing + 5] += float(overhanging(rows)) / 5.0
    into[potential] += latent / 10.0
    into[potential + BEST] = max(into[potential + BEST], latent / 5.0)


def fill_mana(outlook: Outlook, seat: i64, into: vec[float], at: i64) -> None:
    """Ready tokens, also by the time that is left to spend them, and stacks that lack one card to a token."""
    board = outlook.board
    ready_3: i64 = 0
    ready_5: i64 = 0
    short_3: i64 = 0
    short_5: i64 = 0
    spent: i64 = 0
    for creature in range(seat * PLACES, (seat + 1) * PLACES):
        tokens = board.mana[creature]
        size = board.starts[creature + 1] - board.starts[creature]
        if tokens & READY_3 != 0:
            ready_3 += 1
        elif tokens & HAS_3 != 0:
            spent += 1
        elif size == 2:
            short_3 += 1
        if tokens & READY_5 != 0:
            ready_5 += 1
        elif tokens & HAS_5 != 0:
            spent += 1
        elif size == 4:
            short_5 += 1
    summons = LAST_ROUND - board.round
    if can_summon(board, seat):
        summons += 1
    time = within(float(summons) / MANY_ROUNDS, 1.0)
    into[at] = float(min(ready_3, 1))
    into[at + 1] = float(max(ready_3 - 1, 0)) / 2.0
    into[at + 2] = float(ready_3) * time / 2.0
    into[at + 3] = float(min(ready_5, 1))
    into[at + 4] = float(max(ready_5 - 1, 0)) / 2.0
    into[at + 5] = float(ready_5) * time
    into[at + 6] = float(short_3) / 2.0
    into[at + 7] = float(short_3) * time / 2.0
    into[at + 8] = float(short_5) / 2.0
    into[at + 9] = float(short_5) * time / 2.0
    into[at + 10] = float(spent) / 4.0
    # More tokens than summons to come: the rest buys nothing.
    into[at + 11] = float(max(ready_3 + ready_5 - summons, 0)) / 3.0
