"""`quintessence cards`, and the page that teaches how to write a set."""

import os
import re
import tomllib
from pathlib import Path

import pytest

from quintessence.cli import reading
from quintessence.core.cardset import CardGame
from quintessence.core.registry import find_game
from quintessence.core.types import Language
from tests.cli.session import refused, run

PAGE = (Path(__file__).parents[2] / "docs" / "cards.md").read_text(encoding="utf-8")
GAME = find_game("metamorphose")
assert isinstance(GAME, CardGame)
HOUSE = GAME.house_set()


def write(folder: Path, name: str, text: str) -> str:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_our_set_is_checked_and_counted(tmp_path: Path) -> None:
    outcome = run("cards", "check", write(tmp_path, "ours.toml", HOUSE))
    assert (outcome.code, outcome.out) == (0, "1 passed, 0 failed\n")


def test_every_fault_has_a_line_that_begins_with_the_file(tmp_path: Path) -> None:
    wrong = HOUSE.replace('power = "plus 2"', 'power = "add 2"', 1).replace("level = 1", "level = 9", 1)
    file = write(tmp_path, "wrong.toml", wrong)
    outcome = run("cards", "check", file, write(tmp_path, "ours.toml", HOUSE))
    assert outcome.code == 1
    assert (
        outcome.lines[0] == f"{file}, card “dusk-moth”, level: “9” is not valid here; give a whole number from 1 to 3."
    )
    assert outcome.lines[1].startswith(f"{file}, card “dusk-moth”, power: “add 2” is not valid here; begin with one of")
    assert outcome.lines[-1] == "1 passed, 1 failed"
    french = run("cards", "check", file, "--lang", "fr")
    assert french.lines[0].startswith(f"{file}, carte «\u00a0dusk-moth\u00a0», level\u00a0: ")


def test_a_folder_is_checked_through_and_through(tmp_path: Path) -> None:
    write(tmp_path, "a/ours.toml", HOUSE)
    write(tmp_path, "b/c/poem.toml", "game = 'poems'")
    (tmp_path / "b" / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    outcome = run("cards", "check", str(tmp_path))
    assert outcome.lines[-1] == "1 passed, 2 failed"
    assert any("is not a game that has cards" in line for line in outcome.lines)


@pytest.mark.parametrize("text", ["[[card]", "a = " + "[" * 5000, "", "game = 1", "\x1b[31m = 1"])
def test_hostile_files_give_lines_and_no_steering(tmp_path: Path, text: str) -> None:
    outcome = run("cards", "check", write(tmp_path, "bad.toml", text))
    assert outcome.code == 1
    assert "Traceback" not in outcome.out + outcome.err
    assert "\x1b" not in outcome.out


def test_every_name_is_checked_and_what_cannot_be_read_has_a_line(tmp_path: Path) -> None:
    good, missing = write(tmp_path, "ours.toml", HOUSE), str(tmp_path / "missing.toml")
    (tmp_path / "empty").mkdir()
    (tmp_path / "wide.toml").write_bytes(HOUSE.encode("utf-16"))
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    names = [good, missing, *[str(tmp_path / name) for name in ("empty", "wide.toml", "bytes.toml")], good]
    for language in ("en", "fr"):
        outcome = run("cards", "check", *names, "--lang", language)
        assert (outcome.code, outcome.err) == (1, "")
        assert [line.split(":")[0].strip() for line in outcome.lines[:-1]] == names[1:5]
        assert outcome.lines[-1] == "2 passed, 4 failed"


def test_a_file_of_another_encoding_is_a_set_that_failed(tmp_path: Path) -> None:
    (tmp_path / "wide.toml").write_bytes(HOUSE.encode("utf-16"))
    outcome = run("cards", "check", str(tmp_path / "wide.toml"))
    assert (outcome.code, outcome.lines[-1]) == (1, "0 passed, 1 failed")
    assert "save it as UTF-8" in outcome.lines[0]


def test_an_empty_name_is_not_the_folder_that_one_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path, "ours.toml", HOUSE)
    assert refused("cards", "check", "").startswith("Nothing was named to check")
    assert refused("cards", "check", "ours.toml", "").startswith("Nothing was named to check")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such files here")
def test_what_never_ends_is_not_read(tmp_path: Path) -> None:
    pipe = str(tmp_path / "pipe.toml")
    os.mkfifo(pipe)
    for name in (pipe, "/dev/zero"):
        for command in (
            ("cards", "check"),
            ("cards", "show"),
            ("check",),
            ("replay",),
            ("verify",),
            ("play", "--load"),
        ):
            assert refused(*command, name) == f"“{name}” is neither a file nor a folder: name a file."
        assert "neither a file" in refused("simulate", "elixir", "--cards", name)
    assert run("cards", "check", str(tmp_path)).lines[-1] == "0 passed, 1 failed"


def test_a_file_is_read_no_further_than_anything_of_ours_is_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "LARGEST_FILE", 100)
    file = write(tmp_path, "long.toml", "#" * 101)
    assert "is too large" in refused("cards", "show", file)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_set_of_another_game_is_told_as_what_it_is(tmp_path: Path, language: Language) -> None:
    file = write(tmp_path, "ours.toml", HOUSE)
    for words in (
        ("play", "elixir", "--cards", file),
        ("simulate", "elixir", "--cards", file),
        ("cards", "show", "elixir", file),
    ):
        sentence = refused(*words, "--lang", language)
        assert file in sentence
        assert ("Metamorphose" if language == "en" else "Métamorphose") in sentence
        assert "other things" not in sentence


