"""Every setting is a record made from its model: name, sentence, bounds, default, value."""

from __future__ import annotations

import pytest

from tooldesk.setting_rows import Kind, SettingRow, sections
from tooldesk.settings import CacheSettings, Settings


def row(section: str, key: str, settings: Settings | None = None) -> SettingRow:
    found = [row for part in sections(settings or Settings()) for row in part.rows]
    return next(each for each in found if (each.section, each.key) == (section, key))


def test_every_field_of_every_model_is_a_row_with_a_sentence() -> None:
    made = sections(Settings())
    assert [part.id for part in made] == list(Settings.model_fields)
    for part in made:
        model = type(getattr(Settings(), part.id))
        assert [each.key for each in part.rows] == list(model.model_fields)
        for said in (part, *part.rows):
            assert said.title[0].isupper()
            assert "_" not in said.title
            assert said.about.endswith(".")
            assert "`" not in said.about
    others = [(each.section, each.key) for p in made for each in p.rows if each.kind is Kind.OTHER]
    pools = [("resource_pools", "prefixes"), ("resource_pools", "pools")]
    assert others == [*pools, ("history", "views")]


def test_row_says_name_sentence_bounds_default_and_value() -> None:
    margin = row("selection", "minimum_margin")
    assert (margin.title, margin.kind, margin.least, margin.most) == (
        "Minimum margin",
        Kind.NUMBER,
        0,
        1,
    )
    assert margin.about.startswith("How far the best must stand above the runner-up")
    assert margin.usual == "Default: 0.05 · 0 to 1"
    assert row("history", "keep_days").usual == "Default: 365 days · 1 to 36,500"
    assert row("cache", "ttl_s").usual == "Default: not set"
    assert row("cache", "is_on").usual == "Default: on"
    changed = row("cache", "max_size_mb", Settings(cache=CacheSettings(max_size_mb=7)))
    assert (changed.value, changed.default, changed.is_default) == (7, 500, False)
    assert changed.found_by == f"{changed.title} {changed.about} cache max_size_mb"


@pytest.mark.parametrize(
    ("section", "key", "text", "value"),
    [
        ("editor", "command", "code --goto {path}:{line}", ("code", "--goto", "{path}:{line}")),
        ("editor", "command", "", ()),
        ("run", "model", " gpt-4o ", "gpt-4o"),
        ("cache", "ttl_s", "1,000", 1000.0),
        ("cache", "ttl_s", "", None),
    ],
)
def test_line_is_read_and_written_back(section: str, key: str, text: str, value: object) -> None:
    setting = row(section, key)
    assert setting.read(text) == value
    assert setting.read(setting.text(value)) == value
    assert "'" not in setting.text(value)
    assert getattr(getattr(setting.put(Settings(), value), section), key) == value


@pytest.mark.parametrize(
    ("section", "key", "value", "words"),
    [
        ("selection", "threshold", 1.5, "less than or equal to 1"),
        ("cache", "max_size_mb", 1.5, "integer"),
        ("cache", "ttl_s", 0.0, "greater than 0"),
        ("editor", "command", ("code",), "hold {path}"),
    ],
)
def test_what_its_model_refuses_is_refused(section: str, key: str, value: object, words: str):
    with pytest.raises(ValueError, match=words):
        row(section, key).put(Settings(), value)
    with pytest.raises(ValueError, match="a number is wanted"):
        row("cache", "ttl_s").read("long")
