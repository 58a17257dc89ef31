"""The table as text: in 80 columns, in both languages, with nothing shown before its time."""

import pytest

from quintessence import Match
from quintessence.core.timed import TimedGame
from quintessence.core.types import JsonObject, Language, Line

RACE: JsonObject = {
    "turn": 1,
    "packs": [["eee", "aaa"], ["mad-1", "fff"], ["waw"]],
    "middle": ["fwe", "eaa"],
    "piles": [["double-3"], ["fwa", "aee"], ["magician-2"]],
    "race": {},
}


def text_of(lines: list[Line]) -> list[str]:
    return ["".join(text for _, text in line).rstrip() for line in lines]


def drawn(match: Match, language: Language, seat: int | None = 0) -> list[Line]:
    return match.game.draw(match.view(seat), match.setting, match.game.messages(language))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_position_of_a_game_fits_80_columns_and_20_rows(seats: int, language: Language) -> None:
    match = Match("elementals", seats=seats, seed=seats)
    for number in range(120):
        if match.result is not None:
            break
        seat = match.to_act[-1]
        legal = match.legal(seat)
        match.play(legal[number % len(legal)], seat)
        lines = text_of(drawn(match, language))
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 20


def test_the_newest_card_alone_has_a_thick_frame_while_the_race_is_open() -> None:
    match = Match.from_position("elementals", RACE, seats=3)
    lines = text_of(drawn(match, "en"))
    assert [line.count("┏") for line in lines if "┏" in line] == [1]
    assert "┏━━ fwa ━━┓" in "".join(lines)
    for seat in (0, 1, 2):
        match.play("pass", seat)
    assert "┏" not in "".join(text_of(drawn(match, "en")))


def test_cards_are_told_in_words_as_well_as_colours() -> None:
    match = Match.from_position("elementals", RACE, seats=3)
    english, french = ("\n".join(text_of(drawn(match, language))) for language in ("en", "fr"))
    for word in ("▲ Fire", "≈ Water", "○ Air", "Double", "Magician", "hands off"):
        assert word in english
    for word in ("▲ Feu", "≈ Eau", "○ Air", "Double", "Magicien", "Rouge (vous)"):
        assert word in french


def test_what_matched_lights_up_only_when_the_race_is_judged() -> None:
    match = Match.from_position("elementals", RACE, seats=3)
    assert isinstance(match.game, TimedGame)
    assert lit(drawn(match, "en")) == []
    judged = match.game.draw_judged(match.view(0), match.setting, match.game.messages("en"))
    assert lit(judged) == [" ▲ Fire  ", " ≈ Water ", " ▲ Fire  ", " ≈ Water "]
    assert text_of(judged) == text_of(drawn(match, "en"))


def lit(lines: list[Line]) -> list[str]:
    return [text for line in lines for style, text in line if "reverse" in style]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_somebody_who_hears_the_game_is_told_what_was_shown_and_what_lies_there(language: Language) -> None:
    match = Match.from_position("elementals", RACE, seats=3)
    assert isinstance(match.game, TimedGame)
    said = " ".join(match.game.speak(match.view(0), match.setting, match.game.messages(language)))
    for name in ("Pyrolufen", "1 Pyroludok", "2 Grovifen"):
        assert name in said
    assert "Sifivifen" not in said
