"""What happens when the last answer of a race is in (EL-RACE-9 to EL-RACE-15, EL-ERR, EL-WIN)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.packing import form_of
from quintessence.core.race import judging_order
from quintessence.core.types import Json, JsonObject
from quintessence.games.elementals.cards import CARD_IDS, is_double, is_magician
from quintessence.games.elementals.ending import clear_race, finish, leave, stop_if_settled, stop_if_two_left
from quintessence.games.elementals.moves import GRAMMAR, PASS, SLAP, UNTIMED, card_of, time_of, with_time
from quintessence.games.elementals.reasons import matches_of, reason_of, wanted_of
from quintessence.games.elementals.table import (
    AFTER_FLIP,
    AFTER_PLACING,
    NOBODY,
    OVER,
    RACE_KINDS,
    TO_FLIP,
    TO_PLACE,
    TO_SUMMON,
    Table,
    is_in,
    is_right_answer,
    left_of,
    seats_in,
    window_of,
)
from quintessence.games.elementals.turns import flip_next, newest_cards, pass_turn, place_for_double
from quintessence.games.elementals.zones import MIDDLE, aside_of, pack_of, pile_of

RIGHT: Final = "right"
WRONG: Final = "wrong"
VOID: Final = "void"


def take_answer(table: Table, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
    """One seat has answered; the race is judged when all have (EL-RACE-9)."""
    answer = move
    if form_of(move) != PASS and time_of(move) == UNTIMED:
        answer = with_time(move, window_of(table))
    table.answers[seat] = answer
    table.waiting &= ~(1 << seat)
    if log is not None:
        log.tell(Event("answer-given", {"seat": seat, "move": GRAMMAR.words(answer)}, only=[int(seat)]))
    if table.waiting == 0:
        judge(table, chance, log)


def judge(table: Table, chance: Chance, log: Log | None) -> None:
    """Judges the answers one by one, pays the mistakes, gathers the table, settles who is next."""
    order = judging_order(times_of(table), table.ties)
    closed = None if log is None else race_told(table, order)
    dealt = None if log is None else Log()
    verdicts: list[str] = []
    winner = NOBODY
    offenders = vec[i64](capacity=6)
    for seat in order:
        if is_right_answer(table, table.answers[seat]):
            winner = seat
            verdicts.append(RIGHT)
            break
        verdicts.append(WRONG)
        offenders = append(offenders, seat)
        make_good(table, seat, dealt)
        if table.phase == OVER:
            break
    if table.phase != OVER:
        settle(table, winner, offenders, chance, dealt)
    if log is not None and closed is not None and dealt is not None:
        log.tell(Event("race-closed", with_verdicts(closed, verdicts), reveals=True))
        log.events += dealt.events


def times_of(table: Table) -> vec[i64]:
    """For each seat the time of its slap or book, negative without one."""
    times = vec[i64]([UNTIMED] * table.rules.seats)
    for seat in range(table.rules.seats):
        answer = table.answers[seat]
        if answer >= 0 and form_of(answer) != PASS:
            times[seat] = time_of(answer)
    return times


def make_good(table: Table, seat: i64, log: Log | None) -> None:
    """The offender gives a card to every other seat, or sets the pack aside (EL-ERR-2, EL-ERR-8)."""
    if log is not None:
        log.add("mistake", {"seat": seat, "move": GRAMMAR.words(table.answers[seat])})
    zones = table.zones
    owed = seats_in(table) - 1
    if zones.count(pack_of(seat)) < owed:
        set_aside(table, seat, log)
        return
    receiver = seat
    for _ in range(owed):
        receiver = left_of(table, receiver)
        zones.put(pack_of(receiver), zones.take(pack_of(seat)))
        if log is not None:
            log.add("card-given", {"from": seat, "to": receiver})


def set_aside(table: Table, seat: i64, log: Log | None) -> None:
    """It ends the game of up to four, and the offender's part in the game of more (EL-END-2, EL-OUT-2)."""
    count = table.zones.count(pack_of(seat))
    table.zones.gather(aside_of(seat), pack_of(seat))
    leave(table, seat)
    if log is not None:
        log.add("pack-set-aside", {"seat": seat, "count": count})
    if not table.rules.players_leave:
        finish(table, "cannot-pay", log)
        return
    if log is not None:
        log.add("player-left", {"seat": seat, "reason": "cannot-pay"})
    stop_if_two_left(table, log)


