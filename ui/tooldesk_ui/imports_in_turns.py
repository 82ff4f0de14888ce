"""import_in_turns: what the window will need soon, without a stutter."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from importlib import import_module


async def import_in_turns(modules: Iterable[str]) -> None:
    """Import modules on the loop's own thread, one in each of its turns.

    Never on another one: a class of Qt that is made there while Qt's loop runs ended the program
    with a segmentation fault now and then.
    """
    for module in modules:
        import_module(module)
        await asyncio.sleep(0)
