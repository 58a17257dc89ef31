"""Every sentence exists in French and English, with the same variables, and none is missing."""

import ast
import re
from pathlib import Path
from typing import cast

import pytest

from quintessence.core.errors import BadSetting
from quintessence.core.messages import Messages, core_messages, split_entries
from quintessence.core.racing import UPSETTING
from quintessence.core.registry import find_game, game_names
from quintessence.core.types import LANGUAGES, Language

SOURCES = Path(__file__).parents[2] / "src" / "quintessence"
ATTRIBUTE = re.compile(r"^ +\.([a-z-]+) *=", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-z_-]+)")
QUOTED = re.compile(r"\{ (-?[a-z][a-z0-9-]*) \}")
RAISED = re.compile(r"Unmet|(?:Bad|Unknown)[A-Z]\w+")
SPOKEN = re.compile(r"(?:scenario|record|cards)-[a-z-]+")


def pairs() -> list[tuple[Path, Path]]:
    """Every English file of messages in the package with its French twin."""
    english = sorted(SOURCES.rglob("*.en.ftl"))
    return [(path, path.with_name(path.name.replace(".en.", ".fr."))) for path in english]


def entries_of(path: Path) -> dict[str, str]:
    return split_entries(path.read_text(encoding="utf-8"))


def shape(path: Path) -> dict[str, tuple[list[str], set[str]]]:
    """Each message with its attributes and variables, also of what it quotes; `$en` in English is `$fr` in French."""
    language = path.name.split(".")[-2]
    entries = entries_of(path)
    shapes = {}
    for key, text in entries.items():
        variables = {"(language)" if name == language else name for name in variables_of(key, entries)}
        shapes[key] = (ATTRIBUTE.findall(text), variables)
    return shapes


def variables_of(key: str, entries: dict[str, str]) -> set[str]:
    """The variables of a message and of all that it quotes."""
    found = set(VARIABLE.findall(entries[key]))
    for quoted in QUOTED.findall(entries[key]):
        found |= variables_of(quoted, entries)
    return found


def test_there_are_as_many_french_files_as_english_ones() -> None:
    french = {twin for _, twin in pairs()}
    assert french == set(SOURCES.rglob("*.fr.ftl"))
    assert len(french) >= 2


@pytest.mark.parametrize(("english", "french"), pairs(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_both_languages_have_the_same_lines(english: Path, french: Path) -> None:
    ours, theirs = shape(english), shape(french)
    assert list(ours) == list(theirs)
    for key, expected in ours.items():
        assert theirs[key] == expected, key


@pytest.mark.parametrize("path", [path for pair in pairs() for path in pair], ids=lambda path: path.name)
def test_every_line_can_be_formatted(path: Path) -> None:
    entries = entries_of(path)
    messages = Messages(cast(Language, path.name.split(".")[-2]), [path.read_text(encoding="utf-8")])
    for key, (attributes, _) in shape(path).items():
        if key.startswith("-"):
            continue
        details: dict[str, str | int] = dict.fromkeys(variables_of(key, entries), 2)
        assert messages.text(key, details) != key or attributes, key
        for attribute in attributes:
            assert messages.attribute(key, attribute, details), key


@pytest.mark.parametrize("path", [twin for _, twin in pairs()], ids=lambda path: str(path.relative_to(SOURCES)))
def test_french_typography_is_kept(path: Path) -> None:
    for key, text in entries_of(path).items():
        shown = re.sub(r"\{[^{}]*\}", "x", text)
        assert "'" not in shown, f"{key}: a straight apostrophe"
        assert not re.search("«[^\u00a0\u202f]|[^\u00a0\u202f]»", shown), f"{key}: quotation marks without blanks"
        assert not re.search(r"[\w»)’x] ?[;?!:](?=\s|$)", shown), f"{key}: no fixed blank before ; : ? or !"


def literals(folder: str) -> tuple[set[str], set[str]]:
    """The texts in the code of a folder, docstrings left aside; and those that a mistake is raised with."""
    texts: set[str] = set()
    raised: set[str] = set()
    for path in sorted((SOURCES / folder).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
                texts.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and RAISED.fullmatch(node.func.id):
                raised |= {str(word.value) for word in node.args[:1] if isinstance(word, ast.Constant)}
    return texts, raised


def test_every_sentence_that_core_and_the_games_use_exists_and_none_is_left_over() -> None:
    texts, raised = literals("core")
    raised |= literals("games")[1]
    known = entries_of(SOURCES / "core" / "data" / "core.en.ftl")
    begun = tuple(text for text in texts if text.endswith("-") and len(text) > 2)
    # Kinds of events are no sentences of the core, whatever they are called.
    used = raised | {text for text in texts if SPOKEN.fullmatch(text)} - set(begun) - set(UPSETTING)
    assert len(used) > 40
    assert used - set(known) == set()
    quoted = {name for text in known.values() for name in QUOTED.findall(text)}
    assert [key for key in known if key not in texts | raised | quoted and not key.startswith(begun)] == []


def test_every_game_has_its_rules_in_both_languages() -> None:
    for slug in game_names():
        game = find_game(slug)
        english, french = game.messages("en"), game.messages("fr")
        assert english.keys() == french.keys()
        assert english.keys()


@pytest.mark.parametrize("source", ["", "# only a comment\n"])
def test_a_file_may_still_be_empty(source: str) -> None:
    assert Messages("en", [source]).keys() == []


def test_a_message_that_is_not_there_shows_its_key() -> None:
    messages = Messages("en", ["greeting = Good morning\n    .short = Hello { $name }\n"])
    assert messages.text("farewell") == "farewell"
    assert messages.text("greeting") == "Good morning"
    assert messages.attribute("greeting", "short", {"name": "Ada"}) == "Hello Ada"
    assert messages.attribute("greeting", "long") is None
    assert "greeting" in messages
    assert messages.keys() == ["greeting"]


def test_a_variable_that_is_not_given_is_a_fault_of_ours() -> None:
    messages = Messages("en", ["greeting = Hello { $name }\n"])
    with pytest.raises(ValueError, match="greeting"):
        messages.text("greeting")


def test_messages_quote_other_messages_and_terms() -> None:
    messages = Messages("en", ["-game = Elem Master\nname = { -game }\n# a comment\ntitle = The { name } game\n"])
    assert messages.text("title") == "The Elem Master game"


def test_an_unknown_language_speaks_english() -> None:
    assert core_messages(cast(Language, "de")).text("match-over") == core_messages("en").text("match-over")


def test_numbers_of_any_size_can_be_written() -> None:
    for number in (10**15, -(10**15), 10**26, -(10**26), 10**5000):
        for language in LANGUAGES:
            assert core_messages(language).text("cards-long-text", {"most": number})
            assert core_messages(language).text("cards-list-exactly", {"low": number})


def test_a_mistake_is_known_by_its_key_where_python_shows_it() -> None:
    mistake = BadSetting("no-cards", {"game": "elem-master"})
    assert repr(mistake) == "BadSetting('no-cards')"
