"""Lamps, a sound toy game with everything that the kit looks at.

Two or three seats hold hidden hands of cards from 1 to 4. Each round all bid a card at once and in secret;
the highest card that nobody else has bid scores a point and its seat leads. The leader may stake a point or
two, look at the highest card of the next seat, draw a card, and passes. After a draw the next seat is asked
whether it parries with a four, which costs the leader points, or lets it be. The `faults_of_...` files plant
one fault in it at a time.
"""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.contract import Game, State
from quintessence.core.errors import BadPosition
from quintessence.core.gallery import Shelf
from quintessence.core.grammar import Domain, Form, Grammar, argument, free, optional
from quintessence.core.messages import Messages
from quintessence.core.options import choice, number
from quintessence.core.packing import NO_MOVE, first_of, form_of, pack1
from quintessence.core.reading import Reader
from quintessence.core.refusal import NOT_A_MOVE, NOT_YOURS, Refusal
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject, Line, Seat
from tests.kit.lamps_state import (
    BID,
    CARDS,
    DRAW,
    FOUR,
    KINDS,
    LET,
    LOOK,
    OPEN,
    PARRY,
    PASS,
    REST,
    RESTED,
    STAKE,
    LampsState,
    take,
)  # fmt: skip

HAND: Final = 3
PHASES: Final = ("bid", "lead", "answer", "over")
GRAMMAR: Final = Grammar(
    [
        Form("bid", argument("card", CARDS), optional("how", Domain("how", ["secretly"]))),
        Form("rest"),
        Form("stake", argument("points", Domain("points", ["1", "2"]))),
        Form("look"),
        Form("draw"),
        Form("pass"),
        Form("parry"),
        Form("let", free("time", 0, 9999)),
    ]
)
PHASE_OF_FORM: Final = ("bid", "bid", "lead", "lead", "lead", "lead", "answer", "answer")


class Lamps(Game):
    """The rulebook of the sound toy."""

    state_class: type[LampsState] = LampsState

    def __init__(self) -> None:
        self.slug = "lamps"
        self.rules_version = 1
        self.seat_counts = [2, 3]
        self.options = [
            choice("ask", "always", "able", reveals_hands=["able"]),
            number("rounds", 1, 5, 3),
            number("copies", 3, 6, 3),
        ]

    def has_windows(self) -> bool:
        return True

    def features(self, setting: Setting) -> list[str]:
        return ["points", "hand", "hand:four", "turn"]

    def gallery(self) -> list[Shelf]:
        return [self.shelf("lamp", CARDS.words)]

    def data(self) -> Traversable:
        return Path(__file__).parent / "data"

    def grammar(self, setting: Setting) -> Grammar:
        return GRAMMAR

    def setup(self, setting: Setting, chance: Chance) -> State:
        state = self.state_class(setting)
        for hand in state.hands:
            for _ in range(HAND):
                hand[take(state.deck, chance)] += 1
        return state

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> State:
        reader = Reader(position)
        reader.only_keys(tuple(self.state_class(setting).to_json()))
        state = self.state_class(setting)
        state.round = reader.key("round").number_or(1, 1, setting.number("rounds"))
        state.phase = "bid" if reader.key("phase").is_null else reader.key("phase").word(PHASES)
        state.leader = reader.key("leader").number_or(0, 0, setting.seats - 1)
        state.stake = reader.key("stake").number_or(0, 0, 2)
        state.has_looked = reader.key("looked").flag_or(False)
        state.has_drawn = reader.key("drawn").flag_or(False)
        if reader.has("scores"):
            state.scores = [score.number(-99, 99) for score in listed(reader.key("scores"), setting.seats)]
        if reader.has("hands"):
            state.hands = [read_cards(hand) for hand in listed(reader.key("hands"), setting.seats)]
        if reader.has("discard"):
            state.discard = read_cards(reader.key("discard"))
        if reader.has("bids"):
            bids = listed(reader.key("bids"), setting.seats)
            state.bids = [read_bid(bid, hand) for bid, hand in zip(bids, state.hands, strict=True)]
        for card in range(KINDS):
            state.deck[card] -= state.discard[card] + sum(hand[card] for hand in state.hands)
        self.check_whole(state, reader)
        return state

    def check_whole(self, state: LampsState, reader: Reader) -> None:
        """Refuses what is fine key by key but cannot be a moment of a game."""
        if min(state.deck) < 0 or (reader.has("deck") and read_cards(reader.key("deck")) != state.deck):
            raise reader.key("deck").wrong("cards")
        answered = sum(bid != OPEN for bid in state.bids)
        if answered >= (state.setting.seats if state.phase == "bid" else 1):
            raise reader.key("bids").wrong("null")
        if state.phase == "answer" and not state.is_asked(state.next_seat()):
            raise reader.key("phase").wrong("bid, lead, over")

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        assert isinstance(state, LampsState)
        move = GRAMMAR.parse(words)
        if move == NO_MOVE:
            return Refusal("LA-SAY-1", NOT_A_MOVE)
        if seat not in state.to_act():
            return Refusal("LA-TUR-1", NOT_YOURS)
        form = form_of(move)
        if PHASE_OF_FORM[form] != state.phase:
            return Refusal("LA-TUR-2")
        hand = state.hands[seat]
        if form == BID and not hand[first_of(move)]:
            return Refusal("LA-BID-1", at=words.split()[1])
        if form == REST and any(hand):
            return Refusal("LA-BID-2")
        done = {STAKE: state.stake > 0, LOOK: state.has_looked, DRAW: state.has_drawn}
        if done.get(form):
            return Refusal("LA-TUR-3")
        if form == LOOK and not any(state.hands[state.next_seat()]):
            return Refusal("LA-LOO-1")
        if form == DRAW and not any(state.deck):
            return Refusal("LA-DRA-1")
        if form == PARRY and not hand[FOUR]:
            return Refusal("LA-PAR-1")
        return None

    def canonical(self, state: State, seat: Seat, move: i64) -> i64:
        return pack1(BID, first_of(move)) if form_of(move) == BID else move

    def idle(self, state: State, seat: Seat) -> i64:
        moves = list(state.legal_moves(seat))
        return next((move for move in (PASS, LET) if move in moves), moves[0])

    def draw(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        return [[("heading", f"{view['round']}")], [("plain", f"{view['scores']} {view['hands']}")]]


GAME: Final = Lamps()


def listed(reader: Reader, length: int) -> list[Reader]:
    entries = list(reader.items())
    if len(entries) != length:
        raise reader.wrong("list")
    return entries


def read_cards(reader: Reader) -> list[int]:
    counts = [0] * KINDS
    for entry in reader.items():
        counts[CARDS.numbers[entry.word(tuple(CARDS.words))]] += 1
    return counts


def read_bid(reader: Reader, hand: list[int]) -> int:
    if reader.is_null:
        return OPEN
    word = reader.word((*CARDS.words, "rest"))
    bid = RESTED if word == "rest" else CARDS.numbers[word]
    if (bid == RESTED) == any(hand) or (bid != RESTED and not hand[bid]):
        raise BadPosition("bad-position", {"path": reader.path, "expected": "cards", "given": word})
    return bid
