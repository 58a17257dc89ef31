"""Races at the terminal: in real time, and turn by turn without a clock."""

import re
from collections.abc import Callable, Sequence
from itertools import dropwhile, takewhile
from pathlib import Path
from random import Random

import pytest

from quintessence import Match
from quintessence.cli.race_keys import Hand, Hands
from quintessence.cli.race_table import RaceTable
from quintessence.cli.screen import Screen
from quintessence.core.types import JsonObject, Language, Line
from tests.cli.person import Person
from tests.cli.scripted_console import Script, ScriptedConsole
from tests.cli.session import run, said, seat_name, wording

RED = seat_name(0, "elementals")

MATCH: JsonObject = {
    "turn": 0,
    "packs": [["fwa", "eee", "eew"], ["eff", "wew", "aaa"]],
    "piles": [[], ["aea"]],
    "middle": ["fwe"],
}
MAD: JsonObject = {**MATCH, "packs": [["mad-1", "eee", "eew"], ["eff", "wew", "aaa"]]}
NOTHING: JsonObject = {**MATCH, "packs": [["aaa", "eee", "eew"], ["eff", "wew", "fff"]]}


class Nobody:
    """Somebody who leaves as soon as a line is asked for."""

    def line(self, prompt: Line, offers: Sequence[str], explain: Callable[[str], str]) -> str | None:
        return None

    def wait(self, text: str) -> bool:
        return False


def play(
    position: JsonObject, script: Script, opponent: str = "random", language: Language = "en"
) -> tuple[Match, ScriptedConsole]:
    """Plays from a position until the script presses Escape."""
    match = Match.from_position("elementals", position, seed=3)
    console = ScriptedConsole(script)
    RaceTable(match, ["human", opponent], Screen(language, False), Nobody(), None, console, Random(1)).run()
    return match, console


def in_race(picture: list[str]) -> bool:
    return any("┏" in line for line in picture) and any(said("draw-race", of="elementals") in line for line in picture)


def once(keys: list[tuple[int, str]]) -> Script:
    """Begins, turns the first card, presses these keys when it appears, and takes a break afterwards."""
    answered: list[bool] = []

    def script(picture: list[str], time: int) -> list[tuple[int, str]]:
        text = "\n".join(picture)
        if said("race-begin") in text or wording("race-turn").search(text):
            return [] if answered else [(10, " ")]
        if in_race(picture) and not answered:
            answered.append(True)
            return [*keys, (5000, "escape")]
        return []

    return script


def moves(match: Match, seat: int) -> list[str]:
    return [str(entry.words) for entry in match.entries if entry.seat == seat]


def test_a_key_slaps_with_the_time_since_the_card_could_be_seen() -> None:
    match, _ = play(MATCH, once([(640, "1")]))
    assert moves(match, 0)[:2] == ["flip", "slap fwe 640"]


def test_a_key_before_the_floor_is_a_false_start_and_the_next_one_counts() -> None:
    match, console = play(MATCH, once([(99, "1"), (500, "1")]))
    assert moves(match, 0)[1] == "slap fwe 500"
    assert console.has_shown(said("race-false-start"))


def test_a_key_before_the_card_is_shown_is_no_answer() -> None:
    def script(picture: list[str], time: int) -> list[tuple[int, str]]:
        if said("race-begin") in picture:
            return [(10, " "), (15, " "), (20, "1"), (9000, "escape")]
        return []

    match, console = play(MATCH, script)
    assert moves(match, 0)[:2] == ["flip", "pass"]
    assert console.has_shown(said("race-no-card"))


def test_the_book_key_makes_the_next_hand_a_book() -> None:
    match, _ = play(MAD, once([(300, "b"), (700, "1")]))
    assert moves(match, 0)[1] == "book fwe 700"


def test_the_shift_key_makes_it_a_book_at_once() -> None:
    match, _ = play(MAD, once([(450, "!")]))
    assert moves(match, 0)[1] == "book fwe 450"


