"""Hidden choices of several seats: each commits cards in any order, nothing is shown until all have (EX-ASK-5)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.packing import first_of
from quintessence.core.reading import Reader
from quintessence.core.types import JsonObject

from ..board import NO_CARDS, Board, Frame, bit
from ..cards.words import IN_FINDS, LARGEST_NUMBER, MOST_SEATS, NOBODY
from ..hidden.eyes import Eyes
from ..moves import DONE, PUT
from ..table import telling, zones
from ..worth.hands import progress
from .reader import PartReader
from .refusing import Offer
from .writer import Writer

NOTHING_PUT: Final = vec[vec[i64]]([vec[i64]() for _ in range(MOST_SEATS)])
PUTTING: Final[i64] = 0
SETTLING: Final[i64] = 1


class PutFrame(Offer):
    """Hidden choices of several seats, for what its subclasses say.

    `put[seat]` are the cards that a seat has committed; until all have, they are still in its hand. `done`
    has the bits of the seats that have committed all.
    """

    def __init__(self, who: vec[i64], most: i64) -> None:
        self.who = who
        """Who takes part, in turn order."""
        self.most = most
        """How many cards each may put."""
        self.put = NOTHING_PUT[:]
        self.done: i64 = 0
        self.zone: i64 = IN_FINDS
        self.step: i64 = PUTTING

    def share(self, twin: "PutFrame") -> None:
        """Gives a copy what all have."""
        twin.put = self.put[:]
        twin.done = self.done
        twin.step = self.step

    def purpose(self) -> str:
        """What the cards are for, as the question says it."""
        return self.name

    def still_to_put(self, seat: i64) -> i64:
        """How many cards a seat may or must still commit."""
        return self.most - len(self.put[seat])

    def may_be_put(self, board: Board, cards: vec[i64]) -> vec[i64]:
        """Those of some cards that are of the kind asked for."""
        return cards

    def settle(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """What happens once all have committed. False if somebody is asked."""
        raise NotImplementedError

    def begin(self, board: Board, log: Log | None) -> None:
        """Opens the choice; seats that have nothing to choose commit at once (EX-ASK-3)."""
        board.stack.append(self)
        if log is not None and self.opening(board):
            log.tell(Event("opened", self.opening(board), reveals=True))
        for seat in self.who:
            self.settle_seat(board, seat, log)

    def opening(self, board: Board) -> JsonObject:
        """What everybody is told when the choice begins; exchanges between hands begin without a word."""
        return {"what": self.name, "who": zones.listed(self.who)}

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        if self.step == PUTTING and zones.bits_of(self.who) & ~self.done != 0:
            return False
        return self.settle(board, chance, log)

    def form(self) -> i64:
        return PUT

    def offered(self, board: Board, seat: i64) -> vec[i64]:
        """The cards that a seat may still commit; they are in its hand until all have committed."""
        if self.still_to_put(seat) <= 0:
            return vec[i64]()
        return self.may_be_put(board, zones.without_cards(board.hand_of(self.zone, seat), self.put[seat]))

    def settle_seat(self, board: Board, seat: i64, log: Log | None) -> None:
        """Commits for a seat what it has no choice about, and notes when it is done."""
        cards = self.offered(board, seat)
        if self.may_be_done():
            if len(cards) == 0:
                self.note_done(seat, log)
            return
        left = self.still_to_put(seat)
        if len(cards) > left and left > 0 and not zones.is_alike(cards):
            return
        self.put[seat] = zones.joined(self.put[seat], cards[:left])
        self.note_done(seat, log)

    def note_done(self, seat: i64, log: Log | None) -> None:
        self.done |= bit(seat)
        telling.tell_of(log, "committed", seat, reveals=True)

    def reveal(self, board: Board, log: Log | None) -> None:
        """All has been committed: the finds leave their hands and are shown."""
        for seat in self.who:
            board.zones[zones.FINDS + seat] = zones.without_cards(board.finds_of(seat), self.put[seat])
        if log is not None:
            shown: JsonObject = {str(seat): board.deck.ids_of(self.put[seat]) for seat in self.who}
            log.tell(Event("revealed", {"put": shown}, reveals=True))

    def worth_put(self, board: Board, seat: i64) -> i64:
        """The worth of what a seat has committed (EX-TRA-3)."""
        return sum([board.deck.worth[card] for card in self.put[seat]])

    # The question.

    def asks(self, board: Board, seat: i64) -> bool:
        return self.step == PUTTING and self.done & bit(seat) == 0 and zones.first_place(self.who, seat) >= 0

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if move == DONE:
            self.note_done(seat, log)
        else:
            self.put[seat] = zones.with_card(self.put[seat], first_of(move))
            self.settle_seat(board, seat, log)

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        done = Writer(board.deck).bits(self.done)
        return {"kind": "put", "for": self.purpose(), "put": self.write_put(board, eyes), "done": done}

    # Writing and reading.

    def is_seen_by(self, eyes: Eyes, seat: i64) -> bool:
        """What a seat has committed stays hidden while somebody is still to commit (EX-HID-4)."""
        return self.step == SETTLING or eyes.are_of(seat)

    def write_put(self, board: Board, eyes: Eyes) -> JsonObject:
        """What each has committed; null for those whose choice is hidden."""
        put: JsonObject = {}
        for seat in sorted(self.who):
            put[str(seat)] = board.deck.ids_of(self.put[seat]) if self.is_seen_by(eyes, seat) else None
        return put

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        return {**super().write(board, eyes), "put": self.write_put(board, eyes)}

    def complete(self, reader: PartReader) -> None:
        """Committed cards are in their hands until all have committed, and those not done can choose (EX-ASK-5)."""
        for seat, cards in reader.by_seat(reader.key("put")):
            cards.demand(seat in self.who, "null")
            self.put[seat] = reader.cards(cards, self.zone != IN_FINDS)
        done = reader.key("done")
        done.demand(all(seat in self.who for seat in reader.seats(done)), "seats")
        are_possible = self.step != PUTTING or all(self.is_possible(reader.board, seat) for seat in self.who)
        reader.key("put").forbid(not are_possible, "EX-ASK-5")

    def is_possible(self, board: Board, seat: i64) -> bool:
        """Whether a seat can have committed this, and is done if it has no choice left."""
        allowed, put = self.may_be_put(board, board.hand_of(self.zone, seat)), self.put[seat]
        for card in zones.distinct(put):
            if zones.count_of(put, card) > zones.count_of(allowed, card):
                return False
        return self.may_be_done() or not self.asks(board, seat) or len(self.offered(board, seat)) > 0

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
                cards = self.offered(board, seat)
                self.put[seat] = zones.with_card(self.put[seat], zones.random_card(cards, chance))

    def cards_to_commit(self, board: Board, seat: i64, chance: Chance) -> i64:
        is_done = self.done & bit(seat) != 0
        most = min(self.still_to_put(seat), i64(len(self.offered(board, seat))))
        if self.may_be_done():
            # Who is not done has a card left to put. Few commit much: after every card one in two stops.
            count: i64 = 0
            while count < (most if is_done else most - 1) and chance.below(2) == 0:
                count += 1
            return count
        return most if is_done else chance.below(max(i64(1), most))

    def hope(self, board: Board, seat: i64) -> float:
        """What a seat may hope for from what it commits in secret, less what it would lose."""
        if self.step != PUTTING or zones.first_place(self.who, seat) < 0:
            return 0.0
        put, finds = self.put[seat], board.finds_of(seat)
        if self.zone != IN_FINDS or len(put) == 0:
            return self.hope_for(board, seat, finds, 0.0)
        kept = zones.without_cards(finds, put)
        cost = progress(board, seat, finds) - progress(board, seat, kept)
        for card in put:
            cost += board.deck.use[card]
        return self.hope_for(board, seat, kept, cost)

    def hope_for(self, board: Board, seat: i64, kept: vec[i64], cost: float) -> float:
        """What a seat may hope for that keeps these finds and commits others of that value to it."""
        return -cost


def seats_with_finds(board: Board, seats: vec[i64]) -> vec[i64]:
    return vec[i64]([seat for seat in seats if len(board.finds_of(seat)) > 0])


@final
class ExchangeFrame(PutFrame):
    """Cards that go from hand to hand."""

    name = "commit"
    layout = "is_trade as for: trading!; zone: hand; need; to; put; done: bits"

    def __init__(self, is_trade: bool, zone: i64) -> None:
        super().__init__(NO_CARDS, 0)
        self.is_trade = is_trade
        self.zone = zone
        self.need = vec[i64]([0] * MOST_SEATS)
        """How many cards each seat is to choose, 0 for those that do not choose, below 0 for cards at random."""
        self.to = vec[i64]([NOBODY] * MOST_SEATS)
        """The seat to which each seat's cards go, or NOBODY."""

    def copy(self) -> Frame:
        twin = ExchangeFrame(self.is_trade, self.zone)
        twin.who = self.who
        self.share(twin)
        twin.need = self.need
        twin.to = self.to
        return twin

    def purpose(self) -> str:
        return "trade" if self.is_trade else "pass"

    def opening(self, board: Board) -> JsonObject:
        return {}

    def still_to_put(self, seat: i64) -> i64:
        return self.need[seat] - len(self.put[seat])

    def begin_with_choosers(self, board: Board, log: Log | None) -> None:
        self.who = board.in_turn_order(seats_with(self.need, 1))
        self.begin(board, log)

    def settle(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """Cards that are chosen at random are drawn, and all change hands at once."""
        board.stack.pop()
        random = False
        for seat in range(board.seats):
            if self.need[seat] < 0:
                self.put[seat] = zones.drawn_at_random(board.hand_of(self.zone, seat), -self.need[seat], chance)
                random = True
        self.exchange(board, random, log)
        return True

    def exchange(self, board: Board, random: bool, log: Log | None) -> None:
        """What was committed leaves the hands, and arrives."""
        receivers = vec[i64]()
        got: list[vec[i64]] = []
        givers = board.in_turn_order(seats_with(self.to, 0))
        for giver in givers:
            cards = self.put[giver]
            zone = self.zone * zones.SPELLS + giver
            board.zones[zone] = zones.without_cards(board.zones[zone], cards)
            receivers = append(receivers, self.to[giver])
            got.append(cards)
            board.count_moved(len(cards))
        for place in range(len(receivers)):
            zone = self.zone * zones.SPELLS + receivers[place]
            board.zones[zone] = zones.joined(board.zones[zone], got[place])
        kind = "traded" if self.is_trade else "passed-on"
        telling.tell_exchange(board, log, kind, self.zone, receivers, got, givers, random)

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        seats = range(board.seats)
        need: JsonObject = {str(seat): int(self.need[seat]) for seat in seats if self.need[seat] > 0}
        to: JsonObject = {str(seat): int(self.to[seat]) for seat in seats if self.to[seat] != NOBODY}
        return {**super().write(board, eyes), "need": need, "to": to}

    def complete(self, reader: PartReader) -> None:
        self.read_ring(reader, reader.key("to"))
        for seat, count in reader.by_seat(reader.key("need")):
            count.demand(self.to[seat] != NOBODY, "null")
            self.need[seat] = count.number(1, LARGEST_NUMBER)
        self.who = reader.board.in_turn_order(seats_with(self.need, 1))
        if self.is_trade:
            # Who does not choose in a trade gives as many cards at random.
            most = max(self.need)
            for seat in range(reader.board.seats):
                if self.to[seat] != NOBODY and self.need[seat] == 0:
                    self.need[seat] = -most
        super().complete(reader)
        reader.key("put").forbid(any(len(self.put[seat]) > self.need[seat] for seat in self.who), "EX-ASK-5")

    def read_ring(self, reader: PartReader, value: Reader) -> None:
        """Who gives to whom: everybody who gives gets from exactly one."""
        got: i64 = 0
        for seat, entry in reader.by_seat(value):
            to = reader.seat(entry)
            entry.demand(to != seat and got & bit(to) == 0, "ring")
            self.to[seat] = to
            got |= bit(to)
        is_ring = got == seats_with(self.to, 0) and got != 0
        value.demand(is_ring and (not self.is_trade or int(got).bit_count() == 2), "ring")


def seats_with(values: vec[i64], least: i64) -> i64:
    """The bits of the seats whose value is at least so high."""
    bits: i64 = 0
    for seat in range(len(values)):
        if values[seat] >= least:
            bits |= bit(seat)
    return bits
