"""The plain board: for games without a board of their own, and for who prefers words."""

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrivals
from tests.web.elixir_moments import FOUR_SPELLS, HELD, moment, sit_down
from tests.web.tables import against_a_bot
from tests.web.visiting import eventually


def facts(value: Any) -> Counter[str]:
    """The names of all facts of a view, however deep they lie."""
    found: Counter[str] = Counter()
    if isinstance(value, dict):
        found.update(value.keys())
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        found.update(facts(inner))
    return found


@pytest.mark.parametrize("game", ["elem-master", "elementary-evolution", "elixir", "metamorphose"])
def test_it_shows_every_fact_of_the_view(arrive: Arrivals, game: str) -> None:
    person = arrive("fr").be("Ada")
    table = against_a_bot(person, game)
    person.page.get_by_role("button", name="En mots").click()
    person.page.get_by_text("Tout ce qui est visible, sans exception").click()
    shown = person.page.locator(".plain details [data-fact]")
    drawn = "(all) => all.map((one) => one.dataset.fact)"
    # Bots may be first to move: the page and what we ask of the server are equal when they have.
    eventually(person, lambda: Counter(shown.evaluate_all(drawn)) == facts(person.face(table)["view"]))


def test_a_card_says_all_that_is_on_it(arrive: Arrivals) -> None:
    person = arrive("fr").be("Ada")
    sit_down(person, moment(3, HELD, FOUR_SPELLS))
    person.page.get_by_role("button", name="En mots").click()
    first = person.page.locator(".plain .what").first
    expect(first.locator("strong")).not_to_be_empty()
    expect(first.locator(".fact").first).to_be_visible()
