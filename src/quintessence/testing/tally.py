"""What a game counts: named rows with a number for each seat, the same to everybody, in both languages."""

from quintessence.core.chance import SeedChance
from quintessence.core.types import LANGUAGES
from quintessence.testing.play import Moment

SAMPLES = 3


def check(moment: Moment) -> None:
    rows, seats = moment.state.tally(), moment.play.setting.seats
    names = [row.name for row in rows]
    if not names or len(set(names)) < len(names):
        raise moment.fault(f"the tally has no rows, or two of one name: {names}")
    for row in rows:
        if len(row.numbers) != seats:
            raise moment.fault(f"the tally has {len(row.numbers)} numbers of '{row.name}' for {seats} seats")
        for language in LANGUAGES:
            if f"tally-{row.name}" not in moment.play.game.messages(language):
                raise moment.fault(f"'tally-{row.name}' has no text in '{language}'")
    start = moment.play.game.setup(moment.play.setting, SeedChance(moment.play.seed))
    begun = [row.name for row in start.tally()]
    if names != begun:
        raise moment.fault(f"the tally had the rows {begun} and now has {names}")
    check_public(moment)


def check_public(moment: Moment) -> None:
    """A function of a spectator's view: a position that a spectator cannot tell from this one counts the same."""
    truth = [(row.name, row.numbers, row.fewer) for row in moment.state.tally()]
    for number in range(SAMPLES):
        sample = moment.state.sample(None, moment.chance("tally", number))
        guess = [(row.name, row.numbers, row.fewer) for row in sample.tally()]
        if guess != truth:
            raise moment.fault(f"the tally tells what a spectator may not know: {truth}, and for a sample {guess}")
