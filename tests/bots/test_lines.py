"""Bots that are programs: what they are told, and that nothing they do goes unexplained or stays behind."""

import json
import os
import select
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from quintessence.bots.failure import BotFailed, BotRefused
from quintessence.bots.lines import LinesBot
from quintessence.bots.random_bot import RandomBot
from quintessence.core.match import Match
from tests.bots.envelopes import ENVELOPES

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PYTHON = shlex.quote(sys.executable)

OBEDIENT = """
import sys
print("ready obedient", flush=True)
for line in sys.stdin:
    with open({notes!r}, "a", encoding="utf-8") as notes:
        notes.write(line)
    if line == "choose\\n":
        print("move take left", flush=True)
"""

ANSWERS = """
import sys
sys.stdin.readline()
print("ready answers", flush=True)
for line in sys.stdin:
    if line == "choose\\n":
        sys.stdout.buffer.write({answer!r})
        sys.stdout.flush()
"""

Script = Callable[[str], str]


@pytest.fixture
def script(tmp_path: Path) -> Script:
    """Writes a Python program to a file and returns the command that starts it."""

    def write(source: str) -> str:
        path = tmp_path / "bot.py"
        path.write_text(source, encoding="utf-8")
        return f"{PYTHON} {shlex.quote(str(path))}"

    return write


def answering(script: Script, answer: bytes) -> LinesBot:
    return LinesBot(script(ANSWERS.format(answer=answer)))


def failure(command: str, seconds: float = 10.0) -> BotFailed:
    """How a bot fails by its first move; both languages must have words for it."""
    with pytest.raises(BotFailed) as caught:
        LinesBot(command, seconds).choose(Match(ENVELOPES, seed=1).observe())
    english, french = caught.value.message("en"), caught.value.message("fr")
    assert english != french
    assert caught.value.key not in (english, french)
    assert "\n" not in english + french
    return caught.value


@pytest.mark.parametrize("command", [f"{PYTHON} {EXAMPLES / 'first.py'}", f"sh {EXAMPLES / 'attacker.sh'}"])
@pytest.mark.interpreted
def test_the_examples_play_a_whole_game(command: str) -> None:
    match = Match("elem-master", seed=4)
    bots = [LinesBot(command), RandomBot()]
    while match.result is None:
        match.play(bots[match.to_act[0]].choose(match.observe()))
    assert {entry.seat for entry in match.entries} == {0, 1}


def test_a_bot_is_called_what_it_says() -> None:
    assert LinesBot(f"sh {EXAMPLES / 'attacker.sh'}").name == "attacker"


