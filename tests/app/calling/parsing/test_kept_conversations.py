"""Conversations as frameworks and training sets keep them: the last turn of the model is read."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from cut_texts import guesses
from stream_checks import is_the_same_in_pieces

from tooldesk.calling.library import near_misses
from tooldesk.calling.parsing.parse import parse

Message = dict[str, Any]
ASKED = ("search", {"query": 'a "b" — ü'})
CALL = {"name": "search", "arguments": ASKED[1]}


def _sharegpt(speaker: str, said: str) -> Message:
    return {"from": speaker, "value": said}


def _haystack(role: str, *parts: Message) -> Message:
    return {"role": role, "meta": {}, "name": None, "content": list(parts)}


def _kept(role: str, *parts: Message) -> Message:
    return {f"_{key}": value for key, value in _haystack(role, *parts).items()}


PART = {"tool_call": {"tool_name": "search", "arguments": ASKED[1], "id": "c1", "extra": None}}
RESULT = {"tool_call_result": {"result": "None.", "origin": PART["tool_call"], "error": False}}

FORMS: dict[str, tuple[Message, Message, Message]] = {
    "a call of ShareGPT": (
        _sharegpt("human", "Look."), _sharegpt("function_call", json.dumps(CALL)),
        _sharegpt("observation", json.dumps(CALL)),
    ),
    "a list of calls": (
        _sharegpt("user", "Look."), _sharegpt("tool_call", json.dumps([CALL])),
        _sharegpt("tool_response", "None."),
    ),
    "a call in a text": (
        _sharegpt("human", "Look."),
        _sharegpt("gpt", f"<tool_call>\n{json.dumps(CALL)}\n</tool_call>"),
        _sharegpt("tool", "None."),
    ),
    "Haystack": (
        _haystack("user", {"text": "Look."}), _haystack("assistant", {"text": "Hm."}, PART),
        _haystack("tool", RESULT),
    ),
    "Haystack 2.9": (
        _kept("user", {"text": "Look."}), _kept("assistant", PART), _kept("tool", RESULT),
    ),
}  # fmt: skip


def _texts(*messages: Message) -> list[str]:
    """As a list, as lines, and as a record."""
    lines = "\n".join(map(json.dumps, messages))
    record = {"id": "1", "conversations": messages, "system": "Be brief."}
    return [json.dumps(messages), lines, json.dumps(record), json.dumps(record, indent=2)]


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_call_that_the_model_made_last_runs(form, schemas):
    asked, called, _ = form
    for text in (json.dumps(called), *_texts(asked, called)):
        output = parse(text, schemas)
        assert [(each.tool_name, each.arguments) for each in output.callings] == [ASKED]
        assert is_the_same_in_pieces(text, schemas)
        assert guesses(text, schemas, 60) == []


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_call_that_somebody_answered_is_over(form, schemas):
    for text in (_texts(*form), _texts(*form, form[0]), [json.dumps(form[2])]):
        for each in text:
            output = parse(each, schemas)
            assert (output.callings, output.held_back, output.errors) == ((), (), ())
            assert near_misses(each, schemas) == ()


@pytest.mark.parametrize("record", [
    {"from": "a@b.example", "value": json.dumps(CALL)}, {"from": "gpt", "value": 3},
    {"from": ["gpt"], "value": json.dumps(CALL)}, {"_role": 3, "_content": [PART]},
    {"from": "human", "value": json.dumps(CALL)}, {"conversations": 3}, {"conversations": []},
])  # fmt: skip
def test_other_records_call_nothing(record, calls_in: Callable[..., list[Any]]):
    assert calls_in(json.dumps(record)) == []


def test_call_that_broke_off_in_a_record_waits(schemas):
    output = parse(json.dumps(_sharegpt("function_call", json.dumps(CALL)[:-4])), schemas)
    assert (output.callings, len(output.held_back)) == ((), 1)
