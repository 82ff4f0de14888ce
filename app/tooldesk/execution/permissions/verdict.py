"""judge: a tool's definition and a call's arguments → whether it may run, and by what rule."""

from __future__ import annotations

from tooldesk.execution.permissions.conditions import CallPlace, holds
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.permission import Permission
from tooldesk.tools.permission_rules import HostCondition, PermissionRule
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject

_STRICTNESS = (Permission.ALLOW, Permission.ASK, Permission.DENY)


@frozen_record
class Verdict:
    """What a definition says of a call."""

    permission: Permission
    """Whether it may run."""

    rules: tuple[str, ...] = ()
    """The rules that say so, in words; none is the tool's own permission."""

    @property
    def reason(self) -> str:
        """What decided, for a person: "rule: host in api.example.com"."""
        return f"rule: {'; '.join(self.rules)}" if self.rules else "its permission"

    def is_stricter_than(self, other: Verdict) -> bool:
        """Whether it asks for more than the other."""
        return _STRICTNESS.index(self.permission) > _STRICTNESS.index(other.permission)


def judge(definition: ToolDefinition, arguments: JsonObject, place: CallPlace) -> Verdict:
    """Deny wins, then ask, then allow; what no rule matches falls to the tool's permission."""
    for permission in reversed(_STRICTNESS):
        rules = tuple(
            str(rule)
            for rule in definition.permission_rules
            if rule.permission is permission and _matches(rule, definition, arguments, place)
        )
        if rules:
            return Verdict(permission, rules)
    return Verdict(definition.permission)


def may_be_redirected(definition: ToolDefinition, arguments: JsonObject, place: CallPlace) -> bool:
    """Whether the rules let a request go on to where `place` says a server sends it.

    An allow rule on the request's host holds for redirects, too: they lead only where it does. So
    do rules that ask or deny, since nobody can be asked any more.
    """
    about_hosts = [rule for rule in definition.permission_rules if _is_about_request_host(rule)]
    if not about_hosts:
        return True
    by_hosts = definition.model_copy(update={"permission_rules": tuple(about_hosts)})
    verdict = judge(by_hosts, arguments, place)
    if verdict.rules:
        return verdict.permission == Permission.ALLOW
    return all(rule.permission != Permission.ALLOW for rule in about_hosts)


def _is_about_request_host(rule: PermissionRule) -> bool:
    return any(isinstance(each, HostCondition) and each.argument is None for each in rule.when)


def _matches(
    rule: PermissionRule, definition: ToolDefinition, arguments: JsonObject, place: CallPlace
) -> bool:
    answers = [holds(condition, definition, arguments, place) for condition in rule.when]
    if rule.permission == Permission.ALLOW:
        return all(answers)
    return all(answer is not False for answer in answers)
