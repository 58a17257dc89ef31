"""The other half of a patch, which our client does in the browser: the old document with the steps done."""

from quintessence.core.canonical import copied
from quintessence.core.patch import Patch
from quintessence.core.types import Json


def patched(old: Json, patch: Patch) -> Json:
    """The document after the steps of a patch; the old one stays as it is. `ValueError` for a patch of another."""
    document = copied(old)
    for step in patch:
        if not isinstance(step, list) or not 1 <= len(step) <= 2 or not isinstance(step[0], list):
            raise ValueError("not a step of a patch")
        path = step[0]
        if not path:
            if len(step) == 1:
                raise ValueError("a document cannot be taken away")
            document = copied(step[1])
            continue
        inner = document
        for key in path[:-1]:
            inner = inside(inner, key)
        if len(step) == 2:
            put(inner, path[-1], copied(step[1]))
        else:
            take_away(inner, path[-1])
    return document


def inside(value: Json, key: Json) -> Json:
    if isinstance(value, dict) and isinstance(key, str) and key in value:
        return value[key]
    if isinstance(value, list) and isinstance(key, int) and 0 <= key < len(value):
        return value[key]
    raise ValueError(f"the patch is of another document: it has no place {key!r}")


def put(value: Json, key: Json, new: Json) -> None:
    if isinstance(value, dict) and isinstance(key, str):
        value[key] = new
        return
    if not isinstance(value, list) or not isinstance(key, int) or not 0 <= key <= len(value):
        raise ValueError(f"the patch is of another document: nothing can be put at {key!r}")
    if key == len(value):
        value.append(new)
    else:
        value[key] = new


def take_away(value: Json, key: Json) -> None:
    if isinstance(value, dict) and isinstance(key, str) and key in value:
        del value[key]
    elif isinstance(value, list) and isinstance(key, int) and key == len(value) - 1:
        value.pop()
    else:
        raise ValueError(f"the patch is of another document: nothing can be taken from {key!r}")
