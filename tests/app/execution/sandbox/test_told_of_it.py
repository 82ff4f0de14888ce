"""A sandboxed function is told what it may do, and imports what others import."""

from __future__ import annotations


async def test_function_is_told_of_its_sandbox(bench):
    result = await bench.run(
        """
        from tooldesk import ToolContext, ToolResult

        def run(context: ToolContext) -> ToolResult:
            may = context.permissions
            value = [may.is_sandboxed, list(may.folders), may.hosts, str(context.working_dir)]
            return ToolResult.text("told", structured=[*value, type(may.hosts).__name__])
        """
    )
    folder = str(bench.folder())
    assert (result.joined_text, result.is_error) == ("told", False)
    assert result.structured == [True, [folder], [], folder, "tuple"]
