"""What a search weighs of a seat, keys over whole games, and when nothing is under way, by the rulebook page."""

import re
from math import isfinite

import pytest
from librt.vecs import vec

import quintessence as q
from quintessence.core.canonical import canonical_json
from quintessence.core.chance import QuickChance
from quintessence.core.contract import State
from quintessence.core.registry import find_game
from quintessence.core.types import LANGUAGES, Json, JsonObject, Language
from tests.games.metamorphose.duels import BARE, duel, match_at, read, rich_position

GAME = find_game("metamorphose")
NAMES = GAME.features(GAME.setting())
GROUPS = sorted({name.split(":")[0] for name in NAMES})


def weighed(state: State, seat: int, junk: float = 7.0) -> dict[str, float]:
    into = vec[float]([junk] * len(NAMES))
    state.fill_features(seat, into)
    return dict(zip(NAMES, into, strict=True))


def with_top(*cards: str, **more: Json) -> JsonObject:
    """A player with creatures of one card each."""
    return {"creatures": {f"c{place}": {"cards": [card]} for place, card in enumerate(cards, 1)}, **more}


def check(found: dict[str, float], **wanted: dict[str, float]) -> None:
    for group, details in wanted.items():
        for detail, number in details.items():
            name = f"{group}:{detail}"
            assert found[name] == pytest.approx(number), name


@pytest.mark.interpreted
def test_where_a_seat_stands_in_the_coming_contest() -> None:
    """Purple 8 against 4 (ME-STR-2): the first band of 6 and the second of 4; nobody has orange (ME-CON-6)."""
    state = match_at(duel(with_top("midnight-giant"), with_top("shade-bear"))).state
    ahead, behind = weighed(state, 0), weighed(state, 1)
    alone = {"strength": 0.4, "present": 1, "alone": 1, "shared": 0, "runner-up": 0, "third": 0, "gap": 0}
    check(ahead, first={**alone, "close": 1, "close-turned": 1, "margin": 0.4, "cushion": 0.4, "held": 1, "sure": 1})
    second = {"strength": 0.2, "present": 1, "alone": 0, "shared": 0, "runner-up": 1, "third": 0, "gap": 0.4}
    check(behind, first={**second, "close": -1, "margin": -0.4, "cushion": 0, "held": 4 / 6, "sure": 0})
    for found in (ahead, behind):
        assert all(number == 0 for name, number in found.items() if name.startswith("second:"))


def test_nobody_can_take_a_prize_away_when_the_last_turn_is_the_own_one() -> None:
    """Seat 0 cannot act again, seat 1 can: only what seat 1 holds is sure."""
    position = duel(with_top("midnight-giant", summoned=True), with_top("shade-bear", summoned=False), alpha=0, turn=1)
    state = match_at(position).state
    check(weighed(state, 0), first={"held": 1, "sure": 0}, tempo={"rivals": 1, "rivals-turned": 1, "closes": 0})
    check(weighed(state, 1), first={"held": 4 / 6, "sure": 4 / 6}, tempo={"rivals": 0, "closes": 1, "turn": 1})


@pytest.mark.parametrize(("ties", "band"), [("dense", "runner-up"), ("skip", "third")])
def test_equal_strengths_share_a_band(ties: str, band: str) -> None:
    """ME-CON-4, ME-CON-5: two have purple 4 and one has purple 3."""
    tops = ("shade-bear", "coven-matron", "moon-serpent")
    players: JsonObject = {str(seat): with_top(top, summoned=True) for seat, top in enumerate(tops)}
    position: JsonObject = {"round": 2, "contests": ["purple-orange"], "players": players}
    state = match_at(position, 3, {"tie-bands": ties}).state
    for seat in (0, 1):
        check(weighed(state, seat), first={"shared": 1, "alone": 0, "close": 0, "gap": 0, "cushion": 0.1})
    check(weighed(state, 2), first={"shared": 0, "runner-up": 0, "third": 0, band: 1, "gap": 0.1, "close": -1 / 3})


def test_zero_is_a_strength_only_where_that_was_agreed() -> None:
    """ME-CON-6."""
    position = duel(with_top("midnight-giant"), {})
    check(weighed(match_at(position).state, 1), first={"present": 0, "runner-up": 0, "held": 0})
    check(
        weighed(match_at(position, options={"zero-wins": "yes"}).state, 1),
        first={"present": 1, "runner-up": 1, "held": 4 / 6},
        second={"present": 1, "shared": 1, "held": 1},
    )


@pytest.mark.parametrize(("announce", "orange"), [("first", 0.5), ("both", 1.0)])
def test_a_colour_that_may_come_counts_as_likely_as_it_is(announce: str, orange: float) -> None:
    """ME-SEE-3: on the plain side the second colour is orange or green, unless both are announced."""
    position = duel(with_top("noonday-giant"), {}, round=1)
    found = weighed(match_at(position, options={"announce": announce}).state, 0)
    check(found, second={"alone": orange, "strength": 0.4 * orange, "held": 0}, first={"alone": 0, "present": 0})


