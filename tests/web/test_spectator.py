"""Somebody looks on: sees every move, and no hand."""

import re

from playwright.sync_api import expect

from tests.web.clicking import EvolutionHand, play_out, play_until
from tests.web.conftest import Arrivals
from tests.web.tables import among, log, piles
from tests.web.visiting import Visit, eventually

HIDDEN = re.compile(r"\b(air|fire|earth|water)-[0-3]\b")
"""The cards that are in hands and draw piles at first; those of the highest levels lie open in the discard."""


def listen(visit: Visit) -> list[str]:
    """Everything that the sockets of a page are sent, from now on."""
    frames: list[str] = []
    visit.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


def test_a_spectator_sees_the_moves_and_not_the_hands(arrive: Arrivals) -> None:
    ada, ben, guest = arrive().be("Ada"), arrive().be("Ben"), arrive("fr")
    told_to_ada, told_to_guest = listen(ada), listen(guest)
    table = among([ada, ben], "elementary-evolution")
    guest.go(f"/tables/{table}")
    expect(ada.page.locator("[data-thing^='hand:']").first).to_be_visible()
    expect(guest.page.locator(".pile")).to_have_count(8)
    expect(ada.page.get_by_text("One spectator")).to_be_visible()
    assert any(HIDDEN.search(frame) for frame in told_to_ada)
    assert not any(HIDDEN.search(frame) for frame in told_to_guest)
    assert not HIDDEN.search(guest.page.content())

    hands = [EvolutionHand(ada, seed=1), EvolutionHand(ben, seed=2)]
    play_until(hands, lambda: hands[0].ends > 0 and hands[1].ends > 0)
    expect(guest.page.locator(".hand .held").first).to_be_visible()
    assert guest.page.locator("[data-thing^='hand:'], button.held").count() == 0
    play_out(hands)
    expect(guest.page.locator(".ending")).to_be_visible()
    eventually(guest, lambda: piles(guest) == piles(ada))
    eventually(guest, lambda: len(log(guest)) == len(log(ada)))
