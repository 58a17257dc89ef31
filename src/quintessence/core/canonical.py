"""JSON written in one way, so that equal values have equal digests; and copied, so that nothing is shared."""

import json
from typing import Final

from quintessence.core.types import Json, JsonObject

DEEPEST: Final = 50
"""No position, record or scenario nests lists and objects deeper."""


def canonical_json(value: Json) -> str:
    """The one way to write a value: sorted keys, no blanks, no escapes that are not needed."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def copied(value: Json) -> Json:
    """The same value, sharing no list and no object with the original."""
    if isinstance(value, dict):
        return copied_object(value)
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value


def copied_object(value: JsonObject) -> JsonObject:
    """The same object, sharing nothing with the original."""
    return {name: copied(item) for name, item in value.items()}


def is_too_deep(value: Json, levels: int = DEEPEST) -> bool:
    """Whether a value nests lists and objects deeper than `levels`."""
    if isinstance(value, dict):
        return levels == 0 or any(is_too_deep(item, levels - 1) for item in value.values())
    if isinstance(value, list):
        return levels == 0 or any(is_too_deep(item, levels - 1) for item in value)
    return False
