"""Whether an effect is well made: verbs, arguments, words (EX-DECK-7 to EX-DECK-13)."""

import re
from typing import Final, final

from quintessence.core.cardset import Field
from quintessence.core.types import LANGUAGES
from quintessence.games.elixir.language import CONDITIONS, WHO_WORDS
from quintessence.games.elixir.moves import MOST_OPTIONS
from quintessence.games.elixir.verbs import ARGUMENTS, REQUIRED, STATUS_ARGUMENTS
from quintessence.games.elixir.words import (
    COUNTER_PREFIX,
    EVENTS,
    FILTER_WORDS,
    LASTING,
    MEASURES,
    SEAT_WORDS,
    UNTIL,
    VERBS,
)

MOST_STEPS: Final = 50
DEEPEST: Final = 8
"""No list of effects, condition or set of seats has more others inside each other."""
MOST_EACH: Final = 3
"""No more `each` inside each other: with eight seats every one makes eight times as many steps."""
LARGEST: Final = 99
COUNTER_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")

NOT_FOR_TRIGGERS: Final = ("their-turn", "their-turn-end")


@final
class Scope:
    """What an effect may speak of: by its card, and by what came before it in its lists."""

    def __init__(self, words: "Lexicon", targets: int, is_special: bool, is_spell: bool) -> None:
        self.words = words
        self.targets = targets
        self.is_special = is_special
        """Whether there is an event to speak of: the card is special, or this is inside a trigger."""
        self.is_spell = is_spell
        self.is_aimed = False
        """Whether an `aim` came before."""
        self.depth = 0
        self.eaches = 0
        """How many `each` this is inside."""

    def inside_trigger(self) -> "Scope":
        inner = Scope(self.words, self.targets, True, self.is_spell)
        inner.is_aimed = self.is_aimed
        inner.depth = self.depth
        inner.eaches = self.eaches
        return inner


@final
class Lexicon:
    """The words that a set of cards brings: ids of its cards, tags, groups of tags."""

    def __init__(self, finds: list[str], tags: list[str], groups: list[str]) -> None:
        self.filters = [*FILTER_WORDS, *tags, *finds]
        self.groups = ["ingredient", *groups]


def check_effects(field: Field, scope: Scope) -> None:
    """A list of effects."""
    scope.depth += 1
    if scope.depth > DEEPEST:
        field.under("EX-DECK-9").wrong("elixir-too-deep", {"most": DEEPEST})
    else:
        for effect in field.under("EX-DECK-9").items(0, MOST_STEPS):
            check_effect(effect, scope)
    scope.depth -= 1


def check_effect(field: Field, scope: Scope) -> None:
    """One step: a known verb with its own arguments, each of its kind."""
    if not isinstance(field.value, dict):
        field.under("EX-DECK-7").wrong("cards-not-a-table")
        return
    verb = field.value.get("verb")
    if verb not in VERBS:
        field.key("verb").under("EX-DECK-7").word(VERBS)
        return
    arguments = dict(ARGUMENTS[str(verb)])
    if verb == "status":
        status = field.value.get("is")
        arguments |= STATUS_ARGUMENTS.get(status, {}) if isinstance(status, str) else {}
    field.under("EX-DECK-8").only(["verb", *arguments])
    for name in REQUIRED.get(str(verb), ()):
        if name not in field.value:
            field.key(name).under("EX-DECK-8").wrong("elixir-argument-missing", {"verb": str(verb)})
    if verb == "count" and ("add" in field.value) == ("set" in field.value):
        field.under("EX-DECK-8").wrong("elixir-add-or-set")
    if verb == "each":
        scope.eaches += 1
        if scope.eaches > MOST_EACH:
            field.under("EX-DECK-9").wrong("elixir-too-many-each", {"most": MOST_EACH})
    inner = scope.inside_trigger() if verb == "trigger" else scope
    for name, kind in arguments.items():
        if name in field.value:
            check_argument(field.key(name).under("EX-DECK-9"), kind, inner if name == "do" else scope)
    check_until(field, str(verb), scope)
    check_event_words(field, str(verb), scope)
    if verb == "each":
        scope.eaches -= 1
    elif verb == "aim":
        scope.is_aimed = True


