"""Calls whose tags are the names of the tool and its parameters, as Cline's prompts have them."""

from __future__ import annotations

from functools import partial

import pytest
from cut_texts import guesses
from growth import MOST, Run, growth
from stream_checks import faults, in_pieces

from tooldesk.calling.parsing.parse import parse


def _write(content: str) -> str:
    return f"<write_file>\n<path>a.md</path>\n<content>\n{content}\n</content>\n</write_file>"


SEARCH = ("search", {"query": "a < b"})
CALLS = [
    "<search>\n<query>a < b</query>\n</search>",
    "<search><query>a < b</query></search>",
    "<search>\r\n<query>\r\na < b\r\n</query>\r\n</search>",
    "<search>\n<query>\na < b\n</query>\n</search>",
]
AROUND = [
    ("", ""), ("Sure.\n\n", "\n\nDone."), ("<thinking>\nHm.\n</thinking>\n", ""),
    ("<thinking>Hm.</thinking>", "\n"), ("```xml\n", "\n```"),
]  # fmt: skip


@pytest.mark.parametrize(("before", "behind"), AROUND)
@pytest.mark.parametrize("call", CALLS)
def test_element_of_a_known_tool_is_a_call(call, before, behind, schemas):
    text = before + call + behind
    output = parse(text, schemas)
    assert [(each.tool_name, each.arguments) for each in output.callings] == [SEARCH]
    assert "<" not in output.content
    for size in (1, 3, 20):
        assert faults(text, in_pieces(text, size), schemas) == []
    assert guesses(text, schemas, 10**6) == []


def test_values_are_typed_by_the_schema_and_stay_as_they_are_written(calls_in):
    text = (
        "<book_table>\n<guest>Ann &amp; <b>Bo</b></guest>\n<people>4</people>\n"
        '<outside>true</outside>\n<dishes>["a", "b"]</dishes>\n<note></note>\n</book_table>'
    )
    arguments = {"guest": "Ann &amp; <b>Bo</b>", "people": 4, "outside": True}
    assert calls_in(text) == [("book_table", {**arguments, "dishes": ["a", "b"], "note": ""})]
    assert calls_in("<ping>\n</ping>") == [("ping", {})]


INNER = [
    '{"name": "ping", "arguments": {}}', '<tool_call>{"name": "ping", "arguments": {}}</tool_call>',
    "ping()", '```json\n{"name": "ping", "arguments": {}}\n```', "Action: ping\nAction Input: {}",
    "<function=ping>\n</function>", '<invoke name="ping">\n</invoke>', "<ping>\n</ping>",
    "<think>x", "x</think>", _write("x"), "<content>x</content>", "</content>x", "</write_file>",
]  # fmt: skip


@pytest.mark.parametrize("inner", INNER)
def test_what_a_value_holds_is_data_and_no_call(inner, schemas):
    for text in (_write(inner), _write(f"So:\n{inner}\nas said.")):
        content = text[text.index("<content>\n") + 10 : text.rindex("\n</content>")]
        (calling,) = parse(text, schemas).callings
        assert calling.arguments == {"path": "a.md", "content": content}
        assert faults(text, in_pieces(text, 3), schemas) == []
        assert guesses(text, schemas, 200) == []
    broken_off = _write(inner).removesuffix("\n</content>\n</write_file>")
    output = parse(broken_off, schemas)
    assert (output.callings, len(output.held_back)) == ((), 1)


@pytest.mark.parametrize("text", [
    "<search>\n<query>x</query>\n", "<search>\n<query>x", "<search>\n<query>x</query>\n</sear",
    "<search>\n<query>x</query>\nand more\n</search>",
    "<search>\n<query>x</query>\n<limit>3</limit>\n</search>",
    "<search>\n<query>x</query>\n</search>\n</query>\n</search>",
    "<search>\n<query>x</query>\n<query>y</query>\n</search>",
    "For example:\n<search>\n<query>x</query>\n</search>",
    "<example>\n<search>\n<query>x</query>\n</search>\n</example>",
    "```js\nx = `\n<search>\n<query>x</query>\n</search>`\n```\nSo it is.",
])  # fmt: skip
def test_element_that_does_not_end_or_may_not_be_meant_waits(text, schemas):
    output = parse(text, schemas)
    assert output.callings == ()
    assert [each.calling.tool_name for each in output.held_back] == ["search"]
    for size in (1, 5):
        assert faults(text, in_pieces(text, size), schemas) == []


@pytest.mark.parametrize("text", [
    "<find>\n<query>x</query>\n</find>", "<search>\n<text>x</text>\n</search>",
    "<search>\n</search>", "Use <search><query>x</query></search> for it.",
    "<search>x</search>", "<ul>\n<li>x</li>\n</ul>", "- `<search>` and `<query>`",
])  # fmt: skip
def test_other_elements_are_text(text, schemas):
    output = parse(text, schemas)
    assert output.callings == output.held_back == output.errors == ()
    for size in (1, 5):
        assert faults(text, in_pieces(text, size), schemas) == []


def test_value_that_an_end_in_another_may_go_on_to_waits(schemas):
    cut = "<content>\na</content>\n<path>q</path>\nb</content>\n<path>p</path>\n"
    output = parse(f"<write_file>\n{cut}</write_file>", schemas)
    assert (output.callings, len(output.held_back)) == ((), 1)
    assert len(parse(_write('<path d="M0"></path>\n</svg>'), schemas).callings) == 1


def test_element_is_text_where_no_tool_is_known(calls_in):
    assert calls_in(CALLS[0], known=False) == []


@pytest.mark.parametrize("unit", [
    "<search>\n<query>", "<search>\n<query>x</query>\n", "</query>\n", "<search>\n", "<a>\n<b>\n",
    "<search>\n<query>x</query>\n</search>\n", "</query>\n<query>", "</search>\n",
])  # fmt: skip
def test_many_of_them_take_time_by_their_number(unit, schemas):
    def run(count: int) -> Run:
        return partial(parse, "<search>\n<query>" + unit * count, schemas)

    assert growth(run, 4_000, 0.05) <= MOST
