"""answer: what a worker of a cluster is asked, and what it says; both are JSON.

Runs beside the logs. It knows no secret: what comes back is redacted where it is kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import astuple
from functools import lru_cache
from importlib import metadata
from itertools import islice
from typing import Any

from tooldesk.errors import InvalidInputError
from tooldesk.scanning.count_part import count_part
from tooldesk.scanning.log_files import LogPart, found_files, log_parts
from tooldesk.scanning.log_store import LogState
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.scan_choices import rules_of_json


def own_version() -> str:
    """Of Tooldesk, which is the same on all workers."""
    return metadata.version("tooldesk")


def answer(question: str) -> str:
    """What a worker says to {version, do, …}.

    One of {other_version}, {error: [message, next step]} and {value}, which is for

    - find {places}: [[path, size, stamp]…] of all files;
    - parts {file: [path, size, stamp], part_bytes, start, line, most}: [[path, start, end, line]…],
      one more than `most` where there are more;
    - count {part: [path, start, end, line], rules}: `ScanTotals.as_json`.
    """
    asked = json.loads(question)
    if asked["version"] != own_version():
        return json.dumps({"other_version": own_version()})
    try:
        return json.dumps({"value": _DOES[asked["do"]](asked)})
    except InvalidInputError as error:
        return json.dumps({"error": [error.message, error.next_step]})
    except OSError as error:
        why = f"It can't be read: {error.strerror or type(error).__name__}."
        return json.dumps({"error": [why, "Check it where the workers are."]})


def _found(asked: dict[str, Any]) -> list[tuple[Any, ...]]:
    return [astuple(each) for each in found_files(asked["places"])]


def _parts(asked: dict[str, Any]) -> list[tuple[Any, ...]]:
    file = LogState(*asked["file"])
    parts = log_parts(file, asked["part_bytes"], asked["start"], asked["line"])
    return [astuple(each) for each in islice(parts, asked["most"] + 1)]


def _counted(asked: dict[str, Any]) -> Any:
    return count_part(LogPart(*asked["part"]), _rules(asked["rules"]), str)


@lru_cache(maxsize=4)
def _rules(text: str) -> ScanRules:
    return rules_of_json(text)


_DOES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "find": _found,
    "parts": _parts,
    "count": _counted,
}
