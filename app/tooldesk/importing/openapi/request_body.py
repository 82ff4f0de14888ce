"""add_body: what an operation takes in its body → arguments, and how they are sent."""

from __future__ import annotations

from typing import Any

from tooldesk.importing.json_parts import members_of, words_of
from tooldesk.importing.openapi.api_document import ApiDocument, not_there
from tooldesk.importing.openapi.list_styles import list_style
from tooldesk.importing.openapi.object_parts import ObjectParts, object_parts
from tooldesk.importing.openapi.schemas import Schemas
from tooldesk.importing.request_draft import Converted, RequestDraft
from tooldesk.tools.tool_result import JsonObject, JsonValue

_FORM = "application/x-www-form-urlencoded"
_MULTIPART = "multipart/form-data"
_BINARY_KINDS = frozenset({"audio", "font", "image", "video"})
_BINARY = frozenset({"octet-stream", "pdf", "zip", "gzip", "x-gzip", "x-tar", "x-zip-compressed"})
_TEXTS = ("text/", "application/json", "application/xml")


def add_body(
    document: ApiDocument, schemas: Schemas, written: JsonValue, draft: RequestDraft
) -> None:
    """Take up a body: its fields as arguments of their own where it has fields, else as one."""
    body = document.resolved(written)
    content = members_of(body.get("content"))
    if not content:
        reference = members_of(written).get("$ref")
        if isinstance(reference, str) and not body:
            draft.notes.append(not_there(reference))
        return
    name = min(content, key=_rank)
    media_type = _bare(name)
    if len(content) > 1:
        others = ", ".join(each[:60] for each in content if each != name)
        draft.notes.append(f"its body is sent as {name[:60]}; it could also be {others[:200]}")
    media = members_of(document.resolved(content[name]))
    schema, encodings = media.get("schema", {}), members_of(media.get("encoding"))
    is_needed = body.get("required") is True
    description = words_of(body.get("description"))
    made = _Body(document, schemas, draft, schema, is_needed=is_needed, description=description)
    if _is_json(media_type):
        made.set_json()
        if media_type not in ("application/json", "*/*"):
            draft.headers["Content-Type"] = name
    elif media_type == _FORM:
        made.set_form(encodings)
    elif media_type == _MULTIPART:
        made.set_multipart(encodings)
    elif _is_binary(media_type) or made.is_file(schema):
        made.set_file("application/octet-stream" if "*" in media_type else name)
    else:
        made.set_raw("text/plain" if "*" in media_type else name)


def _bare(media_type: str) -> str:
    return media_type.partition(";")[0].strip().lower()


def _is_json(media_type: str) -> bool:
    return media_type in ("application/json", "text/json", "*/*") or (
        media_type.endswith(("+json",)) and media_type.startswith("application/")
    )


def _is_binary(media_type: str) -> bool:
    """Whether nobody writes such a thing as a text."""
    kind, _, name = media_type.partition("/")
    return kind in _BINARY_KINDS or name in _BINARY or media_type == "*/*"


def _only_type(encoding: JsonValue) -> str:
    """The media type of a part, where the document names one alone."""
    named = words_of(members_of(encoding).get("contentType"))
    return "" if "," in named or "*" in named or not named.isascii() else named


def _rank(media_type: str) -> int:
    bare = _bare(media_type)
    order = ("application/json", None, _FORM, _MULTIPART, "text/plain")
    if bare in order:
        return order.index(bare)
    return 1 if _is_json(bare) and bare != "*/*" else 5 if bare.startswith("text/") else 6


