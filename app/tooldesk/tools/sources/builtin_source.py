"""BuiltinSource: a tool that comes with Tooldesk."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field

from tooldesk.tools.definition_part import DefinitionPart

BuiltinName = Literal[
    "add_image",
    "ask_user",
    "bash",
    "edit",
    "glob",
    "grep",
    "mailbox",
    "notebook",
    "read",
    "read_cache",
    "read_file",
    "skill",
    "task",
    "web_fetch",
    "workflow_output",
    "write",
]
"""The tools that there are."""

BUILTIN_NAMES: tuple[str, ...] = get_args(BuiltinName)

ASKING_BUILTINS = frozenset({"bash", "edit", "notebook", "read_cache", "web_fetch", "write"})
"""Those that ask before each call unless the definition says otherwise: they change or send,
or give what another tool asked for."""

FolderPath = Annotated[str, Field(pattern=r"^[^\x00]+$")]


class BuiltinSource(DefinitionPart):
    """A tool that comes with Tooldesk, which says here what it may use."""

    kind: Literal["builtin"]
    """Tells this source from the other kinds."""

    name: BuiltinName
    """Which one; the tool itself may be called otherwise."""

    more_folders: tuple[FolderPath, ...] = ()
    """Folders whose files it may use besides the one that the call works in; relative ones count
    from the workspace folder."""

    allow_private_hosts: bool = False
    """Whether web_fetch may go to private, loopback and link-local addresses."""

    @property
    def placeholders(self) -> frozenset[str]:
        """Arguments that the source names; the tool knows its own."""
        return frozenset()

    @property
    def variables(self) -> frozenset[str]:
        """Variables that the source names."""
        return frozenset()

    @property
    def asks(self) -> bool:
        """Whether calls ask when the definition says nothing of that."""
        return self.name in ASKING_BUILTINS
