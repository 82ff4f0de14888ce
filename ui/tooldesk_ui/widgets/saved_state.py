"""What a screen saved, taken over where it fits: the file is anyone's to edit."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QSplitter


def restore_sizes(splitter: QSplitter, sizes: object) -> None:
    """Give the parts of a splitter what `QSplitter.sizes` once gave; anything else changes nothing.

    A splitter that was never shown has sizes of nothing but zeros.
    """
    if (saved := saved_sizes(sizes, splitter.count())) is not None:
        splitter.setSizes(saved)


def saved_sizes(sizes: object, count: int) -> list[int] | None:
    """`sizes` if it holds so many, and not zeros alone; None when it is anything else."""
    if not isinstance(sizes, list) or len(sizes) != count:
        return None
    is_fit = all(type(each) is int for each in sizes) and any(sizes)
    return sizes if is_fit else None


def saved_text(state: Mapping[str, object], key: str) -> str:
    """The text under `key`; empty when there is none, or something else."""
    value = state.get(key)
    return value if isinstance(value, str) else ""
