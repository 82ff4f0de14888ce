"""One SQLite file, one thread that talks to it; older tables are upgraded through alembic."""
