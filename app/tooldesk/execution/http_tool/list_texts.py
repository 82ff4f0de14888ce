"""named_texts: values of a call as texts of a URL, header or field, lists in their style."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Literal
from urllib.parse import quote

from tooldesk.tools.sources.http_source import ListStyle
from tooldesk.tools.sources.template import Template, TemplateValues, parse_template, text_of
from tooldesk.tools.tool_result import JsonValue

Encode = Callable[[str], str]
Styles = Mapping[str, ListStyle]
"""Argument → style."""

_MARKS = {"comma": ",", "space": " ", "pipe": "|"}


def percent_encoded(text: str) -> str:
    """Text as it stands in a path segment or in a query."""
    return quote(text, safe="")


def encoded_pairs(
    fields: Mapping[str, str], values: TemplateValues, styles: Styles, encode: Encode
) -> list[str]:
    """Each field as name=value, encoded."""
    return [
        f"{key}={text}"
        for name, template in fields.items()
        for key, text in named_texts(encode(name), parse_template(template), values, styles, encode)
    ]


def named_texts(
    name: str, template: Template, values: TemplateValues, styles: Styles, encode: Encode
) -> Iterator[tuple[str, str]]:
    """The name, encoded already, with each value of one field, encoded.

    There is none when an argument is absent; a list that stands alone repeats the name, unless it
    has another style.
    """
    place = template.lone_place
    value = None if place is None else values.value(place)
    if place is not None and isinstance(value, list | dict):
        style = styles.get(place.name)
        if style == "brackets":
            for key, each in _leaves(value):
                yield name + encode(key), encode(text_of(place.name, each))
            return
        if style == "pairs" and isinstance(value, dict):
            for key, each in value.items():
                if each is not None:
                    yield encode(key), encode(text_of(place.name, each))
            return
        if style in (None, "pairs") and isinstance(value, list):
            yield from ((name, encode(text_of(place.name, e))) for e in value if e is not None)
            return
    if place is not None and value is not None and not place.is_variable:
        whole = joined_text(place.name, value, styles=styles, encode=encode, unstyled="json")
    else:
        write = partial(joined_text, styles=styles, encode=str, unstyled="json")
        text = template.fill(values, write)
        whole = None if text is None else encode(text)
    if whole is not None:
        yield name, whole


def joined_text(
    name: str,
    value: JsonValue,
    *,
    styles: Styles,
    encode: Encode,
    unstyled: Literal["comma", "json"] = "comma",
) -> str | None:
    """A value as one text; None of a list or an object with nothing in it.

    `unstyled` is how a list is written of which nothing is said.
    """
    style = styles.get(name)
    if style == "json":
        # text_of leaves a string without its quotation marks
        return encode(text_of(name, [value])[1:-1])
    if style == "pairs" and isinstance(value, dict):
        pairs = ((key, text_of(name, each)) for key, each in value.items() if each is not None)
        return ",".join(f"{encode(key)}={encode(text)}" for key, text in pairs) or None
    if isinstance(value, list) and style not in _MARKS:
        style = unstyled
    if style not in _MARKS or not isinstance(value, list | dict):
        return encode(text_of(name, value))
    mark = "," if style == "comma" else encode(_MARKS[style])
    return mark.join(encode(text_of(name, each)) for each in _flat(value)) or None


def _flat(value: list[JsonValue] | dict[str, JsonValue]) -> Iterator[JsonValue]:
    if isinstance(value, list):
        yield from (each for each in value if each is not None)
        return
    for name, each in value.items():
        if each is not None:
            yield from (name, each)


def _leaves(value: JsonValue) -> Iterator[tuple[str, JsonValue]]:
    """What is no list and no object in a value, with its way there, such as [owner][name]."""
    waiting = [("", value)]
    while waiting:
        way, each = waiting.pop()
        match each:
            case dict():
                waiting += [(f"{way}[{key}]", inner) for key, inner in reversed(each.items())]
            case list():
                # without a number, the fields of two objects would be those of one
                waiting += [
                    (f"{way}[{at if isinstance(inner, list | dict) else ''}]", inner)
                    for at, inner in reversed([*enumerate(each)])
                ]
            case None:
                continue
            case _:
                yield way, each
