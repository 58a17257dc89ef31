"""What a newcomer meets first."""

import pytest

import quintessence as q
from quintessence.cli.main import COMMANDS
from quintessence.core.types import LANGUAGES, Language
from tests.cli.session import run, said, wording

NAMES = [command.name for command in COMMANDS]


def test_alone_it_says_what_it_is_and_what_to_type_next() -> None:
    outcome = run()
    assert outcome.code == 0
    assert outcome.lines[0] == said("overview-title")
    assert "quintessence play" in outcome.out
    assert "quintessence --help" in outcome.out
    assert len(outcome.lines) < 10


def test_the_version_is_told() -> None:
    assert run("--version").out == f"quintessence {q.__version__}\n"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_lists_every_command(language: Language) -> None:
    page = run("--help", "--lang", language).out
    for name in NAMES:
        assert f"\n  {name} " in page


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_explains_itself(name: str, language: Language) -> None:
    outcome = run(name, "--help", "--lang", language)
    assert outcome.code == 0
    assert outcome.err == ""
    assert outcome.lines[0].startswith(f"quintessence {name}")
    command = next(command for command in COMMANDS if command.name == name)
    for option in command.options:
        assert f"\n  {option.name}" in outcome.out
    assert outcome.out == run("help", name, "--lang", language).out
    assert outcome.out == run(name, "-h", "--lang", language).out


def test_help_wins_over_what_else_is_wrong() -> None:
    assert run("perft", "--help").code == 0


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_of_help_are_commands_that_can_be_read(name: str) -> None:
    for language in LANGUAGES:
        page = run(name, "--help", "--lang", language).lines
        examples = [line.split() for line in page[page.index(said("help-examples", language)) + 1 :]]
        assert examples
        for words in examples:
            assert words[:2] == ["quintessence", name]
            assert run(*words[1:], "--help").code == 0


def test_games_names_each_game_its_players_and_its_pitch() -> None:
    outcome = run("games")
    assert outcome.code == 0
    for language in LANGUAGES:
        listed = run("games", "--lang", language).lines
        for game in q.games().values():
            name, pitch = (game.messages(language).text(key) for key in ("game-name", "game-pitch"))
            [line] = [line for line in listed if line.startswith(f"{game.slug}  {name}, ")]
            assert wording("games-players", language).search(line)
            assert listed[listed.index(line) + 1] == f"  {pitch}"
        players = said("games-players", language, players=said("either", language, first="2", last="4"))
        assert f"elem-master  Elem Master, {players}" in listed


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_is_shown_with_all_its_options(language: Language) -> None:
    outcome = run("games", "Elem-Master", "--lang", language)
    game = q.games()["elem-master"]
    assert outcome.code == 0
    for option in game.options:
        line = next(line for line in outcome.lines if line.startswith(f"  {option.name} "))
        assert str(game.messages(language).attribute(f"option-{option.name}", "help")) in line
        assert option.allowed() in line


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_option_and_what_it_does_never_touch(language: Language) -> None:
    for command in COMMANDS:
        lines = run(command.name, "--help", "--lang", language).lines
        for line in [line for line in lines if line.startswith("  --")]:
            assert len(line) <= 24 or line[23] == " ", line
