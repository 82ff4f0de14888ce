"""Saved sizes of a splitter, taken over where they fit."""

from __future__ import annotations

from PySide6.QtWidgets import QSplitter


def restore_sizes(splitter: QSplitter, sizes: object) -> None:
    """Give the parts of a splitter what `QSplitter.sizes` once gave; anything else changes nothing.

    A splitter that was never shown has sizes of nothing but zeros.
    """
    if not isinstance(sizes, list) or len(sizes) != splitter.count():
        return
    if all(type(each) is int for each in sizes) and any(sizes):
        splitter.setSizes(sizes)
