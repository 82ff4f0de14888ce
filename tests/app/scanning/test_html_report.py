"""The report is one file that loads nothing and runs nothing, whatever stands in the logs."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

from tooldesk.calling.selection import SelectionPolicy
from tooldesk.scanning.html_report import html_report
from tooldesk.scanning.log_store import log_state
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.scan import Scan
from tooldesk.scanning.what_if import read_what_if

HOSTILE = '</td></table><script src=//evil.example>alert(1)</script><img src=x onerror="x()">'
KNOWN_TAGS = {
    *("html", "head", "meta", "title", "style", "body", "h1", "h2", "p", "div", "table", "tr"),
    *("th", "td", "svg", "rect", "details", "summary", "pre"),
}


class Seen(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.said: set[str] = set()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes.update(name for name, _ in attrs)
        self.said.update(value for _, value in attrs if value)
        if tag not in ("meta", "rect"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag != "rect":
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def report(tmp_path: Path, raws: list[str], model: str, *what_ifs: str) -> Seen:
    file = tmp_path / "log<b>.jsonl"
    lines = [json.dumps({"raw": raw, "model": model, "at": "2026-11-01"}) for raw in raws]
    file.write_text("\n".join(lines))
    policy = SelectionPolicy()
    asked = tuple(read_what_if(each, policy) for each in what_ifs)
    schemas = {"add": {"type": "object", "required": ["a"]}}
    rules = ScanRules(schemas, policy, asked)
    result = Scan([log_state(str(file))], rules, tmp_path / "scans", processes=1).run()
    seen = Seen()
    seen.feed(html_report(result, rules))
    assert seen.open == []
    return seen


def written(name: str, arguments: object) -> str:
    return f"<tool_call>{json.dumps({'name': name, 'arguments': arguments})}</tool_call>"


def test_hostile_names_are_only_text(tmp_path: Path) -> None:
    raws = [
        written(HOSTILE, {}),
        written("add", {HOSTILE: 1}),
        written("add", {"a": 1}) + HOSTILE,
        f"<tool_call>{HOSTILE}",
        f"{HOSTILE} I would call add(a) \u202e\x1b[2J",
    ]
    seen = report(tmp_path, raws, f"{HOSTILE} \u202e", "threshold=0.5", f"limit={HOSTILE}:1")
    assert seen.tags <= KNOWN_TAGS
    assert not {"src", "href", "onerror"} & seen.attributes
    assert HOSTILE in seen.text
    assert "\u202e" not in seen.text
    assert "\x1b" not in seen.text


def test_it_loads_nothing_and_follows_light_and_dark(tmp_path: Path) -> None:
    seen = report(tmp_path, [written("add", {"a": 1})], "m")
    assert "http:" not in seen.text
    assert "prefers-color-scheme: dark" in seen.text
    assert "default-src 'none'; style-src 'unsafe-inline'" in seen.said
    assert "1 output" in seen.text


def test_a_log_without_outputs_is_a_report_all_the_same(tmp_path: Path) -> None:
    assert "0 outputs" in report(tmp_path, [], "m").text
