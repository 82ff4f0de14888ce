"""Calls that a server answers with a task: polled until it ends, its result taken, or cancelled.

Sources: MCP 2025-11-25, "Tasks" (asked for by `task` in tools/call, where the server and the tool
can; the result is had by tasks/result), and the extension io.modelcontextprotocol/tasks of
2026-07-28 (SEP-2663: the server decides; tasks/get holds the result, or what it asks for).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from contextvars import ContextVar
from typing import Any, Literal

from mcp.client.client import Client
from mcp.client.extension import ClaimContext, ClientExtension, ResultClaim
from mcp.client.session import ClientRequestContext, ClientSession
from mcp.shared.dispatcher import CallOptions
from mcp.shared.exceptions import MCPError
from mcp_types import (
    METHOD_NOT_FOUND,
    CallToolResult,
    ErrorData,
    InputRequest,
    ListTasksRequest,
    ListTasksResult,
    PaginatedRequestParams,
    Request,
    RequestParams,
    Result,
    TextContent,
)
from mcp_types.version import MODERN_PROTOCOL_VERSIONS
from pydantic import BaseModel, ConfigDict, Field, RootModel, TypeAdapter

from tooldesk.execution.mcp_server.remote_tool import ServerTask
from tooldesk.tools.tool_result import JsonObject

SHORTEST_POLL_S, LONGEST_POLL_S = 0.1, 30.0
"""Between two looks at a task, whatever its server says."""

USUAL_POLL_S = 1.0
"""Where it says nothing."""

MOST_TASKS = 1_000
"""A server that lists more is not asked for the rest."""

EXTENSION = "io.modelcontextprotocol/tasks"

_CANCEL_WAIT_S = 2.0
_LONGEST_WORDS = 1_000

Tell = Callable[[ServerTask], None]

on_task: ContextVar[Tell | None] = ContextVar("on_task", default=None)
"""Who hears how the task of the call that is made here stands."""


class _Handle(BaseModel):
    """What both protocols say of a task; the newer one has its own names for times."""

    model_config = ConfigDict(extra="allow")

    task_id: str = Field(alias="taskId", min_length=1, max_length=1_000)
    status: str = "working"
    message: str | None = Field(default=None, alias="statusMessage")
    created_at: str = Field(default="", alias="createdAt")
    poll_ms: float | None = Field(default=None, alias="pollIntervalMs")
    old_poll_ms: float | None = Field(default=None, alias="pollInterval")

    @property
    def pause_s(self) -> float:
        """Until the next look."""
        said = self.poll_ms or self.old_poll_ms
        return USUAL_POLL_S if said is None else _bounded(said / 1000)

    @property
    def task(self) -> ServerTask:
        """The same for a person."""
        words = (self.message or "")[:_LONGEST_WORDS]
        return ServerTask(self.task_id, self.status[:40], words, self.created_at[:40])


class _TaskResult(Result):
    """tools/call answered with a task, in the newer protocol; what it is is read again of it."""

    model_config = ConfigDict(extra="allow")

    result_type: Literal["task"] = "task"


class _TaskParams(RequestParams):
    task_id: str
    input_responses: JsonObject | None = None


class _TaskRequest(Request[_TaskParams, str]):
    name_param = "taskId"


class _Answer(RootModel[dict[str, Any]]):
    """Whatever the server says; its parts are read of it."""


class TasksExtension(ClientExtension):
    """Finishes calls of the newer protocol that are answered with a task."""

    identifier = EXTENSION

    def claims(self) -> Sequence[ResultClaim[Any]]:
        """What tools/call may be answered with."""
        return (ResultClaim(result_type="task", model=_TaskResult, resolve=_resolved),)


async def _resolved(answer: _TaskResult, context: ClaimContext) -> CallToolResult:
    handle = _Handle.model_validate(answer.model_dump(by_alias=True))
    return await _finished(context.session, handle, is_modern=True)


async def call_as_task(
    session: ClientSession, tool: str, arguments: JsonObject, on_progress: Any
) -> CallToolResult:
    """The result of a call that the older protocol is asked to make a task of.

    Raises:
        MCPError: the server refuses it, or is gone.
        pydantic.ValidationError: its answer breaks the protocol.
    """
    # the SDK has the types of this protocol's tasks, and refuses such an answer to tools/call
    params = {"name": tool, "arguments": arguments, "task": {}}
    data: JsonObject = {"method": "tools/call", "params": params}
    options: CallOptions = {} if on_progress is None else {"on_progress": on_progress}
    session._stamp(data, options)
    answer = await session._dispatcher.send_raw_request("tools/call", params, options)
    if "task" not in answer:
        return CallToolResult.model_validate(answer, by_name=False)
    return await _finished(session, _Handle.model_validate(answer["task"]), is_modern=False)


async def _finished(session: ClientSession, handle: _Handle, *, is_modern: bool) -> CallToolResult:
    try:
        return await _polled(session, handle, is_modern)
    except asyncio.CancelledError:
        # the request that made it was answered: nothing but this tells the server
        with suppress(Exception):
            async with asyncio.timeout(_CANCEL_WAIT_S):
                await _ask(session, "tasks/cancel", handle.task_id)
        raise


async def _polled(session: ClientSession, handle: _Handle, is_modern: bool) -> CallToolResult:
    task_id, answered = handle.task_id, set[str]()
    while True:
        _tell(handle.task)
        if is_modern and handle.status in ("completed", "failed"):
            return _result_of(handle)
        if not is_modern and handle.status in ("completed", "failed", "input_required"):
            # waits for the end, and lets what is asked meanwhile through
            payload = await _ask(session, "tasks/result", task_id)
            return CallToolResult.model_validate(payload, by_name=False)
        if handle.status == "cancelled":
            return _failed(f"The server cancelled it. {handle.message or ''}".strip())
        if is_modern and handle.status == "input_required":
            await _answer(session, handle, answered)
        await asyncio.sleep(handle.pause_s)
        handle = _Handle.model_validate(await _ask(session, "tasks/get", task_id))


def _result_of(handle: _Handle) -> CallToolResult:
    said = handle.model_extra or {}
    if handle.status == "completed":
        return CallToolResult.model_validate(said.get("result"), by_name=False)
    raise MCPError.from_error_data(ErrorData.model_validate(said.get("error")))


async def _answer(session: ClientSession, handle: _Handle, answered: set[str]) -> None:
    """Answer what a task asks for, once: until it has read that, it may ask for the same."""
    asked = (handle.model_extra or {}).get("inputRequests") or {}
    requests: dict[str, InputRequest] = TypeAdapter(dict[str, InputRequest]).validate_python(asked)
    given = {}
    for key, request in requests.items():
        if key in answered:
            continue
        context = ClientRequestContext(session=session, request_id=key)
        response = await session.dispatch_input_request(context, request)
        if isinstance(response, ErrorData):
            raise MCPError.from_error_data(response)
        given[key] = response.model_dump(by_alias=True, mode="json", exclude_none=True)
    if given:
        answered.update(given)
        await _ask(session, "tasks/update", handle.task_id, given)


async def listed_tasks(client: Client) -> list[ServerTask]:
    """The tasks that a server has for us, also of other connections.

    Raises:
        MCPError: it lists none: the newer protocol can't, and not every server of the older does.
    """
    able = client.server_capabilities.tasks
    if client.protocol_version in MODERN_PROTOCOL_VERSIONS or able is None or able.list is None:
        raise MCPError(METHOD_NOT_FOUND, "This server does not list its tasks.")
    found: list[ServerTask] = []
    cursor: str | None = None
    cursors: set[str] = set()
    while len(found) < MOST_TASKS:
        request = ListTasksRequest(params=PaginatedRequestParams(cursor=cursor))
        page = await client.session.send_request(request, ListTasksResult)
        found += [
            _Handle.model_validate(each.model_dump(by_alias=True, mode="json")).task
            for each in page.tasks
        ]
        cursor = page.next_cursor
        if cursor is None or cursor in cursors:
            break
        cursors.add(cursor)
    return found[:MOST_TASKS]


async def cancel_task(client: Client, task_id: str) -> None:
    """Have a server cancel a task, of whatever connection.

    Raises:
        MCPError: it knows no such task, or does not cancel.
    """
    await _ask(client.session, "tasks/cancel", task_id)


async def _ask(
    session: ClientSession, method: str, task_id: str, responses: JsonObject | None = None
) -> JsonObject:
    params = _TaskParams(task_id=task_id, input_responses=responses)
    return (await session.send_request(_TaskRequest(method=method, params=params), _Answer)).root


def _tell(task: ServerTask) -> None:
    if (tell := on_task.get()) is not None:
        tell(task)


def _failed(words: str) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=words)], is_error=True)


def _bounded(seconds: float) -> float:
    return min(max(seconds, SHORTEST_POLL_S), LONGEST_POLL_S)
