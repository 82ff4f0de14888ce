"""A check calls the tool once and says whether the value works; nothing of it is shown or kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tooldesk.bootstrap import App
from tooldesk.usage.desk.secret_check import CheckVerdict, smallest_arguments

CODE = '''
import os

def ping(times: int = 1) -> str:
    """Ask the service."""
    key = os.environ["CHECKED_KEY"]
    if key == "canary-good":
        return f"hello {key}" * times
    if key == "canary-broken":
        raise RuntimeError("the network is down")
    raise PermissionError(f"401 Unauthorized: {key}")
'''


@pytest.fixture
async def checked(app: App, write_tool: Callable[..., Path], no_keyring):
    schema = {"type": "object", "properties": {"times": {"type": "integer", "minimum": 1}}}
    variables = [{"name": "CHECKED_KEY", "check": {"times": 1}}]
    write_tool("ping", CODE, input_schema=schema, env_vars=variables, permission="ask")
    await app.workspace.load()

    async def check(value: str | None, **arguments: object):
        if value is not None:
            await app.vault.set_for_session("CHECKED_KEY", value)
        outcome = await app.secret_check.run(app.registry.get("ping"), arguments)
        assert "canary" not in repr(outcome)
        return outcome

    return check


@pytest.fixture
def no_keyring(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))


async def test_value_that_works_is_told(checked):
    outcome = await checked("canary-good")
    assert (outcome.verdict, outcome.text) == (CheckVerdict.WORKS, "hello •••CHECKED_KEY•••")
    assert outcome.next_step == ""


async def test_refused_value_is_told_as_such(checked):
    outcome = await checked("canary-bad")
    assert outcome.verdict is CheckVerdict.REFUSED
    assert "was refused" in outcome.next_step


async def test_other_failure_says_nothing_about_the_value(checked):
    outcome = await checked("canary-broken")
    assert outcome.verdict is CheckVerdict.FAILED
    assert "network is down" in outcome.text
    assert outcome.next_step


async def test_missing_value_and_wrong_arguments_are_told(checked):
    assert "has no value" in (await checked(None)).text
    outcome = await checked("canary-good", times=0)
    assert outcome.verdict is CheckVerdict.FAILED
    assert "/times" in outcome.text


async def test_check_leaves_no_trace_in_history_and_cache(checked, app: App):
    await checked("canary-good")
    assert await app.history.latest() == []


async def test_declared_check_comes_before_the_smallest_call(checked, app: App):
    definition = app.registry.get("ping")
    assert smallest_arguments(definition, "CHECKED_KEY") == ({"times": 1}, True)
    arguments, is_declared = smallest_arguments(app.registry.get("calculator"), "OTHER")
    assert arguments
    assert not is_declared
