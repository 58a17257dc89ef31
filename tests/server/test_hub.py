"""The hub over a real store: append-and-retry, news, the bounded cache, due times under a clock that tests own."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from quintessence.core.types import JsonObject
from quintessence.server.api.tables import make_rematch
from quintessence.server.attendance import Attendance
from quintessence.server.bots import BotPool
from quintessence.server.clock import Millis
from quintessence.server.hub import LEASE, Hub
from quintessence.server.live import Live, Member
from quintessence.server.presence import LineQuality, PresenceBoard
from quintessence.server.protocol import Face, ServerMessage, Update
from quintessence.server.settings import Settings
from quintessence.server.store.model import IdentityId, TableId
from quintessence.server.store.opening import make_store
from quintessence.server.store.store import Store
from quintessence.server.table import folding, showing
from quintessence.server.table.entry import encode
from quintessence.server.table.opening import ClockPlan, Opening, SeatPlan
from quintessence.server.table.topics import absence, playing, seating, talk
from quintessence.server.table.topics.seating import open_table
from quintessence.server.watch import Watch
from quintessence.server.words import Wrong
from tests.server.fake_clock import FakeClock
from tests.server.running import PATIENCE

ADA, BOB = IdentityId("ada"), IdentityId("bob")


class Listener(Member):
    """A member that keeps what it is told."""

    def __init__(self, identity: IdentityId | None) -> None:
        self.identity = identity
        self.recipient = None
        self.live = None
        self.told: list[ServerMessage] = []
        self.reason: str | None = None

    def tell(self, message: ServerMessage, encoded: bytes | None = None) -> None:
        self.told.append(message)

    def measured(self) -> LineQuality:
        return LineQuality(20, 2, True)

    def dismiss(self, code: str, final: bool) -> None:
        self.reason = code

    def updates(self) -> list[int]:
        return [message.number for message in self.told if isinstance(message, Update)]


async def running_table(hub: Hub, name: str = "t1", clock: ClockPlan | None = None, game: str = "elem-master") -> Live:
    """A table at which Ada and Bob play; in Elem Master Ada is to move."""
    options: JsonObject = {"first": "0"} if game == "elem-master" else {}
    opening = Opening(game=game, seats=[SeatPlan(), SeatPlan()], options=options, clock=clock or ClockPlan())
    now, table_id = hub.clock.now(), TableId(name)
    entries = list(open_table(table_id, opening, ADA, "the secret", now))
    table = folding.fold([encode(entry) for entry in entries])
    for identity in (ADA, BOB):
        sat = seating.sit(table, identity, str(identity).title(), now)
        entries += sat
        folding.add(table, encode(sat[0]))
    entries += seating.start(table, ADA, now)
    return await hub.create(table_id, entries)


def end_turn(seat: int) -> Any:
    return lambda table, now: playing.play(table, seat, "end", None, now)


@pytest.fixture
async def other_store(settings: Settings, store: Store) -> AsyncIterator[Store]:
    """A second worker's store on the same database; SQLite has one process and one store."""
    if settings.is_sqlite:
        yield store
        return
    second = make_store(settings)
    await second.open()
    yield second
    await second.close()


async def test_a_command_is_stored_then_folded_then_told(store: Store, clock: FakeClock) -> None:
    hub = Hub(store, clock)
    live = await running_table(hub)
    ada = Listener(ADA)
    await hub.join(live.id, ada, None)
    number = live.table.number
    await hub.do(live.id, end_turn(0))
    assert live.table.number == number + 1
    assert len(await store.entries(live.id)) == number + 1
    assert isinstance(ada.told[0], Face)
    assert ada.updates() == [ada.told[0].number + 1]


async def test_a_refused_command_changes_nothing(store: Store, clock: FakeClock) -> None:
    hub = Hub(store, clock)
    live = await running_table(hub)
    before = live.table.number
    with pytest.raises(Wrong):
        await hub.do(live.id, lambda table, now: playing.play(table, 1, "end", 999, now))
    assert live.table.number == before == len(await store.entries(live.id))


