"""import_qt: Qt, without what PySide6 does with each import that comes after it."""

from __future__ import annotations

import builtins


def import_qt() -> None:
    """Import Qt, and give imports back to Python.

    PySide6 puts a function of its own in the place of `__import__`, which reads the source of
    every module from then on, to learn whether its names could be asked for in snake_case
    (`from __feature__ import …`). Nothing here asks for that. The sources of all modules would be
    read once more at a start, and 12 MB of their lines kept (by `linecache`) for as long as the
    window is open.
    """
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
