"""Writing what is under way and what lasts: a method for each kind of field (`cards.signature`)."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.canonical import copied
from quintessence.core.types import Json, JsonObject

from ..cards import words
from ..cards.deck import Deck
from ..cards.language import Effect, Filter, Pattern
from ..cards.signature import Argument, arguments_in
from ..moves import FORMS
from ..table.zones import PILE, PLACES, ROWS, SPELLS, listed, seat_of

SAME: Final = {**dict.fromkeys(("parties", "triggers", "extra"), "seats"), "options": "bits", "levels": "bits"}
"""Kinds that are read in ways of their own but written alike."""
ANY_SLOT: Final = "any"
INGREDIENTS: Final = "ingredient"
"""What is named where it is no tag of a group."""
WANTED: Final = "what: filter; level: levels; named: word; up_to as upto: flag"
MOMENT: Final = (
    "phase: draft / main / over; turn: 1..1000000; active: seat; first: seat; direction: direction; anchor: seat; "
    "extra: extra; plays: tally; ending: flag"
)
BOUND: Final = "targets: targets; them: seat; named: word"


@final
class Writer:
    """Writes fields for a position or a view."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def fields(self, thing: object, layout: str) -> JsonObject:
        """All fields of a layout that have a kind."""
        told: JsonObject = {}
        for field in arguments_in(layout):
            if field.kind:
                told[field.name] = self.written(field, getattr(thing, field.attribute))
        return told

    def written(self, field: Argument, value: Any) -> Json:
        """A value of the field's kind; a word or a number that is not there is below 0."""
        if ".." in field.kind or field.words:
            return None if value < 0 else field.words[value] if field.words else int(value)
        told: Json = getattr(self, SAME.get(field.kind, field.kind))(value)
        return told

    def flag(self, flag: bool) -> Json:
        return flag

    def seat(self, seat: i64) -> Json:
        return None if seat == words.NOBODY else int(seat)

    def direction(self, direction: i64) -> Json:
        return int(direction)

    def seats(self, seats: vec[i64]) -> Json:
        return listed(seats)

    def picker(self, how: i64) -> Json:
        return words.PICKS[how]

    def purpose(self, form: i64) -> Json:
        """What cards are picked for, as the moves say it."""
        return FORMS[form].partition(":")[0]

    def trading(self, is_trade: bool) -> Json:
        return "trade" if is_trade else "pass"

    def targets(self, targets: vec[i64]) -> Json:
        return [self.seat(seat) for seat in targets]

    def bits(self, bits: i64) -> Json:
        """The numbers of a set, ascending."""
        return [number for number in range(int(bits).bit_length()) if bits >> number & 1]

    def group(self, group: i64) -> Json:
        return INGREDIENTS if group == words.NO_WORD else self.deck.vocabulary.group_names[group]

    def card(self, card: i64) -> Json:
        return self.deck.id_of(card)

    def finds(self, cards: vec[i64]) -> Json:
        return self.deck.ids_of(cards)

    def slots(self, slots: vec[i64]) -> Json:
        return [self.card(slot) or ANY_SLOT for slot in slots]

    def filter(self, what: Filter) -> Json:
        return copied(what.source)

    def effects(self, effects: list[Effect]) -> Json:
        return [copied(step.source) for step in effects]

    def pattern(self, pattern: Pattern) -> Json:
        return copied(pattern.source)

    def word(self, number: i64) -> Json:
        return None if number == words.NO_WORD else self.deck.vocabulary.words[number]

    def place(self, zone: i64) -> Json:
        """A place as `["finds", 0]` or `["discard"]`."""
        return [ROWS[zone // SPELLS], int(seat_of(zone))] if zone < PILE else [PLACES[int(zone)]]

    def bound(self, thing: object, layout: str) -> JsonObject:
        """The words that are bound, without those that mean nothing."""
        return {name: value for name, value in self.fields(thing, layout).items() if value not in (None, [])}
