"""dated_copy: a file that is set aside keeps its content under a name that nothing has."""

from __future__ import annotations

import os
import shutil
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from tooldesk.paths import private_file


def dated_copy(path: Path, kind: str) -> Path:
    """Give a file a second name, as `settings.json.broken-2026-11-23`, which is given back.

    Raises:
        OSError: there is no room for it.
    """
    name = f"{path.name}.{kind}-{datetime.now(UTC):%Y-%m-%d}"
    for number in count(1):
        aside = path.with_name(name if number == 1 else f"{name}-{number}")
        try:
            os.link(path, aside)
        except FileExistsError:
            continue
        except OSError:  # a file system without links
            private_file(aside)
            try:
                shutil.copyfile(path, aside)
            except OSError:
                aside.unlink()
                raise
        return aside
    raise AssertionError("numbers do not end")
