"""ToolFingerprints: what a tool's answers hang on besides their arguments."""

from __future__ import annotations

import sys

from tooldesk.execution.permissions.code_reader import CodeReader
from tooldesk.execution.permissions.fingerprint import Fingerprint, answer_parts
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.tools.tool_definition import HttpSource, PythonSource, ToolDefinition


class ToolFingerprints:
    """Of the tools of one workspace, or of a script."""

    def __init__(self, registry: ToolRegistry, code: CodeReader) -> None:
        self._registry = registry
        self._code = code
        self._parts: dict[str, tuple[ToolDefinition, Fingerprint]] = {}

    async def of(self, definition: ToolDefinition) -> Fingerprint:
        """Part of the tool as it is now, in words → hash of it."""
        parts = self._parts_of(definition)
        if isinstance(definition.source, HttpSource) or "function" in parts:
            return parts
        return {**parts, **await self._code.code_parts(definition)}

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
