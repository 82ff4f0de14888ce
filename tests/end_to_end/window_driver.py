"""A person at the window: finds things by what a screen reader sees, types and clicks for real.

Runs in Debian's own Python, which has the accessibility bindings, on a display and a session bus
that the test made. Each drive_*.py is a story that is played to the program:
drive_….py OUTPUT_DIR WORD… -- COMMAND…
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

warnings.simplefilter("ignore", DeprecationWarning)

import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE_S = 60.0
_started: list[subprocess.Popen[bytes]] = []
ENDED = (", passed", ", failed")
USABLE = (Atspi.StateType.ENABLED, Atspi.StateType.SHOWING)


def play(story: Callable[..., dict[str, Any]]) -> None:
    """Start the program, let a person follow a story to its end, and print what they saw.

    The program is quit in the usual way after the story, which gets the window, the folder for
    pictures and the words of the command line. One JSON object is printed, with the exit code.
    """
    os.environ.pop("QT_QPA_PLATFORM", None)
    end = sys.argv.index("--")
    output, words, command = Path(sys.argv[1]), sys.argv[2:end], sys.argv[end + 1 :]
    try:
        seen = story(start(command), output, *words)
        key("ctrl+q")
        seen["exit_code"] = _started[-1].wait(PATIENCE_S)
    except BaseException:
        screenshot(output / f"failed_to_{story.__name__}.png")
        if (code := _started[-1].poll()) is not None:
            sys.stderr.write(f"the program had ended with {code}\n")
        raise
    finally:
        if _started[-1].poll() is None:
            _started[-1].kill()
    sys.stdout.write(json.dumps(seen) + "\n")


def start(command: list[str]) -> Any:
    """Start the program; gives its window once a workspace is open in it."""
    program = subprocess.Popen(command)
    _started.append(program)
    window = wait_for(lambda: window_of(program.pid), "the window")
    wait_for(lambda: find(window, "Load sample", role="button"), "the workspace")
    return window


def kill_and_start_again() -> Any:
    """End the program at once, as a crash would, and start it anew; gives the new window."""
    program = _started[-1]
    program.kill()
    program.wait(PATIENCE_S)
    return start([str(each) for each in program.args])


def stages(window: Any) -> list[str]:
    """The names of all stage headers, such as "Select passed"."""
    words = ("Parse", "Select", "Validate", "Execute", "Cache", "Emit")
    names = [name_of(node) for node in walk(window)]
    return [name for name in names if name.split(" ")[0] in words and " " in name]


def window_of(pid: int) -> Any:
    """The program's node on the accessibility bus, once it has a window."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        if application is not None and application.get_process_id() == pid:
            return application if application.get_child_count() else None
    return None


def walk(node: Any) -> Iterator[Any]:
    """A node and all below it that can be seen; below what is hidden nothing can."""
    yield node
    count = node.get_child_count()
    if count and (_is_visible(node) or _is_program(node)):
        for index in range(count):
            child = node.get_child_at_index(index)
            if child is not None:
                yield from walk(child)


def _is_visible(node: Any) -> bool:
    return bool(node.get_state_set().contains(Atspi.StateType.VISIBLE))


def _is_program(node: Any) -> bool:
    return node.get_role() == Atspi.Role.APPLICATION  # which has no states


def name_of(node: Any) -> str:
    """The accessible name."""
    return str(node.get_name() or "")


def find(window: Any, name: str, *, role: str = "") -> Any:
    """The visible, enabled node of exactly this accessible name (and role), or None."""
    for node in walk(window):
        if name_of(node) == name and role in node.get_role_name():
            states = node.get_state_set()
            if all(states.contains(each) for each in USABLE):
                return node
    return None


def labelled(window: Any, label: str) -> Any:
    """The visible control that a label of these words belongs to, or None.

    A drop-down has no name of its own on this bus: Qt says what is chosen in its place.
    """
    return next((node for node in walk(window) if label in labels_of(node)), None)


def labels_of(node: Any) -> list[str]:
    """The words of the labels that a control belongs to."""
    return [
        name_of(relation.get_target(each))
        for relation in node.get_relation_set()
        if relation.get_relation_type() is Atspi.RelationType.LABELLED_BY
        for each in range(relation.get_n_targets())
    ]


