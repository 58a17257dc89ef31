"""What Alembic runs: the migrations, on the connection that was handed to it."""

from alembic import context
from sqlalchemy import MetaData

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
}
"""What indexes and constraints are called where a migration gives no name."""

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=MetaData(naming_convention=NAMES),
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
