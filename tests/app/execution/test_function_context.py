"""What a function gets that asks for its context: the same in this process and in a worker."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from tooldesk.errors import NotPermittedError
from tooldesk.execution.login_path import joined_paths
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.structured_tool import StructuredTool
from tooldesk.tools.call_permissions import CallPermissions
from tooldesk.tools.signer_context import SignerContext
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource
from tooldesk.tools.tool_result import ToolResult

OLD = sorted((Path.home() / ".pyenv" / "versions").glob("3.9.*/bin/python"))

SOURCE = dedent(
    """
    from __future__ import annotations
    import pathlib, time
    from typing import Optional
    from tooldesk import ToolContext

    def tell(context: ToolContext) -> dict:
        names = ("agent_name", "agent_role", "fingerprint_context", "session_id")
        told = {name: getattr(context, name) for name in names}
        return {
            **told,
            "env_vars": dict(context.env_vars),
            "env": {name: context.env.get(name) for name in ("KEY", "PATH")},
            "working_dir": [str(context.working_dir), context.working_dir.is_dir()],
            "permissions": context.permissions._asdict(),
            "cancelled": [context.cancelled, context.cancellation.is_cancelled],
            "not_raised": context.cancellation.raise_if_cancelled(),
            "signer": context.signer,
            "public": sorted(name for name in dir(context) if not name.startswith("_")),
        }

    def typed(call: ToolContext, context: str) -> list:
        return [call.session_id, context]

    def perhaps(word: str, call: Optional[ToolContext] = None) -> list:
        return [call.session_id, word]

    def change(context):
        for name in ("permission", "is_sandboxed"):
            try:
                setattr(context.permissions, name, "x")
            except AttributeError:
                continue
            return "changed"
        try:
            context.env_vars["KEY"] = "x"
        except TypeError:
            return "frozen"

    def report(context):
        context.progress(float("nan"), "first")
        for step in range(100):
            context.progress(step, "on the way")
        context.progress(0.75, "last")

    def sign(context) -> str:
        return context.signer.sign(b"data").decode() + context.signer.key_name

    def wait(context, path: str) -> None:
        context.cancellation.raise_if_cancelled()
        pathlib.Path(path + ".begun").touch()
        end = time.monotonic() + 20
        try:
            while time.monotonic() < end:
                context.cancellation.raise_if_cancelled()
                time.sleep(0.001)
        except Exception as reason:
            pathlib.Path(path).write_text(f"{type(reason).__name__}: {reason}")
            raise
    """
)

Call = Callable[..., Awaitable[ToolResult]]


@pytest.fixture(params=["here", "worker", "worker of Python 3.9"])
async def call(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Call]:
    """Calls a function of SOURCE with what a ToolContext says."""
    if request.param == "here":
        namespace: dict[str, Any] = {"__name__": "here"}
        exec(compile(SOURCE, "here", "exec"), namespace)

        async def call_here(function: str, arguments: dict[str, Any], **context: Any) -> ToolResult:
            tool = StructuredTool.from_function(namespace[function])
            return await tool.ainvoke(arguments, ToolContext(working_dir=tmp_path, **context))

        yield call_here
        return
    if request.param.endswith("3.9") and not OLD:
        pytest.skip("Python 3.9 is not installed here")
    interpreter = str(OLD[-1]) if request.param.endswith("3.9") else sys.executable
    (tmp_path / "tool.py").write_text(SOURCE, encoding="utf-8")
    pool = WorkerPool()

    async def call_outside(function: str, arguments: dict[str, Any], **context: Any) -> ToolResult:
        source = PythonSource(file="tool.py", function=function, interpreter=interpreter)
        given = ToolContext(working_dir=tmp_path, **context)
        return await pool.call(source, arguments, given, 30, tmp_path)

    yield call_outside
    await pool.close()


async def test_a_function_is_told_of_its_call_and_of_nothing_else(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("PATH", joined_paths("", os.environ["PATH"]))  # each folder once
    result = await call(
        "tell",
        {},
        agent_name="Ada",
        agent_role="Tester",
        fingerprint_context={"user": "u"},
        session_id="s-1",
        env_vars={"KEY": "value"},
        model="gpt",
        permissions=CallPermissions("ask", "allowed once by you"),
    )
    assert result.structured == {
        "agent_name": "Ada",
        "agent_role": "Tester",
        "fingerprint_context": {"user": "u"},
        "session_id": "s-1",
        "env_vars": {"KEY": "value"},
        "env": {"KEY": "value", "PATH": os.environ["PATH"]},
        "working_dir": [str(tmp_path), True],
        "permissions": {
            "permission": "ask",
            "allowed_by": "allowed once by you",
            "is_sandboxed": False,
            "folders": None,
            "hosts": None,
        },
        "cancelled": [False, False],
        "not_raised": None,
        "signer": None,
        "public": [
            *("agent_name", "agent_role", "cancellation", "cancelled", "env", "env_vars"),
            *("fingerprint_context", "finish", "of_request", "permissions", "progress"),
            *("session_id", "signer", "working_dir"),
        ],
    }


async def test_a_parameter_gets_it_by_its_type_or_by_its_name(call: Call):
    assert (await call("typed", {"context": "c"}, session_id="s")).structured == ["s", "c"]
    assert (await call("perhaps", {"word": "w"}, session_id="s")).structured == ["s", "w"]


async def test_what_it_says_can_not_be_changed(call: Call):
    assert (await call("change", {}, env_vars={"KEY": "v"})).joined_text == "frozen"


async def test_progress_is_thinned_bounded_and_ends_with_the_last(call: Call):
    seen: list[object] = []
    await call("report", {}, on_progress=lambda *progress: seen.append(progress))
    await asyncio.sleep(0)
    assert seen[0] == (0.0, "first")
    assert seen[-1] == (0.75, "last")
    assert len(seen) < 50


async def test_it_signs(call: Call):
    async def signed(data: bytes, is_digest: bool) -> bytes:
        return data.upper() + str(is_digest).encode()

    signer = SignerContext("wallet", "ed25519", b"", signed)
    assert (await call("sign", {}, signer=signer)).joined_text == "DATAFalsewallet"


async def test_a_no_to_a_signature_is_an_exception_of_the_tool(call: Call):
    async def refuse(data: bytes, is_digest: bool) -> bytes:
        raise NotPermittedError("You said no.")

    result = await call("sign", {}, signer=SignerContext("wallet", "ed25519", b"", refuse))
    assert result.content[0].text == "PermissionError: You said no."  # type: ignore[union-attr]


async def test_a_function_that_looks_out_for_it_ends_when_it_is_cancelled(
    call: Call, tmp_path: Path, until: Callable[..., Awaitable[None]]
):
    mark = tmp_path / "mark"
    task = asyncio.ensure_future(call("wait", {"path": str(mark)}))
    await until(Path(f"{mark}.begun").exists)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await until(lambda: mark.exists() and mark.read_text().endswith("."))
    assert mark.read_text() == "CallCancelledError: The call was cancelled."


async def test_an_async_function_of_this_process_is_told_how_to_sign():
    async def sign(context: ToolContext):
        return context.signer.sign(b"data")

    async def sign_on_a_thread(context: ToolContext):
        return (await asyncio.to_thread(context.signer.sign, b"data")).decode()

    async def signed(data: bytes, is_digest: bool) -> bytes:
        return data.upper()

    given = ToolContext(signer=SignerContext("wallet", "ed25519", b"", signed))
    assert "to_thread" in (await StructuredTool.from_function(sign).ainvoke({}, given)).joined_text
    tool = StructuredTool.from_function(sign_on_a_thread)
    assert (await tool.ainvoke({}, given)).joined_text == "DATA"
