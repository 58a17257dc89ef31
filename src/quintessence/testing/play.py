"""Random games, and the moments of them that the other files check."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from traceback import extract_tb

from quintessence.core.chance import Chance, QuickChance, SeedChance, derived_chance
from quintessence.core.contract import Game, State
from quintessence.core.errors import Mistake
from quintessence.core.event import Event, Log
from quintessence.core.grammar import Grammar
from quintessence.core.messages import Messages, messages_of
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject, Language, Seat
from quintessence.core.verify import Check
from quintessence.testing.difference import difference
from quintessence.testing.facts import Case, Facts

Move = int


class Fault(Mistake, AssertionError):
    """A game does not keep the contract: the sentence says where and how, `play` is the game that shows it.

    A detail that is itself a mistake is told in the reader's language; of others, `details` has the text or number.
    """

    def __init__(
        self,
        key: str,
        game: Game | None = None,
        case: Case | None = None,
        play: "Play | None" = None,
        /,
        **details: object,
    ) -> None:
        super().__init__(key, {name: told if isinstance(told, int) else str(told) for name, told in details.items()})
        self.causes = {name: told for name, told in details.items() if isinstance(told, Mistake | Check)}
        self.place = "in-play" if play else "in-case" if case else "in-game" if game else ""
        self.play = play
        if game is not None:
            self.details["game"] = game.slug
        if case is not None:
            self.details["case_seats"], self.details["case_options"] = case.seats, case.written_options()

    def sentences(self, language: Language) -> Messages:
        return messages_of("quintessence.testing", language)

    def message(self, language: Language = "en") -> str:
        messages = self.sentences(language)
        details = self.details | {name: cause.message(language) for name, cause in self.causes.items()}
        return " ".join(messages.text(key, details) for key in (self.place, self.key) if key)


@dataclass
class Play:
    """One random game: what it was made of, and what has been played so far."""

    game: Game
    facts: Facts
    case: Case
    seed: int
    setting: Setting
    grammar: Grammar
    share: float = 1.0
    """The share of positions at which each costly check looks."""
    moves: list[tuple[Seat, Move]] = field(default_factory=list)

    @property
    def viewers(self) -> list[Seat | None]:
        """All seats, and the spectator."""
        return [*range(self.setting.seats), None]

    def conserved(self, state: State) -> object:
        """A count of all cards or tokens; None where the facts have none."""
        count = self.facts.conserved
        return None if count is None else count(state.to_json(), self.setting)

    def chance(self, *purpose: str | int) -> QuickChance:
        """A stream of random numbers for one purpose of this game, always the same."""
        return derived_chance(self.seed, self.game.slug, str(self.case), *purpose)

    def fault(self, key: str, ply: int | None = None, /, **details: object) -> Fault:
        """The exception that says what is wrong, and how to come there again."""
        at = {"seed": str(self.seed), "ply": str(len(self.moves) if ply is None else ply)}
        return Fault(key, self.game, self.case, self, **at, **details)

    def same(self, one: object, other: object, key: str, ply: int | None = None, /, **details: object) -> None:
        """Raises a fault that also says where the two differ, unless they are equal."""
        if one != other:
            raise self.fault(key, ply, **difference(one, other), **details)


@dataclass
class Moment:
    """One position of a random game, and what was told of the move that led to it."""

    play: Play
    state: State
    events: list[Event]
    started: object
    """What `conserved` counted at the start."""

    def chance(self, *purpose: str | int) -> QuickChance:
        """A stream of random numbers for one purpose at this moment, always the same."""
        return self.play.chance(len(self.play.moves), *purpose)

    def fault(self, key: str, **details: object) -> Fault:
        return self.play.fault(key, **details)

    def same(self, one: object, other: object, key: str, **details: object) -> None:
        self.play.same(one, other, key, **details)

    def words(self, move: Move) -> str:
        return self.play.grammar.words(move)


def fault_of(error: Exception, where: Callable[..., Fault]) -> Fault:
    """A `Fault` as it is; any other error as a fault of the game there, with the line of code that raised it."""
    if isinstance(error, Fault):
        return error
    raised = extract_tb(error.__traceback__)[-1]
    file, kind = Path(raised.filename).name, type(error).__name__
    if isinstance(error, NotImplementedError) and file == "contract.py":
        return where("not-written", method=raised.name)
    line = {"method": raised.name, "file": file, "line": str(raised.lineno)}
    if isinstance(error, Mistake):
        return where("mistaken", cause=error, kind=kind, **line)
    return where("crashed", problem=f"{kind}: {error}" if str(error) else kind, **line)


def begin(game: Game, facts: Facts, case: Case, seed: int, share: float = 1.0) -> Play:
    """A random game that has not begun."""
    setting = game.setting(case.seats, dict(case.options))
    return Play(game, facts, case, seed, setting, game.grammar(setting), share)


def moments(play: Play, choices: Iterable[int] | None = None) -> Iterator[Moment]:
    """Plays at random and stops at each position, the last one included.

    The position is the living one: look, copy, do not touch. What the game draws is what a `Match` with this
    seed draws. `choices` take the place of random numbers, two for each move; the game stops where they run
    out. A game that is not over after as many moves as the longest may have is a fault.
    """
    chance = SeedChance(play.seed)
    numbers = iter(play.chance("pilot").word, -1) if choices is None else iter(choices)
    state = play.game.setup(play.setting, chance)
    moment = Moment(play, state, [], play.conserved(state))
    yield moment
    while state.result() is None:
        if len(play.moves) >= play.facts.longest:
            raise play.fault("never-over")
        which_seat, which_move = next(numbers, None), next(numbers, None)
        if which_seat is None or which_move is None:
            return
        seat, move = chosen_move(moment, which_seat, which_move)
        log = Log()
        state.apply(seat, move, chance, log)
        play.moves.append((seat, move))
        moment.events = log.events
        yield moment


def chosen_move(moment: Moment, which_seat: int, which_move: int) -> tuple[Seat, Move]:
    """A move of one of the seats to act, chosen by two numbers of any size."""
    seats = moment.state.to_act()
    if not seats:
        raise moment.fault("nobody-to-act")
    seat = seats[which_seat % len(seats)]
    moves = moment.state.legal_moves(seat)
    if len(moves) == 0:
        raise moment.fault("no-move", seat=seat)
    return seat, moves[which_move % len(moves)]


def played(play: Play) -> Play:
    """The same game, played to its end."""
    for _ in moments(play):
        pass
    return play


def play_on(state: State, chance: Chance, pilot: Chance, plies: int) -> list[tuple[Seat, Move]]:
    """Plays at most so many random moves on a position that the caller owns; the moves that were made."""
    made: list[tuple[Seat, Move]] = []
    while len(made) < plies and state.result() is None:
        seats = state.to_act()
        seat = seats[pilot.below(len(seats))]
        moves = state.legal_moves(seat)
        move = moves[pilot.below(len(moves))]
        state.apply(seat, move, chance)
        made.append((seat, move))
    return made


def face(state: State, seat: Seat | None) -> JsonObject:
    """Everything by which a seat could tell one position from another: view, moves, publicly awaited seats, window."""
    moves = [] if seat is None else list(state.legal_moves(seat))
    view, window = state.view(seat), state.window()
    return {"view": view, "legal": [*moves], "awaited": [*state.awaited()], "window": window}


def whole(state: State) -> JsonObject:
    """All that can be asked of a position without changing it."""
    seats = range(state.setting.seats)
    result = state.result()
    return {
        "position": state.to_json(),
        "to act": [*state.to_act()],
        "faces": [face(state, seat) for seat in [*seats, None]],
        "result": None if result is None else result.to_json(),
        "values": [*state.values()],
    }
