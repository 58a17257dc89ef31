"""What lasts, for and against a seat: engines, shackles, forfeits; and what protects it, in force or in hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board
from ..cards import words
from .reckoning import Outlook
from .scale import flag, part

ENGINES: Final[list[str]] = [
    "engines:draw-more",
    "engines:discount",
    "engines:stand-in",
    "engines:triggers",
    "engines:of-others",
]
SHACKLES: Final[list[str]] = [
    "shackles:no-cast",
    "shackles:no-plays",
    "shackles:no-react",
    "shackles:no-draw",
    "shackles:skip",
    "shackles:surcharge",
    "shackles:open",
    "shackles:on-others",
    "shackles:others-barred",
]
FORFEITS: Final[list[str]] = ["forfeits:price", "forfeits:price-given"]


def fill_bonds(board: Board, seat: i64, into: vec[float], at: i64) -> None:
    """Engines, shackles and forfeits, in this order."""
    for place in range(len(ENGINES) + len(SHACKLES) + len(FORFEITS)):
        into[at + place] = 0.0
    share = 1.0 / float(max(i64(1), board.seats - 1))
    for effect in board.lasting:
        if effect.kind == words.FORFEIT:
            if effect.on == seat:
                add(into, at + 14, float(effect.n) / 4.0)
            elif effect.by == seat:
                add(into, at + 15, float(effect.n) / 4.0)
        elif effect.kind == words.TRIGGER:
            if effect.by == seat:
                add(into, at + 3, 0.5)
            else:
                add(into, at + 4, share / 2.0)
        elif effect.on == seat:
            fill_own_status(effect.status, effect.n, into, at)
        else:
            fill_status_of_other(effect.status, share, into, at)


def add(into: vec[float], place: i64, number: float) -> None:
    """Adds to a feature; three times much of it is as much as it counts."""
    into[place] = min(into[place] + number, 3.0)


def fill_own_status(status: i64, n: i64, into: vec[float], at: i64) -> None:
    if status == words.DRAW_MORE:
        add(into, at, float(n) / 2.0)
    elif status == words.DISCOUNT:
        add(into, at + 1, float(n) / 2.0)
    elif status == words.STAND_IN:
        into[at + 2] = 1.0
    elif status == words.NO_CAST:
        into[at + 5] = 1.0
    elif status == words.NO_OBJECTS or status == words.NO_TRANSACTIONS:
        add(into, at + 6, 0.5)
    elif status == words.NO_REACT:
        into[at + 7] = 1.0
    elif status == words.NO_DRAW:
        into[at + 8] = 1.0
    elif status == words.SKIP:
        into[at + 9] = 1.0
    elif status == words.SURCHARGE:
        add(into, at + 10, float(n) / 2.0)
    elif status == words.OPEN_FINDS or status == words.OPEN_SPELLS:
        add(into, at + 11, 0.5)


def fill_status_of_other(status: i64, share: float, into: vec[float], at: i64) -> None:
    """What binds another seat; `share` is how much one of the others counts."""
    if status == words.DRAW_MORE or status == words.DISCOUNT or status == words.STAND_IN:
        add(into, at + 4, share / 2.0)
    elif status != words.VEILED and status != words.WARDED:
        add(into, at + 12, share)
        if status == words.NO_CAST or status == words.SKIP:
            add(into, at + 13, share)


PROTECTION: Final[list[str]] = [
    "protection:answers",
    "protection:first-answer",
    "protection:from-spells",
    "protection:from-objects",
    "protection:from-taking",
    "protection:veiled",
    "protection:warded",
    "protection:of-others-from-spells",
    "protection:of-others-last-spell",
]


def fill_protection(board: Board, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    """Cards that answer, in hand, and what keeps others from aiming at a seat or from robbing it."""
    traits, special, spells = board.deck.traits, board.deck.special, board.spells_of(seat)
    answers, stopped = i64(0), i64(0)
    for find in outlook.finds:
        if special[find] == 1:
            answers += 1
            stopped |= traits.stops[find]
    for place in range(outlook.spells):
        if outlook.ready >> place & 1 == 1 and special[spells[place]] == 1:
            answers += 1
            stopped |= traits.stops[spells[place]]
    into[at] = part(answers, 3)
    into[at + 1] = flag(answers > 0)
    into[at + 2] = flag(stopped >> words.ON_SPELL & 1 == 1)
    into[at + 3] = flag(stopped >> words.ON_OBJECT & 1 == 1)
    into[at + 4] = flag(stopped >> words.ON_TAKE & 1 == 1)
    into[at + 5] = flag(board.has_status(seat, words.VEILED))
    into[at + 6] = flag(board.has_status(seat, words.WARDED))
    fill_answers_of_others(board, seat, outlook, into, at + 7)


def fill_answers_of_others(board: Board, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    """Cards in other hands that may answer those of a seat; a spell that comes back keeps the seat from winning."""
    traits, special = board.deck.traits, board.deck.special
    stops, recasts = i64(0), i64(0)
    for other in range(board.seats):
        if other == seat:
            continue
        for find in board.finds_of(other):
            if special[find] == 1 and traits.stops[find] >> words.ON_SPELL & 1 == 1:
                stops += 1
                recasts += traits.recasts[find]
        for spell in board.spells_of(other):
            if special[spell] == 1 and traits.stops[spell] >> words.ON_SPELL & 1 == 1:
                stops += 1
                recasts += traits.recasts[spell]
    others = max(i64(1), board.seats - 1)
    into[at] = part(stops, 2 * others)
    into[at + 1] = part(recasts, 2) if outlook.spells <= 1 else 0.0
