"""Read messages with a header: OpenAI's Harmony, Kimi K3's open/close tags, Inkling."""

from __future__ import annotations

import re
from html import unescape

from tooldesk.calling.parsing import damage
from tooldesk.calling.parsing.bodies.json_objects import read_arguments_object
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.scan import HoldReason, Scan
from tooldesk.calling.parsing.values.json_reading import read_json_text
from tooldesk.calling.tool_calling import Repair
from tooldesk.tools.tool_result import JsonObject

_RECIPIENT = re.compile(r"\bto=\s*([^\s<{]+)")
_CHANNEL = re.compile(r"<[|｜]channel[|｜]>\s*(\w+)")
_BEFORE = re.compile(r"(?:^|\n|>)[ \t]*(?:assistant|commentary|analysis)?[ \t]*\bto=[^\s<]+[ \t]*$")
_MESSAGE_END = re.compile(r"<[|｜](?:end|call|return|start|channel)[|｜]>")
_HEADER_END = re.compile(r"<[|｜]message[|｜]>|(?<=[\s>a-z])(?=\{)|<[|｜](?:end|call|return)[|｜]>")
_END_TOKEN = re.compile(r"\s*<[|｜](?:end|call|return)[|｜]>")
_STRIPPED = re.compile(
    r"commentary to=functions\.([A-Za-z_][\w.\-]{0,200})\s*(?:(?:json|code)\s*)?(?=\{)"
)
_BUILT_IN = ("python", "browser", "container", "assistant", "user", "system", "all")
_LONGEST_HEADER = 500

_K3_CALL = re.compile(
    r"<[|｜]open[|｜]>\s*call\s+tool=\"([^\"]*)\"(?:\s+index=\"?([^\"<]*)\"?)?\s*<[|｜]sep[|｜]>"
)
_K3_ARGUMENT = re.compile(
    r"\s*<[|｜]open[|｜]>\s*argument\s+key=\"([^\"]*)\"(?:\s+type=\"?([^\"<]*)\"?)?\s*<[|｜]sep[|｜]>"
)
_K3_ARGUMENT_END = re.compile(r"<[|｜]close[|｜]>\s*argument\s*<[|｜]sep[|｜]>")
_K3_PLAIN = re.compile(r"([^<]*+)<[|｜]close[|｜]>\s*argument\s*<[|｜]sep[|｜]>")
_K3_END = re.compile(r"\s*<[|｜]close[|｜]>\s*call\s*<[|｜]sep[|｜]>")


def read_harmony(scan: Scan, opened: Opened, dialect: str) -> int:
    """One Harmony message: a call, reasoning or content by its header; gives its end."""
    text = scan.text
    header_end = scan.search(_HEADER_END, opened.start)
    if header_end is None or header_end.start() - opened.start > _LONGEST_HEADER:
        return opened.end
    if header_end.group()[:2] == "<|" and "message" not in header_end.group():
        return header_end.end()
    start = _header_start(text, opened.start)
    header = text[start : header_end.start()]
    channel = _CHANNEL.search(header)
    recipient = _RECIPIENT.search(header)
    if recipient is not None:
        end = _read_call(
            scan, start, header_end.end(), (start + recipient.start(1), recipient.group(1)), dialect
        )
        if end >= 0:
            scan.cuts.append((start, opened.start))
            return end
    if channel is not None and channel.group(1) == "analysis" and header_end.group():
        close = scan.search(_MESSAGE_END, header_end.end())
        end = close.start() if close else len(text)
        scan.reasoning.append((header_end.end(), end))
        matched = _END_TOKEN.match(text, end)
        return matched.end() if matched else end
    return header_end.end() if header_end.group() else opened.end


