"""Events as the page lists them: who is told what.

Everybody is told what everybody can see afterwards, such as the level on the back of a spell and the cards of an open
hand; the seats concerned are told the cards on top. Events that may differ with what is hidden reveal something.
"""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.event import Event, Log
from quintessence.core.types import Json, JsonObject, Seat

from ..board import Board
from ..cards import words
from .lasting import Lasting
from .zones import listed


def is_open(board: Board, zone: i64, seat: i64) -> bool:
    """Whether everybody sees a hand (EX-HID-6)."""
    return board.has_status(seat, words.OPEN_FINDS if zone == words.IN_FINDS else words.OPEN_SPELLS)


def tell(log: Log | None, kind: str, fields: Mapping[str, Json], reveals: bool = False) -> None:
    """Something that everybody is told alike; it `reveals` something unless everybody saw it coming."""
    if log is not None:
        log.tell(Event(kind, fields, reveals=reveals))


def tell_of(log: Log | None, kind: str, seat: i64, reveals: bool = False) -> None:
    """Something about a seat; if nobody asked it, that may tell what it holds."""
    if log is not None:
        log.tell(Event(kind, {"seat": int(seat)}, reveals=reveals))


def tell_turn(board: Board, log: Log | None, kind: str) -> None:
    if log is not None:
        log.add(kind, {"seat": int(board.active), "turn": int(board.turn)})


def tell_card(board: Board, log: Log | None, kind: str, seat: i64, card: i64, reveals: bool = False) -> None:
    """A card that a seat shows, casts, plays, lays; it `reveals` something if the seat did not choose it."""
    if log is not None:
        log.tell(Event(kind, {"seat": int(seat), "card": board.deck.id_of(card)}, reveals=reveals))


def tell_target(log: Log | None, seat: i64, target: i64) -> None:
    """A target that a seat chose, unless there was none to choose."""
    if log is not None and target != words.NOBODY:
        log.add("targeted", {"seat": int(seat), "target": int(target)})


def tell_nothing(board: Board, log: Log | None, card: i64) -> None:
    """A step that found nothing to do: that may tell what a hand lacks."""
    if log is not None:
        log.tell(Event("nothing", {"card": board.deck.id_of(card)}, reveals=True))


def tell_pile(log: Log | None, kind: str, count: i64) -> None:
    if log is not None:
        log.tell(Event(kind, {"n": int(count)}, random=True))


def tell_partly(log: Log, kind: str, fields: JsonObject, cards: JsonObject, seats: list[Seat], is_open: bool) -> None:
    """Cards that only some seats see, or all if it is open."""
    if is_open:
        log.tell(Event(kind, {**fields, **cards}, reveals=True))
    else:
        log.tell(Event(kind, fields, dict.fromkeys(seats, cards), reveals=True))


def tell_drew(board: Board, log: Log | None, seat: i64, cards: vec[i64]) -> None:
    if log is not None:
        fields: JsonObject = {"seat": int(seat), "n": len(cards)}
        drawn: JsonObject = {"cards": board.deck.ids_of(cards)}
        tell_partly(log, "drew", fields, drawn, [int(seat)], is_open(board, words.IN_FINDS, seat))


def tell_paid(board: Board, log: Log | None, seat: i64, cards: vec[i64], waived: i64) -> None:
    if log is not None:
        fields: JsonObject = {"seat": int(seat), "cards": board.deck.ids_of(cards), "waived": int(waived)}
        log.tell(Event("paid", fields, reveals=True))


def tell_moved(board: Board, log: Log | None, zone: i64, card: i64, source: i64, to: i64) -> None:
    if log is not None:
        fields: JsonObject = {"zone": words.HAND_ZONES[zone], "from": int(source), "to": int(to)}
        if zone == words.IN_SPELLS:
            fields["level"] = int(board.deck.level[card])
        is_seen = is_open(board, zone, source) or is_open(board, zone, to)
        tell_partly(log, "moved", fields, {"card": board.deck.id_of(card)}, [int(source), int(to)], is_seen)


