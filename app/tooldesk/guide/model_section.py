"""model_section: what the fields of a model are, made from the model itself."""

from __future__ import annotations

import json
import re
import types
from collections.abc import Iterator
from enum import Enum
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt, MinLen
from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined

from tooldesk.field_docs import field_docs
from tooldesk.guide.guide_page import GuideItem, GuideSection

_KINDS = {
    str: "text",
    int: "a whole number",
    float: "a number",
    bool: "`true` or `false`",
    Any: "any JSON value",
}
_PLURALS = {"text": "texts", "a whole number": "whole numbers", "a number": "numbers"}
_SHORT_WORDS = {"Mcp": "MCP", "Http": "HTTP", "Json": "JSON", "Api": "API", "Env": "Environment"}
_CAPITAL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def parts_of(model: type[BaseModel]) -> list[type[BaseModel]]:
    """A model and all the models in it, in the order in which its fields name them."""
    found: list[type[BaseModel]] = []
    _add_parts(model, found)
    return found


def _add_parts(annotation: Any, found: list[type[BaseModel]]) -> None:
    if not _is_model(annotation):
        for inner in get_args(annotation):
            _add_parts(inner, found)
    elif annotation not in found:
        found.append(annotation)
        for field in annotation.model_fields.values():
            _add_parts(field.annotation, found)


def model_section(model: type[BaseModel]) -> GuideSection:
    """A model's name in words, what it is, and its fields."""
    about = re.sub(r"\n[ \t]+", "\n", (model.__doc__ or "").strip())
    return GuideSection(title_of(model), _for_json(about), items=tuple(fields(model)))


def title_of(model: type) -> str:
    """A model's name in words: HttpSource is "HTTP source"."""
    first, *others = _CAPITAL.split(model.__name__)
    words = (_SHORT_WORDS.get(each, each.lower()) for each in others)
    return " ".join((_SHORT_WORDS.get(first, first), *words))


def fields(model: type[BaseModel]) -> Iterator[GuideItem]:
    """Each field of a model."""
    docs = field_docs(model)
    for name, field in model.model_fields.items():
        words = "\n".join((docs.get(name, ""), *_members(field.annotation)))
        yield GuideItem(name, ", ".join(_facts(field)), _for_json(words))


def _members(kind: Any) -> Iterator[str]:
    """What the values of an enum mean, where that is written."""
    if isinstance(kind, type) and issubclass(kind, Enum):
        for name, words in field_docs(kind).items():
            yield f"`{json.dumps(kind[name].value)}`: {words}"


def _for_json(words: str) -> str:
    """Sentences of the code's, with the words of a JSON file."""
    return re.sub(r"\bNone\b", "`null`", words)


def _facts(field: FieldInfo) -> Iterator[str]:
    yield _kind(field.annotation)
    yield from _bounds(field.metadata)
    default = field.default
    if field.is_required():
        yield "needed"
    elif default not in (PydanticUndefined, None, "", ()) and not isinstance(default, BaseModel):
        yield f"`{json.dumps(default).removesuffix('.0')}` if not given"


def _kind(annotation: Any) -> str:
    """What a value may be, in words."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _kind(inner[0])
    if origin is Literal:
        return " or ".join(f"`{json.dumps(each)}`" for each in inner)
    if origin in (Union, types.UnionType):
        return " or ".join(dict.fromkeys(_kind(each) for each in inner if each is not type(None)))
    if origin is tuple:
        return f"a list of {_several(inner[0])}"
    if origin is dict:
        return "an object" if inner[1] is Any else f"an object of {_several(inner[1])}"
    if _is_model(annotation):
        return title_of(annotation)
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return " or ".join(f"`{json.dumps(each.value)}`" for each in annotation)
    return _KINDS.get(annotation, "a value")


def _several(annotation: Any) -> str:
    """The same of many values."""
    kind = _kind(annotation)
    return _PLURALS.get(kind, kind)


def _bounds(metadata: list[Any]) -> Iterator[str]:
    for each in metadata:
        if isinstance(each, Gt):
            yield f"above {each.gt:,}"
        elif isinstance(each, Ge):
            yield f"at least {each.ge:,}"
        elif isinstance(each, Lt):
            yield f"below {each.lt:,}"
        elif isinstance(each, Le):
            yield f"at most {each.le:,}"
        elif isinstance(each, MinLen):
            yield "not empty"
        elif pattern := getattr(each, "pattern", None):
            yield f"matches `{pattern}`"


def _is_model(annotation: Any) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, BaseModel)
