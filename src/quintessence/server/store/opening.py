"""Which store the settings ask for."""

from quintessence.server.settings import Settings
from quintessence.server.store.store import Store


def make_store(settings: Settings) -> Store:
    """The store of these settings; it is not open yet."""
    if settings.is_sqlite:
        from quintessence.server.store.sqlite import SqliteStore

        return SqliteStore(settings.sqlite_path)
    from quintessence.server.store.postgres import PostgresStore

    return PostgresStore(settings.database)
