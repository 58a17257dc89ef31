"""Previews: what an attack is said to make of both stacks is what then happens."""

import random

import pytest

import quintessence as q
from quintessence.core.types import JsonObject

ALL: JsonObject = {"specialities": "on", "events": "on", "arena": "random", "terrain": "standard-difficult"}


def level(match: q.Match, cell: str) -> int:
    """The level of what stands there, 0 for nothing."""
    cells = match.view(None)["cells"]
    assert isinstance(cells, dict)
    stack = cells.get(cell)
    return int(str(stack).split(":")[2][0]) if stack else 0


@pytest.mark.interpreted
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, ALL), (4, ALL)], ids=["2", "2-all", "4-all"])
def test_every_preview_of_an_attack_is_what_then_happens(seats: int, options: JsonObject) -> None:
    dice = random.Random(16)
    previewed = lost = 0
    for seed in range(3):
        match = q.Match("elem-master", seats=seats, seed=seed, options=options)
        while match.result is None and len(match.entries) < 400:
            seat = match.to_act[0]
            for words in match.legal(seat):
                told = match.preview(words, seat)
                # In answer to a card an attack is part of something larger.
                if not words.startswith("attack ") or match.view(None)["pending"] is not None:
                    assert told is None, words
                elif dice.random() < 0.25:
                    assert told is not None
                    lost += check_preview(match, words, seat, told)
                    previewed += 1
            match.play(dice.choice(match.legal(seat)), seat=seat)
    assert previewed > 50
    assert 0 < lost < previewed


def check_preview(match: q.Match, words: str, seat: int, told: JsonObject) -> bool:
    """Plays the attack on a copy and compares; whether the attacker is weaker for it."""
    _, source, target = words.split()
    attacker, attacked = told["attacker"], told["target"]
    assert isinstance(attacker, dict) and isinstance(attacked, dict)
    assert (attacker["before"], attacked["before"]) == (level(match, source), level(match, target))
    twin = match.copy()
    twin.play(words, seat=seat)
    if told["takes-place"]:
        assert attacked["after"] == 0
        after = (level(twin, target), 0)
        assert level(twin, source) == 0
    else:
        after = (level(twin, source), level(twin, target))
    assert (attacker["after"], attacked["after"]) == after, words
    return bool(int(str(attacker["after"])) < int(str(attacker["before"])))
