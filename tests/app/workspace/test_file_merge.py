"""Two texts of a tool's file are compared by parts, and nothing else than these is taken."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk.workspace.file_merge import ABSENT, merged, parts, untouched_here

BASE: dict[str, Any] = {
    "name": "weather",
    "title": "Weather",
    "timeout_s": 5,
    "tags": ["a"],
    "source": {"kind": "http", "url": "https://e.example/", "headers": {"A": "1"}},
}


def changed(**fields: Any) -> dict[str, Any]:
    made = {**BASE, "source": {**BASE["source"], **fields.pop("source", {})}, **fields}
    return {key: value for key, value in made.items() if value is not ABSENT}


def test_parts_say_who_changed_what_down_to_one_level_below() -> None:
    mine = changed(title="Mine", timeout_s=7, source={"url": "https://mine.example/"})
    theirs = changed(title="Theirs", tags=["b"], source={"headers": {"A": "2"}}, cache=True)
    found = {part.place: part.changed_by for part in parts(BASE, mine, theirs)}
    assert found == {
        ("title",): "both",
        ("timeout_s",): "mine",
        ("tags",): "theirs",
        ("source", "url"): "mine",
        ("source", "headers"): "theirs",
        ("cache",): "theirs",
    }


def test_what_only_they_changed_is_taken_without_a_loss() -> None:
    mine = changed(title="Mine", source={"url": "https://mine.example/"})
    theirs = changed(title="Theirs", tags=["b"], source={"headers": {"A": "2"}})
    found = parts(BASE, mine, theirs)
    made = merged(mine, found, untouched_here(found))
    expected = {"url": "https://mine.example/", "headers": {"A": "2"}}
    assert made == changed(title="Mine", tags=["b"], source=expected)
    assert list(made) == list(mine)
    assert mine["tags"] == ["a"]


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (changed(title=ABSENT), changed()),
        (changed(), changed(title=ABSENT)),
        (changed(), changed(**{"source": {"kind": "shell"}})),
        (changed(timeout_s=1), changed(timeout_s=True)),
        (changed(tags={"a": 1}), changed(tags=["a"])),
        (changed(tags={"a": 1}), changed(tags={"b": {"c": 2}})),
    ],
)
def test_all_parts_together_are_all_of_theirs_and_none_is_all_of_mine(
    mine: dict[str, Any], theirs: dict[str, Any]
) -> None:
    found = parts(BASE, mine, theirs)
    assert found
    assert repr(sorted(merged(mine, found, {part.place for part in found}).items())) == repr(
        sorted(theirs.items())
    )
    assert merged(mine, found, ()) == mine


def test_order_of_keys_is_no_difference() -> None:
    assert parts(BASE, BASE, dict(reversed(BASE.items()))) == ()
