"""Nothing in an argument can hide, or change the order of what a person is shown."""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from tooldesk.execution.permissions.shown_call import shown_call
from tooldesk.execution.permissions.visible_text import hidden_count, visible_text

from .conftest import definition_of


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain, $(x) 'y'\nz", "plain, $(x) 'y'\nz"),
        ("Grüße 日本語 😀", "Grüße 日本語 😀"),
        ("a\u202egnp.exe", "a\\u202egnp.exe"),
        ("a\u2066b\u2069", "a\\u2066b\\u2069"),
        ("a\u200bb\ufeffc\u00add", "a\\u200bb\\ufeffc\\xadd"),
        ("\x1b[2J\x07\r\t\0", "\\x1b[2J\\x07\\r\\t\\x00"),
        ("a\u2028b\u0085c", "a\\u2028b\\x85c"),
        ("a\xa0b\u3000c\u3164d\u2800e", "a\\xa0b\\u3000c\\u3164d\\u2800e"),
        ("a\U000e0041\U000e0100\ufe0f", "a\\U000e0041\\U000e0100\\ufe0f"),
        ("\ud800", "\\ud800"),
        ("\u05d0\u05d1", "\u05d0\u05d1"),
    ],
)
def test_unseen_characters_are_escapes(text: str, shown: str) -> None:
    assert visible_text(text) == shown


def test_no_control_or_format_character_is_left() -> None:
    every = [chr(code) for code in range(sys.maxunicode + 1)]
    unseen = {each for each in every if unicodedata.category(each) in ("Cc", "Cf", "Zl", "Zp")}
    assert len(unseen) > 200
    assert set(visible_text("".join(unseen))) & unseen == {"\n"}
    turned = {each for each in every if unicodedata.bidirectional(each) in ("R", "AL")}
    assert len(turned) > 2_000
    assert not set(visible_text("".join(turned), with_right_to_left=False)) & turned


def test_escapes_are_counted_and_escapes_as_text_are_not() -> None:
    assert hidden_count("a\u202eb\u200b \\u202e\n") == 2


@pytest.mark.parametrize(
    ("source", "arguments", "facts"),
    [
        ({"kind": "http", "url": "https://{h}/"}, {"h": "example.com"}, {}),
        (
            {"kind": "http", "url": "https://{h}/"},
            {"h": "ex\u0430mple.com"},
            {"Host": "xn--exmple-4nf.com"},
        ),
        ({"kind": "http", "url": "http://{h}/"}, {"h": "2130706433"}, {"Host": "127.0.0.1"}),
        ({"kind": "shell", "command": ["ls"]}, {}, {"Folder": "FOLDER"}),
        (
            {"kind": "python", "file": "f.py", "function": "f", "interpreter": "/py"},
            {},
            {"Folder": "FOLDER", "Interpreter": "/py"},
        ),
    ],
)
def test_what_the_rendered_call_leaves_out_stands_beside_it(
    tmp_path: Path, source: dict[str, Any], arguments: dict[str, Any], facts: dict[str, str]
) -> None:
    call = shown_call(definition_of(source=source), arguments, tmp_path)
    shown = {label: words.replace(str(tmp_path), "FOLDER") for label, words in call.facts}
    assert shown == facts


def test_host_is_named_beside_a_port_that_is_a_variable(tmp_path: Path) -> None:
    source = {"kind": "http", "url": "https://{h}:${PORT}/"}
    definition = definition_of(source=source, env_vars=[{"name": "PORT"}])
    call = shown_call(definition, {"h": "ex\u0430mple.com"}, tmp_path)
    assert dict(call.facts)["Host"] == "xn--exmple-4nf.com"


def test_standard_input_and_names_of_variables_are_shown(tmp_path: Path) -> None:
    source = {"kind": "shell", "command": ["cat"], "stdin": "Dear {name},"}
    definition = definition_of(source=source, env_vars=[{"name": "KEY"}])
    call = shown_call(definition, {"name": "you"}, tmp_path)
    assert call.stdin == "Dear you,"
    assert ("Variables", "KEY") in call.facts
