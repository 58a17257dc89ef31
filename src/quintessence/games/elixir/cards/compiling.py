"""From the JSON of the card language, already checked, to what the engine carries out."""

from collections.abc import Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.casts import as_list, as_numbers, as_object, as_objects, as_texts
from quintessence.core.types import Json, JsonObject

from ..table.zones import bits_of
from . import language as lang
from . import words
from .deck import Vocabulary
from .language import Amount, Choice, Condition, Effect, Filter, Holding, Measure, Party, Pattern, SeatSet
from .signature import Argument, arguments_in, names_in
from .verb import VERBS, verb_names

NUMBERED: Final = {"pick": words.PICKS, "other_pick": words.PICKS}
"""Attributes whose words are numbered by other lists than those of a signature."""
SAME: Final = {
    **dict.fromkeys(("repeated", "triggered"), "effects"),
    **dict.fromkeys(("end_of_trigger", "end_of_forfeit"), "end"),
    **dict.fromkeys(("count", "change"), "amount"),
    "narrowing": "condition",
}
"""Kinds that are checked in ways of their own but read alike."""


@final
class Compiler:
    """Reads effects for one deck: a method for each kind of argument. New counters are added to `counters`."""

    def __init__(self, vocabulary: Vocabulary, counters: list[str]) -> None:
        self.vocabulary = vocabulary
        self.counters = counters

    def fill(self, thing: object, arguments: Sequence[Argument], source: JsonObject) -> None:
        """Gives each argument, as it is given or by default, to the attribute of its meaning."""
        for argument in arguments:
            told = source.get(argument.name, argument.default_json())
            if told is not None:
                setattr(thing, argument.attribute, self.compiled(argument, told))

    def compiled(self, argument: Argument, told: Json) -> Any:
        if argument.words:
            return NUMBERED.get(argument.attribute, argument.words).index(str(told))
        if argument.kind in lang.LISTS:
            return [getattr(self, lang.LISTS[argument.kind][0])(part) for part in as_list(told)]
        return told if ".." in argument.kind else getattr(self, SAME.get(argument.kind, argument.kind))(told)

    # Effects.

    def effects(self, source: Json) -> list[Effect]:
        return [self.effect(step) for step in as_objects(source)]

    def effect(self, source: JsonObject) -> Effect:
        number = verb_names().index(str(source["verb"]))
        effect = Effect(number, self.seats("you"), self.amount(1), self.vocabulary.any_find, source)
        self.fill(effect, VERBS[number].arguments_of(source.get("is")), source)
        return effect

    def options(self, source: Json) -> list[Choice]:
        choices: list[Choice] = []
        for option in as_objects(source):
            choices.append(Choice({"fr": option["fr"], "en": option["en"]}))
            self.fill(choices[-1], arguments_in(lang.OPTION)[2:], option)
        return choices

    def end(self, source: Json) -> int:
        return words.UNTIL.index(str(source))

    def pattern(self, source: Json) -> Pattern:
        pattern = Pattern(0, Party(lang.ANYBODY), Party(lang.ANYBODY), as_object(source))
        self.fill(pattern, arguments_in(lang.EVENT), pattern.source)
        return pattern

    def party(self, source: Json) -> Party:
        """Lists of numbers are seats of a trigger that was made (page, Position)."""
        if isinstance(source, str) and source in lang.WHO_WORDS:
            return Party(lang.WHO_WORDS.index(source))
        if isinstance(source, list) and all(isinstance(seat, int) for seat in source):
            return Party(lang.LISTED, bits_of(vec[i64](as_numbers(source))))
        return Party(lang.LISTED, 0, self.seats(source))

    # Seats, amounts, filters.

    def seats(self, source: Json) -> SeatSet:
        if isinstance(source, str):
            return SeatSet(words.SEAT_WORDS.index(source))
        if isinstance(source, list):
            several = SeatSet(words.SEVERAL)
            several.parts = [self.seats(part) for part in source]
            return several
        narrowed = SeatSet(words.NARROWED)
        self.fill(narrowed, arguments_in(lang.NARROWED), as_object(source))
        return narrowed

    def measure(self, source: Json) -> Measure:
        word = str(source)
        if word.startswith(words.COUNTER_PREFIX):
            return Measure(words.OF_COUNTER, self.counter(word.removeprefix(words.COUNTER_PREFIX)))
        return Measure(words.MEASURES.index(word), words.NO_WORD)

    def counter(self, source: Json) -> i64:
        name = str(source)
        if name not in self.counters:
            self.counters.append(name)
        return self.counters.index(name)

    def amount(self, source: Json) -> Amount:
        if isinstance(source, int):
            return Amount(lang.NUMBER, source)
        if isinstance(source, str):
            return Amount(lang.AMOUNT_WORDS.index(source), 0)
        amount = Amount(lang.MEASURED, 0)
        self.fill(amount, arguments_in(lang.AMOUNT), as_object(source))
        return amount

    def filter(self, source: Json) -> Filter:
        return self.vocabulary.any_find if source == "find" else self.vocabulary.filter_of(source)

    def group(self, source: Json) -> int:
        """A group of tags; NO_WORD stands for ingredients."""
        return ["ingredient", *self.vocabulary.group_names].index(str(source)) + int(words.NO_WORD)

    # Conditions.

    def condition(self, source: Json) -> Condition:
        told = as_object(source)
        condition = Condition(names_in(lang.CONDITION).index(next(iter(told))))
        self.fill(condition, arguments_in(lang.CONDITION), told)
        return condition

    def holding(self, source: Json) -> Holding:
        holding = Holding(self.seats("you"), self.vocabulary.any_find, self.amount(1))
        self.fill(holding, arguments_in(lang.HOLDING), as_object(source))
        return holding

    # Small things.

    def flag(self, source: Json) -> bool:
        return source is True

    def levels(self, source: Json) -> i64:
        return bits_of(vec[i64](as_numbers(source)))

    def kinds(self, source: Json) -> int:
        """Bits of kinds of lasting effects; a default that is no list means all of them."""
        named = as_texts(source) if isinstance(source, list) else words.LASTING
        return sum([1 << words.LASTING.index(kind) for kind in named])

    def text(self, source: Json) -> JsonObject:
        return as_object(source)
