"""What the figures of confidence promise: at 0.95 and above, 95 of 100 calls are right."""

from __future__ import annotations

import pytest
from parsing_samples import arguments_of, in_every_dialect, malformed, schemas_for

from tooldesk.calling.dialect_shapes import SHAPES
from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.tool_calling import ParsedOutput

SURE = 0.95
RIGHT_SHARE = 0.95
ARGUMENTS = arguments_of(300)
SCHEMAS = schemas_for(ARGUMENTS)
TEXTS = {
    **{
        f"{name}, as it should be": write("write_file", ARGUMENTS) for name, write in SHAPES.items()
    },
    **in_every_dialect(ARGUMENTS),
    **malformed(ARGUMENTS),
    **{
        f"{what}, in tags": f"<tool_call>\n{text}\n</tool_call>"
        for what, text in malformed(ARGUMENTS).items()
    },
}


def _found(output: ParsedOutput) -> list[tuple[float, bool]]:
    """The confidence of each call, and whether it is the one that was written."""
    calls = [*output.callings, *(held.calling for held in output.held_back)]
    return [(c.confidence, c.tool_name == "write_file" and c.arguments == ARGUMENTS) for c in calls]


def _share(found: list[tuple[float, bool]]) -> float:
    sure = [is_right for confidence, is_right in found if confidence >= SURE]
    return sum(sure) / len(sure)


def test_sure_calls_are_right_over_whole_and_damaged_texts():
    found = [each for text in TEXTS.values() for each in _found(parse(text, SCHEMAS))]
    assert len([c for c, _ in found if c >= SURE]) > len(SHAPES)
    assert _share(found) >= RIGHT_SHARE


def test_sure_calls_are_right_over_texts_that_are_cut_off():
    found = [
        each
        for text in TEXTS.values()
        for tenth in range(1, 10)
        for each in _found(parse(text[: len(text) * tenth // 10], SCHEMAS))
    ]
    assert [each for each in found if each[0] >= SURE and not each[1]] == []


@pytest.mark.parametrize(
    ("text", "confidence"),
    [
        ('<tool_call>{"name": "ping", "arguments": {}}</tool_call>', 1.0),
        ('<tool_call>{"name": "ping", "arguments": {},}</tool_call>', 0.97),
        ('{"name": "ping", "arguments": {}}', 0.8),
        ('{"name": "ping", "arguments": {},}', 0.77),
        ('<tool_call>{"name": "ping", "arguments": {}</tool_call>', 0.68),
        ('<think><tool_call>{"name": "ping", "arguments": {}}</tool_call></think>', 0.7),
        ('<think>{"name": "ping", "arguments": {}}</think>', 0.56),
        ("Action: ping\nAction Input: {}\nFinal Answer: no", 0.7),
    ],
)
def test_figures_are_what_is_written_down(text, confidence, schemas):
    assert _confidences(parse(text, schemas)) == [confidence]


def _confidences(output: ParsedOutput) -> list[float]:
    calls = [*output.callings, *(held.calling for held in output.held_back)]
    return [calling.confidence for calling in calls]
