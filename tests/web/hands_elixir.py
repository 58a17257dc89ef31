"""Players of Élixir who see nothing but the page: they touch what is lit, answer, lay cards on the cloth."""

from typing import Any

from tests.web.clicking import A_CLICK, Hand
from tests.web.keyboard import tab_to

LEADS = ".question .answers [data-thing]:enabled"


class ElixirHand(Hand):
    """A card and what is done with it, a target, an answer; on the cloth a card; at last the next one's turn."""

    look = f"""() => {{
        const all = (what) => [...document.querySelectorAll('.elixir ' + what)].map((one) => one.dataset.thing);
        return {{
            answers: all('{LEADS}'),
            seats: all('.plate.lit'), offers: all('.offers [data-thing]:enabled'), levels: all('.book.lit:enabled'),
            chosen: all('.own .chosen'), cards: all('.own :is(.glows, .find.lit, .spell.lit)'),
            laid: all('.cloth [data-thing]:enabled').length,
        }};
    }}"""

    def choose(self, lit: Any) -> str | None:
        for kind in ("seats", "offers", "levels"):
            if lit[kind]:
                return self.thing(self.chance.choice(lit[kind]))
        answers, cards = lit["answers"], lit["cards"]
        if "cloth:done" in answers or (cards and not answers):
            is_enough = "cloth:done" in answers and (lit["laid"] > 0 or not cards)
            return self.thing("cloth:done") if is_enough else self.thing(self.chance.choice(cards))
        if "cancel" in answers:
            return self.thing(next(thing for thing in answers if thing.startswith("verb:")))
        if "verb:next" in answers:
            if cards and self.done < self.actions:
                return self.thing(self.chance.choice(cards))
            return self.thing("verb:next")
        answers = [thing for thing in answers if thing != "why"]
        return self.thing(self.chance.choice(answers)) if answers else None

    def thing(self, name: str) -> str:
        return f'.elixir [data-thing="{name}"]:enabled'

    def is_action(self, what: str, lit: Any) -> bool:
        return "verb:cast" in what or "verb:play" in what

    def is_end(self, what: str, lit: Any) -> bool:
        return "verb:next" in what


class WaitingElixir(ElixirHand):
    """Answers what is asked, and does nothing on its own turn: there it waits."""

    def choose(self, lit: Any) -> str | None:
        return None if "verb:next" in lit["answers"] else super().choose(lit)


class KeyboardElixir(ElixirHand):
    """Goes from card to answer with Tab alone."""

    def touch(self, what: str) -> None:
        tab_to(self.page, what, A_CLICK)
        self.page.keyboard.press("Enter")
