"""Hidden choices of several seats: each commits cards in any order, nothing is shown until all have (EX-ASK-5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.packing import first_of
from quintessence.core.reading import Reader
from quintessence.core.refusal import Refusal
from quintessence.core.types import Json, JsonObject
from quintessence.games.elixir.board import Board, Frame, bit, finds_of, hand_of
from quintessence.games.elixir.cards.words import IN_FINDS, NOBODY
from quintessence.games.elixir.frames.parts import PartReader, seat_entries
from quintessence.games.elixir.frames.refusing import not_offered, number_of
from quintessence.games.elixir.hidden.eyes import Eyes
from quintessence.games.elixir.moves import DONE, PUT, packed
from quintessence.games.elixir.table.telling import card_names, tell_committed
from quintessence.games.elixir.table.zones import FINDS, count_of, distinct, is_alike, with_card, without_cards
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
        return self.may_be_put(board, without_cards(hand_of(board, self.zone, seat), self.put[seat]))

    def settle_seat(self, board: Board, seat: i64, log: Log | None) -> None:
        """Commits for a seat what it has no choice about, and notes when it is done."""
        cards = self.choices(board, seat)
        if self.may_stop:
            if len(cards) == 0:
                self.note_done(seat, log)
            return
        left = self.still_to_put(seat)
        if len(cards) > left and left > 0 and not is_alike(cards):
            return
        for place in range(min(left, i64(len(cards)))):
            self.put[seat] = with_card(self.put[seat], cards[place])
        self.note_done(seat, log)

    def note_done(self, seat: i64, log: Log | None) -> None:
        self.done |= bit(seat)
        tell_committed(log, seat)

    def reveal(self, board: Board, log: Log | None) -> None:
        """All has been committed: the finds leave their hands and are shown."""
        shown: JsonObject = {}
        for seat in self.who:
            board.zones[FINDS + seat] = without_cards(finds_of(board, seat), self.put[seat])
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
        moves = packed(PUT, distinct(self.choices(board, seat)))
        return append(moves, DONE) if self.may_stop else moves

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if move == DONE:
            self.note_done(seat, log)
        else:
            self.put[seat] = with_card(self.put[seat], first_of(move))
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
            allowed = self.may_be_put(board, hand_of(board, self.zone, seat))
            put = self.put[seat]
            for card in distinct(put):
                if count_of(put, card) > count_of(allowed, card):
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
                self.put[seat] = with_card(self.put[seat], cards[chance.below(len(cards))])

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
        finds = finds_of(board, seat)
        kept = without_cards(finds, put) if self.zone == IN_FINDS else finds
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
        if len(finds_of(board, seat)) > 0:
            found = append(found, seat)
    return found
