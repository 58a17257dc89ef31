"""What samples keep of a question, what bids hide, and what the option `windows` gives away (EX-HID-1 to EX-HID-7)."""

import pytest

import quintessence as q
from quintessence.core.chance import QuickChance
from quintessence.core.registry import find_game
from quintessence.core.types import JsonObject
from quintessence.testing.facts import Case
from tests.games.betrayal import leak_found

PILE = ["ember-sugar", "daydream", "odd-sock", "toad-tear", "attic-dust", "lone-skate", "owl-down", "rag-hook"]


def match_at(position: JsonObject, seats: int = 3, **options: str) -> q.Match:
    chosen: JsonObject = {"windows": "able", **options}
    return q.Match.from_position("elixir", position, seats=seats, seed=1, options=chosen)


def test_asking_only_those_who_can_answer_betrays_hands_and_is_declared() -> None:
    """EX-R-19, EX-SPEC-4"""
    case = Case(3, {"windows": "able", "round-limit": 8})
    game = find_game("elixir")
    assert game.reveals_hands(game.setting(3, dict(case.options)))
    assert leak_found("elixir", case, range(6), every=5)


def test_asking_everybody_betrays_nothing() -> None:
    """EX-SPEC-11"""
    case = Case(3, {"round-limit": 2})
    game = find_game("elixir")
    assert not game.reveals_hands(game.setting(3, dict(case.options)))
    assert not leak_found("elixir", case, range(1), every=5)


@pytest.mark.interpreted
def test_in_every_sample_the_payer_can_pay() -> None:
    """Somebody else pays, and is asked how: the sample must be a position in which that can be."""
    players: JsonObject = {
        "0": {"finds": ["sulky-turnip", "quicksilver", "clay-marble"], "spells": ["second-helping", "hush"]},
        "1": {"finds": ["owl-down"], "spells": ["siesta"]},
        "2": {"finds": ["daydream"], "spells": ["siesta"]},
    }
    match = match_at({"pile": [*PILE], "players": players})
    match.play("cast second-helping")
    assert match.legal(0) == ["use clay-marble", "use quicksilver", "use sulky-turnip"]
    for number in range(40):
        sample = match.state.sample(1, QuickChance(number))
        assert len(sample.legal_moves(0)) >= 2


@pytest.mark.interpreted
def test_whoever_picks_from_a_hidden_hand_is_offered_the_same_in_every_sample() -> None:
    players: JsonObject = {
        "0": {"finds": ["rainy-monday", "sulky-turnip", "toad-tear", "ember-sugar"], "spells": ["merry-heist", "hush"]},
        "1": {"finds": ["owl-down", "owl-down", "odd-sock", "mousetrap"], "spells": ["siesta"]},
        "2": {"finds": ["daydream", "owl-down"], "spells": ["siesta"]},
    }
    match = match_at({"pile": [*PILE], "players": players})
    match.play("cast merry-heist")
    match.play("target 1", 0)
    match.play("pass", 1)
    offered = match.legal(0)
    assert offered == ["take mousetrap", "take odd-sock", "take owl-down"]
    hands = set()
    for number in range(40):
        sample = match.state.sample(0, QuickChance(number))
        assert sorted(match.grammar.words(move) for move in sample.legal_moves(0)) == offered
        position = sample.to_json()["players"]
        assert isinstance(position, dict)
        hands.add(str(position["1"]))
    assert len(hands) > 1


@pytest.mark.interpreted
def test_how_much_somebody_has_bid_so_far_is_hidden_until_all_are_done() -> None:
    """EX-HID-4: neither the cards nor their number."""
    players: JsonObject = {
        str(seat): {"finds": ["owl-down", "odd-sock", "daydream"], "spells": ["siesta"]} for seat in range(3)
    }
    match = match_at(
        {"pile": [*PILE], "players": {**players, "0": {"finds": ["auction", "toad-tear"], "spells": ["hush"]}}}
    )
    match.play("play auction")
    before = match.view(2)
    assert match.play("put odd-sock", 1) == []
    assert match.view(2) == before
    events = match.play("done", 1)
    assert [event.cut(2) for event in events] == [{"kind": "committed", "seat": 1}]
    view = match.view(2)["ask"]
    assert isinstance(view, dict)
    assert (view["put"], view["done"]) == ({"0": None, "1": None, "2": []}, [1])


def test_a_move_that_shows_a_card_cannot_be_taken_back() -> None:
    """EX-CAST-4: casting is never taken back once others have learnt of it."""
    players: JsonObject = {
        "0": {"finds": ["sulky-turnip", "quicksilver"], "spells": ["second-helping", "hush"]},
        "1": {"finds": [], "spells": ["siesta"]},
        "2": {"finds": [], "spells": ["siesta"]},
    }
    match = match_at({"pile": [*PILE], "players": players})
    match.play("cast second-helping")
    match.play("use quicksilver", 0)
    assert not match.can_undo(0)


def test_a_spell_that_is_laid_unasked_is_declared_as_revealed() -> None:
    """One spell that can be laid is laid without asking (EX-ASK-3): whoever lets that happen has learnt it."""
    four = ["owl-down", "dandelion-wish", "echo-crumb", "daydream"]
    players: JsonObject = {
        "0": {"finds": [*four], "spells": ["master-key", "siesta", "last-word"]},
        "1": {"finds": ["crumb-brush"], "spells": ["hush"]},
        "2": {"finds": [], "spells": ["hush"]},
    }
    match = match_at({"players": players})
    match.play("cast master-key", 0)
    events = match.play("pass", 1)
    assert [(event.fields["card"], event.reveals) for event in events if event.kind == "laid"] == [("siesta", True)]
