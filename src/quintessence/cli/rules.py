"""`quintessence rules GAME [RULE]`: the rulebook, whole or by id."""

from difflib import get_close_matches

from quintessence import Game
from quintessence.cli.command import Argument, Call, Command
from quintessence.cli.screen import Screen
from quintessence.cli.sentences import WrongInput
from quintessence.core.quoting import shortened
from quintessence.core.rulebook import Section, sections_of, topic_of

MOST_TOPICS = 120
"""Letters, in an answer to somebody who asked for a rule that is not there."""


def run(call: Call) -> int:
    game, wanted = call.game(), call.argument("rule")
    with call.screen.paged():
        if wanted is not None:
            show_rules(call.screen, game, wanted)
            return 0
        messages = game.messages(call.screen.language)
        call.screen.write(messages.text("game-name"), "bold")
        call.screen.write(messages.text("game-pitch"))
        call.screen.write()
        show_sections(call.screen, game, sections_of(game, call.screen.language))
    return 0


def show_rules(screen: Screen, game: Game, wanted: str) -> None:
    """The rule, topic or section that was asked for; `WrongInput` names similar ones if there is none."""
    sections = sections_of(game, screen.language)
    found = find_rules(sections, wanted)
    if not found:
        raise no_such_rule(sections, wanted)
    if len(found) == 1 and len(found[0].rules) == 1:
        show_rule(screen, game, found[0])
    else:
        show_sections(screen, game, found)


def find_rules(sections: list[Section], wanted: str) -> list[Section]:
    """The part of the rules that `wanted` names: a rule, a topic, a word of a heading; else nothing.

    Case does not matter, and the letters that all rules of the game begin with may be left out: `att-2`.
    """
    reference = wanted.strip().upper().rstrip("-")
    prefix = sections[0].rules[0].split("-")[0]
    rules = [rule for section in sections for rule in section.rules]
    for name in (reference, f"{prefix}-{reference}"):
        found = [name] if name in rules else [rule for rule in rules if name in (topic_of(rule), prefix)]
        if found:
            parts = [Section(part.title, [rule for rule in part.rules if rule in found]) for part in sections]
            return [part for part in parts if part.rules]
    return [section for section in sections if reference and reference in section.title.upper()]


def no_such_rule(sections: list[Section], wanted: str) -> WrongInput:
    """The sentence that names rules and topics which are written almost the same, else all topics."""
    reference = wanted.strip().upper()
    prefix = sections[0].rules[0].split("-")[0]
    topics = [topic for section in sections for topic in section.topics]
    known = [rule for section in sections for rule in section.rules] + topics
    near = get_close_matches(reference, known, 3, 0.7) or get_close_matches(f"{prefix}-{reference}", known, 3, 0.7)
    if near:
        return WrongInput("unknown-rule-near", given=shortened(wanted), near=", ".join(near))
    listed = ", ".join(topics)
    shown = listed if len(listed) <= MOST_TOPICS else listed[:MOST_TOPICS].rsplit(", ", 1)[0] + ", …"
    return WrongInput("unknown-rule", given=shortened(wanted), topics=shown)


def show_rule(screen: Screen, game: Game, section: Section) -> None:
    """The one rule of a section in full: its heading, its text, and what it says when it forbids a move."""
    messages, rule = game.messages(screen.language), section.rules[0]
    screen.draw([[("bold", rule), ("dim", f"  {section.title}")]])
    screen.write("  " + messages.text(rule), indent=2)
    refusal = messages.attribute(rule, "refusal")
    if refusal is not None:
        screen.write()
        screen.write("  " + screen.text("rules-refusal", text=refusal), indent=2)


def show_sections(screen: Screen, game: Game, sections: list[Section]) -> None:
    messages = game.messages(screen.language)
    for place, section in enumerate(sections):
        if place:
            screen.write()
        screen.write(section.title, "bold underline")
        margin = 4 + max(len(rule) for rule in section.rules)
        for rule in section.rules:
            screen.entry(rule, messages.text(rule), margin)


def show_topics(screen: Screen, game: Game) -> None:
    """The headings with the letters that their rules begin with; “Events: Spring” stands under “Events”."""
    topics: dict[str, list[str]] = {}
    for section in sections_of(game, screen.language):
        topics.setdefault(section.title.split(":")[0].strip(), []).extend(section.topics)
    for title, names in topics.items():
        shown = names if len(names) <= 2 else [names[0], "…", names[-1]]
        screen.entry(title, ", ".join(shown), 30)


RULES = Command("rules", run, (Argument("game"), Argument("rule", is_required=False)))
