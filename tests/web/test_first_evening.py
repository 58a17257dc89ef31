"""What nobody may stumble over on a first evening: things out of sight, boards that jump, cards that say nothing."""

import re
from typing import Any

from playwright.sync_api import Locator, Route, ViewportSize, expect

from tests.web.conftest import Arrivals
from tests.web.tables import against_a_bot

LOW: ViewportSize = {"width": 1366, "height": 650}
SMALL: ViewportSize = {"width": 320, "height": 640}
VERY_LOW: ViewportSize = {"width": 390, "height": 440}
A_THOUGHT = 600
"""Milliseconds after which a second press is not the rest of a double click."""
LARGE_ENOUGH = 58
"""Pixels of a cell of Elem Master on a low wide screen."""


def box(thing: Locator) -> Any:
    expect(thing).to_be_visible()
    found = thing.bounding_box()
    assert found is not None
    return found


def test_a_low_screen_shows_a_newcomer_what_can_be_pressed(arrive: Arrivals) -> None:
    visit = arrive("fr")
    visit.page.set_viewport_size(LOW)
    play = visit.go().get_by_role("button", name="contre un robot").first
    place = box(play)
    assert place["y"] + place["height"] <= LOW["height"]


def test_in_a_lesson_on_a_phone_the_board_stays_when_a_step_is_solved(arrive: Arrivals) -> None:
    page = arrive("fr", "phone").go("/learn/elem-master/1")
    cell = page.locator('[data-cell="b2"]')
    before = box(cell)["y"]
    cell.click()
    page.get_by_role("button", name="Faire croître").first.click()
    expect(page.locator(".message.good")).to_be_visible()
    assert abs(box(cell)["y"] - before) < 1
    # The learner is White: nobody says that White is thinking.
    expect(page.locator(".slot .bar p")).to_have_text("")


def test_a_step_of_a_lesson_begins_without_marks_of_the_one_before(arrive: Arrivals) -> None:
    page = arrive("fr", "phone").go("/learn/elem-master/1")
    page.locator('[data-cell="b2"]').click()
    page.get_by_role("button", name="Faire croître").first.click()
    expect(page.locator(".cell.last")).to_have_count(1)
    page.get_by_text("Suivant").click()
    expect(page.locator('[data-cell="c2"]')).to_have_attribute("aria-label", re.compile("Feu de niveau 2"))
    expect(page.locator(".cell.last")).to_have_count(0)


def test_on_a_low_screen_the_board_of_two_has_the_height_to_itself(arrive: Arrivals) -> None:
    visit = arrive("fr").be("Ada")
    visit.page.set_viewport_size(LOW)
    against_a_bot(visit, "elem-master", options={"first": "0"})
    assert box(visit.page.locator('[data-cell="a1"]'))["width"] >= LARGE_ENOUGH
    end = box(visit.page.locator('[data-move="end"]'))
    seats = box(visit.page.locator(".slot .seats"))
    assert end["y"] >= seats["y"] + seats["height"]


def test_the_cards_that_go_on_a_pile_are_marked_in_the_hand(arrive: Arrivals) -> None:
    visit = arrive("fr", "phone").be("Ada")
    table = against_a_bot(visit, "elementary-evolution")
    hand = visit.page.locator(".slot .hand")
    expect(visit.page.locator('[data-move="end"]')).to_be_visible()
    legal = visit.face(table)["prompt"]["legal"]
    fitting = {words.split(" ")[1] for words in legal if words.startswith("play ")}
    marked = hand.locator(".held.fits").evaluate_all("(cards) => cards.map((card) => card.dataset.thing.slice(5))")
    assert set(marked) == fitting


BETWEEN_TWO: Any = {
    "cells": {"c3": "w:fire:2", "c4": "b:earth:1", "d3": "b:water:2", "a1": "w:earth:1", "f6": "b:earth:1"}
}
"""Elem Master: White's Fire stands beside an Earth that it burns and a Water that puts it out."""
ATTACKED = "Le Feu de Blanc en c3 attaque la Terre de Noir en c4."