def test_a_key_for_an_empty_place_does_nothing() -> None:
    match, _ = play(MATCH, once([(300, "2"), (600, "1")]))
    assert moves(match, 0)[1] == "slap fwe 600"


def test_silence_is_entered_when_the_window_is_over() -> None:
    match, console = play(NOTHING, once([]))
    assert moves(match, 0)[:2] == ["flip", "pass"]
    shown = next(time for time, picture in console.pictures if in_race(picture))
    after = next(time for time, picture in console.pictures if time > shown and not in_race(picture))
    assert after - shown >= 3000


def test_nothing_on_the_screen_tells_that_a_bot_has_answered() -> None:
    """From the showing of the card to the closing of the race there is one picture, whatever the bots do."""
    seen: set[tuple[str, ...]] = set()
    for opponent in ("random", "reflex", "greedy"):
        _, console = play(MATCH, once([]), opponent)
        pictures = [tuple(picture) for _, picture in console.pictures]
        from_the_showing = dropwhile(lambda picture: not in_race(list(picture)), pictures)
        # A bot that lets the card pass may turn the next one: that is another race.
        seen |= set(takewhile(lambda picture: in_race(list(picture)), from_the_showing))
    assert len(seen) == 1


def test_after_the_race_every_answer_is_shown_with_its_time() -> None:
    _, console = play(MATCH, once([(640, "1")]))
    told = ["\n".join(picture) for _, picture in console.pictures]
    right = said("verdict-right", of="elementals")
    won = wording("log-cards-won", of="elementals", seat=0, count=3)
    assert any(f"{RED} slap fwe 640 ms {right}" in text and won.search(text) for text in told)


def test_the_next_card_may_be_asked_for_but_not_before_the_pause() -> None:
    """EL-NET-9: with two players the one who did not flip turns the next card."""
    position: JsonObject = {**NOTHING, "turn": 1}

    def script(picture: list[str], time: int) -> list[tuple[int, str]]:
        if said("race-begin") in picture:
            return [(10, " "), (20_000, "escape")]
        return [(300, " ")] if in_race(picture) else []

    _, console = play(position, script)
    shown = next(time for time, picture in console.pictures if in_race(picture))
    after = next(time for time, picture in console.pictures if time > shown and not in_race(picture))
    assert after - shown == 1200


def test_a_loaded_race_is_not_shown_before_the_clock_runs() -> None:
    position: JsonObject = {
        "turn": 1,
        "packs": [["eee", "eew"], ["eff"]],
        "piles": [[], ["fwa"]],
        "middle": ["fwe"],
        "race": {},
    }
    match, console = play(position, once([(700, "1")]))
    assert moves(match, 0)[0] == "slap fwe 700"
    assert "fwa" not in "\n".join(console.pictures[0][1])


def test_the_screen_is_french_too() -> None:
    def script(picture: list[str], time: int) -> list[tuple[int, str]]:
        return [(10, "escape")]

    _, console = play(MATCH, script, language="fr")
    assert said("race-begin", "fr") in console.pictures[0][1]


@pytest.mark.parametrize(
    ("people", "language", "keys", "hands"),
    [
        ([0], "en", "3", [Hand(0, 2, False)]),
        ([0], "en", "@", [Hand(0, 1, True)]),
        ([0], "fr", "é", [Hand(0, 1, False)]),
        ([0], "en", "b1", [None, Hand(0, 0, True)]),
        ([0], "en", "bb1", [None, None, Hand(0, 0, False)]),
        ([0], "en", "B11", [None, Hand(0, 0, True), Hand(0, 0, False)]),
        ([0], "en", "x7", [None, None]),
        (
            [1, 4],
            "en",
            "1e26o7",
            [Hand(1, 0, False), None, Hand(1, 1, True), Hand(4, 0, False), None, Hand(4, 1, True)],
        ),
        ([1, 4], "fr", "à", [Hand(4, 4, False)]),
    ],
)
def test_every_person_has_keys_of_their_own(
    people: list[int], language: Language, keys: str, hands: list[Hand | None]
) -> None:
    """EL-NET-15."""
    pressed = Hands(people, language)
    assert [pressed.press(key) for key in keys] == hands


