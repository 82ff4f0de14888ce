"""moment_of: a time in a row, which a bit may have changed."""

from __future__ import annotations

from datetime import datetime


def moment_of(written: object) -> datetime | None:
    """A time as it is stored (ISO 8601 with its zone); None where it is damaged."""
    try:
        moment = datetime.fromisoformat(written) if isinstance(written, str) else None
    except ValueError:
        return None
    return moment if moment is not None and moment.tzinfo is not None else None
