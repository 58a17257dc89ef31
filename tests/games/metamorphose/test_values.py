"""How good a position is: the features pull the right way, and nothing hidden is looked at."""

import pytest

import quintessence as q
from quintessence.core.chance import QuickChance
from quintessence.core.types import Json, JsonObject


def values_at(position: JsonObject) -> list[float]:
    return q.Match.from_position("metamorphose", position, 2, 1).state.values()


def with_creatures(first: JsonObject, **more: Json) -> JsonObject:
    opponent: JsonObject = {"creatures": {"c1": {"cards": ["rune-toad"]}}, "summoned": True}
    own: JsonObject = {"creatures": first, "summoned": True}
    return {"round": 2, "contests": ["purple-orange"], "players": {"0": own, "1": opponent}, **more}


STRONG: JsonObject = {"c1": {"cards": ["midnight-giant"]}}


def test_more_strength_in_the_coming_contest_is_better() -> None:
    assert values_at(with_creatures(STRONG))[0] > values_at(with_creatures({"c1": {"cards": ["twilight-wolf"]}}))[0]


def test_strength_in_a_contested_colour_is_better_than_in_another() -> None:
    giants = ("midnight-giant", "noonday-giant", "verdant-giant")
    purple, orange, green = [values_at(with_creatures({"c1": {"cards": [giant]}}))[0] for giant in giants]
    assert purple > orange > green


def test_points_count() -> None:
    ahead: JsonObject = {"players": {"0": {"points": 10}, "1": {"points": 4}}}
    assert values_at(ahead)[0] > 0 > values_at(ahead)[1]


def test_a_ready_token_is_worth_more_than_a_spent_one_and_nothing_at_the_end() -> None:
    def worth(face: str, number: int) -> float:
        creature: JsonObject = {"c1": {"cards": ["lofty-wisp"], "mana": {"3": face}}}
        return values_at(with_creatures(creature, round=number, past=[]))[0]

    assert worth("ready", 2) > worth("spent", 2)
    assert worth("ready", 12) == pytest.approx(worth("spent", 12))


def test_values_are_the_same_for_all_that_cannot_be_told_apart() -> None:
    """Evaluations look at nothing hidden: a sample has the value of the truth."""
    match, bot = q.Match("metamorphose", 3, 8), q.bot("random", seed=2)
    while match.result is None:
        sample = match.state.sample(0, QuickChance(len(match.entries)))
        assert sample.values() == match.state.values()
        match.play(bot.choose(match.observe()))


def test_an_open_decision_is_worth_its_best_end() -> None:
    match = q.Match("metamorphose", 2, 5)
    seat = match.to_act[0]
    match.play("take 1a")
    waiting = match.state.values()[seat]
    ends = []
    for words in match.legal():
        twin = match.copy()
        twin.play(words)
        ends.append(twin.state.values()[seat])
    assert waiting == pytest.approx(max(ends))


@pytest.mark.parametrize("shift", ["each", "together"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_an_end_would_bring_is_what_it_brings(seats: int, shift: str) -> None:
    """Ends are judged without being played; a slide is judged as if the shift were over with it."""
    match, bot = q.Match("metamorphose", seats, 3, {"shift": shift}), q.bot("random", seed=seats)
    judged: set[Json] = set()
    words = ""
    while match.result is None:
        seat = match.to_act[0]
        kind = match.state.prompt(seat)["kind"]
        if kind in ("place", "shift") and not words.startswith("take deck"):
            ends = [ended(match, end).state.values()[seat] for end in match.legal()]
            assert match.state.values()[seat] == max(ends)
            judged.add(kind)
        words = bot.choose(match.observe())
        match.play(words)
    assert judged == {"place", "shift"}


def ended(match: q.Match, words: str) -> q.Match:
    """The match after a move, with a shift finished."""
    twin = match.copy()
    twin.play(words)
    if "done" in twin.legal():
        twin.play("done")
    return twin


def test_greedy_wins_against_random() -> None:
    """Ten games and not one lost: the page says that random players lose every game to programs."""
    for seed in range(10):
        match = q.Match("metamorphose", 2, seed)
        bots = {seed % 2: q.bot("greedy", seed=seed), 1 - seed % 2: q.bot("random", seed=seed)}
        while match.result is None:
            seat = match.to_act[0]
            match.play(bots[seat].choose(match.observe(seat)))
        assert match.result.winners == [seed % 2]
        assert match.result.scores is not None
        assert max(match.result.scores) <= 98, "ME-R-25"
