"""Servers of other programs become ours without a secret, a permission or a start."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tooldesk.secret_vault.stores.keyring_store import SecretKey
from tooldesk.systems import System, linux, macos, windows
from tooldesk.workspace.server_import.client_config import plain_json
from tooldesk.workspace.server_import.client_files import ClientFile, client_files
from tooldesk.workspace.server_import.server_plan import (
    PlannedServer,
    Standing,
    import_servers,
    partial_plan,
    plan_servers,
)
from tooldesk.workspace.server_import.taken_secrets import SecretNames
from tooldesk.workspace.servers_file import add_server, put_servers, read_servers

CANARY = "canary-0d1e77c49ab2f3"


def plan(
    tmp_path: Path,
    text: object,
    name: str = "mcp.json",
    client: str = "Cursor",
    existing: dict[str, Any] | None = None,
    stored: dict[str, str | None] | None = None,
) -> list[PlannedServer]:
    path = tmp_path / name
    path.write_text(text if isinstance(text, str) else json.dumps(text), encoding="utf-8")
    file = ClientFile(client, path, tmp_path)
    return list(partial_plan(existing or {}, SecretNames(stored or {}))(file))


FORMS = [
    ("mcp.json", {"mcpServers": {"a": {"command": "npx", "args": ["-y", "x"]}}}),
    ("mcp.json", {"servers": {"a": {"type": "stdio", "command": "npx", "args": ["-y", "x"]}}}),
    ("settings.json", {"mcp": {"servers": {"a": {"command": "npx", "args": ["-y", "x"]}}}}),
    (
        "settings.json",
        {"context_servers": {"a": {"command": {"path": "npx", "args": ["-y", "x"]}}}},
    ),
    ("config.toml", '[mcp_servers.a]\ncommand = "npx"\nargs = ["-y", "x"]\n'),
    (
        "mcp.json",
        '// mine\n{"mcpServers": {"a": {"command": "npx", /* , */ "args": ["-y", "x",],},}}',
    ),
]


@pytest.mark.parametrize(("name", "text"), FORMS)
def test_every_form_is_the_same_server(tmp_path: Path, name: str, text: object) -> None:
    (server,) = plan(tmp_path, text, name)
    assert (server.standing, server.refusal) == (Standing.NEW, "")
    assert server.starts == "npx -y x"
    assert server.entry["args"] == ["-y", "x"]


REMOTES = [
    ("Windsurf", {"serverUrl": "https://a.example/mcp"}, "http", {}),
    ("Gemini CLI", {"httpUrl": "https://a.example/mcp"}, "http", {}),
    ("Gemini CLI", {"url": "https://a.example/mcp"}, "sse", {}),
    ("Cursor", {"url": "https://a.example/sse"}, "sse", {}),
    ("Claude Code", {"type": "sse", "url": "https://a.example/mcp"}, "sse", {}),
    (
        "VS Code",
        {"url": "https://a.example/mcp", "headers": {"X-Key": "${input:the-key}"}},
        "http",
        {"X-Key": "${THE_KEY}"},
    ),
    (
        "Codex",
        {"url": "https://a.example/mcp", "bearer_token_env_var": "T"},
        "http",
        {"Authorization": "Bearer ${T}"},
    ),
    (
        "Codex",
        {"url": "https://a.example/mcp", "env_http_headers": {"X-Key": "KEY"}},
        "http",
        {"X-Key": "${KEY}"},
    ),
]


@pytest.mark.parametrize(("client", "entry", "kind", "headers"), REMOTES)
def test_remote_servers_keep_their_transport_and_names_of_variables(
    tmp_path: Path, client: str, entry: dict[str, Any], kind: str, headers: dict[str, str]
) -> None:
    (server,) = plan(tmp_path, {"mcpServers": {"a": entry}}, client=client)
    assert server.entry["type"] == kind
    assert server.entry.get("headers", {}) == headers
    assert server.secrets == ()


SECRETS: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"env": {"API_KEY": CANARY}}, {"env": {"API_KEY": "${API_KEY}"}}, "API_KEY"),
    (
        {"env": {"DB": f"postgres://me:{CANARY}@db.example/x"}},
        {"env": {"DB": "${DB}"}},
        "DB",
    ),
    (
        {"url": "https://a.example", "headers": {"Authorization": f"Bearer {CANARY}"}},
        {"headers": {"Authorization": "Bearer ${MY_SERVER_TOKEN}"}},
        "MY_SERVER_TOKEN",
    ),
    (
        {"url": "https://a.example", "headers": {"X-Api-Key": CANARY}},
        {"headers": {"X-Api-Key": "${MY_SERVER_X_API_KEY}"}},
        "MY_SERVER_X_API_KEY",
    ),
    (
        {"url": f"https://a.example/mcp?v=1&api_key={CANARY}"},
        {"url": "https://a.example/mcp?v=1&api_key=${MY_SERVER_API_KEY}"},
        "MY_SERVER_API_KEY",
    ),
    (
        {"url": "https://a.example", "bearer_token": CANARY},
        {"headers": {"Authorization": "Bearer ${MY_SERVER_TOKEN}"}},
        "MY_SERVER_TOKEN",
    ),
]


@pytest.mark.parametrize(("written", "wanted", "name"), SECRETS)
def test_secrets_become_references(
    tmp_path: Path, written: dict[str, Any], wanted: dict[str, Any], name: str
) -> None:
    entry = written if "url" in written else {"command": "x", **written}
    (server,) = plan(tmp_path, {"mcpServers": {"my server": entry}})
    assert server.name == "my_server"
    assert {key: server.entry[key] for key in wanted} == wanted
    assert CANARY not in repr(server)
    (secret,) = server.secrets
    assert secret.name == name
    assert CANARY in secret.value
    assert not secret.is_kept


def test_secret_in_the_words_of_a_command_is_refused_and_unseen(tmp_path: Path) -> None:
    entry = {"command": "x", "args": ["--api-key", CANARY]}
    (server,) = plan(tmp_path, {"mcpServers": {"a": entry}})
    assert server.standing is Standing.PROBLEM
    assert "args[1]" in server.refusal
    assert CANARY not in repr(server)


def test_no_permission_comes_along(tmp_path: Path) -> None:
    entry = {
        "command": "x",
        "alwaysAllow": ["wipe"],
        "trust": True,
        "envFile": ".env",
        "tooldesk": {"allow_private_hosts": True, "verify_tls": False, "session": "per_call"},
    }
    (server,) = plan(tmp_path, {"mcpServers": {"a": entry}})
    assert dict(server.entry) == {"command": "x", "tooldesk": {"session": "per_call"}}
    granted, left = server.notes
    assert "alwaysAllow, trust, allow_private_hosts, verify_tls" in granted
    assert "envFile" in left


def test_standing_is_by_meaning(tmp_path: Path) -> None:
    existing = {
        "same": {"type": "stdio", "command": "x", "args": [], "disabled": False},
        "other": {"command": "y"},
        "broken": {"command": 3},
    }
    servers = {name: {"command": "x"} for name in ("same", "other", "broken", "new")}
    found = {each.name: each for each in plan(tmp_path, {"mcpServers": servers}, existing=existing)}
    standings = {name: each.standing.value for name, each in found.items()}
    assert standings == {"same": "same", "other": "different", "broken": "different", "new": "new"}
    assert found["other"].changes == ("command",)


def test_one_name_in_two_programs_stays_apart(tmp_path: Path) -> None:
    planner = partial_plan({}, SecretNames({}))
    servers = []
    for client, program in (("Cursor", "x"), ("Claude Code", "x"), ("VS Code", "y")):
        path = tmp_path / f"{client}.json"
        path.write_text(json.dumps({"mcpServers": {"a": {"command": program}}}))
        servers += planner(ClientFile(client, path, tmp_path))
    assert [(each.name, each.standing.value) for each in servers] == [
        ("a", "new"),
        ("a", "same"),
        ("a-vs-code", "new"),
    ]


def test_name_with_another_value_is_not_taken(tmp_path: Path) -> None:
    servers = {name: {"command": "x", "env": {"TOKEN": CANARY + name}} for name in ("a", "b")}
    stored = {"TOKEN": "of somebody else", "A_TOKEN": f"{CANARY}a", "B_TOKEN": None}
    first, second = plan(tmp_path, {"mcpServers": servers}, stored=stored)
    assert [(each.name, each.is_kept) for each in first.secrets] == [("A_TOKEN", True)]
    # one that can't be read may be another one
    assert [(each.name, each.is_kept) for each in second.secrets] == [("B_TOKEN_2", False)]


BROKEN = [
    ("mcp.json", '{"mcpServers": {"a": {"command": "' + CANARY),
    ("mcp.json", '{"a": 1, "a": "' + CANARY + '"}'),
    ("mcp.json", "[" * 100_000),
    ("mcp.json", '{"mcpServers": {"a": ' + '{"x":' * 400 + "1" + "}" * 402),
    ("config.toml", f'a = "{CANARY}\nb = 1'),
    ("config.toml", "a = " + "[" * 100_000),
]


@pytest.mark.parametrize(("name", "text"), BROKEN)
def test_file_that_cant_be_read_is_one_problem(tmp_path: Path, name: str, text: str) -> None:
    (problem,) = plan(tmp_path, text, name)
    assert problem.standing is Standing.PROBLEM
    assert problem.refusal
    assert CANARY not in repr(problem)


def test_no_error_carries_what_stands_in_the_file(tmp_path: Path) -> None:
    from tooldesk.errors import DefinitionError
    from tooldesk.workspace.server_import.client_config import servers_in

    for number, (name, text) in enumerate(BROKEN):
        path = tmp_path / f"{number}{name}"
        path.write_text(text)
        try:
            servers_in(ClientFile("", path, tmp_path))
        except DefinitionError as error:
            seen: BaseException | None = error
            while seen is not None:
                assert CANARY not in f"{seen!r} {vars(seen)}"
                assert seen.__suppress_context__ or seen.__context__ is None
                seen = seen.__cause__


def test_comments_in_texts_stay_and_lines_keep_their_numbers() -> None:
    text = '{"a": "// no /* comment */ ,}", // one\n/* two\n */ "b": [1,\n], }'
    plain = plain_json(text)
    assert json.loads(plain) == {"a": "// no /* comment */ ,}", "b": [1]}
    assert plain.count("\n") == text.count("\n")


def test_claude_codes_servers_of_this_project_come_first(tmp_path: Path) -> None:
    document = {
        "mcpServers": {"a": {"command": "global"}, "b": {"command": "global"}},
        "projects": {
            str(tmp_path): {"mcpServers": {"a": {"command": "own"}}},
            "/elsewhere": {"mcpServers": {"c": {"command": "other"}}},
        },
    }
    found = {each.name: each.starts for each in plan(tmp_path, document, ".claude.json")}
    assert found == {"a": "own", "b": "global"}


@pytest.mark.parametrize(
    ("system", "name"),
    [
        (linux, ".config/Claude/claude_desktop_config.json"),
        (macos, "Library/Application Support/Claude/claude_desktop_config.json"),
        (windows, "AppData/Roaming/Claude/claude_desktop_config.json"),
    ],
)
def test_files_are_found_where_each_system_has_them(
    tmp_path: Path, system: System, name: str
) -> None:
    home, project = tmp_path / "home", tmp_path / "project"
    for file in (home / name, home / ".codex/config.toml", project / ".mcp.json"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    (home / ".cursor/mcp.json").mkdir(parents=True)
    found = client_files(project, home, {}, system)
    assert [each.client for each in found] == ["Claude Code", "Codex", "Claude Desktop"]


async def test_import_writes_at_once_and_stores_only_by_a_yes(app: Any, tmp_path: Path) -> None:
    file = app.workspace.servers_file
    add_server(file, "old", {"command": "before"})
    path = tmp_path / "mcp.json"
    servers = {"old": {"command": "x"}, "new": {"command": "y", "env": {"API_KEY": CANARY}}}
    path.write_text(json.dumps({"mcpServers": servers}))
    files = [ClientFile("", path, tmp_path)]
    planned = await plan_servers(app.vault, file, files)
    assert [each.standing.value for each in planned] == ["different", "new"]

    before = await import_servers(app.vault, file, planned, keeps_secrets=False)
    assert before == {"old": {"command": "before"}, "new": None}
    assert CANARY not in file.read_text()
    configs, problems = read_servers(file)
    assert (list(configs), problems) == (["old", "new"], ())
    key = SecretKey(app.vault.workspace_scope, "API_KEY")
    assert key not in await app.vault.entries()
    put_servers(file, before)
    assert list(read_servers(file)[0]) == ["old"]
    assert read_servers(file)[0]["old"].command == "before"


async def test_secrets_are_the_workspaces_own_and_kept_once(
    secret_service: Any, app: Any, tmp_path: Path
) -> None:
    file = app.workspace.servers_file
    path = tmp_path / "mcp.json"
    server = {"command": "y", "env": {"API_KEY": CANARY}}
    path.write_text(json.dumps({"mcpServers": {"a": server, "b": server}}))
    files = [ClientFile("", path, tmp_path)]
    planned = await plan_servers(app.vault, file, files)
    await import_servers(app.vault, file, planned, keeps_secrets=True)
    key = SecretKey(app.vault.workspace_scope, "API_KEY")
    found = await app.vault.find_one(key)
    assert found is not None
    assert found.value == CANARY
    again = await plan_servers(app.vault, file, files)
    assert [each.standing.value for each in again] == ["same", "same"]
    assert all(secret.is_kept for each in again for secret in each.secrets)
