"""A fence of Python holds a program as often as a call, and nothing of a program runs."""

from __future__ import annotations

import pytest
from stream_checks import is_the_same_in_pieces

from tooldesk.calling.parsing.parse import parse

TEXT = {"type": "object", "properties": {"query": {"type": "string"}}}
TOOLS = {"search": TEXT, "list": {"type": "object", "properties": {"path": {"type": "string"}}}}
CALL = 'results = search(query="llama")\n'
BLOCKS = [
    "for r in results:\n    print(r)",
    "if results:\n    print(results[0])\nelse:\n    print(None)",
    "while results:  # until none is left\n\n    results.pop()",
    'with open("a.txt", "w") as file:\n    file.write(results)',
    "async for r in results:\n    print(r)",
    "try:\n    print(results[0])\nexcept IndexError:\n    pass",
    "def first():\n    return results[0]",
    "class Found:\n    all = results",
]
NO_LITERALS = [
    "list(my_dict.items())",
    "xs = list(ys)\nprint(xs)",
    "search(query=text.strip())",
]


@pytest.mark.parametrize("language", ["python", "py", "Python"])
@pytest.mark.parametrize("block", BLOCKS)
def test_program_that_goes_on_with_what_a_call_gave_runs_nothing(block, language):
    text = f"```{language}\n{CALL}{block}\n```"
    for whole in (text, f"Write this:\n\n{text}\nThat is all."):
        output = parse(whole, TOOLS)
        assert (output.callings, output.held_back, output.errors) == ((), (), ())
        assert output.content == whole
        assert is_the_same_in_pieces(whole, TOOLS)


@pytest.mark.parametrize("text", [
    f"```tool_code\n{CALL}{BLOCKS[0]}\n```", f"```tool_code\n{CALL}print(results)\n```",
    f"```python\n{CALL}print(results)\n```", '```python\nprint(search(query="llama"))\n```',
    f"If it is there:\n\n```python\n{CALL}```", f"```python\n{CALL}# for r in results:\n```",
    '```python\nsearch(query="llama")\n```\n\nif it is there:\n    Take it.',
])  # fmt: skip
def test_call_that_is_kept_or_printed_runs(text):
    assert [call.arguments for call in parse(text, TOOLS).callings] == [{"query": "llama"}]
    assert is_the_same_in_pieces(text, TOOLS)


@pytest.mark.parametrize("code", NO_LITERALS)
def test_code_that_is_not_made_of_literals_stays_content(code):
    text = f"Convert it:\n```python\n{code}\n```\nThat gives tuples."
    output = parse(text, TOOLS)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())
    assert output.content == text
    assert is_the_same_in_pieces(text, TOOLS)


def test_fence_that_is_all_of_an_output_is_meant_as_a_call():
    for text in ("```python\nlist(my_path)\n```", "```tool_code\nlist(my_path)\n```"):
        assert len(parse(text, TOOLS).errors) == 1
        assert is_the_same_in_pieces(text, TOOLS)
    assert parse("```python\nxs = list(ys)\nprint(xs)\n```", TOOLS).errors == ()