def text_of(node: Any) -> str:
    """The text in a node, "" where there is none."""
    if node is None or node.get_text_iface() is None:
        return ""
    return str(Atspi.Text.get_text(node.get_text_iface(), 0, -1))


def focused(window: Any) -> str:
    """The name of what has the focus; a current row only looks as if it had."""
    for node in walk(window):
        is_focused = node.get_state_set().contains(Atspi.StateType.FOCUSED)
        is_row = any(each in node.get_role_name() for each in ("item", "cell"))
        if is_focused and not is_row and name_of(node):
            return name_of(node)
    return ""


def shown(window: Any, words: str) -> str:
    """What holds these words; "" where nothing does."""
    return next((name_of(node) for node in walk(window) if words in name_of(node)), "")


def run_output(window: Any, text: str) -> None:
    """Replace what stands in the console by a model's output, and run it."""
    click(wait_for(lambda: find(window, "Raw model output"), "the editor"))
    key("ctrl+a")
    paste(text)
    wait_for(lambda: text_of(find(window, "Raw model output")).strip() == text, "the text")
    click(wait_for(lambda: find(window, "Run", role="button"), "Run enabled"))


def result_of(window: Any, call: str) -> str:
    """The result of a call, such as "Call 1: greet, passed", once it has ended so."""
    wait_for(lambda: find(window, call), call)
    return str(wait_for(lambda: text_of(find(window, "Result", role="text")), "a result"))


def choose(window: Any, command: str) -> None:
    """Run a command by the palette."""
    key("ctrl+k")
    wait_for(lambda: focused(window) == "Command or tool", "the palette")
    write(command)
    wait_for(lambda: shown(window, command), command)
    key("Return")


def lanes_of(window: Any, count: int = 0) -> list[str]:
    """What the rows of the calls say, once so many have ended."""
    names = [name_of(node) for node in walk(window)]
    lanes = [each for each in names if each.startswith("Call ") and each.endswith(ENDED)]
    return lanes if len(lanes) >= count else []


def wait_for(look: Callable[[], Any], what: str) -> Any:
    """What `look` finds, as soon as it does."""
    ends = time.monotonic() + PATIENCE_S
    while time.monotonic() < ends:
        try:
            found = look()
        except GLib.Error:
            found = None  # the node went away while it was asked
        if found:
            return found
        time.sleep(0.05)
    raise SystemExit(f"waited {PATIENCE_S:g} s for {what}")


def click(node: Any) -> None:
    """A real click in the middle of a node."""
    box = node.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
    middle = (str(box.x + box.width // 2), str(box.y + box.height // 2))
    subprocess.run(["xdotool", "mousemove", *middle, "click", "1"], check=True)


def click_top(node: Any) -> None:
    """A real click near the upper left corner of a node that may be higher than the window."""
    box = node.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
    corner = (str(box.x + 200), str(box.y + 12))
    subprocess.run(["xdotool", "mousemove", *corner, "click", "1"], check=True)


def key(shortcut: str) -> None:
    """A real key press."""
    subprocess.run(["xdotool", "key", "--clearmodifiers", shortcut], check=True)


def shown_windows() -> set[str]:
    """The X ids of all windows that are shown, those of menus too: these are on no other bus."""
    search = ["xdotool", "search", "--onlyvisible", "--class", ""]
    return set(subprocess.run(search, capture_output=True, text=True, check=False).stdout.split())


def write(text: str) -> None:
    """Type a text."""
    subprocess.run(["xdotool", "type", "--delay", "5", text], check=True)


def clipboard() -> str:
    """The text on the clipboard."""
    read = ["xclip", "-out", "-selection", "clipboard"]
    return subprocess.run(read, capture_output=True, text=True, check=False, timeout=10).stdout


def paste(text: str) -> None:
    """Put the text on the clipboard and paste it."""
    # xclip stays in the background to serve the text; it must not hold our output open
    subprocess.run(
        ["xclip", "-selection", "clipboard"],
        input=text.encode(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    key("ctrl+v")


def screenshot(file: Path) -> None:
    """The whole screen as a small PNG."""
    small = ["+dither", "-colors", "64", f"png8:{file}"]
    subprocess.run(["import", "-window", "root", *small], check=True)
