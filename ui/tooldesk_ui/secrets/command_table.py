"""The commands of the Secrets screen: those of variables, and those of signing keys."""

from __future__ import annotations

from functools import partial

from tooldesk_ui.commands.command_entry import CommandEntry, CommandTable

_Variable = partial(CommandEntry, part="variables")
_Key = partial(CommandEntry, part="keys")

OF_VARIABLE = (
    (
        _Variable(
            "set_secret",
            "&Set value of {}…",
            hint="Give it a value",
            icon="secrets",
            shortcut="F2",
            role="on_accent",
        ),
        _Variable(
            "test_secret", "&Test {}…", "", "Try the value with a small call", "run", "Ctrl+T"
        ),
        _Variable(
            "copy_secret",
            "&Copy value of {}",
            "",
            "On the clipboard for 30 s",
            "copy",
            "Ctrl+Shift+C",
        ),
        _Variable(
            "reveal_secret",
            "Re&veal value of {}",
            "",
            "Show the value for 15 s",
            "eye",
            "Ctrl+Shift+R",
        ),
    ),
    (
        _Variable(
            "delete_secret",
            "&Delete value of {}…",
            "Delete…",
            "Forget the value",
            "remove",
            "Del",
            "error",
            is_local=True,
        ),
    ),
)
OF_KEY = (
    (
        _Key(
            "copy_public_key",
            "Copy p&ublic key of {}",
            role="on_accent",
            icon="copy",
            hint="Whoever checks signatures needs it; it is no secret",
            shortcut="Ctrl+Shift+C",
        ),
    ),
    (
        _Key(
            "remove_signing_key",
            "&Remove signing key {}…",
            "Remove…",
            "Forget the key for good",
            "remove",
            "Del",
            "error",
            is_local=True,
        ),
    ),
)

SECRET_COMMANDS: CommandTable = {
    "tool": (
        *OF_VARIABLE,
        *OF_KEY,
        (
            CommandEntry("add_secret", "&Add secret…", "", "Keep another secret", "add", "Ctrl+N"),
            CommandEntry(
                "import_secrets",
                "&Import secrets…",
                "Import…",
                "Take secrets out of a file",
                "import",
                "Ctrl+I",
            ),
            CommandEntry(
                "find_leaks",
                "&Find leaks…",
                "",
                "Look for values in files",
                "leaks",
                "Ctrl+Shift+F",
            ),
        ),
        (
            CommandEntry(
                "create_signing_key",
                "Make signing &key…",
                "",
                "Make a key that signs for tools",
                "add",
                "Ctrl+Shift+N",
            ),
            CommandEntry(
                "add_signing_key",
                "Add &existing key…",
                "",
                "Keep a key that was made elsewhere",
                "import",
                "Ctrl+Shift+I",
            ),
        ),
    ),
}
