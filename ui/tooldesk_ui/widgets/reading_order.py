"""insert_in_order: what is spoken is in the order of what is seen, whatever was made when."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QWidget


def insert_in_order(layout: QBoxLayout, place: int, part: QWidget) -> None:
    """Put a part between others; a screen reader finds it there, and not behind them all.

    It gets the parts of a widget in the order in which they lie upon each other.
    """
    layout.insertWidget(place, part)
    for each in range(place, layout.count()):
        item = layout.itemAt(each)
        moved = item.widget() if item is not None else None
        if moved is not None:
            moved.raise_()
