"""What a search weighs: features of hand-made positions, keys, and what counts as settled."""

import math
import random
from typing import Any

import pytest
from librt.vecs import vec

import quintessence as q
from quintessence.core.chance import QuickChance
from quintessence.core.contract import State
from quintessence.core.types import LANGUAGES, JsonObject
from quintessence.games.elixir import GAME
from tests.kit.elixir_cards import EVERY_VERB

pytestmark = pytest.mark.interpreted

NAMES = GAME.features(GAME.setting(3))
JUNK = -77.0
OTHERS: JsonObject = {
    "1": {"finds": ["owl-down", "daydream"], "spells": ["great-stir", "toast"]},
    "2": {"finds": ["owl-down"], "spells": ["great-stir", "hush"]},
}
PILE = ["toad-tear", "owl-down", "attic-dust", "lone-skate"]


def match_at(finds: list[str], spells: list[str], options: JsonObject | None = None, **position: Any) -> q.Match:
    """Seat 0 has these cards, and its turn; two others have far to go."""
    players = {"0": {"finds": finds, "spells": spells}, **OTHERS, **position.pop("players", {})}
    told: JsonObject = {"pile": [*PILE], "players": players, **position}
    chosen: JsonObject = {"windows": "able", **(options or {})}
    return q.Match.from_position("elixir", told, seats=3, seed=1, options=chosen)


def features_of(state: State, seat: int) -> dict[str, float]:
    into = vec[float]([JUNK] * len(NAMES))
    state.fill_features(seat, into)
    return dict(zip(NAMES, list(into), strict=True))


def at(match: q.Match, *names: str, seat: int = 0) -> list[float]:
    found = features_of(match.state, seat)
    return [round(found[name], 6) for name in names]


def status(name: str, on: int = 0, by: int = 1, **fields: Any) -> dict[str, Any]:
    return {"1": {"kind": "status", "is": name, "on": on, "by": by, "until": "game", **fields}}


def hand_of(seat: str) -> JsonObject:
    hand = OTHERS[seat]
    assert isinstance(hand, dict)
    return hand


# What the finds pay of the spells: siesta wants bottled fog and prank pepper, hush mole whisker and bottled fog.


def test_a_find_that_two_spells_want_counts_for_one_of_them() -> None:
    match = match_at(["bottled-fog", "prank-pepper"], ["siesta", "hush"])
    assert at(match, "ready:any", "ready:count", "ready:levels", "ready:all") == [
        1,
        round(1 / 3, 6),
        round(2 / 6, 6),
        0,
    ]
    assert at(match, "missing:together", "missing:second-1", "missing:one-short") == [2 / 8, 1, round(1 / 3, 6)]
    assert at(match, "missing:progress", "finds:in-use", "finds:surplus") == [0.5, round(2 / 6, 6), 0]


def test_with_all_ingredients_every_spell_is_ready() -> None:
    match = match_at(["bottled-fog", "prank-pepper", "bottled-fog", "mole-whisker", "owl-down"], ["siesta", "hush"])
    assert at(match, "ready:all", "ready:all-own-turn", "ready:chain-levels") == [1, 1, round(4 / 6, 6)]
    assert at(match, "missing:together", "missing:at-most-1", "finds:surplus") == [0, 1, round(1 / 6, 6)]
    waiting = match_at(["bottled-fog", "prank-pepper"], ["siesta"], active=2)
    assert at(waiting, "ready:all", "ready:all-own-turn", "turn:own") == [1, 0, 0]


def test_a_stand_in_pays_for_what_is_missing() -> None:
    """EX-PAY-2"""
    without, within = match_at(["bottled-fog"], ["siesta"]), match_at(["bottled-fog", "quicksilver"], ["siesta"])
    named = ("ready:all", "missing:last-find", "stand-ins:universal", "stand-ins:first-universal", "stand-ins:spare")
    assert at(without, *named) == [0, 1, 0, 0, 0]
    assert at(within, *named) == [1, 0, 0.5, 1, 0]
    assert at(match_at(["clay-marble"], ["siesta"]), "stand-ins:universal", "stand-ins:partial") == [0, 0.5]


