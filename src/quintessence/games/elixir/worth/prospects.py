"""What is under way, weighed: cards that are being played, events, sealed bids.

A card that is shown has not acted yet, and may still be answered. What an answer above it on the stack will
cancel promises and threatens nothing; what it will send back threatens another.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.games.elixir.board import Board, finds_of, spells_of
from quintessence.games.elixir.cards.language import Effect, Filter
from quintessence.games.elixir.cards.reckoning import bit, matching
from quintessence.games.elixir.cards.words import (
    ACTOR,
    CANCEL,
    FETCH,
    FROM_DISCARD,
    FROM_PAYMENT,
    HOLD_FLEA,
    IN_FINDS,
    MUNDANE,
    NO_WORD,
    NOBODY,
    NOT_CANCELLED,
    REDIRECT,
    RETURNS,
    SPELL,
    YOU,
)
from quintessence.games.elixir.frames import (
    DROP_WORD,
    EFFECT_STEP,
    END_STEP,
    GIVE_WORD,
    PUTTING,
    SETTLING,
    TAKE_WORD,
    CardFrame,
    EventFrame,
    Frame,
    PickFrame,
    TakeFrame,
)
from quintessence.games.elixir.questions import FOR_AUCTION, FOR_FLEA, FOR_MARKET, ForfeitFrame, PutFrame
from quintessence.games.elixir.table.zones import DISCARD, joined, seat_of, without_cards
from quintessence.games.elixir.worth.hands import FIND, WORTH, find_value, gain, progress
from quintessence.games.elixir.worth.promises import (
    FIND_TAKEN,
    FORFEIT_PUT,
    TRADING,
    count_of,
    step_promise,
)

# A find of a lot, a stall or a hand that nobody has looked at yet.
ANY_FIND: Final = 0.25
# No spell left in hand: only an answer keeps the seat from winning.
ALMOST_WON: Final = 3.0
# The worth of the others' best bid, such that an equal one wins every other time, and what it brings the auctioneer.
RIVAL_BID: Final = 2.0
PRICE: Final = 0.3


@final
class Answer:
    """What a card played in a window will do to the event that it answers."""

    def __init__(self, place: i64, by: i64) -> None:
        self.place = place
        """Where on the stack that lies which the event is about."""
        self.by = by
        self.cancelled: i64 = NOT_CANCELLED
        self.to: i64 = NOBODY
        """Who will take the place of `by`, or get the lot."""


def add_prospects(board: Board, strengths: list[float]) -> None:
    """Adds to the strength of each seat what is under way: from the top of the stack, since answers lie above."""
    answer: Answer | None = None
    place: i64 = len(board.stack) - 1
    while place >= 0:
        frame = board.stack[place]
        given = answer if answer is not None and answer.place == place else None
        if isinstance(frame, CardFrame):
            if frame.step <= EFFECT_STEP and frame.cancelled == NOT_CANCELLED:
                if given is not None and given.cancelled != NOT_CANCELLED:
                    add_cancelled(board, frame, given, strengths)
                else:
                    add_card(board, frame, place, given, strengths)
                    if frame.window:
                        answer = answer_of(board, frame, place)
            elif frame.step == END_STEP and is_market(board.stack[-1]):
                strengths[frame.by] += TRADING
        elif given is None or given.cancelled == NOT_CANCELLED:
            if isinstance(frame, TakeFrame):
                add_take(board, frame, given, strengths)
            elif isinstance(frame, ForfeitFrame):
                strengths[bearer(frame.on, given)] -= FORFEIT_PUT
            elif isinstance(frame, PutFrame) and given is not None and frame.purpose == FOR_AUCTION:
                add_lot(board, frame, given, strengths)
        place -= 1


def is_market(frame: Frame) -> bool:
    """Whether finds are being laid on a stall: what it brings is still to come."""
    return isinstance(frame, PutFrame) and frame.purpose == FOR_MARKET and frame.step == PUTTING


def answer_of(board: Board, frame: CardFrame, place: i64) -> Answer | None:
    """What a card played in a window does to its event, None if it leaves it alone."""
    event = event_below(board, place)
    if event < 0:
        return None
    answer = Answer(event - 1, frame.by)
    opened = board.stack[event]
    for step in board.deck.steps_in_window[frame.card]:
        if step.verb == CANCEL:
            answer.cancelled = max(answer.cancelled, step.cancelled)
        elif step.verb == REDIRECT and isinstance(opened, EventFrame):
            answer.to = opened.actor if step.seats.word == ACTOR else frame.by if step.seats.word == YOU else NOBODY
    return answer if answer.cancelled != NOT_CANCELLED or answer.to != NOBODY else None


def event_below(board: Board, place: i64) -> i64:
    """The place of the event in whose window a card is played, -1 if there is none."""
    below = place - 1
    while below >= 0 and not isinstance(board.stack[below], EventFrame):
        below -= 1
    return below


def bearer(seat: i64, answer: Answer | None) -> i64:
    """Who will be hit in the end by what is aimed at a seat."""
    return answer.to if answer is not None and answer.by == seat and answer.to != NOBODY else seat


def add_cancelled(board: Board, frame: CardFrame, answer: Answer, strengths: list[float]) -> None:
    """A card without effect; a spell may have to be cast again."""
    if answer.cancelled == RETURNS and board.deck.kinds[frame.card] == SPELL:
        strengths[frame.by] -= float(board.deck.level[frame.card])
        if len(spells_of(board, frame.by)) == 0:
            strengths[frame.by] -= ALMOST_WON


def add_card(board: Board, frame: CardFrame, place: i64, answer: Answer | None, strengths: list[float]) -> None:
    """What a card promises its player, and threatens its targets with."""
    deck = board.deck
    steps = deck.steps_in_window[frame.card] if frame.window else deck.steps_on_turn[frame.card]
    for step in steps:
        strengths[frame.by] += step_prospect(board, frame, place, step)
    for target in frame.targets:
        if target >= 0 and target != frame.by:
            strengths[bearer(target, answer)] -= deck.threat[frame.card]


def step_prospect(board: Board, frame: CardFrame, place: i64, step: Effect) -> float:
    """What a step promises now; its promise by its verb where the position does not tell more."""
    verb = step.verb
    if verb == CANCEL or verb == REDIRECT:
        # Its worth is what becomes of the card that it answers.
        return 0.0
    if verb == HOLD_FLEA:
        return sale_value(board, finds_of(board, frame.by), step.what, int(count_of(step)))
    if verb == FETCH and step.fetched_from == FROM_DISCARD:
        if len(matching(board, board.zones[DISCARD], step.what, NO_WORD)) == 0 and not step.what.named:
            return 0.0
    elif verb == FETCH and step.fetched_from == FROM_PAYMENT:
        return fetch_value(board, frame.by, event_below(board, place))
    return step_promise(step)


def fetch_value(board: Board, seat: i64, event: i64) -> float:
    """The best find of the payment that is being answered."""
    opened = board.stack[event] if event >= 0 else None
    return best_gain(board, seat, opened.paid) if isinstance(opened, EventFrame) else 0.0


def best_gain(board: Board, seat: i64, cards: vec[i64]) -> float:
    """What the find that a seat needs most of these is worth to it."""
    best = 0.0
    finds = finds_of(board, seat)
    for find in cards:
        best = max(best, gain(board, seat, finds, vec[i64]([find])))
    return best


def sale_value(board: Board, finds: vec[i64], what: Filter, most: int) -> float:
    """What so many of these finds bring at a flea market: the dearest non-magic objects; nothing without any."""
    worths: list[int] = []
    for find in finds:
        if board.deck.kinds[find] == MUNDANE and what.fits[find] == 1:
            worths.append(int(board.deck.worth[find]))
    worths.sort(reverse=True)
    total = 0.0
    for worth in worths[:most]:
        total += (ANY_FIND - WORTH) * worth - FIND
    return total


def add_take(board: Board, frame: TakeFrame, answer: Answer | None, strengths: list[float]) -> None:
    """Finds that are about to change hands."""
    if frame.zone == IN_FINDS and frame.cancelled == NOT_CANCELLED:
        source = bearer(frame.source, answer)
        worth = FIND_TAKEN * float(min(frame.n, i64(len(finds_of(board, source)))))
        strengths[source] -= worth
        strengths[frame.to] += worth


def add_lot(board: Board, frame: PutFrame, answer: Answer, strengths: list[float]) -> None:
    """A lot that will go to another than the winner, who gets the bid back."""
    winner, taker = frame.winner, answer.to
    if winner == NOBODY or taker == NOBODY or winner == taker:
        return
    strengths[winner] -= gain(board, winner, finds_of(board, winner), frame.lot)
    strengths[taker] += gain(board, taker, finds_of(board, taker), frame.lot)


def finds_to_be(board: Board, seat: i64) -> vec[i64]:
    """A seat's finds, with what it is sure to get from an auction whose bids lie open."""
    finds = finds_of(board, seat)
    for frame in board.stack:
        if isinstance(frame, PutFrame) and frame.step == SETTLING and frame.purpose == FOR_AUCTION:
            is_sold = frame.cancelled == NOT_CANCELLED
            is_paid = is_sold and not frame.taken
            if not is_paid or seat != frame.winner:
                finds = joined(finds, frame.put[seat])
            if is_paid and seat == frame.by and seat != frame.winner:
                finds = joined(finds, frame.put[frame.winner])
            if is_sold and seat == frame.winner:
                finds = joined(finds, frame.lot)
    return finds


