"""What the official conformance suite runs as a client: client.py URL.

It is our own way to a server, from its entry in servers.json to the result of a call. The scenario
is in MCP_CONFORMANCE_SCENARIO, what a person would know of its authorization server in
MCP_CONFORMANCE_CONTEXT; all tools are called once, with example arguments.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import urllib.error
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

from tooldesk.bootstrap import App, build_app
from tooldesk.calling.validation import compile_schema, validate
from tooldesk.errors import AppError
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.paths import AppPaths
from tooldesk.tools.coercion_policy import CoercionPolicy
from tooldesk.tools.server_question import ServerAnswer, ServerQuestion
from tooldesk.tools.tool_context import ToolContext
from tooldesk.workspace.trust import TrustedFolders

ARGUMENTS = {"add_numbers": {"a": 5, "b": 3}}
DOCUMENT = "https://conformance-test.local/client-metadata.json"
"""What the suite expects of clients that have such a document."""

SECRETS = {"client_secret": "CLIENT_SECRET", "private_key_pem": "CLIENT_KEY"}


async def yes(_request: PermissionRequest) -> Answer:
    return Answer.SESSION


async def answer(question: ServerQuestion) -> ServerAnswer:
    """What a person does who leaves every field of a form as it is, and logs in where asked."""
    if question.kind == "login":
        await asyncio.to_thread(open_page, question.url)
        return ServerAnswer("accept")
    if question.kind != "form":
        return ServerAnswer("decline")
    filled = validate({}, compile_schema(question.schema), CoercionPolicy.SAFE)
    return ServerAnswer("accept", filled.arguments)


def open_page(url: str) -> None:
    """A browser in which the person is known already: it is sent straight back."""
    try:
        with urllib.request.urlopen(url, timeout=20) as page:
            page.read()
    except urllib.error.URLError as error:
        sys.stdout.write(f"the page to log in: {error}\n")


async def call_all(app: App, known: dict[str, Any]) -> None:
    """Whether a call does what it should is for the suite to say: it sees both sides."""
    app.servers.answer_with(answer)
    await app.servers.start("server", yes)
    await app.servers.take("server")
    await app.workspace.load()
    tools = {each.source.tool: each for each in app.registry.definitions()}
    schemas = {name: each.input_schema for name, each in tools.items()}
    calls = [(each["name"], each["arguments"]) for each in known.get("toolCalls", ())]
    for tool, given in calls or [(tool, arguments_of(tool, schemas)) for tool in tools]:
        result = await app.executor.execute(tools[tool], given, ToolContext(), yes)
        sys.stdout.write(f"{tool}: {result.joined_text}\n")


def arguments_of(tool: str, schemas: dict[str, Any]) -> dict[str, Any]:
    """Of one that wants to see how another one's schema arrived, that schema."""
    others = [schema for name, schema in schemas.items() if name != tool]
    return {"schema": others[0]} if tool.endswith("_echo") and others else ARGUMENTS.get(tool, {})


def oauth_of(known: dict[str, Any], url: str) -> dict[str, Any]:
    """What a person would write into servers.json."""
    if "client_id" not in known:
        return {"client_metadata_url": DOCUMENT}
    oauth = {"client_id": known["client_id"], "issuer": known.get("issuer") or issuer_of(url)}
    if "client-credentials" in os.environ["MCP_CONFORMANCE_SCENARIO"]:
        oauth["grant"] = "client_credentials"
    if "client_secret" in known:
        oauth["client_secret"] = "${CLIENT_SECRET}"
    if "private_key_pem" in known:
        oauth["private_key"] = "${CLIENT_KEY}"
    return oauth


def issuer_of(url: str) -> str:
    """The authorization server, where the suite leaves it to be known."""
    parts = urlsplit(url)
    about = f"{parts.scheme}://{parts.netloc}/.well-known/oauth-protected-resource{parts.path}"
    with urllib.request.urlopen(about, timeout=20) as answer:
        return str(json.load(answer)["authorization_servers"][0])


async def main(url: str) -> int:
    known = json.loads(os.environ.get("MCP_CONFORMANCE_CONTEXT", "{}"))
    with TemporaryDirectory(prefix="tooldesk-conformance-") as folder:
        paths = AppPaths.of(Path(folder, "data"), Path(folder, "workspace"))
        (paths.workspace_dir / "tools").mkdir(parents=True)
        options = {"allow_private_hosts": True, "oauth": oauth_of(known, url)}
        server = {"url": url, "tooldesk": options}
        file = paths.workspace_dir / "servers.json"
        file.write_text(json.dumps({"mcpServers": {"server": server}}), encoding="utf-8")
        TrustedFolders(paths).add(paths.workspace_dir)
        app = build_app(paths)
        try:
            await app.load()
            for name, variable in SECRETS.items():
                if name in known:
                    await app.vault.set_for_session(variable, known[name])
            await call_all(app, known)
        except AppError as error:
            sys.stdout.write(f"{error.message} {error.next_step}\n")
            return 1
        finally:
            await app.close()
    return 0


if __name__ == "__main__":
    sys.stdout.write(f"{os.environ.get('MCP_CONFORMANCE_SCENARIO', 'no scenario')}\n")
    sys.exit(asyncio.run(main(sys.argv[-1])))
