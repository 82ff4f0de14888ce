"""Imports that let the window have its turns between their parts."""

from __future__ import annotations

import asyncio
import importlib
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tooldesk_ui.imports_in_turns import import_aside, import_package_in_turns

WHOLE = """from . import part
from .part import done

done.append("first")
done.append("second")
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package called `slow_charts`, whose file is given."""
    folder = tmp_path / "slow_charts"
    folder.mkdir()
    (folder / "__init__.py").write_text(WHOLE, encoding="utf-8")
    (folder / "part.py").write_text("done = []\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    yield folder / "__init__.py"
    for name in ("slow_charts", "slow_charts.part"):
        sys.modules.pop(name, None)


def test_others_have_their_turns_between_statements(package: Path) -> None:
    async def whole() -> list[list[str]]:
        seen: list[list[str]] = []
        work = asyncio.create_task(import_package_in_turns("slow_charts"))
        while not work.done():
            await asyncio.sleep(0)
            seen.append(list(getattr(sys.modules.get("slow_charts.part"), "done", ())))
        await work
        return seen

    seen = asyncio.run(whole())
    assert [each for each in seen if each][:2] == [["first"], ["first", "second"]]
    assert importlib.import_module("slow_charts").done == ["first", "second"]


def test_cancelled_import_goes_on_and_two_at_once_do_each_part_once(package: Path) -> None:
    async def whole() -> None:
        work = asyncio.create_task(import_package_in_turns("slow_charts"))
        await asyncio.sleep(0)
        begun = sys.modules["slow_charts"]
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        assert work.cancelled()
        await asyncio.gather(*(import_package_in_turns("slow_charts") for _ in range(2)))
        assert sys.modules["slow_charts"] is begun
        await import_package_in_turns("slow_charts")

    asyncio.run(whole())
    assert importlib.import_module("slow_charts").done == ["first", "second"]


def test_failed_import_is_told_and_tried_anew(package: Path) -> None:
    package.write_text(f"{WHOLE}raise ValueError('not today')\n", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(ValueError, match="not today"):
            asyncio.run(import_package_in_turns("slow_charts"))
        assert "slow_charts" not in sys.modules


def test_what_is_imported_aside_keeps_no_turn_of_the_loop(package: Path) -> None:
    package.write_text("import threading\n\nhere = threading.current_thread().name\n", "utf-8")
    asyncio.run(import_aside(("slow_charts",)))
    assert importlib.import_module("slow_charts").here != threading.main_thread().name
