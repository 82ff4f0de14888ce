"""near_miss_panel: a place where the text comes near to a call, why it is none, and what to do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tooldesk_ui.console.details.problem_panel import COPY_CORRECTION, ProblemPanel
from tooldesk_ui.console.run.usage_record import NearMissNote
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.clipboard import copy_text

TITLES = {
    "finish_without_call": "A call was announced, and none came",
    "nameless_call": "A call without a name",
    "server_refusal": "The server gave no answer",
    "unknown_shape": "A call in an unknown shape",
    "half_call": "Half a call",
    "named_tool": "A tool is named, not called",
    "lone_closing": "The end of a call without its beginning",
    "one_token_off": "One token keeps this from being a call",
    "in_reasoning": "A call in the reasoning only",
    "fenced_example": "A call that is only shown",
}
"""Kind of near miss → the title of its card."""


def near_miss_panel(
    theme: Theme, note: NearMissNote, place: str, show: Callable[[], None], *, is_first: bool
) -> ProblemPanel:
    """The card of one near miss with its one action; `place` is where it stands, in words."""
    miss = note.miss
    panel = ProblemPanel(
        theme,
        TITLES[miss.kind],
        [("Why no call", miss.message), ("Where", place), ("What to do", miss.next_step)],
        is_error=False,
    )
    panel.setObjectName("near_miss_panel")
    panel.setAccessibleName(f"Near miss: {TITLES[miss.kind]}")
    if note.prompt:
        shortcut = COPY_CORRECTION if is_first else ""
        copy = partial(copy_text, note.prompt)
        panel.add_action("Copy correction prompt", "copy", copy, shortcut)
    else:
        panel.add_action("Show in the text", "search", show)
    return panel
