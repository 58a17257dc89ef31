"""The rulebook object: names, options, set-up, and the doors of the contract."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, final

from mypy_extensions import i64

from quintessence.core.cardset import CardGame, refuse_faults
from quintessence.core.chance import Chance
from quintessence.core.contract import State
from quintessence.core.errors import BadSetting
from quintessence.core.gallery import Exhibit, Shelf
from quintessence.core.grammar import Grammar
from quintessence.core.messages import Messages
from quintessence.core.options import choice, data, flag, number, one_number, word_or_number
from quintessence.core.packing import first_listed, pack1
from quintessence.core.reading import Reader
from quintessence.core.refusal import Refusal
from quintessence.core.setting import Setting
from quintessence.core.sheet import Sheet
from quintessence.core.types import LANGUAGES, JsonObject, Line, Seat

from .cards.checking import check_extra, check_file
from .cards.library import deck_of, house_deck
from .cards.words import DRAFT, KINDS
from .drawing import draw_view, viewer_of
from .explain import explain_words
from .features import FEATURES
from .moves import DONE, NEXT, OK, PASS, PERFORM, VOTE, grammar_of
from .reading import read_position
from .screen.now import draw_now
from .screen.sheets import Sheets, draw_card, draw_cards
from .setup import first_player
from .state import ElixirState, blank_state, go_on
from .table.zones import BOOKS

FEWEST_SEATS: Final = 3
RITUALS: Final = ["random", "am-stram-gram", "am-stram-gram-out"]
CARD_FIELDS: Final = ("card", "cards", "lot", "put", "shown")
"""The fields of events that name cards."""


@final
class Elixir(CardGame):
    """Élixir, for 3 to 8 seats, or 2 by the option `duel`."""

    def __init__(self) -> None:
        self._sheets: Sheets | None = None
        self.slug = "elixir"
        self.rules_version = 1
        self.seat_counts = [2, 3, 4, 5, 6, 7, 8]
        self.mark = ("format", "quintessence-elixir-cards")
        self.form_rule = "EX-DECK-1"
        self.options = [
            one_number("spell-total", 9, 11, 13),
            word_or_number("first-player", RITUALS, 0, 7, "random"),
            number("speaker", 0, 7, default=0),
            choice("draft-look", "after", "at-once"),
            choice("last-spell", "effect-first", "at-once"),
            choice("forfeits", "honour", "vote", "pay"),
            choice("windows", "all", "able", reveals_hands=["able"]),
            number("round-limit", 0, 999, default=60),
            number("plays-limit", 1, 999, default=40),
            number("hand-limit", 0, 99, default=0),
            flag("duel", False),
            data("extra-cards", []),
        ]

    def minutes(self) -> tuple[int, int] | None:
        return (30, 60)

    def has_windows(self) -> bool:
        return True

    def data(self) -> Traversable:
        return files("quintessence.games.elixir") / "data"

    def default_seats(self) -> int:
        """Three: two need the option `duel` (EX-SET-1)."""
        return FEWEST_SEATS

    def check(self, setting: Setting) -> None:
        """Cards must be sound; options that depend on the seats must fit them."""
        super().check(setting)
        if setting.seats < FEWEST_SEATS and not setting.is_on("duel"):
            allowed = ", ".join([str(count) for count in self.seat_counts if count >= FEWEST_SEATS])
            raise BadSetting("seats-need-option", option="duel", value="true", seats=setting.seats, allowed=allowed)
        self.check_extra_cards(setting)
        for option, words in (("first-player", RITUALS), ("speaker", [])):
            given = setting.options[option]
            if isinstance(given, int) and given >= setting.seats:
                allowed = ", ".join([*words, f"0..{setting.seats - 1}"])
                raise BadSetting("bad-option-seats", option=option, given=given, seats=setting.seats, allowed=allowed)

    def check_extra_cards(self, setting: Setting) -> None:
        """EX-DECK-16: checked like those of a file, on top of the deck in use."""
        extra = setting.options["extra-cards"]
        if extra != []:
            plain = Setting(setting.seats, {**setting.options, "extra-cards": []}, setting.cards)
            refuse_faults(check_extra(self, extra, deck_of(plain)).faults)

    def check_set(self, sheet: Sheet) -> None:
        check_file(sheet)

    def draw_set(self, cards: str, messages: Messages) -> list[Line]:
        return draw_cards(cards, messages)

    def grammar(self, setting: Setting) -> Grammar:
        return grammar_of(deck_of(setting), setting.seats)

    def setup(self, setting: Setting, chance: Chance) -> State:
        """Who is first, then the four stacks (EX-SET-3); the finds are shuffled after the draft."""
        state = blank_state(setting)
        state.phase = DRAFT
        state.first = first_player(setting, chance)
        state.active = state.anchor = state.first
        for level in range(1, 5):
            stack = state.deck.spells_of(level)
            chance.shuffle(stack)
            state.zones[BOOKS + level] = stack
        go_on(state, chance, None)
        return state

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> State:
        state = blank_state(setting)
        read_position(state, Reader(position), self)
        go_on(state, chance, None)
        return state

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        assert isinstance(state, ElixirState)
        return explain_words(state, seat, words)

    def features(self, setting: Setting) -> list[str]:
        return FEATURES

    def idle(self, state: State, seat: Seat) -> i64:
        """Says next, passes, is done, performs and approves; else takes the first of what is offered."""
        return first_listed([NEXT, PASS, DONE, PERFORM, pack1(VOTE, OK)], state.legal_moves(seat))

    def called(self, word: str, field: str, event: JsonObject, setting: Setting, messages: Messages) -> str:
        """Cards and tags by their names in the set that is played."""
        if field in CARD_FIELDS or (field == "what" and event["kind"] == "named"):
            return self.sheets(setting, messages).called(word)
        return word

    def card_names(self, setting: Setting, messages: Messages) -> dict[str, str]:
        sheets = self.sheets(setting, messages)
        return {card: sheets.name(card) or card for card in sheets.deck.ids}

    def draw_card(self, card: str, setting: Setting, messages: Messages) -> list[Line]:
        sheets = self.sheets(setting, messages)
        return draw_card(sheets.numbers[card], sheets)

    def sheets(self, setting: Setting, messages: Messages) -> Sheets:
        """The cards of a game in one language; those that were asked for last are kept."""
        last = self._sheets
        if last is None or last.setting is not setting or last.messages is not messages:
            last = self._sheets = Sheets(setting, messages)
        return last

    def gallery(self) -> list[Shelf]:
        """The cards of the house deck by their kind, spells first."""
        deck = house_deck()
        shelves = {kind: Shelf(kind, []) for kind in (KINDS[-1], *KINDS[:-1])}
        for card in range(len(deck.ids)):
            names = {language: deck.text(card, "name", language) for language in LANGUAGES}
            texts = {language: deck.text(card, "text", language) for language in LANGUAGES}
            exhibit = Exhibit(deck.ids[card], names, texts if all(texts.values()) else None, {})
            shelves[KINDS[deck.kinds[card]]].things.append(exhibit)
        return list(shelves.values())

    def seat_name(self, seat: Seat, setting: Setting, messages: Messages) -> str:
        return messages.text(f"seat-{seat}")

    def calls_by_name(self) -> bool:
        return True

    def draw(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        return draw_view(view, setting, messages)

    def draw_question(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        return draw_now(view, viewer_of(view), self.sheets(setting, messages))
