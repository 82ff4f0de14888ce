"""read_options: the words of a curl command → what they ask for, and what was left out."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass, field

from tooldesk.errors import DefinitionError
from tooldesk.late_pattern import late_pattern
from tooldesk.workspace.curl_import.option_words import DATA, VALUES, WITHOUT_EFFECT, option_pairs

_PROXY_SCHEMES = ("http://", "https://", "socks5://", "socks5h://")
_PROXY_PORT = 1080
"""Where curl looks for a proxy that names no port."""

_PORT = late_pattern(r":\d{1,9}+/?$")
_FILE_AND_PASSWORD = late_pattern(r"((?:\\.|[^\\:]++)*+)(?::(.*))?", re.DOTALL)
_ESCAPED = late_pattern(r"\\([\\:])")
_SIZES = {"k": 1 << 10, "m": 1 << 20, "g": 1 << 30}


@dataclass(slots=True)
class CurlOptions:
    """What a curl command asks for."""

    urls: list[str] = field(default_factory=list)
    """URLs, in order; one is used."""

    method: str | None = None
    """Of -X."""

    headers: list[tuple[str, str]] = field(default_factory=list)
    """Name and value, in order."""

    data: list[tuple[str, str]] = field(default_factory=list)
    """Which option, and its text."""

    url_query: list[str] = field(default_factory=list)
    """Of --url-query."""

    form: list[tuple[str, str]] = field(default_factory=list)
    """Which option, and its text."""

    upload: str | None = None
    """Of -T: the file that is the whole body."""

    user: str | None = None
    """Of -u: name and password."""

    bearer: str | None = None
    """Of --oauth2-bearer."""

    is_get: bool = False
    """Whether data goes into the query."""

    takes_globs: bool = True
    """Whether {a,b} and [1-3] in the URL are several; not so with -g."""

    is_head: bool = False
    """Whether only the head is asked for."""

    follows_redirects: bool = False
    """Of -L."""

    max_redirects: int | None = None
    """Of --max-redirs."""

    is_insecure: bool = False
    """Of -k."""

    ca_file: str | None = None
    """Of --cacert."""

    certificate: str | None = None
    """Of --cert."""

    key: str | None = None
    """Of --key."""

    key_password: str | None = field(default=None, repr=False)
    """Of --pass, or what --cert says after a colon."""

    max_bytes: int | None = None
    """Of --max-filesize."""

    proxy: str | None = None
    """Of -x; "none" of --noproxy '*'."""

    timeout_s: float | None = None
    """Of -m."""

    notes: list[str] = field(default_factory=list)
    """What was left out, and why."""


def read_options(words: list[str]) -> CurlOptions:
    """What the words after "curl" ask for.

    Raises:
        DefinitionError: an option lacks its value, or asks for what no tool can do.
    """
    options = CurlOptions()
    for name, value in option_pairs(words):
        if name == "":
            options.urls.append(value)
        elif name in _SETTERS:
            _SETTERS[name](options, value)
        elif name in DATA:
            options.data.append((name, value))
        elif name in _UNSUPPORTED:
            reason, next_step = _UNSUPPORTED[name]
            raise DefinitionError(f"--{name} is not supported: {reason}", next_step=next_step)
        elif name not in WITHOUT_EFFECT:
            shown = "" if name not in VALUES or name in _SECRET else f" {value[:40]}"
            options.notes.append(f"--{name}{shown} is left out.")
    return options


_UNSUPPORTED = {
    "config": ("options in a file can't be read here.", "Paste them."),
    "next": ("a tool is one request.", "Paste the commands one by one."),
}
_SECRET = frozenset({"proxy-user", "aws-sigv4", "cookie-jar"})


def _set_header(options: CurlOptions, value: str) -> None:
    if value.startswith("@"):
        options.notes.append(f"--header {value[:40]} is left out: it names a file.")
        return
    name, colon, text = value.partition(":")
    if colon:
        if text.strip():
            options.headers.append((name.strip(), text.strip()))
    elif value.endswith(";"):
        options.headers.append((value[:-1].strip(), ""))


def _set_cookie(options: CurlOptions, value: str) -> None:
    if "=" in value:
        options.headers.append(("Cookie", value))
    else:
        options.notes.append(f"--cookie {value[:40]} is left out: it names a file.")


def _number(option: str, value: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = math.nan
    if not math.isfinite(number):  # curl knows neither infinity nor NaN
        raise DefinitionError(
            f"--{option} {value[:20]} is no number.",
            next_step="Correct it, or leave the option out.",
        )
    return number


def _set_proxy(options: CurlOptions, value: str) -> None:
    with_scheme = value if "://" in value else f"http://{value}"
    if "@" in with_scheme or not with_scheme.startswith(_PROXY_SCHEMES):
        options.notes.append(
            "--proxy is left out: only HTTP and SOCKS 5 proxies without a password are known."
        )
        return
    has_port = _PORT.search(with_scheme) or with_scheme.startswith("https://")
    options.proxy = with_scheme if has_port else f"{with_scheme.rstrip('/')}:{_PROXY_PORT}"


def _set_no_proxy(options: CurlOptions, value: str) -> None:
    if value == "*":
        options.proxy = "none"
    elif value:
        options.notes.append(f"--noproxy {value[:40]} is left out.")


def _set_certificate(options: CurlOptions, value: str) -> None:
    """A colon stands between file and password; one in the file's name has a backslash."""
    found = _FILE_AND_PASSWORD.fullmatch(value)
    file, password = (found[1], found[2]) if found else (value, None)
    options.certificate = _ESCAPED.sub(r"\1", file)
    if password:
        options.key_password = password


