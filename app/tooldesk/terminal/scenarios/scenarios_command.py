"""tooldesk scenarios: keep outputs, list, show and remove them."""

from __future__ import annotations

from argparse import Namespace

from tooldesk.bootstrap import App
from tooldesk.errors import ScenarioError
from tooldesk.scenarios.expectation import expectation_words
from tooldesk.scenarios.scenario import Scenario
from tooldesk.scenarios.scenario_runs import ScenarioRuns, scenario_of_call
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.history.history_command import call_of
from tooldesk.terminal.input_output import OK, UsageFaultError, read_text, say, say_json, tell
from tooldesk.terminal.pages import cell
from tooldesk.terminal.session import dialect_of, run_in_app
from tooldesk.terminal.unknown_names import unknown_name
from tooldesk.tools.tool_result import JsonObject

HOW_TO_KEEP = "Keep one with tooldesk scenarios add NAME FILE, or import recorded traces."


def add(arguments: Namespace) -> int:
    """Keep an output; what becomes of it now is what is expected."""
    dialect = dialect_of(arguments)
    number = arguments.from_history
    raw = read_text(arguments.file) if number is None else ""

    async def work(app: App) -> int:
        runs = ScenarioRuns(app)
        scenario = Scenario(raw=raw)
        if number is not None:
            await app.prepare()
            call = await call_of(app, number, is_everywhere=False)
            scenario = scenario_of_call(call, app.redactor)
        values: JsonObject = {"about": arguments.about, "dialect": dialect}
        if arguments.with_tools:
            values["tools"] = runs.tools_as_they_are()
        values["executes"] = arguments.executes
        scenario = scenario.model_copy(update=values)
        await runs.keep(arguments.name, scenario, replaces=arguments.replace)
        say(_line(arguments.name, runs.files.read(arguments.name))[1])
        return OK

    return run_in_app(arguments, work)


def list_scenarios(arguments: Namespace) -> int:
    """One line a scenario: what is expected of it, and what it is for."""

    async def work(app: App) -> int:
        runs = ScenarioRuns(app)
        rows = []
        for name in runs.files.names():
            try:
                rows.append(_line(name, runs.files.read(name)))
            except ScenarioError as error:
                rows.append((name, f"can't be read: {error.message}", ""))
        rows = await app.without_secrets(rows)
        if arguments.json:
            keys = ("name", "expects", "about")
            say_json([dict(zip(keys, row, strict=True)) for row in rows], indent=2)
        elif rows:
            print_columns(
                [("NAME", "EXPECTS", "ABOUT"), *((n, cell(e, 60), a) for n, e, a in rows)]
            )
        else:
            tell(f"There is no scenario yet. {HOW_TO_KEEP}")
        return OK

    return run_in_app(arguments, work)


def _line(name: str, scenario: Scenario) -> tuple[str, str, str]:
    """Its name, what is expected of it, and what it is for."""
    return name, expectation_words(scenario), cell(scenario.about, 60)


def show(arguments: Namespace) -> int:
    """The content of its file."""

    async def work(app: App) -> int:
        (name,) = named(ScenarioRuns(app), [arguments.name])
        scenario = ScenarioRuns(app).files.read(name)
        value = scenario.model_dump(mode="json", exclude_defaults=True)
        say_json(await app.without_secrets(value), indent=2)
        return OK

    return run_in_app(arguments, work)


def remove(arguments: Namespace) -> int:
    """Delete their files."""

    async def work(app: App) -> int:
        runs = ScenarioRuns(app)
        for name in named(runs, arguments.names):
            await runs.files.remove(name)
        return OK

    return run_in_app(arguments, work)


def named(runs: ScenarioRuns, names: list[str]) -> list[str]:
    """The scenarios of these names, all where none is named.

    Raises:
        UsageFaultError: one of them is not there, or there is none at all.
    """
    known = runs.files.names()
    if not known:
        raise UsageFaultError(f"There is no scenario in {runs.files.folder} yet. {HOW_TO_KEEP}")
    unknown = [unknown_name("scenario", each, known) for each in names if each not in known]
    if unknown:
        raise UsageFaultError(" ".join(unknown))
    return list(dict.fromkeys(names)) or known
