"""Ways to play on: from a position to the end of a turn, and through the replies to it."""

from typing import Final, final

from mypy_extensions import i64

from quintessence.bots.search.budget import Budget
from quintessence.bots.search.judge import Judge
from quintessence.core.chance import QuickChance
from quintessence.core.contract import State

LONGEST_TURN: Final[i64] = 24
"""Decisions; a turn that is longer is judged where it is."""
LONGEST_ANSWER: Final[i64] = 12
"""Decisions that one move may bring with it before it is judged as it stands."""
NOBODY: Final[i64] = -1
SURE: Final = 2.0
"""More than any chance."""


@final
class Line:
    """A position that a search has reached, by which move, from where."""

    def __init__(self, state: State, before: "Line | None", seat: i64, move: i64) -> None:
        self.state = state
        self.before = before
        self.seat = seat
        self.move = move
        self.value = 0.0
        """What it is worth to the seat that searches."""

    def steps(self) -> list["Line"]:
        """The lines that lead here, the first move first; without the start, which no move led to."""
        found: list[Line] = []
        line: Line | None = self
        while line is not None and line.before is not None:
            found.append(line)
            line = line.before
        found.reverse()
        return found


@final
class Looker:
    """Looks ahead with one judge, one budget and one luck: all lines of a search draw the same cards."""

    def __init__(self, judge: Judge, budget: Budget, luck: i64) -> None:
        self.judge = judge
        self.budget = budget
        self.luck = luck
        self._chance = QuickChance(luck)
        self.has_drawn = False
        """Something was drawn: what follows depends on luck."""

    def after(self, before: Line, seat: i64, move: i64) -> Line:
        """The line that goes on with a move."""
        state = before.state.copy()
        state.apply(seat, move, self._chance, None)
        if self._chance.drawn > 0:
            # Every move meets the same luck: none looks better for it.
            self._chance = QuickChance(self.luck)
            self.has_drawn = True
        return Line(state, before, seat, move)

    def settled(self, line: Line) -> Line:
        """The line with the answers to what it asks, each the best for the seat that gives it."""
        answers: i64 = 0
        while answers < LONGEST_ANSWER and not line.state.is_settled() and not self.budget.is_over():
            seat = line.state.mover()
            if seat < 0:
                break
            line = self.best_answer(line, seat)
            answers += 1
        return line

    def best_answer(self, line: Line, seat: i64) -> Line:
        """The line after the move of `seat` that is best for it at once."""
        moves = line.state.legal_moves(seat)
        best = self.after(line, seat, moves[0])
        if len(moves) == 1:
            return best
        highest = self.judge.worth_of_answer(best.state, seat)
        self.budget.spend()
        for place in range(1, len(moves)):
            other = self.after(line, seat, moves[place])
            worth = self.judge.worth_of_answer(other.state, seat)
            self.budget.spend()
            if worth > highest:
                best, highest = other, worth
        return best

    def judged(self, line: Line, seat: i64) -> Line:
        """The line with what it is worth to `seat`."""
        line.value = self.judge.value(line.state, seat)
        self.budget.spend()
        return line

    def turns(self, start: Line, seat: i64, width: int, keep: int, enough: float) -> list[Line]:
        """The best ways for `seat` to finish its turn, the best first: a beam of `width` lines, `keep` of them told.

        It stops at the first line that is worth more than `enough`. Fewer, or none, if the budget is spent.
        """
        finished: list[Line] = []
        beam = [start]
        seen: set[int] = set()
        decisions: i64 = 0
        while len(beam) > 0:
            longer: list[Line] = []
            for line in beam:
                for move in line.state.legal_moves(seat):
                    if self.budget.is_over():
                        return finished
                    child = self.after(line, seat, move)
                    if width > 1 and is_known(child.state, seen):
                        continue
                    child = self.judged(self.settled(child), seat)
                    if decisions >= LONGEST_TURN or is_turn_over(child.state, seat):
                        insert(finished, child, keep)
                        if child.value > enough:
                            return finished
                    else:
                        insert(longer, child, width)
            beam = longer
            decisions += 1
        return finished

    def replied(self, line: Line, seat: i64, replies: int, width: int, floor: float) -> float:
        """What a line is worth to `seat` after the best turns of the others, each looking for its own good.

        With two sides it stops when the reply already leaves less than `floor`.
        """
        position = line
        side_of = self.judge.side_of
        for _ in range(replies):
            mover = position.state.mover()
            if mover < 0 or mover == seat:
                break
            enough = 1.0 - floor if self.judge.sides == 2 and side_of[mover] != side_of[seat] else SURE
            ways = self.turns(Line(position.state, None, NOBODY, 0), mover, width, 1, enough)
            if len(ways) == 0:
                break
            position = ways[0]
        if position is line:
            return line.value
        return self.judge.value(position.state, seat)


def is_known(state: State, seen: set[int]) -> bool:
    """Whether a position was seen before; from now on it was. In a narrow beam two ways to one position are rare."""
    key = int(state.key())
    if key in seen:
        return True
    seen.add(key)
    return False


def is_turn_over(state: State, seat: i64) -> bool:
    """Whether `seat` has nothing more to decide for now."""
    mover = state.mover()
    return mover != seat and (mover < 0 or len(state.legal_moves(seat)) == 0)


def insert(lines: list[Line], line: Line, most: int) -> None:
    """Puts a line in its place among the best; of equals the first stays first."""
    place = len(lines)
    if place >= most and lines[place - 1].value >= line.value:
        return
    while place > 0 and lines[place - 1].value < line.value:
        place -= 1
    lines.insert(place, line)
    if len(lines) > most:
        lines.pop()
