"""What friends do at a table besides playing: undo, takeback by consent, resign, play again."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.clicking import ElemMasterHand, play_until
from tests.web.conftest import Arrivals
from tests.web.tables import among, cells, come_by
from tests.web.visiting import Visit, eventually


def undo(visit: Visit) -> Locator:
    return visit.page.locator(".prompt-area").get_by_role("button", name="Take back")


def sources(visit: Visit) -> Locator:
    return visit.page.locator(".cell.source")


def end_turn(visit: Visit) -> None:
    hand = ElemMasterHand(visit, actions=0)
    play_until([hand], lambda: hand.ends == 1)


def more(visit: Visit, *buttons: str) -> None:
    """Opens the sheet with more to do, and clicks there."""
    visit.page.get_by_role("button", name="More", exact=True).click()
    for button in buttons:
        visit.page.get_by_role("dialog").get_by_role("button", name=button, exact=True).click()


@pytest.fixture
def friends(arrive: Arrivals) -> tuple[Visit, Visit]:
    """Ada, who is to move, and Ben."""
    ada, ben = arrive().be("Ada"), arrive().be("Ben")
    among([ada, ben], "elem-master", options={"first": 0})
    expect(sources(ada).first).to_be_visible()
    expect(ben.page.locator(".cell")).to_have_count(36)
    return ada, ben


def test_friends_come_by_the_link_of_the_home_page(arrive: Arrivals) -> None:
    ada, ben = arrive("fr"), arrive("en", "phone")
    ada.go().get_by_label("Jouer à Elem Master entre amis").click()
    come_by(ben, ada.page.get_by_label("Lien pour cette machine").input_value(), "Ben")
    expect(ada.page.get_by_text("Tout le monde est là.")).to_be_visible()
    ada.page.get_by_role("button", name="Commencer").click()
    for person in (ada, ben):
        expect(person.page.locator(".cell")).to_have_count(36)
    hands = [ElemMasterHand(ada, actions=0), ElemMasterHand(ben, actions=0)]
    play_until(hands, lambda: all(hand.ends for hand in hands))


def test_a_move_is_undone_for_everybody(friends: tuple[Visit, Visit]) -> None:
    ada, ben = friends
    before = cells(ben)
    hand, menu = ElemMasterHand(ada, actions=1), ada.page.get_by_role("menu")
    play_until([hand], lambda: hand.done == 1 and menu.count() == 0)
    expect(undo(ada)).to_be_visible()
    eventually(ben, lambda: cells(ben) != before)
    undo(ada).click()
    eventually(ben, lambda: cells(ben) == before)
    expect(undo(ada)).to_have_count(0)


def test_a_turn_is_taken_back_if_the_other_agrees(friends: tuple[Visit, Visit]) -> None:
    ada, ben = friends
    end_turn(ada)
    expect(sources(ben).first).to_be_visible()
    more(ada, "Ask to take my move back")
    ben.page.get_by_role("button", name="Agree", exact=True).click()
    expect(sources(ada).first).to_be_visible()
    expect(sources(ben)).to_have_count(0)

    end_turn(ada)
    expect(sources(ben).first).to_be_visible()
    more(ada, "Ask to take my move back")
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(ben.page.get_by_role("button", name="Agree", exact=True)).to_have_count(0)
    expect(sources(ben).first).to_be_visible()
    expect(sources(ada)).to_have_count(0)
    # Asked and answered: it may be asked again.
    more(ada)
    expect(ada.page.get_by_role("button", name="Ask to take my move back")).to_be_visible()


def test_one_resigns_and_both_play_again_at_once(friends: tuple[Visit, Visit]) -> None:
    ada, ben = friends
    table = ada.table
    more(ada, "Resign", "Keep playing")
    ada.page.keyboard.press("Escape")
    expect(sources(ada).first).to_be_visible()
    more(ada, "Resign", "Yes, resign")
    expect(ben.page.get_by_role("heading", name="You won!")).to_be_visible()
    expect(ada.page.locator(".ending .why")).to_have_text("Ada resigns.")

    ben.page.get_by_role("button", name="Rematch").click()
    expect(ben.page.get_by_text("waiting for the others")).to_be_visible()
    ada.page.get_by_role("button", name="Accept the rematch").click()
    for person in friends:
        person.page.wait_for_url(lambda url: "/tables/" in url and table not in url)
        # All have agreed: nobody need say so once more.
        expect(person.page.locator(".cell")).to_have_count(36)
        expect(person.page.locator(".ending")).to_have_count(0)
    assert ada.table == ben.table
    assert [seat["name"] for seat in ada.face(ada.table)["table"]["seats"]] == ["Ben", "Ada"]
    # The finished table can still be looked at, and leads to the next one.
    ada.go(f"/tables/{table}")
    ada.page.get_by_role("link", name="Go to the rematch").click()
    expect(ada.page.locator(".cell")).to_have_count(36)
    assert ada.table == ben.table
