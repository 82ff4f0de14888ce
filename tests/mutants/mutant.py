"""Mutant: one protection taken out of the code, and the tests that must notice."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Mutant:
    """One place of one file, written differently."""

    name: str
    """What is missing then."""

    file: str
    """Which file of the project is changed."""

    text: str
    """What stands there once, and only once."""

    replacement: str
    """What stands there then."""

    tests: str
    """Where a test must turn red, as pytest takes it; several are separated by spaces."""

    def applied_to(self, root: Path) -> str:
        """The file's text with the change.

        Raises:
            ValueError: the text does not stand there exactly once.
        """
        before = (root / self.file).read_text(encoding="utf-8")
        if before.count(self.text) != 1:
            raise ValueError(f"{self.file} has {self.text!r} {before.count(self.text)} times")
        return before.replace(self.text, self.replacement)
