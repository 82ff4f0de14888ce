"""The standard streams as commands need them, however the program was started."""

from __future__ import annotations

import io
import os
import sys
from typing import IO


def make_streams_usable() -> None:
    """Have all three streams, and have none that refuses a letter.

    Schedulers may start a program with streams closed: Python then has None for them, and the next
    file that is opened, a database perhaps, becomes the standard output of all children.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # it takes the lowest number that is free, so that of the closed one
            setattr(sys, name, _nowhere(mode))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # what Latin 1 or ASCII can't say is written as an escape
            stream.reconfigure(errors="backslashreplace")


def _nowhere(mode: str) -> IO[str]:
    return open(os.devnull, mode, encoding="utf-8")


def drop_unwritten_results() -> None:
    """Write no more on standard output; without this Python complains once more at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
