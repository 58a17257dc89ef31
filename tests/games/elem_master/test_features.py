"""What a search weighs of a position: each feature by its name, from the rules that make it count."""

import json
import math

import pytest
from librt.vecs import vec

import quintessence as q
from quintessence.core.registry import find_game
from quintessence.core.types import LANGUAGES, JsonObject, Language
from quintessence.games.elem_master.specialities.every import POWERS
from tests.games.elem_master.positions import ALL, IDS, KINDS, TEAMS, TERRAIN, match_of, random_states

pytestmark = pytest.mark.interpreted

GAME = find_game("elem-master")
NAMES = GAME.features(GAME.setting())
GROUPS = sorted({name.split(":")[0] for name in NAMES})
JUNK = -77.0


def filled(state: q.State, seat: int) -> list[float]:
    into = vec[float]([JUNK] * len(NAMES))
    state.fill_features(seat, into)
    return list(into)


def told(match: q.Match, seat: int, *groups: str) -> dict[str, object]:
    """The features that are not 0, of these groups or of all."""
    numbers = zip(NAMES, filled(match.state, seat), strict=True)
    return {
        name: pytest.approx(number)
        for name, number in numbers
        if number and (not groups or name.split(":")[0] in groups)
    }


def test_every_name_is_there_once_and_is_well_formed() -> None:
    assert 40 <= len(NAMES) <= 120
    assert len(set(NAMES)) == len(NAMES)
    assert 8 <= len(GROUPS) <= 16
    for name in NAMES:
        assert all(part and part.replace("-", "").isalnum() and part == part.lower() for part in name.split(":"))
        assert name.count(":") <= 1
    assert GAME.features(GAME.setting(4, TEAMS)) == NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_says_what_a_move_gains_and_loses(language: Language) -> None:
    messages = GAME.messages(language)
    for group in GROUPS:
        assert messages.text(f"feature-{group}")
        gain, loss = messages.attribute(f"feature-{group}", "gain"), messages.attribute(f"feature-{group}", "loss")
        assert gain and loss and gain != loss


# Attack and danger.


@pytest.mark.parametrize(
    ("fire", "rest", "attack", "danger"),
    [
        ("1", {}, "touch-now", "now"),
        ("1x", {}, "touch-later", "later"),
        ("1", {"ap": 0}, "touch-later", "later"),
        ("1", {"turn": 1}, "touch-later", "later"),
        # It is immobilised until the end of its owner's next turn (EM-IMM-2); in his own turn that is now.
        ("1z", {"turn": 1}, "near", None),
        ("1z", {}, "touch-later", "later"),
    ],
)
def test_fire_beside_earth_threatens_it_as_soon_as_it_can_act(
    fire: str, rest: JsonObject, attack: str, danger: str | None
) -> None:
    match = match_of(f"a1 w:earth:2, c3 w:fire:{fire}, d4 b:earth:1, f6 b:earth:3", rest)
    kill = {} if danger is None else {"attack:fire-earth-kill": 0.5}
    assert told(match, 0, "attack") == {f"attack:fire-earth-{attack}": 0.5, **kill}
    suffered = {} if danger is None else {f"danger:earth-touched-{danger}": 0.5, f"danger:earth-lethal-{danger}": 0.5}
    assert told(match, 1, "danger") == suffered


@pytest.mark.parametrize(
    ("cell", "level", "points", "detail"),
    [
        # A whole stack that moved is played, a part of it is not (EM-MOV-4, EM-MOV-5).
        ("d4", 1, 3, "near"),
        ("d4", 2, 3, "reach-now"),
        ("d4", 2, 1, "reach-later"),
        ("c3", 2, 3, "near"),
        ("c3", 3, 3, "reach-now"),
        ("c3", 3, 2, "reach-later"),
        ("b2", 3, 3, None),
    ],
)
def test_only_part_of_a_stack_moves_and_attacks(cell: str, level: int, points: int, detail: str | None) -> None:
    match = match_of(f"a1 w:earth:2, {cell} w:fire:{level}, f6 b:earth:2", {"ap": points})
    assert told(match, 0, "attack") == ({} if detail is None else {f"attack:fire-earth-{detail}": 0.5})


