"""What people read: the log, names of cards, the drawing, in both languages."""

import re
import tomllib

import pytest

import quintessence as q
from quintessence.core.cardset import CardGame
from quintessence.core.registry import find_game
from quintessence.core.telling import sentence_of
from quintessence.core.types import LANGUAGES, JsonObject, Language
from quintessence.games.metamorphose.cards.geometry import face_of, read_slot, visible_slots
from quintessence.games.metamorphose.screen.stacks import DEPTHS

GAME = find_game("metamorphose")
assert isinstance(GAME, CardGame)
CARDS = {card["id"]: card for card in tomllib.loads(GAME.house_set())["card"]}
KINDS = (
    *("mana-spent", "card-taken", "card-lifted", "stack-squared", "card-placed", "mana-carried", "mana-gained"),
    *("market-refilled", "shift-started", "card-slid", "shift-done", "turn-ended", "late-started"),
    *("contest-started", "strength-counted", "power-points", "prize-won", "contest-discarded", "alpha-passed"),
    *("contest-flipped", "contest-shown", "round-started", "game-over"),
)
"""The events of the page."""
ANNOUNCED = {1: "first", 2: "none", 3: "both"}


def played(seed: int, seats: int, options: JsonObject) -> q.Match:
    match, bot = q.Match("metamorphose", seats, seed, options), q.bot("random", seed=seed)
    while match.result is None:
        match.play(bot.choose(match.observe()))
    return match


def carried() -> q.Match:
    """A lone card that brings its tokens along, one of which is there already."""
    match = q.Match.from_position("metamorphose", STACKED, seed=1)
    for words in ("move c4 1", "place on c1"):
        match.play(words)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_game_is_told_in_a_sentence(language: Language) -> None:
    messages, told = GAME.messages(language), set()
    matches = [played(seed, 3, {"announce": word, "late-actions": "on"}) for seed, word in ANNOUNCED.items()]
    for match in [*matches, carried()]:
        for event in match.told(None):
            sentence = sentence_of(event, match.game, match.setting, messages)
            assert sentence.endswith("."), event
            assert "{" not in sentence
            assert str(event["kind"]) in KINDS
            told.add(event["kind"])
    assert told == set(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_knows_the_names_of_our_cards(language: Language) -> None:
    messages = GAME.messages(language)
    for name, card in CARDS.items():
        assert messages.text("which-card", {"card": name}) == card[f"name_{language}"]
    assert messages.text("which-card", {"card": "beast-1"}) == "beast-1"


STACKS: dict[str, tuple[list[str], list[int]]] = {
    "c1": (["kiln-beetle", "sand-hyena"], [0, -1]),
    "c2": (["canopy-gibbon", "jade-ox", "vine-serpent"], [0, -2, 2]),
    "c4": (["dusk-moth"], [0]),
}
CREATURES: JsonObject = {
    place: {"cards": [*cards], "shift": [*shift], "mana": {"3": "spent", "5": "ready"}}
    for place, (cards, shift) in STACKS.items()
}
STACKED: JsonObject = {
    "round": 4,
    "contests": ["green-orange"],
    "players": {"0": {"summoned": True, "creatures": CREATURES}, "1": {"creatures": {"c1": {"cards": ["moss-hare"]}}}},
}


def drawn(match: q.Match, seat: int | None, language: Language) -> list[str]:
    lines = GAME.draw(match.view(seat), match.setting, GAME.messages(language))
    return ["".join(text for _, text in line) for line in lines]


def test_a_stack_is_drawn_as_the_geometry_sees_it() -> None:
    """Row by row of every column: what shows, whether through a hole, and of which card."""
    lines = drawn(q.Match.from_position("metamorphose", STACKED, seed=1), 0, "en")
    top, bottom = (next(place for place, line in enumerate(lines) if edge in line) for edge in ("┌────┐", "└────┘"))
    for column, (cards, shift) in enumerate(STACKS.values()):
        codes = [[read_slot(word) or 0 for word in CARDS[card]["slots"]] for card in cards]
        seen = {slot.row: slot for slot in visible_slots([int(face_of(face)) for face in codes], shift)}
        for row in range(-1, 9):
            place = top + row - 1 if row < 1 else top + row if row < 7 else bottom + row - 6
            cell = lines[place][13 * column : 13 * column + 13]
            if row not in seen:
                assert not re.search("[pog][1-9]", cell)
                continue
            word = CARDS[cards[seen[row].depth - 1]]["slots"][seen[row].slot - 1]
            shown = {"x": "×", "none": "▒"}.get(word, word)
            is_hole = 1 <= row <= 6 and codes[0][row - 1] == 0
            assert (f"({shown:^2})" if is_hole else f" {shown:<2} ") in cell
            assert (DEPTHS[seen[row].depth] in cell) == (seen[row].depth > 1)


def test_a_shift_is_drawn_as_a_fan_with_what_shows_beneath() -> None:
    match = q.Match.from_position("metamorphose", STACKED, seed=1)
    match.play("shift c1")
    lines = drawn(match, 0, "en")
    assert "row                          -1   0   1   2   3   4   5   6   7   8 " in lines
    assert "₁ Kiln Beetle                        p2   ○   ○  o1   ○  g3 " in lines
    assert "₂ Sand Hyena                     o3   ○   ×   ○  p1   ▒ " in lines
    assert "shows                            o3  p2   ×      o1   ▒  g3         " in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_drawing_is_wider_than_eighty_columns(language: Language) -> None:
    for seats in (2, 3, 4):
        match, bot = q.Match("metamorphose", seats, 4, {"late-actions": "on"}), q.bot("random", seed=1)
        while match.result is None:
            assert max(map(len, drawn(match, 0, language))) <= 80
            match.play(bot.choose(match.observe()))
        assert max(map(len, drawn(match, None, language))) <= 80


def test_the_viewer_sees_the_own_play_area_large() -> None:
    match = q.Match.from_position("metamorphose", STACKED, seed=1)
    assert sum("┌────┐" in line for line in drawn(match, 0, "en")) == 1
    assert any(line.startswith("┌────┐       ┌────┐") for line in drawn(match, 0, "en"))
    assert any(line.rstrip() == "┌────┐" for line in drawn(match, 1, "en"))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "Hyène des sables dépasse maintenant de deux hauteurs vers le haut."),
        ("en", "Sand Hyena now sticks out by two at the top."),
    ],
)
def test_a_slide_is_told_by_the_name_of_the_card(language: Language, sentence: str) -> None:
    match = q.Match.from_position("metamorphose", STACKED, seed=1)
    for words in ("shift c1", "slide 2 up-2"):
        match.play(words)
    slid = next(event for event in match.told(None) if event["kind"] == "card-slid")
    assert sentence_of(slid, match.game, match.setting, GAME.messages(language)) == sentence
