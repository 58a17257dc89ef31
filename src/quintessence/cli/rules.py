"""`quintessence rules GAME [RULE]`: the rulebook, whole or by id."""

from quintessence.cli.command import Argument, Call, Command
from quintessence.cli.rulebook import find_rules, near_rules
from quintessence.cli.screen import Screen
from quintessence.cli.sentences import WrongInput
from quintessence.core.contract import Game
from quintessence.core.quoting import shortened
from quintessence.core.registry import find_game
from quintessence.core.rulebook import Section, sections_of
from quintessence.core.types import RuleId


def run(call: Call) -> int:
    game = find_game(call.required("game").lower())
    wanted = call.argument("rule")
    if wanted is None:
        with call.screen.paged():
            show_rulebook(call.screen, game)
    else:
        with call.screen.paged():
            show_rules(call.screen, game, wanted)
    return 0


def show_rulebook(screen: Screen, game: Game) -> None:
    """Everything, with the name of the game above."""
    messages = game.messages(screen.language)
    screen.write(messages.text("game-name"), "bold")
    screen.write(messages.text("game-pitch"))
    show_sections(screen, game, sections_of(game, screen.language))


def show_rules(screen: Screen, game: Game, wanted: str) -> None:
    """The rule, topic or section that was asked for; `WrongInput` names near ones if there is none."""
    sections = sections_of(game, screen.language)
    found = find_rules(sections, wanted)
    if not found:
        near = near_rules(sections, wanted)
        if near:
            raise WrongInput("unknown-rule-near", given=shortened(wanted), near=", ".join(near))
        topics = ", ".join(topic for section in sections for topic in section.topics)
        raise WrongInput("unknown-rule", given=shortened(wanted), topics=shortened_list(topics))
    if len(found) == 1 and len(found[0].rules) == 1:
        show_rule(screen, game, found[0].rules[0], found[0].title)
    else:
        show_sections(screen, game, found, starts_blank=False)


def shortened_list(topics: str, most: int = 120) -> str:
    return topics if len(topics) <= most else topics[:most].rsplit(", ", 1)[0] + ", …"


def show_rule(screen: Screen, game: Game, rule: RuleId, title: str) -> None:
    """One rule in full: its section, its text, and what it says when it forbids a move."""
    messages = game.messages(screen.language)
    screen.draw([[("bold", rule), ("dim", f"  {title}")]])
    screen.write("  " + messages.text(rule), indent=2)
    refusal = messages.attribute(rule, "refusal")
    if refusal is not None:
        screen.write()
        screen.write("  " + screen.text("rules-refusal", text=refusal), indent=2)


def show_sections(screen: Screen, game: Game, sections: list[Section], starts_blank: bool = True) -> None:
    messages = game.messages(screen.language)
    for place, section in enumerate(sections):
        if place or starts_blank:
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


RULES = Command("rules", run, (Argument("game", "argument-game"), Argument("rule", "argument-rule", is_required=False)))
