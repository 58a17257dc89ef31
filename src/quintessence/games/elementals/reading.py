"""A position from JSON that anybody may have written: read as a sound position or refused, naming the key."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.packing import form_of
from quintessence.core.reading import Reader
from quintessence.core.result import Result

from .board import IN_RACE, NOBODY, OVER, PHASES, TO_FLIP, TO_PLACE, TO_SUMMON, Board, is_in
from .cards.box import CARD_NUMBERS, MIDDLE, NO_CARD, aside_of, is_elemental, pack_of, pile_of
from .explain import explain_answer
from .moves import FLIP, GRAMMAR, PASS, SUMMON, UNTIMED, time_of, with_time
from .races.kinds import AFTER_FLIP, AFTER_PLACING, AFTER_SUMMON, RACE_KINDS
from .races.shown import shown_cards, window_of
from .turns import join_race

REASONS = ("out-of-cards", "cannot-pay", "two-left", "flip-limit")
MOST_FLIPS = 1_000_000_000
CARD_FORM = "eee..fff, mad-1..4, double-1..4, magician-1..4"


KEYS = ("phase", "turn", "packs", "piles", "middle", "race", "then", "out", "aside", "flips", "result")


def read_position(board: Board, position: Reader, chance: Chance) -> None:
    """Fills a blank board from JSON."""
    position.only_keys(KEYS)
    last = int(board.variant.seats) - 1
    if position.key("packs").is_null:
        raise position.key("packs").wrong("list")
    read_zones(board, position)
    read_out(board, position.key("out"))
    board.turn = position.key("turn").number_or(0, 0, last)
    board.flips = position.key("flips").number_or(0, 0, MOST_FLIPS)
    board.phase = read_phase(board, position)
    then = position.key("then")
    board.then = NOBODY if then.is_null else then.number(0, last)
    if board.phase == OVER:
        board.ended = read_result(position.key("result"), last + 1)
    check_moment(board, position)
    if board.phase == IN_RACE:
        read_race(board, position.key("race"), chance)
    check_then(board, then)


def read_zones(board: Board, position: Reader) -> None:
    """Every card that is listed, each once (EL-COM-2)."""
    seats = int(board.variant.seats)
    seen: set[int] = set()
    packs, piles, aside = ([*lists_of(position.key(name), seats)] for name in ("packs", "piles", "aside"))
    for seat in range(seats):
        board.zones.fill(pack_of(seat), read_cards(packs[seat], seen))
        # Piles are listed top first, and lie with their oldest card first.
        board.zones.fill(pile_of(seat), read_cards(piles[seat], seen)[::-1])
        board.zones.fill(aside_of(seat), read_cards(aside[seat], seen))
    board.zones.fill(MIDDLE, read_cards(position.key("middle"), seen))
    position.key("middle").forbid(not all(is_elemental(card) for card in board.zones.cards(MIDDLE)), "EL-SPC-1")


def lists_of(lists: Reader, seats: int) -> list[Reader]:
    """One list for each seat; all empty where nothing is given."""
    if lists.is_null:
        return [Reader(None, lists.path)] * seats
    found = list(lists.items())
    lists.demand(len(found) == seats, f"[{seats}]")
    return found


def read_cards(cards: Reader, seen: set[int]) -> vec[i64]:
    found: list[int] = []
    for card in cards.items_or_none():
        number = CARD_NUMBERS.get(card.text())
        if number is None:
            raise card.wrong(CARD_FORM)
        card.forbid(number in seen, "EL-COM-2")
        seen.add(number)
        found.append(number)
    return vec[i64](found)


def read_out(board: Board, out: Reader) -> None:
    for number, member in enumerate(out.items_or_none()):
        seat = member.seat(int(board.variant.seats))
        member.demand(is_in(board, seat), "seats")
        member.forbid(board.zones.count(pack_of(seat)) > 0, "EL-OUT-4")
        board.out[seat] = number + 1
    out.forbid(not any(is_in(board, seat) for seat in range(board.variant.seats)), "EL-OUT-3")


def read_phase(board: Board, position: Reader) -> i64:
    """The phase that is given, or the one that the other keys imply."""
    has_result, has_race = not position.key("result").is_null, not position.key("race").is_null
    implied = TO_PLACE if board.zones.count(MIDDLE) == 0 else TO_FLIP
    implied = OVER if has_result else IN_RACE if has_race else implied
    phase: i64 = implied
    if not position.key("phase").is_null:
        phase = position.key("phase").place_in(PHASES)
    position.key("result").demand((phase == OVER) == has_result, "object" if phase == OVER else "null")
    position.key("race").demand((phase == IN_RACE) == has_race, "object" if phase == IN_RACE else "null")
    return phase


def read_result(result: Reader, seats: int) -> Result:
    """The result of a finished game; it cannot be told from the packs alone."""
    ended = result.result(seats, REASONS)
    result.key("winners").forbid(sorted(ended.winners) != sorted(ended.ranking[0]), "EL-CNT-2")
    return ended


def check_moment(board: Board, position: Reader) -> None:
    """Refuses what no play leads to and the engine cannot handle."""
    if board.phase == OVER:
        return
    if not board.variant.players_leave and position.key("out").value not in (None, []):
        raise position.key("out").breaks("EL-END-2")
    position.key("turn").forbid(not is_in(board, board.turn), "EL-OUT-4")
    if board.phase in (TO_PLACE, TO_FLIP) and board.zones.count(pack_of(board.turn)) == 0:
        raise position.key("turn").breaks("EL-OUT-1" if board.variant.players_leave else "EL-END-1")


def check_then(board: Board, then: Reader) -> None:
    """EL-ERR-6: an offender waits only while a placing or a summon is under way."""
    if board.then == NOBODY:
        return
    is_race_of_flip = board.phase == IN_RACE and board.race_kind == AFTER_FLIP
    if not is_in(board, board.then) or is_race_of_flip or board.phase not in (TO_PLACE, TO_SUMMON, IN_RACE):
        raise then.breaks("EL-ERR-6")


def read_race(board: Board, race: Reader, chance: Chance) -> None:
    race.only_keys(("kind", "shown", "answers", "ties"))
    kind = race.key("kind")
    board.race_kind = AFTER_FLIP if kind.is_null else kind.place_in(RACE_KINDS)
    read_shown(board, race)
    ties = race.key("ties")
    if ties.is_null:
        join_race(board, chance)
    else:
        read_ties(board, ties)
    read_answers(board, race.key("answers"))


def read_shown(board: Board, race: Reader) -> None:
    """The newest card of each seat that turned one; after a summon only `shown` says which seats did."""
    shown = race.key("shown")
    seats = [seat for seat in range(board.variant.seats) if is_in(board, seat)]
    newest = {seat: int(board.zones.last(pile_of(seat))) for seat in seats}
    if board.race_kind == AFTER_FLIP:
        board.turned = 1 << board.turn
        race.forbid(newest[int(board.turn)] == NO_CARD, "EL-TURN-4")
        if shown.is_null:
            return
    cards = list(read_cards(shown, set()))
    if board.race_kind == AFTER_SUMMON:
        turned = [seat for seat, card in newest.items() if card in cards]
        board.turned = sum([1 << seat for seat in turned])
        shown.forbid(not cards, "EL-MAG-7")
    has_race_beside = board.variant.has_middle_catch and board.zones.count(MIDDLE) > 1
    race.key("kind").forbid(board.race_kind == AFTER_PLACING and not has_race_beside, "EL-TURN-9")
    shown.forbid(cards != list(shown_cards(board)), "EL-RACE-12")


def read_ties(board: Board, ties: Reader) -> None:
    seats = [seat for seat in range(board.variant.seats) if is_in(board, seat)]
    order = [tie.seat(int(board.variant.seats)) for tie in ties.items()]
    ties.forbid(sorted(order) != seats, "EL-RACE-11")
    for place, seat in enumerate(order):
        board.ties[seat] = place
        board.waiting |= 1 << seat


def read_answers(board: Board, answers: Reader) -> None:
    """Each could have been given in this race, and one is still missing: else the race would be judged."""
    for name, answer in answers.entries_or_none():
        seat = answers.seat_key(name, int(board.variant.seats))
        answer.forbid(not is_in(board, seat), "EL-OUT-4")
        move = GRAMMAR.parse(answer.text())
        answer.forbid(move < 0 or form_of(move) in (FLIP, SUMMON), "EL-MOVE-1")
        refusal = explain_answer(board, seat, move)
        if refusal is not None:
            raise answer.breaks(refusal.rule)
        if form_of(move) != PASS and time_of(move) == UNTIMED:
            move = with_time(move, window_of(board))
        board.answers[seat] = move
        board.waiting &= ~(1 << seat)
    answers.forbid(board.waiting == 0, "EL-RACE-9")