def test_each_pair_of_elements_has_its_own_features() -> None:
    cells = "a1 w:water:1, a2 b:fire:1, c1 w:fire:1, c2 b:air:1, e1 w:earth:1, e2 b:water:1, f6 b:earth:2"
    match = match_of(cells, {"turn": 1})
    assert told(match, 0, "attack") == {
        "attack:water-fire-touch-later": 0.5,
        "attack:water-fire-kill": 0.5,
        "attack:fire-air-touch-later": 0.5,
        "attack:earth-water-touch-later": 0.5,
    }
    assert told(match, 1, "danger") == {
        "danger:fire-touched-later": 0.5,
        "danger:fire-lethal-later": 0.5,
        "danger:air-touched": 0.5,
        "danger:air-lethal": 0.5,
        "danger:water-touched": 0.5,
        "danger:water-lethal": 0.5,
    }
    assert told(match, 0, "danger") == {}


def test_earth_dies_of_as_many_attacks_as_it_has_tokens() -> None:
    one = "a1 w:earth:1, c3 w:fire:1, d4 b:earth:2"
    assert told(match_of(one), 1, "danger") == {"danger:earth-touched-now": 0.5, "danger:all-earth": 1}
    two = told(match_of(f"{one}, d3 w:fire:1"), 1, "danger")
    assert two["danger:earth-lethal-now"] == 0.5
    assert two["danger:all-earth-lethal"] == 1
    spared = told(match_of(f"{one}, d3 w:fire:1, f6 b:earth:1"), 1, "danger")
    assert "danger:all-earth" not in spared
    assert "danger:all-earth-lethal" not in spared
    # Both cannot attack for one point.
    short = told(match_of(f"{one}, d3 w:fire:1", {"ap": 1}), 1, "danger")
    assert "danger:earth-lethal-now" not in short
    assert short["danger:earth-lethal-later"] == 0.5


def test_an_ally_is_no_enemy() -> None:
    cells = "e3 w:earth:1, e4 w:fire:1, e5 u:earth:1, j5 r:earth:2, a5 b:earth:2"
    alone, together = match_of(cells, seats=4), match_of(cells, seats=4, options={"teams": "on"})
    assert "attack:fire-earth-touch-now" in told(alone, 0)
    assert "danger:earth-touched-now" in told(alone, 2)
    assert told(together, 0, "attack") == {}
    assert told(together, 2, "danger") == {}
    # One token against two, and two against four (EM-END-11).
    assert told(alone, 0)["ending:lead"] == -1 / 6
    assert told(together, 0)["ending:lead"] == -2 / 6
    assert told(together, 2)["ending:lead"] == -2 / 6
    assert told(together, 1)["ending:lead"] == 2 / 6
    assert "fire:sole" in told(together, 0)


def test_earth_far_from_fire_and_fire_far_from_water_are_safe() -> None:
    cells = "a1 w:earth:1, c1 w:earth:1, f1 b:fire:1, f4 w:water:1, f6 b:earth:1"
    match = match_of(cells)
    assert told(match, 0, "safety") == {"safety:earth": 1 / 3}
    assert told(match, 1, "safety") == {"safety:earth": 1 / 3, "safety:fire": 1 / 3}
    nearer = match_of(cells.replace("f4", "f3"))
    assert told(nearer, 1, "safety") == {"safety:earth": 1 / 3}


# What else is on the board.


