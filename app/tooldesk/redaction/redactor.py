"""Redactor: what the app knows of secret values, and everything shown or kept without them.

A value that can't be read now is not looked for by digests in the index instead. It may begin at
any place of a text, in one of many forms: 200 values have some 4,000, of 100 lengths. So each
window of each length would be hashed by something quick, of which the index holds so many bits that
a megabyte of text meets none by chance: 32. Whoever gets that file tries all values of six small
letters and more on those, however slow the hash is that confirms a hit. What can't be checked is
not kept instead, nor logged or printed. The window and whoever calls the library still get what
they gave and what came of it: both have it in memory only.
"""

from __future__ import annotations

import asyncio
import dataclasses
import threading
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, TypeVar, cast

from tooldesk.errors import SecretUnavailableError
from tooldesk.json_pieces import is_large
from tooldesk.redaction.secret_patterns import SecretPatterns
from tooldesk.redaction.stream_redactor import StreamRedactor, placeholder, redacted_text

T = TypeVar("T")

NOT_KEPT = "Not kept: stored secrets can't be read now, and one of them may be in it."
"""What stands in the place of a text that must not be kept."""


def why_not_kept(because: SecretUnavailableError) -> str:
    """The same with the reason, and what to do about it."""
    return " ".join(filter(None, (NOT_KEPT, because.message, because.next_step)))


MAX_DEPTH = 200
TOO_DEEP = "•••nested too deep to be shown without the secret in it•••"

_LARGE_LENGTH = 4_096
_REMEMBERED = 8

_LOOKED_THROUGH = 2_000
"""Parts of a value in which long texts are looked for."""


