"""A position as JSON, as the rulebook page lays it out; `reading` goes the other way."""

from mypy_extensions import i64

from quintessence.core.types import Json, JsonObject

from .board import Board, pile_at
from .cards.catalogue import CARD_NAMES, ELEMENTS, KINDS, copies_in
from .cards.pile import card_at, height_of, rooted_of
from .cards.zones import DRAW, MAIN, QUICK, QUICK_STATES, hand_of, quick_state, zone_cards
from .creatures import tokens
from .creatures.powers import power_words
from .decisions import frames
from .decisions.mages import watches
from .ending import finished_seats


def write_position(board: Board) -> JsonObject:
    """The whole position, all-seeing."""
    mages: JsonObject = {
        str(seat): {"hand": write_hand(board, seat), "draw": write_zone(board, seat, DRAW), **write_area(board, seat)}
        for seat in range(board.variant.seats)
    }
    return {**write_open_part(board), "mages": mages}


def write_open_part(board: Board) -> JsonObject:
    """What everybody sees besides the areas (EE-REL-7)."""
    finished: list[Json] = list(finished_seats(board))
    pending: list[Json] = [write_frame(frame) for frame in board.stack[::-1]]
    return {
        "turn": board.turn,
        "active": board.active,
        "extra": board.extra,
        "ethers": board.ethers,
        "tokens": {name: write_token(board.tokens[place]) for place, name in enumerate(tokens.CREATURES)},
        "ondines": write_ondines(board),
        "pending": pending,
        "finished": finished,
        "result": None if board.ended is None else board.ended.to_json(),
    }


def write_area(board: Board, seat: i64) -> JsonObject:
    """What everybody sees of a mage's area."""
    return {
        "quick": write_zone(board, seat, QUICK),
        "main": write_zone(board, seat, MAIN),
        "quick-state": QUICK_STATES[quick_state(board, seat)],
        "piles": {name: write_pile(pile_at(board, seat, place)) for place, name in enumerate(ELEMENTS)},
        "rooted": {name: rooted_of(pile_at(board, seat, place)) for place, name in enumerate(ELEMENTS)},
        "watch": watches(board, seat),
    }


def write_hand(board: Board, seat: i64) -> list[Json]:
    hand = hand_of(board, seat)
    return [CARD_NAMES[card] for card in range(KINDS) for _ in range(copies_in(hand, card))]


def write_zone(board: Board, seat: i64, zone: i64) -> list[Json]:
    """The cards of a zone, top first."""
    return [CARD_NAMES[card] for card in zone_cards(board, seat, zone)[::-1]]


def write_pile(pile: i64) -> list[Json]:
    """The cards of a pile, top first."""
    return [CARD_NAMES[card_at(pile, level)] for level in range(height_of(pile) - 1, -1, -1)]


def write_token(place: i64) -> Json:
    if place == tokens.USED:
        return "used"
    return "centre" if place == tokens.CENTRE else int(place)


def write_ondines(board: Board) -> JsonObject:
    """The Ondines that have been set; pile and level are null while one is idle."""
    told: JsonObject = {}
    for place, name in enumerate(tokens.GUARDS):
        ondine = board.ondines[place]
        if ondine != tokens.NOT_SET:
            idle = tokens.is_idle(ondine)
            told[name] = {
                "seat": tokens.ondine_seat(ondine),
                "pile": None if idle else ELEMENTS[tokens.ondine_pile(ondine)],
                "level": None if idle else tokens.ondine_level(ondine),
                "moved": ondine & tokens.MOVED != 0,
            }
    return told


def write_frame(frame: i64) -> JsonObject:
    """One pending decision."""
    kind = frames.kind_of(frame)
    told: JsonObject = {"kind": frames.KIND_NAMES[kind]}
    if kind == frames.WATCH:
        told["ask"] = write_ask(frame) if frame & frames.OPENED != 0 else None
    elif kind == frames.POWER:
        told |= {"by": frames.seat_of(frame), "move": power_words(frame), "ask": write_ask(frame)}
    elif kind == frames.BLAZE:
        turned = frames.turned_by(frame)
        told |= {"by": frames.seat_of(frame), "target": frames.target_of(frame)}
        told |= {"pile": ELEMENTS[frames.pile_of(frame)], "turned-by": None if turned == frames.NOBODY else int(turned)}
        told["ask"] = write_ask(frame)
    elif kind != frames.REFILL:
        told["seat"] = frames.seat_of(frame)
        if kind == frames.TORNADO:
            told["tossed"] = frames.what_of(frame)
        elif kind == frames.RELEASE:
            told["creature"] = tokens.CREATURES[frames.what_of(frame)]
        elif kind == frames.DROP:
            told["card"] = CARD_NAMES[frames.what_of(frame)]
    return told


def write_ask(frame: i64) -> list[Json]:
    return [*frames.seats_in(frames.ask_of(frame))]
