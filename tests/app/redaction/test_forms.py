"""Every form that programs make of a secret is found: in texts, records, streams and files."""

from __future__ import annotations

import base64
import html
import json
import random
import re
import string
import textwrap
import traceback
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote, quote_plus

import pytest

from tooldesk.redaction.redactor import Redactor
from tooldesk.redaction.text_cuts import cut_end, cut_start
from tooldesk.secret_vault.leaks.leak_scan import scan

SHOWN = "•••KEY•••"
TELLING = 6
"""So many characters of a form in a row are too many."""

AROUND = " and more of it" * 9
ODD = "pä/ss+\"w\\o rd'?&=%~4711zork"
SIGNS = 'ab\\+cd"ef&gh12'
TOKEN = "tk_live_51HqZx9Ab3Kd7Lm2Np8Rt4"
LINES = "first line of it /+=\n\tsecond-line-of-it\r\nabc\n\nlast & fourth line"
SHORT_LINES = "a7c\nd9f\ng1i"
DIGITS = "0123456789abcdef0123456789ABCDEF"
UUID = "6ba7b810-9dad-11d1-80b4-00c04fd430c8"
PEM = "\n".join(
    [
        "-----BEGIN PRIVATE KEY-----",
        *("".join(random.Random(at).choices(string.ascii_letters + "+/", k=64)) for at in range(5)),
        "qA==",
        "-----END PRIVATE KEY-----\n",
    ]
)


def wrapped(width: int, before: str = "", newline: str = "\n") -> Callable[[str], str]:
    def wrap(value: str) -> str:
        encoded = base64.b64encode((before + value + AROUND).encode()).decode()
        return newline.join(encoded[at : at + width] for at in range(0, len(encoded), width))

    return wrap


def grouped(value: str, depth: int = 1) -> str:
    """The traceback of groups of exceptions in each other."""
    error: Exception = ValueError(value)
    for _ in range(depth):
        error = ExceptionGroup("several", [error, KeyError("other")])
    return "".join(traceback.format_exception(error))


def in_json(value: str) -> str:
    return json.dumps({"a": value})[7:-2]


def lower_digits(encoded: str) -> str:
    return re.sub("%[0-9A-F]{2}", lambda found: found[0].lower(), encoded)


def escaped(signs: str, *, upper: bool = False, backslash: str = "\\") -> Callable[[str], str]:
    """As a part of JSON in which these signs, and all beyond ASCII, are \\uXXXX."""

    def spell(value: str) -> str:
        written = ""
        for each in value:
            units = each.encode("utf-16-be").hex("-", 2).split("-")
            units = [unit.upper() if upper else unit for unit in units]
            is_escaped = each in signs or each > "~"
            short = json.dumps(each)[1:-1].replace("\\", backslash)
            written += "".join(f"{backslash}u{unit}" for unit in units) if is_escaped else short
        return written

    return spell


