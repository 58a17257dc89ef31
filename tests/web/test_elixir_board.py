"""Élixir on its board: whole games by clicking and by keys, at all sizes, for all eyes."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import faults_in_both_themes
from tests.web.clicking import play_out, play_until
from tests.web.conftest import Arrivals
from tests.web.elixir_moments import (
    FOUR_SPELLS,
    HELD,
    LAWS,
    MOMENTS,
    SMALL_SPELLS,
    auction,
    forfeit,
    moment,
    sit_down,
    spoilt_words,
    stall,
    window,
)
from tests.web.endings import check_ending
from tests.web.hands_elixir import ElixirHand, KeyboardElixir, WaitingElixir
from tests.web.keyboard import tab_to
from tests.web.onlooking import OnlookingElixir
from tests.web.reach import FOUR_SIZES, laid_out, sized, unreachable
from tests.web.tables import BOT, SHORT, against_a_bot, among, open_table
from tests.web.visiting import IS_SOAK, Visit, eventually

ABLE = {"windows": "able"}
"""Only those are asked in a window who can answer."""
QUICK = {**ABLE, "round-limit": 1}
"""Over after one round."""
ENDS = {"no-spells"} if IS_SOAK else {"round-limit", "no-spells"}
"""How a game may end: in a soak it is whole."""
LONGER = {**QUICK, "round-limit": 9}
"""Long enough that everybody has a turn, whatever is skipped."""

FINDS_FIRST = """() => {
    const [find, spell] = ['.own .find', '.own .spell'].map((what) => document.querySelector(what));
    return (find.compareDocumentPosition(spell) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}"""


CLEAR_OF_NEWS = """(one) => {
    const { left, top, width } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + 6));
}"""


def levels_left(visit: Visit) -> dict[str, str]:
    """How many levels the page says that each wizard has left."""
    found = visit.page.evaluate(
        """() => [...document.querySelectorAll('.elixir .plate')]
            .map((plate) => [plate.dataset.seat, plate.querySelector('.left').textContent])"""
    )
    return dict(found)


def drawn_needs(visit: Visit) -> list[list[str]]:
    """The state of each ingredient of each spell of one's own, as it is drawn."""
    found: list[list[str]] = visit.page.evaluate(
        """() => [...document.querySelectorAll('.own .spell')].map((spell) => [spell.dataset.thing.slice(5),
            ...[...spell.querySelectorAll('.slot .sign')].map((sign) => sign.classList[2])])"""
    )
    return found


def told_needs(view: Any, seat: int) -> list[list[str]]:
    """The same, as the engine says it."""
    needs = view["needs"]
    own = [spell for spell in view["players"][str(seat)]["spells"] if spell in needs]
    return [[spell, *(slot["state"] for slot in needs[spell])] for spell in own]


@pytest.mark.long
@pytest.mark.wider
def test_three_browsers_play_elixir_to_its_end(arrive: Arrivals) -> None:
    people = [arrive("fr").be("Ada"), arrive("en").be("Ben"), arrive("fr", "phone").be("Cléo")]
    table = among(people, "elixir", options={} if IS_SOAK else SHORT["elixir"])
    play_out([ElixirHand(person, seed=seat) for seat, person in enumerate(people)])
    assert people[0].face(table)["result"]["reason"] in ENDS
    eventually(people[0], lambda: all(levels_left(person) == levels_left(people[0]) for person in people))
    for person in people:
        check_ending(person, table)


@pytest.mark.wider
def test_elixir_is_played_by_keyboard(arrive: Arrivals) -> None:
    person = arrive("en").be("Ada")
    table = against_a_bot(person, "elixir", options=ABLE if IS_SOAK else QUICK)
    play_out([KeyboardElixir(person)])
    assert person.face(table)["result"]["reason"] in ENDS


def test_space_lets_a_window_pass(arrive: Arrivals) -> None:
    person = arrive("fr").be("Ada")
    table = sit_down(person, window(3))
    passing = person.page.locator(".question.urgent [data-thing='verb:pass']:enabled")
    expect(passing).to_be_focused()
    number = person.face(table)["prompt"]["id"]
    person.page.keyboard.press("Space")
    eventually(person, lambda: (person.face(table)["prompt"] or {"id": None})["id"] != number)


