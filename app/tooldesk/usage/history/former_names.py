"""of_tool: the calls of a tool, whatever its name was when they ran."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from sqlite3 import Connection
from typing import Any

from tooldesk.frozen_record import frozen_record
from tooldesk.storage.rename_statements import RENAMES
from tooldesk.storage.statements import OWNERS
from tooldesk.storage.stored_json import storable_text
from tooldesk.usage.history.past_call import PastCall


@frozen_record
class Rename:
    """A row of the table `tool_renames`."""

    number: int
    """Its id."""

    owner: int
    """Whose tool it is, as the history numbers workspaces."""

    name: str
    """What the tool was called from then on."""

    former_name: str
    """What it was called before."""

    after: int
    """The last call under the former name that is not this tool's."""

    until: int
    """The last one that is."""


def of_tool(connection: Connection, name: str, values: dict[str, Any]) -> str:
    """A condition in SQL, whose values are put into `values`."""
    values["tool_name"] = storable_text(name)
    terms = ["tool_name = :tool_name"]
    renames = [Rename(*row) for row in connection.execute(RENAMES)]
    for number, each in enumerate(former_names(renames, name)):
        names = (f"former_{number}", f"after_{number}", f"until_{number}")
        values |= dict(zip(names, (each.former_name, each.after, each.until), strict=True))
        terms.append(
            f"(owner = {each.owner} AND tool_name = :{names[0]}"
            f" AND id > :{names[1]} AND id <= :{names[2]})"
        )
    return f"({' OR '.join(terms)})"


def name_now(connection: Connection, call: PastCall) -> str:
    """What the tool of a call is called since, if it is still there."""
    owners = {number for number, folder in connection.execute(OWNERS) if folder == call.workspace}
    name, is_found = call.tool_name, False
    for each in sorted((Rename(*row) for row in connection.execute(RENAMES)), key=_number):
        is_of_it = is_found or each.after < call.number <= each.until
        if each.owner in owners and each.former_name == name and is_of_it:
            name, is_found = each.name, True
    return name


def _number(rename: Rename) -> int:
    return rename.number


def former_names(renames: Iterable[Rename], name: str) -> Iterator[Rename]:
    """Which calls under other names are of the tool of this name, in each workspace."""
    by_owner: dict[int, list[Rename]] = {}
    for each in renames:
        by_owner.setdefault(each.owner, []).append(each)
    for own in by_owner.values():
        # a tool that lost the name was another one
        since = max((each.until for each in own if each.former_name == name), default=0)
        found = {each.number: each for each in own if each.name == name and each.until >= since}
        waiting = list(found.values())
        while waiting:
            now = waiting.pop()
            for each in own:
                is_before = each.name == now.former_name and now.after <= each.until <= now.until
                if is_before and each.number not in found:
                    found[each.number] = each
                    waiting.append(each)
        yield from found.values()
