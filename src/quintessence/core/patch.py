"""What changed between two JSON documents, as a list of places and their new values.

A patch is a list of `[path, value]`, which puts a value at a place, and `[path]`, which takes away what is there;
a path is a list of names and places from the document down, the empty one being the whole document. Steps are made
in their order. Lists change place by place and grow or shrink at their end; one that changed in many places is put
whole, when that is shorter.

Lists that Python holds equal are taken for the same: one in which 1 becomes 1.0 or true, and nothing else changes,
needs another way to say so.
"""

from typing import TypeAlias

from quintessence.core.types import Json

Patch: TypeAlias = list[Json]


def diff(old: Json, new: Json) -> Patch:
    """The steps that lead from one document to another; none where they are equal. It shares values with `new`."""
    steps: Patch = []
    compare(old, new, [], steps)
    return steps


def compare(old: Json, new: Json, path: list[Json], steps: Patch) -> None:
    """Notes the steps for what differs at a place."""
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        # Not compared as a whole first: what differs in an object would be compared once more on every level.
        compare_objects(old, new, path, steps)
    elif is_same(old, new):
        return
    elif isinstance(old, list) and isinstance(new, list):
        compare_lists(old, new, path, steps)
    else:
        steps.append([list(path), new])


def is_same(old: Json, new: Json) -> bool:
    """Whether both are the same. True is not 1, unless deep inside a list that is equal otherwise."""
    return old is new or (old == new and type(old) is type(new))


def compare_objects(old: dict[str, Json], new: dict[str, Json], path: list[Json], steps: Patch) -> None:
    missing = len(old)
    for name, value in new.items():
        before = old.get(name)
        if before is None and name not in old:
            steps.append([[*path, name], value])
            continue
        missing -= 1
        if before is not value:
            path.append(name)
            compare(before, value, path, steps)
            path.pop()
    if missing > 0:
        for name in old:
            if name not in new:
                steps.append([[*path, name]])


def compare_lists(old: list[Json], new: list[Json], path: list[Json], steps: Patch) -> None:
    """Place by place if that is shorter than the whole list; words and numbers of which most are new are put whole."""
    both = min(len(old), len(new))
    changed = [place for place in range(both) if not is_same(old[place], new[place])]
    others = max(len(old), len(new)) - both
    if (len(changed) + others) * 2 > len(new) and (not new or not isinstance(new[0], (dict, list))):
        steps.append([list(path), new])
        return
    found: Patch = []
    for place in changed:
        path.append(place)
        compare(old[place], new[place], path, found)
        path.pop()
    # From the end on: each place that is taken away is then the last.
    for place in range(len(old) - 1, both - 1, -1):
        found.append([[*path, place]])
    for place in range(both, len(new)):
        found.append([[*path, place], new[place]])
    whole: list[Json] = [list(path), new]
    if len(found) > 1 and size_of(whole) < sum([size_of(step) for step in found]):
        steps.append(whole)
    else:
        steps += found


def size_of(value: Json) -> int:
    """About how many characters a value takes when it is written."""
    if isinstance(value, str):
        return len(value) + 3
    if isinstance(value, dict):
        return 2 + sum([len(name) + 4 + size_of(item) for name, item in value.items()])
    if isinstance(value, list):
        return 2 + sum([size_of(item) + 1 for item in value])
    return 4
