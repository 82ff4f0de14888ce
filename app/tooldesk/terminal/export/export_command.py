"""`tooldesk export`: the specs on standard output or in a file, what they lose beside them."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from tooldesk.bootstrap import App
from tooldesk.counted import counted
from tooldesk.errors import DefinitionError, ToolDisabledError
from tooldesk.exporting.export import Export, ExportedTool, export_specs
from tooldesk.exporting.finding import Finding, Verdict, worst
from tooldesk.exporting.snippets import SnippetLanguage, call_snippet
from tooldesk.replaced_file import written_file
from tooldesk.terminal.export.export_parser import SERVERS_FORMAT
from tooldesk.terminal.input_output import (
    CALL_FAILED,
    OK,
    UsageFaultError,
    say,
    say_json,
    tell,
)
from tooldesk.terminal.session import clean, run_in_app
from tooldesk.terminal.unknown_names import tools_named
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, JsonValue


def export(arguments: Namespace) -> int:
    """The specs for an API, or what it would make of them."""
    _refuse_what_does_not_go_together(arguments)

    async def work(app: App) -> int:
        if arguments.format == SERVERS_FORMAT:
            return await _servers(app, arguments.output)
        exported = export_specs(
            _chosen(app, arguments),
            arguments.format,
            app.registry.names(),
            strict=arguments.strict,
            describes=arguments.describe,
        )
        if arguments.check:
            return await _check(app, exported, as_json=arguments.json)
        if arguments.snippet:
            given: JsonValue = await _snippet(app, exported, SnippetLanguage(arguments.snippet))
        else:
            given = await clean(app, exported.document)
        _give(given, arguments.output, counted(len(exported.exported), "tool"))
        for found in exported.findings:
            if found.verdict is not Verdict.PASS or found.pointer == "/name":
                tell(_line(found))
        return OK

    return run_in_app(arguments, work)


def _refuse_what_does_not_go_together(arguments: Namespace) -> None:
    """Rather than leave out in silence what was asked for.

    Raises:
        UsageFaultError: two of the arguments don't go together.
    """
    if arguments.check and arguments.output:
        raise UsageFaultError("--check writes no specs; leave out -o.")
    of_tools = ("tool", "strict", "describe", "check", "snippet")
    given = next((each for each in of_tools if getattr(arguments, each)), None)
    if arguments.format == SERVERS_FORMAT and given is not None:
        raise UsageFaultError(f"--{given} is about tools; {SERVERS_FORMAT} writes servers.")


async def _servers(app: App, output: str) -> int:
    from tooldesk.workspace.servers_file import portable_servers

    document, problems = portable_servers(app.workspace.servers_file)
    count = len(next(iter(document.values())))
    words = f"{count:,} server{'' if count == 1 else 's'}"
    _give(await clean(app, document), output, words)
    for each in problems:
        tell(f"left out: {each.reason}. {each.next_step}")
    return CALL_FAILED if problems else OK


async def _snippet(app: App, exported: Export, language: SnippetLanguage) -> str:
    try:
        text = call_snippet(exported, language)
    except DefinitionError as error:
        raise UsageFaultError(str(error)) from error
    return (await clean(app, text)).rstrip("\n")


def _give(given: JsonValue, output: str, words: str) -> None:
    """A text, or a document as JSON, into the file or to standard output."""
    is_text = isinstance(given, str)
    if output:
        text = given if is_text else json.dumps(given, indent=2, ensure_ascii=False)
        _write(Path(output), str(text))
        tell(f"{words} in {output}.")
    elif is_text:
        say(str(given))
    else:
        say_json(given, indent=2)


async def _check(app: App, exported: Export, *, as_json: bool) -> int:
    verdict = worst(exported.findings)
    if as_json:
        report = {
            "format": exported.form.key,
            "verdict": verdict.value,
            "tokens": exported.tokens,
            "findings": [_finding(each) for each in exported.about_all],
            "tools": [_report(each) for each in exported.exported],
        }
        say_json(await clean(app, report), indent=2)
    else:
        lines = [_line(each) for each in exported.about_all]
        for each in exported.exported:
            name = "" if each.name == each.definition.name else f" as {each.name}"
            lines.append(
                f"{each.verdict.words:9}  {each.definition.name}{name}, "
                f"about {each.tokens:,} tokens"
            )
            lines += (
                f"  {found.verdict.words:9}  {found.pointer}: {found.explanation}"
                for found in each.findings
            )
        lines.append(
            f"{exported.form.title}: {counted(len(exported.exported), 'tool')}, "
            f"about {exported.tokens:,} tokens a request, {verdict.words}"
        )
        for line in await clean(app, lines):
            say(line)
    return CALL_FAILED if verdict is Verdict.FAIL else OK


def _report(each: ExportedTool) -> JsonObject:
    return {
        "name": each.definition.name,
        "exported_name": each.name,
        "verdict": each.verdict.value,
        "tokens": each.tokens,
        "findings": [_finding(found) for found in each.findings],
    }


def _finding(found: Finding) -> JsonObject:
    return {
        "pointer": found.pointer,
        "verdict": found.verdict.value,
        "explanation": found.explanation,
        "fix": found.fix.value if found.fix else None,
    }


def _line(found: Finding) -> str:
    return f"{found.where}: {found.explanation}"


def _write(path: Path, text: str) -> None:
    try:
        with written_file(path) as file:
            file.write(f"{text}\n")
    except OSError as error:
        raise UsageFaultError(f"{path}: {error.strerror or error}") from error


def _chosen(app: App, arguments: Namespace) -> list[ToolDefinition]:
    """Those that are named, else all, in the order of the workspace; none that is disabled."""
    offered, wanted = app.registry.offered(), arguments.tool
    if not wanted:
        return list(offered)
    for each in tools_named(app, wanted):
        if not each.enabled:
            raise UsageFaultError(str(ToolDisabledError(each.name)))
    return [each for each in offered if each.name in wanted]
