"""Threats 10 and 30: no spelling, link or other view leads a path out of its folder unnoticed."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tooldesk.execution.permissions.process_views import leads_through_view, process_views
from tooldesk.execution.permissions.verdict import Verdict
from tooldesk.tools.permission import Permission

from .conftest import rule

Judged = Callable[..., Verdict]
IN_DATA = {"kind": "path", "argument": "file", "folders": ["data"]}
ALLOW, DENY = rule("allow", IN_DATA), rule("deny", IN_DATA)


@pytest.mark.parametrize(
    "path",
    ["data", "data/a.txt", "./data/./a", "data/deep/../a", "DATA_DIR/a", "data/deep", "data/..a"],
)
def test_paths_in_the_folder_are_allowed(judged: Judged, workspace: Path, path: str) -> None:
    absolute = path.replace("DATA_DIR", str(workspace / "data"))
    assert judged({"file": absolute}, ALLOW).permission is Permission.ALLOW


ESCAPES = [
    "../secret",
    "data/../../secret",
    "data/deep/../../../secret",
    "/etc/passwd",
    "data\\..\\..\\secret",
    "~/secret",
    "data/%2e%2e/%2e%2e/secret",
    "data/\uff0e\uff0e/\uff0e\uff0e/secret",
    "database/a",
    "",
    ".",
    "data/a\0.txt",
    "data/a%00",
    "file:///etc/passwd",
    "file:data/a",
    "http://data/a",
    "data/" + "a/" * 3_000,
]


@pytest.mark.parametrize("path", ESCAPES)
def test_paths_out_of_the_folder_are_never_allowed(judged: Judged, path: str) -> None:
    assert judged({"file": path}, ALLOW).permission is Permission.ASK


@pytest.mark.parametrize(
    "value", [None, 3, True, {"a": 1}, [], [3], ["data/a", "../b"], [["data"]]]
)
def test_odd_arguments_are_never_allowed(judged: Judged, value: object) -> None:
    assert judged({"file": value}, ALLOW).permission is Permission.ASK


def test_absent_argument_holds_nothing(judged: Judged) -> None:
    assert judged({}, ALLOW).permission is Permission.ASK
    assert judged({}, DENY).permission is Permission.ASK


@pytest.mark.parametrize(
    "value",
    ["data/a", "x/../data/a", "data\\a", "%64ata/a", ["x", "data/a"], 3, ["x", 3], "\0", {"a": 1}],
)
def test_what_may_lead_into_a_denied_folder_is_denied(judged: Judged, value: object) -> None:
    assert judged({"file": value}, DENY).permission is Permission.DENY


def test_links_are_followed(judged: Judged, workspace: Path, tmp_path: Path) -> None:
    (workspace / "data" / "out").symlink_to(tmp_path)
    (workspace / "in").symlink_to(workspace / "data")
    assert judged({"file": "data/out/secret"}, ALLOW).permission is Permission.ASK
    assert judged({"file": "in/a"}, ALLOW).permission is Permission.ALLOW
    assert judged({"file": "in/a"}, DENY).permission is Permission.DENY


def test_link_before_dots_is_judged_both_ways(judged: Judged, workspace: Path, tmp_path: Path):
    # the system opens tmp_path/other/../secret, a library that strikes out ".." data/secret
    (tmp_path / "other").mkdir()
    (workspace / "data" / "link").symlink_to(tmp_path / "other")
    assert judged({"file": "data/link/../secret"}, ALLOW).permission is Permission.ASK


def test_link_to_nowhere_and_endless_links_are_no_way_out(judged: Judged, workspace: Path):
    (workspace / "data" / "nowhere").symlink_to("/nowhere/at/all")
    (workspace / "data" / "round").symlink_to("round")
    assert judged({"file": "data/nowhere"}, ALLOW).permission is Permission.ASK
    assert judged({"file": "data/round/x"}, ALLOW).permission is not Permission.DENY


def test_home_is_meant_and_not_meant_by_a_tilde(
    judged: Judged, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(workspace / "data"))
    inside = rule("allow", {"kind": "path", "argument": "file", "folders": ["~"]})
    assert judged({"file": "~/a"}, inside).permission is Permission.ASK
    both = rule("allow", {"kind": "path", "argument": "file", "folders": ["~", "."]})
    assert judged({"file": "~/a"}, both).permission is Permission.ALLOW


def test_rule_names_what_decided(judged: Judged) -> None:
    assert judged({"file": "data/a"}, ALLOW).reason == "rule: file is under data"


VIEWS = [
    "/proc/self/cwd/a",
    "/proc/thread-self/cwd/a",
    "/proc/self/fd/FOLDER/a",
    "/dev/fd/FOLDER/a",
    "//proc//self/./cwd/a",
    "/usr/../proc/self/cwd/a",
    "../../../../../../../../proc/self/cwd/a",
    "/proc/self/root/DATA/a",
    "/proc/PID/root/DATA/a",
    "/proc/self/cwd/../data/a",
    "%2Fproc/self/cwd/a",
    "\\proc\\self\\cwd\\a",
    "into_proc/cwd/a",
    "data/through/a",
    "into_proc/../DATA/a",
]


@pytest.mark.parametrize("path", VIEWS)
def test_what_leads_through_a_view_of_a_process_is_never_judged(
    judged: Judged, workspace: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    # in Tooldesk each leads into data, in the tool's own process elsewhere
    data = workspace / "data"
    monkeypatch.chdir(data)
    (workspace / "into_proc").symlink_to("/proc/self")
    (data / "through").symlink_to("/proc/self/cwd")
    folder = os.open(data, os.O_RDONLY)
    try:
        path = path.replace("FOLDER", str(folder)).replace("PID", str(os.getpid()))
        path = path.replace("/DATA", str(data))
        assert judged({"file": path}, ALLOW).permission is Permission.ASK
        assert judged({"file": path}, DENY).permission is Permission.DENY
    finally:
        os.close(folder)


def test_view_of_processes_is_one_wherever_it_is_mounted(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(
        "proc /proc proc rw 0 0\nproc /srv/a\\040jail/proc proc rw 0 0\n"
        "fdescfs /compat/dev/fd fdescfs rw 0 0\n/dev/sda1 /srv ext4 rw 0 0\n"
    )
    views = process_views(str(mounts))
    assert leads_through_view("/srv/a jail/proc/self/cwd", views)
    assert leads_through_view("/compat/dev/fd/3", views)
    assert not leads_through_view("/srv/a", views)


@pytest.mark.parametrize("path", ["/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/tty"])
def test_streams_of_a_process_are_never_judged(judged: Judged, path: str) -> None:
    everything = {"kind": "path", "argument": "file", "folders": ["/"]}
    assert judged({"file": path}, rule("allow", everything)).permission is Permission.ASK
    assert judged({"file": path}, DENY).permission is Permission.DENY


def test_folders_of_rules_in_a_view_of_a_process_hold_nothing(
    judged: Judged, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(workspace / "data")
    own = {"kind": "path", "argument": "file", "folders": ["/proc/self/cwd"]}
    assert judged({"file": "data/a"}, rule("allow", own)).permission is Permission.ASK
    assert judged({"file": "data/a"}, rule("deny", own)).permission is Permission.DENY


def test_home_that_a_tool_chooses_is_not_known(
    judged: Judged, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(workspace))
    inside = rule("allow", {"kind": "path", "argument": "file", "folders": ["."]})
    assert judged({"file": "~/a"}, inside).permission is Permission.ALLOW
    own = {"env_vars": [{"name": "HOME"}]}
    assert judged({"file": "~/a"}, inside, **own).permission is Permission.ASK
    assert judged({"file": "a"}, inside, **own).permission is Permission.ALLOW


def test_temporary_files_and_home_of_a_sandbox_are_its_own(
    judged: Judged, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(workspace))
    sandboxed = {"execution_mode": "sandboxed"}
    everything = rule("allow", {"kind": "path", "argument": "file", "folders": ["/"]})
    inside = rule("allow", {"kind": "path", "argument": "file", "folders": ["."]})
    for path in ("/tmp/a", "/dev/shm/a", "~/a"):
        assert judged({"file": path}, everything, **sandboxed).permission is Permission.ASK
    assert judged({"file": "a"}, inside, **sandboxed).permission is Permission.ALLOW
