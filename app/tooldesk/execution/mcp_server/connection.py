"""ServerConnection: one client of one server, from its start until it is closed or lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from mcp.client import _transport as transports
from mcp.client.client import Client
from mcp.client.session import ClientRequestContext
from mcp_types import (
    CallToolResult,
    CreateMessageRequestParams,
    CreateMessageResult,
    ElicitRequestFormParams,
    ElicitRequestParams,
    ElicitResult,
    ErrorData,
    Implementation,
    ListRootsResult,
    LoggingMessageNotificationParams,
    Root,
    TextContent,
    ToolListChangedNotification,
)
from mcp_types.version import MODERN_PROTOCOL_VERSIONS
from pydantic import FileUrl

from tooldesk.errors import DefinitionError, ToolUsageError
from tooldesk.execution.mcp_server.answer_clock import AnswerClock
from tooldesk.execution.mcp_server.call_progress import progress_of, task_words_of
from tooldesk.execution.mcp_server.remote_tool import RemoteTool, app_of, may_be_task
from tooldesk.execution.mcp_server.running_calls import RunningCalls
from tooldesk.execution.mcp_server.server_tasks import TasksExtension, call_as_task, on_task
from tooldesk.execution.mcp_server.transport.stdio_transport import StdioTransport
from tooldesk.execution.mcp_server.transport.traffic_log import TrafficLog
from tooldesk.tools.server_config import ServerOptions
from tooldesk.tools.server_question import DECLINED, AskForServer, ServerAnswer, ServerQuestion
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import JsonObject

if TYPE_CHECKING:
    from tooldesk.execution.mcp_server.authorization.login_auth import LoginAuth

MOST_TOOLS = 5_000
"""A server that lists more is refused the rest."""

_MOST_PAGES = 500
_CLOSE_WAIT_S = 6.0
_END_WAIT_S = 0.5
_LONGEST_WORDS = 20_000
_DECLINED_WORDS = "The user declined to answer."


class ServerConnection:
    """Belongs to one event loop. Open it once, call it often, close it.

    Attributes:
        tools: What the server listed last, by its own names.
        apps: Which of them have a user interface of the server's, and the URI of its source.
        unusable: Why some of what it listed is none of them.
        on_lost: Called when it ends without being closed.
        over: Set once it has ended, and whoever wants to know was told.
        failure: What ended it, when that was an error of ours or of the SDK.
    """

    def __init__(
        self,
        name: str,
        transport: transports.Transport,
        options: ServerOptions,
        log: TrafficLog,
        ask: Callable[[], AskForServer | None],
        clock: AnswerClock,
        login: LoginAuth | None = None,
    ) -> None:
        """`ask` gives who answers the server's questions by then; None declines them."""
        self.name = name
        self.tools: dict[str, RemoteTool] = {}
        self.apps: dict[str, str] = {}
        self.unusable: list[str] = []
        self._as_tasks: set[str] = set()
        self._has_other_tools = False
        self._fresh_until: float | None = None
        self.on_lost: Callable[[], None] | None = None
        self._transport = transport
        self._options = options
        self._log = log
        self._ask = ask
        self._clock = clock
        self._login = login
        self.over = asyncio.Event()
        self._closing = asyncio.Event()
        self._ready: asyncio.Future[Client] = asyncio.get_running_loop().create_future()
        self._life: asyncio.Task[None] | None = None
        self._calls = RunningCalls()
        self._listing = asyncio.Lock()
        self.failure: BaseException | None = None

    @property
    def is_open(self) -> bool:
        """Whether it can be called."""
        return (
            self._ready.done()
            and self._ready.exception() is None
            and not self._closing.is_set()
            and self._life is not None
            and not self._life.done()
            and not (self.process is not None and self.process.gone.is_set())
        )

    @property
    def process(self) -> StdioTransport | None:
        """The server's process, of one that is started here."""
        return self._transport if isinstance(self._transport, StdioTransport) else None

    @property
    def client(self) -> Client:
        """The SDK's client, for what is no call of a tool."""
        return self._ready.result()

    @property
    def is_modern(self) -> bool:
        """Whether the protocol of 2026 is spoken, which has no sessions."""
        return self.client.protocol_version in MODERN_PROTOCOL_VERSIONS

    @property
    def _makes_tasks(self) -> bool:
        """Whether the older protocol's tasks are to be had."""
        able = self.client.server_capabilities.tasks
        requests = None if able is None or self.is_modern else able.requests
        return (
            requests is not None
            and requests.tools is not None
            and (requests.tools.call is not None)
        )

    @property
    def is_stale(self) -> bool:
        """Whether its list may be another one: it said so, or for how long it would be this one."""
        ends = self._fresh_until
        is_over = ends is not None and asyncio.get_running_loop().time() >= ends
        return self._has_other_tools or is_over

    async def open(self) -> None:
        """Start, and learn the tools.

        Raises:
            Exception: whatever goes wrong with it; it is closed then.
        """
        self._life = asyncio.get_running_loop().create_task(self._live())
        try:
            async with self._clock:
                await asyncio.shield(self._ready)
                await self.list_tools()
        except BaseException:
            await self.close()
            raise

    @property
    def login_failure(self) -> ToolUsageError | None:
        """Why nobody is logged in to a server that wants it."""
        return None if self._login is None else self._login.failure

    async def close(self) -> None:
        """End it, and everything that the server started."""
        self._closing.set()
        if self._life is not None:
            if not self._ready.done():
                self._life.cancel()
            _, late = await asyncio.wait([self._life], timeout=_CLOSE_WAIT_S)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late, timeout=_CLOSE_WAIT_S)
        if self.process is not None:
            await self.process.wait_until_left()
        if self._ready.done() and not self._ready.cancelled():
            self._ready.exception()

    async def list_tools(self) -> dict[str, RemoteTool]:
        """Ask for all tools, page by page.

        Raises:
            MCPError: the server refuses to say, or is gone.
        """
        async with self._listing:
            self._has_other_tools = False
            found: dict[str, RemoteTool] = {}
            self.apps, self.unusable, self._as_tasks = {}, [], set()
            try:
                if self.client.server_capabilities.tools is not None:
                    await self._list_pages(found)
            except BaseException:
                self._has_other_tools = True
                raise
            self.tools = found
            return found

    async def _list_pages(self, found: dict[str, RemoteTool]) -> None:
        cursor: str | None = None
        cursors: set[str] = set()
        self._fresh_until = None
        for _ in range(_MOST_PAGES):
            page = await self.client.list_tools(cursor=cursor)
            self._note_time_to_live(page.ttl_ms)
            for listed in page.tools:
                self._take(listed.model_dump(by_alias=True, mode="json", exclude_none=True), found)
            cursor = page.next_cursor
            if cursor is None or cursor in cursors or len(found) >= MOST_TOOLS:
                break
            cursors.add(cursor)
        if cursor is not None:
            self.unusable.append(f"only the first {len(found):,} tools were taken")

    def _note_time_to_live(self, ttl_ms: int) -> None:
        """0 is what a server says that promises nothing: its notices, and each start, will do."""
        if ttl_ms:
            ends = asyncio.get_running_loop().time() + ttl_ms / 1000
            self._fresh_until = min(ends, self._fresh_until or ends)

    def _take(self, listed: JsonObject, found: dict[str, RemoteTool]) -> None:
        try:
            tool = RemoteTool.of(listed)
        except DefinitionError as error:
            self.unusable.append(error.message)
            return
        if may_be_task(listed):
            self._as_tasks.add(tool.name)
        if app := app_of(listed):
            self.apps[tool.name] = app
        if tool.name in found:
            self.unusable.append(f"the tool {tool.name[:80]} is listed twice")
        else:
            found[tool.name] = tool

    async def call(
        self, tool: str, arguments: JsonObject, context: ToolContext, clock: AnswerClock
    ) -> CallToolResult:
        """The server's answer to a call. Cancelling it tells the server.

        `clock` is the call's, and stands still while a person answers what the server asks.

        Raises:
            MCPError: the server refuses it, or is gone.
            pydantic.ValidationError: its answer breaks the protocol.
        """
        progress = progress_of(context)
        token = on_task.set(task_words_of(context, self._log))
        try:
            with self._calls.one_more(context, clock):
                if tool in self._as_tasks and self._makes_tasks:
                    return await call_as_task(self.client.session, tool, arguments, progress)
                return await self.client.call_tool(tool, arguments, progress_callback=progress)
        finally:
            on_task.reset(token)

    async def _live(self) -> None:
        """The SDK wants a connection to be entered and left by one task."""
        client = Client(
            self._transport,
            mode="auto" if self._options.era == "auto" else "legacy",
            client_info=Implementation(name="tooldesk", version="1"),
            cache=None,
            logging_callback=self._on_log,
            message_handler=self._on_message,
            elicitation_callback=self._on_elicitation,
            sampling_callback=self._on_sampling,
            list_roots_callback=self._on_roots,
            extensions=[TasksExtension()],
        )
        try:
            async with client:
                # the lifecycle checks results itself, with what no schema can keep busy for ever
                setattr(client.session, "validate_tool_result", _unchecked)  # noqa: B010
                self._ready.set_result(client)
                await self._until_over(client)
        except Exception as error:
            self.failure = error
            if not self._ready.done():
                self._ready.set_exception(error)
        finally:
            if not self._ready.done():
                self._ready.set_exception(ConnectionError("closed"))
            await self._note_end()

    async def _note_end(self) -> None:
        if self.over.is_set():
            return
        if self.process is not None and not self._closing.is_set():
            await self.process.wait_for_end(_END_WAIT_S)
        self.over.set()
        if not self._closing.is_set() and self.on_lost is not None:
            self.on_lost()

    async def _until_over(self, client: Client) -> None:
        loop = asyncio.get_running_loop()
        waits = [loop.create_task(self._closing.wait())]
        if self.process is not None:
            waits.append(loop.create_task(self.process.gone.wait()))
        listening = loop.create_task(self._listen(client)) if self.is_modern else None
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            await self._note_end()
        finally:
            tasks = [*waits, *([listening] if listening else [])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self, client: Client) -> None:
        """In the newest protocol a client asks for notices; in the older ones they just come."""
        tools = client.server_capabilities.tools
        if tools is None or not tools.list_changed:
            return
        # one that can't be listened to is asked again at the next connection
        with suppress(Exception):
            async with client.listen(tools_list_changed=True) as subscription:
                async for _ in subscription:
                    self._has_other_tools = True

    async def _on_message(self, message: Any) -> None:
        if isinstance(message, ToolListChangedNotification):
            self._has_other_tools = True

    async def _on_log(self, params: LoggingMessageNotificationParams) -> None:
        self._log.add("note", f"{params.level}: {params.data}")

    async def _on_roots(self, context: ClientRequestContext) -> ListRootsResult | ErrorData:
        return ListRootsResult(
            roots=[Root(uri=FileUrl(folder.as_uri())) for folder in self._calls.folders]
        )

    async def _on_elicitation(
        self, context: ClientRequestContext, params: ElicitRequestParams
    ) -> ElicitResult | ErrorData:
        if isinstance(params, ElicitRequestFormParams):
            schema = params.requested_schema
            schema = schema if isinstance(schema, dict) else schema.model_dump(by_alias=True)
            question = ServerQuestion(self.name, "form", params.message, schema)
        else:
            question = ServerQuestion(self.name, "url", params.message, url=str(params.url))
        answer = await self._asked(question)
        is_form = answer.action == "accept" and question.kind == "form"
        return ElicitResult(action=answer.action, content=answer.content if is_form else None)

    async def _on_sampling(
        self, context: ClientRequestContext, params: CreateMessageRequestParams
    ) -> CreateMessageResult | ErrorData:
        said = params.model_dump(by_alias=True, mode="json", exclude_none=True)
        lines = [params.system_prompt or ""]
        lines += [f"{each['role']}: {_words_of(each['content'])}" for each in said["messages"]]
        message = "\n".join(filter(None, lines))[:_LONGEST_WORDS]
        answer = await self._asked(ServerQuestion(self.name, "sampling", message, sampling=said))
        if answer.action != "accept":
            words = "The model could not be asked." if answer.failure else _DECLINED_WORDS
            return ErrorData(code=-1, message=words)
        given = {"text": "", "model": "a person", "stop_reason": None, **answer.content}
        return CreateMessageResult(
            role="assistant",
            content=TextContent(type="text", text=given["text"]),
            model=given["model"],
            stop_reason=given["stop_reason"],
        )

    async def _asked(self, question: ServerQuestion) -> ServerAnswer:
        self._log.add("note", f"asks: {question.kind}: {question.message}")
        ask = self._ask()
        question = replace(question, waiting=self._calls.clocks_stopped)
        answer = DECLINED if ask is None else await self._calls.answer_of(ask(question))
        why = f": {answer.failure}" if answer.failure else ""
        self._log.add("note", f"it was told: {answer.action}{why}")
        return answer


async def _unchecked(name: str, result: CallToolResult) -> None:
    return None


def _words_of(content: Any) -> str:
    blocks = content if isinstance(content, list) else [content]
    return " ".join(str(each.get("text", f"({each.get('type')})")) for each in blocks)
