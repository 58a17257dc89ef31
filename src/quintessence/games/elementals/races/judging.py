"""What happens when the last answer of a race is in (EL-RACE, EL-ERR, EL-WIN)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.casts import as_objects
from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.packing import form_of
from quintessence.core.race import judging_order
from quintessence.core.types import Json, JsonObject

from ..board import (
    NOBODY,
    OVER,
    TO_FLIP,
    TO_PLACE,
    TO_SUMMON,
    UNANSWERED,
    Board,
    is_in,
    left_of,
    packs_with_cards,
    seats_in,
)
from ..cards.box import CARD_IDS, MIDDLE, aside_of, is_double, is_magician, pack_of, pile_of
from ..ending import clear_race, finish, leave, stop_if_settled, stop_if_two_left
from ..moves import GRAMMAR, PASS, SLAP, UNTIMED, card_of, time_of, with_time
from ..turns import flip_next, newest_cards, pass_turn, place_for_double
from .kinds import AFTER_FLIP, AFTER_PLACING, RACE_KINDS
from .shown import is_right_answer, matches_of, reason_of, wanted_of, window_of

RIGHT: Final = "right"
WRONG: Final = "wrong"
VOID: Final = "void"


def take_answer(board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
    """One seat has answered; the race is judged when all have (EL-RACE-5, EL-RACE-9)."""
    answer = move
    if form_of(move) != PASS and time_of(move) == UNTIMED:
        answer = with_time(move, window_of(board))
    board.answers[seat] = answer
    board.waiting &= ~(1 << seat)
    if log is not None:
        log.tell(Event("answer-given", {"seat": seat, "move": GRAMMAR.words(answer)}, only=[int(seat)]))
    if board.waiting == 0:
        judge(board, chance, log)


def let_pass(board: Board, chance: Chance) -> None:
    """Nobody answers any more: the race is judged by the answers that are in."""
    for seat in range(board.variant.seats):
        if board.waiting & (1 << seat) != 0:
            board.answers[seat] = PASS
    board.waiting = 0
    judge(board, chance, None)


def comes_to_nothing(board: Board) -> bool:
    """Whether the open race moves no card and ends nothing if nobody answers any more.

    Said only where it is plain: nobody has put a hand down, every pack has a card, and no limit is reached.
    """
    variant = board.variant
    for seat in range(variant.seats):
        answer = board.answers[seat]
        if answer != UNANSWERED and form_of(answer) != PASS:
            return False
        if is_in(board, seat) and board.zones.count(pack_of(seat)) == 0:
            return False
    if variant.players_leave and packs_with_cards(board) <= 2:
        return False
    return variant.flip_limit == 0 or board.flips < variant.flip_limit


def judge(board: Board, chance: Chance, log: Log | None) -> None:
    """Judges the answers one by one, pays the mistakes, gathers the table, settles who is next."""
    # EL-RACE-10, EL-RACE-13, EL-RACE-14, EL-RACE-15, EL-ERR-1, EL-ERR-10
    order = judging_order(times_of(board), board.ties)
    closed = None if log is None else race_told(board, order)
    dealt = None if log is None else Log()
    verdicts: list[str] = []
    winner = NOBODY
    offenders = vec[i64](capacity=6)
    for seat in order:
        if is_right_answer(board, board.answers[seat]):
            winner = seat
            verdicts.append(RIGHT)
            break
        verdicts.append(WRONG)
        offenders = append(offenders, seat)
        make_good(board, seat, dealt)
        if board.phase == OVER:
            break
    if board.phase != OVER:
        settle(board, winner, offenders, chance, dealt)
    if log is not None and closed is not None and dealt is not None:
        log.tell(Event("race-closed", with_verdicts(closed, verdicts), reveals=True))
        log.events += dealt.events


def times_of(board: Board) -> vec[i64]:
    """For each seat the time of its slap or book, negative without one."""
    times = vec[i64]([UNTIMED] * board.variant.seats)
    for seat in range(board.variant.seats):
        answer = board.answers[seat]
        if answer >= 0 and form_of(answer) != PASS:
            times[seat] = time_of(answer)
    return times


def make_good(board: Board, seat: i64, log: Log | None) -> None:
    """The offender gives a card to every other seat, or sets the pack aside."""
    # EL-ERR-2, EL-ERR-3, EL-ERR-4, EL-ERR-8, EL-ERR-9
    if log is not None:
        log.add("mistake", {"seat": seat, "move": GRAMMAR.words(board.answers[seat])})
    zones = board.zones
    owed = seats_in(board) - 1
    if zones.count(pack_of(seat)) < owed:
        set_aside(board, seat, log)
        return
    receiver = seat
    for _ in range(owed):
        receiver = left_of(board, receiver)
        zones.put(pack_of(receiver), zones.take(pack_of(seat)))
        if log is not None:
            log.add("card-given", {"from": seat, "to": receiver})


def set_aside(board: Board, seat: i64, log: Log | None) -> None:
    """It ends the game of up to four, and the offender's part in the game of more (EL-END-2, EL-OUT-2)."""
    count = board.zones.count(pack_of(seat))
    board.zones.gather(aside_of(seat), pack_of(seat))
    leave(board, seat)
    if log is not None:
        log.add("pack-set-aside", {"seat": seat, "count": count})
    if not board.variant.players_leave:
        finish(board, "cannot-pay", log)
        return
    if log is not None:
        log.add("player-left", {"seat": seat, "reason": "cannot-pay"})
    stop_if_two_left(board, log)


