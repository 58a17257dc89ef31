"""Sentences and drawings: every event is told, every line fits, in both languages."""

import pytest

import quintessence as q
from quintessence.core.chance import QuickChance
from quintessence.core.event import Event
from quintessence.core.types import LANGUAGES, Json, JsonObject
from quintessence.games.elixir import GAME
from quintessence.games.elixir.deck import house_deck
from tests.kit.elixir_cards import EVERY_VERB

KINDS = [
    "first-player",
    "drafted",
    "dealt",
    "turn-started",
    "turn-skipped",
    "turn-ended",
    "drew",
    "reshuffled",
    "shuffled",
    "cast",
    "played",
    "targeted",
    "paid",
    "laid",
    "passed",
    "triggered",
    "cancelled",
    "redirected",
    "fizzled",
    "resolved",
    "moved",
    "discarded",
    "fetched",
    "looked",
    "traded",
    "passed-on",
    "redealt",
    "recalled",
    "copied",
    "extra-turn",
    "reversed",
    "status-set",
    "trigger-set",
    "status-ended",
    "trigger-ended",
    "forfeit-given",
    "forfeit-performed",
    "forfeit-paid",
    "forfeit-ended",
    "voted",
    "opened",
    "committed",
    "revealed",
    "picked",
    "lot-won",
    "lot-taken",
    "chose",
    "named",
    "counted",
    "said",
    "protected",
    "nothing",
    "game-over",
]
"""The kinds of events that the rulebook page lists."""

WIDTH = 80


def random_game(seats: int, seed: int, options: JsonObject) -> q.Match:
    match = q.Match("elixir", seats=seats, seed=seed, options=options)
    chance = QuickChance(seed)
    while match.result is None:
        seat = match.to_act[chance.below(len(match.to_act))]
        moves = match.legal(seat)
        match.play(moves[chance.below(len(moves))], seat)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_on_the_page_has_a_sentence(language: str) -> None:
    messages = GAME.messages(language)
    assert [kind for kind in KINDS if f"log-{kind}" not in messages] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_events_of_whole_games_are_told_without_a_gap(language: str) -> None:
    extra: list[Json] = [*EVERY_VERB]
    events: list[Event] = []
    for seed in range(3):
        options: JsonObject = {"extra-cards": extra, "forfeits": "vote", "windows": "able"}
        events += random_game(3 + seed, seed, options).events
    messages = GAME.messages(language)
    for event in events:
        assert event.kind in KINDS
        for seat in (None, 0):
            cut = event.cut(seat)
            assert cut is not None
            details = {name: readable(value) for name, value in cut.items()}
            sentence = messages.text(f"log-{event.kind}", details)
            assert sentence.strip() and "{" not in sentence, event


def readable(value: Json) -> str | int:
    """A field of an event as the command line fills it into a sentence."""
    if isinstance(value, list):
        return ", ".join(str(entry) for entry in value)
    return value if isinstance(value, str | int) else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_our_cards_and_leaves_others_by_their_id(language: str) -> None:
    messages = GAME.messages(language)
    for number, card in enumerate(house_deck().ids):
        assert messages.text("card-told", {"card": card}) == house_deck().text(number, "name", language)
    assert messages.text("card-told", {"card": "my-own-card"}) == "my-own-card"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 8])
def test_every_line_of_the_table_fits_eighty_columns(seats: int, language: str) -> None:
    match = q.Match("elixir", seats=seats, seed=4, options={"forfeits": "vote"})
    chance = QuickChance(9)
    messages = GAME.messages(language)
    for ply in range(260):
        if match.result is not None:
            break
        seat = match.to_act[0]
        if ply % 13 == 0:
            for viewer in (seat, None):
                for line in GAME.draw(match.view(viewer), match.setting, messages):
                    assert sum(len(text) for _, text in line) <= WIDTH, line
        moves = match.legal(seat)
        match.play(moves[chance.below(len(moves))], seat)


def test_a_spectator_sees_backs_and_the_players_own_cards_are_drawn_for_them_alone() -> None:
    match = q.Match.from_position(
        "elixir",
        {
            "players": {
                "0": {"finds": ["owl-down"], "spells": ["hush"]},
                "1": {"finds": ["odd-sock"], "spells": ["siesta"]},
            }
        },
        seats=3,
    )
    assert drawn(match, None).count("hush") == 0
    assert "owl-down" in drawn(match, 0)
    assert "odd-sock" not in drawn(match, 0)


def drawn(match: q.Match, viewer: int | None) -> str:
    lines = GAME.draw(match.view(viewer), match.setting, GAME.messages("en"))
    return "\n".join("".join(text for _, text in line) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_is_shown_with_every_card_name_and_text(language: str) -> None:
    lines = GAME.draw_set(GAME.house_set(), GAME.messages(language))
    shown = " ".join("".join(text for _, text in line).strip() for line in lines)
    deck = house_deck()
    for number, card in enumerate(deck.ids):
        assert card in shown
        assert deck.text(number, "name", language) in shown
        assert deck.text(number, "text", language) in shown
    assert max(sum(len(text) for _, text in line) for line in lines) <= 100
