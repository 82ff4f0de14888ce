"""tooldesk servers import shows first, asks, and starts nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tooldesk.terminal.commands import main

CANARY = "canary-7be1f00d91a3"
SERVERS = {
    "files": {"command": "no-such-program", "args": ["-y"], "alwaysAllow": ["wipe"]},
    "keyed": {"url": "https://a.example/mcp", "headers": {"Authorization": f"Bearer {CANARY}"}},
    "seen": {"command": "x", "args": ["--token", CANARY]},
}


@pytest.fixture
def tooldesk(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., tuple[int, str, str]]:
    home = tmp_path / "home"
    (home / ".cursor").mkdir(parents=True)
    (home / ".cursor/mcp.json").write_text(json.dumps({"mcpServers": SERVERS}))
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.delenv("CODEX_HOME", raising=False)
    folders = ["--data-dir", str(tmp_path / "data"), "--workspace", str(tmp_path / "workspace")]

    def run(*words: str) -> tuple[int, str, str]:
        code = main([*folders, *words])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


def written(tmp_path: Path) -> dict[str, Any]:
    file = tmp_path / "workspace/servers.json"
    found: dict[str, Any] = json.loads(file.read_text())["mcpServers"] if file.exists() else {}
    return found


def holds_canary(folder: Path) -> list[str]:
    files = (each for each in folder.rglob("*") if each.is_file() and "home" not in each.parts)
    return [str(each) for each in files if CANARY.encode() in each.read_bytes()]


def test_servers_are_shown_before_they_are_taken_over(
    tooldesk: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    for words in ((), ("--dry-run", "--yes")):
        code, out, told = tooldesk("servers", "import", *words)
        assert code == 1  # one of them can't be used
        assert "files" in out
        assert "Cursor" in out
        assert "alwaysAllow is not taken over: you are asked." in told
        assert "headers.Authorization becomes ${KEYED_TOKEN}." in told
        assert "args[1]" in told
        assert CANARY not in out + told
        assert written(tmp_path) == {}


def test_import_takes_new_ones_and_keeps_no_secret_unasked(
    tooldesk: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    code, _, told = tooldesk("servers", "import", "--yes")
    assert code == 1
    assert "Nothing was started" in told
    assert "tooldesk secrets set KEYED_TOKEN" in told
    assert written(tmp_path) == {
        "files": {"command": "no-such-program", "args": ["-y"]},
        "keyed": {
            "type": "http",
            "url": "https://a.example/mcp",
            "headers": {"Authorization": "Bearer ${KEYED_TOKEN}"},
        },
    }
    assert holds_canary(tmp_path) == []
    assert "missing" in tooldesk("secrets", "list")[1]


def test_secrets_go_into_the_keyring_by_a_yes(
    secret_service: object, tooldesk: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    words = ("servers", "import", "--yes", "--keep-secrets", "--only", "keyed")
    _, _, told = tooldesk(*words)
    assert "Kept for this workspace: KEYED_TOKEN" in told
    assert list(written(tmp_path)) == ["keyed"]
    assert holds_canary(tmp_path / "workspace") == []
    assert holds_canary(tmp_path / "data") == []
    (secret,) = json.loads(tooldesk("secrets", "list", "--json")[1])
    assert (secret["name"], secret["state"]) == ("KEYED_TOKEN", "set")
    out = tooldesk("servers", "import", "--dry-run", "--json", "--only", "keyed")[1]
    rows = {row["name"]: row["standing"] for row in json.loads(out)}
    assert rows == {"files": "new", "keyed": "same", "seen": "problem"}


def test_different_ones_need_a_word_of_their_own(
    tooldesk: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    file = tmp_path / "one.toml"
    file.write_text('[mcp_servers.files]\ncommand = "other"\n')
    tooldesk("servers", "import", "--yes", "--only", "files")
    told = tooldesk("servers", "import", str(file), "--yes")[2]
    assert "Different: command, args." in told
    assert "Nothing to import." in told
    assert written(tmp_path)["files"]["command"] == "no-such-program"
    assert tooldesk("servers", "import", str(file), "--yes", "--replace")[0] == 0
    assert written(tmp_path)["files"] == {"command": "other"}


def test_unknown_name_and_missing_file_are_said(
    tooldesk: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    code, _, told = tooldesk("servers", "import", "--only", "flies")
    assert code == 2
    assert "files" in told
    code, out, told = tooldesk("servers", "import", str(tmp_path / "gone.json"))
    assert code == 1
    assert "gone.json" in out
    assert "can't be read: No such file" in told
