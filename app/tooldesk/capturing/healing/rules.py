"""heal: a whole answer of an API → the same with its calls put right, and what was changed.

A call that would be held back is never healed, and neither is any where the model was cut off:
what is not certain stays as it was written.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from tooldesk.calling.parsing.parse import parse
from tooldesk.capturing.apis import Api
from tooldesk.capturing.exchange import Change
from tooldesk.capturing.healing.api_documents import (
    CallPlace,
    add_call,
    calls_of,
    holder_of,
    texts_of,
    was_cut_off,
)
from tooldesk.capturing.healing.judging import CallJudge, certain_calls
from tooldesk.counted import counted
from tooldesk.tools.tool_result import JsonObject
from tooldesk.unique_keys import unique_keys_json

RULES = {
    "markup": "calls that stand in the text as markup become proper calls",
    "repair": "arguments that are broken JSON, or of another type than wanted, are mended",
    "names": "a misspelt name becomes that of the tool that is surely meant",
    "retry": "a call that can't be read is asked for once more, with tool_choice forced to it",
}
"""Id → what it does, as a person is told."""

Calls: TypeAlias = Sequence[tuple[str, JsonObject]]
"""Names and arguments."""


def heal(api: Api, document: JsonObject, judge: CallJudge) -> tuple[JsonObject, tuple[Change, ...]]:
    """The answer as the client gets it; the very same object when nothing is changed."""
    holder = holder_of(api, document)
    if holder is None or was_cut_off(api, document):
        return document, ()
    try:
        healed = copy.deepcopy(document)
    except RecursionError:
        return document, ()
    healing = _Healing(api, healed, judge)
    for place in calls_of(api, holder_of(api, healed)):
        healing.changes += mend(place, judge)
    if "markup" in judge.rules:
        healing.lift()
    return (healed if healing.changes else document), tuple(healing.changes)


def lifting(text: str, dialect: str | None, calls: Calls) -> Change:
    """What is told of calls that stood in a text."""
    what = counted(len(calls), "proper call")
    return Change("markup", text, _told(calls), f"markup ({dialect}) became {what}")


def retrying(before: str, name: str, calls: Calls) -> Change:
    """What is told of a call that was asked for once more."""
    why = f"its call of {name} could not be read, so it was asked for once more"
    return Change("retry", before, _told(calls), why)


def mend(place: CallPlace, judge: CallJudge) -> Iterator[Change]:
    """Put name and arguments of a proper call right, and say how."""
    name = judge.named(place.name)
    if name is None:
        return
    written = place.arguments
    arguments, why = _read(name, written, judge)
    if arguments is None:
        return
    fitted, coerced = judge.fitted(name, arguments)
    if name != place.name and fitted is not None:
        place.set_name(name)
        yield Change("names", place.name, name, f"{name} is meant")
    if fitted is not None and (why or coerced) and "repair" in judge.rules:
        place.set_arguments(fitted)
        before = written if isinstance(written, str) else _dumped(written)
        words = ", ".join(filter(None, (why, coerced)))
        yield Change("repair", before, _dumped(fitted), words)


class _Healing:
    def __init__(self, api: Api, document: JsonObject, judge: CallJudge) -> None:
        self._api, self._document, self._judge = api, document, judge
        self.changes: list[Change] = []

    def lift(self) -> None:
        """Make proper calls of the markup in each text, if all of it is certain."""
        for place in texts_of(self._api, holder_of(self._api, self._document)):
            output = parse(place.text, self._judge.schemas)
            calls = self._judge.lifted(output)
            if not calls:
                continue
            place.replace(output.content.strip())
            for name, arguments in calls:
                add_call(self._api, self._document, name, arguments)
            self.changes.append(lifting(place.text, output.dialect, calls))


def _read(name: str, written: object, judge: CallJudge) -> tuple[JsonObject | None, str]:
    """Arguments as an object, and how they were repaired; None where that is not certain."""
    if isinstance(written, dict):
        return written, ""
    if not isinstance(written, str):
        return None, ""
    if _has_key_twice(written):
        return None, ""
    # what parsing makes of them in a call of the very same kind, or that it holds it back
    function = {"name": name, "arguments": written}
    call = {"id": "1", "type": "function", "function": function}
    document = json.dumps({"role": "assistant", "content": None, "tool_calls": [call]})
    calls = certain_calls(parse(document, judge.schemas))
    if len(calls) != 1:
        return None, ""
    whys = dict.fromkeys(each.why for each in calls[0].repairs)
    return calls[0].arguments, ", ".join(whys)


def _has_key_twice(written: str) -> bool:
    """Whether it is JSON of which nobody knows which of two values is meant."""
    try:
        json.loads(written)
    except (ValueError, RecursionError):
        return False
    try:
        unique_keys_json(written)
    except ValueError:
        return True
    return False


def _told(calls: Calls) -> str:
    return "; ".join(f"{name}({_dumped(arguments)})" for name, arguments in calls)


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
