"""A position as JSON, as the rulebook page lays it out; `reading` goes the other way."""

from mypy_extensions import i64

from quintessence.core.types import Json, JsonObject

from .board import IN_RACE, NOBODY, PHASES, UNANSWERED, Board, is_in
from .cards.box import CARD_IDS, MIDDLE, aside_of, pack_of, pile_of
from .moves import GRAMMAR
from .races.kinds import RACE_KINDS
from .races.shown import shown_cards


def write_position(board: Board) -> JsonObject:
    """The whole position, all-seeing."""
    seats = range(board.variant.seats)
    race: Json = None
    if board.phase == IN_RACE:
        order = sorted([(int(board.ties[seat]), seat) for seat in seats if is_in(board, seat)])
        ties: list[Json] = [seat for _, seat in order]
        race = {**write_race(board), "answers": write_answers(board, list(seats)), "ties": ties}
    packs: list[Json] = [write_cards(board, pack_of(seat)) for seat in seats]
    aside: list[Json] = [write_cards(board, aside_of(seat)) for seat in seats]
    return {**write_open_part(board), "packs": packs, "aside": aside, "race": race}


def write_open_part(board: Board) -> JsonObject:
    """What is face up, and all that everybody may know besides."""
    piles: list[Json] = [write_cards(board, pile_of(seat))[::-1] for seat in range(board.variant.seats)]
    return {
        "phase": PHASES[board.phase],
        "turn": board.turn,
        "piles": piles,
        "middle": write_cards(board, MIDDLE),
        "then": None if board.then == NOBODY else board.then,
        "out": write_out(board),
        "flips": board.flips,
        "result": None if board.ended is None else board.ended.to_json(),
    }


def write_cards(board: Board, zone: i64) -> list[Json]:
    """The cards of a zone, first to last."""
    return [CARD_IDS[card] for card in board.zones.cards(zone)]


def write_out(board: Board) -> list[Json]:
    """The seats that have left, in that order."""
    gone = sorted([(int(board.out[s]), s) for s in range(board.variant.seats) if not is_in(board, s)])
    return [seat for _, seat in gone]


def write_race(board: Board) -> JsonObject:
    """What everybody sees of the open race."""
    shown: list[Json] = [CARD_IDS[card] for card in shown_cards(board)]
    return {"kind": RACE_KINDS[board.race_kind], "shown": shown}


def write_answers(board: Board, seats: list[int]) -> JsonObject:
    """The answers of these seats, as far as they have answered."""
    return {str(s): GRAMMAR.words(board.answers[s]) for s in seats if board.answers[s] != UNANSWERED}
