"""servers_in: the MCP servers that a configuration of another program names, as it has them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tooldesk.bounded_file import UnfitFileError, read_bounded
from tooldesk.errors import DefinitionError
from tooldesk.late_pattern import late_pattern
from tooldesk.workspace.server_import.client_files import ClientFile
from tooldesk.workspace.tool_json import parse_tool_json

LARGEST_BYTES = 20_000_000
"""Claude Code keeps more than its servers in the same file."""

LARGEST_TOML_BYTES = 1_000_000
"""Its reader takes longer for a byte."""

KEYS = ("mcpServers", "servers", "context_servers", "mcp_servers")
"""What the object with the servers is called: by most, VS Code, Zed and Codex."""

_COMMENTS = late_pattern(r'"(?:[^"\\]|\\.)*+"?|//[^\n]*+|/\*(?:[^*]|\*(?!/))*+(?:\*/)?', re.DOTALL)
_LAST_COMMAS = late_pattern(r'"(?:[^"\\]|\\.)*+"?|,(?=\s*+[}\]])', re.DOTALL)
_TOML = late_pattern(r"^[ \t]*+\[mcp_servers\.", re.MULTILINE)
_NO_BREAK = late_pattern(r"[^\n]")
_PLACE = late_pattern(r"\(at [a-z0-9 ,]*+\)")
_MEND = "Mend the file in the program that it belongs to, then import it again."


def servers_in(file: ClientFile) -> dict[str, Any]:
    """Name → what the file says of a server, whatever that is. Blocking.

    Raises:
        DefinitionError: it can't be read.
    """
    document = _document(file)
    found: dict[str, Any] = {}
    for part in _parts(document, file):
        for key in KEYS:
            servers = part.get(key)
            if isinstance(servers, dict):
                found = {**servers, **found}
    return found


def _parts(document: Mapping[str, Any], file: ClientFile) -> Iterator[Mapping[str, Any]]:
    """Where servers may stand; what is of the project comes first."""
    projects = document.get("projects")
    if isinstance(projects, dict) and isinstance(own := projects.get(str(file.folder)), dict):
        yield own
    yield document
    if isinstance(inner := document.get("mcp"), dict):
        yield inner


def _document(file: ClientFile) -> dict[str, Any]:
    is_toml = file.path.suffix == ".toml" or is_toml_config(file.text or "")
    most = LARGEST_TOML_BYTES if is_toml else LARGEST_BYTES
    if len(file.text or "") > most:
        raise _unreadable(file, f"larger than {most:,} characters")
    try:
        text = file.text
        if text is None:
            text = read_bounded(file.path, most).decode("utf-8-sig")
        text = text.replace("\r\n", "\n")
    except UnicodeDecodeError:
        # its own error would carry the bytes
        raise _unreadable(file, "not UTF-8 text") from None
    except UnfitFileError as error:
        raise _unreadable(file, str(error.strerror)) from error
    except OSError as error:
        raise _unreadable(file, f"can't be read: {error.strerror}") from error
    if is_toml:
        return _toml(text, file)
    try:
        return parse_tool_json(plain_json(text), file.path)
    except DefinitionError as error:
        # from None: a JSONDecodeError carries the whole text
        raise _unreadable(file, error.message, error.line) from None


def is_toml_config(text: str) -> bool:
    """Whether a text is a configuration as Codex writes it."""
    return not text.lstrip().startswith(("{", "/")) and _TOML.search(text) is not None


def plain_json(text: str) -> str:
    """The JSON of a text that may have comments and last commas, as VS Code takes it.

    What is taken out becomes blanks, so that every line keeps its number.
    """
    text = _COMMENTS.sub(lambda found: _blank(found[0]), text)
    return _LAST_COMMAS.sub(lambda found: " " if found[0] == "," else found[0], text)


def _blank(piece: str) -> str:
    return piece if piece.startswith('"') else _NO_BREAK.sub(" ", piece)


def _toml(text: str, file: ClientFile) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _PLACE.search(str(error))
        why = f"not TOML {found[0] if found else ''}".rstrip()
    except RecursionError:
        why = "nested too deep"
    except ValueError:
        why = "a number in it is too long to be read"
    raise _unreadable(file, why)


def _unreadable(file: ClientFile, why: str, line: int | None = None) -> DefinitionError:
    return DefinitionError(why, path=file.path, line=line, next_step=_MEND)
