"""What screen readers are told of widgets of which Qt says nothing, or what is not so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QAccessible

if TYPE_CHECKING:
    # Qt's larger classes take long to make for Python; the first frame needs none of these
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QAccessibleInterface

_tellers: dict[type[QObject], Callable[[Any], QAccessibleInterface]] = {}
"""Qt asks here as soon as there is one."""


def tell_of(kind: type[QObject], teller: Callable[[Any], QAccessibleInterface]) -> None:
    """Have `teller` say what is to be known of widgets of a kind."""
    if not _tellers:
        QAccessible.installFactory(_interface)
    _tellers[kind] = teller


def _interface(_: str, thing: QObject) -> QAccessibleInterface | None:
    for kind, teller in _tellers.items():
        if isinstance(thing, kind):
            return teller(thing)
    from PySide6.QtWidgets import QAccessibleWidget, QScrollArea

    if isinstance(thing, QScrollArea):
        # Qt's own reads past its end when it is asked for a scroll bar that has just gone
        return QAccessibleWidget(thing, QAccessible.Role.Client)
    return None
