"""What a person may call a part of the rules."""

from difflib import get_close_matches

from quintessence.core.rulebook import Section, topic_of
from quintessence.core.types import RuleId


def find_rules(sections: list[Section], wanted: str) -> list[Section]:
    """The part of the rules that `wanted` names: a rule, a topic, a word of a heading; else nothing.

    Case does not matter, and the letters that all rules of the game begin with may be left out: `att-2`.
    """
    reference = wanted.strip().upper().rstrip("-")
    prefix = sections[0].rules[0].split("-")[0]
    rules = [rule for section in sections for rule in section.rules]
    for name in (reference, f"{prefix}-{reference}"):
        exact = [rule for rule in rules if rule == name]
        found = exact or [rule for rule in rules if name in (topic_of(rule), prefix)]
        if found:
            return selected(sections, found)
    return [section for section in sections if reference and reference in section.title.upper()]


def selected(sections: list[Section], rules: list[RuleId]) -> list[Section]:
    """The sections cut down to some rules; those that have none are left out."""
    cut = [Section(section.title, [rule for rule in section.rules if rule in rules]) for section in sections]
    return [section for section in cut if section.rules]


def near_rules(sections: list[Section], wanted: str) -> list[str]:
    """Rules and topics whose names are like the one that was asked for."""
    reference = wanted.strip().upper()
    known = [rule for section in sections for rule in section.rules]
    topics = [topic for section in sections for topic in section.topics]
    prefix = known[0].split("-")[0]
    near = get_close_matches(reference, known + topics, 3, 0.7)
    return near or get_close_matches(f"{prefix}-{reference}", known + topics, 3, 0.7)
