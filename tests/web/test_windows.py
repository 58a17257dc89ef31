"""Reaction windows among people: closed without betraying hands, answered by nobody's stale click."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.table.window_shelf import SPREAD
from tests.web.conftest import Arrivals
from tests.web.tables import PERSON, open_table
from tests.web.visiting import Visit, eventually

PASS = '.elixir .question [data-thing="verb:pass"]:enabled'
TOLD = '.prompt-area .told[role="status"]'
LENGTH = 3
"""Seconds for which windows are open in these tests."""


def table_of(people: list[Visit], seats: list[int], seconds: int = LENGTH) -> str:
    """Élixir with the cards spread out: a spell of the first asks the second and third, who can answer, and the
    fourth, who cannot. The pages of these seats show it."""
    agreed: dict[str, Any] = {"window": {"kind": "timed", "seconds": seconds}, "position": SPREAD}
    table = open_table(people[0], "elixir", [PERSON] * 4, **agreed)
    for seat, person in enumerate(people[1:], start=1):
        person.post(f"/api/tables/{table}/sit", {"seat": seat, "nonce": "another word"})
    people[0].post(f"/api/tables/{table}/start")
    for seat in seats:
        people[seat].go(f"/tables/{table}")
    for seat in seats:
        expect(people[seat].page.locator(".side-area .typing")).to_be_visible()
    return table


def four(arrive: Arrivals) -> list[Visit]:
    return [arrive("en").be(name) for name in ("Ada", "Bob", "Cleo", "Dan")]


def say(visit: Visit, words: str) -> None:
    """Types a move: no board is in the way."""
    field = visit.page.locator(".side-area input[list]")
    if field.count() == 0:
        visit.page.keyboard.press("/")
    field.fill(words)
    field.press("Enter")


def heard(person: Visit, table: str) -> list[Any]:
    """All that somebody was told of the game."""
    told = person.get(f"/api/tables/{table}/told")["told"]
    return [event for events in told for event in events if event["kind"] not in ("sat", "opened", "away", "here")]


@pytest.mark.long
def test_who_holds_nothing_sees_no_question_and_silence_passes_for_all_at_once(arrive: Arrivals) -> None:
    people = four(arrive)
    table = table_of(people, [0, 1, 3])
    ada, bob, dan = (people[seat].page for seat in (0, 1, 3))
    say(people[0], "cast second-helping")
    expect(bob.locator(PASS)).to_be_visible()
    expect(bob.locator(".time.asked")).to_have_count(1)
    expect(dan.locator(TOLD)).to_contain_text("you have nothing to respond with")
    expect(ada.locator(TOLD)).to_contain_text("Can react")
    assert dan.locator(PASS).count() == 0
    for page in (ada, dan):
        expect(page.locator(".time:not(.asked)")).to_have_count(1)
    eventually(people[0], lambda: people[0].face(table)["table"]["window"] is None)
    for page in (ada, bob, dan):
        expect(page.locator(".time")).to_have_count(0)


@pytest.mark.long
def test_what_the_others_see_does_not_depend_on_what_was_pressed(arrive: Arrivals) -> None:
    """Once those who can answer pass at once, once they do nothing: the first sees the same, for as long."""
    told = []
    for presses in (True, False):
        people = four(arrive)
        table = table_of(people, [0, 1, 2] if presses else [0])
        ada = people[0]
        say(ada, "cast second-helping")
        for person in people[1:3] if presses else []:
            person.page.locator(PASS).click()
            expect(person.page.locator("[data-reconsider]")).to_be_visible()
        expect(ada.page.locator(".time")).to_have_count(1)
        expect(ada.page.locator(".time")).to_have_count(0)
        told.append(heard(ada, table))
    assert told[0] == told[1]


def test_an_answer_is_seen_when_the_window_closes_and_can_be_taken_back_before(arrive: Arrivals) -> None:
    people = four(arrive)
    table = table_of(people, [0, 1, 2], seconds=8)
    bob, cleo = people[1].page, people[2].page
    say(people[0], "cast second-helping")
    expect(cleo.locator(PASS)).to_be_visible()
    cleo.locator(PASS).click()
    cleo.locator("[data-reconsider]").click()
    expect(cleo.locator(PASS)).to_be_visible()
    say(people[2], "cast last-word")
    expect(cleo.locator(TOLD)).to_contain_text("Your answer")
    assert bob.locator(".log-box", has_text="Last Word").count() == 0
    bob.locator("body").press(" ")
    expect(bob.locator(TOLD)).to_contain_text("You let it pass")
    eventually(people[0], lambda: (people[0].face(table)["table"]["window"] or {}).get("id") != "w1")
    expect(bob.locator(PASS)).to_be_visible()


def test_orders_are_one_small_control_and_nobody_else_s_business(arrive: Arrivals) -> None:
    people = four(arrive)
    table = table_of(people, [0, 1, 3], seconds=8)
    dan, bob = people[3].page, people[1].page
    dan.locator("[data-order]:visible").select_option("always")
    bob.locator("[data-order]:visible").select_option("pass")
    eventually(people[1], lambda: people[1].face(table)["prompt"]["order"] == "pass")
    eventually(people[3], lambda: people[3].face(table)["prompt"]["order"] == "always")
    say(people[0], "cast second-helping")
    expect(dan.locator(PASS)).to_be_visible()
    expect(bob.locator(TOLD)).to_contain_text("You let everything pass this turn")
    assert bob.locator(PASS).count() == 0
    for person in (people[0], people[2]):
        assert "ordered" not in [event["kind"] for event in heard(person, table)]


def test_more_time_is_asked_for_in_the_settings_and_seen_by_all(arrive: Arrivals) -> None:
    people = four(arrive)
    bob = people[1]
    bob.go("/settings")
    bob.page.get_by_label("20 seconds").check()
    table = table_of(people, [0, 1])
    eventually(bob, lambda: bob.face(table)["table"]["seats"][1]["more_time"] == 20_000)
    say(people[0], "cast second-helping")
    expect(people[0].page.locator(".time")).to_have_count(1)
    window = people[0].face(table)["table"]["window"]
    assert window["until"] - window["since"] == 20_000
    expect(people[0].page.locator(".log-box")).to_contain_text("asked for more time")


# Stale clicks.


def at_one_device(person: Visit) -> str:
    """Elem Master in words at one device: whoever ends a turn has the other's button for it under the mouse."""
    sitters = [{"seat": seat, "name": name} for seat, name in enumerate(("Ada", "Bob"))]
    made = person.post("/api/tables", {"game": "elem-master", "seats": [PERSON, PERSON], "sit": None, "here": sitters})
    person.post(f"/api/tables/{made['id']}/start")
    person.page.add_init_script("localStorage.setItem('quintessence.settings', JSON.stringify({form: 'words'}))")
    person.go(f"/device/{made['id']}")
    return str(made["id"])


