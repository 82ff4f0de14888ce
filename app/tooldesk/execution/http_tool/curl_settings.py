"""curl_settings: how a request is sent and received, as options of curl.

Source of the options: curl's manual page, 8.x.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from tooldesk.execution.http_tool.request_building import FormPart, HttpRequest
from tooldesk.late_pattern import late_pattern
from tooldesk.paths import expanded_path
from tooldesk.tools.sources.http_source import HttpSource

_MOST_READ = HttpSource.model_fields["max_response_bytes"].default
_SPECIAL_IN_FORMS = late_pattern(r'[;,"\s]|^[<@]')


def curl_settings(source: HttpSource, request: HttpRequest, folder: Path | None) -> Iterator[str]:
    """The options of a source's settings; relative paths count from `folder`, if there is one."""
    implied = "GET" if request.body is None and not request.parts else "POST"
    if source.method == "HEAD":
        yield "--head"
    elif source.method != implied:
        yield f"--request {source.method}"
    if source.max_redirects:
        yield f"--location --max-redirs {source.max_redirects}"
    yield from _tls(source, folder)
    if source.proxy == "none":
        yield "--noproxy '*'"
    elif source.proxy:
        # what a source names is used whatever NO_PROXY says
        yield f"--proxy {shlex.quote(_curl_proxy(source.proxy))} --noproxy ''"
    if source.max_response_bytes != _MOST_READ:
        # not always: curl refuses the long texts that a tool cuts
        yield f"--max-filesize {source.max_response_bytes}"
    if "[" in request.url:
        yield "--globoff"


def part_options(part: FormPart, folder: Path | None) -> Iterator[tuple[str, str]]:
    """The options that send a field or a file, each with its value."""
    path = _absolute(part.value, folder) if part.is_file else ""
    if part.is_whole:
        yield "--data-binary", f"@{path}"
    elif part.is_file:
        yield "--form", f"{part.name}=@{_in_form(path)}{_type(part)}"
    elif part.media_type:
        yield "--form", f"{part.name}={_in_form(part.value)}{_type(part)}"
    else:
        yield "--form-string", f"{part.name}={part.value}"


def _in_form(text: str) -> str:
    """Text in quotes where curl would read it as more than that."""
    if _SPECIAL_IN_FORMS.search(text):
        return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return text


def _type(part: FormPart) -> str:
    return f";type={part.media_type}" if part.media_type else ""


def _tls(source: HttpSource, folder: Path | None) -> Iterator[str]:
    if not source.verify_tls:
        yield "--insecure"
    if source.ca_file is not None:
        yield f"--cacert {shlex.quote(_absolute(source.ca_file, folder))}"
    if source.client_certificate is not None:
        path = _absolute(source.client_certificate, folder)
        # a colon would begin a password
        escaped = path.replace("\\", "\\\\").replace(":", "\\:")
        yield f"--cert {shlex.quote(escaped)}"
    if source.client_key is not None:
        yield f"--key {shlex.quote(_absolute(source.client_key, folder))}"


def _absolute(path: str, folder: Path | None) -> str:
    return path if folder is None else str(folder / expanded_path(path))


def _curl_proxy(url: str) -> str:
    """A proxy's URL for curl, which looks hosts up itself unless the scheme says "h"."""
    parts = urlsplit(url)
    if parts.scheme == "http" and parts.port is None:
        # curl's own default is 1080
        parts = parts._replace(netloc=f"{parts.netloc}:80")
    if parts.scheme == "socks5":
        parts = parts._replace(scheme="socks5h")
    return urlunsplit(parts)
