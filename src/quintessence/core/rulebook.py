"""The rules of a game by section, as its rule file has them."""

import re
from dataclasses import dataclass, field
from typing import Final

from quintessence.core.contract import Game
from quintessence.core.messages import read_text
from quintessence.core.types import Language, RuleId

RULE_ID: Final = r"[A-Z]+(?:-[A-Z0-9]+)*-[0-9]+"
LINE: Final = re.compile(rf"^## *(?P<title>.+?) *$|^(?P<rule>{RULE_ID}) *=", re.MULTILINE)


@dataclass
class Section:
    """A heading of the rule file and the rules beneath it."""

    title: str
    rules: list[RuleId] = field(default_factory=list)

    @property
    def topics(self) -> list[str]:
        """What the ids of this section begin with: `EM-ATT`."""
        return list(dict.fromkeys(topic_of(rule) for rule in self.rules))


def is_rule(key: str) -> bool:
    """Whether a message is a rule: `EM-ATT-2`."""
    return re.fullmatch(RULE_ID, key) is not None


def topic_of(rule: RuleId) -> str:
    return rule.rsplit("-", 1)[0]


def sections_of(game: Game, language: Language) -> list[Section]:
    """The sections that hold rules, in the order of the rule file."""
    sections = [Section("")]
    for match in LINE.finditer(read_text(game.data(), f"rules.{language}.ftl")):
        if match["title"] is not None:
            sections.append(Section(match["title"]))
        else:
            sections[-1].rules.append(match["rule"])
    return [section for section in sections if section.rules]