def check_until(field: Field, verb: str, scope: Scope) -> None:
    """EX-DECK-13"""
    until = field.key("until")
    if until.value == "laid" and (not scope.is_spell or verb == "forfeit"):
        until.under("EX-DECK-13").wrong("elixir-until-laid")
    if verb == "trigger" and until.value in NOT_FOR_TRIGGERS:
        allowed = ", ".join(word for word in UNTIL if word not in NOT_FOR_TRIGGERS)
        until.under("EX-DECK-13").wrong("elixir-until-trigger", {"allowed": allowed})


def check_event_words(field: Field, verb: str, scope: Scope) -> None:
    """EX-DECK-12: these need an event to speak of."""
    needs_event = verb in ("cancel", "redirect") or (verb == "fetch" and field.key("from").value == "payment")
    if needs_event and not scope.is_special:
        field.under("EX-DECK-12").wrong("elixir-no-event", {"word": verb})


def check_argument(field: Field, kind: str, scope: Scope) -> None:
    """A value of the kind that an argument wants."""
    if kind == "seats":
        check_seats(field, scope)
    elif kind == "amount":
        check_amount(field, scope)
    elif kind == "count":
        if field.value != "all":
            check_amount(field, scope, "all, moved, seats")
    elif kind == "change":
        if not isinstance(field.value, int):
            check_amount(field, scope)
        else:
            field.number(-LARGEST, LARGEST)
    elif kind == "number":
        field.number(1, LARGEST)
    elif kind == "filter":
        check_filter(field, scope)
    elif kind == "levels":
        check_levels(field)
    elif kind == "flag":
        field.flag()
    elif kind == "until":
        field.word(UNTIL)
    elif kind == "kinds":
        for entry in field.items(1, len(LASTING)):
            entry.word(LASTING)
    elif kind == "event":
        check_event(field.under("EX-DECK-10"), scope, True)
    elif kind == "effects":
        check_effects(field, scope)
    else:
        check_other_argument(field, kind, scope)


def check_other_argument(field: Field, kind: str, scope: Scope) -> None:
    if kind == "options":
        for option in field.items(1, MOST_OPTIONS):
            check_option(option, scope)
    elif kind == "group":
        field.word(scope.words.groups)
    elif kind == "condition":
        check_condition(field, scope)
    elif kind == "counter":
        check_counter(field)
    elif kind == "text":
        check_text(field)
    else:
        field.word(kind.split(" "))


def check_text(field: Field) -> None:
    """A text in both languages."""
    field.only(LANGUAGES)
    if isinstance(field.value, dict):
        for language in LANGUAGES:
            field.key(language).text()


def check_option(option: Field, scope: Scope) -> None:
    """One option of `choose`."""
    option.only(("fr", "en", "do", "if"))
    if isinstance(option.value, dict):
        for language in LANGUAGES:
            option.key(language).text()
        check_effects(option.key("do"), scope)
        if "if" in option.value:
            check_condition(option.key("if"), scope)


def check_counter(field: Field) -> None:
    if not isinstance(field.value, str) or COUNTER_NAME.fullmatch(field.value) is None:
        field.wrong("elixir-bad-counter")


def check_levels(field: Field) -> None:
    for level in field.items(1, 4):
        level.number(1, 4)


def check_seats(field: Field, scope: Scope) -> None:
    """A word, a list, or a narrowed set (EX-LANG-1, EX-LANG-3)."""
    scope.depth += 1
    if scope.depth > DEEPEST:
        field.wrong("elixir-too-deep", {"most": DEEPEST})
    elif isinstance(field.value, list):
        for part in field.items(1, MOST_STEPS):
            check_seats(part, scope)
    elif isinstance(field.value, dict):
        field.only(("among", "except", "if", "most", "fewest"))
        check_seats(field.key("among"), scope)
        if "except" in field.value:
            check_seats(field.key("except"), scope)
        if "if" in field.value:
            check_condition(field.key("if"), scope)
        for name in ("most", "fewest"):
            if name in field.value:
                check_measure(field.key(name))
    else:
        check_seat_word(field, scope)
    scope.depth -= 1