def settle(board: Board, winner: i64, offenders: vec[i64], chance: Chance, log: Log | None) -> None:
    """The steps 2 to 5 of the page's order of work after a race."""
    # EL-TURN-8, EL-WIN-4, EL-ERR-7, EL-MAD-5, EL-MAG-6, EL-MAG-8
    kind, turner, answer = board.race_kind, board.turn, board.answers[winner] if winner != NOBODY else NOBODY
    shown = board.zones.last(pile_of(turner)) if kind == AFTER_FLIP else NOBODY
    clear_race(board)
    if winner != NOBODY:
        gather_table(board, winner, answer, chance, log)
    stop_if_settled(board, log)
    if board.phase == OVER:
        return
    offender = first_still_in(board, offenders)
    if winner != NOBODY:
        board.then = NOBODY
        pass_turn(board, TO_PLACE, winner, log)
    elif kind != AFTER_FLIP:
        if offender != NOBODY:
            board.then = offender
        flip_next(board, left_of(board, turner), log)
    elif is_double(shown):
        board.then = offender
        place_for_double(board, left_of(board, turner), log)
    elif is_magician(shown):
        board.then = offender
        board.phase = TO_SUMMON
        board.turn = turner if is_in(board, turner) else left_of(board, turner)
    else:
        pass_turn(board, TO_FLIP, offender if offender != NOBODY else left_of(board, turner), log)


def first_still_in(board: Board, offenders: vec[i64]) -> i64:
    """The first offender, in the order of judging, who is still in the game (EL-ERR-5)."""
    for seat in offenders:
        if is_in(board, seat):
            return seat
    return NOBODY


def gather_table(board: Board, winner: i64, answer: i64, chance: Chance, log: Log | None) -> None:
    """All face-up cards go under the winner's pack: the middle, then the piles, its own first."""
    # EL-WIN-1, EL-WIN-2, EL-WIN-3, EL-MAD-2
    zones = board.zones
    pack = pack_of(winner)
    before = zones.count(pack)
    zones.gather(pack, MIDDLE)
    seats = board.variant.seats
    for step in range(seats):
        zones.gather(pack, pile_of((winner + step) % seats))
    won = zones.count(pack) - before
    if board.variant.is_gathered_shuffled:
        cards = zones.cards(pack)
        gathered = cards[before:]
        chance.shuffle(gathered)
        zones.fill(pack, cards[:before])
        zones.add(pack, gathered)
    if log is not None:
        by = "slap" if form_of(answer) == SLAP else "book"
        fields: JsonObject = {"seat": winner, "count": won, "by": by, "on": CARD_IDS[card_of(answer)]}
        log.tell(Event("cards-won", fields, random=board.variant.is_gathered_shuffled))


def race_told(board: Board, order: vec[i64]) -> JsonObject:
    """The event `race-closed` without its verdicts; spectators learn from it what was turned (EL-NET-17)."""
    turned = newest_cards(board, board.turned)
    if board.race_kind == AFTER_PLACING:
        turned = {str(board.turn): CARD_IDS[board.zones.last(MIDDLE)]}
    judged = [int(seat) for seat in order]
    silent = [seat for seat in range(board.variant.seats) if is_in(board, seat) and seat not in judged]
    answers: list[Json] = [{**answer_told(board, seat), **reason_of(board, board.answers[seat])} for seat in judged]
    answers += [answer_told(board, seat) for seat in silent]
    return {
        "race": RACE_KINDS[board.race_kind],
        "seat": board.turn,
        "turned": turned,
        "middle": [CARD_IDS[card] for card in board.zones.cards(MIDDLE)],
        "matches": matches_of(board),
        "wanted": wanted_of(board),
        "answers": answers,
    }


def answer_told(board: Board, seat: int) -> JsonObject:
    return {"seat": seat, "move": GRAMMAR.words(board.answers[seat]), "verdict": VOID}


def with_verdicts(closed: JsonObject, verdicts: list[str]) -> JsonObject:
    """The same with the verdicts of the answers that were judged; the others have no effect."""
    for answer, verdict in zip(as_objects(closed["answers"]), verdicts):
        answer["verdict"] = verdict
    return closed
