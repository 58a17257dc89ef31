"""How a finished game ended: what was counted, at the end and over time."""

import asyncio
from typing import Final

from quintessence.core.match import Match
from quintessence.core.replay import repeat
from quintessence.server.api.bodies import Course, Ending, SeatPlan, TallyAbout
from quintessence.server.live import Live
from quintessence.server.table.checks import finished
from quintessence.server.table.opening import BotPlan
from quintessence.server.table.table import Table
from quintessence.server.table.topics import again
from quintessence.server.table.topics.taking_back import replayed

MOST_MOMENTS: Final = 200
REPEATED_AT_ONCE: Final = 200
"""How many steps of a long game are replayed before other tasks get their turn."""

Moments = list[tuple[int, list[int]]]


async def ending_of(live: Live) -> Ending:
    """Everything for an end screen; `Wrong` before the game is over."""
    match = finished(live.table)
    if live.course is None:
        live.course = await course_of(match)
    return ending(live.table, live.course)


def ending(table: Table, moments: Moments) -> Ending:
    """The same, where what was counted over time is known."""
    match = finished(table)
    result = match.result
    assert result is not None
    return Ending(
        result=result.to_json(),
        sides=table.game.sides(table.setting),
        tally=[TallyAbout(row.name, list(row.numbers), row.fewer) for row in match.tally()],
        course=Course(
            plies=[ply for ply, _ in moments],
            numbers=[[numbers[seat] for _, numbers in moments if numbers] for seat in range(len(table.chairs))],
        ),
        harder=as_seats(again.harder_bots(table)),
        easier=as_seats(again.easier_bots(table)),
    )


def as_seats(bots: list[BotPlan | None]) -> list[SeatPlan | None]:
    return [None if plan is None else SeatPlan(kind="bot", bot=plan.name, level=plan.level) for plan in bots]


async def course_of(match: Match) -> Moments:
    """The first row of the tally at some moments of a match, including the first and the last."""
    lines = list(match.entries)
    stride = max(1, -(-len(lines) // (MOST_MOMENTS - 1)))
    twin = replayed(match, [])
    moments = [(0, measure(twin))]
    for ply, line in enumerate(lines, 1):
        repeat(twin, line, trusted=True)
        if ply % stride == 0 or ply == len(lines):
            moments.append((ply, measure(twin)))
        if ply % REPEATED_AT_ONCE == 0:
            await asyncio.sleep(0)
    return moments


def measure(match: Match) -> list[int]:
    """The first count of each seat; empty for a game that counts nothing."""
    rows = match.tally()
    return list(rows[0].numbers) if rows else []
