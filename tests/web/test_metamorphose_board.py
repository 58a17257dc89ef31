"""Métamorphose's board: holes that are holes, a shift by dragging and by arrows, lessons, replay, onlookers, axe."""

import base64
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from quintessence.core.types import JsonObject
from tests.web.axe import faults_in_both_themes, grave_faults
from tests.web.clicking import play_until
from tests.web.conftest import Arrivals
from tests.web.hands_metamorphose import MetamorphoseHand, agrees, begun_at, drawn, position, thing, told
from tests.web.reach import sized, unreachable
from tests.web.tables import finished
from tests.web.visiting import IS_SOAK, SIZES, Visit, eventually

STACKED: JsonObject = {
    "round": 3,
    "alpha": 0,
    "contests": ["orange-purple"],
    "market": {"1": ["rust-magpie", "spark-ferret", "bog-lynx", "shade-bear"]},
    "players": {
        "0": {
            "creatures": {
                "c1": {"cards": ["lantern-crab", "ember-newt"], "shift": [0, -1]},
                "c2": {"cards": ["jade-ox"]},
            }
        },
        "1": {"creatures": {"c1": {"cards": ["moon-serpent", "moss-hare"]}}},
    },
}
"""Through the first hole of the crab one sees green, through the second purple, through the third orange."""

PIXEL = """async ([picture, points]) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(bitmap, 0, 0);
    return points.map(([x, y]) => [...pen.getImageData(Math.round(x), Math.round(y), 1, 1).data.slice(0, 3)]);
}"""

SPOTS = """() => {
    const svg = document.querySelector('.slot .own .laid[data-depth="1"] svg.strip');
    const { left, top, width, height } = svg.getBoundingClientRect();
    return [0, 2, 4].map((slot) => [left + width * 0.5, top + (slot + 0.5) * height / 6]);
}"""


def colour_of(visit: Visit, name: str) -> list[int]:
    """A colour of the tokens as red, green and blue."""
    found: list[int] = visit.page.evaluate(
        """(name) => {
            const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
            return [1, 3, 5].map((place) => parseInt(value.slice(place, place + 2), 16));
        }""",
        name,
    )
    return found


def test_holes_are_cut_out_and_show_the_card_beneath(arrive: Arrivals) -> None:
    ada = arrive("fr").be("Ada")
    begun_at([ada], STACKED, bots=1)
    points = ada.page.evaluate(SPOTS)
    picture = base64.b64encode(ada.page.screenshot()).decode()
    seen = ada.page.evaluate(PIXEL, [picture, points])
    assert seen == [colour_of(ada, name) for name in ("--green", "--purple", "--orange")]


def test_a_card_is_dragged_to_a_height_with_its_strength_told_on_the_way(arrive: Arrivals) -> None:
    ada = arrive("fr").be("Ada")
    table = begun_at([ada], STACKED, bots=1)
    page = ada.page
    page.locator(thing("stack:c1")).click()
    page.locator(thing("do:shift")).click()
    expect(page.locator(thing("slide:2:down-1"))).to_be_enabled()
    card = page.locator('.slot .fan [data-hold="2"]')
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + box["height"] / 3, steps=8)
    expect(page.locator(".slot .fan .force")).to_contain_text("2+4")
    assert ada.face(table)["view"]["pending"] is None, "nothing is played while the card is held"
    page.mouse.up()
    eventually(ada, lambda: ada.face(table)["view"]["players"]["0"]["creatures"]["c1"]["shift"] == [0, 1])
    agrees(ada, table, 0)


def test_a_card_is_slid_with_the_arrow_keys(arrive: Arrivals) -> None:
    ada = arrive().be("Ada")
    table = begun_at([ada], STACKED, bots=1)
    page = ada.page
    page.locator(thing("stack:c1")).click()
    page.locator(thing("do:shift")).click()
    card = page.locator('.slot .fan [data-hold="2"][role=slider]')
    card.focus()
    page.keyboard.press("ArrowUp")
    expect(card).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("Enter")
    eventually(ada, lambda: ada.face(table)["view"]["players"]["0"]["creatures"]["c1"]["shift"] == [0, -2])


