"""What 1,000 scenarios cost, as a ratio to parsing their outputs bare, and as a whole command."""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tooldesk.bootstrap import build_app
from tooldesk.calling.parsing.parse import parse
from tooldesk.paths import AppPaths
from tooldesk.scenarios.scenario import Scenario
from tooldesk.scenarios.scenario_runs import ScenarioRuns

COUNT = 1_000
ROUNDS = 5


def main() -> None:
    """Print a line for the core and one for the terminal."""
    with TemporaryDirectory() as folder:
        paths = AppPaths.of(Path(folder) / "data", Path(folder) / "workspace")
        asyncio.run(_core(paths))
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        where = ("--workspace", str(paths.workspace_dir), "--data-dir", str(paths.data_dir))
        subprocess.run([sys.executable, "-m", "tooldesk", "test", *where], check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        used_s = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        print(f"tooldesk test, {COUNT:,} scenarios: {used_s:.2f} s of processor time (limit 3)")


async def _core(paths: AppPaths) -> None:
    app = build_app(paths)
    await app.load()
    runs = ScenarioRuns(app)
    for number in range(COUNT):
        await runs.keep(f"sum-{number}", Scenario(raw=_output(number)))
    names = runs.files.names()
    texts = [runs.files.read(name).raw for name in names]
    schemas = {each.name: each.input_schema for each in app.registry.definitions()}
    bare_s, run_s = [], []
    for _ in range(ROUNDS):
        began = time.process_time()
        for text in texts:
            parse(text, schemas)
        bare_s.append(time.process_time() - began)
        began = time.process_time()
        for name in names:
            assert (await runs.run(name)).is_as_expected
        run_s.append(time.process_time() - began)
    await app.close()
    print(
        f"{COUNT:,} scenarios read, run and compared: {min(run_s) / min(bare_s):.1f} x parsing "
        f"their outputs bare ({min(run_s) / COUNT * 1e6:.0f} µs each)"
    )


def _output(number: int) -> str:
    """About 2 KB of words with two calls."""
    calls = [
        {"name": "calculator", "arguments": {"expression": f"{number} + 1"}},
        {"name": "text_statistcs", "arguments": {"text": f"number {number}"}},
    ]
    marked = "\n".join(f"<tool_call>{json.dumps(each)}</tool_call>" for each in calls)
    return f"{'The sum is what was asked for. ' * 60}\n{marked}"


if __name__ == "__main__":
    main()