LAST: JsonObject = {
    "round": 12,
    "past": ["purple-green", "orange-purple", "orange-green", "green-purple", "green-orange"],
    "contests": ["purple-orange"],
}


def test_points_weigh_by_the_lead_and_more_at_the_end() -> None:
    early = weighed(match_at(duel({"points": 20}, {"points": 5})).state, 0)
    check(early, points={"own": 0.4, "lead": 1, "mean": 1, "lead-grown": 0, "lead-last": 0, "ahead-last": 0})
    late = match_at(duel({"points": 20}, {"points": 5}, **LAST)).state
    check(weighed(late, 0), points={"own": 0.4, "lead": 1, "lead-grown": 5 / 6, "lead-last": 1, "ahead-last": 1})
    check(weighed(late, 1), points={"own": 0.1, "lead": -1, "lead-grown": -5 / 6, "lead-last": -1, "ahead-last": -1})


def test_the_outlook_is_that_of_the_values() -> None:
    state = match_at(duel(with_top("midnight-giant", points=3), with_top("shade-bear"))).state
    for seat in (0, 1):
        assert weighed(state, seat)["outlook:chance"] == pytest.approx(state.values()[seat])


def test_later_contests_count_the_colours_that_are_still_to_come() -> None:
    """After purple-orange, purple is first in one card and second in two; in the last round nothing comes later."""
    found = weighed(match_at(duel(with_top("midnight-giant"), {})).state, 0)
    weight = (1 + 2 * 2 / 3) / 4
    check(found, later={"present": weight, "best": weight, "strength": weight * 0.4, "close": weight})
    last = weighed(match_at(duel(with_top("midnight-giant"), {}, **LAST)).state, 0)
    assert all(number == 0 for name, number in last.items() if name.startswith("later:"))


def test_the_colours_are_balanced_or_not() -> None:
    found = weighed(match_at(duel(with_top("midnight-giant", "magma-badger"), {})).state, 0)
    check(found, balance={"strongest": 0.4, "middle": 0.2, "weakest": 0, "absent": 1 / 3})


def test_mana_counts_ready_spent_and_soon() -> None:
    """ME-MANA-1, ME-MANA-2, ME-MANA-3."""
    creatures: JsonObject = {
        "c1": {"cards": ["dusk-moth", "ink-snail", "veil-jackal"], "mana": {"3": "ready"}},
        "c2": {"cards": ["dream-carp"], "mana": {"3": "ready", "5": "spent"}},
        "c3": {"cards": ["prism-bat", "hollow-owl"]},
        "c4": {"cards": ["moss-hare", "bog-lynx", "reed-otter", "thorn-boar"], "mana": {"3": "spent"}},
    }
    found = weighed(match_at(duel({"creatures": creatures}, {})).state, 0)
    check(found, mana={"ready-3": 1, "ready-3-more": 0.5, "ready-3-time": 1, "ready-5": 0, "ready-5-time": 0})
    check(found, mana={"short-3": 0.5, "short-3-time": 0.5, "short-5": 0.5, "spent": 0.5, "idle": 0})
    late = weighed(match_at(duel({"creatures": creatures, "summoned": True}, {}, **LAST)).state, 0)
    check(late, mana={"ready-3": 1, "ready-3-time": 0, "short-3": 0.5, "short-3-time": 0, "idle": 2 / 3})


def test_powers_count_on_top_only() -> None:
    """ME-POW-1, ME-POW-10: the herald is on a creature once, and once under another."""
    creatures: JsonObject = {
        "c1": {"cards": ["star-herald"]},
        "c2": {"cards": ["dusk-moth", "sun-herald"]},
        "c3": {"cards": ["glade-centaur"]},
    }
    found = weighed(match_at(duel({"creatures": creatures}, {})).state, 0)
    check(found, powers={"vp": 1 / 3, "plus": 2 / 3, "none": 0, "bonus": 0.2}, victory={"now": 0.5, "later": 0.75})


def test_stacks_are_counted_by_number_size_colour_and_level() -> None:
    creatures: JsonObject = {
        "c1": {"cards": ["dusk-moth", "midnight-giant", "ink-snail"]},
        "c2": {"cards": ["desert-rhino"]},
        "c4": {"cards": ["moss-hare", "storm-sphinx"]},
    }
    found = weighed(match_at(duel({"creatures": creatures}, {})).state, 0)
    check(found, stacks={"two": 1, "three": 1, "four": 0, "of-1": 1 / 3, "of-2": 1 / 3, "of-3": 1 / 3, "of-4": 0})
    check(found, stacks={"first": 1 / 3, "second": 1 / 3, "level-2": 1 / 3, "level-2-under": 1 / 3})
    check(found, stacks={"level-3": 0, "level-3-under": 1 / 3})


