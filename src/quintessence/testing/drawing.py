"""Every view can be drawn for a terminal, in both languages, and every seat has a name."""

from quintessence.core.types import LANGUAGES, JsonObject
from quintessence.testing.play import Moment


def check(moment: Moment) -> None:
    play = moment.play
    for viewer in play.viewers:
        view = moment.state.view(viewer)
        check_table(moment, view)
        for language in LANGUAGES:
            messages = play.game.messages(language)
            messages.unknown.clear()
            lines = play.game.draw(view, play.setting, messages)
            if messages.unknown:
                missing = sorted(messages.unknown)[0]
                raise moment.fault("drawn-with-key", viewer=viewer, missing=missing, language=language)
            texts = [text for line in lines for _, text in line]
            if not any(text.strip() for text in texts):
                raise moment.fault("drawn-empty", viewer=viewer, language=language)
            if any("\n" in text for text in texts):
                raise moment.fault("drawn-with-break", viewer=viewer)
    for language in LANGUAGES:
        messages = play.game.messages(language)
        names = [play.game.seat_name(seat, play.setting, messages) for seat in range(play.setting.seats)]
        if not all(names) or len(set(names)) < len(names):
            raise moment.fault("seats-share-names", language=language, names=names)


def check_table(moment: Moment, view: JsonObject) -> None:
    """A view has the key `table`: what is asked, and who is publicly awaited."""
    table = view.get("table")
    if not isinstance(table, dict) or table.get("awaited") != moment.state.awaited():
        raise moment.fault("view-without-awaited")
    prompt = table.get("prompt")
    if not isinstance(prompt, dict) or not isinstance(prompt.get("kind"), str):
        raise moment.fault("view-without-prompt")
