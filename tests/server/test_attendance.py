"""Who is here: over all workers, with a little patience, and nothing of it stored but that somebody is away."""

import asyncio
from functools import partial
from typing import Any

import pytest

from quintessence.core.race import Terms
from quintessence.server.api.member import JsonWriter, SocketMember
from quintessence.server.attendance import Attendance
from quintessence.server.clock import Millis
from quintessence.server.hub import Hub
from quintessence.server.live import Live
from quintessence.server.presence import GONE_AFTER, TOPIC, LineQuality, PresenceBoard, allowances
from quintessence.server.protocol import Pong, Presence
from quintessence.server.store.model import TableId
from quintessence.server.store.store import Store
from quintessence.server.table.entry import Entry
from quintessence.server.table.table import Table
from quintessence.server.table.topics import playing, racing
from tests.server.fake_clock import FakeClock
from tests.server.test_hub import ADA, BOB, Listener, running_table

TABLE = TableId("t1")


async def joined(hub: Hub, attendance: Attendance, listener: Listener) -> Live:
    live = await hub.join(TABLE, listener, None)
    attendance.joined(live, listener)
    return live


async def settled(attendance: Attendance) -> None:
    """Until everything that somebody's coming or going has begun is done."""
    while attendance.chores.tasks:
        await asyncio.gather(*attendance.chores.tasks, return_exceptions=True)
        await asyncio.sleep(0)


