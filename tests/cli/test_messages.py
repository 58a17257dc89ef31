"""Everything that the command line says exists in both languages, and nothing is there that it never says."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import quintessence.cli
from quintessence.cli.main import COMMANDS
from quintessence.cli.parsing import COMMON, VERSION
from quintessence.cli.styles import LOOKS
from quintessence.cli.talk import SPOKEN
from quintessence.core.types import LANGUAGES, Language

SPEAKING = {"say", "text", "WrongInput", "Argument", "Option", "attribute"}
KEY = re.compile(r"[a-z]+(-[a-z]+)*")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the name is Fluent's)
        self.names.add(node.id.name)


def source(language: Language) -> str:
    return (files("quintessence.cli") / "data" / f"cli.{language}.ftl").read_text(encoding="utf-8")


def messages(language: Language) -> dict[str, Message]:
    body = FluentParser().parse(source(language)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def forms(language: Language) -> dict[str, dict[str, set[str]]]:
    """For each message the variables of its value and of each of its attributes."""
    found: dict[str, dict[str, set[str]]] = {}
    for key, message in messages(language).items():
        parts = {
            "": message.value,
            **{attribute.id.name: attribute.value for attribute in message.attributes},
        }
        found[key] = {}
        for name, pattern in parts.items():
            if pattern is not None:
                variables = Variables()
                variables.visit(pattern)
                found[key][name] = variables.names
    return found


def spoken_literals() -> Iterator[tuple[str, str]]:
    """Every key that stands in a call which says something, with its file."""
    for path in sorted(Path(quintessence.cli.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                for given in node.args if name in SPEAKING else []:
                    if isinstance(given, ast.Constant) and isinstance(given.value, str):
                        yield given.value, path.name


def all_literals() -> set[str]:
    return {
        node.value
        for path in Path(quintessence.cli.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def made_keys() -> set[str]:
    """The keys that are made from the names of commands, of what they take, and of words at the table."""
    commands = {f"command-{command.name}" for command in COMMANDS} | {"command-quintessence"}
    arguments = {argument.message for command in COMMANDS for argument in command.arguments}
    options = {option.message for command in COMMANDS for option in (*command.options, *COMMON, VERSION)}
    return commands | arguments | options | set(SPOKEN)


def test_both_languages_have_the_same_messages_attributes_and_variables() -> None:
    assert forms("en") == forms("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_files_is_understood(language: Language) -> None:
    body = FluentParser().parse(source(language)).body
    assert [entry for entry in body if type(entry).__name__ == "Junk"] == []


def test_no_message_is_written_twice() -> None:
    for language in LANGUAGES:
        names = re.findall(r"^([a-z-]+) =", source(language), re.MULTILINE)
        assert sorted(names) == sorted(set(names))


def test_every_key_that_is_said_exists() -> None:
    known = messages("en")
    foreign = {"game-name", "game-pitch", "usage", "about", "examples", "help", "form", "also", "refusal"}
    names = {argument.name for command in COMMANDS for argument in command.arguments} | set(LOOKS)
    for key, file in spoken_literals():
        if KEY.fullmatch(key) and key not in foreign | names:
            assert key in known, f"{file} says {key!r}, which no file has"
    for key in made_keys():
        assert key in known, f"nothing explains {key!r}"


def test_every_command_has_its_help() -> None:
    for command in COMMANDS:
        assert {"usage", "about", "examples"} <= set(forms("en")[f"command-{command.name}"])


def test_nothing_is_written_that_is_never_said() -> None:
    literals = all_literals()
    for key in messages("en"):
        assert key in literals | made_keys(), f"nobody says {key!r}"


def test_french_has_its_own_spaces_and_quotation_marks() -> None:
    for number, line in enumerate(source("fr").splitlines(), 1):
        if line.startswith("#"):
            continue
        where = f"cli.fr.ftl, line {number}: {line}"
        assert not re.search(r"(?<=[^\s=]) [:;?!»%](\s|$)", line), f"a breakable space: {where}"
        assert "« " not in line, f"a breakable space: {where}"
        assert not re.search(r"\w'\w", line), f"a straight apostrophe: {where}"
        assert "“" not in line, f"English quotation marks: {where}"
        assert not re.search(r"\w[;?!](\s|$)", line), f"no space before the sign: {where}"