def test_tokens_are_counted_by_element_and_level() -> None:
    match = match_of("a1 w:earth:2, a3 w:earth:1, c1 w:fire:1, e1 w:water:3, f6 b:earth:3, f5 b:air:4")
    assert told(match, 0, "earth", "fire", "water", "air") == {
        "earth:tokens": 0.5,
        "earth:three": 1,
        "earth:level-1": 1 / 3,
        "earth:level-2": 1 / 3,
        "fire:tokens": 1 / 6,
        "fire:one": 1,
        "fire:level-1": 1 / 3,
        "fire:sole": 1,
        "water:tokens": 0.5,
        "water:level-3": 1 / 3,
        "air:none": 1,
    }
    assert told(match, 1, "earth", "fire", "water", "air") == {
        "earth:tokens": 0.5,
        "earth:three": 1,
        "earth:one-stack": 1,
        "earth:level-3": 1 / 3,
        "fire:none": 1,
        "water:none": 1,
        "air:tokens": 4 / 6,
        "air:level-3": 1 / 3,
    }


def test_what_stands_on_favoured_terrain_and_has_tokens_in_reserve_can_grow() -> None:
    cells = "a1 w:earth:2, a3 w:earth:3, f1 w:fire:1, f2 w:water:1, d6 b:air:1x, f6 b:earth:1"
    assert told(match_of(cells), 0, "growth") == {"growth:earth": 1 / 3, "growth:fire": 1 / 3}
    assert told(match_of(cells), 1, "growth") == {}
    assert told(match_of(cells.replace("1x", "1")), 1, "growth") == {"growth:air": 1 / 3}
    assert told(match_of(f"{cells}, c1 w:earth:1"), 0, "growth") == {"growth:no-earth-left": 1, "growth:fire": 1 / 3}


def test_own_stacks_feed_join_and_carry_each_other() -> None:
    cells = "b2 w:earth:1, b4 w:earth:1, c2 w:water:2, d2 w:water:1, e4 w:fire:2, e5 w:fire:1, f3 w:air:1, f6 b:earth:1"
    assert told(match_of(cells), 0, "links") == {
        "links:feed-earth": 0.5,
        "links:feed-fire": 0.5,
        "links:merge": 2 / 3,
        "links:tunnel": 2 / 3,
        "links:wave": 1 / 3,
    }
    assert told(match_of(cells), 0)["safety:earth-guarded"] == 1 / 3
    # Level 3 gains nothing more (EM-BAS-10).
    assert "links:feed-fire" not in told(match_of(cells.replace("w:fire:2", "w:fire:3")), 0)


@pytest.mark.parametrize(
    ("cells", "rest", "expected"),
    [
        # The Air blows Fire over d4 into Earth (EM-BRE-5, EM-BRE-7).
        ("b2 w:air:2, c3 w:fire:1, e5 b:earth:2", {}, {"breath:earth-now": 0.5}),
        ("b2 w:air:2, c3 w:fire:1, e5 b:earth:2", {"ap": 0}, {"breath:earth-now": 0.5}),
        ("b2 w:air:2, c3 w:fire:1, e5 b:earth:2", {"turn": 1}, {"breath:earth-later": 0.5}),
        ("b2 w:air:2x, c3 w:fire:1, e5 b:earth:2", {}, {"breath:earth-later": 0.5}),
        ("b2 w:air:1, c3 w:fire:1, e5 b:earth:2", {}, {}),
        ("b2 w:air:2, c3 w:fire:1, d4 w:air:1, e5 b:earth:2", {}, {}),
        # Opponents' Fire into own Water, their Water into own Earth, their Air into own Fire.
        ("b2 w:air:1, c3 b:fire:1, d4 w:water:1", {}, {"breath:fire-now": 0.5}),
        ("b2 w:air:1, c3 b:water:1, d4 w:earth:1", {}, {"breath:water": 0.5}),
        ("b2 w:air:1, c3 b:air:1, d4 w:fire:1", {}, {"breath:air": 0.5}),
        # Nobody gains by the loss of his own.
        ("b2 w:air:1, c3 b:fire:1, d4 w:earth:1", {}, {}),
        ("b2 w:air:1, c3 w:fire:1, d4 b:water:1", {}, {}),
    ],
)
def test_a_breath_is_worth_what_opponents_lose_by_it(cells: str, rest: JsonObject, expected: dict[str, float]) -> None:
    assert told(match_of(f"{cells}, a6 w:earth:1, f1 b:earth:1", rest), 0, "breath") == expected


