"""No card or token is lost or made: an independent count never changes."""

from quintessence.testing.difference import difference
from quintessence.testing.play import Moment


def check(moment: Moment) -> None:
    counted = moment.play.conserved(moment.state)
    if counted != moment.started:
        where = difference(moment.started, counted)
        raise moment.fault(f"cards or tokens were lost or made since the start: {where}")
