"""imported_plots: a module of charts with pyqtgraph, imported while the window goes on."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from tooldesk_ui.imports_in_turns import (
    import_aside,
    import_in_turns,
    import_package_in_turns,
    make_classes_in_turns,
)

_PLAIN = ("numpy", "numpy.typing", "pydoc", "multiprocessing.connection", "xml.etree.ElementTree")
"""What pyqtgraph needs that knows nothing of Qt, and takes long."""

_COPIED = ("PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets")
"""pyqtgraph looks up each of their classes."""

_OF_QT = ("PySide6.QtSvg", "PySide6.QtOpenGLWidgets", "PySide6.QtTest")


async def imported_plots(name: str) -> ModuleType:
    """The module of that name, which imports pyqtgraph."""
    await import_aside(_PLAIN)
    for module in _COPIED:
        await make_classes_in_turns(module)
    await import_in_turns(_OF_QT)
    await import_package_in_turns("pyqtgraph")
    return import_module(name)