def test_a_bot_is_told_the_game_once_and_each_event_once(script: Script, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    bot = LinesBot(script(OBEDIENT.format(notes=str(notes))))
    match = Match(ENVELOPES, seed=1, options={"rounds": 2, "open": 3}, cards="[[cards]]\nname = 'Été'\n")
    match.play(bot.choose(match.observe()))
    match.play("take left")
    match.play(bot.choose(match.observe()))
    bot.close()
    assert without_views(notes) == [
        "quintessence 1",
        "game envelopes seats 2 seat 0",
        "option rounds 2",
        "option open 3",
        "option mood calm",
        'option note {"lieu": "l’été"}',
        "cards \"[[cards]]\\nname = 'Été'\\n\"",
        *["view", "legal take left", "legal take right", "choose"],
        'event {"kind": "taken", "seat": 0, "amount": 3}',
        'event {"kind": "taken", "seat": 1, "amount": 3}',
        *["view", "legal take left", "legal take right", "choose"],
        "quit",
    ]


def test_the_view_is_the_seat_s_own(script: Script, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    match = Match(ENVELOPES, seed=1)
    bot = LinesBot(script(OBEDIENT.format(notes=str(notes))))
    bot.choose(match.observe())
    views = [line for line in notes.read_text("utf-8").splitlines() if line.startswith("view ")]
    assert [json.loads(view.removeprefix("view ")) for view in views] == [match.view(match.to_act[0])]
    assert "closed" not in views[0]


def test_another_seat_is_told_the_game_from_its_beginning(script: Script, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    bot = LinesBot(script(OBEDIENT.format(notes=str(notes))))
    match = Match(ENVELOPES, seed=1)
    match.play(bot.choose(match.observe()))
    match.play(bot.choose(match.observe()))
    assert games_and_events(notes) == [
        "game envelopes seats 2 seat 0",
        "game envelopes seats 2 seat 1",
        'event {"kind": "taken", "seat": 0, "amount": 5}',
    ]


def test_another_match_is_told_from_its_beginning(script: Script, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    bot = LinesBot(script(OBEDIENT.format(notes=str(notes))))
    match = Match(ENVELOPES, seed=1)
    match.play("take left")
    match.play("take left")
    bot.choose(match.observe())
    bot.choose(Match(ENVELOPES, seed=1).observe())
    assert games_and_events(notes) == [
        "game envelopes seats 2 seat 0",
        'event {"kind": "taken", "seat": 0, "amount": 5}',
        'event {"kind": "taken", "seat": 1, "amount": 5}',
        "game envelopes seats 2 seat 0",
    ]


def games_and_events(notes: Path) -> list[str]:
    return [line for line in without_views(notes) if line.startswith(("game", "event"))]


def without_views(notes: Path) -> list[str]:
    lines = notes.read_text("utf-8").splitlines()
    return ["view" if line.startswith("view ") else line for line in lines]


def test_other_spellings_of_a_legal_move_are_accepted(script: Script) -> None:
    bot = answering(script, b"move take right 250\r\n")
    match = Match(ENVELOPES, seed=1)
    match.play(bot.choose(match.observe()))
    assert match.entries[0].words == "take right 250"


@pytest.mark.parametrize("command", ["", "   ", "'unfinished", "nul\0byte"])
def test_what_is_no_command_is_said(command: str) -> None:
    assert failure(command).key == "bot-bad-command"


def test_a_program_that_is_not_there_is_named() -> None:
    failed = failure("no-such-program --fast")
    assert (failed.key, failed.details) == ("bot-not-found", {"program": "no-such-program"})
    assert all("no-such-program" in failed.message(language) for language in ("en", "fr"))


def test_a_file_that_is_no_program_is_said(tmp_path: Path) -> None:
    path = tmp_path / "plain.txt"
    path.write_text("hello")
    assert failure(str(path)).key == "bot-not-started"
    path.chmod(0o755)
    assert failure(str(path)).key == "bot-not-started"


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf"), 1e9])
def test_an_impossible_time_limit_is_refused(seconds: float) -> None:
    assert failure("true", seconds).key == "bot-bad-seconds"


@pytest.mark.parametrize("source", ["raise SystemExit(3)", "import sys; print('ready x', flush=True); sys.exit(3)"])
def test_a_program_that_ends_is_reported_with_its_status(script: Script, source: str) -> None:
    failed = failure(script(source))
    assert (failed.key, failed.details["status"]) == ("bot-ended", 3)


def test_a_half_line_before_the_end_is_no_answer(script: Script) -> None:
    assert failure(script("print('ready half', end='')")).key == "bot-ended"


@pytest.mark.parametrize(
    "source",
    [
        "import time; time.sleep(1000)",
        "import time; print('ready deaf', flush=True); time.sleep(1000)",
        "while True: pass",
    ],
)
def test_a_program_that_does_not_answer_is_stopped(script: Script, source: str) -> None:
    assert failure(script(source), seconds=0.5).key == "bot-late"


def test_a_program_that_does_not_read_is_stopped(script: Script) -> None:
    command = script("import time; print('ready deaf', flush=True); time.sleep(1000)")
    with pytest.raises(BotFailed) as caught:
        LinesBot(command, seconds=1).choose(Match(ENVELOPES, seed=1, cards="x" * 1_000_000).observe())
    assert caught.value.key == "bot-late"


@pytest.mark.parametrize("answer", ["", "hello", "ready", "ready ", "READY x", "readyx"])
def test_a_program_that_does_not_say_ready_is_refused(script: Script, answer: str) -> None:
    assert failure(script(f"print({answer!r}); input()")).key == "bot-not-ready"


@pytest.mark.parametrize("answer", [b"\n", b"take left\n", b"move\n", b"move  \n", b"\xff\xfe\n", b"MOVE take left\n"])
def test_an_answer_that_is_no_move_is_quoted(script: Script, answer: bytes) -> None:
    assert failure(script(ANSWERS.format(answer=answer))).key == "bot-not-a-move"


def test_what_a_program_says_cannot_steer_the_terminal(script: Script) -> None:
    failed = failure(script(ANSWERS.format(answer=b"\x1b[2Jgone\x07\n")))
    assert str(failed).isprintable()


def test_an_illegal_move_names_bot_move_and_rule_in_both_languages(script: Script) -> None:
    failed = failure(script(ANSWERS.format(answer=b"move take both\n")))
    assert isinstance(failed, BotRefused)
    assert failed.refusal.rule == "EN-1"
    for text in ("answers", "take both", "EN-1"):
        assert text in failed.message("en")
        assert text in failed.message("fr")
    assert "only two envelopes" in failed.message("en")
    assert "que deux enveloppes" in failed.message("fr")


@pytest.mark.parametrize("source", ["print('x' * 5000)", "while True: print('x', end='')"])
def test_an_endless_line_is_cut_off(script: Script, source: str) -> None:
    assert failure(script(source)).key == "bot-long-line"


def test_more_than_one_line_is_refused(script: Script) -> None:
    failed = failure(script(ANSWERS.format(answer=b"move take left\nmove take right\n")))
    assert failed.key == "bot-many-lines"
    assert failed.details["answer"] == "move take right"


def test_a_bot_that_failed_does_not_come_back(script: Script) -> None:
    bot = answering(script, b"nonsense\n")
    observation = Match(ENVELOPES, seed=1).observe()
    with pytest.raises(BotFailed):
        bot.choose(observation)
    with pytest.raises(BotFailed) as caught:
        bot.choose(observation)
    assert caught.value.key == "bot-stopped"


def test_what_a_program_writes_to_its_standard_error_is_shown(
    script: Script, capfd: pytest.CaptureFixture[str]
) -> None:
    LinesBot(script("import sys; print('thinking', file=sys.stderr); print('ready x')")).close()
    assert capfd.readouterr().err == "thinking\n"


class Lifeline:
    """A named pipe that a program and all its children hold open: its end is theirs."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self._reading = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        # A stubborn program with a child: it ignores `quit` and the end of its input.
        self.source = (
            "import os, subprocess, sys, time\n"
            f"line = os.open({str(path)!r}, os.O_WRONLY)\n"
            "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'], pass_fds=[line])\n"
            "os.write(line, b'alive')\n"
            "print('ready stubborn', flush=True)\n"
            "time.sleep(1000)\n"
        )

    def saw_life_and_its_end(self) -> bool:
        heard = b""
        while select.select([self._reading], [], [], 20)[0]:
            more = os.read(self._reading, 100)
            if not more:
                return heard == b"alive"
            heard += more
        return False

    def close(self) -> None:
        os.close(self._reading)


@pytest.fixture
def lifeline(tmp_path: Path) -> Iterator[Lifeline]:
    line = Lifeline(tmp_path / "lifeline")
    yield line
    line.close()


def test_no_process_outlives_a_closed_bot(script: Script, lifeline: Lifeline) -> None:
    bot = LinesBot(script(lifeline.source))
    bot.close()
    assert lifeline.saw_life_and_its_end()


def test_no_process_outlives_a_forgotten_bot(script: Script, lifeline: Lifeline) -> None:
    bot = LinesBot(script(lifeline.source))
    del bot
    assert lifeline.saw_life_and_its_end()


def test_no_process_outlives_a_bot_that_was_late(script: Script, lifeline: Lifeline) -> None:
    bot = LinesBot(script(lifeline.source), seconds=3)
    with pytest.raises(BotFailed):
        bot.choose(Match(ENVELOPES, seed=1).observe())
    assert lifeline.saw_life_and_its_end()


def test_no_process_outlives_its_host(script: Script, lifeline: Lifeline) -> None:
    host = f"from quintessence.bots.lines import LinesBot\nbot = LinesBot({script(lifeline.source)!r})\n"
    subprocess.run([sys.executable, "-c", host], check=True)
    assert lifeline.saw_life_and_its_end()


def test_a_fork_of_the_host_does_not_end_the_bot() -> None:
    bot = LinesBot(f"sh {EXAMPLES / 'attacker.sh'}")
    child = os.fork()
    if child == 0:
        try:
            bot.close()
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    assert bot.choose(Match(ENVELOPES, seed=1).observe()) == "take right"
