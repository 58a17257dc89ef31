"""Whether a value holds what a scenario wants of it, and where it does not."""

from typing import Final, final

from quintessence.core.errors import BadScenario
from quintessence.core.quoting import shortened
from quintessence.core.types import Json

MATCHERS: Final = ("$len", "$set", "$has", "$absent")


@final
class Mismatch:
    """One place where the value is not as wanted; `is_missing` says that its key is not even there."""

    def __init__(self, path: str, wanted: Json, found: Json, is_missing: bool) -> None:
        self.path = path
        self.wanted = wanted
        self.found = found
        self.is_missing = is_missing


def mismatches(wanted: Json, found: Json, path: str) -> list[Mismatch]:
    """Every place below `path` where `found` does not contain `wanted`; none if it holds.

    An object holds if each of its keys holds; a list if it has the same length and each entry holds in its
    place; a plain value if it is equal. `$len` holds for anything of that length, `$set` for a list with
    those entries in any order, `$has` for one with at least those, `$absent` for what is not there or null.
    """
    if isinstance(wanted, dict):
        if is_matcher(wanted):
            return [] if matcher_holds(wanted, found) else [Mismatch(path, wanted, found, False)]
        if isinstance(found, dict):
            return [miss for key in wanted for miss in key_mismatches(wanted[key], found, key, path)]
    elif isinstance(wanted, list):
        if isinstance(found, list) and len(found) == len(wanted):
            pairs = enumerate(zip(wanted, found, strict=True))
            return [m for place, (want, have) in pairs for m in mismatches(want, have, f"{path}[{place}]")]
    elif equal_plain(wanted, found):
        return []
    return [Mismatch(path, wanted, found, False)]


def key_mismatches(wanted: Json, found: dict[str, Json], key: str, path: str) -> list[Mismatch]:
    if key in found or wanted == {"$absent": True}:
        return mismatches(wanted, found.get(key), f"{path}.{key}")
    return [Mismatch(f"{path}.{key}", wanted, None, True)]


def holds(wanted: Json, found: Json) -> bool:
    return not mismatches(wanted, found, "")


def equal_plain(wanted: Json, found: Json) -> bool:
    """Equality as JSON has it: true is not 1."""
    return isinstance(wanted, bool) == isinstance(found, bool) and wanted == found


def is_matcher(wanted: dict[str, Json]) -> bool:
    return any(key.startswith("$") for key in wanted)


def matcher_holds(matcher: dict[str, Json], found: Json) -> bool:
    """Whether each of the object's matchers holds."""
    return all(one_holds(name, argument, found) for name, argument in matcher.items())


def one_holds(name: str, argument: Json, found: Json) -> bool:
    if name == "$absent":
        return found is None
    if name == "$len":
        return isinstance(found, list | dict | str) and len(found) == argument
    if not isinstance(found, list) or not isinstance(argument, list):
        return False
    return each_has_its_own(argument, found) and (name == "$has" or len(found) == len(argument))


def each_has_its_own(wanted: list[Json], found: list[Json]) -> bool:
    """Whether every wanted entry can be given a found entry of its own that holds it."""
    fits = [[place for place, have in enumerate(found) if holds(want, have)] for want in wanted]
    taken_by: dict[int, int] = {}
    return all(gives_place(number, fits, taken_by, set()) for number in range(len(wanted)))


def gives_place(number: int, fits: list[list[int]], taken_by: dict[int, int], tried: set[int]) -> bool:
    """Gives an entry a place, moving those that hold one to others of theirs where that helps."""
    for place in fits[number]:
        if place not in tried:
            tried.add(place)
            if place not in taken_by or gives_place(taken_by[place], fits, taken_by, tried):
                taken_by[place] = number
                return True
    return False


def check_pattern(wanted: Json, path: str) -> None:
    """Raises `BadScenario` where a matcher is misspelt or has an argument that it cannot have."""
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            where = f"{path}.{key}"
            if is_matcher(wanted):
                check_matcher(key, value, where)
            check_pattern(value, where)
    elif isinstance(wanted, list):
        for place, value in enumerate(wanted):
            check_pattern(value, f"{path}[{place}]")


def check_matcher(name: str, argument: Json, path: str) -> None:
    if name not in MATCHERS:
        raise BadScenario("scenario-matcher", {"field": shortened(path), "allowed": ", ".join(MATCHERS)})
    if name == "$absent":
        fits, expected = argument is True, "truth"
    elif name == "$len":
        fits, expected = isinstance(argument, int) and not isinstance(argument, bool), "number"
    else:
        fits, expected = isinstance(argument, list), "list"
    if not fits:
        raise BadScenario("scenario-field", field=path, expected=expected, given=shortened(argument))
