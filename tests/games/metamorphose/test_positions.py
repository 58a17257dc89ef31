"""Positions as JSON: what may be left out, what is dealt, what is refused."""

import pytest

import quintessence as q
from quintessence.core.errors import BadPosition
from quintessence.core.types import LANGUAGES, Json, JsonObject

LATE_ON: JsonObject = {"late-actions": "on"}


def match_at(position: JsonObject, seats: int = 2, seed: int = 1, options: JsonObject | None = None) -> q.Match:
    return q.Match.from_position("metamorphose", position, seats, seed, options)


def refusal_of(position: JsonObject, options: JsonObject | None = None) -> BadPosition:
    with pytest.raises(BadPosition) as refusal:
        match_at(position, options=options)
    assert all(refusal.value.message(language) for language in LANGUAGES)
    return refusal.value


def part(value: Json, *path: str) -> Json:
    for name in path:
        assert isinstance(value, dict)
        value = value[name]
    return value


def length(value: Json) -> int:
    assert isinstance(value, list | dict)
    return len(value)


def player(creatures: JsonObject, **more: Json) -> JsonObject:
    return {"players": {"0": {"creatures": creatures, **more}}}


EXAMPLE: JsonObject = {
    "round": 4,
    "alpha": 0,
    "contests": ["green-orange"],
    "players": {
        "0": {
            "points": 6,
            "summoned": True,
            "creatures": {
                "c1": {"cards": ["kiln-beetle", "sand-hyena"], "shift": [0, -1]},
                "c2": {"cards": ["moss-hare"]},
            },
        },
        "1": {"points": 4},
    },
    "pending": {"kind": "place", "card": "jade-ox", "source": "summon", "from": {"spot": "1b"}},
}
"""The example of the page."""


def test_the_example_of_the_page_is_read_and_filled_up() -> None:
    match = match_at(EXAMPLE)
    position = match.position()
    assert part(position, "market", "1")[1] is None  # type: ignore[index]
    assert length(part(position, "contests")) == 5
    assert part(position, "contests")[0] == "green-orange"  # type: ignore[index]
    assert [length(part(position, "decks", level)) for level in "123"] == [48 - 4 - 3, 20, 14]
    assert part(position, "pending", "mana") == {}
    assert "place into c1 2" in match.legal()
    match.play("place new")
    assert part(match.position(), "market", "1")[1] is not None  # type: ignore[index]


def test_the_same_seed_deals_the_same_and_another_seed_something_else() -> None:
    assert match_at(EXAMPLE, seed=5).position() == match_at(EXAMPLE, seed=5).position()
    assert match_at(EXAMPLE, seed=5).position() != match_at(EXAMPLE, seed=6).position()


def test_a_row_beside_a_deck_that_is_given_is_empty() -> None:
    position = match_at({"decks": {"1": ["dusk-moth"], "2": []}}).position()
    assert part(position, "market", "1") == [None] * 4
    assert part(position, "market", "2") == [None] * 4
    assert None not in part(position, "market", "3")  # type: ignore[operator]


def test_an_alpha_that_is_left_out_is_seat_0_and_has_the_turn() -> None:
    assert match_at({}).to_act == [0]
    assert match_at({"alpha": 1}).to_act == [1]


def test_a_finished_game_is_ranked_by_its_points() -> None:
    players: JsonObject = {"0": {"points": 20}, "1": {"points": 31}, "2": {"points": 20}}
    match = match_at({"phase": "over", "round": 12, "players": players}, seats=3)
    assert match.result is not None
    assert match.result.ranking == [[1], [0, 2]]
    assert part(match.position(), "contests") == []


def test_a_turn_in_which_nothing_can_be_taken_ends_without_a_summon() -> None:
    """ME-TURN-3: only a hand-made position has so few cards."""
    bare: JsonObject = {"decks": {"1": []}, **player({"c1": {"cards": ["dusk-moth", "jade-ox"]}})}
    match = match_at(bare)
    assert match.legal() == ["end", "move c1 1", "move c1 2", "shift c1"]
    match.play("end")
    assert match.to_act == [1]


def test_a_token_that_can_pay_keeps_the_summon_due() -> None:
    """ME-TURN-3: without free cards a ready token still buys one."""
    tokens: JsonObject = {"c1": {"cards": ["dusk-moth"], "mana": {"3": "ready"}}}
    match = match_at({"decks": {"1": []}, **player(tokens)})
    refusal = match.why("end")
    assert refusal is not None
    assert refusal.rule == "ME-TURN-3"
    assert "take 2a mana c1 3" in match.legal()


def test_offsets_of_one_card_stacks_and_slid_cards_survive_a_trip() -> None:
    stack: JsonObject = {"c2": {"cards": ["moss-hare", "jade-ox", "bog-lynx"], "shift": [0, 2, -1]}}
    pending: JsonObject = {"kind": "shift", "creature": "c2", "slid": [3]}
    match = match_at({**player(stack, shifted=True), "pending": pending})
    assert part(match.position(), "pending") == pending
    assert "done" in match.legal()
    assert not any(words.startswith("slide 3") for words in match.legal())
    assert match_at(match.position(), seed=9).position() == match.position()


LIFTED: JsonObject = {"kind": "place", "card": "jade-ox", "source": "move", "from": {"creature": "c2", "depth": 1}}
TAKEN: JsonObject = {"kind": "place", "card": "jade-ox", "source": "summon", "from": {"spot": "1b"}}
TWO: JsonObject = {"c1": {"cards": ["moss-hare", "bog-lynx"]}}


