"""option_pairs: the words of a curl command → its options, each with its value.

Source of the options: curl's manual page, 8.x.
"""

from __future__ import annotations

from collections.abc import Iterator

from tooldesk.errors import DefinitionError

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
DATA = {"data", "data-ascii", "data-binary", "data-raw", "data-urlencode", "json"}
"""Options that hold what is sent."""

VALUES = DATA | {
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
    "pass",
    "cert-type",
    "key-type",
    "cacert",
    "socks5",
    "socks5-hostname",
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
"""Options that stand before a value."""

_FLAGS = {
    "get",
    "globoff",
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
WITHOUT_EFFECT = {
    "silent",
    "show-error",
    "verbose",
    "include",
    "fail",
    "fail-with-body",
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
"""Flags that change nothing of what a tool does."""


def option_pairs(words: list[str]) -> Iterator[tuple[str, str]]:
    """Option and value; "" is the option of a URL."""
    left = iter(words)
    for word in left:
        if word.startswith("--") and len(word) > 2:
            name, given, value = word[2:].partition("=")
            if name in VALUES:
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
        if name in VALUES:
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
    if name in _FLAGS or name in WITHOUT_EFFECT:
        return name
    if positive in _FLAGS or positive in WITHOUT_EFFECT:
        return "silent"
    raise DefinitionError(
        f"{word[:40]} is no option that is known here.",
        next_step="Leave it out and paste the command again.",
    )
