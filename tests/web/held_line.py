"""A line in our hands: what the server says waits until it is let through, and moves can be refused on the way."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

REFUSAL: dict[str, Any] = {
    "type": "refused",
    "code": "not-legal",
    "arguments": {},
    "text": {"fr": "Ce n’est pas possible (pour cet essai).", "en": "This is not possible (for this test)."},
    "rule": "EM-TUR-1",
    "kind": "illegal",
}

TOO_LATE: dict[str, Any] = {
    **REFUSAL,
    "code": "table-race-late",
    "text": {"fr": "La course est finie (pour cet essai).", "en": "The race is over (for this test)."},
    "rule": None,
    "kind": None,
}
"""What the server says of an answer to a race that was over when it came."""


class HeldLine:
    """The line of a page. Made before the page goes to its table."""

    def __init__(self, page: Page) -> None:
        self.is_held = False
        """What the server says waits."""
        self.moves: list[str] = []
        """The moves that the page has sent."""
        self._refuses: dict[str, Any] | None = None
        self._refused = "play"
        self._asked: list[int] = []
        self._waiting: list[str | bytes] = []
        self._page: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/api/tables/.*/socket"), self._connect)

    def hold(self, refuses: bool | dict[str, Any] = False, what: str = "play") -> None:
        """From now on nothing arrives at the page; and no move, or `what`, at the server if it is to be refused."""
        self.is_held = True
        self._refused = what
        self._refuses = refuses if isinstance(refuses, dict) else REFUSAL if refuses else None

    def let_go(self) -> None:
        """Everything that waited arrives, and what was to be refused is."""
        assert self._page is not None
        self.is_held = False
        for message in self._waiting:
            self._page.send(message)
        for number in self._asked:
            self._page.send(json.dumps({**(self._refuses or REFUSAL), "id": number}))
        self._waiting, self._asked, self._refuses = [], [], None

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._page = page
        page.on_message(lambda message: self._say(server, message))
        server.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self.is_held:
            self._waiting.append(message)
        elif self._page is not None:
            self._page.send(message)

    def _say(self, server: WebSocketRoute, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "play":
            self.moves.append(said["words"])
        if said["type"] == self._refused and self._refuses is not None:
            self._asked.append(said["id"])
            return
        server.send(message)