def test_a_finger_looks_first_and_places_then(arrive: Arrivals) -> None:
    ada = arrive("fr", "phone").be("Ada")
    table = begun_at([ada], STACKED, bots=1)
    ada.page.locator(thing("spot:1a")).tap()
    gap = ada.page.locator(thing("gap:c2:on"))
    gap.tap()
    expect(ada.page.locator(".slot .lines")).to_contain_text("Sur Bœuf de jade")
    expect(gap.locator(".again")).to_be_visible()
    assert ada.face(table)["view"]["pending"] is None
    gap.tap()
    eventually(ada, lambda: len(told(ada, table, 0)["c2"][0]) == 2)


def test_a_lesson_says_in_the_gap_that_a_second_touch_places(arrive: Arrivals) -> None:
    page = arrive("fr", "phone").go("/learn/metamorphose/1")
    page.locator(thing("spot:1a")).tap()
    gap = page.locator(thing("gap:new"))
    expect(gap.locator(".title")).to_have_text("Nouvelle créature")
    gap.tap()
    expect(gap.locator(".title")).to_have_text("Touchez encore pour poser")
    gap.tap()
    expect(page.locator(".message.good")).to_be_visible()


def test_what_was_said_of_a_wrong_try_goes_with_the_next(arrive: Arrivals) -> None:
    page = arrive("fr").go("/learn/metamorphose/8")
    page.locator(thing("gap:c1:on")).click()
    expect(page.locator(".message.near")).to_be_visible()
    expect(page.locator(thing("gap:new"))).to_be_enabled()
    page.locator(thing("gap:new")).click()
    expect(page.locator('.slot [data-move="end"]')).to_be_visible()
    expect(page.locator(".message")).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_phone_tells_the_contest_in_one_line_and_a_power_whole(arrive: Arrivals, language: Any) -> None:
    ada = arrive(language, "phone").be("Ada")
    begun_at(
        [ada],
        {**STACKED, "round": 12, "market": {"1": ["mirror-gecko", "spark-ferret", "bog-lynx", "shade-bear"]}},
        bots=1,
    )
    when = ada.page.locator(".slot .strip .soon")
    assert (
        when.evaluate("(line) => line.getClientRects()[0].height / parseFloat(getComputedStyle(line).lineHeight)") < 1.5
    )
    ada.page.locator(thing("spot:1a")).tap()
    lines = ada.page.locator(".slot .lines")
    expect(lines).not_to_be_empty()
    assert lines.evaluate("(line) => line.scrollHeight - line.clientHeight < 8"), "less than a line"


def test_pills_tell_what_the_turn_can_still_bring(arrive: Arrivals) -> None:
    """The only card that one has can neither be moved nor be shifted (ME-MOV-5, ME-SHI-2)."""
    ada = arrive("fr").be("Ada")
    begun_at([ada], {"round": 1, "alpha": 0, "players": {"0": {"creatures": {}}}}, bots=1)
    pills = ada.page.locator(".slot .pill")
    expect(pills.nth(1)).to_contain_text("pas encore")
    for touch in ("spot:1a", "gap:new"):
        ada.page.locator(thing(touch)).click()
    expect(pills.nth(0)).to_contain_text("fait")
    for place in (1, 2):
        expect(pills.nth(place)).to_contain_text("impossible")


def test_the_figures_of_a_tall_rival_are_not_cut(arrive: Arrivals) -> None:
    ada = arrive("fr").be("Ada")
    tall = TALL["players"]["0"]  # type: ignore[index, call-overload]
    begun_at([ada], {**TALL, "players": {"0": {"creatures": {"c1": {"cards": ["jade-ox"]}}}, "1": tall}}, bots=1)
    rows = ada.page.locator('.slot .rival [data-creature="1:c1"] .rows i[data-shows]')
    expect(rows.first).to_be_attached()
    for name in sized(ada.page):
        sizes = rows.evaluate_all(
            "(rows) => rows.map((row) => [parseFloat(getComputedStyle(row).fontSize), row.clientHeight])"
        )
        assert [size for size in sizes if size[0] > size[1]] == [], name


