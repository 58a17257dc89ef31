"""Modified clients (EL-NET-18): which flags a hundred right answers raise, and that only the host is told."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from quintessence.core.types import LANGUAGES, JsonObject, Language, Seat
from quintessence.server.api.telling import told
from quintessence.server.store.model import IdentityId
from quintessence.server.table import folding, showing
from quintessence.server.table.due import due_of, todo_of
from quintessence.server.table.opening import BotPlan, Opening, SeatPlan
from quintessence.server.table.parts.suspicion import Flag, RightAnswer, Suspicion
from quintessence.server.table.table import Table
from quintessence.server.table.topics import absence, playing
from quintessence.server.table.topics.seating import Sat
from tests.server.table.test_races import answer, close, right, show, wrong
from tests.server.table.workshop import Workshop, find, identity, plain

FLOOR = 100
"""The usual floor of the rulebook."""
Times = Callable[[Seat, int, bool], int]
"""How long a seat takes with so many cards in the middle; whether seat 0 is to be the first."""


# The statistics. Each case of a pair is one step on this side or that of what EL-NET-18 says.


def human() -> list[RightAnswer]:
    """A hundred answers of which nothing can be said: 500 to 698 ms, and 60 more for a second card in the middle."""
    return [right_answer(500 + 2 * place + 60 * (place % 2), middle=1 + place % 2) for place in range(100)]


def right_answer(time: int, claim: int | None = None, is_cut: bool = False, middle: int = 1) -> RightAnswer:
    return RightAnswer(time, time if claim is None else claim, is_cut, middle)


def flags(answers: list[RightAnswer], floor: int = FLOOR) -> list[Flag]:
    suspicion = Suspicion(floor)
    for one in answers:
        suspicion.note(one)
    return suspicion.flags()


def timed(*groups: tuple[int, int]) -> list[RightAnswer]:
    """So many answers with such a time, group by group."""
    return [right_answer(time) for count, time in groups for _ in range(count)]


def test_el_net_18_finds_nothing_in_the_answers_of_a_person() -> None:
    assert flags(human()) == []


@pytest.mark.parametrize(
    ("times", "raised"),
    [
        (timed((50, 199), (50, 400)), True),  # the median lies between the two in the middle: 299.5
        (timed((50, 200), (50, 400)), False),  # 300
        (timed((25, 150), (26, 299), (49, 500)), True),
        (timed((25, 150), (25, 299), (50, 301)), False),
        (timed((51, 400), (49, 100)), False),
    ],
)
def test_el_net_18_flags_a_median_under_300_ms(times: list[RightAnswer], raised: bool) -> None:
    assert ("median" in flags(times, floor=0)) is raised


@pytest.mark.parametrize(
    ("times", "raised"),
    [
        (timed((25, 100), (25, 500), (25, 539), (25, 2000)), False),  # the quartiles lie half-way: 300 and 1269.5
        (timed((30, 500), (40, 520), (30, 539)), True),
        (timed((30, 500), (40, 520), (30, 540)), False),
        (timed((24, 100), (26, 500), (26, 539), (24, 2000)), True),
        (timed((24, 100), (26, 500), (26, 540), (24, 2000)), False),
        (timed((25, 499), (25, 500), (25, 539), (25, 540)), False),  # 499.5 to 539.5
        (timed((25, 499), (25, 500), (25, 538), (25, 540)), True),  # 499.5 to 539
    ],
)
def test_el_net_18_flags_an_interquartile_range_under_40_ms(times: list[RightAnswer], raised: bool) -> None:
    assert ("spread" in flags(times)) is raised


@pytest.mark.parametrize(
    ("count", "claim", "raised"),
    [(6, 120, True), (5, 120, False), (6, 121, False), (6, 100, True), (5, 100, False)],
)
def test_el_net_18_flags_more_than_5_in_100_within_20_ms_above_the_floor(count: int, claim: int, raised: bool) -> None:
    answers = human()
    answers[:count] = [right_answer(claim, middle=one.middle) for one in answers[:count]]
    assert flags(answers) == (["floor"] if raised else [])


def test_el_net_18_goes_by_the_floor_of_the_table() -> None:
    answers = [right_answer(220 + 4 * place + 60 * (place % 2), middle=1 + place % 2) for place in range(100)]
    assert flags(answers, floor=100) == []
    assert flags(answers, floor=220) == []
    answers[10:13] = [right_answer(230, middle=middle) for middle in (1, 2, 1)]
    assert flags(answers, floor=100) == []
    assert flags(answers, floor=220) == ["floor"]


def test_el_net_18_compares_with_the_floor_what_false_starts_are_judged_by() -> None:
    """A claim at the floor of which the line explains nothing is ruled to be slow, but was claimed (EL-NET-7)."""
    answers = human()
    answers[:6] = [right_answer(one.time, claim=101, is_cut=True, middle=one.middle) for one in answers[:6]]
    assert flags(answers) == ["floor"]


@pytest.mark.parametrize(("per_card", "raised"), [(4, True), (5, False), (0, True), (-30, True), (60, False)])
def test_el_net_18_flags_less_than_5_ms_of_slowing_for_each_further_middle_card(per_card: int, raised: bool) -> None:
    answers = [
        right_answer(500 + 5 * (place // 4) + per_card * cards, middle=cards)
        for place in range(100)
        for cards in [1 + place % 4]
    ]
    assert flags(answers) == (["slowing"] if raised else [])


def test_el_net_18_says_nothing_of_slowing_where_the_middle_was_always_as_large() -> None:
    assert flags([right_answer(one.time, middle=2) for one in human()]) == []


@pytest.mark.parametrize(("count", "raised"), [(20, False), (21, True)])
def test_el_net_18_flags_claims_cut_in_more_than_20_in_100(count: int, raised: bool) -> None:
    answers = human()
    answers[:count] = [right_answer(one.time, one.time - 1, True, one.middle) for one in answers[:count]]
    assert flags(answers) == (["cut"] if raised else [])


def test_el_net_18_says_nothing_before_there_are_a_hundred_answers() -> None:
    machine = [right_answer(110, is_cut=True, middle=1 + place % 2) for place in range(100)]
    assert flags(machine[:99]) == []
    assert flags(machine) == ["median", "spread", "floor", "slowing", "cut"]


def test_el_net_18_looks_at_the_last_hundred_only() -> None:
    machine = [right_answer(110, is_cut=True) for _ in range(500)]
    assert flags([*machine, *human()]) == []
    assert flags([*human(), *machine]) != []


def test_el_net_18_tells_each_flag_once_even_if_it_comes_back() -> None:
    suspicion = Suspicion(FLOOR)
    new = []
    for one in [*timed((100, 250)), *human(), *timed((100, 250))]:
        suspicion.note(one)
        new += suspicion.take_new_flags()
    assert new == ["median", "spread"]


# At a table.


def even(seat: Seat, middle: int, is_first: bool) -> int:
    """Seat 1 is as even as a machine; the other is now faster, now slower, and slows when there is more to look at.

    There are never more than three cards in the middle here.
    """
    assert middle <= 3
    return 600 + 10 * middle if seat == 1 else (450 if is_first else 620) + 55 * middle


def for_two(**agreed: object) -> Opening:
    return plain("elementals", 2, options={"max-flips": 0}, **agreed)


def run_races(shop: Workshop, times: Times = even, cut: int = 0, count: int = 100) -> None:
    """So many races in which both seats are right; `cut` is how much less than its ruled time seat 1 claims.

    Who has fewer cards wins, so that the game goes on.
    """
    table, seen = shop.table, 0
    for _ in range(5_000):
        assert table.status == "running" and table.races is not None
        if seen == count:
            return
        if table.races.asked_at is None:
            close(shop)  # what is due is that the card is asked for
        show(shop)
        if table.races.shown_at is None:
            continue
        words, middle = right(shop), len(table.timed_state().stimulus().hands)
        if words:
            seen += 1
            packs = table.timed_state().view(0)["packs"]
            assert isinstance(packs, list)
            mine, others = packs
            assert isinstance(mine, int) and isinstance(others, int)
            for seat in range(2):
                time = times(seat, middle, mine < others)
                bots = [bot for bot in todo_of(table, shop.time).bots if bot.seat == seat]
                if bots:
                    shop.put(playing.bot_played(table, bots[0], f"{words[0]} {time}", shop.time))
                else:
                    answer(shop, seat, words[0], time - (cut if seat == 1 else 0), time + 100)
        else:
            for bot in todo_of(table, shop.time).bots:
                shop.put(playing.bot_played(table, bot, "pass", shop.time))
        close(shop)
    raise AssertionError("there were not so many races")


def raised(table: Table, recipient: Seat | None) -> list[JsonObject]:
    return [event for event in table.feed(recipient).after(0) if event["kind"] == "race-flag"]


@pytest.fixture(scope="module")
def flagged() -> Workshop:
    """A table at which seat 1 has just given its hundredth answer, and more than 20 claims of it were cut."""
    shop = Workshop.begun(for_two())
    run_races(shop, cut=10, count=99)
    assert all(raised(shop.table, recipient) == [] for recipient in shop.recipients)
    run_races(shop, cut=10, count=1)
    return shop


def test_el_net_18_only_the_host_is_told(flagged: Workshop) -> None:
    assert raised(flagged.table, 0) == [
        {"kind": "race-flag", "seat": 1, "name": "P1", "which": "spread"},
        {"kind": "race-flag", "seat": 1, "name": "P1", "which": "cut"},
    ]
    assert [event for event in flagged.sent[0] if event["kind"] == "race-flag"] == raised(flagged.table, 0)
    for other in (1, None):
        assert not find([*flagged.sent[other]], "race-flag")
        assert not find(showing.face(flagged.table, other), "race-flag")


def test_el_net_18_the_flag_comes_with_the_judged_race_and_takes_no_number_of_its_own(flagged: Workshop) -> None:
    """That numbers have no gaps the workshop checks at every entry."""
    for recipient in flagged.recipients:
        last = flagged.table.feed(recipient).after(flagged.table.count(recipient) - 1)
        kinds = [event["kind"] for event in last]
        assert "race-ruled" in kinds
        assert ("race-flag" in kinds) is (recipient == 0)


def test_el_net_18_a_refold_raises_the_same_flags(flagged: Workshop) -> None:
    again = folding.fold(flagged.stored)
    for recipient in flagged.recipients:
        assert again.feed(recipient).after(0) == flagged.table.feed(recipient).after(0)
        assert again.count(recipient) == flagged.table.count(recipient)
        assert showing.face(again, recipient) == showing.face(flagged.table, recipient)


def test_el_net_18_a_flag_changes_nothing_in_the_game_and_without_a_seat_nobody_is_told(flagged: Workshop) -> None:
    """The same entries at a table whose host looks on: somebody else has the host's seat."""
    sat = next(entry for entry in flagged.table.entries if isinstance(entry, Sat) and entry.seat == 0)
    stranger = replace(sat, identity=IdentityId("stranger"))
    other = folding.fold_entries(stranger if entry is sat else entry for entry in flagged.table.entries)
    assert other.seat_of(other.opener) is None
    assert all(raised(other, recipient) == [] for recipient in flagged.recipients)
    for recipient in flagged.recipients:
        assert other.count(recipient) == flagged.table.count(recipient)
        assert showing.face(other, recipient)["view"] == showing.face(flagged.table, recipient)["view"]
        assert showing.face(other, recipient)["prompt"] == showing.face(flagged.table, recipient)["prompt"]
    assert due_of(other) == due_of(flagged.table)


