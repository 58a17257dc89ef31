"""Players who see nothing but the page: they click on what is lit up until the game is over."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import TimeoutError as TookTooLong

from tests.web.visiting import A_LOOK, PATIENCE, Visit

A_CLICK = 5_000
"""Milliseconds after which a player looks again: what was lit may be gone because the table went on by itself."""

MOST_TOUCHES = 500
"""More than any of the short games here needs."""


class Hand(ABC):
    """A hand on a mouse. It plays at random, from the seed, and at most `actions` things in a turn."""

    look: str
    """What is lit up on the page, as JavaScript."""

    def __init__(self, visit: Visit, seed: int = 1, actions: int = 2) -> None:
        self.page = visit.page
        self.chance = Random(seed)
        self.actions = actions
        self.done = 0
        self.touches = 0

    @property
    def is_over(self) -> bool:
        """Whether the page says that the game is over."""
        return self.page.locator(".ending").count() > 0

    def act(self) -> bool:
        """Touches one thing, if there is one to touch."""
        what = self.choose(self.page.evaluate(self.look))
        if what is None:
            return False
        self.touch(what)
        self.touches += 1
        return True

    def touch(self, what: str) -> None:
        try:
            self.page.locator(what).first.click(timeout=A_CLICK)
        except TookTooLong:
            return

    @abstractmethod
    def choose(self, lit: Any) -> str | None:
        """What to touch, as a selector."""


class ElemMasterHand(Hand):
    """A stack, then where to, then how; at last the end of the turn."""

    look = """() => {
        const all = (what) => [...document.querySelectorAll(what)];
        const cells = (what) => all(what).map((cell) => cell.dataset.cell);
        return {
            picked: cells('.cell.picked'), sources: cells('.cell.source'), targets: cells('.cell.target'),
            menu: all('[role=menuitem][data-thing]').length, acts: all('.bar .act[data-thing]').length,
            moves: all('.bar [data-move]:not([disabled])').map((button) => button.dataset.move),
        };
    }"""

    def choose(self, lit: Any) -> str | None:
        if lit["menu"]:
            return "[role=menuitem][data-thing]"
        if self.done >= self.actions and "end" in lit["moves"]:
            return self.end()
        if lit["targets"]:
            self.done += 1
            return f"[data-cell={self.chance.choice(lit['targets'])}]"
        if lit["picked"] and lit["acts"]:
            self.done += 1
            return ".bar .act[data-thing]"
        if lit["sources"]:
            return f"[data-cell={self.chance.choice(lit['sources'])}]"
        return self.end() if "end" in lit["moves"] else None

    def end(self) -> str:
        return ".bar [data-move=end]"

    def touch(self, what: str) -> None:
        super().touch(what)
        if what == self.end() and not self.page.locator(".bar .end.sure").count():
            self.done = 0


class EvolutionHand(Hand):
    """A card, then its pile or discard; a question, then its answer; at last the end of the turn."""

    look = """() => {
        const all = (what) => [...document.querySelectorAll(what)];
        return {
            answers: all('.question [data-move]:not([disabled])').map((button) => button.dataset.move),
            cards: all('.hand .held.open').map((card) => card.dataset.thing),
            places: all('.pile.lit, .discard.lit, .who.lit').map((place) => place.dataset.thing),
        };
    }"""

    def choose(self, lit: Any) -> str | None:
        ends = "end" in lit["answers"]
        if lit["places"]:
            return f'[data-thing="{self.chance.choice(lit["places"])}"]'
        if lit["answers"] and not ends:
            return f'.question [data-move="{self.chance.choice(lit["answers"])}"]'
        if lit["cards"] and (self.done < self.actions or not ends):
            self.done += 1
            return f'.hand [data-thing="{self.chance.choice(lit["cards"])}"]'
        if not ends:
            return None
        self.done = 0
        return '.question [data-move="end"]'


def play_out(hands: Sequence[Hand]) -> None:
    """Lets the hands play until all pages say that the game is over."""
    seen = monotonic()
    while not all(hand.is_over for hand in hands):
        if any(act_on(hand) for hand in hands):
            seen = monotonic()
            continue
        assert monotonic() - seen < PATIENCE / 1000, "nobody can do anything, and the game is not over"
        hands[0].page.wait_for_timeout(A_LOOK)


def act_on(hand: Hand) -> bool:
    """Acts as long as there is something to touch; says whether there was."""
    before = hand.touches
    while hand.act():
        assert hand.touches < MOST_TOUCHES, "the game does not come to its end"
    return hand.touches > before
