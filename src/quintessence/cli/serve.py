"""`quintessence serve`: a server for people and bots, at home or for a club."""

import contextlib
import os
import sys
import webbrowser
from collections.abc import Mapping
from typing import TYPE_CHECKING

from quintessence.cli.command import Call, Command, Option
from quintessence.cli.sentences import WrongInput

if TYPE_CHECKING:
    from quintessence.server.settings import Settings

SETTINGS = (
    *map(Option, ("--host", "--port", "--data", "--database", "--workers", "--address", "--proxy")),
    Option("--bots", "option-bot-processes"),
    *map(Option, ("--log", "--log-level", "--metrics")),
)
OPEN = Option("--open", takes_value=False)


def run(call: Call) -> int:
    # Only this command pays for the server's libraries.
    from quintessence.server.addresses import addresses_for_others, reach_of
    from quintessence.server.serve import serve
    from quintessence.server.settings import read_settings, without_password
    from quintessence.server.words import Wrong

    screen = call.screen
    flags = {option.name[2:]: ",".join(call.values[option.name]) for option in SETTINGS if call.has(option.name)}

    def tell(settings: "Settings", port: int) -> None:
        address, others = settings.home_at(port), addresses_for_others(settings, port)
        database = str(settings.sqlite_path) if settings.is_sqlite else without_password(settings.database)
        if reach_of(settings) == "address":
            screen.say("serve-running-at", address=" ".join(others))
        else:
            screen.say("serve-running")
            screen.say("serve-here", address=address)
            for other in others:
                screen.say("serve-network", address=other)
            if not others:
                key = "serve-alone" if reach_of(settings) == "machine" else "serve-no-network"
                screen.say(key, command=settings.command_for_network)
        screen.say("serve-workers", "dim", workers=settings.workers, database=database)
        sys.stdout.flush()
        if call.has(OPEN.name):
            open_browser(address)

    try:
        settings = read_settings(flags)
        code = serve(settings, lambda port: tell(settings, port))
    except Wrong as wrong:
        raise WrongInput("of-the-server", sentence=wrong.message(screen.language)) from wrong
    screen.say("serve-stopped" if code == 0 else "serve-failed")
    return code


def open_browser(address: str) -> None:
    """Opens the page where there is a screen to show it; a browser that cannot be started is no reason to stop."""
    if has_display(os.environ):
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)


def has_display(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether windows can be opened. Without one a browser for the terminal would take ours over."""
    if platform in ("win32", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


SERVE = Command("serve", run, options=(*SETTINGS, OPEN))
