"""The generator: what a seat may do now, in canonical form."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.games.elementals.moves import BOOK, FLIP, PASS, SLAP, SUMMON, answer_on
from quintessence.games.elementals.table import IN_RACE, OVER, TO_SUMMON, Table
from quintessence.games.elementals.zones import MIDDLE


def list_moves(table: Table, seat: i64) -> vec[i64]:
    """EL-MOVE-3; outside races there is exactly one move."""
    moves = vec[i64](capacity=11)
    if table.phase == IN_RACE:
        if table.waiting & (1 << seat) != 0:
            moves = list_answers(table, moves)
    elif table.phase != OVER and seat == table.turn:
        moves = append(moves, SUMMON if table.phase == TO_SUMMON else FLIP)
    return moves


def list_answers(table: Table, moves: vec[i64]) -> vec[i64]:
    """Silence, and a hand and a book on each card in the middle."""
    moves = append(moves, PASS)
    zones = table.zones
    card = zones.first(MIDDLE)
    for _ in range(zones.count(MIDDLE)):
        moves = append(moves, answer_on(SLAP, card))
        moves = append(moves, answer_on(BOOK, card))
        card = zones.behind[card]
    return moves