@pytest.mark.parametrize("name", MOMENTS)
def test_a_full_board_is_whole_at_every_size_and_for_all_eyes(arrive: Arrivals, name: str) -> None:
    person = arrive("fr").be("Ada")
    sit_down(person, MOMENTS[name])
    page = person.page
    faults: list[str] = []
    for size in sized(page):
        faults += [f"{size}: {fault}" for fault in [*unreachable(page, size == "phone"), *spoilt_words(page)]]
        if page.locator(".elixir .spell").count() <= 4:
            # What a spell does is read on its card.
            faults += [f"{size}: cut: {text}" for text in page.locator(".elixir [data-cut]").all_text_contents()]
    faults += faults_in_both_themes(person)
    assert faults == []
    # No two at the table are called the same, however narrow their plates.
    called = page.locator(".elixir .plate .called").all_inner_texts()
    assert len(set(called)) == len(called)


def said_by(spell: Locator) -> str:
    """What a spell does, as it is written on it."""
    return str(spell.locator(".text").evaluate("(text) => text.firstChild.textContent"))


@pytest.mark.parametrize("name", ["nine spells", "nine spells and a cloth"])
def test_a_spell_without_room_for_its_text_is_read_in_the_middle(arrive: Arrivals, name: str) -> None:
    person = arrive("fr").be("Ada")
    is_cloth = name != "nine spells"
    position = MOMENTS["nine spells"]
    if is_cloth:
        frames = auction(5)["stack"]
        position = moment(5, HELD, SMALL_SPELLS, active=1, stack=frames)
    sit_down(person, position)
    page = person.page
    page.set_viewport_size(FOUR_SIZES["low laptop"])
    laid_out(page)
    cut = page.locator(".own .spell:has([data-cut])")
    assert cut.count() > 4
    read = page.locator(".glimpse .text" if is_cloth else ".reading .text")
    for place in range(cut.count()):
        spell = cut.nth(place)
        spell.hover()
        expect(read).to_have_text(said_by(spell))
        assert page.locator(":is(.glimpse, .reading) [data-cut]").count() == 0
        assert unreachable(page, False) == []
    page.mouse.move(2, 2)
    expect(read).to_have_count(0)
    tab_to(page, ".own .spell:has([data-cut])")
    expect(read).to_have_text(said_by(page.locator(".own .spell:focus")))


def test_bids_lie_under_lids_until_all_are_done_and_then_are_shown_with_their_worth(arrive: Arrivals) -> None:
    ada, ben = arrive("fr").be("Ada"), arrive("en", "phone").be("Ben")
    position = auction(3)
    table = among([ada, ben], "elixir", bots=1, position=position, options={"windows": "able"})
    page = ada.page
    done = page.locator(".elixir [data-thing='cloth:done']")
    expect(page.locator(".plate .lid.waits")).to_have_count(1)
    expect(page.locator(".plate .lid.done")).to_have_count(1)
    expect(page.locator(".cloth .sum")).to_contain_text("valeur 0")
    page.locator(".finds [data-thing='card:copper-bathtub']").drag_to(page.locator(".cloth"))
    page.locator(".finds [data-thing='card:odd-sock']").click()
    page.locator(".finds [data-thing='card:owl-down']").click()
    expect(page.locator(".cloth .sum")).to_contain_text("valeur 7")
    page.locator(".cloth [data-thing='cloth:owl-down']").click()
    expect(page.locator(".cloth .sum")).to_contain_text("valeur 6")
    assert ada.face(table)["view"]["ask"]["put"]["0"] == []
    done.click()
    expect(page.locator(".cloth button:enabled")).to_have_count(0)
    eventually(ada, lambda: 0 in ada.face(table)["view"]["ask"]["done"])
    for word in ("Baignoire", "bathtub"):
        assert word not in ben.page.locator(".elixir").inner_text(), "what lies under a lid was told"
    assert ada.page.locator(".shown").count() == 0
    ben.page.locator(".elixir [data-thing='cloth:done']").click()
    shown = page.locator(".shown li")
    expect(shown).to_have_count(3)
    expect(shown.filter(has_text="Baignoire en cuivre")).to_contain_text("valeur 6")
    expect(page.locator(".shown .won")).to_have_count(1)


def test_on_a_phone_what_answers_a_question_comes_into_sight(arrive: Arrivals) -> None:
    ada, ben = arrive("fr", "phone").be("Ada"), arrive("en", "phone").be("Ben")
    sit_down(ada, auction(3))
    page = ada.page
    expect(page.locator(".cloth")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".own .find").first).to_be_in_viewport(ratio=0.9)
    assert page.evaluate(FINDS_FIRST), "spells lie between the cloth and the finds that are laid on it"
    # A spell at the end of a long page asks for a target at its beginning.
    sit_down(ben, moment(3, ["dragon-yawn"], [*SMALL_SPELLS[:7], "encore"]))
    page = ben.page
    page.locator(".own [data-thing='card:encore']").tap()
    expect(page.locator(".plate").first).not_to_be_in_viewport()
    page.locator("[data-thing='verb:cast']").tap()
    expect(page.locator(".plate.lit").first).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_a_card_on_the_table_is_read_at_a_touch(arrive: Arrivals) -> None:
    ada = arrive("fr", "phone").be("Ada")
    sit_down(ada, auction(3))
    page = ada.page
    umbrella = page.locator(".lot .ticket").filter(has_text="Parapluie")
    umbrella.tap()
    expect(page.locator(".reader")).to_contain_text("Parapluie tordu")
    umbrella.tap()
    expect(page.locator(".reader")).to_have_count(0)
    umbrella.tap()
    page.locator(".own [data-thing='card:odd-sock']").tap()
    expect(page.locator(".reader")).to_have_count(0)
    expect(page.locator(".cloth .sum")).to_contain_text("valeur 2")


