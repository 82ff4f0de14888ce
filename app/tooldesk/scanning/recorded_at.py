"""raw_at: the whole output of which a scan shows an excerpt."""

from __future__ import annotations

from itertools import takewhile

from tooldesk.errors import InvalidInputError
from tooldesk.scanning.log_files import log_parts, read_part
from tooldesk.scanning.log_store import log_state
from tooldesk.traces.recorded_output import RecordedOutput


def raw_at(file: str, line: int) -> str:
    """What a model wrote there. Blocking: of a packed file all before it is read, too.

    Raises:
        InvalidInputError: it is there no more, or can't be read.
    """
    step = "Scan the logs again: they changed since."
    try:
        parts = list(takewhile(lambda each: each.line <= line, log_parts(log_state(file))))
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise InvalidInputError(f"{file} can't be read: {why}.", next_step=step) from error
    for record in read_part(parts[-1]) if parts else ():
        if record.line >= line:
            if record.line == line and isinstance(record, RecordedOutput):
                return record.raw
            break
    raise InvalidInputError(f"{file}:{line} holds no output any more.", next_step=step)
