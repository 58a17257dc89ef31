"""Every fault that the kit raises has its sentence, filled in with what it is raised with; none is left over."""

import ast
from collections.abc import Iterator

from tests.core.test_messages import QUOTED, SOURCES, entries_of, variables_of

ENTRIES = entries_of(SOURCES / "testing" / "data" / "testing.en.ftl")
PLACES = {"in-game", "in-case", "in-play"}
KEY_AT = {"Fault": 0, "fault": 0, "where": 0, "same": 2, "unchanged": 3}
"""The calls that take a key, and as which of their arguments."""
COMPARING = {"same", "unchanged"}


def calls() -> Iterator[tuple[str, ast.Call, str]]:
    """Every call in the kit that takes a key written there: its name, itself and the key."""
    for path in sorted((SOURCES / "testing").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                for given in node.args[KEY_AT[name] :][:1] if name in KEY_AT else []:
                    choices = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
                    keys = [choice.value for choice in choices if isinstance(choice, ast.Constant)]
                    yield from ((name, node, key) for key in keys if isinstance(key, str))


def test_every_sentence_that_is_used_is_there_and_no_other() -> None:
    used = {key for _, _, key in calls()}
    assert len(used) > 100
    quoted = {name for text in ENTRIES.values() for name in QUOTED.findall(text)}
    assert used | quoted | PLACES == set(ENTRIES)


def test_every_fault_is_raised_with_what_its_sentence_fills_in() -> None:
    for name, call, key in calls():
        given = {word.arg for word in call.keywords if word.arg}
        wanted = variables_of(key, ENTRIES)
        if name in COMPARING:
            assert "difference" in QUOTED.findall(ENTRIES[key]), key
            wanted -= variables_of("difference", ENTRIES)
        is_open = any(word.arg is None for word in call.keywords)
        assert given <= wanted if is_open else given == wanted, (key, given ^ wanted)
