"""Links that make another device be the same person."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "device_links",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("identity", sa.Text, sa.ForeignKey("identities.id"), nullable=False, index=True),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("device_links")
