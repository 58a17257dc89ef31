"""What happens of itself: the frame at work goes on until somebody is asked or the game is over."""

from typing import Final

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, form_of
from quintessence.games.elixir.auction import go_on_with_auction
from quintessence.games.elixir.board import Board
from quintessence.games.elixir.cards.words import DRAFT, MAIN, NOBODY
from quintessence.games.elixir.ending import finish, finish_by_limit, seat_without_spells
from quintessence.games.elixir.exchange import go_on_with_exchange
from quintessence.games.elixir.forfeits import buy_out, go_on_with_forfeit, go_on_with_vote, pay, perform, vote
from quintessence.games.elixir.frames import (
    TARGET_STEP,
    CardFrame,
    EachFrame,
    EventFrame,
    Frame,
    ListFrame,
    PickFrame,
    TakeFrame,
)
from quintessence.games.elixir.market import go_on_with_flea_market, go_on_with_market, take_from_stall
from quintessence.games.elixir.moves import (
    BOO,
    BUYOUT,
    CAST,
    DONE,
    NEXT,
    PASS,
    PAY,
    PLAY,
    WAIVE_SLOT,
)
from quintessence.games.elixir.picking import finish_pick, go_on_with_pick, pick_card
from quintessence.games.elixir.playing import begin_card, choose_target, go_on_with_card, pay_slot
from quintessence.games.elixir.putting import note_done, put_card
from quintessence.games.elixir.questions import (
    FOR_AUCTION,
    FOR_FLEA,
    FOR_MARKET,
    AimFrame,
    ChooseFrame,
    CopyFrame,
    EndFrame,
    ForfeitFrame,
    NameFrame,
    PutFrame,
    StartFrame,
    VoteFrame,
)
from quintessence.games.elixir.setup import go_on_with_draft, pick
from quintessence.games.elixir.steps import (
    choose_copy_target,
    go_on_with_copy,
    go_on_with_each,
    go_on_with_list,
    set_name,
    set_target,
    take_option,
)
from quintessence.games.elixir.table.paying import WAIVE
from quintessence.games.elixir.taking import go_on_with_take
from quintessence.games.elixir.turns import end_turn, go_on_with_end, go_on_with_start
from quintessence.games.elixir.windows import go_on_with_event, pass_window

MOST_STEPS: Final[i64] = 10_000
"""What follows of itself from one move; a game that goes on for longer has no end (EX-LIM-1)."""


def go_on(board: Board, chance: Chance, log: Log | None) -> None:
    """Goes on until somebody is asked or the game is over."""
    while board.phase == DRAFT:
        if not go_on_with_draft(board, chance, log):
            return
    steps: i64 = 0
    while board.phase == MAIN:
        steps += 1
        if steps > MOST_STEPS:
            finish_by_limit(board, log)
            return
        if nothing_is_pending(board):
            winner = seat_without_spells(board)
            if winner != NOBODY:
                finish(board, winner, log)
                return
        if len(board.stack) > 0:
            if not go_on_with(board, board.stack[-1], chance, log):
                return
        elif board.ending:
            end_turn(board)
        else:
            return


def nothing_is_pending(board: Board) -> bool:
    """Whether the stack is empty, or holds only the start or the end of a turn."""
    if len(board.stack) > 1:
        return False
    return len(board.stack) == 0 or isinstance(board.stack[0], StartFrame | EndFrame)


def go_on_with(board: Board, frame: Frame, chance: Chance, log: Log | None) -> bool:
    """Does what the frame at work does next. False if somebody is asked."""
    if isinstance(frame, EventFrame):
        return go_on_with_event(board, frame, log)
    if isinstance(frame, CardFrame):
        return go_on_with_card(board, frame, log)
    if isinstance(frame, PickFrame):
        return go_on_with_pick(board, frame, chance, log)
    if isinstance(frame, PutFrame):
        return go_on_with_put(board, frame, chance, log)
    if isinstance(frame, ForfeitFrame):
        return go_on_with_forfeit(board, frame, log)
    if isinstance(frame, VoteFrame):
        return go_on_with_vote(board, frame, log)
    if isinstance(frame, CopyFrame):
        return go_on_with_copy(board, frame, log)
    if isinstance(frame, TakeFrame):
        return go_on_with_take(board, frame, chance, log)
    if isinstance(frame, ListFrame):
        go_on_with_list(board, frame, chance, log)
    elif isinstance(frame, EachFrame):
        go_on_with_each(board, frame)
    elif isinstance(frame, StartFrame):
        go_on_with_start(board, frame, chance, log)
    elif isinstance(frame, EndFrame):
        go_on_with_end(board, frame, log)
    else:
        # A single question: to choose an option, a target or a word.
        return False
    return True


