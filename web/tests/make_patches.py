"""Writes `patches.json`: documents and the patches between them, made by the engine itself.

PYTHONPATH=src python web/tests/make_patches.py
"""

import json
from itertools import pairwise
from pathlib import Path
from random import Random

from quintessence.core.match import Match
from quintessence.core.patch import diff
from quintessence.core.types import Json

GAMES = ("elem-master", "elementals", "elementary-evolution", "elixir", "metamorphose")
MOVES = 12


def small_cases() -> list[tuple[Json, Json]]:
    """The corners: roots, growing and shrinking lists, names that look odd, nothing to do."""
    return [
        ({}, {"a": 1}),
        ({"a": 1}, {}),
        ({"a": {"b": [1, 2, 3]}}, {"a": {"b": [1, 2]}}),
        ({"a": [1]}, {"a": [1, 2, {"c": None}]}),
        ({"a": [1, 2, 3, 4]}, {"a": [4, 3, 2, 1]}),
        ([[1], [2]], [[1], [3], []]),
        ({"a": None}, {"a": False}),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3, "c": "d"}]}),
        ({"__proto__": 1, "": 2}, {"__proto__": {"x": []}, "": None}),
        (1, {"whole": True}),
        ({"same": [1, {"x": "y"}]}, {"same": [1, {"x": "y"}]}),
    ]


def played_cases(slug: str) -> list[tuple[Json, Json]]:
    """The views of a few random moves."""
    chance = Random(7)
    match = Match(slug, seed=7)
    views: list[Json] = [match.view(0)]
    for _ in range(MOVES):
        if match.result is not None:
            break
        seat = match.to_act[0]
        match.play(chance.choice(match.legal(seat)), seat)
        views.append(match.view(0))
    return list(pairwise(views))


def written() -> str:
    """The whole file, the same each time; tests/web/test_patches.py compares it with the one that is there."""
    pairs = [*small_cases(), *(pair for slug in GAMES for pair in played_cases(slug))]
    cases = [{"old": old, "new": new, "patch": diff(old, new)} for old, new in pairs]
    return "[\n" + ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases) + "\n]\n"


def main() -> None:
    """Writes the file beside this one."""
    Path(__file__).with_name("patches.json").write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
