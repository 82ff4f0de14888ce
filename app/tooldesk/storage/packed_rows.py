"""packed_rows: what the event log in a file keeps packed, for whoever looks for something in it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from tooldesk.storage.packed_json import unpack

_BEGINS_WITH = b"SQLite format 3\0"


def packed_rows(path: Path) -> Iterator[tuple[int, bytes]]:
    """Number and JSON of each call; none for a file that is no database of ours.

    Raises:
        OSError: it can't be read.
    """
    with open(path, "rb") as file:
        if file.read(len(_BEGINS_WITH)) != _BEGINS_WITH:
            return
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
            for number, packed in connection.execute("SELECT id, detail FROM history"):
                try:
                    yield (
                        number,
                        json.dumps(unpack(packed), ensure_ascii=False).encode(
                            "utf-8", "surrogatepass"
                        ),
                    )
                except ValueError:  # a stranger's, which stands there as it is
                    continue
    except sqlite3.Error:  # another program's, or one of before: nothing is packed in it
        return
