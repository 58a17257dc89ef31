"""How an event goes: it is triggered, choices are made one at a time, it is over."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, pack1, pack2, pack3

from ..board import BY_EVENT, Board, Pending
from ..notation import forms
from ..terrain.cells import NOWHERE
from ..tokens.stack import level_of
from .card import ALL, EventCard, card_name
from .deck import MOST_EVENTS, of_seat, use_card

EVENT_COST: Final[i64] = 2
LONGEST: Final[i64] = 3
"""The farthest that a choice reaches and the most levels it speaks of."""


def add_events(board: Board, seat: i64, moves: vec[i64]) -> vec[i64]:
    """The cards that a seat may trigger: of the row, and those it holds (EM-EVT-2, EM-EVT-3, EM-EVT-4, EM-EVT-5)."""
    cards = board.cards
    if board.points < EVENT_COST or not can_trigger(board, seat):
        return moves
    for card in cards.row:
        if is_possible(board, seat, card):
            moves = append(moves, pack1(forms.EVENT, card))
    if len(cards.held) > 0:
        for card in of_seat(cards.held, seat):
            if is_possible(board, seat, card):
                moves = append(moves, pack1(forms.EVENT, card))
    return moves


def can_trigger(board: Board, seat: i64) -> bool:
    """Whether the seat has an event left (EM-EVT-4)."""
    return events_left(board, seat) > 0


def events_left(board: Board, seat: i64) -> i64:
    used: i64 = 0
    for entry in board.cards.used:
        if entry >> 6 == seat:
            used += 1
    return MOST_EVENTS - used


def lacks_further_event(board: Board, seat: i64, card: i64) -> bool:
    """Whether an Eclipse would be the seat's last event (EM-ECLIPSE-2)."""
    if ALL[card].name != "eclipse":
        return False
    is_copied = board.pending is not None
    return events_left(board, seat) < (1 if is_copied else 2)


def is_possible(board: Board, seat: i64, card: i64) -> bool:
    """Whether the event would change something, or has a choice to make (EM-EVT-5)."""
    chosen = ALL[card]
    if lacks_further_event(board, seat, card):
        return False
    if chosen.choice_form(board) == forms.NO_FORM:
        return chosen.is_possible(board, seat)
    return len(list_choices(board, seat, chosen, True)) > 0


def list_choices(board: Board, seat: i64, card: EventCard, only_one: bool) -> vec[i64]:
    """The choices that fit now; with `only_one` the first that are found."""
    form = card.choice_form(board)
    choices = vec[i64]()
    if form == forms.CHOOSE_CARD or form == forms.CHOOSE_COLOUR:
        for number in range(len(ALL) if form == forms.CHOOSE_CARD else board.variant.seats):
            choices = add_choice(board, seat, card, pack1(form, number), choices)
            if only_one and len(choices) > 0:
                return choices
        return choices
    for cell in range(len(board.cells)):
        if form == forms.CHOOSE_CELL:
            choices = add_choice(board, seat, card, pack1(form, cell), choices)
        elif level_of(board.cells[cell]) != 0 and card.begins_at(board, cell):
            choices = add_choices_of(board, seat, card, form, cell, only_one, choices)
        if only_one and len(choices) > 0:
            return choices
    return choices


def add_choices_of(
    board: Board, seat: i64, card: EventCard, form: i64, cell: i64, only_one: bool, choices: vec[i64]
) -> vec[i64]:
    """The choices that begin with one elemental."""
    step = board.variant.plain.step
    if form == forms.CHOOSE_LEVELS:
        for levels in range(1, LONGEST + 1):
            choices = add_choice(board, seat, card, pack2(form, cell, levels), choices)
        return choices
    for direction in range(8):
        target = cell
        for distance in range(1, LONGEST + 1):
            target = step[target * 8 + direction]
            if target == NOWHERE:
                break
            if form == forms.CHOOSE_CELLS:
                choices = add_choice(board, seat, card, pack2(form, cell, target), choices)
            elif distance == 1:
                for strength in range(1, LONGEST + 1):
                    choices = add_choice(board, seat, card, pack3(forms.CHOOSE_BREATH, cell, target, strength), choices)
        if only_one and len(choices) > 0:
            return choices
    return choices


def add_choice(board: Board, seat: i64, card: EventCard, choice: i64, choices: vec[i64]) -> vec[i64]:
    return append(choices, choice) if card.fits(board, seat, choice) else choices


def list_event_answers(board: Board, seat: i64, pending: Pending) -> vec[i64]:
    """What may be said while an event is under way."""
    choices = list_choices(board, seat, ALL[pending.card], False)
    return append(choices, forms.DONE) if len(pending.chosen) > 0 else choices


def trigger(board: Board, seat: i64, card: i64, chance: Chance, log: Log | None) -> None:
    """EM-EVT-2, EM-EVT-3."""
    board.points -= EVENT_COST
    use_card(board, seat, card)
    if log is not None:
        log.add("event-triggered", {"seat": seat, "card": card_name(card)})
    begin(board, seat, card, chance, log)


def begin(board: Board, seat: i64, card: i64, chance: Chance, log: Log | None) -> None:
    """The effect takes place at once, or asks for a choice."""
    if ALL[card].choice_form(board) == forms.NO_FORM:
        ALL[card].happen(board, seat, chance, log)
    else:
        board.pending = Pending(BY_EVENT, card)


def choose(board: Board, seat: i64, pending: Pending, move: i64, chance: Chance, log: Log | None) -> None:
    """One choice takes effect; the event goes on while another is allowed and possible (EM-EVT-7)."""
    card = ALL[pending.card]
    chosen = pending.chosen[:]
    chosen = append(chosen, first_of(move))
    card.choose(board, seat, move, chance, log)
    if len(chosen) >= card.most:
        return
    board.pending = Pending(BY_EVENT, pending.card, chosen=chosen)
    if len(list_choices(board, seat, card, True)) == 0:
        board.pending = None
