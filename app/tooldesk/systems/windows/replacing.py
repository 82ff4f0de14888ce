"""replaced: a new file in the place of one that other programs look into for a moment.

Virus scanners and indexers open what was just written, and Windows gives no name away meanwhile.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

_PAUSES_S = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4)
_ACCESS_DENIED, _IN_USE, _LOCKED = 5, 32, 33
"""Source: winerror.h, ERROR_ACCESS_DENIED, ERROR_SHARING_VIOLATION, ERROR_LOCK_VIOLATION."""


def replaced(
    source: str | Path,
    target: str | Path,
    replace: Callable[[str | Path, str | Path], None] = os.replace,
    sleep: Callable[[float], None] = time.sleep,
) -> None:
    """Put it there, within a second.

    Raises:
        OSError: it can't be done.
    """
    for pause_s in _PAUSES_S:
        try:
            return replace(source, target)
        except OSError as error:
            if getattr(error, "winerror", None) not in (_ACCESS_DENIED, _IN_USE, _LOCKED):
                raise
            sleep(pause_s)
    replace(source, target)