def test_buttons_and_the_list_of_moves_name_cards(arrive: Arrivals) -> None:
    ada = arrive("fr").be("Ada")
    begun_at([ada], STACKED, bots=1)
    ada.page.get_by_role("button", name="Que puis-je faire").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Invoquer Pie de rouille")).to_be_visible()
    assert "espace" not in dialog.inner_text()


def test_an_onlooker_sees_every_stack_and_can_touch_nothing_that_moves(arrive: Arrivals) -> None:
    ada, ben, guest = arrive().be("Ada"), arrive().be("Ben"), arrive("fr")
    table = begun_at([ada, ben], STACKED)
    guest.go(f"/tables/{table}")
    guest.page.locator(".slot .own .stack").first.wait_for()
    assert drawn(guest) == told(ada, table, 0)
    guest.page.locator('.slot [data-creature="1:c1"]').click()
    expect(guest.page.locator(".slot .fan [data-hold]")).to_have_count(2)
    assert guest.page.locator(".slot .lit").count() == 0
    hands = [MetamorphoseHand(ada, seed=1), MetamorphoseHand(ben, seed=2)]
    play_until(hands, lambda: hands[0].ends > 0)
    guest.page.locator(".slot [data-close]").click()
    eventually(guest, lambda: drawn(guest) == told(ada, table, 0))


