"""Which Python runs a tool, and the little of our environment that it sees."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from tooldesk.errors import NOT_RUNNABLE_HERE, PermanentError
from tooldesk.paths import expanded_path
from tooldesk.systems import system
from tooldesk.systems.packaged_python import packaged_python
from tooldesk.tools.env_var import OF_EVERY_PROGRAM


def minimal_environment(ours: Mapping[str, str] = os.environ) -> dict[str, str]:
    """What a worker starts with: nothing of ours but what any program needs."""
    names = (*OF_EVERY_PROGRAM, *system.PROGRAM_VARIABLES)
    return {name: ours[name] for name in names if name in ours}


def find_interpreter(named: str | None, workspace_dir: Path) -> str:
    """The path of the interpreter to start; of a virtual environment's folder, its Python.

    Raises:
        PermanentError: there is none at that place.
    """
    if named is None:
        return _default_interpreter()
    path = workspace_dir / expanded_path(named)
    if os.path.isdir(path):
        inside = (path / "bin" / "python", path / "Scripts" / "python.exe")
        path = next((candidate for candidate in inside if os.path.exists(candidate)), inside[0])
    if not os.path.exists(path):
        raise PermanentError(
            f"There is no Python interpreter at {path}.",
            next_step="Correct the tool's interpreter, or leave it out to use Tooldesk's own.",
            for_model=NOT_RUNNABLE_HERE,
        )
    return str(path)


def _default_interpreter() -> str:
    # in a packaged app our own executable is no interpreter
    if not getattr(sys, "frozen", False):
        return sys.executable
    # a person's own has the packages that they installed for their functions
    path = os.environ.get("PATH", os.defpath)
    names = ("python3", "python")
    on_path = filter(None, (system.find_program(each, path) for each in names))
    found = next(on_path, None) or packaged_python()
    if found is None:
        raise PermanentError(
            "No Python was found to run the tool.",
            next_step='Install Python 3.9 or newer, or name one as "interpreter" in its source.',
            for_model=NOT_RUNNABLE_HERE,
        )
    return found