def go_on_with_put(board: Board, frame: PutFrame, chance: Chance, log: Log | None) -> bool:
    if frame.purpose == FOR_MARKET:
        return go_on_with_market(board, frame, log)
    if frame.purpose == FOR_FLEA:
        return go_on_with_flea_market(board, frame, chance, log)
    if frame.purpose == FOR_AUCTION:
        return go_on_with_auction(board, frame, log)
    return go_on_with_exchange(board, frame, chance, log)


def answer(board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
    """Carries out a legal move of a seat that is asked; what follows of itself is the business of `go_on`."""
    chosen = first_of(move)
    if board.phase == DRAFT:
        pick(board, chosen + 1, log)
        return
    if len(board.stack) == 0:
        answer_on_turn(board, seat, move, log)
        return
    frame = board.stack[-1]
    if isinstance(frame, EventFrame):
        answer_window(board, frame, seat, move, log)
    elif isinstance(frame, PickFrame):
        if form_of(move) == DONE:
            finish_pick(board, frame, chance, log)
        else:
            pick_card(board, frame, chosen, log)
    elif isinstance(frame, PutFrame):
        answer_put(board, frame, seat, move, log)
    elif isinstance(frame, CardFrame):
        if frame.step == TARGET_STEP:
            choose_target(board, frame, chosen, log)
        else:
            pay_slot(board, frame, WAIVE if form_of(move) == WAIVE_SLOT else chosen, log)
    elif isinstance(frame, ForfeitFrame):
        if form_of(move) == PAY:
            pay(board, frame, log)
        else:
            perform(board, frame, log)
    elif isinstance(frame, VoteFrame):
        vote(frame, seat, chosen == BOO)
    else:
        answer_question(board, frame, seat, chosen, log)


def answer_on_turn(board: Board, seat: i64, move: i64, log: Log | None) -> None:
    """A player's own main move."""
    form = form_of(move)
    if form == NEXT:
        end_turn(board)
    elif form == BUYOUT:
        buy_out(board, seat, first_of(move), log)
    else:
        begin_card(board, seat, first_of(move), False, log)


def answer_window(board: Board, event: EventFrame, seat: i64, move: i64, log: Log | None) -> None:
    if form_of(move) == PASS:
        pass_window(event)
        if log is not None:
            log.add("passed", {"seat": int(seat)})
    else:
        assert form_of(move) in (CAST, PLAY)
        begin_card(board, seat, first_of(move), True, log)


def answer_put(board: Board, frame: PutFrame, seat: i64, move: i64, log: Log | None) -> None:
    if len(frame.order) > 0:
        take_from_stall(board, frame, first_of(move), log)
    elif form_of(move) == DONE:
        note_done(frame, seat, log)
    else:
        put_card(board, frame, seat, first_of(move), log)


def answer_question(board: Board, frame: Frame, seat: i64, chosen: i64, log: Log | None) -> None:
    """An option, a target or a word for the list of effects below, or a target for a copied spell."""
    if isinstance(frame, CopyFrame):
        choose_copy_target(frame, chosen, log)
        return
    board.stack.pop()
    at = board.stack[-1]
    assert isinstance(at, ListFrame)
    if isinstance(frame, ChooseFrame):
        take_option(board, at, seat, chosen + 1, log)
    elif isinstance(frame, AimFrame):
        set_target(at, seat, chosen, log)
    else:
        assert isinstance(frame, NameFrame)
        set_name(board, at, seat, chosen, log)
