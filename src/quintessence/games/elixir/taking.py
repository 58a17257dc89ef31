"""Finds and spells that go from one hand to another by the verb `take` (EX-VERB-3, EX-EV-4)."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.games.elixir.board import Board, count_moved, hand_of, has_status, lay_on, remove_card
from quintessence.games.elixir.cards.reckoning import matching, of_levels
from quintessence.games.elixir.cards.words import (
    AT_RANDOM,
    BY_GIVER,
    IN_FINDS,
    NO_CARD,
    NOT_CANCELLED,
    ON_TAKE,
    WARDED,
)
from quintessence.games.elixir.frames import (
    AFTER_EVENT,
    BEFORE_EVENT,
    GIVE_WORD,
    TAKE_WORD,
    EventFrame,
    PickFrame,
    TakeFrame,
)
from quintessence.games.elixir.picking import random_card, tell_in_vain
from quintessence.games.elixir.table.enduring import use_oldest
from quintessence.games.elixir.table.lasting import UNCOUNTED
from quintessence.games.elixir.table.telling import tell_moved, tell_of
from quintessence.games.elixir.table.zones import SPELLS
from quintessence.games.elixir.windows import take_place


def go_on_with_take(board: Board, frame: TakeFrame, chance: Chance, log: Log | None) -> bool:
    """First the event, for finds of somebody else; then the cards move."""
    if frame.step == AFTER_EVENT and frame.cancelled != NOT_CANCELLED:
        board.stack.pop()
        return True
    if not can_be_taken(board, frame, log):
        board.stack.pop()
        return True
    if frame.step == BEFORE_EVENT:
        frame.step = AFTER_EVENT
        if frame.zone == IN_FINDS and frame.by != frame.source:
            take_place(board, EventFrame(ON_TAKE, frame.by, vec[i64]([frame.source]), NO_CARD))
            return True
    board.stack.pop()
    if frame.pick == AT_RANDOM:
        take_at_random(board, frame, chance, log)
    else:
        ask_for_cards(board, frame)
    return True


def cards_to_take(board: Board, frame: TakeFrame) -> vec[i64]:
    hand = hand_of(board, frame.zone, frame.source)
    if frame.zone == IN_FINDS:
        return matching(board, hand, frame.what, frame.named)
    return of_levels(board, hand, frame.level)


def can_be_taken(board: Board, frame: TakeFrame, log: Log | None) -> bool:
    """Whether there is something to take, from somebody else, who is not warded against it (EX-STAT-9)."""
    is_in_vain = frame.source == frame.to or frame.n == 0 or len(hand_of(board, frame.zone, frame.source)) == 0
    if not is_in_vain and not (frame.zone == IN_FINDS and keeps_secret(board, frame.source, frame.by)):
        is_in_vain = len(cards_to_take(board, frame)) == 0
    if is_in_vain:
        tell_in_vain(board, log)
        return False
    return frame.zone != IN_FINDS or not is_protected(board, frame.source, frame.by, log)


def keeps_secret(board: Board, seat: i64, by: i64) -> bool:
    """Whether a ward stops another's card before anybody looks: one without counted uses need not tell if it had to."""
    if seat != by:
        for effect in board.lasting:
            if effect.on == seat and effect.status == WARDED:
                return effect.uses == UNCOUNTED
    return False


def is_protected(board: Board, seat: i64, by: i64, log: Log | None) -> bool:
    """Whether a seat's finds are warded against another player's card; if so, the ward has been used."""
    if seat == by or not has_status(board, seat, WARDED):
        return False
    tell_of(log, "protected", seat)
    use_oldest(board, seat, WARDED, log)
    return True


def take_at_random(board: Board, frame: TakeFrame, chance: Chance, log: Log | None) -> None:
    left = frame.n
    cards = cards_to_take(board, frame)
    while left > 0 and len(cards) > 0:
        card = random_card(cards, chance)
        remove_card(board, frame.zone * SPELLS + frame.source, card)
        lay_on(board, frame.zone * SPELLS + frame.to, card)
        tell_moved(board, log, frame.zone, card, frame.source, frame.to)
        count_moved(board, 1)
        left -= 1
        cards = cards_to_take(board, frame)


def ask_for_cards(board: Board, frame: TakeFrame) -> None:
    """The giver or the taker picks."""
    is_giver = frame.pick == BY_GIVER
    pick = PickFrame(
        frame.source if is_giver else frame.to,
        GIVE_WORD if is_giver else TAKE_WORD,
        frame.zone * SPELLS + frame.source,
        frame.zone * SPELLS + frame.to,
        frame.n,
        frame.what,
    )
    pick.level = frame.level
    pick.named = frame.named
    pick.up_to = frame.up_to
    board.stack.append(pick)