def test_on_a_phone_the_question_tells_what_the_card_does_that_one_answers(arrive: Arrivals) -> None:
    ada = arrive("fr", "phone").be("Ada")
    sit_down(ada, window(3))
    page = ada.page
    expect(page.locator(".question .help")).to_have_text(page.locator(".event .text").inner_text())
    page.set_viewport_size(FOUR_SIZES["low laptop"])
    laid_out(page)
    expect(page.locator(".question .help")).to_have_count(0)


def test_on_a_phone_all_that_is_offered_comes_into_sight(arrive: Arrivals) -> None:
    ada = arrive("fr", "phone").be("Ada")
    sit_down(ada, stall(3))
    expect(ada.page.locator(".offers")).to_be_in_viewport(ratio=0.95)


def test_on_a_phone_the_news_stays_in_sight_and_over_nothing_that_is_looked_for(arrive: Arrivals) -> None:
    ada = arrive("fr", "phone").be("Ada")
    sit_down(ada, MOMENTS["much that lasts and many finds, among three"])
    page = ada.page
    page.locator(".newcomer").get_by_role("button", name="Fermer").click()
    news = page.locator(".news button")
    expect(news).to_be_visible()
    room = page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
    assert room > 100
    for part in (0, 0.5, 1):
        page.evaluate("(top) => scrollTo(0, top)", room * part)
        expect(news).to_be_in_viewport(ratio=1)
        assert unreachable(page, True) == []
    # Whatever is brought into sight, by hand or with the keys, stands clear of it.
    for one in page.locator(".elixir button:enabled").all():
        one.evaluate("(one) => { scrollTo(0, 9999); one.focus(); }")
        assert one.evaluate(CLEAR_OF_NEWS), one.inner_text()
    page.evaluate("() => scrollTo(0, 9999)")
    news.click()
    expect(page.locator(".news.open, dialog[open]")).to_be_visible()


def test_a_forfeit_stands_above_the_line_in_which_one_writes_and_others_cheer(arrive: Arrivals) -> None:
    ada, ben = arrive("fr").be("Ada"), arrive("en").be("Ben")
    position = moment(3, HELD, ["second-wind", "siesta"], lasting={"1": forfeit("doggerel", 0, 2)})
    among([ada, ben], "elixir", bots=1, position=position, options={"windows": "able"})
    expect(ada.page.locator(".chat .asked")).to_contain_text("chaque phrase rime")
    expect(ada.page.locator(".elixir section.laws")).to_contain_text("Vers de mirliton")
    expect(ben.page.locator(".chat [data-cheer]")).to_be_visible()
    assert ben.page.locator(".chat .asked").count() == 0
    ben.page.locator("[data-cheer]").click()
    expect(ada.page.locator(".chat .said")).to_contain_text("Ben Bravo!")
    ada.page.locator(".elixir [data-thing='forfeit:doggerel']").click()
    expect(ada.page.locator(".chat .asked")).to_have_count(0)


def test_what_lies_over_the_table_is_closed_by_keys_and_gives_the_focus_back(arrive: Arrivals) -> None:
    person = arrive("fr").be("Ada")
    sit_down(person, moment(3, HELD, FOUR_SPELLS, lasting=LAWS))
    page = person.page
    for size in ("laptop", "low laptop"):
        page.set_viewport_size(FOUR_SIZES[size])
        plate = page.locator(".elixir [data-thing='seat:2']")
        plate.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".panel")).to_contain_text("Cochon truffier")
        expect(page.locator(".panel [data-thing='close']")).to_be_focused()
        laid_out(page)
        assert unreachable(page, False) == []
        page.keyboard.press("Escape")
        expect(page.locator(".panel")).to_have_count(0)
        expect(plate).to_be_focused()


