"""Who comes back to a live table gets what it missed, as far as that is kept."""

import pytest

from quintessence.server.live import UPDATES_KEPT, Live
from quintessence.server.protocol import Face, Update
from quintessence.server.store.model import TableId
from quintessence.server.table import folding, replaying, showing
from tests.core.patching import patched
from tests.server.table.test_fold import played
from tests.server.table.workshop import GAMES, identity
from tests.server.test_hub import Listener


def lived(game: str) -> Live:
    """A table at which the first seat looked on from the beginning."""
    stored = played(game, 5, 150).stored
    live = Live(TableId("table-1"), folding.fold(stored[:1]))
    live.join(Listener(identity(0)), 0, None, 0)
    live.fold_in(2, stored[1:], 0)
    return live


def back(live: Live, last: int) -> Listener:
    """Somebody who comes back to the first seat with a number."""
    listener = Listener(identity(0))
    live.join(listener, 0, last, 0)
    return listener


@pytest.mark.parametrize("game", GAMES)
def test_one_who_comes_back_gets_the_updates_it_missed(game: str) -> None:
    live = lived(game)
    number = live.table.count(0)
    told = back(live, number - 10).told
    missed = [message for message in told if isinstance(message, Update)]
    assert len(missed) == len(told)
    assert [update.number for update in missed] == [*range(number - 9, number + 1)]
    events = [event for update in missed for event in update.events]
    assert live.table.feed(0).after(number - 10) == events
    face = replaying.face_at(live.table, 0, number - 10)
    for update in missed:
        face = patched(face, update.patch)  # type: ignore[assignment]
    assert face == showing.face(live.table, 0)
    assert back(live, number).told == []


@pytest.mark.parametrize("game", GAMES)
def test_one_who_was_away_too_long_or_knows_too_much_gets_the_whole_face(game: str) -> None:
    live = lived(game)
    number = live.table.count(0)
    assert [type(message) for message in back(live, number + 1).told] == [Face]
    if number > UPDATES_KEPT + 5:
        assert [type(message) for message in back(live, number - UPDATES_KEPT - 1).told] == [Face]


def test_the_updates_of_one_who_was_forgotten_are_gone() -> None:
    live = lived("elem-master")
    number = live.table.count(0)
    for member in live.all_members():
        live.part(member)
    live.forget_absent()
    assert [type(message) for message in back(live, number - 1).told] == [Face]
