"""How lasting effects begin, are used up and end (EX-LAST-1)."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.event import Log

from ..board import Board, is_counted
from ..cards import words
from .lasting import Lasting
from .telling import tell_ended
from .zones import LAID, first_place


def next_number(board: Board) -> i64:
    """The number of a new lasting effect: one above the highest in use, also on the stack."""
    highest: i64 = 0
    for effect in board.lasting:
        highest = max(highest, effect.number)
    for frame in board.stack:
        for trigger in frame.triggers_here():
            highest = max(highest, trigger)
    return highest + 1


def has_room(board: Board, effects: i64) -> bool:
    """Whether so many more effects may last."""
    return len(board.lasting) + effects <= words.LARGEST_NUMBER


def begin_lasting(board: Board, kind: i64, on: i64, by: i64, card: i64, until: i64) -> Lasting:
    """A new lasting effect, to be filled in before anything else happens."""
    effect = Lasting(next_number(board), kind, on, by, card, until, board.turn)
    board.lasting.append(effect)
    return effect


def end_lasting(board: Board, place: i64, log: Log | None) -> None:
    effect = board.lasting.pop(place)
    tell_ended(board, log, effect)


def use_lasting(board: Board, place: i64, log: Log | None) -> None:
    """Counts one use, if uses are counted; the last one ends the effect (EX-LAST-5)."""
    effect = board.lasting[place]
    if not is_counted(effect):
        return
    if effect.uses <= 1:
        end_lasting(board, place, log)
    else:
        board.lasting[place] = effect.used()


def use_oldest(board: Board, seat: i64, status: i64, log: Log | None) -> bool:
    """Uses the oldest status of that kind on a seat; False if it has none."""
    for place in range(len(board.lasting)):
        effect = board.lasting[place]
        if effect.on == seat and effect.status == status:
            use_lasting(board, place, log)
            return True
    return False


def use_all(board: Board, seat: i64, status: i64, level: i64, log: Log | None) -> None:
    """Uses every status of that kind on a seat that concerns spells of this level."""
    for effect in board.lasting[:]:
        if effect.on == seat and effect.status == status and effect.level >> level & 1 == 1:
            use_lasting(board, board.lasting_at(effect.number), log)


def ends_at_start(board: Board, effect: Lasting) -> bool:
    """Whether an effect ends when the turn in progress starts (EX-LAST-2)."""
    if effect.until == words.YOUR_TURN:
        return effect.by == board.active
    return effect.until == words.THEIR_TURN and effect.on == board.active


def ends_at_end(board: Board, effect: Lasting) -> bool:
    """Whether an effect ends when the turn in progress ends (EX-LAST-2, EX-LAST-3)."""
    if effect.until == words.TURN_ENDS:
        return True
    if effect.since >= board.turn:
        return False
    if effect.until == words.YOUR_TURN_END:
        return effect.by == board.active
    return effect.until == words.THEIR_TURN_END and effect.on == board.active


def end_laid_effects(board: Board, owner: i64, card: i64, log: Log | None) -> None:
    """Ends what lasted as long as a spell lay before its owner, once no copy of it lies there (EX-LAST-4)."""
    if first_place(board.zones[LAID + owner], card) >= 0:
        return
    numbers = vec[i64](
        [e.number for e in board.lasting if e.until == words.WHILE_LAID and e.by == owner and e.card == card]
    )
    for number in numbers:
        end_lasting(board, board.lasting_at(number), log)


def dispel(board: Board, seats: i64, kinds: i64, log: Log | None) -> i64:
    """Ends the lasting effects of some kinds on some seats, but none that is laid; how many (EX-VERB-18)."""
    place: i64 = 0
    ended: i64 = 0
    while place < len(board.lasting):
        effect = board.lasting[place]
        if effect.until != words.WHILE_LAID and kinds >> effect.kind & 1 == 1 and seats >> effect.on & 1 == 1:
            end_lasting(board, place, log)
            ended += 1
        else:
            place += 1
    return ended


def forfeit_to_buy(board: Board, seat: i64, card: i64) -> i64:
    """The number of the oldest forfeit of a card that a seat can buy out of, or 0 (EX-FORF-7, EX-FORF-8)."""
    finds = len(board.finds_of(seat))
    for effect in board.lasting:
        if effect.kind == words.FORFEIT and effect.on == seat and effect.card == card:
            if effect.by != seat and effect.n <= finds:
                return effect.number
    return 0
