"""What happens to event cards and waiting effects. Every change makes a new `Cards`, which copies may share."""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.types import Json

from ..board import EFFECTS, MUDSLIDE, RAINBOW, TURN_POINTS, Board, has_now, is_in
from .card import card_name

ROW: Final[i64] = 6
MOST_EVENTS: Final[i64] = 3
"""Events that a seat triggers in a game at the most (EM-EVT-4)."""


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
        names: list[Json] = [card_name(card) for card in cards.row]
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
        log.add("event-held", {"seat": seat, "card": card_name(card)})


def replace_card(board: Board, seat: i64, card: i64, log: Log | None) -> None:
    """A card of the row leaves the game, the top card of the pile comes face down (EM-QUAKE-1)."""
    cards = board.cards.copy()
    cards.row = remove(cards.row, card)
    cards.discard = append(cards.discard, card)
    cards.deck, top = pop(cards.deck, 0)
    cards.face_down = append(cards.face_down, seat * 64 + top)
    board.cards = cards
    if log is not None:
        log.add("event-replaced", {"card": card_name(card)})


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
    """The effects of the turn that ends lapse (EM-TUR-8)."""
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
            names.append(card_name(entry & 63))
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
