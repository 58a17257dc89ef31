"""Turning cards: placing, flipping, summoning, and who is next (EL-TURN, EL-SPC, EL-DBL, EL-MAG)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.race import draw_ties
from quintessence.core.types import Json, JsonObject

from .board import IN_RACE, NOBODY, OVER, TO_FLIP, TO_PLACE, Board, is_in, left_of
from .cards.box import CARD_IDS, MIDDLE, is_elemental, pack_of, pile_of
from .ending import finish, leave_without_card, stop_if_settled
from .races.kinds import AFTER_FLIP, AFTER_PLACING, AFTER_SUMMON, RACE_KINDS
from .races.shown import shown_cards, window_of


def turn_card(board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
    """The move `flip`: whether it places or flips follows from the phase (EL-TURN-1, EL-SPC-4)."""
    board.flips += 1
    if board.phase == TO_PLACE:
        place_card(board, seat, chance, log)
        return
    card = board.zones.take(pack_of(seat))
    board.zones.put(pile_of(seat), card)
    if log is not None:
        tell_players(board, log, "card-flipped", {"seat": seat, "card": CARD_IDS[card]})
    open_race(board, AFTER_FLIP, 1 << seat, chance, log)


def place_card(board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
    """An elemental goes into the middle, a special card back under the pack."""
    # EL-TURN-2, EL-TURN-3, EL-SPC-1, EL-SPC-2, EL-SPC-3
    zones = board.zones
    card = zones.take(pack_of(seat))
    if not is_elemental(card):
        zones.put(pack_of(seat), card)
        if log is not None:
            tell_all(log, "special-returned", {"seat": seat, "card": CARD_IDS[card]})
        stop_if_settled(board, log)
        if board.phase != OVER:
            pass_turn(board, TO_PLACE, left_of(board, seat), log)
        return
    zones.put(MIDDLE, card)
    if board.variant.has_middle_catch and zones.count(MIDDLE) > 1:
        if log is not None:
            tell_players(board, log, "card-placed", {"seat": seat, "card": CARD_IDS[card]})
        open_race(board, AFTER_PLACING, 0, chance, log)
        return
    if log is not None:
        tell_all(log, "card-placed", {"seat": seat, "card": CARD_IDS[card]})
    stop_if_settled(board, log)
    if board.phase != OVER:
        flip_next(board, left_of(board, seat), log)


def summon(board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
    """Everybody who has a card turns it at once (EL-MAG-3); without any, no race opens."""
    # EL-MAG-4, EL-MAG-7, EL-END-4
    board.flips += 1
    turned: i64 = 0
    seats = board.variant.seats
    for step in range(seats):
        other = (seat + step) % seats
        if board.zones.count(pack_of(other)) > 0:
            board.zones.put(pile_of(other), board.zones.take(pack_of(other)))
            turned |= 1 << other
    if log is not None:
        fields: JsonObject = {"seat": seat, "cards": newest_cards(board, turned)}
        if turned == 0:
            tell_all(log, "packs-flipped", fields)
        else:
            tell_players(board, log, "packs-flipped", fields)
    if turned != 0:
        open_race(board, AFTER_SUMMON, turned, chance, log)
        return
    stop_if_settled(board, log)
    if board.phase != OVER:
        flip_next(board, left_of(board, seat), log)


def open_race(board: Board, kind: i64, turned: i64, chance: Chance, log: Log | None) -> None:
    """Every seat in the game takes part; the order for equal times is drawn now (EL-RACE-1, EL-RACE-11)."""
    board.phase = IN_RACE
    board.race_kind = kind
    board.turned = turned
    join_race(board, chance)
    if log is not None:
        shown: list[Json] = [CARD_IDS[card] for card in shown_cards(board)]
        told: JsonObject = {"race": RACE_KINDS[kind], "shown": shown, "window": window_of(board)}
        log.tell(Event("race-opened", told, only=players(board), random=True))


def join_race(board: Board, chance: Chance) -> None:
    """Nobody has answered yet, and the tie order is drawn."""
    seats = vec[i64](capacity=6)
    board.waiting = 0
    for seat in range(board.variant.seats):
        if is_in(board, seat):
            seats = append(seats, seat)
            board.waiting |= 1 << seat
    board.ties = draw_ties(seats, board.variant.seats, chance)


def pass_turn(board: Board, phase: i64, seat: i64, log: Log | None) -> None:
    """The seat has to place or flip; without a card the game ends or the seat leaves (EL-END-1, EL-END-3, EL-OUT-1)."""
    while board.zones.count(pack_of(seat)) == 0:
        if not board.variant.players_leave:
            finish(board, "out-of-cards", log)
            return
        leave_without_card(board, seat, log)
        if board.phase == OVER:
            return
        seat = left_of(board, seat)
    board.phase = phase
    board.turn = seat


def flip_next(board: Board, usual: i64, log: Log | None) -> None:
    """The offender flips whose mistake is still to be made good, else the usual seat (EL-ERR-6, EL-DBL-3)."""
    seat = board.then if board.then != NOBODY else usual
    board.then = NOBODY
    pass_turn(board, TO_FLIP, seat, log)


def place_for_double(board: Board, seat: i64, log: Log | None) -> None:
    """EL-DBL-2; skipped where no pack has an elemental (EL-DBL-5)."""
    pass_turn(board, TO_PLACE, seat, log)
    if board.phase == OVER or has_elemental_to_place(board):
        return
    if log is not None:
        tell_all(log, "placing-skipped", {"seat": board.turn})
    flip_next(board, left_of(board, board.turn), log)


def has_elemental_to_place(board: Board) -> bool:
    """Whether a pack in the game has an elemental; those who have left have none."""
    for seat in range(board.variant.seats):
        for card in board.zones.cards(pack_of(seat)):
            if is_elemental(card):
                return True
    return False


def newest_cards(board: Board, turned: i64) -> JsonObject:
    """The card just turned of each seat in a set of bits."""
    seats = [seat for seat in range(board.variant.seats) if turned & (1 << seat) != 0]
    return {str(seat): CARD_IDS[board.zones.last(pile_of(seat))] for seat in seats}


def players(board: Board) -> list[int]:
    """Everybody but the spectators: they see a card when its race is over (EL-NET-17)."""
    return list(range(board.variant.seats))


def tell_players(board: Board, log: Log, kind: str, fields: JsonObject) -> None:
    """A card that opens a race was turned."""
    log.tell(Event(kind, fields, only=players(board), reveals=True))


def tell_all(log: Log, kind: str, fields: JsonObject) -> None:
    """Something of a pack has become known."""
    log.tell(Event(kind, fields, reveals=True))
