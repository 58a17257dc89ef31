"""Seats, options, and who is first (EX-SET-1, EX-SET-7, EX-RIT-1 to EX-RIT-5)."""

import pytest

import quintessence as q
from quintessence.core.errors import BadSetting
from quintessence.core.types import LANGUAGES, Json, JsonObject
from quintessence.games.elixir import GAME
from quintessence.games.elixir.cards.library import deck_of, house_deck


@pytest.mark.parametrize(
    ("school", "firsts"),
    [("am-stram-gram", [0, 1, 2, 2, 4, 1, 6]), ("am-stram-gram-out", [1, 2, 0, 1, 5, 6, 4])],
)
def test_the_ritual_finds_the_first_player_of_the_pages_table(school: str, firsts: list[int]) -> None:
    found = [
        q.Match("elixir", seats=seats, seed=1, options={"first-player": school, "duel": True}).position()["first"]
        for seats in range(2, 9)
    ]
    assert found == firsts


def test_another_speaker_turns_the_ritual_round_the_table() -> None:
    options: JsonObject = {"first-player": "am-stram-gram", "speaker": 2}
    assert q.Match("elixir", seats=4, seed=1, options=options).position()["first"] == 0


def test_three_seats_are_the_fewest_and_two_need_the_duel_option() -> None:
    assert q.Match("elixir", seed=1).setting.seats == 3
    assert q.Match("elixir", seats=2, seed=1, options={"duel": True}).setting.seats == 2
    with pytest.raises(BadSetting, match="duel"):
        q.Match("elixir", seats=2, seed=1)


@pytest.mark.parametrize(
    ("seats", "option", "value"),
    [
        (3, "spell-total", 10),
        (3, "first-player", 3),
        (3, "speaker", 5),
        (9, "duel", True),
        (3, "plays-limit", 0),
        (3, "windows", "none"),
    ],
)
def test_settings_that_do_not_go_together_are_refused_in_both_languages(seats: int, option: str, value: Json) -> None:
    with pytest.raises(BadSetting) as refused:
        GAME.setting(seats, {option: value})
    assert all(refused.value.message(language) for language in LANGUAGES)


@pytest.mark.parametrize("total", [9, 11, 13])
def test_everybody_drafts_the_total_and_sees_five_finds_and_a_draw(total: int) -> None:
    match = q.Match("elixir", seats=4, seed=5, options={"spell-total": total, "first-player": 2})
    while match.position()["phase"] == "draft":
        match.play(match.legal()[-1])
    players = match.position()["players"]
    assert isinstance(players, dict)
    deck = house_deck()
    levels = {spell: int(deck.level[number]) for number, spell in enumerate(deck.ids)}
    for seat, player in players.items():
        assert isinstance(player, dict)
        spells, finds = player["spells"], player["finds"]
        assert isinstance(spells, list)
        assert isinstance(finds, list)
        assert sum(levels[str(spell)] for spell in spells) == total
        assert len(finds) == (6 if seat == "2" else 5)


def test_extra_cards_are_shuffled_in_with_their_copies() -> None:
    extra: list[Json] = [
        {"type": "ingredient", "id": "moth-snore", "name": {"fr": "a", "en": "a"}, "tags": ["air"], "copies": 7}
    ]
    setting = GAME.setting(3, {"extra-cards": extra})
    assert len(deck_of(setting).all_finds()) == 119
    assert GAME.grammar(setting).parse("use moth-snore") >= 0
