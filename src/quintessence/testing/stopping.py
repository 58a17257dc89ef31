"""A game that somebody resigned is shown as over: nobody is to act, nothing is asked, the position stays the same."""

from quintessence.core.resignation import RESIGNED
from quintessence.core.result import Result
from quintessence.core.types import LANGUAGES
from quintessence.testing.play import Moment, whole


def check(moment: Moment) -> None:
    play = moment.play
    if moment.state.result() is not None:
        return
    before = whole(moment.state)
    others = list(range(1, play.setting.seats))
    result = Result(others, [others, [0]], RESIGNED)
    stopped = moment.state.stopped(result)
    if whole(moment.state) != before:
        raise moment.fault("stopping-changes")
    if stopped.result() != result:
        raise moment.fault("stopped-result", result=stopped.result())
    if stopped.to_act() or stopped.awaited() or stopped.window() is not None:
        raise moment.fault("stopped-acts", asked=stopped.to_act())
    for viewer in play.viewers:
        view = stopped.view(viewer)
        if stopped.prompt(viewer).get("kind") != "over":
            raise moment.fault("stopped-asks", viewer=viewer, prompt=stopped.prompt(viewer))
        for language in LANGUAGES:
            drawn = play.game.draw(view, play.setting, play.game.messages(language))
            raw = [text for line in drawn for _, text in line if f"-{RESIGNED}" in text]
            if raw:
                raise moment.fault("stopped-drawn-raw", language=language, text=raw[0])
