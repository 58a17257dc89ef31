"""Wrong input of any kind: exit code 2 and one sentence that says what was wrong and what would be right."""

import re
from pathlib import Path

import pytest

from quintessence.cli.sentences import cli_messages
from quintessence.core.types import LANGUAGES, Language
from tests.cli.session import is_refused, is_refused_in, refused, wording

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


WRONG: list[tuple[str, str, dict[str, str | int]]] = [
    # commands, arguments, options
    ("nope", "unknown-command", {"given": "nope"}),
    ("plya", "unknown-command-near", {"nearest": "play"}),
    ("help nope", "unknown-command", {"given": "nope"}),
    ("--nope", "unknown-flag", {"given": "--nope"}),
    ("games --nope", "unknown-flag", {"command": "games", "given": "--nope"}),
    ("simulate elem-master --gmaes 3", "unknown-flag-near", {"nearest": "--games"}),
    ("simulate elem-master --json=yes", "takes-no-value", {"option": "--json"}),
    ("rules", "missing-argument", {"command": "rules"}),
    ("perft elem-master", "missing-argument", {"command": "perft"}),
    ("check", "missing-argument", {"command": "check"}),
    ("verify", "missing-argument", {"command": "verify"}),
    ("replay", "missing-argument", {"command": "replay"}),
    ("simulate", "missing-argument", {"command": "simulate"}),
    ("games elem-master now", "too-many-words", {"given": "now"}),
    ("games nope", "unknown-game", {"given": "nope", "nearest": "none"}),
    ("rules elem-master EM-ATT-1 EM-ATT-2", "too-many-words", {"given": "EM-ATT-2"}),
    ("play --seed", "needs-value", {"option": "--seed"}),
    ("play --seats --seed 3", "needs-value", {"option": "--seats"}),
    ("play elem-master --seats=", "needs-value", {"option": "--seats"}),
    # numbers
    ("simulate elem-master --games many", "bad-number", {"name": "--games", "given": "many"}),
    ("simulate elem-master --games 0", "bad-number", {"name": "--games", "given": "0"}),
    ("simulate elem-master --games -3", "bad-number", {"name": "--games", "given": "-3"}),
    ("simulate elem-master --games 2.5", "bad-number", {"name": "--games", "given": "2.5"}),
    ("simulate elem-master --games ٣", "bad-number", {"name": "--games", "given": "٣"}),
    ("perft elem-master x", "bad-number", {"given": "x"}),
    ("perft elem-master 0", "bad-number", {"given": "0"}),
    ("perft elem-master 1 --seats two", "bad-number", {"name": "--seats", "given": "two"}),
    # games, seats, bots, options of a game, rules
    ("play nope", "unknown-game", {"given": "nope", "nearest": "none"}),
    ("rules elem-mister", "unknown-game", {"given": "elem-mister", "nearest": "elem-master"}),
    ("play elem-master --seats human", "bad-seats", {"given": 1}),
    ("perft elem-master 1 --seats 3", "bad-seats", {"given": "3"}),
    ("play elem-master --seats human,gredy", "unknown-bot", {"given": "gredy", "nearest": "greedy"}),
    ("play elem-master --seats human,,greedy,", "empty-name", {}),
    ("simulate elem-master --bots human,greedy", "no-people-here", {}),
    ("simulate elem-master --bots greedy:4,random", "bot-bad-level", {"bot": "greedy", "most": "3", "given": "4"}),
    ("simulate elem-master --bots random:1,random", "bad-bot-settings", {"bot": "random", "given": "level=1"}),
    ("simulate elem-master --bots search:6,random", "bot-bad-level", {"bot": "search", "most": "5", "given": "6"}),
    ("simulate elem-master --bots search:depth=3", "bad-bot-settings", {"bot": "search", "given": "depth=3"}),
    ("simulate elem-master --bots greedy:club", "unknown-bot", {"given": "greedy:club", "nearest": "greedy"}),
    ("simulate elem-master --games 1 --bots search:weights=Nowhere.json", "bot-bad-weights", {"file": "Nowhere.json"}),
    ("play elem-master --seats human,search:seconds=0", "bot-bad-seconds", {"given": "0"}),
    ("play elem-master --seats human,search:depth=3", "bad-bot-settings", {"bot": "search", "given": "depth=3"}),
    ("play elem-master --seats human,nope:level=3", "unknown-bot", {"given": "nope", "nearest": "none"}),
    ("simulate elem-master --bots random,random,random --seats 2", "too-many-bots", {"bots": "3", "seats": "2"}),
    ("play elem-master --option start", "bad-option-form", {"given": "start"}),
    ("play elem-master --option =3", "bad-option-form", {"given": "=3"}),
    ("play elem-master --option nope=3", "unknown-option", {"option": "nope"}),
    (
        "play elem-master --option start=never",
        "bad-option-value",
        {"option": "start", "given": "never", "allowed": "standard, free"},
    ),
    ("rules elem-master EM-ATTT-2", "unknown-rule-near", {"given": "EM-ATTT-2"}),
    ("rules elem-master zzz", "unknown-rule", {"given": "zzz"}),
    # files
    ("play --load nowhere.quint", "no-such-file", {"path": "nowhere.quint"}),
    ("play --load FOLDER", "is-a-folder", {"path": FOLDER}),
    ("play --load NOT-JSON", "record-not-json", {}),
    ("play --load BINARY", "not-text", {"path": BINARY}),
    ("play elem-master --load NOT-JSON", "load-alone", {"given": "elem-master"}),
    ("replay nowhere.quint", "no-such-file", {"path": "nowhere.quint"}),
    ("replay LIST", "record-not-json", {}),
    ("replay LIST --at 1 --all", "record-not-json", {}),
    ("verify NOT-JSON", "not-json", {"path": NOT_JSON, "line": "1", "column": "1"}),
    ("verify FOLDER", "is-a-folder", {"path": FOLDER}),
    ("check nowhere", "no-such-file", {"path": "nowhere"}),
    ("check FOLDER", "no-scenarios", {"path": FOLDER}),
    ("check NOT-JSON", "not-json", {"path": NOT_JSON}),
    ("check BINARY", "not-text", {"path": BINARY}),
    ("perft elem-master 1 --position nowhere.json", "no-such-file", {"path": "nowhere.json"}),
    ("perft elem-master 1 --position LIST", "not-an-object", {"path": LIST}),
    ("play metamorphose --cards nowhere.toml", "no-such-file", {"path": "nowhere.toml"}),
    ("perft elem-master 1 --cards LIST", "no-cards", {"game": "elem-master"}),
    ("simulate elem-master --cards LIST", "no-cards", {"game": "elem-master"}),
    ("play --cards LIST --load LIST", "load-alone", {"given": "--cards"}),
    ("play elem-master --option start=@nowhere.json", "no-such-file", {"path": "nowhere.json"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("line", "key", "details"), WRONG, ids=[line for line, *_ in WRONG])
def test_wrong_input_gets_one_sentence(
    line: str, key: str, details: dict[str, str | int], language: Language, places: dict[str, str]
) -> None:
    words = [places.get(word, word) for word in line.split()]
    filled = {name: places.get(str(value), value) for name, value in details.items()}
    assert is_refused_in(language, key, words, filled)


def test_every_sentence_about_wrong_input_says_what_to_do() -> None:
    """What is wrong stands before a colon or a full stop, what can be done after it."""
    for key in {key for _, key, _ in WRONG if key in cli_messages("en")}:
        for language in LANGUAGES:
            assert re.search(r"[:.;] .", wording(key, language).pattern.replace("\\", "")), key


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
    assert is_refused("not-json", "check", str(file), path=str(file))


def test_a_seed_may_be_any_word_but_not_a_novel() -> None:
    assert is_refused("seed-too-long", "play", "elem-master", "--seed", "x" * 201)
