"""Who is asked, and what they may do: packed moves, each once."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.packing import pack1
from quintessence.core.types import Seat
from quintessence.games.elixir.board import Board, finds_of, has_status, spells_of
from quintessence.games.elixir.cards.words import DRAFT, FORFEIT, NO_CAST, NO_REACT, NOBODY, OVER
from quintessence.games.elixir.forfeits import is_voting
from quintessence.games.elixir.frames import SETTLING, TARGET_STEP, CardFrame, EventFrame, Frame, PickFrame
from quintessence.games.elixir.moves import (
    BOO,
    BUYOUT,
    CAST,
    CHOOSE_OPTION,
    DONE,
    GIVE,
    NAME_WORD,
    NEXT,
    OK,
    PASS,
    PAY,
    PERFORM,
    PICK,
    PLAY,
    PUT,
    TAKE_CARD,
    TARGET_SEAT,
    USE,
    VOTE,
    WAIVE_SLOT,
)
from quintessence.games.elixir.picking import offered
from quintessence.games.elixir.playing import target_choices
from quintessence.games.elixir.putting import choices_of, is_choosing, may_stop
from quintessence.games.elixir.questions import (
    AimFrame,
    ChooseFrame,
    CopyFrame,
    ForfeitFrame,
    NameFrame,
    PutFrame,
    VoteFrame,
)
from quintessence.games.elixir.setup import pickable
from quintessence.games.elixir.steps import aim_choices
from quintessence.games.elixir.table.enduring import forfeit_to_buy
from quintessence.games.elixir.table.paying import WAIVE, can_cast, ways_to_pay
from quintessence.games.elixir.table.zones import distinct
from quintessence.games.elixir.windows import (
    is_barred_from_playing,
    may_answer_with_find,
    may_answer_with_spell,
)


def seats_asked(board: Board) -> list[Seat]:
    """The seats that may decide now, ascending."""
    if board.phase != OVER and len(board.stack) > 0:
        frame = board.stack[-1]
        if isinstance(frame, PutFrame) and frame.step != SETTLING:
            return [seat for seat in range(board.seats) if is_choosing(frame, seat)]
        if isinstance(frame, VoteFrame):
            return [seat for seat in range(board.seats) if is_voting(board, frame, seat)]
    seat = seat_asked(board)
    return [] if seat == NOBODY else [int(seat)]


def seat_asked(board: Board) -> i64:
    """The first seat that may decide now, NOBODY when the game is over."""
    if board.phase == OVER:
        return NOBODY
    if len(board.stack) == 0:
        return board.active
    frame = board.stack[-1]
    if isinstance(frame, EventFrame):
        return frame.queue[0]
    if isinstance(frame, PickFrame):
        return frame.seat
    if isinstance(frame, CardFrame):
        return frame.by
    if isinstance(frame, PutFrame):
        return first_choosing(board, frame)
    if isinstance(frame, VoteFrame):
        for seat in range(board.seats):
            if is_voting(board, frame, seat):
                return seat
        return NOBODY
    return seat_of_question(frame)


def first_choosing(board: Board, frame: PutFrame) -> i64:
    """The first seat that commits, or the one that takes from the stall."""
    if frame.step == SETTLING:
        return frame.order[0]
    for seat in range(board.seats):
        if is_choosing(frame, seat):
            return seat
    return NOBODY


def seat_of_question(frame: Frame) -> i64:
    if isinstance(frame, ForfeitFrame):
        return frame.on
    if isinstance(frame, ChooseFrame | AimFrame | NameFrame):
        return frame.seat
    assert isinstance(frame, CopyFrame)
    return frame.by


def is_seat_asked(board: Board, seat: i64) -> bool:
    """Whether a seat may decide now."""
    if board.phase != OVER and len(board.stack) > 0:
        frame = board.stack[-1]
        if isinstance(frame, PutFrame) and frame.step != SETTLING:
            return is_choosing(frame, seat)
        if isinstance(frame, VoteFrame):
            return is_voting(board, frame, seat)
    return seat >= 0 and seat == seat_asked(board)


def list_moves(board: Board, seat: i64) -> vec[i64]:
    """What a seat may do now; empty if it is not asked."""
    if not is_seat_asked(board, seat):
        return vec[i64]()
    if board.phase == DRAFT:
        moves = vec[i64](capacity=4)
        for level in pickable(board, seat):
            moves = append(moves, pack1(PICK, level - 1))
        return moves
    if len(board.stack) == 0:
        return main_moves(board, seat)
    frame = board.stack[-1]
    if isinstance(frame, EventFrame):
        return window_moves(board, frame, seat)
    if isinstance(frame, PickFrame):
        # By number, not as they lie: the order of a hidden place must not show.
        moves = packed(GIVE + frame.word, vec[i64](sorted(distinct(offered(board, frame)))))
        return append(moves, DONE) if frame.up_to else moves
    if isinstance(frame, PutFrame):
        return put_moves(board, frame, seat)
    if isinstance(frame, CardFrame):
        return card_moves(board, frame, seat)
    return question_moves(board, frame)


def packed(form: i64, cards: vec[i64]) -> vec[i64]:
    moves = vec[i64](capacity=len(cards) + 1)
    for card in cards:
        moves = append(moves, pack1(form, card))
    return moves


def main_moves(board: Board, seat: i64) -> vec[i64]:
    """The moves of one's own turn."""
    moves = vec[i64](capacity=16)
    moves = append(moves, NEXT)
    if board.plays < board.variant.plays_limit:
        for find in distinct(finds_of(board, seat)):
            if board.deck.is_playable(find) and board.deck.on_turn[find] == 1:
                if not is_barred_from_playing(board, seat, find):
                    moves = append(moves, pack1(PLAY, find))
        if not has_status(board, seat, NO_CAST):
            for spell in distinct(spells_of(board, seat)):
                if can_cast(board, seat, spell):
                    moves = append(moves, pack1(CAST, spell))
    for card in forfeits_to_buy(board, seat):
        moves = append(moves, pack1(BUYOUT, card))
    return moves


