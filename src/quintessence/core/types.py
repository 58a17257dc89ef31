"""The names of the small things that every module speaks of."""

from typing import TypeAlias

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
JsonObject: TypeAlias = dict[str, Json]

Seat: TypeAlias = int
"""A place at a game, counted from 0."""

RuleId: TypeAlias = str
"""The name of a rule on its rulebook page: `EM-ATT-3`."""

Language: TypeAlias = str
"""`en` or `fr`."""

Line: TypeAlias = list[tuple[str, str]]
"""One line of a drawing: pairs of a style name and the text drawn in it."""

LANGUAGES = ("en", "fr")