def _set_max_bytes(options: CurlOptions, value: str) -> None:
    number, factor = value, 1
    if value[-1:].lower() in _SIZES:
        number, factor = value[:-1], _SIZES[value[-1].lower()]
    options.max_bytes = int(_number("max-filesize", number) * factor)


def _setting(name: str, make: Callable[[str], object]) -> Callable[[CurlOptions, str], None]:
    def put(options: CurlOptions, value: str) -> None:
        setattr(options, name, make(value))

    return put


_SETTERS: dict[str, Callable[[CurlOptions, str], None]] = {
    "url": lambda options, value: options.urls.append(value),
    "request": _setting("method", str.upper),
    "header": _set_header,
    "user-agent": lambda options, value: options.headers.append(("User-Agent", value)),
    "referer": lambda options, value: options.headers.append(("Referer", value)),
    "cookie": _set_cookie,
    "url-query": lambda options, value: options.url_query.append(value),
    "user": _setting("user", str),
    "oauth2-bearer": _setting("bearer", str),
    "get": _setting("is_get", lambda _: True),
    "globoff": _setting("takes_globs", lambda _: False),
    "head": _setting("is_head", lambda _: True),
    "location": _setting("follows_redirects", lambda _: True),
    "max-redirs": _setting("max_redirects", lambda value: int(_number("max-redirs", value))),
    "insecure": _setting("is_insecure", lambda _: True),
    "upload-file": _setting("upload", str),
    "form": lambda options, value: options.form.append(("form", value)),
    "form-string": lambda options, value: options.form.append(("form-string", value)),
    "cacert": _setting("ca_file", str),
    "cert": _set_certificate,
    "key": _setting("key", str),
    "pass": _setting("key_password", str),
    "max-filesize": _set_max_bytes,
    "proxy": _set_proxy,
    "socks5": lambda options, value: _set_proxy(options, f"socks5://{value}"),
    "socks5-hostname": lambda options, value: _set_proxy(options, f"socks5h://{value}"),
    "noproxy": _set_no_proxy,
    "max-time": _setting("timeout_s", lambda value: _number("max-time", value)),
}
