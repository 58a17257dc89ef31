"""Clocks that run in sight, and what can be done when somebody has gone away."""

from contextlib import suppress

from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

from tests.web.clicking import A_CLICK
from tests.web.conftest import Arrivals
from tests.web.tables import among, come_by
from tests.web.visiting import eventually


def test_the_clock_of_who_is_to_move_runs(arrive: Arrivals) -> None:
    ada, ben = arrive(), arrive()
    page = ada.go("/new/elem-master")
    page.get_by_text("Per game").click()
    page.get_by_label("Minutes per player").fill("20")
    page.get_by_role("button", name="Open the table").click()
    come_by(ben, page.get_by_label("Link for this machine").input_value(), "Ben")
    page.get_by_role("button", name="Begin").click()

    for person in (ada, ben):
        clocks = person.page.get_by_role("timer")
        expect(clocks).to_have_count(2)
        running = person.page.locator("[role=timer].runs")
        expect(running).to_have_count(1)
        shown = running.inner_text()
        expect(running).not_to_have_text(shown)
        expect(person.page.locator("[role=timer]:not(.runs)")).to_have_text("20:00")


def test_the_seat_of_one_who_has_left_is_claimed(arrive: Arrivals) -> None:
    ada, ben = arrive().be("Ada"), arrive().be("Ben")
    table = among([ada, ben], "elem-master", absence={"rule": "claim", "after": 5})
    expect(ben.page.locator(".cell")).to_have_count(36)
    ben.page.close()
    expect(ada.page.get_by_text("Ben is away.").first).to_be_visible()

    win, won = (
        ada.page.get_by_role("button", name="Claim the win"),
        ada.page.get_by_role("heading", name="You won!"),
    )

    def claim() -> bool:
        # Refused until he has been away long enough; gone when it was accepted.
        expect(win.or_(won).first).to_be_visible()
        with suppress(TookTooLong):
            if not won.is_visible():
                win.click(timeout=A_CLICK)
        return won.is_visible()

    eventually(ada, claim)
    assert ada.face(table)["result"]["winners"] == [0]
