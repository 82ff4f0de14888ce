"""add_parameters: what an operation takes in path, query, headers and cookies → arguments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from urllib.parse import quote

from tooldesk.importing.json_parts import members_of, objects_of, words_of
from tooldesk.importing.openapi.api_document import ApiDocument, not_there
from tooldesk.importing.openapi.list_styles import is_exploded, kinds_of, list_style, style_of
from tooldesk.importing.openapi.object_parts import object_parts
from tooldesk.importing.openapi.schemas import Schemas
from tooldesk.importing.request_draft import Converted, RequestDraft
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

_IGNORED_HEADERS = frozenset({"accept", "content-type", "authorization"})
"""Source: OpenAPI Specification 3.1.1, Parameter Object, name."""

_OURS = frozenset({"host", "content-length", "transfer-encoding", "connection"})
MOST_PARAMETERS = 500
"""Of one operation."""

LONGEST_PATH = 2_000
"""Characters of a path."""

_TOKEN = late_pattern(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_PLACE = late_pattern(r"\{([^{}/]*+)\}")
_SAFE_IN_PATHS = "/%:@!&'()*+,;=~-._?$"


class _Place(NamedTuple):
    """An argument in a path."""

    argument: str
    """Its name."""

    mark: str = ""
    """What its style puts before it."""


def parameters_of(document: ApiDocument, *lists: JsonValue) -> list[JsonObject]:
    """The parameters of these lists; of two with one name and place the later.

    One whose reference leads nowhere is that reference, so that it can be told of.
    """
    found: dict[tuple[str, str], JsonObject] = {}
    for each in (each for listed in lists for each in objects_of(listed)):
        parameter = document.resolved(each) or each
        name = parameter.get("name", parameter.get("$ref", ""))
        key = (str(parameter.get("in", "")), str(name))
        if parameter:
            found[key] = parameter
    return list(found.values())


def add_parameters(
    document: ApiDocument,
    schemas: Schemas,
    parameters: Iterable[JsonObject],
    path: str,
    draft: RequestDraft,
) -> str:
    """Take up all parameters; the path as a template."""
    places: dict[str, _Place] = {}
    for parameter in parameters:
        name, place = parameter.get("name"), parameter.get("in")
        if not isinstance(name, str) or not name:
            draft.notes.append(_about_nameless(parameter))
        elif place == "path":
            argument = _argument(document, schemas, parameter, name, "path", draft, is_needed=True)
            marks = {"label": ".", "matrix": f";{quote(name, safe='')}="}
            places[name] = _Place(argument, marks.get(style_of(parameter, "path"), ""))
        elif place == "query":
            _add_query(document, schemas, parameter, name, draft)
        elif place == "header":
            _add_header(document, schemas, parameter, name, draft)
        elif place == "cookie" and _TOKEN.fullmatch(name):
            argument = _argument(document, schemas, parameter, name, "cookie", draft)
            draft.cookies[name] = f"{{{argument}}}"
        elif place == "querystring":
            _add_query_string(document, schemas, parameter, name, draft)
        else:
            draft.notes.append(f"{name[:80]} in {str(place)[:20]} is left out")
    return _path_template(path, places, draft)


def _about_nameless(parameter: JsonObject) -> str:
    reference = parameter.get("$ref")
    if isinstance(reference, str):
        return not_there(reference)
    return "a parameter without a name is left out"


def _argument(
    document: ApiDocument,
    schemas: Schemas,
    parameter: JsonObject,
    name: str,
    place: str,
    draft: RequestDraft,
    *,
    is_needed: bool = False,
) -> str:
    written = _schema_of(parameter)
    converted = schemas.converted(written)
    if parameter.get("deprecated") is True and isinstance(converted.schema, dict):
        schema = {**converted.schema, "deprecated": True}
        converted = Converted(schema, converted.references, converted.values, converted.notes)
    argument = draft.add_argument(
        name,
        place,
        converted,
        required=is_needed or parameter.get("required") is True,
        description=words_of(parameter.get("description")),
    )
    style, note = list_style(document, parameter, written, place)
    if style is not None:
        draft.list_styles[argument] = style
    if note:
        draft.notes.append(f"{name[:80]}: {note}")
    return argument


def _schema_of(parameter: JsonObject) -> JsonValue:
    """Its schema, or that of the first media type that it is written in."""
    if "schema" in parameter:
        return parameter["schema"]
    for media in members_of(parameter.get("content")).values():
        if isinstance(media, dict) and "schema" in media:
            return media["schema"]
    return {}


def _add_query(
    document: ApiDocument,
    schemas: Schemas,
    parameter: JsonObject,
    name: str,
    draft: RequestDraft,
) -> None:
    style = style_of(parameter)
    parts = object_parts(document, parameter.get("schema"))
    if parts is not None and (
        style == "deepObject" or (style == "form" and is_exploded(parameter, style))
    ):
        for inner, schema in parts.fields.items():
            key = f"{name}[{inner}]" if style == "deepObject" else inner
            is_needed = parameter.get("required") is True and inner in parts.required
            argument = draft.add_argument(
                key, "query", schemas.converted(schema), required=is_needed
            )
            if style == "deepObject" and "object" in kinds_of(document, schema):
                draft.list_styles[argument] = "brackets"
            draft.query[key] = f"{{{argument}}}"
        draft.notes.append(f"the fields of {name[:80]} are arguments of their own")
        return
    argument = _argument(document, schemas, parameter, name, "query", draft)
    draft.query[name] = f"{{{argument}}}"


def _add_query_string(
    document: ApiDocument,
    schemas: Schemas,
    parameter: JsonObject,
    name: str,
    draft: RequestDraft,
) -> None:
    """The fields of a whole query string, which are those of a form."""
    media_type, media = next(iter(members_of(parameter.get("content")).items()), ("", {}))
    if media_type.partition(";")[0].strip().lower() != "application/x-www-form-urlencoded":
        draft.notes.append(f"{name[:80]} is a whole query string that is no form; it is left out")
        return
    schema = members_of(media).get("schema", {})
    as_query = {key: each for key, each in parameter.items() if key != "content"}
    _add_query(
        document,
        schemas,
        {**as_query, "schema": schema, "style": "form", "explode": True},
        name,
        draft,
    )


def _add_header(
    document: ApiDocument, schemas: Schemas, parameter: JsonObject, name: str, draft: RequestDraft
) -> None:
    if name.lower() in _IGNORED_HEADERS:
        draft.notes.append(f"the header {name} is left out: it follows from body, result or login")
        return
    if not _TOKEN.fullmatch(name) or name.lower() in _OURS:
        draft.notes.append(f"the header {name[:80]} can't be set, and is left out")
        return
    argument = _argument(document, schemas, parameter, name, "header", draft)
    draft.headers[name] = f"{{{argument}}}"


def _path_template(path: str, places: dict[str, _Place], draft: RequestDraft) -> str:
    """The path with the arguments in its places; all else of it stays text."""
    pieces: list[str] = []
    start = 0
    unused = dict(places)
    for found in _PLACE.finditer(path):
        pieces.append(_text(path[start : found.start()]))
        name, start = found[1], found.end()
        if name not in places:
            described = Converted({"type": "string"})
            argument = draft.add_argument(name or "value", "path", described, required=True)
            places[name] = _Place(argument)
            draft.notes.append(f"{name[:80]} stands in the path, and is described nowhere")
        unused.pop(name, None)
        pieces.append(f"{places[name].mark}{{{places[name].argument}}}")
    pieces.append(_text(path[start:]))
    for name, place in unused.items():
        draft.notes.append(f"{name[:80]} is a parameter of the path, in which it does not stand")
        draft.properties.pop(place.argument)
        draft.required.remove(place.argument)
        draft.list_styles.pop(place.argument, None)
    return "".join(pieces)


def _text(piece: str) -> str:
    """Text of a path, of which nothing is taken for a variable or an argument."""
    quoted = quote(piece, safe=_SAFE_IN_PATHS)
    return f"{quoted[:-1]}%24" if quoted.endswith("$") else quoted
