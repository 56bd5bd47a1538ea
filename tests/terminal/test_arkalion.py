"""Arkalion's own table in the terminal: the ground as a grid, what is coming, the ship, the bag."""

from __future__ import annotations

import pytest
from msgspec import structs

from bossrush.companions.roster import companion
from bossrush.engine.scene import Badge, Piece, Pile, Place, Scene, Words
from bossrush.games.arkalion import GAME
from bossrush.terminal.begin import voice_for
from bossrush.terminal.drawing.arkalion import (
    ArkalionPanels,
    bag,
    ground,
    intents,
    ship,
    standing,
)
from bossrush.terminal.drawing.brush import ACCENT, Brush
from bossrush.terminal.drawing.panels import panels_of
from bossrush.terminal.seats import Acting, Marks, acting
from bossrush.terminal.spoken import Reader

WORDS = Words("arkalion-cell", {"cell": "x"})


def brush(width: int = 60, lang: str = "en", acting: Acting | None = None) -> Brush:
    options = GAME.new(seats=4, seed=1).origin.options
    return Brush(voice_for(GAME, options, lang), width, acting=acting)


def name(key: str) -> Words:
    return Words(f"arkalion-{key}")


def test_heroes_bear_the_same_sign_on_their_sheet_and_on_the_board() -> None:
    play = GAME.new(seats=2, seed=2)
    steady = companion("steady", "arkalion", 1)
    for _ in range(8):
        decision = play.open[0]
        play.choose(decision.seat, decision.option_id(steady.answer(play, decision)))
    scene = play.scene(0)
    marks = Marks(scene.sheets)
    pawns = [piece for piece in scene.pieces if piece.seat is not None]
    assert [marks.sheet(sheet) for sheet in scene.sheets] == [*"▲●■◆"]
    assert [marks.piece(pawn) for pawn in pawns] == [*"▲●■◆"]
    third = acting(scene, 0, 2)
    assert third is not None
    assert [third.leads(pawn) for pawn in pawns] == [False, False, True, False]


SCENE = Scene(
    "arkalion",
    places=[
        Place("A1", "cell", WORDS, 0, 0, state="gap"),
        Place("B1", "cell", WORDS, 1, 0, state="tile"),
        Place("C1", "cell", WORDS, 2, 0, state="tile"),
        Place("A0", "cell", WORDS, 0, 1, state="green"),
        Place("C0", "cell", WORDS, 2, 1, state="green"),
        Place("mortar", name=name("scene-bag")),
    ],
    pieces=[
        Piece("enemy-B1", name("scene-turns"), at="B1", kind="legionnaire"),
        Piece("enemy-C1", name("scene-stations"), at="C1", kind="fusilier"),
        Piece("hero-1", name("scene-bag"), at="C0", kind="hero", seat=1),
        Piece("hero-2", name("scene-setup"), at="mortar", kind="hero", seat=2),
        Piece(
            "station-mortar",
            name("scene-setup"),
            at="mortar",
            badges=[Badge("mortar-damaged", name("scene-forecast"))],
        ),
    ],
    piles=[Pile("bag", name("scene-bag"), 4, contents={"metal": 3, "key": 1})],
    board={
        "turn": 3,
        "forecast": [
            {"kind": "move", "from": "B1", "to": "A0"},
            {"kind": "shot", "from": "C1", "to": ["C0"]},
        ],
        "tokens": {
            "metal": {"name": {"key": "arkalion-scene-setup"}},
            "key": {"name": {"key": "arkalion-scene-turns"}},
        },
    },
)


def test_the_ground_is_a_grid_with_gaps_and_what_is_coming() -> None:
    small = brush(12)
    assert [line.plain for line in ground(SCENE, small)] == [
        "   A  B  C",
        "1     T↙ D!",
        "0  ▫  ▒▒ ●",
    ]
    told = [line.plain for line in standing(SCENE, brush())]
    assert "T Turns" in told[0]
    assert "D Damaged" in told[0]
    assert intents(SCENE) == {"B1": "↙", "C1": "!"}


def test_where_there_is_room_a_cell_holds_a_name_and_rows_stand_apart() -> None:
    wide = brush()
    wide.height = 30
    drawn = [line.plain for line in ground(SCENE, wide)]
    assert drawn[0] == "   A       B       C"
    assert drawn[1] == "1          Turns↙  Damage!"
    assert drawn[2] == ""
    assert drawn[3] == "0  ▫       ▒▒▒▒▒▒▒ ● Bag"


def test_every_foe_is_told_with_its_numbers() -> None:
    play = GAME.new(seats=4, seed=11)
    for _ in range(60):
        decision = play.open[0]
        play.choose(decision.seat, decision.options[0].id)
    told = "\n".join(line.plain for line in standing(play.scene(0), brush()))
    assert "L Legionnaire  Resistance 1 · range 1 · speed 2" in told


def test_attackers_and_whoever_acts_stand_out() -> None:
    lines = ground(SCENE, brush(12, acting=Acting(1, None)))
    styled = {
        lines[row].plain[span.start : span.end].strip(): span.style
        for row in (1, 2)
        for span in lines[row].spans
    }
    assert styled["D!"] == ACCENT
    assert styled["●"] == ACCENT
    assert styled["T↙"] != ACCENT


def test_the_ship_and_the_bag_are_told_in_lines() -> None:
    assert [line.plain for line in ship(SCENE, brush())] == [
        "Bag  ■ Before the escape  ⟨If nothing changes⟩"
    ]
    assert [line.plain for line in bag(SCENE, brush())] == [
        "Bag 4   Before the escape 3 75%   Turns 1 25%"
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [42, 60, 120])
def test_the_table_of_a_game_fits(lang: str, width: int) -> None:
    panels = panels_of(GAME)
    assert isinstance(panels, ArkalionPanels)
    play = GAME.new(seats=4, seed=11)
    for _ in range(60):
        decision = play.open[0]
        play.choose(decision.seat, decision.options[0].id)
    lines = [line.plain for line in panels.scene(play.scene(0), brush(width, lang))]
    assert [*"ABCDEFGHIJKLM"] in [line.split() for line in lines]
    assert all(len(line) <= width for line in lines)
    assert len(lines) < 60


@pytest.mark.parametrize(("lang", "gone"), [("en", "Gone from the board"), ("fr", "Disparues")])
def test_read_out_the_ground_is_who_stands_there_and_what_is_gone(lang: str, gone: str) -> None:
    voice = voice_for(GAME, GAME.new(seats=4, seed=1).origin.options, lang)
    cells = [Place(f"c{n}", "cell", Words("arkalion-cell", {"cell": f"c{n}"})) for n in range(82)]
    cells[3].state = cells[7].state = "gap"
    pawn = Piece("enemy", name("scene-turns"), at="c5", kind="legionnaire")
    told = list(Reader(voice).scene(Scene("arkalion", places=cells, pieces=[pawn])))
    assert sum("c5" in line for line in told) == 1
    assert [line.startswith(gone) for line in told if "c3" in line and "c7" in line] == [True]
    assert not any("c9" in line for line in told)


def test_where_room_is_short_heroes_are_signs_and_equal_words_are_counted() -> None:
    damaged = Badge("mortar-damaged", name("scene-forecast"))
    station = Piece("station-2", name("scene-setup"), at="mortar", badges=[damaged])
    twice = structs.replace(SCENE, pieces=[*SCENE.pieces, station])
    low = brush()
    low.height = 10
    assert [line.plain for line in ship(twice, low)] == ["Bag ■ ⟨If nothing changes⟩ ×2"]
