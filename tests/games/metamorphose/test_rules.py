"""Rules that take more than a scenario to show: rounds, windows, secrecy, tokens, undo."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quintessence as q
from quintessence.core.chance import QuickChance
from quintessence.core.registry import find_game
from quintessence.core.types import Json, JsonObject

OPTIONS: dict[str, list[Json]] = {option.name: list(option.words) for option in find_game("metamorphose").options}

CHOICES = {name: st.sampled_from(words) for name, words in OPTIONS.items()}
COUNTED = ("strength-counted", "prize-won", "power-points", "contest-started")


def part(value: Json, *path: str) -> JsonObject:
    for name in path:
        assert isinstance(value, dict)
        value = value[name]
    assert isinstance(value, dict)
    return value


def play_turn(match: q.Match) -> None:
    """The plainest turn: the first free card, laid down or put on top."""
    match.play(next(words for words in match.legal() if words.startswith("take 1") or words == "take deck-1"))
    match.play("place new" if "place new" in match.legal() else "place on c1")
    match.play("end")


@pytest.mark.interpreted
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_rounds_with_every_seat_once_in_each(seats: int) -> None:
    """ME-RND-1, ME-RND-2, ME-RND-5: Alpha passes to the left after every round."""
    match = q.Match("metamorphose", seats, 7)
    first = match.to_act[0]
    for number in range(12):
        for turn in range(seats):
            assert match.to_act == [(first + number + turn) % seats]
            assert match.position()["round"] == number + 1
            play_turn(match)
    assert match.result is not None
    assert match.result.scores is not None


def test_every_contest_card_is_scored_once() -> None:
    """ME-RND-4, ME-RND-7: after each even round one of the six, and no other time."""
    match = q.Match("metamorphose", 2, 3)
    while match.result is None:
        play_turn(match)
    told = [event for event in match.told(None) if event["kind"] in ("contest-started", "round-started")]
    contests = [event["card"] for event in told if event["kind"] == "contest-started"]
    assert len(contests) == 6
    assert len(set(map(str, contests))) == 6
    kinds = [event["kind"] for event in told]
    assert kinds == ["round-started", *["contest-started", "round-started", "round-started"] * 5, "contest-started"]


@pytest.mark.parametrize(("announce", "plain"), [("first", "purple-?"), ("both", "purple-orange"), ("none", "?-?")])
def test_the_plain_side_shows_what_the_option_says_and_the_starred_side_all(announce: str, plain: str) -> None:
    """ME-SEE-3, ME-SEE-4."""
    start: JsonObject = {"contests": ["purple-orange"], "turn": 1, "players": {"1": {"summoned": True}}}
    match = q.Match.from_position("metamorphose", start, 2, 1, {"announce": announce})
    assert match.view(0)["contests"] == [plain, *["hidden"] * 5]
    (flipped,) = [event for event in match.play("end") if event.kind == "contest-flipped"]
    assert flipped.fields == {"card": "purple-orange", "first": "purple", "second": "orange"}
    assert flipped.reveals == (announce != "both")
    assert match.view(0)["contests"] == ["purple-orange", *["hidden"] * 5]


def test_late_windows_go_round_from_alpha_and_pass_over_who_can_do_nothing() -> None:
    """ME-LATE-2, ME-LATE-4: also after an odd round; a lone card and used actions give no window."""
    pair: JsonObject = {"c1": {"cards": ["moss-hare", "jade-ox"]}}
    players: JsonObject = {
        "0": {"creatures": {"c1": {"cards": ["dusk-moth"]}}, "summoned": True},
        "1": {"creatures": {"c1": {"cards": ["ember-newt", "kiln-beetle"]}}, "summoned": True, "moved": True},
        "2": {"creatures": pair, "summoned": True, "moved": True, "shifted": True},
        "3": {"creatures": {"c1": {"cards": ["bog-lynx"]}, "c2": {"cards": ["ink-snail"]}}, "summoned": True},
    }
    start: JsonObject = {"round": 3, "alpha": 1, "turn": 0, "players": players}
    match = q.Match.from_position("metamorphose", start, 4, 1, {"late-actions": "on"})
    match.play("end")
    assert (match.to_act, match.legal()) == ([1], ["end", "shift c1"])
    match.play("end")
    assert (match.to_act, match.legal()) == ([3], ["end", "move c1 1", "move c2 1"])
    match.play("end")
    assert match.position()["round"] == 4
    assert match.to_act == [2]


def test_undo_goes_back_to_what_was_face_up_and_never_behind_a_reveal() -> None:
    match = q.Match("metamorphose", 2, 1)
    seat = match.to_act[0]
    match.play("take 1a")
    assert match.can_undo(seat)
    match.undo()
    match.play("take deck-1")
    assert not match.can_undo(seat)
    match.play("place new")
    assert match.can_undo(seat)
    match.undo()
    match.play("place new")
    match.play("end")
    other = match.to_act[0]
    match.play("take 1b")
    match.play("place new")
    assert not match.can_undo(other), "the spot was refilled from a deck that nobody knows"


def test_an_absent_seat_takes_a_free_card_lays_it_alone_and_ends() -> None:
    game = find_game("metamorphose")
    match = q.Match("metamorphose", 2, 1)
    played = []
    for _ in range(3):
        words = match.grammar.words(game.idle(match.state, match.to_act[0]))
        played.append(words)
        match.play(words)
    assert played == ["take 1a", "place new", "end"]


@settings(max_examples=12)
@given(st.integers(0, 10**6), st.integers(2, 4), st.fixed_dictionaries(CHOICES))
def test_what_holds_in_every_random_game(seed: int, seats: int, options: JsonObject) -> None:
    """Tokens, offsets, marks and strengths, recounted from the position by the words of the rules."""
    game = find_game("metamorphose")
    setting = game.setting(seats, options)
    chance = QuickChance(seed)
    state = game.setup(setting, chance)
    while state.result() is None:
        seat = state.to_act()[0]
        moves = state.legal_moves(seat)
        before = state.to_json()
        state.apply(seat, moves[chance.below(len(moves))], chance)
        check_players(before, state.to_json())


def check_players(before: JsonObject, after: JsonObject) -> None:
    for seat, player in part(after, "players").items():
        for place, creature in part(player, "creatures").items():
            assert isinstance(creature, dict)
            mana, cards = part(creature, "mana"), creature["cards"]
            assert isinstance(cards, list)
            had = part(before, "players", seat, "creatures").get(place)
            for value, size in (("3", 3), ("5", 5)):
                if len(cards) == size and isinstance(had, dict) and len(had["cards"]) < size:  # type: ignore[arg-type]
                    assert value in mana, "ME-MANA-1, ME-MANA-2: a stack that reaches the size has its token"
                if isinstance(had, dict) and part(had, "mana").get(value) == "spent" and before["pending"] is None:
                    assert mana.get(value) == "spent", "ME-MANA-8: a spent token stays spent"


@settings(max_examples=10)
@given(st.integers(0, 10**6))
def test_strengths_of_a_contest_are_the_sums_of_the_creatures(seed: int) -> None:
    """ME-STR-4 to ME-STR-6, ME-CON-3, ME-CON-8: recounted from what everybody is told."""
    match, bot = q.Match("metamorphose", 4, seed), q.bot("random", seed=seed)
    while match.result is None:
        before = part(match.position(), "players")
        events: dict[str, list[JsonObject]] = {kind: [] for kind in COUNTED}
        for event in match.play(bot.choose(match.observe())):
            if event.kind in events:
                events[event.kind].append(event.fields)
        for counted in events["strength-counted"]:
            check_count(counted, part(before, str(counted["seat"])), events["contest-started"][0])
        if events["contest-started"]:
            check_prizes(events["strength-counted"], events["prize-won"], events["contest-started"][0])
            gained = dict.fromkeys(before, 0)
            for event_fields in [*events["prize-won"], *events["power-points"]]:
                gained[str(event_fields["seat"])] += int(str(event_fields["points"]))
            after = part(match.position(), "players")
            for seat in before:
                assert part(after, seat)["points"] == int(str(part(before, seat)["points"])) + gained[seat]


def check_count(counted: JsonObject, player: JsonObject, contest: JsonObject) -> None:
    totals = {"purple": 0, "orange": 0, "green": 0}
    for creature in part(player, "creatures").values():
        assert isinstance(creature, dict)
        colour = str(creature["colour"])
        totals[colour] += int(str(creature["base"]))
        if colour in (contest["first"], contest["second"]):
            totals[colour] += int(str(creature["bonus"]))
    assert {colour: counted[colour] for colour in totals} == totals


def check_prizes(counted: list[JsonObject], prizes: list[JsonObject], contest: JsonObject) -> None:
    for number, (name, bands) in enumerate((("first", [6, 4, 2]), ("second", [4, 2, 1])), 1):
        strengths = {str(seat["seat"]): int(str(seat[str(contest[name])])) for seat in counted}
        ranked = sorted({strength for strength in strengths.values() if strength > 0}, reverse=True)
        expected = {
            seat: bands[ranked.index(strength)]
            for seat, strength in strengths.items()
            if strength > 0 and ranked.index(strength) < 3
        }
        assert {str(p["seat"]): p["points"] for p in prizes if p["contest"] == number} == expected


@pytest.mark.parametrize(
    ("depth", "rule"), [("2", None), ("3", "ME-MOV-2"), ("99", "ME-MOV-2"), ("100", "ME-MV-1"), ("0", "ME-MV-1")]
)
def test_a_depth_is_written_up_to_99(depth: str, rule: str | None) -> None:
    position: JsonObject = {"players": {"0": {"creatures": {"c1": {"cards": ["moss-hare", "dusk-moth"]}}}}}
    refusal = q.Match.from_position("metamorphose", position, 2, 1).why(f"move c1 {depth}")
    assert (None if refusal is None else refusal.rule) == rule