@pytest.mark.parametrize(
    ("mark", "told"),
    [
        ("", "the set does not say which game it is for; write as its first line"),
        (
            'format = "quintessence-elixir"\n',
            "format: “quintessence-elixir” is not a game that has cards; change the line to",
        ),
        ('game = "elixir"\n', 'game: sets for “elixir” are marked by another line; change the line to format = "quint'),
        ('format = "quintessence-elixir-cards"\ngame = "elixir"\n', "game: this line is not needed; leave it out"),
    ],
)
def test_the_line_that_marks_a_set_is_told(tmp_path: Path, mark: str, told: str) -> None:
    house = find_game("elixir")
    assert isinstance(house, CardGame)
    text = mark + house.house_set().replace('format = "quintessence-elixir-cards"\n', "")
    lines = run("cards", "check", write(tmp_path, "deck.toml", text)).lines
    assert len(lines) == 2
    assert told in lines[0]


def test_our_set_is_shown_in_both_languages() -> None:
    english, french = run("cards", "show", "metamorphose"), run("cards", "show", "metamorphose", "--lang", "fr")
    assert (english.code, french.code) == (0, 0)
    assert "Dusk Moth" in english.out
    assert "Phalène du soir" in french.out
    assert "Metamorphose" in run("cards", "show").out


def test_a_set_is_shown_from_its_file_alone_or_with_the_game(tmp_path: Path) -> None:
    file = write(tmp_path, "mine.toml", HOUSE.replace("Dusk Moth", "Dawn Moth"))
    assert "Dawn Moth" in run("cards", "show", file).out
    assert run("cards", "show", "metamorphose", file).out == run("cards", "show", file).out


def test_our_set_can_be_had_as_the_file_that_it_is() -> None:
    assert tomllib.loads(run("cards", "show", "metamorphose", "--toml").out) == tomllib.loads(HOUSE)


def test_what_cannot_be_shown_or_checked_is_refused_in_a_sentence(tmp_path: Path) -> None:
    wrong = write(tmp_path, "wrong.toml", HOUSE.replace("level = 1", "level = 9", 1))
    assert refused("cards", "show", wrong).startswith(f"{wrong}, card “dusk-moth”, level: ")
    assert refused("cards", "show", "elem-master").startswith("elem-master has no cards")
    assert refused("cards", "show", "nowhere.toml").startswith("There is no file")
    assert "cards check FILE" in refused("cards", "dance")
    assert "cards check FILE" in refused("cards", "check")
    assert "cards show [GAME]" in refused("cards", "show", "a", "b", "c")
    (tmp_path / "empty").mkdir()
    assert "no .toml file" in refused("cards", "check", str(tmp_path / "empty"))


def test_playing_with_a_set_that_is_wrong_names_its_file(tmp_path: Path) -> None:
    wrong = write(tmp_path, "wrong.toml", HOUSE.replace("level = 1", "level = 9", 1))
    for command in (("play", "metamorphose"), ("simulate", "metamorphose"), ("perft", "metamorphose", "1")):
        assert refused(*command, "--cards", wrong).startswith(
            f"{wrong}, card “dusk-moth”, level: “9” is not valid here"
        )


def test_the_new_card_of_the_page_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands at the end of the page, one after the other."""
    monkeypatch.chdir(tmp_path)
    block = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)[-1]
    card = re.search(r"<<'END'\n(.*?)END\n", block, re.DOTALL)
    assert card is not None
    write(tmp_path, "my-cards.toml", run("cards", "show", "metamorphose", "--toml").out + card[1])
    lines = [line for line in block.splitlines() if line.startswith("quintessence") and ">" not in line]
    outcomes = [run(*line.split()[1:], typed="") for line in lines]
    assert [outcome.code for outcome in outcomes] == [0] * len(lines)
    assert outcomes[0].out == "1 passed, 0 failed\n"
    assert "Glass Fox" in outcomes[1].out


def test_the_deck_of_the_page_is_whole_and_can_be_played(tmp_path: Path) -> None:
    deck = next(text for text in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if text.startswith("format"))
    file = write(tmp_path, "mine.toml", deck)
    assert run("cards", "check", file).out == "1 passed, 0 failed\n"
    assert run("simulate", "elixir", "--cards", file, "--bots", "random,random,random", "--games", "2").code == 0


def test_the_new_find_of_the_page_works(tmp_path: Path) -> None:
    block = next(text for text in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) if "my-deck.toml" in text)
    card = re.search(r"<<'END'\n(.*?)END\n", block, re.DOTALL)
    assert card is not None
    deck = run("cards", "show", "elixir", "--toml").out.replace("\nfinds = 112", "\nfinds = 114") + card[1]
    assert run("cards", "check", write(tmp_path, "my-deck.toml", deck)).out == "1 passed, 0 failed\n"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_faults_that_the_page_shows_are_what_is_said(tmp_path: Path, language: Language) -> None:
    fields = re.search(r"\[\[card\]\]\nid = \"glass-fox\"\n.*?END", PAGE, re.DOTALL)
    assert fields is not None
    card = fields[0].removesuffix("END")
    wrong = card.replace("lot unusable", "lots purple").replace(" green 2", " 2") if language == "en" else card
    wrong = wrong.replace('"p2", "hole"', '"p2", "q7"') if language == "fr" else wrong
    assert isinstance(GAME, CardGame)
    (fault,) = GAME.read_set(HOUSE + "\n" + wrong).faults
    assert fault.message(language, "my-cards.toml").replace("\u00a0", " ") in PAGE
