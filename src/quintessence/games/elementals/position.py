"""Position and JSON, as the rulebook page lays it out."""

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.packing import form_of
from quintessence.core.reading import Reader
from quintessence.core.result import Result
from quintessence.core.types import Json, JsonObject
from quintessence.games.elementals.cards import CARD_IDS, CARD_NUMBERS, NO_CARD, is_elemental
from quintessence.games.elementals.explain import explain_answer
from quintessence.games.elementals.moves import FLIP, GRAMMAR, PASS, SUMMON, UNTIMED, time_of, with_time
from quintessence.games.elementals.table import (
    AFTER_FLIP,
    AFTER_PLACING,
    AFTER_SUMMON,
    IN_RACE,
    NOBODY,
    OVER,
    PHASES,
    RACE_KINDS,
    TO_FLIP,
    TO_PLACE,
    TO_SUMMON,
    UNANSWERED,
    Table,
    is_in,
    shown_cards,
    window_of,
)
from quintessence.games.elementals.turns import join_race
from quintessence.games.elementals.zones import MIDDLE, aside_of, pack_of, pile_of

REASONS = ("out-of-cards", "cannot-pay", "two-left", "flip-limit")
MOST_FLIPS = 1_000_000_000
CARD_FORM = "eee..fff, mad-1..4, double-1..4, magician-1..4"


# Writing


def write_position(table: Table) -> JsonObject:
    """The whole position, all-seeing."""
    seats = range(table.rules.seats)
    race: Json = None
    if table.phase == IN_RACE:
        order = sorted([(int(table.ties[seat]), seat) for seat in seats if is_in(table, seat)])
        ties: list[Json] = [seat for _, seat in order]
        race = {**write_race(table), "answers": write_answers(table, list(seats)), "ties": ties}
    packs: list[Json] = [write_cards(table, pack_of(seat)) for seat in seats]
    aside: list[Json] = [write_cards(table, aside_of(seat)) for seat in seats]
    return {**write_open_part(table), "packs": packs, "aside": aside, "race": race}


def write_open_part(table: Table) -> JsonObject:
    """What is face up, and all that everybody may know besides."""
    piles: list[Json] = [write_cards(table, pile_of(seat))[::-1] for seat in range(table.rules.seats)]
    return {
        "phase": PHASES[table.phase],
        "turn": table.turn,
        "piles": piles,
        "middle": write_cards(table, MIDDLE),
        "then": None if table.then == NOBODY else table.then,
        "out": write_out(table),
        "flips": table.flips,
        "result": None if table.ended is None else table.ended.to_json(),
    }


def write_cards(table: Table, zone: i64) -> list[Json]:
    """The cards of a zone, first to last."""
    return [CARD_IDS[card] for card in table.zones.cards(zone)]


def write_out(table: Table) -> list[Json]:
    """The seats that have left, in that order."""
    gone = sorted([(int(table.out[s]), s) for s in range(table.rules.seats) if not is_in(table, s)])
    return [seat for _, seat in gone]


def write_race(table: Table) -> JsonObject:
    """What everybody sees of the open race."""
    shown: list[Json] = [CARD_IDS[card] for card in shown_cards(table)]
    return {"kind": RACE_KINDS[table.race_kind], "shown": shown}


def write_answers(table: Table, seats: list[int]) -> JsonObject:
    """The answers of these seats, as far as they have answered."""
    return {str(s): GRAMMAR.words(table.answers[s]) for s in seats if table.answers[s] != UNANSWERED}


# Reading

KEYS = ("phase", "turn", "packs", "piles", "middle", "race", "then", "out", "aside", "flips", "result")