def forfeits_to_buy(board: Board, seat: i64) -> vec[i64]:
    """The cards whose forfeits a seat can buy out of (EX-FORF-7, EX-FORF-8)."""
    finds = len(finds_of(board, seat))
    cards = vec[i64]()
    for effect in board.lasting:
        if effect.kind == FORFEIT and effect.on == seat and effect.card not in cards:
            if forfeit_to_buy(board, seat, effect.card, finds) != 0:
                cards = append(cards, effect.card)
    return cards


def window_moves(board: Board, event: EventFrame, seat: i64) -> vec[i64]:
    """Pass, or one of the cards that answer the event."""
    moves = vec[i64](capacity=8)
    moves = append(moves, PASS)
    if has_status(board, seat, NO_REACT):
        return moves
    for find in distinct(finds_of(board, seat)):
        if board.deck.special[find] == 1 and may_answer_with_find(board, event, seat, find):
            moves = append(moves, pack1(PLAY, find))
    for spell in distinct(spells_of(board, seat)):
        if board.deck.special[spell] == 1 and may_answer_with_spell(board, event, seat, spell):
            moves = append(moves, pack1(CAST, spell))
    return moves


def put_moves(board: Board, frame: PutFrame, seat: i64) -> vec[i64]:
    """Cards to commit, or to take from the stall."""
    if frame.step == SETTLING:
        return packed(TAKE_CARD, distinct(frame.stall))
    moves = packed(PUT, distinct(choices_of(board, frame, seat)))
    return append(moves, DONE) if may_stop(frame) else moves


def card_moves(board: Board, frame: CardFrame, seat: i64) -> vec[i64]:
    """A target, or a way to pay."""
    if frame.step == TARGET_STEP:
        return packed(TARGET_SEAT, target_choices(board, frame.card, frame.by, frame.targets))
    moves = vec[i64](capacity=8)
    for way in ways_to_pay(board, seat, frame.slots, frame.waive, len(frame.paid) > 0):
        moves = append(moves, WAIVE_SLOT if way == WAIVE else pack1(USE, way))
    return moves


def question_moves(board: Board, frame: Frame) -> vec[i64]:
    if isinstance(frame, ForfeitFrame):
        return vec[i64]([PERFORM, PAY])
    if isinstance(frame, VoteFrame):
        return vec[i64]([pack1(VOTE, OK), pack1(VOTE, BOO)])
    if isinstance(frame, AimFrame):
        return packed(TARGET_SEAT, aim_choices(board, frame.seat, frame.among))
    if isinstance(frame, NameFrame):
        return packed(NAME_WORD, board.deck.named(frame.group))
    if isinstance(frame, CopyFrame):
        return packed(TARGET_SEAT, target_choices(board, frame.card, frame.by, frame.targets))
    assert isinstance(frame, ChooseFrame)
    moves = vec[i64](capacity=8)
    for number in range(1, 21):
        if frame.options >> number & 1 == 1:
            moves = append(moves, pack1(CHOOSE_OPTION, number - 1))
    return moves