def test_a_void_stops_a_breath() -> None:
    match = match_of(
        "b2 w:air:2, c3 w:fire:1, e5 b:earth:2, a6 w:earth:1", {"board": {"terrain": TERRAIN, "voids": ["d4"]}}
    )
    assert told(match, 0, "breath") == {}


def test_fire_comes_nearer_and_stands_in_the_middle() -> None:
    far, near = (told(match_of(f"a1 w:earth:1, {cell} w:fire:3, f6 b:earth:1"), 0) for cell in ("b1", "c3"))
    assert far["position:fire-to-earth"] == 1 / 6 / 3
    assert near["position:fire-to-earth"] == 3 / 6 / 3
    assert "position:fire-centre" not in far
    assert near["position:fire-centre"] == 0.5
    assert "position:earth-centre" not in near


# The turn, the end, cards.


def test_the_turn_and_what_is_left_of_it() -> None:
    match = match_of("a1 w:earth:1x, c3 w:fire:1, a6 w:air:1z, f6 b:earth:1j", {"ap": 2})
    assert told(match, 0, "tempo") == {
        "tempo:turn": 1,
        "tempo:points": 2 / 3,
        "tempo:ready": 1 / 6,
        "tempo:immobilised": 1 / 3,
    }
    assert told(match, 1, "tempo") == {"tempo:immobilised": 1 / 3}


@pytest.mark.parametrize(
    ("more", "ahead", "lead"),
    [
        ("a2 w:earth:1", 1, 1 / 6),
        ("a6 b:earth:2", -1, -2 / 6),
        # A tie is broken by Water, then by Air (EM-END-5).
        ("a2 w:water:1, a6 b:air:3", 1, 0),
        ("a6 b:air:1", -1, 0),
        ("a6 b:fire:1", 0, 0),
    ],
)
def test_the_count_is_worth_more_when_the_end_is_near(more: str, ahead: int, lead: float) -> None:
    match = match_of(f"a1 w:earth:1, c1 w:fire:1, f6 b:earth:1, {more}", {"round": 100, "quiet": 30})
    fires = 2 if "fire" in more else 1
    expected = {
        "ending:ahead": ahead,
        "ending:lead": lead,
        "ending:rounds": ahead,
        # 30 of 20 x 2 turns: half of the second half (EM-END-8).
        "ending:quiet": ahead / 2,
        "ending:last-fire": ahead / fires,
    }
    assert told(match, 0, "ending") == {name: number for name, number in expected.items() if number}
    assert told(match, 1, "ending") == {name: -number for name, number in expected.items() if number}
    early = told(match_of(f"a1 w:earth:1, c1 w:fire:1, f6 b:earth:1, {more}", {"round": 90, "quiet": 20}), 0)
    assert "ending:rounds" not in early
    assert "ending:quiet" not in early


def test_events_and_effects_belong_to_the_seat_that_has_them() -> None:
    cells = "a1 w:earth:1, c1 w:fire:1, f6 b:earth:1"
    events: JsonObject = {"row": ["spring"], "used": {"0": ["summer", "autumn"], "1": ["storm", "deluge", "winter"]}}
    moment: JsonObject = {"events": events, "now": ["flood"], "next": {"1": ["mudslide", "hurricane"]}}
    match = match_of(cells, moment, options=ALL)
    assert told(match, 0, "events") == {"events:left": 1 / 3, "events:payable": 1, "events:flood": 1}
    assert told(match, 1, "events") == {"events:mudslide": 1, "events:winds": 1}
    assert "events:payable" not in told(match_of(cells, {"events": events, "ap": 1}, options=ALL), 0)


