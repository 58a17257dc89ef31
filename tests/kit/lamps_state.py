"""A position of Lamps, the toy game; `toys` has its rules in words."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.contract import State
from quintessence.core.event import Event, Log
from quintessence.core.grammar import Domain
from quintessence.core.packing import first_of, form_of, pack1
from quintessence.core.result import Result
from quintessence.core.setting import Setting
from quintessence.core.tally import TallyRow
from quintessence.core.types import Json, JsonObject, Seat

KINDS: Final = 4
FOUR: Final = 3
BID, REST, STAKE, LOOK, DRAW, PASS, PARRY, LET = range(8)
OPEN: Final = -1
"""A seat that has not answered."""
RESTED: Final = KINDS

CARDS: Final = Domain("card", [str(card + 1) for card in range(KINDS)])


class LampsState(State):
    """Hands, deck and discard are counts of each card: the deck has no order, a draw is pure chance."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.hands = [[0] * KINDS for _ in range(setting.seats)]
        self.deck = [setting.number("copies")] * KINDS
        self.discard = [0] * KINDS
        self.bids = [OPEN] * setting.seats
        self.scores = [0] * setting.seats
        self.round = 1
        self.phase = "bid"
        self.leader = 0
        self.stake = 0
        self.has_looked = False
        self.has_drawn = False
        self.given_up: Result | None = None

    # Who decides, and what.

    def next_seat(self) -> Seat:
        """The seat after the leader: the one that is looked at and asked."""
        return (self.leader + 1) % self.setting.seats

    def to_act(self) -> list[Seat]:
        if self.phase == "bid":
            return [seat for seat in range(self.setting.seats) if self.bids[seat] == OPEN]
        return {"lead": [self.leader], "answer": [self.next_seat()], "over": []}[self.phase]

    def awaited(self) -> list[Seat]:
        # Who has bid already is as secret as what.
        return [] if self.phase == "bid" else self.to_act()

    def legal_moves(self, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        if seat not in self.to_act():
            return moves
        for move in {"bid": self.bidding, "lead": self.leading, "answer": self.answering}[self.phase](seat):
            moves = append(moves, move)
        return moves

    def bidding(self, seat: Seat) -> list[int]:
        held = [pack1(BID, card) for card in range(KINDS) if self.hands[seat][card]]
        return held or [REST]

    def leading(self, seat: Seat) -> list[int]:
        moves = [] if self.stake else [pack1(STAKE, 0), pack1(STAKE, 1)]
        if not self.has_looked and any(self.hands[self.next_seat()]):
            moves.append(LOOK)
        if not self.has_drawn and any(self.deck):
            moves.append(DRAW)
        return [*moves, PASS]

    def answering(self, seat: Seat) -> list[int]:
        return [PARRY, LET] if self.hands[seat][FOUR] else [LET]

    def window(self) -> JsonObject | None:
        if self.phase != "answer":
            return None
        return {
            "kind": "draw",
            "about": {"by": self.leader},
            "turn": self.round,
            "seats": [self.next_seat()],
            "pass": "let",
        }

    # What happens.

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None = None) -> None:
        told = Log() if log is None else log
        form = form_of(move)
        if form in (BID, REST):
            self.bid(seat, RESTED if form == REST else first_of(move), told)
        elif form == STAKE:
            self.stake = first_of(move) + 1
            told.add("staked", {"seat": seat, "points": self.stake})
        elif form == LOOK:
            self.look(seat, told)
        elif form == DRAW:
            self.draw(seat, chance, told)
        elif form == PARRY:
            self.parry(seat, told)
        elif form == LET:
            self.phase = "lead"
            told.add("let-be", {"seat": seat})
        else:
            told.add("passed", {"seat": seat})
            self.end_round(told)

    def bid(self, seat: Seat, card: int, log: Log) -> None:
        self.bids[seat] = card
        log.tell(Event("bid-made", {"seat": seat, "card": card_name(card)}, only=[seat]))
        if OPEN in self.bids:
            return
        names: list[Json] = [card_name(bid) for bid in self.bids]
        log.tell(Event("bids-revealed", {"bids": names}, reveals=True))
        for bidder, bid in enumerate(self.bids):
            if bid != RESTED:
                self.hands[bidder][bid] -= 1
                self.discard[bid] += 1
        self.score_bids(log)
        self.bids = [OPEN] * self.setting.seats
        self.phase = "lead"

    def score_bids(self, log: Log) -> None:
        alone = [bid for bid in self.bids if bid != RESTED and self.bids.count(bid) == 1]
        if alone:
            self.leader = self.bids.index(max(alone))
            self.scores[self.leader] += 1
            log.add("scored", {"seat": self.leader})

    def look(self, seat: Seat, log: Log) -> None:
        self.has_looked = True
        highest = max(card for card in range(KINDS) if self.hands[self.next_seat()][card])
        card: JsonObject = {"card": card_name(highest)}
        log.tell(Event("looked", {"seat": seat}, private={seat: card}, reveals=True))

    def draw(self, seat: Seat, chance: Chance, log: Log) -> None:
        card = take(self.deck, chance)
        self.hands[seat][card] += 1
        self.has_drawn = True
        log.tell(Event("drawn", {"seat": seat}, private={seat: {"card": card_name(card)}}, random=True))
        if self.is_asked(self.next_seat()):
            self.phase = "answer"

    def is_asked(self, seat: Seat) -> bool:
        """Every draw asks the next seat, unless the option trades the secret for speed."""
        return not self.asks_holders() or self.hands[seat][FOUR] > 0

    def asks_holders(self) -> bool:
        """Whether only a seat that can parry is asked."""
        return self.setting.word("ask") == "able"

    def parry(self, seat: Seat, log: Log) -> None:
        self.hands[seat][FOUR] -= 1
        self.discard[FOUR] += 1
        self.scores[self.leader] -= 1 + self.stake
        self.phase = "lead"
        log.tell(Event("parried", {"seat": seat}, reveals=True))

    def end_round(self, log: Log) -> None:
        self.stake, self.has_looked, self.has_drawn = 0, False, False
        if self.round == self.setting.number("rounds"):
            self.phase = "over"
            log.add("game-over", self.ranked().to_json())
        else:
            self.phase = "bid"
            self.round += 1
            log.add("round-started", {"round": self.round})

    def result(self) -> Result | None:
        return (self.given_up or self.ranked()) if self.phase == "over" else None

    def stopped(self, result: Result) -> "LampsState":
        twin = self.copy()
        twin.phase, twin.given_up = "over", result
        return twin

    def tally(self) -> list[TallyRow]:
        return [TallyRow("points", list(self.scores)), TallyRow("cards", [sum(hand) for hand in self.hands])]

    def ranked(self) -> Result:
        levels = sorted(set(self.scores), reverse=True)
        ranking = [[seat for seat, score in enumerate(self.scores) if score == level] for level in levels]
        return Result(ranking[0], ranking, "rounds", list(self.scores))

    # What a search asks.

    def fill_features(self, seat: i64, into: vec[float]) -> None:
        into[0] = self.scores[seat] / self.setting.number("rounds")
        into[1] = sum(self.hands[seat]) / KINDS
        into[2] = float(self.hands[seat][FOUR])
        into[3] = 1.0 if seat in self.to_act() else 0.0

    def is_settled(self) -> bool:
        return self.phase != "answer"

    # Copies, views, samples.

    def copy(self) -> "LampsState":
        twin = type(self)(self.setting)
        twin.hands = [list(hand) for hand in self.hands]
        twin.deck, twin.discard = list(self.deck), list(self.discard)
        twin.bids, twin.scores = list(self.bids), list(self.scores)
        twin.round, twin.phase, twin.leader = self.round, self.phase, self.leader
        twin.stake, twin.has_looked, twin.has_drawn = self.stake, self.has_looked, self.has_drawn
        twin.given_up = self.given_up
        return twin

    def shown(self, seat: Seat | None) -> JsonObject:
        hands: list[Json] = [names_of(hand) if owner == seat else sum(hand) for owner, hand in enumerate(self.hands)]
        scores: list[Json] = [*self.scores]
        return {
            "round": self.round,
            "phase": self.phase,
            "leader": self.leader,
            "stake": self.stake,
            "looked": self.has_looked,
            "drawn": self.has_drawn,
            "scores": scores,
            "discard": names_of(self.discard),
            "deck": sum(self.deck),
            "hands": hands,
            "bid": None if seat is None or self.bids[seat] == OPEN else card_name(self.bids[seat]),
        }

    def prompt(self, seat: Seat | None) -> JsonObject:
        return {"kind": self.phase}

    def preview(self, seat: Seat, move: i64) -> JsonObject | None:
        """The hand that is left after a card is played; what a draw brings or a look shows is not known."""
        form = form_of(move)
        if form not in (BID, PARRY):
            return None
        hand = list(self.hands[seat])
        hand[FOUR if form == PARRY else first_of(move)] -= 1
        return {"hand": names_of(hand)}

    def sample(self, seat: Seat | None, chance: Chance) -> "LampsState":
        twin = self.copy()
        others = [other for other in range(self.setting.seats) if other != seat]
        sizes = {other: sum(self.hands[other]) for other in others}
        twin.deck = self.unseen(seat)
        for other in others:
            twin.hands[other] = [0] * KINDS
        if self.asks_holders() and self.phase == "answer" and self.next_seat() in sizes:
            # That it is asked at all says that it holds a four.
            twin.deck[FOUR] -= 1
            twin.hands[self.next_seat()][FOUR] += 1
            sizes[self.next_seat()] -= 1
        for other in others:
            for _ in range(sizes[other]):
                twin.hands[other][take(twin.deck, chance)] += 1
        if self.phase == "bid":
            twin.guess_bids(others, chance)
        return twin

    def unseen(self, seat: Seat | None) -> list[int]:
        """How many of each card lie in the deck or in the hands of others."""
        seen = [0] * KINDS if seat is None else self.hands[seat]
        return [self.setting.number("copies") - self.discard[card] - seen[card] for card in range(KINDS)]

    def guess_bids(self, others: list[Seat], chance: Chance) -> None:
        for other in others:
            held = [card for card in range(KINDS) if self.hands[other][card]] or [RESTED]
            self.bids[other] = OPEN if chance.below(2) else held[chance.below(len(held))]
        if OPEN not in self.bids:
            self.bids[others[chance.below(len(others))]] = OPEN

    def to_json(self) -> JsonObject:
        scores: list[Json] = [*self.scores]
        hands: list[Json] = [names_of(hand) for hand in self.hands]
        bids: list[Json] = [None if bid == OPEN else card_name(bid) for bid in self.bids]
        return {
            "round": self.round,
            "phase": self.phase,
            "leader": self.leader,
            "stake": self.stake,
            "looked": self.has_looked,
            "drawn": self.has_drawn,
            "scores": scores,
            "hands": hands,
            "deck": names_of(self.deck),
            "discard": names_of(self.discard),
            "bids": bids,
        }

    def values(self) -> list[float]:
        seats = self.setting.seats
        if self.phase == "over":
            better = [sum(score > mine for score in self.scores) for mine in self.scores]
            worse = [sum(score < mine for score in self.scores) for mine in self.scores]
            return [(w - b) / (seats - 1) for w, b in zip(worse, better, strict=True)]
        return [max(-1.0, min(1.0, score / 10)) for score in self.scores]


def card_name(card: int) -> str:
    return "rest" if card == RESTED else CARDS.words[card]


def names_of(counts: list[int]) -> list[Json]:
    """Counts of each card as a list of cards, the lowest first."""
    return [CARDS.words[card] for card in range(KINDS) for _ in range(counts[card])]


def take(counts: list[int], chance: Chance) -> int:
    """Takes one card out of counts, each as likely as any other."""
    left = chance.below(sum(counts))
    for card in range(KINDS):
        if left < counts[card]:
            counts[card] -= 1
            return card
        left -= counts[card]
    raise ValueError("no card is left")
