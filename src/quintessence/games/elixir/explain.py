"""Why words are refused: every check in the order that the page fixes, apart from the generator in `legal`.

The order: the game is over; the seat is not asked; not a move of the kind asked for; the card is not there; in a
window, it does not fit; the limit of plays; the card cannot be played so; a status forbids it; it cannot be paid.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.packing import NO_MOVE
from quintessence.core.refusal import NOT_A_MOVE, NOT_NOW, NOT_YOURS, Refusal
from quintessence.games.elixir.board import Board, finds_of, has_status, spells_of
from quintessence.games.elixir.cards.words import (
    DRAFT,
    FORFEIT,
    INGREDIENT,
    MAGIC,
    MUNDANE,
    NO_CAST,
    NO_OBJECTS,
    NO_REACT,
    NO_TRANSACTIONS,
    OVER,
    TRANSACTION,
    VEILED,
)
from quintessence.games.elixir.frames import (
    PICK_WORDS,
    SETTLING,
    TARGET_STEP,
    CardFrame,
    EventFrame,
    Frame,
    PickFrame,
)
from quintessence.games.elixir.legal import seats_asked
from quintessence.games.elixir.moves import grammar_of
from quintessence.games.elixir.picking import offered
from quintessence.games.elixir.putting import choices_of, may_stop
from quintessence.games.elixir.questions import (
    AimFrame,
    ChooseFrame,
    CopyFrame,
    ForfeitFrame,
    NameFrame,
    PutFrame,
    VoteFrame,
)
from quintessence.games.elixir.setup import lacking
from quintessence.games.elixir.table.paying import can_cast, can_pay, pays
from quintessence.games.elixir.table.zones import BOOKS, without_card
from quintessence.games.elixir.windows import fits

UNKNOWN: Final = -1
"""The number of a word that is no card of the deck."""


def explain_words(board: Board, seat: int, words: str) -> Refusal | None:
    """None if the seat may play these words, else the first rule in the page's order."""
    if board.phase == OVER:
        return Refusal("EX-END-6", NOT_YOURS)
    if seat not in seats_asked(board):
        return Refusal("EX-ASK-1", NOT_YOURS)
    verb, _, argument = words.partition(" ")
    if words.count(" ") > 1 or (" " in words and argument == ""):
        return not_asked(board, words)
    if verb not in verbs_asked(board, argument != ""):
        return not_asked(board, words)
    if argument == "":
        return explain_waive(board, seat) if verb == "waive" else None
    if board.phase == DRAFT:
        return explain_pick(board, seat, words, argument)
    if not board.stack:
        return explain_main(board, seat, verb, argument)
    frame = board.stack[-1]
    if isinstance(frame, EventFrame):
        return explain_in_window(board, frame, seat, verb, argument)
    if isinstance(frame, CardFrame) and verb == "use":
        return explain_use(board, frame, seat, argument)
    if verb == "target":
        return explain_target(board, frame, words, argument)
    return explain_choice(board, frame, seat, words, argument)


def not_asked(board: Board, words: str) -> Refusal:
    """Not a move of the kind asked for, or no move at all (EX-ASK-2)."""
    is_move = grammar_of(board.deck, int(board.seats)).parse(words) != NO_MOVE
    return Refusal("EX-ASK-2", NOT_NOW if is_move else NOT_A_MOVE)


def not_there(rule: str, card: int) -> Refusal:
    return Refusal(rule, NOT_A_MOVE if card == UNKNOWN else NOT_NOW)


def number_of(board: Board, word: str) -> int:
    """The number of a card, UNKNOWN if the deck has none of that id."""
    number = board.deck.vocabulary.numbers.get(word, UNKNOWN)
    return number if number < board.deck.size else UNKNOWN


