"""Which language the command line speaks."""

import pytest

from quintessence.cli.language import chosen_language
from quintessence.core.types import LANGUAGES
from tests.cli.session import refused, run, said, wording


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "fr"}, "fr"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ([], {"LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ([], {"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LC_ALL": "en_GB.UTF-8", "QUINTESSENCE_LANG": "fr"}, "fr"),
        (["--lang", "en"], {"QUINTESSENCE_LANG": "fr"}, "en"),
        (["games", "--lang=fr"], {}, "fr"),
        (["games", "--lang", "FR"], {}, "fr"),
        (["--lang", "de"], {"LANG": "fr_FR.UTF-8"}, "fr"),
        (["check", "--", "--lang", "fr"], {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_systems_else_english(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert chosen_language(arguments, environment) == language


def test_mistakes_are_told_in_the_chosen_language() -> None:
    english, french = (wording("unknown-command", language, given="nope") for language in LANGUAGES)
    assert french.fullmatch(refused("nope", "--lang", "fr"))
    assert french.fullmatch(refused("nope", LANG="fr_FR.UTF-8"))
    assert english.fullmatch(refused("nope", "--lang", "en", LANG="fr_FR.UTF-8"))


def test_the_language_may_stand_before_the_command() -> None:
    assert run("--lang", "fr", "games").says("games-players", "fr")
    assert run("games", "--lang", "fr").says("games-players", "fr")


def test_a_language_that_we_do_not_speak_is_refused_with_those_that_we_do() -> None:
    assert refused("games", "--lang", "de") == said("bad-language", given="de", allowed="en, fr")
