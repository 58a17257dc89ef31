"""`quintessence simulate`."""

import json

import pytest

import quintessence as q
from quintessence.cli.intervals import wilson
from quintessence.cli.simulate import different_seatings
from quintessence.cli.tally import Tally
from quintessence.core import registry
from tests.cli.session import run, said, seat_name

SHORT = ["--option", "round-limit=2"]


def simulate(*arguments: str) -> dict[str, object]:
    outcome = run("simulate", "elem-master", *SHORT, "--json", *arguments)
    assert outcome.code == 0, outcome
    assert len(outcome.lines) == 1
    told: dict[str, object] = json.loads(outcome.out)
    return told


@pytest.mark.interpreted
def test_the_report_counts_every_game_once() -> None:
    told = simulate("--games", "6", "--bots", "greedy,random", "--seed", "3")
    assert told["games"] == 6
    by_bot, by_seat, draws, reasons = told["by_bot"], told["by_seat"], told["draws"], told["reasons"]
    assert isinstance(by_bot, list)
    assert isinstance(by_seat, list)
    assert isinstance(draws, dict)
    assert isinstance(reasons, dict)
    assert [row["played"] for row in by_bot] == [6, 6]
    assert sum(row["won"] for row in by_bot) + draws["count"] == 6
    assert sum(row["won"] for row in by_seat) + draws["count"] == 6
    assert sum(reasons.values()) == 6
    for row in [*by_bot, *by_seat, draws]:
        low, high = row["interval"]
        assert 0 <= low <= row["rate"] <= high <= 1


def test_the_same_seed_plays_the_same_games() -> None:
    timed = ("seconds", "moves_per_second")
    first, again, other = (
        {key: value for key, value in simulate("--games", "4", "--seed", seed).items() if key not in timed}
        for seed in ("5", "5", "6")
    )
    assert first == again
    assert first != other


def test_a_bot_plays_on_the_level_behind_its_colon() -> None:
    told = simulate("--games", "2", "--bots", "greedy:1,Greedy:3", "--seed", "1")
    by_bot = told["by_bot"]
    assert isinstance(by_bot, list)
    assert [row["bot"] for row in by_bot] == ["greedy:1", "greedy:3"]


@pytest.mark.interpreted
def test_the_settings_of_a_bot_stand_behind_its_name() -> None:
    names = ["search:level=3:seconds=0.5:simulations=20", "search:1"]
    told = simulate("--games", "2", "--bots", ",".join(names), "--seed", "1")
    by_bot = told["by_bot"]
    assert isinstance(by_bot, list)
    assert [row["bot"] for row in by_bot] == names


def test_games_of_equal_bots_are_not_the_same_game_again_and_again() -> None:
    told = simulate("--games", "6", "--bots", "random", "--seed", "1")
    length = told["length"]
    assert isinstance(length, dict)
    assert length["least"] < length["most"]


def test_bots_sit_in_every_seat() -> None:
    assert different_seatings(["a", "b"], 2) == [["a", "b"], ["b", "a"]]
    assert different_seatings(["a", "b"], 4) == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]
    assert len(different_seatings(["a", "b", "c", "c"], 4)) == 4
    assert different_seatings(["a"], 4) == [["a"] * 4]
    assert different_seatings(["a", "a"], 2) == [["a", "a"]]


def test_three_bots_take_the_next_larger_table() -> None:
    told = simulate("--games", "1", "--bots", "random,random,random")
    assert told["seats"] == 4


def test_people_read_a_table() -> None:
    outcome = run("simulate", "elem-master", *SHORT, "--games", "2", "--bots", "greedy,random", "--seed", "3")
    assert outcome.code == 0
    assert outcome.err == ""
    assert outcome.lines[0] == said("report-title", game="Elem Master", games=2, seats=2, seed="3")
    titles = [said(key) for key in ("report-by-bot", "report-by-seat", "report-otherwise")]
    assert [line for line in outcome.lines if line in titles] == titles
    rows = [line.split("  ")[1] for line in outcome.lines if line.startswith("  ")]
    assert rows == ["greedy", "random", seat_name(0), seat_name(1), said("report-draws")]
    assert outcome.says("report-reason", reason=said("reason-round-limit", of="elem-master"))
    assert outcome.says("report-speed")


def test_people_read_a_french_table() -> None:
    outcome = run("simulate", "elem-master", *SHORT, "--games", "1", "--seed", "3", "--lang", "fr")
    assert outcome.lines[0] == said("report-title", "fr", game="Elem Master", games=1, seats=2, seed="3")
    assert said("report-by-bot", "fr") in outcome.lines
    assert any(line.startswith(f"  {seat_name(0, language='fr')} ") for line in outcome.lines)
    assert outcome.says("report-speed", "fr")


def test_every_bot_plays_each_deal_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int, str]] = []

    class Watcher(q.Bot):
        """Notes where it sits and what lies on the table, then ends its turn."""

        def __init__(self) -> None:
            self.name = "watcher"

        def choose(self, observation: q.Observation) -> str:
            seen.append((type(self).__name__, observation.seat, json.dumps(observation.view["board"])))
            return "end"

    class Onlooker(Watcher):
        """The other player."""

    monkeypatch.setitem(registry._bots, "watcher", Watcher)
    monkeypatch.setitem(registry._bots, "onlooker", Onlooker)
    simulate("--games", "4", "--bots", "watcher,onlooker", "--option", "round-limit=1", "--seed", "2")
    games = [seen[place : place + 2] for place in range(0, len(seen), 2)]
    seatings = [sorted((seat, name) for name, seat, _ in game) for game in games]
    boards = [game[0][2] for game in games]
    assert seatings[0] == seatings[2] == [(0, "Watcher"), (1, "Onlooker")]
    assert seatings[1] == seatings[3] == [(0, "Onlooker"), (1, "Watcher")]
    assert boards[0] == boards[1] != boards[2] == boards[3]


def test_a_game_without_winners_is_a_draw_and_a_shared_one_is_not() -> None:
    game = q.games()["elem-master"]
    tally = Tally(game, game.setting(2), 1)
    tally.add(["a", "b"], q.Result([], [[0, 1]], "quiet-limit"), 10, 1.0)
    tally.add(["b", "a"], q.Result([0], [[0], [1]], "elimination"), 20, 1.0)
    tally.add(["a", "b"], q.Result([0, 1], [[0, 1]], "shared"), 30, 1.0)
    told = tally.to_json()
    assert told["draws"] == {"count": 1, "rate": 1 / 3, "interval": list(wilson(1, 3))}
    assert tally.won_by_bot == {"a": 1, "b": 2}
    assert tally.won_by_seat == {0: 2, 1: 1}
    assert told["moves"] == 60
    assert told["moves_per_second"] == 20
