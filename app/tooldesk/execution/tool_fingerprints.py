"""ToolFingerprints: what a tool's answers hang on besides their arguments."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tooldesk.execution.permissions.fingerprint import Fingerprint, answer_parts, code_parts
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.tools.tool_definition import HttpSource, PythonSource, ToolDefinition


class ToolFingerprints:
    """Of the tools of one workspace, or of a script."""

    def __init__(self, registry: ToolRegistry, workspace_dir: Path) -> None:
        self._registry = registry
        self._workspace_dir = workspace_dir
        self._parts: dict[str, tuple[ToolDefinition, Fingerprint]] = {}

    async def of(self, definition: ToolDefinition) -> Fingerprint:
        """Part of the tool as it is now, in words → hash of it."""
        parts = self._parts_of(definition)
        if isinstance(definition.source, HttpSource) or "function" in parts:
            return parts
        files = await asyncio.to_thread(code_parts, definition, self._workspace_dir)
        return {**parts, **files}

    def _parts_of(self, definition: ToolDefinition) -> Fingerprint:
        """All but its files, computed once for a definition, which never changes."""
        known = self._parts.get(definition.name)
        if known is not None and known[0] is definition:
            return known[1]
        parts = dict(answer_parts(definition))
        if identity := self._registry.identity_of(definition):
            # nothing tells what else a function of this process hangs on: no other process's is it
            parts["function"] = identity
        elif isinstance(definition.source, PythonSource) and definition.source.interpreter is None:
            parts["interpreter"] = f"{sys.executable} {sys.version}"
        self._parts[definition.name] = (definition, parts)
        return parts
