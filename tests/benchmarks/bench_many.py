"""Ten thousand tools: how long the window's thread works in one turn at each thing done to them.

Limit: 50 ms of the processor for the longest turn, 100 where a whole screen is made in it.
`--tools=1000` takes another number of them, `--stacks` prints what the window's thread did while it
was late.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog
from whole_window import Started, in_window, longest_turn_ms, quiet, write_calls, write_tools

from tooldesk_ui.frame.screens import SCREENS
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.program.desktop import Desktop

_GIVEN = [each.partition("=")[2] for each in sys.argv if each.startswith("--tools=")]
TOOLS = int(_GIVEN[0]) if _GIVEN else 10_000
CHANGED = 100
LIMIT_MS, SCREEN_LIMIT_MS = 50, 100
WITH_STACKS = "--stacks" in sys.argv


async def measure(window: MainWindow, desktop: Desktop) -> int:
    """Do each thing, and print what it took; gives the exit code."""
    started_ms = Started.longest_turn_ms
    print(f"{'start':28} {started_ms:5.0f} ms in a turn {started_ms / LIMIT_MS:5.2f} x limit")
    window.try_tool(f"tool_{TOOLS // 2}")  # the form follows every reload, too
    await quiet()
    kept = [started_ms <= LIMIT_MS]
    kept.append(await _measured("show the list", lambda: window.show_screen("tools")))
    listed = window.tools.list
    kept += [
        await _reloaded("reload, nothing changed", desktop),
        await _reloaded("reload, 100 files changed", desktop, partial(_change, window)),
        await _reloaded("reload, 100 tools more", desktop, partial(_add, window)),
        await _measured("filter by a letter", lambda: listed.search.setText("t")),
        await _measured("filter by two words", lambda: listed.search.setText("tool 77")),
        await _measured("filter by what none has", lambda: listed.search.setText("zebra")),
        await _measured("empty the filter", lambda: listed.search.setText("")),
        await _measured("sort", lambda: listed.model.sort(1, Qt.SortOrder.DescendingOrder)),
        await _measured("choose all", listed.view.selectAll),
        await _measured(
            "choose one", lambda: listed.view.setCurrentIndex(listed.model.index(9, 0))
        ),
        await _palette(window, "open the palette"),
    ]
    write_calls(window.app.workspace.folder, TOOLS, "Paris")
    kept.append(await _palette(window, "the same, all calls changed"))
    for dialog in window.findChildren(QDialog):
        dialog.close()
    kept.append(await _measured("open the Import dialog", window.commands["import_tools"].trigger))
    for dialog in window.findChildren(QDialog):
        dialog.close()
    await quiet()
    for kind in ("http", "shell"):
        make = window.commands[f"new_{kind}_tool"].trigger
        kept.append(await _measured(f"open an editor ({kind})", make))
    window.commands["show_console"].trigger()
    for screen in SCREENS[2:]:
        show = window.commands[f"show_{screen.id}"].trigger
        kept.append(await _measured(f"open {screen.title} first", show, limit_ms=SCREEN_LIMIT_MS))
    return 0 if all(kept) else 1


async def _measured(
    words: str,
    do: Callable[[], object],
    is_done: Callable[[], bool] = lambda: True,
    limit_ms: int = LIMIT_MS,
) -> bool:
    turn_ms, all_ms = await longest_turn_ms(do, is_done, with_stacks=WITH_STACKS)
    print(
        f"{words:28} {turn_ms:6.0f} ms in a turn {turn_ms / limit_ms:5.2f} x limit, "
        f"{all_ms:6.0f} ms in all",
        flush=True,
    )
    return turn_ms <= limit_ms


async def _reloaded(
    words: str, desktop: Desktop, change: Callable[[], object] = lambda: None
) -> bool:
    desktop._watch.stop()  # the change itself is not to be seen twice
    await asyncio.to_thread(change)
    running: list[asyncio.Task[None]] = []
    return await _measured(
        words,
        lambda: running.append(asyncio.ensure_future(desktop.reload())),
        is_done=lambda: running[0].done(),
    )


async def _palette(window: MainWindow, words: str) -> bool:
    """Open it, and wait until it has the saved calls that are in the files now."""
    offered = window.offered.calls
    file = window.app.workspace.saved_calls.file_of("tool_7")
    (name,) = json.loads(file.read_text(encoding="utf-8"))["calls"]

    def is_read() -> bool:
        return offered.meant_by(window.app, f"tool_7: {name}") is not None

    kept = await _measured(words, window.show_palette, is_read)
    QApplication.focusWidget().clearFocus()
    return kept


def _change(window: MainWindow) -> None:
    assert window.app is not None
    for number in range(0, TOOLS, TOOLS // CHANGED):
        file = window.app.workspace.tools_dir / f"tool_{number}.json"
        text = json.loads(file.read_text(encoding="utf-8")) | {"title": f"Another {number}"}
        file.write_text(json.dumps(text), encoding="utf-8")


def _add(window: MainWindow) -> None:
    assert window.app is not None
    folder = window.app.workspace.tools_dir
    text = json.loads((folder / "tool_1.json").read_text(encoding="utf-8"))
    for number in range(CHANGED):
        more = json.dumps(text | {"name": f"more_{number}"})
        (folder / f"more_{number}.json").write_text(more, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(in_window(measure, lambda folder: write_tools(folder, TOOLS)))
