"""Hands that are traded, passed on and dealt anew (EX-VERB-4 to EX-VERB-6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.games.elixir.board import Board, count_moved, hand_of, in_turn_order, neighbour
from quintessence.games.elixir.cards.reckoning import PLENTY, bit
from quintessence.games.elixir.cards.words import AT_RANDOM, IN_FINDS, NOBODY
from quintessence.games.elixir.picking import random_card
from quintessence.games.elixir.putting import all_are_done, begin_putting
from quintessence.games.elixir.questions import FOR_PASS, FOR_TRADE, PutFrame
from quintessence.games.elixir.table.telling import tell_exchange, tell_nothing
from quintessence.games.elixir.table.zones import SPELLS, joined, without_card, without_cards
from quintessence.games.elixir.taking import is_protected


def trade(
    board: Board,
    by: i64,
    one: i64,
    other: i64,
    count: i64,
    zone: i64,
    picks: tuple[i64, i64],
    card: i64,
    log: Log | None,
) -> None:
    """Two seats exchange whole hands, or the same number of cards each (EX-VERB-4)."""
    if one == NOBODY or other == NOBODY or one == other:
        tell_nothing(board, log, card)
        return
    number = min(count, i64(len(hand_of(board, zone, one))), i64(len(hand_of(board, zone, other))))
    if number == 0 and count != PLENTY:
        tell_nothing(board, log, card)
        return
    if zone == IN_FINDS and (is_protected(board, one, by, log) or is_protected(board, other, by, log)):
        return
    frame = PutFrame(FOR_TRADE, vec[i64](), board.seats, board.deck.vocabulary.any_find)
    frame.zone = zone
    frame.to = vec[i64]([NOBODY] * board.seats)
    frame.to[one] = other
    frame.to[other] = one
    frame.need = vec[i64]([0] * board.seats)
    if count == PLENTY:
        frame.put[one] = hand_of(board, zone, one)
        frame.put[other] = hand_of(board, zone, other)
        exchange(board, frame, False, log)
        return
    choosers: i64 = 0
    for seat, pick in ((one, picks[0]), (other, picks[1])):
        if pick == AT_RANDOM:
            frame.need[seat] = -number
        else:
            frame.need[seat] = number
            choosers |= bit(seat)
    frame.who = in_turn_order(board, choosers)
    begin_putting(board, frame, log)


def pass_on(board: Board, seats: i64, count: i64, zone: i64, clockwise: bool, card: i64, log: Log | None) -> None:
    """Each of some seats passes cards to the next of them on one side (EX-VERB-5)."""
    who = in_turn_order(board, seats)
    if len(who) < 2:
        tell_nothing(board, log, card)
        return
    frame = PutFrame(FOR_PASS, who, board.seats, board.deck.vocabulary.any_find)
    frame.zone = zone
    frame.to = vec[i64]([NOBODY] * board.seats)
    frame.need = vec[i64]([0] * board.seats)
    choosers: i64 = 0
    for seat in who:
        frame.to[seat] = next_of(board, seats, seat, 1 if clockwise else -1)
        hand = hand_of(board, zone, seat)
        frame.need[seat] = min(count, i64(len(hand)))
        if frame.need[seat] > 0:
            choosers |= bit(seat)
        if count == PLENTY:
            frame.put[seat] = hand
    if count == PLENTY or choosers == 0:
        exchange(board, frame, False, log)
        return
    frame.who = in_turn_order(board, choosers)
    begin_putting(board, frame, log)


def next_of(board: Board, seats: i64, seat: i64, side: i64) -> i64:
    """The next of some seats on one side of a seat of theirs."""
    beside = neighbour(board, seat, side)
    while seats & bit(beside) == 0:
        beside = neighbour(board, beside, side)
    return beside


def go_on_with_exchange(board: Board, frame: PutFrame, chance: Chance, log: Log | None) -> bool:
    """When all have committed, cards that are chosen at random are drawn, and all change hands at once."""
    if not all_are_done(frame):
        return False
    board.stack.pop()
    random = False
    for seat in range(board.seats):
        if frame.need[seat] < 0:
            frame.put[seat] = drawn_at_random(hand_of(board, frame.zone, seat), -frame.need[seat], chance)
            random = True
    exchange(board, frame, random, log)
    return True


def drawn_at_random(hand: vec[i64], count: i64, chance: Chance) -> vec[i64]:
    drawn = vec[i64]()
    rest = hand
    while len(drawn) < count and len(rest) > 0:
        card = random_card(rest, chance)
        rest = without_card(rest, card)
        drawn = append(drawn, card)
    return drawn


def exchange(board: Board, frame: PutFrame, random: bool, log: Log | None) -> None:
    """What was committed leaves the hands, and arrives."""
    moved: i64 = 0
    receivers = vec[i64]()
    givers = vec[i64]()
    got: list[vec[i64]] = []
    for giver in in_turn_order(board, givers_of(frame)):
        cards = frame.put[giver]
        zone = frame.zone * SPELLS + giver
        board.zones[zone] = without_cards(board.zones[zone], cards)
        moved += len(cards)
        givers = append(givers, giver)
        receivers = append(receivers, frame.to[giver])
        got.append(cards)
    for place in range(len(receivers)):
        zone = frame.zone * SPELLS + receivers[place]
        board.zones[zone] = joined(board.zones[zone], got[place])
    count_moved(board, moved)
    kind = "traded" if frame.purpose == FOR_TRADE else "passed-on"
    tell_exchange(board, log, kind, frame.zone, receivers, got, givers, random)


def givers_of(frame: PutFrame) -> i64:
    bits: i64 = 0
    for seat in range(len(frame.to)):
        if frame.to[seat] != NOBODY:
            bits |= bit(seat)
    return bits


def redeal(board: Board, seats: i64, zone: i64, card: i64, chance: Chance, log: Log | None) -> None:
    """The hands of some seats are shuffled together; each gets back as many cards as it had (EX-VERB-6)."""
    who = in_turn_order(board, seats)
    together = vec[i64]()
    for seat in who:
        together = joined(together, hand_of(board, zone, seat))
    if len(together) == 0:
        tell_nothing(board, log, card)
        return
    chance.shuffle(together)
    start: i64 = 0
    got: list[vec[i64]] = []
    for seat in who:
        size = len(hand_of(board, zone, seat))
        board.zones[zone * SPELLS + seat] = together[start : start + size]
        got.append(board.zones[zone * SPELLS + seat])
        start += size
    count_moved(board, len(together))
    tell_exchange(board, log, "redealt", zone, who, got, vec[i64](), True)
