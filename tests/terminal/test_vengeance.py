"""Vengeance's own table: dice in hand, tiles with what they take, rooms with who stands there."""

from __future__ import annotations

import re

import pytest

from bossrush.engine.scene import Scene
from bossrush.games.vengeance import GAME
from bossrush.terminal.drawing.brush import Brush
from bossrush.terminal.drawing.panels import panels_of
from bossrush.terminal.drawing.sheets import Detail
from bossrush.terminal.drawing.vengeance import VengeancePanels, room_lines
from bossrush.terminal.screen.app import table_app
from bossrush.terminal.seats import Marks
from bossrush.terminal.sitting import Sitting
from bossrush.terminal.spoken import Reader
from bossrush.terminal.vengeance import rooms_of, tiles_of
from tests.terminal.screens import at
from tests.terminal.test_four_games import some_way_in


def rolling(scene: Scene) -> bool:
    board = scene.board
    hand = board["seats"][board["viewer"]]["hand"]
    return board["stage"] == "roll" and any(die["face"] for die in hand)


def struck_down(scene: Scene) -> bool:
    states = {piece.state for piece in scene.pieces}
    return scene.board["stage"] == "combat" and {"dead", "evaded"} <= states


@pytest.fixture(scope="module")
def roll() -> Sitting:
    return some_way_in("vengeance", 2, 16, rolling)


@pytest.fixture(scope="module")
def boss_at_home() -> Sitting:
    return some_way_in("vengeance", 1, 16, rolling)


@pytest.fixture(scope="module")
def combat() -> Sitting:
    return some_way_in("vengeance", 2, 40, struck_down)


def brush(sitting: Sitting, width: int = 51) -> Brush:
    return Brush(sitting.voice, width, marks=Marks(sitting.scene().sheets))


def drawn(sitting: Sitting, width: int = 51) -> list[str]:
    lines = VengeancePanels().scene(sitting.scene(), brush(sitting, width))
    return [line.plain for line in lines]


def prose(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


def test_the_hand_and_the_reserve_come_first_while_one_rolls(roll: Sitting) -> None:
    scene = roll.scene()
    seat = scene.board["seats"][scene.board["viewer"]]
    first = prose(drawn(roll)[:2])
    for die in scene.dice:
        if die.at == seat["sheet"]:
            assert f"[{roll.voice.die(die)}" in first
    assert f"Reserve {scene.piles[0].count}" in first


def test_every_skill_says_which_dice_it_takes(roll: Sitting) -> None:
    text = prose(drawn(roll))
    for dice in (
        "Sprint run + run → Move",
        "Strike knife + knife + knife → Hit, with a double knife also Hit",
        "Fire gun + gun + gun/knife → Shoot",
        "Charge run + knife + knife + run/knife → Move and Hit",
    ):
        assert dice in text
    viewer = roll.scene().board["viewer"]
    lacking = [facts["needs"] for facts in roll.scene().board["seats"][viewer]["tiles"][:4]]
    told = [tile.state[-1] for tile in tiles_of(roll.voice, roll.scene(), viewer)[:4]]
    assert told == [f"Needs {needs}" if needs else "Ready" for needs in lacking]


def test_the_dead_are_counted_and_the_evaded_in_brackets(combat: Sitting) -> None:
    scene = combat.scene()
    seen = 0
    for seat in range(2):
        for room in rooms_of(scene, seat):
            line = prose([one.plain for one in room_lines(room, set(), brush(combat))])
            here = [piece for piece in scene.pieces if piece.at == room.place.id]
            minions = [piece for piece in here if piece.kind not in ("hero", "boss")]
            dead = sum(piece.state == "dead" for piece in minions)
            assert (f"{dead} dead" in line) == bool(dead)
            signs = [
                "({})" if "evaded" in piece.state else "{}"
                for piece in minions
                if piece.state != "dead"
            ]
            names = [combat.voice.say(piece.name)[:2] for piece in minions if piece.state != "dead"]
            for sign, name in zip(signs, names, strict=True):
                assert sign.format(name) in line
            seen += dead
    assert seen


def test_the_dead_are_not_read_out_as_standing(combat: Sitting) -> None:
    reader = Reader(combat.voice)
    scene = combat.scene()
    for place in scene.places:
        here = [piece for piece in scene.pieces if piece.at == place.id]
        alive = [piece for piece in here if piece.state != "dead"]
        assert len(reader.here(scene, place)) == len(alive) + len(place.badges)
    assert any(line.endswith(": evaded.") for line in reader.scene(scene))


def test_closed_slots_are_no_life(roll: Sitting) -> None:
    lines = VengeancePanels().sheets(roll.scene(), brush(roll, 40), Detail.BRIEF)
    text = "\n".join(line.plain for line in lines)
    for sheet in roll.scene().sheets:
        parts = sheet.tracks[0].parts
        bar = "□" * parts["free"] + "▨" * parts["die"] + "▓" * parts["wound"]
        assert f"Life {bar}{'·' * parts['closed']}  {parts['free']} free slot" in text


def test_dice_are_read_out_with_whoever_holds_them(roll: Sitting) -> None:
    spoken = list(Reader(roll.voice).scene(roll.scene()))
    scene = roll.scene()
    for sheet in scene.sheets:
        held = [roll.voice.die(die) for die in scene.dice if die.at == sheet.id]
        start = next(
            n
            for n, line in enumerate(spoken)
            if line.startswith(roll.voice.say(sheet.name) + ", player")
        )
        mine = [line for line in spoken[start : start + 9] if line.startswith("Dice: ")]
        assert len(mine) == bool(held)
        assert all(face in mine[0] for face in held)


def test_nothing_is_wider_than_its_room(roll: Sitting, combat: Sitting) -> None:
    for sitting in (roll, combat):
        for width in (30, 51, 109):
            assert max(map(len, drawn(sitting, width))) <= width


def test_where_there_is_room_the_lair_is_a_map_too(combat: Sitting) -> None:
    viewer = combat.scene().board["viewer"]
    wide, narrow = "\n".join(drawn(combat, 109)), "\n".join(drawn(combat))
    for room in rooms_of(combat.scene(), viewer):
        assert room.place.name is not None
        name = combat.voice.say(room.place.name)
        assert f"─ {name[:10]}" in wide
        assert f"{room.number} {name}" in narrow
    assert "┌" not in narrow


@pytest.mark.parametrize("width", [90, 100, 110, 130])
def test_frames_on_the_map_are_closed_and_no_figure_is_cut(
    boss_at_home: Sitting, combat: Sitting, width: int
) -> None:
    for sitting in (boss_at_home, combat):
        lines = drawn(sitting, width)
        assert [line for line in lines if re.search(r"┌─? [^─┐]*( {3}|$)", line)] == []
        hearts = {heart for line in lines for heart in re.findall(r"♥[^\s│┃]*", line)}
        assert hearts
        assert all(re.fullmatch(r"♥\d+/\d+•?\)?⊘?!?", heart) for heart in hearts)


async def test_at_80x24_the_hand_is_in_sight(roll: Sitting) -> None:
    async with at(table_app(roll), (80, 24)) as screen:
        shown = screen.text("#board").splitlines()
    assert shown[0].strip().startswith("In hand [")
    assert any("Sprint" in line for line in shown)


def test_the_game_gets_these_panels() -> None:
    assert isinstance(panels_of(GAME), VengeancePanels)
