"""Bots by a name with settings behind it, as they are typed: `greedy:1`, `search:level=3:seconds=0.5`."""

import pytest

import quintessence as q
from quintessence.core import registry
from quintessence.core.observation import Observation


class Odd(q.Bot):
    """Its name has a colon; it tells its settings. It draws nothing."""

    def __init__(self, level: int = 3) -> None:
        self.name = "odd"
        self.level = level

    def choose(self, observation: Observation) -> str:
        return observation.legal[0]


class Lucky(q.Bot):
    """Takes a seed, and keeps it."""

    def __init__(self, seed: q.Json = None) -> None:
        self.name = "lucky"
        self.seed = seed

    def choose(self, observation: Observation) -> str:
        return observation.legal[0]


@pytest.fixture
def _strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._bots, "club:odd", Odd)
    monkeypatch.setitem(registry._bots, "lucky", Lucky)


@pytest.mark.parametrize(
    ("text", "name", "settings"),
    [
        ("greedy", "greedy", {}),
        ("greedy:1", "greedy", {"level": 1}),
        ("search:level=3:seconds=0.5", "search", {"level": 3, "seconds": 0.5}),
        ("search:4:simulations=200", "search", {"level": 4, "simulations": 200}),
        ("search:weights=build/New.json", "search", {"weights": "build/New.json"}),
        ("search:weights=a=b.json", "search", {"weights": "a=b.json"}),
    ],
)
def test_settings_stand_behind_the_name(text: str, name: str, settings: q.JsonObject) -> None:
    assert registry.with_settings(text) == (name, settings)


@pytest.mark.parametrize("text", ["cmd:python3 my_bot.py", "cmd:sh bot.sh level=3:1", "cmd:bot:1"])
def test_the_command_of_a_program_is_left_as_it_is(text: str) -> None:
    assert registry.with_settings(text) == (text, {})


@pytest.mark.parametrize("text", ["club:odd", "club:odd:1", "greedy:", "greedy:٣", "greedy:12345678901", ":"])
def test_what_is_neither_a_number_nor_a_setting_belongs_to_the_name(text: str) -> None:
    assert registry.with_settings(text) == (text, {})


@pytest.mark.usefixtures("_strangers")
def test_a_bot_whose_name_has_a_colon_is_found() -> None:
    assert isinstance(registry.named_bot("club:odd", 1), Odd)


def test_whole_numbers_stay_whole_and_others_do_not() -> None:
    _, settings = registry.with_settings("search:level=3:seconds=2.0")
    assert [type(value) for value in settings.values()] == [int, float]


@pytest.mark.parametrize("text", ["greedy:1", "search:level=3:seconds=0.5", "reflex:2", "random"])
def test_a_named_bot_is_the_bot_of_that_name(text: str) -> None:
    assert registry.named_bot(text, "7/0").name == text.partition(":")[0]


@pytest.mark.usefixtures("_strangers")
def test_a_bot_draws_from_the_seed_of_its_seat_unless_another_was_asked_for() -> None:
    given, asked = registry.named_bot("lucky", "7/0"), registry.named_bot("lucky:seed=3", "7/0")
    assert isinstance(given, Lucky)
    assert isinstance(asked, Lucky)
    assert (given.seed, asked.seed) == ("7/0", 3)


@pytest.mark.parametrize("text", ["greedy:levle=1", "search:level=high", "search:=3", "random:2", "search:seconds=x"])
def test_a_setting_that_a_bot_has_not_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(q.BadSetting) as refused:
        registry.named_bot(text, 1)
    for language in ("en", "fr"):
        assert text.partition(":")[0] in refused.value.message(language)


@pytest.mark.parametrize("text", ["greedy:9", "search:0", "search:seconds=0", "search:simulations=0"])
def test_a_setting_that_is_out_of_bounds_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(q.Mistake) as refused:
        registry.named_bot(text, 1)
    assert refused.value.message("en") != refused.value.message("fr")


def test_a_match_between_named_bots_is_played_with_their_settings() -> None:
    match = q.play("elem-master", ["search:1", "greedy:1"], seed=7, limit=8)
    assert len(match.entries) == 8
