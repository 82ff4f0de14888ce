"""tooldesk import: a preview, a yes, what a person set stays, and exit codes."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tooldesk.paths import AppPaths


def specs(tmp_path: Path, *tools: tuple[str, dict[str, Any]]) -> str:
    file = tmp_path / "specs.json"
    file.write_text(
        json.dumps(
            [
                {"name": name, "description": "Asks.", "input_schema": schema}
                for name, schema in tools
            ]
        ),
        encoding="utf-8",
    )
    return str(file)


def test_preview_writes_nothing_and_a_yes_writes_all(
    terminal, paths: AppPaths, tmp_path: Path
) -> None:
    file = specs(tmp_path, ("ask", {"q": "string"}), ("tell", {}))
    tool = paths.workspace_dir / "tools" / "ask.json"
    for words in (("--dry-run", "--yes"), ()):
        code, out, err = terminal("import", file, *words)
        assert code == 0
        assert out.splitlines()[0].split()[:3] == ["ask", "new", "tools[0]"]
        assert not tool.exists()
    assert "--yes" in err
    code, _, err = terminal("import", file, "--yes", "--only", "ask")
    assert code == 0
    assert "Nothing of it ran" in err
    assert json.loads(tool.read_text(encoding="utf-8"))["source"] == {"kind": "person"}
    assert not (tool.parent / "tell.json").exists()


def test_what_a_person_set_stays_when_the_source_changes(
    terminal, paths: AppPaths, tmp_path: Path
) -> None:
    terminal("import", specs(tmp_path, ("ask", {"q": "string"})), "--yes")
    terminal("limits", "set", "ask", "3")
    changed = specs(tmp_path, ("ask", {"q": "string", "n": "integer"}))
    code, out, err = terminal("import", changed, "--yes")
    assert (code, "updates" in out) == (0, True)
    assert "Different: parameters. --replace takes it over" in err
    assert "Nothing is imported." in err
    terminal("import", changed, "--yes", "--replace")
    tool = json.loads(terminal("tools", "show", "ask")[1])
    assert set(tool["input_schema"]["properties"]) == {"q", "n"}
    assert tool["max_usage_count"] == 3
    assert "unchanged" in terminal("import", changed)[1]


def test_tool_with_code_is_replaced_only_when_said_so(terminal, tmp_path: Path) -> None:
    file = specs(tmp_path, ("calculator", {"q": "string"}))
    assert "replaces" in terminal("import", file, "--yes")[1]
    assert '"kind": "person"' not in terminal("tools", "show", "calculator")[1]


def test_what_can_not_be_used_is_told_and_the_rest_is_taken(terminal, tmp_path: Path) -> None:
    file = specs(tmp_path, ("bad", {"q": "strnig"}), ("good", {}))
    code, out, err = terminal("import", file, "--yes", "--json")
    assert code == 1
    report = json.loads(out)
    assert report["kind"] == "Anthropic tools"
    assert [each["standing"] for each in report["tools"]] == ["refused", "new"]
    assert "strnig" in report["tools"][0]["refusal"]
    assert "good" in err


@pytest.mark.parametrize("keeps", [False, True])
def test_secret_of_a_curl_command_goes_to_the_keyring_or_nowhere(
    terminal, secret_service: object, paths: AppPaths, tmp_path: Path, keeps: bool
) -> None:
    file = tmp_path / "curl.txt"
    canary = "canary-4f1b2c9d8e7a6b5c"
    file.write_text(f"curl https://api.example.com/me -H 'Authorization: Bearer {canary}'")
    options = ["--keep-secrets"] if keeps else []
    code, out, err = terminal("import", str(file), "--yes", *options)
    assert code == 0
    assert canary not in out + err
    assert ("EXAMPLE_TOKEN  set " in terminal("secrets", "list")[1]) is keeps
    texts = [each.read_text() for each in (paths.workspace_dir / "tools").glob("*.json")]
    assert any("api.example.com" in text for text in texts)
    assert not any(canary in text for text in texts)


def test_what_can_not_be_read_is_bad_usage(terminal, tmp_path: Path) -> None:
    for source, words in (
        (tmp_path / "none.json", "No such file"),
        (Path("/dev/zero"), "not a file"),
        (tmp_path, "It is a folder"),
    ):
        code, out, err = terminal("import", str(source))
        assert (code, out) == (2, "")
        assert words in err
    (tmp_path / "half.json").write_text('[\n{"name": ')
    code, _, err = terminal("import", str(tmp_path / "half.json"))
    assert code == 2
    assert "half.json:2: not JSON" in err
    (tmp_path / "latin.json").write_bytes(b'["\xe9"]')
    assert "not UTF-8 at byte 2" in terminal("import", str(tmp_path / "latin.json"))[2]
    code, _, err = terminal("import", specs(tmp_path, ("ask", {})), "--only", "asks")
    assert code == 2
    assert "The nearest: ask" in err


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (b"x" * 32_000_001, "32,000,000 can be read. Import a part of it."),
        (b"name: \xff", "-: not UTF-8 at byte 6. Save it as UTF-8."),
    ],
    ids=["too large", "no text"],
)
def test_standard_input_that_can_not_be_read_is_bad_usage(
    terminal, monkeypatch: pytest.MonkeyPatch, given: bytes, words: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given)))
    code, out, err = terminal("import", "-")
    assert (code, out) == (2, "")
    assert words in err


def test_tool_file_of_another_workspace_asks_and_leaves_its_secret_behind(
    terminal, paths: AppPaths, tmp_path: Path
) -> None:
    canary = "canary-9a8b7c6d5e4f3a2b"
    file = tmp_path / "tool.json"
    file.write_text(
        json.dumps(
            {
                "name": "fetch_it",
                "permission": "allow",
                "source": {
                    "kind": "http",
                    "url": "https://api.example.com/a",
                    "headers": {"X-Api-Key": canary},
                },
            }
        )
    )
    code, out, err = terminal("import", str(file), "--yes")
    assert code == 0, err
    assert canary not in out + err
    written = (paths.workspace_dir / "tools" / "fetch_it.json").read_text()
    assert canary not in written
    assert json.loads(written)["source"]["headers"] == {"X-Api-Key": "${FETCH_IT_API_KEY}"}
    assert "permission" not in json.loads(written), "what asks by default says nothing"
    assert "tooldesk secrets set FETCH_IT_API_KEY" in err


def test_python_file_is_read_and_not_run(terminal, paths: AppPaths, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    trace = tmp_path / "it_ran"
    file.write_text(
        f"open({str(trace)!r}, 'w').close()\n\n"
        'def greet(name: str) -> str:\n    """Greet somebody."""\n    return name\n'
    )
    code, out, err = terminal("import", str(file), "--yes")
    assert code == 0, err
    assert not trace.exists()
    assert out.split()[:3] == ["greet", "new", "mine.py:greet"]
    tool = json.loads((paths.workspace_dir / "tools" / "greet.json").read_text())
    assert tool["permission"] == "ask"
    assert tool["source"]["file"] == str(file)


CODEX = '[mcp_servers.a]\ncommand = "cat"\n'


def test_configuration_of_servers_is_imported_as_servers(
    terminal, paths: AppPaths, tmp_path: Path
) -> None:
    file = tmp_path / "mcp.json"
    file.write_text('{\n// mine\n"servers": {"files": {"command": "cat", "args": []}},}')
    code, out, err = terminal("import", str(file), "--yes")
    assert code == 0, err
    assert out.split()[:2] == ["files", "new"]
    servers = json.loads((paths.workspace_dir / "servers.json").read_text())
    assert servers["mcpServers"]["files"]["command"] == "cat"
    toml = tmp_path / "config.toml"
    toml.write_text('[mcp_servers.docs]\ncommand = "cat"\n')
    assert terminal("import", str(toml), "--dry-run")[1].split()[:2] == ["docs", "new"]


@pytest.mark.parametrize("words", [("import", "-"), ("servers", "import", "-")])
@pytest.mark.parametrize("text", ['{"mcpServers": {"a": {"command": "cat"}}}', CODEX])
def test_servers_come_from_standard_input_too(
    terminal, paths: AppPaths, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], text: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    code, out, err = terminal(*words, "--yes")
    assert (code, out.split()[:2]) == (0, ["a", "new"]), err
    servers = json.loads((paths.workspace_dir / "servers.json").read_text())
    assert servers["mcpServers"]["a"]["command"] == "cat"


def test_many_tools_are_shown_by_their_groups(terminal, tmp_path: Path) -> None:
    operations = {
        f"/{tag}/{number}": {"get": {"operationId": f"{tag}{number}", "tags": [tag]}}
        for number in range(3)
        for tag in ("pets", "shops")
    }
    file = tmp_path / "api.json"
    servers = [{"url": "https://api.example.com"}]
    file.write_text(json.dumps({"openapi": "3.1.0", "servers": servers, "paths": operations}))
    lines = terminal("import", str(file), "--dry-run")[1].splitlines()
    assert [line for line in lines if not line.startswith(" ")] == ["pets: 3", "shops: 3"]
    assert lines[1].split()[:4] == ["pets0", "new", "GET", "/pets/0"]


def test_secrets_of_a_collection_go_to_the_keyring_and_to_no_file(
    secret_service: object, terminal, paths: AppPaths, tmp_path: Path
) -> None:
    canary = "canary-1b2c3d4e5f6a7b8c"
    file = tmp_path / "collection.json"
    request = {"method": "GET", "url": f"https://a.example.com/x?api_key={canary}"}
    info = {"name": "Shop", "schema": "https://schema.getpostman.com/v2.1.0/collection.json"}
    file.write_text(json.dumps({"info": info, "item": [{"name": "look", "request": request}]}))
    code, out, err = terminal("import", str(file), "--yes", "--keep-secrets")
    assert code == 0, err
    assert canary not in out + err
    assert "Kept for this workspace: SHOP_API_KEY" in err
    assert "SHOP_API_KEY" in terminal("secrets", "list")[1]
    kept = [each for each in paths.workspace_dir.rglob("*") if each.is_file()]
    kept += [each for each in paths.data_dir.rglob("*") if each.is_file()]
    assert not [each for each in kept if canary.encode() in each.read_bytes()]


def test_url_that_was_typed_is_fetched_and_an_address_of_the_network_is_not(terminal) -> None:
    code, out, err = terminal("import", "http://192.168.254.254/openapi.json")
    assert (code, out) == (2, "")
    assert "192.168.254.254" in err


def test_list_cuts_a_description_of_a_million_characters(terminal, tmp_path: Path) -> None:
    file = tmp_path / "long.json"
    spec = {"name": "ask", "description": "x" * 1_000_000, "input_schema": {}}
    file.write_text(json.dumps([spec]), encoding="utf-8")
    code, out, _ = terminal("import", str(file), "--dry-run")
    assert (code, len(out) < 1_000) == (0, True)


def test_tool_whose_request_is_another_is_told_so(terminal, tmp_path: Path) -> None:
    file = tmp_path / "api.json"
    for host in ("a.example", "b.example"):
        servers, paths = [{"url": f"https://{host}"}], {"/x": {"get": {"operationId": "look"}}}
        file.write_text(json.dumps({"openapi": "3.1.0", "servers": servers, "paths": paths}))
        code, _, err = terminal("import", str(file), "--yes")
        assert code == 0, err
    assert "look: Different: source. --replace takes it over." in err


def test_address_of_another_scheme_says_which_can_be_read(terminal) -> None:
    code, _, err = terminal("import", "ftp://example.com/api.json")
    assert (code, "only addresses of http:// and https:// are read" in err) == (2, True)
