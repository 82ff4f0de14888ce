"""read_operation: one operation of an OpenAPI document → a tool that asks for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

from tooldesk.counted import counted
from tooldesk.importing.json_parts import members_of, words_of
from tooldesk.importing.openapi.api_document import ApiDocument
from tooldesk.importing.openapi.object_parts import object_parts
from tooldesk.importing.openapi.parameters import (
    LONGEST_PATH,
    MOST_PARAMETERS,
    add_parameters,
    parameters_of,
)
from tooldesk.importing.openapi.request_body import add_body
from tooldesk.importing.openapi.schemas import Schemas
from tooldesk.importing.openapi.security import add_security
from tooldesk.importing.openapi.servers import server_url
from tooldesk.importing.openapi.soundness import Soundness
from tooldesk.importing.read_tool import ReadTool, read_tool
from tooldesk.importing.request_draft import RequestDraft
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.sources.http_source import HttpMethod
from tooldesk.tools.tool_result import JsonObject

_METHODS = frozenset(get_args(HttpMethod))
_IDEMPOTENT = frozenset({"GET", "HEAD", "OPTIONS", "PUT", "DELETE", "QUERY"})
"""Source: RFC 9110, section 9.2.2; RFC 10008, section 2."""

_MOST_OF_RESULT = 1_000
"""Values in the schema of a result, which only people read."""

MOST_VALUES_READ = 2_000_000
"""Values in the schemas of all tools of a document; GitHub's 1,200 operations have a tenth."""

_MOST_NOTES = 30
_NOT_IN_NAMES = late_pattern(r"[^A-Za-z0-9]++")
_LETTER = late_pattern(r"[A-Za-z0-9]")
_LONGEST_TITLE = 200
_LONGEST_GROUP = 80


