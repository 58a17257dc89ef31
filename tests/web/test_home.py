"""The home page: the games for a newcomer, what waits for those who come back, one click to it, from any browser."""

from typing import Any

from playwright.sync_api import Route, expect

from tests.server.saying import sentence
from tests.web.conftest import Arrivals
from tests.web.tables import EASY, ONE_MOVE_LEFT, PERSON, open_table
from tests.web.visiting import Visit


def bots_at(visit: Visit) -> list[tuple[Any, Any]]:
    """The bots at the table that the page shows."""
    seats = visit.face(visit.table)["table"]["seats"]
    return [(seat["bot"], seat["level"]) for seat in seats if seat["kind"] == "bot"]


def begun(ada: Visit, bob: Visit, first: int = 0) -> str:
    """A game of Elem Master that Ada has opened and in which the given seat begins; nobody looks at it."""
    table = open_table(ada, "elem-master", [PERSON, PERSON], sit=0, options={"first": str(first)})
    bob.post(f"/api/tables/{table}/sit", {"seat": 1, "nonce": "another word"})
    ada.post(f"/api/tables/{table}/start")
    return table


def play_in_words(visit: Visit, move: str) -> None:
    """Types a move into the line that is folded away beside the board."""
    visit.page.locator(".side-area .typing").click()
    visit.page.get_by_label("Move in words").fill(move)
    visit.page.keyboard.press("Enter")


def look_again(visit: Visit) -> None:
    """Comes back to the tab."""
    visit.page.evaluate("() => void document.dispatchEvent(new Event('visibilitychange'))")


def test_a_newcomer_sees_the_games_first_and_meets_an_easy_bot(arrive: Arrivals) -> None:
    visit = arrive("fr")
    page = visit.go()
    expect(page.locator(".game")).to_have_count(5)
    expect(page.get_by_role("heading", level=1)).to_have_text("Cinq jeux des éléments")
    expect(page.locator("#yours, #running, #over, .badge")).to_have_count(0)
    expect(page).to_have_title("Quintessence")
    expect(page.locator("#against-elem-master")).to_have_text("Pour débuter : contre Robot paisible")
    expect(page.locator("#against-elixir")).to_have_text("Pour débuter : contre 2 × Robot paisible")
    expect(page.locator(".game.elixir .chip")).to_have_text(["2 à 8 joueurs", "30 à 60 min"])
    others = page.get_by_role("link", name="Elem Master : choisir l’adversaire et les options")
    expect(others).to_have_attribute("href", "/new/elem-master")
    page.get_by_label("Jouer à Elem Master contre un robot").click()
    expect(page.locator(".slot")).to_contain_text("Robot paisible")
    assert bots_at(visit) == [("greedy", 1)]


def test_a_game_that_does_not_say_how_long_it_takes_shows_no_time(arrive: Arrivals) -> None:
    visit = arrive("en")

    def without_minutes(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json=[{**game, "slug": "stranger", "minutes": None} for game in games[:1]])

    visit.page.route("**/api/games", without_minutes)
    expect(visit.go().locator(".game.stranger .chip")).to_have_text(["2 or 4 players"])


def test_after_a_win_one_meets_the_next_bot(arrive: Arrivals) -> None:
    visit = arrive().be("Ada")
    table = open_table(visit, "elem-master", [PERSON, EASY], sit=0, options={}, position=ONE_MOVE_LEFT)
    visit.post(f"/api/tables/{table}/start")
    page = visit.go(f"/tables/{table}")
    play_in_words(visit, "attack c3 c4")
    expect(page.locator(".ending")).to_be_visible()
    visit.go()
    expect(page.get_by_role("region", name="Finished").get_by_role("link")).to_contain_text("You won!")
    expect(page.locator("#against-elem-master")).to_have_text("Against Curious bot")
    expect(page.locator("#against-metamorphose")).to_have_text("To begin with: against Gentle bot")
    page.get_by_label("Play now: Elem Master against a bot").click()
    expect(page.locator(".slot")).to_contain_text("Curious bot")
    assert bots_at(visit) == [("search", 1)]


