"""The contract of a store, sentence by sentence, on SQLite and on PostgreSQL."""

import asyncio
import stat
from pathlib import Path

import msgspec
import pytest

from quintessence.server.clock import Millis
from quintessence.server.settings import Settings
from quintessence.server.store.batches import Append, Queue, Rows, Waiting
from quintessence.server.store.model import (
    DeviceLink,
    Identity,
    IdentityId,
    Listing,
    Place,
    ResultSummary,
    SeatSummary,
    Status,
    StoreBusy,
    StoreLost,
    TableId,
    Token,
    TokenId,
    Wanted,
)
from quintessence.server.store.opening import make_store
from quintessence.server.store.sqlite import SqliteStore
from quintessence.server.store.store import Store
from quintessence.server.words import Wrong

ANN = IdentityId("ann")
BOB = IdentityId("bob")


def listing(
    table: str, changed: int = 1, status: Status = "open", public: bool = True, game: str = "elixir", *who: IdentityId
) -> Listing:
    return Listing(
        id=TableId(table),
        game=game,
        status=status,
        public=public,
        created=Millis(1),
        changed=Millis(changed),
        seats=(SeatSummary("person", "Ann"), SeatSummary("bot", "greedy", "3")),
        opener=ANN,
        identities=who,
        result=ResultSummary((0,), ((0,), (1,)), "points"),
    )


async def create(store: Store, table: str, *entries: bytes, due: int | None = None) -> TableId:
    moment = None if due is None else Millis(due)
    await store.create(TableId(table), listing(table), list(entries) or [b"opened"], moment)
    return TableId(table)


async def test_entries_come_back_in_order_from_where_one_asks(store: Store) -> None:
    table = await create(store, "a", b"one", b"two")
    assert await store.append(table, 3, [b"three", b"\0\xff"], None, None)
    assert await store.entries(table) == [b"one", b"two", b"three", b"\0\xff"]
    assert await store.entries(table, after=2) == [b"three", b"\0\xff"]
    assert await store.entries(table, after=4) == []


async def test_an_unknown_table_has_no_entries_and_takes_none(store: Store) -> None:
    assert await store.entries(TableId("nowhere")) == []
    assert not await store.exists(TableId("nowhere"))
    assert await store.listing(TableId("nowhere")) is None
    assert not await store.append(TableId("nowhere"), 2, [b"x"], None, None)


@pytest.mark.parametrize("odd", ["a\0b", "\ud800", "", "é" * 5000, "'; DROP TABLE tables; --"])
async def test_whatever_is_typed_as_an_id_or_a_name_is_simply_not_found(store: Store, odd: str) -> None:
    assert await store.entries(TableId(odd)) == []
    assert not await store.exists(TableId(odd))
    assert await store.listing(TableId(odd)) is None
    assert await store.identity(IdentityId(odd)) is None
    assert await store.account(odd) is None
    assert await store.listings(Wanted(game=odd, identity=IdentityId(odd))) == []
    assert await store.listings(Wanted(), before=Place(Millis(2**70), TableId(odd))) == []


async def test_a_table_is_created_once(store: Store) -> None:
    table = await create(store, "a")
    with pytest.raises(ValueError, match="already"):
        await create(store, "a", b"other")
    assert await store.entries(table) == [b"opened"]
    assert await store.exists(table)


async def test_a_number_that_is_taken_stores_nothing_of_the_append(store: Store) -> None:
    table = await create(store, "a")
    assert await store.append(table, 2, [b"two"], None, None)
    assert not await store.append(table, 2, [b"late", b"later"], Millis(5), listing("a", 9))
    assert await store.entries(table) == [b"opened", b"two"]
    assert await store.listing(table) == listing("a")
    assert await store.next_due() is None


async def test_a_number_that_would_leave_a_gap_is_not_stored(store: Store) -> None:
    table = await create(store, "a")
    assert not await store.append(table, 3, [b"three"], None, None)
    assert await store.entries(table) == [b"opened"]


async def test_of_appends_that_are_queued_together_one_wins_and_the_others_fail(store: Store) -> None:
    table = await create(store, "a")
    other = await create(store, "b")
    attempts = [store.append(table, 2, [b"%d" % number], None, None) for number in range(20)]
    attempts.append(store.append(other, 2, [b"of b"], None, None))
    won = await asyncio.gather(*attempts)
    assert won.count(True) == 2
    assert won[-1]
    assert await store.entries(table) == [b"opened", b"%d" % won.index(True)]


