"""What a search counts of a seat, from positions worked out by hand; what is settled; messages for each group."""

import re
from math import isfinite

import pytest
from librt.vecs import vec

from quintessence import Match
from quintessence.core.contract import State
from quintessence.core.registry import find_game
from quintessence.core.types import LANGUAGES, JsonObject
from quintessence.games.elementary_evolution.outlook import names as places
from tests.games.elementary_evolution.positions import SLUG, complete_piles, match_at, pile

pytestmark = pytest.mark.interpreted

NAMES = find_game(SLUG).features(find_game(SLUG).setting())
FUSION: JsonObject = {"variant": "extreme-fusion"}

MIDDLE: JsonObject = {
    "active": 0,
    "mages": {
        "0": {
            "hand": ["air-3", "air-4", "ether", "water-0", "fire-1"],
            "draw": ["fire-5", "earth-1", "water-2"],
            "quick": ["water-1"],
            "main": ["air-5", "earth-2"],
            "piles": {
                "air": pile("air", 3),
                "fire": ["fire-4", "fire-3", "fire-2", "ether", "fire-0"],
                "earth": ["earth-0"],
            },
            "rooted": {"air": 2, "fire": 5},
        },
        "1": {"hand": ["fire-0"], "piles": {"earth": pile("earth", 2)}},
    },
}
"""Three piles begun, one of them safe; a dead card in hand, since a joker has its place."""


def numbers(state: State, seat: int, junk: float = 7.0) -> list[float]:
    into = vec[float]([junk] * len(NAMES))
    state.fill_features(seat, into)
    return list(into)


def features(state: State, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, numbers(state, seat), strict=True))


def at(position: JsonObject, seat: int = 0, seats: int = 2, options: JsonObject | None = None) -> dict[str, float]:
    return features(match_at(position, seats, options).state, seat)


def group(found: dict[str, float], name: str) -> dict[str, float]:
    """What is not zero in a group, by the second part of the names."""
    return {key.partition(":")[2]: value for key, value in found.items() if key.split(":")[0] == name and value != 0}


def area(**heights: int) -> JsonObject:
    """A mage who has nothing but piles of these heights."""
    return {"piles": {element: pile(element, height) for element, height in heights.items()}}


# Names


def test_names_are_in_groups_and_the_same_for_every_setting() -> None:
    game = find_game(SLUG)
    assert len(set(NAMES)) == len(NAMES) == 120
    assert all(re.fullmatch(r"[a-z0-9-]+(:[a-z0-9-]+)?", name) for name in NAMES)
    assert 8 <= len({name.split(":")[0] for name in NAMES}) <= 16
    assert game.features(game.setting(4, {"variant": "extreme-fusion", "play-on": True})) == NAMES


def test_a_constant_stands_at_the_feature_of_its_name() -> None:
    constants = {key: value for key, value in vars(places).items() if key.isupper() and isinstance(value, int)}
    assert constants.pop("COUNT") == len(NAMES)
    for constant, place in constants.items():
        name = NAMES[place].replace(":", "-")
        words = constant.lower().replace("_", "-")
        assert name == words or (name.startswith(words) and not NAMES[place - 1].replace(":", "-").startswith(words))


def test_every_group_has_its_noun_its_gain_and_its_loss_in_both_languages() -> None:
    for language in LANGUAGES:
        messages = find_game(SLUG).messages(language)
        for name in {name.split(":")[0] for name in NAMES}:
            texts = [messages.text(f"feature-{name}")]
            for attribute in ("gain", "loss"):
                text = messages.attribute(f"feature-{name}", attribute)
                assert text is not None, (language, name, attribute)
                texts.append(text)
            assert len(set(texts)) == 3, (language, name)
            assert all(texts), (language, name)


# Known values


def test_the_piles_count_from_the_highest_to_the_lowest() -> None:
    found = at(MIDDLE)
    first = {f"first-{level}": 1.0 for level in range(1, 6)}
    second = {f"second-{level}": 1.0 for level in range(1, 4)}
    assert group(found, "piles") == {**first, **second, "third-1": 1.0}
    assert group(found, "ultimates") == {}
    assert group(found, "finish") == {"cards": pytest.approx(9 / 24)}


