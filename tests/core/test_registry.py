"""Which games and bots there are."""

import tomllib
from importlib import import_module
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import quintessence as q
from quintessence.core import registry
from quintessence.core.bot import Bot
from quintessence.core.observation import Observation
from tests.core.pebbles import PEBBLES

ROOT = Path(__file__).parents[2]


class First(Bot):
    """Plays the first legal move, or the last."""

    def __init__(self, last: bool = False) -> None:
        self.name = "first"
        self.last = last

    def choose(self, observation: Observation) -> str:
        return observation.legal[-1 if self.last else 0]


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._bots, "first", First)


def entry_points(monkeypatch: pytest.MonkeyPatch, group: str, name: str, value: str) -> None:
    """As if another package had been installed that brings this."""
    found = EntryPoints([EntryPoint(name, value, group)])
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: found.select(group=group))


def test_our_own_table_says_the_same_as_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"][registry.GAMES] == dict(registry.OUR_GAMES)
    assert project["entry-points"][registry.BOTS] == dict(registry.OUR_BOTS)


def test_every_game_of_ours_loads_and_has_its_slug() -> None:
    for slug in registry.OUR_GAMES:
        assert registry.find_game(slug).slug == slug
        assert q.games()[slug] is registry.find_game(slug)


def test_the_function_games_is_not_hidden_by_the_package_of_that_name() -> None:
    for slug, place in registry.OUR_GAMES.items():
        import_module(place.partition(":")[0])
        assert slug in q.games()


def test_the_function_bots_lists_them_and_is_not_hidden_by_the_package_of_that_name() -> None:
    for name, place in registry.OUR_BOTS.items():
        import_module(place.partition(":")[0])
        assert q.bots()[name] is registry.find_bot(name)
    assert list(q.bots()) == registry.bot_names()


def test_every_bot_of_ours_is_made_without_settings_and_has_its_name() -> None:
    for name in registry.OUR_BOTS:
        if name != "lines":
            assert q.bot(name).name == name


def test_a_bot_that_is_a_program_wants_its_command() -> None:
    with pytest.raises(q.BadSetting) as refused:
        q.bot("lines")
    assert "lines" in refused.value.message("fr")
    assert registry.find_bot("cmd:true") is registry.find_bot("lines")


def test_a_game_made_at_run_time_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry._games, PEBBLES.slug)
    with pytest.raises(q.UnknownGame):
        q.Match("toy-pebbles")
    q.register(PEBBLES)
    assert q.Match("toy-pebbles").game is PEBBLES
    assert "toy-pebbles" in q.games()


def test_a_game_of_another_package_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    entry_points(monkeypatch, registry.GAMES, "other", "tests.core.pebbles:PEBBLES")
    # What is found is kept: set and deleted here, it is forgotten again when the test is over.
    monkeypatch.setitem(registry._games, "other", PEBBLES)
    monkeypatch.delitem(registry._games, "other")
    assert "other" in registry.game_names()
    assert registry.find_game("other") is PEBBLES


@pytest.mark.parametrize("value", ["tests.core.nowhere:GAME", "tests.core.pebbles:GAME", "tests.core.pebbles:MOST"])
def test_a_package_that_brings_no_game_is_named_in_a_sentence(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    entry_points(monkeypatch, registry.GAMES, "broken", value)
    with pytest.raises(q.UnknownGame) as caught:
        registry.find_game("broken")
    assert caught.value.key == "not-a-game"
    assert value in str(caught.value)


@pytest.mark.parametrize("value", ["tests.core.nowhere:Bot", "tests.core.pebbles:Bot", "tests.core.pebbles:PEBBLES"])
def test_a_package_that_brings_no_bot_is_named_in_a_sentence(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    entry_points(monkeypatch, registry.BOTS, "broken", value)
    with pytest.raises(q.UnknownBot) as caught:
        registry.find_bot("broken")
    assert caught.value.key == "not-a-bot"
    assert value in str(caught.value)


def test_an_unknown_name_gets_the_known_ones_and_the_nearest() -> None:
    with pytest.raises(q.UnknownGame) as caught:
        q.Match("toy-peebles")
    assert caught.value.details["nearest"] == "toy-pebbles"
    assert "toy-bids" in caught.value.message("fr")
    with pytest.raises(q.UnknownBot) as unknown:
        q.bot("zzz")
    assert "greedy" in str(unknown.value)
    assert unknown.value.details["nearest"] == "none"


@pytest.mark.usefixtures("first")
def test_a_bot_is_made_by_name_with_its_settings() -> None:
    match = q.Match.from_position("toy-pebbles", {"heap": 7, "turn": 0}, seed=1)
    assert q.bot("first").choose(match.observe()) == "peek"
    assert q.bot("first", last=True).choose(match.observe()) == "take 3"


@pytest.mark.usefixtures("first")
def test_a_setting_that_a_bot_has_not_is_refused_in_a_sentence() -> None:
    with pytest.raises(q.BadSetting, match="level=3"):
        q.bot("first", level=3)


def test_a_bot_made_at_run_time_is_registered(first: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry._bots, "first")
    q.register_bot("first", First)
    assert isinstance(q.bot("first"), First)
    assert "first" in registry.bot_names()


@pytest.mark.parametrize("thing", [None, "toy-pebbles", First, object()])
def test_what_is_no_game_is_not_registered(thing: object) -> None:
    with pytest.raises(q.BadCall) as refused:
        q.register(thing)
    assert refused.value.key == "no-game-object"
    assert "Game" in refused.value.message("fr")


@pytest.mark.parametrize("thing", [None, "greedy", First(), PEBBLES, int])
def test_what_is_no_bot_is_not_registered(thing: object) -> None:
    with pytest.raises(q.BadCall) as refused:
        q.register_bot("new", thing)
    assert refused.value.key == "no-bot-class"
    assert "new" not in registry.bot_names()


def test_a_slug_is_taken_from_another_game_only_when_that_is_asked_for() -> None:
    other = type(PEBBLES)()
    with pytest.raises(q.BadCall) as refused:
        q.register(other)
    assert refused.value.key == "name-taken"
    assert "toy-pebbles" in refused.value.message("fr")
    assert registry.find_game("toy-pebbles") is PEBBLES
    q.register(PEBBLES)
    q.register(other, replace=True)
    assert registry.find_game("toy-pebbles") is other


def test_a_name_is_taken_from_another_bot_only_when_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    greedy = registry.find_bot("greedy")
    with pytest.raises(q.BadCall) as refused:
        q.register_bot("greedy", First)
    assert refused.value.key == "name-taken"
    assert registry.find_bot("greedy") is greedy
    q.register_bot("greedy", greedy)
    monkeypatch.setitem(registry._bots, "greedy", greedy)
    q.register_bot("greedy", First, replace=True)
    assert isinstance(q.bot("greedy"), First)


def test_ours_keep_their_names_even_before_they_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.find_bot("random")
    monkeypatch.delitem(registry._bots, "random")
    with pytest.raises(q.BadCall):
        q.register_bot("random", First)
