"""The page for players: every command on it can be read, and what stands at its end runs."""

import re
from pathlib import Path

import pytest

from tests.cli.session import run, said, seat_name

PAGE = (Path(__file__).parents[2] / "docs" / "play.md").read_text(encoding="utf-8")
SHELL = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
COMMANDS = [line.split("#")[0].split()[1:] for line in SHELL if line.startswith("quintessence ")]


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_of_the_page_can_be_read(words: list[str]) -> None:
    assert run(*words, "--help").code == 0
    if words[0] == "play":
        assert run(*words, typed="").code == 0


def test_the_last_lines_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    play = next(line for line in SHELL if line.startswith("printf "))
    typed, command = re.fullmatch(r"printf '(.*)' \| quintessence (.*)", play).groups()  # type: ignore[union-attr]
    outcome = run(*command.split(), typed=typed.replace("\\n", "\n"))
    assert outcome.code == 0
    assert "EM-ATT-2" in outcome.out
    assert outcome.lines[-1] == said("bye-saved", path="first.quint")
    assert SHELL[-1] == "quintessence verify first.quint"
    assert run(*SHELL[-1].split()[1:]).code == 0


def test_the_board_of_the_page_is_the_board(tmp_path: Path) -> None:
    drawn = run("play", "elem-master", "--seed", "7", "--option", "first=0", typed="").out
    board = re.search(rf"```\n(     a .*?)\n\n{seat_name(0)}>", PAGE, re.DOTALL)
    assert board is not None
    assert board[1] in drawn
