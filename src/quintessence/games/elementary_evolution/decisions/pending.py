"""The stack of pending decisions, read from JSON; each is checked against what lies below it."""

from mypy_extensions import i64

from quintessence.core.packing import form_of
from quintessence.core.reading import Reader

from .. import moves
from ..board import Board
from ..cards.catalogue import CARD_NAMES, ELEMENTS, FULL_HAND
from ..creatures.tokens import CREATURES, USED
from ..explain import explain_moment, explain_power
from . import frames
from .mages import blaze_asks, is_in, is_opponent, power_asks

KINDS = frames.KIND_NAMES[1:]
FURTHER_KEYS = {
    "tornado": ("seat", "tossed"),
    "aim": ("seat",),
    "root": ("seat",),
    "release": ("seat", "creature"),
    "blaze": ("by", "target", "pile", "turned-by", "ask"),
    "power": ("by", "move", "ask"),
    "drop": ("seat", "card"),
    "watch": ("ask",),
    "refill": (),
}
MOST_PENDING = 40
"""A Phoenix leaves a decision for each of sixteen piles; nothing leaves more than a few besides."""


def read_pending(board: Board, pending: Reader) -> None:
    """Builds the stack from the bottom up: what a frame may be depends on the one it lies on."""
    if pending.is_null:
        return
    entries = list(pending.items())
    if len(entries) > MOST_PENDING or (entries and board.ended is not None):
        raise pending.wrong("[]")
    for entry in reversed(entries):
        name = entry.key("kind").word(KINDS)
        entry.only_keys(("kind", *FURTHER_KEYS[name]))
        frames.push(board, read_frame(board, name, entry))


def read_frame(board: Board, name: str, entry: Reader) -> i64:
    kind = frames.KIND_NAMES.index(name)
    if kind == frames.REFILL:
        entry.forbid(frames.top_frame(board) != frames.TURN, "EE-TURN-5")
        return frames.REFILL
    if kind == frames.WATCH:
        return read_watch(board, entry.key("ask"))
    if name == "blaze":
        return read_blaze(board, entry)
    if name == "power":
        return read_power(board, entry)
    seat = read_player(board, entry.key("seat"))
    what = 0
    if kind == frames.TORNADO:
        what = entry.key("tossed").number_or(0, 0, int(FULL_HAND))
    elif kind == frames.RELEASE:
        what = entry.key("creature").place_in(CREATURES)
    elif kind == frames.DROP:
        what = entry.key("card").place_in(CARD_NAMES)
    return frames.make_frame(kind, seat, what)


def read_player(board: Board, reader: Reader) -> int:
    """The seat of a mage who is still in the game; after its end, any seat."""
    seat = reader.seat(int(board.variant.seats))
    if board.ended is None and not is_in(board, seat):
        raise reader.breaks("EE-END-5")
    return seat


def read_ask(board: Board, reader: Reader, default: i64) -> i64:
    """The seats that are still to be asked, each once; null stands for the page's default."""
    if reader.is_null:
        return default
    ask = frames.NO_ASK
    known: list[int] = []
    for item in reader.items():
        seat = read_player(board, item)
        reader.demand(seat not in known, "seats")
        known.append(seat)
        ask = frames.added(ask, seat)
    return ask


def read_watch(board: Board, reader: Reader) -> i64:
    if reader.is_null:
        return frames.WATCH
    reader.forbid(any(item.value == board.active for item in reader.items()), "EE-WW-3")
    return frames.with_ask(frames.WATCH | frames.OPENED, read_ask(board, reader, frames.NO_ASK))


def read_blaze(board: Board, entry: Reader) -> i64:
    by = read_player(board, entry.key("by"))
    target = read_player(board, entry.key("target"))
    pile = entry.key("pile").place_in(ELEMENTS)
    turned: i64 = frames.NOBODY
    if not entry.key("turned-by").is_null:
        turned = read_player(board, entry.key("turned-by"))
        entry.key("turned-by").forbid(turned == target, "EE-SIR-2")
    elif target == by:
        raise entry.key("target").breaks("EE-BLZ-2")
    ask = read_ask(board, entry.key("ask"), blaze_asks(board, by, target, turned))
    return frames.with_ask(frames.blaze_frame(by, target, pile, turned), ask)


def read_power(board: Board, entry: Reader) -> i64:
    """A power as its user announced it, on top of what lies below."""
    by = read_player(board, entry.key("by"))
    text = entry.key("move")
    move = moves.GRAMMAR.parse(text.text())
    if move < 0 or not moves.is_use(form_of(move)):
        raise text.wrong("use …")
    token, power = moves.token_used(form_of(move)), moves.power_used(form_of(move))
    text.forbid(board.tokens[token] != USED, "EE-USE-2")
    target, pile = moves.target_named(move, power), moves.pile_named(move, power)
    rule = explain_moment(board, by, power, pile) or explain_power(board, by, power, target, pile)
    if rule is not None:
        raise text.breaks(rule)
    ask = read_ask(board, entry.key("ask"), power_asks(board, by))
    entry.key("ask").forbid(any(not is_opponent(board, by, seat) for seat in frames.seats_in(ask)), "EE-PW-2")
    return frames.with_ask(frames.power_frame(by, token, power, target, pile), ask)
