"""CallJudge: what of a call is certain enough to be healed."""

from __future__ import annotations

from collections.abc import Sequence

from tooldesk.calling.schema.compilation import CompiledSchema, compile_schema
from tooldesk.calling.selection import NameIndex, select
from tooldesk.calling.tool_calling import ParsedOutput, ToolCalling
from tooldesk.calling.validation import validate
from tooldesk.errors import DefinitionError
from tooldesk.specs.reading import schemas_of
from tooldesk.tools.tool_result import JsonObject


def certain_calls(output: ParsedOutput) -> tuple[ToolCalling, ...]:
    """The calls of an output of which nothing is in doubt; none where anything is."""
    return () if output.held_back or output.errors else output.callings


class CallJudge:
    """Knows what a request offers, and which rules hold.

    Attributes:
        schemas: Tool name → input schema.
        rules: Ids of the rules.
    """

    def __init__(self, specs: Sequence[JsonObject], rules: Sequence[str]) -> None:
        """Take specs as a request has them.

        Raises:
            DefinitionError: one of them is none.
        """
        self.schemas = schemas_of(list(specs))
        self.rules = rules
        self._names = NameIndex(self.schemas)

    def lifted(self, output: ParsedOutput) -> list[tuple[str, JsonObject]]:
        """Tool and arguments of all calls of a text; none where one of them is in doubt."""
        calls = [self._lifted(each) for each in certain_calls(output)]
        sure = [each for each in calls if each is not None]
        return sure if len(sure) == len(calls) else []

    def _lifted(self, calling: ToolCalling) -> tuple[str, JsonObject] | None:
        """Tool and arguments of a call in markup; None where they aren't what the tool takes."""
        name = self.named(calling.tool_name)
        if name is None or (calling.repairs and "repair" not in self.rules):
            return None
        fitted, coerced = self.fitted(name, calling.arguments)
        if fitted is None:
            return None
        return name, fitted if "repair" in self.rules or not coerced else calling.arguments

    def unreadable(self, output: ParsedOutput) -> str:
        """The one tool whose call is there and can't be read; "" where it is not one."""
        names = {each.calling.tool_name for each in output.held_back if each.reason == "incomplete"}
        if output.callings or len(names) != 1 or len(output.held_back) != 1:
            return ""
        return next((each for each in names if each in self.schemas), "")

    def named(self, written: str) -> str | None:
        """The tool that a name surely means; one that isn't exact only where the rule is on."""
        selection = select(written, self._names)
        if selection.verdict == "exact" or "names" in self.rules:
            return selection.tool_name
        return None

    def fitted(self, name: str, arguments: JsonObject) -> tuple[JsonObject | None, str]:
        """Arguments as the schema wants them, and what had to be changed; None where they don't."""
        schema = self._compiled(name)
        if schema is None:
            return None, ""
        found = validate(arguments, schema)
        changed = [each for each in found.coercions if not each.is_default]
        if found.errors:
            return None, ""
        return (found.arguments if changed else arguments), ", ".join(each.why for each in changed)

    def _compiled(self, name: str) -> CompiledSchema | None:
        try:
            return compile_schema(self.schemas[name])
        except DefinitionError:
            return None
