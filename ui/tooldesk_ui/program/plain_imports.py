"""import_qt: Qt, without the work that PySide6 does at each start for what nobody asks of it."""

from __future__ import annotations

import builtins
import re
import sys
from typing import Any

_SUPPORT = "shibokensupport."
"""The Python part of PySide6, which comes out of its library and is compiled at each start."""


def import_qt() -> None:
    """Import Qt, and give imports back to Python.

    PySide6 puts a function of its own in the place of `__import__`, which reads the source of
    every module from then on, to learn whether its names could be asked for in snake_case
    (`from __feature__ import …`). Nothing here asks for that. The sources of all modules would be
    read once more at a start, and 12 MB of their lines kept (by `linecache`) for as long as the
    window is open.

    It also compiles three long patterns, a tenth of a start, with which it reads signatures: of
    use only once a call of Qt is refused. They are compiled then.
    """
    at_once = re.compile
    re.compile = _compile_late
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        re.compile = at_once
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


class _LateMethods:
    """What stands for a pattern whose bound methods are kept before it is used."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self._asked = (arguments, options)

    def __getattr__(self, name: str) -> Any:
        arguments, options = self._asked
        # the cache of `re` keeps what was compiled
        return lambda *words: getattr(_AT_ONCE(*arguments, **options), name)(*words)


_AT_ONCE = re.compile


def _compile_late(*arguments: Any, **options: Any) -> Any:
    # other modules that Qt brings along keep what `re` itself makes, which has its own type
    if sys._getframe(1).f_globals.get("__name__", "").startswith(_SUPPORT):
        return _LateMethods(*arguments, **options)
    return _AT_ONCE(*arguments, **options)
