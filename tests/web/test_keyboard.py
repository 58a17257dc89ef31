"""Whole games without a mouse, from the form to the end."""

from playwright.sync_api import Page, expect

from tests.web.clicking import play_out
from tests.web.conftest import Arrivals
from tests.web.keyboard import KeyboardElemMaster, KeyboardEvolution, tab_to
from tests.web.tables import against_a_bot

BOT = "Scatterbrained bot – plays at random"
MOST_STEPS = 20


def choose(page: Page, option: str) -> None:
    """Goes down the list that has the focus."""
    for _ in range(MOST_STEPS):
        if page.evaluate("() => document.activeElement.selectedOptions[0].label").startswith(option):
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"{option} is not in the list")


def test_a_table_is_opened_and_elem_master_played_by_keyboard(arrive: Arrivals) -> None:
    visit = arrive()
    page = visit.go()
    tab_to(page, "a[href='/new/elem-master']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New table of Elem Master")).to_be_visible()
    tab_to(page, "label.seat:nth-of-type(2) select")
    choose(page, BOT)
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    tab_to(page, "details label:last-of-type input[type=number]")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("1")
    tab_to(page, "button.primary")
    page.keyboard.press("Enter")
    table = visit.table
    assert visit.face(table)["table"]["options"]["round-limit"] == 1

    expect(page.locator(".cell.source").first).to_be_visible()
    play_out([KeyboardElemMaster(visit, actions=3)])
    assert visit.face(table)["result"]["reason"] == "round-limit"


def test_elementary_evolution_is_played_by_keyboard(arrive: Arrivals) -> None:
    visit = arrive("fr").be("Ada")
    table = against_a_bot(visit, "elementary-evolution")
    play_out([KeyboardEvolution(visit)])
    assert visit.face(table)["result"]["reason"] == "turn-limit"
