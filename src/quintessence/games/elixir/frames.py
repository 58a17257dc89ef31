"""Frames: what is being resolved, as data (page, Position).

The last frame of a stack is the one at work; those before it wait. A frame belongs to one position and is
changed as it goes on; lists inside it are replaced, never changed, so that a copy of a frame is cheap.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.games.elixir.cards.language import Effect, Filter
from quintessence.games.elixir.cards.words import ALL_LEVELS, NO_CARD, NO_WORD, NOBODY, NOT_CANCELLED

NO_CARDS: Final = vec[i64]()
NO_EFFECTS: Final[list[Effect]] = []
ANY_FIND: Final[i64] = -1
"""In place of an ingredient: a slot that any find pays (EX-PAY-5)."""

# Steps of a card that is being played.
TARGET_STEP: Final[i64] = 0
PAY_STEP: Final[i64] = 1
EVENT_STEP: Final[i64] = 2
EFFECT_STEP: Final[i64] = 3
END_STEP: Final[i64] = 4
CARD_STEPS: Final = ("target", "pay", "event", "effect", "end")

# Steps of frames about which an event takes place first.
BEFORE_EVENT: Final[i64] = 0
AFTER_EVENT: Final[i64] = 1
TAKE_STEPS: Final = ("event", "move")
FORFEIT_STEPS: Final = ("event", "ask")

# Steps of market and auction.
PUTTING: Final[i64] = 0
SETTLING: Final[i64] = 1
MARKET_STEPS: Final = ("put", "pick")
AUCTION_STEPS: Final = ("put", "settle")

# Steps of the start and the end of a turn.
START_EXPIRE: Final[i64] = 0
START_DRAW: Final[i64] = 1
START_STEPS: Final = ("expire", "draw")
END_EVENT: Final[i64] = 0
END_LIMIT: Final[i64] = 1
END_EXPIRE: Final[i64] = 2
END_DONE: Final[i64] = 3
END_STEPS: Final = ("event", "limit", "expire", "done")

# What somebody picks a card for; the words of the moves.
GIVE_WORD: Final[i64] = 0
TAKE_WORD: Final[i64] = 1
DROP_WORD: Final[i64] = 2
RECALL_WORD: Final[i64] = 3
LAY_WORD: Final[i64] = 4
COPY_WORD: Final[i64] = 5
PICK_WORDS: Final = ("give", "take", "drop", "recall", "lay", "copy")

NO_REST: Final[i64] = -1


class Frame:
    """Something that is being resolved."""

    def copy(self) -> "Frame":
        raise NotImplementedError

    def cancel(self, how: i64) -> None:
        """The event about this frame was cancelled: STAYS or RETURNS. Most frames are about no event."""


@final
class CardFrame(Frame):
    """A card being played. While its event is open its step is already the effect."""

    def __init__(self, card: i64, by: i64) -> None:
        self.card = card
        self.by = by
        self.step: i64 = TARGET_STEP
        self.targets = NO_CARDS
        """The seats chosen so far, NOBODY where there was none to choose from (EX-TGT-5)."""
        self.is_paying = False
        self.slots = NO_CARDS
        """Once it is being paid for: the slots still unpaid."""
        self.waive: i64 = 0
        self.paid = NO_CARDS
        self.window = False
        self.free = False
        self.is_back = False
        """Whether this spell has been taken back from the table before its effect."""
        self.cancelled: i64 = NOT_CANCELLED

    def cancel(self, how: i64) -> None:
        self.cancelled = how

    def copy(self) -> Frame:
        twin = CardFrame(self.card, self.by)
        twin.step = self.step
        twin.targets = self.targets
        twin.is_paying = self.is_paying
        twin.slots = self.slots
        twin.waive = self.waive
        twin.paid = self.paid
        twin.window = self.window
        twin.free = self.free
        twin.is_back = self.is_back
        twin.cancelled = self.cancelled
        return twin


@final
class EventFrame(Frame):
    """An open event; the frame below it is what it is about."""

    def __init__(self, event: i64, actor: i64, subjects: vec[i64], card: i64) -> None:
        self.event = event
        self.actor = actor
        self.subjects = subjects
        self.card = card
        self.paid = NO_CARDS
        self.level: i64 = 0
        self.triggers = NO_CARDS
        """Numbers of the triggers still to be carried out."""
        self.has_begun = False
        self.queue = NO_CARDS
        """Once the window has begun: the seats still to be asked, the first one now."""
        self.cancelled: i64 = NOT_CANCELLED

    def copy(self) -> Frame:
        twin = EventFrame(self.event, self.actor, self.subjects, self.card)
        twin.paid = self.paid
        twin.level = self.level
        twin.triggers = self.triggers
        twin.has_begun = self.has_begun
        twin.queue = self.queue
        twin.cancelled = self.cancelled
        return twin


@final
class ListFrame(Frame):
    """A list of effects under way: `todo` from `place` on is still to be done."""

    def __init__(self, card: i64, by: i64, todo: list[Effect]) -> None:
        self.card = card
        self.by = by
        self.todo = todo
        self.place: i64 = 0
        self.targets = NO_CARDS
        self.them: i64 = NOBODY
        self.named: i64 = NO_WORD
        self.moved: i64 = 0
        """Cards moved by the step before, and then by the step under way (EX-LANG-6)."""
        self.before: i64 = 0
        """What `moved` was when the step under way began: what the word `moved` means in it."""
        self.total: i64 = 0
        """Cards moved by all steps so far."""
        self.window = False
        self.child = False
        """Whether this is a part of an `if` or a `choose`, which are no steps of their own."""
        self.source: i64 = NO_CARD
        self.trigger: i64 = 0
        """The number of the lasting effect that it came from, 0 if from none."""

    def copy(self) -> Frame:
        twin = ListFrame(self.card, self.by, self.todo)
        twin.place = self.place
        twin.targets = self.targets
        twin.them = self.them
        twin.named = self.named
        twin.moved = self.moved
        twin.before = self.before
        twin.total = self.total
        twin.window = self.window
        twin.child = self.child
        twin.source = self.source
        twin.trigger = self.trigger
        return twin

    def inner(self, todo: list[Effect]) -> "ListFrame":
        """A list inside this one: of the same card and player, with the same bound words."""
        inner = ListFrame(self.card, self.by, todo)
        inner.targets = self.targets
        inner.them = self.them
        inner.named = self.named
        inner.moved = self.moved
        inner.window = self.window
        inner.source = self.source
        return inner


@final
class EachFrame(Frame):
    """The rest of an `each`: the list `pattern.todo` once more for each of these seats."""

    def __init__(self, seats: vec[i64], pattern: ListFrame) -> None:
        self.seats = seats
        self.pattern = pattern
        """The list as it begins for every seat; never changed."""

    def copy(self) -> Frame:
        return EachFrame(self.seats, self.pattern)


@final
class TakeFrame(Frame):
    """Finds or spells about to move from one hand to another."""

    def __init__(self, by: i64, source: i64, to: i64, what: Filter) -> None:
        self.by = by
        self.source = source
        self.to = to
        self.what = what
        self.n: i64 = 1
        self.zone: i64 = 0
        self.level: i64 = ALL_LEVELS
        self.pick: i64 = 0
        self.up_to = False
        self.named: i64 = NO_WORD
        self.step: i64 = BEFORE_EVENT
        self.cancelled: i64 = NOT_CANCELLED

    def cancel(self, how: i64) -> None:
        self.cancelled = how

    def copy(self) -> Frame:
        twin = TakeFrame(self.by, self.source, self.to, self.what)
        twin.n = self.n
        twin.zone = self.zone
        twin.level = self.level
        twin.pick = self.pick
        twin.up_to = self.up_to
        twin.named = self.named
        twin.step = self.step
        twin.cancelled = self.cancelled
        return twin


@final
class PickFrame(Frame):
    """Somebody picks cards from one place (`source`) for another (`goal`), both numbers of zones."""

    def __init__(self, seat: i64, word: i64, source: i64, goal: i64, n: i64, what: Filter) -> None:
        self.seat = seat
        self.word = word
        self.source = source
        self.goal = goal
        self.n = n
        self.what = what
        self.level: i64 = ALL_LEVELS
        self.named: i64 = NO_WORD
        self.up_to = False
        self.look: i64 = 0
        """How many finds are to be looked at from the top of the pile; 0 once they lie aside."""
        self.cards = NO_CARDS
        """The cards to pick from, if they lie aside, were a payment, or may be copied."""
        self.rest: i64 = NO_REST
        self.skip: i64 = NO_CARD
        """A card of which one copy cannot be picked: the spell whose effect this is."""
        self.with_effect = False
        self.quiet = False
        """Whether what is picked does not count as moved (the price of a forfeit)."""
        self.is_fresh = True
        """Whether it has not come to its first card yet."""

    def copy(self) -> Frame:
        twin = PickFrame(self.seat, self.word, self.source, self.goal, self.n, self.what)
        twin.level = self.level
        twin.named = self.named
        twin.up_to = self.up_to
        twin.look = self.look
        twin.cards = self.cards
        twin.rest = self.rest
        twin.skip = self.skip
        twin.with_effect = self.with_effect
        twin.quiet = self.quiet
        twin.is_fresh = self.is_fresh
        return twin
