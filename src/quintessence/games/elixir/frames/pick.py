"""Picking cards one by one: giving, taking, dropping, recalling, laying, copying (EX-ASK-3, EX-LANG-10)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of
from quintessence.core.types import Json, JsonObject

from ..board import NO_CARDS, Board, Doing, Frame, bit
from ..cards import words
from ..cards.language import Wanted
from ..cards.step import Step
from ..cards.verb import VERBS
from ..hidden.eyes import HIDDEN, Demands, Eyes
from ..hidden.unseen import Unseen
from ..moves import COPY_SPELL, DONE, DROP, GIVE, LAY_SPELL, RECALL_SPELL, TAKE_CARD, packed
from ..table import enduring, piles, telling, zones
from ..worth import hands, weights
from .card import CardFrame, note_back
from .event import open_event
from .lists import CopyFrame
from .reader import PartReader
from .refusing import Offer
from .writer import WANTED, Writer

NO_REST: Final[i64] = -1
FETCH_PLACES: Final = vec[i64]([zones.DISCARD, zones.PILE, zones.ASIDE, zones.PAYMENT])
"""Where `fetch` takes from, by the numbers of its words."""


@final
class PickFrame(Offer):
    """Somebody picks cards from one zone (`source`) for another (`goal`); `picks` is the form of the moves."""

    name = "pick"
    layout = (
        "seat: seat!; picks as word: purpose!; source as src: place!; goal as dst: place!; n: number!; what; level; "
        "named; upto; cards; rest: rest; skip: card; with_effect as effect: flag; quiet: flag; look: 0..99"
    )

    def __init__(self, seat: i64, picks: i64, source: i64, goal: i64, n: i64, wanted: Wanted) -> None:
        self.seat = seat
        self.picks = picks
        self.source = source
        self.goal = goal
        self.n = n
        self.wanted = wanted
        self.look: i64 = 0
        """How many finds are to be looked at from the top of the pile; 0 once they lie aside."""
        self.cards = NO_CARDS
        """The cards to pick from, if they lie aside, were a payment, or may be copied."""
        self.rest: i64 = NO_REST
        self.skip: i64 = words.NO_CARD
        """A card of which one copy cannot be picked: the spell whose effect this is."""
        self.with_effect = False
        self.quiet = False
        """Whether what is picked does not count as moved (the price of a forfeit)."""
        self.is_fresh = True
        """Whether it has not come to its first card yet."""

    def copy(self) -> Frame:
        twin = PickFrame(self.seat, self.picks, self.source, self.goal, self.n, self.wanted)
        twin.look = self.look
        twin.cards = self.cards
        twin.rest = self.rest
        twin.skip = self.skip
        twin.with_effect = self.with_effect
        twin.quiet = self.quiet
        twin.is_fresh = self.is_fresh
        return twin

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """Picks what must be picked without asking, or ends."""
        if self.look > 0:
            self.look_at_top(board, chance, log)
        elif self.source == zones.PILE:
            piles.renew_pile(board, chance, log)
        cards = self.offered(board, self.seat)
        if self.n == 0 or len(cards) == 0:
            if self.is_fresh:
                tell_in_vain(board, log)
            self.finish(board, chance, log)
            return True
        if self.wanted.up_to or not (len(cards) <= self.n or zones.is_alike(cards)):
            self.tell_what_is_seen(board, cards, chance, log)
            self.is_fresh = False
            return False
        self.is_fresh = False
        self.pick(board, cards[0], log)
        return True

    def offered(self, board: Board, seat: i64) -> vec[i64]:
        """The cards that may be picked now, in the order of the place where they lie."""
        source = self.source
        if source == zones.ASIDE:
            return board.wanted(self.cards, self.wanted)
        if source == zones.COPYABLE:
            return self.cards
        if source == zones.PAYMENT:
            return board.wanted(still_discarded(board, self.cards), self.wanted)
        cards = board.zones[source]
        if zones.is_hand_of_finds(source) or source == zones.DISCARD or source == zones.PILE:
            return board.wanted(cards, self.wanted)
        spells = board.of_levels(cards, self.wanted.level)
        place = zones.last_place(spells, self.skip)
        return spells if place < 0 else zones.without_place(spells, place)

    def look_at_top(self, board: Board, chance: Chance, log: Log | None) -> None:
        """Lays the top finds of the draw pile aside, for the picker's eyes only (EX-HID-5)."""
        piles.renew_pile(board, chance, log)
        count = min(self.look, i64(len(board.zones[zones.PILE])))
        self.cards = piles.take_from_top(board, count, chance, log)
        self.look = 0
        if len(self.cards) > 0:
            self.tell_look(board, None, "pile", self.cards, log)

    def tell_what_is_seen(self, board: Board, cards: vec[i64], chance: Chance, log: Log | None) -> None:
        """Who picks from a hidden place sees what there is to pick; that somebody looks there is told to all once."""
        is_pile = self.source == zones.PILE
        if log is None or not (is_pile or self.is_from_hidden_hand(board)):
            return
        owner = zones.seat_of(self.source)
        if not self.is_fresh or (not is_pile and has_looked(board, self.seat, owner, self.zone(), chance)):
            telling.tell_offered(board, log, self.seat, owner, cards)
        elif is_pile:
            self.tell_look(board, None, "pile", cards, log)
        else:
            self.tell_look(board, int(owner), words.HAND_ZONES[self.zone()], cards, log)

    def is_from_hidden_hand(self, board: Board) -> bool:
        """Whether somebody else picks from a hand that does not lie open."""
        owner = zones.seat_of(self.source)
        return self.source < zones.LAID and owner != self.seat and not telling.is_open(board, self.zone(), owner)

    def tell_look(self, board: Board, at: int | None, zone: str, cards: vec[i64], log: Log | None) -> None:
        if log is not None:
            telling.tell_looked(log, self.seat, at, zone, telling.sorted_ids(board, cards))

    def zone(self) -> i64:
        """Whether it picks from a hand of finds or of spells."""
        return words.IN_FINDS if zones.is_hand_of_finds(self.source) else words.IN_SPELLS

    def pick(self, board: Board, card: i64, log: Log | None) -> None:
        self.n -= 1
        if not self.quiet:
            board.count_moved(1)
        if self.picks == COPY_SPELL:
            # The copied spell's targets are chosen next (EX-VERB-11).
            board.stack.pop()
            telling.tell_card(board, log, "copied", self.seat, card)
            board.stack.append(CopyFrame(card, self.seat))
            return
        self.take_out(board, card)
        if self.picks == DROP:
            piles.discard(board, zones.seat_of(self.source), card, log)
            return
        board.lay_on(self.goal, card)
        if self.picks == RECALL_SPELL:
            owner = zones.seat_of(self.source)
            telling.tell_card(board, log, "recalled", owner, card)
            note_back(board, owner, card)
            enduring.end_laid_effects(board, owner, card, log)
        elif self.picks == LAY_SPELL:
            telling.tell_card(board, log, "laid", self.seat, card, reveals=True)
            if self.with_effect and board.plays < board.variant.plays_limit:
                # Laid with its effect it counts as cast, so it is one of the turn's plays (EX-LIM-2).
                board.plays += 1
                board.stack.append(CardFrame(card, self.seat, free=True))
        elif self.source < zones.LAID:
            telling.tell_moved(board, log, self.zone(), card, zones.seat_of(self.source), zones.seat_of(self.goal))
        else:
            telling.tell_fetched(board, log, self.seat, card, zones.first_place(FETCH_PLACES, self.source))

    def take_out(self, board: Board, card: i64) -> None:
        if self.source == zones.ASIDE:
            self.cards = zones.without_card(self.cards, card)
        elif self.source == zones.PAYMENT:
            forget_payment(board, card)
            board.remove_card(zones.DISCARD, card)
        elif zones.LAID <= self.source < zones.PILE:
            # The latest copy of a laid spell, but not the one whose effect this is.
            row = board.zones[self.source]
            place = zones.last_place(row, card)
            earlier = zones.last_place(row[:place], card) if card == self.skip else -1
            board.zones[self.source] = zones.without_place(row, earlier if earlier >= 0 else place)
        else:
            board.remove_card(self.source, card)

    def finish(self, board: Board, chance: Chance, log: Log | None) -> None:
        """Nothing more is picked: what was looked at goes where it belongs."""
        board.stack.pop()
        if self.source == zones.PILE:
            piles.shuffle_pile(board, "shuffled", chance, log)
        if self.rest == words.TO_BOTTOM:
            piles.put_under(board, self.cards)
        elif self.rest == words.TO_DISCARD:
            for card in self.cards:
                piles.discard(board, self.seat, card, log)
        elif self.rest == words.TO_TOP:
            piles.put_on_top(board, self.cards)

    # The question.

    def asked(self, board: Board) -> i64:
        return self.seat

    def form(self) -> i64:
        return self.picks

    def may_be_done(self) -> bool:
        return self.wanted.up_to

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        # By number, not as they lie: the order of a hidden place must not show.
        moves = packed(self.picks, vec[i64](sorted(zones.distinct(self.offered(board, seat)))))
        return append(moves, DONE) if self.wanted.up_to else moves

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if move == DONE:
            self.finish(board, chance, log)
        else:
            self.is_fresh = False
            self.pick(board, first_of(move), log)

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        asked: JsonObject = {"kind": self.first_words(True)[0], "n": int(self.n), "upto": self.wanted.up_to}
        if self.source == zones.ASIDE:
            asked["cards"] = self.write_cards(board, eyes)
        return asked

    # Writing and reading.

    def is_seen_by(self, eyes: Eyes) -> bool:
        """Finds looked at from the top of the pile are for the one who looks (EX-HID-5)."""
        return self.source != zones.ASIDE or eyes.are_of(self.seat)

    def write_cards(self, board: Board, eyes: Eyes) -> list[Json]:
        return board.deck.ids_of(self.cards) if self.is_seen_by(eyes) else [HIDDEN] * len(self.cards)

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        told = {**super().write(board, eyes), **Writer(board.deck).fields(self.wanted, WANTED)}
        told["cards"] = self.write_cards(board, eyes) if self.source >= zones.ASIDE else None
        if self.look == 0:
            del told["look"]
        return told

    def complete(self, reader: PartReader) -> None:
        self.wanted = reader.wanted()
        if self.source >= zones.ASIDE:
            self.cards = reader.cards(reader.key("cards"), self.source == zones.COPYABLE)
        is_aside = self.source == zones.ASIDE
        reader.key("rest").demand((self.rest != NO_REST) == is_aside, "bottom, discard, top" if is_aside else "null")

    def stands_on(self, below: Frame | None) -> bool:
        """Source and goal go with the word; a spell is copied for a list."""
        source, goal, seat = self.source, self.goal, self.seat
        if self.picks == COPY_SPELL:
            return source == zones.COPYABLE == goal and len(self.cards) > 0 and isinstance(below, Doing)
        if self.picks == DROP:
            return zones.is_hand_of_finds(source) and goal == zones.DISCARD
        if self.picks == RECALL_SPELL:
            return zones.LAID <= source < zones.PILE and goal == source - zones.LAID + zones.SPELLS
        if self.picks == LAY_SPELL:
            return source == zones.SPELLS + seat and goal == zones.LAID + seat
        is_hand = zones.is_hand_of_finds(source) or zones.is_hand_of_spells(source)
        if self.picks == GIVE:
            return is_hand and zones.seat_of(source) == seat and (goal & ~7) == (source & ~7) and goal != source
        if is_hand:
            return goal == (source & ~7) + seat and goal != source
        return goal == zones.FINDS + seat and source in (zones.DISCARD, zones.PILE, zones.ASIDE, zones.PAYMENT)

    # Samples and values.

    def cards_hidden_from(self, eyes: Eyes) -> vec[i64]:
        return NO_CARDS if self.is_seen_by(eyes) else self.cards

    def is_source_hidden(self, eyes: Eyes) -> bool:
        """Whether the viewer does not see where somebody picks from."""
        return eyes.miss(self.source) if self.source < zones.ASIDE else not self.is_seen_by(eyes)

    def demand(self, board: Board, unseen: Unseen, demands: Demands) -> None:
        """Somebody is asked to pick, so there is a choice (EX-ASK-3). Who picks sees what there is to pick."""
        if not self.is_source_hidden(unseen.eyes):
            return
        is_picker = self.seat == unseen.eyes.seat
        shown = vec[i64](sorted(zones.distinct(self.offered(board, self.seat)))) if is_picker else vec[i64]()
        if is_picker:
            demands.allowed = self.allowed_beside(board, shown)
        if zones.is_hand_of_spells(self.source):
            demands.spell_zone = self.source if is_picker else demands.spell_zone
            demands.spells = shown
            return
        demands.zone = self.source
        pool = board.wanted(unseen.finds(), self.wanted)
        kinds = shown if is_picker else zones.distinct(pool)[:2]
        demands.finds = kinds[:]
        for card in zones.without_cards(pool, kinds):
            if not self.wanted.up_to and len(demands.finds) <= self.n and (not is_picker or card in kinds):
                demands.finds = append(demands.finds, card)

    def allowed_beside(self, board: Board, shown: vec[i64]) -> vec[i64]:
        """Besides what is offered the place holds only cards that could not be offered."""
        wanted, deck = self.wanted, board.deck
        allowed = vec[i64]([0] * deck.size)
        for card in range(deck.size):
            is_level = wanted.level >> deck.level[card] & 1 == 1
            is_offer = board.matches(card, wanted.what, wanted.named) if card < deck.finds else is_level
            allowed[card] = 0 if is_offer and card not in shown else 1
        return allowed

    def hope(self, board: Board, seat: i64) -> float:
        """Cards that are still to be given away or taken."""
        if self.picks == GIVE or self.picks == DROP:
            return -weights.ANY_FIND * float(self.n) if zones.seat_of(self.source) == seat else 0.0
        if self.picks != TAKE_CARD or self.seat != seat:
            return 0.0
        return hands.best_gain(board, seat, self.cards) if len(self.cards) > 0 else weights.ANY_FIND * float(self.n)


