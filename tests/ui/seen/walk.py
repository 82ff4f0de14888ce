"""Goes through all that the window shows: every screen with something in it, and dialogs."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx2
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tooldesk_ui.frame.screens import SCREENS
from tooldesk_ui.main_window import MainWindow

SAMPLES = ("07-misspelt-tool-name", "09-two-calls-in-one-text")
DIALOGS = (
    *(
        "about",
        "add_pool",
        "ask_model",
        "follow",
        "add_secret",
        "add_server",
        "add_signing_key",
        "create_signing_key",
    ),
    *("edit_pool", "export_calls", "find_leaks", "guide", "import_curl", "import_servers"),
    *("import_tools", "new_builtin_tool", "open_recent", "replay_call", "run_context"),
    *("selection_settings", "set_limit", "settings", "shortcuts"),
)
"""The commands of the dialogs that open without work."""

Until = Callable[[Callable[[], object]], Awaitable[None]]


async def fill(window: MainWindow, until: Until) -> None:
    """Make all screens, and give those that need calls some, of which not all went right."""
    await until(lambda: window.app is not None and window.tools.list.model.rowCount() > 0)
    assert window.app is not None
    for entry in SCREENS:
        window.show_screen(entry.id)
    window.show_screen("console")
    run = window.commands["run"]
    for name in SAMPLES:
        text = (window.app.workspace.folder / "samples" / f"{name}.txt").read_text()
        window.console._raw.editor.set_text(text)
        await until(run.isEnabled)
        run.trigger()
        await until(run.isEnabled)
    await _scenarios(window, until)
    await _capture(window, until)
    await _scan(window, until)
    for name in ("cache", "history"):
        window.show_screen(name)
        rows = window.screens()[name].list.model  # type: ignore[attr-defined]
        await until(lambda rows=rows: rows.rowCount() > 0)


async def _scenarios(window: MainWindow, until: Until) -> None:
    """Have two kept outputs, of which one is not as expected any more."""
    assert window.app is not None
    folder = window.app.workspace.folder
    raw = (folder / "samples" / f"{SAMPLES[0]}.txt").read_text(encoding="utf-8")
    (folder / "scenarios").mkdir()
    about = "the model wrote the name of the tool otherwise"
    for name in ("misspelt-name", "sum-of-two"):
        written = {"raw": raw, "model": "gpt-9-turbo", "about": about, "expected": {}}
        text = json.dumps(written)
        (folder / "scenarios" / f"{name}.json").write_text(text, encoding="utf-8")
    window.show_screen("scenarios")
    screen: Any = window.screens()["scenarios"]
    await until(lambda: screen.list.model.rowCount() == 2)
    window.commands["run_listed_scenarios"].trigger()
    await until(lambda: "2 " in screen.bar.summary.text())


async def _capture(window: MainWindow, until: Until) -> None:
    """Have the Capture screen listen, and show a request that reached nobody."""
    capture: Any = window.screens()["capture"]
    window.show_screen("capture")
    capture.listening.upstream.setText("http://127.0.0.1:1")
    window.commands["start_capture"].trigger()
    await until(window.commands["stop_capture"].isEnabled)
    url = f"{capture.listening.openai.text()}/chat/completions"
    tools = [{"type": "function", "function": {"name": "get_weather"}}]
    async with httpx2.AsyncClient(timeout=60) as client:
        await client.post(url, json={"model": "gpt-9-turbo", "tools": tools})
    await until(lambda: capture.list.model.rowCount() == 1)


async def _scan(window: MainWindow, until: Until) -> None:
    """Count a small log, with a limit that it would have reached."""
    assert window.app is not None
    folder = window.app.workspace.folder
    log, samples = folder / "log.jsonl", sorted((folder / "samples").glob("*.txt"))
    lines = [
        {"raw": file.read_text(encoding="utf-8"), "model": f"gpt-9-{('mini', 'turbo')[at % 2]}"}
        for at, file in enumerate(samples * 3)
    ]
    log.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    window.show_screen("scan")
    screen: Any = window.screens()["scan"]
    screen.choices.set_logs([str(log)])
    screen.choices.own_tools.setChecked(True)
    screen.choices.fields["what_ifs"].setText("threshold=0.6; limit=calculator:2")
    window.commands["start_scan"].trigger()
    await until(window.commands["export_scan"].isEnabled)


async def screens(window: MainWindow, until: Until) -> AsyncIterator[str]:
    """Bring each screen to the front, on its first row; the names of the screens."""
    for entry in SCREENS:
        window.show_screen(entry.id)
        listed = getattr(window.screens()[entry.id], "list", None)
        view = getattr(listed, "view", None)
        if view is not None and view.isVisible() and view.model().rowCount():
            view.setCurrentIndex(view.model().index(0, 0))
        front = window.screens()[entry.id]
        assert isinstance(front, QWidget)
        if entry.id == "history":
            await until(lambda front=front: front.call is not None)  # type: ignore[attr-defined]
        await settled(front, until)
        yield entry.id


async def dialogs(window: MainWindow, until: Until) -> AsyncIterator[tuple[str, QDialog]]:
    """Open each dialog and close it again; the command's id and the dialog."""
    # a screen is brought to the front once for all its dialogs
    for name in sorted(DIALOGS, key=lambda each: window.commands[each].screen or "console"):
        command = window.commands[name]
        window.show_screen(command.screen or "console")
        await until(command.isEnabled)
        command.trigger()
        await until(lambda: _opened() is not None)
        dialog = _opened()
        assert dialog is not None
        await settled(dialog, until)
        yield name, dialog
        dialog.reject()
        await until(lambda: _opened() is None)


def _opened() -> QDialog | None:
    tops = QApplication.topLevelWidgets()
    return next((each for each in tops if isinstance(each, QDialog) and each.isVisible()), None)


async def speak(window: MainWindow, language: str, until: Until) -> None:
    """Have all of the window, also what is hidden, speak a language."""
    window.commands[f"language_{language}"].trigger()
    await until(lambda: window.looks.speaking.is_said)


async def settled(widget: QWidget, until: Until) -> None:
    """Until nothing is laid out any more."""
    seen: list[dict[int, Any]] = [{}]

    def is_same() -> bool:
        QCoreApplication.sendPostedEvents()
        shown = [each for each in widget.findChildren(QWidget) if each.isVisible()]
        seen.append({id(each): each.geometry() for each in shown})
        return seen[-1] == seen.pop(0)

    await until(is_same)
