"""The rulebook object: names, options, set-up, and what else the contract asks of a game."""

from typing import final

from mypy_extensions import i64

from quintessence.core.cardset import CardGame
from quintessence.core.chance import Chance
from quintessence.core.contract import State
from quintessence.core.gallery import Exhibit, Shelf
from quintessence.core.grammar import Grammar
from quintessence.core.messages import Messages
from quintessence.core.options import choice
from quintessence.core.packing import first_listed
from quintessence.core.reading import Reader
from quintessence.core.refusal import Refusal
from quintessence.core.setting import Setting
from quintessence.core.sheet import Sheet
from quintessence.core.types import LANGUAGES, JsonObject, Line, Seat

from .cards.catalogue import CONTESTS, LEVELS
from .cards.sets import check_sheet, table_of
from .drawing import draw_view
from .explain import explain_words
from .features import FEATURES
from .moves import DONE, END, GRAMMAR, PLACE_NEW
from .reading import read_position
from .screen.faces import draw_cards, draw_entry, power_sentence
from .setup import set_up
from .state import MetamorphoseState, blank_state
from .variant import Variant


@final
class Metamorphose(CardGame):
    """Métamorphose, for 2 to 4 seats (ME-SET-1)."""

    def __init__(self) -> None:
        self.slug = "metamorphose"
        self.rules_version = 1
        self.seat_counts = [2, 3, 4]
        self.mark = ("game", "metamorphose")
        self.options = [
            choice("announce", "first", "both", "none"),
            choice("shift", "each", "together"),
            choice("rejoin", "yes", "no"),
            choice("late-actions", "off", "on"),
            choice("tie-bands", "dense", "skip"),
            choice("zero-wins", "no", "yes"),
        ]

    def minutes(self) -> tuple[int, int] | None:
        return (20, 60)

    def grammar(self, setting: Setting) -> Grammar:
        return GRAMMAR

    def check_set(self, sheet: Sheet) -> None:
        check_sheet(sheet)

    def draw_set(self, cards: str, messages: Messages) -> list[Line]:
        return draw_cards(cards, messages)

    def setup(self, setting: Setting, chance: Chance) -> State:
        state = blank_state(Variant(setting))
        set_up(state, chance)
        return state

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> State:
        state = blank_state(Variant(setting))
        read_position(state, Reader(position), chance)
        return state

    def deals_everything(self) -> bool:
        return True

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        assert isinstance(state, MetamorphoseState)
        return explain_words(state, seat, words)

    def features(self, setting: Setting) -> list[str]:
        return FEATURES

    def idle(self, state: State, seat: Seat) -> i64:
        """Ends the turn or the shift; takes the first free card, lays it down alone if that is possible."""
        return first_listed([END, DONE, PLACE_NEW], state.legal_moves(seat))

    def called(self, word: str, field: str, event: JsonObject, setting: Setting, messages: Messages) -> str:
        """Cards by their names in the set that is played."""
        cards = table_of(setting)
        is_card = field == "card" and word in cards.numbers
        return cards.cards[cards.numbers[word]].names[messages.language] if is_card else word

    def card_names(self, setting: Setting, messages: Messages) -> dict[str, str]:
        return {card.id: card.names[messages.language] for card in table_of(setting).cards}

    def draw_card(self, card: str, setting: Setting, messages: Messages) -> list[Line]:
        table = table_of(setting)
        return draw_entry(table.cards[table.numbers[card]], table.words[messages.language], messages)

    def gallery(self) -> list[Shelf]:
        """The creatures of the house set by their level, then the contests."""
        table = table_of(self.setting())
        shelves: list[Shelf] = []
        for level in range(1, LEVELS + 1):
            things: list[Exhibit] = []
            for number in table.of_level(level):
                card = table.cards[number]
                texts = {language: power_sentence(card, table.words[language]) for language in LANGUAGES}
                things.append(Exhibit(card.id, dict(card.names), texts, {}))
            shelves.append(Shelf(f"level-{level}", things))
        return [*shelves, self.shelf("contest", CONTESTS)]

    def draw(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        return draw_view(view, setting, messages)