async def test_two_hubs_that_are_quick_at_once_agree(store: Store, other_store: Store, clock: FakeClock) -> None:
    first, second = Hub(store, clock), Hub(other_store, clock)
    live = await running_table(first)
    twin = await second.at(live.id)
    said = [first.do(live.id, say(f"first {n}")) for n in range(10)] + [
        second.do(live.id, say(f"second {n}")) for n in range(10)
    ]
    await asyncio.gather(*said)
    await first.catch_up(live)
    await second.catch_up(twin)
    assert live.table.number == twin.table.number
    assert showing.face(live.table, None) == showing.face(twin.table, None)
    texts = [event["text"] for event in live.table.feed(None).after(0) if event["kind"] == "said"]
    assert sorted(map(str, texts)) == sorted([f"{who} {n}" for who in ("first", "second") for n in range(10)])


def say(text: str) -> Any:
    return lambda table, now: talk.say(table, 0, "Ada", text, now)


async def test_a_member_hears_what_another_worker_did(store: Store, other_store: Store, clock: FakeClock) -> None:
    first, second = Hub(store, clock), Hub(other_store, clock)
    live = await running_table(first)
    bob = Listener(BOB)
    await second.join(live.id, bob, None)
    await first.do(live.id, end_turn(0))
    async with asyncio.timeout(PATIENCE):
        while not bob.updates():
            await asyncio.sleep(0.005)
    twin = second.cached(live.id)
    assert twin is not None
    assert showing.face(twin.table, 1) == showing.face(live.table, 1)