def test_a_surcharge_takes_any_find_but_takes_one() -> None:
    """EX-PAY-5, EX-STAT-13"""
    law = status("surcharge", n=1)
    bare = match_at(["bottled-fog", "prank-pepper"], ["siesta"], lasting=law)
    assert at(bare, "ready:any", "missing:nearest-1", "shackles:surcharge") == [0, 1, 0.5]
    assert at(match_at(["bottled-fog", "prank-pepper", "odd-sock"], ["siesta"], lasting=law), "ready:any") == [1]


def test_a_discount_waives_a_slot_but_not_all() -> None:
    """EX-PAY-6, EX-STAT-12"""
    favour = status("discount", by=0, n=2)
    assert at(match_at(["bottled-fog"], ["siesta"], lasting=favour), "ready:any", "engines:discount") == [1, 1]
    assert at(match_at(["owl-down"], ["siesta"], lasting=favour), "ready:any", "missing:nearest-1") == [0, 1]
    others = status("discount", by=0, n=2, level=[1])
    assert at(match_at(["bottled-fog"], ["siesta"], lasting=others), "ready:any") == [0]


def test_a_stand_in_status_lets_other_finds_pay() -> None:
    """EX-STAT-14"""
    thumb = status("stand-in", 0, 0, what="mundane", **{"as": "ingredient"})
    finds = ["bottled-fog", "odd-sock"]
    assert at(match_at(finds, ["siesta"], lasting=thumb), "ready:all", "engines:stand-in") == [1, 1]
    assert at(match_at(finds, ["siesta"]), "ready:all", "engines:stand-in") == [0, 0]


def test_who_may_not_cast_is_not_ready_now() -> None:
    """EX-STAT-1"""
    match = match_at(["bottled-fog", "prank-pepper"], ["siesta"], lasting=status("no-cast"))
    assert at(match, "ready:all", "ready:own-turn", "ready:all-own-turn", "shackles:no-cast") == [1, 0, 0, 1]
    assert at(match, "ready:barred") == [round(2 / 6, 6)]
    assert at(match, "shackles:on-others", "shackles:others-barred", seat=1) == [0.5, 0.5]


# Cards, goods, protection.


def test_goods_are_worth_more_with_a_flea_market_in_hand() -> None:
    goods = ["copper-bathtub", "odd-sock"]
    named = ("goods:worth", "goods:dearest", "goods:flea-market", "goods:flea-market-worth", "goods:auction-worth")
    assert at(match_at(goods, ["siesta"]), *named) == [1, 1, 0, 0, 0]
    assert at(match_at([*goods, "flea-market"], ["siesta"]), *named) == [1, 1, 0.5, 1, 0]


def test_ingredients_that_complete_a_spell_are_looked_for_everywhere() -> None:
    match = match_at(["bottled-fog"], ["siesta"], pile=["prank-pepper", *PILE[:3]], discard=["prank-pepper"])
    assert at(match, "supply:pile-completing", "supply:discard", "supply:others-completing") == [0.25, 0.2, 0]
    rich: JsonObject = {"1": {"finds": ["prank-pepper"], "spells": ["great-stir"]}}
    assert at(match_at(["bottled-fog"], ["siesta"], players=rich), "supply:others-completing") == [0.25]


def test_fetching_counts_where_the_discard_pile_holds_what_is_wanted() -> None:
    hand = ["bottled-fog", "rag-hook"]
    assert at(match_at(hand, ["siesta"], discard=["prank-pepper"]), "effects:fetch") == [1]
    assert at(match_at(hand, ["siesta"], discard=["owl-down"]), "effects:fetch") == [0]


def test_protection_is_read_from_what_cards_answer() -> None:
    named = ("protection:first-answer", "protection:from-spells", "protection:from-objects", "protection:from-taking")
    assert at(match_at(["wax-plugs"], ["siesta"]), *named) == [1, 1, 0, 0]
    assert at(match_at(["brass-bell", "mousetrap"], ["siesta"]), *named) == [1, 0, 1, 1]
    assert at(match_at(["crumb-brush"], ["siesta"]), *named) == [1, 0, 0, 0]
    assert at(match_at(["owl-down"], ["siesta"]), *named) == [0, 0, 0, 0]


