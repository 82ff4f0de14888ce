"""Threat 10, path escape: no spelling and no link leads a path out of its folder unnoticed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

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
