"""Wins that are certain: where few moves are left, every turn and every reply to it is looked at.

Only for two seats in an open position: a win is certain if no reply and no draw can prevent it.
"""

from typing import Final, final

from mypy_extensions import i64

from quintessence.bots.search.lines import NOBODY, Line, Looker, is_known
from quintessence.bots.search.ranking import Ranked
from quintessence.core.chance import Chance
from quintessence.core.contract import State
from quintessence.core.observation import Observation

FEW_MOVES: Final = 24
"""With more moves than that the turns are too many to look at all of them."""
MOST_POSITIONS: Final[i64] = 20_000
TURNS: Final = 2
"""Own turns, this one among them, within which a win is looked for."""


def may_be_solved(observation: Observation, start: Line, chance: Chance) -> bool:
    """Whether there are two seats, few moves, and nothing hidden from this seat: then all samples are the same."""
    if observation.setting.seats != 2 or len(observation.moves) > FEW_MOVES:
        return False
    return observation.sample(chance).key() == start.state.key()


def with_win(ranked: list[Ranked], win: Line) -> list[Ranked]:
    """The moves with the one that surely wins before all others."""
    first = win.steps()[0].move
    return [Ranked(first, 1.0, win, True)] + [one for one in ranked if one.move != first]


@final
class Solver:
    """Looks for a win of `seat` that nothing can prevent. It gives up when it has looked at too much."""

    def __init__(self, looker: Looker, seat: i64) -> None:
        self._looker = looker
        self._seat = seat
        self._left = MOST_POSITIONS

    def certain_win(self, start: Line) -> Line | None:
        """The turn with which the seat surely wins, now or in its next turns; the soonest win first."""
        for turns in range(1, TURNS + 1):
            found = self.win_within(start.state, turns)
            if found is not None:
                return found
        return None

    def win_within(self, state: State, turns: int) -> Line | None:
        """A turn that wins at once, or after which every reply leaves a win within the turns that remain."""
        ends = self.turn_ends(state, self._seat)
        if ends is None:
            return None
        for end in ends:
            if self.has_won(end.state):
                return end
        if turns > 1:
            for end in ends:
                if end.state.result() is None and self.withstands(end.state, turns - 1):
                    return end
        return None

    def withstands(self, state: State, turns: int) -> bool:
        """Whether every turn of the other seat leaves the win."""
        mover = state.mover()
        replies = None if mover == self._seat else self.turn_ends(state, mover)
        if replies is None:
            return False
        for reply in replies:
            if reply.state.result() is not None:
                if not self.has_won(reply.state):
                    return False
            elif self.win_within(reply.state, turns) is None:
                return False
        return True

    def has_won(self, state: State) -> bool:
        result = state.result()
        return result is not None and result.winners == [int(self._seat)]

    def turn_ends(self, state: State, seat: i64) -> list[Line] | None:
        """Every position in which a turn of `seat` can end; None if they are too many or depend on a draw."""
        ends: list[Line] = []
        seen: set[int] = set()
        open_lines = [Line(state, None, NOBODY, 0)]
        while len(open_lines) > 0:
            line = open_lines.pop()
            for move in line.state.legal_moves(seat):
                after = self._looker.after(line, seat, move)
                self._left -= 1
                if self._left < 0 or self._looker.has_drawn:
                    return None
                if is_known(after.state, seen):
                    continue
                if after.state.mover() == seat:
                    open_lines.append(after)
                else:
                    ends.append(after)
        return ends
