"""Verbs about single cards: draw, discard, take, fetch, look, recall, lay, copy (EX-VERB-1 to EX-VERB-11)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.games.elixir.board import (
    Board,
    count_moved,
    finds_of,
    in_turn_order,
    laid_of,
    remove_card,
)
from quintessence.games.elixir.cards.language import Effect
from quintessence.games.elixir.cards.reckoning import (
    PLENTY,
    amount_meant,
    matching,
    of_levels,
    one_seat,
    open_event,
    seats_meant,
)
from quintessence.games.elixir.cards.words import (
    AT_RANDOM,
    BY_YOU,
    FROM_DISCARD,
    FROM_PAYMENT,
    FROM_PILE,
    FROM_TOP,
    NO_CARD,
    NOBODY,
    THE_LAST,
)
from quintessence.games.elixir.frames import (
    COPY_WORD,
    DROP_WORD,
    LAY_WORD,
    RECALL_WORD,
    TAKE_WORD,
    ListFrame,
    PickFrame,
    TakeFrame,
)
from quintessence.games.elixir.picking import offered, pick_card, random_card, tell_in_vain
from quintessence.games.elixir.table.piles import discard, draw_finds
from quintessence.games.elixir.table.telling import tell_looked, tell_nothing
from quintessence.games.elixir.table.zones import (
    ASIDE,
    COPYABLE,
    DISCARD,
    FINDS,
    LAID,
    PAYMENT,
    PILE,
    SPELLS,
    distinct,
)


def draw(board: Board, at: ListFrame, effect: Effect, chance: Chance, log: Log | None) -> None:
    """EX-VERB-1"""
    seats = in_turn_order(board, seats_meant(board, at, effect.seats))
    n = amount_meant(board, at, effect.amount)
    drawn: i64 = 0
    for seat in seats:
        drawn += draw_finds(board, seat, n, chance, log)
    if drawn == 0:
        tell_nothing(board, log, at.card)
    count_moved(board, drawn)


def discard_finds(board: Board, at: ListFrame, effect: Effect, chance: Chance, log: Log | None) -> None:
    """EX-VERB-2"""
    seats = in_turn_order(board, seats_meant(board, at, effect.seats))
    n = amount_meant(board, at, effect.amount)
    if effect.pick == AT_RANDOM:
        for seat in seats:
            discard_at_random(board, at, effect, seat, n, chance, log)
        return
    for seat in seats[::-1]:
        chooser = at.by if effect.pick == BY_YOU else seat
        count = whole(n, len(finds_of(board, seat)))
        frame = PickFrame(chooser, DROP_WORD, FINDS + seat, DISCARD, count, effect.what)
        frame.named = at.named
        frame.up_to = effect.up_to
        board.stack.append(frame)
    tell_if_nobody(board, at, seats, log)


def tell_if_nobody(board: Board, at: ListFrame, seats: vec[i64], log: Log | None) -> None:
    """A word that names nobody makes the step do nothing (EX-LANG-4)."""
    if len(seats) == 0:
        tell_nothing(board, log, at.card)


def discard_at_random(
    board: Board, at: ListFrame, effect: Effect, seat: i64, n: i64, chance: Chance, log: Log | None
) -> None:
    cards = matching(board, finds_of(board, seat), effect.what, at.named)
    if len(cards) == 0 or n == 0:
        tell_nothing(board, log, at.card)
    while n > 0 and len(cards) > 0:
        card = random_card(cards, chance)
        remove_card(board, FINDS + seat, card)
        discard(board, seat, card, log)
        count_moved(board, 1)
        n -= 1
        cards = matching(board, finds_of(board, seat), effect.what, at.named)


def whole(n: i64, size: i64) -> i64:
    """How many cards a count means where so many lie; the size of a hand or row is no secret."""
    return size if n == PLENTY else n


def take(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-3"""
    seats = in_turn_order(board, seats_meant(board, at, effect.seats))
    to = one_seat(board, at, effect.other_seats)
    if len(seats) == 0 or to == NOBODY:
        tell_nothing(board, log, at.card)
        return
    n = amount_meant(board, at, effect.amount)
    for seat in seats[::-1]:
        frame = TakeFrame(at.by, seat, to, effect.what)
        frame.n = whole(n, len(board.zones[effect.zone * SPELLS + seat]))
        frame.zone = effect.zone
        frame.level = effect.level
        frame.pick = effect.pick
        frame.up_to = effect.up_to
        frame.named = at.named
        board.stack.append(frame)


