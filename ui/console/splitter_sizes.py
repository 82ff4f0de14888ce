"""Taking over the saved sizes of a splitter."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QSplitter


def restore_sizes(splitter: QSplitter, sizes: Any) -> None:
    """Give the parts of a splitter what `QSplitter.sizes` once gave; anything else changes nothing.

    A splitter that was never shown has sizes of nothing but zeros.
    """
    is_list = isinstance(sizes, list) and len(sizes) == splitter.count()
    if is_list and all(isinstance(each, int) for each in sizes) and any(sizes):
        splitter.setSizes(sizes)
