"""Who leaves, when the game stops, who has won (EL-END, EL-OUT, EL-CNT)."""

from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.result import Result
from quintessence.games.elementals.table import NOBODY, OVER, UNANSWERED, Table, is_in, packs_with_cards
from quintessence.games.elementals.zones import pack_of


def leave(table: Table, seat: i64) -> None:
    """The seat is out of the game; it flips for no mistake any more (EL-ERR-5)."""
    table.out[seat] = max(table.out) + 1
    if table.then == seat:
        table.then = NOBODY


def leave_without_card(table: Table, seat: i64, log: Log | None) -> None:
    """EL-OUT-1."""
    leave(table, seat)
    if log is not None:
        log.add("player-left", {"seat": seat, "reason": "no-card"})
    stop_if_two_left(table, log)


def stop_if_two_left(table: Table, log: Log | None) -> None:
    """EL-OUT-3."""
    if table.rules.players_leave and packs_with_cards(table) <= 2:
        finish(table, "two-left", log)


def stop_if_settled(table: Table, log: Log | None) -> None:
    """What is looked at when a card has been placed or put back and when a race has been judged."""
    stop_if_two_left(table, log)
    limit = table.rules.flip_limit
    if table.phase != OVER and limit > 0 and table.flips >= limit:
        finish(table, "flip-limit", log)


def finish(table: Table, reason: str, log: Log | None) -> None:
    """The game is over; packs are counted."""
    clear_race(table)
    table.then = NOBODY
    table.phase = OVER
    ranking = ranking_of(table)
    table.ended = Result(list(ranking[0]), ranking, reason)
    if log is not None:
        log.add("game-over", table.ended.to_json())


def clear_race(table: Table) -> None:
    for seat in range(table.rules.seats):
        table.answers[seat] = UNANSWERED
        table.ties[seat] = NOBODY
    table.waiting = 0
    table.turned = 0


def ranking_of(table: Table) -> list[list[int]]:
    """By cards in the pack, then those who have left, the last to leave first (EL-CNT-1 to EL-CNT-3)."""
    seats = range(table.rules.seats)
    left = [seat for seat in seats if is_in(table, seat)]
    counts = sorted({int(table.zones.count(pack_of(seat))) for seat in left}, reverse=True)
    ranking = [[seat for seat in left if table.zones.count(pack_of(seat)) == count] for count in counts]
    gone = sorted([(int(table.out[seat]), seat) for seat in seats if not is_in(table, seat)], reverse=True)
    return ranking + [[seat] for _, seat in gone]
