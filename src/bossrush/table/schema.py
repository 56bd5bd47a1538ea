"""`python -m bossrush.table.schema`: every type that goes over the wire, as JSON Schema.

The browser's types are generated from it, so that no message is described twice.
"""

from __future__ import annotations

import sys
from typing import Any, get_args

import msgspec

from bossrush.engine.guide import Guide
from bossrush.engine.scene import Scene
from bossrush.table import answers, lookback, operations, protocol, shown

REF = "#/$defs/{name}"


def wire_types() -> list[type]:
    """Every message and answer there is."""
    http = [
        kind
        for module in (answers, lookback)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
    ]
    return [
        *get_args(protocol.FromClient),
        *get_args(protocol.FromServer),
        shown.Asked,
        shown.TableView,
        Scene,
        Guide,
        *http,
        operations.Problem,
    ]


def schema() -> dict[str, Any]:
    """One document with a definition for each type, and one for each side of the connection."""
    _, definitions = msgspec.json.schema_components(wire_types(), ref_template=REF)
    sides = {
        "FromClient": _one_of(protocol.FromClient),
        "FromServer": _one_of(protocol.FromServer),
    }
    patches = {
        f"{name}Patch": _patch(definitions[name])
        for name in (shown.TableView.__name__, Scene.__name__)
    }
    update = definitions[protocol.Update.__name__]["properties"]
    update["table"] = _or_null("TableViewPatch")
    update["scene"] = _or_null("ScenePatch")
    update["asked"] = {
        "type": ["object", "null"],
        "additionalProperties": _or_null(shown.Asked.__name__),
        "default": None,
    }
    welcome = definitions[protocol.Welcome.__name__]["properties"]
    welcome["scene"] = _or_null(Scene.__name__)
    welcome["asked"] = {
        "type": "object",
        "additionalProperties": {"$ref": REF.format(name=shown.Asked.__name__)},
        "default": {},
    }
    return {"$defs": _tuples_as_items({**definitions, **patches, **sides})}


def _one_of(union: Any) -> dict[str, Any]:
    return {"oneOf": [{"$ref": REF.format(name=kind.__name__)} for kind in get_args(union)]}


def _or_null(name: str) -> dict[str, Any]:
    return {"anyOf": [{"$ref": REF.format(name=name)}, {"type": "null"}], "default": None}


def _patch(whole: dict[str, Any]) -> dict[str, Any]:
    """Some members of something, each in full, null for one that is gone."""
    members = {
        name: {"anyOf": [{k: v for k, v in member.items() if k != "default"}, {"type": "null"}]}
        for name, member in whole["properties"].items()
    }
    return {
        "type": "object",
        "title": f"{whole['title']}Patch",
        "description": "Members that changed, each in full; null for one that is gone.",
        "properties": members,
        "required": [],
    }


def _tuples_as_items(node: Any) -> Any:
    """A fixed list as older JSON Schema has it: generators of types make `never[]` of the newer."""
    if isinstance(node, list):
        return [_tuples_as_items(item) for item in node]
    if not isinstance(node, dict):
        return node
    made = {key: _tuples_as_items(value) for key, value in node.items()}
    if "prefixItems" in made:
        made["items"] = made.pop("prefixItems")
        made["additionalItems"] = False
    return made


def main() -> None:
    """Print the schema."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