def read_position(table: Table, position: Reader, chance: Chance) -> None:
    """Fills a blank table from JSON."""
    position.only_keys(KEYS)
    last = int(table.rules.seats) - 1
    if position.key("packs").is_null:
        raise position.key("packs").wrong("list")
    read_zones(table, position)
    read_out(table, position.key("out"))
    table.turn = position.key("turn").number_or(0, 0, last)
    table.flips = position.key("flips").number_or(0, 0, MOST_FLIPS)
    table.phase = read_phase(table, position)
    then = position.key("then")
    table.then = NOBODY if then.is_null else then.number(0, last)
    if table.phase == OVER:
        table.ended = read_result(position.key("result"), last + 1)
    check_moment(table, position)
    if table.phase == IN_RACE:
        read_race(table, position.key("race"), chance)
    check_then(table, then)


def read_zones(table: Table, position: Reader) -> None:
    """Every card that is listed, each once (EL-COM-2)."""
    seats = int(table.rules.seats)
    seen: set[int] = set()
    packs, piles, aside = ([*lists_of(position.key(name), seats)] for name in ("packs", "piles", "aside"))
    for seat in range(seats):
        table.zones.fill(pack_of(seat), read_cards(packs[seat], seen))
        # Piles are listed top first, and lie with their oldest card first.
        table.zones.fill(pile_of(seat), read_cards(piles[seat], seen)[::-1])
        table.zones.fill(aside_of(seat), read_cards(aside[seat], seen))
    table.zones.fill(MIDDLE, read_cards(position.key("middle"), seen))
    if not all(is_elemental(card) for card in table.zones.cards(MIDDLE)):
        raise position.key("middle").breaks("EL-SPC-1")


def lists_of(lists: Reader, seats: int) -> list[Reader]:
    """One list for each seat; all empty where nothing is given."""
    if lists.is_null:
        return [Reader(None, lists.path)] * seats
    found = list(lists.items())
    if len(found) != seats:
        raise lists.wrong(f"[{seats}]")
    return found


def read_cards(cards: Reader, seen: set[int]) -> list[int]:
    if cards.is_null:
        return []
    found: list[int] = []
    for card in cards.items():
        number = CARD_NUMBERS.get(card.text())
        if number is None:
            raise card.wrong(CARD_FORM)
        if number in seen:
            raise card.breaks("EL-COM-2")
        seen.add(number)
        found.append(number)
    return found


def read_out(table: Table, out: Reader) -> None:
    if out.is_null:
        return
    for number, member in enumerate(out.items()):
        seat = member.number(0, int(table.rules.seats) - 1)
        if not is_in(table, seat):
            raise member.wrong("seats")
        if table.zones.count(pack_of(seat)) > 0:
            raise member.breaks("EL-OUT-4")
        table.out[seat] = number + 1
    if all(not is_in(table, seat) for seat in range(table.rules.seats)):
        raise out.breaks("EL-OUT-3")


def read_phase(table: Table, position: Reader) -> i64:
    """The phase that is given, or the one that the other keys imply."""
    has_result, has_race = not position.key("result").is_null, not position.key("race").is_null
    implied = TO_PLACE if table.zones.count(MIDDLE) == 0 else TO_FLIP
    implied = OVER if has_result else IN_RACE if has_race else implied
    phase: i64 = implied
    if not position.key("phase").is_null:
        phase = PHASES.index(position.key("phase").word(PHASES))
    if (phase == OVER) != has_result:
        raise position.key("result").wrong("object" if phase == OVER else "null")
    if (phase == IN_RACE) != has_race:
        raise position.key("race").wrong("object" if phase == IN_RACE else "null")
    return phase


def read_result(result: Reader, seats: int) -> Result:
    """The result of a finished game; it cannot be told from the packs alone."""
    result.only_keys(("winners", "ranking", "reason"))
    winners = [winner.number(0, seats - 1) for winner in result.key("winners").items()]
    groups = result.key("ranking").items()
    ranking = [[seat.number(0, seats - 1) for seat in group.items()] for group in groups]
    if sorted(seat for group in ranking for seat in group) != list(range(seats)) or not all(ranking):
        raise result.key("ranking").wrong("seats")
    if sorted(winners) != sorted(ranking[0]):
        raise result.key("winners").breaks("EL-CNT-2")
    return Result(winners, ranking, result.key("reason").word(REASONS))


