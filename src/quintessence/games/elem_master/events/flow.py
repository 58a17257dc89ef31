"""The event cards in play: where they lie, what waits for a later turn, and how an event goes."""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.packing import first_of, pack1, pack2, pack3
from quintessence.core.types import Json

from ..actions.pending import BY_EVENT, Pending
from ..board import EFFECTS, MUDSLIDE, RAINBOW, TURN_POINTS, Board, has_now, is_in
from ..notation import forms
from ..terrain.cells import NOWHERE
from ..tokens.stack import level_of
from .card import ALL, EventCard

ROW: Final[i64] = 6
MOST_EVENTS: Final[i64] = 3
"""The most events that a seat triggers in a game (EM-EVT-4)."""
EVENT_COST: Final[i64] = 2
LONGEST: Final[i64] = 3
"""The farthest that a choice reaches and the most levels it speaks of."""


def of_seat(cards: vec[i64], seat: i64) -> vec[i64]:
    """The cards of a list that belong to a seat."""
    own = vec[i64]()
    for entry in cards:
        if entry >> 6 == seat:
            own = append(own, entry & 63)
    return own


def deal_row(board: Board, number_of_cards: int, chance: Chance, log: Log | None) -> None:
    """Shuffles all cards and lays six face up (EM-EVT-1)."""
    cards = board.cards.copy()
    cards.deck = vec[i64](list(range(number_of_cards)))
    chance.shuffle(cards.deck)
    cards.row = cards.deck[:ROW]
    cards.deck = cards.deck[ROW:]
    board.cards = cards
    if log is not None:
        names: list[Json] = [ALL[card].name for card in cards.row]
        log.tell(Event("events-dealt", {"cards": names}, random=True, reveals=True))


def use_card(board: Board, seat: i64, card: i64) -> None:
    """A triggered card leaves the row, or the seat's own cards, and lies used before the seat (EM-EVT-3)."""
    cards = board.cards.copy()
    if card in cards.row:
        cards.row = remove(cards.row, card)
    else:
        cards.held = remove(cards.held, seat * 64 + card)
    cards.used = append(cards.used, seat * 64 + card)
    board.cards = cards


def hold_card(board: Board, seat: i64, card: i64, log: Log | None) -> None:
    """EM-ECLIPSE-1."""
    cards = board.cards.copy()
    cards.row = remove(cards.row, card)
    cards.held = append(cards.held, seat * 64 + card)
    board.cards = cards
    if log is not None:
        log.add("event-held", {"seat": seat, "card": ALL[card].name})


def replace_card(board: Board, seat: i64, card: i64, log: Log | None) -> None:
    """A card of the row leaves the game, the top card of the pile comes face down (EM-QUAKE-1)."""
    cards = board.cards.copy()
    cards.row = remove(cards.row, card)
    cards.discard = append(cards.discard, card)
    cards.deck, top = pop(cards.deck, 0)
    cards.face_down = append(cards.face_down, seat * 64 + top)
    board.cards = cards
    if log is not None:
        log.add("event-replaced", {"card": ALL[card].name})


def is_waiting(board: Board, seat: i64, effect: i64) -> bool:
    return seat * 256 + effect in board.cards.waiting


def wait_for(board: Board, seat: i64, effect: i64, log: Log | None) -> None:
    """An effect will be active in the next turn of a seat; one that waits already waits once."""
    if is_waiting(board, seat, effect):
        return
    cards = board.cards.copy()
    cards.waiting = append(cards.waiting, seat * 256 + effect)
    board.cards = cards
    if log is not None:
        log.add("effect-waiting", {"effect": effect_name(effect), "seat": seat})


def effect_name(effect: i64) -> str:
    return EFFECTS[[1 << place for place in range(len(EFFECTS))].index(int(effect))]


def take_effects(board: Board, seat: i64) -> None:
    """What waited for a seat is active in the turn that begins; points follow."""
    # EM-TUR-1, EM-TUR-11, EM-MUDSLIDE-1, EM-RAINBOW-1
    board.now = 0
    if len(board.cards.waiting) > 0:
        cards = board.cards.copy()
        cards.now = vec[i64]()
        cards.waiting = vec[i64]()
        for entry in board.cards.waiting:
            if entry >> 8 == seat:
                cards.now = append(cards.now, entry & 255)
                board.now |= entry & 255
            else:
                cards.waiting = append(cards.waiting, entry)
        board.cards = cards
    board.points = TURN_POINTS
    if has_now(board, MUDSLIDE):
        board.points = 1
    elif has_now(board, RAINBOW):
        board.points = TURN_POINTS + 1


def drop_effects(board: Board) -> None:
    """The effects of the turn that ends are over (EM-TUR-8)."""
    board.now = 0
    if len(board.cards.now) > 0:
        cards = board.cards.copy()
        cards.now = vec[i64]()
        board.cards = cards


def turn_up(board: Board, seat: i64, log: Log | None) -> None:
    """Cards that this seat, or one that is out, laid face down join the row (EM-TUR-11, EM-QUAKE-2)."""
    if len(board.cards.face_down) == 0:
        return
    cards = board.cards.copy()
    cards.face_down = vec[i64]()
    names: list[Json] = []
    for entry in board.cards.face_down:
        if entry >> 6 == seat or not is_in(board, entry >> 6):
            cards.row = append(cards.row, entry & 63)
            names.append(ALL[entry & 63].name)
        else:
            cards.face_down = append(cards.face_down, entry)
    if names:
        board.cards = cards
        if log is not None:
            log.tell(Event("events-revealed", {"cards": names}, reveals=True))


def forget_seat(board: Board, seat: i64) -> None:
    """An eliminated seat's cards in hand and waiting effects leave the game (EM-FOU-4)."""
    cards = board.cards.copy()
    cards.held = vec[i64]()
    cards.waiting = vec[i64]()
    for entry in board.cards.held:
        if entry >> 6 == seat:
            cards.discard = append(cards.discard, entry & 63)
        else:
            cards.held = append(cards.held, entry)
    for entry in board.cards.waiting:
        if entry >> 8 != seat:
            cards.waiting = append(cards.waiting, entry)
    board.cards = cards


# How an event goes: it is triggered, choices are made one at a time, it is over.


def add_events(board: Board, seat: i64, moves: vec[i64]) -> vec[i64]:
    """The cards that a seat may trigger: of the row, and those it holds (EM-EVT-2, EM-EVT-3, EM-EVT-4, EM-EVT-5)."""
    cards = board.cards
    if board.points < EVENT_COST or events_left(board, seat) <= 0:
        return moves
    for card in cards.row:
        if is_possible(board, seat, card):
            moves = append(moves, pack1(forms.EVENT, card))
    if len(cards.held) > 0:
        for card in of_seat(cards.held, seat):
            if is_possible(board, seat, card):
                moves = append(moves, pack1(forms.EVENT, card))
    return moves


def events_left(board: Board, seat: i64) -> i64:
    """How many events the seat may still trigger in this game (EM-EVT-4)."""
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
        log.add("event-triggered", {"seat": seat, "card": ALL[card].name})
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
