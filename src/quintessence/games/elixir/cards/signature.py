"""Fields declared once: the arguments of verbs, the tables of the card language, and what is under way in a position.

A signature lists fields as `attribute as name: kind = default`, with a semicolon between them. `name` is that of the
JSON; it stands alone where the attribute has the same. `!` stands behind the kind of a field that must be given. A kind
is a method of the classes that check, compile, write or read such fields, one of the lists in `WORDS`, the words
themselves (`owner / random`), or numbers (`0..4`, or one of `NUMBERS`). Without a kind a field is left to the thing.
"""

from functools import cache
from typing import Final, final

from quintessence.core.types import Json

from . import words

WORDS: Final = {
    "cancelled": words.CANCELLED,
    "event": words.EVENTS,
    "hand": words.HAND_ZONES[:2],
    "status": words.STATUSES,
    "until": words.UNTIL,
    "rest": words.RESTS,
}
NUMBERS: Final = {"number": f"0..{words.LARGEST_NUMBER}", "tally": f"0..{words.HIGHEST_COUNT}"}


@final
class Argument:
    """One field: its name, what it may be, and what it is where it is not given."""

    def __init__(self, text: str) -> None:
        names, _, rest = text.partition(":")
        kind, _, default = rest.partition("=")
        attribute, _, name = names.strip().partition(" as ")
        self.name = name or attribute
        self.attribute = attribute
        self.kind = NUMBERS.get(kind.strip(" !"), kind.strip(" !"))
        self.is_required = kind.strip().endswith("!")
        self.default = default.strip() or None
        self.words = WORDS.get(self.kind) or tuple(self.kind.split(" / ") if " / " in self.kind else ())

    def default_json(self) -> Json:
        """What the argument is where a card does not give it; null if nothing."""
        if self.default == "[]":
            return []
        return int(self.default) if self.default is not None and self.default.isdigit() else self.default


@cache
def arguments_in(signature: str) -> list[Argument]:
    return [Argument(part) for part in signature.split(";") if part]


def names_in(signature: str) -> tuple[str, ...]:
    return tuple([argument.name for argument in arguments_in(signature)])
