"""The sentences of the contract that hold at every position: who is to act, what they may do, how it ends."""

from quintessence.core.result import Result
from quintessence.testing.play import Moment

MOST_MOVES = 1000
LARGEST_MOVE = 2**62 - 1


def check(moment: Moment) -> None:
    check_seats(moment)
    check_moves(moment)
    check_window(moment)
    check_ending(moment)


def check_seats(moment: Moment) -> None:
    state, seats = moment.state, moment.play.setting.seats
    asked = state.to_act()
    if asked != sorted(set(asked)) or any(not 0 <= seat < seats for seat in asked):
        raise moment.fault("seats-unsorted", asked=asked)
    if state.mover() != (asked[0] if asked else -1):
        raise moment.fault("wrong-mover", mover=state.mover(), asked=asked)
    awaited = state.awaited()
    if awaited != sorted(set(awaited)) or not set(awaited) <= set(asked):
        raise moment.fault("wrong-awaited", awaited=awaited, asked=asked)
    if (not asked) != (state.result() is not None):
        raise moment.fault("acts-with-result", asked=asked, result=state.result())


def check_moves(moment: Moment) -> None:
    state = moment.state
    asked = state.to_act()
    for seat in range(moment.play.setting.seats):
        moves = list(state.legal_moves(seat))
        if (seat in asked) != bool(moves):
            raise moment.fault("moves-for-wrong-seat", asked=asked, seat=seat, moves=len(moves))
        if len(moves) > MOST_MOVES:
            raise moment.fault("too-many-moves", seat=seat, moves=len(moves), most=MOST_MOVES)
        if len(set(moves)) != len(moves):
            twice = next(move for move in moves if moves.count(move) > 1)
            raise moment.fault("move-twice", seat=seat, words=moment.words(twice))
        if moves and not 0 <= min(moves) <= max(moves) <= LARGEST_MOVE:
            raise moment.fault("not-packed", seat=seat, moves=f"{min(moves)}, {max(moves)}")


def check_window(moment: Moment) -> None:
    """A window asks one seat now, which may let it pass, and names each seat once."""
    window = moment.state.window()
    if window is None:
        return
    if sorted(window) != ["about", "kind", "pass", "seats", "turn"]:
        raise moment.fault("window-keys", keys=sorted(window))
    seats, asked = window["seats"], moment.state.to_act()
    if not isinstance(seats, list) or seats[:1] != asked or len({*map(str, seats)}) < len(seats):
        raise moment.fault("window-asks-others", seats=seats, asked=asked)
    words = [moment.words(move) for move in moment.state.legal_moves(asked[0])]
    if window["pass"] not in words:
        raise moment.fault("window-pass-not-legal", words=window["pass"])


def check_ending(moment: Moment) -> None:
    """The last event of a finished game, and no other, is `game-over`; it tells the result."""
    result = moment.state.result()
    over = [place for place, event in enumerate(moment.events) if event.kind == "game-over"]
    if result is None:
        if over:
            raise moment.fault("over-without-result")
        return
    check_result(moment, result, moment.play.setting.seats)
    if over != [len(moment.events) - 1]:
        kinds = [event.kind for event in moment.events]
        raise moment.fault("over-not-last", kinds=kinds)
    for viewer in moment.play.viewers:
        cut = moment.events[-1].cut(viewer) or {}
        told = {key: cut.get(key) for key in ("winners", "ranking", "reason")}
        known = {key: value for key, value in result.to_json().items() if key in told}
        moment.same(known, told, "result-told-differs", viewer=viewer)


def check_result(moment: Moment, result: Result, seats: int) -> None:
    ranked = [seat for group in result.ranking for seat in group]
    if sorted(ranked) != list(range(seats)) or not all(result.ranking):
        raise moment.fault("ranking-incomplete", ranking=result.ranking)
    if not set(result.winners) <= set(result.ranking[0]) or len(set(result.winners)) < len(result.winners):
        raise moment.fault("winners-not-first", winners=result.winners, ranking=result.ranking)
    if not result.reason:
        raise moment.fault("result-without-reason")
    if result.scores is not None and len(result.scores) != seats:
        raise moment.fault("scores-incomplete", scores=result.scores)