def verbs_asked(board: Board, with_argument: bool) -> tuple[str, ...]:
    """The first words of the kind of move that is asked for."""
    if board.phase == DRAFT:
        return ("pick",) if with_argument else ()
    if not board.stack:
        return ("cast", "play", "buyout") if with_argument else ("next",)
    frame = board.stack[-1]
    if isinstance(frame, EventFrame):
        return ("cast", "play") if with_argument else ("pass",)
    if isinstance(frame, CardFrame):
        if frame.step == TARGET_STEP:
            return ("target",) if with_argument else ()
        return ("use",) if with_argument else ("waive",)
    if isinstance(frame, PickFrame):
        if with_argument:
            return (PICK_WORDS[frame.word],)
        return ("done",) if frame.up_to else ()
    if isinstance(frame, PutFrame):
        if frame.step == SETTLING:
            return ("take",) if with_argument else ()
        if with_argument:
            return ("put",)
        return ("done",) if may_stop(frame) else ()
    if isinstance(frame, ForfeitFrame):
        return () if with_argument else ("perform", "pay")
    if not with_argument:
        return ()
    if isinstance(frame, VoteFrame):
        return ("vote",)
    if isinstance(frame, ChooseFrame):
        return ("choose",)
    return ("name",) if isinstance(frame, NameFrame) else ("target",)


def explain_pick(board: Board, seat: int, words: str, argument: str) -> Refusal | None:
    """EX-DRAFT-3 to EX-DRAFT-5"""
    if argument not in ("1", "2", "3", "4"):
        return not_asked(board, words)
    level = int(argument)
    if len(board.zones[BOOKS + level]) == 0:
        return Refusal("EX-DRAFT-3")
    left = [lower for lower in range(1, 5) if len(board.zones[BOOKS + lower]) > 0]
    fitting = [lower for lower in left if lower <= lacking(board, seat)]
    if fitting and level not in fitting:
        return Refusal("EX-DRAFT-4")
    if not fitting and level != left[0]:
        return Refusal("EX-DRAFT-5")
    return None


def explain_main(board: Board, seat: int, verb: str, argument: str) -> Refusal | None:
    """A move of one's own turn."""
    card = number_of(board, argument)
    if verb == "buyout":
        return explain_buyout(board, seat, card)
    if verb == "cast":
        if card not in spells_of(board, seat):
            return not_there("EX-CAST-2", card)
        return explain_limit(board) or explain_spell(board, seat, card)
    if card not in finds_of(board, seat):
        return not_there("EX-PLAY-2", card)
    return explain_limit(board) or explain_kind(board, card) or explain_find(board, seat, card)


def explain_limit(board: Board) -> Refusal | None:
    return Refusal("EX-LIM-2") if board.plays >= board.variant.plays_limit else None


def explain_kind(board: Board, find: int) -> Refusal | None:
    """Whether a find can be played as a move of one's own turn."""
    kind = board.deck.kinds[find]
    if kind == INGREDIENT:
        return Refusal("EX-PLAY-3")
    if kind == MUNDANE:
        return Refusal("EX-PLAY-4")
    if kind == MAGIC and not board.deck.effects[find]:
        return Refusal("EX-PLAY-5")
    return None if board.deck.on_turn[find] == 1 else Refusal("EX-SPEC-2")


def explain_find(board: Board, seat: int, find: int) -> Refusal | None:
    """EX-STAT-2, EX-STAT-3"""
    if board.deck.kinds[find] == TRANSACTION:
        return Refusal("EX-STAT-3") if has_status(board, seat, NO_TRANSACTIONS) else None
    return Refusal("EX-STAT-2") if has_status(board, seat, NO_OBJECTS) else None


def explain_spell(board: Board, seat: int, spell: int) -> Refusal | None:
    """EX-STAT-1, EX-CAST-3"""
    if has_status(board, seat, NO_CAST):
        return Refusal("EX-STAT-1")
    return None if can_cast(board, seat, spell) else Refusal("EX-CAST-3")


def explain_buyout(board: Board, seat: int, card: int) -> Refusal | None:
    """EX-FORF-7, EX-FORF-8"""
    forfeits = [e for e in board.lasting if e.kind == FORFEIT and e.on == seat and e.card == card]
    if not forfeits:
        return not_there("EX-FORF-7", card)
    finds = len(finds_of(board, seat))
    if any(forfeit.by != seat and forfeit.n <= finds for forfeit in forfeits):
        return None
    return Refusal("EX-FORF-8")


