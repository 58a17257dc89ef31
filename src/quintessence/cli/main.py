"""The command `quintessence`."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from quintessence.cli import cards, check, check_game, games, perft, play, replay, rules, serve, simulate, verify
from quintessence.cli.command import Call, Command
from quintessence.cli.help import show_command, show_commands, show_overview
from quintessence.cli.language import chosen_language
from quintessence.cli.parsing import COMMON, VERSION, read_call, split_command
from quintessence.cli.screen import Screen, wants_colour
from quintessence.cli.sentences import unknown
from quintessence.core.errors import Mistake

COMMANDS = (
    *(play.PLAY, serve.SERVE, games.GAMES, rules.RULES, replay.REPLAY, simulate.SIMULATE),
    *(check.CHECK, check_game.CHECK_GAME, cards.CARDS, verify.VERIFY, perft.PERFT),
)

WRONG_INPUT = 2
INTERRUPTED = 130
"""What a shell reports of a program that Ctrl-C has ended."""
NOBODY_READS = 141
"""What a shell reports of a program whose reader went away: `quintessence rules GAME | head`."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one command and returns its exit code: 0, 1 (a check failed), 2 (wrong input)."""
    words = sys.argv[1:] if arguments is None else arguments
    never_fail_on_a_character()
    screen = Screen(chosen_language(words, os.environ), wants_colour(words, os.environ))
    try:
        code = run(words, screen)
        sys.stdout.flush()
        return code
    except Mistake as mistake:
        screen.complain(mistake.message(screen.language))
        return WRONG_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The interpreter flushes stdout once more when it ends: give it somewhere to write.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except OSError as error:
        screen.complain(screen.text("cannot-write", problem=error.strerror or type(error).__name__))
        return WRONG_INPUT


def run(arguments: Sequence[str], screen: Screen) -> int:
    name, rest = split_command(arguments)
    if name == "help":
        name, rest = split_command(rest)
        rest.append("--help")
    if name is None:
        return run_without_command(rest, screen)
    command = find_command(name)
    words, values = read_call(command, rest, screen.language)
    if "--help" in values:
        show_command(screen, command)
        return 0
    return command.run(Call(screen, words, values))


def run_without_command(arguments: Sequence[str], screen: Screen) -> int:
    alone = Command("quintessence", lambda call: 0, options=(VERSION,))
    _, values = read_call(alone, arguments, screen.language)
    if "--help" in values:
        show_commands(screen, COMMANDS, (*COMMON, VERSION))
    elif VERSION.name in values:
        from quintessence import __version__

        screen.write(f"quintessence {__version__}")
    else:
        show_overview(screen)
    return 0


def find_command(name: str) -> Command:
    known = {command.name: command for command in COMMANDS}
    if name not in known:
        raise unknown("unknown-command", "unknown-command-near", name, list(known))
    return known[name]


def never_fail_on_a_character() -> None:
    """A terminal that cannot show a letter shows a question mark instead of ending the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
