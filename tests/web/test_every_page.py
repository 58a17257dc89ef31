"""Every page, light and dark, large and small: axe finds nothing grave, nothing is said in the console."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.axe import THEMES, Theme, grave_faults, show
from tests.web.conftest import Arrivals
from tests.web.tables import BOT, PERSON, against_a_bot, finished, open_table
from tests.web.visiting import IS_SOAK, SIZES, Device, Visit, eventually

ASKED = {
    "elem-master": ".cell.source",
    "elementals": "[data-thing=pack]",
    "elementary-evolution": ".question [data-move]:enabled",
    "elixir": ":is(.book, .question button):enabled",
    "metamorphose": ".spot.lit",
}
"""What the board of a game shows to somebody who is to move: pages are looked at when they show most."""


def home(visit: Visit) -> None:
    visit.go()
    expect(visit.page.locator(".game")).to_have_count(5)


def home_again(visit: Visit) -> None:
    """Of somebody with a table that waits, one that does not and one that is over."""
    finished(visit.be("Ada"), "elem-master", sit=True)
    against = open_table(visit, "elem-master", [PERSON, BOT], options={"first": "0"})
    visit.post(f"/api/tables/{against}/start")
    open_table(visit, "elixir", [PERSON, PERSON, PERSON])
    visit.go()
    expect(visit.page.locator(".one")).to_have_count(3)
    expect(visit.page.locator(".badge")).to_be_visible()


def continued(visit: Visit) -> None:
    """A link of one's own, opened by somebody who is another on this device."""
    link = visit.be("Ada").post("/api/session/link")
    visit.be("Bob")
    visit.go(link["path"])
    expect(visit.page.get_by_role("button", name="I am Ada")).to_be_visible()


def lobby(visit: Visit) -> None:
    visit.be("Ada")
    open_table(visit, "elem-master", [PERSON, PERSON], public=True)
    running = open_table(visit, "elementary-evolution", [PERSON, BOT], public=True)
    visit.post(f"/api/tables/{running}/start")
    visit.go("/lobby")
    expect(visit.page.get_by_role("link", name="Return to the table").first).to_be_visible()


def new_table(visit: Visit) -> None:
    visit.go("/new/elem-master")
    visit.page.locator("summary").click()
    visit.page.get_by_text("Per game").click()
    expect(visit.page.get_by_label("Minutes per player")).to_be_visible()


def waiting_room(visit: Visit) -> None:
    table = open_table(visit.be("Ada"), "elem-master", [PERSON, {"kind": "invited"}])
    visit.go(f"/tables/{table}")
    visit.page.get_by_role("button", name="Invitation link").click()
    expect(visit.page.get_by_label("Link for this machine")).to_be_visible()


def hot_seat(visit: Visit) -> None:
    visit.go("/here/elementary-evolution")
    expect(visit.page.get_by_role("button", name="Begin")).to_be_visible()


def curtain(visit: Visit) -> None:
    hot_seat(visit)
    visit.page.get_by_role("button", name="Begin").click()
    expect(visit.page.locator(".curtain")).to_be_visible()


def replay(visit: Visit) -> None:
    table = finished(visit.be("Ada"), "elem-master")
    visit.go(f"/replays/{table}/3")
    expect(visit.page.get_by_label("Moment of the game")).to_have_value("3")


def rules(visit: Visit) -> None:
    visit.go("/rules")
    expect(visit.page.get_by_role("link", name="Elem Master")).to_be_visible()


def rulebook(game: str) -> Callable[[Visit], None]:
    """The essentials, a group of the gallery, and the whole text."""

    def leaf(visit: Visit) -> None:
        visit.go(f"/rules/{game}")
        visit.page.get_by_role("button", name="Unfold everything").click()
        visit.page.locator("#gallery").scroll_into_view_if_needed()
        expect(visit.page.locator("#gallery [data-thing]").first).to_be_visible()

    return leaf


def scenario(visit: Visit) -> None:
    """A rule with its example, one step into it."""
    visit.go("/rules/elementary-evolution")
    visit.page.get_by_role("button", name="Unfold everything").click()
    visit.page.get_by_role("button", name="See an example of").first.click()
    visit.page.get_by_role("button", name="Next").click()
    expect(visit.page.get_by_role("button", name="Previous")).to_be_enabled()


def lesson(game: str) -> Callable[[Visit], None]:
    def begin(visit: Visit) -> None:
        visit.go(f"/learn/{game}/1")
        expect(visit.page.locator(f".slot[data-game={game}] button").first).to_be_visible()

    return begin


