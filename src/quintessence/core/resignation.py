"""Giving up a game: the rules of it are the same in every game."""

from quintessence.core.result import Result
from quintessence.core.types import Seat

RESIGNED = "resigned"


def result_of_resignations(sides: list[list[Seat]], resigned: list[Seat]) -> Result | None:
    """How the game ends now that these seats have resigned, in that order; None if it goes on.

    With two sides one resignation decides. With more the game goes on until one side is left.
    """
    if not resigned:
        return None
    if len(sides) == 2:
        losers = sides[0] if resigned[0] in sides[0] else sides[1]
        winners = sides[1] if losers is sides[0] else sides[0]
        return Result(list(winners), [list(winners), list(losers)], RESIGNED)
    left = [side for side in sides if not all(seat in resigned for seat in side)]
    if len(left) > 1:
        return None
    staying = [seat for seat in left[0] if seat not in resigned]
    return Result(staying, [staying, *[[seat] for seat in reversed(resigned)]], RESIGNED)


def with_resigned_last(result: Result, resigned: list[Seat]) -> Result:
    """The result of a game that was played on: who resigned ranks last, the earliest lowest."""
    if not resigned:
        return result
    groups = [[seat for seat in group if seat not in resigned] for group in result.ranking]
    staying = [group for group in groups if group]
    winners = [seat for seat in result.winners if seat not in resigned]
    if result.winners and not winners:
        winners = list(staying[0])
    ranking = staying + [[seat] for seat in reversed(resigned)]
    return Result(winners, ranking, result.reason, result.scores)
