"""tooldesk test: run scenarios, and tell call by call what is not as expected."""

from __future__ import annotations

import time
from argparse import Namespace
from collections import Counter
from dataclasses import replace
from pathlib import Path

from tooldesk.bootstrap import App
from tooldesk.replaced_file import save_text
from tooldesk.scenarios.running import ScenarioResult
from tooldesk.scenarios.scenario_runs import ScenarioRuns
from tooldesk.scenarios.shown_differences import lines_of
from tooldesk.terminal.input_output import BAD_USAGE, CALL_FAILED, OK, say, say_json
from tooldesk.terminal.scenarios.scenarios_command import named
from tooldesk.terminal.session import clean, run_in_app
from tooldesk.tools.tool_result import JsonObject


def test(arguments: Namespace) -> int:
    """0 when all is as expected, 1 when something is not, 2 when a file can't be read."""

    async def work(app: App) -> int:
        runs = ScenarioRuns(app)
        began = time.perf_counter()
        results = [await runs.run(name) for name in named(runs, arguments.names)]
        duration_s = time.perf_counter() - began
        updated = []
        if arguments.update:
            for result in [each for each in results if each.differences]:
                await runs.accept(result)
                updated.append(result.name)
        # what came is not shown, and what was accepted is told of by name
        shown = await clean(app, [replace(each, got=None) for each in results])
        left = [each for each in shown if not each.is_as_expected and each.name not in updated]
        if arguments.junit:
            _write_junit(Path(arguments.junit), shown, updated)
        if arguments.json:
            say_json([_as_json(each, each.name in updated) for each in shown], indent=2)
        else:
            _say_all(left, updated, len(results), duration_s)
        if any(each.is_unreadable for each in results):
            return BAD_USAGE
        return CALL_FAILED if left else OK

    return run_in_app(arguments, work)


def _say_all(left: list[ScenarioResult], updated: list[str], count: int, duration_s: float) -> None:
    for result in left:
        say(f"{result.name}: {result.state}")
        for line in lines_of(result):
            say(f"  {line}")
    for name in updated:
        say(f"{name}: updated")
    counted = Counter(each.state for each in left)
    passed = count - len(left) - len(updated)
    words = [f"{passed:,} as expected"]
    words += [f"{len(updated):,} updated"] if updated else []
    words += [f"{many:,} {state}" for state, many in sorted(counted.items())]
    plural = "" if count == 1 else "s"
    say(f"{count:,} scenario{plural}: {', '.join(words)} ({duration_s:.2f} s)")


def _as_json(result: ScenarioResult, is_updated: bool) -> JsonObject:
    return {
        "name": result.name,
        "state": "updated" if is_updated else result.state,
        "duration_s": result.duration_s,
        "problem": result.problem,
        "next_step": result.next_step,
        "differences": [each.to_json("expected", "got") for each in result.differences],
    }


def _write_junit(file: Path, results: list[ScenarioResult], updated: list[str]) -> None:
    from tooldesk.terminal.scenarios.junit import junit_of

    text = junit_of(
        (each, [] if each.is_as_expected or each.name in updated else lines_of(each))
        for each in results
    )
    save_text(file, text)
