"""Positions that somebody wrote: defaults, what is settled, and what is refused with the rule that it breaks."""

import pytest

from quintessence import Match
from quintessence.core.errors import BadPosition
from quintessence.core.types import JsonObject
from tests.games.elementary_evolution.positions import SLUG, complete_piles, mage, match_at, pile

AIR: JsonObject = {"piles": {"air": ["air-0"]}}


def test_what_is_left_out_has_the_default_of_the_page() -> None:
    position = match_at({"active": 1}).position()
    assert {key: position[key] for key in ("turn", "active", "extra", "ethers", "ondines", "pending")} == {
        "turn": 1, "active": 1, "extra": 0, "ethers": 0, "ondines": {}, "pending": [],
    }  # fmt: skip
    assert mage(position, 0) == {
        "hand": [],
        "draw": [],
        "quick": [],
        "main": [],
        "quick-state": "open",
        "piles": {"air": [], "fire": [], "earth": [], "water": []},
        "rooted": {"air": 0, "fire": 0, "earth": 0, "water": 0},
        "watch": False,
    }


def test_the_seats_of_a_window_that_is_given_without_them_are_those_of_the_page() -> None:
    """EE-BW-2, EE-PW-2"""
    areas: JsonObject = {"1": {"hand": ["air-3"], **AIR}, "2": AIR}
    blaze: JsonObject = {"kind": "blaze", "by": 0, "target": 1, "pile": "air"}
    match = match_at({"active": 0, "mages": areas, "pending": [blaze]}, seats=4)
    assert match.position()["pending"] == [{**blaze, "turned-by": None, "ask": [1, 2, 3]}]
    power: JsonObject = {"kind": "power", "by": 2, "move": "use golem"}
    tokens: JsonObject = {"golem": "used", "dhyana": 3}
    match = match_at({"active": 0, "tokens": tokens, "mages": areas, "pending": [power]}, seats=4)
    assert match.position()["pending"] == [{**power, "ask": [3, 0, 1]}]


def test_drawing_that_a_position_leaves_open_comes_from_its_seed() -> None:
    position: JsonObject = {
        "active": 0,
        "mages": {"0": {"main": [f"{element}-{level}" for element in ("air", "fire") for level in range(6)]}},
        "pending": [{"kind": "refill"}],
    }
    assert match_at(position, seed=1).position() == match_at(position, seed=1).position()
    hands = {str(mage(match_at(position, seed=seed).position(), 0)["hand"]) for seed in range(5)}
    assert len(hands) > 1


def refused(position: JsonObject, seats: int = 2, options: JsonObject | None = None) -> tuple[object, object]:
    """Where a position is wrong, and the rule that it breaks or what would be right."""
    with pytest.raises(BadPosition) as caught:
        match_at(position, seats, options)
    details = caught.value.details
    assert "\n" not in caught.value.message("fr")
    return details["path"], details.get("rule", details.get("expected", details.get("allowed")))


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("area", "rule"),
    [
        ({"hand": ["air-1", "air-1"]}, "EE-SET-2"),
        ({"hand": ["air-1"], "main": ["air-1"]}, "EE-SET-2"),
        ({"hand": ["ether"] * 3, "draw": ["ether"] * 2}, "EE-SET-2"),
        ({"draw": ["air-0"], "piles": {"air": ["air-0"]}}, "EE-SET-2"),
        ({"hand": ["air-0", "air-1", "air-2", "air-3", "air-4", "air-5"]}, "EE-TURN-5"),
        ({"quick": ["air-1"], "quick-state": "closed"}, "EE-DIS-2"),
        ({"quick": ["air-1"], "quick-state": "condemned"}, "EE-DIS-2"),
        ({"piles": {"air": ["fire-0"]}}, "EE-PILE-2"),
        ({"piles": {"air": ["air-1"]}}, "EE-PILE-3"),
        ({"piles": {"air": ["air-2", "air-0"]}}, "EE-PILE-3"),
        ({"piles": {"air": ["ether"]}}, "EE-JOK-2"),
        ({"piles": {"air": ["ether", *pile("air", 5)]}}, "EE-JOK-3"),
        ({"piles": {"air": ["ether", *pile("air", 6)]}}, "EE-PILE-3"),
        ({"piles": {"air": ["air-0"]}, "rooted": {"air": 2}}, "EE-PILE-7"),
        ({"piles": complete_piles()}, "EE-END-1"),
    ],
)
def test_an_area_that_no_rule_allows_is_refused_by_that_rule(area: JsonObject, rule: str) -> None:
    where, broken = refused({"active": 0, "mages": {"0": area}})
    assert broken == rule
    assert str(where).startswith("mages.0")


def test_nobody_watches_where_watching_is_off() -> None:
    """EE-WW-1"""
    position: JsonObject = {"active": 0, "mages": {"1": {"watch": True}}}
    assert mage(match_at(position).position(), 1)["watch"] is True
    assert refused(position, options={"watching": False}) == ("mages.1.watch", "EE-WW-1")


def test_extreme_fusion_mixes_elements_but_not_eggs() -> None:
    """EE-FUS-1, EE-FUS-2"""
    fusion: JsonObject = {"variant": "extreme-fusion"}
    match_at({"active": 0, "mages": {"0": {"piles": {"air": ["fire-1", "air-0"]}}}}, options=fusion)
    egg: JsonObject = {"active": 0, "mages": {"0": {"piles": {"air": ["fire-0"]}}}}
    assert refused(egg, options=fusion) == ("mages.0.piles.air[0]", "EE-FUS-2")


