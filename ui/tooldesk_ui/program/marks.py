"""Timing marks of the start, printed only for tests/benchmarks/bench_startup.py."""

from __future__ import annotations

import os
import sys
import time

VARIABLE = "TOOLDESK_MARKS"


def mark(name: str) -> None:
    """Print `name` and the time since the epoch in seconds, if the variable is set."""
    if os.environ.get(VARIABLE):
        sys.stdout.write(f"mark {name} {time.time()!r}\n")
        sys.stdout.flush()