def test_what_shows_in_other_colours_waits_for_a_new_top_card() -> None:
    """The green giant shows g8, p3, o3 and has one hole; purple is contested first, orange second."""
    found = weighed(match_at(duel(with_top("verdant-giant"), {})).state, 0)
    check(found, showing={"own": 0.4, "others": 0.3, "unusable": 0, "blank": 0, "open": 0.1, "overhang": 0})
    check(found, potential={"now": 0.5, "best": 1, "shift": 0})


def test_a_shift_that_helps_counts_until_it_was_made() -> None:
    """The serpent slid by two down or one up shows p1 too: 9 instead of 8 (ME-CRE-7)."""
    stack: JsonObject = {"c1": {"cards": ["tower-wraith", "moon-serpent"]}}
    found = weighed(match_at(duel({"creatures": stack}, {})).state, 0)
    check(found, potential={"shift": 0.2}, tempo={"shift": 1, "shift-turned": 1, "move": 1}, first={"strength": 0.4})
    done = weighed(match_at(duel({"creatures": stack, "shifted": True, "moved": True}, {})).state, 0)
    check(done, potential={"shift": 0}, tempo={"shift": 0, "shift-turned": 0, "move": 0, "move-turned": 0})


def test_the_market_counts_what_can_be_paid() -> None:
    """A bear of 4 and a serpent of 3 for nothing; with a 5 a giant of 8 (ME-SUM-3, ME-MANA-4)."""
    market: JsonObject = {**BARE, "1": ["shade-bear", None, "moon-serpent", "moss-hare"]}
    market["3"] = ["midnight-giant", None, None, None]
    check(weighed(match_at(duel({}, {}, market=market)).state, 0), market={"best": 0.5, "next": 3 / 8, "level": 0})
    rich: JsonObject = {"creatures": {"c1": {"cards": ["verdant-giant"], "mana": {"5": "ready"}}}}
    check(weighed(match_at(duel(rich, {}, market=market)).state, 0), market={"best": 1, "next": 0, "level": 1})
    rich["summoned"] = True
    check(weighed(match_at(duel(rich, {}, market=market)).state, 0), market={"best": 0, "next": 0, "level": 0})


def test_a_card_of_the_market_counts_itself_among_its_allies() -> None:
    """ME-POW-9: the wolf of 3 is the third purple creature, for 3 more; there is no second card."""
    market: JsonObject = {**BARE, "1": ["twilight-wolf", None, None, None]}
    position = duel(with_top("dusk-moth", "star-herald"), {}, market=market)
    check(weighed(match_at(position).state, 0), market={"best": 6 / 8, "next": 0})


def test_a_card_of_the_market_may_earn_a_token_that_a_power_counts() -> None:
    """The serpent alone has 3; under the toad it shows p2, and as the third card it earns a token for 2 more."""
    market: JsonObject = {**BARE, "1": ["moon-serpent", None, None, None]}
    stack: JsonObject = {"creatures": {"c1": {"cards": ["rune-toad", "prism-bat"]}}}
    check(weighed(match_at(duel(stack, {}, market=market)).state, 0), market={"best": 4 / 8, "next": 0})


def test_alpha_passes_on_before_the_contest() -> None:
    """ME-RND-5: Alpha of an odd round is the last of two in the round of the contest."""
    state = match_at(duel({}, {}, round=1)).state
    check(weighed(state, 0), tempo={"alpha": 0, "closes": 0})
    check(weighed(state, 1), tempo={"alpha": 1, "closes": 1})


def test_a_card_in_hand_is_counted_for_the_seat_that_holds_it() -> None:
    pending: JsonObject = {"kind": "place", "card": "storm-sphinx", "source": "summon", "from": {"spot": "2b"}}
    state = match_at(duel({"summoned": True}, {}, pending=pending)).state
    check(weighed(state, 0), market={"hand": 2 / 3, "hand-now": 1})
    check(weighed(state, 1), market={"hand": 0, "hand-now": 0, "hand-later": 0})


def test_a_late_window_gives_time_to_those_who_have_not_had_theirs() -> None:
    """ME-LATE-2: seat 1 is Alpha and its window is over."""
    stack: JsonObject = {"creatures": {"c1": {"cards": ["dusk-moth", "ink-snail"]}}, "summoned": True}
    other: JsonObject = {"creatures": {"c1": {"cards": ["moss-hare", "bog-lynx"]}}}
    state = match_at(duel(stack, other, phase="late"), options={"late-actions": "on"}).state
    check(weighed(state, 0), tempo={"turn": 1, "summon": 0, "move": 1, "shift": 1, "rivals": 0})
    check(weighed(state, 1), tempo={"turn": 0, "summon": 0, "move": 0, "shift": 0, "rivals": 1})


