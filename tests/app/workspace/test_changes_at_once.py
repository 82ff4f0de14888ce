"""Of changes that come at the same moment none is lost."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tooldesk.file_lock import folder_lock
from tooldesk.workspace.servers_file import add_server, put_servers, remove_server
from tooldesk.workspace.tool_file_change import change_tool_file

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="folders have no locks there")


def test_no_server_that_is_added_or_removed_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "servers.json"
    put_servers(file, {f"old{number}": {"command": "true"} for number in range(20)})

    def change(number: int) -> None:
        remove_server(file, f"old{number}")
        add_server(file, f"new{number}", {"command": "true"})
        put_servers(file, {f"put{number}": {"command": "true"}})

    with ThreadPoolExecutor(4) as at_once:
        list(at_once.map(change, range(20)))
    servers = json.loads(file.read_text(encoding="utf-8"))["mcpServers"]
    assert sorted(servers) == sorted(f"{kind}{n}" for kind in ("new", "put") for n in range(20))
    assert [path.name for path in tmp_path.iterdir()] == ["servers.json"]


def test_no_key_of_a_tool_file_is_lost(tmp_path: Path) -> None:
    source = {"kind": "shell", "command": ["true"]}
    (tmp_path / "a.json").write_text(json.dumps({"name": "a", "source": source}))
    keys = ("timeout_s", "max_usage_count", "max_retries")

    def change(key: str) -> None:
        for value in range(1, 11):
            change_tool_file(tmp_path, "a", {key: value})

    with ThreadPoolExecutor(4) as at_once:
        list(at_once.map(change, keys))
    written = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert [written.get(key) for key in keys] == [10, 10, 10]


def test_folder_that_is_not_there_holds_nobody_up(tmp_path: Path) -> None:
    with folder_lock(tmp_path / "nowhere"):
        add_server(tmp_path / "new" / "servers.json", "one", {"command": "true"})
