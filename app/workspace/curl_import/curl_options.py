"""read_options: the words of a curl command → what they ask for, and what was left out.

Source of the options: curl's manual page, 8.x.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from app.errors import DefinitionError

_SHORT = {
    "X": "request",
    "H": "header",
    "d": "data",
    "u": "user",
    "G": "get",
    "I": "head",
    "F": "form",
    "b": "cookie",
    "A": "user-agent",
    "e": "referer",
    "L": "location",
    "k": "insecure",
    "x": "proxy",
    "m": "max-time",
    "s": "silent",
    "S": "show-error",
    "v": "verbose",
    "i": "include",
    "f": "fail",
    "g": "globoff",
    "N": "no-buffer",
    "#": "progress-bar",
    "4": "ipv4",
    "6": "ipv6",
    "o": "output",
    "O": "remote-name",
    "w": "write-out",
    "T": "upload-file",
    "c": "cookie-jar",
    "E": "cert",
    "K": "config",
    "n": "netrc",
    "r": "range",
    "0": "http1.0",
}
_DATA = {"data", "data-ascii", "data-binary", "data-raw", "data-urlencode", "json"}
_VALUES = _DATA | {
    "request",
    "header",
    "user",
    "form",
    "form-string",
    "cookie",
    "user-agent",
    "referer",
    "proxy",
    "noproxy",
    "max-time",
    "max-redirs",
    "url",
    "url-query",
    "oauth2-bearer",
    "output",
    "write-out",
    "upload-file",
    "cookie-jar",
    "cert",
    "key",
    "cacert",
    "config",
    "range",
    "connect-timeout",
    "retry",
    "retry-delay",
    "retry-max-time",
    "resolve",
    "proxy-user",
    "max-filesize",
    "output-dir",
    "limit-rate",
    "aws-sigv4",
    "interface",
    "ciphers",
}
_FLAGS = {
    "get",
    "head",
    "location",
    "insecure",
    "remote-name",
    "netrc",
    "http1.0",
    "no-progress-meter",
    "next",
    "remote-header-name",
    "create-dirs",
    "digest",
    "ntlm",
    "negotiate",
    "anyauth",
    "basic",
}
_WITHOUT_EFFECT = {
    "silent",
    "show-error",
    "verbose",
    "include",
    "fail",
    "fail-with-body",
    "globoff",
    "no-buffer",
    "progress-bar",
    "ipv4",
    "ipv6",
    "compressed",
    "http1.1",
    "http2",
    "http3",
    "basic",
    "no-progress-meter",
    "tlsv1.2",
    "tlsv1.3",
    "path-as-is",
    "tcp-nodelay",
    "no-keepalive",
    "styled-output",
    "no-styled-output",
    "location-trusted",
    "ssl-no-revoke",
}


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

    user: str | None = None
    """Of -u: name and password."""

    bearer: str | None = None
    """Of --oauth2-bearer."""

    is_get: bool = False
    """Whether data goes into the query."""

    is_head: bool = False
    """Whether only the head is asked for."""

    follows_redirects: bool = False
    """Of -L."""

    max_redirects: int | None = None
    """Of --max-redirs."""

    is_insecure: bool = False
    """Of -k."""

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
    for name, value in _pairs(words):
        if name == "":
            options.urls.append(value)
        elif name in _SETTERS:
            _SETTERS[name](options, value)
        elif name in _DATA:
            options.data.append((name, value))
        elif name in _UNSUPPORTED:
            raise DefinitionError(f"--{name} is not supported: {_UNSUPPORTED[name]}")
        elif name not in _WITHOUT_EFFECT:
            shown = "" if name not in _VALUES or name in _SECRET else f" {value[:40]}"
            options.notes.append(f"--{name}{shown} is left out.")
    return options


_UNSUPPORTED = {
    "form": "a tool sends no files yet. Use --data-urlencode for plain fields.",
    "form-string": "a tool sends no multipart forms yet. Use --data-urlencode.",
    "upload-file": "a tool sends no files. Use --data with the text itself.",
    "config": "options in a file can't be read here. Paste them.",
    "next": "a tool is one request. Paste the commands one by one.",
}
_SECRET = frozenset({"proxy-user", "cert", "key", "aws-sigv4", "cookie-jar"})


def _pairs(words: list[str]) -> Iterator[tuple[str, str]]:
    """Option and value; "" is the option of a URL."""
    left = iter(words)
    for word in left:
        if word.startswith("--") and len(word) > 2:
            name, given, value = word[2:].partition("=")
            if name in _VALUES:
                yield name, value if given else _next(left, word)
            else:
                yield _flag(name, word), ""
        elif word.startswith("-") and len(word) > 1:
            yield from _short(word, left)
        elif word != "--":
            yield "", word


def _short(word: str, left: Iterator[str]) -> Iterator[tuple[str, str]]:
    """Short options may stand together, and before their value: -sSL, -XPOST."""
    for place, letter in enumerate(word[1:], start=1):
        name = _SHORT.get(letter)
        if name is None:
            raise DefinitionError(
                f"-{letter} in {word[:20]} is no option that is known here.",
                next_step="Leave it out and paste the command again.",
            )
        if name in _VALUES:
            rest = word[place + 1 :]
            yield name, rest or _next(left, f"-{letter}")
            return
        yield name, ""


def _next(left: Iterator[str], option: str) -> str:
    value = next(left, None)
    if value is None:
        raise DefinitionError(f"{option} has no value.", next_step="Copy the whole command.")
    return value


def _flag(name: str, word: str) -> str:
    positive = name.removeprefix("no-")
    if name in _FLAGS or name in _WITHOUT_EFFECT:
        return name
    if positive in _FLAGS or positive in _WITHOUT_EFFECT:
        return "silent"
    raise DefinitionError(
        f"{word[:40]} is no option that is known here.",
        next_step="Leave it out and paste the command again.",
    )


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
        return float(value)
    except ValueError as error:
        raise DefinitionError(f"--{option} {value[:20]} is no number.") from error


def _set_proxy(options: CurlOptions, value: str) -> None:
    with_scheme = value if "://" in value else f"http://{value}"
    if "@" in with_scheme or not with_scheme.startswith(("http://", "https://")):
        options.notes.append("--proxy is left out: only http proxies without password are known.")
    else:
        options.proxy = with_scheme


def _set_no_proxy(options: CurlOptions, value: str) -> None:
    if value == "*":
        options.proxy = "none"
    else:
        options.notes.append(f"--noproxy {value[:40]} is left out.")


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
    "head": _setting("is_head", lambda _: True),
    "location": _setting("follows_redirects", lambda _: True),
    "max-redirs": _setting("max_redirects", lambda value: int(_number("max-redirs", value))),
    "insecure": _setting("is_insecure", lambda _: True),
    "proxy": _set_proxy,
    "noproxy": _set_no_proxy,
    "max-time": _setting("timeout_s", lambda value: _number("max-time", value)),
}
