"""The bot that reacts at a human pace."""

import pytest

from quintessence import Match, bot
from quintessence.bots.failure import BotFailed
from quintessence.bots.reflex import (
    LEVELS,
    PEOPLE,
    ReflexBot,
    Reflexes,
    drawn_form,
    exponential,
    normal,
    play_races,
    reflexes_of,
)
from quintessence.core import contract
from quintessence.core.chance import QuickChance
from quintessence.core.registry import find_game
from quintessence.core.timed import TimedState
from quintessence.core.types import JsonObject

IS_COMPILED = not contract.__file__.endswith(".py")
GAMES = 2000 if IS_COMPILED else 60

MATCHING: JsonObject = {
    "turn": 1,
    "packs": [["eee"], ["eff"]],
    "piles": [[], ["fwa"]],
    "middle": ["fwe"],
    "race": {},
}
TIRELESS = Reflexes([300.0, *[0.0] * 7])
"""Sees everything at once and never errs: for tests only."""


def position(**changed: object) -> TimedState:
    game = find_game("elementals")
    state = game.from_json({**MATCHING, **changed}, game.setting(2), QuickChance(1))  # type: ignore[dict-item]
    assert isinstance(state, TimedState)
    return state


def answers(state: TimedState, reflexes: Reflexes, count: int) -> list[str]:
    chance, stimulus = QuickChance(5), state.stimulus()
    grammar = find_game("elementals").grammar(state.setting)
    return [grammar.words(reflexes.answer(state, stimulus, 1.0, chance)) for _ in range(count)]


def times(words: list[str]) -> list[int]:
    return [int(line.rsplit(" ", 1)[1]) for line in words if line != "pass"]


def wins(better: Reflexes, worse: Reflexes, games: int, seats: int = 2) -> float:
    """The share of games that one player of `better` wins against the others, its seat changing."""
    game = find_game("elementals")
    setting, won = game.setting(seats), 0.0
    for number in range(games):
        chance = QuickChance(number)
        state = game.setup(setting, chance)
        assert isinstance(state, TimedState)
        place = number % seats
        play_races(state, [better if seat == place else worse for seat in range(seats)], chance)
        result = state.result()
        assert result is not None
        won += (place in result.winners) / len(result.winners)
    return won / games


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_each_level_wins_65_to_80_of_100_games_against_the_one_below(level: int) -> None:
    share = wins(reflexes_of(LEVELS[level - 1]), reflexes_of(LEVELS[level - 2]), GAMES)
    assert 0.65 <= share <= 0.80 if IS_COMPILED else share > 0.5


def test_on_a_first_evening_one_wins_about_half_of_the_games_against_the_first_level() -> None:
    share = wins(reflexes_of(1.5), reflexes_of(LEVELS[0]), 2 * GAMES)
    assert 0.4 <= share <= 0.6 if IS_COMPILED else 0.3 <= share <= 0.7


def test_equal_players_win_equally_often_at_a_full_table() -> None:
    games = 3 * GAMES
    share = wins(reflexes_of(5), reflexes_of(5), games, seats=6)
    assert abs(share - 1 / 6) < 4 * (5 / 36 / games) ** 0.5


def test_no_level_reacts_faster_on_average_than_people_to_a_flash() -> None:
    for strength in range(1, 10):
        reacted = times(answers(position(), reflexes_of(strength), 2000))
        mean = sum(reacted) / len(reacted)
        assert mean > 230
        expected = PEOPLE[strength - 1][0] + PEOPLE[strength - 1][2]
        assert abs(mean - expected) < 0.1 * expected


def test_every_answer_has_a_time_between_floor_and_window() -> None:
    for words in answers(position(), reflexes_of(1), 3000):
        assert words == "pass" or 100 <= int(words.split()[-1]) <= 3000
    assert "pass" in answers(position(), reflexes_of(1), 300)


def test_a_mad_creature_calls_for_the_book_sooner_than_a_match_is_seen() -> None:
    mad = answers(position(piles=[[], ["mad-1"]]), reflexes_of(5), 2000)
    assert 0.9 < sum(words.startswith("book") for words in mad) / len(mad) < 0.99
    assert any(words.startswith("slap") for words in mad)
    gained = sum(times(answers(position(), reflexes_of(5), 2000))) / 2000
    assert sum(times(mad)) / len(times(mad)) < gained


def test_near_misses_mislead_now_and_then_and_doubles_hardly_ever() -> None:
    near = answers(position(piles=[[], ["fff"]]), reflexes_of(1), 4000)
    nothing = answers(position(piles=[[], ["double-1"]]), reflexes_of(1), 4000)
    misled, fooled = (sum(words != "pass" for words in given) for given in (near, nothing))
    assert 0 < fooled < misled < 400


def test_more_cards_in_the_middle_take_longer() -> None:
    one = times(answers(position(), reflexes_of(5), 2000))
    four = times(answers(position(middle=["fwe", "eaa", "aee", "wef"]), reflexes_of(5), 2000))
    assert sum(four) / len(four) > sum(one) / len(one) + 100


def test_reflexes_between_two_people_lie_between_them() -> None:
    assert reflexes_of(5.5).mean == (reflexes_of(5).mean + reflexes_of(6).mean) / 2
    assert reflexes_of(0).mean == reflexes_of(1).mean
    assert reflexes_of(12).mean == PEOPLE[-1][0]


def test_draws_have_the_shape_that_they_should() -> None:
    chance = QuickChance(3)
    normals = [normal(chance) for _ in range(20_000)]
    tails = [exponential(chance) for _ in range(20_000)]
    forms = [drawn_form(chance) for _ in range(20_000)]
    assert abs(sum(normals) / len(normals)) < 0.03
    assert abs(sum(n * n for n in normals) / len(normals) - 1) < 0.05
    assert abs(sum(tails) / len(tails) - 1) < 0.03
    assert min(tails) > 0
    assert 0.99 < sum(forms) / len(forms) < 1.02


@pytest.mark.interpreted
def test_the_same_seeds_play_the_same_game_and_other_seeds_another() -> None:
    def played(seed: int) -> list[str]:
        match = Match("elementals", seats=3, seed=4)
        bots = [ReflexBot(seed=seed + seat, level=4) for seat in range(3)]
        while match.result is None and len(match.entries) < 150:
            for seat, observation in [(seat, match.observe(seat)) for seat in match.to_act]:
                match.play(bots[seat].choose(observation), seat)
        return [str(entry.words) for entry in match.entries]

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_a_new_game_brings_a_new_form() -> None:
    """The same race is answered at another pace when another game has begun."""
    player = ReflexBot(seed=1, level=5)
    paces = set()
    for _ in range(5):
        match = Match.from_position("elementals", {"turn": 1, "packs": [["eee"], ["fwa"]], "middle": ["fwe"]})
        player.choose(match.observe(1))
        paces.add(player._form)
        match.play("flip", 1)
        player.choose(match.observe(0))
        paces.add(player._form)
    assert len(paces) == 5


def test_a_tireless_player_beats_a_quick_one() -> None:
    assert wins(TIRELESS, reflexes_of(9), 40) > 0.9


@pytest.mark.parametrize("level", [0, 6, -3])
def test_a_level_that_does_not_exist_is_refused(level: int) -> None:
    with pytest.raises(BotFailed) as refused:
        bot("reflex", level=level)
    assert "5" in refused.value.message("fr")


def test_games_without_races_are_refused_in_a_sentence() -> None:
    with pytest.raises(BotFailed) as refused:
        bot("reflex").choose(Match("elem-master", seed=1).observe())
    for language in ("en", "fr"):
        assert "elem-master" in refused.value.message(language)
