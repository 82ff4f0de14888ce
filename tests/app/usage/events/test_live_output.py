"""A secret that a tool writes in two parts is in no event, however long the second takes."""

from __future__ import annotations

import base64
import sys
from pathlib import Path

import pytest

from tooldesk import ShellSource, ToolDefinition, ToolUsage
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.redaction.redactor import Redactor
from tooldesk.usage.events.live_output import LiveOutput
from tooldesk.usage.lifecycle import OutputStreamed, UsageEvent

VALUE = "tk_live_51HqZx9Ab3Kd7Lm2Np8Rt4"
CODE = """
import os, pathlib, sys, time
written, at, stream, go = sys.argv[1].encode().decode("unicode_escape"), *sys.argv[2:]
out = getattr(sys, stream)
out.write("ready " + written[:int(at)])
out.flush()
while not pathlib.Path(go).exists():
    time.sleep(0.005)
out.write(written[int(at):] + " done")
"""
ENCODED = base64.b64encode(b"a name and a colon: " + VALUE.encode() + b"." * 60).decode()
WRAPPED = "\n".join(ENCODED[at : at + 64] for at in range(0, len(ENCODED), 64))


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
@pytest.mark.parametrize(
    ("written", "at"), [(VALUE, 3), (VALUE, 15), (VALUE, len(VALUE) - 1), (WRAPPED, 64)]
)
async def test_secret_written_in_two_parts_is_in_no_event(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stream: str, written: str, at: int
) -> None:
    monkeypatch.setenv("LIVE_KEY", VALUE)
    go = tmp_path / "go"
    command = (sys.executable, "-c", CODE, written.replace("\n", "\\n"), str(at), stream, str(go))
    definition = ToolDefinition(
        name="tells",
        source=ShellSource(command=command),
        env_vars=[{"name": "LIVE_KEY"}],
        permission="allow",
    )
    seen: list[UsageEvent] = []
    async with ToolUsage([definition]) as usage:
        async for event in usage.run_calling(ToolCalling("tells", {})):
            seen.append(event)
            # the second part is written only once the first was handed on
            if isinstance(event, OutputStreamed):
                go.touch()
    shown = "".join(each.text for each in seen if isinstance(each, OutputStreamed))
    assert shown.startswith("ready ")
    assert shown.endswith(" done")
    assert "•••LIVE_KEY•••" in shown
    assert_nothing_of(written, shown.replace("•••LIVE_KEY•••", ""))


@pytest.mark.parametrize("size", range(1, len(VALUE)))
def test_pieces_of_any_size_are_handed_on_without_the_secret(size: int) -> None:
    redactor, shown = Redactor(), []
    redactor.learn([("KEY", VALUE)])
    live = LiveOutput(redactor, lambda stream, text: shown.append(text))
    text = f"it is {VALUE}."
    for at in range(0, len(text), size):
        live.write("stdout", text[at : at + size])
    live.finish()
    assert "".join(shown) == "it is •••KEY•••."


def assert_nothing_of(written: str, shown: str) -> None:
    secret = WRAPPED[28:-90] if written == WRAPPED else VALUE
    parts = [secret[at : at + 4] for at in range(len(secret) - 3)]
    assert [part for part in parts if part in shown] == []
