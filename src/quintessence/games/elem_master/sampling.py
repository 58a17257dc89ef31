"""A position that a seat cannot tell from the real one: other armies, another order of the hidden cards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.packing import first_of, second_of
from quintessence.core.types import Seat

from .board import Board, Cards
from .legal import list_puts
from .tokens.changes import tokens_put
from .tokens.stack import EMPTY, level_of, make_stack, owner_of


def sample_armies(board: Board, seat: Seat | None, chance: Chance) -> None:
    """Replaces the armies that `seat` cannot see by others of the same size, put at random."""
    for other in range(board.variant.seats):
        if other != seat:
            count = tokens_put(board, other)
            clear_army(board, other)
            put_at_random(board, other, count, chance)


def clear_army(board: Board, seat: i64) -> None:
    for cell in board.variant.plain.home[seat]:
        if level_of(board.cells[cell]) != 0 and owner_of(board.cells[cell]) == seat:
            board.cells[cell] = EMPTY
    for element in range(4):
        board.tokens[seat * 4 + element] = 0


def put_at_random(board: Board, seat: i64, count: i64, chance: Chance) -> None:
    for _ in range(count):
        puts = list_puts(board, seat)
        chosen = puts[chance.below(len(puts))]
        element, cell = first_of(chosen), second_of(chosen)
        stack = board.cells[cell]
        board.cells[cell] = make_stack(seat, element, 1) if stack == EMPTY else stack + 1
        board.tokens[seat * 4 + element] += 1


def sample_cards(board: Board, chance: Chance) -> None:
    """Deals the cards that nobody sees, the pile and what lies face down, in another order."""
    cards = board.cards
    if len(cards.deck) == 0 and len(cards.face_down) == 0:
        return
    unseen = unseen_cards(cards)
    chance.shuffle(unseen)
    deck = cards.deck[:]
    for place in range(len(deck)):
        deck[place] = unseen[place]
    face_down = cards.face_down[:]
    for place in range(len(face_down)):
        owner = face_down[place] >> 6
        face_down[place] = owner * 64 + unseen[len(deck) + place]
    board.cards = cards.with_hidden(deck, face_down)


def unseen_cards(cards: Cards) -> vec[i64]:
    """The cards that nobody sees, ascending: their order tells nothing of the true one."""
    hidden: i64 = 0
    for card in cards.deck:
        hidden |= 1 << card
    for entry in cards.face_down:
        hidden |= 1 << (entry & 63)
    unseen = vec[i64](capacity=64)
    card = 0
    while hidden >> card != 0:
        if (hidden >> card) & 1 != 0:
            unseen = append(unseen, card)
        card += 1
    return unseen
