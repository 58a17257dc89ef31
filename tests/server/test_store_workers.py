"""Several workers on one PostgreSQL: who wins, who is told, and what happens when the database goes away."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial

import asyncpg
import pytest

from quintessence.server.clock import Millis
from quintessence.server.store.batches import Append, Create
from quintessence.server.store.listening import MOST_PAYLOAD, news_payloads
from quintessence.server.store.losing import Patience
from quintessence.server.store.model import StoreLost, TableId
from quintessence.server.store.postgres import PostgresStore, commit_on
from quintessence.server.words import Wrong
from tests.server.postgresql import ThrowAwayServer
from tests.server.running import PATIENCE
from tests.server.test_store import create, listing

RACES = 1_000
TABLES = 50

Two = tuple[PostgresStore, PostgresStore]


@pytest.fixture
async def address(postgresql: ThrowAwayServer) -> str:
    return await postgresql.new_database()


@pytest.fixture
async def workers(address: str) -> AsyncIterator[Two]:
    """Two stores on one database, as two workers have them."""
    first, second = PostgresStore(address), PostgresStore(address)
    await asyncio.gather(first.open(), second.open())
    yield first, second
    await asyncio.gather(first.close(), second.close())


async def until(event: asyncio.Event) -> None:
    async with asyncio.timeout(PATIENCE):
        await event.wait()


async def test_of_two_workers_that_race_for_a_number_exactly_one_wins(workers: Two) -> None:
    tables = [await create(workers[0], f"t{number}") for number in range(TABLES)]
    expected: dict[TableId, list[bytes]] = {table: [b"opened"] for table in tables}
    for number in range(2, RACES // TABLES + 2):
        # Each worker goes through the tables in another order, and tries two entries at once.
        attempts = [
            worker.append(table, 2 * number - 2, [b"%d %d" % (who, number), b"second"], Millis(number), None)
            for who, (worker, order) in enumerate(zip(workers, (tables, tables[::-1])))
            for table in order
        ]
        won = await asyncio.gather(*attempts)
        for place, table in enumerate(tables):
            first, second = won[place], won[TABLES + TABLES - 1 - place]
            assert first != second
            expected[table] += [b"%d %d" % (int(second), number), b"second"]
    for table in tables:
        assert await workers[0].entries(table) == expected[table]
        assert await workers[1].entries(table) == expected[table]


async def test_two_workers_never_claim_the_same_due_table(workers: Two) -> None:
    for number in range(200):
        await create(workers[number % 2], f"t{number}", due=number)
    claimed: list[TableId] = []
    while True:
        got = await asyncio.gather(*(worker.claim_due(Millis(1000), Millis(500), 7) for worker in workers))
        if not any(got):
            break
        claimed += [table for tables in got for table in tables]
    assert len(claimed) == len(set(claimed)) == 200
    assert await workers[0].claim_due(Millis(1500), Millis(500), 1000) != []


async def test_the_other_worker_hears_of_entries_and_of_what_is_published(workers: Two) -> None:
    table = await create(workers[0], "a")
    heard: list[object] = []
    told = asyncio.Event()

    def hear(*news: object) -> None:
        heard.append(news)
        if len(heard) == 2:
            told.set()

    workers[1].on_news(hear)
    workers[1].on_published(hear)
    await workers[0].append(table, 2, [b"two", b"three"], None, None)
    await workers[0].publish("presence", b"\0here")
    await until(told)
    assert heard == [(table, 3), ("presence", b"\0here")]


async def test_a_worker_hears_of_its_own_entries_once(workers: Two) -> None:
    table = await create(workers[0], "a")
    heard: list[tuple[TableId, int]] = []
    told = asyncio.Event()
    workers[0].on_news(lambda table, number: heard.append((table, number)))
    workers[0].on_published(lambda topic, payload: told.set())
    await workers[0].append(table, 2, [b"two"], None, None)
    # Whatever the first worker sent itself has arrived when the second one's word does.
    await workers[1].publish("done", b"")
    await until(told)
    assert heard == [(table, 2)]


async def test_workers_that_start_at_once_migrate_once(address: str) -> None:
    stores = [PostgresStore(address) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    await create(stores[0], "a")
    assert all(await asyncio.gather(*(store.exists(TableId("a")) for store in stores)))
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_lost_line_is_opened_again_and_the_gap_is_told(workers: Two, address: str) -> None:
    table = await create(workers[0], "a")
    gap, told = asyncio.Event(), asyncio.Event()
    workers[1].on_gap(gap.set)
    workers[1].on_news(lambda *news: told.set())
    await cut_all_lines(address)
    await until(gap)
    assert await workers[0].append(table, 2, [b"two"], None, None)
    await until(told)
    assert await workers[1].entries(table) == [b"opened", b"two"]


async def cut_all_lines(address: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


async def test_a_crash_of_the_database_loses_and_doubles_nothing(
    postgresql: ThrowAwayServer, workers: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    # How long a store waits is another matter: on a slow machine the database is back later than that.
    monkeypatch.setattr("quintessence.server.store.postgres.Patience", partial(Patience, give_up=PATIENCE))
    tables = [await create(workers[0], f"t{number}") for number in range(8)]

    async def play(table: TableId) -> None:
        for number in range(2, 42):
            assert await workers[number % 2].append(table, number, [b"%d" % number], None, None)

    playing = [asyncio.create_task(play(table)) for table in tables]
    while sum(map(len, [await workers[0].entries(table) for table in tables])) < 60:
        await asyncio.sleep(0)
    await asyncio.to_thread(postgresql.restart)
    await asyncio.gather(*playing)
    for table in tables:
        assert await workers[0].entries(table) == [b"opened", *(b"%d" % number for number in range(2, 42))]


async def test_a_write_that_was_committed_before_the_line_was_lost_counts_as_stored(workers: Two, address: str) -> None:
    table = await create(workers[0], "a")
    await workers[1].append(table, 2, [b"two", b"three"], None, None)
    connection = await asyncpg.connect(address)
    same = Append(table, 2, (b"two", b"three"), None, None)
    other = Append(table, 2, (b"two", b"other"), None, None)
    created = Create(listing("a"), (b"opened",), None)
    assert await commit_on(connection, [same], is_first=True) == [[]]
    assert await commit_on(connection, [same], is_first=False) == [[(1,)]]
    assert await commit_on(connection, [other], is_first=False) == [[]]
    assert await commit_on(connection, [created], is_first=False) == [[(1,)]]
    assert await workers[0].entries(table) == [b"opened", b"two", b"three"]
    await connection.close()


async def test_a_database_that_is_not_there_is_refused_in_words() -> None:
    with pytest.raises(Wrong) as refused:
        await PostgresStore("postgresql://nobody@127.0.0.1:1/nothing").open()
    assert refused.value.key == "database-unreachable"


async def test_a_database_of_a_newer_version_is_refused_in_words(address: str) -> None:
    store = PostgresStore(address)
    await store.open()
    await store.close()
    connection = await asyncpg.connect(address)
    await connection.execute("UPDATE alembic_version SET version_num = '9999'")
    await connection.close()
    with pytest.raises(Wrong) as refused:
        await store.open()
    assert refused.value.key == "database-newer"


async def test_patience_ends() -> None:
    patience = Patience(give_up=0)
    with pytest.raises(StoreLost):
        await patience.wait(OSError())


def test_news_are_packed_into_as_few_notes_as_fit() -> None:
    news = [(TableId(f"table-{number:020}"), number) for number in range(1000)]
    notes = [payload for _, payload in news_payloads(news)]
    assert all(len(note.encode()) <= MOST_PAYLOAD for note in notes)
    assert " ".join(notes).split(" ") == [f"{table}:{number}" for table, number in news]
    assert len(notes) == 4
    assert news_payloads([]) == []