class _Body:
    """One body, as it is taken up."""

    def __init__(
        self,
        document: ApiDocument,
        schemas: Schemas,
        draft: RequestDraft,
        schema: JsonValue,
        *,
        is_needed: bool,
        description: str,
    ) -> None:
        self._document = document
        self._schemas = schemas
        self._draft = draft
        self._schema = schema
        self._is_needed = is_needed
        self._description = description

    def set_json(self) -> None:
        """A JSON document."""
        parts = self._fields()
        if parts is None:
            self._draft.body = {"kind": "json", "value": f"{{{self._as_one()}}}"}
            return
        names = self._add_fields(parts)
        are_same = all(name == argument for name, argument in names.items())
        value: Any = {name: f"{{{argument}}}" for name, argument in names.items()}
        if parts.others not in (None, False):
            if are_same:
                self._take_others(parts.others)
                value = None
            else:
                self._draft.notes.append("other fields of the body than those can't be given")
        self._draft.body = {"kind": "json"} if value is None else {"kind": "json", "value": value}
        if not self._is_needed:
            self._draft.body["is_optional"] = True

    def set_form(self, encodings: JsonObject) -> None:
        """Fields of a form."""
        parts = self._fields()
        if parts is not None:
            names = self._add_fields(parts)
            fields = {name: f"{{{argument}}}" for name, argument in names.items()}
            self._draft.body = {"kind": "form", "fields": fields}
            for name, argument in names.items():
                self._set_style(name, argument, encodings.get(name), parts.fields[name])
            return
        self._draft.notes.append("the fields of its form are not described")
        self._take_others(True)
        self._draft.body = {"kind": "form"}

    def set_multipart(self, encodings: JsonObject) -> None:
        """Fields and files of a form."""
        parts = self._fields()
        if parts is None:
            self._draft.notes.append("its form is not described field by field; it is one file")
            parts = ObjectParts({"file": {"type": "string", "format": "binary"}}, ("file",))
        types = {name: _only_type(encodings.get(name)) for name in parts.fields}
        files = {
            name: self._path_of(each)
            for name, each in parts.fields.items()
            if self.is_file(each) or (types[name] and not types[name].startswith(_TEXTS))
        }
        fields = {**parts.fields, **files}
        names = self._add_fields(ObjectParts(fields, parts.required, None, "", parts.notes))
        texts = {name: f"{{{argument}}}" for name, argument in names.items()}
        self._draft.body = {
            "kind": "multipart",
            "fields": {name: text for name, text in texts.items() if name not in files},
            "files": {name: text for name, text in texts.items() if name in files},
        }
        if said := {name: types[name] for name in names if types[name]}:
            self._draft.body["media_types"] = said

    def set_file(self, media_type: str) -> None:
        """A file, as it is."""
        described = Converted(self._path_of(self._schema, self._description))
        argument = self._draft.add_argument("file", "body", described, required=self._is_needed)
        self._draft.body = {"kind": "file", "path": f"{{{argument}}}", "media_type": media_type}

    def set_raw(self, media_type: str) -> None:
        """Text of another media type."""
        if not media_type.startswith(("text/", "application/xml")):
            self._draft.notes.append(f"its body, {media_type[:60]}, is given as text")
        described = Converted({"type": "string"})
        argument = self._draft.add_argument(
            "body", "body", described, required=self._is_needed, description=self._description
        )
        self._draft.body = {"kind": "raw", "text": f"{{{argument}}}", "media_type": media_type}

    def is_file(self, written: JsonValue) -> bool:
        """Whether a schema describes what stands in a file, or in several."""
        schema = self._document.resolved(written)
        schema = self._document.resolved(schema["items"]) if "items" in schema else schema
        media_type = schema.get("contentMediaType")
        return schema.get("format") == "binary" or (
            isinstance(media_type, str)
            and "contentEncoding" not in schema
            and not media_type.startswith(_TEXTS)
        )

    def _path_of(self, written: JsonValue, said: str = "") -> JsonObject:
        """The argument that names a file, or a list that names several."""
        schema = self._document.resolved(written)
        said = said or words_of(schema.get("description"))
        path = {**_PATH, "description": f"{said}\n\n{_PATH['description']}".strip()}
        return {"type": "array", "items": path} if "items" in schema else path

    def _set_style(self, name: str, argument: str, encoding: JsonValue, schema: JsonValue) -> None:
        """How a field of a form is written, where that isn't as all are."""
        written = members_of(encoding)
        if "json" in words_of(written.get("contentType")):
            written = {"content": {written["contentType"]: {}}}
        if written.keys().isdisjoint(("style", "explode", "content")):
            return
        style, note = list_style(self._document, written, schema, "query")
        if style is not None:
            self._draft.list_styles[argument] = style
        if note:
            self._draft.notes.append(f"{name[:80]}: {note}")

    def _fields(self) -> ObjectParts | None:
        return object_parts(self._document, self._schema)

    def _as_one(self) -> str:
        converted = self._schemas.converted(self._schema)
        return self._draft.add_argument(
            "body", "body", converted, required=self._is_needed, description=self._description
        )

    def _add_fields(self, parts: ObjectParts) -> dict[str, str]:
        """Each field as an argument: name → argument."""
        draft = self._draft
        draft.notes += parts.notes
        kept = {
            name: each
            for name, each in parts.fields.items()
            if self._document.resolved(each).get("readOnly") is not True
        }
        if left := [name[:40] for name in parts.fields if name not in kept]:
            draft.notes.append(f"only the server sets {', '.join(left)[:200]}; left out")
        if parts.required and not self._is_needed:
            draft.notes.append("its body may be left out, so no field of it is required here")
        return {
            name: draft.add_argument(
                name,
                "body",
                self._schemas.converted(each),
                required=self._is_needed and name in parts.required,
            )
            for name, each in kept.items()
        }

    def _take_others(self, written: JsonValue) -> None:
        converted = self._schemas.converted(written)
        self._draft.others = converted.schema
        self._draft.parts.append(converted)


_PATH: JsonObject = {
    "type": "string",
    "description": "Path of the file to send, relative ones from the working folder.",
}
