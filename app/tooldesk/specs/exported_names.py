"""exported_names: what each tool is called where names have letters, digits, "_" and "-" only.

Source: OpenAI API reference, "Create chat completion", parameter tools: at most 64 of them.
"""

from __future__ import annotations

from collections.abc import Iterable

from tooldesk.late_pattern import late_pattern

LONGEST_NAME = 64
_NOT_ALLOWED = late_pattern(r"[^A-Za-z0-9_-]")


def exported_names(names: Iterable[str]) -> dict[str, str]:
    """Own name → exported name, of every tool of a registry, each another one.

    A name that is allowed stays what it is, so that what a model calls by it can't be the tool of
    another name, which was changed into it.
    """
    own = list(dict.fromkeys(names))
    exported = {name: name for name in own if _legal(name) == name}
    taken = set(exported)
    for name in own:
        if name not in exported:
            exported[name] = _free(_legal(name), taken)
            taken.add(exported[name])
    return {name: exported[name] for name in own}


def _legal(name: str) -> str:
    return _NOT_ALLOWED.sub("_", name)[:LONGEST_NAME]


def _free(legal: str, taken: set[str]) -> str:
    free, number = legal, 2
    while free in taken:
        ending = f"_{number}"
        free, number = legal[: LONGEST_NAME - len(ending)] + ending, number + 1
    return free