TURNED = {"purple": "orange", "orange": "green", "green": "purple"}
KINS = (
    ("midnight-giant", "noonday-giant", "verdant-giant"),
    ("dusk-moth", "ember-newt", "moss-hare"),
    ("moon-serpent", "torch-serpent", "vine-serpent"),
    ("star-herald", "sun-herald", "spring-herald"),
    ("mask-dancer", "mirage-weaver", "pollen-trickster"),
    ("twilight-wolf", "sand-hyena", "thorn-boar"),
)
"""Cards that differ in their colours only, in the order in which those turn."""


def turned(text: str) -> str:
    """A position with all colours turned, in its cards and in its contests."""
    cards = {kin[place]: kin[(place + 1) % 3] for kin in KINS for place in range(3)}
    return re.sub(r"\b(?:" + "|".join([*cards, *TURNED]) + r")\b", lambda m: {**cards, **TURNED}[m[0]], text)


def test_the_colours_are_alike() -> None:
    """The cards of a kin and the contest cards differ by their colours only: turned, everything weighs the same."""
    text = canonical_json(rich_position())
    here, there = match_at(read(text)).state, match_at(read(turned(text))).state
    assert turned(turned(turned(text))) == text != turned(text)
    for seat in (0, 1):
        assert weighed(here, seat) == pytest.approx(weighed(there, seat))


def test_those_who_change_places_change_features() -> None:
    position = rich_position()
    players = position["players"]
    assert isinstance(players, dict)
    swapped: JsonObject = {**position, "alpha": 0, "turn": 1, "players": {"0": players["1"], "1": players["0"]}}
    here, there = match_at(position).state, match_at(swapped).state
    assert weighed(here, 0) != weighed(here, 1)
    for seat in (0, 1):
        assert weighed(here, seat) == pytest.approx(weighed(there, 1 - seat))


def test_at_the_start_only_the_turn_tells_seats_apart() -> None:
    state = q.Match("metamorphose", 4, 1).state
    rest = [{n: x for n, x in weighed(state, seat).items() if not re.match("tempo|market", n)} for seat in range(4)]
    assert rest == [rest[0]] * 4
    assert sum(weighed(state, seat)["tempo:turn"] for seat in range(4)) == 1


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"late-actions": "on", "shift": "together"})])
def test_over_a_game_numbers_keys_and_settledness_hold(seats: int, options: JsonObject) -> None:
    """Whatever a place held is overwritten, nothing hidden counts, and equal positions are equal in all."""
    match, bot = q.Match("metamorphose", seats, 3, options), q.bot("random", seed=seats)
    positions: dict[str, int] = {}
    settled: set[tuple[Json, bool]] = set()
    while True:
        state = match.state
        twin, reread = state.copy(), match_at(match.position(), seats, options).state
        sample = state.sample(0, QuickChance(len(match.entries)))
        for seat in range(seats):
            found = weighed(state, seat)
            assert all(isfinite(number) and -10 <= number <= 10 for number in found.values())
            assert found == weighed(state, seat, float("nan")) == weighed(twin, seat) == weighed(reread, seat)
            assert found == weighed(sample, seat)
        positions[canonical_json(state.to_json())] = int(state.key())
        assert state.key() == twin.key() == reread.key()
        if match.result is not None:
            break
        settled.add((state.prompt(0)["kind"], state.is_settled()))
        match.play(bot.choose(match.observe()))
        assert match.state.key() != twin.key()
    assert match.state.is_settled()
    assert len(set(positions.values())) == len(positions)
    expected: set[tuple[Json, bool]] = {("turn", True), ("place", False), ("shift", False)}
    assert settled == (expected | {("late", True)} if options else expected)


def test_what_is_behind_the_last_feature_is_left_alone() -> None:
    into = vec[float]([7.0] * (len(NAMES) + 1))
    q.Match("metamorphose", 2, 1).state.fill_features(0, into)
    assert into[len(NAMES)] == 7.0


def test_features_have_proper_names_the_same_for_every_setting() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*(:[a-z0-9-]+)?", name) for name in NAMES)
    assert GAME.features(GAME.setting(4, {"late-actions": "on", "announce": "both"})) == NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_says_what_a_move_does_for_it(language: Language) -> None:
    messages = GAME.messages(language)
    said: list[str | None] = []
    for group in GROUPS:
        key = f"feature-{group}"
        assert messages.text(key)
        said += [messages.attribute(key, "gain"), messages.attribute(key, "loss")]
    assert None not in said
    assert len(set(said)) == 2 * len(GROUPS) >= 16
