"""Every sentence of a table is there in both languages, and none is left over."""

import re
from pathlib import Path

import pytest

from quintessence.core.messages import Messages
from quintessence.core.types import LANGUAGES, Language
from quintessence.server import table as package

FOLDER = Path(package.__file__).parent
SAID = re.compile(r'"(table-[a-z-]+)"')
EVENT = "table-event-"
"""How the keys of sentences about events begin: the kind of the event follows."""


def sentences(language: Language) -> Messages:
    text = (FOLDER.parent / "data" / f"table.{language}.ftl").read_text(encoding="utf-8")
    return Messages(language, [text])


def used() -> set[str]:
    return {key for path in FOLDER.rglob("*.py") for key in SAID.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_that_is_used_is_there_and_no_other(language: Language) -> None:
    assert {key for key in sentences(language).keys() if not key.startswith(EVENT)} == used()  # noqa: SIM118


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_about_an_event_is_about_one_that_a_table_tells(language: Language) -> None:
    kinds = [key.removeprefix(EVENT) for key in sentences(language).keys() if key.startswith(EVENT)]  # noqa: SIM118
    sources = [*FOLDER.rglob("*.py"), FOLDER.parents[1] / "core" / "undo.py"]
    source = "".join(path.read_text(encoding="utf-8") for path in sources)
    assert kinds
    assert [kind for kind in kinds if f'Event("{kind}"' not in source and f'told("{kind}"' not in source] == []


def test_both_languages_fill_in_the_same() -> None:
    holes = re.compile(r"\$([a-z]+)")
    english, french = sentences("en"), sentences("fr")
    for key in english.keys():  # noqa: SIM118 - not a mapping
        assert set(holes.findall(english.source(key))) == set(holes.findall(french.source(key)))


def test_french_has_its_spaces() -> None:
    for key in sentences("fr").keys():  # noqa: SIM118 - not a mapping
        source = sentences("fr").source(key)
        assert not re.search(r" [:;?!»]|« ", source), source
        assert "'" not in source
