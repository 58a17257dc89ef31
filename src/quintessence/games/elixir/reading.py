"""A position read from JSON that anybody may have written: everything is checked, each mistake named."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from quintessence.core.contract import Game
from quintessence.core.reading import Reader

from .board import NO_CARDS, Board, Frame
from .cards import words
from .cards.scope import COUNTER_NAME
from .cards.signature import names_in
from .frames.announced import ForfeitFrame, TakeFrame, VoteFrame
from .frames.card import EFFECT_STEP, CardFrame
from .frames.event import EventFrame
from .frames.lists import AimFrame, ChooseFrame, CopyFrame, EachFrame, ListFrame, NameFrame
from .frames.pick import PickFrame
from .frames.putting import ExchangeFrame
from .frames.reader import PartReader
from .frames.trading import AuctionFrame, FleaFrame, MarketFrame
from .frames.writer import MOMENT
from .table.lasting import BOUND_LATER, LAYOUTS, STATUS_FIELDS, Lasting
from .table.zones import BOOKS, DISCARD, FINDS, LAID, PILE, REMOVED, SPELLS
from .turns import EndFrame, StartFrame

KEYS: Final = (*names_in(MOMENT), *words.names("players pile discard books removed lasting stack ask result"))
PLAYER_KEYS: Final = ("finds", "spells", "laid", "counters")
LASTING_KEYS: Final = words.names("kind is on by card until uses since n level what as price when do bind")
DEEPEST_STACK: Final = 200


def read_position(board: Board, position: Reader, game: Game) -> None:
    """Fills an empty board; `BadPosition` names the first key that cannot be used."""
    position.only_keys(KEYS)
    reader = PartReader(board, game, position)
    read_moment(reader, position)
    read_players(reader, position.key("players"))
    read_piles(reader, position)
    read_lasting(reader, position.key("lasting"))
    read_stack(reader, position.key("stack"))
    read_counters(reader, position.key("players"))
    read_result(reader, position)


def read_stack(reader: PartReader, value: Reader) -> None:
    """The frames, top first; each must stand on what it needs (EX-CAST-4)."""
    board, entries = reader.board, value.items_or_none()
    is_draft = board.phase == words.DRAFT
    value.demand(len(entries) <= (0 if is_draft else DEEPEST_STACK), "[]" if is_draft else "list")
    for entry in reversed(entries):
        frame = read_frame(reader, entry)
        below = board.stack[-1] if board.stack else None
        entry.key("frame").forbid(isinstance(below, CardFrame) and below.step < EFFECT_STEP, "EX-CAST-4")
        entry.key("frame").demand(frame.stands_on(below), "frame")
        board.stack.append(frame)


# The lasting effects.


def read_lasting(reader: PartReader, value: Reader) -> None:
    effects: dict[int, Lasting] = {}
    for name, entry in value.entries_or_none():
        is_number = name.isascii() and name.isdigit() and len(name) < 7
        entry.demand(is_number and str(int(name)) == name and int(name) > 0, '"1", "2" …')
        effects[int(name)] = read_lasting_effect(reader, int(name), entry)
    value.demand(len(effects) <= words.LARGEST_NUMBER, f"0..{words.LARGEST_NUMBER}")
    reader.board.lasting = [effects[number] for number in sorted(effects)]


def read_lasting_effect(reader: PartReader, number: int, entry: Reader) -> Lasting:
    entry.only_keys(LASTING_KEYS)
    kind = entry.key("kind").place_in(words.LASTING)
    effect = Lasting(number, kind, words.NOBODY, words.NOBODY, words.NO_CARD, 0, max(i64(0), reader.board.turn - 1))
    reader.fill(effect, LAYOUTS[kind], entry)
    if kind == words.STATUS:
        vocabulary = reader.board.deck.vocabulary
        effect.what, effect.stands_as = vocabulary.any_find, vocabulary.any_ingredient
        for fields in STATUS_FIELDS.values():
            reader.fill(effect, fields, entry)
    elif kind == words.TRIGGER:
        effect.on = effect.by
        reader.bound(effect, BOUND_LATER, entry.key("bind"))
    else:
        entry.key("card").demand(effect.card != words.NO_CARD, "text")
    return effect


# Players and piles.


def read_players(reader: PartReader, value: Reader) -> None:
    for seat, player in reader.by_seat(value):
        player.only_keys(PLAYER_KEYS)
        reader.board.zones[FINDS + seat] = reader.finds(player.key("finds"))
        reader.board.zones[SPELLS + seat] = reader.spells(player.key("spells"))
        reader.board.zones[LAID + seat] = reader.spells(player.key("laid"))


def read_counters(reader: PartReader, value: Reader) -> None:
    """After everything that may name a counter has been read."""
    given: list[tuple[int, str, int]] = []
    for seat, player in reader.by_seat(value):
        for counter, count in player.key("counters").entries_or_none():
            count.demand(COUNTER_NAME.fullmatch(counter) is not None, "counter")
            given.append((seat, counter, count.number(0, words.HIGHEST_COUNT)))
            reader.compiler.counter(counter)
    reader.board.counter_names = reader.counters
    for seat, counter, number in given:
        reader.board.set_counter(reader.counters.index(counter), seat, number)


def read_piles(reader: PartReader, position: Reader) -> None:
    zones = reader.board.zones
    zones[PILE] = reader.finds(position.key("pile"))[::-1]
    zones[DISCARD] = reader.finds(position.key("discard"))[::-1]
    zones[REMOVED] = reader.spells(position.key("removed"))
    books = position.key("books")
    if not books.is_null:
        books.only_keys(("1", "2", "3", "4"))
    for level, book in books.entries_or_none():
        stack = reader.spells(book)
        book.forbid(any(reader.board.deck.level[spell] != int(level) for spell in stack), "EX-SET-3")
        zones[BOOKS + int(level)] = stack[::-1]


# The moment.


def read_moment(reader: PartReader, position: Reader) -> None:
    board = reader.board
    board.first = board.anchor = words.NOBODY
    reader.fill(board, MOMENT, position)
    if board.first == words.NOBODY:
        board.first = 0 if board.phase == words.DRAFT else board.active
    if board.anchor == words.NOBODY:
        board.anchor = board.active


def read_result(reader: PartReader, position: Reader) -> None:
    """A finished game has a result and asks nobody; any other has none."""
    value = position.key("result")
    if reader.board.phase == words.OVER:
        result = value.result(int(reader.board.seats), words.REASONS)
        are_different = sorted(set(result.winners)) == sorted(result.winners)
        value.key("winners").demand(are_different and len(result.winners) > 0, "seats")
        reader.board.ended = result
    else:
        value.demand(value.is_null, "null")


BLANKS: Final[dict[str, Callable[[PartReader], Frame]]] = {
    "card": lambda reader: CardFrame(words.NO_CARD, words.NOBODY),
    "event": lambda reader: EventFrame(0, words.NOBODY, NO_CARDS, words.NO_CARD),
    "list": lambda reader: ListFrame(words.NO_CARD, words.NOBODY, [], NO_CARDS, False),
    "each": lambda reader: EachFrame(NO_CARDS, ListFrame(words.NO_CARD, words.NOBODY, [], NO_CARDS, False)),
    "take": lambda reader: TakeFrame(words.NOBODY, words.NOBODY, words.NOBODY, reader.anything, 1, 0, words.AT_RANDOM),
    "pick": lambda reader: PickFrame(words.NOBODY, 0, 0, 0, 0, reader.anything),
    "commit": lambda reader: ExchangeFrame(False, words.IN_FINDS),
    "market": lambda reader: MarketFrame(NO_CARDS),
    "flea": lambda reader: FleaFrame(NO_CARDS, 2, reader.compiler.filter("object")),
    "auction": lambda reader: AuctionFrame(words.NOBODY, NO_CARDS, NO_CARDS),
    "forfeit": lambda reader: ForfeitFrame(words.NO_CARD, words.NOBODY, words.NOBODY, 0, words.THEIR_TURN_END),
    "vote": lambda reader: VoteFrame(Lasting(0, words.FORFEIT, words.NOBODY, words.NOBODY, words.NO_CARD, 0, 0)),
    "choose": lambda reader: ChooseFrame(words.NOBODY, 0),
    "aim": lambda reader: AimFrame(words.NOBODY, 0),
    "name": lambda reader: NameFrame(words.NOBODY, words.NO_WORD),
    "copy": lambda reader: CopyFrame(words.NO_CARD, words.NOBODY),
    "turn-start": lambda reader: StartFrame(),
    "turn-end": lambda reader: EndFrame(),
}
"""A frame of each kind to be filled, with what its fields are where a position does not give them."""


def read_frame(reader: PartReader, value: Reader) -> Frame:
    frame = BLANKS[value.key("frame").word(tuple(BLANKS))](reader)
    value.only_keys(("frame", *names_in(frame.layout)))
    reader.value = value
    reader.fill(frame, frame.layout, value)
    frame.complete(reader)
    return frame
