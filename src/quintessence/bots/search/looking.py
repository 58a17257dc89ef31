"""The two ways of looking ahead: whole turns in one position, or trials of every move in many samples."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.bots.search.budget import Budget
from quintessence.bots.search.judge import Judge
from quintessence.bots.search.lines import NOBODY, SURE, Line, Looker
from quintessence.bots.search.ranking import Ranked, put_in_order
from quintessence.core.chance import Chance
from quintessence.core.contract import State
from quintessence.core.observation import Observation

WIDTHS: Final = (1, 2, 4, 7, 12, 20, 32, 50, 80)
"""The widths of the beam, one after the other while the budget lasts."""
REPLY_SHARE: Final = 3
"""A reply is looked for with a beam so many times narrower."""
FIRST_CUT: Final = 2
"""After so many trials of every move the worse half is dropped; then after twice as many, and so on."""
FEWEST: Final = 2
FEW: Final = 4
"""When so few moves are left, replies are looked at."""
MOST_TRIALS: Final = 400
MOST_MOVES: Final = 32
"""More moves than that are tried only if they look good at once."""
WORST: Final = -1.0


@final
class Manner:
    """How a game is searched: data of the game (`data/search.toml`)."""

    def __init__(self, hidden: bool, replies: int, width: int, reply_width: int, answers_by_values: bool) -> None:
        self.hidden = hidden
        """Trials in samples; else whole turns in the one position that there is."""
        self.replies = replies
        """The turns of others that are looked at."""
        self.width = width
        self.reply_width = reply_width
        """How wide turns are looked at in trials, 0: not at all; in one position the widths grow with the budget."""
        self.answers_by_values = answers_by_values
        """What a move asks is answered by the game's own `values`, not by the weights."""


def at_once(looker: Looker, start: Line, seat: i64, moves: vec[i64]) -> list[Ranked]:
    """Every move with what it is worth when it has been made, the best first."""
    ranked: list[Ranked] = []
    for move in moves:
        line = looker.judged(looker.settled(looker.after(start, seat, move)), seat)
        ranked.append(Ranked(move, line.value, line))
    put_in_order(ranked)
    return ranked


def whole_turns(
    looker: Looker, ranked: list[Ranked], start: Line, seat: i64, manner: Manner, spread: float
) -> list[Ranked]:
    """The moves by the best whole turns that begin with them, each after the best replies.

    The beam grows while the budget lasts; what is not finished does not count. Replies are looked for no further than
    needed to know the moves that are worth less than the best by `spread` at most; of the others it is only known that
    they are worth less than that.
    """
    for width in WIDTHS:
        lines = looker.turns(start, seat, width, width, SURE)
        reply_width = max(1, width // REPLY_SHARE)
        floor = WORST
        for line in lines:
            line.value = looker.replied(line, seat, manner.replies, reply_width, floor - spread)
            floor = max(floor, line.value)
        if looker.budget.is_over():
            break
        ranked = by_first_move(lines, ranked)
    return ranked


def by_first_move(lines: list[Line], others: list[Ranked]) -> list[Ranked]:
    """The first moves of the lines, each by its best line; then the other moves, which are worth less than those."""
    first: list[Ranked] = []
    seen: set[int] = set()
    for line in lines:
        first.append(Ranked(line.steps()[0].move, line.value, line))
    put_in_order(first)
    kept: list[Ranked] = []
    for one in first:
        if int(one.move) not in seen:
            seen.add(int(one.move))
            kept.append(one)
    return with_others(kept, [one for one in others if int(one.move) not in seen])


def with_others(best: list[Ranked], others: list[Ranked]) -> list[Ranked]:
    """The moves that were looked at closely, then the others, of which the best is worth what the last of those is."""
    if len(best) == 0 or len(others) == 0:
        return best + others
    put_in_order(others)
    drop = others[0].value - best[len(best) - 1].value
    return best + [Ranked(one.move, max(0.0, one.value - drop), one.line) for one in others]


@final
class Trial:
    """A move under trial: what it was worth so far, added up."""

    def __init__(self, ranked: Ranked) -> None:
        self.ranked = ranked
        self.total = 0.0
        self.count = 0


def trials(
    judge: Judge, budget: Budget, ranked: list[Ranked], observation: Observation, chance: Chance, manner: Manner
) -> list[Ranked]:
    """The moves by how they did in many samples: the turn played out, then the replies.

    The worse half drops out again and again. Replies are looked at only for the few that are left: they cost much.
    """
    under_way = [Trial(each) for each in ranked[:MOST_MOVES]]
    dropped = ranked[MOST_MOVES:]
    seat: i64 = observation.seat
    cut = FIRST_CUT
    replies = 0
    for count in range(1, MOST_TRIALS + 1):
        sample = observation.sample(chance)
        looker = Looker(judge, budget, chance.word())
        worths = [tried(looker, sample, seat, trial.ranked.move, manner, replies) for trial in under_way]
        if budget.is_over():
            break
        for trial, worth in zip(under_way, worths):
            trial.total += worth
            trial.count += 1
        if count == cut and len(under_way) > FEWEST:
            cut *= 2
            order = in_order(under_way)
            half = max(FEWEST, (len(order) + 1) // 2)
            under_way = order[:half]
            dropped = [told(trial) for trial in order[half:]] + dropped
        if replies < manner.replies and len(under_way) <= FEW:
            # What was found without replies counts until there is something better to go by.
            replies = manner.replies
            under_way = [Trial(told(trial)) for trial in under_way]
    return with_others([told(trial) for trial in in_order(under_way)], dropped)


def tried(looker: Looker, sample: State, seat: i64, move: i64, manner: Manner, replies: int) -> float:
    """What a move is worth in one sample after the rest of the turn and the replies."""
    line = looker.settled(looker.after(Line(sample, None, NOBODY, 0), seat, move))
    if manner.width > 0 and line.state.mover() == seat:
        ways = looker.turns(Line(line.state, None, NOBODY, 0), seat, manner.width, 1, SURE)
        if len(ways) > 0:
            line = ways[0]
    line.value = looker.judge.value(line.state, seat)
    return looker.replied(line, seat, replies, manner.reply_width, WORST)


def in_order(under_way: list[Trial]) -> list[Trial]:
    """The best first."""
    return sorted(under_way, key=average, reverse=True)


def average(trial: Trial) -> float:
    return trial.total / float(trial.count) if trial.count > 0 else trial.ranked.value


def told(trial: Trial) -> Ranked:
    return Ranked(trial.ranked.move, average(trial), trial.ranked.line)
