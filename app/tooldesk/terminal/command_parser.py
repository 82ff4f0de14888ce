"""CommandParser: reads the words of one command."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any


class CommandParser(argparse.ArgumentParser):
    """Shows its own usage, not that of all commands, when there are words it does not know."""

    _later: Callable[[CommandParser], None] | None = None

    def add_later(self, add_arguments: Callable[[CommandParser], None]) -> None:
        """Have arguments added when there are some to read: most commands have none to."""
        self._later = add_arguments

    def learn(self) -> None:
        """Have them added now."""
        if self._later is not None:
            add_arguments, self._later = self._later, None
            add_arguments(self)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What is known; ends the program when there is more."""
        self.learn()
        known, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return known, unknown
