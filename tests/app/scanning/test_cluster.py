"""A cluster counts what one computer counts, to the last example, whatever happens to it."""

from __future__ import annotations

import gc
import json
import os
import re
import signal
import socket
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

import tooldesk
from tooldesk.calling.selection import SelectionPolicy
from tooldesk.errors import InvalidInputError, SystemFaultError
from tooldesk.redaction.redactor import Redactor
from tooldesk.scanning.cluster import Cluster
from tooldesk.scanning.cluster_work import answer, own_version
from tooldesk.scanning.kept_parts import KeptParts
from tooldesk.scanning.log_files import LogPart, found_files
from tooldesk.scanning.log_store import UnreadableError, log_state
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.scan import Scan, ScanProgress, ScanResult
from tooldesk.scanning.scan_choices import rules_as_json, rules_of_json
from tooldesk.scanning.scan_totals import ScanTotals
from tooldesk.scanning.what_if import WhatIf, read_what_if

HERE = Path(__file__).parent
CANARY = "canary-27c0aa14-value"
POLICY = SelectionPolicy()
RULES = ScanRules(
    {"get_weather": {"type": "object", "required": ["city"]}, "send_mail": {"type": "object"}},
    POLICY,
    (
        read_what_if("threshold=0.99", POLICY),
        read_what_if("limit=get_weather:4/day", POLICY),
        WhatIf("tools=others.json", schemas={"fly_home": {"type": "object"}}),
    ),
)
WORKER = "from distributed.cli.dask_worker import main; main()"


def written(number: int) -> str:
    name = ("get_weather", "get_wether", f"fly_{number}", "send_mail")[number % 4]
    call = json.dumps({"name": name, "arguments": {"city": "Paris"} if number % 3 else {}})
    raw = f"<tool_call>{call[: -4 if number % 7 == 0 else None]}</tool_call>"
    return json.dumps({"raw": raw, "model": f"m{number % 3}", "at": 1_793_000_000 + 977 * number})


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """So many names that they are estimated in the end."""
    file = tmp_path_factory.mktemp("logs") / "log.jsonl"
    file.write_text("\n".join(written(number) for number in range(2_400)) + "\n")
    return file


