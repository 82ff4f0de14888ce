"""No pattern backtracks: each repeated part, pumped, takes twice as long at twice the length.

Row 26 of the threats. Every compiled pattern of the packages that read what came from elsewhere is
found by walking their modules; what repeats in it is taken from the pattern's own parse tree.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from types import ModuleType
from typing import TypeAlias, get_args

import pytest
from growth import MOST
from pattern_pumps import FAILING, growth_of, pumps

from tooldesk.calling.parsing import detection, grammars
from tooldesk.calling.parsing.values import json_strings
from tooldesk.calling.streaming import tag_notations, written_arguments, written_tags
from tooldesk.late_pattern import LatePattern
from tooldesk.tools import credentials, server_config

PACKAGES = (
    "tooldesk.calling",
    "tooldesk.redaction",
    "tooldesk.secret_vault.leaks",
    "tooldesk.workspace.curl_import",
    "tooldesk.workspace.server_import",
)
MADE_AT_RUN_TIME = {
    each.__name__ for each in (detection, grammars, json_strings, tag_notations, written_arguments)
}
TAG_PARTS = ("call", "head", "follows", "end", "end_tag", "ends", "may_end", "scalar", "waits")
SEARCHED_PARTS = ("call", "end_tag")
MOST_PUMPS = 40
PARTS = 16
QUOTES = "\"'“"
"""JSON's own, one that has a form of two, and one that several others end: what is made of another
quote differs in that character alone."""

ANCHORED = r"(?:\.(?:match|fullmatch|pattern)\b)"


_IMPORTS = re.compile(r"^(?:from|import) [^\n(]*(?:\([^)]*\))?", re.MULTILINE)


@cache
def _modules() -> tuple[ModuleType, ...]:
    found = [credentials, server_config]
    for name in PACKAGES:
        package = importlib.import_module(name)
        found.append(package)
        below = pkgutil.walk_packages(package.__path__, f"{name}.")
        found.extend(importlib.import_module(info.name) for info in below)
    return tuple(found)


@cache
def _written(module: ModuleType) -> str:
    """Its source without what it imports."""
    return _IMPORTS.sub("", inspect.getsource(module))


def _inside(value: object) -> Iterator[re.Pattern[str]]:
    if isinstance(value, LatePattern):
        value = value.compiled
    if isinstance(value, re.Pattern) and isinstance(value.pattern, bytes):
        # the same pattern for text, a byte a character
        yield re.compile(value.pattern.decode("latin-1"), value.flags | re.ASCII)
    elif isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, tuple | list | set | frozenset):
        for each in value:
            yield from _inside(each)
    elif isinstance(value, dict):
        yield from _inside(list(value.values()))


def _is_searched(module: ModuleType, name: str) -> bool:
    """Whether it is used in any other way than from one place on."""
    use = rf"(?<!past\()(?<!needs=)(?<![\w.]){name}\b(?!{ANCHORED})(?!: | = )"
    place = f"{module.__name__.rpartition('.')[2]}.{name}"
    elsewhere = rf"(?<!past\()(?<!needs=){re.escape(place)}\b(?!{ANCHORED})"
    return re.search(use, _written(module)) is not None or any(
        re.search(elsewhere, _written(other)) is not None
        for other in _modules()
        # an expression that begins by looking back is slow to find nothing
        if other is not module and place in _written(other)
    )


_Named: TypeAlias = Iterator[tuple[re.Pattern[str], tuple[str, bool]]]


def _made_of_strings() -> _Named:
    for quote in QUOTES:
        for place in get_args(json_strings.Place):
            made = json_strings._closing(quote, place)
            yield made, (f"the end of a string in {quote}, {place}", True)
            if quote in "\"'":
                made = json_strings._doubled_closing(quote, place)
                yield made, (f"the end of a string in two {quote}, {place}", True)


def _made_of_tags() -> _Named:
    for number, notation in enumerate(dict.fromkeys(written_tags.NOTATIONS.values())):
        for part in TAG_PARTS:
            for made in _inside(getattr(notation, part)):
                yield made, (f"{part} of notation {number} between tags", part in SEARCHED_PARTS)


@cache
def _patterns() -> dict[re.Pattern[str], tuple[str, bool]]:
    """Each pattern, what to call it, and whether it is searched for."""
    found: dict[re.Pattern[str], tuple[str, bool]] = {}
    for module in _modules():
        for name, value in vars(module).items():
            for pattern in _inside(value):
                is_searched = found.get(pattern, ("", False))[1] or _is_searched(module, name)
                found[pattern] = f"{module.__name__}.{name}", is_searched
    found.update(_made_of_strings())
    for with_weak in (True, False):
        made = detection.detector(None, with_weak=with_weak).pattern
        found[made] = f"the markers of all dialects, {with_weak}", True
    for row in grammars.TABLE:
        for made in _inside(row.needs):
            found.setdefault(made, (f"what has to stand behind {row.marker}", False))
    found.update(_made_of_tags())
    ends, cut = written_arguments._tokens()
    found[ends] = "what may end the markup around a string", False
    found[cut] = "what may become that", False
    return found


@pytest.mark.timeout(120)
@pytest.mark.parametrize("part", range(PARTS))
def test_each_repeated_part_takes_time_that_grows_with_the_text(part):
    slow = {}
    for pattern, (name, is_searched) in list(_patterns().items())[part::PARTS]:
        run = pattern.search if is_searched else pattern.match
        for prefix, unit in islice(pumps(pattern), MOST_PUMPS):
            for suffix in FAILING[:2]:

                def make(size, prefix=prefix, unit=unit, suffix=suffix):
                    return prefix + unit * (size // len(unit)) + suffix

                if (growth := growth_of(run, make)) > MOST:
                    slow[f"{name}: {prefix!r} + {unit!r} * n + {suffix!r}"] = growth
    assert slow == {}


def test_there_are_three_hundred_patterns_and_more():
    assert len(_patterns()) > 300


@pytest.mark.parametrize("pattern", [r"\s*a?\s*b", r"\{[^}]*\}", r"x(?:y?\s*z?)\s*b", r"\n[\s>]*a"])
def test_a_pattern_that_backtracks_is_found_out(pattern):
    search = re.compile(pattern).search
    assert any(
        growth_of(search, lambda size, p=p, u=u: p + u * (size // len(u)) + "\x01") > MOST
        for p, u in pumps(re.compile(pattern))
    )


def test_patterns_are_compiled_where_this_test_finds_them():
    """Not in a function, and not by handing a text to the functions of `re`."""
    for module in _modules():
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for call in ast.walk(node):
                is_compiling = isinstance(call, ast.Call) and (
                    ast.unparse(call.func) == "late_pattern"
                    or (
                        isinstance(call.func, ast.Attribute)
                        and isinstance(call.func.value, ast.Name)
                        and call.func.value.id in ("re", "regex")
                        and call.func.attr != "escape"
                    )
                )
                if is_compiling:
                    assert module.__name__ in MADE_AT_RUN_TIME, f"{module.__name__}.{node.name}"
