"""The pages that explain the command line to somebody who has never used it."""

from collections.abc import Sequence

from quintessence.cli.command import Argument, Command, Option
from quintessence.cli.parsing import COMMON, usage_of
from quintessence.cli.screen import Screen
from quintessence.cli.sentences import cli_messages

MARGIN = 24


def show_overview(screen: Screen) -> None:
    """What a newcomer meets first: what this is, and what to type next."""
    screen.write(screen.text("overview-title"), "bold")
    screen.write()
    for key in ("overview-play", "overview-games", "overview-rules", "overview-help"):
        screen.entry(screen.text(key), attribute(screen, key, "help"), 34)


def show_commands(screen: Screen, commands: Sequence[Command], options: Sequence[Option]) -> None:
    screen.write(screen.text("help-usage"), "bold")
    screen.write()
    screen.write(screen.text("help-commands"), "bold")
    for command in commands:
        screen.entry(command.name, screen.text(f"command-{command.name}"), MARGIN)
    screen.write()
    show_options(screen, options)
    screen.write()
    screen.say("help-more")


def show_command(screen: Screen, command: Command) -> None:
    key = f"command-{command.name}"
    screen.write(usage_of(command, screen.language), "bold")
    screen.write()
    screen.write(attribute(screen, key, "about"))
    if command.arguments:
        screen.write()
        screen.write(screen.text("help-arguments"), "bold")
        for argument in command.arguments:
            show_argument(screen, argument)
    screen.write()
    show_options(screen, [*command.options, *COMMON])
    screen.write()
    screen.write(screen.text("help-examples"), "bold")
    for example in attribute(screen, key, "examples").split("\n"):
        screen.write("  " + example)


def show_argument(screen: Screen, argument: Argument) -> None:
    screen.entry(screen.text(argument.key), attribute(screen, argument.key, "help"), MARGIN)


def show_options(screen: Screen, options: Sequence[Option]) -> None:
    screen.write(screen.text("help-options"), "bold")
    for option in options:
        name = f"{option.name} {screen.text(option.key)}" if option.takes_value else option.name
        screen.entry(name, attribute(screen, option.key, "help"), MARGIN)


def attribute(screen: Screen, key: str, name: str) -> str:
    return cli_messages(screen.language).attribute(key, name) or ""
