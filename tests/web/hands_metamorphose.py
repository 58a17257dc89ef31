"""Players of Métamorphose who see nothing but the page, positions to begin from, and what a page draws of a stack."""

from typing import Any

import quintessence as q
from quintessence.core.types import JsonObject
from tests.web.clicking import A_CLICK, Hand
from tests.web.keyboard import tab_to
from tests.web.tables import among
from tests.web.visiting import IS_SOAK, Visit, eventually


class MetamorphoseHand(Hand):
    """A card, then a gap; a height, then the end of the shift; at last the end of the turn. Counts are skipped."""

    look = """() => {
        const things = (what) => [...document.querySelectorAll(what)].map((one) => one.dataset.thing);
        const has = (what) => document.querySelector(what) !== null;
        return {
            gaps: things('.slot .gap.lit, .slot .new.lit'), spots: things('.slot .spot.lit, .slot .deck.lit'),
            chosen: things('.slot .spot.chosen, .slot .deck.chosen'), heights: things('.slot .notches button:enabled'),
            tokens: things('.slot [data-thing^="token:"]'), lifts: things('.slot .lift:not(.chosen)'), stacks: things('.slot .stack.lit'),
            pills: [...document.querySelectorAll('.slot button[data-pill]')].map((one) => one.dataset.pill),
            has_blind: has('.slot [data-thing="do:take"]:enabled'), can_shift: has('.slot [data-thing="do:shift"]'), is_open: has('.slot [data-close]'),
            can_end: has('.slot [data-move="end"]:enabled'), can_finish: has('.slot [data-move="done"]:enabled'), counts: has('.slot [data-count]'),
        };
    }"""  # noqa: E501
    end = '.slot [data-move="end"]'
    done_button = '.slot [data-move="done"]'

    def choose(self, lit: Any) -> str | None:
        if lit["counts"]:
            return ".slot [data-count]"
        if lit["gaps"]:
            return thing(self.chance.choice(lit["gaps"]))
        if lit["heights"]:
            is_enough = lit["can_finish"] and self.chance.random() < 0.5
            return self.done_button if is_enough else thing(self.chance.choice(lit["heights"]))
        if lit["tokens"]:
            return thing(self.chance.choice(lit["tokens"]))
        if lit["has_blind"]:
            return thing("do:take")
        if lit["chosen"]:
            return None
        if lit["can_shift"] and self.chance.random() < 0.5:
            return thing("do:shift")
        if lit["lifts"]:
            return thing(self.chance.choice(lit["lifts"]))
        if lit["is_open"]:
            return thing("do:shift") if lit["can_shift"] else ".slot [data-close]"
        if lit["stacks"]:
            return thing(self.chance.choice(lit["stacks"]))
        if lit["pills"] and self.done < self.actions and self.chance.random() < 0.6:
            return f'.slot button[data-pill="{self.chance.choice(lit["pills"])}"]'
        if lit["spots"]:
            return thing(self.chance.choice(lit["spots"]))
        return self.end if lit["can_end"] else None

    def is_action(self, what: str, lit: Any) -> bool:
        return "data-pill" in what

    def is_end(self, what: str, lit: Any) -> bool:
        return what == self.end


class KeyboardMetamorphose(MetamorphoseHand):
    """The same with Tab and Enter alone."""

    def touch(self, what: str) -> None:
        tab_to(self.page, what, A_CLICK)
        self.page.keyboard.press("Enter")


def thing(name: str) -> str:
    return f'.slot [data-thing="{name}"]'


def position(seats: int = 2, rounds: int = 11, seed: int = 4, options: JsonObject | None = None) -> JsonObject:
    """A game between bots up to the first turn of a round."""
    match = q.Match("metamorphose", seats=seats, seed=seed, options=options)
    bots = [q.bot("greedy", seed=seat) for seat in range(seats)]
    while match.position()["round"] != rounds:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match.observe(seat)))
    return match.position()


def late(rounds: int = 11, seed: int = 4) -> JsonObject | None:
    """Where a game begins that is played to its end: late in the suite; in a soak it is whole."""
    return None if IS_SOAK else position(rounds=rounds, seed=seed)


def begun_at(people: list[Visit], start: JsonObject | None, bots: int = 0, **options: Any) -> str:
    """A table at that position with these people on its first seats; their pages show it."""
    table = among(people, "metamorphose", bots, position=start, options=options)
    for person in people:
        person.page.locator(".slot .when").wait_for()
    return table


DRAWN = """() => [...document.querySelectorAll('.slot .own .place')].map((place) => {
    const laid = [...place.querySelectorAll('.laid')].sort((one, other) => getComputedStyle(other).zIndex - getComputedStyle(one).zIndex);
    const slots = laid.map((card) => [...card.querySelectorAll('[data-slot]')].map((slot) => {
        const box = slot.closest('svg').getBoundingClientRect();
        return { sees: slot.dataset.sees, y: box.top + (Number(slot.dataset.slot) - 0.5) * box.height / 6, height: box.height / 6 };
    }));
    const [top] = slots;
    const shows = [];
    const listed = Object.fromEntries([...place.querySelectorAll('[data-row]')].map((row) => [row.dataset.row, row.dataset.shows]));
    const isDrawn = top[0].height > 0;
    for (let row = -1; row <= 8 && !isDrawn; row += 1) shows.push(listed[row] ?? 'open');
    for (let row = -1; row <= 8 && isDrawn; row += 1) {
        const y = top[0].y + (row - 1) * top[0].height;
        const found = slots.flat().find((slot) => Math.abs(slot.y - y) < slot.height / 4 && slot.sees !== 'hole');
        shows.push(found ? found.sees : 'open');
    }
    return { place: place.dataset.creature, cards: laid.map((card) => card.dataset.card), shows, listed };
})"""  # noqa: E501
"""What is drawn of each own stack: from the uppermost card down, the first slot at each height that is no hole.

Where a stack lies open and there is little room, the others are not drawn: then what is listed of them.
"""


ALL_LAID = "() => [...document.querySelectorAll('.slot .own .place')].every((place) => place.querySelector('.laid'))"
"""A press is painted before what it lays out: for a frame a place may be there without its cards."""


def drawn(visit: Visit) -> dict[str, tuple[list[str], list[str]]]:
    """By place: the cards from the top and what the ten rows show, read off where things are on the page."""
    visit.page.wait_for_function(ALL_LAID)
    found = visit.page.evaluate(DRAWN)
    for one in found:
        for row, shows in one["listed"].items():
            assert one["shows"][int(row) + 1] == shows, f"the list beside {one['place']} reads otherwise than its cards"
    return {one["place"]: (one["cards"], one["shows"]) for one in found}


def told(visit: Visit, table: str, seat: int) -> dict[str, tuple[list[str], list[str]]]:
    """The same as the server tells it."""
    creatures = visit.face(table)["view"]["players"][str(seat)]["creatures"]
    return {place: (creature["cards"], creature["shows"]) for place, creature in creatures.items()}


def agrees(visit: Visit, table: str, seat: int) -> None:
    """Waits until the page draws what the server tells; nothing that is merely thought of may be drawn then."""
    visit.page.mouse.move(2, 2)
    visit.page.evaluate("() => document.activeElement?.blur()")
    eventually(visit, lambda: drawn(visit) == told(visit, table, seat))
