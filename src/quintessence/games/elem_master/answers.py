"""What a seat may say beyond the seven actions: powers, events, answers to a decision, picks."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.packing import pack1, pack2
from quintessence.games.elem_master.board import BY_EVENT, BY_PRIEST, NO_CARD, Board, Pending, speciality_of
from quintessence.games.elem_master.cells import NOWHERE
from quintessence.games.elem_master.events.flow import add_events, list_event_answers
from quintessence.games.elem_master.forms import NO_FORM, PICK_NAME, POWER, POWER_CELL, POWER_CELLS
from quintessence.games.elem_master.legal import list_moves
from quintessence.games.elem_master.specialities import POWERS
from quintessence.games.elem_master.specialities.water import blessing_answers
from quintessence.games.elem_master.stack import level_of


def list_turn(board: Board, seat: i64) -> vec[i64]:
    """Everything that the seat on turn may do."""
    moves = list_moves(board, seat)
    if speciality_of(board, seat) != NO_CARD:
        moves = add_powers(board, seat, moves)
    return add_events(board, seat, moves)


def add_powers(board: Board, seat: i64, moves: vec[i64]) -> vec[i64]:
    """The ways in which the seat's speciality can be used now."""
    power = POWERS[speciality_of(board, seat)]
    form = power.form
    if form == NO_FORM or board.points < power.price:
        return moves
    if form == POWER:
        return append(moves, POWER) if power.fits(board, seat, NOWHERE, NOWHERE) else moves
    for cell in range(len(board.cells)):
        if form == POWER_CELL:
            if power.fits(board, seat, cell, NOWHERE):
                moves = append(moves, pack1(POWER_CELL, cell))
        elif level_of(board.cells[cell]) != 0:
            for choice in range(8 if form == POWER_CELLS else 4):
                second = board.rules.plain.step[cell * 8 + choice] if form == POWER_CELLS else choice
                if second != NOWHERE and power.fits(board, seat, cell, second):
                    moves = append(moves, pack2(form, cell, second))
    return moves


def use_power(board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
    """Pays for a power and carries it out (EM-SPE-4, EM-SPE-5)."""
    power = POWERS[speciality_of(board, seat)]
    board.points -= power.price
    if log is not None:
        log.add("power-used", {"seat": seat, "power": power.name})
    power.use(board, seat, first, second, log)


def list_answers(board: Board, seat: i64, pending: Pending) -> vec[i64]:
    """What answers the decision that is pending."""
    if pending.kind == BY_EVENT:
        return list_event_answers(board, seat, pending)
    if pending.kind == BY_PRIEST:
        return blessing_answers(board, seat, pending.chosen[0])
    return POWERS[pending.card].list_answers(board, seat, pending)


def list_picks(board: Board) -> vec[i64]:
    """The specialities that nobody has picked (EM-SPE-2)."""
    picks = vec[i64]()
    for card in range(len(POWERS)):
        if card not in board.specialities:
            picks = append(picks, pack1(PICK_NAME, card))
    return picks
