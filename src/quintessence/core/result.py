"""How a game ended."""

from typing import final

from quintessence.core.types import Json, JsonObject, Seat


@final
class Result:
    """Winners as the rulebook page names them (a draw has none), and the ranking of all seats.

    `ranking` lists groups of tied seats, the best first; every seat is in exactly one group.
    """

    def __init__(
        self, winners: list[Seat], ranking: list[list[Seat]], reason: str, scores: list[int] | None = None
    ) -> None:
        self.winners = winners
        self.ranking = ranking
        self.reason = reason
        self.scores = scores

    def place_of(self, seat: Seat) -> int:
        """The place of a seat, counted from 1; tied seats share the best place of their group."""
        better = 0
        for group in self.ranking:
            if seat in group:
                return better + 1
            better += len(group)
        raise ValueError(f"seat {seat} is not ranked")

    def values(self) -> list[float]:
        """What the ranking is worth to each seat: from 1 for the first group to -1 for the last, in equal steps.

        A game in which all are tied is worth 0.
        """
        steps = len(self.ranking) - 1
        values = [0.0] * sum([len(group) for group in self.ranking])
        for place, group in enumerate(self.ranking):
            for seat in group:
                values[seat] = 0.0 if steps == 0 else 1.0 - 2.0 * place / steps
        return values

    def value(self, seat: Seat) -> float:
        """The same for one seat; nothing is made for it."""
        steps = len(self.ranking) - 1
        for place, group in enumerate(self.ranking):
            if seat in group:
                return 0.0 if steps == 0 else 1.0 - 2.0 * place / steps
        raise ValueError(f"seat {seat} is not ranked")

    def to_json(self) -> JsonObject:
        ranking: list[Json] = [list(group) for group in self.ranking]
        told: JsonObject = {"winners": list(self.winners), "ranking": ranking, "reason": self.reason}
        if self.scores is not None:
            told["scores"] = list(self.scores)
        return told

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, ranking={self.ranking}, reason={self.reason!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((tuple(self.winners), self.reason))
