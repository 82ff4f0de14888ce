"""What alembic runs to reach a revision; the connection is handed in by `database.py`."""

from alembic import context

from tooldesk.storage.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
