"""What a seat's finds pay of its spells now: of each by itself, and of all of them together."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..board import Board
from ..cards.words import DISCOUNT, NO_CAST, NOBODY, STAND_IN, SURCHARGE
from ..table import paying, zones

MOST_COUNTED: Final[i64] = 62
"""So many spells and finds of a hand are looked at: as many as a set of bits holds."""
FAR: Final[i64] = 5
"""How many finds a spell lacks that is not there: one more than any printed spell costs."""
WIDTH: Final[i64] = 10
MOST: Final[i64] = (1 << 10) - 1
"""What is added or waived for spells of one level, packed by level."""


@final
class Outlook:
    """How far a seat is with its spells."""

    def __init__(self, board: Board, seat: i64) -> None:
        self.finds = board.finds_of(seat)
        for frame in board.stack:
            self.finds = frame.with_finds_due(seat, self.finds)
        if len(self.finds) > MOST_COUNTED:
            self.finds = self.finds[:MOST_COUNTED]
        self.spells: i64 = min(i64(len(board.spells_of(seat))), MOST_COUNTED)
        self.levels: i64 = 0
        self.ready: i64 = 0
        """The bits of the places of spells that can be paid for, each by itself."""
        self.ready_count: i64 = 0
        self.ready_levels: i64 = 0
        self.ready_highest: i64 = 0
        self.one_short: i64 = 0
        self.one_short_levels: i64 = 0
        self.two_short: i64 = 0
        self.nearest: i64 = FAR
        """How many finds the nearest spell lacks, and the next one."""
        self.second: i64 = FAR
        self.progress = 0.0
        """Levels, each spell by the square of the share of it that can be paid: the last find counts most."""
        self.wanted: i64 = 0
        """The marks of ingredients that some spell lacks, and those of them that complete one."""
        self.completing: i64 = 0
        # With all spells together every find counts for one of them only, the nearest first.
        self.together: i64 = 0
        """How many finds all spells lack together: with none lacking, all can be cast in one turn."""
        self.chain: i64 = 0
        """How many can be cast one after the other, and their levels."""
        self.chain_levels: i64 = 0
        self.spent: i64 = 0
        """The bits of the places of finds that pay for something."""
        self.is_barred = False
        self.payer = NOBODY
        self.waived: i64 = 0
        self.added: i64 = 0
        self.note_statuses(board, seat)
        self.reckon(board, board.spells_of(seat))

    def note_statuses(self, board: Board, seat: i64) -> None:
        """What lasts and changes the costs of a seat (EX-STAT-1, EX-STAT-12, EX-STAT-13, EX-STAT-14)."""
        for effect in board.lasting:
            if effect.on != seat:
                continue
            if effect.status == NO_CAST:
                self.is_barred = True
            elif effect.status == STAND_IN:
                self.payer = seat
            elif effect.status == DISCOUNT:
                self.waived = self.with_more(self.waived, effect.level, effect.n)
            elif effect.status == SURCHARGE:
                self.added = self.with_more(self.added, effect.level, effect.n)

    def with_more(self, packed: i64, levels: i64, count: i64) -> i64:
        for level in range(1, 5):
            if levels >> level & 1 == 1:
                room = MOST - (packed >> WIDTH * level & MOST)
                packed += min(count, room) << WIDTH * level
        return packed

    def reckon(self, board: Board, spells: vec[i64]) -> None:
        deck = board.deck
        reach = paying.reach_of(board, self.payer, self.finds)
        payments = vec[i64](capacity=self.spells)
        shortages = vec[i64](capacity=self.spells)
        for place in range(self.spells):
            spell = spells[place]
            slots, level = deck.cost[spell], deck.level[spell]
            payment: i64 = 0
            if deck.wants[spell] & reach != 0:
                payment = paying.holders(board, self.payer, slots, self.finds, 0, 0)
            held = paying.slots_held(payment) if payment != 0 else i64(0)
            lacks = self.shortage(len(slots), level, held, 0)
            payments = append(payments, payment)
            shortages = append(shortages, lacks)
            self.levels += level
            self.note_shortage(place, level, lacks)
            if len(slots) > 0:
                share = float(held) / float(len(slots))
                self.progress += float(level) * share * share
            if lacks > 0:
                for slot in range(len(slots)):
                    if paying.holder_of(payment, slot) == paying.FREE:
                        mark = deck.reach[slots[slot]]
                        self.wanted |= mark
                        if lacks == 1:
                            self.completing |= mark
        self.reckon_together(board, spells, payments, shortages)

    def shortage(self, slots: i64, level: i64, held: i64, spent: i64) -> i64:
        """How many finds a spell lacks of which so many slots are held; at least one find is paid (EX-PAY-6)."""
        added, waived = self.added >> WIDTH * level & MOST, self.waived >> WIDTH * level & MOST
        paid = held
        if added > 0:
            paid += min(added, max(i64(0), i64(len(self.finds)) - held - spent))
        lacks = max(i64(0), slots + added - paid - waived)
        return 1 if lacks == 0 and paid == 0 else lacks

    def note_shortage(self, place: i64, level: i64, lacks: i64) -> None:
        if lacks < self.nearest:
            self.second = self.nearest
            self.nearest = lacks
        elif lacks < self.second:
            self.second = lacks
        if lacks == 0:
            self.ready |= zones.BITS[place]
            self.ready_count += 1
            self.ready_levels += level
            self.ready_highest = max(self.ready_highest, level)
        elif lacks == 1:
            self.one_short += 1
            self.one_short_levels += level
        elif lacks == 2:
            self.two_short += 1

    def reckon_together(self, board: Board, spells: vec[i64], payments: vec[i64], shortages: vec[i64]) -> None:
        """Pays the spells one after the other, those that lack least first, each with what is left."""
        deck = board.deck
        paid_finds: i64 = 0
        for lacking in range(FAR + 1):
            for place in range(self.spells):
                if min(shortages[place], FAR) != lacking:
                    continue
                slots, level, payment = deck.cost[spells[place]], deck.level[spells[place]], payments[place]
                held: i64 = 0
                if payment != 0:
                    places = paying.places_held(payment)
                    if places & self.spent != 0:
                        payment = paying.holders(board, self.payer, slots, self.finds, self.spent, 0)
                        places = paying.places_held(payment)
                    held = paying.slots_held(payment)
                    self.spent |= places
                lacks = self.shortage(len(slots), level, held, paid_finds)
                paid_finds += held
                self.together += lacks
                if lacks == 0:
                    self.chain += 1
                    self.chain_levels += level
