"""read_import: a text that somebody brought along → its tools, whatever form it has."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from tooldesk.calling.parsing.parse import parse
from tooldesk.errors import DefinitionError
from tooldesk.frozen_record import frozen_record
from tooldesk.importing.import_progress import ImportProgress
from tooldesk.importing.import_text import ImportOrigin, ImportText
from tooldesk.importing.openapi.read_openapi import is_openapi, read_openapi
from tooldesk.importing.postman.read_postman import is_postman, read_postman
from tooldesk.importing.read_curl_command import read_curl_command
from tooldesk.importing.read_python_file import read_python_file
from tooldesk.importing.read_specs import is_specs, read_specs
from tooldesk.importing.read_tool import ReadImport
from tooldesk.importing.read_tool_files import is_tool_files, read_tool_files
from tooldesk.importing.server_config import is_server_config, read_server_config
from tooldesk.late_pattern import late_pattern
from tooldesk.workspace.curl_import.curl_tool import is_curl

_SAYS_OPENAPI = late_pattern(r"^[\"']?(?:openapi|swagger)[\"']?\s*+:", re.MULTILINE)
_SAYS_SCHEMA = late_pattern(r'"properties"\s*+:|"type"\s*+:\s*+"object"')
LONGEST_OUTPUT = 2_000_000
"""Characters of a text that no form fits in which calls are looked for."""
_PAGE = late_pattern(r"\s*+(?:<\?xml[^>]*+>\s*+)?<(?:!doctype )?html[\s>]", re.IGNORECASE)
_BEGINNING = 4_000
"""Characters in which a description of an API says that it is one."""


@frozen_record
class ImportFormat:
    """A form that tools are brought along in."""

    key: str
    """Its name in commands."""

    title: str
    """Its name for people."""

    fits: Callable[[ImportText], bool]
    """Whether a text looks like it."""

    read: Callable[[ImportText], ReadImport]
    """Its tools."""


FORMATS: Mapping[str, ImportFormat] = {
    each.key: each
    for each in (
        ImportFormat(
            "python",
            "a Python file",
            lambda source: source.origin.path is not None and source.origin.path.suffix == ".py",
            lambda source: read_python_file(source.origin.path, source.origin.folder),
        ),
        ImportFormat(
            "curl",
            "a curl command",
            lambda source: is_curl(source.text),
            lambda source: read_curl_command(source.text),
        ),
        ImportFormat(
            "openapi",
            "an OpenAPI description 3.0, 3.1 or 3.2",
            lambda source: is_openapi(source.document),
            lambda source: read_openapi(source.document, source.origin.url, source.progress),
        ),
        ImportFormat(
            "postman",
            "a Postman collection 2.1",
            lambda source: is_postman(source.document),
            lambda source: read_postman(source.document),
        ),
        ImportFormat(
            "mcp-servers",
            "MCP servers of other programs",
            is_server_config,
            read_server_config,
        ),
        ImportFormat(
            "tooldesk",
            "tool files of Tooldesk",
            lambda source: is_tool_files(source.document),
            lambda source: read_tool_files(source.document),
        ),
        ImportFormat(
            "specs",
            "tool specs of OpenAI, Anthropic, Gemini or MCP",
            lambda source: is_specs(source.document),
            lambda source: read_specs(source.document),
        ),
    )
}
"""Key → form, in the order in which a text is tried."""


def read_import(
    text: str,
    key: str | None = None,
    origin: ImportOrigin | None = None,
    progress: ImportProgress | None = None,
) -> ReadImport:
    """The tools that a text describes; nothing of it runs, and nothing is fetched. Blocking.

    `origin` is where the text comes from: functions need their file, relative servers their URL.

    Raises:
        DefinitionError: it has none of the forms, or not the one that `key` names.
        ImportStoppedError: `progress` was told to stop.
    """
    source = ImportText(text, origin, progress)
    if not source.text.strip():
        raise DefinitionError("It is empty", next_step="Give something that describes tools.")
    if key is not None:
        return FORMATS[key].read(source)
    if _PAGE.match(source.text) is not None:
        raise DefinitionError(
            "It is a web page",
            next_step="Give the address of the description itself, such as …/openapi.json: the "
            "page may link to it. Or download it, and import the file.",
        )
    try:
        form = next((each for each in FORMATS.values() if each.fits(source)), None)
    except DefinitionError:
        # nearly every text of a model fails as YAML, in a line that nobody should correct
        _refuse_calls(source.text)
        raise
    if form is None:
        _refuse_calls(source.text)
        raise DefinitionError(
            "It is nothing that tools can be made of",
            next_step=f"It can be {'; '.join(each.title for each in FORMATS.values())}."
            " What a model wrote is run in the console, or by: tooldesk call FILE.",
        )
    return form.read(source)


def _refuse_calls(text: str) -> None:
    """Say of what a model wrote that it is run, not imported.

    Raises:
        DefinitionError: there is a call in it.
    """
    if (
        len(text) <= LONGEST_OUTPUT
        and (found := parse(text))
        and (found.callings or found.held_back)
    ):
        raise DefinitionError(
            "It holds a call that a model wrote, and describes no tool",
            next_step="Run it: paste it into the console, or drop it on the text there, or use: "
            "tooldesk call FILE.",
        )


def form_of(text: str, origin: ImportOrigin | None = None) -> ImportFormat | None:
    """The form that a text has that nobody has called an import; None where it has none. Blocking.

    Unlike `read_import`, it takes no call of a model's for a spec, and reads nothing as YAML that
    doesn't say that it describes an API: nearly every text is some.
    """
    source = ImportText(text, origin)
    is_json = source.text.lstrip()[:1] in ("{", "[")
    keys = ["python", "curl", "mcp-servers"]
    if is_json or _SAYS_OPENAPI.search(source.text[:_BEGINNING]) is not None:
        keys += ["openapi", "postman", "tooldesk"]
    if is_json and _SAYS_SCHEMA.search(source.text) is not None:
        keys.append("specs")
    try:
        return next((FORMATS[key] for key in keys if FORMATS[key].fits(source)), None)
    except DefinitionError:
        return None
