"""`quintessence games [GAME]`: what can be played, and with which options."""

import json

from quintessence import Game
from quintessence.cli.command import Argument, Call, Command
from quintessence.cli.screen import Screen
from quintessence.core.registry import games


def run(call: Call) -> int:
    screen = call.screen
    if call.argument("game") is not None:
        show_game(screen, call.game())
        show_options(screen, call.game())
        return 0
    for place, game in enumerate(games().values()):
        if place:
            screen.write()
        show_game(screen, game)
    if screen.is_terminal:
        screen.write()
        screen.say("games-next")
    return 0


def show_game(screen: Screen, game: Game) -> None:
    messages = game.messages(screen.language)
    name = messages.text("game-name")
    players = screen.text("games-players", players=seat_counts(screen, game))
    screen.draw([[("bold", game.slug), ("", f"  {name}, {players}")]])
    screen.write("  " + messages.text("game-pitch"), indent=2)


def show_options(screen: Screen, game: Game) -> None:
    """What can be varied: each option with its values, the default among them named."""
    messages = game.messages(screen.language)
    screen.write()
    screen.say("games-options", "bold")
    margin = 4 + max((len(option.name) for option in game.options), default=0)
    for option in game.options:
        about = messages.attribute(f"option-{option.name}", "help") or ""
        values = option.allowed() or "JSON"
        default = option.default if isinstance(option.default, str) else json.dumps(option.default)
        screen.entry(option.name, screen.text("games-option", about=about, values=values, default=default), margin)


def seat_counts(screen: Screen, game: Game) -> str:
    """The numbers of players as a person says them: “2”, “2 or 4”, “3 to 6”."""
    counts = game.seat_counts
    if len(counts) == 1:
        return str(counts[0])
    if len(counts) > 2 and counts == list(range(counts[0], counts[-1] + 1)):
        return screen.text("range", low=counts[0], high=counts[-1])
    first = ", ".join(map(str, counts[:-1]))
    return screen.text("either", first=first, last=counts[-1])


GAMES = Command("games", run, (Argument("game", "argument-game-in-full", is_required=False),))
