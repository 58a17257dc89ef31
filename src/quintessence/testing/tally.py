"""What a game counts: named rows with a number for each seat, the same to everybody, in both languages."""

from quintessence.core.chance import SeedChance
from quintessence.core.types import LANGUAGES
from quintessence.testing.play import Moment

SAMPLES = 3


def check(moment: Moment) -> None:
    rows, seats = moment.state.tally(), moment.play.setting.seats
    names = [row.name for row in rows]
    if not names or len(set(names)) < len(names):
        raise moment.fault("tally-rows", names=names)
    for row in rows:
        if len(row.numbers) != seats:
            raise moment.fault("tally-numbers", row=row.name, numbers=len(row.numbers), seats=seats)
        for language in LANGUAGES:
            if f"tally-{row.name}" not in moment.play.game.messages(language):
                raise moment.fault("no-text", keys=f"tally-{row.name}", language=language)
    start = moment.play.game.setup(moment.play.setting, SeedChance(moment.play.seed))
    begun = [row.name for row in start.tally()]
    if names != begun:
        raise moment.fault("tally-changes", begun=begun, names=names)
    check_public(moment)


def check_public(moment: Moment) -> None:
    """A function of a spectator's view: a position that a spectator cannot tell from this one counts the same."""
    truth = [(row.name, row.numbers, row.fewer) for row in moment.state.tally()]
    for number in range(SAMPLES):
        sample = moment.state.sample(None, moment.chance("tally", number))
        guess = [(row.name, row.numbers, row.fewer) for row in sample.tally()]
        if guess != truth:
            raise moment.fault("tally-leaks", truth=truth, guess=guess)
