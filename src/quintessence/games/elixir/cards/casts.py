"""JSON that has been checked before, taken for what it is."""

from quintessence.core.types import Json, JsonObject


def table(value: Json) -> JsonObject:
    assert isinstance(value, dict)
    return value


def array(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value