def settle(table: Table, winner: i64, offenders: vec[i64], chance: Chance, log: Log | None) -> None:
    """The steps 2 to 5 of the page's order of work after a race."""
    kind, turner, answer = table.race_kind, table.turn, table.answers[winner] if winner != NOBODY else NOBODY
    shown = table.zones.last(pile_of(turner)) if kind == AFTER_FLIP else NOBODY
    clear_race(table)
    if winner != NOBODY:
        gather_table(table, winner, answer, chance, log)
    stop_if_settled(table, log)
    if table.phase == OVER:
        return
    offender = first_still_in(table, offenders)
    if winner != NOBODY:
        table.then = NOBODY
        pass_turn(table, TO_PLACE, winner, log)
    elif kind != AFTER_FLIP:
        if offender != NOBODY:
            table.then = offender
        flip_next(table, left_of(table, turner), log)
    elif is_double(shown):
        table.then = offender
        place_for_double(table, left_of(table, turner), log)
    elif is_magician(shown):
        table.then = offender
        table.phase = TO_SUMMON
        table.turn = turner if is_in(table, turner) else left_of(table, turner)
    else:
        pass_turn(table, TO_FLIP, offender if offender != NOBODY else left_of(table, turner), log)


def first_still_in(table: Table, offenders: vec[i64]) -> i64:
    """The first offender, in the order of judging, who is still in the game (EL-ERR-5)."""
    for seat in offenders:
        if is_in(table, seat):
            return seat
    return NOBODY


def gather_table(table: Table, winner: i64, answer: i64, chance: Chance, log: Log | None) -> None:
    """All face-up cards go under the winner's pack: the middle, then the piles, its own first (EL-WIN-3)."""
    zones = table.zones
    pack = pack_of(winner)
    before = zones.count(pack)
    zones.gather(pack, MIDDLE)
    seats = table.rules.seats
    for step in range(seats):
        zones.gather(pack, pile_of((winner + step) % seats))
    won = zones.count(pack) - before
    if table.rules.is_gathered_shuffled:
        cards = zones.cards(pack)
        gathered = cards[before:]
        chance.shuffle(gathered)
        zones.fill(pack, [*cards[:before], *gathered])
    if log is not None:
        by = "slap" if form_of(answer) == SLAP else "book"
        fields: JsonObject = {"seat": winner, "count": won, "by": by, "on": CARD_IDS[card_of(answer)]}
        log.tell(Event("cards-won", fields, random=table.rules.is_gathered_shuffled))


def race_told(table: Table, order: vec[i64]) -> JsonObject:
    """The event `race-closed` without its verdicts; spectators learn from it what was turned (EL-NET-17)."""
    turned = newest_cards(table, table.turned)
    if table.race_kind == AFTER_PLACING:
        turned = {str(table.turn): CARD_IDS[table.zones.last(MIDDLE)]}
    judged = [int(seat) for seat in order]
    silent = [seat for seat in range(table.rules.seats) if is_in(table, seat) and seat not in judged]
    answers: list[Json] = [{**answer_told(table, seat), **reason_of(table, table.answers[seat])} for seat in judged]
    answers += [answer_told(table, seat) for seat in silent]
    return {
        "race": RACE_KINDS[table.race_kind],
        "seat": table.turn,
        "turned": turned,
        "middle": [CARD_IDS[card] for card in table.zones.cards(MIDDLE)],
        "matches": matches_of(table),
        "wanted": wanted_of(table),
        "answers": answers,
    }


def answer_told(table: Table, seat: int) -> JsonObject:
    return {"seat": seat, "move": GRAMMAR.words(table.answers[seat]), "verdict": VOID}


def with_verdicts(closed: JsonObject, verdicts: list[str]) -> JsonObject:
    """The same with the verdicts of the answers that were judged; the others have no effect."""
    answers = closed["answers"]
    assert isinstance(answers, list)
    for answer, verdict in zip(answers, verdicts):
        assert isinstance(answer, dict)
        answer["verdict"] = verdict
    return closed
