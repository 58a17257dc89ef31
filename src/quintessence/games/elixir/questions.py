"""Frames that hold hidden choices of several seats, and those that ask a single question."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.games.elixir.cards.language import Filter
from quintessence.games.elixir.cards.words import NO_WORD, NOBODY, NOT_CANCELLED
from quintessence.games.elixir.frames import (
    BEFORE_EVENT,
    END_EVENT,
    NO_CARDS,
    PUTTING,
    START_EXPIRE,
    Frame,
)

FOR_MARKET: Final[i64] = 0
FOR_FLEA: Final[i64] = 1
FOR_AUCTION: Final[i64] = 2
FOR_PASS: Final[i64] = 3
FOR_TRADE: Final[i64] = 4
PURPOSES: Final = ("market", "flea", "auction", "pass", "trade")


@final
class PutFrame(Frame):
    """Hidden choices of several seats (EX-ASK-5): market, flea market, auction, passing and trading.

    `put[seat]` are the cards that a seat has committed; until all have, they are still in its hand. `done`
    has the bits of the seats that have committed all.
    """

    def __init__(self, purpose: i64, who: vec[i64], seats: i64, what: Filter) -> None:
        self.purpose = purpose
        self.who = who
        """Who takes part, in turn order."""
        self.what = what
        self.put = vec[vec[i64]]([vec[i64]() for _ in range(seats)])
        self.done: i64 = 0
        self.zone: i64 = 0
        self.need = NO_CARDS
        """For passing and trading: how many cards each seat is to choose, 0 for those that do not choose."""
        self.to = NO_CARDS
        """For passing and trading: the seat to which each seat's cards go, or NOBODY."""
        self.most: i64 = 0
        """For a flea market: how many finds each may put."""
        self.by: i64 = NOBODY
        """The auctioneer."""
        self.lot = NO_CARDS
        self.step: i64 = PUTTING
        self.stall = NO_CARDS
        self.order = NO_CARDS
        """At a market: the seats that still take a find, the first one now."""
        self.winner: i64 = NOBODY
        self.taken = False
        """Whether the lot has been redirected."""
        self.cancelled: i64 = NOT_CANCELLED

    def cancel(self, how: i64) -> None:
        self.cancelled = how

    def copy(self) -> Frame:
        twin = PutFrame(self.purpose, self.who, 0, self.what)
        twin.put = self.put[:]
        twin.done = self.done
        twin.zone = self.zone
        twin.need = self.need
        twin.to = self.to
        twin.most = self.most
        twin.by = self.by
        twin.lot = self.lot
        twin.step = self.step
        twin.stall = self.stall
        twin.order = self.order
        twin.winner = self.winner
        twin.taken = self.taken
        twin.cancelled = self.cancelled
        return twin


@final
class ForfeitFrame(Frame):
    """A forfeit about to be put on a seat (EX-FORF-1)."""

    def __init__(self, card: i64, by: i64, on: i64, price: i64, until: i64) -> None:
        self.card = card
        self.by = by
        self.on = on
        self.price = price
        self.until = until
        self.step: i64 = BEFORE_EVENT
        self.cancelled: i64 = NOT_CANCELLED

    def cancel(self, how: i64) -> None:
        self.cancelled = how

    def copy(self) -> Frame:
        twin = ForfeitFrame(self.card, self.by, self.on, self.price, self.until)
        twin.step = self.step
        twin.cancelled = self.cancelled
        return twin


@final
class VoteFrame(Frame):
    """A vote on a forfeit that has ended (EX-FORF-10): bits of the seats that have voted, and that booed."""

    def __init__(self, card: i64, on: i64, by: i64, price: i64) -> None:
        self.card = card
        self.on = on
        self.by = by
        self.price = price
        self.voted: i64 = 0
        self.boos: i64 = 0

    def copy(self) -> Frame:
        twin = VoteFrame(self.card, self.on, self.by, self.price)
        twin.voted = self.voted
        twin.boos = self.boos
        return twin


@final
class ChooseFrame(Frame):
    """A choice between options of the first effect still to be done in the list below; bits of those offered."""

    def __init__(self, seat: i64, options: i64) -> None:
        self.seat = seat
        self.options = options

    def copy(self) -> Frame:
        return ChooseFrame(self.seat, self.options)


@final
class AimFrame(Frame):
    """A target chosen for the list below; bits of the seats among which."""

    def __init__(self, seat: i64, among: i64) -> None:
        self.seat = seat
        self.among = among

    def copy(self) -> Frame:
        return AimFrame(self.seat, self.among)


@final
class NameFrame(Frame):
    """A word named for the list below: a tag of a group, or an ingredient if `group` is NO_WORD."""

    def __init__(self, seat: i64, group: i64 = NO_WORD) -> None:
        self.seat = seat
        self.group = group

    def copy(self) -> Frame:
        return NameFrame(self.seat, self.group)


@final
class CopyFrame(Frame):
    """Targets chosen for a copied spell."""

    def __init__(self, card: i64, by: i64) -> None:
        self.card = card
        self.by = by
        self.targets = NO_CARDS

    def copy(self) -> Frame:
        twin = CopyFrame(self.card, self.by)
        twin.targets = self.targets
        return twin


@final
class StartFrame(Frame):
    """The start of a turn."""

    def __init__(self) -> None:
        self.step: i64 = START_EXPIRE

    def copy(self) -> Frame:
        twin = StartFrame()
        twin.step = self.step
        return twin


@final
class EndFrame(Frame):
    """The end of a turn."""

    def __init__(self) -> None:
        self.step: i64 = END_EVENT

    def copy(self) -> Frame:
        twin = EndFrame()
        twin.step = self.step
        return twin
