"""What is kept of a result is bounded as a whole, whatever it is made of."""

from __future__ import annotations

import json
import sys
from dataclasses import replace

import pytest

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.redaction.redactor import Redactor
from tooldesk.storage.stored_json import canonical_json
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk.tools.tool_result import (
    BlobContent,
    FileContent,
    ImageContent,
    JsonObject,
    JsonValue,
    TextContent,
    ToolResult,
)
from tooldesk.usage.history import kept_bounds, kept_call
from tooldesk.usage.history.call_record import CallRecord, WrittenOutput
from tooldesk.usage.history.call_replay import differences_from, why_not_replayed
from tooldesk.usage.history.kept_bounds import as_kept
from tooldesk.usage.history.past_call import PastCall
from tooldesk.usage.history.written_row import row_of
from tooldesk.usage.stage_outputs import calling_of_detail, certainty_of


def kept(result: ToolResult) -> ToolResult:
    tool = ToolDefinition(name="see", source=PythonSource(file="x.py", function="f"))
    record = CallRecord(ToolContext(), ToolCalling("see", {}), "see", tool)
    return ToolResult.from_json(kept_call.detail_of(record, result)["result"])


def test_blocks_of_a_result_are_kept_as_long_as_there_is_room(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(kept_call, "MAX_RESULT_LENGTH", 100)
    picture = ImageContent("A" * 60, "image/png")
    file = FileContent("/tmp/large.pdf", "application/pdf", 10**9)
    whole = ToolResult((picture, TextContent("x" * 40), file), structured={"n": 1})
    assert kept(whole) == whole
    more = kept(ToolResult((picture, picture, TextContent("y" * 50), file), structured={"n": 1}))
    assert more.content == (
        picture,
        TextContent("… 60 characters of image/png were not kept."),
        TextContent("\n… 50 characters were not kept."),
        file,
    )
    assert more.structured is None


def detail(arguments: JsonObject, result: ToolResult | None = None) -> JsonObject:
    """What a call is kept as, within bounds."""
    tool = ToolDefinition(name="see", source=PythonSource(file="x.py", function="f"))
    record = CallRecord(ToolContext(), ToolCalling("see", arguments), "see", tool)
    return kept_bounds.bounded(kept_call.detail_of(record, result))


def test_long_arguments_keep_what_is_short_of_them_and_say_what_is_missing():
    kept_of = detail({"text": "x" * 3_000_000, "name": "a", "rows": [1, 2]})["calling"]
    assert kept_of["arguments"] == {
        "text": "x" * 900_000 + "\n… 2,100,000 characters were not kept.",
        "name": "a",
        "rows": [1, 2],
    }
    assert 2_099_000 < kept_of["argumentsLeftOut"] < 2_100_000
    call = past_call({"calling": kept_of})
    assert why_not_replayed(call) == (
        "The arguments of call 7 were too long to be kept whole: "
        f"{kept_of['argumentsLeftOut']:,} characters of them are missing."
    )


@pytest.mark.parametrize(
    "arguments",
    [
        {"rows": list(range(1_000_000))},
        {f"key{n}": n for n in range(200_000)},
        {"rows": [["x" * 50] * 500] * 500},
        {"k" * 2_000_000: 1},
        {"deep": [[[["y" * 99] * 20] * 20] * 20] * 20},
    ],
)
def test_arguments_of_any_form_are_kept_within_the_bound(arguments: JsonObject):
    kept_of = detail(arguments)["calling"]
    length = len(canonical_json(kept_of["arguments"]))
    assert length <= kept_bounds.MAX_VALUE_LENGTH
    assert kept_of["argumentsLeftOut"] == len(canonical_json(arguments)) - length
    assert "not kept" in canonical_json(kept_of["arguments"])


def test_arguments_nested_too_deep_to_be_looked_through_are_left_out():
    deep: JsonValue = "x" * 1_500_000
    # from 3.12 on a function that calls itself in a list takes one frame, and the encoder none
    for _ in range(600 if sys.version_info < (3, 12) else 3_000):
        deep = [deep]
    kept_of = detail({"deep": deep})["calling"]
    assert kept_of["arguments"] == {
        "…": f"{kept_of['argumentsLeftOut']:,} characters were not kept."
    }
    assert kept_of["argumentsLeftOut"] > 1_500_000


def test_short_arguments_are_kept_as_they_are():
    arguments = {"text": "x" * 999_000}
    kept_of = detail(arguments)["calling"]
    assert kept_of["arguments"] is arguments
    assert "argumentsLeftOut" not in kept_of


def test_long_structured_value_is_cut_and_said_beside_it():
    result = ToolResult((TextContent("ok"),), structured={"rows": ["x" * 1_500_000, 1]})
    kept_of = detail({}, result)
    restored = ToolResult.from_json(kept_of["result"])
    assert restored.structured["rows"][0].endswith("… 600,000 characters were not kept.")
    assert restored.structured["rows"][1] == 1
    assert restored.content[0] == TextContent("ok")
    note = restored.content[1]
    assert isinstance(note, TextContent)
    assert note.text.endswith("characters of its structured value were not kept.")
    assert past_call(kept_of).is_result_cut
    assert not past_call(detail({}, ToolResult.text("ok"))).is_result_cut


LONG = "x" * 1_500_000
CUT = (
    (ToolResult.text(LONG), "Only 1.0 of 1.5 MB of the result were kept."),
    (
        ToolResult.text("x" * 1_000_900),
        "Only 1,000,034 of 1,000,900 bytes of the result were kept.",
    ),
    (
        ToolResult((TextContent("ok"),), structured=[LONG]),
        "The result was too long to be kept whole.",
    ),
    (
        ToolResult((TextContent(LONG),), structured={"a": 1}),
        "Only 1.0 of 1.5 MB of the result were",
    ),
    (ToolResult((TextContent("no"),), is_error=True, for_model=LONG), ""),
    (ToolResult.text("short"), ""),
)
"""What a tool gave → what is said of it."""


@pytest.mark.parametrize(("whole", "words"), CUT)
def test_how_much_of_a_result_was_kept_is_told(whole: ToolResult, words: str):
    call = past_call(detail({}, whole))
    assert call.cut_words.startswith(words)
    assert call.is_result_cut is bool(words)
    assert call.to_json()["is_result_cut"] is bool(words)


def test_cut_result_of_an_older_version_says_that_it_is_cut():
    older = past_call({"isResultCut": True, "result": ToolResult.text(LONG).to_json()})
    assert older.cut_words == "The result was too long to be kept whole."
    assert past_call({}).cut_words == ""


@pytest.mark.parametrize("whole", [each for each, _ in CUT])
def test_result_is_compared_as_far_as_it_was_kept(whole: ToolResult):
    call = past_call(detail({}, whole))
    assert differences_from(call, whole) == ()
    other = replace(whole, content=(TextContent(f"{LONG[:9]}y{LONG}"),))
    assert differences_from(call, other)
    assert as_kept(whole).for_model == (call.detail or {}).get("forModel", "")


def past_call(detail: JsonObject) -> PastCall:
    return PastCall(
        7,
        "",
        "see",
        "hermes",
        "ok",
        None,
        None,
        None,
        None,
        {"calling": {"toolName": "see"}} | detail,
    )


def test_attachment_of_a_result_is_kept_as_long_as_there_is_room(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(kept_call, "MAX_RESULT_LENGTH", 100)
    archive = BlobContent("A" * 60, "application/gzip", "demo://a.gz")
    assert kept(ToolResult((archive,))) == ToolResult((archive,))
    assert kept(ToolResult((archive, archive))).content == (
        archive,
        TextContent("… 60 characters of application/gzip were not kept."),
    )
    with pytest.raises(ValueError, match="not a stored result"):
        ToolResult.from_json({"content": [{"type": "blob", "data": "AAAA"}], "isError": False})


def test_arguments_and_answers_keep_their_order_where_our_own_keys_are_sorted():
    given = {"zeta": 1, "alpha": {"b": 1, "a": 2}}
    record = CallRecord(ToolContext(), ToolCalling("see", given), "see")
    row = row_of(record, "ok", ToolResult((), structured=given), Redactor(), 0)
    kept = json.loads(row.detail)
    assert list(kept) == sorted(kept)
    for each in (kept["calling"]["arguments"], kept["result"]["structured"]):
        assert str(each) == str(given)


@pytest.mark.parametrize(("confidence", "kept"), [(0.35, 0.35), (1.0, 1.0)])
def test_how_sure_it_was_that_a_call_was_meant_is_kept(confidence: float, kept: float):
    calling = ToolCalling("see", {}, None, 3, 9, "plain-json", confidence=confidence)
    record = CallRecord(ToolContext(), calling, "see", written=WrittenOutput("It: {...}"))
    found = kept_call.detail_of(record, ToolResult.text("ok"))
    assert certainty_of(found) == kept
    assert calling_of_detail(found, "see", "plain-json") == calling


@pytest.mark.parametrize("kept", [{}, {"confidence": "1"}, {"confidence": 7}, {"confidence": True}])
def test_certainty_that_was_not_kept_is_not_known(kept: JsonObject):
    assert certainty_of({"calling": kept}) is None
