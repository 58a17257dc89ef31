"""A copy shares nothing that can change, and what a position hands out cannot be used to change it."""

from quintessence.core.contract import State
from quintessence.core.types import JsonObject
from quintessence.testing.difference import scrub
from quintessence.testing.play import Moment, play_on, whole

PLIES = 12
"""How far the copies go their own way: long enough to touch every part of a position."""


def check(moment: Moment) -> None:
    check_questions(moment)
    check_copy(moment)
    check_samples(moment)
    check_answers(moment)


def check_questions(moment: Moment) -> None:
    """Asking changes nothing."""
    game, state = moment.play.game, moment.state
    before = whole(state)
    for seat in state.to_act():
        move = game.canonical(state, seat, game.idle(state, seat))
        game.explain(state, seat, moment.words(move))
    unchanged(moment, before, state, "changed-by-questions")
    for seat in state.to_act():
        for legal in state.legal_moves(seat):
            scrub(state.preview(seat, legal))
    unchanged(moment, before, state, "changed-by-previews")


def check_copy(moment: Moment) -> None:
    before = whole(moment.state)
    twin = moment.state.copy()
    unchanged(moment, before, twin, "copy-differs")
    other = twin.copy()
    made = play_on(twin, moment.chance("draws"), moment.chance("pilot"), PLIES)
    unchanged(moment, before, moment.state, "changed-by-copy")
    unchanged(moment, before, other, "changed-by-original")
    reached = whole(twin)
    chance = moment.chance("draws")
    for seat, move in made:
        other.apply(seat, move, chance)
    unchanged(moment, reached, twin, "changed-by-copy")
    unchanged(moment, reached, other, "copies-differ")
    unchanged(moment, before, moment.state, "changed-by-copy")


def check_samples(moment: Moment) -> None:
    before = whole(moment.state)
    for viewer in moment.play.viewers:
        sample = moment.state.sample(viewer, moment.chance("sample"))
        unchanged(moment, before, moment.state, "changed-by-sampling")
        play_on(sample, moment.chance("draws"), moment.chance("pilot"), PLIES)
        unchanged(moment, before, moment.state, "changed-by-sample")


def check_answers(moment: Moment) -> None:
    """Lists and objects that were handed out are the caller's; a `Result` is a value that nobody changes."""
    state = moment.state
    before = whole(state)
    for viewer in moment.play.viewers:
        scrub(state.view(viewer))
    scrub(state.to_json())
    state.to_act().clear()
    state.awaited().clear()
    state.values().clear()
    for seat in range(moment.play.setting.seats):
        moves = state.legal_moves(seat)
        for place in range(len(moves)):
            moves[place] = 0
    unchanged(moment, before, state, "changed-by-answers")


def unchanged(moment: Moment, before: JsonObject, state: State, key: str) -> None:
    moment.same(before, whole(state), key)
