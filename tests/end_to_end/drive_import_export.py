"""A person brings an API's description in, and takes strict specs for OpenAI out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from window_driver import (
    click,
    clipboard,
    find,
    focused,
    key,
    paste,
    play,
    screenshot,
    shown,
    text_of,
    wait_for,
    write,
)


def import_and_export(window: Any, output: Path, document: str) -> dict[str, Any]:
    """Paste a document into the preview, import it, export what came of it, undo."""
    key("ctrl+2")
    wait_for(lambda: focused(window) == "Filter tools", "the Tools screen")
    key("ctrl+i")
    wait_for(lambda: shown(window, "Nothing brought along yet"), "the preview")
    paste(document)
    go = wait_for(lambda: find(window, "Import 2 tools", role="button"), "two tools")
    screenshot(output / "import.png")
    click(go)
    wait_for(lambda: shown(window, "8 tools"), "eight tools")
    key("ctrl+8")
    wait_for(lambda: focused(window) == "Filter tools", "the Export screen")
    write("order")
    wait_for(lambda: find(window, "2 found"), "two of them")
    click(wait_for(lambda: find(window, "Strict", role="check box"), "the strict form"))
    click(find(window, "Document", role="check box"))
    wait_for(lambda: '"strict": true' in text_of(find(window, "What is exported")), "it")
    screenshot(output / "export.png")
    click(find(window, "Copy", role="button"))
    exported = wait_for(clipboard, "the document")
    key("ctrl+z")
    wait_for(lambda: shown(window, "6 tools"), "six tools again")
    return {"exported": exported}


if __name__ == "__main__":
    play(import_and_export)
