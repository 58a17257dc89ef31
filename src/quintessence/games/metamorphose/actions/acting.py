"""What the moves of a turn do: take, place, lift, slide."""

from mypy_extensions import i64

from quintessence.core.event import Event, Log
from quintessence.core.packing import first_of, form_of, second_of, third_of
from quintessence.core.types import JsonObject

from .. import moves
from ..board import NOTHING_OPEN, PLACE_MOVED, PLACE_SUMMONED, SHIFTING, Board
from ..cards.catalogue import NO_CARD
from ..cards.geometry import REACH
from ..cards.market import READY_3, READY_5, SPOTS, TOKENS, card_on_top, cards_left, level_of_spot, with_earned
from ..cards.stacks import (
    SLID,
    card_of,
    creature_at,
    free_place,
    insert_card,
    laid_card,
    offset_of,
    remove_card,
    size_of,
)
from ..contests.players import MOVED, SHIFTED, SUMMONED, set_mark
from ..writing import card_id


def act(board: Board, seat: i64, move: i64, log: Log | None) -> None:
    """Carries out any move but `end`."""
    form = form_of(move)
    first = first_of(move)
    if form == moves.TAKE:
        take(board, seat, first, log)
    elif moves.PLACE_NEW <= form <= moves.PLACE_INTO:
        place(board, seat, form, first, second_of(move), log)
    elif form == moves.MOVE:
        lift(board, seat, first, second_of(move) + 1, log)
    elif form == moves.SHIFT:
        begin_shift(board, seat, first, log)
    elif form == moves.SLIDE:
        slide(board, seat, first + 1, second_of(move) - REACH, log)
    elif form == moves.SLIDE_ALL:
        slide_all(board, seat, first - REACH, log)
    elif form == moves.DONE:
        finish_shift(board, seat, log)
    elif form == moves.TAKE_WITH_MANA:
        spend_mana(board, seat, second_of(move), third_of(move), log)
        take(board, seat, first, log)


def take(board: Board, seat: i64, spot: i64, log: Log | None) -> None:
    """A card goes to the hand, from the market or from the top of a deck (ME-SUM-1, ME-SUM-6)."""
    level = level_of_spot(spot)
    if spot < SPOTS:
        board.hand = board.market[spot]
        board.market[spot] = NO_CARD
    else:
        board.hand = card_on_top(board, level)
        board.market[spot] -= 1
    board.pending = PLACE_SUMMONED
    board.source = spot
    board.hand_mana = 0
    set_mark(board, seat, SUMMONED)
    if log is not None:
        taken: JsonObject = {"seat": seat, "spot": moves.SPOT_NAMES[spot], "card": card_id(board, board.hand)}
        log.tell(Event("card-taken", {**taken, "level": level + 1}, reveals=spot >= SPOTS))


def of_creature(seat: i64, place: i64) -> JsonObject:
    """The fields by which an event names a creature."""
    return {"seat": seat, "creature": moves.PLACE_NAMES[place]}


def spend_mana(board: Board, seat: i64, place: i64, token: i64, log: Log | None) -> None:
    """A token is turned to its spent face (ME-MANA-4, ME-MANA-8)."""
    board.mana[creature_at(seat, place)] &= ~(READY_3 if token == 0 else READY_5)
    if log is not None:
        log.add("mana-spent", {**of_creature(seat, place), "value": int(moves.TOKENS[token])})


def lift(board: Board, seat: i64, place: i64, depth: i64, log: Log | None) -> None:
    """A card of one's own goes to the hand; a lone card carries its tokens."""
    # ME-MOV-3, ME-MOV-6, ME-MOV-7, ME-MOV-8, ME-MOV-9, ME-MANA-10
    creature = creature_at(seat, place)
    board.hand = card_of(remove_card(board, creature, depth))
    board.pending = PLACE_MOVED
    board.source = place
    board.source_depth = depth
    board.hand_mana = 0
    set_mark(board, seat, MOVED)
    if log is not None:
        log.add("card-lifted", {**of_creature(seat, place), "depth": depth, "card": card_id(board, board.hand)})
    if size_of(board, creature) == 0:
        board.hand_mana = board.mana[creature]
        board.mana[creature] = 0
    elif depth == 1 and square_up(board, creature) and log is not None:
        log.add("stack-squared", of_creature(seat, place))


def square_up(board: Board, creature: i64) -> bool:
    """All cards of a stack lie level again; whether one did not (ME-MOV-6)."""
    was_shifted = False
    for at in range(board.starts[creature], board.starts[creature + 1]):
        entry = board.stacks[at]
        if offset_of(entry) != 0:
            was_shifted = True
            board.stacks[at] = laid_card(card_of(entry), 0)
    return was_shifted


