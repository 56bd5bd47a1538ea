"""JSON Schema of a game's record files, so that editors complete and check while one writes.

It is made from the same shapes the loader reads by, so that the two agree also where msgspec's
own schemas are blind: references, exactly one verb to a step, words in several languages.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from bossrush.engine.content import shape as shapes
from bossrush.engine.content.declared import Either, Field, Fields, OneField, fields_of
from bossrush.engine.content.pack import Manifest
from bossrush.engine.content.vocabulary import ID_PATTERN, Vocabulary

# The draft that editors' YAML support knows best. A row of fixed places is `items` there; under
# the newer `prefixItems` such readers see a list of nothing.
_DRAFT: Final = "http://json-schema.org/draft-07/schema#"
_TEXT: Final[dict[str, Any]] = {
    "description": "Words in every language of the pack.",
    "type": "object",
    "properties": {"en": {"type": "string"}, "fr": {"type": "string"}},
    "additionalProperties": {"type": "string"},
    "minProperties": 1,
}


def record_schema(vocabulary: Vocabulary) -> dict[str, Any]:
    """The schema of every record file of a game: `kind: [records]`."""
    records = {kind: fields_of(record) for kind, record in vocabulary.kinds.items()}
    names = _names(records.values())
    definitions = {name: _fields(shape, names) for shape, name in names.items()}
    for shape in records.values():
        _let_replace(definitions[names[shape]])
    return {
        "$schema": _DRAFT,
        "title": f"Records of the game {vocabulary.game}",
        "type": "object",
        "properties": {
            kind: {
                "description": shape.about,
                "type": ["array", "null"],
                "items": _ref(names[shape]),
            }
            for kind, shape in records.items()
        },
        "additionalProperties": False,
        "definitions": {"Text": _TEXT, **definitions},
    }


def manifest_schema() -> dict[str, Any]:
    """The schema of `pack.yaml`, the same for every game."""
    shape = fields_of(Manifest)
    names = _names([shape])
    inside = {name: _fields(one, names) for one, name in names.items() if one is not shape}
    return {
        "$schema": _DRAFT,
        **_fields(shape, names),
        "title": "A content pack",
        "definitions": {"Text": _TEXT, **inside},
    }


def _names(shapes: Iterable[shapes.Shape]) -> dict[Fields, str]:
    """A name for every struct among these shapes and inside them."""
    found: list[Fields] = []
    waiting = list(shapes)
    while waiting:
        shape = waiting.pop(0)
        if shape not in found:
            waiting += shape.parts()
            if isinstance(shape, Fields):
                found.append(shape)
    names: dict[Fields, str] = {}
    for fields in found:
        name = fields.struct.__name__
        taken = ("Text", *names.values())
        names[fields] = f"{fields.struct.__module__}.{name}" if name in taken else name
    return names


def _fields(shape: Fields, names: dict[Fields, str]) -> dict[str, Any]:
    schema: dict[str, Any] = {
        "description": shape.about,
        "type": "object",
        "properties": {name: _field(field, names) for name, field in shape.fields.items()},
        "additionalProperties": False,
    }
    if isinstance(shape, OneField):
        schema["minProperties"] = schema["maxProperties"] = 1
    elif required := [name for name, field in shape.fields.items() if field.required]:
        schema["required"] = required
    return schema


def _field(field: Field, names: dict[Fields, str]) -> dict[str, Any]:
    schema = _of(field.shape, names)
    if field.about:
        # Beside a `$ref` editors of this draft read nothing, so it is set among alternatives.
        schema = {"allOf": [schema]} if "$ref" in schema else schema
        schema = {**schema, "description": field.about}
    if isinstance(field.default, str | int | float) and not field.required:
        return {**schema, "default": field.default}
    return schema


def _of(shape: shapes.Shape, names: dict[Fields, str]) -> dict[str, Any]:
    match shape:
        case Fields():
            return _ref(names[shape])
        case shapes.Words():
            return _ref("Text")
        case shapes.Choice():
            return {"enum": [written for _, written in shape.options]}
        case shapes.Whole():
            return {"type": "integer", **_limits(shape.limits)}
        case shapes.Number():
            return {"type": "number", **_limits(shape.limits)}
        case shapes.OneLine():
            return _line(shape)
    return _of_several(shape, names)


def _of_several(shape: shapes.Shape, names: dict[Fields, str]) -> dict[str, Any]:
    match shape:
        case shapes.Many():
            sizes = _limits(shape.limits, "Items")
            return {"type": "array", "items": _of(shape.item, names), **sizes}
        case shapes.Row():
            size = len(shape.items)
            return {
                "type": "array",
                "items": [_of(item, names) for item in shape.items],
                "additionalItems": False,
                "minItems": size,
                "maxItems": size,
            }
        case shapes.Table():
            return {
                "type": "object",
                "propertyNames": _key(shape.key, names),
                "additionalProperties": _of(shape.value, names),
            }
        case Either():
            return {"anyOf": [_of(part, names) for part in shape.shapes]}
    return {}


def _line(shape: shapes.OneLine) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": ["string", "number"] if shape.verbatim else "string"}
    if shape.refers_to:
        schema["description"] = f"{shape.expected[0].upper()}{shape.expected[1:]}."
    return {**schema, **_limits(shape.limits, "Length")}


def _key(shape: shapes.Shape, names: dict[Fields, str]) -> dict[str, Any]:
    """The names of a table, which JSON knows only as text."""
    if isinstance(shape, shapes.Whole):
        return {"pattern": "^[-+]?[0-9]+$"}
    if isinstance(shape, shapes.Choice):
        return {"enum": shape.names}
    return _of(shape, names)


def _limits(limits: shapes.Limits, counted: str = "") -> dict[str, Any]:
    said = {
        "description": limits.description,
        "minimum": limits.ge,
        "exclusiveMinimum": limits.gt,
        "maximum": limits.le,
        "exclusiveMaximum": limits.lt,
        "multipleOf": limits.multiple_of,
        f"min{counted}": limits.min_length,
        f"max{counted}": limits.max_length,
        "pattern": limits.pattern,
    }
    return {name: limit for name, limit in said.items() if limit is not None}


def _let_replace(schema: dict[str, Any]) -> None:
    """A record has an id of its own or replaces one of an earlier pack."""
    schema["properties"]["id"] = {"type": "string", "pattern": f"^{ID_PATTERN}$"}
    schema["properties"]["replaces"] = {
        "description": "The id of the record of an earlier pack that this one takes the place of.",
        "type": "string",
    }
    schema["required"] = [name for name in schema.get("required", ()) if name != "id"]
    schema["anyOf"] = [{"required": ["id"]}, {"required": ["replaces"]}]


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": f"#/definitions/{name}"}
