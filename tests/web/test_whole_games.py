"""Whole games by clicking, to the end that the rules give them: two browsers against each other, one against a bot."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.clicking import ElemMasterHand, EvolutionHand, play_out
from tests.web.conftest import Arrivals
from tests.web.endings import check_ending
from tests.web.tables import against_a_bot, cells, come_by, piles
from tests.web.visiting import Visit, eventually


def option(visit: Visit, game: str, name: str) -> str:
    """What an option is called in the visitor's language."""
    options = visit.get(f"/api/games/{game}")["options"]
    return str(next(one["title"][visit.language] for one in options if one["name"] == name))


def set_number(page: Page, label: str, value: int) -> None:
    """Fills in an option, which may be folded away."""
    field, fold = page.get_by_label(label), page.locator("summary")
    expect(field.or_(fold).first).to_be_attached()
    if not field.is_visible():
        fold.click()
    field.fill(str(value))


@pytest.mark.long
def test_two_browsers_play_elem_master_to_its_end(arrive: Arrivals) -> None:
    ada, ben = arrive(), arrive()
    page = ada.go("/new/elem-master")
    page.get_by_label("Seat 2").select_option(label="By invitation")
    set_number(page, option(ada, "elem-master", "round-limit"), 2)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Invitation link").click()
    shown = page.locator(".invite input")
    expect(shown).to_have_value(re.compile("#invitation="))
    link = shown.input_value()
    table = ada.table

    come_by(ben, link, "Ben")
    expect(ben.page.get_by_text("Everybody is here.")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    play_out([ElemMasterHand(ada, seed=1), ElemMasterHand(ben, seed=2)])

    result = ada.face(table)["result"]
    assert result["reason"] == "round-limit"
    eventually(ada, lambda: cells(ada) == cells(ben))
    for seat, person in enumerate((ada, ben)):
        has_won = result["winners"] == [seat]
        expect(person.page.get_by_role("heading", name="You won")).to_have_count(int(has_won))
        check_ending(person, table)


@pytest.mark.long
def test_two_browsers_play_elementary_evolution_to_its_end(arrive: Arrivals) -> None:
    ada, ben = arrive("fr"), arrive("en")
    page = ada.go("/new/elementary-evolution")
    set_number(page, option(ada, "elementary-evolution", "turn-limit"), 4)
    page.get_by_role("button", name="Ouvrir la table").click()
    link = page.get_by_label("Lien pour cette machine").input_value()
    table = ada.table

    come_by(ben, link, "Ben")
    expect(ben.page.get_by_text("Everybody is here.")).to_be_visible()
    ben.page.get_by_role("button", name="Begin").click()
    play_out([EvolutionHand(ada, seed=1), EvolutionHand(ben, seed=2)])

    assert ada.face(table)["result"]["reason"] == "turn-limit"
    eventually(ada, lambda: piles(ada) == piles(ben))


def test_one_plays_elem_master_against_a_bot_on_a_phone_in_english(arrive: Arrivals) -> None:
    person = arrive("en", "phone").be("Ada")
    table = against_a_bot(person, "elem-master")
    play_out([ElemMasterHand(person)])
    assert person.face(table)["result"]["reason"] == "round-limit"
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()
    check_ending(person, table)


def test_one_plays_elementary_evolution_against_a_bot_on_a_phone_in_french(arrive: Arrivals) -> None:
    person = arrive("fr", "phone").be("Ada")
    table = against_a_bot(person, "elementary-evolution")
    play_out([EvolutionHand(person)])
    assert person.face(table)["result"]["reason"] == "turn-limit"
    expect(person.page.get_by_role("button", name="Rejouer")).to_be_visible()
    check_ending(person, table)
