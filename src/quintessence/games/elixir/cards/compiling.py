"""From the JSON of the card language, already checked, to what the engine carries out."""

from typing import final

from mypy_extensions import i64

from quintessence.core.casts import as_list, as_number, as_numbers, as_object
from quintessence.core.types import Json, JsonObject

from . import language as lang
from . import words
from .language import Amount, Choice, Condition, Effect, Filter, Measure, Pattern, SeatSet
from .signature import Argument
from .verb import VERBS, verb_names
from .vocabulary import Vocabulary
from .words import COUNTER_PREFIX, NO_WORD


@final
class Compiler:
    """Reads effects for one deck; names of counters that it meets are added to `counters`."""

    def __init__(self, vocabulary: Vocabulary, counters: list[str]) -> None:
        self.vocabulary = vocabulary
        self.counters = counters

    def effects(self, source: Json) -> list[Effect]:
        return [self.effect(as_object(entry)) for entry in as_list(source)]

    def effect(self, source: JsonObject) -> Effect:
        """One step: each argument, given or by default, goes into the field of its meaning."""
        number_of_verb = verb_names().index(str(source["verb"]))
        effect = Effect(number_of_verb, self.seats("you"), self.amount(1), self.vocabulary.any_find, source)
        effect.level = levels(source)
        sets: list[SeatSet] = []
        for argument in VERBS[number_of_verb].arguments:
            told = source.get(argument.name, default_of(argument))
            if told is None:
                continue
            if argument.kind == "seats":
                sets.append(self.seats(told))
            elif argument.kind in ("amount", "count", "change"):
                effect.amount = self.amount(told)
            else:
                self.fill(effect, argument, told)
        if sets:
            effect.seats, effect.other_seats = sets[0], sets[-1]
        return effect

    def fill(self, effect: Effect, argument: Argument, told: Json) -> None:
        """An argument that is neither a set of seats nor an amount."""
        name, kind = argument.name, argument.kind
        if kind == "filter":
            effect.what = self.filter(told)
        elif kind in ("effects", "repeated", "triggered"):
            if name == "else":
                effect.otherwise = self.effects(told)
            else:
                effect.do = self.effects(told)
        elif kind == "event":
            effect.pattern = self.pattern(as_object(told))
        elif kind == "condition":
            effect.condition = self.condition(as_object(told))
        elif kind == "options":
            effect.choices = [self.choice(as_object(option)) for option in as_list(told)]
        elif kind == "kinds":
            effect.kinds = sum(1 << words.LASTING.index(str(one)) for one in as_list(told))
        elif kind == "group":
            effect.group = NO_WORD if told == "ingredient" else self.vocabulary.group_names.index(str(told))
        elif kind == "counter":
            effect.counter = self.counter(str(told))
            effect.adds = "add" in effect.source
        elif kind == "status":
            effect.status = words.STATUSES.index(str(told))
            self.fill_status(effect, effect.source)
        elif kind == "until":
            effect.until = words.UNTIL.index(str(told))
        elif ".." in kind:
            if name == "look":
                effect.look = as_number(told)
            else:
                effect.uses = as_number(told)
        elif kind == "flag":
            effect.up_to = effect.up_to or (name == "upto" and told is True)
            effect.with_effect = effect.with_effect or (name == "effect" and told is True)
        elif kind not in ("levels", "text"):
            fill_word(effect, name, str(told))

    def fill_status(self, effect: Effect, source: JsonObject) -> None:
        """What single statuses use besides what all have."""
        effect.amount = self.amount(source.get("n", 1))
        effect.what = self.filter(source.get("what", "find"))
        effect.stands_as = self.filter(source.get("as", "ingredient"))

    def choice(self, source: JsonObject) -> Choice:
        condition = self.condition(as_object(source["if"])) if "if" in source else None
        return Choice(self.effects(source["do"]), condition, {"fr": source["fr"], "en": source["en"]})

    def filter(self, source: Json) -> Filter:
        return self.vocabulary.any_find if source == "find" else self.vocabulary.filter_of(source)

    def seats(self, source: Json) -> SeatSet:
        if isinstance(source, str):
            return SeatSet(words.SEAT_WORDS.index(source))
        if isinstance(source, list):
            several = SeatSet(words.SEVERAL)
            several.parts = [self.seats(part) for part in source]
            return several
        told = as_object(source)
        narrowed = SeatSet(words.NARROWED)
        narrowed.among = self.seats(told["among"])
        if "except" in told:
            narrowed.without = self.seats(told["except"])
        if "if" in told:
            narrowed.condition = self.condition(as_object(told["if"]))
        if "most" in told:
            narrowed.most = self.measure(str(told["most"]))
        if "fewest" in told:
            narrowed.fewest = self.measure(str(told["fewest"]))
        return narrowed

    def measure(self, word: str) -> Measure:
        if word.startswith(COUNTER_PREFIX):
            return Measure(words.OF_COUNTER, self.counter(word.removeprefix(COUNTER_PREFIX)))
        return Measure(words.MEASURES.index(word), NO_WORD)

    def counter(self, name: str) -> i64:
        """The number of a counter's name."""
        if name not in self.counters:
            self.counters.append(name)
        return self.counters.index(name)

    def amount(self, source: Json) -> Amount:
        if isinstance(source, int):
            return Amount(lang.NUMBER, source)
        if source == "moved":
            return Amount(lang.MOVED, 0)
        if source == "seats":
            return Amount(lang.SEAT_COUNT, 0)
        if source == "all":
            return Amount(lang.EVERYTHING, 0)
        told = as_object(source)
        amount = Amount(lang.MEASURED, as_number(told.get("plus", 0)))
        amount.measure = self.measure(str(told["of"]))
        amount.who = self.seats(told.get("who", "you"))
        half = told.get("half")
        amount.half = 1 if half == "up" else -1 if half == "down" else 0
        return amount

    def condition(self, source: JsonObject) -> Condition:
        word, told = next(iter(source.items()))
        condition = Condition(lang.CONDITIONS.index(word))
        if word == "has":
            held = as_object(told)
            condition.seats = self.seats(held.get("who", "you"))
            condition.what = self.filter(held.get("what", "find"))
            condition.amount = self.amount(held.get("n", 1))
        elif word == "more":
            pair = as_list(told)
            condition.amount, condition.other = self.amount(pair[0]), self.amount(pair[1])
        elif word == "reacting":
            condition.expected = told is True
        elif word == "moved":
            condition.amount = self.amount(told)
        elif word == "is":
            pair = as_list(told)
            condition.seats, condition.others = self.seats(pair[0]), self.seats(pair[1])
        elif word == "turn":
            condition.seats = self.seats(told)
        elif word == "not":
            condition.parts = [self.condition(as_object(told))]
        else:
            condition.parts = [self.condition(as_object(part)) for part in as_list(told)]
        return condition

    def pattern(self, source: JsonObject) -> Pattern:
        """An event of a `when`. Lists of numbers are seats of a trigger that was made (page, Position)."""
        pattern = Pattern(words.EVENTS.index(str(source["on"])))
        pattern.source = source
        pattern.level = levels(source)
        pattern.last = source.get("last") is True
        by, at = source.get("by", "any"), source.get("at", "any")
        pattern.by, pattern.by_seats, pattern.by_words = self.party(by)
        pattern.at, pattern.at_seats, pattern.at_words = self.party(at)
        return pattern

    def party(self, source: Json) -> tuple[i64, i64, SeatSet | None]:
        """Who an actor or subject must be: the kind, the bits of seats, the words for seats."""
        if isinstance(source, str) and source in lang.WHO_WORDS:
            return lang.WHO_WORDS.index(source), 0, None
        if isinstance(source, list) and all(isinstance(seat, int) for seat in source):
            bits: i64 = 0
            for seat in source:
                bits |= i64(1) << as_number(seat)
            return lang.LISTED, bits, None
        return lang.LISTED, 0, self.seats(source)


def default_of(argument: Argument) -> Json:
    """What an argument is where a card does not give it; null if nothing."""
    default = argument.default
    if default is None:
        return None
    if argument.kind == "kinds":
        return [*words.LASTING]
    if argument.kind == "effects":
        return []
    return int(default) if default.isdigit() else default


def fill_word(effect: Effect, name: str, word: str) -> None:
    """An argument that is a word of a closed set."""
    if name == "pick_b":
        effect.other_pick = words.PICKS.index(word)
    elif name.startswith("pick"):
        effect.pick = words.PICKS.index(word)
    elif name == "zone":
        effect.zone = words.HAND_ZONES.index(word)
    elif name == "from":
        effect.fetched_from = words.FETCH_FROM.index(word)
    elif name == "rest":
        effect.rest = words.RESTS.index(word)
    elif name == "spell":
        effect.cancelled = words.CANCELLED.index(word)
    else:
        assert name == "to"
        effect.clockwise = word == "left"


def levels(source: JsonObject) -> i64:
    """The levels that an effect or event names, all if it names none."""
    named = source.get("level")
    return words.ALL_LEVELS if named is None else words.level_bits(as_numbers(named))
