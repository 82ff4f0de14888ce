"""The same secrets in what stands around a call: questions, grants, signatures, who calls."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import aclosing, suppress
from pathlib import Path

import pytest

from tooldesk.bootstrap import App
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.execution.permissions.shown_call import shown_request
from tooldesk.signing.key_types import KeyType
from tooldesk.terminal.calls.asking import _question
from tooldesk.tools.tool_context import ToolContext
from tooldesk.usage.lifecycle import CallFinished, OutputStreamed, UsageEvent

CODE = '''
import os

def signs(said: str, context) -> dict:
    """Have a secret signed, and tell all that is known of the caller."""
    signature = context.signer.sign(f"{said} {os.environ['CANARY_1']}".encode())
    return {"signature": signature.hex(), "said": said, "caller": [
        context.agent_name, context.agent_role, context.fingerprint_context]}
'''
WAITING = """
import os, sys, time
sys.stdout.write("held " + os.environ["CANARY_1"] + "\\n")
print("ready", flush=True)
time.sleep(600)
"""


@pytest.fixture
async def armed(app: App, secret_service, canaries) -> App:
    await app.load()
    await canaries.store(app)
    return app


async def test_nothing_around_a_call_holds_a_secret(
    armed: App, canaries, write_tool: Callable[..., Path]
) -> None:
    said = canaries.values["CANARY_2"]
    write_tool(
        "signs",
        CODE,
        env_vars=[{"name": "CANARY_1"}],
        signer={"key": "wallet", "permission": "ask"},
        permission="ask",
        input_schema={"type": "object", "properties": {"said": {"type": "string"}}},
        max_usage_count=5,
    )
    await armed.workspace.load()
    assert "signs" in armed.registry.names(), armed.workspace.problems
    await armed.signing_keys.create("wallet", KeyType.ED25519)
    requests: list[PermissionRequest] = []

    async def ask(request: PermissionRequest) -> Answer:
        requests.append(request)
        return Answer.ALWAYS

    context = ToolContext(
        agent_name=canaries.values["CANARY_3"],
        agent_role=f"role {canaries.values['CANARY_4']}",
        session_id=canaries.values["CANARY_5"],
        fingerprint_context={"user": canaries.values["CANARY_6"], "other": "fingerprint-canary"},
    )
    seen: list[UsageEvent] = []
    calling = ToolCalling("signs", {"said": f"it is {said}"})
    async with aclosing(armed.usage.run_calling(calling, context=context, ask=ask)) as events:
        seen += [event async for event in events]
    (finished,) = [each for each in seen if isinstance(each, CallFinished)]
    assert not finished.result.is_error, finished.result.text
    assert [each.signature is not None for each in requests] == [False, False, True]
    for request in requests:
        shown = f"{shown_request(request)} {request.arguments} {request.reason}"
        canaries.assert_clean(shown + _question(request))
    shown = canaries.assert_events_are_clean(seen)
    assert "fingerprint-canary" not in shown
    canaries.assert_clean(json.dumps(await armed.history.latest(), ensure_ascii=False))
    await armed.signing_keys.remove(await armed.signing_keys.find("wallet"))
    await canaries.assert_no_file_holds_any(armed)


@pytest.mark.parametrize("mode", ["native", "sandboxed"])
async def test_no_process_shows_a_secret_in_its_command_line(
    armed: App, canaries, mode: str, hand_out
) -> None:
    support = await armed.sandboxes.support()
    if mode == "sandboxed" and not support.is_available:
        pytest.skip(f"NO SANDBOX HERE, so nothing of it is tested: {support}")
    source = {"kind": "shell", "command": ["/usr/bin/env", "python3", "-c", WAITING]}
    fields = {"source": source, "permission": "allow", "execution_mode": mode}
    file = armed.paths.workspace_dir / "tools" / "waits.json"
    file.write_text(
        json.dumps({"name": "waits", "env_vars": canaries.variables, **fields}), encoding="utf-8"
    )
    await armed.workspace.load()
    await hand_out(armed)
    told = ""
    async with (
        asyncio.timeout(60),
        aclosing(armed.usage.run_calling(ToolCalling("waits", {}))) as e,
    ):
        async for event in e:
            told += event.text if isinstance(event, OutputStreamed) else ""
            if "ready" in told:
                lines = await asyncio.to_thread(_command_lines)
                break
    assert any(b"time.sleep(600)" in line for line in lines)
    canaries.assert_clean(b"\n".join(lines).decode("utf-8", "replace") + told)
    await canaries.assert_no_file_holds_any(armed)


def _command_lines() -> list[bytes]:
    """Those of all processes, which every user of the machine can read."""
    lines = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            lines.append((folder / "cmdline").read_bytes())
    return lines
