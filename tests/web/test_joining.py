"""How friends come to a table: the right address, a QR code, a name that is asked once, a host who sets things up."""

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.running import RunningServer
from tests.server.serving import Command
from tests.web.axe import grave_faults
from tests.web.conftest import QUIET, Arrivals, chromium
from tests.web.qr_reading import modules_of, text_of
from tests.web.second_machine import Machine, Network
from tests.web.tables import BOT, PERSON, open_table
from tests.web.visiting import PATIENCE, Language, Visit

SIZES = [(1280, 800), (1366, 650), (390, 844)]


def scanned(page: Page) -> str:
    """What somebody reads who holds a camera before the page."""
    code = page.locator("svg.qr")
    expect(code).to_be_visible()
    path = code.locator("path")
    assert (path.get_attribute("fill"), code.locator("rect").get_attribute("fill")) == ("#000", "#fff")
    return text_of(modules_of(code.get_attribute("viewBox") or "", path.get_attribute("d") or ""))


def row(visit: Visit, seat: int) -> Locator:
    """A seat of the waiting room."""
    return visit.page.locator(f"[data-seat='{seat}']")


def choose_bot(visit: Visit, seat: int, name: str) -> None:
    """Chooses by the name; what is said about the bot follows it."""
    choice = row(visit, seat).get_by_role("combobox")
    value = choice.locator("option", has_text=f"{name} –").get_attribute("value")
    assert value is not None
    choice.select_option(value)


def give_name(page: Page, name: str, question: str = "What is your name?", action: str = "Sit down") -> None:
    page.get_by_label(question).fill(name)
    page.get_by_role("button", name=action).click()


@pytest.fixture
def network() -> Iterator[Network]:
    both = Network().start()
    yield both
    both.stop()


def browser_of(machine: Machine, browser: Browser, folder: Path) -> Browser:
    """A browser that runs on that machine."""
    path = chromium()
    assert path is not None
    return browser.browser_type.launch(executable_path=machine.program(path, folder), args=QUIET, timeout=PATIENCE)


def test_the_printed_address_and_the_qr_code_lead_a_second_machine_to_the_table(
    browser: Browser, arrive: Arrivals, network: Network, tmp_path: Path
) -> None:
    command = Command("--data", str(tmp_path), "--lang", "fr", "--host", "0.0.0.0", prefix=network.host.command())
    assert command.line() == "Quintessence tourne (Ctrl-C l’arrête)."
    here = re.fullmatch(r"Sur cette machine\s: (http://localhost:\d+)", command.line())
    assert here is not None
    printed = []
    while found := re.fullmatch(r"Pour les autres de votre réseau\s: (http://\S+)", command.line()):
        printed.append(found[1])
    assert printed, "the cable to the second machine is a network"

    here_browser = browser_of(network.host, browser, tmp_path)
    ada = Visit(here_browser, here[1], "fr")
    arrive.visits.append(ada)
    ada.go().get_by_label("Jouer à Elem Master entre amis").click()
    link = scanned(ada.page)
    assert ada.page.get_by_label("Envoyez ce lien à vos amis").input_value() == link
    expect(ada.page.get_by_role("img", name=f"Code QR pour {link}")).to_be_visible()
    origin, _, table = link.partition("/tables/")
    assert (origin, table) == (printed[0], ada.table)
    page = network.friend.fetch(link)
    assert all(network.friend.fetch(f"{address}/tables/{table}") == page for address in printed)

    # A browser on that machine: whoever has scanned the code is asked for a name and sits down.
    there = browser_of(network.friend, browser, tmp_path)
    ben = Visit(there, origin, "fr", "phone")
    arrive.visits.append(ben)
    # Over plain http a browser does without one of our headers, and says so.
    ben.forgives = lambda complaint: "Cross-Origin-Opener-Policy header has been ignored" in complaint
    ben.page.goto(link)
    give_name(ben.page, "Ben", "Comment vous appelez-vous", "M’asseoir")
    expect(row(ben, 1)).to_contain_text("Ben (vous)")
    expect(row(ada, 1)).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Commencer").click()
    for person in (ada, ben):
        expect(person.page.locator(".cell")).to_have_count(36)
    for person, theirs in ((ben, there), (ada, here_browser)):
        person.leave()
        theirs.close()
    assert command.end(signal.SIGTERM)[0] == 0


