"""Counting a pack's records against what its manifest declares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

import msgspec
from yaml.nodes import MappingNode, Node, ScalarNode

from bossrush.engine.content.declared import fields_of
from bossrush.engine.content.document import Scalar, scalar
from bossrush.engine.content.pack import Count
from bossrush.engine.content.problem import Problem, listed, suggestion


class Counted(Protocol):
    """A record as written; one that is wrong in other ways is counted all the same."""

    kind: str
    node: Node


def miscounted(
    counts: Sequence[Count],
    records: Sequence[Counted],
    kinds: Mapping[str, type[msgspec.Struct]],
) -> Iterator[Problem]:
    """A problem for every count that does not hold or cannot be made."""
    for count in counts:
        reason = _uncountable(count, kinds)
        if not reason:
            record = kinds[count.kind]
            total = sum(
                _amount(one.node, record, count.field)
                for one in records
                if one.kind == count.kind
                and all(_value(one.node, record, name) == value for name, value in count.filters)
            )
            if total == count.expected:
                continue
            reason = f"'{count.written}' should be {count.expected}; the pack's files hold {total}."
        yield Problem.at(count.place, reason)


def _uncountable(count: Count, kinds: Mapping[str, type[msgspec.Struct]]) -> str:
    if count.kind not in kinds:
        guess = suggestion(count.kind, kinds) or f" The kinds are {listed(kinds)}."
        return f"'{count.written}': there is no kind of record '{count.kind}'.{guess}"
    fields = fields_of(kinds[count.kind]).fields
    for name in (*(name for name, _ in count.filters), *filter(None, [count.field])):
        if name not in fields:
            guess = suggestion(name, fields) or f" The fields are {listed(fields)}."
            return f"'{count.written}': a {count.kind} has no field '{name}'.{guess}"
    return ""


def _amount(node: Node, record: type[msgspec.Struct], field: str | None) -> int:
    if field is None:
        return 1
    value = _written(node, field, record)
    return value if isinstance(value, int) else 0


def _value(node: Node, record: type[msgspec.Struct], field: str) -> str:
    value = _written(node, field, record)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _written(node: Node, field: str, record: type[msgspec.Struct]) -> Scalar:
    """What a field says, or what it means to leave it out."""
    if isinstance(node, MappingNode):
        for key, value in node.value:
            if key.value == field:
                return scalar(value) if isinstance(value, ScalarNode) else None
    default: Scalar = fields_of(record).fields[field].default
    return default if isinstance(default, str | int | float) else None