def test_free_cards_are_exposed_and_the_rest_is_rooted_or_loose() -> None:
    found = at(MIDDLE)
    assert group(found, "exposed") == {"1": 0.5, "3": 0.5}
    assert group(found, "roots") == pytest.approx({"cards": 7 / 12, "tops": 5 / 12, "loose": 2 / 8})


def test_the_hand_is_told_by_what_can_be_placed_in_a_row() -> None:
    found = at(MIDDLE)
    assert group(found, "ready") == {"1": 1.0, "2": 1.0, "3": 1.0, "air": 1.0, "ether": 0.5}
    assert group(found, "hand") == pytest.approx(
        {"cards": 1.0, "dead": 1 / 3, "ether-1": 1.0, "wanted-0": 0.5, "wanted-1": 0.25}
    )
    assert group(found, "turn") == {"mine": 1.0, "ready": 1.0, "hand": 1.0}


def test_wanted_cards_are_told_by_where_they_wait() -> None:
    found = at(MIDDLE)
    waiting = {"draw-0": 0.5, "draw-2": 0.125, "first-1": 0.25, "second-1": 0.25, "second-2": 0.125}
    assert group(found, "deck") == pytest.approx({**waiting, "size": 3 / 18})


def test_the_main_discard_comes_first_while_the_quick_one_is_closed() -> None:
    mage: JsonObject = {"hand": ["air-1", "air-2", "air-3"], "draw": ["fire-0"], "quick-state": "closed"}
    found = at({"active": 0, "mages": {"0": {**mage, "main": ["earth-0", "water-5"]}}})
    # Two to draw: the egg that is left, then one of two cards, one of them an egg.
    expected = {"draw-0": 0.25, "first-0": 0.25, "first-2": 0.125, "size": 1 / 18, "expected": 0.75, "closed": 1.0}
    assert group(found, "deck") == pytest.approx(expected)
    condemned = at({"active": 0, "mages": {"0": {"quick-state": "condemned", "draw": ["ether", "air-0"]}}})
    assert group(condemned, "deck") == pytest.approx(
        {"draw-0": 0.25, "size": 2 / 18, "expected": 0.5, "ether": 0.5, "condemned": 1.0}
    )


def test_fire_that_is_ready_threatens_what_is_exposed_and_water_stands_against_it() -> None:
    match = match_at(MIDDLE)
    own, rival = features(match.state, 0), features(match.state, 1)
    assert group(own, "danger") == {"fire-1": 1.0, "highest": 0.5}
    assert group(own, "water") == {"ready-1": 1.0, "needed": 0.5}
    assert group(own, "fire") == {}
    assert group(rival, "fire") == {"ready-1": 1.0, "highest": 0.5}
    assert group(rival, "danger") == {}
    dry = at({"active": 0, "mages": {"0": area(air=3), "1": {"hand": ["fire-0", "fire-1"]}}})
    assert group(dry, "danger") == {"fire-1": 1.0, "fire-2": 1.0, "highest": 0.5, "bare": 0.5}


def test_an_egg_without_effect_threatens_nobody() -> None:
    position: JsonObject = {"active": 0, "mages": {"0": area(air=3), "1": {"hand": ["fire-0", "fire-1"]}}}
    found = at(position, options={"egg-effects": False})
    assert group(found, "danger") == {"fire-1": 1.0, "highest": 0.5, "bare": 0.5}


def test_a_card_that_arms_a_rival_is_counted_while_its_token_is_at_the_centre() -> None:
    position: JsonObject = {"active": 0, "mages": {"0": {"hand": ["earth-1"], **area(earth=1)}}}
    assert at(position)["ready:release"] == 0.5
    assert at({**position, "tokens": {"gnome": "used"}})["ready:release"] == 0


def test_extreme_fusion_lets_any_element_go_on() -> None:
    mage: JsonObject = {
        "hand": ["earth-2", "water-1", "water-2", "earth-5"],
        "piles": {"air": ["fire-1", "air-0"], "fire": ["fire-0"]},
    }
    found = at({"active": 0, "mages": {"0": mage}}, options=FUSION)
    ready = {"1": 1.0, "2": 1.0, "3": 1.0, "earth": 0.5, "release": 0.5}
    assert group(found, "ready") == ready
    assert group(found, "water") == pytest.approx({"ready-1": 1.0, "ready-2": 1.0, "needed": 2 / 6})
    assert group(found, "hand") == pytest.approx({"cards": 0.8, "wanted-0": 0.5, "wanted-1": 0.25, "wanted-2": 0.125})
    assert group(found, "ultimates") == {"hand": 0.5}


