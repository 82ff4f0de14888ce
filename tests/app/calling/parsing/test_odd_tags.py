"""Tags in capitals or with space in them are those of their notation, unless both are written."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from cut_texts import guesses
from growth import MOST, Run, growth
from stream_checks import faults, in_pieces

from tooldesk.calling.dialect_shapes import write_call
from tooldesk.calling.parsing.parse import parse

DIALECTS = (
    "qwen3-coder", "seed-oss", "glm-4.5", "hunyuan-v3", "claude-xml", "minimax-m2", "atem",
    "minicpm-xml",
)  # fmt: skip
MEANT = {"path": "a b", "content": "x < y > z"}
_TAG = re.compile(r"<(/?)([\w:]+)((?:[ =][^<>]*)?)>")


def _in_capitals(tag: re.Match[str]) -> str:
    return f"<{tag[1]}{tag[2].upper()}{tag[3].replace(' name=', ' NAME=')}>"


def _as_title(tag: re.Match[str]) -> str:
    return f"<{tag[1]}{tag[2].title()}{tag[3]}>"


def _with_space(tag: re.Match[str]) -> str:
    return f"< {tag[1]}{tag[2]}{tag[3]} >"


def _with_space_behind(tag: re.Match[str]) -> str:
    return f"<{tag[1]}{tag[2]}{tag[3]} >"


WAYS = (_in_capitals, _as_title, _with_space, _with_space_behind)


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("way", WAYS)
def test_call_between_odd_tags_is_read(way: Callable[[re.Match[str]], str], dialect, schemas):
    call = _TAG.sub(way, write_call(dialect, "write_file", MEANT))
    for before, behind in (("", ""), ("Sure.\n\n", "\n\nDone."), ("<think>\nhm\n</think>\n", "")):
        text = before + call + behind
        output = parse(text, schemas)
        assert [(found.tool_name, found.arguments) for found in output.callings] == [
            ("write_file", MEANT)
        ]
        assert output.callings[0].repairs
        assert text[output.callings[0].start : output.callings[0].end].count("<") > 1
        assert output.content.split() == ("Sure. Done." if behind else "").split()
        for size in (1, 9):
            assert faults(text, in_pieces(text, size), schemas) == []
        assert guesses(text, schemas, 10**6) == []


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("way", WAYS)
def test_odd_tags_of_another_call_in_a_value_end_nothing(way, dialect, schemas):
    inner = _TAG.sub(way, write_call(dialect, "wipe", {"path": "/"}))
    meant = {"path": "a.md", "content": f"see {inner} there"}
    text = write_call(dialect, "write_file", meant)
    for end in range(len(text) + 1):
        for calling in parse(text[:end], schemas).callings:
            assert calling.arguments == meant


@pytest.mark.parametrize("text", [
    "<function=search>\n<parameter=query>\nsee\n</Parameter>\n</Function>",
    "<FUNCTION=search>\n<PARAMETER=query>\nsee <PARAMETER=x> so\n</PARAMETER>\n</FUNCTION>",
    "<FUNCTION=search>\n<PARAMETER=query>\nsee",
    "<FUNCTION=search>\n<PARAMETER=query>\nsee\n</PARAMETER>\n</FUNCTION>\nmore\n</PARAMETER>"
    "\n</FUNCTION>",
    "<TOOL_CALL>\n<FUNCTION=search>\n<PARAMETER=query>\nsee\n</PARAMETER>\n</FUNCTION>\n"
    "</TOOL_CALL>\n<TOOL_CALL>[1,2</TOOL_CALL>",
    "Write `<INVOKE NAME=\"search\"><PARAMETER NAME=\"query\">x</PARAMETER></INVOKE>` for it.",
])  # fmt: skip
def test_odd_tags_that_may_be_text_call_nothing(text, schemas):
    assert parse(text, schemas).callings == ()
    assert faults(text, in_pieces(text, 3), schemas) == []


@pytest.mark.parametrize("unit", ["<PARAMETER", "< ", "<FUNCTION=f>", "</ param >", "<INVOKE x "])
def test_time_of_odd_tags_grows_with_their_number(unit):
    def run(size: int) -> Run:
        return partial(parse, unit * size)

    assert growth(run, 4_000, 0.05) <= MOST
