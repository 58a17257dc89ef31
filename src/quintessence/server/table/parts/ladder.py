"""The built-in bots: their names, their games, and their order of strength."""

from functools import cache
from typing import Final, Literal

from quintessence.core.contract import Game
from quintessence.core.errors import Mistake
from quintessence.core.registry import bot_names, find_bot, make_bot
from quintessence.core.timed import TimedGame
from quintessence.server.table.opening import BotPlan, SeatPlan
from quintessence.server.words import Wrong

LEVELS: Final = [1, 2, 3, 4, 5]
USUAL_LEVEL: Final = {"greedy": 3, "search": 5, "reflex": 3}
"""The level of a bot where nobody says one."""
STRENGTH: Final = ["random", "greedy", "search", "reflex"]
"""Our bots, the weakest first."""
TIMED_BOT: Final = "reflex"
"""Plays at human speed, and only games with races."""
SEARCH_BOT: Final = "search"
"""Looks ahead: it plays every game except those with races, in which there is nothing to look ahead to."""
PROGRAM_BOT: Final = "lines"
"""Runs a command on the machine: never offered over the network."""


@cache
def built_in_bots() -> dict[str, list[int]]:
    """The bots that can be seated, the weakest first, each with its levels. Looked up once: that takes a while."""
    names = [name for name in sorted(bot_names(), key=order_of) if name != PROGRAM_BOT and loads(name)]
    return {name: [level for level in LEVELS if takes_level(name, level)] for name in names}


def loads(name: str) -> bool:
    try:
        find_bot(name)
    except Mistake:
        return False
    return True


def takes_level(name: str, level: int) -> bool:
    """Whether the bot has this level."""
    try:
        make_bot(name, {"level": level})
    except Mistake:
        return False
    return True


def plays(bot: str, game: Game) -> bool:
    """Whether a built-in bot plays a game."""
    if bot == TIMED_BOT or bot == SEARCH_BOT:
        return bot in built_in_bots() and (bot == TIMED_BOT) == isinstance(game, TimedGame)
    return bot in built_in_bots()


def seat_plan(kind: Literal["open", "invited", "bot"], bot: str | None, level: int | None, game: Game) -> SeatPlan:
    """The plan of a seat. Only built-in bots are allowed: nobody can start programs here."""
    if kind != "bot":
        return SeatPlan(kind)
    name = bot or (TIMED_BOT if plays(TIMED_BOT, game) else "greedy")
    if not plays(name, game):
        raise Wrong("unknown-bot-here", known=", ".join(name for name in built_in_bots() if plays(name, game)))
    return SeatPlan("bot", BotPlan(name, {}, level if built_in_bots()[name] else None))


def order_of(name: str) -> int:
    """The place of a bot by its strength; bots of unknown strength come last."""
    return STRENGTH.index(name) if name in STRENGTH else len(STRENGTH)


def steps_for(game: Game) -> list[BotPlan]:
    """The opponents in a game, from the gentlest to the strongest.

    In races only bots that play at human speed: the others lose every game against the weakest of them.
    """
    if isinstance(game, TimedGame):
        return levels_of(TIMED_BOT, 5)
    return [*levels_of("greedy", 1), *levels_of(SEARCH_BOT, 5)]


def levels_of(bot: str, highest: int) -> list[BotPlan]:
    """A bot on its levels up to this one, the lowest first."""
    return [BotPlan(bot, {}, level) for level in range(1, highest + 1)]


def ladders_of(game: Game) -> list[list[BotPlan]]:
    """Bots in the order of their strength; below the gentlest opponent plays the one that plays at random.

    Beside the opponents there is `greedy` on higher levels: from there one goes on to `search` on the same.
    """
    if isinstance(game, TimedGame):
        return [steps_for(game)]
    first, second, third = levels_of("greedy", 3)
    return [
        [BotPlan("random"), *steps_for(game)],
        [first, second, BotPlan(SEARCH_BOT, {}, 2)],
        [second, third, BotPlan(SEARCH_BOT, {}, 3)],
    ]


def harder_than(plan: BotPlan | None, game: Game) -> BotPlan | None:
    """The next stronger bot; None if there is none."""
    return neighbour_of(plan, game, 1)


def easier_than(plan: BotPlan | None, game: Game) -> BotPlan | None:
    """The next weaker bot; None if there is none."""
    return neighbour_of(plan, game, -1)


def neighbour_of(plan: BotPlan | None, game: Game, step: int) -> BotPlan | None:
    """The bot that is so many steps stronger, on the first ladder that has this one."""
    if plan is None:
        return None
    met = BotPlan(plan.name, {}, USUAL_LEVEL.get(plan.name) if plan.level is None else plan.level)
    for ladder in ladders_of(game):
        if met in ladder:
            there = ladder.index(met) + step
            return ladder[there] if 0 <= there < len(ladder) else None
    return None


def next_for(game: Game, met: BotPlan | None, has_won: bool) -> BotPlan:
    """The next opponent: the weakest at first, then the last one again, or the next stronger after a win."""
    if met is None:
        return steps_for(game)[0]
    return (harder_than(met, game) if has_won else None) or met
