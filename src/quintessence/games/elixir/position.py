"""A whole position from JSON, and whether its stack stands on what it needs."""

from quintessence.core.contract import Game
from quintessence.core.reading import Reader
from quintessence.games.elixir.board import Board, finds_of
from quintessence.games.elixir.cards.words import (
    CHOOSE,
    DRAFT,
    ON_FORFEIT,
    ON_LOT,
    ON_TAKE,
    ON_TRANSACTION,
    ON_TURN_END,
    ON_TURN_START,
    SPELL,
)
from quintessence.games.elixir.frames import (
    AFTER_EVENT,
    COPY_WORD,
    DROP_WORD,
    EFFECT_STEP,
    END_LIMIT,
    GIVE_WORD,
    LAY_WORD,
    PAY_STEP,
    RECALL_WORD,
    SETTLING,
    TARGET_STEP,
    CardFrame,
    EachFrame,
    EventFrame,
    Frame,
    ListFrame,
    PickFrame,
    TakeFrame,
)
from quintessence.games.elixir.questions import (
    FOR_AUCTION,
    AimFrame,
    ChooseFrame,
    CopyFrame,
    EndFrame,
    ForfeitFrame,
    NameFrame,
    PutFrame,
    StartFrame,
)
from quintessence.games.elixir.reading import KEYS, PositionReader
from quintessence.games.elixir.reading_frames import FrameReader
from quintessence.games.elixir.table.paying import can_cast, can_pay
from quintessence.games.elixir.table.zones import (
    ASIDE,
    COPYABLE,
    DISCARD,
    FINDS,
    LAID,
    PAYMENT,
    PILE,
    SPELLS,
    is_hand_of_finds,
    is_hand_of_spells,
)


def read_position(board: Board, position: Reader, game: Game) -> None:
    """Fills an empty board; `BadPosition` names the first key that cannot be used."""
    position.only_keys(KEYS)
    reader = PositionReader(board, game)
    reader.moment(position)
    reader.players(position.key("players"))
    reader.piles(position)
    reader.lasting(position.key("lasting"))
    read_stack(reader, position.key("stack"))
    reader.counters_of(position.key("players"))
    reader.result(position)


def read_stack(reader: PositionReader, value: Reader) -> None:
    """The frames, top first; each must stand on what it needs."""
    board = reader.board
    if value.is_null:
        return
    frames = FrameReader(reader)
    entries = list(value.items())
    if entries and board.phase == DRAFT:
        raise value.wrong("[]")
    if len(entries) > 200:
        raise value.wrong("list")
    for entry in reversed(entries):
        frame = frames.frame(entry)
        check_place(board, frame, entry)
        board.stack.append(frame)
    if entries:
        check_top(board, board.stack[-1], entries[0])


def check_place(board: Board, frame: Frame, value: Reader) -> None:
    """Whether a frame can stand on the one that is on top now."""
    below = board.stack[-1] if board.stack else None
    if isinstance(below, CardFrame) and below.step < EFFECT_STEP:
        raise value.key("frame").breaks("EX-CAST-4")
    if isinstance(frame, StartFrame | EndFrame):
        fits = below is None
    elif isinstance(frame, EventFrame):
        fits = is_about(frame, below)
    elif isinstance(frame, ChooseFrame):
        fits = isinstance(below, ListFrame) and has_options(below, frame)
    elif isinstance(frame, EachFrame | AimFrame | NameFrame | CopyFrame):
        fits = isinstance(below, ListFrame)
    elif isinstance(frame, PickFrame):
        fits = is_sound_pick(frame) and (frame.word != COPY_WORD or isinstance(below, ListFrame))
    else:
        fits = True
    if not fits:
        raise value.key("frame").wrong("frame")


def is_about(event: EventFrame, below: Frame | None) -> bool:
    """Whether an event stands on what it is about."""
    kind = event.event
    if kind <= ON_TRANSACTION:
        return (
            isinstance(below, CardFrame)
            and below.step == EFFECT_STEP
            and (below.card, below.by) == (event.card, event.actor)
            and all(subject in below.targets for subject in event.subjects)
        )
    if kind == ON_TAKE:
        return isinstance(below, TakeFrame) and below.step == AFTER_EVENT
    if kind == ON_FORFEIT:
        return isinstance(below, ForfeitFrame) and below.step == AFTER_EVENT
    if kind == ON_LOT:
        is_auction = isinstance(below, PutFrame) and below.purpose == FOR_AUCTION and below.step == SETTLING
        return is_auction and len(event.subjects) == 1
    if kind == ON_TURN_START:
        return below is None
    return kind == ON_TURN_END and isinstance(below, EndFrame) and below.step == END_LIMIT


def has_options(at: ListFrame, frame: ChooseFrame) -> bool:
    """Whether the list below is about to choose, and has the options offered."""
    if not at.todo or at.todo[0].verb != CHOOSE or frame.options == 0:
        return False
    return frame.options >> (len(at.todo[0].choices) + 1) == 0


def is_sound_pick(frame: PickFrame) -> bool:
    """Whether source and goal go with the word."""
    source, goal, word = frame.source, frame.goal, frame.word
    if word == COPY_WORD:
        return source == COPYABLE and goal == COPYABLE and len(frame.cards) > 0
    if word == DROP_WORD:
        return is_hand_of_finds(source) and goal == DISCARD
    if word == RECALL_WORD:
        return LAID <= source < PILE and goal == source - LAID + SPELLS
    if word == LAY_WORD:
        return source == SPELLS + frame.seat and goal == LAID + frame.seat
    is_hand = is_hand_of_finds(source) or is_hand_of_spells(source)
    if word == GIVE_WORD:
        return is_hand and (source & 7) == frame.seat and (goal & ~7) == (source & ~7) and goal != source
    if is_hand:
        return goal == (source & ~7) + frame.seat and goal != source
    return goal == FINDS + frame.seat and source in (DISCARD, PILE, ASIDE, PAYMENT)


def check_top(board: Board, frame: Frame, value: Reader) -> None:
    """What is asked must have an answer: whoever casts can pay."""
    if not isinstance(frame, CardFrame) or board.deck.kinds[frame.card] != SPELL or frame.free:
        return
    if frame.step == PAY_STEP:
        finds = finds_of(board, frame.by)
        if not can_pay(board, frame.by, frame.slots, finds, frame.waive, len(frame.paid) > 0):
            raise value.key("slots").breaks("EX-CAST-3")
    elif frame.step == TARGET_STEP and not can_cast(board, frame.by, frame.card):
        raise value.key("card").breaks("EX-CAST-3")