def explain_in_window(board: Board, event: EventFrame, seat: int, verb: str, argument: str) -> Refusal | None:
    """A special card that answers an event."""
    card = number_of(board, argument)
    is_spell = verb == "cast"
    if card not in (spells_of(board, seat) if is_spell else finds_of(board, seat)):
        return not_there("EX-CAST-2" if is_spell else "EX-PLAY-2", card)
    if not fits(board, event, seat, card):
        return Refusal("EX-SPEC-5")
    if has_status(board, seat, NO_REACT):
        return Refusal("EX-STAT-4")
    return explain_spell(board, seat, card) if is_spell else explain_find(board, seat, card)


def explain_use(board: Board, frame: CardFrame, seat: int, argument: str) -> Refusal | None:
    """EX-PAY-1, EX-PAY-2, EX-PAY-4"""
    find = number_of(board, argument)
    finds = finds_of(board, seat)
    if find not in finds:
        return not_there("EX-PAY-1", find)
    if not pays(board, seat, find, frame.slots[0]):
        return Refusal("EX-PAY-2")
    if can_pay(board, seat, frame.slots[1:], without_card(finds, find), frame.waive, True):
        return None
    return Refusal("EX-PAY-4")


def explain_waive(board: Board, seat: int) -> Refusal | None:
    """EX-PAY-6"""
    frame = board.stack[-1]
    assert isinstance(frame, CardFrame)
    has_paid = len(frame.paid) > 0
    if frame.waive > 0:
        if can_pay(board, seat, frame.slots[1:], finds_of(board, seat), frame.waive - 1, has_paid):
            return None
    return Refusal("EX-PAY-6")


def explain_target(board: Board, frame: Frame, words: str, argument: str) -> Refusal | None:
    """EX-TGT-2, EX-TGT-4, EX-STAT-8, EX-VERB-26"""
    if argument not in [str(seat) for seat in range(board.seats)]:
        return not_asked(board, words)
    target = int(argument)
    if isinstance(frame, AimFrame):
        if frame.among >> target & 1 == 0:
            return Refusal("EX-VERB-26")
        return explain_veil(board, frame.seat, target)
    assert isinstance(frame, CardFrame | CopyFrame)
    is_other = board.deck.targets[frame.card][len(frame.targets)] == 0
    if is_other and target == frame.by:
        return Refusal("EX-TGT-2")
    if target in frame.targets:
        return Refusal("EX-TGT-4")
    return explain_veil(board, frame.by, target)


def explain_veil(board: Board, seat: i64, target: int) -> Refusal | None:
    is_veiled = target != seat and has_status(board, target, VEILED)
    return Refusal("EX-STAT-8") if is_veiled else None


def explain_choice(board: Board, frame: Frame, seat: int, words: str, argument: str) -> Refusal | None:
    """A card, word or option must be among what is offered (EX-ASK-4)."""
    if isinstance(frame, VoteFrame):
        return None if argument in ("ok", "boo") else not_asked(board, words)
    if isinstance(frame, ChooseFrame):
        if not (argument.isascii() and argument.isdigit() and len(argument) < 3 and str(int(argument)) == argument):
            return not_asked(board, words)
        return None if frame.options >> int(argument) & 1 == 1 else Refusal("EX-ASK-4")
    if isinstance(frame, NameFrame):
        named = board.deck.vocabulary.numbers.get(argument, UNKNOWN)
        return None if named in board.deck.named(frame.group) else not_there("EX-ASK-4", named)
    card = number_of(board, argument)
    return None if card in cards_offered(board, frame, seat) else not_there("EX-ASK-4", card)


def cards_offered(board: Board, frame: Frame, seat: int) -> vec[i64]:
    """The cards among which a seat picks or puts."""
    if isinstance(frame, PickFrame):
        return offered(board, frame)
    assert isinstance(frame, PutFrame)
    return frame.stall if frame.step == SETTLING else choices_of(board, frame, seat)
