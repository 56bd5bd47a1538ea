"""The four games on a terminal: boards as maps, cards by name, no pane left half drawn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.widgets import Static

from bossrush.companions.roster import companion
from bossrush.engine.decision import CREW
from bossrush.engine.scene import Scene, linked
from bossrush.terminal.drawing.board import board_lines
from bossrush.terminal.drawing.brush import Brush
from bossrush.terminal.screen.app import table_app
from bossrush.terminal.sitting import Sitting
from bossrush.terminal.spoken import Reader
from tests.terminal.screens import at
from tests.terminal.tables import table


def some_way_in(
    key: str, seats: int, choices: int, there: Callable[[Scene], bool] = lambda scene: True
) -> Sitting:
    """A table that a companion has played at for a while, and until it looks a certain way."""
    sitting = table(key, seats=seats, seed=11)
    steady = companion("steady", key, 1)
    while sitting.play.choices < choices or not there(sitting.scene()):
        decision = sitting.decision
        assert decision is not None
        sitting.choose(decision.option_id(steady.answer(sitting.play, decision)))
    return sitting


def some_have_fallen(scene: Scene) -> bool:
    foes = [piece for piece in scene.pieces if piece.seat is None and piece.tracks]
    return len({bool(foe.at) for foe in foes}) == 2


def board_of(sitting: Sitting, width: int = 50) -> list[str]:
    scene = sitting.scene()
    return [line.plain for line in board_lines(scene, Brush(sitting.voice, width))]


@pytest.fixture(scope="module")
def dungeon() -> Sitting:
    """An encounter of Dark Souls in which some enemies have fallen, and some have not."""
    return some_way_in("souls", 2, 20, some_have_fallen)


def test_nodes_and_tiles_are_two_maps(dungeon: Sitting) -> None:
    scene = dungeon.scene()
    drawn = "\n".join(board_of(dungeon))
    nodes = [place for place in scene.places if place.kind == "node"]
    stood_on = {piece.at for piece in scene.pieces}
    free = [place for place in nodes if place.id not in stood_on and place.state != "blocked"]
    assert drawn.count("○") == len(free)
    assert drawn.count("▣") == sum(place.state == "blocked" for place in nodes)
    rooms = [place.name for place in scene.places if place.kind == "room"]
    assert rooms
    for name in rooms:
        assert name is not None
        assert f"─ {dungeon.voice.say(name)} ─" in drawn


def test_who_has_fallen_is_gone(dungeon: Sitting) -> None:
    drawn = "\n".join(board_of(dungeon))
    for piece in dungeon.scene().pieces:
        assert (dungeon.voice.say(piece.name) in drawn) == bool(piece.at)


def test_rooms_without_room_for_a_map_say_where_they_lead() -> None:
    sitting = some_way_in("vengeance", 1, 40)
    rooms = {place.id: place for place in sitting.scene().places if place.kind == "room"}
    drawn = " ".join(" ".join(board_of(sitting)).split())
    wide = "\n".join(board_of(sitting, 110))
    assert rooms
    for room in rooms.values():
        near = [rooms[other].name for other in linked(room)]
        assert f"↔ {', '.join(sitting.voice.say(name) for name in near if name)}" in drawn
        assert room.name is not None
        assert f"─ {sitting.voice.say(room.name)[:10]}" in wide


def test_tactical_cards_are_named() -> None:
    drawn = " ".join(board_of(some_way_in("sector", 2, 30)))
    assert "Tactical cards ▤ FLANK ⟨ready⟩ ▤ Medical Drone ⟨ready⟩" in " ".join(drawn.split())
    assert "┌" not in drawn


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize(
    ("key", "seats", "choices"),
    [("sector", 2, 30), ("souls", 2, 60), ("vengeance", 1, 40), ("arkalion", 4, 40)],
)
async def test_every_pane_is_as_tall_as_what_it_shows(
    key: str, seats: int, choices: int, size: tuple[int, int]
) -> None:
    app = table_app(some_way_in(key, seats, choices))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.pause()
        for name in ("#party", "#board"):
            drawn = app.screen.query_one(f"{name} > .drawing", Static)
            lines = str(drawn.render()).splitlines()
            assert drawn.size.height >= len(lines) > 3


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_player_without_a_name_is_named_once(lang: str) -> None:
    sitting = table("vengeance", seats=1, lang=lang)
    decision = sitting.decision
    assert decision is not None
    player = sitting.voice.own("seat", n=1)
    assert sitting.who(sitting.scene(), decision) == player
    assert f"{player}." in list(Reader(sitting.voice).scene(sitting.scene()))


async def test_the_figures_of_everybody_are_there_when_the_whole_crew_decides() -> None:
    sitting = some_way_in("sector", 2, 12)
    steady = companion("steady", "sector", 1)
    while sitting.decision is None or sitting.decision.seat != CREW:
        decision = sitting.decision
        assert decision is not None
        sitting.choose(decision.option_id(steady.answer(sitting.play, decision)))
    async with at(table_app(sitting), (80, 24)) as screen:
        party = screen.text("#party")
    for sheet in sitting.scene().sheets:
        assert sitting.voice.say(sheet.name).upper() in party
    assert party.count("Might") == party.count("Wisdom") == 2