ONE: JsonObject = {"c1": {"cards": ["dusk-moth"]}}
SHIFT: JsonObject = {"kind": "shift", "creature": "c1"}
TOO_DEEP: JsonObject = {"creature": "c1", "depth": 4}
OTHER_SPOT: JsonObject = {"spot": "2b"}
FROM_TWO: JsonObject = {**LIFTED, "from": {"creature": "c1", "depth": 1}}

WRONG: list[tuple[JsonObject, str]] = [
    ({"round": 0}, "round"),
    ({"round": 13}, "round"),
    ({"alpha": 2}, "alpha"),
    ({"turn": -1}, "turn"),
    ({"phase": "dusk"}, "phase"),
    ({"phase": "over", "turn": 1}, "turn"),
    ({"phase": "over", "contests": ["purple-orange"]}, "contests"),
    ({"phase": "over", "pending": TAKEN}, "pending"),
    ({"phase": "late"}, "phase"),
    ({"players": {"2": {}}}, "players.2"),
    ({"players": {"0": {"gold": 1}}}, "players.0.gold"),
    ({"contests": ["purple-purple"]}, "contests[0]"),
    ({"contests": ["purple-green"], "past": ["purple-green"]}, "contests[0]"),
    ({"round": 12, "contests": ["purple-green", "green-purple"]}, "contests"),
    ({"round": 1, "past": ["purple-green"]}, "past"),
    ({"market": {"4": []}}, "market.4"),
    ({"market": {"1": [None]}}, "market.1"),
    ({"market": {"1": ["storm-sphinx", None, None, None]}}, "market.1[0]"),
    ({"market": {"1": ["dusk-moth", "dusk-moth", None, None]}}, "market.1[1]"),
    ({"market": {"1": ["xyzzy", None, None, None]}}, "market.1[0]"),
    ({"decks": {"2": ["dusk-moth"]}}, "decks.2[0]"),
    ({"decks": {"0": []}}, "decks.0"),
    (player({"c7": {"cards": ["dusk-moth"]}}), "players.0.creatures.c7"),
    (player({"c1": {"cards": []}}), "players.0.creatures.c1.cards"),
    (player({"c1": {}}), "players.0.creatures.c1.cards"),
    (player({"c1": {"cards": ["dusk-moth"], "shift": [1]}}), "players.0.creatures.c1.shift"),
    (player({"c1": {"cards": ["dusk-moth"], "shift": [0, 0]}}), "players.0.creatures.c1.shift"),
    (player({"c1": {"cards": ["dusk-moth", "jade-ox"], "shift": [0, 3]}}), "players.0.creatures.c1.shift[1]"),
    (player({"c1": {"cards": ["dusk-moth"], "mana": {"4": "ready"}}}), "players.0.creatures.c1.mana.4"),
    (player({"c1": {"cards": ["dusk-moth"], "mana": {"3": "used"}}}), "players.0.creatures.c1.mana.3"),
    (player({"c1": {"cards": ["dusk-moth"]}, "c2": {"cards": ["dusk-moth"]}}), "players.0.creatures.c2.cards[0]"),
    ({"pending": {"kind": "dance"}}, "pending.kind"),
    ({"pending": {**TAKEN, "mana": {"3": "ready"}}}, "pending.mana"),
    ({"pending": {**TAKEN, "from": OTHER_SPOT}}, "pending.card"),
    ({"pending": {**TAKEN, "from": TOO_DEEP}}, "pending.from.creature"),
    ({"pending": TAKEN, "market": {"1": [None, "dusk-moth", None, None]}}, "market.1[1]"),
    ({"pending": LIFTED}, "pending"),
    ({"pending": {**FROM_TWO, "from": TOO_DEEP}, **player(TWO)}, "pending.from.depth"),
    ({"pending": {**FROM_TWO, "mana": {"3": "ready"}}, **player(TWO)}, "pending.mana"),
    ({"pending": {**FROM_TWO, "mana": {"3": "ready"}}, **player(ONE)}, "pending.mana"),
    ({"pending": SHIFT}, "pending.creature"),
    ({"pending": SHIFT, **player(ONE)}, "pending.creature"),
    ({"pending": {**SHIFT, "slid": [2]}, **player(TWO)}, "pending.slid"),
    ({"pending": {**SHIFT, "slid": [1]}, **player(TWO)}, "pending.slid[0]"),
]


@pytest.mark.parametrize(("position", "path"), WRONG, ids=[path for _, path in WRONG])
def test_what_no_play_could_lead_to_is_refused_with_its_place(position: JsonObject, path: str) -> None:
    assert refusal_of(position).details["path"] == path


def test_a_late_window_belongs_to_its_option() -> None:
    late: JsonObject = {"phase": "late", "turn": 1}
    assert refusal_of(late).details["rule"] == "ME-LATE-1"
    assert match_at(late, options=LATE_ON).legal() == ["end"]
    assert refusal_of({**late, "pending": TAKEN}, options=LATE_ON).details["rule"] == "ME-LATE-3"


def test_cards_of_a_players_set_are_known_and_ours_are_not() -> None:
    house = q.games()["metamorphose"]
    with pytest.raises(BadPosition):
        match_at({"market": {"1": ["beast-1", None, None, None]}})
    assert house.has_cards()
