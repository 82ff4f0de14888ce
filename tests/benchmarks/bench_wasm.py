"""A warm call of a WebAssembly module that does nothing, whole lifecycle and the run alone.

Limit: 2 ms for the whole. The module is a WASI command, made anew for each call, as every call's
is; what is warm is the compiled code and the process that runs it.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
import tempfile
import time
from contextlib import aclosing
from pathlib import Path

from wasmtime import wat2wasm

from tooldesk.bootstrap import App, build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.paths import AppPaths
from tooldesk.tools.tool_context import ToolContext
from tooldesk.usage.lifecycle import UsageFinished

NOOP = '(module (memory (export "memory") 1) (func (export "_start")))'
ROUNDS = 400
LIMIT_MS = 2.0


def main() -> int:
    """Print both; 1 when the limit is not kept."""
    with tempfile.TemporaryDirectory() as folder:
        whole, alone = asyncio.run(_measure(Path(folder)))
    for words, times in (("whole lifecycle", whole), ("its run alone", alone)):
        tenths = [1_000 * each for each in statistics.quantiles(times, n=10)]
        sys.stdout.write(
            f"no-op module, warm, {words:16} median {tenths[4]:6.3f} ms   quickest tenth"
            f" {tenths[0]:6.3f} ms   slowest tenth {tenths[8]:6.3f} ms ({LIMIT_MS:g})\n"
        )
    return int(1_000 * statistics.median(whole) > LIMIT_MS)


async def _measure(folder: Path) -> tuple[list[float], list[float]]:
    paths = AppPaths.of(folder / "data")
    (paths.workspace_dir / "tools").mkdir(parents=True)
    (paths.workspace_dir / "noop.wasm").write_bytes(wat2wasm(NOOP))
    source = {"kind": "wasm", "module": "noop.wasm", "output": "text"}
    fields = {
        "name": "noop",
        "source": source,
        "input_schema": {"type": "object", "properties": {}},
    }
    (paths.workspace_dir / "tools" / "noop.json").write_text(json.dumps(fields))
    app = build_app(paths)
    await app.load()
    await app.open_database()
    try:
        whole = [await _lifecycle_s(app) for _ in range(ROUNDS)]
        alone = [await _run_s(app) for _ in range(ROUNDS)]
    finally:
        await app.close()
    return whole[ROUNDS // 10 :], alone[ROUNDS // 10 :]


async def _lifecycle_s(app: App) -> float:
    began = time.perf_counter()
    async with aclosing(app.usage.run_calling(ToolCalling("noop", {}))) as events:
        async for event in events:
            if isinstance(event, UsageFinished):
                assert not event.results[0].is_error, event.results
    return time.perf_counter() - began


async def _run_s(app: App) -> float:
    definition = app.registry.get("noop")
    began = time.perf_counter()
    result = await app.executor.execute(definition, {}, ToolContext())
    assert not result.is_error, result
    return time.perf_counter() - began


if __name__ == "__main__":
    sys.exit(main())
