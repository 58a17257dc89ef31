"""The names of the small things that every module speaks of.

A language is a type of its own. A seat is not: games count seats in native integers, which are no subtype of a new one.
Nor is a rule id: it is written out as a text wherever a rule is carried out, so that searching for it finds the place.
"""

from typing import Final, Literal, TypeAlias

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
JsonObject: TypeAlias = dict[str, Json]

Seat: TypeAlias = int
"""A place at a game, counted from 0."""

RuleId: TypeAlias = str
"""The name of a rule on its rulebook page: `EM-ATT-3`."""

Language: TypeAlias = Literal["en", "fr"]
"""`en` or `fr`."""

Line: TypeAlias = list[tuple[str, str]]
"""One line of a drawing: pairs of a style name and the text drawn in it."""

LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")