def test_a_replay_shows_every_moment_and_counts_its_contests(arrive: Arrivals) -> None:
    visit = arrive().be("Ada")
    table = finished(visit, "metamorphose")
    plies = int(visit.get(f"/api/tables/{table}/replay?ply=0")["plies"])
    held = next(ply for ply in range(plies + 1) if contest_at(visit, table, ply))
    for ply in (held, plies // 2, 0):
        visit.go(f"/replays/{table}/{ply}")
        visit.page.locator(".slot .own").wait_for()
        view = visit.get(f"/api/tables/{table}/replay?ply={ply}&seat=0")["view"]
        creatures = view["players"]["0"]["creatures"]
        expected = {place: (one["cards"], one["shows"]) for place, one in creatures.items()}
        eventually(visit, partial(shows, visit, expected))
        assert (visit.page.locator(".slot .contest [data-count], .slot [data-count]").count() > 0) == (ply == held)


def shows(visit: Visit, expected: dict[str, Any]) -> bool:
    return drawn(visit) == expected


def contest_at(visit: Visit, table: str, ply: int) -> bool:
    events: list[Any] = visit.get(f"/api/tables/{table}/replay?ply={ply}&seat=0")["events"]
    return any(event["kind"] == "contest-started" for event in events)


@pytest.mark.wider
@pytest.mark.parametrize("language", ["fr", "en"] if IS_SOAK else ["fr"])
def test_a_lesson_is_played_through_by_clicking(arrive: Arrivals, language: Any) -> None:
    page = arrive(language).go("/learn/metamorphose/1")
    primary = page.locator(".text .steps .button.primary")
    for touches in (
        ["spot:1a", "gap:new"],
        ["spot:1a", "gap:c1:on"],
        ["spot:1b", "gap:c1:2"],
        ["spot:2a", "gap:c1:on"],
        ["stack:c1", "do:shift", "slide:2:up-1"],
        ["stack:c2", "card:c2:1", "gap:c1:under"],
        ["end"],
        ["gap:new", "end"],
    ):
        for touch in touches:
            page.locator('.slot [data-move="end"]' if touch == "end" else thing(touch)).click()
        expect(page.locator(".message.good")).to_be_visible()
        expect(primary).to_be_visible()
        if touches[-1] != "end" or touches == ["end"]:
            primary.click()


HIGH = (
    *("brass-rooster", "grove-warden", "glade-centaur", "stilt-djinn"),
    *("magma-badger", "moon-serpent", "rune-toad", "cinder-mole"),
)
TALL: JsonObject = {
    "round": 8,
    "alpha": 0,
    "contests": ["purple-orange"],
    "market": {
        "1": ["lofty-wisp", "prism-bat", "spring-herald", "saffron-chameleon"],
        "2": ["swamp-hippo", "caravan-captain", "mould-stork", "mirage-weaver"],
        "3": ["season-empress", "obsidian-scorpion", "crown-salamander", "eclipse-chimera"],
    },
    "players": {
        "0": {
            "creatures": {
                "c1": {
                    "cards": [*HIGH],
                    "shift": [0, 1, 2, -2, 0, 2, 1, -1],
                    "mana": {"3": "ready", "5": "ready"},
                },
                "c2": {"cards": ["fern-healer"]},
                "c3": {"cards": ["arcane-leviathan"], "mana": {"3": "ready"}},
                "c4": {"cards": ["canopy-gibbon"]},
                "c5": {"cards": ["desert-rhino"]},
            }
        },
        **{str(seat): {"points": 30 + seat, "strength": {"purple": 9 + seat}} for seat in (1, 2, 3)},
    },
}
"""Long names, a tall stack, numbers of two digits, four seats."""

WORDS = """() => {
    const faults = [];
    const overflows = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
    for (const box of document.querySelectorAll('.slot .when, .slot .gauge')) if (overflows(box)) faults.push(`runs over: ${box.innerText}`);
    for (const box of document.querySelectorAll('.slot .face .name, .slot .face .short, .slot .face .long')) {
        if (box.getClientRects().length === 0) continue;
        const text = box.firstChild;
        for (const word of text.textContent.matchAll(/[^\\s-]+/g)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            if (range.getClientRects().length > 1) faults.push(`broken: ${word[0]}`);
        }
        const [inner, outer] = [box, box.closest('.face')].map((one) => one.getBoundingClientRect());
        if (inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1) faults.push(`beyond its card: ${text.textContent}`);
    }
    return [...new Set(faults)];
}"""  # noqa: E501


SMALLEST = {"laptop": 9.5}
"""Pixels, where a card has no room for its longest word in letters as large as elsewhere."""
USUAL = 10.5
POWERS = """() => [...document.querySelectorAll('.slot .spot')].map((spot) => [spot.querySelector('.name').textContent,
    ...['.name', '.power'].map((what) => parseFloat(getComputedStyle(spot.querySelector(what)).fontSize))])"""


def test_cards_of_the_market_can_be_read_and_alpha_is_told_in_words_at_every_size(arrive: Arrivals) -> None:
    ada = arrive("fr").be("Ada")
    begun_at([ada], TALL, bots=3)
    told = ada.page.locator(".slot .alpha").filter(has_text="Vous êtes Alpha et commencez ce tour.")
    for size in sized(ada.page):
        written = ada.page.evaluate(POWERS)
        assert len(written) == 12
        assert [card for card in written if min(card[1:]) < SMALLEST.get(size, USUAL)] == []
        expect(told.filter(visible=True)).to_have_count(1)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_word_is_broken_and_nothing_runs_over_at_any_size(arrive: Arrivals, language: Any) -> None:
    ada, found = arrive(language).be("Ada"), {}
    begun_at([ada], TALL, bots=3)

    def look(moment: str) -> None:
        for name in sized(ada.page):
            found[f"{moment}, {name}"] = [*ada.page.evaluate(WORDS), *unreachable(ada.page, may_scroll=name == "phone")]

    look("turn")
    ada.page.locator(thing("stack:c1")).click()
    expect(ada.page.locator(".slot .fan [data-hold]")).to_have_count(8)
    look("fanned")
    ada.page.locator(thing("do:shift")).click()
    expect(ada.page.locator(thing("slide:2:up-1"))).to_be_enabled()
    look("shifted")
    ada.page.keyboard.press("Escape")
    ada.page.locator(thing("spot:1a")).click()
    ada.page.locator(thing("gap:c1:on")).hover()
    look("placed")
    assert {where: faults for where, faults in found.items() if faults} == {}


def test_dear_cards_glow_only_while_a_token_can_pay(arrive: Arrivals) -> None:
    """A token of value 3 pays for level 2, one of value 5 for level 3 too (ME-MANA-4, ME-MANA-5)."""
    ada = arrive("fr").be("Ada")
    for tokens, glowing in (({}, []), ({"3": "ready", "5": "spent"}, ["2"]), ({"5": "ready"}, ["2", "3"])):
        creatures: dict[str, Any] = {"c1": {"cards": ["lantern-crab", "ember-newt", "jade-ox"], "mana": tokens}}
        begun_at([ada], {"round": 3, "alpha": 0, "players": {"0": {"creatures": creatures}}}, bots=1)
        expect(ada.page.locator(".slot .level-1 .spot.lit")).to_have_count(4)
        for level in ("2", "3"):
            spots = ada.page.locator(f".slot .level-{level} .spot")
            expect(spots).to_have_count(4)
            expect(ada.page.locator(f".slot .level-{level} .spot.lit")).to_have_count(4 if level in glowing else 0)
            glow = spots.first.evaluate("(card) => getComputedStyle(card).boxShadow")
            assert (glow != "none") == (level in glowing)


def test_a_card_that_is_pointed_at_says_its_power_in_words(arrive: Arrivals) -> None:
    ada = arrive("fr").be("Ada")
    begun_at([ada], STACKED, bots=1)
    ada.page.locator(thing("spot:1a")).hover()
    expect(ada.page.locator(".slot .bar .lines")).to_contain_text("Pie de rouille · +1 force orange par lot")
    ada.page.locator(thing("stack:c1")).click()
    ada.page.locator('.slot .fan [data-hold="2"]').hover()
    expect(ada.page.locator(".slot .fan header")).to_contain_text("Triton de braise (pouvoir couvert) · +2 force")


def test_the_log_names_the_card_that_slides(arrive: Arrivals) -> None:
    ada = arrive("fr").be("Ada")
    begun_at([ada], STACKED, bots=1)
    for touch in ("stack:c1", "do:shift", "slide:2:down-2"):
        ada.page.locator(thing(touch)).click()
    slid = ada.page.locator(
        ".log-box .log", has_text="Triton de braise dépasse maintenant de deux hauteurs vers le bas."
    )
    expect(slid).to_be_attached()


def test_escape_takes_back_what_was_chosen_wherever_the_focus_is(arrive: Arrivals) -> None:
    ada = arrive().be("Ada")
    begun_at([ada], STACKED, bots=1)
    for touch in ("stack:c1", "do:shift"):
        ada.page.locator(thing(touch)).click()
    expect(ada.page.locator('.slot .fan [data-hold="2"][role=slider]')).to_be_focused()
    ada.page.evaluate("() => document.activeElement.blur()")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".slot .market")).to_be_visible()


