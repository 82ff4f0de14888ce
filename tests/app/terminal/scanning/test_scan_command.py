"""tooldesk scan: tables, JSON and a report, and what is said of bad words."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tooldesk.bootstrap import build_app
from tooldesk.paths import AppPaths
from tooldesk.scanning.kept_parts import KeptParts

Terminal = Callable[..., tuple[int, str, str]]

CANARY = "canary-93b1d7aa-value"
SPECS = [{"name": "add", "input_schema": {"type": "object", "required": ["a"]}}]
PROGRAM = "import sys; from tooldesk.terminal.commands import run_program; sys.exit(run_program())"


def written(name: str, arguments: object) -> str:
    return f"<tool_call>{json.dumps({'name': name, 'arguments': arguments})}</tool_call>"


def log_of(file: Path, count: int) -> Path:
    raws = (written("add", {"a": 1}), written("add", {}), written("fly", {}), "Hello.")
    lines = (json.dumps({"raw": raws[at % 4], "model": f"m{at % 2}"}) for at in range(count))
    file.write_text("\n".join(lines))
    return file


@pytest.fixture
def log(tmp_path: Path) -> Path:
    (tmp_path / "specs.json").write_text(json.dumps(SPECS))
    return log_of(tmp_path / "log.jsonl", 40)


def test_tables_for_people(terminal: Terminal, log: Path, tmp_path: Path) -> None:
    code, out, err = terminal(
        "scan", str(log), "--tools", str(tmp_path / "specs.json"), "--what-if", "limit=add:3"
    )
    assert (code, err) == (0, "")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert lines[0].startswith("40 outputs in 1 file, 0.0 MB")
    assert "add 20 20 10" in lines
    assert any(line.startswith(f"10 add /a required {log}:") for line in lines)
    assert any(line.startswith("10 fly unknown add") for line in lines)
    assert any(line.startswith("limit=add:3 7 1") for line in lines)
    log.write_text(json.dumps({"raw": "Hello.", "model": "m\u202e\x1b[2J"}))
    assert "m\\u202e\\x1b[2J  1" in terminal("scan", str(log))[1]


def test_json_for_programs_and_a_report(terminal: Terminal, log: Path, tmp_path: Path) -> None:
    specs = str(tmp_path / "specs.json")
    code, out, _ = terminal("scan", str(log), "--tools", specs, "--json")
    report = json.loads(out)
    assert (code, report["outputs"], report["is_whole"]) == (0, 40, True)
    assert report["by"]["model"]["rows"][0]["outputs"] == 20
    (invalid,) = report["kinds"]["invalid arguments"]["rows"]
    assert (invalid["tool"], invalid["rule"], invalid["count"]) == ("add", "required", 10)
    assert invalid["examples"][0]["file"] == str(log)
    html = tmp_path / "report.html"
    code, out, err = terminal("scan", str(log), "--html", str(html))
    assert (code, out, err) == (0, "", f"Written to {html}.\n")
    assert "40 outputs" in html.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nowhere.jsonl",), "has no logs"),
        (("LOG", "--what-if", "threshold=high"), "Say threshold=0.9, margin=0.1"),
        (("LOG", "--what-if", "tools=nowhere.json"), "nowhere.json"),
        (("LOG", "--tools", "LOG"), "is not JSON"),
        (("LOG", "--processes", "0"), "--processes is 1 or more"),
        (("LOG", "--json", "--html", "x"), "not allowed with"),
    ],
)
def test_bad_words_say_what_to_do(
    terminal: Terminal, log: Path, words: tuple[str, ...], said: str
) -> None:
    code, out, err = terminal("scan", *(str(log) if each == "LOG" else each for each in words))
    assert (code, out) == (2, "")
    assert said in err


def test_report_that_can_not_be_written_says_so(
    terminal: Terminal, log: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    code, _, err = terminal("scan", str(log), "--html", str(tmp_path / "file" / "x.html"))
    assert code == 1
    assert "can't be written" in err


@pytest.fixture
async def stored(own_secret_service: object, paths: AppPaths) -> None:
    """A keyring with a value in it."""
    app = build_app(paths)
    await app.vault.set("W_KEY", CANARY)
    await app.close()


@pytest.mark.usefixtures("stored")
@pytest.mark.parametrize("form", ["--json", "--html", None])
def test_no_stored_secret_is_shown_or_kept(
    terminal: Terminal,
    log: Path,
    paths: AppPaths,
    tmp_path: Path,
    form: str | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    raws = (written(CANARY, {}), f"<tool_call>{CANARY}", written("add", {CANARY: CANARY}))
    log.write_text("\n".join(json.dumps({"raw": raw, "model": CANARY}) for raw in raws))
    monkeypatch.setattr(KeptParts, "forget", lambda _: None)
    html = tmp_path / "report.html"
    words = {"--json": ("--json",), "--html": ("--html", str(html)), None: ()}[form]
    code, out, err = terminal("scan", str(log), "--tools", str(tmp_path / "specs.json"), *words)
    assert code == 0, err
    shown = html.read_text(encoding="utf-8") if form == "--html" else out
    assert "W_KEY" in shown
    (kept,) = (paths.data_dir / "scans").iterdir()
    text = kept.read_text(encoding="utf-8")
    assert "W_KEY" in text
    assert CANARY not in shown + text + out + err


@pytest.mark.skipif(os.name == "nt", reason="sends a signal to a process")
@pytest.mark.parametrize("how", ["SIGINT", "SIGKILL"])
def test_ended_scan_keeps_what_is_done_and_leaves_no_process(
    log: Path,
    paths: AppPaths,
    tmp_path: Path,
    until: Callable[..., Coroutine[Any, Any, None]],
    how: str,
) -> None:
    endless = tmp_path / "z.jsonl.gz"
    endless.write_bytes(gzip.compress(log.read_bytes() + b"\n") * 50_000)
    words = ("scan", str(log), str(endless), "--data-dir", str(paths.data_dir), "--json")
    scan = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words, "--processes", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    kept = paths.data_dir / "scans"
    asyncio.run(until(lambda: any(each.stat().st_size for each in kept.glob("*.jsonl"))))
    if how == "SIGKILL":
        scan.kill()
        scan.communicate(timeout=60)
    else:
        # as a terminal does, to all of them
        os.killpg(scan.pid, signal.SIGINT)
        out, err = scan.communicate(timeout=60)
        assert scan.returncode == 130, err
        assert "the same command goes on with the rest" in err
        assert "Traceback" not in err
        report = json.loads(out)
        assert (report["is_whole"], report["outputs"]) == (False, 40)
    asyncio.run(until(lambda: not is_alive(scan.pid)))
    (file,) = kept.iterdir()
    assert json.loads(file.read_text().splitlines()[1])["part"] == [str(log), 0]


def is_alive(group: int) -> bool:
    """Whether any process of a group runs."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
