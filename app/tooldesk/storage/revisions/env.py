"""What alembic runs to reach a revision; the connection is handed in by `database.py`."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
