"""The pages that explain the command line to somebody who has never used it."""

from collections.abc import Sequence

from quintessence.cli.command import Command, Option
from quintessence.cli.parsing import COMMON, usage_of
from quintessence.cli.screen import Screen

MARGIN = 24


def show_overview(screen: Screen) -> None:
    """What a newcomer meets first: what this is, and what to type next."""
    screen.say("overview-title", "bold")
    screen.write()
    for key in ("overview-play", "overview-games", "overview-rules", "overview-help"):
        screen.entry(screen.text(key), screen.attribute(key, "help"), 34)


def show_commands(screen: Screen, commands: Sequence[Command], options: Sequence[Option]) -> None:
    screen.say("help-usage", "bold")
    screen.write()
    screen.say("help-commands", "bold")
    for command in commands:
        screen.entry(command.name, screen.text(f"command-{command.name}"), MARGIN)
    show_options(screen, options)
    screen.write()
    screen.say("help-more")


def show_command(screen: Screen, command: Command) -> None:
    key = f"command-{command.name}"
    screen.write(usage_of(command, screen.language), "bold")
    screen.write()
    screen.write(screen.attribute(key, "about"))
    if command.arguments:
        screen.write()
        screen.say("help-arguments", "bold")
        for argument in command.arguments:
            screen.entry(screen.text(argument.message), screen.attribute(argument.message, "help"), MARGIN)
    show_options(screen, [*command.options, *COMMON])
    screen.write()
    screen.say("help-examples", "bold")
    for example in screen.attribute(key, "examples").split("\n"):
        screen.write("  " + example, indent=6)


def show_options(screen: Screen, options: Sequence[Option]) -> None:
    screen.write()
    screen.say("help-options", "bold")
    for option in options:
        name = f"{option.name} {screen.text(option.message)}" if option.takes_value else option.name
        screen.entry(name, screen.attribute(option.message, "help"), MARGIN)
