"""What a person meets in a real terminal: colour, completion, Ctrl-C and Ctrl-D."""

import re
import sys
from pathlib import Path

import pytest

import quintessence as q

if sys.platform == "win32":
    pytest.skip("a pseudo-terminal is needed", allow_module_level=True)

from tests.cli.person import CONTROL_C, Person
from tests.cli.session import said, seat_name, wording

WHITE = seat_name(0)
MOVED = said("log-moved", of="elem-master", seat=0, element="fire", tokens=2, whole="true", source="c2", target="c3")

PLAY = ["play", "elem-master", "--seed", "7", "--option", "first=0"]
CONTROL_D = "\x04"


def test_a_move_is_completed_word_by_word() -> None:
    with Person(*PLAY) as person:
        person.sees(f"{WHITE}>")
        person.types("att")
        person.sees(said("verb-attack", of="elem-master"))  # the menu says what the word does
        person.types("\tc2")
        person.types("\t")
        person.sees("c2")
        person.types(CONTROL_C)
        person.sees(said("bye"))
        assert person.leaves() == 0


@pytest.mark.parametrize("key", [CONTROL_C, CONTROL_D])
def test_leaving_by_key_is_calm(key: str) -> None:
    with Person(*PLAY) as person:
        person.sees(f"{WHITE}>")
        person.types("move c2 c3\r")
        person.sees(MOVED)
        person.sees(f"{WHITE}>")
        person.types(key)
        person.sees(said("bye-unsaved")[:30])
        assert person.leaves() == 0
        assert "Traceback" not in person.shown


def test_the_board_is_in_colour_unless_it_is_forbidden() -> None:
    for arguments, environment, has_colour in (
        ([], {}, True),
        (["--no-color"], {}, False),
        ([], {"NO_COLOR": "1"}, False),
        ([], {"TERM": "dumb"}, False),
    ):
        with Person(*PLAY, *arguments, **environment) as person:
            person.sees("wF2")
            person.sees(f"{WHITE}>")
            person.types(CONTROL_D)
            person.leaves()
            assert ("\x1b[38;5;" in person.raw) == has_colour


def test_a_terminal_that_can_do_nothing_still_plays() -> None:
    with Person(*PLAY, TERM="dumb") as person:
        person.sees(f"{WHITE}> ")
        person.types("move c2 c3\n")
        person.sees(MOVED)
        person.sees(f"{WHITE}> ")
        person.interrupts(said("bye-unsaved")[:30])
        assert person.leaves() == 0
        assert "\x1b" not in person.raw


def test_lines_fit_eighty_columns() -> None:
    with Person(*PLAY, "--no-color") as person:
        person.sees(f"{WHITE}>")
        person.types("move c2 c5\r")
        person.sees(said("possible-moves", moves="", more="all").strip())
        person.sees(f"{WHITE}>")
        person.types(CONTROL_D)
        person.leaves()
        assert max(len(line) for line in re.split("[\r\n\b]", person.shown)) <= 80


def test_a_sentence_about_wrong_input_is_wrapped_between_words() -> None:
    with Person("games", "nope", LANG="fr_FR.UTF-8") as person:
        assert person.leaves() == 2
        lines = person.shown.strip().split("\r\n")
        assert len(lines) > 1
        assert max(map(len, lines)) <= 80
        assert wording("unknown-game", "fr", given="nope", nearest="none").fullmatch(" ".join(lines))


def test_hidden_hands_are_wiped_from_the_screen_before_the_keyboard_is_handed_over() -> None:
    arguments = ["play", "elem-master", "--seats", "human,human", "--option", "start=free", "--seed", "7"]
    with Person(*arguments) as person:
        person.sees(said("hand-over", seat=WHITE)[:20])
        person.types("\r")
        person.sees(f"{WHITE}>")
        for cell in [f"{column}{row}" for row in "12" for column in "abc"] * 2:
            person.types(f"put {'earth' if cell[1] == '1' else 'fire'} {cell}\r")
            person.sees(f"{WHITE}>")
        person.sees(said("hand-over", seat=seat_name(1))[:20])
        assert "\x1b[2J\x1b[3J\x1b[H" in person.raw
        person.types(CONTROL_C)
        assert person.leaves() == 0


def prompt(place: int) -> str:
    return said("replay-prompt", place=str(place), last="2").strip()


def test_a_replay_is_stepped_through(tmp_path: Path) -> None:
    match = q.Match("elem-master", seed=7, options={"first": "0"})
    match.play("move c2 c3")
    match.play("end")
    match.save(tmp_path / "game.quint")
    with Person("replay", str(tmp_path / "game.quint")) as person:
        person.sees(prompt(0))
        person.types("\r")
        person.sees("move c2 c3")
        person.sees(prompt(1))
        person.types("b\r")
        person.sees(prompt(0))
        person.types("7\r")
        person.sees(said("bad-number", name=said("replay-place"), given="7", low=0, high=2)[:30])
        person.types("2\r")
        person.sees("end")
        assert person.leaves() == 0


def test_a_simulation_shows_a_bar_and_tells_what_was_played_when_it_is_broken_off() -> None:
    with Person("simulate", "elem-master", "--games", "10000000", "--option", "round-limit=2") as person:
        person.sees(said("simulate-bar"))
        person.sees("3/10000000")
        person.types(CONTROL_C)
        person.sees(said("report-by-bot"))
        assert person.leaves() == 130
        assert "Traceback" not in person.shown
