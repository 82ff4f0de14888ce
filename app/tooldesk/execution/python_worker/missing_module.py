"""What to do about a module that an interpreter doesn't have."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from tooldesk.execution.python_worker.python_homes import venv_settings
from tooldesk.late_pattern import late_pattern

_PACKAGES = {
    "PIL": "pillow",
    "bs4": "beautifulsoup4",
    "cv2": "opencv-python",
    "dateutil": "python-dateutil",
    "dotenv": "python-dotenv",
    "sklearn": "scikit-learn",
    "yaml": "pyyaml",
}
"""Packages that are called otherwise than their modules."""


_NAME = late_pattern(r"[A-Za-z_][A-Za-z0-9_]{0,99}")
"""What a module that can be installed may be called; whoever raises the error writes its name."""


def advice(module: object, interpreter: str) -> str:
    """How to get the module into that interpreter, as a next step; "" for what is no module."""
    name = module.partition(".")[0] if isinstance(module, str) else ""
    if not _NAME.fullmatch(name):
        return ""
    if name in sys.stdlib_module_names:
        return f"{interpreter} comes without {name}: choose another interpreter."
    package = _PACKAGES.get(name, name)
    return (
        f"Install it: {_command(interpreter)} {package}\n"
        "Or choose an interpreter that has it; a file of your own belongs beside this one."
    )


def _command(interpreter: str) -> str:
    quoted = shlex.quote(interpreter)
    settings = venv_settings(Path(interpreter).parent.parent) or {}
    # such an environment has no pip
    if "uv" in settings:
        return f"uv pip install --python {quoted}"
    return f"{quoted} -m pip install"
