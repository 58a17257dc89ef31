"""Fresh tokens: those that the mage holds and what they could do, and what those of rivals threaten."""

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board, pile_at
from ..cards.pile import has_free, height_of, rooted_of
from ..creatures import tokens
from ..decisions.mages import is_opponent, watches
from . import names
from .packs import COLUMNS


def fill_tokens(board: Board, seat: i64, into: vec[float]) -> None:
    held: i64 = 0
    for creature in range(tokens.TOKENS):
        if board.tokens[creature] == seat:
            held += 1
            into[names.CREATURES + creature] = 1.0
    if held > 0:
        fill_own(board, seat, into)
    fill_threats(board, seat, into)


def fill_own(board: Board, seat: i64, into: vec[float]) -> None:
    """What the mage’s creatures would find to do now."""
    if watches(board, seat):
        into[names.CREATURES_WATCH] = 1.0
    if holds(board, seat, tokens.SALAMANDER):
        prey: i64 = 0
        for other in range(board.variant.seats):
            if is_opponent(board, seat, other):
                highest = highest_rooted(board, other)
                prey = max(prey, highest)
        into[names.CREATURES_PREY] = float(prey) / 6.0
    if holds(board, seat, tokens.PHOENIX):
        free: i64 = 0
        rivals: i64 = 0
        for other in range(board.variant.seats):
            if is_opponent(board, seat, other):
                free += free_cards(board, other)
                rivals += 1
        if rivals > 0:
            balance = float(free) / float(rivals) - float(free_cards(board, seat))
            into[names.CREATURES_FLAMES] = balance / 4.0
    if holds(board, seat, tokens.GOLEM):
        into[names.CREATURES_GROUND] = into[names.ROOTS_LOOSE]


def fill_threats(board: Board, seat: i64, into: vec[float]) -> None:
    """What creatures in rivals’ hands could do to the piles."""
    if is_threat(board, seat, tokens.PHOENIX):
        into[names.DANGER_PHOENIX] = float(free_cards(board, seat)) / 4.0
    if is_threat(board, seat, tokens.SALAMANDER):
        into[names.DANGER_SALAMANDER] = float(highest_rooted(board, seat)) / 6.0
    if is_threat(board, seat, tokens.GNOME):
        most: i64 = 0
        for pile in range(COLUMNS):
            rooted = rooted_of(pile_at(board, seat, pile))
            most = max(most, rooted)
        into[names.DANGER_GNOME] = float(most) / 6.0


def holds(board: Board, seat: i64, creature: i64) -> bool:
    """Whether the mage can use that power; Akasha has any (EE-AKA-1)."""
    return board.tokens[creature] == seat or board.tokens[tokens.AKASHA] == seat


def is_threat(board: Board, seat: i64, creature: i64) -> bool:
    """Whether a rival can use that power."""
    holder, wild = board.tokens[creature], board.tokens[tokens.AKASHA]
    return (holder < tokens.CENTRE and holder != seat) or (wild < tokens.CENTRE and wild != seat)


def free_cards(board: Board, seat: i64) -> i64:
    """The cards that a Phoenix would burn (EE-PHX-1)."""
    count: i64 = 0
    for pile in range(COLUMNS):
        if has_free(pile_at(board, seat, pile)):
            count += 1
    return count


def highest_rooted(board: Board, seat: i64) -> i64:
    """The height of the highest pile whose top card is rooted (EE-SAL-2)."""
    highest: i64 = 0
    for pile in range(COLUMNS):
        cards = pile_at(board, seat, pile)
        if height_of(cards) > highest and not has_free(cards):
            highest = height_of(cards)
    return highest
