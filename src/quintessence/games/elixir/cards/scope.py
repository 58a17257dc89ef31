"""Whether an effect is well made: verbs, arguments, words (EX-DECK-7, EX-DECK-8, EX-DECK-9)."""

import re
from collections.abc import Sequence
from typing import Final, final

from quintessence.core.sheet import Field
from quintessence.core.types import LANGUAGES

from ..moves import MOST_OPTIONS
from .language import AMOUNT, CONDITION, EVENT, HOLDING, LISTS, NARROWED, OPTION, WHO_WORDS
from .signature import Argument, arguments_in, names_in
from .verb import VERBS, verb_names
from .words import COUNTER_PREFIX, FILTER_WORDS, LARGEST_GIVEN, LASTING, MEASURES, SEAT_WORDS, UNTIL

NAMED: Final = "named"
MOST_TARGETS: Final = 2
MOST_STEPS: Final = 50
DEEPEST: Final = 8
"""No list of effects, condition or set of seats has more others inside each other."""
MOST_EACH: Final = 3
"""No more `each` inside each other: with eight seats every one makes eight times as many steps."""
COUNTER_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


@final
class Lexicon:
    """The words that a set of cards brings: tags in their groups, ids of finds.

    Where something is wrong with the tags, more words may be meant as tags.
    """

    def __init__(self, groups: dict[str, list[str]], finds: list[str], has_sound_tags: bool = True) -> None:
        self.has_sound_tags = has_sound_tags
        self.tags = [tag for group in groups.values() for tag in group]
        self.filters = [*[word for word in FILTER_WORDS if word != NAMED], *self.tags, *finds]
        """All but `named`, which is not of use on every card."""
        self.groups = ["ingredient", *groups]

    def check_filter_word(self, field: Field, allowed: list[str]) -> None:
        """A word of a filter or a group; any may be a tag as long as something is wrong with the tags."""
        if self.has_sound_tags or not isinstance(field.value, str):
            field.word(allowed)