def test_el_net_18_each_flag_is_told_once(flagged: Workshop) -> None:
    later = Workshop(flagged.table.opening, checks=False)
    later.stored, later.table, later.now = [*flagged.stored], folding.fold(flagged.stored), flagged.now
    run_races(later, cut=10, count=5)
    assert raised(later.table, 0) == raised(flagged.table, 0)


def test_el_net_18_a_handicap_hides_nothing() -> None:
    """It is added to what is ruled (EL-NET-16), but nobody's hand is slower by it."""
    shop = Workshop.begun(for_two(race={"handicap": [0, 400]}), checks=False)
    run_races(shop, lambda seat, middle, is_first: even(seat, middle, is_first) - 400 * seat)
    assert {event["which"] for event in raised(shop.table, 0)} == {"median", "spread"}


def test_el_net_18_a_bot_is_never_flagged() -> None:
    opening = for_two()
    opening.seats[1] = SeatPlan("bot", BotPlan("reflex", {"level": 3}, 3))
    shop = Workshop.begun(opening, checks=False)
    run_races(shop)
    assert raised(shop.table, 0) == []


def nearly_flagged(**agreed: object) -> Workshop:
    """Seat 1 has given 99 answers that are too even."""
    shop = Workshop.begun(for_two(**agreed), checks=False)
    run_races(shop, count=99)
    assert raised(shop.table, 0) == []
    return shop


