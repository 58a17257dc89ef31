"""What the command line does as a process of its own."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import quintessence as q
from quintessence.cli.main import main
from tests.cli.session import said, wording

COMMAND = [sys.executable, "-m", "quintessence"]
PLAIN = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}


def test_the_list_of_games_does_not_load_what_only_a_terminal_needs() -> None:
    code = (
        "import sys; from quintessence.cli.main import main; main(['games']);"
        "print(sorted({'rich', 'prompt_toolkit'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_reader_who_goes_away_is_no_error() -> None:
    # The pipe is so small that the program is still writing when its reader goes.
    process = subprocess.Popen(
        [*COMMAND, "rules", "elem-master"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, pipesize=4096
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    assert process.wait(120) == 141
    assert process.stderr.read() == b""
    process.stderr.close()


class InterruptedOutput(io.StringIO):
    """A terminal that can do nothing, at which Ctrl-C is pressed just when the prompt has appeared."""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        written = super().write(text)
        if text.endswith("> "):
            raise KeyboardInterrupt
        return written


@pytest.mark.parametrize(
    ("command", "last"),
    [
        ("play", ""),
        ("replay", said("replay-prompt", place="0", last="1")),
        ("play elem-master --option first=0", said("bye")),
    ],
)
def test_ctrl_c_just_when_the_prompt_appears_is_as_calm_as_later(
    command: str, last: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = q.Match("elem-master", seed=7, options={"first": "0"})
    match.play("move c2 c3")
    match.save(tmp_path / "game.quint")
    terminal = InterruptedOutput()
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr("sys.stdin", InterruptedOutput())
    monkeypatch.setattr("sys.stdout", terminal)
    words = command.split()
    files = [str(tmp_path / "game.quint")] if words == ["replay"] else []
    assert main([*words, *files, "--lang", "en"]) == 0
    assert terminal.getvalue().endswith(f"{last}\n")
    assert capsys.readouterr().err == ""


def test_letters_that_the_output_cannot_show_do_no_harm() -> None:
    done = subprocess.run(
        [*COMMAND, "games", "--lang", "fr"],
        capture_output=True,
        env={**PLAIN, "PYTHONIOENCODING": "ascii"},
        check=True,
    )
    assert b"?" in done.stdout


def test_a_pipe_that_is_not_text_does_no_harm() -> None:
    done = subprocess.run(
        [*COMMAND, "play", "elem-master", "--seed", "1"],
        input=b"\xff\xfe\x00move\nquit\n",
        capture_output=True,
        env=PLAIN,
        check=True,
    )
    assert done.stderr == b""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
def test_a_full_disk_gets_one_sentence() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, env=PLAIN, check=False)
    assert done.returncode == 2
    assert wording("cannot-write").fullmatch(done.stderr.decode("utf-8").removesuffix("\n"))
