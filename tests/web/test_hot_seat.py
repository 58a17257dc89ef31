"""Two at one device: between two players a curtain falls, and nothing of a hand is behind it."""

import re

from playwright.sync_api import expect

from tests.web.clicking import EvolutionHand, play_until
from tests.web.conftest import Arrivals

NAMES = ["Ada", "Ben"]
CARD_CODE = re.compile(r"\b(air|fire|earth|water)-[0-5]\b")
IN_HAND = "[data-thing^='hand:']"


def test_the_curtain_hides_every_hand_until_its_owner_opens_it(arrive: Arrivals) -> None:
    visit = arrive()
    page = visit.go("/here/elementary-evolution")
    for seat, name in enumerate(NAMES, start=1):
        page.get_by_label(f"Player {seat}").fill(name)
    page.get_by_label(re.compile("turn limit", re.IGNORECASE)).fill("3")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/device/*")
    table = page.url.rsplit("/", 1)[-1]

    hand, curtain = EvolutionHand(visit), page.locator(".curtain")
    opened: list[str] = []
    expect(curtain).to_be_visible()
    while not hand.is_over:
        title = curtain.get_by_role("heading").inner_text()
        [name] = [one for one in NAMES if one in title]
        assert page.locator(".hand, .held, .slot, [data-thing]").count() == 0
        assert not CARD_CODE.search(page.content())

        curtain.get_by_role("button").click()
        expect(page.locator(".hand")).to_be_visible()
        shown = [str(card.get_attribute("data-thing")) for card in page.locator(IN_HAND).all()]
        seat = NAMES.index(name)
        face = visit.get(f"/api/tables/{table}" + (f"?as={seat}" if seat else ""))["face"]
        assert sorted(shown) == sorted(f"hand:{card}" for card in face["view"]["mages"][str(seat)]["hand"])
        opened.append(name)
        play_until([hand], lambda: hand.is_over or curtain.is_visible())

    assert visit.face(table)["result"]["reason"] == "turn-limit"
    assert set(opened) == set(NAMES)
