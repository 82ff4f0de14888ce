"""SandboxPolicy: what a sandboxed tool may use of the machine."""

from __future__ import annotations

from pydantic import Field

from tooldesk.tools.definition_part import DefinitionPart


class SandboxPolicy(DefinitionPart):
    """Limits of one sandboxed tool. A network, the home folder and other processes it never has."""

    memory_mb: int = Field(default=512, ge=32, le=1_048_576, strict=True)
    """Memory in MB; of all its processes together where control groups can be used, else of each
    process."""

    max_processes: int = Field(default=64, ge=1, le=10_000, strict=True)
    """Processes and threads that it may have at once."""

    cpu_s: int | None = Field(default=None, ge=1, le=86_400, strict=True)
    """CPU seconds that each of its processes may use; None is as many as timeout_s."""

    max_file_mb: int = Field(default=100, ge=1, le=1_048_576, strict=True)
    """Size in MB of each file that it writes to its working folder."""

    temporary_mb: int = Field(default=64, ge=1, le=65_536, strict=True)
    """MB that its /tmp holds, which only its own process sees; counts as memory."""

    readable: tuple[str, ...] = ()
    """Further files and folders it may read; relative ones count from the workspace folder."""
