"""Wrong input of any kind: exit code 2 and one sentence that says what was wrong and what would be right."""

from pathlib import Path

import pytest

from tests.cli.session import refused

NOT_JSON = "NOT-JSON"
FOLDER = "FOLDER"
LIST = "LIST"
BINARY = "BINARY"


@pytest.fixture
def places(tmp_path: Path) -> dict[str, str]:
    """Files and folders that are no good, by the words that stand for them below."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "text.json").write_text("once upon a time", encoding="utf-8")
    (tmp_path / "list.json").write_text("[1, 2]", encoding="utf-8")
    (tmp_path / "picture.json").write_bytes(b"\x89PNG\xff\xfe")
    names = {FOLDER: "folder", NOT_JSON: "text.json", LIST: "list.json", BINARY: "picture.json"}
    return {word: str(tmp_path / name) for word, name in names.items()}


WRONG = [
    # commands, arguments, options
    ("nope", "There is no command “nope”"),
    ("plya", "did you mean “play”?"),
    ("help nope", "There is no command “nope”"),
    ("--nope", "has no option --nope"),
    ("games --nope", "“games” has no option --nope"),
    ("simulate elem-master --gmaes 3", "did you mean --games?"),
    ("simulate elem-master --json=yes", "The option --json takes no value"),
    ("rules", "“rules” needs GAME: write “quintessence rules GAME [RULE]”."),
    ("perft elem-master", "“perft” needs DEPTH"),
    ("check", "“check” needs FILE|FOLDER"),
    ("verify", "“verify” needs FILE"),
    ("replay", "“replay” needs FILE"),
    ("simulate", "“simulate” needs GAME"),
    ("games elem-master now", "“now” is one word too many"),
    ("games nope", "There is no game called “nope”"),
    ("rules elem-master EM-ATT-1 EM-ATT-2", "“EM-ATT-2” is one word too many"),
    ("play --seed", "The option --seed needs a value"),
    ("play --seats --seed 3", "The option --seats needs a value"),
    ("play elem-master --seats=", "The option --seats needs a value"),
    # numbers
    ("simulate elem-master --games many", "--games cannot be “many”: give a whole number from 1 to"),
    ("simulate elem-master --games 0", "--games cannot be “0”"),
    ("simulate elem-master --games -3", "--games cannot be “-3”"),
    ("simulate elem-master --games 2.5", "--games cannot be “2.5”"),
    ("simulate elem-master --games ٣", "--games cannot be “٣”"),
    ("perft elem-master x", "DEPTH cannot be “x”"),
    ("perft elem-master 0", "DEPTH cannot be “0”"),
    ("perft elem-master 1 --seats two", "--seats cannot be “two”"),
    # games, seats, bots, options of a game, rules
    ("play nope", "There is no game called “nope”"),
    ("rules elem-mister", "There is no game called “elem-mister”: did you mean “elem-master”?"),
    ("play elem-master --seats human", "cannot be played with one seat"),
    ("perft elem-master 1 --seats 3", "cannot be played with 3 seats"),
    ("play elem-master --seats human,gredy", "There is no bot called “gredy”: did you mean “greedy”?"),
    ("play elem-master --seats human,,greedy,", "A name is missing between two commas"),
    ("simulate elem-master --bots human,greedy", "Only bots play in a simulation"),
    ("simulate elem-master --bots greedy:4,random", "The bot “greedy” has levels 1 to 3: 4 is not one of them."),
    ("simulate elem-master --bots random:1,random", "The bot “random” cannot be made with level=1"),
    ("simulate elem-master --bots random,random,random --seats 2", "3 bots do not fit on 2 seats"),
    ("play elem-master --option start", "“start” is not an option of a game: write NAME=VALUE"),
    ("play elem-master --option =3", "“=3” is not an option of a game"),
    ("play elem-master --option nope=3", "There is no option “nope”"),
    (
        "play elem-master --option start=never",
        "The option “start” cannot be “never”: it can be standard, free",
    ),
    ("rules elem-master EM-ATTT-2", "There is no rule “EM-ATTT-2”: did you mean EM-ATT-2"),
    ("rules elem-master zzz", "There is no rule “zzz”: the topics are EM-BAS"),
    # files
    ("play --load nowhere.quint", "There is no file “nowhere.quint”"),
    ("play --load FOLDER", "is a folder"),
    ("play --load NOT-JSON", "This is not a record"),
    ("play --load BINARY", "is not text in UTF-8"),
    ("play elem-master --load NOT-JSON", "leave out “elem-master” beside --load"),
    ("replay nowhere.quint", "There is no file “nowhere.quint”"),
    ("replay LIST", "This is not a record"),
    ("replay LIST --at 1 --all", "This is not a record"),
    ("verify NOT-JSON", "is not JSON (line 1, column 1)"),
    ("verify FOLDER", "is a folder"),
    ("check nowhere", "There is no file “nowhere”"),
    ("check FOLDER", "There is no .json file in the folder"),
    ("check NOT-JSON", "is not JSON"),
    ("check BINARY", "is not text in UTF-8"),
    ("perft elem-master 1 --position nowhere.json", "There is no file “nowhere.json”"),
    ("perft elem-master 1 --position LIST", "holds JSON, but no object"),
    ("play metamorphose --cards nowhere.toml", "There is no file “nowhere.toml”"),
    ("perft elem-master 1 --cards LIST", "elem-master is not played with a set of cards"),
    ("simulate elem-master --cards LIST", "elem-master is not played with a set of cards"),
    ("play --cards LIST --load LIST", "leave out “--cards” beside --load"),
    ("play elem-master --option start=@nowhere.json", "There is no file “nowhere.json”"),
]


@pytest.mark.parametrize(("line", "part"), WRONG, ids=[line for line, _ in WRONG])
def test_wrong_input_gets_one_sentence(line: str, part: str, places: dict[str, str]) -> None:
    assert part in refused(*[places.get(word, word) for word in line.split()])


@pytest.mark.parametrize("line", [line for line, _ in WRONG])
def test_wrong_input_gets_one_french_sentence(line: str, places: dict[str, str]) -> None:
    sentence = refused(*[places.get(word, word) for word in line.split()], "--lang", "fr")
    assert sentence != refused(*[places.get(word, word) for word in line.split()], "--lang", "en")


def test_a_position_that_is_none_is_refused_with_its_key(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"turn": 9}', encoding="utf-8")
    assert "“turn”" in refused("perft", "elem-master", "1", "--position", str(file))


def test_what_is_quoted_neither_steers_the_terminal_nor_breaks_the_line() -> None:
    sentence = refused("pl\n\x1b[2Jay\x9b\N{RIGHT-TO-LEFT OVERRIDE}")
    assert not any(character in sentence for character in "\n\x1b\x9b\N{RIGHT-TO-LEFT OVERRIDE}")


def test_json_that_is_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_text("[" * 100_000, encoding="utf-8")
    assert "is not JSON" in refused("check", str(file))


def test_a_seed_may_be_any_word_but_not_a_novel() -> None:
    assert "The seed is too long" in refused("play", "elem-master", "--seed", "x" * 201)