@contextmanager
def local_cluster() -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """(address, process): killed, it is a scheduler that goes away."""
    process = subprocess.Popen(
        [sys.executable, str(HERE / "local_cluster.py")],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip(), process
        process.stdin.close()
        process.wait(30)
    finally:
        process.stdin.close()
        process.stdout.close()
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(30)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with local_cluster() as (found, _):
        yield found


def scan_there(
    cluster: Cluster, log: Path, folder: Path, on_progress: Any = None, **options: Any
) -> ScanResult:
    files = cluster.found_files([str(log)])
    scan = Scan(
        files, RULES, folder / "scans", part_bytes=20_000, cluster=cluster,
        on_progress=on_progress and (lambda progress: on_progress(scan, progress)), **options,
    )  # fmt: skip
    return scan.run()


def shown(totals: ScanTotals) -> dict[str, object]:
    return {name: (kinds.total, kinds.rows()) for name, kinds in sorted(totals.tables.items())}


@pytest.fixture(scope="module")
def alone(log: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    folder = tmp_path_factory.mktemp("alone")
    totals = Scan(found_files([str(log)]), RULES, folder, processes=1).run().totals
    assert totals.table("inexact names").is_estimate
    return shown(totals)


def test_two_workers_count_what_one_computer_counts(
    address: str, log: Path, tmp_path: Path, alone: dict[str, object]
) -> None:
    with Cluster(address) as cluster:
        result = scan_there(cluster, log.parent, tmp_path)
        by_url = scan_there(cluster, Path(f"{log}"), tmp_path)
        (state,) = cluster.found_files([f"file://{log.parent}/*.jsonl"])
    assert result.is_whole
    assert shown(result.totals) == shown(by_url.totals) == alone
    assert (state.path, state.size) == (f"file://{log}", log.stat().st_size)
    assert not list((tmp_path / "scans").iterdir())


def test_a_worker_that_is_killed_changes_no_figure(
    address: str, log: Path, tmp_path: Path, alone: dict[str, object]
) -> None:
    with Cluster(address) as cluster:
        first, _ = cluster._client.run(os.getpid).values()
        killed: list[int] = []

        def kill_one(_: Scan, __: ScanProgress) -> None:
            if not killed:
                killed.append(first)
                os.kill(first, signal.SIGKILL)

        result = scan_there(cluster, log, tmp_path, kill_one)
        assert shown(result.totals) == alone
        assert first not in cluster._client.run(os.getpid).values()


def test_a_scheduler_that_goes_away_leaves_its_parts_for_one_computer(
    log: Path, tmp_path: Path, alone: dict[str, object]
) -> None:
    with local_cluster() as (address, process), Cluster(address, connect_s=1) as cluster:
        seen: list[ScanProgress] = []

        def kill_it(_: Scan, progress: ScanProgress) -> None:
            seen.append(progress)
            if len(seen) == 3:
                os.killpg(process.pid, signal.SIGKILL)

        with pytest.raises(SystemFaultError, match="went away") as raised:
            scan_there(cluster, log, tmp_path, kill_it)
        assert "goes on with the rest, there or, without the scheduler" in str(raised.value)
    files = found_files([os.path.relpath(log)])
    result = Scan(files, RULES, tmp_path / "scans", processes=1, part_bytes=20_000).run()
    assert result.resumed_parts >= 3
    assert {name: rows[0] for name, rows in shown(result.totals).items()} == {  # type: ignore[index]
        name: rows[0] for name, rows in alone.items()  # type: ignore[index]
    }  # fmt: skip


def test_a_scan_that_is_stopped_goes_on_there(
    address: str, log: Path, tmp_path: Path, alone: dict[str, object]
) -> None:
    with Cluster(address) as cluster:
        stopped = scan_there(cluster, log, tmp_path, lambda scan, _: scan.stop())
        assert not stopped.is_whole
        result = scan_there(cluster, log, tmp_path)
    assert result.resumed_parts >= 1
    assert shown(result.totals) == alone


def test_no_scheduler_is_said_with_the_next_step() -> None:
    for nowhere in ("tcp://127.0.0.1:9", "nowhere", "ftp://127.0.0.1:9", ""):
        with pytest.raises(InvalidInputError, match="There is no Dask scheduler at") as raised:
            Cluster(nowhere, connect_s=0.3)
        assert "dask scheduler" in raised.value.next_step
    # one that is left to the garbage collector may stop the start of the next one for ever
    left = [each for each in gc.get_objects() if type(each).__name__ == "ClientThatStarts"]
    assert {each.status for each in left} <= {"closed"}


@pytest.mark.parametrize("words", [b"", b"SSH-2.0-OpenSSH_9.6\r\n", bytes(64), b"\xff" * 100])
def test_what_is_no_scheduler_is_told_from_one_in_bounded_time(words: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        talking = threading.Thread(target=_talk, args=(server, words), daemon=True)
        talking.start()
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(InvalidInputError, match="There is no Dask scheduler at tcp://"):
            Cluster(address, connect_s=0.3)
    talking.join(10)
    assert not talking.is_alive()


def _talk(server: socket.socket, words: bytes) -> None:
    connection, _ = server.accept()
    with connection, suppress(OSError):
        connection.sendall(words)
        while connection.recv(4_096):
            pass


def test_without_dask_its_name_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(UnreadableError, match="needs Dask") as raised:
        Cluster("tcp://127.0.0.1:9")
    assert raised.value.next_step == "Install it: pip install 'tooldesk[cluster]'."


def test_dask_is_imported_only_where_a_scheduler_is_named() -> None:
    program = (
        "import sys; from tooldesk.scanning import cluster, cluster_work, scan;"
        " scan.cluster_at('').__enter__();"
        " print({'dask', 'distributed', 'fsspec', 'tornado'} & set(sys.modules))"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (said.stdout, said.stderr) == ("set()\n", "")


@contextmanager
def other_worker(address: str, site: Path) -> Iterator[None]:
    """A worker of an environment that has all of this one but Tooldesk, and what is in `site`."""
    site.mkdir(exist_ok=True)
    for each in Path(sysconfig.get_paths()["purelib"]).iterdir():
        if "tooldesk" not in each.name:
            (site / each.name).symlink_to(each)
    process = subprocess.Popen(
        [sys.executable, "-S", "-c", WORKER, address, "--no-nanny", "--nthreads", "1",
         "--no-dashboard"],
        env={"PYTHONPATH": str(site), "PATH": "/usr/bin:/bin"}, cwd=site,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        yield
    finally:
        process.kill()
        process.wait(30)


def other_version(site: Path) -> None:
    written = site / "tooldesk-0.0.9.dist-info"
    written.mkdir(parents=True)
    (site / "tooldesk").symlink_to(Path(tooldesk.__file__).parent)
    (written / "METADATA").write_text("Metadata-Version: 2.1\nName: tooldesk\nVersion: 0.0.9\n")


@pytest.mark.parametrize(("prepare", "has"), [(lambda _: None, "none"), (other_version, "0.0.9")])
def test_a_worker_that_is_not_like_this_one_is_refused_by_name(
    prepare: Callable[[Path], None], has: str, address: str, tmp_path: Path
) -> None:
    prepare(tmp_path / "site")
    with Cluster(address) as cluster, other_worker(address, tmp_path / "site"):
        client = cluster._client
        client.wait_for_workers(3, timeout=60)
        said = client.run(metadata.version, "tooldesk", on_error="return")
        (other,) = (worker for worker, version in said.items() if version != own_version())
        named = re.escape(f"Workers need Tooldesk {own_version()}: {other} has {has}.")
        with pytest.raises(SystemFaultError, match=named):
            Cluster(address)
        if has == "none":
            return
        # one that came when the scan was under way
        question = json.dumps({"version": own_version(), "do": "find", "places": ["/none"]})
        late = client.submit(answer, question, workers=[other], pure=False)
        cluster._done([late], lambda: False)
        with pytest.raises(SystemFaultError, match=named):
            cluster._result(late)


def test_secrets_stay_here_and_are_taken_out_of_what_comes(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also half of one at the end of an excerpt; kinds that differ by it alone are one."""
    call = json.dumps({"name": CANARY, "arguments": {}})
    raws = (
        f"<tool_call>{call}</tool_call>",
        f'<tool_call>{{"name": "{CANARY}", "arguments": {{"a": "{"x" * 96}{CANARY}',
        f'<tool_call>{{"name": "{"y" * 100}{CANARY}", "arguments": {{}}}}</tool_call>',
    )
    log = tmp_path / "log.jsonl"
    log.write_text("\n".join(json.dumps({"raw": each, "model": CANARY}) for each in raws))
    asked: list[str] = []
    plain = Cluster._submit

    def noted(self: Cluster, do: str, question: Any, **options: Any) -> Any:
        asked.append(f"{do} {question}")
        return plain(self, do, question, **options)

    monkeypatch.setattr(Cluster, "_submit", noted)
    monkeypatch.setattr(KeptParts, "forget", lambda _: None)
    with Cluster(address) as cluster:
        result = scan_there(cluster, log, tmp_path, secrets=(("KEY", CANARY),))
    (kept,) = (tmp_path / "scans").iterdir()
    found = kept.read_text(encoding="utf-8") + repr(shown(result.totals))
    assert "•••KEY•••" in found
    assert CANARY[:10] not in found
    assert [each.split()[0] for each in asked] == ["find", "count"]
    assert CANARY not in "".join(asked)


def test_a_worker_is_believed_nothing_but_counts_of_its_part(
    address: str, log: Path, tmp_path: Path
) -> None:
    part = LogPart("/a.jsonl", 0, 9, 1)
    kinds = {"total": 1, "kinds": [[["x"], 1, [[7, "/etc/passwd", 1, "root"]]]]}
    said: tuple[Any, ...] = (
        [], "", {}, {"size_bytes": 0, "tables": []}, {"size_bytes": 0, "tables": {"t": {}}},
        {"size_bytes": 0, "tables": {"t": kinds}},
        {"size_bytes": 0, "tables": {"t": {"total": 1, "kinds": [[["x"], 1, [[7]]]]}}},
        {"size_bytes": 0, "tables": {"t": {"total": 1, "kinds": [[[9], 1, []]]}}},
    )  # fmt: skip
    with Cluster(address) as cluster:
        for each in said:
            with pytest.raises(SystemFaultError, match="something else than what it was asked"):
                cluster._totals(part, each, Redactor())


def test_what_can_t_be_read_there_is_told_and_the_rest_is_counted(
    address: str, log: Path, tmp_path: Path
) -> None:
    with Cluster(address) as cluster:
        with pytest.raises(InvalidInputError, match="has no logs"):
            cluster.found_files([str(tmp_path)])
        with pytest.raises(UnreadableError, match="can't be reached"):
            raise_as_read("nosuch://bucket/log.jsonl")
        with pytest.raises(InvalidInputError, match="can't be reached"):
            cluster.found_files(["nosuch://bucket/log.jsonl"])
        gone = [log_state(str(tmp_path / "gone.jsonl")), replace(log_state(str(log)), path="/no")]
        files = [*gone, *cluster.found_files([str(log)])]
        totals = Scan(files, RULES, tmp_path / "scans", cluster=cluster).run().totals
    assert totals.table("problems").rows()[0].count == 2
    assert totals.count("outputs by day") == 2_400


def raise_as_read(url: str) -> None:
    found_files([url])


def test_a_scheduler_without_workers_is_said(tmp_path: Path) -> None:
    program = "from distributed.cli.dask_scheduler import main; main()"
    words = ["--port", "0", "--no-dashboard", "--dashboard-address", ":0"]
    process = subprocess.Popen(
        [sys.executable, "-c", program, *words], stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stderr is not None
    try:
        line = next(line for line in process.stderr if "Scheduler at:" in line)
        found = line.split()[-1]
        with (
            Cluster(found, alone_s=0) as cluster,
            pytest.raises(SystemFaultError, match="has no workers") as raised,
        ):
            cluster.found_files([str(tmp_path)])
        assert f"dask worker {found}" in raised.value.next_step
    finally:
        process.kill()
        process.wait(30)
        process.stderr.close()


def test_rules_are_the_same_elsewhere() -> None:
    assert rules_of_json(rules_as_json(RULES)) == RULES
