"""Drawings and sentences of every game ask for texts that there are."""

import pytest

import quintessence as q
from quintessence.core.cardset import CardGame
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


def test_who_is_told_more_reads_more_in_every_game() -> None:
    cases: list[tuple[str, JsonObject, JsonObject, str, str]] = [
        (
            "elementary-evolution",
            {"kind": "cards-drawn", "seat": 0, "count": 1},
            {"cards": ["fire-4"]},
            "The Mage of Air draws a card.",
            "The Mage of Air draws Furnace (fire-4).",
        ),
        (
            "elem-master",
            {"kind": "token-put", "seat": 0},
            {"element": "earth", "cell": "a1"},
            "White puts a token.",
            "White puts a token on a1: Earth.",
        ),
        (
            "elixir",
            {"kind": "drew", "seat": 0, "n": 1},
            {"cards": ["owl-down"]},
            "Wormwood draws a find.",
            "Wormwood draws Owl down.",
        ),
    ]
    for slug, fields, private, for_others, for_the_seat in cases:
        game = find_game(slug)
        assert told([fields], game, game.setting(), game.messages("en")) == [for_others]
        assert told([{**fields, **private}], game, game.setting(), game.messages("en")) == [for_the_seat]


def test_cards_of_a_set_of_ones_own_are_told_by_their_names_in_metamorphose_too() -> None:
    game = find_game("metamorphose")
    assert isinstance(game, CardGame)
    cards = game.house_set().replace("ember-newt", "our-newt").replace("Ember Newt", "Our Newt")
    event: JsonObject = {"kind": "card-taken", "seat": 0, "spot": "1a", "card": "our-newt", "level": 1}
    own = game.setting(2, {}, cards)
    assert told([event], game, own, game.messages("en")) == ["Player 1 takes Our Newt from the market."]
