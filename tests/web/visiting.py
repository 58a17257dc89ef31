"""People with a browser of their own, and what their pages complain about."""

import os
from collections.abc import Callable
from time import monotonic
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect

Language = Literal["fr", "en"]
Device = Literal["desktop", "phone"]

SIZES: dict[Device, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
LOCALES: dict[Language, str] = {"fr": "fr-FR", "en": "en-GB"}
PATIENCE = int(os.environ.get("QUINTESSENCE_PATIENCE", "180000"))
"""Milliseconds. Long, for slow machines with much to do: what is waited for here does happen."""
IS_SOAK = "QUINTESSENCE_SOAK" in os.environ
"""Whether everything is looked at in every way (`make soak`), and not in a selection of ways."""
A_LOOK = 25
"""Milliseconds between two looks at something that another process does."""
expect.set_options(timeout=PATIENCE)


class Visit:
    """One person with a browser. What the pages complain about is kept, and so is every request that left the site."""

    def __init__(self, browser: Browser, site: str, language: Language = "en", device: Device = "desktop") -> None:
        self.site = site
        self.language: Language = language
        self.context: BrowserContext = browser.new_context(
            viewport=SIZES[device],
            locale=LOCALES[language],
            has_touch=device == "phone",
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        self.forgives: Callable[[str], bool] = lambda complaint: False
        """What a page may complain about in a test that gives it reason to."""
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self._complain(str(error)))
        self.page.on("request", lambda request: self._note(request.url))
        self.page.on("websocket", lambda socket: self._note(socket.url))

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.site + path)
        return self.page

    def leave(self) -> None:
        self.context.close()

    @property
    def table(self) -> str:
        """The id of the table that the page shows."""
        self.page.wait_for_url("**/tables/*")
        return self.page.url.rsplit("/", 1)[-1].partition("#")[0]

    # The server's doors, with the same cookie as the pages.

    def get(self, path: str) -> Any:
        answer = self.context.request.get(self.site + path)
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()

    def post(self, path: str, body: object = None) -> Any:
        answer = self.context.request.post(self.site + path, data=body or {})
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()

    def be(self, name: str) -> "Visit":
        """Becomes a guest of that name."""
        self.post("/api/session/guest", {"name": name, "language": self.language})
        return self

    def face(self, table: str) -> Any:
        """What the server shows this person of a table."""
        return self.get(f"/api/tables/{table}")["face"]

    # What should not be.

    def _hear(self, said: ConsoleMessage) -> None:
        # A breach of the content security policy is such an error, too.
        if said.type == "error":
            self._complain(said.text)

    def _complain(self, complaint: str) -> None:
        if not self.forgives(complaint):
            self.complaints.append(complaint)

    def _note(self, url: str) -> None:
        if not url.startswith((f"{self.site}/", f"{self.site.replace('http', 'ws', 1)}/", "data:", "blob:")):
            self.foreign.append(url)

    def faults(self) -> list[str]:
        """Everything that should not have been."""
        return [*self.complaints, *(f"left the site: {url}" for url in self.foreign)]


def eventually(visit: Visit, holds: Callable[[], bool]) -> None:
    """Waits for what Playwright has no words for."""
    deadline = monotonic() + PATIENCE / 1000
    while not holds():
        assert monotonic() < deadline, "it does not happen"
        visit.page.wait_for_timeout(A_LOOK)
