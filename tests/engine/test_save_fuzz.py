"""Whatever is done to a save, it is refused as a save, or leads to the same place."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from bossrush.engine.chance import Stream, seeded
from bossrush.engine.errors import SaveError
from bossrush.engine.save import read, restore
from tests.engine.test_old_saves import FOLDER, LOAD, known

HUGE = "9" * 5000
VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 7, 10**6, 10**30, 1.5, "", "x", "-1", "0", "crew", HUGE, [], {}, [None],
    ["x"], {"x": 1}, [[1]], "é", f"!undo {HUGE}", "!undo 0", "!timer crew", "!join crew",
    "!leave 0", "!reseed crew", f"{HUGE} x",
)  # fmt: skip
EDITS = 60


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(data, dict):
        for name, value in data.items():
            yield from places(value, (*path, name))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from places(value, (*path, number))


def edit(data: dict[str, Any], stream: Stream) -> None:
    """Change, drop, rename or insert something, at the top as often as deep down."""
    found = list(places(data))
    if stream.below(2):
        top = list(data)[stream.below(len(data))]
        found = [place for place in found if place[0] == top]
    path = found[0] if stream.below(3) == 0 else found[stream.below(len(found))]
    inner: Any = data
    for step in path[:-1]:
        inner = inner[step]
    value = copy.deepcopy(VALUES[stream.below(len(VALUES))])
    way = stream.below(6)
    if way == 0:
        del inner[path[-1]]
    elif way == 1 and isinstance(inner, dict):
        inner[str(value)[:5000]] = inner.pop(path[-1])
    elif way == 1:
        inner.insert(path[-1], value)
    elif way == 2 and isinstance(inner, list):
        inner.insert(path[-1], inner[stream.below(len(inner))])
    else:
        inner[path[-1]] = value


@pytest.mark.parametrize("digest", [True, False])
@pytest.mark.parametrize("name", sorted(LOAD))
def test_an_edited_save_is_refused_as_a_save(name: str, digest: bool) -> None:
    whole = json.loads((FOLDER / f"{name}.json").read_bytes())
    game = known(whole["game"])
    if not digest:
        whole.pop("digest", None)
    elif "digest" not in whole:
        whole = json.loads(restore(game, read(json.dumps(whole))).save())
    there = restore(game, read(json.dumps(whole))).fingerprint()
    stream = seeded(len(name))
    refused = 0
    for _ in range(EDITS):
        edited = copy.deepcopy(whole)
        for _ in range(1 + stream.below(2)):
            edit(edited, stream)
        try:
            play = restore(game, read(json.dumps(edited)), adrift=bool(stream.below(2)))
        except SaveError as error:
            assert str(error)
            refused += 1
            continue
        if "adrift" not in play.origin.marks and edited.get("digest"):
            assert play.fingerprint() == there
    assert refused > EDITS // 2
