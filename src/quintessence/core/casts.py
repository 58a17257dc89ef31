"""JSON that we wrote ourselves: the type checker is told its shape, and a mistake of ours shows at once.

What others wrote goes through `Reader`, which says what is wrong with it.
"""

from quintessence.core.types import Json, JsonObject


def as_object(value: Json) -> JsonObject:
    assert isinstance(value, dict)
    return value


def as_list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def as_number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def as_objects(value: Json) -> list[JsonObject]:
    return [as_object(entry) for entry in as_list(value)]


def as_numbers(value: Json) -> list[int]:
    return [as_number(entry) for entry in as_list(value)]


def as_texts(value: Json) -> list[str]:
    return [str(entry) for entry in as_list(value)]
