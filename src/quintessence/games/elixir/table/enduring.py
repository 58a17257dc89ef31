"""How lasting effects begin, are used up and end (EX-LAST-1)."""

from mypy_extensions import i64

from quintessence.core.event import Log

from ..board import Board
from ..cards import words
from . import telling, zones
from .lasting import UNCOUNTED, Lasting


def has_room(board: Board, effects: i64) -> bool:
    return len(board.lasting) + effects <= words.LARGEST_NUMBER


def begin_lasting(board: Board, kind: i64, on: i64, by: i64, card: i64, until: i64) -> Lasting:
    """A new lasting effect, to be filled in at once; its number is above all in use, also on the stack."""
    highest: i64 = 0
    for other in board.lasting:
        highest = max(highest, other.number)
    for frame in board.stack:
        for trigger in frame.triggers_here():
            highest = max(highest, trigger)
    effect = Lasting(highest + 1, kind, on, by, card, until, board.turn)
    board.lasting.append(effect)
    return effect


def end_lasting(board: Board, effect: Lasting, log: Log | None) -> None:
    board.lasting.pop(board.lasting_at(effect.number))
    telling.tell_ended(board, log, effect)


def use_lasting(board: Board, effect: Lasting, log: Log | None) -> None:
    """Counts one use, if uses are counted; the last one ends the effect (EX-LAST-5)."""
    if effect.uses == UNCOUNTED:
        return
    if effect.uses <= 1:
        end_lasting(board, effect, log)
    else:
        board.lasting[board.lasting_at(effect.number)] = effect.used()


def use_oldest(board: Board, seat: i64, status: i64, log: Log | None) -> bool:
    """Uses the oldest status of that kind on a seat; False if it has none."""
    for effect in board.lasting:
        if effect.on == seat and effect.status == status:
            use_lasting(board, effect, log)
            return True
    return False


def use_all(board: Board, seat: i64, status: i64, level: i64, log: Log | None) -> None:
    """Uses every status of that kind on a seat that concerns spells of this level."""
    for effect in board.lasting[:]:
        if effect.on == seat and effect.status == status and effect.level >> level & 1 == 1:
            use_lasting(board, effect, log)


def ends_now(board: Board, effect: Lasting, at_start: bool) -> bool:
    """Whether an effect ends when the turn in progress starts, or when it ends (EX-LAST-2, EX-LAST-3)."""
    until = effect.until
    if until == words.TURN_ENDS:
        return not at_start
    is_theirs = until == words.THEIR_TURN or until == words.THEIR_TURN_END
    if board.active != (effect.on if is_theirs else effect.by):
        return False
    if at_start:
        return until == words.YOUR_TURN or until == words.THEIR_TURN
    return effect.since < board.turn and (until == words.YOUR_TURN_END or until == words.THEIR_TURN_END)


def end_laid_effects(board: Board, owner: i64, card: i64, log: Log | None) -> None:
    """Ends what lasted as long as a spell lay before its owner, once no copy of it lies there (EX-LAST-4)."""
    if zones.first_place(board.laid_of(owner), card) >= 0:
        return
    for effect in board.lasting[:]:
        if effect.until == words.WHILE_LAID and effect.by == owner and effect.card == card:
            end_lasting(board, effect, log)


def dispel(board: Board, seats: i64, kinds: i64, log: Log | None) -> i64:
    """Ends the lasting effects of some kinds on some seats, but none that is laid; how many (EX-VERB-18)."""
    before = len(board.lasting)
    for effect in board.lasting[:]:
        if effect.until != words.WHILE_LAID and kinds >> effect.kind & 1 == 1 and seats >> effect.on & 1 == 1:
            end_lasting(board, effect, log)
    return before - len(board.lasting)


def forfeits_to_buy(board: Board, seat: i64) -> list[Lasting]:
    """The forfeits that a seat can buy out of, the oldest first (EX-FORF-7, EX-FORF-8)."""
    finds = len(board.finds_of(seat))
    forfeits = [effect for effect in board.lasting if effect.kind == words.FORFEIT and effect.on == seat]
    return [forfeit for forfeit in forfeits if forfeit.by != seat and forfeit.n <= finds]
