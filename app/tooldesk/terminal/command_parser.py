"""CommandParser: reads the words of one command."""

from __future__ import annotations

import argparse
from typing import Any


class CommandParser(argparse.ArgumentParser):
    """Shows its own usage, not that of all commands, when there are words it does not know."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What is known; ends the program when there is more."""
        known, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return known, unknown
