"""The moves that a seat may make: the seven actions, powers, events, answers to a decision, picks, puts."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.packing import first_of, pack1, pack2

from .actions.listing import list_moves
from .actions.pending import BY_EVENT, BY_POWER, BY_PRIEST, Pending
from .board import NO_CARD, Board
from .events.card import ALL
from .events.flow import add_events, list_event_answers
from .notation.forms import DONE, PICK_NAME, PUT
from .specialities.earth_fire_water import blessing_answers
from .specialities.every import POWERS, add_powers
from .tokens.changes import ARMY, in_reserve, tokens_put
from .tokens.elements import EARTH
from .tokens.stack import EMPTY, HIGHEST, VOID, element_of, level_of


def list_turn(board: Board, seat: i64) -> vec[i64]:
    """Everything that the seat on turn may do."""
    moves = list_moves(board, seat)
    if board.specialities[seat] != NO_CARD:
        moves = add_powers(board, seat, moves)
    return add_events(board, seat, moves)


def list_answers(board: Board, seat: i64, pending: Pending) -> vec[i64]:
    """What answers the decision that is pending."""
    if pending.kind == BY_EVENT:
        return list_event_answers(board, seat, pending)
    if pending.kind == BY_PRIEST:
        return blessing_answers(board, seat, pending.chosen[0])
    return POWERS[pending.card].list_answers(board, seat, pending)


def list_telling_answers(board: Board, seat: i64, pending: Pending, chosen_before: i64) -> vec[i64]:
    """Some of the answers, in their order: enough for the first that is worth most to be among them.

    `chosen_before` choices were made in play; those after them are being tried, each with all that can follow.
    """
    answers = list_answers(board, seat, pending)
    if pending.kind == BY_EVENT:
        card = ALL[pending.card]
        if card.choices_weigh_the_same:
            return answers[:1]
        if not card.order_matters and len(pending.chosen) > chosen_before:
            return later_answers(answers, pending.chosen[-1])
    elif pending.kind == BY_POWER and POWERS[pending.card].answers_weigh_the_same:
        return answers[:1]
    return answers


def later_answers(answers: vec[i64], cell: i64) -> vec[i64]:
    """The answers that name a cell after this one, and `done`: what is chosen ascending is chosen in every order."""
    later = vec[i64]()
    for answer in answers:
        if answer == DONE or first_of(answer) > cell:
            later = append(later, answer)
    return later


def list_picks(board: Board) -> vec[i64]:
    """The specialities that nobody has picked (EM-SPE-2)."""
    picks = vec[i64]()
    for card in range(len(POWERS)):
        if card not in board.specialities:
            picks = append(picks, pack1(PICK_NAME, card))
    return picks


def list_puts(board: Board, seat: i64) -> vec[i64]:
    """The tokens that a seat may put now in a free start (EM-INV-3, EM-INV-4, EM-INV-5, EM-INV-6)."""
    puts = vec[i64](capacity=48)
    must_be_earth = board.tokens[seat * 4 + EARTH] == 0
    is_last = tokens_put(board, seat) == ARMY - 1
    empty_cells: i64 = 0
    for cell in board.variant.plain.home[seat]:
        if board.cells[cell] == EMPTY:
            empty_cells += 1
    for element in range(4):
        if in_reserve(board, seat, element) == 0:
            continue
        for cell in board.variant.plain.home[seat]:
            stack = board.cells[cell]
            if stack == EMPTY:
                fills_up = empty_cells == 1
            elif stack != VOID and element_of(stack) == element and level_of(stack) < HIGHEST:
                fills_up = False
            else:
                continue
            if element == EARTH or not (must_be_earth and (is_last or fills_up)):
                puts = append(puts, pack2(PUT, element, cell))
    return puts
