"""The JSON Schema that editors get says the same as the loader."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import jsonschema_rs
import msgspec
import pytest
import yaml

from bossrush.engine.content import OneOf, Ref, Text, Verbatim, Vocabulary, check, load
from bossrush.engine.content.schema import manifest_schema, record_schema
from bossrush.engine.content.skeleton import forms, write_skeleton
from tests.engine.content.lantern import MANIFEST, STORMS, TOOLS, base, lantern, write_pack


def accepts(schema: dict[str, Any], text: str) -> bool:
    return bool(jsonschema_rs.Draft7Validator(schema).is_valid(yaml.safe_load(text)))


@pytest.mark.parametrize("text", [STORMS, TOOLS, "tool:\n", "tool: []"])
def test_what_loads_is_valid(text: str) -> None:
    assert accepts(record_schema(lantern()), text)


STORM = "storm: [{{id: storm.x, act: {act}, title: {title}, steps: {steps}, plate: {plate}}}]"
GOOD = {"act": "1", "title": "{en: A, fr: A}", "steps": "[{end: true}]", "plate": "{scene: sea}"}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("act", "4"),
        ("act", "one"),
        ("title", "Storm"),
        ("title", "{}"),
        ("steps", "[]"),
        ("steps", "[{draw: 1, end: true}]"),
        ("steps", "[{}]"),
        ("steps", "[{draw: null}]"),
        ("steps", "[{drw: 1}]"),
        ("steps", "[{end: false}]"),
        ("steps", "[{damage: {who: keeper, amount: lots}}]"),
        ("steps", "[{damage: {amount: 1}}]"),
        ("plate", "{scene: sea, at: [1]}"),
        ("plate", "{scene: sea, at: [1, 2, 3]}"),
        ("plate", "{scene: sea, at: [1, x]}"),
        ("plate", "{scene: sea}, odds: {windy: 1}"),
        ("plate", "{scene: sea}, xyz: 1"),
    ],
)
def test_what_does_not_load_is_not_valid(tmp_path: Path, field: str, value: str) -> None:
    schema = record_schema(lantern())
    assert accepts(schema, STORM.format(**GOOD))
    text = STORM.format(**{**GOOD, field: value})
    assert check(lantern(), [write_pack(tmp_path / "p", {"a.yaml": text})])
    assert not accepts(schema, text)


def test_ids_and_replacements() -> None:
    schema = record_schema(lantern())
    body = "title: {en: A, fr: A}, category: rope"
    assert accepts(schema, f"tool: [{{replaces: tool.x, {body}}}]")
    assert not accepts(schema, f"tool: [{{{body}}}]")
    assert not accepts(schema, f"tool: [{{id: Tool X, {body}}}]")
    assert not accepts(schema, f"tols: [{{id: tool.x, {body}}}]")


def test_docstrings_and_references_describe() -> None:
    schema = record_schema(lantern())
    assert schema["properties"]["tool"]["description"] == "Something a keeper carries."
    assert schema["definitions"]["Step"]["properties"]["gain"] == {
        "type": "string",
        "description": "The id of a tool.",
    }


def test_a_row_of_fixed_places_is_written_for_older_readers() -> None:
    row = record_schema(lantern())["definitions"]["Plate"]["properties"]["at"]
    assert row["items"] == [{"type": "integer"}, {"type": "integer"}]
    assert row["additionalItems"] is False


class Odd(msgspec.Struct, frozen=True, kw_only=True):
    """Everything else a record may hold."""

    id: str
    name: Text | str
    verb: Verb
    pairs: dict[int, tuple[int, str]]
    by_tool: dict[Annotated[str, Ref("odd")], float] = {}
    tags: frozenset[Literal["a", "b"]] = frozenset()
    free: Any = None
    version: Annotated[str, Verbatim] = "1"
    weight: Annotated[float, msgspec.Meta(gt=0, lt=10, description="in stones")] = 1.0


class Verb(OneOf, frozen=True):
    """One of two."""

    again: tuple[Verb, ...] | None = None
    stop: bool | None = None


def test_every_shape_has_a_schema_and_a_sample(tmp_path: Path) -> None:
    vocabulary = Vocabulary("lantern", {"odd": Odd})
    schema = record_schema(vocabulary)
    good = (
        "odd: [{id: odd.x, name: plain, verb: {again: [{stop: true}]}, pairs: {1: [2, x]},"
        " by_tool: {odd.x: 0.5}, tags: [a], free: {x: [1, {y: null}]}, version: 1.10, weight: 2}]"
    )
    pack = write_pack(tmp_path / "p", {"a.yaml": good})
    record = load(vocabulary, [pack]).get("odd", "odd.x", Odd)
    assert record.pairs == {1: (2, "x")}
    assert record.free == {"x": [1, {"y": None}]}
    assert (record.version, record.tags, record.weight) == ("1.10", frozenset({"a"}), 2.0)
    as_json = yaml.safe_load(good)
    as_json["odd"][0]["pairs"] = {"1": [2, "x"]}
    assert jsonschema_rs.Draft7Validator(schema).is_valid(as_json)
    as_json["odd"][0]["weight"] = 10
    assert not jsonschema_rs.Draft7Validator(schema).is_valid(as_json)
    assert "#   verb: {stop: true}" in forms(vocabulary, ["en"])


class Marked(msgspec.Struct, frozen=True, kw_only=True):
    """Marks around a whole union are asked of its members."""

    id: str
    friend: Annotated[str | None, Ref("marked")] = None
    size: Annotated[int | Literal["all"], msgspec.Meta(ge=1)] = 1


def test_marks_around_a_union_hold_inside_it(tmp_path: Path) -> None:
    pack = write_pack(tmp_path / "p", {"a.yaml": "marked: [{id: a, friend: b, size: 0}]"})
    assert [
        problem.message for problem in check(Vocabulary("lantern", {"marked": Marked}), [pack])
    ] == [
        "marked 'a': there is no marked 'b'.",
        "marked 'a': 'size' must be a whole number (at least 1); found the number 0.",
    ]


def test_the_manifest_has_a_schema_of_its_own() -> None:
    manifest = MANIFEST.format(id="p", requires="", counts="tool: 2")
    assert accepts(manifest_schema(), manifest)
    assert not accepts(manifest_schema(), manifest + "\nauthor: me\n")
    assert not accepts(manifest_schema(), manifest.replace("[en, fr]", "[]"))


def uncommented(text: str) -> str:
    return "\n".join(line.removeprefix("# ") for line in text.splitlines()[2:])


def test_a_new_pack_is_in_order_empty_and_filled_in(tmp_path: Path) -> None:
    rock = base(tmp_path)
    mine = tmp_path / "mine"
    write_skeleton(lantern(rock), mine, "mine", "My “own” pack", ["en", "fr"], ["rock"])
    assert check(lantern(), [rock, mine]) == ()
    records = mine / "records.yaml"
    filled = uncommented(records.read_text(encoding="utf-8"))
    records.write_text(filled, encoding="utf-8")
    assert accepts(record_schema(lantern()), filled)
    content = load(lantern(), [rock, mine])
    assert content.packs[1].title.say("fr") == "My “own” pack"
    assert [storm.id for storm in content.records("storm")][1:] == ["storm.my-first"]
