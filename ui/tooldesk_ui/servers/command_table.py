"""The commands of the Servers screen: those of servers, of their tools, and of what they say."""

from __future__ import annotations

from tooldesk_ui.commands import shared_entries as shared
from tooldesk_ui.commands.command_entry import CommandEntry, CommandTable

OF_SERVER = (
    (
        CommandEntry(
            "start_server",
            "&Start {}",
            "Start",
            "Ask you, start the selected server, and see its tools",
            "run",
            "Ctrl+Return",
            role="on_accent",
        ),
        CommandEntry("stop_server", "S&top {}", "Stop", "End its process", "stop", "Shift+Esc"),
        CommandEntry(
            "restart_server", "&Restart {}", "Restart", "End it and start it", "refresh", "Ctrl+R"
        ),
        CommandEntry(
            "examine_server",
            "&Examine the start of {}",
            "Why won't it start?",
            "Try each step of a start, and say which one fails",
            "info",
            "Ctrl+I",
        ),
    ),
    (
        CommandEntry(
            "copy_server_log",
            "&Copy traffic of {}",
            "Copy",
            "All that is shown of what was said and heard, without secrets",
            "copy",
            "Ctrl+Shift+C",
        ),
        CommandEntry(
            "export_server_log",
            "E&xport traffic of {}…",
            "Export…",
            "The same as a file, without secrets",
            "save",
        ),
    ),
    (
        CommandEntry(
            "edit_server",
            "E&dit {}…",
            "Edit…",
            "Change what starts the selected server, and what it gets",
            "edit",
            "F2",
        ),
        shared.REMOVE(
            "remove_server",
            "Re&move {}",
            hint="Take the selected server out of servers.json",
            part="servers",
        ),
    ),
)
OF_TOOLS = (
    (
        CommandEntry(
            "take_server_tool",
            "Take &over {}",
            "Take over",
            "Let calls use the selected tool as the server has it now",
            "check",
            "Ctrl+T",
        ),
        CommandEntry(
            "take_all_server_tools",
            "Ta&ke over all tools of {}",
            "Take over all",
            "Let calls use all of its tools as it has them now",
            "check",
            "Ctrl+Shift+T",
        ),
        CommandEntry(
            "switch_server_tool",
            "Disa&ble {}",
            "Disable",
            "Take the selected tool out of use, or back into it; it stays taken over",
            "stop",
        ),
        CommandEntry(
            "describe_server_tool",
            "O&verride description of {}…",
            "Override description…",
            "Write what models read of the selected tool",
            "edit",
        ),
        CommandEntry(
            "leave_server_tool",
            "&Leave {}",
            "Leave",
            "No call may use the selected tool any more",
            "close",
            "Del",
            part="tools",
            is_local=True,
        ),
    ),
)
OF_OFFERS = (
    (
        CommandEntry(
            "read_server_offer",
            "Re&ad the {}",
            "Read",
            "Ask the server what the selected resource holds, or what the prompt says",
            "eye",
            "Ctrl+E",
            role="on_accent",
        ),
    ),
)

SERVER_COMMANDS: CommandTable = {
    "tool": (
        (
            CommandEntry(
                "add_server",
                "&Add MCP server…",
                "Add server…",
                "Write a server into servers.json; nothing is started",
                "add",
                "Ins",
                role="on_accent",
            ),
            CommandEntry(
                "import_servers",
                "&Import MCP servers…",
                "Import…",
                "Take servers over from other programs on this computer, or from a file",
                "import",
            ),
        ),
        *OF_SERVER,
        *OF_TOOLS,
        *OF_OFFERS,
    )
}