@pytest.mark.parametrize(
    ("hand", "lacking"),
    [
        (["ether", "water-5"], 0),
        (["water-4", "water-5"], 0),
        (["water-5"], 1),
        (["ether", "ether"], 1),
        (["water-4"], 1),
        ([], 2),
    ],
)
@pytest.mark.parametrize("variant", ["classic", "extreme-fusion"])
def test_cards_that_are_lacking_to_win_are_counted_down(hand: list[str], lacking: int, variant: str) -> None:
    mage: JsonObject = {"hand": [*hand], "piles": {**complete_piles(), "water": pile("water", 4)}}
    position: JsonObject = {"active": 0, "mages": {"0": mage}}
    match = match_at(position, options={"variant": variant})
    own, rival = features(match.state, 0), features(match.state, 1)
    assert [own[f"finish:lacking-{most}"] for most in range(4)] == [float(lacking <= most) for most in range(4)]
    assert own["finish:now"] == float(lacking == 0)
    assert at({**position, "active": 1}, options={"variant": variant})["finish:now"] == 0
    assert [own[f"finish:missing-{most}"] for most in (10, 7, 4, 2)] == [1.0] * 4
    assert [own[f"ultimates:{count}"] for count in (1, 2, 3)] == [1.0] * 3
    expected = {"rival-0": float(lacking == 0), "rival-1": float(lacking <= 1), "rival-last": 1.0, "next": 1.0}
    assert {key: rival[f"race:{key}"] for key in expected} == expected


def test_an_ether_in_hand_counts_with_the_card_that_it_makes_way_for() -> None:
    position: JsonObject = {"active": 0, "mages": {"0": {"hand": ["ether", "water-4"], **area(water=3)}}}
    assert [at(position, options=options)["ready:ether"] for options in ({}, FUSION)] == [1.0, 1.0]
    position = {"active": 0, "mages": {"0": {"hand": ["ether", "water-5"], **area(water=3)}}}
    assert [at(position, options=options)["ready:ether"] for options in ({}, FUSION)] == [0.5, 0.5]


def test_in_extreme_fusion_a_card_is_dead_when_every_pile_is_above_it() -> None:
    piles: JsonObject = {
        "air": ["air-2", "ether", "air-0"],
        "fire": ["fire-2", "air-1", "fire-0"],
        "earth": pile("earth", 3),
        "water": pile("water", 3),
    }
    found = at({"active": 0, "mages": {"0": {"hand": ["fire-1", "water-4"], "piles": piles}}}, options=FUSION)
    assert found["hand:dead"] == pytest.approx(1 / 3)


def test_it_counts_whether_the_mage_who_is_about_to_win_is_the_next() -> None:
    mage: JsonObject = {"hand": ["water-5"], "piles": {**complete_piles(), "water": pile("water", 5)}}
    match = match_at({"active": 0, "mages": {"1": mage}}, seats=3)
    found = [features(match.state, seat) for seat in range(3)]
    assert [seat["race:rival-0"] for seat in found] == [1.0, 0.0, 1.0]
    assert [seat["race:next"] for seat in found] == [1.0, 0.0, 0.0]


def test_in_extreme_fusion_any_ultimate_completes_a_pile_and_an_egg_only_begins_its_own() -> None:
    piles: JsonObject = {**complete_piles(), "air": ["water-5", *pile("air", 5)], "water": pile("water", 5)}
    assert at({"active": 0, "mages": {"0": {"hand": ["air-5"], "piles": piles}}}, options=FUSION)["finish:now"] == 1
    # The egg and one of the two cards after it, then the other on the pile that stands already.
    mage: JsonObject = {"hand": ["fire-0", "air-1", "water-1"], **area(air=1)}
    assert at({"active": 0, "mages": {"0": mage}}, options=FUSION)["ready:3"] == 1
    # A pile that was never begun lacks its egg, and no other card will do.
    piles = {**complete_piles(), "water": []}
    hand: JsonObject = {"hand": ["ether", "ether", "ether", "ether", "water-5"]}
    for options in ({}, FUSION):
        found = at({"active": 0, "mages": {"0": {**hand, "piles": piles}}}, options=options)
        assert (found["finish:lacking-0"], found["finish:lacking-1"]) == (0, 1)