def test_a_speciality_is_told_by_its_name() -> None:
    cells = "a1 w:earth:1, c1 w:fire:1, f6 b:earth:1"
    for power in POWERS:
        other = "sage" if power.name != "sage" else "druid"
        match = match_of(cells, {"specialities": {"0": power.name, "1": other}}, options=ALL)
        assert told(match, 0, "speciality") == {f"speciality:{power.name}": 1}
    moment: JsonObject = {"specialities": {"0": "genie", "1": "necromancer"}, "spent": [0], "aside": {"1": 2}}
    spent = match_of(cells, moment, options=ALL)
    assert told(spent, 0, "speciality") == {}
    assert told(spent, 1, "speciality") == {"speciality:necromancer": 1, "speciality:aside": 2 / 3}


def test_a_seat_that_is_out_has_no_other_feature() -> None:
    match = match_of("e3 w:earth:1, e4 w:fire:1, e8 u:earth:1, j5 r:earth:2", {"out": [[1]]}, seats=4)
    assert told(match, 1) == {"out": 1}
    assert "out" not in told(match, 0)


# Any position.


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=IDS)
def test_numbers_are_small_always_written_and_the_same_for_equal_positions(seats: int, options: JsonObject) -> None:
    setting = GAME.setting(seats, options)
    texts: dict[int, str] = {}
    for state in random_states(seats, options, 2, 90):
        text = json.dumps(state.to_json(), sort_keys=True)
        twins = [state.copy(), GAME.from_json(state.to_json(), setting, q.QuickChance(1))]
        assert [twin.key() for twin in twins] == [state.key()] * 2
        assert texts.setdefault(int(state.key()), text) == text
        for seat in range(seats):
            numbers = filled(state, seat)
            assert all(math.isfinite(number) and -10.0 <= number <= 10.0 for number in numbers)
            assert [filled(twin, seat) for twin in twins] == [numbers] * 2
    assert len(texts) > 50


def turned(position: JsonObject, seats: int) -> JsonObject:
    """The same position seen from the opposite side of the board, by whoever sits there."""
    size, colours = (6, "wb") if seats == 2 else (10, "wbur")
    letters = "abcdefghij"

    def cell(name: str) -> str:
        return f"{letters[size - 1 - letters.index(name[0])]}{size + 1 - int(name[1:])}"

    def seat(number: int) -> int:
        return (number + seats // 2) % seats

    told = json.loads(json.dumps(position))
    told["board"]["terrain"].reverse()
    told["board"]["voids"] = [cell(name) for name in told["board"]["voids"]]
    told["cells"] = {
        cell(name): colours[seat(colours.index(stack[0]))] + stack[1:] for name, stack in told["cells"].items()
    }
    told["turn"], told["first"] = seat(told["turn"]), seat(told["first"])
    told["out"] = [[seat(member) for member in group] for group in told["out"]]
    if told["free"] is not None:
        told["free"]["at"] = cell(told["free"]["at"])
    return {key: told[key] for key in told if key not in ("reserve", "result")}


@pytest.mark.parametrize(("seats", "teams"), [(2, "off"), (4, "off"), (4, "on")])
def test_a_position_is_worth_the_same_from_the_opposite_side(seats: int, teams: str) -> None:
    options: JsonObject = {"arena": "random", "terrain": "standard-difficult", "teams": teams}
    setting = GAME.setting(seats, options)
    for state in random_states(seats, options, 2, 60):
        if state.result() is None:
            twin = GAME.from_json(turned(state.to_json(), seats), setting, q.QuickChance(1))
            for seat in range(seats):
                # Turned by half, cells come in the opposite order, and sums may differ in their last bit.
                assert filled(twin, (seat + seats // 2) % seats) == pytest.approx(filled(state, seat))
