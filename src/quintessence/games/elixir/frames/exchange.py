"""Hands that are passed on and traded: what each commits goes to another at once (EX-VERB-4, EX-VERB-5)."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.reading import Reader
from quintessence.core.types import JsonObject
from quintessence.games.elixir.board import Board, Frame, bit, count_moved, hand_of, in_turn_order
from quintessence.games.elixir.cards.words import HAND_ZONES, LARGEST_NUMBER, NOBODY, names
from quintessence.games.elixir.frames.parts import PartReader, seat_entries
from quintessence.games.elixir.frames.putting import PutFrame
from quintessence.games.elixir.hidden.eyes import Eyes
from quintessence.games.elixir.table.telling import tell_exchange
from quintessence.games.elixir.table.zones import SPELLS, joined, random_card, without_card, without_cards


@final
class ExchangeFrame(PutFrame):
    """Cards that go from hand to hand."""

    def __init__(self, is_trade: bool, seats: i64, zone: i64) -> None:
        super().__init__(vec[i64](), seats)
        self.is_trade = is_trade
        self.purpose = "trade" if is_trade else "pass"
        self.zone = zone
        self.need = vec[i64]([0] * seats)
        """How many cards each seat is to choose, 0 for those that do not choose, below 0 for cards at random."""
        self.to = vec[i64]([NOBODY] * seats)
        """The seat to which each seat's cards go, or NOBODY."""

    def copy(self) -> Frame:
        twin = ExchangeFrame(self.is_trade, 0, self.zone)
        twin.who = self.who
        self.share(twin)
        twin.need = self.need
        twin.to = self.to
        return twin

    def still_to_put(self, seat: i64) -> i64:
        return self.need[seat] - len(self.put[seat])

    def begin_with(self, board: Board, choosers: i64, log: Log | None) -> None:
        """Asks these seats for their cards."""
        self.who = in_turn_order(board, choosers)
        self.begin(board, log)

    def settle(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """Cards that are chosen at random are drawn, and all change hands at once."""
        board.stack.pop()
        random = False
        for seat in range(board.seats):
            if self.need[seat] < 0:
                self.put[seat] = drawn_at_random(hand_of(board, self.zone, seat), -self.need[seat], chance)
                random = True
        self.exchange(board, random, log)
        return True

    def exchange(self, board: Board, random: bool, log: Log | None) -> None:
        """What was committed leaves the hands, and arrives."""
        moved: i64 = 0
        receivers = vec[i64]()
        givers = vec[i64]()
        got: list[vec[i64]] = []
        for giver in in_turn_order(board, self.givers()):
            cards = self.put[giver]
            zone = self.zone * SPELLS + giver
            board.zones[zone] = without_cards(board.zones[zone], cards)
            moved += len(cards)
            givers = append(givers, giver)
            receivers = append(receivers, self.to[giver])
            got.append(cards)
        for place in range(len(receivers)):
            zone = self.zone * SPELLS + receivers[place]
            board.zones[zone] = joined(board.zones[zone], got[place])
        count_moved(board, moved)
        kind = "traded" if self.is_trade else "passed-on"
        tell_exchange(board, log, kind, self.zone, receivers, got, givers, random)

    def givers(self) -> i64:
        bits: i64 = 0
        for seat in range(len(self.to)):
            if self.to[seat] != NOBODY:
                bits |= bit(seat)
        return bits

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        seats = range(board.seats)
        return {
            "frame": "commit",
            "for": self.purpose,
            "zone": HAND_ZONES[self.zone],
            "need": {str(seat): int(self.need[seat]) for seat in seats if self.need[seat] > 0},
            "to": {str(seat): int(self.to[seat]) for seat in seats if self.to[seat] != NOBODY},
            "put": self.write_put(board, eyes),
            "done": self.write_done(board),
        }


def drawn_at_random(hand: vec[i64], count: i64, chance: Chance) -> vec[i64]:
    drawn = vec[i64]()
    rest = hand
    while len(drawn) < count and len(rest) > 0:
        card = random_card(rest, chance)
        rest = without_card(rest, card)
        drawn = append(drawn, card)
    return drawn


def read_exchange(reader: PartReader, value: Reader) -> Frame:
    value.only_keys(names("frame for zone need to put done"))
    board = reader.board
    is_trade = value.key("for").word(("pass", "trade")) == "trade"
    frame = ExchangeFrame(is_trade, board.seats, reader.hand_zone(value.key("zone")))
    frame.to = read_ring(reader, value.key("to"), is_trade)
    choosers: i64 = 0
    most: i64 = 0
    for seat, count in seat_entries(value.key("need"), int(board.seats)):
        if frame.to[seat] == NOBODY:
            raise count.wrong("null")
        frame.need[seat] = count.number(1, LARGEST_NUMBER)
        choosers |= bit(seat)
        most = max(most, frame.need[seat])
    if is_trade:
        # Whoever does not choose in a trade gives as many cards at random.
        for seat in range(board.seats):
            if frame.to[seat] != NOBODY and frame.need[seat] == 0:
                frame.need[seat] = -most
    frame.who = in_turn_order(board, choosers)
    frame.read_put(reader, value)
    for seat in frame.who:
        if len(frame.put[seat]) > frame.need[seat]:
            raise value.key("put").breaks("EX-ASK-5")
    frame.read_done(reader, value)
    return frame.checked(board, value)


def read_ring(reader: PartReader, value: Reader, is_trade: bool) -> vec[i64]:
    """Who gives to whom: everybody who gives gets from exactly one."""
    to = vec[i64]([NOBODY] * reader.board.seats)
    got: i64 = 0
    gave: i64 = 0
    for seat, entry in seat_entries(value, int(reader.board.seats)):
        to[seat] = reader.seat(entry)
        if to[seat] == seat or got & bit(to[seat]) != 0:
            raise entry.wrong("ring")
        got |= bit(to[seat])
        gave |= bit(seat)
    if got != gave or gave == 0 or (is_trade and int(gave).bit_count() != 2):
        raise value.wrong("ring")
    return to
