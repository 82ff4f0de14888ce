"""read_import: a text that somebody brought along → its tools, whatever form it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tooldesk.errors import DefinitionError
from tooldesk.frozen_record import frozen_record
from tooldesk.importing.import_text import ImportText
from tooldesk.importing.openapi.read_openapi import is_openapi, read_openapi
from tooldesk.importing.read_curl_command import read_curl_command
from tooldesk.importing.read_specs import is_specs, read_specs
from tooldesk.importing.read_tool import ReadImport
from tooldesk.workspace.curl_import.curl_tool import is_curl


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
            "curl",
            "a curl command",
            lambda source: is_curl(source.text),
            lambda source: read_curl_command(source.text),
        ),
        ImportFormat(
            "openapi",
            "an OpenAPI description 3.0, 3.1 or 3.2",
            lambda source: is_openapi(source.document),
            lambda source: read_openapi(source.document, source.url),
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


def read_import(text: str, key: str | None = None, url: str = "") -> ReadImport:
    """The tools that a text describes; nothing of it runs, and nothing is fetched. Blocking.

    `url` is where the text was fetched, "" where it was not.

    Raises:
        DefinitionError: it has none of the forms, or not the one that `key` names.
    """
    source = ImportText(text, url)
    if not source.text.strip():
        raise DefinitionError("It is empty", next_step="Give something that describes tools.")
    forms = [FORMATS[key]] if key is not None else FORMATS.values()
    for form in forms:
        if key is not None or form.fits(source):
            return form.read(source)
    raise DefinitionError(
        "It is nothing that tools can be made of",
        next_step=f"It can be {'; '.join(form.title for form in FORMATS.values())}.",
    )
