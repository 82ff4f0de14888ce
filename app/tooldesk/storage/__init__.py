"""One SQLite file, one thread that talks to it; tables by SQLAlchemy, versions through alembic."""
