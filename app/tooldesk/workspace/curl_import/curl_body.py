"""body_of: the data of a curl command as the body of a tool, or as its query with -G."""

from __future__ import annotations

import json
from urllib.parse import parse_qsl

from tooldesk.errors import DefinitionError
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.workspace.curl_import.curl_form import form_of
from tooldesk.workspace.curl_import.curl_options import CurlOptions
from tooldesk.workspace.curl_import.variables import Variables

_FORM = "application/x-www-form-urlencoded"
_PAIR = late_pattern(r"[^=&\s{}\[\]\"]++=[^&]*+(?:&[^=&\s]++=[^&]*+)*+")

Pairs = list[tuple[str, str]]


def body_of(options: CurlOptions, variables: Variables) -> tuple[JsonObject | None, Pairs]:
    """The body, and what goes into the query.

    Raises:
        DefinitionError: a part of the data is in a file, or no JSON where JSON is said to be, or
            there is more than one kind of it.
    """
    query = [pair for text in options.url_query for pair in _urlencode_pairs(text)]
    ways = [bool(options.form), bool(options.data), options.upload is not None]
    if sum(ways) > 1:
        raise DefinitionError(
            "The command has more than one of --form, --data and --upload-file.",
            next_step="Leave one of them.",
        )
    if options.form:
        return form_of(options, variables), query
    if options.upload is not None:
        return _file(options, "upload-file", options.upload, "application/octet-stream"), query
    if not options.data:
        return None, query
    if named := [pair for pair in options.data if _names_file(*pair)]:
        return _only_file(options, named), query
    if options.is_get:
        return None, query + [pair for piece in options.data for pair in _pairs(*piece)]
    return _body(options, options.data, variables), query


def _names_file(option: str, text: str) -> bool:
    return text.startswith("@") and option not in ("data-raw", "data-urlencode")


def _only_file(options: CurlOptions, named: list[tuple[str, str]]) -> JsonObject:
    """A body that is a file."""
    option, text = named[0]
    if len(options.data) > 1 or options.is_get:
        raise DefinitionError(
            f"--{option} {text[:40]} reads a file, which a tool sends only as a whole body.",
            next_step="Put the text itself there, or leave all other data out.",
        )
    if option in ("data", "data-ascii"):
        options.notes.append(f"--{option} {text[:40]}: line breaks of the file are sent, too.")
    return _file(options, option, text[1:], "application/json" if option == "json" else _FORM)


def _file(options: CurlOptions, option: str, path: str, media_type: str) -> JsonObject:
    if path in ("", "-", "."):
        raise DefinitionError(
            f"--{option} reads standard input, which a tool's request has not.",
            next_step="Name a file.",
        )
    said = next((text for name, text in options.headers if name.lower() == "content-type"), "")
    return {"kind": "file", "path": path, "media_type": said or media_type}


def _body(options: CurlOptions, pieces: list[tuple[str, str]], variables: Variables) -> JsonObject:
    said = next((text for name, text in options.headers if name.lower() == "content-type"), "")
    is_json_option = any(option == "json" for option, _ in pieces)
    media_type = said or ("application/json" if is_json_option else _FORM)
    joint = "" if is_json_option else "&"
    text = joint.join(_joined(option, text) for option, text in pieces)
    if "json" in media_type.partition(";")[0].lower():
        return {"kind": "json", "value": _without_credentials(_as_json(text), "", variables)}
    if media_type.startswith(_FORM):
        return _form_or_json(options, pieces, text, variables)
    return {
        "kind": "raw",
        "text": variables.in_place_of("", text),
        "media_type": media_type,
    }


def _form_or_json(
    options: CurlOptions, pieces: list[tuple[str, str]], text: str, variables: Variables
) -> JsonObject:
    if text.lstrip()[:1] in ("{", "["):
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            value = None
        if value is not None:
            options.notes.append("The data is sent as JSON; curl would have called it a form.")
            return {"kind": "json", "value": _without_credentials(value, "", variables)}
    pairs = [pair for piece in pieces for pair in _pairs(*piece)]
    names = [name for name, _ in pairs]
    if pairs and len(set(names)) == len(names):
        fields = {name: variables.in_place_of(name, value) for name, value in pairs}
        return {"kind": "form", "fields": fields}
    return {"kind": "raw", "text": variables.in_place_of("", text), "media_type": _FORM}


def _joined(option: str, text: str) -> str:
    if option != "data-urlencode":
        return text
    return "&".join(f"{name}={value}" for name, value in _urlencode_pairs(text))


def _pairs(option: str, text: str) -> Pairs:
    if option == "data-urlencode":
        return _urlencode_pairs(text)
    return parse_qsl(text, keep_blank_values=True) if _PAIR.fullmatch(text) else []


def _urlencode_pairs(text: str) -> Pairs:
    """name=content is taken as it is; curl encodes it, and so does a tool."""
    name, equals, content = text.partition("=")
    if not equals or "@" in name:
        raise DefinitionError(
            f"--data-urlencode {text[:20]} reads a file or has no name.",
            next_step="Write it as name=content.",
        )
    return [(name.removeprefix("+"), content)]


def _as_json(text: str) -> JsonValue:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise DefinitionError(
            f"The data is said to be JSON and is not: {error.msg} at line {error.lineno}, "
            f"column {error.colno}.",
            next_step="Correct the data, or leave out what says that it is JSON.",
        ) from error
    except RecursionError as error:
        raise DefinitionError(
            "The data is nested too deep.", next_step="Send it in smaller parts."
        ) from error
    except ValueError as error:
        raise DefinitionError(
            "The data holds a number of thousands of digits.", next_step="Send it as a text."
        ) from error


def _without_credentials(value: JsonValue, name: str, variables: Variables) -> JsonValue:
    match value:
        case str():
            return variables.in_place_of(name, value)
        case dict():
            return {key: _without_credentials(each, key, variables) for key, each in value.items()}
        case list():
            return [_without_credentials(each, name, variables) for each in value]
    return value