FORMS: dict[str, tuple[str, Callable[[str], str]]] = {
    "stripped": (f" \t{ODD}\n", str.strip),
    "stripped in base64": (f"{ODD}\n", lambda v: base64.b64encode(v.strip().encode()).decode()),
    "a line": (LINES, lambda v: v.splitlines()[0]),
    "a line without its indentation": (LINES, lambda v: v.splitlines()[1].strip()),
    "a line in JSON": (LINES, lambda v: in_json(v.splitlines()[-1])),
    "a line in base64": (LINES, lambda v: base64.b64encode(v.splitlines()[0].encode()).decode()),
    "quoted": (LINES, lambda v: re.sub("^", "> ", v.replace("\r", ""), flags=re.MULTILINE)[2:]),
    "quoted, nothing behind the mark of an empty line": (
        LINES,
        lambda v: "> ".join(v.replace("\r", "").splitlines(True)).replace("> \n", ">\n"),
    ),
    "indented": (SHORT_LINES, lambda v: textwrap.indent(v, "    ").strip()),
    "key of one line, in its lines": (PEM.replace("\n", "\\n"), lambda v: v.replace("\\n", "\n")),
    "a line of a key": (PEM, lambda v: v.splitlines()[3]),
    "a line of a key in JSON": (PEM, lambda v: in_json(v.splitlines()[3]).replace("/", "\\/")),
    "JSON in base64": (ODD, lambda v: base64.b64encode(json.dumps([v]).encode()).decode()),
    "JSON in Unicode in base64": (
        ODD,
        lambda v: base64.b64encode(json.dumps(v, ensure_ascii=False).encode()).decode(),
    ),
    "upper-case digits of a lower-case value": (DIGITS.lower(), str.upper),
    "lower-case digits of a mixed value": (DIGITS, str.lower),
    "UUID without hyphens": (UUID, lambda v: v.replace("-", "")),
    "UUID in upper case": (UUID, str.upper),
    "UUID without hyphens in upper case": (UUID, lambda v: v.replace("-", "").upper()),
    "UUID of 32 digits": (
        DIGITS,
        lambda v: "-".join((v[:8], v[8:12], v[12:16], v[16:20], v[20:])).lower(),
    ),
    "UUID with braces": (UUID.replace("-", ""), lambda v: "{" + UUID.upper() + "}"),
    "hexadecimal": (ODD, lambda v: v.encode().hex()),
    "upper-case hexadecimal": (ODD, lambda v: v.encode().hex().upper()),
    "hexadecimal in lines of 60": (TOKEN * 3, lambda v: textwrap.fill(v.encode().hex(), 60)),
    "HTML of JSON": (ODD, lambda v: html.escape(in_json(v))),
    "HTML of JSON without quotes": (ODD, lambda v: html.escape(in_json(v), quote=False)),
    "JSON of HTML": (ODD, lambda v: in_json(html.escape(v))),
    "repr of bytes": (ODD, lambda v: repr(v.encode())[2:-1]),
    "repr of bytes with all quotes": (ODD, lambda v: repr(f"'{v}".encode())[4:-1]),
    "repr of bytes in JSON": (ODD, lambda v: in_json(repr(v.encode())[2:-1])),
    "repr of JSON": (ODD, lambda v: repr(in_json(v))[1:-1]),
    "JSON in JSON in JSON": (ODD, lambda v: in_json(in_json(in_json(v)))),
    "JSON of Go": (ODD, escaped("<>&")),
    "JSON of .NET": (ODD, escaped("<>&'+`\"", upper=True)),
    "JSON of Gson": (ODD, escaped("<>&='")),
    "JSON of Go in JSON": (ODD, escaped("<>&", backslash="\\\\")),
    "JSON of .NET in JSON in JSON": (
        ODD,
        lambda v: in_json(in_json(escaped("&'+", upper=True)(v))),
    ),
    "JSON with a backslash before an escape": (SIGNS, escaped("+&")),
    "JSON with a backslash before an escape, in JSON": (SIGNS, lambda v: in_json(escaped("+&")(v))),
    "JSON with any sign escaped": (TOKEN, escaped(TOKEN)),
    "JSON with some letters escaped": (TOKEN, escaped("tk5e")),
    "JSON with signs beyond ASCII": ("pässwörd 日本 🔑 key", escaped("")),
    "CSV": (ODD, lambda v: v.replace('"', '""')),
    "percent-encoded in lower case": (ODD, lambda v: lower_digits(quote(v, safe=""))),
    "percent-encoded twice": (ODD, lambda v: quote(quote(v, safe=""), safe="")),
    "percent-encoded twice, lower case first": (
        ODD,
        lambda v: quote(lower_digits(quote(v, safe="")), safe=""),
    ),
    "form in a URL": (ODD, lambda v: quote(quote_plus(v), safe="")),
    "path of a URL": (ODD, lambda v: quote(v, safe="!$&'()*+,;=:@/")),
    "encodeURI": (ODD, lambda v: quote(v, safe=";,/?:@&=+$!*'()#")),
    "error in a group": (LINES, grouped),
    "error in a group in a group": (LINES, lambda v: grouped(v, 2)),
    "short lines in an error in a group": (SHORT_LINES, grouped),
    "short lines in an error in a group in a group": (SHORT_LINES, lambda v: grouped(v, 2)),
    "base64 in lines in an error in a group": (TOKEN * 4, lambda v: grouped(wrapped(76)(v), 2)),
    "quoted base64 in lines": (TOKEN * 2, wrapped(76, "name: ", "\n> ")),
    "base64 in lines in JSON": (ODD, lambda v: in_json(wrapped(64, "x" * 30, "\r\n")(v))),
    "base64 in lines in JSON in JSON": (ODD, lambda v: in_json(in_json(wrapped(64, "x" * 30)(v)))),
    "URL-safe base64 in lines": (
        ODD,
        lambda v: wrapped(76, "y" * 44)(v).translate(str.maketrans("+/", "-_")),
    ),
}


@pytest.fixture(params=FORMS)
def form(request: pytest.FixtureRequest) -> tuple[Redactor, str, str]:
    value, spell = FORMS[request.param]
    redactor = Redactor()
    redactor.learn([("KEY", value)])
    return redactor, spell(value), value


def assert_nothing_left(shown: str, written: str, value: str) -> None:
    """No part of the form, but what says nothing or was too short to be a line of its own."""
    assert "•••KEY•••" in shown
    told = shown.replace(SHOWN, "\0")
    for line in map(str.strip, value.splitlines()):
        assert line not in told or (len(line) < 8 and value != SHORT_LINES)
    if "\n" not in written and len(written) < 200:
        parts = (written[at : at + TELLING] for at in range(len(written) - TELLING + 1))
        assert [part for part in parts if part in told] == []


def test_a_text_loses_it(form: tuple[Redactor, str, str]):
    redactor, written, value = form
    assert_nothing_left(redactor.redact(f"before {written} after"), written, value)


