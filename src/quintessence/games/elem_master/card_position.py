"""Specialities, event cards, effects and pending decisions in the position's JSON."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.reading import Reader
from quintessence.core.types import Json, JsonObject
from quintessence.games.elem_master.board import (
    BY_EVENT,
    BY_POWER,
    BY_PRIEST,
    EFFECTS,
    MOST_ASIDE,
    NO_CARD,
    NO_CELLS,
    Board,
    Cards,
    Pending,
    aside_of,
    in_reserve,
    set_aside,
    speciality_of,
)
from quintessence.games.elem_master.cells import NOWHERE
from quintessence.games.elem_master.deck import effect_name, of_seat
from quintessence.games.elem_master.events.card import card_name
from quintessence.games.elem_master.events.every import ALL
from quintessence.games.elem_master.forms import CHOOSE_CARD, CHOOSE_COLOUR
from quintessence.games.elem_master.specialities import POWERS
from quintessence.games.elem_master.stack import AIR, TOKENS_EACH, WATER, level_of, owner_of

CARD_KEYS = ("specialities", "spent", "aside", "events", "now", "next", "pending")
EVENT_KEYS = ("row", "face_down", "deck", "held", "used", "discard")


def write_card_part(board: Board, shows_hidden: bool) -> JsonObject:
    """All keys that speak of cards; face-down cards and the pile as lists or, to players, as numbers."""
    seats = range(board.rules.seats)
    specialities: JsonObject = {
        str(seat): POWERS[speciality_of(board, seat)].name for seat in seats if speciality_of(board, seat) != NO_CARD
    }
    aside: JsonObject = {str(seat): int(aside_of(board, seat)) for seat in seats if aside_of(board, seat) > 0}
    spent: list[Json] = [seat for seat in seats if board.spent & (1 << seat) != 0]
    now: list[Json] = [effect_name(effect) for effect in board.cards.now]
    return {
        "specialities": specialities,
        "spent": spent,
        "aside": aside,
        "events": write_events(board, shows_hidden),
        "now": now,
        "next": write_waiting(board),
        "pending": write_pending(board),
    }


def write_events(board: Board, shows_hidden: bool) -> JsonObject:
    cards = board.cards
    deck: Json = names_of(cards.deck) if shows_hidden else len(cards.deck)
    return {
        "row": names_of(cards.row),
        "face_down": write_face_down(board, shows_hidden),
        "deck": deck,
        "held": write_by_seat(board, cards.held),
        "used": write_by_seat(board, cards.used),
        "discard": names_of(cards.discard),
    }


def names_of(cards: vec[i64]) -> list[Json]:
    return [card_name(card) for card in cards]


def write_by_seat(board: Board, cards: vec[i64]) -> JsonObject:
    """A seat with nothing has no key."""
    return {
        str(seat): names_of(of_seat(cards, seat)) for seat in range(board.rules.seats) if len(of_seat(cards, seat)) > 0
    }


def write_face_down(board: Board, shows_hidden: bool) -> list[Json]:
    """One entry for each seat that has laid cards, in the order in which they were laid."""
    laid: list[int] = []
    for entry in board.cards.face_down:
        if int(entry >> 6) not in laid:
            laid.append(int(entry >> 6))
    groups: list[Json] = []
    for seat in laid:
        cards = of_seat(board.cards.face_down, seat)
        shown: Json = names_of(cards) if shows_hidden else len(cards)
        groups.append({"by": seat, "cards": shown})
    return groups


def write_waiting(board: Board) -> JsonObject:
    waiting: dict[str, list[Json]] = {}
    for entry in board.cards.waiting:
        waiting.setdefault(str(entry >> 8), []).append(effect_name(entry & 255))
    return {seat: waiting[seat] for seat in sorted(waiting)}


def write_pending(board: Board) -> Json:
    pending = board.pending
    if pending is None:
        return None
    names = board.rules.plain.names
    if pending.kind == BY_EVENT:
        card = ALL[pending.card]
        is_card = card.choice_form(board) == CHOOSE_CARD
        chosen: list[Json] = [card_name(entry) if is_card else names[entry] for entry in pending.chosen]
        return {"kind": "event", "card": card.name, "chosen": chosen}
    if pending.kind == BY_PRIEST:
        return {"kind": "priest", "at": [names[cell] for cell in pending.chosen]}
    power = POWERS[pending.card].name
    told: JsonObject = {"kind": "power", "power": power}
    if pending.at != NOWHERE:
        told["at"] = names[pending.at]
    if power == "illusionist":
        return {**told, "steps": int(pending.left), "moved": pending.moved}
    if power == "shaman":
        return {**told, "left": int(pending.left), "placed": int(pending.placed)}
    return told if power == "oracle" else {**told, "left": int(pending.left)}


def read_card_part(board: Board, position: Reader, names: dict[str, int]) -> None:
    """Fills in what a position says of cards. Stacks are on the board already."""
    read_specialities(board, position)
    board.cards = read_events(board, position.key("events"))
    read_effects(board, position)
    if not position.key("pending").is_null:
        board.pending = read_pending(board, position.key("pending"), names)


def read_specialities(board: Board, position: Reader) -> None:
    seats = int(board.rules.seats)
    known = tuple(power.name for power in POWERS)
    specialities = board.specialities[:]
    for name, value in entries_of(position.key("specialities")):
        card = known.index(value.word(known))
        if card in specialities:
            raise value.breaks("EM-SPE-2")
        specialities[value.seat_key(name, seats)] = card
    board.specialities = specialities
    if not position.key("spent").is_null:
        for spent in position.key("spent").items():
            board.spent |= 1 << spent.number(0, seats - 1)
    for name, value in entries_of(position.key("aside")):
        seat = value.seat_key(name, seats)
        tokens = value.number(0, int(min(MOST_ASIDE, TOKENS_EACH - board.tokens[seat * 4])))
        set_aside(board, seat, tokens - aside_of(board, seat))


def entries_of(reader: Reader) -> list[tuple[str, Reader]]:
    return [] if reader.is_null else list(reader.entries())


def read_events(board: Board, events: Reader) -> Cards:
    """Every card is in one place at most."""
    cards = Cards()
    if events.is_null:
        return cards
    events.only_keys(EVENT_KEYS)
    seen: set[int] = set()
    seats = int(board.rules.seats)
    cards.row = read_cards(events.key("row"), seen, 0)
    cards.deck = read_cards(events.key("deck"), seen, 0)
    cards.discard = read_cards(events.key("discard"), seen, 0)
    if not events.key("face_down").is_null:
        for group in events.key("face_down").items():
            group.only_keys(("by", "cards"))
            by = group.key("by").number(0, seats - 1)
            for card in read_cards(group.key("cards"), seen, by):
                cards.face_down = append(cards.face_down, card)
    for name, value in entries_of(events.key("held")):
        for card in read_cards(value, seen, value.seat_key(name, seats)):
            cards.held = append(cards.held, card)
    for name, value in entries_of(events.key("used")):
        for card in read_cards(value, seen, value.seat_key(name, seats)):
            cards.used = append(cards.used, card)
    return cards


def read_cards(reader: Reader, seen: set[int], seat: int) -> vec[i64]:
    """The cards of a list, each with the seat that it belongs to."""
    cards = vec[i64]()
    if reader.is_null:
        return cards
    for item in reader.items():
        card = read_card(item)
        if card in seen:
            raise item.breaks("EM-EVT-1")
        seen.add(card)
        cards = append(cards, seat * 64 + card)
    return cards


def read_card(item: Reader) -> int:
    known = tuple(card.name for card in ALL)
    return known.index(item.word(known))


def read_effects(board: Board, position: Reader) -> None:
    cards = board.cards
    if not position.key("now").is_null:
        for item in position.key("now").items():
            effect = 1 << EFFECTS.index(item.word(EFFECTS))
            if board.now & effect == 0:
                board.now |= effect
                cards.now = append(cards.now, effect)
    for name, value in entries_of(position.key("next")):
        seat = value.seat_key(name, int(board.rules.seats))
        for item in value.items():
            entry = seat * 256 + (1 << EFFECTS.index(item.word(EFFECTS)))
            if entry not in cards.waiting:
                cards.waiting = append(cards.waiting, entry)


def read_pending(board: Board, pending: Reader, names: dict[str, int]) -> Pending:
    kind = pending.key("kind").word(("event", "priest", "power"))
    if kind == "event":
        pending.only_keys(("kind", "card", "chosen"))
        return read_pending_event(board, pending, names)
    if kind == "priest":
        pending.only_keys(("kind", "at"))
        cells = vec[i64]([read_cell(cell, names) for cell in pending.key("at").items()])
        if len(cells) == 0 or level_of(board.cells[cells[0]]) == 0:
            raise pending.key("at").breaks("EM-PRIEST-1")
        return Pending(BY_PRIEST, NO_CARD, NOWHERE, 0, 0, False, cells)
    return read_pending_power(board, pending, names)


def read_cell(reader: Reader, names: dict[str, int]) -> int:
    name = reader.text()
    if name not in names:
        raise reader.wrong(f"a1..{list(names)[-1]}")
    return names[name]


def read_pending_event(board: Board, pending: Reader, names: dict[str, int]) -> Pending:
    card = read_card(pending.key("card"))
    form = ALL[card].choice_form(board)
    chosen = vec[i64]()
    if not pending.key("chosen").is_null:
        for item in pending.key("chosen").items():
            chosen = append(chosen, read_card(item) if form == CHOOSE_CARD else read_cell(item, names))
    if form == CHOOSE_COLOUR and len(chosen) > 0:
        raise pending.key("chosen").wrong("[]")
    if len(chosen) >= ALL[card].most:
        raise pending.key("chosen").breaks("EM-EVT-7")
    return Pending(BY_EVENT, card, NOWHERE, 0, 0, False, chosen)


POWER_KEYS = {
    "necromancer": ("left",),
    "constellationist": ("left",),
    "shaman": ("at", "left", "placed"),
    "oracle": ("at",),
    "illusionist": ("at", "steps", "moved"),
}


TOKENS_OF = {"necromancer": "EM-NECROMANCER-4", "constellationist": "EM-SPE-6", "shaman": "EM-SPE-6"}
"""The powers that place tokens one at a time, with the rule that forbids them without any."""


def tokens_for(board: Board, power: str) -> int:
    """How many tokens the power of the seat on turn could still place."""
    if power == "necromancer":
        return aside_of(board, board.turn)
    return in_reserve(board, board.turn, AIR if power == "constellationist" else WATER)


def read_pending_power(board: Board, pending: Reader, names: dict[str, int]) -> Pending:
    power = pending.key("power").word(tuple(POWER_KEYS))
    keys = POWER_KEYS[power]
    pending.only_keys(("kind", "power", *keys))
    card = [entry.name for entry in POWERS].index(power)
    if speciality_of(board, board.turn) != card:
        raise pending.key("power").breaks("EM-SPE-4")
    at: i64 = NOWHERE
    if "at" in keys:
        at = read_cell(pending.key("at"), names)
        stack = board.cells[at]
        if level_of(stack) == 0 or (owner_of(stack) == board.turn) == (power == "oracle"):
            raise pending.key("at").breaks(f"EM-{power.upper()}-1")
    left = pending.key("steps" if power == "illusionist" else "left").number_or(0, 0, 3)
    # The answer under way takes a token, so there must be one, whatever is left after it.
    if power in TOKENS_OF and tokens_for(board, power) < max(1, left):
        raise pending.key("left").breaks(TOKENS_OF[power])
    placed = pending.key("placed").number_or(0, 0, 2)
    return Pending(BY_POWER, card, at, left, placed, pending.key("moved").flag_or(False), NO_CELLS)
