"""DiscreetParser: reads a command line on which a secret may stand by mistake."""

from __future__ import annotations

import argparse
from typing import Any


class DiscreetParser(argparse.ArgumentParser):
    """Does not repeat what it can't read: that may be a secret, and errors end up in logs."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What is known; ends the program when there is more."""
        known, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(
                "there are words that it does not know; they are not repeated here."
                " A value is never taken from the command line: it is typed unseen, or comes on"
                " standard input"
            )
        return known, unknown
