"""Imports of what the window will need soon, without a stutter.

All that knows of Qt on the loop's own thread: a class of Qt that was made on another one while Qt's
loop runs ended the program with a segmentation fault now and then.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec, module_from_spec

LONGEST_TURN_S = 0.005
"""How long one part after another is made before the window has its turn."""

_begun: dict[str, Iterator[None]] = {}
"""By the name of a package, what is left of its import: whoever waits for it does the rest."""


async def import_in_turns(modules: Iterable[str]) -> None:
    """Import modules, one in each of the loop's turns."""
    for module in modules:
        import_module(module)
        await asyncio.sleep(0)


async def import_aside(modules: Iterable[str]) -> None:
    """Import modules that know nothing of Qt on another thread, which gives the loop its turns."""
    for module in modules:
        await asyncio.to_thread(import_module, module)


async def import_package_in_turns(name: str) -> None:
    """Import a package that imports much itself, one of its statements in each of the turns.

    Cancelled, it stands still, and goes on when somebody wants it again. In a packaged program,
    which has no source, it is imported at once. The package has no `from __future__` of its own.
    """
    if name not in _begun:
        if name in sys.modules:
            return
        _begun[name] = _statement_by_statement(name)
    try:
        for _ in _begun[name]:
            await asyncio.sleep(0)
    except asyncio.CancelledError:
        raise
    except BaseException:
        sys.modules.pop(name, None)
        _begun.pop(name, None)
        raise
    _begun.pop(name, None)


async def make_classes_in_turns(module: str) -> None:
    """Have a module of Qt make all its classes, which it does when each is first looked up."""
    qt, began = import_module(module), time.perf_counter()
    for name in dir(qt):
        getattr(qt, name)
        if time.perf_counter() - began > LONGEST_TURN_S:
            await asyncio.sleep(0)
            began = time.perf_counter()


def load_widget_classes() -> None:
    """Have PySide6 load every class of widget, a turn's work, in no turn that has other work.

    It does so when it first hands out a widget that Qt has made, to find out which of them it is.
    """
    from PySide6.QtWidgets import QScrollArea

    QScrollArea().viewport()


def _statement_by_statement(name: str) -> Iterator[None]:
    import ast

    spec = find_spec(name)
    source = spec and getattr(spec.loader, "get_source", lambda _: None)(name)
    if spec is None or not source:
        import_module(name)
        return
    module = sys.modules[name] = module_from_spec(spec)
    where = spec.origin or name
    for statement in ast.parse(source, where).body:
        code = compile(ast.Module([statement], []), where, "exec", dont_inherit=True)
        exec(code, vars(module))
        yield
