"""Dark Souls' own table: the lattice with its numbers, foes, cards and characters."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec import structs

from bossrush.engine.scene import Scene
from bossrush.games.souls import GAME
from bossrush.terminal.drawing.brush import Brush
from bossrush.terminal.drawing.panels import panels_of
from bossrush.terminal.drawing.sheets import Detail
from bossrush.terminal.drawing.souls import SoulsPanels, mark, pattern_lines
from bossrush.terminal.screen.app import table_app
from bossrush.terminal.seats import Marks, acting
from bossrush.terminal.sitting import Sitting
from bossrush.terminal.souls import foes_of
from bossrush.terminal.spoken import Reader
from tests.terminal.screens import at
from tests.terminal.tables import table
from tests.terminal.test_four_games import some_have_fallen, some_way_in


@pytest.fixture(scope="module")
def fight() -> Sitting:
    """An encounter in which some enemies have fallen, and some have not."""
    return some_way_in("souls", 2, 20, some_have_fallen)


@pytest.fixture(scope="module")
def boss() -> Sitting:
    sitting = table("souls", seats=2, seed=11, options=["scenario=gargoyle"])
    while len(sitting.scene().board.get("boss", {}).get("pattern", [])) < 2:
        decision = sitting.decision
        assert decision is not None
        sitting.choose(decision.options[-1].id)
    return sitting


def brush(sitting: Sitting, width: int = 51, height: int = 0) -> Brush:
    scene, decision = sitting.scene(), sitting.decision
    assert decision is not None
    acts = acting(scene, decision.seat, decision.actor)
    return Brush(sitting.voice, width, height, (), acts, Marks(scene.sheets))


def drawn(sitting: Sitting, width: int = 51, height: int = 0) -> list[str]:
    lines = SoulsPanels().scene(sitting.scene(), brush(sitting, width, height))
    return [line.plain for line in lines]


def prose(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


@pytest.mark.parametrize("height", [0, 11])
def test_rows_and_columns_are_numbered(fight: Sitting, height: int) -> None:
    lines = drawn(fight, height=height)
    assert lines[0].split() == ["1", "2", "3", "4", "5"]
    rows = {line[0]: line for line in lines[1:] if re.match(r"\d  ", line)}
    columns = {number: lines[0].index(number) for number in "12345"}
    marks = Marks(fight.scene().sheets)
    for piece in fight.scene().pieces:
        if piece.kind == "hero":
            row, column = piece_at(fight.scene(), piece.at)
            around = rows[row][columns[column] - 2 : columns[column] + 5]
            assert marks.piece(piece) in around


@pytest.mark.parametrize("column", [min, max])
def test_a_crowd_at_the_edge_is_drawn_whole(fight: Sitting, column: Any) -> None:
    scene = fight.scene()
    nodes = [place for place in scene.places if place.kind == "node"]
    edge = column(nodes, key=lambda place: place.x).id
    standing = [piece for piece in scene.pieces if piece.at in {node.id for node in nodes}]
    crowd = [structs.replace(piece, at=edge) for piece in standing]
    crowded, pen = structs.replace(scene, pieces=crowd), brush(fight)
    lines = [line.plain for line in SoulsPanels().scene(crowded, pen)]
    (row,) = [line for line in lines[:8] if "(" in line]
    assert row.rstrip("!+ ").endswith(")") or column is min
    for piece in crowd:
        assert mark(piece, foes_of(fight.voice, crowded), pen) in row


def piece_at(scene: Scene, node: str) -> tuple[str, str]:
    place = next(place for place in scene.places if place.id == node)
    return str(int(place.y) + 1), str(int(place.x) + 1)


def test_every_foe_that_stands_has_its_numbers(fight: Sitting) -> None:
    text = prose(drawn(fight))
    standing = foes_of(fight.voice, fight.scene())
    assert standing
    for foe in standing:
        side = next(one["side"] for one in fight.scene().board["foes"] if one["id"] == foe.piece.id)
        (blow,) = [icon for icon in side["icons"] if icon["op"] == "attack"]
        for number in (f"{blow['damage']} {blow['type']}", f"dodge {side['dodge']}"):
            assert any(said.startswith(number) for said in foe.does)
        assert any("range" in said for said in foe.does)
        assert " · ".join([*foe.does, *foe.armour]) in text
        track = foe.piece.tracks[0]
        assert f"♥{track.value}/{track.high}" in text


def test_whoever_has_fallen_is_neither_drawn_nor_read(fight: Sitting) -> None:
    fallen = [piece for piece in fight.scene().pieces if piece.state == "fallen"]
    assert fallen
    spoken = "\n".join(Reader(fight.voice).scene(fight.scene()))
    for piece in fallen:
        assert fight.voice.say(piece.name) not in spoken


def test_whom_a_foe_would_strike_is_told(fight: Sitting) -> None:
    plans = [plan for plan in fight.scene().board["intents"] if plan["blows"]]
    assert plans
    spoken = "\n".join(Reader(fight.voice).scene(fight.scene()))
    names = {piece.id: fight.voice.say(piece.name) for piece in fight.scene().pieces}
    for plan in plans:
        blow = plan["blows"][0]
        said = f"{names[blow['target']]} for {blow['damage']} {blow['type']}"
        assert f"{names[plan['foe']]} would strike next: {said}" in spoken


def test_nothing_is_wider_than_its_room(fight: Sitting, boss: Sitting) -> None:
    for sitting in (fight, boss):
        for width in (30, 51, 109):
            assert max(map(len, drawn(sitting, width))) <= width


def test_cards_show_dice_range_and_what_they_need(fight: Sitting) -> None:
    panels = SoulsPanels()
    sheets = [line.plain for line in panels.sheets(fight.scene(), brush(fight, 90), Detail.WHOLE)]
    text = prose(sheets)
    assert "Estoc range 0 · 0 Energy: 2 black − 1 · 3 Energy: 3 black − 1" in text
    assert "needs Dexterity 14" in text
    assert "Assassin Armour block 1 black · resist 1 black · dodge 1 die" in text
    assert "Heroic: After you dodge an enemy’s attack" in text


def test_the_bar_is_filled_from_both_ends(fight: Sitting) -> None:
    lines = SoulsPanels().sheets(fight.scene(), brush(fight, 40), Detail.BRIEF)
    text = "\n".join(line.plain for line in lines)
    for sheet in fight.scene().sheets:
        parts = sheet.tracks[0].parts
        free = 10 - parts["black"] - parts["red"]
        pending = min(parts.get("pending", 0), free)
        bar = "■" * parts["black"] + "□" * (free - pending) + "▨" * pending + "▓" * parts["red"]
        assert f"{bar}  {sheet.tracks[0].value} free" in text


def test_a_boss_shows_what_it_has_done_and_what_comes(boss: Sitting) -> None:
    text = prose(drawn(boss))
    known = boss.scene().board["boss"]
    assert "BEHAVIOURS, IN ORDER" in text
    for card in known["pattern"]:
        for side in known["behaviours"][card]["sides"]:
            assert f"{boss.voice.written(side['name'])} " in text
            assert f"dodge {side['dodge']}" in text
    assert f"Not seen yet {known['unseen']}" in text
    assert "heats up at" in text


@pytest.mark.parametrize(("height", "first"), [(0, "✓"), (10, "▸")])
def test_where_room_is_short_what_a_boss_does_next_comes_first(
    boss: Sitting, height: int, first: str
) -> None:
    scene = boss.scene()
    known = scene.board["boss"]
    half = {**known, "discard": known["pattern"][:1]}
    seen = structs.replace(scene, board={**scene.board, "boss": half})
    lines = [line.plain for line in pattern_lines(seen, brush(boss, height=height))]
    assert lines[1].startswith(first)
    assert sum(line.startswith(("✓", "▸")) for line in lines) == 2


def test_outside_fights_the_inventory_is_beside_the_map() -> None:
    sitting = table("souls", seats=1, seed=3, options=["layout=laid"])
    while sitting.scene().where[-1].key != "souls-scene-explore":
        decision = sitting.decision
        assert decision is not None
        sitting.choose(decision.options[0].id)
    lines = drawn(sitting)
    frame = [line for line in lines if line.startswith(("│", "┌"))]
    assert frame
    assert not any("Inventory" in line for line in frame)


def test_where_a_tile_may_go_is_drawn_without_ids() -> None:
    sitting = table("souls", seats=1, seed=3)
    while not any(place.kind == "cell" for place in sitting.scene().places):
        decision = sitting.decision
        assert decision is not None
        sitting.choose(decision.options[0].id)
    assert "cell-" not in "\n".join(drawn(sitting))


async def test_at_80x24_the_nodes_and_the_foes_are_in_sight(fight: Sitting) -> None:
    async with at(table_app(fight), (80, 24)) as screen:
        shown = screen.prose("#board")
    for foe in foes_of(fight.voice, fight.scene()):
        assert f"♥{foe.piece.tracks[0].value}/" in shown
        assert foe.does[0] in shown


def test_the_game_gets_these_panels() -> None:
    assert isinstance(panels_of(GAME), SoulsPanels)