def still_discarded(board: Board, cards: vec[i64]) -> vec[i64]:
    """Those of the finds just used that are still in the discard pile."""
    found = vec[i64](capacity=len(cards))
    for card in cards:
        if zones.count_of(found, card) < zones.count_of(board.zones[zones.DISCARD], card):
            found = append(found, card)
    return found


def forget_payment(board: Board, card: i64) -> None:
    """A find that was used and taken is no payment any more, for nobody (EX-VERB-7)."""
    event = open_event(board)
    if event is not None:
        event.paid = zones.without_card(event.paid, card)
    for frame in board.stack:
        if isinstance(frame, PickFrame) and frame.source == zones.PAYMENT:
            frame.cards = zones.without_card(frame.cards, card)


def has_looked(board: Board, by: i64, at: i64, zone: i64, chance: Chance) -> bool:
    """Whether a step of the list at work, before this one, showed that hand to that seat (EX-VERB-8)."""
    doing = board.list_at_work()
    if doing is None:
        return False
    for effect in doing.todo[: doing.place]:
        if VERBS[effect.verb].name == "look" and effect.zone in (zone, words.IN_BOTH):
            step = Step(board, doing, effect, chance, None)
            if step.meant(effect.who) & bit(by) != 0 and step.meant(effect.other) & bit(at) != 0:
                return True
    return False


def tell_in_vain(board: Board, log: Log | None) -> None:
    """There is nothing to pick for the step at work."""
    doing = board.list_at_work()
    telling.tell_nothing(board, log, words.NO_CARD if doing is None else doing.card)
