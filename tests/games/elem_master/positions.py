"""Positions for tests: made by hand, or met in random play."""

import random

import quintessence as q
from quintessence.core.types import Json, JsonObject

ALL: JsonObject = {"specialities": "on", "events": "on", "arena": "random", "terrain": "standard-difficult"}
TEAMS: JsonObject = {**ALL, "teams": "on"}
KINDS: list[tuple[int, JsonObject]] = [(2, {}), (2, ALL), (4, ALL), (4, TEAMS)]
IDS = ["2", "2-all", "4-all", "4-teams"]
# South-west, south-east, north-west, north-east: Earth grows where columns a to c meet rows 1 to 3.
TERRAIN: list[Json] = ["forest", "savanna", "marsh", "mountain"]


def match_of(
    cells: str, moment: JsonObject | None = None, seats: int = 2, options: JsonObject | None = None
) -> q.Match:
    """A position with the stacks of `a1 w:earth:2, ...`, White on turn unless `moment` says otherwise."""
    stacks: JsonObject = {}
    for entry in cells.split(", "):
        cell, stack = entry.split(" ")
        stacks[cell] = stack
    position: JsonObject = {"board": {"terrain": [*TERRAIN], "voids": []}, "cells": stacks, "turn": 0, **(moment or {})}
    return q.Match.from_position("elem-master", position, seats=seats, seed=1, options=options)


def random_states(seats: int, options: JsonObject, games: int, moves: int) -> list[q.State]:
    """Positions of random play, one of each game's first moves after the other, and its end if it comes."""
    dice = random.Random(seats)
    states: list[q.State] = []
    for seed in range(games):
        match = q.Match("elem-master", seats=seats, seed=seed, options=options)
        for _ in range(moves):
            states.append(match.state.copy())
            if match.result is not None:
                break
            seat = match.to_act[0]
            match.play(dice.choice(match.legal(seat)), seat=seat)
    return states
