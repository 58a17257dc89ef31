"""The drawing: it fits a terminal, says what is open, hides what is not, and lists the answers to a question."""

import pytest

from quintessence import Match
from quintessence.core.types import LANGUAGES, JsonObject, Language
from quintessence.games.elementary_evolution import GAME
from tests.games.elementary_evolution.positions import SLUG, match_at

WIDEST = 79


def drawn(match: Match, viewer: int | None, language: Language = "en") -> list[str]:
    lines = match.game.draw(match.view(viewer), match.setting, match.game.messages(language))
    return ["".join(text for _, text in line).rstrip() for line in lines]


def flat(match: Match, viewer: int | None, language: Language = "en") -> str:
    """All lines as one, as they are read."""
    return " ".join(" ".join(drawn(match, viewer, language)).split())


WINDOW: JsonObject = {
    "active": 0,
    "turn": 6,
    "tokens": {"golem": 1, "siren": "used", "ondine": "used", "gnome": 0},
    "ondines": {"ondine": {"seat": 1, "pile": "fire", "level": 1}},
    "mages": {
        "0": {"hand": ["air-0"], "piles": {"fire": ["fire-1", "fire-0"]}},
        "1": {
            "hand": ["water-2", "ether"],
            "quick": ["earth-3"],
            "main": ["air-4", "air-5", "ether"],
            "piles": {
                "fire": ["fire-1", "fire-0"],
                "earth": ["earth-2", "ether", "earth-0"],
                "water": ["water-1", "water-0"],
            },
            "rooted": {"earth": 2, "water": 2},
        },
    },
    "pending": [{"kind": "blaze", "by": 0, "target": 1, "pile": "earth"}],
}


@pytest.mark.parametrize("variant", ["classic", "extreme-fusion"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_is_wider_than_a_terminal(language: Language, variant: str) -> None:
    match = Match(SLUG, seats=4, seed=8, options={"variant": variant, "play-on": True, "turn-limit": 130})
    chance = match.chance.copy()
    while match.result is None:
        for viewer in (0, None):
            too_wide = [line for line in drawn(match, viewer, language) if len(line) > WIDEST]
            assert too_wide == []
        for _ in range(7):
            if match.result is None:
                moves = match.legal()
                match.play(moves[chance.below(len(moves))])
    assert flat(match, None, language)


def test_rooted_heaps_ondines_and_the_card_under_fire_are_marked() -> None:
    lines = drawn(match_at(WINDOW), 1)
    own = next(line for place, line in enumerate(lines) if "(you)" in lines[place - 1])
    assert own.split() == ["······", "01~····", "[0★]2!···", "[01]····"]
    assert "quick, open E3 main A45 ★" in flat(match_at(WINDOW), 1)


def asked(key: str, language: Language) -> str:
    """What is said of the Blaze of `WINDOW`, on one line."""
    messages = GAME.messages(language)
    details = {"by": messages.text("mage-0"), "target": messages.text("mage-1"), "card": messages.text("card-earth-2")}
    return " ".join(messages.text(key, {**details, "level": 2, "pile": "earth"}).split())


def test_the_asked_mage_reads_the_question_with_exactly_the_legal_answers() -> None:
    match = match_at(WINDOW)
    assert match.to_act == [1]
    text = flat(match, 1)
    assert asked("question-blaze-you", "en") in text
    assert text.endswith(f"{GAME.messages('en').text('table-answers')} " + " · ".join(match.legal()))
    assert asked("question-blaze-you", "fr") in flat(match, 1, "fr")


def test_the_others_read_what_is_decided_and_by_whom_without_the_answers() -> None:
    text = flat(match_at(WINDOW), 0)
    messages = GAME.messages("en")
    assert text.endswith(messages.text("table-waiting", {"mage": messages.text("mage-1")}))
    assert asked("question-blaze-other", "en") in text
    assert messages.text("table-answers") not in text
    assert "cascade" not in text


def test_cards_that_fit_and_creatures_that_they_free_are_marked_in_the_hand() -> None:
    match = match_at({"active": 0, "mages": {"0": {"hand": ["earth-1", "air-3"], "piles": {"earth": ["earth-0"]}}}})
    lines = drawn(match, 0)
    assert [line.split() for line in lines if "earth-1" in line] == [["air-3", "earth-1", "↑"]]
    assert [line.strip() for line in lines if "(Gnome)" in line] == ["(Gnome)"]


def test_nobody_elses_hand_is_drawn() -> None:
    secret: JsonObject = {"hand": ["water-5"], "draw": ["fire-5"]}
    match = match_at({"active": 0, "mages": {"0": {"hand": ["air-0"]}, "1": secret}})
    for viewer in (0, None):
        text = flat(match, viewer)
        assert "water-5" not in text
        assert "W5" not in text
        assert "F5" not in text


def test_the_end_is_drawn_with_its_reason() -> None:
    match = Match(SLUG, seed=1, options={"turn-limit": 1})
    match.play("end")
    for language in LANGUAGES:
        assert drawn(match, 0, language)[-1] == GAME.messages(language).text("reason-turn-limit")
