"""Tables with an open window, found by random play, and the same windows with other hands."""

from collections.abc import Callable
from random import Random

from quintessence.core.chance import QuickChance
from quintessence.core.contract import State
from quintessence.core.types import JsonObject, Seat
from quintessence.server.table import folding, showing
from quintessence.server.table.asking import follow_questions, follow_window
from quintessence.server.table.entry import Entry, Moved
from quintessence.server.table.table import Table
from tests.server.table.workshop import Workshop, plain

WITH_WINDOWS = ["elementary-evolution", "elixir"]
LENGTH = 6_000
"""How long a window is open where nothing else was agreed."""


def in_window(game: str, fits: Callable[[Workshop], bool], **agreed: object) -> Workshop:
    """A table with an open window for which a condition holds, found by random play."""
    for seed in range(60):
        luck = Random(seed)
        shop = Workshop.begun(plain(game, 4, **agreed), secret=f"{seed:032x}", checks=False)
        for _ in range(250):
            if shop.table.windows.now is not None and fits(shop):
                return with_checks(shop, seed, **agreed)
            go_on(shop, luck)
            if shop.table.status != "running":
                break
    raise AssertionError("no such window was found")


def with_checks(shop: Workshop, seed: int, **agreed: object) -> Workshop:
    """The same table, which looks at what everybody is told from here on."""
    fresh = Workshop.begun(plain(shop.table.game.slug, 4, **agreed), secret=f"{seed:032x}", checks=False)
    fresh.now = shop.now
    for stored in shop.stored[fresh.table.number :]:
        fresh.stored.append(stored)
        folding.add(fresh.table, stored)
    fresh.faces = {recipient: showing.face(fresh.table, recipient) for recipient in fresh.recipients}
    fresh.numbers = {recipient: fresh.table.count(recipient) for recipient in fresh.recipients}
    fresh.checks = True
    return fresh


def go_on(shop: Workshop, luck: Random) -> None:
    """Somebody who is asked does something, rather not pass; where nobody is, time does."""
    asked = shop.asked()
    if not asked:
        shop.wait(LENGTH)
        return
    shop.now += 100
    seat = luck.choice(asked)
    legal = shop.table.legal(seat)
    shop.play(seat, luck.choice([words for words in legal if words != "pass"] or legal))


def several(shop: Workshop) -> bool:
    return len(shop.table.windows.seats) >= 2


ANSWERS = ["stubbornness", "rainy-monday", "daydream", "pocket-temper"]
"""What the spell `last-word`, which answers any spell, is cast with."""
SPREAD: JsonObject = {
    "pile": ["ember-sugar"] * 20,
    "players": {
        "0": {"finds": [*ANSWERS, "sulky-turnip"], "spells": ["second-helping", "last-word", "siesta"]},
        "1": {"finds": [*ANSWERS], "spells": ["last-word", "siesta"]},
        "2": {"finds": [*ANSWERS], "spells": ["last-word", "siesta"]},
        "3": {"finds": ["sulky-turnip"], "spells": ["siesta", "second-helping"]},
    },
}
"""A position of Élixir: three can answer a spell of the first, the fourth cannot."""


def staged(**agreed: object) -> Workshop:
    """A table of Élixir: the spell of the first seat asks the second and the third, who can answer it, and the fourth,
    who cannot."""
    shop = Workshop.begun(plain("elixir", 4, start=SPREAD, **agreed))
    shop.play(0, "cast second-helping")
    assert shop.table.windows.now is not None
    return shop


def answer_of(table: Table, seat: Seat) -> str:
    """Something that a seat can do in the window besides letting it pass."""
    return next(words for words in table.legal(seat) if words != "pass")


def state_of(table: Table) -> State:
    assert table.match is not None
    return table.match.state


def prompt_of(table: Table, seat: Seat) -> JsonObject:
    prompt = showing.face(table, seat)["prompt"]
    assert isinstance(prompt, dict)
    return prompt


def moves_in(entries: list[Entry]) -> list[tuple[Seat, str]]:
    return [(entry.seat, entry.words) for entry in entries if isinstance(entry, Moved)]


def with_hands(shop: Workshop, state: State) -> Table:
    """The table at this moment, had it come about with these hands."""
    table = folding.fold(shop.stored)
    assert table.match is not None
    opened = table.windows.opened
    table.match.state = state.copy()
    table.windows.close()
    follow_window(table, table.match, None, opened)
    follow_questions(table, None)
    return table


def viewer_of(table: Table) -> Seat:
    """Somebody besides the seat that the window asks first."""
    return next(viewer for viewer in range(4) if viewer != table.windows.seats[0])


def two_hands(game: str, **agreed: object) -> tuple[Workshop, Table, Table]:
    """The same window with two hands of the seat that is asked first, which `viewer_of` cannot tell apart.

    In the first table it has nothing but `pass`, in the second it could answer.
    """
    found: list[State] = []

    def fits(shop: Workshop) -> bool:
        table = shop.table
        if not several(shop):
            return False
        seat = table.windows.seats[0]
        drawn = [state_of(table).sample(viewer_of(table), QuickChance(number)) for number in range(25)]
        alone = [state for state in drawn if len(state.legal_moves(seat)) == 1]
        able = [state for state in drawn if len(state.legal_moves(seat)) > 1]
        found[:] = [*alone[:1], *able[:1]]
        return bool(alone) and bool(able)

    shop = in_window(game, fits, **agreed)
    fits(shop)
    return shop, with_hands(shop, found[0]), with_hands(shop, found[1])
