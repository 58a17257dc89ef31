"""The first place in which two pieces of JSON differ."""

from quintessence.core.types import Json


def difference(one: object, other: object, path: str = "") -> dict[str, str]:
    """The details of the message `difference`: where the two differ, and what stands there; none if they are equal."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if key not in one or key not in other:
                return {"differ": "first" if key in one else "second", "path": f"{path}{key}", "one": "", "other": ""}
            found = difference(one[key], other[key], f"{path}{key}.")
            if found:
                return found
        return {}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (mine, yours) in enumerate(zip(one, other, strict=True)):
            found = difference(mine, yours, f"{path}{place}.")
            if found:
                return found
        return {}
    if one == other and type(one) is type(other):
        return {}
    return {"differ": "both" if path else "whole", "path": path.rstrip("."), "one": shown(one), "other": shown(other)}


def shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 120 else text[:119] + "…"


def scrub(value: Json) -> None:
    """Empties every list and object inside: nobody else may have relied on them."""
    if isinstance(value, dict):
        for inner in value.values():
            scrub(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            scrub(inner)
        value.clear()
