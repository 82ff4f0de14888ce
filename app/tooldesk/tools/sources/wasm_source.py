"""WasmSource: a WebAssembly module or component, which can do nothing but what it is granted."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, StrictBool, field_validator

from tooldesk.tools.definition_part import DefinitionPart
from tooldesk.tools.sources.disk_path import NamedPath


class WasmFolder(DefinitionPart):
    """A folder that a module sees; all else of the disk is not there for it."""

    path: NamedPath
    """The folder; a relative one counts from the workspace folder."""

    mounted_as: NamedPath = "/"
    """Where the module finds it."""

    is_writable: StrictBool = False
    """Whether it may change, make and delete files there."""


class WasmSource(DefinitionPart):
    """A .wasm file that gets the arguments as JSON, and sees nothing but what it is granted.

    It has no network and no variables but those of env_vars. A module is a WASI command (preview
    1): it reads the arguments from stdin and writes the result to stdout. A component exports
    `call: func(arguments: string) -> result<string, string>`.
    """

    kind: Literal["wasm"]
    """Tells this source from the other kinds."""

    module: NamedPath
    """Path of the .wasm file; a relative one counts from the workspace folder."""

    output: Literal["json", "text"] = "json"
    """What it gives back."""

    folders: tuple[WasmFolder, ...] = ()
    """Folders it may read or write; none of them is anything else of the disk."""

    memory_mb: int = Field(default=64, ge=1, le=4_096, strict=True)
    """Memory in MB that it may use; of a component, each of its memories, at most four."""

    @field_validator("folders")
    @classmethod
    def _have_places(cls, folders: tuple[WasmFolder, ...]) -> tuple[WasmFolder, ...]:
        places = [each.mounted_as for each in folders]
        if len(set(places)) < len(places):
            raise ValueError('two folders have the same "mounted_as"')
        return folders

    @property
    def placeholders(self) -> frozenset[str]:
        """Arguments that the source names; a module reads them all."""
        return frozenset()

    @property
    def variables(self) -> frozenset[str]:
        """Variables that the source names; a module reads its environment."""
        return frozenset()

    @property
    def asks(self) -> bool:
        """Whether calls ask when the definition says nothing of that: it may change files."""
        return any(each.is_writable for each in self.folders)