def test_what_waits_comes_first_and_is_one_click_away(arrive: Arrivals) -> None:
    ada, bob = arrive().be("Ada"), arrive().be("Bob")
    later = begun(ada, bob, first=1)
    mine = begun(ada, bob)
    open_table(ada, "metamorphose", [PERSON, PERSON], sit=0)

    page = ada.go("/rules")
    expect(page.locator(".badge strong")).to_have_text("1")
    expect(page).to_have_title("(1) Rules · Quintessence")
    ada.go()
    expect(page).to_have_title("(1) Quintessence")
    expect(page.locator("h2").first).to_have_text("Your turn")
    expect(page.locator("h2").nth(1)).to_have_text("In progress")
    expect(page.locator("h2").nth(2)).to_have_text("A new game")
    waiting = page.get_by_role("region", name="Your turn").get_by_role("link")
    expect(waiting).to_have_count(1)
    expect(waiting).to_contain_text("Against Bob")
    expect(waiting).to_contain_text("Your turn")
    running = page.get_by_role("region", name="In progress").get_by_role("link")
    expect(running).to_have_count(2)
    expect(running.first).to_contain_text("Bob to move")
    expect(running.last).to_contain_text("One player is missing.")

    waiting.click()
    expect(page).to_have_title("● Your turn – Elem Master")
    assert ada.table == mine
    expect(page.locator(".badge")).to_have_count(0)

    # Bob is elsewhere on the site: where there is one table, the badge leads straight to it.
    bob.go("/settings")
    expect(bob.page.locator(".badge strong")).to_have_text("1")
    play_in_words(ada, "end")
    expect(page).to_have_title("Elem Master · Quintessence")
    look_again(bob)
    expect(bob.page.locator(".badge strong")).to_have_text("2")
    expect(bob.page).to_have_title("(2) Settings · Quintessence")
    bob.go(f"/tables/{mine}")
    expect(bob.page).to_have_title("● Your turn – Elem Master")
    expect(bob.page.locator(".badge strong")).to_have_text("1")
    bob.page.locator(".badge").click()
    expect(bob.page).to_have_url(f"{bob.site}/tables/{later}")


def test_a_game_among_several_at_one_device_is_found_again(arrive: Arrivals) -> None:
    visit = arrive()
    page = visit.go("/here/elementary-evolution")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/device/*")
    address = page.url
    visit.go()
    page.get_by_role("region", name="Your turn").get_by_role("link").click()
    expect(page).to_have_url(address)
    expect(page.locator(".curtain")).to_be_visible()


def test_the_same_person_goes_on_in_another_browser_by_a_link(arrive: Arrivals) -> None:
    ada, bob = arrive("fr").be("Ada"), arrive().be("Bob")
    table = begun(ada, bob)
    page = ada.go("/profile")
    page.get_by_role("button", name="Créer le lien").click()
    link = page.get_by_label("Ouvrez ce lien sur l’autre appareil").input_value()
    assert link.startswith(f"{ada.site}/continue#")

    phone = arrive("fr", "phone").be("Zoé")
    phone.page.goto(link)
    expect(phone.page.locator("main")).to_contain_text("Vous serez Ada ici aussi")
    expect(phone.page.locator("main")).to_contain_text("Sur cet appareil, vous êtes Zoé.")
    assert phone.get("/api/session")["me"]["name"] == "Zoé", "nobody has agreed yet"
    phone.page.get_by_role("button", name="Je suis Ada").click()
    expect(phone.page.locator(".badge strong")).to_have_text("1")
    assert link.partition("#")[2] not in phone.page.url
    phone.page.get_by_role("region", name="À vous").get_by_role("link").click()
    expect(phone.page).to_have_title("● À vous – Elem Master")
    assert phone.table == table
    assert phone.get(f"/api/tables/{table}")["seat"] == 0

    # On the device it came from it changes nothing, and elsewhere it works no more.
    stranger = arrive()
    stranger.forgives = lambda complaint: "404" in complaint
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("alert")).to_contain_text(sentence("device-link-void"))
    assert stranger.get("/api/session")["me"] is None


def test_a_link_that_is_opened_where_it_was_made_is_not_used_up(arrive: Arrivals) -> None:
    ada = arrive().be("Ada")
    page = ada.go("/profile")
    page.get_by_role("button", name="Create the link").click()
    link = page.get_by_label("Open this link on the other device").input_value()
    page.goto(link)
    expect(page.locator("main")).to_contain_text("You are Ada on this device already.")
    other = arrive()
    other.page.goto(link)
    other.page.get_by_role("button", name="I am Ada").click()
    expect(other.page.get_by_role("link", name="Ada")).to_be_visible()
