"""Fifty random secrets go through every way a call can end; afterwards none is to be found."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tooldesk.bootstrap import App
from tooldesk.usage.lifecycle import CallFinished, OutputStreamed, StageFinished, UsageEvent

A_WAY = 4

CODE = '''
import base64, html, json, os, sys, textwrap, time, urllib.parse

def leaky(way: str, first: int, said: str = "") -> dict:
    """Do with its secrets what it must not."""
    values = [os.environ[f"CANARY_{at}"] for at in range(first, first + 4)]
    text = " ".join(values)
    for at in range(0, len(text), 7):
        sys.stdout.write(text[at:at + 7])
        sys.stdout.flush()
    print(json.dumps(values), file=sys.stderr, flush=True)
    print("ready", flush=True)
    wrapped = base64.encodebytes(f"some text before: {text}".encode()).decode()
    print(wrapped, textwrap.indent(wrapped, "> "), flush=True)
    if way == "failure":
        raise RuntimeError(f"bad key {text} {values}")
    if way == "group":
        inner = ExceptionGroup(f"inner {text}", [ValueError(v.encode()) for v in values])
        inner.add_note(wrapped)
        raise ExceptionGroup("outer", [inner, RuntimeError(json.dumps(values))])
    if way == "crash":
        sys.stderr.write(text[-1500:])
        sys.stderr.flush()
        os._exit(3)
    if way in ("timeout", "cancel"):
        time.sleep(600)
    return {
        "plain": values,
        text: "as a key",
        "basic": [base64.b64encode(f"user:{v}".encode()).decode() for v in values],
        "urlsafe": [base64.urlsafe_b64encode(f"{v}:x".encode()).decode() for v in values],
        "url": urllib.parse.urlencode({"a": values}, doseq=True),
        "json": json.dumps({"a": json.dumps(values)}),
        "deeper": json.dumps([json.dumps({"a": json.dumps(values)})]),
        "html": html.escape(json.dumps(values)),
        "bytes": [repr(v.encode()) for v in values],
        "digits": [v.encode().hex().upper() for v in values],
        "twice": [urllib.parse.quote(urllib.parse.quote(v)) for v in values],
        "in json in base64": base64.b64encode(json.dumps(values).encode()).decode(),
        "wrapped": wrapped,
        "wrapped in json": json.dumps(wrapped),
    }
'''

NOSY = '''
import os

def nosy() -> list:
    """Everything that this process was given."""
    with open("/proc/self/environ", "rb") as file:
        return [dict(os.environ), file.read().decode()]
'''


@pytest.fixture
async def armed(
    app: App, write_tool: Callable[..., Path], secret_service, canaries, hand_out
) -> App:
    fields = {"env_vars": canaries.variables}
    write_tool("leaky", CODE, cache={"enabled": True}, **fields)
    write_tool("impatient", CODE.replace("def leaky", "def impatient"), timeout_s=1.5, **fields)
    write_tool("nosy", NOSY)
    await app.workspace.load()
    await canaries.store(app)
    await hand_out(app)
    return app


def finished(events: list[UsageEvent]) -> list[CallFinished]:
    return [each for each in events if isinstance(each, CallFinished)]


async def test_no_secret_is_left_anywhere(armed: App, canaries, events_of):
    seen: list[UsageEvent] = []
    for place, way in enumerate(("success", "failure", "crash", "timeout", "cancel", "group")):
        tool = "impatient" if way == "timeout" else "leaky"
        seen += await events_of(armed, tool, way=way, first=place % 5 * A_WAY)
    # a model that has seen a secret and says it, and an answer that may come from the cache
    said = canaries.values["CANARY_7"]
    for _ in range(2):
        seen += await events_of(armed, "leaky", way="success", first=0, said=said)
    errors = [each.result.is_error for each in finished(seen)]
    assert errors == [False, True, True, True, True, False, False]
    explained = [each.explanation for each in seen if isinstance(each, StageFinished)]
    assert "Not stored: there is a secret in it." in explained
    assert not any(each.startswith("Hit") for each in explained)
    shown = canaries.assert_events_are_clean(seen)
    for name in canaries.values:
        assert f"•••{name}•••" in shown
    canaries.assert_clean(json.dumps(dict(os.environ), ensure_ascii=False))
    rows = await armed.history.latest()
    assert len(rows) == 8
    canaries.assert_clean(json.dumps(rows, ensure_ascii=False))
    await canaries.assert_no_file_holds_any(armed)


async def test_process_of_another_tool_holds_no_secret(armed: App, canaries, events_of):
    await events_of(armed, "leaky", way="success", first=0)
    (nosy,) = finished(await events_of(armed, "nosy"))
    assert not nosy.result.is_error
    assert "CANARY" not in repr(nosy.result)


async def test_missing_secret_stops_the_call_before_it_runs(
    app: App, write_tool: Callable[..., Path], no_bus, events_of
):
    write_tool("needy", CODE.replace("def leaky", "def needy"), env_vars=[{"name": "NEEDED_KEY"}])
    await app.workspace.load()
    seen = await events_of(app, "needy", way="success", first=0)
    (needy,) = finished(seen)
    assert needy.result.error_class == "permanent"
    assert "needy needs NEEDED_KEY" in needy.result.joined_text
    assert "tooldesk secrets set NEEDED_KEY" in needy.result.joined_text
    assert not any(isinstance(each, OutputStreamed) for each in seen)
