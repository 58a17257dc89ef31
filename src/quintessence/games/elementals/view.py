"""What a seat sees (EL-SEE). Packs are hidden from everybody, answers from the others while the race is open."""

from quintessence.core.types import Json, JsonObject, Seat

from .board import IN_RACE, OVER, PHASES, Board
from .cards.box import aside_of, pack_of
from .races.shown import window_of
from .writing import write_answers, write_open_part, write_race


def shown_to(board: Board, seat: Seat | None) -> JsonObject:
    """The page's keys. A spectator is handed the position before the card was turned."""
    # EL-NET-17, EL-SEE-1, EL-SEE-2, EL-SEE-4
    seats = range(board.variant.seats)
    packs: list[Json] = [int(board.zones.count(pack_of(other))) for other in seats]
    aside: list[Json] = [int(board.zones.count(aside_of(other))) for other in seats]
    race: Json = None
    if board.phase == IN_RACE:
        own = [] if seat is None else [seat]
        race = {**write_race(board), "answers": write_answers(board, own)}
    return {**write_open_part(board), "packs": packs, "aside": aside, "race": race}


def prompt_of(board: Board, seat: Seat | None) -> JsonObject:
    """The phase, with whose card is awaited or how long the race can be answered; `you` is the one who looks."""
    told: JsonObject = {"kind": PHASES[board.phase]}
    if board.phase == IN_RACE:
        told |= {"window": window_of(board), "floor": board.variant.floor}
    elif board.phase != OVER:
        told["seat"] = board.turn
    return told if seat is None else {**told, "you": seat}