def leave_for_long(shop: Workshop, seat: Seat) -> None:
    """The player of a seat is away for so long that others may claim it."""
    shop.put(absence.away(shop.table, seat, shop.time))
    shop.now += shop.table.opening.absence.after


def test_el_net_18_the_bot_that_stands_in_for_a_player_is_not_counted() -> None:
    shop = nearly_flagged()
    leave_for_long(shop, 1)
    shop.put(absence.claim(shop.table, 0, 1, "bot", shop.time))
    run_races(shop, count=3)
    assert raised(shop.table, 0) == []


def test_el_net_18_who_takes_over_a_seat_has_no_part_in_the_answers_before() -> None:
    shop = nearly_flagged(public=True)
    leave_for_long(shop, 1)
    shop.put(absence.take_over(shop.table, identity(7), "P7", 1, shop.time))
    run_races(shop, count=3)
    assert raised(shop.table, 0) == []


def test_el_net_18_only_right_answers_are_counted() -> None:
    shop = nearly_flagged()
    table, mistakes = shop.table, 0
    assert table.races is not None
    while mistakes < 2:
        show(shop)
        if table.races.shown_at is not None:
            if not right(shop):
                mistakes += 1
                answer(shop, 1, wrong(shop)[0], 610, 650)
            close(shop)
    assert raised(table, 0) == []
    run_races(shop, count=1)
    assert [event["which"] for event in raised(table, 0)] == ["spread"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_el_net_18_every_flag_has_a_sentence_of_its_own(flagged: Workshop, language: Language) -> None:
    which = flags([right_answer(110, is_cut=True, middle=1 + place % 2) for place in range(100)])
    events: list[JsonObject] = [{"kind": "race-flag", "seat": 1, "name": "Zoé", "which": flag} for flag in which]
    lines = told(events, flagged.table, language)
    assert len(set(lines)) == len(lines) == 5
    assert all(line.startswith("Zoé ") for line in lines)
