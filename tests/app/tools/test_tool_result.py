"""What a tool's code makes its results of: Tooldesk's own class, and the one beside it."""

from __future__ import annotations

import base64
import dataclasses
import math

import pytest

from tooldesk import errors
from tooldesk.tools import tool_result
from tooldesk.tools.python_function import tooldesk as standalone

PNG = b"\x89PNG\r\n\x1a\n"

pytestmark = pytest.mark.parametrize("module", [tool_result, standalone])


def test_a_text_carries_a_value_and_a_reference(module):
    result = module.ToolResult.text("hi", structured={"a": 1}, external_reference="0x1")
    assert [block.text for block in result.content] == ["hi"]
    assert (result.structured, result.external_reference) == ({"a": 1}, "0x1")
    assert (result.is_error, result.result_as_answer) == (False, False)


@pytest.mark.parametrize(
    ("fields", "kind", "wait_s"),
    [
        ({}, "permanent", None),
        ({"error_class": "invalid_input"}, "invalid_input", None),
        ({"retry_after_s": 3}, "rate_limited", 3.0),
        ({"error_class": "retriable", "retry_after_s": 0}, "retriable", 0.0),
    ],
)
def test_an_error_is_of_the_class_that_it_says(module, fields, kind, wait_s):
    result = module.ToolResult.error("no", **fields)
    assert result.is_error
    assert (result.error_class, result.retry_after_s) == (kind, wait_s)


@pytest.mark.parametrize("data", [PNG, bytearray(PNG), base64.b64encode(PNG).decode()])
def test_a_picture_is_given_as_bytes_or_in_base64(module, data):
    (block,) = module.ToolResult.image(data, "image/png").content
    assert (base64.b64decode(block.data), block.media_type) == (PNG, "image/png")


@pytest.mark.parametrize("data", [b"RIFF", base64.b64encode(b"RIFF").decode()])
def test_a_sound_is_given_as_bytes_or_in_base64(module, data):
    (block,) = module.ToolResult.audio(data, "audio/wav").content
    assert type(block) is module.AudioContent
    assert (base64.b64decode(block.data), block.media_type) == (b"RIFF", "audio/wav")
    with pytest.raises(ValueError, match="not that of a sound"):
        module.ToolResult.audio(data, "image/png")


def test_an_answer_is_made_of_a_text_or_a_result(module):
    of = module.ToolResult
    assert of.as_answer("done").result_as_answer
    made = of.as_answer(of.text("done", structured=[1]), external_reference="x")
    assert (made.structured, made.external_reference, made.result_as_answer) == ([1], "x", True)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda of: of.text(5), "text is int, not str"),
        (lambda of: of.text("a", external_reference=5), "external_reference is int"),
        (lambda of: of.error(None), "message is NoneType"),
        (lambda of: of.error("a", retry_after_s="3"), "retry_after_s is str"),
        (lambda of: of.error("a", retry_after_s=True), "retry_after_s is bool"),
        (lambda of: of.image(5, "image/png"), "data is int"),
        (lambda of: of.image(PNG, None), "media_type is NoneType"),
        (lambda of: of.as_answer(5), "text is int"),
    ],
)
def test_a_value_of_another_type_is_refused_in_words(module, make, words):
    with pytest.raises(TypeError, match=words):
        make(module.ToolResult)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda of: of.error("a", error_class="system"), "'system', which is none of"),
        (lambda of: of.error("a", retry_after_s=math.nan), "retry_after_s is nan"),
        (lambda of: of.error("a", retry_after_s=math.inf), "retry_after_s is inf"),
        (lambda of: of.error("a", retry_after_s=-1), "retry_after_s is -1"),
        (
            lambda of: of.error("a", error_class="permanent", retry_after_s=1),
            "goes with retriable or rate_limited, not with permanent",
        ),
        (lambda of: of.image("no base64!", "image/png"), "data is no base64"),
        (lambda of: of.image("ä", "image/png"), "data is no base64"),
        (lambda of: of.image(b"", "image/png"), "data is empty"),
        (lambda of: of.image(PNG, "text/plain"), "not that of a picture"),
        (lambda of: of.as_answer(of.error("no")), "a failure can't be the final answer"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused_in_words(module, make, words):
    with pytest.raises(ValueError, match=words):
        make(module.ToolResult)


def test_a_result_is_not_changed_any_more(module):
    result = module.ToolResult.text("a")
    with pytest.raises(dataclasses.FrozenInstanceError):
        result.is_error = True


def test_exceptions_read_the_same_wherever_they_come_from(module):
    place = errors if module is tool_result else standalone
    assert str(place.RetriableError("Busy.", next_step="Later.")) == "Busy. Later."
    limited = place.RateLimitedError(3)
    assert (str(limited), limited.retry_after_s) == (
        "Too many calls in a short time; wait 3 s.",
        3,
    )
    assert str(place.RateLimitedError()) == "Too many calls in a short time."
    assert place.RateLimitedError("Slow down.", 2).retry_after_s == 2
    assert isinstance(limited, place.RetriableError)
    for name in ("RetriableError", "RateLimitedError", "PermanentError", "InvalidInputError"):
        assert getattr(place, name)("no").error_class == getattr(errors, name)("no").error_class
