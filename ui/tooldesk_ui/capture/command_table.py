"""The commands of the Capture screen; most act on the exchange that is shown."""

from __future__ import annotations

from tooldesk_ui.commands import shared_entries as shared
from tooldesk_ui.commands.command_entry import CommandEntry, CommandTable

OF_EXCHANGE = (
    (
        shared.INTO_CONSOLE("open_exchange", "&Open exchange {} in console"),
        shared.AS_JSON(
            "copy_exchange", "&Copy exchange {} as JSON", hint="Request and answer, without secrets"
        ),
    ),
)
OF_OUTPUT = (
    (
        shared.AS_SCENARIO(
            "keep_exchange",
            "&Keep exchange {} as scenario",
            hint="Keep what the model wrote and the tools it was offered, to be tested again",
        ),
    ),
)
OF_ADDRESS = (
    (
        CommandEntry(
            "copy_openai_url",
            "Copy base URL for Open&AI",
            "Copy for OpenAI",
            "The base URL of clients whose own begins with /v1",
            "copy",
            is_for_shown=True,
        ),
        CommandEntry(
            "copy_plain_url",
            "Copy base URL for A&nthropic and Ollama",
            "Copy for Anthropic, Ollama",
            "The base URL of clients that add /v1 or /api themselves",
            "copy",
            is_for_shown=True,
        ),
        CommandEntry(
            "copy_capture_token",
            "Copy to&ken of the capture",
            "Copy token",
            "For the header x-tooldesk-token, where a base URL can have no path",
            "copy",
            is_for_shown=True,
        ),
    ),
)

CAPTURE_COMMANDS: CommandTable = {
    "file": OF_OUTPUT,
    "run": (
        (
            shared.START(
                "start_capture",
                "&Start capturing",
                hint="Listen on this computer, and hand on what comes to the upstream",
            ),
            CommandEntry(
                "stop_capture",
                "S&top capturing",
                "Stop",
                "Listen no more; what is under way is ended",
                "stop",
                "Ctrl+Shift+R",
                is_for_shown=True,
            ),
        ),
        *OF_EXCHANGE,
        *OF_ADDRESS,
        (
            shared.EXPORT(
                "export_exchanges",
                "&Export exchanges…",
                "Export…",
                "Write the listed exchanges as JSON lines, without secrets",
            ),
            CommandEntry(
                "clear_exchanges",
                "C&lear exchanges",
                "Clear",
                "Forget the exchanges that have ended",
                "clear",
                is_for_shown=True,
            ),
        ),
    ),
}
