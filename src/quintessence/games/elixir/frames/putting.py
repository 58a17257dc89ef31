"""Hidden choices of several seats: each commits cards in any order, nothing is shown until all have (EX-ASK-5)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.packing import first_of
from quintessence.core.reading import Reader
from quintessence.core.refusal import Refusal
from quintessence.core.types import Json, JsonObject
from quintessence.games.elixir.board import Board, Frame, bit
from quintessence.games.elixir.cards.words import HAND_ZONES, IN_FINDS, LARGEST_NUMBER, NOBODY, names
from quintessence.games.elixir.frames.parts import PartReader, seat_entries
from quintessence.games.elixir.frames.refusing import not_offered, number_of
from quintessence.games.elixir.hidden.eyes import Eyes
from quintessence.games.elixir.moves import DONE, PUT, packed
from quintessence.games.elixir.table import zones
from quintessence.games.elixir.table.telling import card_names, tell_committed, tell_exchange
from quintessence.games.elixir.worth.hands import find_value, progress

PUTTING: Final[i64] = 0
SETTLING: Final[i64] = 1


class PutFrame(Frame):
    """Hidden choices of several seats, for what its subclasses say.

    `put[seat]` are the cards that a seat has committed; until all have, they are still in its hand. `done`
    has the bits of the seats that have committed all.
    """

    purpose = ""
    may_stop = False
    """Whether a seat may say `done` when it likes."""

    def __init__(self, who: vec[i64], seats: i64) -> None:
        self.who = who
        """Who takes part, in turn order."""
        self.put = vec[vec[i64]]([vec[i64]() for _ in range(seats)])
        self.done: i64 = 0
        self.zone: i64 = IN_FINDS
        self.step: i64 = PUTTING

    def share(self, twin: "PutFrame") -> None:
        """Gives a copy what all have."""
        twin.put = self.put[:]
        twin.done = self.done
        twin.zone = self.zone
        twin.step = self.step

    def still_to_put(self, seat: i64) -> i64:
        """How many cards a seat may or must still commit."""
        raise NotImplementedError

    def may_be_put(self, board: Board, cards: vec[i64]) -> vec[i64]:
        """Those of some cards that are of the kind asked for."""
        return cards

    def settle(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """What happens once all have committed. False if somebody is asked."""
        raise NotImplementedError

    def begin(self, board: Board, log: Log | None) -> None:
        """Opens the choice; seats that have nothing to choose commit at once (EX-ASK-3)."""
        board.stack.append(self)
        if log is not None:
            self.tell_opening(board, log)
        for seat in self.who:
            self.settle_seat(board, seat, log)

    def tell_opening(self, board: Board, log: Log) -> None:
        """Exchanges between hands begin without a word."""

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        if self.step == PUTTING:
            for seat in self.who:
                if self.done & bit(seat) == 0:
                    return False
        return self.settle(board, chance, log)

    def choices(self, board: Board, seat: i64) -> vec[i64]:
        """The cards that a seat may still commit, with all copies; they are in its hand until all have committed."""
        if self.still_to_put(seat) <= 0:
            return vec[i64]()
        return self.may_be_put(board, zones.without_cards(board.hand_of(self.zone, seat), self.put[seat]))

    def settle_seat(self, board: Board, seat: i64, log: Log | None) -> None:
        """Commits for a seat what it has no choice about, and notes when it is done."""
        cards = self.choices(board, seat)
        if self.may_stop:
            if len(cards) == 0:
                self.note_done(seat, log)
            return
        left = self.still_to_put(seat)
        if len(cards) > left and left > 0 and not zones.is_alike(cards):
            return
        for place in range(min(left, i64(len(cards)))):
            self.put[seat] = zones.with_card(self.put[seat], cards[place])
        self.note_done(seat, log)

    def note_done(self, seat: i64, log: Log | None) -> None:
        self.done |= bit(seat)
        tell_committed(log, seat)

    def reveal(self, board: Board, log: Log | None) -> None:
        """All has been committed: the finds leave their hands and are shown."""
        shown: JsonObject = {}
        for seat in self.who:
            board.zones[zones.FINDS + seat] = zones.without_cards(board.finds_of(seat), self.put[seat])
            if log is not None:
                shown[str(seat)] = card_names(board, self.put[seat])
        if log is not None:
            log.tell(Event("revealed", {"put": shown}, reveals=True))

    def worth_put(self, board: Board, seat: i64) -> i64:
        """The worth of what a seat has committed (EX-TRA-3)."""
        total: i64 = 0
        for card in self.put[seat]:
            total += board.deck.worth[card]
        return total

    # The question.

    def asks(self, board: Board, seat: i64) -> bool:
        return self.step == PUTTING and seat in self.who and self.done & bit(seat) == 0

    def asked(self, board: Board) -> i64:
        for seat in range(board.seats):
            if self.asks(board, seat):
                return seat
        return NOBODY

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        moves = packed(PUT, zones.distinct(self.choices(board, seat)))
        return append(moves, DONE) if self.may_stop else moves

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if move == DONE:
            self.note_done(seat, log)
        else:
            self.put[seat] = zones.with_card(self.put[seat], first_of(move))
            self.settle_seat(board, seat, log)

    def first_words(self, with_argument: bool) -> tuple[str, ...]:
        if with_argument:
            return ("put",)
        return ("done",) if self.may_stop else ()

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        if verb == "done":
            return None
        card = number_of(board, argument)
        return None if card in self.choices(board, seat) else not_offered(card)

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        put, done = self.write_put(board, eyes), self.write_done(board)
        return {"kind": "put", "for": self.purpose, "put": put, "done": done}

    # Writing and reading.

    def is_seen_by(self, eyes: Eyes, seat: i64) -> bool:
        """What a seat has committed stays hidden while somebody is still to commit (EX-HID-4)."""
        return self.step == SETTLING or eyes.are_of(seat)

    def write_put(self, board: Board, eyes: Eyes) -> JsonObject:
        """What each has committed; null for those whose choice is hidden."""
        put: JsonObject = {}
        for seat in sorted(self.who):
            put[str(seat)] = card_names(board, self.put[seat]) if self.is_seen_by(eyes, seat) else None
        return put

    def write_done(self, board: Board) -> list[Json]:
        return [seat for seat in range(board.seats) if self.done >> seat & 1]

    def read_put(self, reader: PartReader, value: Reader) -> None:
        """What each seat has committed: cards of its hand until all have."""
        for seat, cards in seat_entries(value.key("put"), int(reader.board.seats)):
            if seat not in self.who:
                raise cards.wrong("null")
            self.put[seat] = reader.cards(cards, self.zone != IN_FINDS)

    def read_done(self, reader: PartReader, value: Reader) -> None:
        for seat in reader.seats(value.key("done")):
            if seat not in self.who:
                raise value.key("done").wrong("seats")
            self.done |= bit(seat)

    def checked(self, board: Board, value: Reader) -> Frame:
        """This, if committed cards are in their hands, and whoever is not done has something to choose (EX-ASK-5)."""
        if self.step != PUTTING:
            return self
        for seat in self.who:
            allowed = self.may_be_put(board, board.hand_of(self.zone, seat))
            put = self.put[seat]
            for card in zones.distinct(put):
                if zones.count_of(put, card) > zones.count_of(allowed, card):
                    raise value.key("put").breaks("EX-ASK-5")
            if self.asks(board, seat) and not self.may_stop and len(self.choices(board, seat)) == 0:
                raise value.key("put").breaks("EX-ASK-5")
        return self

    # Samples and values.

    def deal_choices(self, board: Board, eyes: Eyes, chance: Chance) -> None:
        """What others have committed, as far as it is known whether they are done."""
        if self.step != PUTTING:
            return
        for seat in self.who:
            if eyes.are_of(seat):
                continue
            self.put[seat] = vec[i64]()
            for _ in range(self.cards_to_commit(board, seat, chance)):
                cards = self.choices(board, seat)
                self.put[seat] = zones.with_card(self.put[seat], cards[chance.below(len(cards))])

    def cards_to_commit(self, board: Board, seat: i64, chance: Chance) -> i64:
        """How many cards a seat may have committed by now."""
        is_done = self.done & bit(seat) != 0
        most = min(self.still_to_put(seat), i64(len(self.choices(board, seat))))
        if self.may_stop:
            # Whoever is not done has at least one card left to put. Few commit much: any card is as likely as not the
            # last.
            count: i64 = 0
            while count < (most if is_done else most - 1) and chance.below(2) == 0:
                count += 1
            return count
        return most if is_done else chance.below(max(i64(1), most))

    def hope(self, board: Board, seat: i64) -> float:
        """What a seat may hope for from what it commits in secret, less what it would lose."""
        if self.step != PUTTING or seat not in self.who:
            return 0.0
        put = self.put[seat]
        finds = board.finds_of(seat)
        kept = zones.without_cards(finds, put) if self.zone == IN_FINDS else finds
        cost = 0.0
        if len(put) > 0:
            cost = progress(board, seat, finds) - progress(board, seat, kept)
        for card in put:
            cost += find_value(board, card) if self.zone == IN_FINDS else 0.0
        return self.hope_for(board, seat, kept, cost)

    def hope_for(self, board: Board, seat: i64, kept: vec[i64], cost: float) -> float:
        """What a seat may hope for that keeps these finds and commits others of that value to it."""
        return -cost


def seats_with_finds(board: Board, seats: vec[i64]) -> vec[i64]:
    found = vec[i64](capacity=len(seats))
    for seat in seats:
        if len(board.finds_of(seat)) > 0:
            found = append(found, seat)
    return found


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
        self.who = board.in_turn_order(choosers)
        self.begin(board, log)

    def settle(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """Cards that are chosen at random are drawn, and all change hands at once."""
        board.stack.pop()
        random = False
        for seat in range(board.seats):
            if self.need[seat] < 0:
                self.put[seat] = drawn_at_random(board.hand_of(self.zone, seat), -self.need[seat], chance)
                random = True
        self.exchange(board, random, log)
        return True

    def exchange(self, board: Board, random: bool, log: Log | None) -> None:
        """What was committed leaves the hands, and arrives."""
        moved: i64 = 0
        receivers = vec[i64]()
        givers = vec[i64]()
        got: list[vec[i64]] = []
        for giver in board.in_turn_order(self.givers()):
            cards = self.put[giver]
            zone = self.zone * zones.SPELLS + giver
            board.zones[zone] = zones.without_cards(board.zones[zone], cards)
            moved += len(cards)
            givers = append(givers, giver)
            receivers = append(receivers, self.to[giver])
            got.append(cards)
        for place in range(len(receivers)):
            zone = self.zone * zones.SPELLS + receivers[place]
            board.zones[zone] = zones.joined(board.zones[zone], got[place])
        board.count_moved(moved)
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
        card = zones.random_card(rest, chance)
        rest = zones.without_card(rest, card)
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
    frame.who = board.in_turn_order(choosers)
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
