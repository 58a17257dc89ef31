"""A position as JSON, as the rulebook page lays it out; `reading` goes the other way."""

from mypy_extensions import i64

from quintessence.core.types import Json, JsonObject

from .board import NOTHING_OPEN, OVER, PHASES, PLACE_SUMMONED, SHIFTING, Board
from .cards.catalogue import CONTESTS, LEVELS, NO_CARD
from .cards.geometry import COLOURS, ROWS, row_code, write_code
from .cards.market import TOKENS, cards_left
from .cards.stacks import PLACES, SLID, card_of, colour_of, creature_at, offset_of, rows_of, size_of
from .contests.players import MARK_NAMES, has_mark, points_of, strength_at
from .contests.strength import base_of, bonus_of
from .moves import PLACE_NAMES, SPOT_NAMES


def write_position(board: Board) -> JsonObject:
    """The whole position, all-seeing."""
    return {**write_open_part(board), "contests": write_contests(board), "decks": write_decks(board)}


def write_open_part(board: Board) -> JsonObject:
    """What everybody may see: all but the decks and the contest pile (ME-SEE-5)."""
    past: list[Json] = [CONTESTS[card] for card in board.piles.contests[: board.scored]]
    return {
        "round": board.round,
        "alpha": board.alpha,
        "turn": None if board.phase == OVER else board.turn,
        "phase": PHASES[board.phase],
        "past": past,
        "players": {str(seat): write_player(board, seat) for seat in range(board.variant.seats)},
        "market": {str(level + 1): write_row(board, level) for level in range(LEVELS)},
        "pending": write_pending(board),
    }


def write_contests(board: Board) -> list[Json]:
    return [CONTESTS[card] for card in board.piles.contests[board.scored :]]


def write_decks(board: Board) -> JsonObject:
    """The decks, each from its top card down."""
    decks: JsonObject = {}
    for level in range(LEVELS):
        start = board.piles.starts[level]
        cards = board.piles.decks[start : start + cards_left(board, level)]
        decks[str(level + 1)] = [card_id(board, card) for card in list(cards)[::-1]]
    return decks


def write_row(board: Board, level: i64) -> list[Json]:
    spots = range(level * 4, level * 4 + 4)
    return [None if board.market[spot] == NO_CARD else card_id(board, board.market[spot]) for spot in spots]


def write_player(board: Board, seat: i64) -> JsonObject:
    creatures: JsonObject = {
        PLACE_NAMES[place]: write_creature(board, seat, creature_at(seat, place))
        for place in range(PLACES)
        if size_of(board, creature_at(seat, place)) > 0
    }
    return {
        "points": points_of(board, seat),
        "creatures": creatures,
        "strength": {COLOURS[colour]: strength_at(board, seat, colour) for colour in range(3)},
        **{name: has_mark(board, seat, mark) for name, mark in MARK_NAMES},
    }


def write_creature(board: Board, seat: i64, creature: i64) -> JsonObject:
    entries = board.stacks[board.starts[creature] : board.starts[creature + 1]]
    rows = rows_of(board, creature)
    return {
        "cards": [card_id(board, card_of(entry)) for entry in entries],
        "shift": [int(offset_of(entry)) for entry in entries],
        "mana": write_mana(board.mana[creature]),
        "colour": COLOURS[colour_of(board, creature)],
        "shows": [write_code(row_code(rows, row)) for row in ROWS],
        "base": base_of(board, creature),
        "bonus": bonus_of(board, seat, creature),
    }


def write_mana(mana: i64) -> JsonObject:
    return {value: "ready" if mana & ready != 0 else "spent" for value, has, ready in TOKENS if mana & has != 0}


def write_pending(board: Board) -> JsonObject | None:
    """The open decision."""
    if board.pending == NOTHING_OPEN:
        return None
    if board.pending == SHIFTING:
        start = board.starts[creature_at(board.turn, board.source)]
        size = size_of(board, creature_at(board.turn, board.source))
        slid: list[Json] = [depth for depth in range(2, size + 1) if board.stacks[start + depth - 1] & SLID != 0]
        return {"kind": "shift", "creature": PLACE_NAMES[board.source], "slid": slid}
    if board.pending == PLACE_SUMMONED:
        return write_hand(board, "summon", {"spot": SPOT_NAMES[board.source]})
    return write_hand(board, "move", {"creature": PLACE_NAMES[board.source], "depth": board.source_depth})


def write_hand(board: Board, source: str, came_from: JsonObject) -> JsonObject:
    return {
        "kind": "place",
        "card": card_id(board, board.hand),
        "source": source,
        "from": came_from,
        "mana": write_mana(board.hand_mana),
    }


def card_id(board: Board, card: i64) -> str:
    return board.variant.cards.cards[card].id