def fetch(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-7"""
    seats = in_turn_order(board, seats_meant(board, at, effect.seats))
    n = amount_meant(board, at, effect.amount)
    source = fetch_place(effect.fetched_from)
    event = open_event(board)
    for seat in seats[::-1]:
        frame = PickFrame(seat, TAKE_WORD, source, FINDS + seat, n, effect.what)
        frame.named = at.named
        frame.up_to = effect.up_to
        if source == ASIDE:
            frame.look = effect.look
            frame.rest = effect.rest
        elif source == PAYMENT and event is not None:
            frame.cards = event.paid
        board.stack.append(frame)
    tell_if_nobody(board, at, seats, log)


def fetch_place(fetched_from: i64) -> i64:
    if fetched_from == FROM_DISCARD:
        return DISCARD
    if fetched_from == FROM_PILE:
        return PILE
    assert fetched_from == FROM_TOP or fetched_from == FROM_PAYMENT
    return ASIDE if fetched_from == FROM_TOP else PAYMENT


def look(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-8"""
    seen = in_turn_order(board, seats_meant(board, at, effect.seats))
    lookers = in_turn_order(board, seats_meant(board, at, effect.other_seats))
    if len(seen) == 0 or len(lookers) == 0:
        tell_nothing(board, log, at.card)
    for looker in lookers:
        for seat in seen:
            tell_looked(board, log, looker, seat, effect.zone)


def own_spell(at: ListFrame, seat: i64) -> i64:
    """The spell whose effect this is, if it lies before that seat: it is not taken back, nor copied."""
    if seat != at.by:
        return NO_CARD
    return at.card if at.source == NO_CARD else at.source


def recall(board: Board, at: ListFrame, effect: Effect, chance: Chance, log: Log | None) -> None:
    """EX-VERB-9"""
    seats = in_turn_order(board, seats_meant(board, at, effect.seats))
    n = amount_meant(board, at, effect.amount)
    for seat in seats[::-1]:
        chooser = at.by if effect.pick == BY_YOU else seat
        count = whole(n, len(laid_of(board, seat)))
        frame = PickFrame(chooser, RECALL_WORD, LAID + seat, SPELLS + seat, count, board.deck.vocabulary.any_find)
        frame.level = effect.level
        frame.skip = own_spell(at, seat)
        board.stack.append(frame)
    tell_if_nobody(board, at, seats, log)
    if effect.pick == THE_LAST or effect.pick == AT_RANDOM:
        for _ in seats:
            recall_without_asking(board, effect.pick, chance, log)


def recall_without_asking(board: Board, how: i64, chance: Chance, log: Log | None) -> None:
    """The latest laid first, or at random."""
    frame = board.stack[-1]
    assert isinstance(frame, PickFrame)
    cards = offered(board, frame)
    if len(cards) == 0:
        tell_in_vain(board, log)
    while frame.n > 0 and len(cards) > 0:
        card = cards[len(cards) - 1] if how == THE_LAST else random_card(cards, chance)
        pick_card(board, frame, card, log)
        cards = offered(board, frame)
    board.stack.pop()


def lay(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-10"""
    seats = in_turn_order(board, seats_meant(board, at, effect.seats))
    n = amount_meant(board, at, effect.amount)
    for seat in seats[::-1]:
        frame = PickFrame(seat, LAY_WORD, SPELLS + seat, LAID + seat, n, board.deck.vocabulary.any_find)
        frame.level = effect.level
        frame.with_effect = effect.with_effect
        board.stack.append(frame)
    tell_if_nobody(board, at, seats, log)


def copy(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-11: any laid spell of these seats, but this one and those that copy."""
    cards = vec[i64]()
    for seat in in_turn_order(board, seats_meant(board, at, effect.seats)):
        for spell in of_levels(board, laid_of(board, seat), effect.level):
            if board.deck.copying[spell] == 0 and spell != own_spell(at, seat):
                cards = append(cards, spell)
    if len(cards) == 0:
        tell_nothing(board, log, at.card)
        return
    frame = PickFrame(at.by, COPY_WORD, COPYABLE, COPYABLE, 1, board.deck.vocabulary.any_find)
    frame.cards = distinct(cards)
    frame.quiet = True
    board.stack.append(frame)
