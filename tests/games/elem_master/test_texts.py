"""Texts that list every card: nothing else would notice one that is missing."""

import pytest

from quintessence.core.registry import find_game
from quintessence.core.types import LANGUAGES, Language
from quintessence.games.elem_master.events.every import ALL


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_called_by_its_own_name(language: Language) -> None:
    messages = find_game("elem-master").messages(language)
    for card in ALL:
        assert messages.text("named-card", {"card": card.name}) == messages.text(f"event-{card.name}")
