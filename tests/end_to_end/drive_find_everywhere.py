"""A person looks for things in a result, its tree, a traceback and a list, by the same keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from window_driver import (
    Atspi,
    click,
    click_top,
    find,
    focused,
    key,
    lanes_of,
    name_of,
    paste,
    play,
    screenshot,
    shown,
    text_of,
    wait_for,
    walk,
    write,
)

EDITOR = "Raw model output"


def find_everywhere(window: Any, output: Path, text: str) -> dict[str, Any]:
    """Ctrl+F, F3 and Shift+F3, case, whole words, regular expressions, wherever there is text."""
    click(wait_for(lambda: find(window, EDITOR), "the editor"))
    paste(text)
    wait_for(lambda: text_of(find(window, EDITOR)) == text, "the text")
    key("ctrl+Return")
    wait_for(lambda: lanes_of(window, 2), "both calls")
    seen = {"result": find_in_result(window, output)}
    click(wait_for(lambda: find(window, "Tree"), "the tree"))
    click_top(wait_for(lambda: find(window, "Result as a tree"), "the result as a tree"))
    seen["tree"] = find_in_tree(window, output)
    click(wait_for(lambda: find(window, "Show only: 1 failed"), "the call that failed"))
    key("F8")
    wait_for(lambda: focused(window) == "Call 2: tally, failed", "the focus in it")
    seen["traceback"] = [search(window, "second", "1 of 2"), step(window, "F3", "2 of 2")]
    screenshot(output / "find-traceback.png")
    key("Escape")
    wait_for(lambda: focused(window) == "Traceback", "the traceback")
    key("ctrl+2")
    wait_for(lambda: focused(window) == "Filter tools", "the list")
    key("ctrl+f")
    write("t")
    wait_for(lambda: find(window, "2 found"), "how many tools have it")
    seen["list"] = [wait_for(lambda: shown_tool(window), "the first of them")]
    key("F3")
    wait_for(lambda: shown_tool(window) not in ("", *seen["list"]), "the next of them")
    seen["list"].append(shown_tool(window))
    screenshot(output / "find-list.png")
    return seen


def find_in_result(window: Any, output: Path) -> list[str]:
    """The same words, compared in four ways."""
    click_top(wait_for(lambda: find(window, "Result", role="text"), "the result"))
    seen = [search(window, "row", "1 of 12")]
    seen += [step(window, "F3", "2 of 12"), step(window, "shift+F3", "1 of 12")]
    seen += [choose(window, "Match case", " of 9"), choose(window, "Whole words", " of 6")]
    click(find(window, "Match case"))
    click(find(window, "Whole words"))
    click(find(window, "Regular expression"))
    click(find(window, "Find in the text"))
    key("ctrl+a")
    write("row [0-9] of 3")
    seen.append(wait_for(lambda: shown(window, " of 3"), "matches of the expression"))
    key("ctrl+a")
    write("row [0-9")
    seen.append(wait_for(lambda: shown(window, "xpression"), "what is wrong with the expression"))
    screenshot(output / "find-wrong.png")
    key("Escape")
    wait_for(lambda: not find(window, "Find in the text"), "no find bar")
    return seen


def find_in_tree(window: Any, output: Path) -> list[str]:
    """Rows by their values, counted in the bar beside them."""
    search(window, "of 3", "1 of 3")
    seen = [wait_for(lambda: chosen_value(window), "the first row")]
    step(window, "F3", "2 of 3")
    wait_for(lambda: chosen_value(window) not in ("", *seen), "the next row")
    seen.append(chosen_value(window))
    click(find(window, "Whole words"))
    wait_for(lambda: find(window, "1 of 3"), "the matches that are whole words")
    screenshot(output / "find-tree.png")
    key("Escape")
    wait_for(lambda: not find(window, "Find in the text"), "no find bar")
    return seen


def chosen_value(window: Any) -> str:
    """The value of the tree's chosen row that was looked for."""
    for node in walk(find(window, "Result as a tree")):
        is_chosen = node.get_state_set().contains(Atspi.StateType.SELECTED)
        if is_chosen and name_of(node).startswith('"row '):
            return name_of(node)
    return ""


def shown_tool(window: Any) -> str:
    """The tool that is shown beside the list."""
    labels = [each for each in ("tally", "total") if find(window, each, role="label")]
    return labels[0] if len(labels) == 1 else ""


def search(window: Any, words: str, count: str) -> str:
    """Open the bar where the focus is, and look for words."""
    key("ctrl+f")
    wait_for(lambda: focused(window) == "Find in the text", "the find bar")
    key("ctrl+a")
    write(words)
    wait_for(lambda: find(window, count), count)
    return count


def step(window: Any, keys: str, count: str) -> str:
    """Press keys, and see this."""
    key(keys)
    wait_for(lambda: find(window, count), count)
    return count


def choose(window: Any, name: str, words: str) -> str:
    """Press a way to compare, and see what holds these words."""
    click(find(window, name))
    return wait_for(lambda: shown(window, words), words)


if __name__ == "__main__":
    play(find_everywhere)
