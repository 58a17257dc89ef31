"""The referee of timed races (EL-NET-4, 6, 7, 9, 14, 16, 19)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import QuickChance
from quintessence.core.errors import BadSetting
from quintessence.core.race import (
    ANSWERED,
    FALSE_START,
    LATE,
    REFEREE_OPTIONS,
    TAKEN,
    Connection,
    OpenRace,
    Terms,
    draw_ties,
    judging_order,
    ruled_time,
)
from quintessence.core.types import JsonObject

WINDOW, FLOOR, PAUSE = 2000, 100, 1200


def connection(*trips: int) -> Connection:
    line = Connection()
    for trip in trips:
        line.note(trip, Terms(2))
    return line


def race(allowances: dict[int, int], given: JsonObject | None = None) -> OpenRace:
    return OpenRace(Terms(len(allowances), given), WINDOW, FLOOR, PAUSE, allowances)


# The line


def test_the_line_is_the_median_of_nine_trips_and_its_jitter_leaves_out_one_stray_trip() -> None:
    line = connection(82, 80, 79, 81, 100, 78, 300, 77, 80)
    assert (line.round_trip, line.jitter) == (80, 20)


def test_only_the_last_nine_trips_count() -> None:
    line = connection(500, 500, 500, *[40] * 9)
    assert (line.round_trip, line.jitter) == (40, 0)


def test_a_line_is_measured_by_nine_trips_and_believed_nothing_before_the_first() -> None:
    assert not connection(*[20] * 8).is_measured
    assert connection(*[20] * 9).is_measured
    assert connection().allowance(Terms(2)) == Terms(2).paint_allowance


def test_the_cap_limits_what_a_line_may_explain_but_not_the_screen() -> None:
    assert connection(*[350] * 7, 410, 410).allowance(Terms(2)) == 200 + 34
    assert connection(*[350] * 9).allowance(Terms(2, {"comp-cap": 120})) == 120 + 34


RESTLESS = [100, 100, 300, 100, 100, 300, 100, 100, 300]


def test_player_and_host_are_told_of_a_line_that_loses_time() -> None:
    assert connection(*[401] * 17).is_slow
    assert connection(*RESTLESS * 2).is_slow
    assert not connection(*[400] * 30).is_slow


def test_a_line_is_slow_when_nine_pings_in_a_row_found_it_so_and_no_longer_than_that() -> None:
    assert not connection(*[401] * 16).is_slow
    assert connection(*[401] * 17).is_slow
    assert not connection(*[401] * 17, *[100] * 8).is_slow
    assert not connection(*RESTLESS).is_slow


def test_jitter_that_the_cap_covers_is_no_slow_line() -> None:
    assert not connection(*[20, 20, 150] * 10).is_slow


def test_jitter_of_a_busy_machine_next_door_is_no_slow_line() -> None:
    assert not connection(*[1, 1, 400] * 10).is_slow


# The ruled time


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("trip", "jitter", "claim", "elapsed", "ruled"),
    [(80, 20, 610, 700, 610), (80, 20, 400, 700, 566), (350, 60, 690, 1100, 866), (0, 0, 515, 515, 515)],
)
def test_a_claim_is_believed_as_far_as_the_line_can_explain_the_rest(
    trip: int, jitter: int, claim: int, elapsed: int, ruled: int
) -> None:
    """The worked examples of EL-NET-6."""
    line = connection(*[trip] * 7, trip + jitter, trip + jitter)
    assert ruled_time(claim, elapsed, line.allowance(Terms(2))) == ruled


@given(
    reaction=st.integers(100, 2000),
    lie=st.integers(0, 2000),
    trip=st.integers(0, 500),
    late=st.integers(0, 300),
    pings=st.lists(st.integers(0, 5000), min_size=9, max_size=9),
    cap=st.integers(0, 300),
)
def test_whatever_a_client_says_it_steals_no_more_than_the_cap_leaves_it(
    reaction: int, lie: int, trip: int, late: int, pings: list[int], cap: int
) -> None:
    """EL-NET-19: claims and pings may both lie, but no message is faster than the line."""
    terms = Terms(2, {"comp-cap": cap})
    elapsed = trip + late + reaction
    ruled = ruled_time(max(0, reaction - lie), elapsed, connection(*pings).allowance(terms))
    assert reaction - ruled <= max(0, cap + terms.paint_allowance - trip)


@given(reaction=st.integers(100, 2000), way=st.integers(0, 1000), allowance=st.integers(0, 400))
def test_an_honest_claim_is_never_ruled_faster_than_it_was(reaction: int, way: int, allowance: int) -> None:
    ruled = ruled_time(reaction, reaction + way, allowance)
    assert ruled == max(reaction, reaction + way - allowance)
    assert ruled >= reaction


# One race


def test_an_answer_counts_with_its_ruled_time() -> None:
    open_race = race({0: 134, 1: 34})
    assert open_race.receive(0, "slap fwe", 400, 700, False).time == 566
    assert open_race.receive(1, "book fwe", 650, 660, False).verdict == TAKEN
    assert open_race.answers() == [(0, "slap fwe 566"), (1, "book fwe 650")]


def test_a_claim_below_the_floor_is_struck_out_and_the_seat_may_still_answer() -> None:
    open_race = race({0: 59, 1: 59})
    assert open_race.receive(0, "slap fwe", 90, 130, True).verdict == FALSE_START
    assert open_race.receive(0, "slap fwe", 100, 140, True).verdict == TAKEN


def test_a_seat_answers_once_and_only_if_it_takes_part() -> None:
    open_race = race({0: 34, 1: 34})
    open_race.receive(0, "slap fwe", 600, 610, False)
    assert open_race.receive(0, "slap eaa", 700, 710, True).verdict == ANSWERED
    assert open_race.receive(5, "slap fwe", 700, 710, True).verdict == ANSWERED
    assert open_race.answers() == [(0, "slap fwe 600"), (1, "pass")]


def test_a_race_closes_at_the_end_of_its_window_if_nothing_happens() -> None:
    """EL-NET-9: and each silent seat is waited for as long as its own line may take."""
    open_race = race({0: 34, 1: 234})
    assert open_race.closes_at == WINDOW
    assert not open_race.is_over(WINDOW + 233)
    assert open_race.is_over(WINDOW + 234)
    open_race.receive(1, "slap fwe", 1900, 2100, False)
    assert open_race.is_over(WINDOW + 34)
    assert not open_race.is_over(WINDOW + 33)


def test_asking_for_the_next_card_closes_a_race_but_not_before_the_pause() -> None:
    early, late = race({0: 0, 1: 0}), race({0: 0, 1: 0})
    early.ask_next(300)
    late.ask_next(1500)
    late.ask_next(1300)
    assert (early.closes_at, late.closes_at) == (PAUSE, 1500)


def test_the_best_right_answer_closes_a_race_and_a_slower_line_may_still_beat_it() -> None:
    open_race = race({0: 34, 1: 234, 2: 34})
    open_race.receive(0, "slap fwe", 700, 720, True)
    assert open_race.closes_at == 700
    assert not open_race.is_over(933)
    open_race.receive(2, "slap eaa", 710, 730, False)
    open_race.receive(1, "slap fwe", 690, 920, True)
    assert open_race.closes_at == 690
    assert open_race.is_over(920)
    assert open_race.answers() == [(0, "pass"), (1, "slap fwe 690"), (2, "pass")]


def test_wrong_answers_before_the_closing_stay() -> None:
    open_race = race({0: 0, 1: 0})
    open_race.receive(0, "slap eaa", 500, 500, False)
    open_race.receive(1, "slap fwe", 700, 700, True)
    assert open_race.answers() == [(0, "slap eaa 500"), (1, "slap fwe 700")]


def test_a_race_is_over_when_everybody_has_answered() -> None:
    open_race = race({0: 234, 1: 234})
    open_race.receive(0, "slap eaa", 500, 500, False)
    open_race.receive(1, "slap eaa", 510, 510, False)
    assert open_race.is_over(510)


def test_an_absent_seat_is_not_waited_for() -> None:
    """EL-NET-13: its allowance is 0."""
    assert race({0: 0, 1: 0}).is_over(WINDOW)


def test_a_handicap_is_added_to_the_ruled_times_of_its_seat() -> None:
    """EL-NET-16."""
    open_race = race({0: 34, 1: 34}, {"handicap": [150, 0]})
    assert open_race.receive(0, "slap fwe", 600, 620, True).time == 750
    assert open_race.receive(1, "slap fwe", 740, 760, True).time == 740
    assert open_race.answers() == [(0, "pass"), (1, "slap fwe 740")]


def test_an_answer_that_passes_the_window_by_its_handicap_counts_as_silence() -> None:
    """EL-NET-16."""
    open_race = race({0: 34, 1: 34}, {"handicap": [150, 0]})
    assert open_race.receive(0, "slap fwe", 1851, 1860, True).verdict == LATE
    assert open_race.closes_at == WINDOW
    assert open_race.answers() == [(0, "pass"), (1, "pass")]


def test_a_handicap_makes_no_false_start_good() -> None:
    assert race({0: 0, 1: 0}, {"handicap": 150}).receive(0, "slap fwe", 99, 99, True).verdict == FALSE_START


# What a table agrees on


@pytest.mark.parametrize(
    "given",
    [
        {"comp-cap": -1},
        {"comp-cap": "fast"},
        {"pause": 60_001},
        {"handicap": "much"},
        {"handicap": [1]},
        {"handicap": [1, True]},
        {"handicap": [1, -1]},
        {"show-delay-least": 700},
        {"patience": 3},
    ],
)
def test_terms_that_make_no_sense_are_refused_in_both_languages(given: JsonObject) -> None:
    with pytest.raises(BadSetting) as refused:
        Terms(2, given)
    for language in ("en", "fr"):
        assert refused.value.message(language).endswith(".")


def test_a_table_may_do_without_any_waiting_or_warning() -> None:
    nothing = {option.name: 0 for option in REFEREE_OPTIONS if option.name not in ("ping-every", "handicap")}
    terms = Terms(2, {**nothing, "ping-every": 100})
    assert (terms.comp_cap, terms.pause, terms.max_rtt, terms.max_jitter, terms.ping_every) == (0, 0, 0, 0, 100)


def test_the_terms_of_the_page_are_the_defaults() -> None:
    terms = Terms(3)
    assert (terms.show_delay_least, terms.show_delay_most, terms.ping_every) == (200, 600, 2000)
    assert (terms.comp_cap, terms.paint_allowance, terms.pause) == (200, 34, 1200)
    assert (terms.settle_pause, terms.summon_pause) == (1500, 1500)
    assert (terms.flip_timeout, terms.away_timeout) == (4000, 1000)
    assert (terms.max_rtt, terms.max_jitter, terms.handicaps) == (400, 80, [0, 0, 0])


# The order of judging


@given(
    times=st.lists(st.integers(-1, 5), min_size=1, max_size=6),
    seed=st.integers(0, 2**31),
)
def test_answers_are_judged_by_time_and_equal_times_by_lot(times: list[int], seed: int) -> None:
    count = len(times)
    ties = draw_ties(vec[i64](list(range(count))), count, QuickChance(seed))
    assert sorted(ties) == list(range(count))
    judged = [seat for seat in range(count) if times[seat] >= 0]
    expected = sorted(judged, key=lambda seat: (times[seat], ties[seat]))
    assert list(judging_order(vec[i64](times), ties)) == expected


def test_every_tie_order_of_three_seats_is_drawn_and_absent_seats_have_no_place() -> None:
    drawn = {tuple(draw_ties(vec[i64]([0, 2, 3]), 4, QuickChance(seed))) for seed in range(200)}
    assert len(drawn) == 6
    assert {places[1] for places in drawn} == {-1}
