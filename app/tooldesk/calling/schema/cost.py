"""SchemaCost: how much work a schema can ask for, found out before any argument is checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from typing import Any

from tooldesk.calling.schema.document import (
    IN_PLACE_LISTS,
    IN_PLACE_SINGLE,
    SchemaDocument,
    subschemas,
)
from tooldesk.errors import DefinitionError
from tooldesk.frozen_record import frozen_record

MAX_EVALUATIONS = 10_000
"""Subschemas checked against one value; above it only the validator with a budget is used."""

MAX_CHAIN = 100
"""References and choices one after another that lead from one schema to the next for one value."""

_MAX_WORK = 200_000

_Seed = dict[int, int]


@frozen_record
class SchemaCost:
    """The most work that one value of the arguments can cause."""

    evaluations: int
    """Subschemas checked against one value, at most; above MAX_EVALUATIONS not counted further."""

    is_recursive: bool
    """Whether a schema contains itself, so that arguments of any depth are looked into."""

    @property
    def is_explosive(self) -> bool:
        """Whether the work may grow beyond all bounds; such a schema is checked with a budget."""
        return self.evaluations > MAX_EVALUATIONS


def measure(document: SchemaDocument) -> SchemaCost:
    """Count how often the parts of a schema can be applied to one value.

    Raises:
        DefinitionError: A reference leads back to itself without looking at a smaller value.
    """
    graph = _InPlaceGraph(document)
    if document.has_dynamic_references:
        return SchemaCost(MAX_EVALUATIONS + 1, is_recursive=True)
    return SchemaCost(_most_evaluations(document, graph), _has_cycle(document))


class _InPlaceGraph:
    """Which schemas are applied to the same value as a schema, in an order without going back."""

    def __init__(self, document: SchemaDocument) -> None:
        self.nodes = {id(node): node for node in document.nodes}
        self.children = {
            key: [id(child) for child in in_place(node, document) if isinstance(child, dict)]
            for key, node in self.nodes.items()
        }
        self.order = self._order(document)
        self.rank = {key: rank for rank, key in enumerate(self.order)}
        self._refuse_long_chains(document)

    def _order(self, document: SchemaDocument) -> list[int]:
        """All schemas, each before those it applies in place."""
        finished: dict[int, None] = {}
        open_now: set[int] = set()
        for start in self.nodes:
            waiting = [(start, False)]
            while waiting:
                key, is_done = waiting.pop()
                if is_done:
                    open_now.discard(key)
                    finished[key] = None
                elif key in open_now:
                    raise DefinitionError(
                        f"The reference at {document.pointers[key] or 'the top level'} leads "
                        "back to itself.",
                        next_step="Let it lead to a schema that says what the value is.",
                    )
                elif key not in finished:
                    open_now.add(key)
                    waiting.append((key, True))
                    waiting.extend((child, False) for child in self.children[key])
        return list(reversed(finished))

    def _refuse_long_chains(self, document: SchemaDocument) -> None:
        lengths = dict.fromkeys(self.order, 0)
        for key in self.order:
            if lengths[key] > MAX_CHAIN:
                raise DefinitionError(
                    f"The schema at {document.pointers[key] or 'the top level'} is reached through "
                    f"more than {MAX_CHAIN} others for the same value.",
                    next_step="Let references lead to their end more directly.",
                )
            for child in self.children[key]:
                lengths[child] = max(lengths[child], lengths[key] + 1)

    def close(self, seed: _Seed) -> _Seed:
        """Every schema that is applied to a value with those of `seed`, and how often."""
        counts = Counter(seed)
        ranks = [self.rank[key] for key in seed]
        heapify(ranks)
        while ranks:
            key = self.order[heappop(ranks)]
            node = self.nodes[key]
            # finding out what is unevaluated applies everything a second time
            twice = 2 if "unevaluatedProperties" in node or "unevaluatedItems" in node else 1
            for child in self.children[key]:
                if child not in counts:
                    heappush(ranks, self.rank[child])
                counts[child] = min(counts[child] + counts[key] * twice, MAX_EVALUATIONS + 1)
        return counts


def in_place(node: dict[str, Any], document: SchemaDocument) -> Iterator[Any]:
    """The schemas that a schema applies to the same value."""
    for keyword in IN_PLACE_LISTS:
        if isinstance(listed := node.get(keyword), list):
            yield from listed
    for keyword in IN_PLACE_SINGLE:
        yield node.get(keyword)
    for keyword in ("dependentSchemas", "dependencies"):
        if isinstance(named := node.get(keyword), dict):
            yield from named.values()
    yield from document.targets.get(id(node), ())


def _most_evaluations(document: SchemaDocument, graph: _InPlaceGraph) -> int:
    """The most schemas that any one value is checked against, counted along all ways down."""
    most = 0
    work = 0
    waiting: list[_Seed] = [{id(document.root): 1}]
    seen: set[frozenset[tuple[int, int]]] = set()
    while waiting:
        seed = waiting.pop()
        state = frozenset(seed.items())
        if state in seen:
            continue
        seen.add(state)
        counts = graph.close(seed)
        most = max(most, sum(counts.values()))
        below = list(_seeds_below(graph, counts))
        work += len(counts) + sum(map(len, below))
        if most > MAX_EVALUATIONS or work > _MAX_WORK:
            return MAX_EVALUATIONS + 1
        waiting.extend(below)
    return most


def _seeds_below(graph: _InPlaceGraph, counts: _Seed) -> Iterator[_Seed]:
    """For each kind of member and element of a value: the schemas it is checked against."""
    nodes = [(graph.nodes[key], count) for key, count in counts.items()]
    yield from _member_seeds(nodes)
    yield from _element_seeds(nodes)
    for node, count in nodes:
        for keyword in ("propertyNames", "contentSchema"):
            if isinstance(child := node.get(keyword), dict):
                yield {id(child): count}


def _member_seeds(nodes: list[tuple[dict[str, Any], int]]) -> Iterator[_Seed]:
    members: dict[str, Counter[int]] = {}
    for node, count in nodes:
        for name, child in _schemas_of(node, "properties"):
            members.setdefault(name, Counter())[id(child)] += count
    others: Counter[int] = Counter()
    for node, count in nodes:
        named = node.get("properties", ())
        for _, child in _schemas_of(node, "patternProperties"):
            others[id(child)] += count
            for seed in members.values():
                seed[id(child)] += count
        for keyword in ("additionalProperties", "unevaluatedProperties"):
            if isinstance(other := node.get(keyword), dict):
                others[id(other)] += count
                for name, seed in members.items():
                    if name not in named:
                        seed[id(other)] += count
    yield from filter(None, (*members.values(), others))


def _element_seeds(nodes: list[tuple[dict[str, Any], int]]) -> Iterator[_Seed]:
    places: dict[int, Counter[int]] = {}
    everywhere: Counter[int] = Counter()
    for node, count in nodes:
        for keyword in ("items", "additionalItems", "unevaluatedItems", "contains"):
            if isinstance(child := node.get(keyword), dict):
                everywhere[id(child)] += count
        for keyword in ("prefixItems", "items"):
            if isinstance(listed := node.get(keyword), list):
                for index, child in enumerate(listed):
                    if isinstance(child, dict):
                        places.setdefault(index, Counter())[id(child)] += count
    yield from (seed + everywhere for seed in places.values())
    if everywhere:
        yield everywhere


def _schemas_of(node: dict[str, Any], keyword: str) -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(named := node.get(keyword), dict):
        for name, child in named.items():
            if isinstance(child, dict):
                yield name, child


def _has_cycle(document: SchemaDocument) -> bool:
    """Whether following references and subschemas can lead back to a schema already open."""
    finished: set[int] = set()
    open_now: set[int] = set()
    waiting: list[tuple[Any, bool]] = [(document.root, False)]
    while waiting:
        node, is_done = waiting.pop()
        key = id(node)
        if is_done:
            open_now.discard(key)
            finished.add(key)
        elif key in open_now:
            return True
        elif key not in finished and isinstance(node, dict):
            open_now.add(key)
            waiting.append((node, True))
            below = [child for child, _ in subschemas(node)]
            below.extend(document.targets.get(key, ()))
            waiting.extend((child, False) for child in below)
    return False
