"""PythonSource: a function in a .py file."""

from __future__ import annotations

from typing import Literal

from tooldesk.tools.definition_part import DefinitionPart
from tooldesk.tools.sources.disk_path import DiskPath


class PythonSource(DefinitionPart):
    """A function in a .py file, run outside the app by an interpreter of the user's choice."""

    kind: Literal["python"] = "python"
    """Tells this source from the other kinds."""

    file: DiskPath
    """Path of the .py file; a relative one counts from the workspace folder."""

    function: str
    """Name of the function at the top level of the file."""

    interpreter: DiskPath | None = None
    """Path of the Python that runs it; None is the one that runs Tooldesk."""

    @property
    def placeholders(self) -> frozenset[str]:
        """Arguments that the source names; a function takes them by its signature."""
        return frozenset()

    @property
    def variables(self) -> frozenset[str]:
        """Variables that the source names; a function reads its environment."""
        return frozenset()
