"""The rules of a game: essentials in pictures, a gallery, the text folded below; and advice at the table."""

import pytest
from playwright.sync_api import expect

from quintessence.core.registry import find_game
from quintessence.games.elem_master.events.every import ALL
from quintessence.games.elem_master.specialities.every import POWERS
from quintessence.games.elem_master.terrain.arenas import ARENAS
from quintessence.games.elem_master.terrain.cells import TERRAINS
from quintessence.games.elementals.cards.box import CARD_IDS
from quintessence.games.elementary_evolution.cards.catalogue import CARD_NAMES
from quintessence.games.elementary_evolution.creatures.tokens import CREATURES
from quintessence.games.elixir.cards.library import house_deck
from quintessence.games.metamorphose.cards.catalogue import CONTESTS
from quintessence.games.metamorphose.cards.sets import table_of
from tests.web.conftest import Arrivals
from tests.web.tables import against_a_bot
from tests.web.test_every_page import ASKED
from tests.web.visiting import Language, Visit, eventually

GAMES = list(ASKED)
ESSENTIALS: dict[Language, tuple[str, str]] = {"fr": ("Le but", "Comment gagner"), "en": ("The aim", "How to win")}
KNOWN: dict[str, list[str]] = {
    "elem-master": [
        *(name for seats in (2, 4) for name in ARENAS[seats]),
        *TERRAINS,
        *(power.name for power in POWERS),
        *(event.name for event in ALL),
    ],
    "elementals": CARD_IDS,
    "elementary-evolution": [*CARD_NAMES, *CREATURES],
    "elixir": house_deck().ids,
    "metamorphose": [*(card.id for card in table_of(find_game("metamorphose").setting()).cards), *CONTESTS],
}
"""What the engines know and a reader may want to see."""


def test_the_links_at_the_top_of_the_rules_lead_to_their_parts(arrive: Arrivals) -> None:
    page = arrive("fr", "phone").go("/rules/elixir")
    for name, part in (("La galerie", "#gallery"), ("Toutes les règles", "#law"), ("L’essentiel", "#essential")):
        page.locator("header nav").get_by_role("link", name=name).tap()
        expect(page.locator(f"{part} h2").first).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_begin_with_the_essentials_in_pictures_in_both_languages(arrive: Arrivals, game: str) -> None:
    for language, (aim, win) in ESSENTIALS.items():
        visit = arrive(language, "phone" if language == "fr" else "desktop")
        visit.go(f"/rules/{game}")
        panels = visit.page.locator("#essential .panel")
        expect(panels.first.get_by_role("heading", name=aim)).to_be_visible()
        expect(panels.last.get_by_role("heading", name=win)).to_be_attached()
        assert panels.count() >= 5
        for panel in panels.all():
            picture = panel.get_by_role("img")
            expect(picture).to_have_count(1)
            assert len(picture.get_attribute("aria-label") or "") > 30, "the picture is told to those who do not see it"
            assert picture.locator("svg, .face").count() > 0
            box = picture.bounding_box()
            assert box is not None and box["width"] > 100 and box["height"] > 40, panel.inner_text()
            expect(panel.locator("figcaption")).not_to_be_empty()
            # A message that is missing would stand there by its name.
            assert "-text" not in panel.inner_text()
            assert sum(len(text) for text in panel.locator("p, li").all_inner_texts()) > 60
        assert within(visit, "#essential"), "nothing sticks out of a phone"


