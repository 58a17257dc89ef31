"""Market day and flea market (EX-MKT-1 to EX-MKT-4, EX-FLEA-1 to EX-FLEA-4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.games.elixir.board import Board, in_turn_order, lay_on
from quintessence.games.elixir.cards.language import Filter
from quintessence.games.elixir.cards.words import MUNDANE
from quintessence.games.elixir.frames import PUTTING, SETTLING
from quintessence.games.elixir.putting import all_are_done, begin_putting, reveal, seats_with_finds, worth_put
from quintessence.games.elixir.questions import FOR_FLEA, FOR_MARKET, PutFrame
from quintessence.games.elixir.table.piles import discard, draw_finds, put_on_top
from quintessence.games.elixir.table.telling import tell_card, tell_nothing, tell_pile
from quintessence.games.elixir.table.zones import FINDS, is_alike, without_card


def hold_market(board: Board, seats: i64, card: i64, log: Log | None) -> None:
    """Every seat with at least one find takes part; with fewer than two nothing happens (EX-MKT-1)."""
    who = seats_with_finds(board, in_turn_order(board, seats))
    if len(who) < 2:
        tell_nothing(board, log, card)
        return
    begin_putting(board, PutFrame(FOR_MARKET, who, board.seats, board.deck.vocabulary.any_find), log)


def go_on_with_market(board: Board, frame: PutFrame, log: Log | None) -> bool:
    """Reveals the stall when all have laid a find on it; then each in order takes one."""
    if frame.step == PUTTING:
        if not all_are_done(frame):
            return False
        reveal(board, frame, log)
        for seat in frame.who:
            for card in frame.put[seat]:
                frame.stall = append(frame.stall[:], card)
        frame.order = by_worth(board, frame)
        frame.step = SETTLING
        return True
    if len(frame.order) == 0 or len(frame.stall) == 0:
        board.stack.pop()
        return True
    if is_alike(frame.stall):
        take_from_stall(board, frame, frame.stall[0], log)
        return True
    return False


def by_worth(board: Board, frame: PutFrame) -> vec[i64]:
    """Who takes first: the dearest find, of equal worth in turn order (EX-MKT-3)."""
    order = vec[i64](capacity=len(frame.who))
    for _ in frame.who:
        best: i64 = -1
        for seat in frame.who:
            if seat not in order and (best < 0 or worth_put(board, frame, seat) > worth_put(board, frame, best)):
                best = seat
        order = append(order, best)
    return order


def take_from_stall(board: Board, frame: PutFrame, card: i64, log: Log | None) -> None:
    seat = frame.order[0]
    frame.order = frame.order[1:]
    frame.stall = without_card(frame.stall, card)
    lay_on(board, FINDS + seat, card)
    tell_card(board, log, "picked", seat, card)


def hold_flea_market(board: Board, seats: i64, most: i64, what: Filter, card: i64, log: Log | None) -> None:
    """Every seat with at least one find takes part (EX-FLEA-1)."""
    who = seats_with_finds(board, in_turn_order(board, seats))
    if len(who) == 0:
        tell_nothing(board, log, card)
        return
    frame = PutFrame(FOR_FLEA, who, board.seats, what)
    frame.most = most
    begin_putting(board, frame, log)


def go_on_with_flea_market(board: Board, frame: PutFrame, chance: Chance, log: Log | None) -> bool:
    """Sells what is not magic, shuffles the rest onto the pile, and everyone draws the worth they brought."""
    if not all_are_done(frame):
        return False
    board.stack.pop()
    reveal(board, frame, log)
    kept = vec[i64]()
    for seat in frame.who:
        for card in frame.put[seat]:
            if board.deck.kinds[card] == MUNDANE:
                discard(board, seat, card, log)
            else:
                kept = append(kept, card)
    if len(kept) > 0:
        chance.shuffle(kept)
        put_on_top(board, kept)
        tell_pile(log, "shuffled", len(kept))
    for seat in frame.who:
        draw_finds(board, seat, worth_put(board, frame, seat), chance, log)
    return True