class Resigning(Nobody):
    """Somebody who gives up in the break."""

    def __init__(self) -> None:
        self.lines = ["resign"]

    def line(self, prompt: Line, offers: Sequence[str], explain: Callable[[str], str]) -> str | None:
        return self.lines.pop() if self.lines else None


def test_after_a_resignation_the_bots_play_on_without_the_clock(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("elementals", seats=3, seed=2)
    console = ScriptedConsole(lambda picture, time: [(10, "escape")])
    RaceTable(match, ["human", "random", "random"], Screen("en", False), Resigning(), None, console).run()
    assert match.result is not None
    assert match.result.ranking[-1] == [0]
    assert said("resigned-last", seat=RED, bot="greedy") in capsys.readouterr().out


# Turn by turn


def turn_by_turn(
    path: Path, position: JsonObject, typed: str, bots: str = "me,greedy", language: Language = "en"
) -> str:
    match = Match.from_position("elementals", position, seed=3)
    match.save(path)
    outcome = run("play", "--load", str(path), "--seats", bots, "--lang", language, "--no-clock", typed=typed)
    assert outcome.code == 0, outcome
    return outcome.out


def test_without_a_clock_the_position_is_told_in_sentences(tmp_path: Path) -> None:
    out = turn_by_turn(tmp_path / "game.quint", MATCH, "\n1\nquit\n")
    assert re.search(wording("speak-shown", of="elementals").pattern.replace(".+", r".+\(fire-water-air\)"), out)
    assert re.search(wording("speak-middle", of="elementals").pattern.replace(".+", r".+\(fire-water-earth\)"), out)
    assert "┌" not in out


def test_without_a_clock_no_answer_has_a_time_and_the_lot_decides(tmp_path: Path) -> None:
    """EL-RACE-5 and EL-RACE-11: the greedy bot sees the match too; over some seeds both win."""
    winners = set()
    for seed in range(12):
        match = Match.from_position("elementals", MATCH, seed=seed)
        path = tmp_path / f"{seed}.quint"
        match.save(path)
        typed = f"\n1\nsave {tmp_path}/{seed}-after.quint\nquit\n"
        run("play", "--load", str(path), "--seats", "me,reflex", "--no-clock", typed=typed)
        after = Match.load(tmp_path / f"{seed}-after.quint")
        words = [str(entry.words) for entry in after.entries[:3]]
        assert all(not line[-1].isdigit() for line in words)
        winners |= {event.fields["seat"] for event in after.events if event.kind == "cards-won"}
    assert winners == {0, 1}


def test_enter_alone_turns_the_card_and_stays_silent(tmp_path: Path) -> None:
    out = turn_by_turn(tmp_path / "game.quint", NOTHING, "\n\nquit\n", language="fr")
    assert "(aaa)" in out
    assert said("log-answer-given", "fr", of="elementals", move="pass") in out


def test_a_book_is_put_with_its_letter(tmp_path: Path) -> None:
    out = turn_by_turn(tmp_path / "game.quint", MAD, "\nb1\nquit\n", "me,random")
    assert said("log-answer-given", of="elementals", move="book fwe 3000") in out


def test_a_place_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    out = turn_by_turn(tmp_path / "game.quint", MATCH, "\n7\nquit\n")
    assert "EL-MOVE-1" in out


# A real terminal


def test_a_person_begins_takes_a_break_and_leaves() -> None:
    with Person("play", "elementals", "--seats", "me,reflex", "--seed", "5", "--lang", "en") as person:
        person.sees(said("race-begin"))
        person.types(" ")
        person.types("\x1b")
        person.sees(said("race-break")[:20])
        person.types("quit\r")
        assert person.leaves() == 0


def test_three_people_play_turn_by_turn() -> None:
    with Person("play", "elementals", "--seats", "me,me,me", "--seed", "5", "--lang", "fr") as person:
        person.sees(said("race-too-many", "fr")[:40])
        person.types("quitter\r")
        assert person.leaves() == 0
