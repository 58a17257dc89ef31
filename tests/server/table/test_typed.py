"""Moves that a person types at a table in plain text are understood as at the terminal."""

import pytest

from quintessence.core.refusal import Refused
from quintessence.server.api.sitting import play_typed
from quintessence.server.table.entry import Moved
from quintessence.server.table.topics.racing import NO_PRESS
from tests.server.table.workshop import Workshop, plain, refused


def typed(shop: Workshop, line: str) -> str:
    """The move that a line of the seat in turn makes."""
    (entry,) = play_typed(shop.table, shop.asked()[0], line, shop.time, NO_PRESS)
    assert isinstance(entry, Moved)
    return entry.words


def test_a_move_may_be_typed_in_the_words_of_either_language_and_shortened() -> None:
    shop = Workshop.begun(plain("elem-master"))
    shown = shop.table.game.messages("fr").text("verb-end")
    assert shown != "verb-end"
    for line in ("end", "END ", "en", shown):
        assert typed(shop, line) == "end"


def test_what_may_mean_several_moves_is_asked_back() -> None:
    shop = Workshop.begun(plain("elementary-evolution"))
    with refused("plain-ambiguous"):
        typed(shop, "en")


def test_what_is_no_move_is_refused_by_a_rule() -> None:
    shop = Workshop.begun(plain("elem-master"))
    with pytest.raises(Refused):
        typed(shop, "attack a2 f6")