def test_the_page_says_when_the_server_listens_on_this_machine_only(arrive: Arrivals) -> None:
    ada = arrive("fr").be("Ada")
    table = open_table(ada, "elem-master", [PERSON, PERSON])
    page = ada.go(f"/tables/{table}")
    expect(page.get_by_role("heading", name="Vos amis ne peuvent pas encore venir")).to_be_visible()
    expect(page.get_by_text("Ce serveur n’est accessible que depuis cette machine")).to_be_visible()
    expect(page.locator("code", has_text="quintessence serve --host 0.0.0.0")).to_be_visible()
    expect(page.locator("svg.qr")).to_have_count(0)
    # On this machine the link is good all the same.
    assert page.get_by_label("Lien pour cette machine").input_value() == f"{ada.site}/tables/{table}"


def test_a_name_is_asked_once(arrive: Arrivals) -> None:
    ada, ben = arrive().be("Ada"), arrive("en", "phone")
    table = open_table(ada, "elem-master", [PERSON, PERSON])
    ben.go(f"/tables/{table}")
    expect(ben.page.get_by_text("Ada is waiting for you.")).to_be_visible()
    ben.forgives = lambda complaint: "422" in complaint
    give_name(ben.page, "<b>")
    expect(ben.page.get_by_role("alert")).to_contain_text("letters and digits")
    assert ben.get("/api/session")["me"] is None, "nobody has become anybody"
    give_name(ben.page, "Ben")
    expect(row(ben, 1)).to_contain_text("Ben (you)")
    # Another table, another day: the name is known.
    another = open_table(ada, "metamorphose", [PERSON, PERSON])
    ben.go(f"/tables/{another}")
    row(ben, 1).get_by_role("button", name="Sit here").click()
    expect(row(ben, 1)).to_contain_text("Ben (you)")
    expect(ben.page.get_by_label("What is your name?")).to_have_count(0)


def test_an_invitation_asks_for_the_name_first_and_then_gives_its_seat(arrive: Arrivals) -> None:
    ada, ben = arrive().be("Ada"), arrive()
    table = open_table(ada, "elixir", [PERSON, PERSON, {"kind": "invited"}])
    ada.go(f"/tables/{table}")
    row(ada, 2).get_by_role("button", name="Invitation link").click()
    expect(ada.page.locator(".invite input")).to_have_value(re.compile("#invitation="))
    ben.page.goto(ada.page.locator(".invite input").input_value())
    give_name(ben.page, "Ben")
    expect(row(ben, 2)).to_contain_text("Ben (you)")
    expect(row(ada, 2)).to_contain_text("Ben")


def test_who_came_without_a_name_is_asked_at_the_table_and_a_new_one_is_seen_by_all(arrive: Arrivals) -> None:
    ada, ben = arrive("fr"), arrive().be("Ben")
    ada.go().get_by_label("Jouer à Elem Master entre amis").click()
    table = ada.table
    ben.go(f"/tables/{table}")
    expect(row(ben, 0)).to_contain_text("Invité")
    give_name(ada.page, "Ada", "Comment les autres doivent-ils vous appeler", "Enregistrer")
    expect(row(ben, 0)).to_contain_text("Ada")
    row(ben, 1).get_by_role("button", name="Sit here").click()
    expect(row(ada, 1)).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Commencer").click()
    expect(ada.page.locator(".slot")).to_contain_text("Ben")
    # From the profile, while the game runs.
    other = ben.context.new_page()
    other.goto(f"{ben.site}/profile")
    expect(other.get_by_label("Name", exact=True).first).to_have_value("Ben")
    other.get_by_label("Name", exact=True).first.fill("Benjamin")
    other.get_by_role("button", name="Save").click()
    for person in (ada, ben):
        expect(person.page.locator(".slot")).to_contain_text("Benjamin")
    expect(ada.page.locator(".log-box")).to_contain_text("Ben s’appelle maintenant Benjamin.")


