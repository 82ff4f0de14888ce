"""value_forms: every way in which a secret value is looked for in a text.

Plain, in JSON (also JSON within JSON), as Python writes it in an exception, in HTML and XML, as
hexadecimal digits, with its UTF-8 read as Latin 1, URL-encoded (twice, too), and in base64 at each
of its three alignments: base64 (RFC 4648) writes 3 bytes as 4 characters, so the same value looks
different behind "user:" than behind "token:".
"""

from __future__ import annotations

import base64
import html
import json
from collections.abc import Iterator
from urllib.parse import quote, quote_plus

SHORT_LENGTH = 6
"""Values of fewer characters are too easily a part of innocent words."""

SHORTEST_WORD_LENGTH = 4
"""Values of at least this many characters are looked for as whole words."""

_PIECE_BYTES = 256
_COMMON_WORDS = frozenset(
    {"admin", "changeme", "default", "development", "disabled", "enabled", "example", "false"}
    | {"localhost", "none", "null", "password", "production", "root", "secret", "staging"}
    | {"string", "test", "testing", "token", "true", "undefined"}
)
_UNESCAPED_BY_JAVASCRIPT = "!*'()"


def weakness_of(value: str) -> str:
    """Why this value can't be kept out of everything that is shown, or "" when it can."""
    if value.lower() in _COMMON_WORDS:
        return "It is a common word, so texts that hold it are shown as they are."
    if len(value) < SHORTEST_WORD_LENGTH:
        return (
            f"It is shorter than {SHORTEST_WORD_LENGTH} characters, so texts that hold it are"
            " shown as they are."
        )
    if len(value) < SHORT_LENGTH:
        return (
            f"It is shorter than {SHORT_LENGTH} characters, so it is taken out of texts only where"
            " it stands as a word of its own."
        )
    return ""


def is_looked_for(value: str) -> bool:
    """Whether it is looked for at all."""
    return len(value) >= SHORTEST_WORD_LENGTH and value.lower() not in _COMMON_WORDS


def value_forms(value: str) -> frozenset[bytes]:
    """The forms of a value as UTF-8, long ones cut to pieces of at most twice _PIECE_BYTES.

    A short value is looked for as it is; one that is not looked for has no forms.
    """
    if not is_looked_for(value):
        return frozenset()
    if len(value) < SHORT_LENGTH:
        return frozenset([_bytes(value)])
    forms = {_bytes(form) for form in (*_escaped(value), *_url_encoded(value))}
    for held in {_bytes(value), _bytes_of_variable(value)}:
        forms |= {held.hex().encode(), held.hex().upper().encode()}
        for encoded in _base64_forms(held):
            forms |= {encoded, encoded.translate(bytes.maketrans(b"+/", b"-_"))}
    return frozenset(piece for form in forms for piece in _pieces(form))


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _bytes_of_variable(text: str) -> bytes:
    """What stands in the environment of a process for it."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return _bytes(text)


def _escaped(value: str) -> Iterator[str]:
    yield value
    # an environment may hold bytes that are no UTF-8; whoever reads a tool's output replaces them
    yield _bytes_of_variable(value).decode("utf-8", "replace")
    if not value.isascii():
        # servers read the bytes of a header so, and repeat them in their answers
        garbled = _bytes(value).decode("latin-1")
        yield from (garbled, repr(garbled)[1:-1])
        yield from (json.dumps(garbled)[1:-1], json.dumps(garbled, ensure_ascii=False)[1:-1])
    yield repr(value)[1:-1]
    if "\n" in value:
        yield value.replace("\r\n", "\n").replace("\n", "\r\n")
    yield html.escape(value)
    yield html.escape(value, quote=False)
    yield html.escape(value).replace("&#x27;", "&#39;")
    for ensure_ascii in (False, True):
        once = json.dumps(value, ensure_ascii=ensure_ascii)[1:-1]
        yield once
        yield once.replace("/", "\\/")
        yield json.dumps(once, ensure_ascii=ensure_ascii)[1:-1]


def _url_encoded(value: str) -> Iterator[str]:
    for safe in ("", "/", _UNESCAPED_BY_JAVASCRIPT):
        encoded = quote(value, safe=safe, errors="surrogatepass")
        yield encoded
        yield encoded.replace("%", "%25")
        yield _lower_hex(encoded)
    yield quote_plus(value, errors="surrogatepass")


def _lower_hex(encoded: str) -> str:
    first, *rest = encoded.split("%")
    return first + "".join(f"%{part[:2].lower()}{part[2:]}" for part in rest)


def _base64_forms(value: bytes) -> Iterator[bytes]:
    for offset in range(3):
        encoded = base64.b64encode(b"\0" * offset + value)
        # a character is left out where it depends on the bytes before or after the value
        start = -(-8 * offset // 6)
        yield encoded[start:]
        yield encoded[start:].rstrip(b"=")
        yield encoded[start : 8 * (offset + len(value)) // 6]
    if len(encoded) > 76:
        yield base64.encodebytes(value).rstrip(b"\n")


def _pieces(form: bytes) -> Iterator[bytes]:
    """Cut where a character begins; a part of a long value is found then, too."""
    at = 0
    while len(form) - at >= 2 * _PIECE_BYTES:
        end = at + _PIECE_BYTES
        while end < len(form) and form[end] & 0b1100_0000 == 0b1000_0000:
            end += 1
        yield form[at:end]
        at = end
    yield form[at:]
