"""A match: words in, events out, a view for each seat."""

import pytest

import quintessence as q
from tests.core.bids import BIDS
from tests.core.pebbles import PEBBLES


def pebbles(heap: int = 7, seats: int = 2) -> q.Match:
    return q.Match.from_position("toy-pebbles", {"heap": heap, "turn": 0}, seats=seats, seed=1)


def test_a_match_is_made_by_slug_or_by_rulebook() -> None:
    by_slug = q.Match("toy-pebbles", seed=5)
    by_rulebook = q.Match(PEBBLES, seed=5)
    assert by_slug.position() == by_rulebook.position()
    assert by_slug.setting.seats == 2


def test_options_are_checked_and_completed() -> None:
    match = q.Match("toy-pebbles", seats=3, seed=5, options={"heap": "12"})
    assert match.position()["heap"] == 12
    assert match.setting.options == {"heap": 12, "teams": False, "mood": None}
    with pytest.raises(q.BadSetting, match="heap"):
        q.Match("toy-pebbles", options={"heap": 51})
    with pytest.raises(q.BadSetting, match="colour"):
        q.Match("toy-pebbles", options={"colour": "red"})
    with pytest.raises(q.BadSetting) as caught:
        q.Match("toy-pebbles", seats=5)
    assert caught.value.key == "bad-seats"
    with pytest.raises(q.BadSetting, match="cards"):
        q.Match("toy-pebbles", cards="[card]")


def test_a_seed_that_is_left_out_is_drawn_anew_and_kept() -> None:
    one, other = q.Match("toy-bids"), q.Match("toy-bids")
    assert isinstance(one.seed, str)
    assert len(one.seed) == 32
    assert one.seed != other.seed
    assert q.Match("toy-bids", seed=one.seed).position() == one.position()


def test_the_same_seed_gives_the_same_deal_and_another_seed_another() -> None:
    deals = [q.Match("toy-bids", seats=4, seed=seed).position()["cards"] for seed in (7, "7", 8)]
    assert deals[0] == deals[1]
    assert deals[0] != deals[2]


@pytest.mark.parametrize("seed", [True, 1.5, ["7"], "x" * 1001, 1 << 1001])
def test_what_is_no_seed_is_refused_in_a_sentence(seed: int | str) -> None:
    with pytest.raises((q.BadSetting, TypeError)) as caught:
        q.Match("toy-pebbles", seed=seed)
    if isinstance(caught.value, q.BadSetting):
        assert "seed" in str(caught.value)


def test_a_position_with_a_wrong_key_is_refused_with_its_path() -> None:
    with pytest.raises(q.BadPosition, match="heap"):
        q.Match.from_position("toy-pebbles", {"heap": "many"})
    deep: q.Json = 1
    for _ in range(2000):
        deep = [deep]
    with pytest.raises(q.BadPosition) as caught:
        q.Match.from_position("toy-pebbles", {"heap": deep})
    assert caught.value.key == "too-deep"
    with pytest.raises(q.BadPosition, match="stones"):
        q.Match.from_position("toy-pebbles", {"stones": 3})


def test_legal_moves_are_canonical_words_sorted() -> None:
    match = pebbles()
    assert match.to_act == [0]
    assert match.legal() == ["peek", "roll", "take 1", "take 2", "take 3"]
    assert match.legal(0) == match.legal()
    assert match.legal(1) == []


def test_play_returns_the_events_and_changes_the_position() -> None:
    match = pebbles()
    events = match.play("take 2")
    assert [(event.kind, event.fields) for event in events] == [("taken", {"seat": 0, "amount": 2})]
    assert match.position() == {"heap": 5, "turn": 0, "taken": 2}


def test_another_spelling_is_accepted_and_stored_in_its_canonical_form() -> None:
    match = pebbles()
    match.play("grab 2")
    assert [entry.words for entry in match.entries] == ["take 2"]


def test_a_free_number_is_stored_with_the_move_but_never_listed() -> None:
    match = pebbles()
    assert "take 1 250" not in match.legal()
    match.play("take 1 250")
    assert match.entries[0].words == "take 1 250"


def test_a_refused_move_names_the_rule_and_changes_nothing() -> None:
    match = pebbles()
    before = match.record()
    with pytest.raises(q.Refused) as caught:
        match.play("end")
    assert caught.value.rule == "PB-END-1"
    assert caught.value.words == "end"
    assert "take a pebble first" in caught.value.message("en")
    assert "prenez d’abord un caillou" in caught.value.message("fr")
    assert match.record() == before


def test_why_gives_the_refusal_or_none() -> None:
    match = pebbles()
    refusal = match.why("take 3", 1)
    assert refusal is not None
    assert (refusal.rule, refusal.kind) == ("PB-TURN-1", "not-yours")
    assert match.why("grab 3") is None
    match.play("take 2")
    assert match.why("take 2") == q.Refusal("PB-TAKE-1", at="heap")


def test_a_seat_must_be_named_when_several_are_to_act() -> None:
    match = q.Match(BIDS, seats=3, seed=1)
    for call in (lambda: match.play("bid 1"), match.legal, match.observe):
        with pytest.raises(q.BadCall, match="0, 1, 2"):
            call()
    match.play("bid 1", 1)
    assert match.to_act == [0, 2]


@pytest.mark.parametrize("seat", [-1, 2, 10**20])
def test_a_seat_that_does_not_exist_is_refused_in_a_sentence(seat: int) -> None:
    match = pebbles()
    for call in (
        lambda: match.play("take 1", seat),
        lambda: match.legal(seat),
        lambda: match.why("take 1", seat),
        lambda: match.view(seat),
        lambda: match.told(seat),
        lambda: match.observe(seat),
        lambda: match.undo(seat),
        lambda: match.resign(seat),
        lambda: match.substitute(seat, "greedy"),
    ):
        with pytest.raises(q.BadCall) as caught:
            call()
        assert caught.value.key == "no-such-seat"


