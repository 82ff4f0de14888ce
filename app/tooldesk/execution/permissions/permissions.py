"""Permissions: lets a call run, by its definition or by a person's yes, or refuses it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

from tooldesk.errors import NotPermittedError, PermissionNeededError, StorageError
from tooldesk.execution.permissions.asking import Answer, Ask, PermissionRequest
from tooldesk.execution.permissions.conditions import CallPlace
from tooldesk.execution.permissions.fingerprint import Fingerprint, changed_parts, fingerprint
from tooldesk.execution.permissions.grants import OWN_PERMISSION, Grant, Grants
from tooldesk.execution.permissions.verdict import Verdict, judge, may_be_redirected
from tooldesk.execution.rendered_call import rendered_call
from tooldesk.signing.signer_access import SignatureRequest
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_definition import ShellSource, ToolDefinition
from tooldesk.tools.tool_result import JsonObject


@dataclass(frozen=True, slots=True)
class Permit:
    """A call may run."""

    words: str
    """What allows it: "allowed by rule: host in api.example.com", "allowed once by you"."""

    verdict: Verdict
    """What the definition said of it."""

    fingerprint: Fingerprint | None = None
    """What the tool was like when a person said yes; None when nobody had to."""


@dataclass(frozen=True, slots=True)
class _Question:
    """What a person is asked about: a tool as it is now, by its own permission or by rules."""

    tool_name: str
    rules: tuple[str, ...]
    fingerprint: Fingerprint = field(hash=False)

    @property
    def keys(self) -> list[tuple[str, str]]:
        """By which a yes is remembered: tool and rule, one pair a rule."""
        return [(self.tool_name, rule) for rule in self.rules or (OWN_PERMISSION,)]

    def covers(self, other: _Question) -> bool:
        """Whether a yes to this one is a yes to the other."""
        return self.fingerprint == other.fingerprint and {*other.keys} <= {*self.keys}


class Permissions:
    """Of the tools of one workspace. What is allowed "for this session" ends with the object."""

    def __init__(self, grants: Grants, workspace_dir: Path) -> None:
        self.grants = grants
        self._workspace_dir = workspace_dir
        self._of_session: dict[tuple[str, str], Fingerprint] = {}
        self._waiting: dict[asyncio.Future[Answer], _Question] = {}

    async def permit(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        working_dir: Path | None = None,
        ask: Ask | None = None,
    ) -> Permit:
        """Return once the call may run.

        Raises:
            NotPermittedError: it is denied, or there was no yes.
            InvalidInputError: it asks, and its arguments make no request or command.
        """
        verdict = await self.judge(definition, arguments, working_dir)
        if verdict.permission == Permission.ALLOW:
            return Permit(f"allowed by {verdict.reason}", verdict)
        _refuse_denied(definition, verdict)
        folder = self._place(definition, working_dir).working_dir
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
        folder = self._place(definition, working_dir).working_dir
        await self._yes(definition, {}, verdict, folder, ask, signature)

    async def recheck(
        self,
        permit: Permit,
        definition: ToolDefinition,
        arguments: JsonObject,
        working_dir: Path | None = None,
    ) -> None:
        """Refuse a call whose paths lead elsewhere, or whose code is another, than when permitted.

        Raises:
            NotPermittedError: the rules say something stricter of it now, or its code changed.
        """
        await self._recheck_rules(permit, definition, arguments, working_dir)
        if permit.fingerprint is None:
            return
        if await asyncio.to_thread(fingerprint, definition, self._workspace_dir) != (
            permit.fingerprint
        ):
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
        _refuse_denied(definition, now)
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
        now = await asyncio.to_thread(fingerprint, definition, self._workspace_dir)
        return now == grant.fingerprint

    async def _yes(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        verdict: Verdict,
        folder: Path,
        ask: Ask | None,
        signature: SignatureRequest | None = None,
    ) -> tuple[str, Fingerprint]:
        """Words for a person's yes, and what the tool was like."""
        now = await asyncio.to_thread(fingerprint, definition, self._workspace_dir)
        question = _Question(definition.name, verdict.rules, now)
        if self._is_of_session(question):
            return str(Answer.SESSION), now
        given = await self._given(question)
        if len(given) == len(question.keys) and all(each.fingerprint == now for each in given):
            return f"{Answer.ALWAYS} since {day(min(each.granted_at for each in given))}", now
        if ask is None:
            raise PermissionNeededError(
                f"{definition.name} asks before it runs, and nobody was there to say yes.",
                next_step="Say yes in the window or at a terminal, or with --yes; or have its "
                '"permission" allow it.',
            )
        if signature is None:
            rendered_call(definition, arguments)  # what could not run at all need not be asked
        reason = why(definition, verdict, given, now)
        request = PermissionRequest(definition, arguments, reason, folder, signature)
        return await self._asked(ask, request, question), now

    async def _asked(self, ask: Ask, request: PermissionRequest, question: _Question) -> str:
        """Words for the yes that a person gives now, to the tool as they were shown it."""
        definition = request.definition
        answer = await self._answer(ask, request, question)
        if answer is Answer.DENY:
            raise NotPermittedError(
                f"{definition.name} asked, and the answer was no.",
                next_step="Run the call again to be asked again.",
            )
        now = await asyncio.to_thread(fingerprint, definition, self._workspace_dir)
        if now != question.fingerprint:
            raise PermissionNeededError(
                f"The code of {definition.name} changed while it asked.",
                next_step="Look at the change, then run the call again.",
            )
        return await self._take(answer, question)

    async def _take(self, answer: Answer, question: _Question) -> str:
        """Remember a yes as far as it reaches; it answers others that wait for the same."""
        if answer not in (Answer.SESSION, Answer.ALWAYS):
            return str(answer)
        words = str(answer)
        is_kept = False
        if answer is Answer.ALWAYS:
            at = datetime.now(UTC)
            given = [Grant(*key, at, question.fingerprint) for key in question.keys]
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

    async def _answer(self, ask: Ask, request: PermissionRequest, question: _Question) -> Answer:
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

    def _is_of_session(self, question: _Question) -> bool:
        return all(self._of_session.get(key) == question.fingerprint for key in question.keys)

    async def _given(self, question: _Question) -> list[Grant]:
        """What a person always allows of it; a database that can't be read holds no yes."""
        try:
            grants = await self.grants.of(question.tool_name)
        except StorageError:
            return []
        return [grant for _, rule in question.keys if (grant := grants.get(rule))]

    def _place(self, definition: ToolDefinition, working_dir: Path | None) -> CallPlace:
        folder = working_dir or self._workspace_dir
        source = definition.source
        if isinstance(source, ShellSource) and source.working_dir is not None:
            folder = self._workspace_dir / Path(source.working_dir).expanduser()
        return CallPlace(self._workspace_dir, folder)


def why(
    definition: ToolDefinition, verdict: Verdict, given: Iterable[Grant], now: Fingerprint
) -> str:
    """Why a call asks, as one sentence."""
    for grant in given:
        if grant.fingerprint != now:
            parts = " and ".join(changed_parts(grant.fingerprint, now))
            return f"Its {parts} changed since you allowed it on {day(grant.granted_at)}."
    if verdict.rules:
        return f"Its definition asks by this rule: {'; '.join(verdict.rules)}."
    kinds = {"http": "It reaches the network.", "shell": "It runs a command."}
    return kinds.get(definition.source.kind, "Its definition says that it asks.")


def day(moment: datetime) -> str:
    """A day as people here write it: 3 May 2026."""
    local = moment.astimezone()
    return f"{local.day} {local:%B %Y}"


def _refuse_denied(definition: ToolDefinition, verdict: Verdict) -> None:
    if verdict.permission != Permission.DENY:
        return
    if verdict.rules:
        raise NotPermittedError(
            f"{definition.name} is denied by {verdict.reason}.",
            next_step="Call it with other arguments, or change the rule in its definition.",
        )
    raise NotPermittedError(
        f"{definition.name} is denied.",
        next_step='Set its "permission" to "ask" or "allow" to run it.',
    )
