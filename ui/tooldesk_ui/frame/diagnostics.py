"""What a person can paste into a bug report: versions and facts, nothing of their own."""

from __future__ import annotations

import platform
import sys
from importlib import metadata
from typing import TYPE_CHECKING

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

PACKAGES = ("PySide6-Essentials", "qasync", "pydantic", "SQLAlchemy", "jsonschema")


def version() -> str:
    """The version of Tooldesk."""
    try:
        return metadata.version("tooldesk")
    except metadata.PackageNotFoundError:
        return "unknown"


def diagnostics(app: App | None) -> str:
    """Lines of "name: value"; no path, no name of a tool, no text of a call."""
    screen = QGuiApplication.primaryScreen()
    size = screen.size()
    facts = {
        "Tooldesk": version(),
        "Python": f"{platform.python_version()} {platform.python_implementation()}",
        "System": f"{platform.system()} {platform.release()} {platform.machine()}",
        "Qt": f"{qVersion()} on {QGuiApplication.platformName()}",
        "Screen": f"{size.width()} by {size.height()}, scale {screen.devicePixelRatio():g}",
        "Encoding": sys.getfilesystemencoding(),
        **{package: _version_of(package) for package in PACKAGES},
    }
    if app is not None:
        facts["Tools"] = str(len(app.registry.names()))
        facts["Problems"] = str(len(app.workspace.problems))
    return "\n".join(f"{name}: {value}" for name, value in facts.items())


def _version_of(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "not installed"
