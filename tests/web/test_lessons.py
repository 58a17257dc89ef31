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


def fitting(legal: list[str], wanted: list[str]) -> list[str]:
    """The legal moves that are among the wanted ones, or begin as one with a star does."""
    exact = [goal for goal in wanted if not goal.endswith("*")]
    starts = [goal[:-1].rstrip() for goal in wanted if goal.endswith("*")]
    return [words for words in legal if words in exact or any(words.startswith(start) for start in starts)]


def solutions(step: dict[str, Any], led: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The moves that solve the step, each with those that lead to it (`through`)."""
    match = match_of(step)
    for words in led:
        match.play(words, step["seat"])
    legal = match.legal(step["seat"])
    solved = [(*led, words) for words in fitting(legal, step["goal"])]
    if not led:
        for words in fitting(legal, step.get("through", [])):
            solved += solutions(step, (words,))
    return solved


def test_each_lesson_has_five_to_eight_steps() -> None:
    assert set(LESSONS) == {"elem-master", "elementals", "elementary-evolution", "elixir", "metamorphose"}
    for name, lesson in LESSONS.items():
        assert lesson["game"] == name
        assert 5 <= len(lesson["steps"]) <= 8


@pytest.mark.parametrize("step", STEPS)
def test_every_expected_move_is_legal_for_the_learner(step: dict[str, Any]) -> None:
    assert step["seat"] in match_of(step).to_act
    assert len({words[-1] for words in solutions(step)}) >= len(step["goal"])


@pytest.mark.parametrize("step", STEPS)
def test_what_follows_the_expected_move_can_be_played(step: dict[str, Any]) -> None:
    for moves in solutions(step):
        match = match_of(step)
        for words in moves:
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
        elif kind == "place":
            assert rest in view["middle"]
        elif thing in ("pack", "book"):
            assert any(words[-1].startswith(("flip", "summon", "book")) for words in solutions(step))
        elif kind == "discard":
            assert rest in ("quick", "main")
        elif kind == "spot":
            assert view["market"][rest[0]]["abcd".index(rest[1])] is not None
        elif kind == "stack" or (kind == "card" and "market" in view):
            assert rest[:2] in view["players"][str(step["seat"])]["creatures"]
        elif kind in ("do", "slide", "verb"):
            named = rest.replace(":", " ")
            assert any(named in words for words in [*step["goal"], *step.get("through", [])]), thing
        elif kind == "card":
            own = view["players"][str(step["seat"])]
            assert rest in own["finds"] + own["spells"]
        elif kind in ("level", "seat", "answer"):
            legal = match_of(step).legal(step["seat"])
            assert any(words in (rest, f"pick {rest}", f"target {rest}") for words in legal)
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
    for words in solutions(step)[0]:
        match.play(words, step["seat"])
    assert match.result is not None
    assert match.result.winners == [step["seat"]]
