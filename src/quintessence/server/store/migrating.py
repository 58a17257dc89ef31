"""Brings a database up to date before anything else uses it."""

from pathlib import Path

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from quintessence.server.words import Wrong

MIGRATIONS_LOCK = 0x5175696E74
"""The number of our lock in PostgreSQL: of the workers that start at once, one migrates and the others wait."""


def migrate(connection: Connection) -> None:
    """Runs the migrations that this database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        # The only possible error of our own migrations: the database has seen one that we do not have.
        raise Wrong("database-newer") from error


def sqlite_engine(path: Path) -> Engine:
    return create_engine(f"sqlite:///{path}", poolclass=NullPool)


def migrate_sqlite(path: Path) -> None:
    """The caller holds the lock on the file, so nobody else migrates it."""
    engine = sqlite_engine(path)
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


async def migrate_postgresql(address: str) -> None:
    """Waits while another worker migrates; then there is nothing left to do."""
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(address), poolclass=NullPool
    )
    try:
        async with engine.begin() as connection:
            # Released at the end of the transaction, even if this process dies.
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATIONS_LOCK})
            await connection.run_sync(migrate)
    finally:
        await engine.dispose()