def test_a_card_of_a_players_own_is_judged_by_what_it_does() -> None:
    cork: JsonObject = {
        "type": "object",
        "kind": "magic",
        "id": "cork",
        "name": {"fr": "Bouchon", "en": "Cork"},
        "text": {"fr": "Annule un sortilège.", "en": "Cancels a spell."},
        "when": [{"on": "spell", "by": "other"}],
        "effect": [{"verb": "cancel", "spell": "returns"}],
    }
    match = match_at(["cork"], ["siesta"], {"extra-cards": [cork]}, players={"1": {"spells": ["great-stir"]}})
    assert at(match, "protection:from-spells") == [1]
    # With one spell left, a card that sends it back keeps a seat from winning; with two it does not yet.
    assert at(match, "protection:of-others-last-spell", seat=1) == [0.5]
    assert at(match, "protection:of-others-last-spell", seat=2) == [0]


def test_what_lasts_is_told_from_both_sides() -> None:
    forfeit = {"1": {"kind": "forfeit", "card": "encore", "on": 0, "by": 1, "price": 2, "until": "your-turn"}}
    match = match_at(["owl-down"], ["siesta"], lasting=forfeit)
    assert at(match, "forfeits:price", "forfeits:price-given") == [0.5, 0]
    assert at(match, "forfeits:price", "forfeits:price-given", seat=1) == [0, 0.5]
    assert at(match, "forfeits:price", "forfeits:price-given", seat=2) == [0, 0]
    trigger = {"kind": "trigger", "by": 1, "until": "game", "when": {"on": "spell"}, "do": [{"verb": "draw"}]}
    match = match_at(["owl-down"], ["siesta"], lasting={"1": trigger})
    assert at(match, "engines:triggers", "engines:of-others") == [0, 0.25]
    assert at(match, "engines:triggers", "engines:of-others", seat=1) == [0.5, 0]
    match = match_at(["owl-down"], ["siesta"], lasting=status("warded"))
    assert at(match, "protection:warded", "protection:veiled", "shackles:on-others") == [1, 0, 0]


# The others.


def test_a_rival_that_can_cast_its_last_spell_is_a_threat() -> None:
    """The turn goes from 0 to 1 to 2: seat 1 comes before seat 2, not after."""
    rival: JsonObject = {"1": {"finds": ["bottled-fog", "prank-pepper"], "spells": ["siesta"]}}
    named = ("rivals:one-spell", "rivals:ready-now", "rivals:ready-before-me", "rivals:ready-unanswered")
    match = match_at(["wax-plugs"], ["hush", "toast"], players=rival)
    assert at(match, *named, seat=2) == [1, 0, 1, 1]
    assert at(match, *named, seat=0) == [1, 0, 1, 0]
    assert at(match, *named, seat=1) == [0, 0, 0, 0]
    assert at(match_at(["owl-down"], ["hush", "toast"], players=rival, active=1), *named) == [1, 1, 1, 1]
    poor: JsonObject = {"1": {"finds": ["bottled-fog"], "spells": ["siesta"]}}
    assert at(match_at(["owl-down"], ["hush"], players=poor), "rivals:one-short", *named) == [1, 1, 0, 0, 0]


def test_the_lead_counts_levels_and_more_so_near_the_last_round() -> None:
    """EX-END-5, EX-LIM-1: seat 0 has 2 levels left, the others 5."""
    named = ("lead:levels", "lead:ahead", "lead:behind", "lead:end-near", "lead:end-last-round")
    early, late = match_at([], ["siesta"]), match_at([], ["siesta"], {"round-limit": 4}, turn=12)
    assert at(early, *named) == [0.5, 1, 0, 0, 0]
    assert at(early, *named, seat=1) == [-0.5, 0, 1, 0, 0]
    assert at(late, *named) == [0.5, 1, 0, 0.5, 0.5]
    assert at(late, *named, seat=1) == [-0.5, 0, 1, -0.5, -0.5]


def test_strength_grows_with_what_a_spell_wants_and_with_every_level_that_is_cast() -> None:
    def strength(finds: list[str], spells: list[str]) -> float:
        return at(match_at(finds, spells), "lead:strength")[0]

    assert strength(["bottled-fog"], ["siesta"]) > strength([], ["siesta"]) > strength([], ["siesta", "hush"])


