"""`tooldesk lint`: a line a finding, JSON, or SARIF."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from tooldesk.bootstrap import App
from tooldesk.errors import DefinitionError
from tooldesk.linting.advice import Advice, Level
from tooldesk.linting.lint import lint_tools
from tooldesk.terminal.input_output import CALL_FAILED, OK, say, say_json
from tooldesk.terminal.linting.drift_advice import drift_advice
from tooldesk.terminal.linting.sarif import Located, sarif_of
from tooldesk.terminal.session import clean, run_in_app
from tooldesk.terminal.unknown_names import tools_named
from tooldesk.tools.tool_result import JsonObject
from tooldesk.workspace.pointer_lines import line_of_pointer
from tooldesk.workspace.tool_json import read_text


def lint(arguments: Namespace) -> int:
    """What a model would misread; 1 where there is something, or a file can't be read."""
    level = Level(arguments.level)

    async def work(app: App) -> int:
        offered = app.registry.offered()
        wanted = tools_named(app, arguments.tools) if arguments.tools else offered
        by_tool = lint_tools(wanted, among=offered)
        drifted = await asyncio.to_thread(lambda: tuple(drift_advice(app.workspace, wanted)))
        every = (*drifted, *(a for each in by_tool.values() for a in each))
        found = _located(app, [each for each in every if _counts(each, level)])
        if arguments.sarif:
            say_json(await clean(app, sarif_of(found)), indent=2)
        elif arguments.json:
            report = {"tools": len(by_tool), "findings": [_as_json(each) for each in found]}
            say_json(await clean(app, report), indent=2)
        else:
            for line in await clean(app, _lines(found, len(by_tool), level)):
                say(line)
        return CALL_FAILED if found or app.workspace.problems else OK

    return run_in_app(arguments, work)


def _counts(advice: Advice, level: Level) -> bool:
    return advice.level.rank >= level.rank


def _located(app: App, found: list[Advice]) -> list[Located]:
    texts: dict[str, str] = {}
    located = []
    for each in found:
        file = app.workspace.definition_file(each.tool_name)
        if each.tool_name not in texts:
            texts[each.tool_name] = _text_of(app, each.tool_name)
        text = texts[each.tool_name]
        folder = app.workspace.folder.absolute()
        shown = file.relative_to(folder) if file.is_relative_to(folder) else file
        line = line_of_pointer(text, each.path) if text else 1
        located.append(Located(each, shown.as_posix(), line))
    return located


def _text_of(app: App, tool_name: str) -> str:
    """A tool's own file; "" where it has none, or the file went meanwhile."""
    file = app.workspace.definition_file(tool_name)
    if file == app.workspace.servers_file.absolute():
        return ""
    try:
        return read_text(file)
    except DefinitionError:
        return ""


def _lines(found: list[Located], tools: int, level: Level) -> list[str]:
    lines = []
    for each in found:
        advice = each.advice
        lines.append(
            f"{each.file}:{each.line}: {advice.level.value}: {advice.tool_name} {advice.pointer}: "
            f"{advice.words} {advice.rule.fix} [{advice.rule.key}]"
        )
    counted = ", ".join(
        f"{count:,} {each.value}{'' if count == 1 else 's'}"
        for each in reversed(Level)
        if (count := sum(one.advice.level is each for one in found))
    )
    least = f"no {level.value}" if level is Level.ERROR else f"nothing from {level.value} on"
    return [*lines, f"{tools:,} tool{'' if tools == 1 else 's'}: {counted or least}"]


def _as_json(each: Located) -> JsonObject:
    advice = each.advice
    return {
        "tool": advice.tool_name,
        "rule": advice.rule.key,
        "level": advice.level.value,
        "pointer": advice.pointer,
        "words": advice.words,
        "fix": advice.rule.fix,
        "file": each.file,
        "line": each.line,
    }
