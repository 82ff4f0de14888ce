"""What a server offers besides tools: resources, templates of these, prompts, completions."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from mcp.shared.exceptions import MCPError
from mcp_types import PromptReference, ResourceTemplateReference

from tooldesk.errors import InvalidInputError, RetriableError
from tooldesk.execution.mcp_server.connection import ServerConnection
from tooldesk.execution.mcp_server.remote_tool import ServerTask
from tooldesk.execution.mcp_server.server_tasks import cancel_task, listed_tasks
from tooldesk.tools.python_function.mcp_content import result_of_mcp
from tooldesk.tools.tool_result import JsonObject, ToolResult

MOST_LISTED = 5_000
"""Of one kind; the rest is not asked for."""

_MOST_PAGES = 500
ANSWER_TIMEOUT_S = 60.0
"""How long a server may take for one of these."""


async def offers_of(connection: ServerConnection) -> JsonObject:
    """All of them as the server lists them: {"resources", "resource templates", "prompts"}.

    And {"apps"}: the user interfaces of its tools, which are named and never rendered.

    Raises:
        ToolUsageError: the server refuses to say, or is gone.
    """
    client, offered = connection.client, connection.client.server_capabilities
    found: JsonObject = {}
    async with _answered(connection):
        if offered.resources is not None:
            found["resources"] = await _all(client.list_resources, "resources")
            found["resource templates"] = await _all(
                client.list_resource_templates, "resource_templates"
            )
        if offered.prompts is not None:
            found["prompts"] = await _all(client.list_prompts, "prompts")
    if connection.apps:
        found["apps"] = [
            {"uri": uri, "description": f"user interface of {tool}"}
            for tool, uri in connection.apps.items()
        ]
    return found


async def resource_result(connection: ServerConnection, uri: str) -> ToolResult:
    """What a resource holds: text and pictures as they are, other bytes in words.

    Raises:
        ToolUsageError: the server refuses it, or is gone.
    """
    async with _answered(connection):
        answer = await connection.client.read_resource(uri)
    said = answer.model_dump(by_alias=True, mode="json", exclude_none=True)
    blocks = [{"type": "resource", "resource": each} for each in said["contents"]]
    result = result_of_mcp({"content": blocks, "isError": False})
    return result or ToolResult.error("The resource holds nothing that can be shown.")


async def prompt_text(connection: ServerConnection, name: str, values: JsonObject) -> str:
    """A prompt with its arguments filled in, a paragraph a message.

    Raises:
        ToolUsageError: the server refuses it, or is gone.
    """
    texts = {key: value if isinstance(value, str) else str(value) for key, value in values.items()}
    async with _answered(connection):
        answer = await connection.client.get_prompt(name, texts)
    said = answer.model_dump(by_alias=True, mode="json", exclude_none=True)
    lines = []
    for message in said["messages"]:
        result = result_of_mcp({"content": [message["content"]], "isError": False})
        shown = "" if result is None else result.joined_text
        lines.append(f"{message['role']}: {shown or message['content']['type']}")
    return "\n\n".join(lines)


async def completions(
    connection: ServerConnection, argument: str, begun: str, *, prompt: str = "", template: str = ""
) -> tuple[str, ...]:
    """What an argument of a prompt, or of a resource template, could go on as.

    Raises:
        ToolUsageError: the server refuses to say, or is gone.
    """
    reference: PromptReference | ResourceTemplateReference
    if prompt:
        reference = PromptReference(type="ref/prompt", name=prompt)
    else:
        reference = ResourceTemplateReference(type="ref/resource", uri=template)
    async with _answered(connection):
        answer = await connection.client.complete(reference, {"name": argument, "value": begun})
    return tuple(answer.completion.values)


async def tasks_of(connection: ServerConnection) -> list[ServerTask]:
    """What the server works at, or did, for us.

    Raises:
        ToolUsageError: it lists none, or is gone.
    """
    async with _answered(connection):
        return await listed_tasks(connection.client)


async def cancel(connection: ServerConnection, task_id: str) -> None:
    """Have the server end one.

    Raises:
        ToolUsageError: it knows none of that id, refuses, or is gone.
    """
    async with _answered(connection):
        await cancel_task(connection.client, task_id)


async def _all(ask: Callable[..., Awaitable[Any]], field: str) -> list[JsonObject]:
    found: list[JsonObject] = []
    cursor, cursors = None, set()
    for _ in range(_MOST_PAGES):
        page = await ask(cursor=cursor)
        found += (
            each.model_dump(by_alias=True, mode="json", exclude_none=True)
            for each in getattr(page, field)
        )
        cursor = page.next_cursor
        if cursor is None or cursor in cursors or len(found) >= MOST_LISTED:
            break
        cursors.add(cursor)
    return found[:MOST_LISTED]


@asynccontextmanager
async def _answered(connection: ServerConnection) -> AsyncIterator[None]:
    try:
        async with asyncio.timeout(ANSWER_TIMEOUT_S):
            yield
    except TimeoutError as error:
        raise RetriableError(
            f"The server {connection.name} did not answer within {ANSWER_TIMEOUT_S:g} s.",
            next_step="Try it again.",
        ) from error
    except MCPError as error:
        raise InvalidInputError(
            f"The server {connection.name} refuses: {error.error.message[:2_000]}",
            next_step=f"See what it offers: tooldesk servers show {connection.name} --live",
        ) from error
