"""CommandParser: reads the words of one command."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any


def sentence(words: str | None) -> str:
    """What argparse shows of an argument, as it stands where there is more than a few words."""
    words = (words or "").replace("%%", "%")
    return f"{words[:1].upper()}{words[1:]}{'.' if words and not words.endswith('.') else ''}"


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
            self._tell_of_verbs()

    def _tell_of_verbs(self) -> None:
        """Have the usage name every verb, and the help of each begin with what it does."""
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                action.metavar = " | ".join(action.choices)
                for about in action._choices_actions:
                    action.choices[about.dest].description = sentence(about.help)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What is known; ends the program when there is more."""
        self.learn()
        known, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return known, unknown
