"""Whole games between bots in one call."""

import pytest

import quintessence as q
from quintessence.core.bot import Bot
from quintessence.core.observation import Observation


class Eager(Bot):
    """Plays the last legal move, or words of its own."""

    def __init__(self, says: str | None = None) -> None:
        self.name = "eager"
        self.says = says
        self.asked: list[int] = []

    def choose(self, observation: Observation) -> str:
        self.asked.append(observation.seat)
        return observation.legal[-1] if self.says is None else self.says


def test_bots_play_a_game_to_its_end() -> None:
    match = q.play("elementals", ["random", "greedy"], seed=3)
    assert match.result is not None
    assert match.setting.seats == 2


def test_the_same_names_and_seed_play_the_same_game() -> None:
    one, other = (q.play("metamorphose", ["random", "random"], seed=5, limit=40) for _ in range(2))
    assert one == other
    assert one != q.play("metamorphose", ["random", "random"], seed=6, limit=40)


def test_a_bot_of_ones_own_plays_the_seats_that_it_is_given() -> None:
    eager = Eager()
    match = q.play("toy-pebbles", [eager, "random"], seats=3, seed=1)
    assert match.result is not None
    assert set(eager.asked) <= {0, 2}
    assert eager.asked


def test_options_seats_and_the_limit_are_kept() -> None:
    match = q.play("elem-master", ["random"], seats=4, seed=2, options={"events": True}, limit=5)
    assert (match.setting.seats, match.setting.word("events"), len(match.entries)) == (4, "on", 5)


def test_a_move_that_a_bot_may_not_make_is_refused_with_its_rule() -> None:
    with pytest.raises(q.Refused, match="fly"):
        q.play("elem-master", ["random", Eager("fly")], seed=1)


@pytest.mark.parametrize(
    ("bots", "key"), [([], "no-bots"), ("greedy", "no-bots"), (["random", "random", "random"], "bots-without-seats")]
)
def test_bots_that_cannot_be_seated_are_refused_in_a_sentence(bots: list[str] | str, key: str) -> None:
    with pytest.raises(q.BadCall) as refused:
        q.play("elementals", bots, seats=2)
    assert refused.value.key == key
    assert refused.value.message("en") != refused.value.message("fr")


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(q.UnknownBot, match="gredy"):
        q.play("elementals", ["gredy", "random"])