def test_an_attack_that_loses_does_not_look_like_one_that_wins(arrive: Arrivals) -> None:
    ada = arrive("fr", "phone").be("Ada")
    table = against_a_bot(ada, "elem-master", options={}, position=BETWEEN_TWO)
    page = ada.page
    page.locator("[data-cell=c3]").click()
    won, lost = page.locator(".cell.attack[data-cell=c4]"), page.locator(".cell.attack[data-cell=d3]")
    expect(won.locator(".outlook")).to_have_text("−1")
    expect(lost.locator(".outlook")).to_have_text("−1")
    expect(won.locator(".outlook")).to_have_attribute("data-element", "earth")
    expect(lost.locator(".outlook")).to_have_attribute("data-element", "fire")
    expect(page.locator(".slot .bar p")).to_have_text("L’élément marqué −1 perd un niveau.")
    expect(page.locator(".cell.losing")).to_have_count(1)
    expect(lost).to_have_class(re.compile(r"\blosing\b"))
    expect(lost).to_have_attribute("aria-label", re.compile("vous −1, la cible \\+1"))
    lost.click()
    expect(page.locator("[data-cell=c3]")).to_have_attribute("aria-label", re.compile("Feu de niveau 1"))
    cells = ada.face(table)["view"]["cells"]
    assert (cells["c3"][:8], cells["d3"][:9]) == ("w:fire:1", "b:water:3")


ON_FOREST: Any = {
    "cells": {"b2": "w:earth:1", "c2": "w:fire:2", "f6": "b:earth:1", "f5": "b:fire:1"},
    "board": {"terrain": ["forest", "savanna", "marsh", "mountain"]},
}
"""Elem Master: White's Earth stands where it can grow."""


def test_nothing_below_the_board_of_a_phone_moves_while_one_chooses(arrive: Arrivals) -> None:
    ada = arrive("fr", "phone").be("Ada")
    against_a_bot(ada, "elem-master", options={}, position=ON_FOREST)
    page = ada.page
    end = page.locator('[data-move="end"]')
    place = box(page.locator(".slot .seat").first)["y"]
    page.locator("[data-cell=b2]").click()
    expect(page.locator('.slot .bar [data-thing="verb:grow"]')).to_be_visible()
    assert abs(box(page.locator(".slot .seat").first)["y"] - place) < 1
    page.keyboard.press("Escape")
    end.click()
    expect(end).to_have_text("Finir avec 3 PA\u202f?")
    assert abs(box(page.locator(".slot .seat").first)["y"] - place) < 1
    # Whoever goes on instead has answered, and is asked again.
    page.locator("[data-cell=c2]").click()
    expect(end).to_have_text("Finir le tour")
    page.keyboard.press("Escape")
    expect(end).to_have_text("Finir le tour")


def test_a_menu_at_a_cell_is_the_only_one_that_offers_to_cancel(arrive: Arrivals) -> None:
    ada = arrive("fr", "phone").be("Ada")
    against_a_bot(ada, "elem-master", options={}, position=ON_FOREST)
    page = ada.page
    page.locator("[data-cell=c2]").click()
    expect(page.get_by_text("Annuler", exact=True)).to_have_count(1)
    page.locator("[data-cell=c3]").click()
    expect(page.get_by_role("menu")).to_be_visible()
    expect(page.get_by_text("Annuler", exact=True)).to_have_count(1)
    expect(page.locator(".slot .bar p")).to_have_text("Choisissez dans le menu.")


def test_the_log_of_a_phone_opens_where_the_newest_line_is(arrive: Arrivals) -> None:
    ada = arrive("fr", "phone").be("Ada")
    against_a_bot(ada, "elem-master", options={}, position=BETWEEN_TWO)
    for cell in ("c3", "c4"):
        ada.page.locator(f"[data-cell={cell}]").click()
    end = ada.page.locator('[data-move="end"]')
    end.click()
    ada.page.wait_for_timeout(A_THOUGHT)
    end.click()
    expect(ada.page.locator(".strip.own")).to_be_visible()
    ada.page.set_viewport_size(VERY_LOW)
    ada.page.get_by_role("button", name="Journal", exact=True).click()
    expect(ada.page.locator("dialog .log li").last).to_be_in_viewport()


def test_the_log_gives_each_thing_that_happened_a_line_of_its_own(arrive: Arrivals) -> None:
    ada = arrive("fr").be("Ada")
    against_a_bot(ada, "elem-master", options={}, position=BETWEEN_TWO)
    for cell in ("c3", "c4"):
        ada.page.locator(f"[data-cell={cell}]").click()
    told = ada.page.locator(".log li", has_text=ATTACKED).locator("button > span")
    expect(told).to_have_count(5)
    tops = told.evaluate_all("(lines) => lines.map((line) => line.getBoundingClientRect().top)")
    assert tops == sorted(set(tops))


