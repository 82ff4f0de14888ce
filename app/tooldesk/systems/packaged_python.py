"""packaged_python: the interpreter that a packaged program has beside itself."""

from __future__ import annotations

import os
import sys

NAME = "tooldesk-python"
"""Its file (on Windows with .exe)."""


def packaged_python() -> str | None:
    """Its path; None where we run in a Python anyway, and where the package has none.

    It has the modules of the program and the standard library, and no site-packages. It takes the
    path of a script, not -c or -m.
    """
    if not getattr(sys, "frozen", False):
        return None
    folder, program = os.path.split(sys.executable)
    path = os.path.join(folder, NAME + os.path.splitext(program)[1])
    return path if os.path.exists(path) else None
