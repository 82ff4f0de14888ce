"""Damaged argument objects: how many are read right, held back or run wrongly, beside json_repair.

json_repair gives a value for anything, so what it does not get right it gets wrong.
"""

from __future__ import annotations

from collections import Counter

import json_repair
from damaged_arguments import WRAPPERS, Damaged, damaged, is_same, schemas_of

from tooldesk.calling.parsing.parse import parse


def main() -> None:
    """Print the figures of each dialect, and every kind of damage with something to tell."""
    texts = list(damaged())
    theirs = Counter(outcome_of_library(each) for each in texts)
    known = sum(each.meant is not None for each in texts)
    print(f"{len(texts)} damaged argument objects, of {known} of which it is known what was meant")
    print(f"json_repair: {theirs['right']} right, {theirs['wrong']} wrong")
    for dialect in WRAPPERS:
        for is_known in (True, False):
            ours = Counter(outcome(each, dialect, is_known=is_known) for each in texts)
            what = "tool known" if is_known else "tool not known"
            print(
                f"{dialect:<18} {what:<15} {ours['right']} right (limit {theirs['right']}), "
                f"{ours['held right'] + ours['held']} held, {ours['held right']} of them right, "
                f"{ours['wrong']} wrong (limit 0)"
            )
    _kinds(texts)


def _kinds(texts: list[Damaged]) -> None:
    """The kinds of which not everything runs."""
    for kind in dict.fromkeys(each.kind for each in texts):
        of_kind = [each for each in texts if each.kind == kind]
        ours = Counter(outcome(each, "function-tag-json") for each in of_kind)
        theirs = Counter(outcome_of_library(each) for each in of_kind)
        if ours["right"] < len(of_kind):
            print(f"{kind:<36} {dict(ours)}, json_repair {dict(theirs)}")


def outcome(damage: Damaged, dialect: str, *, is_known: bool = True) -> str:
    """right or wrong when a call runs; held or held right when none does."""
    text = WRAPPERS[dialect].replace("ARGUMENTS", damage.text)
    output = parse(text, schemas_of(damage.meant) if is_known else None)
    if output.callings:
        (calling, *more) = output.callings
        is_right = damage.meant is not None and is_same(calling.arguments, damage.meant)
        return "right" if is_right and not more and calling.tool_name == "f" else "wrong"
    held = [each.calling.arguments for each in output.held_back]
    return "held right" if held and is_same(held[0], damage.meant) else "held"


def outcome_of_library(damage: Damaged) -> str:
    """right or wrong."""
    value = json_repair.loads(damage.text)
    return "right" if damage.meant is not None and is_same(value, damage.meant) else "wrong"


if __name__ == "__main__":
    main()
