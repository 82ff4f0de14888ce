"""What a screen saved, taken over where it fits: the file is anyone's to edit."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QSplitter


def restore_sizes(splitter: QSplitter, sizes: object) -> None:
    """Give the parts of a splitter what `QSplitter.sizes` once gave; anything else changes nothing.

    A splitter that was never shown has sizes of nothing but zeros.
    """
    if not isinstance(sizes, list) or len(sizes) != splitter.count():
        return
    if all(type(each) is int for each in sizes) and any(sizes):
        splitter.setSizes(sizes)


def saved_text(state: Mapping[str, object], key: str) -> str:
    """The text under `key`; empty when there is none, or something else."""
    value = state.get(key)
    return value if isinstance(value, str) else ""
