"""The commands of the Tools screen; most act on the tool that is shown."""

from __future__ import annotations

from tooldesk_ui.commands import shared_entries as shared
from tooldesk_ui.commands.command_entry import CommandEntry, CommandTable

OF_TOOL = (
    (
        CommandEntry(
            "try_tool",
            "&Try {} in console",
            hint="Fill in a call of this tool",
            icon="run",
            shortcut="Ctrl+T",
            role="on_accent",
        ),
        CommandEntry(
            "edit_tool", "&Edit tool {}", "Edit", "Change the definition", "edit", "Ctrl+E"
        ),
        CommandEntry(
            "duplicate_tool",
            "&Duplicate tool {}",
            "Duplicate",
            "Begin a new tool as this one is",
            "duplicate",
            "Ctrl+Shift+D",
        ),
    ),
    (
        CommandEntry(
            "copy_openai_spec",
            "Copy OpenAI &spec of {}",
            hint="Copy what the API takes for this tool",
            icon="copy",
            shortcut="Ctrl+Shift+C",
        ),
        CommandEntry(
            "save_openai_spec",
            "E&xport OpenAI spec of {}…",
            "Export spec…",
            hint="Save what the API takes as a file",
            icon="save",
        ),
        CommandEntry(
            "copy_curl",
            "&Copy {} as curl",
            icon="copy",
            shortcut="Ctrl+Alt+C",
            hint="Copy an example request; secrets stand in it as variables",
        ),
    ),
    (
        CommandEntry(
            "reveal_file", "Reveal &file of {}", hint="Show the file in its folder", icon="folder"
        ),
        CommandEntry(
            "open_file", "&Open file of {}", hint="Open the file in your editor", icon="external"
        ),
    ),
    (
        CommandEntry(
            "revoke_permission",
            "Re&voke permission of {}",
            icon="undo",
            hint="Have it ask again before it runs",
        ),
        CommandEntry(
            "switch_tool",
            "Disa&ble tool {}",
            "Disable",
            "Take it out of use: no call selects it, no export holds it",
            "stop",
        ),
        shared.REMOVE(
            "remove_tool",
            "&Remove tool {}",
            hint="Take the tool out of the workspace; its code stays",
            role="error",
        ),
    ),
)

_OF_PATH = (
    (CommandEntry("copy_path", "Copy &path of {}", hint="Copy the path of the file", icon="copy"),),
    (
        CommandEntry(
            "update_tool",
            "&Update {} from code",
            "Update from code",
            "Take description and parameters as its function has them now; can be undone",
            "refresh",
        ),
        CommandEntry(
            "approve_tool",
            "&Approve tool {}",
            "Approve this definition",
            "Have it wait for you whenever its definition or code changes",
            "check",
        ),
        CommandEntry(
            "revoke_approval",
            "Revoke approva&l of {}",
            "Revoke approval",
            "Have it run however its definition and code change",
            "undo",
        ),
        CommandEntry(
            "approve_changes",
            "Approve c&hanges of {}",
            "Approve changes…",
            "Show what changed of the selected tools since you approved them, and approve it",
            "check",
        ),
    ),
)

OF_ROW = (*OF_TOOL, *_OF_PATH)
"""What can be done with a row of the list; the menu has no room for all of it."""

TOOL_COMMANDS: CommandTable = {
    "tool": (
        (
            CommandEntry(
                "new_tool", "&New tool…", "New tool", "Define or import a tool", "add", "Ctrl+N"
            ),
        ),
        *OF_TOOL,
    ),
    "path": _OF_PATH,
    "new": (
        (
            CommandEntry("new_http_tool", "New &HTTP tool", hint="Define a request", icon="http"),
            CommandEntry(
                "new_shell_tool", "New &shell tool", hint="Define a command", icon="console"
            ),
            CommandEntry(
                "new_wasm_tool",
                "New &WebAssembly tool",
                hint="Name a module that runs in a sandbox",
                icon="wasm",
            ),
            CommandEntry(
                "new_person_tool",
                "New &described tool",
                hint="Only describe it, and answer its calls yourself",
                icon="person",
            ),
            CommandEntry(
                "new_builtin_tool",
                "New &built-in…",
                hint="Choose tools that come with Tooldesk",
                icon="builtin",
            ),
        ),
        (
            CommandEntry(
                "import_curl",
                "Import &curl command…",
                hint="Make a tool of a pasted request",
                icon="import",
                shortcut="Ctrl+Shift+V",
            ),
            CommandEntry(
                "import_tools",
                "&Import tools…",
                hint="Take over what a file or a text describes",
                icon="import",
                shortcut="Ctrl+I",
            ),
        ),
    ),
    "file": (
        (
            CommandEntry(
                "save_tool",
                "&Save tool {}",
                "Save",
                "Write the tool's file",
                "save",
                "Ctrl+S",
                "on_accent",
                part="editor",
            ),
            CommandEntry(
                "save_and_try",
                "Save and &try {}",
                hint="Save, then call it in the console",
                icon="run",
                shortcut="Ctrl+Return",
                part="editor",
            ),
            CommandEntry("revert_tool", "&Revert tool {}", "Revert", "Be as the file is", "undo"),
            CommandEntry(
                "close_editor",
                "C&lose editor of {}",
                "Close",
                "Leave the editor",
                "close",
                "Esc",
                part="editor",
                is_local=True,
            ),
        ),
    ),
}

REMOVE = ("&Remove tool {}", "Remove"), ("&Remove {}", "Remove")
"""What removes one, and what removes several."""

SWITCH = (
    (("Ena&ble tool {}", "Enable"), ("Disa&ble tool {}", "Disable")),
    (("Ena&ble {}", "Enable"), ("Disa&ble {}", "Disable")),
)
"""What takes one tool, or several, into use and out of it."""

NEW_KINDS = ("http", "shell", "wasm", "person")
"""Kinds of source that a form can begin with."""

NEW = (
    "new_tool",
    *(f"new_{kind}_tool" for kind in NEW_KINDS),
    "new_builtin_tool",
    "import_curl",
    "import_tools",
)
"""What makes a tool."""

OF_SPECS = ("copy_openai_spec", "save_openai_spec")
OF_KIND = ("copy_curl", "update_tool")
OF_APPROVAL = ("revoke_permission", "approve_tool", "revoke_approval", "approve_changes")
"""Only for tools of a certain kind."""

OF_DEFINITION = ("try_tool", "edit_tool", "duplicate_tool", "switch_tool", "remove_tool")
OF_FILE = ("reveal_file", "open_file", "copy_path")
"""What can be done with a file that is no tool, too."""