async def hurried(store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> tuple[Hub, Attendance]:
    """A running table at which a player who disconnects is away at once."""
    monkeypatch.setattr("quintessence.server.attendance.FORGET_AFTER", 0.0)
    hub = Hub(store, clock)
    await running_table(hub)
    return hub, Attendance(hub, PresenceBoard("w1", clock), grace=0.0)


async def test_a_seat_whose_last_connection_is_gone_is_away_and_comes_back(
    store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, attendance = await hurried(store, clock, monkeypatch)
    ada, bob, second = Listener(ADA), Listener(BOB), Listener(BOB)
    live = await joined(hub, attendance, ada)
    await settled(attendance)
    assert live.table.chairs[1].away_since == clock.now(), "nobody has come yet"
    for listener in (bob, second):
        await joined(hub, attendance, listener)
    await settled(attendance)
    assert live.table.chairs[1].away_since is None
    live.part(bob)
    attendance.parted(live, bob)
    await settled(attendance)
    assert live.table.chairs[1].away_since is None, "another device is still there"
    live.part(second)
    attendance.parted(live, second)
    await settled(attendance)
    assert live.table.chairs[1].away_since == clock.now()
    await joined(hub, attendance, bob)
    await settled(attendance)
    assert live.table.chairs[1].away_since is None
    attendance.close()


async def test_who_comes_back_while_being_sent_away_is_here(
    store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, attendance = await hurried(store, clock, monkeypatch)
    bob = Listener(BOB)
    for listener in (Listener(ADA), bob):
        live = await joined(hub, attendance, listener)
    await settled(attendance)
    is_storing, may_store, append = asyncio.Event(), asyncio.Event(), store.append

    async def slow_append(*given: Any) -> bool:
        is_storing.set()
        await may_store.wait()
        return await append(*given)

    monkeypatch.setattr(store, "append", slow_append)
    live.part(bob)
    attendance.parted(live, bob)
    await is_storing.wait()
    await joined(hub, attendance, bob)
    may_store.set()
    await settled(attendance)
    assert live.table.chairs[1].away_since is None
    attendance.close()


async def test_who_is_back_before_anything_is_stored_was_never_away(
    store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = Hub(store, clock)
    board = PresenceBoard("w1", clock)
    attendance = Attendance(hub, board, grace=0.0)
    live = await running_table(hub)
    number, find = live.table.number, hub.at

    async def find_slowly(table: TableId) -> Live:
        """Bob comes back while the table is being read."""
        board.note_own(table, {1: LineQuality()}, 0)
        return await find(table)

    monkeypatch.setattr(hub, "at", find_slowly)
    attendance.chores.spawn(attendance._perhaps_away(TABLE, 1))
    await settled(attendance)
    assert live.table.number == number
    attendance.close()


async def test_who_comes_back_elsewhere_while_being_sent_away_here_is_here(
    store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, attendance = await hurried(store, clock, monkeypatch)
    live = await joined(hub, attendance, Listener(ADA))
    await settled(attendance)
    assert live.table.chairs[1].away_since is not None
    # The other worker was told by Bob before it heard that he is away: it has nothing to take back.
    attendance._hear(TOPIC, PresenceBoard("w2", clock).note_own(TABLE, {1: LineQuality(30, 5, True)}, 0))
    await settled(attendance)
    assert live.table.chairs[1].away_since is None
    attendance.close()


async def test_members_are_told_who_is_here(store: Store, clock: FakeClock) -> None:
    hub = Hub(store, clock)
    attendance = Attendance(hub, PresenceBoard("w1", clock))
    await running_table(hub)
    ada, onlooker = Listener(ADA), Listener(None)
    await joined(hub, attendance, ada)
    await joined(hub, attendance, onlooker)
    told = [message for message in ada.told if isinstance(message, Presence)]
    assert [seat.here for seat in told[-1].seats] == [True, False]
    assert told[-1].spectators == 1
    attendance.close()


def boards(clock: FakeClock) -> tuple[PresenceBoard, PresenceBoard]:
    return PresenceBoard("w1", clock), PresenceBoard("w2", clock)


async def test_workers_tell_each_other_and_forget_one_that_is_dead(clock: FakeClock) -> None:
    first, second = boards(clock)
    second.hear(first.note_own(TABLE, {0: LineQuality(30, 5, True)}, 2))
    second.note_own(TABLE, {0: LineQuality(20, 1, True), 1: LineQuality(50, 9, True)}, 1)
    assert second.lines(TABLE) == {0: LineQuality(20, 1, True), 1: LineQuality(50, 9, True)}, (
        "the better line of a seat counts"
    )
    assert second.message(TABLE, 2).spectators == 3
    assert second.forget_dead() == []
    clock.pass_time(int(GONE_AFTER * 1000) + 1)
    assert second.forget_dead() == [TABLE]
    assert second.message(TABLE, 2).spectators == 1


async def test_what_a_worker_hears_of_itself_or_cannot_read_is_no_news(clock: FakeClock) -> None:
    first, _ = boards(clock)
    assert first.hear(first.sign_of_life()) is None
    assert first.hear(b"noise") is None


async def test_an_absent_seat_has_no_allowance_and_nobody_more_than_the_cap() -> None:
    terms = Terms(3)
    found = allowances({0: LineQuality(40, 10, True), 1: LineQuality(5_000, 900, True)}, terms, 3)
    assert found == {0: 50 + terms.paint_allowance, 1: terms.comp_cap + terms.paint_allowance, 2: 0}


# The line of one connection.


@pytest.fixture
async def member(clock: FakeClock) -> SocketMember:
    return SocketMember(JsonWriter(), clock, take)


async def take(frame: str) -> None:
    """A network that has room."""


async def test_a_round_trip_is_measured_from_the_sending_of_the_ping(member: SocketMember, clock: FakeClock) -> None:
    member.begin_pings()
    await asyncio.sleep(0)
    clock.pass_time(40)
    member.pong(Pong(1), clock.monotonic())
    assert member.line.round_trip == 40
    member.end_pings()


async def test_a_pong_that_answers_no_ping_or_answers_twice_is_not_believed(
    member: SocketMember, clock: FakeClock
) -> None:
    member.begin_pings()
    await asyncio.sleep(0)
    member.pong(Pong(99), clock.monotonic())
    assert not member.line._trips
    clock.pass_time(40)
    for _ in range(2):
        member.pong(Pong(1), clock.monotonic())
    assert len(member.line._trips) == 1
    member.end_pings()


async def test_the_clock_of_a_device_is_mapped_by_the_pong_with_the_smallest_delay(
    member: SocketMember, clock: FakeClock
) -> None:
    for number, (there, back) in enumerate([(100, 100), (5, 5), (30, 90)], 1):
        member._sent_ping(number)
        sent = clock.now()
        clock.pass_time(there + 2 + back)
        # The device's clock is a million behind, and it takes two milliseconds to answer.
        received = sent + there - 1_000_000
        member.pong(Pong(number, received, received + 2), clock.monotonic())
    assert member.offset == 1_000_000


async def test_coming_back_does_not_set_the_time_of_a_card_back(store: Store, clock: FakeClock) -> None:
    """A player who reloads the page in a race is measured from when the card was first sent."""
    hub = Hub(store, clock)
    live = await running_table(hub, game="elementals")
    await show_cards_until_a_race(hub, live, clock)
    for times in (1, 2):
        member = SocketMember(JsonWriter(), clock, take)
        member.identity = ADA
        await hub.join(live.id, member, None)
        await asyncio.sleep(0)
        clock.pass_time(300)
        assert member.elapsed(clock.monotonic()) == times * 300
        live.part(member)


async def show_cards_until_a_race(hub: Hub, live: Live, clock: FakeClock) -> None:
    """The first cards lie alone: there is nothing to compare them with."""
    match, races = live.table.match, live.table.races
    assert match is not None
    assert races is not None
    while races.shown_at is None:
        turn = match.to_act[0]
        await hub.do(live.id, partial(turn_card, turn))
        clock.pass_time(5_000)
        await hub.do(live.id, lambda table, now: racing.show(table, now, {}))


def turn_card(seat: int, table: Table, now: Millis) -> list[Entry]:
    return playing.play(table, seat, table.legal(seat)[0], None, now)