def test_a_finished_match_has_a_result_and_asks_nobody() -> None:
    match = pebbles(heap=3)
    assert match.result is None
    events = match.play("take 3")
    assert match.result == q.Result([0], [[0], [1]], "last-pebble")
    assert events[-1].kind == "game-over"
    assert match.to_act == []
    assert match.legal() == []
    with pytest.raises(q.BadCall) as caught:
        match.play("take 1")
    assert caught.value.key == "match-over"
    with pytest.raises(q.Refused, match="PB-TURN-1"):
        match.play("take 1", 1)


def test_a_seat_sees_its_own_card_and_a_spectator_none() -> None:
    match = q.Match(BIDS, seats=3, seed=4)
    cards = match.position()["cards"]
    assert isinstance(cards, list)
    assert match.view(1)["cards"] == {"1": cards[1]}
    assert match.view(None)["cards"] == {}


def test_each_seat_is_told_its_own_cut_of_what_happens() -> None:
    match = q.Match(BIDS, seats=2, seed=4)
    match.play("look", 0)
    match.play("bid 1", 0)
    assert [told["kind"] for told in match.told(0)] == ["looked", "bid-noted"]
    assert match.told(1) == match.told(None) == []
    match.play("bid 0", 1)
    assert [told["kind"] for told in match.told(1)] == ["bid-noted", "revealed", "game-over"]
    assert [told["kind"] for told in match.told(None)] == ["revealed", "game-over"]


def test_what_one_seat_is_told_is_shared_with_nobody() -> None:
    match = q.Match(BIDS, seats=2, seed=4)
    match.play("bid 1", 0)
    match.play("bid 0", 1)
    kept = match.told(1)[1]
    nested = match.told(0)[1]["nested"]
    assert isinstance(nested, dict)
    nested["cards"] = "mine"
    assert match.told(1)[1] == kept
    assert match.events[2].fields["nested"] != {"cards": "mine"}


def test_a_copy_goes_its_own_way() -> None:
    match = pebbles()
    match.play("take 1")
    twin = match.copy()
    assert twin.record() == match.record()
    twin.play("take 1")
    twin.undo()
    twin.undo()
    twin.play("take 3")
    assert match.position() == {"heap": 6, "turn": 0, "taken": 1}
    assert len(match.entries) == 1
    match.undo()
    assert match.position() == {"heap": 7, "turn": 0, "taken": 0}


def test_a_copy_draws_the_same_chance_as_its_original() -> None:
    match = pebbles(heap=50)
    match.play("roll")
    twin = match.copy()
    for _ in range(10):
        match.play("roll")
        twin.play("roll")
        assert match.position() == twin.position()


def test_the_start_of_a_match_does_not_change_with_the_callers_object() -> None:
    position: dict[str, q.Json] = {"heap": 4, "turn": 1}
    match = q.Match.from_position("toy-pebbles", position, seed=1)
    position["heap"] = 9
    assert '"start": {"heap": 4, "turn": 1}' in match.record()


def test_a_match_equals_its_copy_until_one_of_them_goes_on() -> None:
    match = q.Match("toy-pebbles", seats=2, seed=3)
    twin = match.copy()
    assert match == match.copy() == twin
    match.play(match.legal()[0])
    assert match != twin
    twin.play(twin.legal()[0])
    assert match == twin
    twin.names = ["Ann", "Bob"]
    assert match != twin
    assert match != "a match"
    assert match != q.Match("toy-pebbles", seats=2, seed=4)
    with pytest.raises(TypeError, match="key"):
        hash(match)


@pytest.mark.parametrize("game", ["toy-pebbles", "elem-master", "elementals", "elixir"])
def test_a_position_that_says_nothing_is_refused_with_the_keys_that_there_are(game: str) -> None:
    with pytest.raises(q.BadPosition) as refused:
        q.Match.from_position(game, {})
    assert refused.value.key == "no-position"
    for key in q.Match(game).position():
        assert key in refused.value.message("fr")


def test_a_game_that_deals_everything_begins_from_nothing() -> None:
    assert q.Match.from_position("metamorphose", {}, seed=1).to_act == [0]


def test_text_and_repr_help_a_reader() -> None:
    match = q.Match("toy-pebbles", seed=7, options={"heap": 9})
    assert str(match) == "heap: 9\nturn: 0"
    assert repr(match) == "<Match('toy-pebbles', seats=2, seed=7, options={'heap': 9}): 0 entries, to act: 0>"


def test_what_a_match_is_made_of_says_what_it_is() -> None:
    match = q.Match("elementals", seats=3, seed=1)
    observation = match.observe()
    assert repr(match.setting).startswith("Setting(seats=3, options={'window': 3000,")
    assert repr(match.state) == f"<ElementalsState, 3 seats, to act: {match.to_act[0]}>"
    assert repr(observation) == f"<Observation of 'elementals' by seat {observation.seat}: 1 moves, 0 events>"
    over = match.state.stopped(q.Result([0], [[0], [1, 2]], "resigned"))
    assert repr(over) == "<ElementalsState, 3 seats, Result(winners=[0], ranking=[[0], [1, 2]], reason='resigned')>"
    assert repr(match.game) == "<Game 'elementals'>"
    assert repr(match.game.options[-1]) == "<Option 'start', default 'draw'>"
    assert repr(match.why("fly")) == "Refusal('EL-MOVE-1', 'not-a-move')"
    assert repr(q.Match("elem-master", seed=1).state).startswith("ElemMasterState('")
