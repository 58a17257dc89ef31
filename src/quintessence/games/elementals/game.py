"""The rulebook object: names, options, set-up, and what else the contract asks of a game."""

from typing import final

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.contract import State
from quintessence.core.errors import BadSetting
from quintessence.core.gallery import Shelf
from quintessence.core.grammar import Grammar
from quintessence.core.messages import Messages
from quintessence.core.options import choice, number, word_or_number
from quintessence.core.reading import Reader
from quintessence.core.refusal import Refusal
from quintessence.core.setting import Setting
from quintessence.core.timed import TimedGame
from quintessence.core.types import JsonObject, Line, Seat

from .board import IN_RACE
from .cards.box import CARD_IDS
from .drawing import draw_view, speak_view
from .explain import explain_words
from .moves import GRAMMAR, PASS
from .reading import read_position
from .setup import set_up
from .state import ElementalsState, blank_state
from .variant import Variant


@final
class Elementals(TimedGame):
    """Elementals, for 2 to 6 seats."""

    def __init__(self) -> None:
        self.slug = "elementals"
        self.rules_version = 1
        self.seat_counts = [2, 3, 4, 5, 6]
        self.options = [
            number("window", 500, 10_000, default=3000),
            number("floor", 0, 400, default=100),
            choice("gather", "fixed", "shuffled"),
            choice("middle-catch", "off", "on"),
            number("max-flips", 0, 100_000, default=300),
            word_or_number("start", ["draw"], 0, 5, default="draw"),
        ]

    def minutes(self) -> tuple[int, int] | None:
        return (10, 15)

    def grammar(self, setting: Setting) -> Grammar:
        return GRAMMAR

    def check(self, setting: Setting) -> None:
        """The start seat must be one of the seats."""
        start = setting.options["start"]
        if isinstance(start, int) and start >= setting.seats:
            allowed = ", ".join(["draw", *map(str, range(setting.seats))])
            raise BadSetting("bad-option-seats", option="start", given=start, seats=setting.seats, allowed=allowed)

    def setup(self, setting: Setting, chance: Chance) -> State:
        state = blank_state(Variant(setting))
        set_up(state, chance)
        return state

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> State:
        state = blank_state(Variant(setting))
        read_position(state, Reader(position), chance)
        return state

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        assert isinstance(state, ElementalsState)
        return explain_words(state, seat, words)

    def idle(self, state: State, seat: Seat) -> i64:
        """Silence in a race, else the one move that there is."""
        assert isinstance(state, ElementalsState)
        return PASS if state.phase == IN_RACE else state.legal_moves(seat)[0]

    def draw(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        return draw_view(view, setting, messages)

    def draw_judged(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        return draw_view(view, setting, messages, is_judged=True)

    def speak(self, view: JsonObject, setting: Setting, messages: Messages) -> list[str]:
        return speak_view(view, setting, messages)

    def gallery(self) -> list[Shelf]:
        """The elementals, then the special cards by their kind."""
        specials = ("mad", "double", "magician")
        elementals = [card for card in CARD_IDS if card.partition("-")[0] not in specials]
        special = [
            self.shelf(kind, [card for card in CARD_IDS if card.startswith(f"{kind}-")], "card") for kind in specials
        ]
        return [self.shelf("elemental", elementals, "card"), *special]

    def seat_name(self, seat: Seat, setting: Setting, messages: Messages) -> str:
        return messages.text(f"seat-{seat}")

    def calls_by_name(self) -> bool:
        """In a race nobody plays a side of their own."""
        return True
