"""translated: what another program says of a server, as servers.json has it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.paths import expanded_path, home_folder
from tooldesk.tools.server_config import references
from tooldesk.workspace.server_import.client_files import ClientFile

GRANTS = (
    "alwaysAllow",
    "autoApprove",
    "trust",
    "default_tools_approval_mode",
    "tools",
    "allow_private_hosts",
    "verify_tls",
)
"""By which programs let a server do something unasked; the last two are of our own files."""

URLS = ("url", "serverUrl", "httpUrl")
"""Of most, of Windsurf and of Gemini CLI."""

_LAUNCH = {"command", "args", "env", "env_vars", "cwd", "type", "transport", *URLS}
_HEADERS = {"headers", "http_headers", "env_http_headers", "requestInit"}
_TOKENS = {"bearer_token", "bearer_token_env_var"}
_REST = {"disabled", "enabled", "startup_timeout_sec", "startup_timeout_ms", "tooldesk"}
_READ = _LAUNCH | _HEADERS | _TOKENS | _REST
_OPTIONS = ("session", "era", "start_timeout_s")
_INPUT = late_pattern(r"\$\{input:([^{}]*+)\}")
_NO_NAME = late_pattern(r"[^A-Za-z0-9_]")
_NO_SERVER = late_pattern(r"[^A-Za-z0-9_-]++")
_LONGEST_START_S = 3_600


@frozen_record
class Translated:
    """One server."""

    entry: dict[str, Any]
    """What servers.json would say of it; it may still hold secrets."""

    notes: tuple[str, ...]
    """What a person should know of the difference."""


def translated(written: Mapping[str, Any], file: ClientFile) -> Translated:
    """Take over what starts a server and what it gets; no permission comes along."""
    written = dict(_filled(dict(written), file))
    if isinstance(command := written.get("command"), dict):  # as Zed wrote it once
        written = {**written, **command, "command": command.get("path")}
    if isinstance(command := written.get("command"), list) and command:
        args = written.get("args")
        rest = args if isinstance(args, list) else []
        written = {**written, "command": command[0], "args": [*command[1:], *rest]}
    url = next((written[key] for key in URLS if isinstance(written.get(key), str)), None)
    entry = _local(written) if url is None else _remote(written, url, file)
    entry |= _shared(written)
    return Translated(entry, tuple(_notes(written, entry, file)))


def _local(written: Mapping[str, Any]) -> dict[str, Any]:
    entry = {key: written[key] for key in ("command", "args", "cwd") if written.get(key)}
    env = _texts(written.get("env"))
    forwarded = written.get("env_vars")
    for each in forwarded if isinstance(forwarded, list) else ():
        name = each.get("name") if isinstance(each, dict) else each
        env.setdefault(str(name), f"${{{name}}}")
    return {**entry, "env": env} if env else entry


def _remote(written: Mapping[str, Any], url: str, file: ClientFile) -> dict[str, Any]:
    inner = written.get("requestInit")
    headers = _texts(inner.get("headers")) if isinstance(inner, dict) else {}
    headers |= _texts(written.get("headers")) | _texts(written.get("http_headers"))
    for header, name in _texts(written.get("env_http_headers")).items():
        headers[header] = f"${{{name}}}"
    if isinstance(variable := written.get("bearer_token_env_var"), str):
        headers["Authorization"] = f"Bearer ${{{variable}}}"
    elif isinstance(token := written.get("bearer_token"), str):
        headers["Authorization"] = f"Bearer {token}"
    entry = {"type": _transport(written, url, file), "url": url}
    return {**entry, "headers": headers} if headers else entry


def _transport(written: Mapping[str, Any], url: str, file: ClientFile) -> str:
    said = written.get("type", written.get("transport"))
    if isinstance(said, str) and said != "remote":
        return said
    is_older = file.client == "Gemini CLI" and "httpUrl" not in written
    is_named_so = url.partition("?")[0].rstrip("/").endswith("/sse")
    return "sse" if is_older or is_named_so else "http"


def _shared(written: Mapping[str, Any]) -> dict[str, Any]:
    options = written.get("tooldesk")
    kept = dict(options) if isinstance(options, dict) else {}
    kept = {key: kept[key] for key in _OPTIONS if key in kept}
    seconds, thousandths = (written.get(f"startup_timeout_{unit}") for unit in ("sec", "ms"))
    if isinstance(seconds, int | float) and 0 < seconds <= _LONGEST_START_S:
        kept["start_timeout_s"] = seconds
    elif isinstance(thousandths, int | float) and 0 < thousandths <= 1_000 * _LONGEST_START_S:
        kept["start_timeout_s"] = thousandths / 1_000
    entry: dict[str, Any] = {"tooldesk": kept} if kept else {}
    if written.get("disabled") is True or written.get("enabled") is False:
        entry["disabled"] = True
    return entry


def _notes(written: Mapping[str, Any], entry: Mapping[str, Any], file: ClientFile) -> Iterator[str]:
    options = written.get("tooldesk")
    keys = [*written, *(options if isinstance(options, dict) else ())]
    if granted := [key for key in keys if key in GRANTS]:
        yield f"{', '.join(granted)} is not taken over: you are asked."
    left = [key for key in written if key not in _READ and key not in GRANTS]
    if left:
        yield f"Left out: {', '.join(sorted(left))}."
    words = entry.get("args")
    for word in words if isinstance(words, list) else ():
        for name, _ in references(str(word)):
            yield f"${{{name}}} in its arguments stays as it is: only variables are filled in."
    cwd = entry.get("cwd")
    if isinstance(cwd, str) and not expanded_path(cwd).is_absolute():
        yield f"Its folder {cwd} counts from the workspace here."


def _texts(value: object) -> dict[str, str]:
    """Names with their texts; numbers and truths as a program's environment has them."""
    if not isinstance(value, dict):
        return {}
    said = {True: "true", False: "false"}
    return {
        str(key): said[each] if isinstance(each, bool) else str(each)
        for key, each in value.items()
        if isinstance(each, str | int | float)
    }


def _filled(value: Any, file: ClientFile) -> Any:
    """A value with the names that editors have for folders, and their inputs as variables."""
    match value:
        case str():
            text = _INPUT.sub(lambda found: f"${{{variable_name(found[1])}}}", value)
            text = text.replace("${workspaceFolder}", str(file.folder))
            text = text.replace("${userHome}", str(home_folder()))
            return text.replace("${workspaceFolderBasename}", file.folder.name)
        case list():
            return [_filled(each, file) for each in value]
        case dict():
            return {key: _filled(each, file) for key, each in value.items()}
    return value


def variable_name(text: str) -> str:
    """A text as the name of a variable."""
    name = _NO_NAME.sub("_", text).strip("_").upper() or "TOKEN"
    return f"_{name}" if name[0].isdigit() else name


def server_name(text: str) -> str:
    """A name that servers.json takes; "" where nothing of it can stay."""
    return _NO_SERVER.sub("_", text).strip("_")[:64]
