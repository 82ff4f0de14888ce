"""What every test may need: a throw-away Tooldesk, and proof that none is left behind."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from app.paths import AppPaths
from app.storage.database import Database

if TYPE_CHECKING:
    from app.bootstrap import App


@pytest.fixture
def paths(tmp_path: Path) -> AppPaths:
    return AppPaths.of(tmp_path / "data", tmp_path / "workspace")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database(tmp_path / "tooldesk.db")
    yield database
    await database.close()


@pytest.fixture
async def app(paths: AppPaths) -> AsyncIterator[App]:
    """The real core on the sample workspace."""
    from app.bootstrap import build_app

    app = build_app(paths)
    await app.load()
    yield app
    await app.close()


@pytest.fixture
def write_tool(paths: AppPaths) -> Callable[..., Path]:
    """Puts a Python function and its tool file into the workspace of `app`."""

    def write(name: str, code: str, **fields: object) -> Path:
        import json

        python = paths.workspace_dir / "python" / f"{name}.py"
        python.parent.mkdir(parents=True, exist_ok=True)
        python.write_text(code, encoding="utf-8")
        definition = {
            "name": name,
            "source": {"kind": "python", "file": f"python/{name}.py", "function": name},
            **fields,
        }
        file = paths.workspace_dir / "tools" / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(definition), encoding="utf-8")
        return python

    return write