class OperationReader:
    """Reads the operations of one document."""

    def __init__(self, document: ApiDocument, prefix: str) -> None:
        self._document = document
        self._prefix = prefix
        self._schemas = Schemas(document)
        self._soundness = Soundness()

    def read(self, path: str, method: str, item: JsonObject, operation: JsonObject) -> ReadTool:
        """The tool of an operation, or why it can't be one."""
        method = method.upper()
        origin = f"{method} {path}"[:300]
        group = tuple(_tags(operation)[:1])
        name = _name(operation, method, path)
        if problem := self._problem(method, path):
            return ReadTool(name, origin, None, problem, (), group)
        draft = RequestDraft()
        fields = self._fields(path, method, item, operation, draft)
        fields["name"] = name
        notes = list(dict.fromkeys(draft.notes))
        if len(notes) > _MOST_NOTES:
            notes[_MOST_NOTES:] = [f"and {counted(len(notes) - _MOST_NOTES, 'more such note')}"]
        tool = read_tool(fields, origin, notes=notes, group=group)
        if tool.definition is None:
            return tool
        fault = self._soundness.fault_of(fields["input_schema"])
        return replace(tool, definition=None, problem=fault) if fault else tool

    def _problem(self, method: str, path: str) -> str:
        """Why an operation can't be a tool, as far as that can be told at once."""
        if method not in _METHODS:
            return f"{method[:20]} is no method of a tool. Add it as a command, if you need it."
        if len(path) > LONGEST_PATH:
            return f"Its path is longer than {LONGEST_PATH:,} characters. Shorten it."
        if self._schemas.values_read > MOST_VALUES_READ:
            return "The document is too large for one import. Import it in parts."
        return ""

    def _fields(
        self,
        path: str,
        method: str,
        item: JsonObject,
        operation: JsonObject,
        draft: RequestDraft,
    ) -> dict[str, Any]:
        """What a tool's file says of an operation."""
        document, root = self._document, self._document.root
        servers = operation.get("servers") or item.get("servers") or root.get("servers")
        url = server_url(document, self._prefix, servers, draft)
        parameters = parameters_of(document, item.get("parameters"), operation.get("parameters"))
        if len(parameters) > MOST_PARAMETERS:
            left_out = len(parameters) - MOST_PARAMETERS
            draft.notes.append(f"{left_out:,} of its parameters are too many, and left out")
        listed = parameters[:MOST_PARAMETERS]
        url += add_parameters(document, self._schemas, listed, path, draft)
        add_body(document, self._schemas, operation.get("requestBody"), draft)
        security = operation.get("security", root.get("security"))
        add_security(document, self._prefix, security, draft)
        if operation.get("callbacks"):
            draft.notes.append("what the server calls later (callbacks) is left out")
        source = {
            "kind": "http",
            "method": method,
            "url": url,
            "query": draft.query,
            "headers": draft.all_headers(),
            "list_styles": draft.list_styles,
            "body": draft.body,
            "auth": draft.auth,
        }
        title, description = _words(operation, item, draft)
        return {
            "title": title,
            "description": description,
            "input_schema": self._input_schema(draft),
            "output_schema": self._output_schema(operation, draft),
            "source": {key: value for key, value in source.items() if value},
            "env_vars": list(draft.env_vars.values()),
            "is_idempotent": method in _IDEMPOTENT,
            "tags": _tags(operation),
        }

    def _input_schema(self, draft: RequestDraft) -> JsonObject:
        schema: JsonObject = {"type": "object", "properties": draft.properties}
        if draft.required:
            schema["required"] = draft.required
        if draft.others not in (None, True):
            schema["additionalProperties"] = draft.others
        whole, notes, is_complete = self._schemas.whole(schema, draft.parts)
        draft.notes += notes
        if not is_complete:
            draft.notes.append("its parameters are too many to describe all; some take anything")
        return whole

    def _output_schema(self, operation: JsonObject, draft: RequestDraft) -> JsonObject | None:
        written = _good_answer(self._document, operation)
        if written is None:
            return None
        parts = object_parts(self._document, written)
        if parts is None:
            return None
        converted = self._schemas.converted(self._document.resolved(written))
        whole, _, is_complete = self._schemas.whole(
            converted.schema, [converted], most=_MOST_OF_RESULT
        )
        if not is_complete:
            draft.notes.append("its result is too large to be described")
            return None
        return None if self._soundness.fault_of(whole) else whole


def _good_answer(document: ApiDocument, operation: JsonObject) -> Any:
    """The schema of what comes when all is well, where that is JSON; else None."""
    responses = members_of(operation.get("responses"))
    for status in sorted(each for each in responses if str(each)[:1] == "2"):
        content = members_of(document.resolved(responses[status]).get("content"))
        for name, media in content.items():
            bare = name.partition(";")[0].strip().lower()
            if bare == "application/json" or bare.endswith("+json"):
                return members_of(media).get("schema")
    return None


def _words(operation: JsonObject, item: JsonObject, draft: RequestDraft) -> tuple[str, str]:
    """Title and description."""
    summary = words_of(operation.get("summary")) or words_of(item.get("summary"))
    description = words_of(operation.get("description")) or words_of(item.get("description"))
    if not description.startswith(summary):
        description = f"{summary}\n\n{description}"
    if operation.get("deprecated") is True:
        draft.notes.append("it is deprecated there")
        description = f"Deprecated. {description}"
    return summary.partition("\n")[0][:_LONGEST_TITLE], (description or summary).strip()


def _name(operation: JsonObject, method: str, path: str) -> str:
    own = words_of(operation.get("operationId"))
    if _LETTER.search(own):
        return own
    return f"{method.lower()}_{_NOT_IN_NAMES.sub('_', path).strip('_')}".rstrip("_")


def _tags(operation: JsonObject) -> list[str]:
    tags = operation.get("tags")
    named = tags if isinstance(tags, list) else []
    return [each.strip()[:_LONGEST_GROUP] for each in named[:10] if words_of(each)]
