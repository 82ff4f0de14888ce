"""Every example of docs/library.md runs, and prints what the page says."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "library.md"
BLOCK = re.compile(r"```python\n(.*?)```(?:\s*```text\n(.*?)```)?", re.DOTALL)
SECTIONS = [
    (part.partition("\n")[0], BLOCK.findall(part))
    for part in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]
]


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    """What a reader who tries the page from top to bottom has at hand."""
    return {"__name__": "page"}


@pytest.mark.parametrize(("title", "blocks"), SECTIONS, ids=[title for title, _ in SECTIONS])
def test_examples_print_what_the_page_says(
    title: str, blocks: list[tuple[str, str]], names: dict[str, Any]
) -> None:
    assert blocks
    for code, expected in blocks:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, f"library.md, {title}", "exec"), names)
        assert printed.getvalue() == expected
