"""A real server with the built pages, and a real Chromium that looks at them."""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import RunningServer

# Nothing of the browser may look for its makers: tests run without a way out.
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    """Where the browser is, None if there is none."""
    return os.environ.get("QUINTESSENCE_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with bots."""
    folder = tmp_path_factory.mktemp("site")
    server = RunningServer(str(folder / "site.sqlite"), folder, bots=1).start()
    yield server.address
    server.kill()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium as the system has it; without one the tests are skipped, but not in CI.

    It is closed with each file of tests: while it is there, its loop runs in this thread and no other can.
    """
    path = chromium()
    if path is None:
        sentence = "there is no Chromium: install it (on Debian and Ubuntu: apt install chromium)"
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield started
        started.close()
