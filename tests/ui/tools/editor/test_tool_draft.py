"""A draft keeps form and JSON in step, knows what is unsaved, and takes steps back."""

from __future__ import annotations

import json

import pytest

from tooldesk_ui.tools.editor.tool_draft import ABSENT, ToolDraft, as_text

DOCUMENT = {
    "name": "weather",
    "description": "Tell the weather.",
    "source": {"kind": "http", "url": "https://example.com/{city}", "query": {"a": "1"}},
    "input_schema": {"city": "string"},
}


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def draft(clock: Clock) -> ToolDraft:
    text = as_text(DOCUMENT)
    return ToolDraft("weather", text, text, ("weather", "other"), clock)


def test_form_edit_changes_one_place_only(draft: ToolDraft) -> None:
    draft.set_value(("source", "method"), "POST")
    expected = json.loads(as_text(DOCUMENT))
    expected["source"]["method"] = "POST"
    assert json.loads(draft.text) == expected
    assert draft.is_dirty


def test_value_taken_out_takes_its_empty_object_along(draft: ToolDraft) -> None:
    draft.set_value(("source", "query", "a"), ABSENT)
    assert "query" not in draft.document["source"]
    draft.set_value(("cache", "enabled"), True)
    assert draft.document["cache"] == {"enabled": True}
    draft.set_value(("cache", "enabled"), ABSENT)
    assert "cache" not in draft.document


def test_edit_that_is_typed_back_is_no_edit(clock: Clock) -> None:
    oddly_formatted = json.dumps(DOCUMENT)
    draft = ToolDraft("weather", oddly_formatted, oddly_formatted, clock=clock)
    draft.set_value(("name",), "weathers")
    assert draft.is_dirty
    draft.set_value(("name",), "weather")
    assert not draft.is_dirty
    assert draft.text == oddly_formatted


def test_broken_json_keeps_the_document_and_says_where(draft: ToolDraft) -> None:
    before = draft.document
    draft.set_text('{\n  "name": weather\n}')
    assert draft.fault is not None
    assert draft.fault.words.startswith("Line 2, column 11: ")
    assert draft.document is before
    assert not draft.is_savable
    draft.set_value(("title",), "lost?")
    assert draft.text.endswith("weather\n}")
    draft.undo()
    assert draft.fault is None
    assert not draft.is_dirty


@pytest.mark.parametrize("text", ["", "[1]", '{"a": NaN}', "[" * 100_000, "x" * 1_000_001])
def test_what_is_no_object_is_a_fault(draft: ToolDraft, text: str) -> None:
    draft.set_text(text)
    draft.take(draft.reading()())
    assert draft.fault is not None


def test_quick_edits_of_one_field_are_one_step(draft: ToolDraft, clock: Clock) -> None:
    for title in ("a", "ab", "abc"):
        clock.now += 0.2
        draft.set_value(("title",), title)
    clock.now += 0.2
    draft.set_value(("description",), "x")
    clock.now += 5
    draft.set_value(("description",), "xy")
    draft.undo()
    assert draft.document["description"] == "x"
    draft.undo()
    assert draft.document["title"] == "abc"
    draft.undo()
    assert not draft.is_dirty
    draft.undo()
    draft.redo()
    assert draft.document["title"] == "abc"


def test_revert_can_be_undone(draft: ToolDraft) -> None:
    draft.set_value(("title",), "New")
    draft.revert()
    assert not draft.is_dirty
    draft.undo()
    assert draft.document["title"] == "New"


def test_own_name_is_free_and_another_tools_is_not(draft: ToolDraft) -> None:
    assert draft.is_savable
    draft.set_value(("name",), "other")
    (problem,) = (each for each in draft.check.problems if each.path == ("name",))
    assert "taken" in problem.rule
    assert not draft.is_savable


def test_file_changed_outside_is_taken_over_or_kept_out(draft: ToolDraft) -> None:
    draft.set_value(("title",), "Mine")
    mine, theirs = draft.text, as_text({**DOCUMENT, "title": "Theirs"})
    draft.rebase(theirs, takes_over=False)
    assert (draft.text, draft.is_dirty) == (mine, True)
    draft.rebase(theirs, takes_over=True)
    assert (draft.text, draft.is_dirty) == (theirs, False)


def test_what_was_typed_while_it_was_saved_is_unsaved(draft: ToolDraft) -> None:
    draft.set_value(("name",), "forecast")
    written = draft.text
    draft.set_value(("title",), "Later")
    draft.saved("forecast", written)
    assert (draft.name, draft.is_dirty) == ("forecast", True)
