"""sarif_of: findings as SARIF 2.1.0, which code scanning of repositories reads."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote

from tooldesk.frozen_record import frozen_record
from tooldesk.linting.advice import Advice, Rule
from tooldesk.linting.rules import RULES
from tooldesk.tools.tool_result import JsonObject

SCHEMA_URI = "https://json.schemastore.org/sarif-2.1.0.json"


@frozen_record
class Located:
    """Where a finding stands among the files of a workspace."""

    advice: Advice
    """The finding."""

    file: str
    """Relative to the workspace, with "/"; absolute where it is elsewhere."""

    line: int
    """From 1."""


def sarif_of(found: Sequence[Located]) -> JsonObject:
    """The log of one run, with all rules, so that those without a finding are known as passed."""
    places = {key: place for place, key in enumerate(RULES)}
    driver = {"name": "tooldesk lint", "rules": [_rule(each) for each in RULES.values()]}
    results = [_result(each, places[each.advice.rule.key]) for each in found]
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return {"$schema": SCHEMA_URI, "version": "2.1.0", "runs": [run]}


def _rule(rule: Rule) -> JsonObject:
    return {
        "id": rule.key,
        "shortDescription": {"text": f"{rule.title}."},
        "help": {"text": rule.fix},
        "defaultConfiguration": {"level": rule.level.value},
    }


def _result(each: Located, place: int) -> JsonObject:
    advice = each.advice
    return {
        "ruleId": advice.rule.key,
        "ruleIndex": place,
        "level": advice.level.value,
        "message": {"text": f"{advice.tool_name}: {advice.words} {advice.rule.fix}"},
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {"uri": quote(each.file)},
                    "region": {"startLine": each.line},
                },
                "logicalLocations": [{"fullyQualifiedName": f"{advice.tool_name}{advice.pointer}"}],
            }
        ],
        "partialFingerprints": {
            "tooldesk/v1": f"{advice.rule.key}:{advice.tool_name}{advice.pointer}"
        },
    }