def check_seat_word(field: Field, scope: Scope) -> None:
    word = field.word(SEAT_WORDS)
    if word != field.value:
        return
    if word == "target" and scope.targets < 1 and not scope.is_aimed:
        field.under("EX-DECK-11").wrong("elixir-no-target", {"count": 1})
    elif word == "target2" and scope.targets < 2:
        field.under("EX-DECK-11").wrong("elixir-no-target", {"count": 2})
    elif word in ("actor", "subject") and not scope.is_special:
        field.under("EX-DECK-12").wrong("elixir-no-event", {"word": word})


def check_measure(field: Field) -> None:
    value = field.value
    if isinstance(value, str) and value.startswith(COUNTER_PREFIX):
        if COUNTER_NAME.fullmatch(value.removeprefix(COUNTER_PREFIX)) is None:
            field.wrong("elixir-bad-counter")
    else:
        field.word((*MEASURES, f"{COUNTER_PREFIX}NAME"))


def check_amount(field: Field, scope: Scope, words: str = "moved, seats") -> None:
    """EX-LANG-5; `words` are those that may stand for a number here."""
    if isinstance(field.value, dict):
        field.only(("of", "who", "half", "plus"))
        check_measure(field.key("of"))
        if "who" in field.value:
            check_seats(field.key("who"), scope)
        if "half" in field.value:
            field.key("half").word(("up", "down"))
        if "plus" in field.value:
            field.key("plus").number(-LARGEST, LARGEST)
    elif isinstance(field.value, str):
        if field.value not in ("moved", "seats"):
            field.wrong("elixir-bad-amount", {"most": LARGEST, "words": words})
    else:
        field.number(0, LARGEST)


def check_filter(field: Field, scope: Scope) -> None:
    """EX-LANG-7"""
    words = field.items(1, MOST_STEPS) if isinstance(field.value, list) else [field]
    for word in words:
        word.word(scope.words.filters)


def check_condition(field: Field, scope: Scope) -> None:
    """EX-LANG-8: exactly one word with what it asks."""
    scope.depth += 1
    if scope.depth > DEEPEST:
        field.wrong("elixir-too-deep", {"most": DEEPEST})
    else:
        field.only(CONDITIONS)
        if isinstance(field.value, dict):
            if len(field.value) != 1:
                field.wrong("elixir-one-condition", {"count": len(field.value)})
            for word, told in field.entries():
                if word in CONDITIONS:
                    check_condition_word(told, word, scope)
    scope.depth -= 1


def check_condition_word(field: Field, word: str, scope: Scope) -> None:
    if word == "has":
        field.only(("who", "what", "n"))
        if isinstance(field.value, dict):
            for name, kind in (("who", "seats"), ("what", "filter"), ("n", "amount")):
                if name in field.value:
                    check_argument(field.key(name), kind, scope)
    elif word == "more":
        for part in field.items(2, 2):
            check_amount(part, scope)
    elif word == "reacting":
        field.flag()
    elif word == "moved":
        field.number(0, LARGEST)
    elif word == "is":
        for part in field.items(2, 2):
            check_seats(part, scope)
    elif word == "turn":
        check_seats(field, scope)
    elif word == "not":
        check_condition(field, scope)
    else:
        for part in field.items(1, MOST_STEPS):
            check_condition(part, scope)


def check_event(field: Field, scope: Scope, in_trigger: bool) -> None:
    """An event of a `when`; only a trigger may name seats as its actor or subject."""
    field.only(("on", "by", "at", "level", "last"))
    if not isinstance(field.value, dict):
        return
    field.key("on").word(EVENTS)
    for name in ("by", "at"):
        if name not in field.value:
            continue
        party = field.key(name)
        if in_trigger and party.value not in WHO_WORDS:
            check_seats(party.under("EX-DECK-9"), scope)
        else:
            party.word(WHO_WORDS)
    if "level" in field.value:
        check_levels(field.key("level"))
    if "last" in field.value:
        field.key("last").flag()
    if field.value.get("on") != "spell":
        for name in ("level", "last"):
            if name in field.value:
                field.key(name).wrong("elixir-only-for-spells")
