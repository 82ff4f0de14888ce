"""The official JSON Schema test suite: the accept path and the reference say what it says.

The suite (MIT licence, beside this file) is that of draft 2020-12, as jsonschema 4.26 ships it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tooldesk.calling.validation import CoercionPolicy, CompiledSchema, compile_schema, validate
from tooldesk.errors import DefinitionError

SUITE = json.loads(
    (Path(__file__).parent / "json_schema_test_suite" / "draft2020-12.json").read_text("utf-8")
)
WE_DIFFER_BY_DESIGN = {
    "format.json": "the suite says formats are mere annotations; we check them",
    "vocabulary.json": "a metaschema of one's own is not fetched",
}
REFERENCE_LACKS = (
    "optional/format",
    "optional/dependencies-compatibility.json",
    "optional/ecmascript-regex.json",
)
"""What jsonschema leaves to packages that are not installed, or to Python's own patterns."""


def groups(file: str) -> Iterator[tuple[CompiledSchema, list[dict[str, Any]]]]:
    """Each schema of a file that may be used, and its cases."""
    for group in SUITE[file]:
        if not isinstance(group["schema"], dict):
            continue  # true and false are no input schemas
        with suppress(DefinitionError):  # counted below
            yield compile_schema(group["schema"]), group["tests"]


@pytest.mark.parametrize("file", [file for file in SUITE if file not in WE_DIFFER_BY_DESIGN])
def test_both_validators_agree_with_the_suite(file: str):
    for compiled, cases in groups(file):
        schema = compiled.document.root
        reference = jsonschema.Draft202012Validator(schema)
        for case in cases:
            data, expected = case["data"], case["valid"]
            assert compiled.accept.is_valid(data) == expected, (schema, case)
            if not file.startswith(REFERENCE_LACKS):
                assert reference.is_valid(data) == expected, (schema, case)


@pytest.mark.parametrize("file", [file for file in SUITE if file not in WE_DIFFER_BY_DESIGN])
def test_validate_says_what_the_suite_says(file: str):
    for compiled, cases in groups(file):
        for case in cases:
            if isinstance(case["data"], dict):
                errors = validate(case["data"], compiled, CoercionPolicy.OFF).errors
                assert (not errors) == case["valid"], (compiled.document.root, case)


def test_schemas_that_point_elsewhere_are_the_only_ones_refused():
    used = sum(1 for file in SUITE for _ in groups(file))
    schemas = [group["schema"] for file in SUITE.values() for group in file]
    assert used + 28 == len([schema for schema in schemas if isinstance(schema, dict)])
