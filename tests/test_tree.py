"""The tree keeps its own rules, and is what the documents say it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted(file for folder in ("app", "ui") for file in (ROOT / folder).rglob("*.py"))
NAMED = re.compile(r"`([A-Za-z_./]+(?:\.py|\.toml|/))`")


def test_no_pickle_in_the_tree() -> None:
    texts = {file: file.read_text(encoding="utf-8") for file in SOURCES}
    assert [file for file, text in texts.items() if "import pickle" in text] == []


def test_no_module_outgrows_400_lines() -> None:
    lengths = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in SOURCES}
    assert {file.name: length for file, length in lengths.items() if length > 400} == {}


@pytest.mark.parametrize("document", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_what_a_document_names_is_there(document: str) -> None:
    """A name may leave the first folders out, as in permissions/verdict.py."""
    files = (*SOURCES, *(ROOT / "tests").rglob("*.py"), ROOT / "pyproject.toml")
    there = {f"/{file.relative_to(ROOT)}" for file in files}
    there |= {f"{Path(file).parent}/" for file in there} | {
        "/app/",
        "/ui/",
        "/resources/tooldesk_resources/",
    }
    named = set(NAMED.findall((ROOT / document).read_text(encoding="utf-8")))
    assert named
    assert {name for name in named if not any(each.endswith(f"/{name}") for each in there)} == set()
