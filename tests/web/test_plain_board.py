"""The plain board: for games without a board of their own, and for who prefers words."""

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrivals
from tests.web.tables import against_a_bot


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
    # It is the person's turn first, and nothing moves until then.
    view = person.face(table)["view"]
    expect(shown).to_have_count(facts(view).total())
    assert Counter(shown.evaluate_all("(all) => all.map((one) => one.dataset.fact)")) == facts(view)


def test_a_card_says_all_that_is_on_it(arrive: Arrivals) -> None:
    person = arrive("fr").be("Ada")
    against_a_bot(person, "elixir")
    person.page.get_by_role("button", name="En mots").click()
    first = person.page.locator(".plain .what").first
    expect(first.locator("strong")).not_to_be_empty()
    expect(first.locator(".fact").first).to_be_visible()
