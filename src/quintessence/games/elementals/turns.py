"""Turning cards: placing, flipping, summoning, and who is next (EL-TURN, EL-SPC, EL-DBL, EL-MAG)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.race import draw_ties
from quintessence.core.types import Json, JsonObject
from quintessence.games.elementals.cards import CARD_IDS, is_elemental
from quintessence.games.elementals.ending import finish, leave_without_card, stop_if_settled
from quintessence.games.elementals.table import (
    AFTER_FLIP,
    AFTER_PLACING,
    AFTER_SUMMON,
    IN_RACE,
    NOBODY,
    OVER,
    RACE_KINDS,
    TO_FLIP,
    TO_PLACE,
    Table,
    is_in,
    left_of,
    shown_cards,
    window_of,
)
from quintessence.games.elementals.zones import MIDDLE, pack_of, pile_of


def turn_card(table: Table, seat: i64, chance: Chance, log: Log | None) -> None:
    """The move `flip`: whether it places or flips follows from the phase (EL-TURN-1)."""
    table.flips += 1
    if table.phase == TO_PLACE:
        place_card(table, seat, chance, log)
        return
    card = table.zones.take(pack_of(seat))
    table.zones.put(pile_of(seat), card)
    if log is not None:
        tell_players(table, log, "card-flipped", {"seat": seat, "card": CARD_IDS[card]})
    open_race(table, AFTER_FLIP, 1 << seat, chance, log)


def place_card(table: Table, seat: i64, chance: Chance, log: Log | None) -> None:
    """An elemental goes into the middle, a special card back under the pack (EL-TURN-2, EL-SPC-1)."""
    zones = table.zones
    card = zones.take(pack_of(seat))
    if not is_elemental(card):
        zones.put(pack_of(seat), card)
        if log is not None:
            tell_all(log, "special-returned", {"seat": seat, "card": CARD_IDS[card]})
        stop_if_settled(table, log)
        if table.phase != OVER:
            pass_turn(table, TO_PLACE, left_of(table, seat), log)
        return
    zones.put(MIDDLE, card)
    if table.rules.has_middle_catch and zones.count(MIDDLE) > 1:
        if log is not None:
            tell_players(table, log, "card-placed", {"seat": seat, "card": CARD_IDS[card]})
        open_race(table, AFTER_PLACING, 0, chance, log)
        return
    if log is not None:
        tell_all(log, "card-placed", {"seat": seat, "card": CARD_IDS[card]})
    stop_if_settled(table, log)
    if table.phase != OVER:
        flip_next(table, left_of(table, seat), log)


def summon(table: Table, seat: i64, chance: Chance, log: Log | None) -> None:
    """Everybody who has a card turns it at once (EL-MAG-3); without any, no race opens (EL-MAG-7)."""
    table.flips += 1
    turned: i64 = 0
    seats = table.rules.seats
    for step in range(seats):
        other = (seat + step) % seats
        if table.zones.count(pack_of(other)) > 0:
            table.zones.put(pile_of(other), table.zones.take(pack_of(other)))
            turned |= 1 << other
    if log is not None:
        fields: JsonObject = {"seat": seat, "cards": newest_cards(table, turned)}
        if turned == 0:
            tell_all(log, "packs-flipped", fields)
        else:
            tell_players(table, log, "packs-flipped", fields)
    if turned != 0:
        open_race(table, AFTER_SUMMON, turned, chance, log)
        return
    stop_if_settled(table, log)
    if table.phase != OVER:
        flip_next(table, left_of(table, seat), log)


def open_race(table: Table, kind: i64, turned: i64, chance: Chance, log: Log | None) -> None:
    """Every seat in the game takes part; the order for equal times is drawn now (EL-RACE-1, EL-RACE-11)."""
    table.phase = IN_RACE
    table.race_kind = kind
    table.turned = turned
    join_race(table, chance)
    if log is not None:
        shown: list[Json] = [CARD_IDS[card] for card in shown_cards(table)]
        told: JsonObject = {"race": RACE_KINDS[kind], "shown": shown, "window": window_of(table)}
        log.tell(Event("race-opened", told, only=players(table), random=True))


def join_race(table: Table, chance: Chance) -> None:
    """Nobody has answered yet, and the tie order is drawn."""
    seats = vec[i64](capacity=6)
    table.waiting = 0
    for seat in range(table.rules.seats):
        if is_in(table, seat):
            seats = append(seats, seat)
            table.waiting |= 1 << seat
    table.ties = draw_ties(seats, table.rules.seats, chance)


def pass_turn(table: Table, phase: i64, seat: i64, log: Log | None) -> None:
    """The seat has to place or flip; without a card the game ends or the seat leaves (EL-END-1, EL-OUT-1)."""
    while table.zones.count(pack_of(seat)) == 0:
        if not table.rules.players_leave:
            finish(table, "out-of-cards", log)
            return
        leave_without_card(table, seat, log)
        if table.phase == OVER:
            return
        seat = left_of(table, seat)
    table.phase = phase
    table.turn = seat


def flip_next(table: Table, usual: i64, log: Log | None) -> None:
    """The offender flips whose mistake is still to be made good, else the usual seat (EL-ERR-6)."""
    seat = table.then if table.then != NOBODY else usual
    table.then = NOBODY
    pass_turn(table, TO_FLIP, seat, log)


def place_for_double(table: Table, seat: i64, log: Log | None) -> None:
    """EL-DBL-2; skipped where no pack has an elemental (EL-DBL-5)."""
    pass_turn(table, TO_PLACE, seat, log)
    if table.phase == OVER or has_elemental_to_place(table):
        return
    if log is not None:
        tell_all(log, "placing-skipped", {"seat": table.turn})
    flip_next(table, left_of(table, table.turn), log)


def has_elemental_to_place(table: Table) -> bool:
    """Whether a pack in the game has an elemental; those who have left have none."""
    for seat in range(table.rules.seats):
        for card in table.zones.cards(pack_of(seat)):
            if is_elemental(card):
                return True
    return False


def newest_cards(table: Table, turned: i64) -> JsonObject:
    """The card just turned of each seat in a set of bits."""
    seats = [seat for seat in range(table.rules.seats) if turned & (1 << seat) != 0]
    return {str(seat): CARD_IDS[table.zones.last(pile_of(seat))] for seat in seats}


def players(table: Table) -> list[int]:
    """Everybody but the spectators: they see a card when its race is over (EL-NET-17)."""
    return list(range(table.rules.seats))


def tell_players(table: Table, log: Log, kind: str, fields: JsonObject) -> None:
    """A card that opens a race was turned."""
    log.tell(Event(kind, fields, only=players(table), reveals=True))


def tell_all(log: Log, kind: str, fields: JsonObject) -> None:
    """Something of a pack has become known."""
    log.tell(Event(kind, fields, reveals=True))
