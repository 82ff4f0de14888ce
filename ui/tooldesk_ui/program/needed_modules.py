"""NEEDED_NEXT, NEEDED_LATER: what the window imports when it is painted, a module a turn.

What others import comes before them: it has a turn of its own then.
"""

from __future__ import annotations

NEEDED_NEXT = (
    "tooldesk_ui.widgets.text_area.text_area",
    "tooldesk_ui.console.console_session",
    "tooldesk_ui.widgets.lists.listed_model",
    "tooldesk_ui.tools.list.tool_list_model",
    "tooldesk_ui.widgets.lists.list_pane",
    "tooldesk_ui.tools.list.tool_list",
    "tooldesk_ui.tools.editor.editing",
    "tooldesk_ui.tools.tools_screen",
)
"""For the first screens."""

NEEDED_LATER = (
    "tooldesk.calling.selection",
    "tooldesk.usage.lifecycle",
    "tooldesk_ui.console.run.usage_record",
    "tooldesk_ui.console.run.console_runner",
    "tooldesk_ui.widgets.results.result_text",
    "tooldesk_ui.console.details.execute_detail",
    "tooldesk_ui.console.details.stage_details",
    "tooldesk_ui.widgets.results.result_view",
    "tooldesk_ui.console.lanes.stage_card",
    "tooldesk_ui.console.lanes.lane_view",
    "tooldesk_ui.console.lanes.comparing",
    "tooldesk_ui.console.lanes.lanes_view",
    "tooldesk_ui.tools.detail.tool_detail",
    "tooldesk_ui.console.schema_form.tool_form",
    "tooldesk_ui.command_palette.palette",
)
"""For calls, and for what is made when it is first looked at."""