def test_touching_a_find_lights_the_spells_that_want_it(arrive: Arrivals) -> None:
    person = arrive("fr").be("Ada")
    sit_down(person, moment(3, ["sulky-turnip", "quicksilver", "bottled-fog"], FOUR_SPELLS))
    page = person.page
    spells = {name: page.locator(f".elixir .spell[data-thing='card:{name}']") for name in FOUR_SPELLS}
    expect(spells["second-helping"]).to_have_class(re.compile("glows"))
    expect(spells["twin-echo"].locator(".state")).to_have_text("Il manque 2 ingrédients")
    expect(spells["light-fingers"].locator(".sign.stand-in")).to_have_count(1)
    page.locator(".finds [data-thing='card:sulky-turnip']").click()
    expect(page.locator(".elixir .spell.wanted")).to_have_count(1)
    expect(spells["second-helping"]).to_have_class(re.compile("wanted"))
    page.locator(".finds [data-thing='card:quicksilver']").click()
    expect(page.locator(".elixir .spell.wanted")).to_have_count(4)


@pytest.mark.long
@pytest.mark.wider
@pytest.mark.parametrize("seats", [3, 8])
def test_everything_can_be_touched_at_every_size(arrive: Arrivals, seats: int) -> None:
    person = arrive("fr").be("Ada")
    short = {**QUICK, "round-limit": 1 if seats == 8 else 2}
    table = among([person], "elixir", seats - 1, options=ABLE if IS_SOAK else short)
    hand = OnlookingElixir(person, actions=3)
    play_out([hand])
    assert list(hand.faults) == []
    assert hand.looks > 5
    assert person.face(table)["result"]["reason"] in ENDS


def test_what_is_drawn_of_a_cost_is_what_the_engine_says(arrive: Arrivals) -> None:
    person = arrive("fr").be("Ada")
    table = against_a_bot(person, "elixir", options=LONGER)
    hand = WaitingElixir(person)
    turn = person.page.locator(".question [data-thing='verb:next']:enabled")
    play_until([hand], lambda: turn.count() > 0)
    needs = told_needs(person.face(table)["view"], 0)
    assert len(needs) > 1
    assert drawn_needs(person) == needs


def test_nothing_keeps_people_out_at_any_question(arrive: Arrivals) -> None:
    person = arrive("en").be("Ada")
    faults: dict[str, list[str]] = {}
    # A short game may be over before it has asked two kinds of questions.
    for _ in range(4):
        look_through_a_game(person, faults)
        if len(faults) > 1:
            break
    assert len(faults) > 1
    assert {where: found for where, found in faults.items() if found} == {}


def look_through_a_game(person: Visit, faults: dict[str, list[str]]) -> None:
    """Plays a short game and notes what keeps people out, by the kind of question."""
    against_a_bot(person, "elixir", options=QUICK)
    hand = ElixirHand(person, actions=2)

    def look() -> bool:
        kinds = person.page.evaluate(hand.look)
        kind = " ".join(name for name, lit in kinds.items() if lit)
        if kind and kind not in faults:
            faults[kind] = faults_in_both_themes(person)
        return hand.is_over

    play_until([hand], look)


def test_a_spectator_sees_the_table_and_no_hand(arrive: Arrivals) -> None:
    ada, guest = arrive().be("Ada"), arrive("fr")
    position = moment(3, HELD, FOUR_SPELLS)
    table = among([ada], "elixir", bots=2, position=position, options={"windows": "able"}, public=True)
    ada.page.locator(".elixir .question.mine").wait_for()
    guest.go(f"/tables/{table}")
    expect(guest.page.locator(".elixir .plate")).to_have_count(3)
    expect(guest.page.locator(".elixir .own .backside").first).to_be_visible()
    assert guest.page.locator(".elixir .own [data-thing^='card:']").count() == 0
    own = ada.page.locator(".elixir .own .spell .name").all_text_contents()
    assert own
    page = guest.page.locator(".elixir").inner_text()
    assert not any(name in page for name in own)


def test_a_replay_draws_every_moment(arrive: Arrivals) -> None:
    visit = arrive("fr").be("Ada")
    table = finished_game(visit)
    plies = int(visit.get(f"/api/tables/{table}/replay?ply=0")["plies"])
    for ply in (0, plies // 2, plies):
        visit.go(f"/replays/{table}/{ply}")
        expect(visit.page.locator(".elixir .plate")).to_have_count(3)
        assert visit.page.locator(".elixir .answers button:enabled").count() == 0


def finished_game(visit: Visit) -> str:
    """A short game that three bots have played."""
    table = open_table(visit, "elixir", [BOT, BOT, BOT], sit=None, options=QUICK)
    visit.post(f"/api/tables/{table}/start")
    eventually(visit, lambda: visit.face(table)["result"] is not None)
    return table