def pick_value(board: Board, frame: PickFrame, seat: i64) -> float:
    """Cards that are still to be given away or taken."""
    if frame.word == GIVE_WORD or frame.word == DROP_WORD:
        return -ANY_FIND * float(frame.n) if seat_of(frame.source) == seat else 0.0
    if frame.word != TAKE_WORD or frame.seat != seat:
        return 0.0
    return best_gain(board, seat, frame.cards) if len(frame.cards) > 0 else ANY_FIND * float(frame.n)


def commitment(board: Board, frame: PutFrame, seat: i64) -> float:
    """What a seat may hope for from what it commits in secret, less what it would lose."""
    if frame.step != PUTTING or seat not in frame.who:
        return 0.0
    put = frame.put[seat]
    finds = finds_of(board, seat)
    kept = without_cards(finds, put) if frame.zone == IN_FINDS else finds
    worth = 0.0
    cost = 0.0
    if len(put) > 0:
        cost = progress(board, seat, finds) - progress(board, seat, kept)
    for card in put:
        worth += float(board.deck.worth[card])
        cost += find_value(board, card) if frame.zone == IN_FINDS else 0.0
    if frame.purpose == FOR_MARKET:
        return ANY_FIND + WORTH * worth - cost if len(put) > 0 else 0.0
    if frame.purpose == FOR_FLEA:
        rest = 0.0 if frame.done & bit(seat) != 0 else sale_value(board, kept, frame.what, int(frame.most) - len(put))
        return ANY_FIND * worth - cost + rest
    if frame.purpose == FOR_AUCTION:
        chance = worth / (worth + RIVAL_BID)
        price = PRICE if seat == frame.by else 0.0
        return (chance * (gain(board, seat, kept, frame.lot) - cost) if len(put) > 0 else 0.0) + price * (1.0 - chance)
    return -cost