async def test_many_queued_appends_are_all_committed(store: Store) -> None:
    tables = [await create(store, f"t{number}") for number in range(30)]
    for number in range(2, 12):
        assert all(await asyncio.gather(*(store.append(table, number, [b"x"], None, None) for table in tables)))
    for table in tables:
        assert len(await store.entries(table)) == 11


async def test_closing_commits_what_is_queued(settings: Settings) -> None:
    store = make_store(settings)
    await store.open()
    table = await create(store, "a")
    appended = asyncio.create_task(store.append(table, 2, [b"two"], None, None))
    await asyncio.sleep(0)
    await store.close()
    assert await appended
    with pytest.raises(StoreLost):
        await store.append(table, 3, [b"three"], None, None)
    await store.close()
    again = make_store(settings)
    await again.open()
    assert await again.entries(table) == [b"opened", b"two"]
    await again.close()


async def test_a_listing_is_replaced_only_when_one_is_given(store: Store) -> None:
    table = await create(store, "a")
    await store.append(table, 2, [b"two"], None, listing("a", 5, "running"))
    await store.append(table, 3, [b"three"], None, None)
    assert await store.listing(table) == listing("a", 5, "running")


async def test_settling_changes_due_and_listing_unless_the_table_has_moved_on(store: Store) -> None:
    heard: list[tuple[TableId, int]] = []
    table = await create(store, "a", due=50)
    store.on_news(lambda *news: heard.append(news))
    assert await store.settle(table, 1, Millis(70), listing("a", 7, "over"))
    assert await store.next_due() == 70
    assert await store.listing(table) == listing("a", 7, "over")
    assert await store.settle(table, 1, None, None)
    assert await store.next_due() is None
    await store.append(table, 2, [b"two"], Millis(90), None)
    assert not await store.settle(table, 1, Millis(1), listing("a", 8))
    assert await store.next_due() == 90
    assert await store.listing(table) == listing("a", 7, "over")
    await asyncio.sleep(0)
    assert heard == [(table, 2)]


