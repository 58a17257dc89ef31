"""Players who see nothing but the page: they click on what is lit up until the game is over."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import TimeoutError as TookTooLong

from tests.web.visiting import A_LOOK, IS_SOAK, PATIENCE, Visit

A_CLICK = 10_000
"""Milliseconds after which a player looks again: what was lit may be gone because the table went on by itself."""

NO_DOUBLE_CLICK = 500
"""Milliseconds after which a press is not the second half of the one before."""

MOST_TOUCHES = 10_000 if IS_SOAK else 500
"""More than any of the games here needs: whole ones in a soak, short ones otherwise."""


class Hand(ABC):
    """A hand on a mouse, or on glass. It plays at random, from the seed, and at most `actions` things in a turn."""

    look: str
    """What is lit up on the page, as JavaScript."""
    end = ""
    """What ends a turn, where one button does."""

    def __init__(self, visit: Visit, seed: int = 1, actions: int = 2) -> None:
        self.page = visit.page
        self.chance = Random(seed)
        self.actions = actions
        self.done = 0
        self.touches = 0
        self.ends = 0
        """How many turns it has ended."""
        self.ends_turns = True

    @property
    def is_over(self) -> bool:
        """Whether the page says that the game is over."""
        return self.page.locator(".ending").count() > 0

    @property
    def sight(self) -> str:
        """What can be seen of the page where a test gets stuck."""
        return f"{self.page.url} {self.page.evaluate(self.look)} {self.page.locator('main').inner_text()}"

    def act(self) -> bool:
        """Touches one thing, if there is one to touch. Nothing is taken while a move, or a press, is on its way."""
        if self.page.locator("[data-sending], [data-sent]").count() > 0:
            return False
        lit = self.page.evaluate(self.look)
        what = self.choose(lit)
        if what is None or (not self.ends_turns and (what == self.end or self.is_end(what, lit))):
            return False
        self.touches += 1
        try:
            self.touch(what)
        except TookTooLong:
            return True
        if self.is_action(what, lit):
            self.done += 1
        if self.is_end(what, lit):
            self.done = 0
            self.ends += 1
        return True

    def touch(self, what: str) -> None:
        self.page.locator(what).first.click(timeout=A_CLICK)

    @abstractmethod
    def choose(self, lit: Any) -> str | None:
        """What to touch, as a selector."""

    @abstractmethod
    def is_action(self, what: str, lit: Any) -> bool:
        """Whether that touch was one of the actions of a turn."""

    @abstractmethod
    def is_end(self, what: str, lit: Any) -> bool:
        """Whether that touch ended the turn."""


class ElemMasterHand(Hand):
    """A stack, then where to, then how; at last the end of the turn, twice if action points are left."""

    look = """() => {
        const all = (what) => [...document.querySelectorAll(what)];
        const cells = (what) => all(what).map((cell) => cell.dataset.cell);
        return {
            picked: cells('.cell.picked'), sources: cells('.cell.source'), targets: cells('.cell.target'),
            menu: all('[role=menuitem][data-thing]').length, acts: all('.slot .bar .act[data-thing]').length,
            can_end: all('.slot .bar .end:enabled').length > 0,
            ends: all('.slot .bar .end:is(.sure, .ready)').length > 0,
        };
    }"""
    end = ".slot .bar .end"

    def touch(self, what: str) -> None:
        if what == self.end and self.page.locator(f"{self.end}.sure").count() > 0:
            self.page.wait_for_timeout(NO_DOUBLE_CLICK)
        super().touch(what)

    def choose(self, lit: Any) -> str | None:
        if lit["menu"]:
            return "[role=menuitem][data-thing]"
        if self.done >= self.actions and lit["can_end"]:
            return self.end
        if lit["targets"]:
            return f"[data-cell={self.chance.choice(lit['targets'])}]"
        if lit["picked"] and lit["acts"]:
            return ".slot .bar .act[data-thing]"
        if lit["sources"]:
            return f"[data-cell={self.chance.choice(lit['sources'])}]"
        return self.end if lit["can_end"] else None

    def is_action(self, what: str, lit: Any) -> bool:
        return not lit["menu"] and what != self.end and bool(lit["targets"] or lit["acts"])

    def is_end(self, what: str, lit: Any) -> bool:
        return what == self.end and bool(lit["ends"])


class EvolutionHand(Hand):
    """A card, then its pile or discard; a question, then its answer; at last the end of the turn."""

    look = """() => {
        const all = (what) => [...document.querySelectorAll(what)];
        return {
            answers: all('.question [data-move]:enabled').map((button) => button.dataset.move),
            cards: all('.hand .held.open').map((card) => card.dataset.thing),
            places: all('.pile.lit, .discard.lit, .who.lit').map((place) => place.dataset.thing),
        };
    }"""
    end = '.question [data-move="end"]'

    def choose(self, lit: Any) -> str | None:
        can_end = "end" in lit["answers"]
        if lit["places"]:
            return f'[data-thing="{self.chance.choice(lit["places"])}"]'
        if lit["answers"] and not can_end:
            return f'.question [data-move="{self.chance.choice(lit["answers"])}"]'
        if lit["cards"] and (self.done < self.actions or not can_end):
            return f'.hand [data-thing="{self.chance.choice(lit["cards"])}"]'
        return self.end if can_end else None

    def is_action(self, what: str, lit: Any) -> bool:
        return what.startswith(".hand")

    def is_end(self, what: str, lit: Any) -> bool:
        return what == self.end


def play_out(hands: Sequence[Hand]) -> None:
    """Lets the hands play until all pages say that the game is over."""
    play_until(hands, lambda: all(hand.is_over for hand in hands))


def play_until(hands: Sequence[Hand], holds: Callable[[], bool]) -> None:
    """Lets the hands play until something holds; it is looked at after every touch."""
    seen = monotonic()
    while not holds():
        if any(hand.act() for hand in hands):
            seen = monotonic()
            assert sum(hand.touches for hand in hands) < MOST_TOUCHES, "the game does not come to its end"
        else:
            assert monotonic() - seen < PATIENCE / 1000, f"nobody goes on: {[hand.sight for hand in hands]}"
            hands[0].page.wait_for_timeout(A_LOOK)