def test_the_lead_counts_more_the_later_it_is_and_most_at_the_turn_limit() -> None:
    mages: JsonObject = {"0": {**area(air=6, fire=2), "rooted": {"air": 6}}, "1": area(air=4)}
    far = group(at({"active": 0, "mages": mages}), "race")
    assert far == {"lead": 0.5, "late": pytest.approx(0.5 * 8 / 24)}
    options: JsonObject = {"turn-limit": 20}
    half = at({"active": 0, "turn": 12, "mages": mages}, options=options)
    assert (half["race:limit-piles"], half["race:limit-cards"]) == (0.25, 0.25)
    last = at({"active": 0, "turn": 20, "mages": mages}, 1, options=options)
    assert (last["race:limit-piles"], last["race:limit-cards"]) == (-0.5, -0.5)


def test_creatures_count_for_their_holder_and_threaten_the_others() -> None:
    mages: JsonObject = {
        "0": area(air=3, fire=1),
        "1": {**area(air=2, earth=4), "rooted": {"earth": 4}},
    }
    tokens: JsonObject = {"salamander": 0, "phoenix": 0, "golem": 0, "gnome": 0}
    match = match_at({"active": 0, "tokens": tokens, "mages": mages})
    own, rival = features(match.state, 0), features(match.state, 1)
    held = {"gnome": 1.0, "salamander": 1.0, "golem": 1.0, "phoenix": 1.0}
    # One free card of the rival against two of one's own; four loose cards to root.
    assert group(own, "creatures") == pytest.approx({**held, "prey": 4 / 6, "flames": -0.25, "ground": 0.5})
    assert group(rival, "creatures") == {}
    assert group(rival, "danger") == pytest.approx({"phoenix": 0.25, "salamander": 4 / 6, "gnome": 4 / 6})


def test_akasha_stands_for_any_creature() -> None:
    mages: JsonObject = {"0": area(air=3), "1": {**area(earth=4), "rooted": {"earth": 4}}}
    match = match_at({"active": 1, "tokens": {"akasha": 0}, "mages": {**mages}})
    assert features(match.state, 0)["creatures:prey"] == pytest.approx(4 / 6)
    assert features(match.state, 1)["danger:salamander"] == pytest.approx(4 / 6)


def test_who_holds_a_creature_and_watches_is_armed() -> None:
    mages: JsonObject = {"1": {"watch": True}}
    assert at({"active": 0, "tokens": {"golem": 1}, "mages": mages}, 1)["creatures:watch"] == 1
    assert at({"active": 0, "mages": mages}, 1)["creatures:watch"] == 0


def test_a_guarded_card_is_not_exposed_and_an_ondine_without_a_free_card_is_idle() -> None:
    spent: JsonObject = {"active": 0, "tokens": {"ondine": "used"}, "mages": {"0": area(air=3)}}
    guarded = at({**spent, "ondines": {"ondine": {"seat": 0, "pile": "air", "level": 2}}})
    assert (guarded["exposed:3"], guarded["roots:guard"], guarded["roots:idle"]) == (0, 0.5, 0)
    covered: JsonObject = {"seat": 0, "pile": "air", "level": 1}
    lifted: JsonObject = {"seat": 0, "pile": None, "level": None}
    for entry in (covered, lifted):
        idle = at({**spent, "ondines": {"ondine": entry}})
        assert (idle["exposed:3"], idle["roots:guard"], idle["roots:idle"]) == (0.5, 0, 1)


def test_the_turn_tells_who_is_next_and_what_is_owed() -> None:
    match = match_at({"active": 2, "extra": 1}, seats=4)
    assert [group(features(match.state, seat), "turn") for seat in range(4)] == [
        {},
        {},
        {"mine": 1.0, "extra": 1.0},
        {"next": 1.0},
    ]


def test_who_has_left_is_out_and_nothing_else() -> None:
    position: JsonObject = {"active": 1, "finished": [0], "mages": {"0": {"piles": complete_piles()}}}
    match = match_at(position, 3, {"play-on": True})
    assert {name: value for name, value in features(match.state, 0).items() if value != 0} == {"out": 1.0}
    assert features(match.state, 1)["out"] == 0
    # What the mage who has left built is no lead over the others.
    assert features(match.state, 1)["race:lead"] == 0


