"""The others beside a seat: who leads, who is about to win; and what is under way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board
from ..cards import words
from ..frames.card import CardFrame
from ..values import strength
from ..worth.weights import HALF_WON, Answer
from .casting import turns_until
from .reckoning import FAR, Outlook
from .scale import flag, part, within

LEAD: Final[list[str]] = [
    "lead:levels",
    "lead:average",
    "lead:spells",
    "lead:ahead",
    "lead:behind",
    "lead:end-near",
    "lead:end-last-round",
    "lead:strength",
]
FEW: Final[i64] = 2
"""Others with so few spells may be about to win: only their hands are looked into."""
ROUNDS_NEAR: Final[i64] = 3


def fill_lead(board: Board, seat: i64, into: vec[float], at: i64) -> None:
    """What is left to cast beside the others: that wins, and ranks when the rounds are over (EX-END-5, EX-LIM-1).

    And what `values` says of the seat, so that weights begin where a judgement by hand ends.
    """
    own, least, total, fewest = board.levels_left(seat), i64(1_000_000), i64(0), i64(1_000_000)
    for other in range(board.seats):
        if other != seat:
            levels = board.levels_left(other)
            total += levels
            least = min(least, levels)
            fewest = min(fewest, i64(len(board.spells_of(other))))
    lead, spells = least - own, fewest - len(board.spells_of(seat))
    into[at] = part(lead, 6)
    into[at + 1] = within((float(total) / float(board.seats - 1) - float(own)) / 6.0)
    into[at + 2] = part(spells, 3)
    is_ahead = lead > 0 or (lead == 0 and spells > 0)
    is_behind = lead < 0 or (lead == 0 and spells < 0)
    into[at + 3] = flag(is_ahead)
    into[at + 4] = flag(is_behind)
    near, is_last = 0.0, False
    limit = board.variant.round_limit * board.seats
    if limit > 0:
        near = max(0.0, 1.0 - float(limit - board.turn) / float(ROUNDS_NEAR * board.seats))
        is_last = limit - board.turn < board.seats
    into[at + 5] = near * part(lead, 6)
    into[at + 6] = part(lead, 6) if is_last else 0.0
    into[at + 7] = strength(board, seat) / HALF_WON


RIVALS: Final[list[str]] = [
    "rivals:one-spell",
    "rivals:two-spells",
    "rivals:fewest-levels",
    "rivals:missing",
    "rivals:one-short",
    "rivals:ready-now",
    "rivals:ready-before-me",
    "rivals:ready-unanswered",
    "rivals:threat",
]


def fill_rivals(board: Board, seat: i64, answers_spells: bool, into: vec[float], at: i64) -> None:
    """Who else may win soon, and what the others may do to a seat."""
    fewest, least, missing = i64(1_000), i64(1_000), 2 * FAR
    is_now, is_before = False, False
    threat = 0.0
    own_turn = turns_until(board, seat)
    traits, is_main = board.deck.traits, board.phase == words.MAIN
    for other in range(board.seats):
        if other == seat:
            continue
        fewest = min(fewest, i64(len(board.spells_of(other))))
        least = min(least, board.levels_left(other))
        for find in board.finds_of(other):
            threat += traits.threat[find]
        if not is_main or len(board.spells_of(other)) > FEW:
            continue
        outlook = Outlook(board, other)
        missing = min(missing, outlook.together)
        if outlook.chain == outlook.spells:
            is_now = is_now or board.active == other
            is_before = is_before or board.active == other or turns_until(board, other) < own_turn
    into[at] = flag(is_main and fewest <= 1)
    into[at + 1] = flag(is_main and fewest == 2)
    into[at + 2] = part(least, 6)
    into[at + 3] = part(missing, 2 * FAR)
    into[at + 4] = flag(missing == 1)
    into[at + 5] = flag(is_now)
    into[at + 6] = flag(is_before)
    into[at + 7] = flag(is_before and not answers_spells)
    others = max(i64(1), board.seats - 1)
    into[at + 8] = within(threat / float(others))


PENDING: Final[list[str]] = [
    "pending:brings",
    "pending:choice",
    "pending:payment",
    "pending:last-spell",
    "pending:aimed-at",
]


def fill_pending(board: Board, seat: i64, into: vec[float], at: i64) -> None:
    """What is under way and concerns a seat; nothing at the ordinary points of a turn."""
    for place in range(len(PENDING)):
        into[at + place] = 0.0
    if len(board.stack) == 0 or board.phase == words.OVER:
        return
    strengths = vec[float]([0.0] * int(board.seats))
    answer = Answer()
    choice = 0.0
    # From the top of the stack, since answers lie above what they answer.
    for place in range(len(board.stack) - 1, -1, -1):
        frame = board.stack[place]
        frame.weigh(board, place, answer, strengths)
        choice += frame.hope(board, seat)
        if isinstance(frame, CardFrame):
            fill_card_played(board, seat, frame, into, at)
    into[at] = within(strengths[seat])
    into[at + 1] = within(choice)


def fill_card_played(board: Board, seat: i64, frame: CardFrame, into: vec[float], at: i64) -> None:
    if frame.by == seat:
        into[at + 2] = part(len(frame.slots), 4)
        is_spell = board.deck.kinds[frame.card] == words.SPELL
        into[at + 3] = flag(is_spell and len(board.spells_of(seat)) == 0)
    else:
        for target in frame.targets:
            if target == seat:
                into[at + 4] = 1.0
