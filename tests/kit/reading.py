"""JSON read with its type."""

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


def names(value: Json) -> list[str]:
    return [str(name) for name in array(value)]
