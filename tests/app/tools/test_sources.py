"""Sources: what tool files may say of requests and commands, and what they may not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from tooldesk.errors import DefinitionError
from tooldesk.tools.tool_definition import (
    HttpSource,
    Permission,
    PythonSource,
    ShellSource,
    ToolDefinition,
)
from tooldesk.workspace.tool_file import read_tool_file, tool_file_text

_PYTHON = {"kind": "python", "file": "a.py", "function": "a"}
_HTTP = {"kind": "http", "url": "https://api.example/{id}"}
_SHELL = {"kind": "shell", "command": ["grep", ["-m", "{count}"], "--", "{pattern}"]}
_FULL_HTTP = {
    "kind": "http",
    "method": "POST",
    "url": "https://api.example/{id}?q={q}",
    "query": {"page": "{page}"},
    "headers": {"Accept": "application/json"},
    "body": {"kind": "json", "value": {"a": ["{a}", None]}},
    "auth": {"kind": "basic", "username": "${USER}", "password_env_var": "KEY"},
    "max_redirects": 0,
    "verify_tls": False,
    "proxy": "none",
    "max_response_bytes": 1000,
    "pick": "$.a",
    "template": "{$.b}",
    "allow_private_hosts": True,
}
_FULL_SHELL = {
    "kind": "shell",
    "command": ["jq", "{filter}"],
    "working_dir": "data",
    "stdin": "{json}",
    "output": "json",
    "ok_exit_codes": {"0": "", "1": "nothing"},
    "retriable_exit_codes": [75],
    "option_arguments": ["filter"],
}


def _definition(source: dict[str, Any], **fields: Any) -> ToolDefinition:
    return ToolDefinition.model_validate({"name": "x", "source": source, **fields})


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        (_PYTHON, PythonSource),
        ({"file": "a.py", "function": "a"}, PythonSource),
        (_HTTP, HttpSource),
        (_SHELL, ShellSource),
    ],
)
def test_kind_tells_sources_apart(source: dict[str, Any], kind: type) -> None:
    assert type(_definition(source).source) is kind


@pytest.mark.parametrize(
    ("source", "expected"),
    [(_PYTHON, Permission.ALLOW), (_HTTP, Permission.ASK), (_SHELL, Permission.ASK)],
)
def test_requests_and_commands_ask_first(source: dict[str, Any], expected: Permission) -> None:
    assert _definition(source).permission is expected
    assert _definition(source, permission="deny").permission is Permission.DENY


@pytest.mark.parametrize("source", [_PYTHON, _HTTP, _SHELL, _FULL_HTTP, _FULL_SHELL])
@pytest.mark.parametrize("permission", [None, "allow", "ask", "deny"])
def test_tool_file_is_read_as_it_was_written(
    tmp_path: Path, source: dict[str, Any], permission: str | None
) -> None:
    variables = [{"name": "KEY"}, {"name": "USER"}]
    fields = {} if permission is None else {"permission": permission}
    definition = _definition(source, env_vars=variables, **fields)
    file = tmp_path / "x.json"
    file.write_text(tool_file_text(definition), encoding="utf-8")
    assert read_tool_file(file) == definition
    written = json.loads(file.read_text(encoding="utf-8"))
    assert written["source"] == source | {"kind": written["source"]["kind"]}
    if permission is None:
        assert "permission" not in written


@pytest.mark.parametrize(
    "url",
    [
        "ftp://h/",
        "h/a",
        "/a",
        "http://",
        "http:///a",
        "http://user:pass@h/",
        "http://{user}@h/",
        "javascript:alert(1)",
        "x{host}/a",
        "{host}.example/a",
        "http://h g/",
        "",
    ],
)
def test_url_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(ValidationError):
        HttpSource(url=url)


@pytest.mark.parametrize(
    "fields",
    [
        {"headers": {"Host": "x"}},
        {"headers": {"content-length": "1"}},
        {"headers": {"X": "a\r\nY: b"}},
        {"headers": {"X\r\nY": "a"}},
        {"method": "TRACE"},
        {"body": {"kind": "raw", "text": "{x}", "media_type": "application/json"}},
        {"proxy": "http://user:pass@proxy/"},
        {"pick": "items"},
        {"max_response_bytes": 0},
        {"auth": {"kind": "bearer", "env_var": "not a name"}},
        {"token": "x"},
    ],
)
def test_unsafe_request_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        HttpSource.model_validate({"url": "http://h/", **fields})


@pytest.mark.parametrize(
    "command",
    [
        [],
        [""],
        ["{program}", "a"],
        [["ls"], "a"],
        ["sh", "-c", "ls {folder}"],
        ["/bin/bash", "-lc", "ls {folder}"],
        ["pwsh", "-Command", "ls {folder}"],
        ["bash", ["-c", "ls {folder}"]],
        ["bash", "-ce", "ls {folder}"],
        ["bash", "-c", "-e", "ls {folder}"],
        ["bash", "-o", "pipefail", "-c", "ls {folder}"],
        ["env", "sh", "-c", "ls {folder}"],
        ["nice", "-n", "5", "/bin/sh", "-c", "ls {folder}"],
        ["python3", "-c", "print('{text}')"],
        ["uv", "run", "python3.12", "-I", "-c", "print('{text}')"],
        ["node", "-e", "console.log('{text}')"],
        ["perl", "-ne", "print if /{text}/", "file"],
        ["scp", "-oProxyCommand=nc {folder}", "a", "h:"],
        ["socat", "-", "EXEC:{folder}"],
        ["env", "BASH_ENV=a/{folder}", "ls"],
        ["env", "-S", "A=1 {folder}"],
        ["ls", "a\0b"],
        ["su", "-c", "ls {folder}"],
        ["su", "alice", "-c", "ls {folder}"],
        ["su", "alice", "--command=ls {folder}"],
        ["script", "-qc", "ls {folder}", "/dev/null"],
        ["flock", "lock", "-c", "ls {folder}"],
        ["flock", "-w", "3", "lock", "-c", "ls {folder}"],
        ["ssh", "host", "ls {folder}"],
        ["ssh", "-p", "22", "host", "ls", "--", "--all={folder}"],
        ["ssh", "-o", "ProxyCommand=nc {folder} 22", "host"],
        ["ssh", "-oProxyCommand=nc {folder} 22", "host"],
        ["watch", "-n", "1", "ls {folder}"],
        ["nice", "watch", "ls", "a{folder}"],
        ["awk", "/{text}/", "file"],
        ["awk", "-F", ",", "{{print}} /{text}/", "file"],
        ["gawk", "--source=/{text}/", "file"],
        ["sed", "s/a/{text}/", "file"],
        ["sed", "-n", "-e", "s/a/{text}/", "file"],
        ["sed", "-es/a/{text}/", "file"],
        ["sed", "--expression=s/a/{text}/", "file"],
        ["sqlite3", "my.db", "SELECT '{text}'"],
        ["sqlite3", "-json", "my.db", "SELECT '{text}'"],
        ["sqlite3", "-cmd", ".shell {text}", "my.db"],
        ["psql", "-c", "SELECT '{text}'"],
        ["mysql", "-e", "SELECT '{text}'", "db"],
        ["node", "-econsole.log('{text}')"],
        ["node", "--eval=console.log('{text}')"],
        ["node", "-p", "'{text}'"],
        ["python3", "-cprint('{text}')"],
        ["python3", "-Ic", "print('{text}')"],
        ["perl", "-e'print {text}'"],
        ["find", ".", "-exec", "sh", "-c", "ls {folder}", ";"],
        ["env", "-S", "sh {text}"],
        ["vim", "-c", "e {text}"],
        ["parallel", "ls a{text}", ":::", "x"],
    ],
)
def test_unsafe_command_is_refused(command: list[Any]) -> None:
    with pytest.raises(ValidationError):
        ShellSource.model_validate({"command": command})


@pytest.mark.parametrize(
    "command",
    [
        ["sh", "-c", 'wc -l "$1"', "sh", "{file}"],
        ["bash", "scripts/{name}.sh"],
        ["bash", "/opt/job.sh", "-c", "colour {name}"],
        ["python3", "job.py", "-c", "colour {name}"],
        ["python3", "-m", "job", "-c", "colour {name}"],
        ["python3", "-c", "import sys; print(sys.argv[1])", "say {text}"],
        ["grep", "-c", "x{text}", "file"],
        ["python3", "-c", "print(1)", "{x}"],
        ["grep", "-e", "{pattern}", "{file}"],
        ["head", "-c", "{count}", "--", "{file}"],
        ["awk", "-v", "word={text}", "$0 ~ word", "{file}"],
        ["awk", "-f", "own.awk", "{file}"],
        ["sed", "-n", "1,10p", "{file}"],
        ["sed", "-f", "own.sed", "{file}"],
        ["sqlite3", "{file}", ".tables"],
        ["ssh", "-p", "{port}", "{host}", "uptime"],
        ["env", "LANG={language}", "ls", "{folder}"],
        ["nice", "-n", "{level}", "ls", "{folder}"],
        ["find", "{folder}", "-name", "{name}"],
        ["git", "log", "--author={name}", "-n", "{count}"],
        ["git", "commit", "-m", "Say {text}"],
        ["jq", "{filter}"],
        ["curl", "-H", "X-Name: {name}", "https://example.org/{name}"],
        ["curl", "-d", "say {text}", "https://example.org/"],
        ["gcc", "-o", "{name}", "{file}"],
        ["tar", "-czf", "{name}", "{folder}"],
        ["tar", "-xf", "{name}", "--exclude={name}"],
        ["zip", "-r", "{name}", "{folder}"],
        ["rg", "-e", "{pattern}", "--", "{folder}"],
        ["git", "clone", "{url}", "{folder}"],
        ["rsync", "-a", "{from}", "{to}"],
        ["scp", "-P", "{port}", "{file}", "{to}"],
        ["timeout", "{seconds}", "ls", "{folder}"],
        ["timeout", "-k", "{more}", "{seconds}", "grep", "{x}", "file"],
        ["wget", "-O", "{file}", "{url}"],
    ],
)
def test_script_with_arguments_of_its_own_is_fine(command: list[str]) -> None:
    assert ShellSource.model_validate({"command": command}).program == command[0]


@pytest.mark.parametrize(
    ("command", "stdin"),
    [
        (["bash", "-c", "{x}"], None),
        (["bash", "-s"], "{x}"),
        (["python3"], "{x}"),
        (["python3", "-"], "{x}"),
        (["bc", "-q"], "{x}"),
        (["sqlite3", "my.db"], "{x}"),
        (["psql", "-h", "host"], "{x}"),
        (["fd", "-x", "{x}"], None),
        (["sqlite3", "my.db", "{x}"], None),
        (["ssh", "host"], "{x}"),
        (["ssh", "host", "ls", "{x}"], None),
        (["ssh", "host", "--", "ls", "{x}"], None),
        (["ssh", "host", "python", "tool.py", "{x}"], None),
        (["watch", "ls", "{x}"], None),
        (["awk", "{x}", "file"], None),
        (["sed", "{x}", "file"], None),
        (["sed", "-e", "{x}", "file"], None),
        (["node", "-e{x}"], None),
        (["node", "--eval={x}"], None),
        (["psql", "--command={x}"], None),
        (["find", ".", "-exec", "{x}", ";"], None),
        (["env", "{x}"], None),
        (["xargs", "-0", "{x}"], None),
        (["sudo", "-u", "alice", "{x}"], None),
        (["unknown", "-c", "{x}"], None),
        (["unknown", "-c{x}"], None),
        (["unknown", "--eval", "{x}"], None),
        (["unknown", "--exec-now={x}"], None),
        (["unknown", "--eval", "print {x}"], None),
        (["unknown", "print('{x}')"], None),
        (["unknown", "a; b {x}"], None),
        (["git", "-c", "{x}", "status"], None),
        (["tar", "--checkpoint-action=exec={x}", "-cf", "a.tar", "a"], None),
        (["rsync", "-e", "{x}", "a", "b"], None),
        (["rsync", "-ave{x}", "a", "b"], None),
        (["rsync", "--rsh={x}", "a", "b"], None),
        (["rsync", "--rsync-path", "{x}", "a", "b"], None),
        (["scp", "-S", "{x}", "a", "h:"], None),
        (["sftp", "-o", "{x}", "h"], None),
        (["tar", "-I", "{x}", "-cf", "a.tar", "a"], None),
        (["tar", "-cI{x}", "-f", "a.tar", "a"], None),
        (["tar", "--info-script={x}", "-cf", "a.tar", "a"], None),
        (["zip", "a.zip", "a", "-T", "-TT", "{x}"], None),
        (["rg", "--pre", "{x}", "a"], None),
        (["rg", "--pre={x}", "a"], None),
        (["wget", "-e", "{x}", "https://example.org"], None),
        (["curl", "-K", "{x}"], None),
        (["curl", "--config={x}"], None),
        (["gcc", "-fplugin={x}", "a.c"], None),
        (["gcc", "-wrapper", "{x}", "a.c"], None),
        (["man", "-P", "{x}", "ls"], None),
        (["socat", "-", "{x}"], None),
        (["make", "{x}"], None),
        (["npx", "{x}"], None),
        (["git", "clone", "--upload-pack={x}", "a"], None),
        (["git", "clone", "-u", "{x}", "a"], None),
        (["git", "grep", "-O{x}", "a"], None),
        (["timeout", "5", "{x}"], None),
        (["timeout", "-s", "KILL", "5", "{x}"], None),
        (["chroot", "/srv", "{x}"], None),
        (["taskset", "1", "{x}"], None),
        (["unshare", "-r", "{x}"], None),
        (["valgrind", "{x}"], None),
        (["python3", "-m", "{x}"], None),
        (["node", "-r", "{x}", "a.js"], None),
        (["node", "--require={x}", "a.js"], None),
        (["perl", "-M{x}", "a.pl"], None),
        (["php", "-R", "{x}"], None),
        (["env", "LD_PRELOAD={x}", "ls"], None),
        (["env", "-i", "PATH={x}", "ls"], None),
        (["sudo", "BASH_ENV={x}", "./job"], None),
    ],
)
def test_argument_that_may_be_code_is_confirmed_by_its_author(
    command: list[str], stdin: str | None
) -> None:
    source = {"command": command, "stdin": stdin}
    with pytest.raises(ValidationError, match="name x in code_arguments"):
        ShellSource.model_validate(source)
    assert ShellSource.model_validate({**source, "code_arguments": ["x"]})


def test_confirmed_argument_is_still_no_part_of_known_code() -> None:
    source = {"command": ["sh", "-c", "ls {x}"], "code_arguments": ["x"]}
    with pytest.raises(ValidationError, match="can't be put into the text of code"):
        ShellSource.model_validate(source)


def test_source_names_its_placeholders_and_variables() -> None:
    source = _definition(_FULL_HTTP, env_vars=[{"name": "KEY"}, {"name": "USER"}]).source
    assert source.placeholders == {"id", "q", "page", "a"}
    assert source.variables == {"KEY", "USER"}
    assert _definition(_SHELL).source.placeholders == {"count", "pattern"}
    assert _definition(_FULL_SHELL).source.placeholders == {"filter", "json"}


def test_undeclared_variable_is_named(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    source = {**_HTTP, "auth": {"kind": "bearer", "env_var": "API_KEY"}}
    file.write_text(json.dumps({"name": "x", "source": source}), encoding="utf-8")
    with pytest.raises(DefinitionError, match="source needs API_KEY, which env_vars does not"):
        read_tool_file(file)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ({"kind": "fax"}, "source: .*'fax'.*'python', 'http', 'shell'"),
        ({"kind": "http"}, r"source\.http\.url: is required and missing"),
        ({"kind": "shell", "command": ["{x}"]}, "an argument can't choose the program"),
        ({"kind": "http", "url": "h"}, "a URL begins with http"),
    ],
)
def test_wrong_source_is_explained(tmp_path: Path, source: dict[str, Any], words: str) -> None:
    file = tmp_path / "x.json"
    file.write_text(json.dumps({"name": "x", "source": source}), encoding="utf-8")
    with pytest.raises(DefinitionError, match=words):
        read_tool_file(file)
