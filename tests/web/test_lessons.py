"""The lessons of the web client are data: every position can be read, every expected move can be played."""

import json
from pathlib import Path
from typing import Any

import pytest

import quintessence as q

LEARN = Path(__file__).resolve().parents[2] / "web" / "src" / "learn"
LESSONS: dict[str, Any] = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(LEARN.glob("*.json"))
}
STEPS = [
    pytest.param(step, id=f"{name}-{number}")
    for name, lesson in LESSONS.items()
    for number, step in enumerate(lesson["steps"], start=1)
]


def match_of(step: dict[str, Any]) -> q.Match:
    """The match of a step, played up to the moment at which the learner is asked."""
    scenario = step["scenario"]
    match = q.Match(
        scenario["game"],
        seats=scenario.get("seats"),
        seed=scenario.get("seed", 1),
        options=scenario.get("options"),
        start=scenario.get("position"),
    )
    for entry in scenario.get("steps", []):
        play(match, entry["do"])
    return match


def play(match: q.Match, line: str) -> None:
    seat, words = line.split(" ", 1)
    match.play(words, int(seat))


def solutions(match: q.Match, step: dict[str, Any]) -> list[str]:
    """The legal moves that solve the step."""
    legal = match.legal(step["seat"])
    exact = [goal for goal in step["goal"] if not goal.endswith("*")]
    starts = [goal[:-1].rstrip() for goal in step["goal"] if goal.endswith("*")]
    return [words for words in legal if words in exact or any(words.startswith(start) for start in starts)]


def test_the_two_first_games_have_five_to_eight_steps_each() -> None:
    assert set(LESSONS) == {"elem-master", "elementary-evolution"}
    for name, lesson in LESSONS.items():
        assert lesson["game"] == name
        assert 5 <= len(lesson["steps"]) <= 8


@pytest.mark.parametrize("step", STEPS)
def test_every_expected_move_is_legal_for_the_learner(step: dict[str, Any]) -> None:
    match = match_of(step)
    assert step["seat"] in match.to_act
    assert len(solutions(match, step)) >= len(step["goal"])


@pytest.mark.parametrize("step", STEPS)
def test_what_follows_the_expected_move_can_be_played(step: dict[str, Any]) -> None:
    for words in solutions(match_of(step), step):
        match = match_of(step)
        match.play(words, step["seat"])
        for line in step.get("then", []):
            play(match, line)


@pytest.mark.parametrize("step", STEPS)
def test_what_is_pointed_at_is_there(step: dict[str, Any]) -> None:
    view: dict[str, Any] = match_of(step).view(seat=step["seat"])
    for thing in step["point"]:
        kind, _, rest = thing.partition(":")
        if kind == "hand":
            assert rest in view["mages"][str(step["seat"])]["hand"]
        elif kind == "pile":
            seat, pile = rest.split(":")
            assert pile in view["mages"][seat]["piles"]
        elif kind == "token":
            assert view["tokens"][rest] == step["seat"]
        elif kind == "discard":
            assert rest in ("quick", "main")
        else:
            assert not rest, thing
            assert thing in step["goal"][0].split(), thing


@pytest.mark.parametrize("step", STEPS)
def test_every_text_is_in_french_and_in_english(step: dict[str, Any]) -> None:
    for key in ("title", "text", "done", "near"):
        if key in step:
            assert set(step[key]) == {"fr", "en"}
            assert all(text.strip() == text and text for text in step[key].values())


@pytest.mark.parametrize("name", sorted(LESSONS))
def test_the_last_step_of_a_lesson_wins_the_game(name: str) -> None:
    step = LESSONS[name]["steps"][-1]
    match = match_of(step)
    match.play(step["goal"][0], step["seat"])
    assert match.result is not None
    assert match.result.winners == [step["seat"]]