async def test_a_batch_that_cannot_be_stored_is_told_and_the_next_one_is_stored(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await create(store, "a")

    async def fails(_: object) -> list[Rows | Exception]:
        raise MemoryError

    with monkeypatch.context() as broken:
        broken.setattr(store, "_commit", fails)
        with pytest.raises(StoreLost):
            await store.append(table, 2, [b"two"], None, None)
    assert await store.append(table, 2, [b"two"], None, None)


# Lists


async def test_the_lobby_shows_the_latest_first_and_pages_without_gap_or_repetition(store: Store) -> None:
    made = [listing(f"t{place}", changed=place // 3) for place in range(10)]
    for one in made:
        await store.create(one.id, one, [b"opened"], None)
    expected = sorted(made, key=lambda one: (one.changed, one.id), reverse=True)
    shown: list[Listing] = []
    place = None
    while page := await store.listings(Wanted(public=True), before=place, most=4):
        shown += page
        place = Place(page[-1].changed, page[-1].id)
    assert shown == expected


async def test_lists_are_cut_by_status_game_and_whether_they_are_public(store: Store) -> None:
    for one in (
        listing("open"),
        listing("running", status="running"),
        listing("over", status="over"),
        listing("hidden", public=False),
        listing("other", game="metamorphose"),
    ):
        await store.create(one.id, one, [b"opened"], None)

    async def names(wanted: Wanted) -> set[str]:
        return {one.id for one in await store.listings(wanted)}

    assert await names(Wanted()) == {"open", "running", "over", "hidden", "other"}
    assert await names(Wanted(public=True, statuses=("open", "running"))) == {"open", "running", "other"}
    assert await names(Wanted(public=False)) == {"hidden"}
    assert await names(Wanted(game="metamorphose")) == {"other"}
    assert await names(Wanted(statuses=())) == set()


async def test_the_history_of_an_identity_follows_who_sits_there(store: Store) -> None:
    table = TableId("a")
    await store.create(table, listing("a", 1, "open", True, "elixir", ANN), [b"opened"], None)
    assert [one.id for one in await store.listings(Wanted(identity=ANN))] == [table]
    assert await store.listings(Wanted(identity=BOB)) == []
    await store.append(table, 2, [b"sat"], None, listing("a", 2, "open", True, "elixir", BOB, BOB))
    assert await store.listings(Wanted(identity=ANN)) == []
    assert [one.id for one in await store.listings(Wanted(identity=BOB))] == [table]


# Due times


async def test_a_due_table_is_claimed_once_and_again_after_the_lease(store: Store) -> None:
    table = await create(store, "a", due=100)
    assert await store.claim_due(Millis(99), Millis(50), 10) == []
    assert await store.claim_due(Millis(100), Millis(50), 10) == [table]
    assert await store.claim_due(Millis(149), Millis(50), 10) == []
    assert await store.next_due() == 150
    assert await store.claim_due(Millis(150), Millis(50), 10) == [table]


async def test_an_append_sets_the_next_due_time_or_none(store: Store) -> None:
    table = await create(store, "a", due=100)
    await store.append(table, 2, [b"two"], Millis(300), None)
    assert await store.claim_due(Millis(200), Millis(50), 10) == []
    await store.append(table, 3, [b"three"], None, None)
    assert await store.next_due() is None
    assert await store.claim_due(Millis(10_000), Millis(50), 10) == []


async def test_the_longest_waiting_are_claimed_first_and_no_more_than_asked(store: Store) -> None:
    for place, due in enumerate([40, 10, 30, 20]):
        await create(store, f"t{place}", due=due)
    assert set(await store.claim_due(Millis(100), Millis(1000), 2)) == {"t1", "t3"}
    assert set(await store.claim_due(Millis(100), Millis(1000), 9)) == {"t0", "t2"}


# News


async def test_news_of_own_appends_come_after_the_append_has_returned(store: Store) -> None:
    table = await create(store, "a")
    heard: list[tuple[TableId, int, bool]] = []
    has_returned = False
    store.on_news(lambda table, number: heard.append((table, number, has_returned)))
    has_returned = await store.append(table, 2, [b"two", b"three"], None, None)
    assert not await store.append(table, 2, [b"late"], None, None)
    assert heard == [(table, 3, True)]


async def test_what_is_published_reaches_the_worker_itself(store: Store) -> None:
    heard: list[tuple[str, bytes]] = []
    store.on_published(lambda topic, payload: heard.append((topic, payload)))
    await store.publish("presence", bytes(range(256)) * 16)
    await asyncio.sleep(0)
    assert heard == [("presence", bytes(range(256)) * 16)]


@pytest.mark.parametrize(("topic", "size"), [("presence", 4097), ("two words", 1), ("", 1), ("é", 1)])
async def test_what_is_too_large_or_oddly_named_is_not_published(store: Store, topic: str, size: int) -> None:
    with pytest.raises(ValueError, match="published"):
        await store.publish(topic, b"x" * size)


# Identities


def account(name: str, identity: str) -> Identity:
    return Identity(id=IdentityId(identity), kind="account", name=name, created=Millis(1), password="hash")


async def test_an_account_is_found_whatever_its_capitals_accents_and_blanks(store: Store) -> None:
    ann = account("Élodie Ann", "1")
    assert await store.create_identity(ann)
    assert await store.account("elodie ANN") == ann
    assert await store.account("ELODIEANN") == ann
    assert await store.account("Elodia") is None
    assert not await store.create_identity(account("élodie  ann", "2"))
    assert await store.identity(IdentityId("2")) is None


async def test_guests_may_share_a_name_and_accounts_may_not(store: Store) -> None:
    for number in ("1", "2"):
        guest = Identity(id=IdentityId(number), kind="guest", name="Ann", created=Millis(1))
        assert await store.create_identity(guest)
    assert await store.account("Ann") is None
    assert await store.set_password(IdentityId("1"), "Ann", "hash")
    assert not await store.set_password(IdentityId("2"), "ann", "hash")
    first, second = await store.identity(IdentityId("1")), await store.identity(IdentityId("2"))
    assert first == Identity(
        id=IdentityId("1"), kind="account", name="Ann", created=Millis(1), password="hash", epoch=1
    )
    assert second is not None
    assert (second.kind, second.password, second.epoch) == ("guest", None, 0)


async def test_a_guest_is_renamed_and_an_account_is_not(store: Store) -> None:
    await store.create_identity(Identity(id=ANN, kind="guest", name="Ann", created=Millis(1)))
    await store.create_identity(account("Bob", "bob"))
    await store.rename_guest(ANN, "Anna")
    await store.rename_guest(BOB, "Bert")
    ann, bob = await store.identity(ANN), await store.identity(BOB)
    assert ann is not None
    assert bob is not None
    assert (ann.name, bob.name) == ("Anna", "Bob")


async def test_ending_sessions_raises_the_epoch(store: Store) -> None:
    await store.create_identity(account("Bob", "bob"))
    await store.end_sessions(BOB)
    bob = await store.identity(BOB)
    assert bob is not None
    assert bob.epoch == 1


async def test_tokens_are_found_by_their_hash_and_dropped_by_their_owner_only(store: Store) -> None:
    await store.create_identity(account("Bob", "bob"))
    token = Token(id=TokenId("t"), identity=BOB, name="my bot", digest=b"\1" * 32, created=Millis(1))
    await store.add_token(token)
    assert await store.token(b"\1" * 32) == token
    assert await store.token(b"\2" * 32) is None
    assert await store.tokens(BOB) == [token]
    assert not await store.drop_token(ANN, token.id)
    assert await store.drop_token(BOB, token.id)
    assert await store.tokens(BOB) == []


async def test_a_link_to_another_device_is_taken_once_and_replaces_the_one_before(store: Store) -> None:
    for name, key in (("Ann", "ann"), ("Bob", "bob")):
        await store.create_identity(account(name, key))
    first, second, of_bob = (
        DeviceLink(digest=bytes([number]) * 32, identity=who, epoch=0, expires=Millis(100))
        for number, who in ((1, ANN), (2, ANN), (3, BOB))
    )
    await store.put_device_link(of_bob, Millis(50))
    await store.put_device_link(first, Millis(50))
    await store.put_device_link(second, Millis(60))
    assert await store.device_link(first.digest) is None
    assert await store.device_link(second.digest) == second
    taken = await asyncio.gather(*[store.take_device_link(second.digest) for _ in range(4)])
    assert sorted(taken, key=lambda link: link is None) == [second, None, None, None]
    # Whose time is up is forgotten when the next one is made.
    await store.put_device_link(first, Millis(100))
    assert await store.device_link(of_bob.digest) is None


# Opening


async def test_a_database_that_is_up_to_date_is_opened_again(settings: Settings) -> None:
    for _ in range(2):
        store = make_store(settings)
        await store.open()
        await store.ready()
        await store.close()


async def test_a_second_server_on_one_sqlite_file_is_refused_in_words(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    await store.open()
    with pytest.raises(Wrong) as refused:
        await SqliteStore(tmp_path / "a.sqlite").open()
    assert refused.value.key == "database-served"
    await store.close()
    again = SqliteStore(tmp_path / "a.sqlite")
    await again.open()
    await again.close()


async def test_only_its_owner_may_read_a_sqlite_file(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "new" / "a.sqlite")
    await store.open()
    await create(store, "a")
    modes = {stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").iterdir()}
    await store.close()
    assert modes == {0o600}
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


async def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 100)
    with pytest.raises(Wrong) as refused:
        await SqliteStore(path).open()
    assert refused.value.key == "database-unusable"
    assert "letter.txt" in refused.value.message("fr")


# The queue


async def test_a_full_queue_refuses_the_newest_and_keeps_the_rest() -> None:
    queue = Queue(most=2)
    for table in ("a", "b"):
        queue.put(waiting(table))
    with pytest.raises(StoreBusy):
        queue.put(waiting("c"))
    assert [one.write for one in queue.take()] == [append_to("a"), append_to("b")]


async def test_writes_to_one_table_never_share_a_transaction_and_keep_their_order() -> None:
    queue = Queue()
    for table, number in (("a", 2), ("a", 3), ("b", 2), ("a", 4)):
        queue.put(waiting(table, number))
    batches = []
    while batch := queue.take():
        batches.append([one.write for one in batch])
    assert batches == [[append_to("a", 2), append_to("b", 2)], [append_to("a", 3)], [append_to("a", 4)]]


def append_to(table: str, number: int = 2) -> Append:
    return Append(TableId(table), number, (b"x",), None, None)


def waiting(table: str, number: int = 2) -> Waiting:
    answer: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
    return Waiting(append_to(table, number), answer)


def test_a_listing_is_small_as_json() -> None:
    text = msgspec.json.encode(listing("a"))
    assert msgspec.json.decode(text, type=Listing) == listing("a")
    assert len(text) < 400
