"""The tables of the database, the same in SQLite and PostgreSQL.

Columns are text, whole numbers and bytes only: both databases give them back as they are, so statements may
be sent without a layer that converts. A change here needs a migration (`migrations/versions`).
"""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("head", BigInteger, nullable=False),  # the number of the last entry: whoever moves it on has won
    Column("due", BigInteger),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("listing", LargeBinary, nullable=False),
)
Index("ix_tables_due", tables.c.due)
Index("ix_tables_lobby", tables.c.public, tables.c.status, tables.c.changed, tables.c.id)

entries = Table(
    "entries",
    metadata,
    # No foreign key: whoever adds entries holds the row of the table, and a check of each row costs a tenth.
    Column("table_id", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

seated = Table(
    "seated",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)
Index("ix_seated_table", seated.c.table_id)

identities = Table(
    "identities",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("account_name", Text, unique=True),  # the name as accounts compare it; NULL for a guest
    Column("password", Text),
    Column("epoch", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("identity", Text, ForeignKey("identities.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("digest", LargeBinary, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

device_links = Table(
    "device_links",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("identity", Text, ForeignKey("identities.id"), nullable=False, index=True),
    Column("epoch", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)
