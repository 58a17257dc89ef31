"""What the pages take and tell: a light first load, nothing from elsewhere, a content security policy that holds."""

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Arrivals
from tests.web.visiting import eventually

MOST_BYTES = 300_000


def test_the_first_load_is_light(arrive: Arrivals) -> None:
    """The home page and a table that is begun there, over an empty cache, as it comes over the wire."""
    visit = arrive()
    sizes: dict[str, int] = {}
    failed: set[str] = set()
    wire = visit.context.new_cdp_session(visit.page)
    addresses: dict[str, str] = {}

    def begun(message: Any) -> None:
        addresses[message["requestId"]] = message["request"]["url"]

    def finished(message: Any) -> None:
        sizes[message["requestId"]] = message["encodedDataLength"]

    wire.on("Network.requestWillBeSent", begun)
    wire.on("Network.loadingFinished", finished)
    wire.on("Network.loadingFailed", lambda message: failed.add(message["requestId"]))
    wire.send("Network.enable")
    visit.go().get_by_label("Play now: Elem Master against a bot").click()
    expect(visit.page.locator(".cell.source").first).to_be_visible()
    visit.page.evaluate("() => document.fonts.ready.then(() => null)")
    eventually(visit, lambda: set(addresses) == set(sizes) | failed)

    whole = {addresses[request]: size for request, size in sizes.items()}
    assert any(url.endswith(".woff2") for url in whole), "typefaces belong to the first load"
    assert any("/api/games" in url for url in whole)
    assert sum(sizes.values()) < MOST_BYTES, dict(sorted(whole.items(), key=lambda one: -one[1]))


def test_a_breach_of_the_policy_would_be_heard(arrive: Arrivals) -> None:
    """The page may not run what was smuggled into it, nor speak to strangers; and the other tests would notice."""
    visit = arrive()
    visit.go()
    visit.page.evaluate(
        """() => {
            const script = document.createElement('script');
            script.textContent = 'window.smuggled = true';
            document.head.append(script);
            return fetch('https://example.org/').catch(() => null);
        }"""
    )
    assert visit.page.evaluate("() => window.smuggled") is None
    eventually(visit, lambda: len([said for said in visit.complaints if "Content Security Policy" in said]) >= 2)
    visit.complaints.clear()
    visit.foreign.clear()
