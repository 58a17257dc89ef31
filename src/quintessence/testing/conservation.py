"""No card or token is lost or created: an independent count never changes."""

from quintessence.testing.play import Moment


def check(moment: Moment) -> None:
    counted = moment.play.conserved(moment.state)
    moment.same(moment.started, counted, "lost-or-created")
