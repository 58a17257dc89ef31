"""A real server with the built pages, and real Chromium that looks at them."""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import RunningServer
from tests.web.visiting import PATIENCE, Device, Language, Visit

# The last flag of a name counts, so these are also what Playwright turns off that could matter here.
NOT_WANTED = [
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding", "LensOverlay"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "ThirdPartyStoragePartitioning", "MediaRouter"),
    # Nothing of the browser may look for its makers: tests run without a way out.
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
    # What drops down from the address bar is a page of its own, twice in each window that nobody sees: half of the
    # work of opening one.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # A process in reserve for each that is used.
    "SpareRendererForSitePerProcess",
]
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(NOT_WANTED)}",
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
        started = playwright.chromium.launch(executable_path=path, args=QUIET, timeout=PATIENCE)
        yield started
        started.close()


class Arrivals:
    """Who has come to the site in a test."""

    def __init__(self, browser: Browser, site: str) -> None:
        self._browser = browser
        self.site = site
        self.visits: list[Visit] = []

    def __call__(self, language: Language = "en", device: Device = "desktop", site: str | None = None) -> Visit:
        """Somebody new, with a browser that has never been here."""
        self.visits.append(Visit(self._browser, site or self.site, language, device))
        return self.visits[-1]


@pytest.fixture
def arrive(browser: Browser, site: str) -> Iterator[Arrivals]:
    """Lets people come. Whatever a test is about: no page of it may complain, and no request may leave the site."""
    arrivals = Arrivals(browser, site)
    yield arrivals
    for visit in arrivals.visits:
        visit.leave()
    assert [fault for visit in arrivals.visits for fault in visit.faults()] == []