def test_turns_come_in_the_direction_of_play() -> None:
    match = match_at([], ["siesta"], direction=-1, extra=[1])
    assert at(match, "turn:own", "turn:asked", "turn:near", "turn:extra") == [1, 1, 0, 0]
    assert at(match, "turn:own", "turn:near", "turn:extra", seat=2) == [0, round(2 / 3, 6), 0]
    assert at(match, "turn:near", "turn:extra", seat=1) == [round(1 / 3, 6), 0.5]


def test_in_the_draft_an_empty_hand_wins_nothing() -> None:
    match = q.Match("elixir", seats=3, seed=1)
    found = features_of(match.state, 0)
    assert [found[name] for name in ("spells:none", "missing:at-most-1", "ready:all", "turn:own")] == [0, 0, 0, 0]
    seat = match.to_act[0]
    match.play("pick 4")
    assert at(match, "spells:level-4", "spells:drafted-levels", seat=seat) == [0.5, 0.4]


def turned(position: JsonObject, seats: int) -> JsonObject:
    """The same position with everybody one seat further on."""
    players = position["players"]
    assert isinstance(players, dict)
    moved = {str((int(seat) + 1) % seats): hand for seat, hand in players.items()}
    return {**position, "players": moved, "active": 1, "anchor": 1, "first": 1}


@pytest.mark.parametrize("seats", [2, 3])
def test_features_do_not_depend_on_the_number_of_a_seat(seats: int) -> None:
    hands: JsonObject = {
        "0": {"finds": ["bottled-fog", "quicksilver", "copper-bathtub"], "spells": ["siesta", "hush"]},
        "1": {"finds": ["wax-plugs", "prank-pepper"], "spells": ["siesta"]},
        "2": {"finds": ["flea-market", "owl-down"], "spells": ["great-stir", "toast"]},
    }
    position: JsonObject = {"pile": [*PILE], "players": {seat: hands[seat] for seat in [*hands][:seats]}}
    options: JsonObject = {"duel": seats == 2}
    here = q.Match.from_position("elixir", position, seats=seats, seed=1, options=options).state
    there = q.Match.from_position("elixir", turned(position, seats), seats=seats, seed=1, options=options).state
    for seat in range(seats):
        assert features_of(here, seat) == features_of(there, (seat + 1) % seats)
    assert features_of(here, 0) != features_of(here, 1)
    assert here.key() != there.key()


def test_equal_hands_differ_by_the_turn_alone() -> None:
    hand: JsonObject = {"finds": ["bottled-fog", "owl-down"], "spells": ["siesta", "hush", "great-stir"]}
    match = match_at([], [], players=dict.fromkeys("012", hand))
    first, second = features_of(match.state, 0), features_of(match.state, 1)
    assert {name.split(":")[0] for name in NAMES if first[name] != second[name]} == {"turn"}


# Over whole games.


CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {"duel": True, "windows": "able"}),
    (3, {"hand-limit": 5, "round-limit": 6, "forfeits": "vote", "draft-look": "at-once"}),
    (4, {"windows": "able", "extra-cards": EVERY_VERB, "forfeits": "pay"}),
    (8, {"windows": "able", "last-spell": "at-once", "round-limit": 3}),
]
MOST_MOVES = 90


@pytest.mark.parametrize(("seats", "options"), CASES, ids=["duel", "three", "every verb", "eight"])
def test_features_and_keys_hold_over_random_games(seats: int, options: JsonObject) -> None:
    """All places are written and small; copies and positions read back are the same; every move changes the key."""
    chooser, chance = random.Random(seats), QuickChance(seats)
    setting = GAME.setting(seats, options)
    state = GAME.setup(setting, chance)
    again, keys = vec[float]([JUNK * 2.0] * len(NAMES)), set[int]()
    moves = 0
    while state.result() is None and moves < MOST_MOVES:
        for seat in range(seats):
            found = list(features_of(state, seat).values())
            state.fill_features(seat, again)
            assert found == list(again)
            assert all(math.isfinite(number) and -10 <= number <= 10 for number in found)
        if moves % 3 == 0:
            same = GAME.from_json(state.to_json(), setting, QuickChance(1))
            assert same.to_json() == state.to_json()
            assert same.key() == state.key()
            assert features_of(same, 0) == features_of(state, 0)
        assert state.copy().key() == state.key()
        keys.add(int(state.key()))
        seat = chooser.choice(state.to_act())
        state.apply(seat, chooser.choice(list(state.legal_moves(seat))), chance)
        moves += 1
    assert len(keys) == moves
    assert moves > 30


