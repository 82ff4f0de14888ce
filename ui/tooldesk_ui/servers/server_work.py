"""ServerWork: starts, stops and examines servers, several at once, each as a task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import TYPE_CHECKING, Any

from tooldesk.errors import NotPermittedError
from tooldesk.execution.permissions.asking import Answer, Ask, PermissionRequest
from tooldesk_ui.task_owner import TaskOwner

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.execution.mcp_server.doctor import DoctorStep


class ServerWork:
    """One thing at a time is done to a server; its questions come one after the other.

    A stop ends whatever is under way, with the question it waits for.
    """

    def __init__(
        self,
        owner: TaskOwner,
        ask: Ask,
        on_changed: Callable[[], None],
        say: Callable[[str], None],
    ) -> None:
        """`on_changed` is told when something begins or ends; `say` shows a short word."""
        self._say = say
        self._owner = owner
        self._ask = ask
        self._on_changed = on_changed
        self._asking = asyncio.Lock()
        self._tasks: dict[str, asyncio.Task[Any]] = {}

    def is_busy(self, name: str) -> bool:
        """Whether something is under way with a server."""
        return name in self._tasks

    def start(self, app: App, name: str) -> None:
        """Start it, once a person said yes."""
        self._do(name, self._start(app, name))

    def restart(self, app: App, name: str) -> None:
        """End it, and start it."""

        async def work() -> None:
            await app.servers.stop(name)
            await self._start(app, name)

        self._do(name, work())

    def stop(self, app: App, name: str) -> None:
        """End it, and what is under way with it."""
        before = self._tasks.pop(name, None)

        async def work() -> None:
            if before is not None:
                before.cancel()
                await asyncio.wait([before])
            await app.servers.stop(name)

        self._do(name, work())

    def examine(self, app: App, name: str, show: Callable[[list[DoctorStep], bool], None]) -> None:
        """Look at each step of a start; `show` gets those that are known, and whether it is all."""

        async def work() -> None:
            steps: list[DoctorStep] = []
            show(steps, False)
            try:
                async for step in self._steps(app, name):
                    steps.append(await asyncio.to_thread(app.without_known_secrets, step))
                    show(steps, False)
            finally:
                show(steps, True)

        self._do(name, work())

    def cancel_all(self) -> None:
        """End all that is under way; servers that run go on."""
        for task in tuple(self._tasks.values()):
            task.cancel()

    async def _start(self, app: App, name: str) -> None:
        answers: list[Answer] = []

        async def ask(request: PermissionRequest) -> Answer:
            answers.append(await self._ask_in_turn(request))
            return answers[-1]

        try:
            await app.servers.start(name, ask)
        except NotPermittedError:
            if Answer.DENY not in answers:
                raise
            self._say(f"{name} is not started: you said no.")

    def _steps(self, app: App, name: str) -> AsyncIterator[DoctorStep]:
        from tooldesk.execution.mcp_server.doctor import examine

        return examine(app.servers, name, self._ask_in_turn)

    async def _ask_in_turn(self, request: PermissionRequest) -> Answer:
        async with self._asking:
            return await self._ask(request)

    def _do(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        if name in self._tasks:
            work.close()
            return
        task = self._owner.start(work, f"work on the server {name}")
        if task is None:
            return
        self._tasks[name] = task
        task.add_done_callback(lambda done: self._on_done(name, done))
        self._on_changed()

    def _on_done(self, name: str, task: asyncio.Task[Any]) -> None:
        if self._tasks.get(name) is task:
            del self._tasks[name]
        self._on_changed()
