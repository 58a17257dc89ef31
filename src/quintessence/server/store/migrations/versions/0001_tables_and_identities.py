"""Tables with their entries, identities and bot tokens.

Columns are text, whole numbers and bytes only: both databases give them back as they are.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("head", sa.BigInteger, nullable=False),  # the number of the last entry: who moves it on has won
        sa.Column("due", sa.BigInteger),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("listing", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_lobby", "tables", ["public", "status", "changed", "id"])
    op.create_table(
        "entries",
        # No foreign key: who adds entries holds the row of the table, and a check of each row costs a tenth.
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seated",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("ix_seated_table", "seated", ["table_id"])
    op.create_table(
        "identities",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("account_name", sa.Text, unique=True),  # the name as accounts compare it; NULL for a guest
        sa.Column("password", sa.Text),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, sa.ForeignKey("identities.id"), nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("tokens", "identities", "seated", "entries", "tables"):
        op.drop_table(name)
