"""Arenas, terrain, first player and armies of a new game (EM-SET, EM-ARE, EM-TER, EM-INV)."""

import pytest

from quintessence import Match
from quintessence.core.errors import BadPosition, BadSetting
from quintessence.core.types import Json, JsonObject
from quintessence.games.elem_master.terrain.arenas import ARENAS, read_arenas
from quintessence.games.elem_master.terrain.cells import TERRAINS

ARENA = """
[[arena]]
id = "test"
seats = 2
card = true
doubles = {doubles}
singles = {singles}
voids = {voids}
front = "{front}"
back = "{back}"
"""


def table(value: Json) -> JsonObject:
    assert isinstance(value, dict)
    return value


def terrain_of(match: Match) -> list[str]:
    blocks = table(match.position()["board"])["terrain"]
    assert isinstance(blocks, list)
    return [str(block) for block in blocks]


def test_there_are_fourteen_arena_cards_for_each_number_of_seats_beside_the_standard_one() -> None:
    for seats in (2, 4):
        assert sum(arena.is_card for arena in ARENAS[seats].values()) == 14
        assert not ARENAS[seats]["standard"].is_card


@pytest.mark.parametrize("seats", [2, 4])
def test_every_arena_can_be_played_and_stands_ready_as_printed(seats: int) -> None:
    for name, arena in ARENAS[seats].items():
        match = Match("elem-master", seats=seats, seed=1, options={"arena": name})
        position = match.position()
        cells = table(position["cells"])
        assert sum(int(str(stack).split(":")[2]) for stack in cells.values()) == 12 * seats, name
        assert table(position["board"])["void_stock"] == 24 - arena.singles, name


def test_a_random_arena_is_one_of_the_cards_with_its_own_start() -> None:
    """EM-ARE-1, EM-SET-3"""
    seen = set()
    for seed in range(200):
        position = Match("elem-master", seed=seed, options={"arena": "random", "first": "0"}).position()
        voids = table(position["board"])["voids"]
        named = [
            name
            for name in ARENAS[2]
            if Match("elem-master", options={"arena": name, "first": "0"}).position()["cells"] == position["cells"]
            and table(Match("elem-master", options={"arena": name}).position()["board"])["voids"] == voids
        ]
        assert len(named) == 1
        seen.add(named[0])
        if len(seen) == 14:
            break
    assert len(seen) == 14
    assert "standard" not in seen


@pytest.mark.parametrize(
    ("problem", "changes"),
    [
        ("void blocks than the box has", {"doubles": 6}),
        ("just the void blocks", {"singles": 3}),
        ("the same from every seat", {"voids": '["a3", "a4"]'}),
        ("twelve tokens", {"front": "A2 W1 F2 F1 W2 --"}),
        ("twelve tokens", {"front": "E3 E3 -- -- E3 --"}),
        ("stands on a void", {"voids": '["c2", "d5"]'}),
        (
            "walls somebody in",
            {
                "singles": 6,
                "voids": '["a5", "b5", "b6", "e1", "e2", "f2"]',
                "front": "A3 W3 F3 -- -- --",
                "back": "E1 -- E2 -- -- --",
            },
        ),
    ],
)
def test_a_layout_that_cannot_be_played_is_not_loaded(problem: str, changes: dict[str, object]) -> None:
    entry: dict[str, object] = {
        "doubles": 0,
        "singles": 2,
        "voids": '["c3", "d4"]',
        "front": "A2 W1 F2 F1 W2 A1",
        "back": "-- E1 -- -- E2 --",
    }
    read_arenas(ARENA.format(**entry))
    with pytest.raises(ValueError, match=problem):
        read_arenas(ARENA.format(**{**entry, **changes}))