@pytest.mark.parametrize(
    ("moment", "where", "rule"),
    [
        ({"active": 2}, "active", "0..1"),
        ({"turn": 0}, "turn", "1..1000000"),
        ({"turn": 501}, "turn", "EE-END-7"),
        ({"ethers": 9}, "ethers", "0..8"),
        ({"tokens": {"dragon": 0}}, "tokens.dragon", None),
        ({"tokens": {"gnome": 2}}, "tokens.gnome", "0..1"),
        ({"ondines": {"ondine": {"seat": 0, "pile": "air", "level": 0}}}, "ondines.ondine", "EE-OND-9"),
        ({"finished": [0]}, "finished[0]", "EE-END-4"),
        ({"pending": [{"kind": "refill"}, {"kind": "refill"}]}, "pending[0]", "EE-TURN-5"),
        ({"pending": [{"kind": "root", "seat": 2}]}, "pending[0].seat", "0..1"),
        ({"pending": [{"kind": "watch", "ask": [0]}]}, "pending[0].ask", "EE-WW-3"),
        ({"pending": [{"kind": "watch", "ask": [1, 1]}]}, "pending[0].ask", "seats"),
        ({"pending": [{"kind": "blaze", "by": 0, "target": 0, "pile": "air"}]}, "pending[0].target", "EE-BLZ-2"),
        ({"pending": [{"kind": "power", "by": 0, "move": "end"}]}, "pending[0].move", "use …"),
        ({"pending": [{"kind": "power", "by": 0, "move": "use sylph"}]}, "pending[0].move", "EE-USE-2"),
        ({"pending": [{"kind": "drop", "seat": 1, "card": "air-0"}]}, "mages.1", "EE-SET-2"),
        ({"pending": [{"kind": "aim", "seat": 0, "pile": "air"}]}, "pending[0].pile", None),
        ({"pending": [{"kind": "tornado", "seat": 0, "tossed": 3}] * 2}, "pending", "EE-TOR-2"),
    ],
)  # fmt: skip
def test_a_moment_that_cannot_be_is_refused_where_it_stands(moment: JsonObject, where: str, rule: str | None) -> None:
    found = refused({"active": 0, "mages": {"1": AIR}, **moment})
    assert found[0] == where
    assert rule is None or found[1] == rule


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("use siren 1 air", "EE-SIR-1"),
        ("use dhyana", "EE-DHY-1"),
        ("use gnome 1 air", "EE-GNO-2"),
        ("use gnome 0 air", "EE-GNO-1"),
        ("use salamander 1 air", "EE-SAL-2"),
        ("use golem", "EE-GOL-2"),
        ("use ondine fire", "EE-OND-1"),
        ("use elf 0", "EE-ELF-1"),
    ],
)
def test_a_power_that_could_not_have_been_announced_is_refused(move: str, rule: str) -> None:
    position: JsonObject = {
        "active": 0,
        "tokens": dict.fromkeys(("siren", "dhyana", "gnome", "salamander", "golem", "ondine", "elf"), "used"),
        "mages": {"1": AIR},
        "pending": [{"kind": "power", "by": 0, "move": move}],
    }
    assert refused(position) == ("pending[0].move", rule)


def test_two_ondines_cannot_lie_on_one_card() -> None:
    """EE-OND-2"""
    here: JsonObject = {"seat": 1, "pile": "air", "level": 0}
    position: JsonObject = {
        "active": 0,
        "tokens": {"ondine": "used", "akasha": "used"},
        "ondines": {"ondine": here, "akasha": {**here, "moved": True}},
        "mages": {"1": AIR},
    }
    assert refused(position) == ("ondines", "EE-OND-2")


def test_who_has_completed_has_left_and_only_where_the_game_is_played_on() -> None:
    """EE-END-3 to EE-END-6"""
    position: JsonObject = {"active": 1, "finished": [0], "mages": {"0": {"piles": complete_piles()}}}
    on: JsonObject = {"play-on": True}
    assert match_at(position, 3, on).position()["finished"] == [0]
    assert refused(position, 3) == ("finished", "EE-END-3")
    assert refused(position, 2, on) == ("finished", "EE-END-6")
    assert refused({**position, "active": 0}, 3, on) == ("active", "EE-END-4")
    assert refused({**position, "tokens": {"gnome": 0}}, 3, on) == ("tokens.gnome", "EE-END-5")
    watching: JsonObject = {"0": {"piles": complete_piles(), "watch": True}}
    assert refused({**position, "mages": watching}, 3, on) == ("mages.0.watch", "EE-END-5")


def test_a_finished_game_is_read_with_its_result_and_takes_no_move() -> None:
    """EE-END-9"""
    match = Match(SLUG, seed=2, options={"turn-limit": 2})
    while match.result is None:
        match.play("end")
    again = match_at(match.position(), options={"turn-limit": 2})
    assert again.result == match.result
    refusal = again.why("end", 0)
    assert refusal is not None
    assert refusal.rule == "EE-END-9"
    wrong: JsonObject = {"winners": [1], "ranking": [[0], [1]], "reason": "ultimates"}
    assert refused({**match.position(), "result": wrong}) == ("result.winners", "seats")


def test_as_many_extra_turns_as_a_position_can_say_are_owed_at_the_most() -> None:
    """EE-SYL-3: a position made by hand may owe them already; it can still be read after another Sylph."""
    match = match_at({"active": 0, "extra": 99, "tokens": {"sylph": 0}})
    match.play("use sylph")
    assert Match.from_position(SLUG, match.position(), seats=2).position() == match.position()
