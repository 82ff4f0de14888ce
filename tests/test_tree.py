"""The tree keeps its own rules, and is what the documents say it is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted(file for folder in ("app", "ui") for file in (ROOT / folder).rglob("*.py"))
NAMED = re.compile(r"`([A-Za-z_./]+(?:\.py|\.toml|/))`")


DOCUMENTS = (
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    *(str(each.relative_to(ROOT)) for each in (ROOT / "docs/design").glob("*.md")),
)
RUNS_WHAT_IT_READS = {"pickle", "_pickle", "cPickle", "cloudpickle", "dill", "joblib", "shelve"}
"""Modules whose way of reading data can run it."""


def imported(tree: ast.Module) -> Iterator[str]:
    """What a module imports, as a statement or by a name in words."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.mark.parametrize(
    "code",
    [
        "import pickle",
        "import json, pickle as harmless",
        "def read():\n    from pickle import loads",
        "import_module('_pickle')",
    ],
)
def test_every_way_to_import_pickle_is_seen(code: str) -> None:
    assert RUNS_WHAT_IT_READS & set(imported(ast.parse(code)))


def test_no_pickle_in_the_tree() -> None:
    texts = ((file, file.read_text(encoding="utf-8")) for file in SOURCES)
    naming = [
        (file, text) for file, text in texts if any(each in text for each in RUNS_WHAT_IT_READS)
    ]
    assert naming, "a comment or two do"
    found = [file for file, text in naming if RUNS_WHAT_IT_READS & set(imported(ast.parse(text)))]
    assert found == []


def test_no_module_outgrows_400_lines() -> None:
    lengths = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in SOURCES}
    assert {file.name: length for file, length in lengths.items() if length > 400} == {}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_a_document_names_is_there(document: str) -> None:
    """A name may leave the first folders out, as in permissions/verdict.py."""
    others = (each for folder in ("tests", "packaging") for each in (ROOT / folder).rglob("*.py"))
    files = (*SOURCES, *others, ROOT / "pyproject.toml")
    there = {f"/{file.relative_to(ROOT)}" for file in files}
    there |= {f"{Path(file).parent}/" for file in there} | {
        "/app/",
        "/ui/",
        "/resources/tooldesk_resources/",
    }
    named = set(NAMED.findall((ROOT / document).read_text(encoding="utf-8")))
    assert named
    assert {name for name in named if not any(each.endswith(f"/{name}") for each in there)} == set()
