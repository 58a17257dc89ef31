"""Which of the house's bots is stronger than which: the one place that says so."""

from typing import Final

from quintessence.core.contract import Game
from quintessence.core.timed import TimedGame
from quintessence.server.table.opening import BotPlan

LEVELS: Final = [1, 2, 3, 4, 5]
LEVELS_OF_GREEDY: Final = [1, 2, 3]
USUAL_LEVEL: Final = 3
"""The level of a bot that has levels, where nobody says which."""
STRENGTH: Final = ["random", "greedy", "reflex"]
"""Our bots, the weakest first."""


def order_of(name: str) -> int:
    """The place of a bot among all, by its strength; those of which nobody here knows it come last."""
    return STRENGTH.index(name) if name in STRENGTH else len(STRENGTH)


def steps_for(game: Game) -> list[BotPlan]:
    """The bots to be met in a game, each stronger than the one before.

    In races only those who play at a human pace: the others lose every game against the weakest of them.
    """
    if isinstance(game, TimedGame):
        return [BotPlan("reflex", {}, level) for level in LEVELS]
    return [BotPlan("greedy", {}, level) for level in LEVELS_OF_GREEDY]


def harder_than(plan: BotPlan | None, game: Game) -> BotPlan | None:
    """The next stronger bot, None where there is none."""
    if plan is None:
        return None
    steps = steps_for(game)
    if order_of(plan.name) < order_of(steps[0].name) and not isinstance(game, TimedGame):
        return steps[0]
    for place, step in enumerate(steps[:-1]):
        level = USUAL_LEVEL if plan.level is None and step.level is not None else plan.level
        if step.name == plan.name and step.level == level:
            return steps[place + 1]
    return None


def next_for(game: Game, met: BotPlan | None, has_won: bool) -> BotPlan:
    """Whom somebody meets next: the weakest at first, then whom they met last, or the next stronger after a win."""
    if met is None:
        return steps_for(game)[0]
    return (harder_than(met, game) if has_won else None) or met
