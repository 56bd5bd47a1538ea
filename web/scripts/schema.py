"""Print the JSON schema of everything the client reads or sends, for `npm run types`."""

from __future__ import annotations

import json
import sys

import msgspec

from bossrush.engine.scene import Scene
from bossrush.table import protocol, shown


def _named(types: object) -> list[type]:
    return list(getattr(types, "__args__", ()))


def main() -> None:
    """Write one document with a definition for every message."""
    roots: list[type] = [
        *_named(protocol.FromClient),
        *_named(protocol.FromServer),
        shown.Asked,
        Scene,
    ]
    _, definitions = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    sides = {
        "FromClient": {"oneOf": [{"$ref": f"#/$defs/{t.__name__}"} for t in _named(protocol.FromClient)]},
        "FromServer": {"oneOf": [{"$ref": f"#/$defs/{t.__name__}"} for t in _named(protocol.FromServer)]},
    }
    json.dump({"$defs": {**definitions, **sides}}, sys.stdout)


if __name__ == "__main__":
    main()
