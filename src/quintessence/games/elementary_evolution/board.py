"""The data of a position. What may be done with it lives in `legal`, what is done to it in files by topic."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.contract import State
from quintessence.core.result import Result

from .cards.catalogue import DECK, ETHER, WATER, element_of, level_of
from .cards.pile import COMPLETE, has_free, height_of
from .creatures.tokens import CENTRE, NOT_SET, TOKENS, is_on
from .variant import Variant

# The record of a mage, `MAGE` numbers for each seat.
MAGE: Final[i64] = 12
HAND: Final[i64] = 0
"""The cards in hand, as `cards` packs them."""
IN_HAND: Final[i64] = 1
"""How many they are."""
SIZES: Final[i64] = 2
"""How many cards lie in each of the three zones."""
QUICK_STATE: Final[i64] = 5
WATCHING: Final[i64] = 6
PLACE: Final[i64] = 7
"""0 while the mage is in the game, else the rank that was taken (EE-END-4)."""
PILES: Final[i64] = 8
"""The four piles, as `pile` packs them (EE-PILE-1)."""

ZONES: Final[i64] = 3
"""The zones of each mage in which cards lie in an order."""

MOST_EXTRA: Final[i64] = 99
"""Extra turns that can be owed; no game comes near it, a position made by hand may."""


class Board(State):
    """Everything about a game at one moment."""

    def __init__(
        self, variant: Variant, mages: vec[i64], cards: vec[i64], tokens: vec[i64], ondines: vec[i64], stack: vec[i64]
    ) -> None:
        self.setting = variant.setting
        self.variant = variant
        self.mages = mages
        """`mages[seat * MAGE + HAND]` and so on."""
        self.cards = cards
        """The zones of all mages, DECK places each, the top card of a zone last."""
        self.tokens = tokens
        """Where each creature's token is: a seat, CENTRE or USED."""
        self.ondines = ondines
        """Where the Ondine and Akasha as a second one lie."""
        self.stack = stack
        """The pending decisions, as `frames` packs them; the topmost is last."""
        self.turn: i64 = 1
        self.active: i64 = 0
        self.extra: i64 = 0
        self.ethers: i64 = 0
        self.ended: Result | None = None

    def copy_moment(self, twin: "Board") -> None:
        """Gives `twin` all that is neither shared nor a list."""
        twin.turn = self.turn
        twin.active = self.active
        twin.extra = self.extra
        twin.ethers = self.ethers
        twin.ended = self.ended


def pile_at(board: Board, seat: i64, pile: i64) -> i64:
    return board.mages[seat * MAGE + PILES + pile]


def put_pile(board: Board, seat: i64, pile: i64, cards: i64) -> None:
    board.mages[seat * MAGE + PILES + pile] = cards


def is_guarded(board: Board, seat: i64, pile: i64) -> bool:
    """Whether an Ondine keeps Blazes off the top card: it lies on that card, which is free (EE-OND-6)."""
    cards = pile_at(board, seat, pile)
    if not has_free(cards):
        return False
    level = height_of(cards) - 1
    return is_on(board.ondines[0], seat, pile, level) or is_on(board.ondines[1], seat, pile, level)


def can_be_aimed_at(board: Board, seat: i64, pile: i64) -> bool:
    """Whether a Blaze can go there: a free card that is not guarded (EE-BLZ-3, EE-OND-3)."""
    return has_free(pile_at(board, seat, pile)) and not is_guarded(board, seat, pile)


def has_unrooted(board: Board, seat: i64) -> bool:
    """Whether some card in the mage's piles is not rooted (EE-ROOT-2, EE-GOL-2)."""
    return any(has_free(pile_at(board, seat, pile)) for pile in range(4))


def has_all_complete(board: Board, seat: i64) -> bool:
    """EE-END-1, EE-END-2, EE-FUS-5."""
    return all(height_of(pile_at(board, seat, pile)) >= COMPLETE for pile in range(4))


def fits(board: Board, seat: i64, card: i64, pile: i64) -> bool:
    """Whether the card can be placed on that pile of the mage (EE-PILE-2, EE-PILE-3, EE-JOK-1, EE-FUS-1)."""
    height = height_of(pile_at(board, seat, pile))
    if card == ETHER:
        return 1 <= height <= 4
    if height != level_of(card):
        return False
    return element_of(card) == pile or (board.variant.fusion and height > 0)


def can_cascade_with(board: Board, card: i64) -> bool:
    """Whether such a card counters: water, and an egg only if eggs have effects (EE-CAS-3, EE-EFF-2)."""
    return card != ETHER and element_of(card) == WATER and (level_of(card) > 0 or board.variant.egg_effects)


def blank_lists(seats: i64) -> tuple[vec[i64], vec[i64], vec[i64], vec[i64]]:
    """Mages, cards, tokens and Ondines of empty areas, with all tokens at the centre (EE-SET-3)."""
    return (
        vec[i64]([0] * (seats * MAGE)),
        vec[i64]([0] * (seats * ZONES * DECK)),
        vec[i64]([CENTRE] * TOKENS),
        vec[i64]([NOT_SET] * 2),
    )
