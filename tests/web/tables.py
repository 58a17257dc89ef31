"""Tables with which a test begins: opened through the server's doors, short enough to be played to the end."""

from typing import Any

from playwright.sync_api import expect

from tests.web.visiting import Visit, eventually

SHORT: dict[str, dict[str, int]] = {
    "elem-master": {"round-limit": 2},
    "elementary-evolution": {"turn-limit": 4},
    "elixir": {"round-limit": 1},
    "elementals": {},
    "metamorphose": {},
}
"""Options with which a game is over after a few turns."""
PERSON = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
EASY = {"kind": "bot", "bot": "greedy", "level": 1}
ONE_MOVE_LEFT = {"cells": {"c3": "w:fire:1", "c4": "b:earth:1", "f6": "b:fire:2", "a1": "w:earth:1"}}
"""Elem Master: White burns the last Earth of Black and wins."""


def open_table(opener: Visit, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """Opens a table at which `opener` sits first. Nobody is passed over in a window."""
    form = {
        "game": game,
        "seats": seats,
        "options": SHORT[game],
        "window": {"kind": "patient"},
        "nonce": "a word",
        **more,
    }
    made = opener.post("/api/tables", form)
    return str(made["id"])


def against_a_bot(person: Visit, game: str, **more: Any) -> str:
    """A table that has begun, with bots on all seats but the first; the page shows it."""
    return among([person], game, bots=2 if game == "elixir" else 1, **more)


def among(people: list[Visit], game: str, bots: int = 0, bot: dict[str, Any] = BOT, **more: Any) -> str:
    """A table that has begun, with these people on its first seats and bots behind them; their pages show it."""
    table = open_table(people[0], game, [*[PERSON] * len(people), *[bot] * bots], **more)
    for seat, person in enumerate(people[1:], start=1):
        person.post(f"/api/tables/{table}/sit", {"seat": seat, "nonce": "another word"})
    people[0].post(f"/api/tables/{table}/start")
    for person in people:
        person.go(f"/tables/{table}")
    return table


def finished(opener: Visit, game: str, sit: bool = False, bots: int = 2) -> str:
    """A game that is over: played by bots, or given up by the opener, who then has a part in it."""
    if sit:
        table = against_a_bot(opener, game)
        opener.page.get_by_role("button", name="More").click()
        opener.page.get_by_role("button", name="Resign", exact=True).click()
        opener.page.get_by_role("button", name="Yes, resign").click()
        expect(opener.page.locator(".ending")).to_be_visible()
        return table
    table = open_table(opener, game, [BOT] * bots, sit=None)
    opener.post(f"/api/tables/{table}/start")
    eventually(opener, lambda: opener.face(table)["result"] is not None)
    return table


def come_by(visit: Visit, link: str, name: str) -> None:
    """Somebody new opens the link of a table in English, says a name and sits down."""
    visit.page.goto(link)
    visit.page.get_by_label("What is your name?").fill(name)
    visit.page.get_by_role("button", name="Sit down").click()


# What a page shows of a table.


def cells(visit: Visit) -> dict[str, str]:
    """What stands on each cell of Elem Master, as it is read out to somebody who has nothing to do."""
    found = visit.page.evaluate(
        "() => [...document.querySelectorAll('.cell')].map((cell) => [cell.dataset.cell, cell.ariaLabel])"
    )
    return dict(found)


def piles(visit: Visit) -> dict[str, int]:
    """How high each pile of Elementary Evolution is."""
    found = visit.page.evaluate(
        """() => [...document.querySelectorAll('.pile')]
            .map((pile) => [pile.dataset.thing, pile.querySelectorAll('.layer').length])"""
    )
    return dict(found)


def log(visit: Visit) -> list[str]:
    """The log, line by line."""
    return visit.page.locator(".log-box .log li button").all_text_contents()
