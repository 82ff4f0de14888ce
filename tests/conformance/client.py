"""What the official conformance suite runs as a client: client.py URL.

It is our own way to a server, from its entry in servers.json to the result of a call. The scenario
is in MCP_CONFORMANCE_SCENARIO; all tools are called once, with example arguments.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tooldesk.bootstrap import App, build_app
from tooldesk.calling.validation import compile_schema, validate
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.paths import AppPaths
from tooldesk.tools.coercion_policy import CoercionPolicy
from tooldesk.tools.server_question import ServerAnswer, ServerQuestion
from tooldesk.tools.tool_context import ToolContext
from tooldesk.workspace.trust import TrustedFolders

ARGUMENTS = {"add_numbers": {"a": 5, "b": 3}}


async def yes(_request: PermissionRequest) -> Answer:
    return Answer.SESSION


async def with_defaults(question: ServerQuestion) -> ServerAnswer:
    """What a person says who leaves every field of a form as it is."""
    if question.kind != "form":
        return ServerAnswer("decline")
    filled = validate({}, compile_schema(question.schema), CoercionPolicy.SAFE)
    return ServerAnswer("accept", filled.arguments)


async def call_all(app: App) -> int:
    app.servers.answer_with(with_defaults)
    await app.servers.start("server", yes)
    await app.servers.take("server")
    await app.workspace.load()
    code = 0
    for definition in app.registry.definitions():
        given = ARGUMENTS.get(definition.source.tool, {})
        result = await app.executor.execute(definition, given, ToolContext(), yes)
        sys.stdout.write(f"{definition.name}: {result.joined_text}\n")
        code = code or int(result.is_error)
    return code


async def main(url: str) -> int:
    with TemporaryDirectory(prefix="tooldesk-conformance-") as folder:
        paths = AppPaths.of(Path(folder, "data"), Path(folder, "workspace"))
        (paths.workspace_dir / "tools").mkdir(parents=True)
        server = {"url": url, "tooldesk": {"allow_private_hosts": True}}
        file = paths.workspace_dir / "servers.json"
        file.write_text(json.dumps({"mcpServers": {"server": server}}), encoding="utf-8")
        TrustedFolders(paths).add(paths.workspace_dir)
        app = build_app(paths)
        try:
            await app.load()
            return await call_all(app)
        finally:
            await app.close()


if __name__ == "__main__":
    sys.stdout.write(f"{os.environ.get('MCP_CONFORMANCE_SCENARIO', 'no scenario')}\n")
    sys.exit(asyncio.run(main(sys.argv[-1])))
