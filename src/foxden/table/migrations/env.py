"""Alembic runs on the connection that it is handed."""

from alembic import context

from foxden.table.store import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
