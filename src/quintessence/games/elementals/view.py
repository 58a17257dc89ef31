"""What a seat sees (EL-SEE). Packs are hidden from everybody, answers from the others while the race is open."""

from quintessence.core.types import Json, JsonObject, Seat
from quintessence.games.elementals.position import write_answers, write_open_part, write_race
from quintessence.games.elementals.table import IN_RACE, OVER, PHASES, Table, window_of
from quintessence.games.elementals.zones import aside_of, pack_of


def shown_to(table: Table, seat: Seat | None) -> JsonObject:
    """The page's keys. A spectator is handed the position before the card was turned (EL-NET-17)."""
    seats = range(table.rules.seats)
    packs: list[Json] = [int(table.zones.count(pack_of(other))) for other in seats]
    aside: list[Json] = [int(table.zones.count(aside_of(other))) for other in seats]
    race: Json = None
    if table.phase == IN_RACE:
        own = [] if seat is None else [seat]
        race = {**write_race(table), "answers": write_answers(table, own)}
    return {**write_open_part(table), "packs": packs, "aside": aside, "race": race}


def prompt_of(table: Table, seat: Seat | None) -> JsonObject:
    """The phase, with whose card is awaited or how long the race can be answered; `you` is the one who looks."""
    told: JsonObject = {"kind": PHASES[table.phase]}
    if table.phase == IN_RACE:
        told |= {"window": window_of(table), "floor": table.rules.floor}
    elif table.phase != OVER:
        told["seat"] = table.turn
    return told if seat is None else {**told, "you": seat}