# What is under way


@pytest.mark.parametrize(
    ("entry", "feature", "value"),
    [
        ({"kind": "blaze", "by": 1, "target": 0, "pile": "air"}, "danger:aimed", 0.5),
        ({"kind": "aim", "seat": 0}, "fire:pending", 1.0),
        ({"kind": "root", "seat": 0}, "roots:pending", 1.0),
        ({"kind": "tornado", "seat": 0, "tossed": 1}, "ready:tornado", 0.4),
        ({"kind": "release", "seat": 0, "creature": "elf"}, None, 0.0),
        ({"kind": "drop", "seat": 0, "card": "fire-3"}, None, 0.0),
        ({"kind": "power", "by": 1, "move": "use sylph"}, None, 0.0),
        ({"kind": "watch", "ask": [0]}, None, 0.0),
    ],
)
def test_a_pending_decision_is_not_settled_and_counts_for_the_one_it_is_about(
    entry: JsonObject, feature: str | None, value: float
) -> None:
    position: JsonObject = {
        "active": 1 if entry["kind"] in ("blaze", "power", "watch") else 0,
        "tokens": {"dhyana": 0, "golem": 0, "sylph": "used"},
        "mages": {"0": {"hand": ["earth-5", "water-5"], **area(air=3)}, "1": area(air=1)},
    }
    assert match_at(position).state.is_settled()
    match = match_at({**position, "pending": [entry]})
    assert not match.state.is_settled()
    if feature is not None:
        assert at(position)[feature] == 0
        assert features(match.state, 0)[feature] == pytest.approx(value)
        assert features(match.state, 1)[feature] == 0


def test_a_turn_is_settled_again_when_the_answer_is_given_and_so_is_the_end() -> None:
    match = match_at({"active": 0, "mages": {"0": {"hand": ["earth-0", "water-5"]}}})
    match.play("play earth-0 earth")
    assert not match.state.is_settled()
    match.play("root earth")
    assert match.state.is_settled()
    mage: JsonObject = {"hand": ["water-5"], "piles": {**complete_piles(), "water": pile("water", 5)}}
    match = match_at({"active": 0, "mages": {"0": mage}})
    match.play("play water-5 water")
    assert match.result is not None
    assert match.state.is_settled()


# All positions


def test_mages_in_the_same_position_have_the_same_features_but_for_the_turn() -> None:
    mage: JsonObject = {
        "hand": ["fire-0", "air-2", "ether"],
        "draw": ["fire-1", "water-0"],
        "quick": ["earth-5"],
        "main": ["air-5"],
        **area(air=2, earth=3),
        "rooted": {"earth": 2},
    }
    for options in ({}, FUSION):
        match = match_at({"active": 1, "mages": {"0": mage, "1": mage}}, options=options)
        one, other = features(match.state, 0), features(match.state, 1)
        assert {name for name in NAMES if one[name] != other[name]} == {
            "turn:mine",
            "turn:next",
            "turn:ready",
            "turn:hand",
        }


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"turn-limit": 30}), (4, {**FUSION, "play-on": True, "turn-limit": 90})],
)
def test_in_random_play_every_place_is_written_with_a_number_of_the_size_of_one(
    seats: int, options: JsonObject
) -> None:
    match = Match(SLUG, seats=seats, seed=3, options=options)
    chance = match.chance.copy()
    seen: set[str] = set()
    for count in range(400):
        if match.result is not None:
            break
        moves = match.legal()
        match.play(moves[chance.below(len(moves))])
        assert match.state.is_settled() == (match.state.to_json()["pending"] == [])
        for seat in range(seats):
            found = numbers(match.state, seat)
            assert all(isfinite(number) and -4 <= number <= 4 for number in found)
            assert found == numbers(match.state, seat, junk=-3.0)
            seen |= {name for name, number in zip(NAMES, found, strict=True) if number != 0}
        if count % 10 == 0:
            again = match_at(match.state.to_json(), seats, options).state
            assert numbers(again, 0) == numbers(match.state, 0) == numbers(match.state.copy(), 0)
    assert len(seen) > len(NAMES) / 2
