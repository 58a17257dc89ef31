"""The command `quintessence`."""

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from io import TextIOWrapper

from quintessence.cli.cards import CARDS
from quintessence.cli.check import CHECK
from quintessence.cli.check_game import CHECK_GAME
from quintessence.cli.command import Call, Command
from quintessence.cli.games import GAMES
from quintessence.cli.help import show_command, show_commands, show_overview
from quintessence.cli.language import chosen_language
from quintessence.cli.parsing import COMMON, VERSION, read_call, split_command
from quintessence.cli.perft import PERFT
from quintessence.cli.play import PLAY
from quintessence.cli.replay import REPLAY
from quintessence.cli.rules import RULES
from quintessence.cli.screen import Screen, wants_colour
from quintessence.cli.sentences import WrongInput
from quintessence.cli.serve import SERVE
from quintessence.cli.simulate import SIMULATE
from quintessence.cli.verify import VERIFY
from quintessence.core.errors import Mistake
from quintessence.core.quoting import harmless, shortened
from quintessence.core.types import Language

COMMANDS = (PLAY, SERVE, GAMES, RULES, REPLAY, SIMULATE, CHECK, CHECK_GAME, CARDS, VERIFY, PERFT)

WRONG_INPUT = 2
INTERRUPTED = 130
"""What a shell reports of a program that Ctrl-C has ended."""
NOBODY_READS = 141
"""What a shell reports of a program whose reader went away: `quintessence rules GAME | head`."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one command and returns its exit code: 0, 1 (a check failed), 2 (wrong input)."""
    words = sys.argv[1:] if arguments is None else arguments
    never_fail_on_a_character()
    language = chosen_language(words, os.environ)
    try:
        code = run(words, language)
        sys.stdout.flush()
        return code
    except Mistake as mistake:
        print(harmless(mistake.message(language)), file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The interpreter flushes stdout once more when it ends: give it somewhere to write.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except OSError as error:
        wrong = WrongInput("cannot-write", problem=error.strerror or type(error).__name__)
        print(wrong.message(language), file=sys.stderr)
        return WRONG_INPUT


def run(arguments: Sequence[str], language: Language) -> int:
    name, rest = split_command(arguments)
    screen = Screen(language, wants_colour(arguments, os.environ))
    if name is None:
        return run_without_command(rest, screen)
    if name == "help":
        name, rest = split_command(rest)
        rest.append("--help")
        if name is None:
            return run_without_command(rest, screen)
    command = find_command(name)
    words, values = read_call(command, rest, language)
    if "--help" in values:
        show_command(screen, command)
        return 0
    return command.run(Call(command, screen, words, values))


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
    if name in known:
        return known[name]
    nearest = get_close_matches(name, known, 1)
    if nearest:
        raise WrongInput("unknown-command-near", given=shortened(name), nearest=nearest[0])
    raise WrongInput("unknown-command", given=shortened(name), known=", ".join(known))


def never_fail_on_a_character() -> None:
    """A terminal that cannot show a letter shows a question mark instead of ending the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