def chosen(visit: Visit) -> None:
    visit.page.locator(thing("spot:1a")).click()
    visit.page.locator(thing("gap:c2:on")).focus()


def fanned(visit: Visit) -> None:
    visit.page.locator(thing("stack:c1")).click()
    visit.page.locator(thing("do:shift")).click()
    visit.page.locator(thing("slide:2:down-1")).focus()


STATES: dict[str, Callable[[Visit], None]] = {"turn": lambda visit: None, "chosen": chosen, "fanned": fanned}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_grave_light_and_dark(arrive: Arrivals, state: str) -> None:
    ada = arrive("fr").be("Ada")
    begun_at([ada], STACKED, bots=1)
    STATES[state](ada)
    found: dict[str, list[str]] = {}
    for device, size in SIZES.items():
        ada.page.set_viewport_size(size)
        found[device] = faults_in_both_themes(ada)
    assert {where: faults for where, faults in found.items() if faults} == {}


def test_axe_finds_nothing_grave_while_a_contest_is_counted(arrive: Arrivals) -> None:
    ada, ben = arrive("fr").be("Ada"), arrive().be("Ben")
    begun_at([ada, ben], position(rounds=2, seed=3))
    hands = [MetamorphoseHand(ada, seed=1, actions=0), MetamorphoseHand(ben, seed=2, actions=0)]
    play_until(hands, lambda: ada.page.locator(".slot [data-count]").count() > 0)
    assert grave_faults(ada.page) == []