def within(visit: Visit, part: str) -> bool:
    """Whether a part of the page is no wider than the page."""
    return bool(
        visit.page.evaluate(
            "(part) => { const node = document.querySelector(part); return node.scrollWidth <= innerWidth + 1; }", part
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_gallery_shows_everything_that_the_engine_knows(arrive: Arrivals, game: str) -> None:
    visit = arrive("fr")
    page = visit.go(f"/rules/{game}")
    page.locator("#gallery").scroll_into_view_if_needed()
    groups = page.get_by_role("group", name="Groupes").get_by_role("button")
    expect(groups.first).to_be_visible()
    assert groups.count() > 3
    groups.first.click()
    things = page.locator("#gallery [data-thing]")
    expect(things).to_have_count(len(KNOWN[game]))
    listed = "() => [...document.querySelectorAll('#gallery [data-thing]')].map((one) => one.dataset.thing)"
    shown: list[str] = page.evaluate(listed)
    assert sorted(shown) == sorted(KNOWN[game])
    for text in things.all_text_contents():
        assert text.strip(), "everything has a name"
    assert page.locator("#gallery [data-thing] :is(svg, .face)").count() >= len(shown), "everything is drawn"
    # One group, and a search over all of them.
    groups.nth(2).click()
    chosen = groups.nth(2).locator(".count").inner_text()
    expect(things).to_have_count(int(chosen))
    name = KNOWN[game][-1]
    wanted = page.evaluate("(game) => fetch(`/api/games/${game}/gallery`).then((answer) => answer.json())", game)
    title = next(thing["name"]["fr"] for shelf in wanted["shelves"] for thing in shelf["things"] if thing["id"] == name)
    page.get_by_placeholder("Chercher dans la galerie").fill(title.upper())
    expect(page.locator(f'#gallery [data-thing="{name}"]')).to_be_visible()
    assert things.count() < len(shown)
    page.get_by_placeholder("Chercher dans la galerie").fill("xyzzy")
    expect(page.get_by_text("Rien ne contient ces mots.")).to_be_visible()


def test_the_text_is_folded_and_a_search_opens_what_it_finds_and_marks_it(arrive: Arrivals) -> None:
    page = arrive("fr", "phone").go("/rules/elem-master")
    rule = page.locator("#EM-TUN-1")
    expect(page.locator("#law details").first).to_be_visible()
    expect(page.locator("#law details[open]")).to_have_count(0)
    expect(rule).not_to_be_visible()
    search = page.get_by_placeholder("Chercher une règle")
    search.fill("SOUS-TERRAIN terre")
    expect(rule).to_be_visible()
    expect(rule.locator("mark").first).to_be_visible()
    marked = {text.lower() for text in page.locator("#law mark").all_inner_texts()}
    assert marked == {"sous-terrain", "terre"}
    found = page.locator("#law article").count()
    assert found > 1
    expect(page.get_by_text(f"{found} règles trouvées")).to_be_visible()
    search.fill("xyzzy")
    expect(page.get_by_text("Aucune règle ne contient ces mots.")).to_be_visible()
    search.fill("")
    expect(rule).not_to_be_visible()
    # A chapter is unfolded by hand, and has its examples on the real board.
    page.locator("#law summary", has_text="Attaque").first.click()
    page.get_by_role("button", name="Voir un exemple de EM-ATT-1", exact=True).click()
    expect(page.get_by_role("dialog").locator(".slot[data-game=elem-master]")).to_be_visible()


@pytest.mark.parametrize(("game", "rule"), [("elem-master", "EM-END-4"), ("metamorphose", "ME-SHI-5")])
def test_the_address_of_a_rule_opens_the_text_there(arrive: Arrivals, game: str, rule: str) -> None:
    visit = arrive("fr", "phone")
    page = visit.go(f"/rules/{game}/{rule}")
    article = page.locator(f"#{rule}")
    expect(article).to_be_in_viewport()
    expect(article).to_contain_class("chosen")
    expect(page.get_by_role("button", name=f"Copier le lien de {rule}")).to_be_visible()
    expect(page.locator("#law details[open]")).to_have_count(1)
    # Another rule of the same page.
    other = page.locator("#law details[open] article:not(.chosen) .id a").first
    name = other.inner_text()
    other.click()
    expect(page).to_have_url(f"{visit.site}/rules/{game}/{name}")
    expect(page.locator(f"#{name}")).to_be_in_viewport()


TOLD = """() => {
    const sheet = document.querySelector('dialog[open]');
    const texts = (what) => [...(sheet?.querySelectorAll(what) ?? [])].map((node) => node.textContent.trim());
    return { asked: texts('.advice .asked'), verbs: texts('.advice dd'), moves: texts('ul button') };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_who_asks_what_can_be_done_is_told_what_the_turn_is_about(arrive: Arrivals, game: str) -> None:
    visit = arrive("fr", "phone").be("Ada")
    against_a_bot(visit, game)
    visit.page.locator(".tools").get_by_role("button", name="Aide").click()
    expect(visit.page.get_by_role("dialog")).to_be_visible()
    told: dict[str, list[str]] = {}

    def is_told() -> bool:
        """Cards are turned while one reads: all is looked at in one moment."""
        told.update(visit.page.evaluate(TOLD))
        return all(told.values())

    eventually(visit, is_told)
    assert len(told["asked"]) == 1 and len(told["asked"][0]) > 20
    assert all(len(text) > 10 for text in told["verbs"])
    assert not any("advice-" in text for text in told["asked"] + told["verbs"])
    # Then the moves, without numbers of them.
    assert visit.page.get_by_role("dialog").locator(".count").count() == 0


@pytest.mark.parametrize(("game", "points"), [("elem-master", "3 action points")])
def test_advice_speaks_of_the_turn_as_it_is(arrive: Arrivals, game: str, points: str) -> None:
    visit = arrive("en").be("Ada")
    against_a_bot(visit, game, options={"round-limit": 2, "first": "0"})
    visit.page.locator(".cell.source").first.wait_for()
    visit.page.get_by_role("button", name="What can I do?").first.click()
    expect(visit.page.get_by_role("dialog").locator(".asked")).to_contain_text(points)
    expect(visit.page.get_by_role("dialog").get_by_text("End turn").first).to_be_visible()


def test_beside_the_table_the_essentials_come_first_and_a_search_finds_rules(arrive: Arrivals) -> None:
    visit = arrive("fr").be("Ada")
    against_a_bot(visit, "elementary-evolution")
    visit.page.locator(".tools").get_by_role("button", name="Règles").click()
    sheet = visit.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Le but")).to_be_visible()
    expect(sheet.locator(".panel").first.get_by_role("img")).to_be_visible()
    sheet.get_by_placeholder("Chercher une règle").fill("tornade")
    expect(sheet.locator("mark").first).to_be_visible()
    expect(sheet.get_by_role("heading", name="Le but")).to_have_count(0)
    sheet.get_by_placeholder("Chercher une règle").fill("")
    expect(sheet.get_by_role("heading", name="Le but")).to_be_visible()


def test_a_refusal_opens_the_drawer_at_its_rule(arrive: Arrivals) -> None:
    visit = arrive("en").be("Ada")
    against_a_bot(visit, "elem-master", options={"round-limit": 2, "first": "0"})
    visit.page.locator(".cell.source").first.click()
    # Far away from everything that this stack can do.
    visit.page.locator(".cell:not(.target):not(.source):not(.picked)").first.click()
    visit.page.locator(".why").get_by_role("button", name="See rule").click()
    sheet = visit.page.get_by_role("dialog")
    expect(sheet.locator(".chosen")).to_be_visible()
    expect(sheet.locator(".panel")).to_have_count(0)
