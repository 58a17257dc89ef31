"""Scenarios played move by move, without a table: for lessons and examples of rules."""

from typing import Final

from quintessence.core.errors import BadCall
from quintessence.core.match import Match
from quintessence.core.refusal import Refused
from quintessence.core.scenario import begin, checked, run_scenario
from quintessence.core.types import JsonObject, Seat
from quintessence.server.api.bodies_games import (
    ScenarioMoment,
    ScenarioPlayed,
    ScenarioPreviews,
    ScenarioRefusal,
    ScenarioReport,
)
from quintessence.server.words import Wrong, reason_of, texts_of

MOST_STEPS: Final = 300


def check_scenario(scenario: JsonObject) -> ScenarioReport:
    """Whether a scenario passes, and what fails."""
    report = run_scenario(scenario)
    return ScenarioReport(report.name, report.passed, [texts_of(failure) for failure in report.failures])


def play_scenario(scenario: JsonObject, viewer: Seat | None) -> ScenarioPlayed:
    """Every moment of the scenario up to the first refused step; a `Mistake` if it is not a scenario."""
    match, lines = begun(scenario)
    seat = viewer_of(match, lines, viewer)
    played = ScenarioPlayed(
        seats=match.setting.seats,
        options=match.setting.options,
        moments=[moment_of(match, None, seat, 0)],
        refused=None,
    )
    for step, line in lines:
        head, _, words = line.partition(" ")
        known = len(match.told(seat))
        try:
            match.play(words, int(head))
        except (Refused, BadCall) as trouble:
            played.refused = ScenarioRefusal(step, None, texts_of(trouble))
            if isinstance(trouble, Refused):
                played.refused.rule, played.refused.reason = trouble.rule, reason_of(trouble)
            break
        played.moments.append(moment_of(match, line, seat, known))
    return played


def preview_moves(scenario: JsonObject, viewer: Seat, words: list[str]) -> ScenarioPreviews:
    """What moves of the viewer would change after the steps of a scenario; `Refused` if one is not legal."""
    match, lines = begun(scenario)
    for _, line in lines:
        head, _, step = line.partition(" ")
        match.play(step, int(head))
    seat = viewer_of(match, lines, viewer)
    return ScenarioPreviews([match.preview(move, seat) for move in words])


def begun(scenario: JsonObject) -> tuple[Match, list[tuple[int, str]]]:
    """The match at the start of a scenario, and the lines of its steps; a `Mistake` if it is not a scenario."""
    told = checked(scenario)
    lines = lines_of(told)
    if len(lines) > MOST_STEPS:
        raise Wrong("scenario-long", most=MOST_STEPS)
    return begin(told), lines


def lines_of(scenario: JsonObject) -> list[tuple[int, str]]:
    """The moves, each with the number of its step from 1."""
    steps = scenario["steps"]
    assert isinstance(steps, list)
    return [
        (number, line)
        for number, step in enumerate(steps, 1)
        if isinstance(step, dict) and isinstance(line := step.get("do"), str)
    ]


def viewer_of(match: Match, lines: list[tuple[int, str]], viewer: Seat | None) -> Seat:
    """Whose view is shown: the given seat's, else that of the seat that moves first, else seat 0's."""
    seats = match.setting.seats
    chosen = viewer if viewer is not None else int(lines[0][1].partition(" ")[0]) if lines else 0
    if not 0 <= chosen < seats:
        raise Wrong("no-such-seat-here", last=seats - 1)
    return chosen


def moment_of(match: Match, line: str | None, viewer: Seat, known: int) -> ScenarioMoment:
    result = match.result
    return ScenarioMoment(
        do=line,
        events=match.told(viewer)[known:],
        view=match.view(viewer),
        to_act=match.to_act,
        legal={str(seat): match.legal(seat) for seat in range(match.setting.seats)},
        result=None if result is None else result.to_json(),
    )
