"""SourceImports: modules beside tools come from their sources, never from compiled files.

Python takes a file in `__pycache__` for what it was made of by size and time alone, or unseen, and
a compiled library before a source. Whoever may write there, such as a sandboxed tool whose folder
it is, could have other tools run what nobody has read.
"""

from __future__ import annotations

import importlib.machinery
import os
import sys
from typing import Any

_STANDARD_LIBRARY = os.path.dirname(os.__file__) + os.sep
LIBRARIES = ("site-packages", "dist-packages")
"""Folders of installed modules are called so."""


class SourceImports:
    """A hook for the folders of tools; what is installed keeps Python's own way."""

    def __init__(self) -> None:
        self._roots: list[str] = []
        # a packaged program has its modules in one folder, and imports them in a way of its own
        packaged = getattr(sys, "_MEIPASS", None)
        self._installed = (_STANDARD_LIBRARY, *([packaged + os.sep] if packaged else []))
        machinery = importlib.machinery
        self._finder = machinery.FileFinder.path_hook(
            (_SourceLoader, machinery.SOURCE_SUFFIXES),
            (machinery.ExtensionFileLoader, machinery.EXTENSION_SUFFIXES),
            (machinery.SourcelessFileLoader, machinery.BYTECODE_SUFFIXES),
        )
        sys.path_hooks.insert(0, self._find)

    def add(self, root: str) -> bool:
        """From now on, what lies in this folder is imported so; false when it was already."""
        if root in self._roots:
            return False
        self._roots.append(root)
        for folder in [each for each in sys.path_importer_cache if self.is_beside_tools(each)]:
            del sys.path_importer_cache[folder]
        return True

    def is_beside_tools(self, path: str) -> bool:
        """Whether it lies with the tools and is no library."""
        if not f"{path}{os.sep}".startswith(tuple(root + os.sep for root in self._roots)):
            return False
        return not f"{path}{os.sep}".startswith(self._installed) and not any(
            f"{os.sep}{folder}{os.sep}" in f"{path}{os.sep}" for folder in LIBRARIES
        )

    def _find(self, folder: str) -> Any:
        if not self.is_beside_tools(folder):
            raise ImportError("for the next hook")
        return self._finder(folder)


class _SourceLoader(importlib.machinery.SourceFileLoader):
    """Compiles at every import; a worker is warm for a long time, and tools are small."""

    def get_code(self, fullname: str) -> Any:
        path = self.get_filename(fullname)
        return self.source_to_code(self.get_data(path), path)