@final
class Scope:
    """What an effect may speak of, by its card and by what came before it; a method checks each kind of argument."""

    def __init__(self, words: Lexicon, targets: int, is_special: bool, is_spell: bool) -> None:
        self.words = words
        self.targets = targets
        self.is_special = is_special
        """Whether there is an event to speak of: the card is special, or this is inside a trigger."""
        self.is_spell = is_spell
        self.is_aimed = False
        self.has_name = False
        """Whether some step of the card lets a player name something."""
        self.has_them = False
        """Whether there is a seat at hand: inside `each`, and in the condition of a narrowed set."""
        self.depth = 0
        self.eaches = 0
        """How many `each` this is inside."""
        self.is_too_deep = False
        """Whether it was said already that too much is nested in this step of the card."""

    def goes_deeper(self, field: Field) -> bool:
        """One level further in. False if that is too deep, which is said once for each step of a card."""
        self.depth += 1
        if self.depth > DEEPEST and not self.is_too_deep:
            self.is_too_deep = True
            field.wrong("elixir-too-deep", {"most": DEEPEST})
        return self.depth <= DEEPEST

    # Effects.

    def effects(self, field: Field) -> None:
        steps = field.under("EX-DECK-9")
        if self.goes_deeper(steps):
            for effect in steps.items(0, MOST_STEPS):
                if self.depth == 1:
                    self.is_too_deep = False
                self.effect(effect)
        self.depth -= 1

    def effect(self, field: Field) -> None:
        """One step: a known verb with its own arguments, each of its kind."""
        if not isinstance(field.value, dict):
            field.under("EX-DECK-7").wrong("cards-not-a-table")
            return
        word = field.value.get("verb")
        if word not in verb_names():
            field.key("verb").under("EX-DECK-7").word(verb_names())
            return
        verb = VERBS[verb_names().index(word)]
        arguments = verb.arguments_of(field.value.get("is"))
        field.under("EX-DECK-8").only(["verb", *[argument.name for argument in arguments]])
        for argument in arguments:
            if argument.is_required and argument.name not in field.value:
                field.key(argument.name).under("EX-DECK-8").wrong("elixir-argument-missing", {"verb": verb.name})
        for argument in arguments:
            if argument.name in field.value:
                self.argument(field.under("EX-DECK-9"), argument)
        verb.check(field, self)

    def argument(self, table: Field, argument: Argument) -> None:
        """A field of a table has a value of its kind: numbers, what a method here checks, or a word of a closed set."""
        field = table.key(argument.name)
        low, dots, high = argument.kind.partition("..")
        check = getattr(self, argument.kind, None)
        if dots:
            field.number(int(low), int(high))
        elif argument.kind in LISTS:
            kind, fewest, most = LISTS[argument.kind]
            for part in field.items(fewest, most):
                getattr(self, kind)(part)
        elif argument.kind == "flag":
            field.flag()
        elif argument.kind == "repeated":
            self.repeated(table, field)
        elif check is not None:
            check(field)
        else:
            field.word(argument.words)

    def table(self, field: Field, signature: str) -> None:
        """A table with the fields of a signature."""
        field.only(names_in(signature))
        if isinstance(field.value, dict):
            for argument in arguments_in(signature):
                if argument.is_required or argument.name in field.value:
                    self.argument(field, argument)

    def repeated(self, step: Field, todo: Field) -> None:
        """The list of an `each`, in which a seat is at hand."""
        had_them, self.has_them = self.has_them, True
        self.eaches += 1
        if self.eaches > MOST_EACH and not self.is_too_deep:
            self.is_too_deep = True
            step.wrong("elixir-too-many-each", {"most": MOST_EACH})
        self.effects(todo)
        self.eaches -= 1
        self.has_them = had_them

    def triggered(self, field: Field) -> None:
        """The list of a `trigger`, which has its own event."""
        outside = self.is_special, self.has_them, self.is_aimed
        self.is_special, self.has_them = True, False
        self.effects(field)
        self.is_special, self.has_them, self.is_aimed = outside

    def options(self, field: Field) -> None:
        for option in field.items(1, MOST_OPTIONS):
            self.table(option, OPTION)

    # How long something lasts (EX-DECK-13); EX-DECK-9 for a word that is no end at all.

    def end(self, field: Field, *without: str) -> None:
        allowed = [word for word in UNTIL if (self.is_spell or word != "laid") and word not in without]
        if field.value not in UNTIL:
            field.word(allowed)
        elif field.value not in allowed:
            key = "elixir-until-laid" if field.value == "laid" else "elixir-until-trigger"
            field.under("EX-DECK-13").wrong(key, {"allowed": ", ".join(allowed)})

    def end_of_trigger(self, field: Field) -> None:
        self.end(field, "their-turn", "their-turn-end")

    def end_of_forfeit(self, field: Field) -> None:
        self.end(field, "laid")

    # Events.

    def pattern(self, field: Field) -> None:
        """The event of a trigger, whose actor or subject may be named by any words for seats."""
        event = field.under("EX-DECK-10")
        named = [name for name in ("by", "at") if not event.key(name).is_missing]
        self.when(event, [name for name in named if event.key(name).value not in WHO_WORDS])

    def when(self, field: Field, with_seats: Sequence[str] = ()) -> None:
        """An event of a `when`; those of its parties that are `with_seats` are words for seats."""
        field.only(names_in(EVENT))
        if not isinstance(field.value, dict):
            return
        for argument in arguments_in(EVENT):
            if argument.name in with_seats:
                self.seats(field.key(argument.name).under("EX-DECK-9"))
            elif argument.is_required or argument.name in field.value:
                self.argument(field, argument)
        if field.value.get("on") != "spell":
            for name in ("level", "last"):
                if name in field.value:
                    field.key(name).wrong("elixir-only-for-spells")

    def party(self, field: Field) -> None:
        field.word(WHO_WORDS)

    # Seats, amounts, filters.

    def seats(self, field: Field) -> None:
        """A word, a list, or a narrowed set (EX-LANG-1, EX-LANG-3)."""
        if self.goes_deeper(field):
            if isinstance(field.value, list):
                for part in field.items(1, MOST_STEPS):
                    self.seats(part)
            elif isinstance(field.value, dict):
                self.table(field, NARROWED)
            else:
                self.seat_word(field)
        self.depth -= 1

    def seat_word(self, field: Field) -> None:
        """A word that names somebody; `them` may name nobody, and the step then does nothing (EX-LANG-4)."""
        word, allowed = field.value, self.seat_words()
        if word in allowed or word == "them":
            return
        if word in ("target", "target2"):
            field.under("EX-DECK-11").wrong("elixir-no-target", {"count": 2 if word == "target2" else 1})
        elif word == "actor" or word == "subject":
            field.under("EX-DECK-12").wrong("elixir-no-event", {"word": str(word)})
        else:
            field.word(allowed)

    def seat_words(self) -> list[str]:
        """The words for seats that name somebody here."""
        means = {
            "target": self.targets > 0 or self.is_aimed,
            "target2": self.targets == MOST_TARGETS,
            "actor": self.is_special,
            "subject": self.is_special,
            "them": self.has_them,
        }
        return [word for word in SEAT_WORDS if means.get(word, True)]

    def narrowing(self, field: Field) -> None:
        """The condition of a narrowed set, in which a seat is at hand."""
        had_them, self.has_them = self.has_them, True
        self.condition(field)
        self.has_them = had_them

    def measure(self, field: Field) -> None:
        value = field.value
        if not isinstance(value, str) or not value.startswith(COUNTER_PREFIX):
            field.word((*MEASURES, f"{COUNTER_PREFIX}NAME"))
        elif COUNTER_NAME.fullmatch(value.removeprefix(COUNTER_PREFIX)) is None:
            field.wrong("elixir-bad-counter")

    def counter(self, field: Field) -> None:
        if not isinstance(field.value, str) or COUNTER_NAME.fullmatch(field.value) is None:
            field.wrong("elixir-bad-counter")

    def amount(self, field: Field, words: str = "moved, seats") -> None:
        """EX-LANG-5; `words` are those that may stand for a number here."""
        if isinstance(field.value, dict):
            self.table(field, AMOUNT)
        elif not isinstance(field.value, str):
            field.number(0, LARGEST_GIVEN)
        elif field.value not in ("moved", "seats"):
            is_number = int(field.value.strip().isdigit())
            field.wrong("elixir-bad-amount", {"most": LARGEST_GIVEN, "words": words, "number": is_number})

    def count(self, field: Field) -> None:
        """How many cards change place."""
        if field.value != "all":
            self.amount(field, "all, moved, seats")

    def change(self, field: Field) -> None:
        """What is added to a counter."""
        if isinstance(field.value, int):
            field.number(-LARGEST_GIVEN, LARGEST_GIVEN)
        else:
            self.amount(field)

    def filter(self, field: Field) -> None:
        """EX-LANG-7"""
        allowed = [*self.words.filters, NAMED] if self.has_name else self.words.filters
        for word in field.items(1, MOST_STEPS) if isinstance(field.value, list) else [field]:
            if word.value == NAMED and not self.has_name:
                word.wrong("elixir-nothing-named")
            else:
                self.words.check_filter_word(word, allowed)

    def group(self, field: Field) -> None:
        self.words.check_filter_word(field, self.words.groups)

    # Conditions (EX-LANG-8): exactly one word with what it asks.

    def condition(self, field: Field) -> None:
        if self.goes_deeper(field):
            if isinstance(field.value, dict) and len(field.value) != 1:
                field.wrong("elixir-one-condition", {"count": len(field.value)})
            self.table(field, CONDITION)
        self.depth -= 1

    def holding(self, field: Field) -> None:
        self.table(field, HOLDING)

    # Small things.

    def levels(self, field: Field) -> None:
        for level in field.items(1, 4):
            level.number(1, 4)

    def kinds(self, field: Field) -> None:
        for entry in field.items(1, len(LASTING)):
            entry.word(LASTING)

    def sentence(self, field: Field) -> None:
        field.text()

    def text(self, field: Field) -> None:
        check_both_languages(field)


def check_both_languages(field: Field) -> None:
    """`{ fr = "…", en = "…" }`, neither of them empty."""
    if not isinstance(field.value, dict):
        field.wrong("elixir-both-languages")
        return
    field.only(LANGUAGES)
    for language in LANGUAGES:
        field.key(language).text()


def scope_of_position(words: Lexicon) -> Scope:
    """What effects under way may speak of: all that a card can, since what bound their words may be past."""
    scope = Scope(words, MOST_TARGETS, True, True)
    scope.has_name = scope.has_them = True
    return scope


def has_step(effects: object, verb: str) -> bool:
    """Whether a step with this verb is somewhere in a list of effects, however deep."""
    waiting = [effects]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            if part.get("verb") == verb:
                return True
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return False
