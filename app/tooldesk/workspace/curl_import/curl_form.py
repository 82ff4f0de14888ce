"""form_of: the fields and files of curl's -F as the multipart body of a tool."""

from __future__ import annotations

import re

from tooldesk.errors import DefinitionError
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject
from tooldesk.workspace.curl_import.curl_options import CurlOptions
from tooldesk.workspace.curl_import.variables import Variables

_QUOTED = late_pattern(r'\s*+"((?:\\.|[^"\\]++)*+)"(.*)', re.DOTALL)
_PLAIN = late_pattern(r"([^;]*+)(.*)", re.DOTALL)
_TYPE = late_pattern(r";\s*+type=([^;]++)")
_ESCAPED = late_pattern(r"\\(.)")


def form_of(options: CurlOptions, variables: Variables) -> JsonObject:
    """The body.

    Raises:
        DefinitionError: it holds what no tool can send.
    """
    body: JsonObject = {"kind": "multipart"}
    for option, text in options.form:
        name, equals, content = text.partition("=")
        if not equals:
            raise DefinitionError(
                f"--{option} {name[:40]} has no value.", next_step="Write it as name=content."
            )
        kind, media_type = "fields", ""
        if option == "form":
            kind, content, media_type = _part(options, name, content)
        if kind == "fields":
            content = variables.in_place_of(name, content)
        parts = body.setdefault(kind, {})
        if name in parts:
            raise DefinitionError(
                f"The form has {name[:40]} more than once, and a tool's form has it once.",
                next_step="Leave one, and let a parameter that is a list send several.",
            )
        parts[name] = content
        if media_type:
            body.setdefault("media_types", {})[name] = media_type
    return body


def _part(options: CurlOptions, name: str, content: str) -> tuple[str, str, str]:
    """Whether it is a field or a file, its text or path, and its media type."""
    if content.startswith("<") or content in ("@-", "@"):
        raise DefinitionError(
            f"--form {name[:40]} reads its text from elsewhere, which a tool can't.",
            next_step="Put the text itself there, or a file with @.",
        )
    is_file = content.startswith("@")
    content = content[1:] if is_file else content
    if found := _QUOTED.fullmatch(content):
        value, rest = _ESCAPED.sub(r"\1", found[1]), found[2]
    else:
        plain = _PLAIN.fullmatch(content)
        assert plain is not None
        value, rest = plain[1], plain[2]
    if is_file and "," in value and not found:
        raise DefinitionError(
            f"--form {name[:40]} names several files.", next_step="Leave one of them."
        )
    said = _TYPE.search(rest)
    if said is not None:
        rest = rest.replace(said[0], "", 1)
    if rest.strip():
        options.notes.append(f"{rest.strip()[:40]} of --form {name[:40]} is left out.")
    return ("files" if is_file else "fields"), value, said[1].strip() if said else ""
