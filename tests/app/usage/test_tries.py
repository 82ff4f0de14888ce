"""A call that is tried again tells of each failed try while it lasts, and of their number after."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import aclosing

import pytest

from tooldesk.bootstrap import App
from tooldesk.tools.failed_try import FailedTry
from tooldesk.usage.events.event_json import event_json
from tooldesk.usage.lifecycle import OutputStreamed, StageFailed, StageFinished, TryFailed

FAILS_FIRST = """
echo x >> tries
echo "no luck" >&2
test "$(wc -l < tries)" -gt "$1" || exit 75
echo done
"""
EXECUTE = "execute"


@pytest.fixture
async def flaky(app: App) -> Callable[..., App]:
    """Makes a command that fails so many times before it does well."""

    async def make(failures: int, max_retries: int = 1) -> App:
        folder = app.workspace.folder
        (folder / "tools").mkdir(parents=True, exist_ok=True)
        (folder / "try.sh").write_text(FAILS_FIRST, encoding="utf-8")
        definition = {
            "name": "flaky",
            "source": {
                "kind": "shell",
                "command": ["sh", "try.sh", str(failures)],
                "retriable_exit_codes": [75],
            },
            "permission": "allow",
            "is_idempotent": True,
            "max_retries": max_retries,
        }
        (folder / "tools" / "flaky.json").write_text(json.dumps(definition), encoding="utf-8")
        await app.workspace.load()
        return app

    return make


async def explanation(app: App) -> str:
    (row,) = await app.history.latest()
    return str(json.loads(row["stages"])[EXECUTE]["explanation"])


async def test_failed_try_is_told_before_the_next_one(flaky, run, hermes):
    app = await flaky(failures=1, max_retries=3)
    ran = await run(hermes(("flaky", {})))
    (told,) = (each for each in ran.events if isinstance(each, TryFailed))
    assert (told.call_index, told.failed.number, told.failed.max_tries) == (0, 1, 4)
    assert told.failed.short_reason == "sh ended with exit code 75"
    assert 0.5 <= told.failed.pause_s <= 1.0
    end = ran.end_of(EXECUTE)
    assert isinstance(end, StageFinished)
    assert end.explanation.startswith("The tool returned a result after 2 tries; ")
    assert await explanation(app) == end.explanation
    printed = "".join(each.text for each in ran.events if isinstance(each, OutputStreamed))
    assert "gain" not in printed


async def test_failed_try_is_json_for_machines(flaky, run, hermes):
    await flaky(failures=1)
    ran = await run(hermes(("flaky", {})))
    (shape,) = (event_json(each) for each in ran.events if isinstance(each, TryFailed))
    assert (shape["event"], shape["call_index"]) == ("TryFailed", 0)
    assert list(shape["failed"]) == ["number", "max_tries", "reason", "pause_s"]


async def test_call_that_failed_each_time_is_remembered_with_its_tries(flaky, run, hermes):
    app = await flaky(failures=9)
    ran = await run(hermes(("flaky", {})))
    assert isinstance(ran.end_of(EXECUTE), StageFailed)
    assert (await explanation(app)).startswith("The tool failed after 2 tries; ")


async def test_timeout_of_the_last_try_is_remembered_with_its_tries(app, write_tool, run, hermes):
    code = "import time\n\n\ndef nap() -> str:\n    'Sleep.'\n    time.sleep(60)\n    return ''\n"
    write_tool("nap", code, timeout_s=0.2, is_idempotent=True, max_retries=1)
    await app.workspace.load()
    await run(hermes(("nap", {})))
    assert (await explanation(app)).startswith("After 2 tries: The tool ran longer")


async def test_call_stopped_in_a_pause_is_remembered_as_stopped(flaky, hermes):
    app = await flaky(failures=9, max_retries=9)
    async with asyncio.timeout(20), aclosing(app.usage.run(hermes(("flaky", {})))) as events:
        async for event in events:
            if isinstance(event, TryFailed):
                break
    assert (await explanation(app)).startswith("The call was stopped before it ended.")
    assert not any(each.running or each.waiting for each in app.pools.gauges())


@pytest.mark.parametrize(
    ("reason", "short"),
    [
        ("GET http://127.0.0.1:80/a.b answered 503 Busy. Try it later; e.g. so.", "503 Busy"),
        ("GET http://host/a answered 429.\nToo many", "429"),
        ("Connection refused", "Connection refused"),
        ("nap took longer than 0.5 s.", "nap took longer than 0.5 s"),
        ("  ", "no reason given"),
    ],
)
def test_short_reason_is_one_sentence_without_the_request(reason: str, short: str):
    assert FailedTry(1, 4, reason, 1.84).short_reason == short


def test_failed_try_reads_as_a_sentence():
    words = str(FailedTry(1, 4, "GET http://host/ answered 503 Busy.", 1.84))
    assert words == "Try 1 of 4 failed: 503 Busy. Trying again in 1.8 s."
