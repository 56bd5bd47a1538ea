"""What a scene may say of its places, and that all of it is checked."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from bossrush.engine.message import Message
from bossrush.engine.scene import (
    Area,
    Card,
    Die,
    Link,
    Path,
    Piece,
    Place,
    Scene,
    ids,
    linked,
    said,
    words,
)
from bossrush.testing.walk import Case, Fault
from bossrush.testing.wording import ids_resolve
from tests.toys.hunt import Hunt, HuntGame

NAME = words(Message("hunt-beast"))


def board() -> Scene:
    return Scene(
        "hunt",
        places=[Place("den", links=["glade", Link("cave", "shut")]), Place("glade"), Place("cave")],
        pieces=[
            Piece("wolf", NAME, at="den", covers=["den", "glade"], toward="fox"),
            Piece("fox", NAME, at="cave"),
        ],
        areas=[Area("howl", NAME, ["glade", "cave"], "bad")],
        paths=[Path("trail", ["den", "cave"])],
        cards=[Card("trap", at="glade")],
        dice=[Die("d", "hit", at="trap")],
    )


def test_it_passes_through_json() -> None:
    data = msgspec.json.encode(board())
    assert msgspec.json.decode(data, type=Scene) == board()
    assert b'"links":["glade",{"to":"cave","state":"shut"}]' in data


def test_links_may_be_plain_or_more() -> None:
    assert linked(board().places[0]) == ["glade", "cave"]


def test_areas_and_ways_have_ids() -> None:
    assert {"howl", "trail"} <= set(ids(board()))


def game_of(scene: Scene) -> HuntGame:
    class Drawn(HuntGame):
        def scene(self, state: Hunt, seat: int | None) -> Scene:
            drawn = super().scene(state, seat)
            for name in ("places", "pieces", "areas", "paths", "cards", "dice"):
                setattr(drawn, name, getattr(scene, name))
            return drawn

    return Drawn()


def test_a_scene_whose_ids_resolve_is_taken() -> None:
    ids_resolve(Case(game_of(board()), 1), [1])


def edited(edit: Callable[[Scene], object]) -> Scene:
    scene = board()
    edit(scene)
    return scene


@pytest.mark.parametrize(
    ("edit", "by"),
    [
        (lambda scene: setattr(scene.places[1], "links", ["moon"]), "glade"),
        (lambda scene: setattr(scene.places[1], "links", [Link("fox")]), "glade"),
        (lambda scene: scene.pieces[0].covers.append("moon"), "wolf"),
        (lambda scene: setattr(scene.pieces[0], "at", "moon"), "wolf"),
        (lambda scene: setattr(scene.pieces[0], "toward", "moon"), "wolf"),
        (lambda scene: setattr(scene.pieces[0], "at", "cave"), "wolf"),
        (lambda scene: scene.areas[0].places.append("moon"), "howl"),
        (lambda scene: scene.paths[0].places.append("fox"), "trail"),
        (lambda scene: setattr(scene.cards[0], "at", "moon"), "trap"),
        (lambda scene: setattr(scene.dice[0], "at", "moon"), "d"),
    ],
)
def test_what_resolves_to_nothing_is_found(edit: Callable[[Scene], object], by: str) -> None:
    with pytest.raises(Fault, match=f"^'{by}' (cites|does not cover)"):
        ids_resolve(Case(game_of(edited(edit)), 1), [1])


def test_what_is_counted_is_not_taken_for_something_said() -> None:
    scene = Scene("hunt", pieces=[Piece("hero", NAME)], board={"bag": {"key": 2}})
    assert [text.key for text in said(scene)] == ["hunt-beast"]
