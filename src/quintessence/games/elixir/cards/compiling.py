"""From the JSON of the card language, already checked, to what the engine carries out."""

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.types import Json, JsonObject
from quintessence.games.elixir.cards import language as lang
from quintessence.games.elixir.cards.language import (
    Amount,
    Choice,
    Condition,
    Effect,
    Filter,
    Measure,
    Pattern,
    SeatSet,
)
from quintessence.games.elixir.cards.vocabulary import Vocabulary
from quintessence.games.elixir.cards.words import (
    ALL_LEVELS,
    AT_RANDOM,
    CANCELLED,
    COUNTER_PREFIX,
    EVENTS,
    FETCH_FROM,
    HAND_ZONES,
    LASTING,
    MEASURES,
    NARROWED,
    NO_WORD,
    OF_COUNTER,
    PICKS,
    RESTS,
    SEAT_WORDS,
    SEVERAL,
    STATUSES,
    THE_LAST,
    THEIR_TURN_END,
    UNTIL,
    VERBS,
    level_bits,
)

SEATS_OF: Final = {
    "take": ("from", "you", "to", "you"),
    "trade": ("b", "you", "a", "you"),
    "look": ("at", "you", "who", "you"),
    "recall": ("from", "you", "", ""),
    "copy": ("whose", "all", "", ""),
    "pass": ("who", "all", "", ""),
    "redeal": ("who", "all", "", ""),
    "dispel": ("who", "all", "", ""),
    "redirect": ("to", "you", "from", "you"),
    "market": ("who", "all", "", ""),
    "flea": ("who", "all", "", ""),
    "auction": ("who", "all", "", ""),
    "aim": ("who", "you", "among", "others"),
}
"""Which arguments are a verb's seats and its other seats, each with its default; else `who`, by default you."""

AMOUNT_OF: Final = {"forfeit": ("price", 1), "auction": ("lot", 3), "flea": ("max", 2)}
"""Which argument is a verb's amount, with its default; else `n`, by default 1."""

PICK_OF: Final = {"take": AT_RANDOM, "recall": THE_LAST}
"""Who chooses by default; else the owner."""


