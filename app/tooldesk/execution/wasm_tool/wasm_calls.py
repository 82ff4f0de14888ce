"""WasmCalls: runs tools whose source is WebAssembly, in warm worker processes."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from tooldesk.errors import NOT_RUNNABLE_HERE, PermanentError, SystemFaultError, ToolTimeoutError
from tooldesk.execution.json_result import json_result, read_json
from tooldesk.execution.permissions.tool_code import file_hash
from tooldesk.paths import expanded_path
from tooldesk.redaction.model_words import words_for_model
from tooldesk.systems.packaged_python import packaged_python
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition, WasmSource
from tooldesk.tools.tool_result import JsonObject, TextContent, ToolResult

if TYPE_CHECKING:
    from tooldesk.execution.python_worker.worker_pool import WorkerPool
    from tooldesk.execution.structured_tool import ReadyCall
    from tooldesk.tools.tool_context import ToolContext

_RUNNER = PythonSource(
    file=str(Path(__file__).with_name("wasm_runner.py")),
    function="run",
    interpreter=packaged_python(),
)
"""It needs modules of ours, which no other Python has."""
_LARGEST_BYTES = 200_000_000
"""Of a module; larger ones would take minutes to compile."""

_GRACE_S = 1.0
"""After its deadline a module has stopped by itself; its process is ended where it has not."""

CheckFolder: TypeAlias = Callable[[ToolDefinition, Path, bool], None]
"""Refuses a folder that no sandboxed tool may read, or write."""

_TRAPS = {
    "STACK_OVERFLOW": "its calls are nested too deep",
    "MEMORY_OUT_OF_BOUNDS": "it reads or writes beyond its memory",
    "UNREACHABLE": "it gave up (unreachable), as programs do that panic or abort",
    "INTEGER_DIVISION_BY_ZERO": "it divides by zero",
    "INTERRUPT": "it was interrupted",
}
_WORLD = "call: func(arguments: string) -> result<string, string>"


class WasmCalls:
    """Keeps compiled modules in `compiled_dir`, a private folder; None compiles in each process."""

    def __init__(
        self,
        workers: WorkerPool,
        workspace_dir: Path,
        compiled_dir: Path | None,
        check_folder: CheckFolder,
    ) -> None:
        self._workers = workers
        self._workspace_dir = workspace_dir
        self._compiled_dir = compiled_dir
        self._check_folder = check_folder

    async def prepare(
        self, definition: ToolDefinition, arguments: JsonObject, context: ToolContext
    ) -> ReadyCall:
        """A call that is ready to run; a failure of the module's own is a result too.

        Raises:
            PermanentError: there is no such module or folder, or it may not have that folder.

        What is ready raises:
            ToolTimeoutError: it took longer than timeout_s.
            PermanentError: it is no module that can run, or what it gave is not the JSON asked for.
            SystemFaultError: its process crashed.
        """
        source = definition.source
        assert isinstance(source, WasmSource)
        request = await asyncio.to_thread(self._request, definition, source, context)
        request["stdin"] = json.dumps(arguments, ensure_ascii=False)
        run = self._workers.prepare(
            _RUNNER,
            {"request": request},
            context,
            definition.timeout_s + _GRACE_S,
            self._workspace_dir,
        )
        return partial(_run, definition, source, run)

    def _request(
        self, definition: ToolDefinition, source: WasmSource, context: ToolContext
    ) -> JsonObject:
        file = self._workspace_dir / expanded_path(source.module)
        sha256 = file_hash(file) if _is_usable(file) else ""
        if not sha256:
            raise PermanentError(
                f"There is no module {file}, or it is larger than {_LARGEST_BYTES / 1e6:.0f} MB.",
                next_step="Correct the module's path in the tool's source.",
                for_model=NOT_RUNNABLE_HERE,
            )
        return {
            "module": str(file),
            "sha256": sha256,
            "cache_dir": self._compiled_dir and os.fspath(self._compiled_dir),
            "folders": [
                [self._folder(definition, each.path, each.is_writable), *where]
                for each in source.folders
                for where in [(each.mounted_as, each.is_writable)]
            ],
            "variables": list(context.env_vars),
            "memory_bytes": source.memory_mb * 1_048_576,
            "timeout_s": definition.timeout_s,
        }

    def _folder(self, definition: ToolDefinition, path: str, is_writable: bool) -> str:
        folder = (self._workspace_dir / expanded_path(path)).resolve()
        if not os.path.isdir(folder):  # a name too long for any is none, too
            raise PermanentError(
                f"There is no folder {folder}, which {definition.name} is to have.",
                next_step='Make it, or correct "folders" in the tool\'s source.',
                for_model=NOT_RUNNABLE_HERE,
            )
        self._check_folder(definition, folder, is_writable)
        return str(folder)


def _is_usable(file: Path) -> bool:
    try:
        return file.stat().st_size <= _LARGEST_BYTES
    except OSError:
        return False


async def _run(
    definition: ToolDefinition, source: WasmSource, run: Callable[[], Awaitable[ToolResult]]
) -> ToolResult:
    try:
        reply = await run()
    except ToolTimeoutError as error:
        raise _timeout(definition) from error
    outcome = reply.structured
    if reply.is_error or not isinstance(outcome, dict):
        raise SystemFaultError(
            f"{source.module} could not be run: {reply.joined_text[:2_000]}",
            next_step="Run it again; if it stays so, that is a fault of Tooldesk's.",
        )
    if outcome["end"] == "timeout":
        raise _timeout(definition)
    if outcome["end"] != "ok":
        return _failure(source, outcome)
    text = str(outcome["text"])
    if source.output == "text":
        return json_result(text.removesuffix("\n"))
    step = 'Let it write JSON and nothing else, or set "output" to "text" in the tool\'s source.'
    value = await read_json(text, from_what=f"What {source.module} gave", next_step=step)
    return json_result(value)


def _timeout(definition: ToolDefinition) -> ToolTimeoutError:
    return ToolTimeoutError(
        f"{definition.name} ran longer than {definition.timeout_s:g} s and was stopped.",
        next_step="Raise its timeout_s, or give it less to do. Compiling a module that is new "
        "counts, too.",
    )


def _failure(source: WasmSource, outcome: JsonObject) -> ToolResult:
    """A failure of the module's own, with what it wrote."""
    how, next_step = _words(source, outcome)
    written = [str(outcome[key]).strip() for key in ("stderr", "text")]
    texts = [f"{how} {next_step}".rstrip(), *(each[:20_000] for each in written if each)]
    is_theirs = outcome["end"] in ("unusable", "no entry")
    said = NOT_RUNNABLE_HERE if is_theirs else words_for_model("\n\n".join((how, *texts[1:])))
    return ToolResult(
        content=tuple(map(TextContent, texts)),
        is_error=True,
        error_class="permanent",
        next_step=next_step,
        for_model=said,
    )


def _words(source: WasmSource, outcome: JsonObject) -> tuple[str, str]:
    """What happened, and what to do."""
    name, why = source.module, str(outcome["why"]).strip()
    match outcome["end"]:
        case "error":
            return f"{name} says that it failed.", ""
        case "exit":
            return (
                f"{name} ended with exit code {outcome['code']}.",
                "Correct the arguments by what it wrote.",
            )
        case "memory":
            return (
                f"{name} needs more than the {source.memory_mb:,} MB of memory that it may use.",
                "Give it less to do, or raise memory_mb in the tool's source.",
            )
        case "flood":
            return (
                f"{name} wrote more than {why} bytes and was stopped.",
                "Let it give back less at once.",
            )
        case "no entry":
            return (
                f"{name} exports nothing that can be called. It exports: {why or 'nothing'}.",
                f"Build it as a WASI command (_start), or as a component with {_WORLD}.",
            )
        case "unusable":
            return f"{name} can't be run: {why}.", "Build it again, for WASI preview 1 or 2."
    return f"{name} was stopped: {_TRAPS.get(why, why)}.", "Give it other arguments, or correct it."
