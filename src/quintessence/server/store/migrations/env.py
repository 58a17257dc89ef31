"""What Alembic runs: the migrations, on the connection that was handed to it."""

from alembic import context

from quintessence.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
