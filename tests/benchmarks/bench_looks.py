"""Another theme, text size and language, with twelve calls in front: how long the window works.

With one screen made, with all, and with all seventy-two stages open, too. Limits: 200 ms of the
processor for the longest turn; for colours and size 300 ms for all turns that follow together.
`--stacks` prints what the window's thread did while it was late.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from bench_window import call
from PySide6.QtWidgets import QApplication
from whole_window import in_window, longest_turn_ms, quiet, run_calls

from tooldesk_ui.frame.screens import SCREENS
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.program.desktop import Desktop

LIMIT_MS, TURN_LIMIT_MS = 300, 200
LANES = 12
WITH_STACKS = "--stacks" in sys.argv


async def measure(window: MainWindow, _desktop: Desktop) -> int:
    """Switch to and fro; gives the exit code."""
    await run_calls(
        window, "".join(call("calculator", expression=f"{n} / 4") for n in range(LANES))
    )
    worst = await _switch(window, "closed calls")
    window.console.commands["expand_all"].trigger()
    await quiet()
    worst = max(worst, await _switch(window, "open calls"))
    for screen in SCREENS:
        window.show_screen(screen.id)
        await quiet()
    window.show_screen("console")
    await quiet()
    worst = max(worst, await _switch(window, "and all screens"))
    for lane in window.console._session.lanes.lanes:
        lane._show_track(True)
        for card in lane.cards:
            card.set_open(True)
        await quiet(0.05)
    worst = max(worst, await _switch(window, "and all stages"))
    longest = max([await _speak(window, each) for each in ("de", "ja", "en")])
    return 0 if worst <= LIMIT_MS and longest <= TURN_LIMIT_MS else 1


async def _speak(window: MainWindow, language: str) -> float:
    change = window.commands[f"language_{language}"].trigger
    turn_ms, all_ms = await longest_turn_ms(change, with_stacks=WITH_STACKS)
    print(
        f"{'and all stages':18} language {language:3} {turn_ms:6.0f} ms in a turn, {all_ms:6.0f} ms"
        f" in all {turn_ms / TURN_LIMIT_MS:5.2f} x limit",
        flush=True,
    )
    return turn_ms


async def _switch(window: MainWindow, what: str) -> float:
    worst = 0.0
    for words, command in (
        ("dark", "scheme_dark"),
        ("light", "scheme_light"),
        ("text 110 %", "zoom_in"),
        ("text 100 %", "usual_zoom"),
    ):
        change = window.commands[command].trigger
        turn_ms, all_ms = await longest_turn_ms(change, with_stacks=WITH_STACKS)
        worst = max(worst, all_ms, turn_ms * LIMIT_MS / TURN_LIMIT_MS)
        count = len(QApplication.allWidgets())
        print(
            f"{what:18} {words:12} {turn_ms:6.0f} ms in a turn, {all_ms:6.0f} ms in all "
            f"{all_ms / LIMIT_MS:5.2f} x limit, {count:,} widgets",
            flush=True,
        )
    return worst


if __name__ == "__main__":
    sys.exit(in_window(measure))
