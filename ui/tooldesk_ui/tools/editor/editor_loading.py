"""load_editor: what the first editor needs is imported, which would hold the window up."""

from __future__ import annotations

import asyncio
import sys
from importlib import import_module

from tooldesk_ui.imports_in_turns import import_in_turns

_OF_CORE = (
    "tooldesk.calling.schema.example",
    "tooldesk.execution.python_worker.installed_interpreters",
    "tooldesk.execution.rendered_call",
)
_FORM = "tooldesk_ui.tools.editor.form"
_IN_TURNS = (
    "tooldesk_ui.tools.editor.call_preview",
    f"{_FORM}.table_control",
    f"{_FORM}.command_control",
    f"{_FORM}.interpreter_field",
    f"{_FORM}.schema_builder.schema_choices",
    f"{_FORM}.schema_builder.keyword_pane",
    f"{_FORM}.schema_builder.notation_dialog",
    f"{_FORM}.schema_builder.schema_builder",
    f"{_FORM}.definition_form",
    "tooldesk_ui.tools.editor.tool_editor",
)
"""What is imported by others comes first, so that none takes long."""


async def load_editor() -> None:
    """Import it, unless it is there."""
    if _IN_TURNS[-1] in sys.modules:
        return
    await asyncio.to_thread(_load_core)
    await import_in_turns(_IN_TURNS)


def _load_core() -> None:
    from tooldesk_ui.tools.editor.form.form_rows import read_fields

    for module in _OF_CORE:
        import_module(module)
    read_fields()
