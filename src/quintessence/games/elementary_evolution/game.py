"""The rulebook object: names, options, set-up, and what else the contract asks of a game."""

from typing import final

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.contract import Game, State
from quintessence.core.gallery import Shelf
from quintessence.core.grammar import Grammar
from quintessence.core.messages import Messages
from quintessence.core.options import choice, flag, number
from quintessence.core.reading import Reader
from quintessence.core.refusal import Refusal
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject, Line, Seat

from .cards.catalogue import CARD_NAMES, ELEMENTS
from .creatures.tokens import CREATURES
from .decisions import frames
from .decisions.questions import draw_question
from .drawing import draw_view
from .explain import explain_words
from .features import FEATURES
from .moves import DONE, END, GRAMMAR, PASS, SKIP
from .reading import read_position
from .setup import set_up
from .state import ElementaryEvolutionState, blank_state
from .variant import Variant

LONGEST_GAME = 1_000_000


@final
class ElementaryEvolution(Game):
    """Elementary Evolution, for 2 to 4 mages."""

    def __init__(self) -> None:
        self.slug = "elementary-evolution"
        self.rules_version = 1
        self.seat_counts = [2, 3, 4]
        self.options = [
            choice("variant", "classic", "extreme-fusion"),
            flag("play-on", False),
            number("turn-limit", 0, LONGEST_GAME, default=500),
            flag("watching", True),
            flag("always-ask", True, reveals_hands=[False]),
            choice("redirected-blaze", "counterable", "sure"),
            flag("ondine-stops-phoenix", False),
            flag("egg-effects", True),
        ]

    def minutes(self) -> tuple[int, int] | None:
        return (20, 50)

    def has_windows(self) -> bool:
        return True

    def grammar(self, setting: Setting) -> Grammar:
        return GRAMMAR

    def setup(self, setting: Setting, chance: Chance) -> State:
        state = blank_state(Variant(setting))
        set_up(state, chance)
        return state

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> State:
        state = blank_state(Variant(setting))
        read_position(state, Reader(position), chance)
        return state

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        assert isinstance(state, ElementaryEvolutionState)
        return explain_words(state, seat, words, state.mover())

    def features(self, setting: Setting) -> list[str]:
        return list(FEATURES)

    def idle(self, state: State, seat: Seat) -> i64:
        """Ends the turn, declines the effect, passes; gives a token to the first who may have it."""
        assert isinstance(state, ElementaryEvolutionState)
        kind = frames.kind_of(frames.top_frame(state))
        if kind == frames.TURN:
            return END
        if kind == frames.TORNADO:
            return DONE
        if kind in (frames.AIM, frames.ROOT):
            return SKIP
        if kind in (frames.BLAZE, frames.POWER, frames.WATCH):
            return PASS
        return state.legal_moves(seat)[0]

    def draw(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        return draw_view(view, setting, messages)

    def draw_question(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        return draw_question(view, setting, messages)

    def called(self, word: str, field: str, event: JsonObject, setting: Setting, messages: Messages) -> str:
        """Cards in a list by their names, with the words by which they are typed."""
        return f"{messages.text(f'card-{word}')} ({word})" if field == "cards" else word

    def gallery(self) -> list[Shelf]:
        """The cards by their element, then the creatures."""
        shelves: list[Shelf] = []
        for element in (*ELEMENTS, "ether"):
            shelves.append(self.shelf(element, [card for card in CARD_NAMES if card.startswith(element)], "card"))
        return [*shelves, self.shelf("creature", CREATURES)]

    def seat_name(self, seat: Seat, setting: Setting, messages: Messages) -> str:
        """A mage is called by the back of the deck (EE-SET-8)."""
        return messages.text(f"mage-{seat}")
