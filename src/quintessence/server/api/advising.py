"""Advice for a person who plays alone against bots: what the bot `search` would do on that seat, and why."""

from typing import Final

import msgspec

from quintessence.core.types import Seat
from quintessence.server.api.bodies import Advice, AdviceLine
from quintessence.server.bots import BotPool
from quintessence.server.jsons import JsonObject
from quintessence.server.table.asking import seen_by
from quintessence.server.table.checks import running
from quintessence.server.table.parts.draws import draw_name
from quintessence.server.table.parts.ladder import LEVELS, SEARCH_BOT, plays
from quintessence.server.table.table import Table
from quintessence.server.thinking import BotQuestion
from quintessence.server.words import Wrong

LEVEL: Final = LEVELS[-1]


async def advice_for(table: Table, seat: Seat | None, bots: BotPool) -> Advice:
    """What the bot says; `Wrong` if this seat may not ask now. The bot knows no more than the seat."""
    asking = advised(table, seat)
    if not bots.can_think:
        raise Wrong("advice-no-bots", 409)
    prompt = table.questions[asking].id
    seed = draw_name(table.secret, "advice", asking, len(table.begun.entries))
    question = BotQuestion(SEARCH_BOT, {}, seen_by(table, asking).to_json(), seed, LEVEL)
    return advice_of(prompt, await bots.advise(question))


def advised(table: Table, seat: Seat | None) -> Seat:
    """The seat, if it may have advice: its player is alone with bots, and has something to decide."""
    if seat is None:
        raise Wrong("advice-not-seated", 403)
    running(table)
    if table.people() != [seat]:
        raise Wrong("advice-among-people", 403)
    if not plays(SEARCH_BOT, table.game):
        raise Wrong("advice-races", 409)
    if not table.is_asked(seat):
        raise Wrong("advice-not-asked", 409)
    return seat


def advice_of(prompt: int, lines: list[JsonObject]) -> Advice:
    return Advice(prompt, msgspec.convert(lines, list[AdviceLine]))
