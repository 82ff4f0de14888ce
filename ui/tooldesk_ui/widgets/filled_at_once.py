"""filled_at_once: lays out together what comes into a widget that is shown already."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

_HIDDEN = Qt.WidgetAttribute.WA_WState_ExplicitShowHide
"""Somebody said that it is hidden, or shown."""


@contextmanager
def filled_at_once(widget: QWidget) -> Iterator[None]:
    """Lay out what is added meanwhile in one go; Qt does so anew for each part that it shows."""
    layout = widget.layout()
    assert layout is not None
    before = set(_parts(widget))
    layout.setEnabled(False)
    try:
        yield
        if widget.isVisible():
            for part in _parts(widget):
                if part not in before and not part.testAttribute(_HIDDEN):
                    part.show()
    finally:
        layout.setEnabled(True)
        layout.activate()


def _parts(widget: QWidget) -> list[QWidget]:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return widget.findChildren(QWidget, options=direct)
