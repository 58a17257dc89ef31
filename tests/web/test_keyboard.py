"""Whole games without a mouse, from the form to the end."""

from playwright.sync_api import Page, expect

from tests.web.clicking import ElemMasterHand, play_out, play_until
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


def test_the_log_is_one_stop_for_tab_and_arrows_walk_along_it(arrive: Arrivals) -> None:
    visit = arrive().be("Ada")
    against_a_bot(visit, "elem-master", options={"first": 0})
    page, entries = visit.page, visit.page.locator(".log li button")
    play_until([ElemMasterHand(visit, actions=3)], lambda: entries.count() == 4)
    assert entries.evaluate_all("(all) => all.filter((one) => one.tabIndex === 0).length") == 1
    tab_to(page, ".log li:last-child button")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".log li:nth-last-child(2) button")).to_be_focused()
    page.keyboard.press("Home")
    expect(entries.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(entries.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".log li.now")).to_have_text(entries.nth(1).inner_text())
    page.keyboard.press("Tab")
    expect(page.locator(".log :focus")).to_have_count(0)


def test_elementary_evolution_is_played_by_keyboard(arrive: Arrivals) -> None:
    visit = arrive("fr").be("Ada")
    table = against_a_bot(visit, "elementary-evolution")
    play_out([KeyboardEvolution(visit)])
    assert visit.face(table)["result"]["reason"] == "turn-limit"