@pytest.mark.parametrize("family", ["standard", "advantageous", "difficult"])
def test_one_class_of_terrain_lays_its_four_kinds_in_every_order(family: str) -> None:
    """EM-SET-4, EM-TER-1"""
    kinds = sorted(terrain.name for terrain in TERRAINS.values() if terrain.family == family)
    orders = set()
    for seed in range(200):
        blocks = terrain_of(Match("elem-master", seed=seed, options={"terrain": family}))
        assert sorted(blocks) == kinds
        orders.add(tuple(blocks))
    assert len(orders) == 24


@pytest.mark.parametrize("option", ["standard-advantageous", "standard-difficult", "advantageous-difficult"])
@pytest.mark.parametrize("seats", [2, 4])
def test_with_two_classes_every_player_faces_one_block_of_each(option: str, seats: int) -> None:
    """EM-TER-1, EM-TER-2"""
    first, second = option.split("-")
    layouts = set()
    for seed in range(60):
        blocks = terrain_of(Match("elem-master", seats=seats, seed=seed, options={"terrain": option}))
        assert len(set(blocks)) == 4
        families = [TERRAINS[block].family for block in blocks]
        halves = [families[:2], families[2:]]
        if seats == 4:
            halves += [families[0::2], families[1::2]]
        assert all(sorted(half) == sorted([first, second]) for half in halves)
        layouts.add(tuple(families))
    assert len(layouts) == (4 if seats == 2 else 2)


def test_the_first_player_is_drawn_unless_one_is_named() -> None:
    """EM-SET-5"""
    drawn = {Match("elem-master", seats=4, seed=seed).to_act[0] for seed in range(60)}
    assert drawn == {0, 1, 2, 3}
    assert Match("elem-master", seats=4, seed=1, options={"first": "2"}).to_act == [2]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"teams": "on"}), (2, {"first": "2"}), (2, {"arena": "plain"}), (4, {"arena": "pillars"}), (3, {})],
)
def test_options_that_do_not_fit_the_number_of_seats_are_refused_in_a_sentence(seats: int, options: JsonObject) -> None:
    with pytest.raises(BadSetting) as refused:
        Match("elem-master", seats=seats, options=options)
    for language in ("en", "fr"):
        sentence = refused.value.message(language)
        assert str(seats) in sentence
        assert sentence.endswith(".")


def test_specialities_events_and_a_free_start_follow_each_other() -> None:
    """EM-SET-6: specialities, then events, then armies; nobody has tokens on the board before."""
    options: JsonObject = {"specialities": "on", "events": "on", "start": "free", "first": "1"}
    match = Match("elem-master", seed=5, options=options)
    assert match.position()["phase"] == "pick"
    assert match.position()["cells"] == {}
    match.play("pick sage")
    match.play("pick genie")
    position = match.position()
    assert position["phase"] == "place"
    row = table(position["events"])["row"]
    assert isinstance(row, list)
    assert len(row) == 6
    assert match.to_act == [0, 1]


@pytest.mark.parametrize(
    ("power", "left", "rule"),
    [
        ("necromancer", 2, "EM-NECROMANCER-4"),
        ("necromancer", 0, None),
        ("constellationist", 2, "EM-SPE-6"),
        ("constellationist", 1, None),
    ],
)
def test_a_power_under_way_has_the_tokens_that_it_has_left_to_place(power: str, left: int, rule: str | None) -> None:
    """One Earth lies aside, one Air is in reserve."""
    position: JsonObject = {
        "cells": {"b1": "w:earth:2", "c2": "w:fire:1", "a3": "w:air:3", "a4": "w:air:2", "b6": "b:earth:2"},
        "specialities": {"0": power},
        "aside": {"0": 1},
        "pending": {"kind": "power", "power": power, "left": left},
    }
    if rule is None:
        match = Match.from_position("elem-master", position, seats=2)
        match.play("place a1")
        assert match.position().get("pending") is None
        return
    with pytest.raises(BadPosition) as refused:
        Match.from_position("elem-master", position, seats=2)
    assert refused.value.details["path"] == "pending.left"
    assert refused.value.details["rule"] == rule