@pytest.mark.parametrize(("seats", "options"), CASES[:3], ids=["duel", "three", "every verb"])
def test_a_seat_is_ready_exactly_when_it_may_cast(seats: int, options: JsonObject) -> None:
    """EX-CAST-3: the features and the legal moves must say the same."""
    chooser, seen = random.Random(7), set[bool]()
    match = q.Match("elixir", seats=seats, seed=seats, options=options)
    for _ in range(4 * MOST_MOVES):
        if match.result is not None:
            break
        if match.state.is_settled() and match.position()["phase"] == "main":
            may_cast = any(words.startswith("cast ") for words in match.legal())
            assert at(match, "ready:own-turn", seat=match.to_act[0]) == [float(may_cast)]
            seen.add(may_cast)
        seat = chooser.choice(match.to_act)
        match.play(chooser.choice(match.legal(seat)), seat)
    assert seen == {True, False}


# What is settled.


def test_a_card_is_not_settled_before_all_that_it_asks_is_answered() -> None:
    """A forfeit: its target is chosen, then the target performs it; then the turn goes on."""
    match = match_at(["echo-crumb"], ["doggerel", "hush"])
    told = [match.state.is_settled()]
    for words in ("cast doggerel", "target 1", "perform"):
        match.play(words)
        told.append(match.state.is_settled())
    assert told == [True, False, False, True]


def test_a_payment_a_window_and_a_bid_are_not_settled() -> None:
    payment = match_at(["sulky-turnip", "quicksilver"], ["second-helping", "hush"])
    payment.play("cast second-helping")
    assert payment.legal() == ["use quicksilver", "use sulky-turnip"]
    window = match_at(["bottomless-bag"], ["hush"], players={"1": {**hand_of("1"), "finds": ["brass-bell"]}})
    window.play("play bottomless-bag")
    assert window.legal() == ["pass", "play brass-bell"]
    auction = match_at(["auction", "odd-sock"], ["hush"])
    auction.play("play auction")
    assert auction.to_act == [0, 1, 2]
    limit = match_at(["owl-down", "odd-sock"], ["hush"], {"hand-limit": 1})
    limit.play("next")
    assert limit.legal() == ["drop odd-sock", "drop owl-down"]
    assert [match.state.is_settled() for match in (payment, window, auction, limit)] == [False] * 4
    assert at(payment, "pending:payment") == [0.25]
    window.play("pass")
    limit.play("drop odd-sock")
    assert window.state.is_settled()
    assert limit.state.is_settled()


def test_the_draft_and_the_end_are_settled() -> None:
    match = q.Match("elixir", seats=3, seed=1)
    assert match.state.is_settled()
    over = match_at(["sulky-turnip"], ["second-helping"])
    over.play("cast second-helping")
    assert over.result is not None
    assert over.state.is_settled()


def test_a_spell_aimed_at_a_seat_is_seen_coming() -> None:
    players: JsonObject = {"1": {**hand_of("1"), "finds": ["wax-plugs"]}}
    match = match_at(["bottled-fog", "prank-pepper"], ["siesta"], players=players)
    match.play("cast siesta")
    match.play("target 1")
    assert match.legal() == ["pass", "play wax-plugs"]
    assert at(match, "pending:last-spell", "pending:aimed-at") == [1, 0]
    assert at(match, "pending:last-spell", "pending:aimed-at", seat=1) == [0, 1]
    assert at(match, "pending:brings", seat=1)[0] < 0 < at(match, "pending:brings")[0]


# Names.


def test_names_are_different_and_the_same_for_every_setting() -> None:
    assert 40 <= len(NAMES) <= 130
    assert len(set(NAMES)) == len(NAMES)
    for seats, options in CASES:
        assert GAME.features(GAME.setting(seats, options)) == NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_is_called_something_that_a_move_gains_or_loses(language: str) -> None:
    messages = GAME.messages(language)  # type: ignore[arg-type]
    groups = {name.split(":")[0] for name in NAMES}
    assert 8 <= len(groups) <= 16
    for group in groups:
        texts = [messages.text(f"feature-{group}")]
        texts += [messages.attribute(f"feature-{group}", name) or "" for name in ("gain", "loss")]
        assert all(texts)
        assert len(set(texts)) == 3
