"""`advice` at the table: what the bot `search` would play in this seat, and why."""

from quintessence import Advice, Match
from quintessence.cli.screen import Screen
from quintessence.cli.sentences import WrongInput
from quintessence.core.registry import named_bot
from quintessence.core.timed import TimedGame
from quintessence.core.types import Seat

ADVISER = "search"
STRENGTH = "level=5:seconds=1"
BETWEEN = " · "
GAP = 5
"""Blanks around a rank and its chance."""


def show_advice(screen: Screen, match: Match, seat: Seat) -> None:
    """The best ways to go on that the bot sees, from what this seat knows and nothing else."""
    if isinstance(match.game, TimedGame):
        raise WrongInput("advice-race")
    if match.result is not None:
        raise WrongInput("over-already")
    if seat not in match.to_act:
        raise WrongInput("no-moves")
    # A new bot each time: whoever asks twice is not told something else.
    adviser = named_bot(f"{ADVISER}:{STRENGTH}", f"{match.seed}/advice/{seat}")
    with screen.thinking(ADVISER):
        found = adviser.explain(match.observe(seat))
    screen.say("advice-title")
    names = [f"{rank}  {chance_of(advice, screen)}" for rank, advice in enumerate(found, 1)]
    margin = max(map(len, names), default=0) + GAP
    for name, advice in zip(names, found, strict=True):
        screen.entry(name, BETWEEN.join(map(screen.unbroken, advice.moves)), margin)
        reasons = advice.sentence(match.game, screen.language)
        if reasons:
            screen.write(" " * margin + reasons, "dim", indent=margin)


def chance_of(advice: Advice, screen: Screen) -> str:
    """62% or 62 %; an estimate, however good, is never told as all or nothing."""
    percent = round(100 * advice.chance)
    if advice.is_certain:
        return screen.text("advice-certain", percent=percent)
    return screen.text("advice-chance", percent=min(99, max(1, percent)))
