"""Hands that play Elementals: they turn their cards, and slap at random while a race is open."""

from typing import Any

from tests.web.clicking import A_CLICK, Hand
from tests.web.keyboard import tab_to
from tests.web.tables import BOT, among
from tests.web.visiting import IS_SOAK, Visit

SHORT = {"max-flips": 8, "window": 1500, "start": 0}
WHOLE = {"window": 800}
"""A game until somebody has won it; only the races are shorter than usual."""
ENDS = {"cannot-pay", "out-of-cards", "two-left"} | (set() if IS_SOAK else {"flip-limit"})
"""How a game may end: in a soak it is whole."""
BOT_OF_RACES = {**BOT, "bot": "reflex", "level": 2}
QUICK = {
    "count-down": 0,
    "show-delay-least": 0,
    "show-delay-most": 60,
    "pause": 300,
    "settle-pause": 400,
    "summon-pause": 200,
    "flip-timeout": 60_000,
}
"""Terms under which a game is over soon, and everything in it happens."""
MATCH = {"phase": "flip", "turn": 0, "packs": [["fwa", "eee", "aaa"], ["eff", "wew", "aww"]], "middle": ["fwe"]}
"""The next card turned, by the first seat, matches the one in the middle."""


class ElementalsHand(Hand):
    """A hand on a mouse or on glass. `slaps` is how often it answers a race, in ten."""

    slaps = 4
    pack = ".elementals [data-thing=pack]"
    book = ".elementals [data-thing=book]"
    look = """() => {
        const all = (what) => [...document.querySelectorAll(`.elementals ${what}`)];
        return {
            go: all('[data-thing=pack].go').length > 0,
            race: all('.fresh .new').length > 0,
            flip: all('.middle .facts')[0]?.innerText ?? '',
            places: all('.place[data-thing]').map((place) => place.dataset.thing),
            is_booking: all('[data-thing=book][aria-pressed=true]').length > 0,
            is_held_back: document.querySelector('[inert] .elementals') !== null,
        };
    }"""

    def __init__(self, visit: Visit, seed: int = 1, actions: int = 2) -> None:
        super().__init__(visit, seed, actions)
        self.raced = ""
        """The race in which it has made up its mind."""
        self.answers = 0

    def choose(self, lit: Any) -> str | None:
        if lit["is_held_back"]:
            return None
        if lit["go"]:
            return self.pack
        if not lit["race"] or not lit["places"]:
            return None
        if lit["is_booking"]:
            return f'.elementals [data-thing="{self.chance.choice(lit["places"])}"]'
        if self.raced == lit["flip"]:
            return None
        self.raced = lit["flip"]
        if self.chance.randrange(10) >= self.slaps:
            return None
        self.answers += 1
        return self.book if self.chance.random() < 0.3 else f'.elementals [data-thing="{lit["places"][0]}"]'

    def is_action(self, what: str, lit: Any) -> bool:
        return False

    def is_end(self, what: str, lit: Any) -> bool:
        return what == self.pack


class KeyboardElementals(ElementalsHand):
    """The keys of the board: Space, 1 to 5, Shift; the book also with Tab and Enter."""

    def touch(self, what: str) -> None:
        if what == self.pack:
            self.page.keyboard.press("Space")
        elif what == self.book:
            tab_to(self.page, self.book, A_CLICK)
            self.page.keyboard.press("Enter")
        else:
            place = self.page.locator(what).first.get_attribute("data-place", timeout=A_CLICK)
            self.page.keyboard.press(("Shift+" if self.chance.random() < 0.3 else "") + f"Digit{int(place or 0) + 1}")


def a_race_table(people: list[Visit], bots: int = 0, **more: Any) -> str:
    """A short game that has begun, with these people and some bots behind them; the pages show it."""
    return among(people, "elementals", bots, BOT_OF_RACES, **{"options": SHORT, "race": QUICK, **more})


def a_game_to_its_end(people: list[Visit], bots: int = 0) -> str:
    """A game that is played out: short in the suite, whole in a soak."""
    return a_race_table(people, bots, options=WHOLE if IS_SOAK else SHORT)