def turn_of(person: Visit, table: str) -> int:
    awaited = person.face(table)["view"]["table"]["awaited"]
    assert len(awaited) == 1
    return int(awaited[0])


END = '.prompt-area [data-move="end"]'
SERIES = 450
"""Milliseconds within which presses are one series, as in `presses.ts`."""


def test_the_second_half_of_a_double_click_does_not_answer_the_next_question(arrive: Arrivals) -> None:
    person = arrive("en").be("Ada")
    table = at_one_device(person)
    page = person.page
    expect(page.locator(END)).to_be_enabled()
    first = turn_of(person, table)
    name = page.locator(".seats .turn").inner_text()
    page.evaluate("addEventListener('pointerdown', (event) => (window.downs ??= []).push(event.timeStamp), true)")
    page.locator(END).hover()
    page.mouse.down()
    page.mouse.up()
    # The press goes on while the next question comes, and ends on it.
    page.mouse.down()
    expect(page.locator(".seats .turn")).not_to_have_text(name, use_inner_text=True)
    expect(page.locator(END)).to_be_enabled()
    page.mouse.up()
    assert turn_of(person, table) == 1 - first
    page.mouse.down()
    page.mouse.up()
    # On a machine that is busy the last press comes so late that it counts.
    if page.evaluate(f"window.downs.at(-1) - window.downs[0] > {SERIES}"):
        eventually(person, lambda: turn_of(person, table) == first)
        return
    assert turn_of(person, table) == 1 - first
    expect(page.locator(".why")).to_have_count(0)
    # Who looks, and then presses, is heard.
    page.wait_for_timeout(500)
    page.locator(END).click()
    eventually(person, lambda: turn_of(person, table) == first)


def test_a_key_that_is_held_answers_one_question(arrive: Arrivals) -> None:
    person = arrive("en").be("Ada")
    table = at_one_device(person)
    page = person.page
    expect(page.locator(END)).to_be_enabled()
    first = turn_of(person, table)
    page.locator(END).focus()
    page.keyboard.down("Enter")
    eventually(person, lambda: turn_of(person, table) == 1 - first)
    expect(page.locator(END)).to_be_enabled()
    page.locator(END).focus()
    for _ in range(5):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert turn_of(person, table) == 1 - first


def test_a_click_on_a_question_that_is_over_is_no_error(arrive: Arrivals) -> None:
    """The window closes while the click is on its way: nothing is played, and nothing is said."""
    people = four(arrive)
    table = table_of(people, [0, 1])
    bob = people[1].page
    bob.evaluate(
        """() => {
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
                if (String(text).includes('"play"')) window.held = () => send.call(this, text);
                else send.call(this, text);
            };
        }"""
    )
    say(people[0], "cast second-helping")
    bob.locator(PASS).click()
    eventually(people[0], lambda: people[0].face(table)["table"]["window"] is None)
    before = heard(people[0], table)
    bob.evaluate("() => window.held()")
    expect(bob.locator(".time")).to_have_count(0)
    bob.wait_for_timeout(300)
    expect(bob.locator(".why, .toast")).to_have_count(0)
    assert heard(people[0], table) == before
