"""SQLite through SQLAlchemy: one database, one thread, versions through alembic."""