def read_stripped_harmony(scan: Scan, opened: Opened, dialect: str) -> int:
    """A call whose special tokens a decoder dropped: `commentary to=functions.NAME json{…}`."""
    head = _STRIPPED.match(scan.text, opened.start)
    if head is None:
        return -1
    start = opened.start - len("assistant")
    if not scan.text.startswith("assistant", max(start, 0)):
        start = opened.start
    end = read_arguments_object(scan, head.group(1), (start, head.end()), dialect, is_weak=True)
    if end >= 0:
        scan.note_token(opened.start, "", "<|channel|>")
        scan.note_token(head.end(), "", "<|message|>")
        scan.cut(start, opened.start)
    return end


def _header_start(text: str, pos: int) -> int:
    """Where a recipient in the role part begins, before the channel."""
    window = max(0, pos - 200)
    before = _BEFORE.search(text[window:pos])
    if before is None:
        return pos
    return window + before.start() + (before.group()[:1] in ("\n", ">"))


def _read_call(scan: Scan, start: int, pos: int, recipient: tuple[int, str], dialect: str) -> int:
    name = recipient[1]
    is_usual = name.startswith("functions.")
    bare = scan.tools.bare_name(name) if is_usual else scan.name_at(*recipient)
    if bare not in scan.tools and name.partition(".")[0] in _BUILT_IN:
        return -1
    close = scan.search(_MESSAGE_END, pos)
    limit = close.start() if close else len(scan.text)
    if not scan.text[pos : pos + 64].strip() or (close and not scan.text[pos:limit].strip()):
        is_whole = close is not None or scan.tools.is_complete(bare, {})
        scan.add(bare, {}, (start, limit), dialect, hold="" if is_whole else "incomplete")
        end = limit
    else:
        end = read_arguments_object(scan, bare, (start, pos), dialect, until=_MESSAGE_END)
    if end < 0 and (parameter := scan.tools.only_parameter(bare)) is not None:
        repair = Repair(pos, "", parameter, "bare value")
        scan.add(bare, {parameter: scan.text[pos:limit].strip()}, (start, limit), dialect,
                 repairs=(repair,))  # fmt: skip
        end = limit
    if end < 0:
        scan.fail(f"The arguments of {bare} are not a JSON object.", (start, limit), dialect)
        end = limit
    matched = _END_TOKEN.match(scan.text, end)
    after = matched.end() if matched else end
    scan.tokens += damage.in_bars(scan.text, (start, after), [(pos, end)])
    return after


def read_kimi_k3(scan: Scan, opened: Opened, dialect: str) -> int:
    """One Kimi K3 call element with its typed arguments; gives its end, or -1."""
    text = scan.text
    head = _K3_CALL.match(text, opened.start)
    if head is None:
        return -1
    name, pos = unescape(scan.name_in(head, 1)), head.end()
    arguments: JsonObject = {}
    values: list[tuple[int, int]] = []
    is_cut = False
    while (argument := _K3_ARGUMENT.match(text, pos)) is not None:
        if (plain := _K3_PLAIN.match(text, argument.end())) is not None:
            arguments[unescape(argument.group(1))] = _typed(plain.group(1), argument.group(2))
            values.append(plain.span(1))
            pos = plain.end()
            continue
        close = scan.search(_K3_ARGUMENT_END, argument.end())
        is_cut = close is None
        values.append((argument.end(), close.start() if close else len(text)))
        written = text[slice(*values[-1])]
        pos = close.end() if close else len(text)
        arguments[unescape(argument.group(1))] = _typed(written, argument.group(2))
    closed = _K3_END.match(text, pos)
    repairs: tuple[Repair, ...] = ()
    hold: HoldReason = ""
    if closed is None:
        repairs = (Repair(pos, "", "<|close|>call<|sep|>", "missing closing tag"),)
        hold = "" if not is_cut and scan.tools.is_complete(name, arguments) else "incomplete"
    end = closed.end() if closed else pos
    scan.tokens += damage.in_bars(text, (opened.start, end), values)
    scan.add(name, arguments, (opened.start, end), dialect, repairs=repairs, hold=hold,
             call_id=head.group(2) or None)  # fmt: skip
    return end


def _typed(written: str, kind: str | None) -> object:
    if kind == "string":
        return written
    reading = read_json_text(written)
    return reading.value if reading is not None and not reading.is_cut else written