def profile(visit: Visit) -> None:
    """Of somebody with an account, a game and a token."""
    finished(visit.be("Ada"), "elementary-evolution", sit=True)
    visit.go("/profile")
    visit.page.get_by_role("button", name="Create the link").click()
    expect(visit.page.get_by_label("Open this link")).to_be_visible()
    visit.page.locator("summary").click()
    visit.page.locator("details").get_by_label("Name").fill("Augusta")
    visit.page.get_by_label("Password").fill("a long password")
    visit.page.get_by_role("button", name="Create the account").click()
    visit.page.get_by_label("Bot name").fill("Deep Thought")
    visit.page.get_by_role("button", name="Create a token").click()
    expect(visit.page.get_by_role("button", name="Delete the token Deep Thought")).to_be_visible()


def settings(visit: Visit) -> None:
    visit.go("/settings")
    expect(visit.page.get_by_text("Same as the device").first).to_be_visible()


def lost(visit: Visit) -> None:
    visit.go("/nowhere")
    expect(visit.page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()


def played(game: str) -> Callable[[Visit], None]:
    def begin(visit: Visit) -> None:
        against_a_bot(visit.be("Ada"), game)
        expect(visit.page.locator(f".slot[data-game={game}]").locator(ASKED[game]).first).to_be_visible()

    return begin


def race(visit: Visit) -> None:
    """With a card in the middle, turned by whoever is to turn one."""
    played("elementals")(visit)
    slap = visit.page.locator(".slot[data-game=elementals] [data-place]")

    def turn() -> bool:
        visit.page.keyboard.press("Space")
        return slap.count() > 0

    eventually(visit, turn)


def in_words(visit: Visit) -> None:
    played("elem-master")(visit)
    visit.page.get_by_role("button", name="In words").click()
    expect(visit.page.get_by_role("region", name="The game in words")).to_be_visible()


def over(visit: Visit) -> None:
    table = finished(visit.be("Ada"), "elementary-evolution", sit=True)
    visit.go(f"/tables/{table}")
    expect(visit.page.locator(".ending")).to_be_visible()


def sheet(button: str) -> Callable[[Visit], None]:
    """A table with one of its sheets open."""

    def open_sheet(visit: Visit) -> None:
        played("elem-master")(visit)
        visit.page.get_by_role("button", name=button).first.click()
        expect(visit.page.get_by_role("dialog")).to_be_visible()

    return open_sheet


PAGES: dict[str, Callable[[Visit], None]] = {
    "home": home,
    "home with tables": home_again,
    "continued elsewhere": continued,
    "lobby": lobby,
    "new table": new_table,
    "waiting room": waiting_room,
    "hot seat": hot_seat,
    "curtain": curtain,
    **{f"table of {game}": played(game) for game in ASKED},
    "table of elementals": race,
    "table in words": in_words,
    "table that is over": over,
    "what may I do": sheet("What can I do?"),
    "more": sheet("More"),
    "rules beside the table": sheet("Rules"),
    "replay": replay,
    "rules": rules,
    **{f"rules of {game}": rulebook(game) for game in ASKED},
    "scenario": scenario,
    "lesson of Elem Master": lesson("elem-master"),
    "lesson of Elementary Evolution": lesson("elementary-evolution"),
    "lesson of Élixir": lesson("elixir"),
    "profile": profile,
    "settings": settings,
    "lost": lost,
}


FRENCH = ["home", "table of elem-master", "table of elementary-evolution", "table of elementals", "table of elixir"]


WAYS: list[tuple[Device, Theme]] = [(device, theme) for device in SIZES for theme in THEMES]


def ways(name: str) -> list[tuple[Device, Theme]]:
    """One page large and light, then small and dark; the next the other way round; in a soak every page in all ways."""
    first, second, third, fourth = WAYS
    is_even = list(PAGES).index(name) % 2 == 0
    return WAYS if IS_SOAK else [first, fourth] if is_even else [second, third]


@pytest.mark.wider
@pytest.mark.parametrize("name", PAGES)
def test_nothing_keeps_people_out_of_a_page(arrive: Arrivals, name: str) -> None:
    visit = arrive()
    PAGES[name](visit)
    faults: dict[str, list[str]] = {}
    for device, theme in ways(name):
        visit.page.set_viewport_size(SIZES[device])
        show(visit, theme)
        faults[f"{device}, {theme}"] = grave_faults(visit.page)
    assert {where: found for where, found in faults.items() if found} == {}


@pytest.mark.parametrize("name", FRENCH)
def test_names_say_what_is_written_in_french_too(arrive: Arrivals, name: str) -> None:
    visit = arrive("fr", "phone")
    PAGES[name](visit)
    assert visit.page.locator("html").get_attribute("lang") == "fr"
    assert grave_faults(visit.page) == []


def test_a_fault_would_be_found(arrive: Arrivals) -> None:
    visit = arrive()
    home(visit)
    visit.page.evaluate("() => document.querySelector('.game button').removeAttribute('aria-label')")
    visit.page.evaluate("() => document.querySelector('.game button').replaceChildren()")
    visit.page.evaluate("() => (document.querySelector('h1').style.color = 'rgb(200 200 200)')")
    found = " ".join(grave_faults(visit.page))
    assert "button-name (critical)" in found
    assert "color-contrast (serious)" in found
