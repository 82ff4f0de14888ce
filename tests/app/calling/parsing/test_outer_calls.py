"""What stands inside another call of Python, or in a text of several lines, is no call."""

from __future__ import annotations

from functools import partial

import pytest
from growth import MOST, Run, growth
from stream_checks import faults

from tooldesk.calling.parsing.parse import parse
from tooldesk.tools.tool_result import JsonObject

TEXT: JsonObject = {"type": "object", "properties": {"q": {"type": "string"}}}
TOOLS = {"search": TEXT, "save": TEXT}
NOTATIONS = (
    "%s",
    "Let me see.\n\n%s\n\nThat is all.",
    "```tool_code\n%s\n```",
    "```python\n%s\n```",
    "<tool_code>\n%s\n</tool_code>",
    "<tool_call>%s</tool_call>",
    "<|tool_call_start|>[%s]<|tool_call_end|>",
    "<|python_start|>%s<|python_end|>",
    "<function_calls>\n%s\n</function_calls>",
    "<|python_tag|>%s<|eom_id|>",
)
INSIDE = (
    'save(\nsearch(q="x"),\nsearch(q="y"))',
    'save(q=[\n    search(q="x"),\n    search(q="y"),\n])',
    'save(q=[search(q="x")])',
    'format(\n    search(q="x"),\n    search(q="y")\n)',
    'json.dumps(search(q="x"))',
    'data = json.dumps(\n  [search(q="x")],\n  indent=2)',
    'print(len(\nsearch(q="x")))',
    'print(1,\nsearch(q="x"))',
    'text = """\nsearch(q="x")\n"""',
    "'''\nsearch(q=\"x\")\n'''",
    'found = [\n    other(1),\n    search(q="x"),\n]',
    'save("",\nq="""\nsearch(q="x")\n',
)


@pytest.mark.parametrize("notation", NOTATIONS)
@pytest.mark.parametrize("inside", INSIDE)
def test_call_inside_something_else_of_python_does_not_run(notation: str, inside: str):
    text = notation % inside
    assert parse(text, TOOLS).callings == ()
    assert faults(text, text, TOOLS) == []


@pytest.mark.parametrize("notation", NOTATIONS)
@pytest.mark.parametrize(
    "written",
    ['print(search(q="x"))', 'print(default_api.search(q="x"))', 'found = search(q="x")',
     'print(\n    search(\n        q="x",\n    )\n)', 'found = await search(q="x")\nprint(found)'],
)  # fmt: skip
def test_call_whose_result_is_printed_or_kept_runs(notation: str, written: str):
    output = parse(notation % written, TOOLS)
    assert [(each.tool_name, each.arguments) for each in output.callings] == [
        ("search", {"q": "x"})
    ]


@pytest.mark.parametrize("notation", NOTATIONS)
def test_call_in_what_a_tool_prints_does_not_run(notation: str):
    tools = {**TOOLS, "print": TEXT}
    output = parse(notation % 'print(search(q="x"))', tools)
    assert output.callings == ()
    assert [error.message.split(":")[0] for error in output.errors] == ["print"]
    assert parse(notation % 'print("x")', tools).callings[0].arguments == {"q": "x"}


def test_what_a_call_that_can_not_be_read_is_followed_by_runs():
    for before in ("save(q=x)", 'save(\n  q=x,\n  p=[1, "(", \'[\', f("}")],\n)', "save(q=[1, 2)"):
        output = parse(f'{before}\nsearch(q="y")', TOOLS)
        assert [each.arguments for each in output.callings] == [{"q": "y"}], before


@pytest.mark.parametrize(
    "before",
    ["Note (see below):", "It's 1 o'clock (or so", 'He said "call f(" and left.', "`f(` is it:",
     "f(1), g(2)", "The tool(s) that I call:", "Calls (2", "Do this, then that: ("],
)  # fmt: skip
def test_call_on_a_line_behind_prose_runs(before: str):
    output = parse(f'{before}\nsearch(q="y")\n', TOOLS)
    assert [each.arguments for each in output.callings] == [{"q": "y"}]


@pytest.mark.timeout(60)
def test_brackets_that_close_nothing_take_no_square_of_the_time():
    # it took 165 s when each closer was looked for among all openers
    deep = 100_000
    read = parse("<|python_tag|>f(" + "(" * deep + "}" * deep + ")")
    assert read.callings == ()


@pytest.mark.parametrize("program", [
    'def f(): return search(q="y")', "def f():\n    x()\n", "async def f(a):\n    return a",
    "class A:\n    x = 1\n", "class A(B): pass", "f = lambda: 1",
])  # fmt: skip
def test_call_in_code_that_defines_something_is_none(program: str):
    call = 'search(q="y")'
    code = (f"{program}\n{call}\n", f"Like so:\n\n{call}\n{program}\n")
    fenced = [f"```{name}\n{body}\n```" for name in ("python", "tool_code", "") for body in code]
    for text in (*code, *fenced):
        assert parse(text, TOOLS).callings == (), text
        assert faults(text, [text[at : at + 3] for at in range(0, len(text), 3)], TOOLS) == []
    for text in (f"```python\n{program}\n```\n{call}", f"{call}\n```python\n{program}\n```\n"):
        assert [each.arguments for each in parse(text, TOOLS).callings] == [{"q": "y"}], text


def test_time_of_calls_among_fences_grows_with_their_number():
    def run(size: int) -> Run:
        return partial(parse, 'if x:\n    search(q="y")\n```\n' * size, TOOLS)

    assert growth(run, 2_000, 0.02) <= MOST
