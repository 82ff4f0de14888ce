"""What the decorator `tool` (tooldesk.py) has left on a function or class."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable
from typing import Any

from .encoding import EncodingError, encode

_DECLARED = "__tooldesk_tool__"
_STORE_IF = "__tooldesk_store_if__"


class DecoratorFinder:
    """Makes `from tooldesk import …` work, unless there is a module of that name.

    Has to come first: a mere folder of that name, such as one of data, is found as a package.
    """

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        """How to import it; None for every other name."""
        if name != "tooldesk":
            return None
        for finder in sys.meta_path:
            find = None if finder is self else getattr(finder, "find_spec", None)
            found = find(name, path, target) if find is not None else None
            if found is not None and found.origin is not None:
                return found
        file = os.path.join(os.path.dirname(__file__), "tooldesk.py")
        return importlib.util.spec_from_file_location(name, file)


def declared_by(function: Callable[..., Any]) -> tuple[dict[str, Any], list[str]]:
    """Keys and values of a tool file, and what is wrong with them in words."""
    found = _attribute(function, _DECLARED)
    try:
        return (encode(found) if isinstance(found, dict) else {}), []
    except EncodingError as reason:
        return {}, [f"@tool declares what no file can hold: {reason}"]


def why_not_stored(function: Callable[..., Any], arguments: dict[str, Any], result: Any) -> str:
    """Why the function's own predicate keeps a result out of the cache; "" when it does not."""
    store_if = _attribute(function, _STORE_IF)
    if not callable(store_if):
        return ""
    try:
        wanted = store_if(arguments, result)
        if hasattr(wanted, "__await__") or hasattr(wanted, "__next__"):
            return _nobody_waits_for(wanted)
        return "" if wanted else "the function's predicate says no"
    except (Exception, SystemExit) as reason:  # a user's function may raise anything
        return f"the function's predicate raised {type(reason).__name__}"


def _nobody_waits_for(unfinished: Any) -> str:
    """It is true, whatever would come of it."""
    if hasattr(unfinished, "close"):
        unfinished.close()
    kind = type(unfinished).__name__
    return f"the function's predicate gives a {kind}; it must be an ordinary function"


def _attribute(function: Callable[..., Any], name: str) -> Any:
    """Of the function, or of the class whose method it is."""
    found = getattr(function, name, None)
    if found is None:
        found = getattr(getattr(function, "__self__", None), name, None)
    # on a function it is not a method of anything and keeps its wrapper
    return found.__func__ if isinstance(found, staticmethod) else found
