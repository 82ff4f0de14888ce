"""Among a thousand tools: siblings that are not registered never run, typos mostly do."""

from __future__ import annotations

import random

import pytest

from tooldesk.calling.selection import NameIndex, SelectionPolicy, select

VERBS = (
    *("get", "set", "list", "send", "sync", "create", "delete", "update", "enable", "disable"),
    *("import", "export", "read", "load", "lock", "unlock", "attach", "detach", "encode", "decode"),
)
NOUNS = (
    *("user", "users", "invoice", "contact", "contract", "customer", "weather", "message"),
    *("report", "channel", "payment", "county", "country", "calendar", "campaign", "shipment"),
)
TAILS = ("", "_v1", "_v2", "_by_id", "_by_ids", "_not_archived", "_now_archived", "_2024", "_2025")
LETTERS = "abcdefghijklmnopqrstuvwxyz"


@pytest.fixture(scope="module")
def names() -> tuple[list[str], list[str]]:
    """A thousand registered names, and as many siblings that are not."""
    source = random.Random(11)
    everything = [f"{verb}_{noun}{tail}" for verb in VERBS for noun in NOUNS for tail in TAILS]
    source.shuffle(everything)
    return everything[:1_000], everything[1_000:2_000]


def test_unregistered_siblings_are_never_selected(names: tuple[list[str], list[str]]) -> None:
    registered, missing = names
    index = NameIndex(registered)
    selections = [select(name, index) for name in missing]
    assert [found.written_name for found in selections if found.tool_name] == []
    plain = SelectionPolicy(minimum_margin=0, confirm_word_changes=False)
    attracted = sum(1 for name in missing if select(name, index, plain).tool_name)
    assert attracted > 200


def test_typos_inside_words_are_mostly_accepted() -> None:
    source = random.Random(5)
    registered = [f"{verb}_{noun}" for verb in VERBS[:8] for noun in NOUNS[3:]]
    index = NameIndex(registered)
    tried = right = 0
    for name in registered:
        verb, noun = name.split("_")
        written = f"{verb}_{_typo(noun, source)}"
        selection = select(written, index)
        assert selection.tool_name in (name, None)
        tried += written != name
        right += selection.tool_name == name
    assert right > 0.5 * tried


def _typo(word: str, source: random.Random) -> str:
    """A slip inside of a word: a letter too few or too many, or two in the wrong order."""
    at = source.randrange(1, len(word) - 2)
    return source.choice(
        [
            word[:at] + word[at + 1 :],
            word[:at] + source.choice(LETTERS) + word[at:],
            word[:at] + word[at + 1] + word[at] + word[at + 2 :],
        ]
    )
