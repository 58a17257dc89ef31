"""Whether an effect is well made: verbs, arguments, words (EX-DECK-7, EX-DECK-8, EX-DECK-9)."""

import re
from typing import Final

from quintessence.core.sheet import Field
from quintessence.core.types import LANGUAGES

from ..moves import MOST_OPTIONS
from .language import CONDITIONS, WHO_WORDS
from .scope import NAMED, Lexicon, Scope
from .signature import Argument
from .verb import VERBS, Verb, verb_names
from .words import COUNTER_PREFIX, EVENTS, LARGEST_GIVEN, LASTING, MEASURES, STATUSES, UNTIL

MOST_STEPS: Final = 50
DEEPEST: Final = 8
"""No list of effects, condition or set of seats has more others inside each other."""
MOST_EACH: Final = 3
"""No more `each` inside each other: with eight seats every one makes eight times as many steps."""
COUNTER_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


def check_effects(field: Field, scope: Scope) -> None:
    """A list of effects."""
    scope.depth += 1
    if scope.depth > DEEPEST:
        too_deep(field.under("EX-DECK-9"), scope)
    else:
        for effect in field.under("EX-DECK-9").items(0, MOST_STEPS):
            if scope.depth == 1:
                scope.is_too_deep = False
            check_effect(effect, scope)
    scope.depth -= 1


def too_deep(field: Field, scope: Scope) -> None:
    """Says once for each step of a card that too much is nested in it."""
    if not scope.is_too_deep:
        scope.is_too_deep = True
        field.wrong("elixir-too-deep", {"most": DEEPEST})


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


def check_effect(field: Field, scope: Scope) -> None:
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
            check_argument(field.under("EX-DECK-9"), argument, scope, verb)
    verb.check(field, scope)


def check_repeated(step: Field, todo: Field, scope: Scope) -> None:
    """The list of an `each`, in which a seat is at hand."""
    had_them = scope.has_them
    scope.has_them = True
    scope.eaches += 1
    if scope.eaches > MOST_EACH and not scope.is_too_deep:
        scope.is_too_deep = True
        step.wrong("elixir-too-many-each", {"most": MOST_EACH})
    check_effects(todo, scope)
    scope.eaches -= 1
    scope.has_them = had_them


def check_triggered(field: Field, scope: Scope) -> None:
    """The list of a `trigger`, which has its own event."""
    inner = scope.inside_trigger()
    check_effects(field, inner)
    scope.is_too_deep = scope.is_too_deep or inner.is_too_deep


def check_until(field: Field, scope: Scope, verb: Verb) -> None:
    """EX-DECK-13, and EX-DECK-9 for a word that is no end at all."""
    allowed = scope.ends(verb.no_ends)
    if field.value not in UNTIL:
        field.word(allowed)
    elif field.value not in allowed:
        key = "elixir-until-laid" if field.value == "laid" else "elixir-until-trigger"
        field.under("EX-DECK-13").wrong(key, {"allowed": ", ".join(allowed)})


def check_argument(step: Field, argument: Argument, scope: Scope, verb: Verb) -> None:
    """A value of the kind that an argument wants: one of those named here, or a word of a closed set."""
    field, kind = step.key(argument.name), argument.kind
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
            field.number(-LARGEST_GIVEN, LARGEST_GIVEN)
    elif ".." in kind:
        low, _, high = kind.partition("..")
        field.number(int(low), int(high))
    elif kind == "filter":
        check_filter(field, scope)
    elif kind == "levels":
        check_levels(field)
    elif kind == "flag":
        field.flag()
    elif kind == "kinds":
        for entry in field.items(1, len(LASTING)):
            entry.word(LASTING)
    elif kind == "status":
        field.word(STATUSES)
    elif kind == "until":
        check_until(field, scope, verb)
    elif kind == "event":
        check_event(field.under("EX-DECK-10"), scope, True)
    elif kind == "effects":
        check_effects(field, scope)
    elif kind == "repeated":
        check_repeated(step, field, scope)
    elif kind == "triggered":
        check_triggered(field, scope)
    elif kind == "options":
        for option in field.items(1, MOST_OPTIONS):
            check_option(option, scope)
    elif kind == "group":
        if scope.words.tags.are_sound or not isinstance(field.value, str):
            field.word(scope.words.groups)
    elif kind == "condition":
        check_condition(field, scope)
    elif kind == "counter":
        check_counter(field)
    elif kind == "text":
        check_text(field)
    else:
        field.word(argument.words)


def check_text(field: Field) -> None:
    """`{ fr = "…", en = "…" }`, neither of them empty."""
    if not isinstance(field.value, dict):
        field.wrong("elixir-both-languages")
        return
    field.only(LANGUAGES)
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
        too_deep(field, scope)
    elif isinstance(field.value, list):
        for part in field.items(1, MOST_STEPS):
            check_seats(part, scope)
    elif isinstance(field.value, dict):
        field.only(("among", "except", "if", "most", "fewest"))
        check_seats(field.key("among"), scope)
        if "except" in field.value:
            check_seats(field.key("except"), scope)
        if "if" in field.value:
            had_them, scope.has_them = scope.has_them, True
            check_condition(field.key("if"), scope)
            scope.has_them = had_them
        for name in ("most", "fewest"):
            if name in field.value:
                check_measure(field.key(name))
    else:
        check_seat_word(field, scope)
    scope.depth -= 1


def check_seat_word(field: Field, scope: Scope) -> None:
    """A word that names somebody; `them` may name nobody, and the step then does nothing (EX-LANG-4)."""
    word, allowed = field.value, scope.seat_words()
    if word in allowed or word == "them":
        return
    if word == "target":
        field.under("EX-DECK-11").wrong("elixir-no-target", {"count": 1})
    elif word == "target2":
        field.under("EX-DECK-11").wrong("elixir-no-target", {"count": 2})
    elif word in ("actor", "subject"):
        field.under("EX-DECK-12").wrong("elixir-no-event", {"word": word})
    else:
        field.word(allowed)


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
            field.key("plus").number(-LARGEST_GIVEN, LARGEST_GIVEN)
    elif isinstance(field.value, str):
        if field.value not in ("moved", "seats"):
            is_number = int(field.value.strip().isdigit())
            field.wrong("elixir-bad-amount", {"most": LARGEST_GIVEN, "words": words, "number": is_number})
    else:
        field.number(0, LARGEST_GIVEN)


def check_filter(field: Field, scope: Scope) -> None:
    """EX-LANG-7"""
    words = field.items(1, MOST_STEPS) if isinstance(field.value, list) else [field]
    for word in words:
        if word.value == NAMED and not scope.has_name:
            word.wrong("elixir-nothing-named")
        else:
            check_filter_word(word, scope.words, scope.filter_words())


def check_filter_word(field: Field, words: Lexicon, allowed: list[str]) -> None:
    """A word of a filter; any may be a tag as long as something is wrong with the tags."""
    if words.tags.are_sound or not isinstance(field.value, str):
        field.word(allowed)


def check_condition(field: Field, scope: Scope) -> None:
    """EX-LANG-8: exactly one word with what it asks."""
    scope.depth += 1
    if scope.depth > DEEPEST:
        too_deep(field, scope)
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
            if "who" in field.value:
                check_seats(field.key("who"), scope)
            if "what" in field.value:
                check_filter(field.key("what"), scope)
            if "n" in field.value:
                check_amount(field.key("n"), scope)
    elif word == "more":
        for part in field.items(2, 2):
            check_amount(part, scope)
    elif word == "reacting":
        field.flag()
    elif word == "moved":
        field.number(0, LARGEST_GIVEN)
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