def place(board: Board, seat: i64, form: i64, where: i64, depth: i64, log: Log | None) -> None:
    """Places the card in hand: each form says at which place and depth."""
    # ME-PLC-1, ME-PLC-2, ME-PLC-3, ME-PLC-4, ME-PLC-5
    if form == moves.PLACE_NEW:
        place_card(board, seat, free_place(board, seat), 1, log)
    elif form == moves.PLACE_ON:
        place_card(board, seat, where, 1, log)
    elif form == moves.PLACE_UNDER:
        place_card(board, seat, where, size_of(board, creature_at(seat, where)) + 1, log)
    else:
        place_card(board, seat, where, depth + 1, log)


def place_card(board: Board, seat: i64, place: i64, depth: i64, log: Log | None) -> None:
    """The card in hand joins a creature, level with its top card, or founds one (ME-PLC-7, ME-SUM-9)."""
    creature = creature_at(seat, place)
    was_summoned = board.pending == PLACE_SUMMONED
    insert_card(board, creature, depth, laid_card(board.hand, 0))
    if log is not None:
        placed: JsonObject = {"seat": seat, "card": card_id(board, board.hand), "creature": moves.PLACE_NAMES[place]}
        log.add("card-placed", {**placed, "depth": depth, "source": "summon" if was_summoned else "move"})
    carry_mana(board, seat, place, log)
    gain_mana(board, seat, place, log)
    board.pending = NOTHING_OPEN
    board.hand = NO_CARD
    board.hand_mana = 0
    if was_summoned and board.source < SPOTS:
        refill(board, board.source, log)


def carry_mana(board: Board, seat: i64, place: i64, log: Log | None) -> None:
    """The tokens of a lone card arrive; two of a value become one, ready if either was (ME-MANA-10, ME-MANA-11)."""
    carried = board.hand_mana
    if carried == 0:
        return
    creature = creature_at(seat, place)
    had = board.mana[creature]
    board.mana[creature] = had | carried
    if log is None:
        return
    for value, has, ready in TOKENS:
        if carried & has != 0:
            face = "ready" if carried & ready != 0 else "spent"
            fields: JsonObject = {"value": int(value), "face": face, "merged": had & has != 0}
            log.add("mana-carried", {**of_creature(seat, place), **fields})


def gain_mana(board: Board, seat: i64, place: i64, log: Log | None) -> None:
    """A stack that has just grown gets the token that it has earned (ME-MANA-1)."""
    creature = creature_at(seat, place)
    size = size_of(board, creature)
    had = board.mana[creature]
    board.mana[creature] = with_earned(had, size)
    if log is not None and board.mana[creature] != had:
        log.add("mana-gained", {**of_creature(seat, place), "value": size})


def refill(board: Board, spot: i64, log: Log | None) -> None:
    """The top card of the deck comes to the empty spot, while there is one (ME-SUM-7, ME-SUM-8)."""
    level = level_of_spot(spot)
    if cards_left(board, level) == 0:
        return
    board.market[spot] = card_on_top(board, level)
    board.market[SPOTS + level] -= 1
    if log is not None:
        fields: JsonObject = {"spot": moves.SPOT_NAMES[spot], "card": card_id(board, board.market[spot])}
        log.tell(Event("market-refilled", fields, reveals=True))


def begin_shift(board: Board, seat: i64, place: i64, log: Log | None) -> None:
    board.pending = SHIFTING
    board.source = place
    set_mark(board, seat, SHIFTED)
    if log is not None:
        log.add("shift-started", of_creature(seat, place))


def slide(board: Board, seat: i64, depth: i64, offset: i64, log: Log | None) -> None:
    """One card under the top card is slid; the last one finishes the shift (ME-SHI-3, ME-SHI-9)."""
    slide_card(board, seat, depth, offset, log)
    creature = creature_at(seat, board.source)
    for at in range(board.starts[creature] + 1, board.starts[creature + 1]):
        if board.stacks[at] & SLID == 0:
            return
    finish_shift(board, seat, log)


def slide_all(board: Board, seat: i64, offset: i64, log: Log | None) -> None:
    """All cards under the top card are slid to one height, which finishes the shift (ME-SHI-11)."""
    for depth in range(2, size_of(board, creature_at(seat, board.source)) + 1):
        slide_card(board, seat, depth, offset, log)
    finish_shift(board, seat, log)


def slide_card(board: Board, seat: i64, depth: i64, offset: i64, log: Log | None) -> None:
    at = board.starts[creature_at(seat, board.source)] + depth - 1
    entry = board.stacks[at]
    board.stacks[at] = laid_card(card_of(entry), offset) | SLID
    if log is not None and offset_of(entry) != offset:
        fields: JsonObject = {"card": card_id(board, card_of(entry)), "from": offset_of(entry), "to": offset}
        log.add("card-slid", {**of_creature(seat, board.source), "depth": depth, **fields})


def finish_shift(board: Board, seat: i64, log: Log | None) -> None:
    creature = creature_at(seat, board.source)
    for at in range(board.starts[creature], board.starts[creature + 1]):
        board.stacks[at] &= ~SLID
    board.pending = NOTHING_OPEN
    if log is not None:
        log.add("shift-done", of_creature(seat, board.source))
