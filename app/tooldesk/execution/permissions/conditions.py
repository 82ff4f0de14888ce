"""holds: whether a condition of a permission rule is true of a call's arguments."""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Callable, Iterable
from pathlib import Path

from tooldesk.errors import InvalidInputError
from tooldesk.execution.permissions.path_places import PathReader, is_under
from tooldesk.execution.sandbox.private_places import HOME, PRIVATE
from tooldesk.frozen_record import frozen_record
from tooldesk.paths import expanded_path
from tooldesk.tools.host_forms import Host, HostForms, host_forms, hosts_of_url
from tooldesk.tools.permission_rules import (
    Condition,
    HostCondition,
    MethodCondition,
    NumberCondition,
    PathCondition,
    TextCondition,
    ValueCondition,
    is_network,
)
from tooldesk.tools.sources.template import TemplateValues
from tooldesk.tools.tool_definition import ExecutionMode, HttpSource, ToolDefinition
from tooldesk.tools.tool_result import JsonObject, JsonValue

Answer = bool | None
"""Whether it holds; None when that can't be judged."""


@frozen_record
class CallPlace:
    """What the arguments of a call are judged against."""

    workspace_dir: Path
    """Relative folders of rules count from here."""

    working_dir: Path
    """Relative paths in arguments count from here."""

    redirected_to: str | None = None
    """Where a server sends the request on to, in place of its own URL."""


def holds(
    condition: Condition, definition: ToolDefinition, arguments: JsonObject, place: CallPlace
) -> Answer:
    """Whether a condition is true of a call."""
    if condition.argument is None:
        return _holds_of_request(condition, definition, arguments, place)
    value = arguments.get(condition.argument)
    if value is None:
        return False
    judge = _judge_of(condition, definition, place)
    if isinstance(value, list):
        return _together([judge(each) for each in value])
    return judge(value)


def holds_of_hosts(condition: HostCondition, forms: HostForms | None) -> Answer:
    """Whether what a text names is among the hosts; None when only some of it is."""
    if forms is None:
        return None
    if all(_is_listed(host, condition.hosts) for host in forms.exact):
        return True
    is_near = any(_is_listed(host, condition.hosts) for host in forms.exact | forms.related)
    return None if is_near else False


def _judge_of(
    condition: Condition, definition: ToolDefinition, place: CallPlace
) -> Callable[[JsonValue], Answer]:
    match condition:
        case PathCondition(folders=folders):
            base, reader = place.workspace_dir, _reader(definition, place)
            return lambda value: _of_text(value, lambda s: is_under(s, folders, base, reader))
        case HostCondition():
            return lambda value: _of_text(
                value, lambda text: holds_of_hosts(condition, hosts_of_url(text))
            )
        case MethodCondition():
            return lambda value: _of_text(value, lambda text: _is_method(text, condition))
        case ValueCondition():
            return lambda value: _is_value(value, condition)
        case TextCondition():
            return lambda value: _of_text(
                value, lambda text: any(fits(text, each) for each in condition.patterns)
            )
        case NumberCondition():
            return lambda value: _is_in_range(value, condition)


def _reader(definition: ToolDefinition, place: CallPlace) -> PathReader:
    """The tool's process as far as paths are concerned."""
    is_native = definition.execution_mode is ExecutionMode.NATIVE
    home: str | None = "~" if is_native else HOME
    if any(variable.name == "HOME" for variable in definition.env_vars):
        home = None
    if is_native:
        return PathReader(place.working_dir, home)
    readable = definition.sandbox.readable
    shown = tuple(place.workspace_dir / expanded_path(each) for each in readable)
    return PathReader(place.working_dir, home, tuple(map(Path, PRIVATE)), shown)


def _holds_of_request(
    condition: Condition, definition: ToolDefinition, arguments: JsonObject, place: CallPlace
) -> Answer:
    source = definition.source
    if not isinstance(source, HttpSource):
        return None
    if isinstance(condition, MethodCondition):
        return _is_method(source.method, condition)
    if not isinstance(condition, HostCondition):
        return None
    url = place.redirected_to or _request_url(source, arguments)
    return None if url is None else holds_of_hosts(condition, hosts_of_url(url))


def _request_url(source: HttpSource, arguments: JsonObject) -> str | None:
    """The filled URL; None when a variable, which is not known yet, takes part in its host."""
    marks = dict.fromkeys(source.variables, "variable.invalid")
    try:
        from tooldesk.execution.http_tool.url_building import build_url

        url = build_url(source, TemplateValues(arguments, marks)).text
    except InvalidInputError:
        return None
    host = url.partition("://")[2].partition("/")[0]
    return None if "variable.invalid" in host else url


def _of_text(value: JsonValue, judge: Callable[[str], Answer]) -> Answer:
    return judge(value) if isinstance(value, str) else None


def _together(answers: list[Answer]) -> Answer:
    """Of a list: true when all are, not judged when some are; an empty one holds nothing."""
    if not answers or all(answer is False for answer in answers):
        return False
    return True if all(answers) else None


def _is_listed(host: Host, listed: Iterable[str]) -> bool:
    return any(_is_meant(host, each) for each in listed)


def _is_meant(host: Host, listed: str) -> bool:
    if is_network(listed):
        network = ipaddress.ip_network(listed)
        return not isinstance(host, str) and host.version == network.version and host in network
    forms = host_forms(listed.removeprefix("*."))
    if forms is None:
        return False
    if listed.startswith("*."):
        return isinstance(host, str) and any(host.endswith(f".{each}") for each in forms.exact)
    return host in forms.exact


def _is_method(text: str, condition: MethodCondition) -> bool:
    return text.upper() in {method.upper() for method in condition.methods}


def _is_value(value: JsonValue, condition: ValueCondition) -> Answer:
    if isinstance(value, dict | list):
        return None
    if any(_equal(value, each) for each in condition.values):
        return True
    # in a URL or a command, 5 and "5" are the same
    return None if _text(value) in map(_text, condition.values) else False


def _text(value: JsonValue) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _equal(one: JsonValue, other: JsonValue) -> bool:
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def fits(text: str, pattern: str) -> bool:
    """Whether all of `text` fits a pattern with * for any characters; linear in both."""
    if "*" not in pattern:
        return text == pattern
    first, *middle, last = pattern.split("*")
    end = len(text) - len(last)
    if end < len(first) or not text.startswith(first) or not text.endswith(last):
        return False
    position = len(first)
    for piece in middle:
        found = text.find(piece, position, end)
        if found < 0:
            return False
        position = found + len(piece)
    return True


def _is_in_range(value: JsonValue, condition: NumberCondition) -> Answer:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or value != value:  # NaN alone differs from itself
        return None
    low, high = condition.minimum, condition.maximum
    return (low is None or value >= low) and (high is None or value <= high)