def tell_fetched(board: Board, log: Log | None, seat: i64, card: i64, fetched_from: i64) -> None:
    if log is not None:
        fields: JsonObject = {"seat": int(seat), "from": words.FETCH_FROM[fetched_from]}
        is_public = fetched_from == words.FROM_DISCARD or fetched_from == words.FROM_PAYMENT
        is_seen = is_public or is_open(board, words.IN_FINDS, seat)
        tell_partly(log, "fetched", fields, {"card": board.deck.id_of(card)}, [int(seat)], is_seen)


def tell_looked(log: Log | None, by: i64, at: Json, zone: str, cards: list[Json]) -> None:
    """A private look at a hand (EX-VERB-8) or at the draw pile."""
    if log is not None:
        log.tell(Event("looked", {"by": int(by), "at": at, "zone": zone}, {int(by): {"cards": cards}}, reveals=True))


def tell_offered(board: Board, log: Log, by: i64, at: i64, cards: vec[i64]) -> None:
    """What a seat may pick where all have been told that it looks (EX-VERB-8); to the others, that it may still pick.

    Who has looked there a moment ago, with nothing since, has been told all of it.
    """
    last = log.events[-1] if log.events else None
    if last is None or last.kind != "looked" or last.fields["by"] != by or last.fields["at"] != at:
        seen: JsonObject = {"cards": sorted_ids(board, cards)}
        log.tell(Event("offered", {"by": int(by)}, {int(by): seen}, reveals=True))


def sorted_ids(board: Board, cards: vec[i64]) -> list[Json]:
    """By name, not as they lie: the order of a hidden place must not show."""
    return [*sorted(map(str, board.deck.ids_of(cards)))]


def tell_exchange(
    board: Board, log: Log | None, kind: str, zone: i64, to: vec[i64], got: list[vec[i64]], by: vec[i64], random: bool
) -> None:
    """`traded`, `passed-on`, `redealt`: each seat of `to` got cards, from the seat of `by` if from one."""
    if log is None:
        return
    fields: JsonObject = {"zone": words.HAND_ZONES[zone], "seats": listed(to), "n": sum(len(cards) for cards in got)}
    levels: JsonObject = {}
    shown: JsonObject = {}
    private: dict[Seat, JsonObject] = {}
    for place, seat in enumerate(to):
        names = board.deck.ids_of(got[place])
        private[int(seat)] = {"cards": names}
        if is_open(board, zone, seat) or (len(by) > 0 and is_open(board, zone, by[place])):
            shown[str(seat)] = names
        levels[str(seat)] = [*sorted(int(board.deck.level[card]) for card in got[place])]
    if zone == words.IN_SPELLS:
        fields["levels"] = levels
    if shown:
        fields["shown"] = shown
    log.tell(Event(kind, fields, private, random=random, reveals=True))


def tell_set(board: Board, log: Log | None, effect: Lasting) -> None:
    """`status-set`, `trigger-set`; a status that opens a hand shows it."""
    if log is None:
        return
    is_status = effect.kind == words.STATUS
    fields: JsonObject = {
        "seat": int(effect.on),
        "card": board.deck.id_of(effect.card),
        "is": words.STATUSES[effect.status] if is_status else None,
        "until": words.UNTIL[effect.until],
    }
    shows = effect.status == words.OPEN_FINDS or effect.status == words.OPEN_SPELLS
    if shows:
        fields["cards"] = board.deck.ids_of(board.hand_of(effect.status - words.OPEN_FINDS, effect.on))
    log.tell(Event("status-set" if is_status else "trigger-set", fields, reveals=shows))


def tell_ended(board: Board, log: Log | None, effect: Lasting) -> None:
    if effect.kind == words.FORFEIT:
        tell_forfeit(board, log, "forfeit-ended", effect.on, effect.by, effect.card, effect.n)
    elif log is not None:
        fields: JsonObject = {"seat": int(effect.on), "card": board.deck.id_of(effect.card)}
        if effect.kind == words.STATUS:
            fields["is"] = words.STATUSES[effect.status]
        log.add(f"{words.LASTING[effect.kind]}-ended", fields)


def tell_forfeit(board: Board, log: Log | None, kind: str, on: i64, by: i64, card: i64, price: i64) -> None:
    """`forfeit-given`, `forfeit-performed`, `forfeit-paid`, `forfeit-ended`."""
    if log is not None:
        fields: JsonObject = {"seat": int(on), "by": int(by), "card": board.deck.id_of(card), "price": int(price)}
        log.add(kind, fields)
