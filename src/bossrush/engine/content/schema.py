"""JSON Schema of a game's record files, so that editors complete and check while one writes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from bossrush.engine.content.declared import Fields, OneField, fields_of
from bossrush.engine.content.pack import Manifest
from bossrush.engine.content.shape import Shape
from bossrush.engine.content.vocabulary import ID_PATTERN, Text, Vocabulary

# The draft that editors' YAML support knows best.
_DRAFT: Final = "http://json-schema.org/draft-07/schema#"
_REF: Final = "#/definitions/{name}"
_TEXT: Final[dict[str, Any]] = {
    "type": "object",
    "description": "Words in every language of the pack.",
    "properties": {"en": {"type": "string"}, "fr": {"type": "string"}},
    "additionalProperties": {"type": "string"},
    "minProperties": 1,
}


def record_schema(vocabulary: Vocabulary) -> dict[str, Any]:
    """The schema of every record file of a game: `kind: [records]`."""
    structs = _all_fields(map(fields_of, vocabulary.kinds.values()))
    refs, definitions = msgspec.json.schema_components(
        [fields.struct for fields in structs], schema_hook=_schema_of, ref_template=_REF
    )
    schemas = {}
    for fields, ref in zip(structs, refs, strict=True):
        schemas[fields.struct] = ref
        _tighten(definitions[ref["$ref"].rpartition("/")[2]], fields)
    for record in set(vocabulary.kinds.values()):
        _let_replace(definitions[schemas[record]["$ref"].rpartition("/")[2]])
    return {
        "$schema": _DRAFT,
        "title": f"Records of the game {vocabulary.game}",
        "type": "object",
        "properties": {
            kind: {
                "description": _first_line(record),
                "type": ["array", "null"],
                "items": schemas[record],
            }
            for kind, record in vocabulary.kinds.items()
        },
        "additionalProperties": False,
        "definitions": {"Text": _TEXT, **_modernised(definitions)},
    }


def manifest_schema() -> dict[str, Any]:
    """The schema of `pack.yaml`, the same for every game."""
    _, definitions = msgspec.json.schema_components(
        [Manifest], schema_hook=_schema_of, ref_template=_REF
    )
    manifest: dict[str, Any] = _modernised(definitions)["Manifest"]
    manifest["additionalProperties"] = False
    # A version is taken as written, and 1.10 without quotes is a number to an editor.
    manifest["properties"]["version"] = {"type": ["string", "number"]}
    return {
        "$schema": _DRAFT,
        **manifest,
        "title": "A content pack",
        "definitions": {"Text": _TEXT},
    }


def _schema_of(kind: type) -> dict[str, Any]:
    if kind is Text:
        return {"$ref": _REF.format(name="Text")}
    raise NotImplementedError


def _all_fields(shapes: Iterable[Shape]) -> list[Fields]:
    """Every struct among these shapes and inside them."""
    found: list[Fields] = []
    waiting = list(shapes)
    while waiting:
        shape = waiting.pop()
        if shape not in found:
            waiting += shape.parts()
            if isinstance(shape, Fields):
                found.append(shape)
    return found


def _tighten(schema: dict[str, Any], fields: Fields) -> None:
    """Say what msgspec would let pass and the loader does not."""
    schema["additionalProperties"] = False
    if isinstance(fields, OneField):
        schema["minProperties"] = schema["maxProperties"] = 1
        for name, value in schema["properties"].items():
            schema["properties"][name] = _without_null(value)


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    options = [option for option in schema.get("anyOf", ()) if option != {"type": "null"}]
    if not options:
        return {name: value for name, value in schema.items() if name != "default"}
    rest = {name: value for name, value in schema.items() if name not in ("anyOf", "default")}
    return {**rest, **options[0]} if len(options) == 1 else {**rest, "anyOf": options}


def _let_replace(schema: dict[str, Any]) -> None:
    """A record has an id of its own or replaces one of an earlier pack."""
    schema["properties"]["id"] = {"type": "string", "pattern": f"^{ID_PATTERN}$"}
    schema["properties"]["replaces"] = {
        "type": "string",
        "description": "The id of the record of an earlier pack that this one takes the place of.",
    }
    schema["required"] = [name for name in schema.get("required", ()) if name != "id"]
    schema["anyOf"] = [{"required": ["id"]}, {"required": ["replaces"]}]


def _modernised(schema: Any) -> Any:
    """The same schema in the draft's own words: a row of fixed places is `items` there.

    Under the newer word `prefixItems` older readers see a list of nothing.
    """
    if isinstance(schema, list):
        return [_modernised(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    changed = {name: _modernised(value) for name, value in schema.items()}
    if "prefixItems" in changed:
        changed["items"] = changed.pop("prefixItems")
        changed["additionalItems"] = False
    return changed


def _first_line(record: type[msgspec.Struct]) -> str:
    return (record.__doc__ or "").strip().partition("\n")[0]
