"""as_curl: the request of a call as a curl command, with secrets as variables of the shell."""

from __future__ import annotations

import shlex
from pathlib import Path

from tooldesk.execution.http_tool.curl_settings import curl_settings, part_options
from tooldesk.execution.http_tool.marks import Marks
from tooldesk.execution.http_tool.request_building import build_request
from tooldesk.tools.sources.http_source import (
    ApiKeyAuth,
    BasicAuth,
    BearerAuth,
    HttpAuth,
    HttpSource,
)
from tooldesk.tools.sources.template import TemplateValues, parse_template
from tooldesk.tools.tool_result import JsonObject


def as_curl(
    source: HttpSource,
    arguments: JsonObject,
    *,
    timeout_s: float | None = None,
    folder: Path | None = None,
) -> str:
    """A command for a POSIX shell, one option a line; it reads secrets from the environment.

    With a folder, from which relative paths count, it can be run in any other.

    Raises:
        InvalidInputError: the arguments don't fit the source.
    """
    marks = Marks()
    variables = {name: marks.mark(name) for name in source.variables}
    without_auth = source.model_copy(update={"auth": None})
    request = build_request(without_auth, arguments, variables, are_marks=True)
    lines = ["curl", *curl_settings(source, request, folder)]
    if timeout_s is not None:
        lines.append(f"--max-time {timeout_s:g}")
    if source.client_key_password_env_var is not None:
        lines.append(f"--pass {_quoted(marks, variables[source.client_key_password_env_var])}")
    lines.append(f"--url {_quoted(marks, request.url)}")
    lines += [f"--header {_quoted(marks, _header(*header))}" for header in request.headers]
    if source.auth is not None:
        lines.append(_auth(source.auth, TemplateValues(arguments, variables), marks))
    if request.body is not None:
        lines.append(f"--data-raw {_quoted(marks, request.body.decode('utf-8'))}")
    lines += [
        f"{option} {_quoted(marks, text)}"
        for part in request.parts
        for option, text in part_options(part, folder)
    ]
    return " \\\n  ".join(lines)


def _quoted(marks: Marks, text: str) -> str:
    """The text as one word of a shell, its marks as "$NAME"."""
    quoted = [
        f'"${piece}"' if index % 2 else shlex.quote(piece)
        for index, piece in enumerate(marks.split(text))
        if piece
    ]
    return "".join(quoted) or "''"


def _header(name: str, value: str) -> str:
    # curl takes a header that ends with a colon out instead of sending it empty
    return f"{name}: {value}" if value else f"{name};"


def _auth(auth: HttpAuth, values: TemplateValues, marks: Marks) -> str:
    match auth:
        case BearerAuth():
            token = values.variables[auth.env_var]
            return f"--header {_quoted(marks, f'Authorization: Bearer {token}')}"
        case BasicAuth():
            username = parse_template(auth.username).fill(values) or ""
            password = values.variables[auth.password_env_var]
            return f"--user {_quoted(marks, f'{username}:{password}')}"
        case ApiKeyAuth():
            key = values.variables[auth.env_var]
            if auth.place == "header":
                return f"--header {_quoted(marks, f'{auth.name}: {key}')}"
            return f"--url-query {_quoted(marks, f'{auth.name}={key}')}"