def test_the_log_tells_cards_that_are_thrown_away_in_a_row_at_once(arrive: Arrivals) -> None:
    ada = arrive("fr").be("Ada")
    table = against_a_bot(ada, "elementary-evolution")
    page = ada.page
    expect(page.locator('[data-move="end"]')).to_be_visible()
    legal = ada.face(table)["prompt"]["legal"]
    thrown = sorted({words.split(" ")[1] for words in legal if words.startswith("discard ")})[:3]
    page.keyboard.press("/")
    told = page.locator(".log li", has_text="Mage de l’Air met")
    typed = page.locator(".side-area input")
    for before, card in enumerate(thrown):
        typed.press_sequentially(f"discard {card} quick")
        page.keyboard.press("Enter")
        expect(typed).to_have_value("")
        expect(told).to_have_text(re.compile(f"met ([^,]+, ){{{before}}}[^,]+ dans sa défausse rapide"))


def test_on_a_phone_a_touch_shows_the_whole_of_what_was_just_done(arrive: Arrivals) -> None:
    ada = arrive("fr", "phone").be("Ada")
    page = ada.page
    page.set_viewport_size(SMALL)
    against_a_bot(ada, "elem-master", options={}, position=BETWEEN_TWO)
    page.get_by_role("button", name="Fermer").click()
    news = page.locator(".news button")
    for cell in ("c3", "c4"):
        page.locator(f"[data-cell={cell}]").click()
    expect(news).to_contain_text(ATTACKED)
    expect(news).to_have_attribute("aria-expanded", "false")
    board = box(page.locator("[data-cell=a1]"))
    news.click()
    text = news.locator(".told")
    assert text.evaluate("(text) => text.scrollHeight <= text.clientHeight")
    expect(text).to_be_in_viewport(ratio=1)
    assert box(page.locator("[data-cell=a1]")) == board
    # Whoever plays on has read it.
    page.locator("[data-cell=a1]").click()
    expect(news).to_have_attribute("aria-expanded", "false")


def test_on_a_phone_all_that_was_done_meanwhile_is_told_the_newest_in_sight(arrive: Arrivals) -> None:
    ada = arrive("fr", "phone").be("Ada")
    page = ada.page
    fire = {"seat": 0, "element": "fire"}
    moved = {"kind": "moved", "source": "b1", "target": "b2", **fire, "tokens": 1, "whole": True}
    own = [moved, {"kind": "turn-ended", "seat": 0}]
    breath = {"kind": "breathed", "seat": 1, "element": "air", "target_seat": 0, "target_element": "fire", "tokens": 1}
    others = [[{**breath, "source": f"{column}5", "target": f"{column}6"}] for column in "abcdef"]
    meanwhile = [[*own, {"kind": "turn-started", "seat": 1}], *others, [{"kind": "turn-ended", "seat": 1}]]

    def much_done(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={"told": [*answer.json()["told"], *meanwhile]})

    page.route("**/told", much_done)
    against_a_bot(ada, "elem-master", options={"first": 0})
    page.get_by_role("button", name="Fermer").click()
    news = page.locator(".news button")
    deeds = news.locator(".told > span")
    expect(deeds).to_have_text([re.compile(f"{column}5") for column in "abcdef"])
    expect(deeds.first).to_be_hidden()
    expect(deeds.last).to_be_in_viewport(ratio=0.9)
    board = box(page.locator("[data-cell=a1]"))
    news.click()
    for deed in deeds.all():
        expect(deed).to_be_in_viewport(ratio=0.9)
    tops = deeds.evaluate_all("(deeds) => deeds.map((deed) => deed.getBoundingClientRect().top)")
    assert tops == sorted(set(tops))
    assert box(page.locator("[data-cell=a1]")) == board


def test_the_log_is_not_filled_with_comings_and_goings(arrive: Arrivals) -> None:
    ada = arrive("fr").be("Ada")
    comings = [[{"kind": kind, "seat": 0}] for kind in ("away", "here")] * 5

    def often_away(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={"told": [*answer.json()["told"], *comings]})

    ada.page.route("**/told", often_away)
    against_a_bot(ada, "elem-master", options={"first": 0})
    expect(ada.page.locator(".log li")).to_have_text(["Ada s’assied.", "La partie commence."])


def test_in_the_lesson_of_elementary_evolution_a_phone_shows_the_hand(arrive: Arrivals) -> None:
    visit = arrive("fr", "phone")
    visit.go("/learn/elementary-evolution")
    hand = box(visit.page.locator(".hand"))
    assert hand["y"] + hand["height"] <= 844


def test_in_the_lesson_of_elementals_a_phone_shows_what_is_to_be_touched(arrive: Arrivals) -> None:
    visit = arrive("fr", "phone")
    # In the third step one is to find it.
    for step in (1, 2, 4, 5, 6, 7, 8):
        visit.go(f"/learn/elementals/{step}")
        pointed = box(visit.page.locator(".board .pointed").first)
        assert pointed["y"] + pointed["height"] <= 844, f"step {step}"