def test_what_the_host_changes_is_seen_live(arrive: Arrivals) -> None:
    ada, ben = arrive().be("Ada"), arrive("fr", "phone").be("Ben")
    table = open_table(ada, "elementals", [PERSON, PERSON])
    for person in (ada, ben):
        person.go(f"/tables/{table}")
    row(ben, 1).get_by_role("button", name="M’asseoir ici").click()
    expect(row(ada, 1)).to_contain_text("Ben")
    expect(ben.page.locator("select")).to_have_count(0)

    ada.page.get_by_text("4", exact=True).click()
    expect(ben.page.locator("[data-seat]")).to_have_count(4)
    choose_bot(ada, 2, "Calm bot")
    expect(row(ben, 2)).to_contain_text("Robot tranquille")
    choose_bot(ada, 3, "Quick bot")
    expect(row(ben, 3)).to_contain_text("Robot vif")
    expect(ada.page.get_by_role("button", name="Begin")).to_be_enabled()
    row(ada, 3).get_by_role("combobox").select_option("open")
    expect(row(ben, 3)).to_contain_text("Place libre")
    expect(ada.page.get_by_role("button", name="Begin")).to_be_disabled()

    row(ada, 1).get_by_role("button", name="Move Ben (seat 2) one seat up").click()
    expect(row(ben, 0)).to_contain_text("Ben (vous)")
    expect(row(ben, 1)).to_contain_text("Ada")
    ada.page.locator("summary", has_text="Game options").click()
    ada.page.get_by_label("Answer window").fill("2000")
    ada.page.get_by_label("Answer window").blur()
    expect(ben.page.get_by_text("Délai de réponse : 2000")).to_be_visible()
    ada.page.get_by_label("Answer window").fill("7")
    ada.page.get_by_label("Answer window").blur()
    expect(ada.page.get_by_label("Answer window")).to_have_value("2000")

    # Nobody who sits loses a seat by fewer of them.
    ada.page.get_by_role("radio", name="2", exact=True).click()
    expect(ben.page.locator("[data-seat]")).to_have_count(2)
    expect(row(ben, 0)).to_contain_text("Ben (vous)")
    row(ada, 0).get_by_role("combobox").select_option("open")
    expect(ben.page.get_by_role("status").first).to_contain_text("L’hôte a libéré la place de Ben.")
    expect(ben.page.get_by_text("Vous pouvez en choisir une autre.")).to_be_visible()
    expect(row(ben, 0).get_by_role("button", name="M’asseoir ici")).to_be_visible()
    ada.page.get_by_role("button", name="Add a bot").click()
    ada.page.get_by_role("button", name="Begin").click()
    for person in (ada, ben):
        expect(person.page.locator(".elementals")).to_be_visible()


def test_a_number_of_seats_that_would_take_somebodys_away_is_refused_in_a_sentence(arrive: Arrivals) -> None:
    people = [arrive("fr").be(name) for name in ("Ada", "Ben", "Cléo")]
    table = open_table(people[0], "metamorphose", [PERSON] * 3)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit", {})
    page = people[0].go(f"/tables/{table}")
    page.get_by_role("radio", name="2", exact=True).click()
    expect(page.get_by_text("3 personnes sont déjà assises ici")).to_be_visible()
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()


def test_the_form_of_a_table_offers_every_bot_and_level_by_name(arrive: Arrivals) -> None:
    visit = arrive("fr")
    page = visit.go("/new/elementals")
    offered = page.locator("label.seat select").nth(1).locator("optgroup[label='Des robots'] option")
    expect(offered).not_to_have_count(0)
    house = [bot for bot in visit.get("/api/bots") if "elementals" in bot["games"]]
    assert len(offered.all()) == sum(max(1, len(bot["levels"])) for bot in house)
    names = offered.all_text_contents()
    assert names[0].startswith("Robot étourdi")
    assert len({name.partition(" – ")[0] for name in names}) == len(names), "no two bots have the same name"
    assert [name.partition(" – ")[0] for name in names[-5:]] == [
        f"Robot {level}" for level in ("tranquille", "facile", "régulier", "fort", "redoutable")
    ]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_waiting_room_keeps_nobody_out_and_nothing_scrolls_sideways(
    arrive: Arrivals, language: Language, tmp_path: Path
) -> None:
    server = RunningServer(str(tmp_path / "site.sqlite"), tmp_path, bots=1, host="0.0.0.0").start()
    ada, ben = arrive(language, site=server.address).be("Ada"), arrive(language, site=server.address)
    table = open_table(ada, "elixir", [PERSON, PERSON, BOT, {"kind": "invited"}])
    ada.go(f"/tables/{table}")
    ada.page.locator("summary").first.click()
    ada.page.get_by_role("button", name="Changer mon nom" if language == "fr" else "Change my name").click()
    ben.go(f"/tables/{table}")
    assert scanned(ada.page).endswith(f"/tables/{table}")
    expect(ben.page.locator("form input")).to_be_visible()
    faults: dict[str, list[str]] = {}
    for person in (ada, ben):
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                expect(person.page.locator(f"html[data-theme={theme}]")).to_be_attached()
                found = grave_faults(person.page)
                if found:
                    faults[f"{width} {theme}"] = found
            assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), width
    assert faults == {}
    for person in (ada, ben):
        person.leave()
    server.kill()
