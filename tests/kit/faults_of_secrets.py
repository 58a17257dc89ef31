"""Toy games that tell too much: by the view, the sampler, an event, a prompt, the moves, an undo."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.testing import leaks, observation, undo
from tests.kit.lamps_state import FOUR, KINDS, LOOK, LampsState, card_name, names_of, take
from tests.kit.planted import at_a_position, of_a_game


class ShowsHands(LampsState):
    """The view shows a spectator all hands."""

    def shown(self, seat: Seat | None) -> JsonObject:
        hands: list[Json] = [names_of(hand) for hand in self.hands]
        return super().shown(seat) | ({"hands": hands} if seat is None else {})


class SharesEyes(LampsState):
    """Everybody is said to see the same, though hands are hidden."""

    def viewpoint(self, seat: Seat | None) -> int:
        return 0


class ShowsBids(LampsState):
    """The view shows how many have bid, in secret as it is."""

    def shown(self, seat: Seat | None) -> JsonObject:
        return {**super().shown(seat), "answered": sum(bid >= 0 for bid in self.bids)}


class AwaitsOpenly(LampsState):
    """Everybody is told who has not yet answered in secret."""

    def awaited(self) -> list[Seat]:
        return self.to_act()


class MovesTell(LampsState):
    """Whether the leader may look depends on what there is to see."""

    def leading(self, seat: Seat) -> list[int]:
        can_look = self.hands[self.next_seat()][FOUR] > 0
        return [move for move in super().leading(seat) if move != LOOK or can_look]


class WindowTells(LampsState):
    """The window says whether the seat that it asks can answer."""

    def window(self) -> JsonObject | None:
        window = super().window()
        return None if window is None else {**window, "about": {"answers": self.hands[self.next_seat()][FOUR]}}


class TruthfulSampler(LampsState):
    """The sampler returns the truth."""

    def sample(self, seat: Seat | None, chance: Chance) -> LampsState:
        return self.copy()


class HalfTruthfulSampler(LampsState):
    """The sampler deals new hands but leaves one that it should not know."""

    def sample(self, seat: Seat | None, chance: Chance) -> LampsState:
        twin = self.copy()
        others = [other for other in range(self.setting.seats) if other != seat]
        kept = self.hands[others[0]]
        twin.deck = [left - held for left, held in zip(self.unseen(seat), kept, strict=True)]
        for other in others[1:]:
            twin.hands[other] = [0] * KINDS
            for _ in range(sum(self.hands[other])):
                twin.hands[other][take(twin.deck, chance)] += 1
        if self.phase == "bid":
            twin.guess_bids(others, chance)
        return twin


class ShufflesTheTruth(LampsState):
    """The sampler shuffles the hidden cards from the order in which they really lie."""

    def sample(self, seat: Seat | None, chance: Chance) -> LampsState:
        twin = super().sample(seat, chance)
        others = [other for other in range(self.setting.seats) if other != seat]
        piles = [*[self.hands[other] for other in others], self.deck]
        cards = vec[i64]([card for pile in piles for card in range(KINDS) for _ in range(pile[card])])
        chance.shuffle(cards)
        place = 0
        for mine, true in zip([*[twin.hands[other] for other in others], twin.deck], piles, strict=True):
            size = sum(true)
            mine[:] = [list(cards[place : place + size]).count(card) for card in range(KINDS)]
            place += size
        if self.phase == "bid":
            twin.guess_bids(others, chance)
        return twin


class SamplesNoPosition(LampsState):
    """The sampler exchanges a card of the deck for one that the game does not have."""

    def sample(self, seat: Seat | None, chance: Chance) -> LampsState:
        twin = super().sample(seat, chance)
        if twin.deck[0]:
            twin.deck[0] -= 1
            twin.deck[FOUR] += 1
        return twin


class LoudDraw(LampsState):
    """Everybody is told which card was drawn."""

    def draw(self, seat: Seat, chance: Chance, log: Log) -> None:
        quiet = Log()
        super().draw(seat, chance, quiet)
        for event in quiet.events:
            fields = {**event.fields, **event.private.get(seat, {})}
            log.tell(Event(event.kind, fields, random=event.random))


class LoudBid(LampsState):
    """Everybody is told what is bid in secret."""

    def bid(self, seat: Seat, card: int, log: Log) -> None:
        log.add("bid-heard", {"seat": seat, "card": card_name(card)})
        super().bid(seat, card, log)


class RememberedBid(LampsState):
    """The view shows a secret answer only when it is given: nobody is told, but everybody sees it."""

    last = 0

    def bid(self, seat: Seat, card: int, log: Log) -> None:
        super().bid(seat, card, log)
        self.last = card

    def copy(self) -> LampsState:
        twin = super().copy()
        assert isinstance(twin, RememberedBid)
        twin.last = self.last
        return twin

    def shown(self, seat: Seat | None) -> JsonObject:
        return {**super().shown(seat), "last": self.last}


class SilentPassOver(LampsState):
    """A seat is asked only when it holds a four, and no option says so; the sampler hides it well."""

    def asks_holders(self) -> bool:
        return True


class SpokenPassOver(SilentPassOver):
    """The same, and everybody is told who is asked, by an event that is not declared to reveal anything."""

    def draw(self, seat: Seat, chance: Chance, log: Log) -> None:
        super().draw(seat, chance, log)
        log.add("asked", {"seat": self.next_seat() if self.phase == "answer" else None})


class PreviewsTheLook(LampsState):
    """A seat that thinks of looking at a card is told beforehand which it is."""

    def preview(self, seat: Seat, move: i64) -> JsonObject | None:
        if move != LOOK:
            return super().preview(seat, move)
        hand = self.hands[self.next_seat()]
        return {"card": card_name(max(card for card in range(KINDS) if hand[card]))}


class QuietLook(LampsState):
    """A look at a card is not declared to reveal anything: it could be taken back."""

    def look(self, seat: Seat, log: Log) -> None:
        declared = Log()
        super().look(seat, declared)
        for event in declared.events:
            log.tell(Event(event.kind, event.fields, private=event.private))


FAULTS: Final = (
    at_a_position(ShowsHands, leaks.check, "leak-face", viewer="None", path="view.hands"),
    at_a_position(SharesEyes, leaks.check, "leak-viewpoint"),
    at_a_position(ShowsBids, leaks.check, "leak-face", path="view.answered"),
    at_a_position(AwaitsOpenly, leaks.check, "leak-face", path="view.table.awaited"),
    at_a_position(MovesTell, leaks.check, "leak-face|leak-step|leak-secret-seen", path="legal"),
    at_a_position(WindowTells, leaks.check, "leak-face|leak-step|leak-secret-seen", path="window.about"),
    at_a_position(TruthfulSampler, leaks.check, "sample-never-varies"),
    at_a_position(HalfTruthfulSampler, leaks.check, "sample-never-varies", place="hand of seat "),
    at_a_position(ShufflesTheTruth, leaks.check, "leak-sample"),
    at_a_position(ShufflesTheTruth, observation.check, "observation-knows-truth"),
    at_a_position(SamplesNoPosition, leaks.check, "sample-not-whole"),
    at_a_position(LoudDraw, leaks.check, "leak-told", words="draw"),
    at_a_position(LoudBid, leaks.check, "leak-secret-told"),
    at_a_position(RememberedBid, leaks.check, "leak-secret-seen"),
    at_a_position(SilentPassOver, leaks.check, "leak-step", words="draw"),
    at_a_position(SpokenPassOver, leaks.check, "leak-undeclared", words="draw"),
    at_a_position(PreviewsTheLook, leaks.check, "leak-preview", words="look"),
    at_a_position(QuietLook, leaks.check, "leak-undeclared", words="look"),
    of_a_game(QuietLook, undo.check, "undo-reveals", words="look"),
)