def deaf_hub(store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> Hub:
    """A worker to which the news of others are slow to come."""
    with monkeypatch.context() as patch:
        patch.setattr(Hub, "_hear_news", lambda *_: None)
        return Hub(store, clock)


async def test_nothing_is_refused_for_want_of_news(
    store: Store, other_store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = Hub(store, clock), deaf_hub(other_store, clock, monkeypatch)
    live = await running_table(first)
    twin = await second.at(live.id)
    await first.do(live.id, end_turn(0))
    assert twin.table.to_act() == [0]
    await second.do(live.id, end_turn(1))
    assert twin.table.to_act() == [0]
    assert twin.table.number == live.table.number + 1


async def test_one_who_was_told_more_elsewhere_is_not_told_less_here(
    store: Store, other_store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = Hub(store, clock), deaf_hub(other_store, clock, monkeypatch)
    live = await running_table(first)
    await second.at(live.id)
    await first.do(live.id, end_turn(0))
    ada = Listener(ADA)
    twin = await second.join(live.id, ada, live.table.count(0))
    assert twin.table.number == live.table.number


async def test_an_unknown_table_is_said_in_words(store: Store, clock: FakeClock) -> None:
    with pytest.raises(Wrong) as found:
        await Hub(store, clock).at(TableId("nowhere"))
    assert (found.value.key, found.value.status) == ("no-such-table", 404)


async def test_the_cache_forgets_the_tables_least_lately_used_but_none_with_members(
    store: Store, clock: FakeClock
) -> None:
    hub = Hub(store, clock, most_tables=3)
    kept = await running_table(hub, "kept")
    await hub.join(kept.id, Listener(ADA), None)
    for number in range(6):
        await running_table(hub, f"t{number}")
    assert len(hub.lives()) <= 4
    assert hub.cached(kept.id) is kept
    assert hub.cached(TableId("t0")) is None
    again = await hub.at(TableId("t0"))
    assert again.table.status == "running"


async def test_whoever_asks_for_a_table_while_it_is_folded_gets_the_same_fold(store: Store, clock: FakeClock) -> None:
    await running_table(Hub(store, clock))
    hub = Hub(store, clock)
    first, second = await asyncio.gather(hub.at(TableId("t1")), hub.at(TableId("t1")))
    assert first is second


async def test_news_that_come_while_a_table_is_folded_are_not_lost(
    store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = Hub(store, clock), Hub(store, clock)
    live = await running_table(first)
    read = store.entries

    async def read_just_before_a_move(table: TableId, after: int = 0) -> list[bytes]:
        found = await read(table, after)
        monkeypatch.setattr(store, "entries", read)
        await first.do(table, end_turn(0))
        while live.id not in second._heard:  # the news are there before the fold is
            await asyncio.sleep(0.001)
        return found

    monkeypatch.setattr(store, "entries", read_just_before_a_move)
    twin = await second.at(live.id)
    assert twin.table.number == live.table.number
    assert not twin.is_behind


async def test_after_a_gap_every_table_is_read_again_once(store: Store, clock: FakeClock) -> None:
    hub = Hub(store, clock)
    live = await running_table(hub)
    hub._hear_gap()
    assert live.is_behind
    await hub.at(live.id)
    assert not live.is_behind


async def test_a_stop_says_goodbye_to_every_member(store: Store, clock: FakeClock) -> None:
    hub = Hub(store, clock)
    live = await running_table(hub)
    ada = Listener(ADA)
    await hub.join(live.id, ada, None)
    await hub.close()
    assert ada.reason == "stopping"


# Due times.


def watch_of(hub: Hub, bots: BotPool | None = None) -> Watch:
    attendance = Attendance(hub, PresenceBoard("w", hub.clock), grace=0.0)
    return Watch(hub, bots or BotPool(0), attendance, make_rematch)


async def settled(watch: Watch) -> None:
    """Until everything that the watch has begun is done."""
    while watch.chores.tasks:
        await asyncio.gather(*list(watch.chores.tasks), return_exceptions=True)
        await asyncio.sleep(0)


async def test_a_flag_falls_when_its_time_has_come_and_only_once(
    store: Store, other_store: Store, clock: FakeClock
) -> None:
    first, second = Hub(store, clock), Hub(other_store, clock)
    watches = [watch_of(first), watch_of(second)]
    live = await running_table(first, clock=ClockPlan("move", 10_000))
    for watch in watches:
        await settled(watch)
    clock.pass_time(9_000)
    for watch in watches:
        watch.look(clock.now())
        await watch.claim(clock.now())
        await settled(watch)
    assert live.table.match is not None
    assert live.table.match.result is None
    clock.pass_time(2_000 + LEASE)
    for watch in watches:
        watch.look(clock.now())
    await asyncio.gather(*[watch.claim(clock.now()) for watch in watches])
    for watch in watches:
        await settled(watch)
    assert [watch.failures for watch in watches] == [0, 0]
    await first.catch_up(live)
    assert live.table.status == "over"
    stored = await store.entries(live.id)
    assert len([entry for entry in stored if b'"flagged"' in entry]) == 1


async def test_another_worker_takes_over_the_due_times_of_one_that_died(
    store: Store, other_store: Store, clock: FakeClock
) -> None:
    dead = Hub(store, clock)
    live = await running_table(dead, clock=ClockPlan("move", 1_000))
    # The worker that appended last never looks again: nobody watches but the database.
    watch = watch_of(Hub(other_store, clock))
    await watch.claim(clock.now())
    await settled(watch)
    clock.pass_time(LEASE + 1)
    await watch.claim(clock.now())
    await settled(watch)
    await dead.catch_up(live)
    assert live.table.status == "over"


async def test_lists_show_at_once_that_a_game_has_ended(store: Store, clock: FakeClock) -> None:
    hub = Hub(store, clock)
    watch = watch_of(hub)
    live = await running_table(hub)
    await settled(watch)
    listing = await store.listing(live.id)
    assert listing is not None
    assert listing.status == "running"
    await hub.do(live.id, lambda table, now: absence.resign(table, 0, now))
    await settled(watch)
    ended = await store.listing(live.id)
    assert ended is not None
    assert ended.status == "over"
    assert ended.result is not None
    assert ended.result.winners == (1,)


async def test_a_table_that_waits_for_people_wants_no_look(store: Store, clock: FakeClock) -> None:
    hub = Hub(store, clock)
    watch = watch_of(hub)
    await running_table(hub)
    clock.pass_time(LEASE)
    watch.look(clock.now())
    await settled(watch)
    assert await store.next_due() is None
    assert await store.claim_due(Millis(clock.now() + 10**9), Millis(LEASE), 10) == []
