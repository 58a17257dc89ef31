"""What a position is worth: one number for each seat, and a finished game is worth its result."""

from quintessence.core.result import Result
from quintessence.testing.play import Moment


def check(moment: Moment) -> None:
    values = moment.state.values()
    if len(values) != moment.play.setting.seats:
        raise moment.fault("values-count", values=len(values), seats=moment.play.setting.seats)
    if not all(-1.0 <= value <= 1.0 for value in values):
        raise moment.fault("values-range", values=values)
    for seat, value in enumerate(values):
        alone = moment.state.value(seat)
        if alone != value:
            raise moment.fault("value-of-one", seat=seat, alone=alone, value=value)
    result = moment.state.result()
    if result is not None:
        check_result(moment, result, values)


def check_result(moment: Moment, result: Result, values: list[float]) -> None:
    """Who is ranked better is worth more, who is tied the same; with two places that is won and lost."""
    groups = [[values[seat] for seat in group] for group in result.ranking]
    is_even = all(len(set(group)) == 1 for group in groups)
    worths = [group[0] for group in groups]
    if not is_even or worths != sorted(set(worths), reverse=True):
        raise moment.fault("values-not-result", ranking=result.ranking, values=values)
    if len(moment.play.game.sides(moment.play.setting)) == 2 and len(worths) == 2 and worths != [1.0, -1.0]:
        raise moment.fault("values-not-won", values=values)