def check_moment(table: Table, position: Reader) -> None:
    """What no play could lead to, and the engine would stumble over."""
    if table.phase == OVER:
        return
    if not table.rules.players_leave and position.key("out").value not in (None, []):
        raise position.key("out").breaks("EL-END-2")
    if not is_in(table, table.turn):
        raise position.key("turn").breaks("EL-OUT-4")
    if table.phase in (TO_PLACE, TO_FLIP) and table.zones.count(pack_of(table.turn)) == 0:
        raise position.key("turn").breaks("EL-OUT-1" if table.rules.players_leave else "EL-END-1")


def check_then(table: Table, then: Reader) -> None:
    """EL-ERR-6: an offender waits only while a placing or a summon is under way."""
    if table.then == NOBODY:
        return
    is_race_of_flip = table.phase == IN_RACE and table.race_kind == AFTER_FLIP
    if not is_in(table, table.then) or is_race_of_flip or table.phase not in (TO_PLACE, TO_SUMMON, IN_RACE):
        raise then.breaks("EL-ERR-6")


def read_race(table: Table, race: Reader, chance: Chance) -> None:
    race.only_keys(("kind", "shown", "answers", "ties"))
    kind = race.key("kind")
    table.race_kind = AFTER_FLIP if kind.is_null else RACE_KINDS.index(kind.word(RACE_KINDS))
    read_shown(table, race)
    ties = race.key("ties")
    if ties.is_null:
        join_race(table, chance)
    else:
        read_ties(table, ties)
    if not race.key("answers").is_null:
        read_answers(table, race.key("answers"))


def read_shown(table: Table, race: Reader) -> None:
    """The newest card of whoever turned one; which of them after a summon, only `shown` tells."""
    shown = race.key("shown")
    seats = [seat for seat in range(table.rules.seats) if is_in(table, seat)]
    newest = {seat: int(table.zones.last(pile_of(seat))) for seat in seats}
    if table.race_kind == AFTER_FLIP:
        table.turned = 1 << table.turn
        if newest[int(table.turn)] == NO_CARD:
            raise race.breaks("EL-TURN-4")
        if shown.is_null:
            return
    cards = read_cards(shown, set())
    if table.race_kind == AFTER_SUMMON:
        turned = [seat for seat, card in newest.items() if card in cards]
        table.turned = sum([1 << seat for seat in turned])
        if not cards:
            raise shown.breaks("EL-MAG-7")
    has_race_beside = table.rules.has_middle_catch and table.zones.count(MIDDLE) > 1
    if table.race_kind == AFTER_PLACING and not has_race_beside:
        raise race.key("kind").breaks("EL-TURN-9")
    if cards != list(shown_cards(table)):
        raise shown.breaks("EL-RACE-12")


def read_ties(table: Table, ties: Reader) -> None:
    seats = [seat for seat in range(table.rules.seats) if is_in(table, seat)]
    order = [tie.number(0, int(table.rules.seats) - 1) for tie in ties.items()]
    if sorted(order) != seats:
        raise ties.breaks("EL-RACE-11")
    for place, seat in enumerate(order):
        table.ties[seat] = place
        table.waiting |= 1 << seat


def read_answers(table: Table, answers: Reader) -> None:
    """Each could have been given in this race, and one is still missing: else the race would be judged."""
    for name, answer in answers.entries():
        seat = answers.seat_key(name, int(table.rules.seats))
        if not is_in(table, seat):
            raise answer.breaks("EL-OUT-4")
        move = GRAMMAR.parse(answer.text())
        if move < 0 or form_of(move) in (FLIP, SUMMON):
            raise answer.breaks("EL-MOVE-1")
        refusal = explain_answer(table, seat, move)
        if refusal is not None:
            raise answer.breaks(refusal.rule)
        if form_of(move) != PASS and time_of(move) == UNTIMED:
            move = with_time(move, window_of(table))
        table.answers[seat] = move
        table.waiting &= ~(1 << seat)
    if table.waiting == 0:
        raise answers.breaks("EL-RACE-9")
