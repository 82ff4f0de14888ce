"""encode: what a function returned → JSON values, pictures beside them."""

from __future__ import annotations

import base64
import dataclasses
import datetime
import decimal
import enum
import math
import pathlib
import uuid
from io import BytesIO
from typing import Any

MAX_DEPTH = 100
"""Levels of lists and objects in a result."""

MAX_INTEGER_BITS = 14_000
"""Of whole numbers; Python reads and writes no more than 4,300 digits (`sys.int_info`)."""

_PLAIN = (str, int, bool, type(None))
_AS_TEXT = (decimal.Decimal, uuid.UUID, pathlib.PurePath)
_TEMPORAL = (datetime.date, datetime.time)
_SIGNATURES = (
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF87a", "image/gif"),
    (b"GIF89a", "image/gif"),
)
_NOT_FINITE = {math.inf: "Infinity", -math.inf: "-Infinity"}


class EncodingError(Exception):
    """A value has no JSON form; the message names its type and where it stands."""


def encode(value: Any, where: str = "", depth: int = 0) -> Any:
    """The JSON value that stands for `value`.

    Dates become ISO 8601, enum members their value, sets sorted lists, dataclasses objects,
    NaN and the infinities the strings "NaN", "Infinity" and "-Infinity".

    Raises:
        EncodingError: something in it has no JSON form, or it is nested too deep.
    """
    kind = type(value)
    if kind in _PLAIN:
        return value if kind is not int else _checked(value, where)
    if depth > MAX_DEPTH:
        raise EncodingError(
            f"The result is nested more than {MAX_DEPTH} levels deep, or contains itself; "
            "return a flatter one."
        )
    if kind is dict:
        return _encode_mapping(value, where, depth)
    if kind is list or kind is tuple:
        return [encode(item, f"{where}[{at}]", depth + 1) for at, item in enumerate(value)]
    if kind is float:
        return value if math.isfinite(value) else _NOT_FINITE.get(value, "NaN")
    return _encode_object(value, where, depth)


def image_of(value: Any) -> dict[str, str] | None:
    """`{data, mediaType}` when the value is a picture: bytes of one, or a Pillow image."""
    if type(value).__module__.partition(".")[0] == "PIL" and hasattr(value, "save"):
        buffer = BytesIO()
        value.save(buffer, format="PNG")
        value = buffer.getvalue()
    if not isinstance(value, (bytes, bytearray)):
        return None
    media_type = _media_type(bytes(value[:16]))
    if media_type is None:
        return None
    return {"data": base64.b64encode(value).decode("ascii"), "mediaType": media_type}


def _media_type(head: bytes) -> str | None:
    for signature, media_type in _SIGNATURES:
        if head.startswith(signature):
            return media_type
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        return "image/webp"
    return None


def _encode_mapping(value: Any, where: str, depth: int) -> dict[str, Any]:
    return {
        key if type(key) is str else _encode_key(key, where): encode(
            item, f"{where}.{key}", depth + 1
        )
        for key, item in value.items()
    }


def _encode_key(key: Any, where: str) -> str:
    encoded = encode(key, where, MAX_DEPTH)
    if isinstance(encoded, str):
        return encoded
    if encoded is None or isinstance(encoded, bool):
        return {None: "null", True: "true", False: "false"}[encoded]
    if isinstance(encoded, (int, float)):
        return str(encoded)
    raise EncodingError(
        f"A key of result{where} is {_type_name(key)}; JSON keys are text, so return it as text."
    )


def _checked(number: int, where: str) -> int:
    if number.bit_length() > MAX_INTEGER_BITS:
        raise EncodingError(
            f"{_place(where)} is a whole number of thousands of digits, which JSON readers refuse; "
            "return it in parts, or as text of its digits in base 16."
        )
    return number


def _encode_object(value: Any, where: str, depth: int) -> Any:
    if isinstance(value, enum.Enum):
        return encode(value.value, where, depth + 1)
    if isinstance(value, _TEMPORAL):
        return value.isoformat()
    if isinstance(value, _AS_TEXT):
        return str(value)
    if isinstance(value, (set, frozenset)):
        return _encode_set(value, where, depth)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {f.name: getattr(value, f.name) for f in dataclasses.fields(value)}
        return _encode_mapping(fields, where, depth)
    return _encode_foreign(value, where, depth)


def _encode_set(value: Any, where: str, depth: int) -> list[Any]:
    items = [encode(item, where, depth + 1) for item in value]
    try:
        return sorted(items)
    except TypeError:
        return sorted(items, key=repr)


def _encode_foreign(value: Any, where: str, depth: int) -> Any:
    """Objects of other libraries by what they can do, and subclasses of the plain types."""
    if isinstance(value, type):
        raise EncodingError(f"{_place(where)} is the class {value.__qualname__}, not a value.")
    if hasattr(value, "model_dump"):
        return encode(value.model_dump(mode="json"), where, depth + 1)
    if hasattr(value, "_asdict"):
        return encode(dict(value._asdict()), where, depth + 1)
    for method in ("to_dict", "tolist"):
        if callable(getattr(value, method, None)):
            return encode(getattr(value, method)(), where, depth + 1)
    return _encode_subclass(value, where, depth)


def _encode_subclass(value: Any, where: str, depth: int) -> Any:
    for base in (str, int, float):
        if isinstance(value, base):
            return encode(base(value), where, depth + 1)
    if isinstance(value, dict):
        return _encode_mapping(value, where, depth)
    if isinstance(value, (list, tuple)):
        return encode(list(value), where, depth)
    if isinstance(value, datetime.timedelta):
        return value.total_seconds()
    if isinstance(value, (bytes, bytearray)):
        raise EncodingError(
            f"{_place(where)} is {len(value)} bytes that are no PNG, JPEG, GIF or WebP picture; "
            "return text, or write a file and return its Path."
        )
    raise EncodingError(
        f"{_place(where)} is {_type_name(value)}, which has no JSON form; "
        "return text, numbers, lists, dicts or dataclasses."
    )


def _place(where: str) -> str:
    return f"result{where}" if where else "The result"


def _type_name(value: Any) -> str:
    kind = type(value)
    module = "" if kind.__module__ in {"builtins", "__main__"} else f"{kind.__module__}."
    return f"of type {module}{kind.__qualname__}"
