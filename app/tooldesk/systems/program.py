"""Start and Process: a program to be started, and one that was, on any system."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Protocol

from tooldesk.frozen_record import frozen_record

KILLED = -9
"""The exit code of a program that was ended for good."""


class UnsafeWordsError(OSError):
    """Words that this system can't hand to that program without changing what they mean."""

    def __init__(self, why: str) -> None:
        super().__init__(errno.EINVAL, why)


@frozen_record
class Start:
    """What to start."""

    words: Sequence[str]
    """The command line."""

    program: str
    """Path of the program."""

    folder: str | os.PathLike[str]
    """Where it runs."""

    environment: Mapping[str, str] = field(repr=False)
    """All that it sees."""

    mark: str
    """By which all that it starts is known, where nothing better tells."""

    standard: tuple[int, int, int]
    """What it reads, and writes to."""

    inherited: tuple[int, ...] = ()
    """Descriptors it gets besides; `pipes.handed` says under which numbers."""


class Process(Protocol):
    """A program that runs, or has run."""

    @property
    def pid(self) -> int:
        """Its number."""

    @property
    def returncode(self) -> int | None:
        """How it ended; minus the number of what ended it. None while it runs."""

    async def wait(self) -> int:
        """Its exit code, once it has ended."""
