"""A whole game between bots."""

from collections.abc import Sequence

from quintessence.core.bot import Bot
from quintessence.core.chance import Seed
from quintessence.core.contract import Game
from quintessence.core.errors import BadCall
from quintessence.core.match import Match
from quintessence.core.registry import named_bot
from quintessence.core.types import JsonObject


def play(
    game: str | Game,
    bots: Sequence[str | Bot],
    seats: int | None = None,
    seed: Seed | None = None,
    options: JsonObject | None = None,
    cards: str | None = None,
    limit: int | None = None,
) -> Match:
    """A game that bots play to its end, or for `limit` moves: `play("elem-master", ["greedy", "random"], seed=7)`.

    `bots` are names or bots of your own, seat by seat; where they are fewer than the seats, they are repeated. `seats`
    is the number of bots if left out. The same names with the same seed play the same game. `Refused` is raised when
    a bot answers with a move that it may not make.
    """
    if isinstance(bots, str) or not bots:
        raise BadCall("no-bots", {"given": bots if isinstance(bots, str) else "[]"})
    match = Match(game, len(bots) if seats is None else seats, seed, options, cards)
    if len(bots) > match.setting.seats:
        raise BadCall("bots-without-seats", {"bots": len(bots), "seats": match.setting.seats})
    players: list[Bot] = []
    for seat in range(match.setting.seats):
        chosen = bots[seat % len(bots)]
        players.append(named_bot(chosen, f"{match.seed}/{seat}") if isinstance(chosen, str) else chosen)
    made = 0
    while match.result is None and (limit is None or made < limit):
        seat = match.to_act[0]
        match.play(players[seat].choose(match.observe(seat)), seat)
        made += 1
    return match
