"""What is kept of a server's messages and its stderr: bounded, and without secrets."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tooldesk.execution.mcp_server.transport.stdio_transport import ServerProcess, StdioTransport
from tooldesk.execution.mcp_server.transport.traffic_log import (
    LONGEST_TEXT,
    TrafficLine,
    TrafficLog,
)
from tooldesk.redaction.redactor import Redactor

CANARY = "canary-1f2e-of-the-keyring"
SHORT_LINES = "\n".join(f"can{number}" for number in range(9))
"""A value of which no line by itself says anything, so that only the whole is looked for."""


def redactor() -> Redactor:
    found = Redactor()
    found.learn([("KEY", CANARY), ("LINES", SHORT_LINES)])
    return found


async def written(folder: Path, code: str, redacting: Redactor | None = None) -> TrafficLog:
    """What the log has once a program has ended that a server's entry names."""
    log = TrafficLog(lambda: redacting)
    words = (sys.executable, "-S", "-c", code)
    transport = StdioTransport(ServerProcess(sys.executable, words, folder, {}, redacting), log)
    async with asyncio.timeout(60), transport:
        await transport.wait_for_end(60)
    return log


def test_long_message_is_cut_and_its_length_told() -> None:
    log = TrafficLog()
    log.add("from server", "x" * (LONGEST_TEXT * 3))
    (line,) = log.lines()
    assert len(line.text) <= LONGEST_TEXT
    assert line.length == LONGEST_TEXT * 3


def test_who_watches_sees_no_secret() -> None:
    seen: list[TrafficLine] = []
    log = TrafficLog(redactor)
    log.on_line = seen.append
    log.add("note", f"it says {CANARY} here")
    assert [each.text for each in seen] == [log.lines()[0].text]
    assert "canary" not in seen[0].text
    assert seen[0].text.startswith("it says ")


async def test_secret_over_several_lines_of_stderr_is_shown_in_no_part(tmp_path: Path) -> None:
    # a piece at a time, as a program writes its traceback
    code = (
        "import os, time\n"
        f"for part in {SHORT_LINES.split(chr(10))!r}:\n"
        "    os.write(2, part.encode() + bytes([10])); time.sleep(0.02)\n"
        "os.write(2, b'the end')"
    )
    log = await written(tmp_path, code, redactor())
    assert "can" not in log.stderr_tail()
    assert log.stderr_tail().endswith("the end")


async def test_endless_line_of_stderr_is_kept_in_pieces(tmp_path: Path) -> None:
    log = await written(tmp_path, "import os\nfor _ in range(20): os.write(2, b'x' * 50_000)")
    lengths = [each.length for each in log.lines() if each.direction == "stderr"]
    assert sum(lengths) == 1_000_000
    assert len(lengths) >= 3


async def test_only_the_beginning_of_a_malformed_line_is_kept(tmp_path: Path) -> None:
    log = await written(tmp_path, "import os; os.write(1, b'no message ' * 1_000 + bytes([10]))")
    (line,) = [each for each in log.lines() if each.direction == "malformed"]
    assert line.length == 2_000
    assert line.text.startswith("no message no message")
