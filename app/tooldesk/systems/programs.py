"""programs: what starts programs here, and ends all that they started."""

from __future__ import annotations

import sys
from typing import Protocol

from tooldesk.systems.program import Process, Start

if sys.platform == "win32":
    from tooldesk.systems.windows import programs as _here
elif sys.platform == "linux":
    from tooldesk.systems.linux import programs as _here
else:
    from tooldesk.systems.posix import programs as _here


class Programs(Protocol):
    """What each system has."""

    def new_mark(self) -> str:
        """A text that no other start has, of no other Tooldesk either."""

    async def start_program(self, start: Start) -> Process:
        """Start a program in a session of its own.

        Raises:
            OSError: it can't be started.
            UnsafeWordsError: its words can't be handed to it as they are.
        """

    def end_program(self, process: Process, mark: str) -> None:
        """End it and all that it started; of one that has ended, what is left."""

    def end_leftovers(self, mark: str) -> None:
        """End what a start left of which nobody has a process."""

    def ask_to_end(self, process: Process) -> bool:
        """Ask the program, and those in its group, to end; whether that is heard."""

    def process_tree(self, process: Process) -> frozenset[int]:
        """The program and all that it started, as far as the system tells."""


programs: Programs = _here
