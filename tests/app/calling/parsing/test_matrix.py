"""The dialect matrix: who else reads a text, and why one is detected."""

from __future__ import annotations

import pytest

from tooldesk.calling.parsing.matrix import matrix

CALL = '{"name": "ping", "arguments": {}}'


@pytest.mark.parametrize(
    ("text", "detected", "among"),
    [
        (f"<tool_call>{CALL}</tool_call>", "hermes", "ernie-4.5"),
        ("<tool_call>ping</tool_call>", "glm-4.5", "glm-4.7"),
        (CALL, "plain-json", "llama3-json"),
        ("[ping()]", "pythonic", "lfm2"),
        ('{"tool_calls": [{"id": "c", "function": ' + CALL + "}]}", "openai-chat", "openai-chat"),
    ],
)
def test_detected_comes_first_and_every_match_has_a_reason(text, detected, among, schemas):
    matches = matrix(text, schemas)
    assert matches[0].dialect == detected
    assert [match.is_detected for match in matches] == [True] + [False] * (len(matches) - 1)
    assert among in [match.dialect for match in matches]
    assert all(match.explanation.endswith(".") for match in matches)
    assert all(match.callings or match.held_back for match in matches)


def test_dialect_that_reads_fewer_calls_says_so(schemas):
    text = f"<tool_call>{CALL}</tool_call>\n[TOOL_CALLS]ping{{}}"
    lost = {match.dialect: match.explanation for match in matrix(text, schemas)}
    assert "1 of 2 calls" in lost["mistral-v11"]


def test_text_without_a_call_has_an_empty_matrix():
    assert matrix("Just words.") == ()
