"""How good a position is: the features pull the right way, and nothing hidden is looked at."""

from itertools import permutations

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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_ahead_before_the_first_move(seats: int) -> None:
    assert q.Match("metamorphose", seats, 1).state.values() == [0.0] * seats


def test_those_who_change_places_change_values() -> None:
    players: list[Json] = [
        {"points": 3, "creatures": {**STRONG, "c2": {"cards": ["crown-salamander"], "mana": {"5": "ready"}}}},
        {
            "points": 9,
            "creatures": {"c1": {"cards": ["laurel-unicorn", "dusk-moth"]}, "c4": {"cards": ["star-herald"]}},
        },
        {"points": 1, "creatures": {"c6": {"cards": ["desert-rhino"], "mana": {"3": "ready"}}}},
        {"points": 5},
    ]

    def values(order: tuple[int, ...]) -> list[float]:
        position: JsonObject = {"round": 5, "players": {str(seat): players[one] for seat, one in enumerate(order)}}
        return q.Match.from_position("metamorphose", position, 4, 1).state.values()

    usual = values((0, 1, 2, 3))
    assert len(set(usual)) == 4
    for order in permutations(range(4)):
        assert values(order) == pytest.approx([usual[one] for one in order])


def test_points_count() -> None:
    ahead: JsonObject = {"players": {"0": {"points": 10}, "1": {"points": 4}}}
    assert values_at(ahead)[0] > 0 > values_at(ahead)[1]


def test_a_ready_token_is_worth_more_than_a_spent_one_and_nothing_at_the_end() -> None:
    def worth(face: str, number: int) -> float:
        creature: JsonObject = {"c1": {"cards": ["lofty-wisp"], "mana": {"3": face}}}
        return values_at(with_creatures(creature, round=number, past=[]))[0]

    assert worth("ready", 2) > worth("spent", 2)
    assert worth("ready", 12) == pytest.approx(worth("spent", 12))


def test_one_card_short_of_a_token_is_worth_a_part_of_it() -> None:
    """ME-MANA-1 to ME-MANA-3; the lower cards show nothing of the colour of the giant."""
    lower: list[Json] = ["nebula-bull", "dusk-moth", "ink-snail", "star-herald"]

    def worth(size: int, **mana: str) -> float:
        tokens: JsonObject = {name[1:]: face for name, face in mana.items()}
        cards: list[Json] = ["midnight-giant", *lower[: size - 1]]
        return values_at(with_creatures({"c1": {"cards": cards, "mana": tokens}}))[0]

    nothing = worth(1)
    for size in (2, 3, 4, 5):
        assert worth(size, _3="spent", _5="spent") == nothing
    assert worth(3, _3="spent") == worth(5, _3="spent") == nothing
    assert nothing < worth(2) < worth(3, _3="ready") < worth(5, _3="spent", _5="ready")
    assert worth(2) < worth(4, _3="spent") < worth(5, _3="spent", _5="ready")
    assert worth(3, _3="ready") < worth(4, _3="ready") < worth(5, _3="ready", _5="ready")


LAST_ROUND: JsonObject = {
    "round": 12,
    "alpha": 1,
    "turn": 0,
    "past": ["purple-green", "orange-purple", "orange-green", "green-purple", "green-orange"],
    "contests": ["purple-orange"],
}


@pytest.mark.parametrize("zero_wins", ["no", "yes"])
@pytest.mark.parametrize("tie_bands", ["dense", "skip"])
@pytest.mark.parametrize(
    "tops",
    [
        ["midnight-giant", "eclipse-chimera", "nebula-bull", "moon-serpent"],
        ["moon-serpent", "midnight-giant", "comet-dragon", "eclipse-chimera"],
        ["noonday-giant", "forge-minotaur", "midnight-giant", "desert-rhino"],
        ["verdant-giant", "moon-serpent", "star-herald", "verdant-giant"],
    ],
)
def test_what_is_settled_is_worth_the_points_that_it_brings(tops: list[str], tie_bands: str, zero_wins: str) -> None:
    """Nothing can happen any more before the last contest, with its ties, powers, and strengths of 0."""
    options: JsonObject = {"tie-bands": tie_bands, "zero-wins": zero_wins}

    def at_the_end(players: JsonObject) -> q.Match:
        return q.Match.from_position("metamorphose", {**LAST_ROUND, "players": players}, 4, 1, options)

    creatures: list[JsonObject] = [{"c1": {"cards": [top]}} for top in tops]
    creatures[3] = {} if tops[3] == "verdant-giant" else creatures[3]
    before = at_the_end({str(s): {"summoned": True, "creatures": own} for s, own in enumerate(creatures)})
    values = before.state.values()
    before.play("end")
    assert before.result is not None
    assert before.result.scores is not None
    scores = {str(seat): points for seat, points in enumerate(before.result.scores)}
    after = at_the_end({seat: {"summoned": True, "points": points} for seat, points in scores.items()})
    assert values == pytest.approx(after.state.values())


