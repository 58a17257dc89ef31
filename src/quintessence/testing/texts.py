"""The texts that screens look up: names, prompts and sentences, in both languages.

A terminal or a page that finds no text shows the key instead, and nobody would notice before a player does. What a
drawing of the game's own asks for is checked where drawings are (`drawing`), refusals where moves are (`refusals`).
"""

from collections.abc import Iterator
from typing import Final

from quintessence.core.contract import Game
from quintessence.core.grammar import Grammar
from quintessence.core.messages import Messages
from quintessence.core.options import Option
from quintessence.core.telling import sentence_of
from quintessence.core.types import LANGUAGES, Json, JsonObject, Language
from quintessence.testing.facts import Facts
from quintessence.testing.play import Fault, Moment

OVER: Final = "game-over"
"""The one event that every screen tells in its own way."""
UNNAMED: Final = ("cell", "number", "seat")
"""Words of these domains are shown as they are, seats by their names."""
THINGS: Final = ("card", "creature", "element", "place")
"""How a word of the view may be called, whatever key it stands under."""
HIDDEN: Final = ("?", "hidden")
"""Words that screens show as a hidden card."""


def check_rulebook(game: Game, facts: Facts) -> None:
    """What can be shown before a game: its name, what it is about, its options and the words of its moves."""
    wanted = ["game-name", "game-pitch", *(key for option in game.options for key in keys_of(option))]
    for case in facts.cases:
        grammar = game.grammar(game.setting(case.seats, dict(case.options)))
        wanted += verbs_and_words(grammar, not facts.has_own_board)
    for language in LANGUAGES:
        messages = game.messages(language)
        missing = dict.fromkeys(key for key in wanted if key not in messages)
        if missing:
            raise Fault("no-text", game, keys=", ".join(missing), language=language)
        for option in game.options:
            if not messages.attribute(f"option-{option.name}", "help"):
                raise Fault("option-without-help", game, option=option.name, language=language)


def keys_of(option: Option) -> list[str]:
    return [f"option-{option.name}", *(f"option-{option.name}-{word}" for word in option.words)]


def verbs_and_words(grammar: Grammar, is_plain: bool) -> Iterator[str]:
    """The texts of all verbs; for the plain board those of all words that may follow them, too."""
    for form in grammar.forms:
        yield f"verb-{form.verb}"
        for part in form.arguments:
            if is_plain and part.domain is not None and part.domain.name not in UNNAMED:
                yield from (f"{part.domain.name}-{word}" for word in part.domain.words if not word.isdigit())


def check(moment: Moment) -> None:
    """What is shown now: the question, what has happened, how it ended."""
    for language in LANGUAGES:
        check_questions(moment, language)
        check_sentences(moment, language)
        check_reason(moment, language)
        if not moment.play.facts.has_own_board:
            check_view(moment, language)


def check_questions(moment: Moment, language: Language) -> None:
    """Who is asked can read what: `prompt-KIND`, or the longer `advice-KIND`."""
    messages = moment.play.game.messages(language)
    for seat in moment.state.to_act():
        kind = moment.state.prompt(seat).get("kind")
        if f"prompt-{kind}" not in messages and f"advice-{kind}" not in messages:
            raise moment.fault("no-text", keys=f"prompt-{kind}", language=language)


def check_sentences(moment: Moment, language: Language) -> None:
    """Every event has a sentence (`log-KIND`) for everybody who is sent it, unless the facts call it silent."""
    play = moment.play
    messages = play.game.messages(language)
    for event in moment.events:
        if event.kind == OVER or event.kind in play.facts.silent:
            continue
        if f"log-{event.kind}" not in messages:
            raise moment.fault("no-text", keys=f"log-{event.kind}", language=language)
        for viewer in play.viewers:
            cut = event.cut(viewer)
            if cut is not None and not sentence_of(cut, play.game, play.setting, messages):
                why = problem_with(messages, f"log-{event.kind}", cut)
                raise moment.fault("no-sentence", viewer=viewer, event=cut, problem=why)


def problem_with(messages: Messages, key: str, cut: JsonObject) -> str:
    """Why a message cannot be filled in with the fields of an event."""
    try:
        text = messages.text(
            key, {name: value if isinstance(value, int) else str(value) for name, value in cut.items()}
        )
    except ValueError as error:
        return str(error)
    return f"message {key} in {messages.language}: {text!r}"


def check_reason(moment: Moment, language: Language) -> None:
    result = moment.state.result()
    if result is not None and f"reason-{result.reason}" not in moment.play.game.messages(language):
        raise moment.fault("no-text", keys=f"reason-{result.reason}", language=language)


def check_view(moment: Moment, language: Language) -> None:
    """The plain board writes out the view: every key has a name (`term-KEY`), and so has every word in it."""
    messages = moment.play.game.messages(language)
    for viewer in moment.play.viewers:
        wanted = names_wanted(moment.state.shown(viewer))
        missing = dict.fromkeys(choices[0] for choices in wanted if not any(key in messages for key in choices))
        if missing:
            raise moment.fault("no-text", keys=", ".join(missing), language=language)


def names_wanted(value: Json, key: str = "") -> Iterator[list[str]]:
    """For everything in a view that needs a name: the messages of which one must be there."""
    if isinstance(value, dict):
        yield from names_in(value)
    elif isinstance(value, list):
        for entry in value:
            yield from names_wanted(entry)
    elif isinstance(value, str) and value and not value.isdigit() and not value.startswith(HIDDEN):
        prefixes = [key, *THINGS] if key else THINGS
        yield [f"{prefix}-{value}" for prefix in prefixes]


def names_in(entries: JsonObject) -> Iterator[list[str]]:
    """Keys that are numbers are seats or places and need no name."""
    for name, value in entries.items():
        key = name.replace("_", "-")
        if not key.isdigit():
            yield [f"{prefix}-{key}" for prefix in ("term", "zone", *THINGS)]
        yield from names_wanted(value, key)
