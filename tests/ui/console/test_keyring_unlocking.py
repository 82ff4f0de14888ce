"""A call that a locked keyring stopped is unlocked for, and run, from its lane."""

from __future__ import annotations

import json

from PySide6.QtWidgets import QPushButton

from tooldesk.bootstrap import build_app
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk_ui.main_window import MainWindow

CODE = 'import os\ndef tell() -> int:\n    """Tell."""\n    return len(os.environ["W_KEY"])\n'
CANARY = "wk-canary+/4711"


def test_lane_offers_unlock_and_the_call_runs_once_it_is_open(
    own_secret_service, live, until, paths, write_tool, run_async
) -> None:
    async def store() -> None:
        app = build_app(paths)
        await app.vault.set("W_KEY", CANARY, app.vault.workspace_scope)
        await app.close()

    run_async(store())
    write_tool("tell", CODE, env_vars=[{"name": "W_KEY"}])
    own_secret_service.lock()

    async def body(window: MainWindow) -> None:
        said: list[str] = []
        window.console.said.connect(said.append)
        await until(lambda: window.app is not None and "tell" in window.app.registry.names())
        window.console.show_text(json.dumps({"name": "tell", "arguments": {}}))
        window.commands["run"].trigger()
        session = window.console.session

        def executed() -> StageState | None:
            record = session.runner.record if session.has_run else None
            if record is None or not record.lanes or session.running_count:
                return None
            stage = record.lanes[0].stages.get(LifecycleStage.EXECUTE)
            return stage.state if stage is not None else None

        await until(lambda: executed() is StageState.FAILED)
        told = session.runner.record.lanes[0].progress
        assert told is not None
        assert not told.message, "it waits no more"
        stage = session.runner.record.lanes[0].stages[LifecycleStage.EXECUTE]
        assert stage.error.title == "A secret can't be read"

        def button() -> QPushButton | None:
            buttons = session.lanes.findChildren(QPushButton)
            return next((b for b in buttons if b.accessibleName() == "Unlock and run again"), None)

        session.lanes.toggle_all()
        await until(lambda: button() is not None)
        button().click()
        await until(lambda: said)  # nothing here can show the system's dialogue
        assert said[-1].startswith("The keyring was not unlocked.")
        own_secret_service.unlock()
        button().click()
        await until(lambda: executed() is StageState.PASSED)
        told = session.runner.record.lanes[0].progress
        assert told is None or not told.message
        assert "The keyring is unlocked." in said

    live(body)