@final
class Compiler:
    """Reads effects for one deck; names of counters that it meets are added to `counters`."""

    def __init__(self, vocabulary: Vocabulary, counters: list[str]) -> None:
        self.vocabulary = vocabulary
        self.counters = counters

    def effects(self, source: Json) -> list[Effect]:
        return [self.effect(item(entry)) for entry in items(source)]

    def effect(self, source: JsonObject) -> Effect:
        verb = str(source["verb"])
        first, first_default, second, second_default = SEATS_OF.get(verb, ("who", "you", "", ""))
        amount_name, amount_default = AMOUNT_OF.get(verb, ("n", 1))
        default_filter = "object" if verb == "flea" else "find"
        effect = Effect(
            VERBS.index(verb),
            self.seats(source.get(first, first_default)),
            self.amount(source.get(amount_name, amount_default)),
            self.filter(source.get("what", default_filter) if verb != "dispel" else "find"),
            source,
        )
        if second:
            effect.other_seats = self.seats(source.get(second, second_default))
        self.fill_words(effect, verb, source)
        self.fill_lists(effect, verb, source)
        return effect

    def fill_words(self, effect: Effect, verb: str, source: JsonObject) -> None:
        """The arguments that are words, levels and flags."""
        effect.level = levels(source)
        effect.pick = place(PICKS, source.get("pick_a", source.get("pick")), PICK_OF.get(verb, effect.pick))
        effect.other_pick = place(PICKS, source.get("pick_b"), effect.other_pick)
        effect.zone = place(HAND_ZONES, source.get("zone"), effect.zone)
        effect.up_to = source.get("upto") is True
        if verb == "fetch":
            effect.fetched_from = place(FETCH_FROM, source["from"], 0)
            effect.look = number(source.get("look", 4))
        effect.rest = place(RESTS, source.get("rest"), effect.rest)
        effect.clockwise = source.get("to") != "right"
        effect.status = place(STATUSES, source.get("is"), NO_WORD)
        effect.until = place(UNTIL, source.get("until"), THEIR_TURN_END)
        effect.uses = number(source.get("uses", 0))
        if verb == "cancel":
            effect.cancelled = place(CANCELLED, source.get("spell", "stays"), 1)
        effect.with_effect = source.get("effect") is True

    def fill_lists(self, effect: Effect, verb: str, source: JsonObject) -> None:
        """The arguments that hold further parts of the language."""
        if verb == "status":
            effect.stands_as = self.filter(source.get("as", "ingredient"))
        elif verb == "dispel":
            named = source.get("what", list(LASTING))
            effect.kinds = sum(1 << LASTING.index(str(kind)) for kind in items(named))
        elif verb == "trigger":
            effect.pattern = self.pattern(item(source["when"]))
            effect.do = self.effects(source["do"])
        elif verb == "each":
            effect.do = self.effects(source["do"])
        elif verb == "if":
            effect.condition = self.condition(item(source["cond"]))
            effect.do = self.effects(source["then"])
            effect.otherwise = self.effects(source.get("else", []))
        elif verb == "choose":
            effect.choices = [self.choice(item(option)) for option in items(source["options"])]
        elif verb == "name":
            group = source.get("of", "ingredient")
            if group != "ingredient":
                effect.group = self.vocabulary.group_names.index(str(group))
        elif verb == "count":
            effect.counter = self.counter(str(source["counter"]))
            effect.adds = "add" in source
            effect.amount = self.amount(source["add"] if effect.adds else source["set"])

    def choice(self, source: JsonObject) -> Choice:
        condition = self.condition(item(source["if"])) if "if" in source else None
        return Choice(self.effects(source["do"]), condition, {"fr": source["fr"], "en": source["en"]})

    def filter(self, source: Json) -> Filter:
        return self.vocabulary.any_find if source == "find" else self.vocabulary.filter_of(source)

    def seats(self, source: Json) -> SeatSet:
        if isinstance(source, str):
            return SeatSet(SEAT_WORDS.index(source))
        if isinstance(source, list):
            several = SeatSet(SEVERAL)
            several.parts = [self.seats(part) for part in source]
            return several
        told = item(source)
        narrowed = SeatSet(NARROWED)
        narrowed.among = self.seats(told["among"])
        if "except" in told:
            narrowed.without = self.seats(told["except"])
        if "if" in told:
            narrowed.condition = self.condition(item(told["if"]))
        if "most" in told:
            narrowed.most = self.measure(str(told["most"]))
        if "fewest" in told:
            narrowed.fewest = self.measure(str(told["fewest"]))
        return narrowed

    def measure(self, word: str) -> Measure:
        if word.startswith(COUNTER_PREFIX):
            return Measure(OF_COUNTER, self.counter(word.removeprefix(COUNTER_PREFIX)))
        return Measure(MEASURES.index(word), NO_WORD)

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
        told = item(source)
        amount = Amount(lang.MEASURED, number(told.get("plus", 0)))
        amount.measure = self.measure(str(told["of"]))
        amount.who = self.seats(told.get("who", "you"))
        half = told.get("half")
        amount.half = 1 if half == "up" else -1 if half == "down" else 0
        return amount

    def condition(self, source: JsonObject) -> Condition:
        word, told = next(iter(source.items()))
        condition = Condition(lang.CONDITIONS.index(word))
        if word == "has":
            held = item(told)
            condition.seats = self.seats(held.get("who", "you"))
            condition.what = self.filter(held.get("what", "find"))
            condition.amount = self.amount(held.get("n", 1))
        elif word == "more":
            pair = items(told)
            condition.amount, condition.other = self.amount(pair[0]), self.amount(pair[1])
        elif word == "reacting":
            condition.expected = told is True
        elif word == "moved":
            condition.amount = self.amount(told)
        elif word == "is":
            pair = items(told)
            condition.seats, condition.others = self.seats(pair[0]), self.seats(pair[1])
        elif word == "turn":
            condition.seats = self.seats(told)
        elif word == "not":
            condition.parts = [self.condition(item(told))]
        else:
            condition.parts = [self.condition(item(part)) for part in items(told)]
        return condition

    def pattern(self, source: JsonObject) -> Pattern:
        """An event of a `when`. Lists of numbers are seats of a trigger that was made (page, Position)."""
        pattern = Pattern(EVENTS.index(str(source["on"])))
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
                bits |= i64(1) << number(seat)
            return lang.LISTED, bits, None
        return lang.LISTED, 0, self.seats(source)


def levels(source: JsonObject) -> i64:
    """The levels that an effect or event names, all if it names none."""
    named = source.get("level")
    return ALL_LEVELS if named is None else level_bits([number(level) for level in items(named)])


def place(words: tuple[str, ...], word: Json, default: i64) -> i64:
    return default if word is None or word not in words else words.index(str(word))


def items(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def item(value: Json) -> JsonObject:
    assert isinstance(value, dict)
    return value


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value
