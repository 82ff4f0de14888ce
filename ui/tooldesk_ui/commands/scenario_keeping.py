"""scenario_step: an output becomes a scenario of the workspace, which can be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tooldesk_ui.commands.history import Step

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.capturing.exchange import Exchange
    from tooldesk.scenarios.scenario import Scenario
    from tooldesk.usage.history.past_call import PastCall


async def scenario_step(app: App, make: Callable[[App], Scenario], words: str) -> Step:
    """The step that keeps what `make` gives, under a free name that begins with `words`.

    Raises:
        ScenarioError: there is nothing to keep.
    """
    # slow to import, and most windows never keep one
    import asyncio

    from tooldesk.scenarios.scenario_runs import ScenarioRuns

    runs = ScenarioRuns(app)
    await app.prepare()
    scenario = make(app)
    name = await asyncio.to_thread(runs.files.free_name, words)

    async def do() -> None:
        await runs.keep(name, scenario)

    async def take_back() -> None:
        await runs.files.remove(name)

    done = f"Kept as scenarios/{name}.json; run it with tooldesk test {name}."
    return Step(f"keep scenario {name}", done, do, take_back)


def scenario_of_past(app: App, call: PastCall) -> Scenario:
    """The scenario of a call of the history.

    Raises:
        ScenarioError: what the model wrote was not kept, or a secret stood in it.
    """
    from tooldesk.scenarios.scenario_runs import scenario_of_call

    return scenario_of_call(call, app.redactor)


def scenario_of_text(app: App, text: str, dialect: str | None) -> Scenario:
    """The scenario of a text, for the tools of the workspace.

    Raises:
        ScenarioError: a secret stands in it.
    """
    from tooldesk.scenarios.scenario_runs import scenario_of_output

    scenario = scenario_of_output(text, "", None, "the text", app.redactor)
    return scenario.model_copy(update={"dialect": dialect})


def scenario_of_exchange(app: App, exchange: Exchange) -> Scenario:
    """The scenario of a captured exchange, with the tools that its request offered.

    Raises:
        ScenarioError: a secret stood in what the model wrote, or it was not read whole.
    """
    from tooldesk.capturing.kept_exchange import kept_raw
    from tooldesk.errors import ScenarioError
    from tooldesk.scenarios.scenario_runs import scenario_of_output

    what = f"exchange {exchange.number}"
    if exchange.is_cut or exchange.output is None:
        step = "Keep one whose answer came whole."
        raise ScenarioError(f"What the model wrote for {what} was not read whole.", next_step=step)
    raw = kept_raw(exchange)
    return scenario_of_output(raw, exchange.model, exchange.tools, what, app.redactor)
