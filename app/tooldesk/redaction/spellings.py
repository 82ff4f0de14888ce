"""How programs spell a text in JSON, Python, HTML, URLs, hexadecimal digits and base64."""

from __future__ import annotations

import base64
import html
import json
from collections.abc import Iterator
from urllib.parse import quote, quote_plus
from uuid import UUID

from tooldesk.late_pattern import late_pattern

_NOT_ESCAPED_IN_URLS = ("", "/", "!*'()", "!$&'()*+,;=:@/", ";,/?:@&=+$!*'()#")
"""What programs leave as it is: Python; JavaScript's encodeURIComponent; the path of a URL by
RFC 3986; JavaScript's encodeURI."""

_QUOTED_LINES = (">", "> ", ">> ", "> > ", "  ", "    ", "\t", "  | ", "    | ", "      | ")
"""What stands before each line of a quotation in a mail, of an indented block, and of an error in
a traceback of an exception group, which may be in another group."""

_HEX_DIGITS = late_pattern(r"[0-9a-fA-F]{8,}+")
_LAST_BREAK = late_pattern(r"\n(?!\n)")
_UUID_DIGITS = 32


def bytes_of(text: str) -> bytes:
    """A text as it is looked for."""
    return text.encode("utf-8", "surrogatepass")


def bytes_of_variable(text: str) -> bytes:
    """What stands in the environment of a process for a text."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return bytes_of(text)


def escaped(text: str) -> Iterator[str]:
    """As a part of what writes JSON, Python's repr of a text or of bytes, HTML, XML or CSV."""
    yield from json_escaped(text)
    yield text.replace('"', '""')
    for shown in (repr(text)[1:-1], repr(bytes_of(text))[2:-1]):
        # which of the quotes is escaped depends on what else is in the text
        bare = shown.replace("\\'", "'")
        yield from (bare, bare.replace("'", "\\'"))
    yield html.escape(text, quote=False)
    whole = html.escape(text)
    for quote_mark in ("&#x27;", "&#39;", "&apos;"):
        yield whole.replace("&#x27;", quote_mark)


def json_escaped(text: str) -> Iterator[str]:
    """As a part of a JSON text; some programs escape slashes."""
    for ensure_ascii in (False, True):
        once = json.dumps(text, ensure_ascii=ensure_ascii)[1:-1]
        yield from (once, once.replace("/", "\\/"))


def garbled(text: str) -> str:
    """Its UTF-8 read as Latin 1, as servers do with headers that they repeat in their answers."""
    return bytes_of(text).decode("latin-1")


def with_line_ends(text: str) -> str:
    """With the line ends of Windows and of mails."""
    return text.replace("\r\n", "\n").replace("\n", "\r\n")


def with_quoted_lines(text: str) -> Iterator[str]:
    """With what stands before each line where texts are quoted."""
    lines = text.replace("\r\n", "\n")
    for mark in _QUOTED_LINES:
        yield lines.replace("\n", f"\n{mark}")
    # an empty line gets no space behind its mark
    yield _LAST_BREAK.sub("\n> ", lines).replace("\n\n", "\n>\n")


def url_encoded(text: str) -> Iterator[str]:
    """Percent-encoded (RFC 3986), its digits in either case, once and twice."""
    encoded = [quote(text, safe=safe, errors="surrogatepass") for safe in _NOT_ESCAPED_IN_URLS]
    for upper in (*encoded, quote_plus(text, errors="surrogatepass")):
        for once in (upper, _lower_digits(upper)):
            yield from (once, once.replace("%", "%25"))
            yield once.replace("%", "%25").replace("+", "%2B")


def _lower_digits(encoded: str) -> str:
    first, *rest = encoded.split("%")
    return first + "".join(f"%{part[:2].lower()}{part[2:]}" for part in rest)


def digit_spellings(text: str) -> Iterator[str]:
    """Of a text that is hexadecimal digits or a UUID: in either case, with and without hyphens."""
    digits = text.removeprefix("urn:uuid:").strip("{}").replace("-", "")
    if not _HEX_DIGITS.fullmatch(digits):
        return
    kept = [text, digits]
    if len(digits) == _UUID_DIGITS:
        kept.append(str(UUID(digits)))
    for each in kept:
        yield from (each.lower(), each.upper())


def hex_digits(value: bytes) -> Iterator[bytes]:
    """As hexadecimal digits in either case, 16 bytes as a UUID too."""
    for digits in (value.hex(), str(UUID(bytes=value)) if len(value) == _UUID_DIGITS // 2 else ""):
        if digits:
            yield from (digits.encode(), digits.upper().encode())


def base64_forms(value: bytes) -> Iterator[bytes]:
    """At each of its three alignments, in both alphabets (RFC 4648).

    base64 writes 3 bytes as 4 characters, so the same value looks different behind "user:" than
    behind "token:".
    """
    url_safe = bytes.maketrans(b"+/", b"-_")
    for offset in range(3):
        encoded = base64.b64encode(b"\0" * offset + value)
        # a character is left out where it depends on the bytes before or after the value
        start = -(-8 * offset // 6)
        whole, core = encoded[start:], encoded[start : 8 * (offset + len(value)) // 6]
        for form in (whole, whole.rstrip(b"="), core):
            yield from (form, form.translate(url_safe))