def test_a_structured_value_loses_it(form: tuple[Redactor, str, str]):
    redactor, written, value = form
    for laid_out in (written, {written: 1}, [{"a": (written,)}]):
        assert_nothing_left(str(redactor.redact(laid_out)), written, value)


def test_pieces_of_any_size_lose_it(form: tuple[Redactor, str, str]):
    redactor, written, _ = form
    text = f"before {written} after"
    whole = redactor.redact(text)
    for size in (1, 2, 7, 61, 64, 77):
        stream = redactor.stream()
        pieces = [stream.feed(text[at : at + size]) for at in range(0, len(text), size)]
        assert "".join([*pieces, stream.finish(is_cut=False)]) == whole, size


def test_escaped_value_leaves_nothing_where_it_is_cut():
    redactor = Redactor()
    redactor.learn([("KEY", TOKEN)])
    written = escaped(TOKEN)(TOKEN)
    for at in range(48, len(written)):
        stream = redactor.stream()
        assert stream.feed(f"before {written[:at]}") + stream.finish() == f"before {SHOWN}", at


@pytest.mark.parametrize("newline", ["\n", "\n> ", "\\n"])
def test_base64_in_lines_leaves_nothing_where_it_is_cut(newline: str):
    redactor = Redactor()
    redactor.learn([("KEY", ODD)])
    written = wrapped(76, "u" * 42, newline)(ODD)
    form = base64.b64encode(ODD.encode()).decode()[: 8 * len(ODD.encode()) // 6]
    parts = [form[at : at + TELLING] for at in range(len(form) - TELLING + 1)]
    assert newline in written[written.index(parts[0]) : written.index(parts[-1])]
    for at in range(1, len(written)):
        end = redactor.redact(cut_end(written, at, redactor))
        start = redactor.redact(cut_start(written, at, redactor))
        assert [part for part in parts if part in end or part in start] == [], at
        stream = redactor.stream()
        told = stream.feed(written[:at]) + stream.finish()
        # fewer characters than that at the end may be the beginning of anything
        longer = (form[at : at + 8] for at in range(len(form) - 7))
        assert [part for part in longer if part in told] == [], at


def test_files_are_found_to_hold_it(form: tuple[Redactor, str, str], tmp_path: Path):
    _, written, value = form
    (tmp_path / "log.txt").write_text(f"{'.' * 1000}{written}.", encoding="utf-8", newline="")
    assert scan([tmp_path], [("KEY", value)]).leaks


@pytest.mark.parametrize("width", [64, 76])
@pytest.mark.parametrize("newline", ["\n", "\r\n", "\\n", "\n> ", "\n    | "])
@pytest.mark.parametrize("value", [TOKEN, ODD, "sixsix", TOKEN * 12])
def test_base64_in_lines_is_found_at_every_offset(width: int, newline: str, value: str):
    redactor = Redactor()
    redactor.learn([("KEY", value)])
    for offset in range(0, 60):
        written = wrapped(width, "." * offset, newline)(value)
        shown = redactor.redact(written)
        stream = redactor.stream()
        streamed = [stream.feed(written[at : at + 50]) for at in range(0, len(written), 50)]
        assert "".join([*streamed, stream.finish(is_cut=False)]) == shown
        assert SHOWN in shown
        left = re.sub(r"•••KEY•••|\\[rn]|[^\w+/=]", "", shown)
        assert len(left) <= (offset + len(AROUND)) * 4 / 3 + 6, offset


ORDINARY = [
    "The first line.\nabc\n\nand another fourth line",
    "-----BEGIN PRIVATE KEY-----\n(your key here)\n-----END PRIVATE KEY-----",
    "--------\n========\n",
    "QUJD\nREVG\n" + "A" * 76 + "\n" + "B" * 76,
    "> a quotation\n>\n> of two paragraphs",
    json.dumps({"id": "6ba7b810-9dad-11d1-80b4-000000000000", "digits": "0123456789"}),
    "qA==\nabc and a7c\nd9f",
]


@pytest.mark.parametrize("text", ORDINARY)
def test_ordinary_texts_stay_as_they_are(text: str):
    redactor = Redactor()
    values = (ODD, TOKEN, LINES, DIGITS, UUID, PEM, SHORT_LINES, "banner\n--------\n========")
    redactor.learn([("KEY", value) for value in values])
    assert redactor.redact(text) is text
    stream = redactor.stream()
    assert "".join([*map(stream.feed, text), stream.finish(is_cut=False)]) == text


def test_last_character_of_an_ordinary_line_is_shown_at_once():
    redactor = Redactor()
    redactor.learn([("KEY", ODD), ("OTHER", TOKEN)])
    stream = redactor.stream()
    for letter in string.printable.strip():
        assert stream.feed(f"ready {letter}\n") == f"ready {letter}\n"
