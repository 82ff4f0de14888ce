"""Permissions: lets a call run, by its definition or by a person's yes, or refuses it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.errors import NotPermittedError, PermissionNeededError, StorageError
from tooldesk.execution.permissions.approvals import Approvals
from tooldesk.execution.permissions.asking import Answer, Ask, PermissionRequest
from tooldesk.execution.permissions.changes import changes_since
from tooldesk.execution.permissions.code_reader import CodeReader
from tooldesk.execution.permissions.conditions import CallPlace
from tooldesk.execution.permissions.edges import (
    Edge,
    EdgeKind,
    edges_of,
    is_open,
    may_have_edges,
)
from tooldesk.execution.permissions.fingerprint import Fingerprint, shown_values
from tooldesk.execution.permissions.grant import Grant, GrantStore
from tooldesk.execution.permissions.permit import ALLOWED, Permit
from tooldesk.execution.permissions.question import Question
from tooldesk.execution.permissions.question_words import day, why
from tooldesk.execution.permissions.refusals import nobody_there, refuse_denied
from tooldesk.execution.permissions.verdict import Verdict, judge, may_be_redirected
from tooldesk.paths import expanded_path
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_definition import ShellSource, ToolDefinition
from tooldesk.tools.tool_result import JsonObject

if TYPE_CHECKING:
    from tooldesk.signing.signer_access import SignatureRequest


class Permissions:
    """Of the tools of one workspace. What is allowed "for this session" ends with the object."""

    def __init__(
        self,
        grants: GrantStore,
        workspace_dir: Path,
        require_trust: Callable[[], None] | None = None,
        code: CodeReader | None = None,
        approvals: Approvals | None = None,
    ) -> None:
        """`require_trust` refuses with NotPermittedError while nobody trusts the workspace.

        A script's own tools are of no folder that anybody could distrust, or change.
        """
        self.grants = grants
        self.code = code or CodeReader(workspace_dir)
        self.approvals = approvals
        self._require_trust = require_trust
        self._workspace_dir = workspace_dir
        self._of_session: dict[tuple[str, str], Fingerprint] = {}
        self._waiting: dict[asyncio.Future[Answer], Question] = {}

    def require_trust(self) -> None:
        """Return when a person trusts the workspace.

        Raises:
            NotPermittedError: nobody does.
        """
        # not on a thread: calls take their places in line in the order they came
        if self._require_trust is not None:
            self._require_trust()

    async def _require_as_seen(self, definition: ToolDefinition) -> None:
        self.require_trust()
        if self.approvals is not None:
            await self.approvals.require(definition)

    async def permit(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        working_dir: Path | None = None,
        ask: Ask | None = None,
    ) -> Permit:
        """Return once the call may run.

        Raises:
            NotPermittedError: it is denied, there was no yes, nobody trusts the workspace, or it
                is not as it was approved.
            InvalidInputError: it asks, and its arguments make no request or command.
        """
        await self._require_as_seen(definition)
        if definition.permission is Permission.ALLOW and not definition.permission_rules:
            return ALLOWED
        verdict = await self.judge(definition, arguments, working_dir)
        if verdict.permission == Permission.ALLOW:
            return Permit(f"allowed by {verdict.reason}", verdict)
        refuse_denied(definition, verdict)
        folder = self.folder_of(definition, working_dir)
        words, now = await self._yes(definition, arguments, verdict, folder, ask)
        permit = Permit(words, verdict, now)
        await self._recheck_rules(permit, definition, arguments, working_dir)
        return permit

    async def permit_signature(
        self,
        definition: ToolDefinition,
        working_dir: Path | None,
        ask: Ask | None,
        signature: SignatureRequest,
    ) -> None:
        """Return once a key may sign for a tool.

        Raises:
            NotPermittedError: its definition denies that, or there was no yes.
        """
        assert definition.signer is not None
        rules = (f"it signs with {signature.key_name}",)
        verdict = Verdict(definition.signer.permission, rules)
        if verdict.permission == Permission.ALLOW:
            return
        if verdict.permission == Permission.DENY:
            raise NotPermittedError(
                f"{definition.name} may not sign with {signature.key_name}: its definition denies"
                " that.",
                next_step='Set "permission" of its "signer" to "ask" or "allow" to let it sign.',
            )
        folder = self.folder_of(definition, working_dir)
        await self._yes(definition, {}, verdict, folder, ask, signature)

    async def consent(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        working_dir: Path | None,
        ask: Ask | None,
        shared: Collection[str],
    ) -> Fingerprint | None:
        """Return once a person agreed to all of theirs that goes to a call.

        `shared` are the variables whose values come from what is kept for all workspaces. No
        definition says yes to this, nor does --yes. Gives what the tool was like, if anything goes.

        Raises:
            NotPermittedError: there was no yes.
        """
        if self._require_trust is None or not may_have_edges(definition, shared):
            return None
        where = self._workspace_dir, arguments, working_dir
        wanted = await asyncio.to_thread(edges_of, definition, *where)
        edges = [each for each in wanted if each.kind != EdgeKind.SECRET or each.name in shared]
        if not edges:
            return None
        now = await self.code.fingerprint(definition)
        missing = await self._unanswered(definition, edges, now)
        if missing:
            folder = self.folder_of(definition, working_dir)
            verdict = Verdict(Permission.ASK)
            await self._yes(definition, arguments, verdict, folder, ask, edges=missing)
        return now

    async def keep_consents(
        self,
        definition: ToolDefinition,
        chosen: Collection[Edge] | None = None,
        shown: Fingerprint | None = None,
    ) -> tuple[Edge, ...]:
        """Keep a yes to all that a tool may get, for a person who said so of exactly this tool.

        `chosen` is what of it they said yes to, None is all; `shown` is what the tool was like when
        they were shown it.

        Raises:
            NotPermittedError: where it would end up is chosen by each call, or it has changed.
            StorageError: it can't be kept.
        """
        edges = await asyncio.to_thread(edges_of, definition, self._workspace_dir)
        if chosen is not None:
            edges = tuple(edge for edge in edges if edge in chosen)
        if any(is_open(edge) for edge in edges):
            raise NotPermittedError(
                f"{definition.name} sends it to whichever host a call chooses.",
                next_step="Say yes to each host when it is asked, in the window or at a terminal.",
            )
        now = await self.code.fingerprint(definition)
        if shown is not None and now != shown:
            raise NotPermittedError(
                f"{definition.name} has changed since it was shown.",
                next_step="Look at it again; it asks when it is called.",
            )
        at = datetime.now(UTC)
        shown = shown_values(definition)
        await self.grants.put(Grant(definition.name, edge.key, at, now, shown) for edge in edges)
        return edges

    async def _unanswered(
        self, definition: ToolDefinition, edges: Iterable[Edge], now: Fingerprint
    ) -> tuple[Edge, ...]:
        """Those without a yes to the tool as it is now."""
        missing = []
        for edge in edges:
            question = Question(definition.name, (edge.key,), now)
            given = await self._given(question)
            if not self._is_of_session(question) and not any(
                each.fingerprint == now for each in given
            ):
                missing.append(edge)
        return tuple(missing)

    async def recheck(
        self,
        permit: Permit,
        definition: ToolDefinition,
        arguments: JsonObject,
        working_dir: Path | None = None,
    ) -> None:
        """Refuse a call whose paths lead elsewhere, or whose code is another, than when permitted.

        Raises:
            NotPermittedError: the rules say something stricter of it now, its code changed, or
                the workspace is not trusted any more, or it is not as it was approved.
        """
        await self._require_as_seen(definition)
        await self._recheck_rules(permit, definition, arguments, working_dir)
        if permit.fingerprint is None:
            return
        if await self.code.fingerprint(definition) != (permit.fingerprint):
            raise PermissionNeededError(
                f"The code of {definition.name} changed while it waited.",
                next_step="Look at the change, then run the call again.",
            )

    async def _recheck_rules(
        self,
        permit: Permit,
        definition: ToolDefinition,
        arguments: JsonObject,
        working_dir: Path | None,
    ) -> None:
        if not definition.permission_rules:
            return
        now = await self.judge(definition, arguments, working_dir)
        refuse_denied(definition, now)
        is_asked_anew = now.permission == Permission.ASK and now.rules != permit.verdict.rules
        if now.is_stricter_than(permit.verdict) or is_asked_anew:
            raise PermissionNeededError(
                f"What {definition.name} would reach has changed since the call was allowed.",
                next_step="Run it again to see what it would do now.",
            )

    async def judge(
        self, definition: ToolDefinition, arguments: JsonObject, working_dir: Path | None = None
    ) -> Verdict:
        """What the definition alone says of a call."""
        if not definition.permission_rules:
            return Verdict(definition.permission)
        place = self._place(definition, working_dir)
        # paths are looked up in the file system, which may be a slow one
        return await asyncio.to_thread(judge, definition, arguments, place)

    def may_be_redirected(
        self, definition: ToolDefinition, arguments: JsonObject, url: str
    ) -> bool:
        """Whether the tool's rules let a server send its request on to a URL."""
        place = replace(self._place(definition, None), redirected_to=url)
        return may_be_redirected(definition, arguments, place)

    async def is_in_force(self, grant: Grant, definition: ToolDefinition | None) -> bool:
        """Whether a grant is about the tool as it is now."""
        if definition is None:
            return False
        now = await self.code.fingerprint(definition)
        return now == grant.fingerprint

    async def _yes(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        verdict: Verdict,
        folder: Path,
        ask: Ask | None,
        signature: SignatureRequest | None = None,
        edges: tuple[Edge, ...] = (),
    ) -> tuple[str, Fingerprint]:
        """Words for a person's yes, and what the tool was like."""
        now = await self.code.fingerprint(definition)
        question = Question.about(definition.name, verdict, edges, now)
        if self._is_of_session(question):
            return str(Answer.SESSION), now
        given = await self._given(question)
        if len(given) == len(question.keys) and all(each.fingerprint == now for each in given):
            return f"{Answer.ALWAYS} since {day(min(each.granted_at for each in given))}", now
        if ask is None:
            raise nobody_there(definition, edges)
        if signature is None:
            from tooldesk.execution.rendered_call import rendered_call

            rendered_call(definition, arguments)  # what could not run at all need not be asked
        old = next((each for each in given if each.fingerprint != now), None)
        reason = why(definition, verdict, old, now, edges)
        changes = changes_since(old, definition, now) if old else ()
        request = PermissionRequest(
            definition, arguments, reason, folder, signature, edges, changes=changes
        )
        return await self._asked(ask, request, question), now

    async def _asked(self, ask: Ask, request: PermissionRequest, question: Question) -> str:
        """Words for the yes that a person gives now, to the tool as they were shown it."""
        definition = request.definition
        answer = await self._answer(ask, request, question)
        if answer is Answer.IN_ADVANCE and request.edges:
            raise nobody_there(definition, request.edges)
        if answer is Answer.DENY:
            raise NotPermittedError(
                f"{definition.name} asked, and the answer was no.",
                next_step="Run the call again to be asked again.",
            )
        now = await self.code.fingerprint(definition)
        if now != question.fingerprint:
            raise PermissionNeededError(
                f"The code of {definition.name} changed while it asked.",
                next_step="Look at the change, then run the call again.",
            )
        return await self._take(answer, question, definition)

    async def _take(self, answer: Answer, question: Question, definition: ToolDefinition) -> str:
        """Remember a yes as far as it reaches; it answers others that wait for the same."""
        if answer not in (Answer.SESSION, Answer.ALWAYS):
            return str(answer)
        words = str(answer)
        is_kept = False
        if answer is Answer.ALWAYS:
            at = datetime.now(UTC)
            shown = shown_values(definition)
            given = [Grant(*key, at, question.fingerprint, shown) for key in question.keys]
            try:
                await self.grants.put(given)
                is_kept = True
            except StorageError as error:
                words = f"{Answer.SESSION}; it could not be kept: {error.message}"
        if not is_kept:
            self._of_session.update(dict.fromkeys(question.keys, question.fingerprint))
        for future, other in self._waiting.items():
            if question.covers(other) and not future.done():
                future.set_result(answer)
        return words

    async def _answer(self, ask: Ask, request: PermissionRequest, question: Question) -> Answer:
        """A person's answer, or the one they gave meanwhile to the same question."""
        given_elsewhere: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        asking = asyncio.ensure_future(ask(request))
        self._waiting[given_elsewhere] = question
        try:
            await asyncio.wait((asking, given_elsewhere), return_when=asyncio.FIRST_COMPLETED)
            return asking.result() if asking.done() else given_elsewhere.result()
        finally:
            del self._waiting[given_elsewhere]
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    def _is_of_session(self, question: Question) -> bool:
        return all(self._of_session.get(key) == question.fingerprint for key in question.keys)

    async def _given(self, question: Question) -> list[Grant]:
        """What a person always allows of it; a database that can't be read holds no yes."""
        try:
            grants = await self.grants.of(question.tool_name)
        except StorageError:
            return []
        return [grant for _, rule in question.keys if (grant := grants.get(rule))]

    def folder_of(self, definition: ToolDefinition, working_dir: Path | None) -> Path:
        """The folder that a call works in; None is none of its own."""
        return self._place(definition, working_dir).working_dir

    def _place(self, definition: ToolDefinition, working_dir: Path | None) -> CallPlace:
        folder = working_dir or self._workspace_dir
        source = definition.source
        if isinstance(source, ShellSource) and source.working_dir is not None:
            folder = self._workspace_dir / expanded_path(source.working_dir)
        return CallPlace(self._workspace_dir, folder)
