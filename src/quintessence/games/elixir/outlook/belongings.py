"""What a seat holds: finds, stand-ins, what its cards do, goods to trade with, answers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board
from ..cards import words
from ..cards.traits import AUCTION, FLEA_MARKET, MARKET_DAY
from ..table import zones
from .reckoning import Outlook
from .scale import flag, part, within

FINDS: Final[list[str]] = [
    "finds:count",
    "finds:at-most-2",
    "finds:in-use",
    "finds:surplus",
    "finds:kinds",
    "finds:most",
]


def fill_finds(board: Board, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    deck, finds = board.deck, outlook.finds
    in_use, surplus, kinds = i64(0), i64(0), i64(0)
    for place in range(len(finds)):
        is_used = outlook.spent >> place & 1 == 1
        in_use += 1 if is_used else 0
        if deck.kinds[finds[place]] == words.INGREDIENT:
            surplus += 0 if is_used else 1
            kinds += 1 if zones.is_first(finds, place) else 0
    count: i64 = len(finds)
    into[at] = part(count, 8)
    into[at + 1] = flag(count <= 2 and board.phase == words.MAIN)
    into[at + 2] = part(in_use, 6)
    into[at + 3] = part(surplus, 6)
    into[at + 4] = part(kinds, 6)
    into[at + 5] = part(count - most_finds_of_others(board, seat), 8)


def most_finds_of_others(board: Board, seat: i64) -> i64:
    most: i64 = 0
    for other in range(board.seats):
        if other != seat:
            most = max(most, i64(len(board.finds_of(other))))
    return most


STAND_INS: Final[list[str]] = [
    "stand-ins:universal",
    "stand-ins:first-universal",
    "stand-ins:partial",
    "stand-ins:spare",
]
EFFECTS: Final[list[str]] = [
    "effects:promise",
    "effects:finds",
    "effects:threat",
    "effects:ready-promise",
    "effects:ready-threat",
    "effects:ready-finds",
    "effects:ready-lasting",
    "effects:ready-turns",
    "effects:ready-mix",
    "effects:held-mix",
    "effects:held-promise",
    "effects:fetch",
]
GOODS: Final[list[str]] = [
    "goods:worth",
    "goods:dearest",
    "goods:market-day",
    "goods:flea-market",
    "goods:auction",
    "goods:flea-market-worth",
    "goods:auction-worth",
]


def fill_belongings(board: Board, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    """Stand-ins, effects and goods, in this order."""
    deck, traits, finds = board.deck, board.deck.traits, outlook.finds
    universal, partial, spare = i64(0), i64(0), i64(0)
    promise, gained, threat = 0.0, 0.0, 0.0
    worth, dearest, fetching = i64(0), i64(0), i64(0)
    markets, fleas, auctions = i64(0), i64(0), i64(0)
    for place in range(len(finds)):
        find = finds[place]
        kind, breadth = deck.kinds[find], traits.breadth[find]
        if kind == words.INGREDIENT:
            continue
        if breadth > 0:
            if breadth == deck.ingredients:
                universal += 1
            else:
                partial += 1
            spare += 0 if outlook.spent >> place & 1 == 1 else 1
        if kind == words.MUNDANE:
            worth += deck.worth[find]
            dearest = max(dearest, deck.worth[find])
        elif deck.on_turn[find] == 1 and deck.is_playable(find):
            promise += traits.promise[find]
            gained += traits.finds[find]
            threat += traits.threat[find]
            fetching += traits.fetches[find]
            trade = traits.trade[find]
            markets += 1 if trade == MARKET_DAY else 0
            fleas += 1 if trade == FLEA_MARKET else 0
            auctions += 1 if trade == AUCTION else 0
    into[at] = part(universal, 2)
    into[at + 1] = flag(universal > 0)
    into[at + 2] = part(partial, 2)
    into[at + 3] = part(spare, 2)
    into[at + 4] = within(promise / 2.0)
    into[at + 5] = within(gained / 4.0)
    into[at + 6] = within(threat)
    fill_spell_effects(board, seat, outlook, into, at + 7)
    into[at + 15] = flag(fetching > 0 and discarded(board, outlook.wanted))
    into[at + 16] = part(worth, 6)
    into[at + 17] = part(dearest, 4)
    into[at + 18] = part(markets, 2)
    into[at + 19] = part(fleas, 2)
    into[at + 20] = part(auctions, 2)
    into[at + 21] = part(worth, 6) if fleas > 0 else 0.0
    into[at + 22] = part(worth, 6) if auctions > 0 else 0.0


def fill_spell_effects(board: Board, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    """What the spells in hand do once they are cast, first those that can be cast now."""
    traits, spells = board.deck.traits, board.spells_of(seat)
    promise, threat, gained, held = 0.0, 0.0, 0.0, 0.0
    lasting, turns, mixing, held_mixing = i64(0), i64(0), i64(0), i64(0)
    for place in range(outlook.spells):
        spell = spells[place]
        if outlook.ready >> place & 1 == 1:
            promise += traits.promise[spell]
            threat += traits.threat[spell]
            gained += traits.finds[spell]
            lasting += traits.lasts[spell]
            turns += traits.hastens[spell]
            mixing += traits.mixes[spell]
        else:
            held += traits.promise[spell]
            held_mixing += traits.mixes[spell]
    into[at] = within(promise / 2.0)
    into[at + 1] = within(threat)
    into[at + 2] = within(gained / 4.0)
    into[at + 3] = part(lasting, 2)
    into[at + 4] = part(turns, 2)
    into[at + 5] = part(mixing, 2)
    into[at + 6] = part(held_mixing, 2)
    into[at + 7] = within(held / 4.0)


def discarded(board: Board, marks: i64) -> bool:
    """Whether a find that pays one of these marks lies in the discard pile."""
    if marks != 0:
        reach = board.deck.reach
        for find in board.zones[zones.DISCARD]:
            if reach[find] & marks != 0:
                return True
    return False


SUPPLY: Final[list[str]] = [
    "supply:pile",
    "supply:pile-completing",
    "supply:discard",
    "supply:others",
    "supply:others-completing",
]


def fill_supply(board: Board, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    """Where the ingredients are that the seat's spells lack."""
    reach, wanted, completing = board.deck.reach, outlook.wanted, outlook.completing
    pile, discard = board.zones[zones.PILE], board.zones[zones.DISCARD]
    useful, complete = i64(0), i64(0)
    for find in pile:
        useful += 1 if reach[find] & wanted != 0 else 0
        complete += 1 if reach[find] & completing != 0 else 0
    into[at] = float(useful) / float(len(pile)) if len(pile) > 0 else 0.0
    into[at + 1] = float(complete) / float(len(pile)) if len(pile) > 0 else 0.0
    useful = 0
    for find in discard:
        useful += 1 if reach[find] & completing != 0 else 0
    into[at + 2] = part(useful, 5)
    useful, complete = 0, 0
    for other in range(board.seats):
        if other != seat:
            for find in board.finds_of(other):
                useful += 1 if reach[find] & wanted != 0 else 0
                complete += 1 if reach[find] & completing != 0 else 0
    others = max(i64(1), board.seats - 1)
    into[at + 3] = part(useful, 4 * others)
    into[at + 4] = part(complete, 2 * others)
