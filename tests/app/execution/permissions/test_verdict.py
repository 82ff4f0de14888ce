"""Deny wins, then ask, then allow; values, texts and numbers are judged with their types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from growth import MOST, growth
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from tooldesk.execution.permissions.conditions import fits
from tooldesk.execution.permissions.verdict import Verdict
from tooldesk.tools.permission import Permission

from .conftest import definition_of, rule

Judged = Callable[..., Verdict]


def value(*values: object) -> dict[str, Any]:
    return {"kind": "value", "argument": "x", "values": values}


def text(*patterns: str) -> dict[str, Any]:
    return {"kind": "text", "argument": "x", "patterns": patterns}


def number(**limits: float) -> dict[str, Any]:
    return {"kind": "number", "argument": "x"} | limits


@pytest.mark.parametrize(
    ("permissions", "expected"),
    [
        (["allow", "ask", "deny"], "deny"),
        (["deny", "allow"], "deny"),
        (["allow", "ask"], "ask"),
        (["allow", "allow"], "allow"),
        ([], "deny"),
    ],
)
def test_strictest_rule_wins_over_order_and_permission(
    judged: Judged, permissions: list[str], expected: str
) -> None:
    rules = [rule(permission, value("a")) for permission in permissions]
    assert judged({"x": "a"}, *rules, permission="deny").permission == expected


def test_all_conditions_of_a_rule_must_hold(judged: Judged) -> None:
    both = rule("allow", value("a"), {"kind": "value", "argument": "y", "values": [1]})
    assert judged({"x": "a", "y": 1}, both).permission is Permission.ALLOW
    assert judged({"x": "a", "y": 2}, both).permission is Permission.ASK
    assert judged({"x": "a"}, both).permission is Permission.ASK


@pytest.mark.parametrize(
    ("condition", "given_value", "allows", "denies"),
    [
        (value("a", 5, True), "a", True, True),
        (value("a", 5, True), 5, True, True),
        (value("a", 5, True), 5.0, True, True),
        (value("a", 5, True), "5", False, True),
        (value("a", 5, True), True, True, True),
        (value("a", 5, True), 1, False, False),
        (value("1"), 1, False, True),
        (value("true"), True, False, True),
        (value("a"), "A", False, False),
        (value("a"), ["a", "a"], True, True),
        (value("a"), ["a", "b"], False, True),
        (value("a"), {"a": "a"}, False, True),
        (text("SELECT *"), "SELECT 1", True, True),
        (text("SELECT *"), "select 1", False, False),
        (text("SELECT *"), " SELECT 1", False, False),
        (text("a"), 5, False, True),
        (number(minimum=1, maximum=5), 1, True, True),
        (number(minimum=1, maximum=5), 5.0, True, True),
        (number(minimum=1, maximum=5), 5.1, False, False),
        (number(minimum=1, maximum=5), 10**400, False, False),
        (number(minimum=1, maximum=5), "3", False, True),
        (number(minimum=1, maximum=5), True, False, True),
        (number(minimum=1), float("nan"), False, True),
        (number(maximum=5), float("-inf"), True, True),
        (number(maximum=5), [1, 9], False, True),
    ],
)
def test_arguments_are_judged_with_their_types(
    judged: Judged, condition: dict[str, Any], given_value: object, allows: bool, denies: bool
) -> None:
    allowed = judged({"x": given_value}, rule("allow", condition)).permission
    denied = judged({"x": given_value}, rule("deny", condition)).permission
    assert (allowed is Permission.ALLOW, denied is Permission.DENY) == (allows, denies)


@given(st.lists(st.sampled_from(["a", "b", "ab", "*"]), max_size=8).map("".join), st.text("ab"))
def test_patterns_fit_as_a_slow_matcher_says(pattern: str, whole: str) -> None:
    def slow(p: str, t: str) -> bool:
        if not p:
            return not t
        if p[0] == "*":
            return slow(p[1:], t) or bool(t and slow(p, t[1:]))
        return bool(t) and p[0] == t[0] and slow(p[1:], t[1:])

    assert fits(whole, pattern) is slow(pattern, whole)


def test_hostile_pattern_and_text_cost_linear_work() -> None:
    def run(length: int) -> Callable[[], object]:
        return lambda: fits("a" * length, "*a" * 1_000 + "b*")

    assert not run(10_000)()
    assert growth(run, 250_000, 0.05) <= MOST


@pytest.mark.parametrize(
    ("rules", "fields"),
    [
        ([rule("allow")], {}),
        ([rule("perhaps", value("a"))], {}),
        ([rule("allow", value())], {}),
        ([rule("allow", {"kind": "number", "argument": "x"})], {}),
        ([rule("allow", {"kind": "text", "argument": "x", "regex": ["a"]})], {}),
        ([rule("allow", {"kind": "host", "argument": "x", "hosts": ["https://a"]})], {}),
        ([rule("allow", {"kind": "host", "argument": "x", "hosts": ["*"]})], {}),
        ([rule("allow", {"kind": "host", "argument": "x", "hosts": ["a.*.b"]})], {}),
        ([rule("allow", {"kind": "host", "hosts": ["a"]})], {}),
        ([rule("allow", {"kind": "method", "methods": ["GET"]})], {}),
        ([rule("deny", value("a"))], {"input_schema": {"properties": {"other": {}}}}),
    ],
)
def test_rules_that_could_not_mean_anything_are_refused(
    rules: list[dict[str, Any]], fields: dict[str, Any]
) -> None:
    with pytest.raises(ValidationError):
        definition_of(*rules, **fields)
