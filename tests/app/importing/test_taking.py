"""What is taken over is one change: stopped half way it leaves no file and no value behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from tooldesk.bootstrap import build_app
from tooldesk.importing.import_progress import ImportProgress, ImportStoppedError
from tooldesk.importing.read_tool import read_tool
from tooldesk.importing.taking import take_over
from tooldesk.importing.tool_plan import plan_tools
from tooldesk.paths import AppPaths

TOOL = {
    "name": "keyed",
    "description": "Needs a key.",
    "env_vars": [{"name": "API_KEY"}],
    "source": {"kind": "http", "url": "https://a.example/", "headers": {"X-Key": "${API_KEY}"}},
}


class StoppedAtOnce(ImportProgress):
    """A person is quick."""

    def tell(self, done: int, total: int) -> None:
        self.stop()
        super().tell(done, total)


@pytest.mark.parametrize("is_known", [False, True])
async def test_stopped_import_leaves_no_value_behind(
    secret_service: object, tmp_path: Path, is_known: bool
) -> None:
    app = build_app(AppPaths.of(tmp_path))
    try:
        await app.load()
        before = app.registry.names()
        tool = read_tool(TOOL, "GET /", secrets={"API_KEY": "canary-4711-do-not-keep"})
        planned = plan_tools([tool], app.workspace)
        if is_known:
            await app.vault.set("API_KEY", "another-value-4711", app.vault.workspace_scope)
        with pytest.raises(ImportStoppedError):
            await take_over(
                app.workspace,
                app.vault,
                planned,
                keeps_secrets=True,
                progress=StoppedAtOnce(),
            )
        assert app.registry.names() == before
        assert [key.name for key in await app.vault.entries()] == ["API_KEY"] * is_known
    finally:
        await app.close()