class Redactor:
    """Replaces every value it has learned by `•••NAME•••`.

    A value that was replaced or removed stays known until the app ends: texts may still hold it.

    Attributes:
        is_empty: Whether it has learned none yet, so that nothing needs to be redacted.
        blind_because: Why there are stored values that can't be read now. Any text may hold one
            unseen, so that what a call was given and gave back is not kept, logged or printed.
    """

    def __init__(self) -> None:
        self.is_empty = True
        self.blind_because: SecretUnavailableError | None = None
        self._values: dict[tuple[str, str], None] = {}
        self._patterns = SecretPatterns(())
        self._learning = threading.Lock()
        self._known_texts: deque[tuple[SecretPatterns, str, str]] = deque(maxlen=_REMEMBERED)

    @property
    def is_blind(self) -> bool:
        """Whether any text may hold a value that is not looked for."""
        return self.blind_because is not None

    @property
    def patterns(self) -> SecretPatterns:
        """What is looked for now."""
        return self._patterns

    @property
    def known(self) -> tuple[tuple[str, str], ...]:
        """Every (name, value), for a process of ours that has to redact, too; never for a file."""
        return tuple(self._values)

    def knows(self, values: Iterable[tuple[str, str]]) -> bool:
        """Whether all of these (name, value) pairs are looked for."""
        return all(pair in self._values for pair in values)

    def learn(self, values: Iterable[tuple[str, str]]) -> None:
        """Look for these (name, value) pairs from now on; long values take a while."""
        with self._learning:
            known = self._values | dict.fromkeys(values)
            if len(known) > len(self._values):
                self._patterns = SecretPatterns(known)
                self._values = known
                self.is_empty = False
                self._known_texts.clear()

    def stream(self) -> StreamRedactor:
        """For one text that comes in pieces."""
        return StreamRedactor(lambda: self._patterns)

    def redact(self, value: T) -> T:
        """`value` without secrets: a text, JSON, a record, an error, or records of these.

        The very same object when there is nothing to replace in it.
        """
        if self.is_empty:
            return value
        return cast(T, self._redacted(value, 0))

    async def look_through(self, value: object) -> None:
        """Look for secrets in the long texts of a value, on another thread.

        Events, messages and the log hand on the same texts, and are redacted in no time then.
        """
        texts = () if self.is_empty else tuple(_long_texts(value))
        if texts:
            await asyncio.to_thread(lambda: [self._text(each) for each in texts])

    def holds_secret(self, *values: object) -> bool:
        """Whether any of these would be changed by `redact`."""
        return any(self.redact(value) is not value for value in values)

    def _redacted(self, value: Any, depth: int) -> Any:
        if isinstance(value, str):
            return self._text(value)
        if isinstance(value, Mapping | list | tuple):
            if self._is_clean(value):
                return value
            if depth >= MAX_DEPTH:
                return TOO_DEEP if self._is_in(value) else value
            if isinstance(value, Mapping):
                return self._mapping(value, depth)
            return self._sequence(value, depth)
        if isinstance(value, BaseException):
            return self._error(value, depth)
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            return self._record(value, depth)
        if isinstance(value, int | float) and not isinstance(value, bool):
            name = self._patterns.numbers.get(repr(value))
            return value if name is None else placeholder(name)
        return value

    def _text(self, text: str) -> str:
        if len(text) < _LARGE_LENGTH:
            return redacted_text(text, self._patterns)
        # several events hand on one large text; it is searched once
        patterns = self._patterns
        # other threads redact and learn meanwhile: what was found by other patterns says nothing
        for found_by, known, redacted in tuple(self._known_texts):
            if found_by is patterns and (text is known or text is redacted):
                return redacted
        redacted = redacted_text(text, patterns)
        self._known_texts.append((patterns, text, redacted))
        return redacted

    def _is_clean(self, value: Any) -> bool:
        """Whether there is surely nothing in a JSON value: all its texts are searched as one.

        False when there may be: then each part is looked at, which takes twenty times as long.
        """
        waiting, texts = [value], []
        for each in waiting:
            kind = type(each)
            if kind is str:
                if len(each) < _LARGE_LENGTH:
                    texts.append(each)
                elif self._text(each) is not each:
                    return False
            elif kind is dict:
                waiting.extend(each)
                waiting.extend(each.values())
            elif kind is list or kind is tuple:
                waiting.extend(each)
            elif kind is int or kind is float:
                if self._patterns.numbers and repr(each) in self._patterns.numbers:
                    return False
            elif kind is not bool and each is not None:
                return False
        # no value goes on behind a NUL, which stands in no word either
        return not self._patterns.spans("\0".join(texts).encode("utf-8", "surrogatepass"))

    def _mapping(self, value: Mapping[Any, Any], depth: int) -> Any:
        pairs = [
            (self._redacted(key, depth + 1), self._redacted(each, depth + 1))
            for key, each in value.items()
        ]
        is_same = all(
            key is old and new is each
            for (key, new), (old, each) in zip(pairs, value.items(), strict=True)
        )
        return value if is_same else dict(pairs)

    def _sequence(self, value: Any, depth: int) -> Any:
        items = [self._redacted(each, depth + 1) for each in value]
        if all(new is old for new, old in zip(items, value, strict=True)):
            return value
        return items if isinstance(value, list) else tuple(items)

    def _record(self, record: Any, depth: int) -> Any:
        changes = {}
        for field in dataclasses.fields(record):
            if field.init:
                before = getattr(record, field.name)
                after = self._redacted(before, depth + 1)
                if after is not before:
                    changes[field.name] = after
        return dataclasses.replace(record, **changes) if changes else record

    def _error(self, error: BaseException, depth: int) -> BaseException:
        """One of the same kind, with what it says, its notes and the errors in it redacted.

        What it came from is left out of the new one, as its frames hold values.
        """
        if depth >= MAX_DEPTH:
            return RuntimeError(TOO_DEEP)
        before = error.args, vars(error)
        args, fields = after = tuple(self._redacted(each, depth + 1) for each in before)
        if all(new is old for new, old in zip(after, before, strict=True)):
            return error
        redacted = _same_kind(error, args)
        vars(redacted).update(fields)
        return redacted

    def _is_in(self, value: Any) -> bool:
        waiting = [value]
        while waiting:
            each = waiting.pop()
            if isinstance(each, Mapping):
                waiting.extend(each)
                waiting.extend(each.values())
            elif isinstance(each, list | tuple):
                waiting.extend(each)
            elif self._redacted(each, 0) is not each:
                return True
        return False


def _same_kind(error: BaseException, args: tuple[Any, ...]) -> BaseException:
    """A new error of the same class; its own __init__ would want what nobody knows any more."""
    try:
        return type(error).__new__(type(error), *args)
    except Exception:  # a class may make its errors in a way of its own
        return RuntimeError(*args)


def _long_texts(value: object) -> Iterator[str]:
    waiting = [value]
    for each in islice(waiting, _LOOKED_THROUGH):
        if isinstance(each, str):
            if is_large(each):
                yield each
        elif isinstance(each, Mapping):
            waiting += each.values()
        elif isinstance(each, list | tuple):
            waiting += each
        elif dataclasses.is_dataclass(each) and not isinstance(each, type):
            waiting += (getattr(each, field.name) for field in dataclasses.fields(each))