@pytest.mark.parametrize("announce", ["first", "both", "none"])
def test_values_are_the_same_for_all_that_cannot_be_told_apart(announce: str) -> None:
    """Evaluations look at nothing hidden: a sample has the value of the truth."""
    match, bot = q.Match("metamorphose", 3, 8, {"announce": announce}), q.bot("random", seed=2)
    while match.result is None:
        sample = match.state.sample(0, QuickChance(len(match.entries)))
        assert sample.values() == match.state.values()
        match.play(bot.choose(match.observe()))


def lead_worth(number: int, top: str, open_seats: int) -> float:
    """The value of a lead in purple, which is in this contest and in no later one, with so many seats to summon."""
    contests: list[Json] = ["purple-orange", "orange-green"]
    past: list[Json] = ["purple-green", "orange-purple", "green-purple", "green-orange"]
    if number > 10:
        past.append(contests.pop())
    players: JsonObject = {
        str(seat): {"creatures": {"c1": {"cards": [card]}}, "summoned": seat >= open_seats, "moved": True}
        for seat, card in enumerate([top, "moon-serpent"])
    }
    return values_at({"round": number, "past": past, "contests": contests, "players": players})[0]


@pytest.mark.parametrize("number", [10, 12])
def test_a_lead_is_the_surer_the_fewer_can_still_change_it(number: int) -> None:
    """Once more before the card is turned; and when nobody can, the narrowest lead is as good as any."""
    wide, narrow = "midnight-giant", "shade-bear"
    before = [lead_worth(number - 1, wide, count) for count in (0, 1, 2)]
    after = [lead_worth(number, wide, count) for count in (0, 1, 2)]
    assert 0 < before[2] < before[1] < before[0]
    assert after[2] < after[1] < after[0]
    assert lead_worth(number, narrow, 0) == pytest.approx(after[0])
    assert all(lead_worth(number, narrow, count) < after[count] for count in (1, 2))
    for count in (0, 1, 2):
        assert lead_worth(number - 1, narrow, count) < before[count] < after[count]


@pytest.mark.parametrize("later", ["purple-orange", "orange-purple"])
def test_a_lead_counts_for_a_later_contest_that_holds_its_colour_in_one_place_only(later: str) -> None:
    past: list[Json] = ["purple-green", "green-purple", "green-orange"]
    past.append("orange-purple" if later == "purple-orange" else "purple-orange")
    wide, narrow = [
        values_at(
            {
                "round": 10,
                "past": past,
                "contests": ["orange-green", later],
                "players": {
                    str(seat): {"creatures": {"c1": {"cards": [card]}}, "summoned": True}
                    for seat, card in enumerate([top, "moon-serpent"])
                },
            }
        )[0]
        for top in ("midnight-giant", "shade-bear")
    ]
    assert wide > narrow


FIRST_DIFFERS = ("purple-green", "green-purple")
SECOND_DIFFERS = ("purple-green", "purple-orange")


@pytest.mark.parametrize(
    ("number", "announce", "contests", "at_once", "after_an_action"),
    [
        (3, "first", FIRST_DIFFERS, False, True),
        (3, "first", SECOND_DIFFERS, False, False),
        (3, "both", SECOND_DIFFERS, False, True),
        (3, "none", FIRST_DIFFERS, False, False),
        (4, "first", FIRST_DIFFERS, True, True),
        (4, "first", SECOND_DIFFERS, False, True),
        (4, "both", SECOND_DIFFERS, True, True),
        (4, "none", FIRST_DIFFERS, False, True),
    ],
)
def test_what_a_round_newly_shows_counts_once_somebody_has_acted(
    number: int, announce: str, contests: tuple[str, str], at_once: bool, after_an_action: bool
) -> None:
    """The seat whose `end` began the round could not know it (ME-RND-6, ME-RND-7, ME-SEE-3)."""

    def value(contest: str, has_acted: bool) -> float:
        creatures: JsonObject = {**STRONG, "c2": {"cards": ["desert-rhino"]}}
        players: JsonObject = {"0": {"creatures": creatures, "moved": has_acted}}
        position: JsonObject = {"round": number, "past": ["orange-green"], "contests": [contest], "players": players}
        return q.Match.from_position("metamorphose", position, 2, 1, {"announce": announce}).state.values()[0]

    for has_acted, is_known in ((False, at_once), (True, after_an_action)):
        values = {value(contest, has_acted) for contest in contests}
        assert (len(values) == 2) == is_known


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
