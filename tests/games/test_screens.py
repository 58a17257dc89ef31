"""Drawings and sentences of every game ask for texts that there are."""

import pytest

import quintessence as q
from quintessence.core.chance import QuickChance
from quintessence.core.messages import Messages, core_messages
from quintessence.core.registry import OUR_GAMES, find_game
from quintessence.core.telling import told
from quintessence.core.types import LANGUAGES, Json, JsonObject
from tests.kit.elixir_cards import EVERY_VERB

EXTRA: list[Json] = [*EVERY_VERB]
OPTIONS: dict[str, list[JsonObject]] = {"elixir": [{"extra-cards": EXTRA, "forfeits": "vote", "windows": "able"}]}
"""What makes rare things happen."""
PLIES = 400
EVERY = 5
"""A picture every so many moves."""


def look(match: q.Match, texts: list[Messages]) -> None:
    """Draws the board for everybody."""
    for messages in texts:
        for viewer in (*match.to_act, None):
            match.game.draw(match.view(viewer), match.setting, messages)


@pytest.mark.parametrize("slug", OUR_GAMES)
def test_no_screen_shows_the_key_of_a_text_that_is_not_there(slug: str) -> None:
    game = find_game(slug)
    texts = [game.messages(language) for language in LANGUAGES]
    shared = [core_messages(language) for language in LANGUAGES]
    for messages in texts + shared:
        messages.unknown.clear()
    for seed, options in enumerate([{}, *OPTIONS.get(slug, [])]):
        match, chance = q.Match(slug, seats=game.seat_counts[-1], seed=seed, options=options), QuickChance(seed)
        for ply in range(PLIES):
            if match.result is not None:
                break
            seat = match.to_act[chance.below(len(match.to_act))]
            if ply % EVERY == 0:
                look(match, texts)
            moves = match.legal(seat)
            match.play(moves[chance.below(len(moves))], seat)
        look(match, texts)
        for messages in texts:
            for viewer in (0, 1, None):
                told(match.told(viewer), game, match.setting, messages)
    assert [messages.unknown for messages in texts + shared] == [set()] * 4
