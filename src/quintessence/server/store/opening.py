"""The store for given settings."""

from quintessence.server.settings import Settings
from quintessence.server.store.store import Store


def make_store(settings: Settings) -> Store:
    """The store for these settings, not yet open."""
    if settings.is_sqlite:
        from quintessence.server.store.sqlite import SqliteStore

        return SqliteStore(settings.sqlite_path)
    from quintessence.server.store.postgres import PostgresStore

    return PostgresStore(settings.database)
