"""Drawing scenes in characters: nothing too wide, nothing left out, the right things lit."""

from __future__ import annotations

import pytest
from textual.content import Content

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.engine.scene import (
    Badge,
    Card,
    Die,
    Page,
    Piece,
    Pile,
    Place,
    Scene,
    Sheet,
    Track,
    words,
)
from bossrush.terminal.asked import asked
from bossrush.terminal.drawing.board import board_lines, marks_of
from bossrush.terminal.drawing.brush import LIT, Brush, across
from bossrush.terminal.drawing.canvas import Canvas
from bossrush.terminal.drawing.dice import die_block, die_chip
from bossrush.terminal.drawing.panels import Panels
from bossrush.terminal.drawing.sheets import Detail, card_chip, sheet_lines
from bossrush.terminal.drawing.tracks import braille, track_line, track_lines
from bossrush.terminal.screen.offers import offer_lines, ruler
from bossrush.terminal.seats import Acting, Marks
from tests.terminal.tables import answer_all, table
from tests.toys.gallery import BOARDS

HP = words(Message("gallery-hp"))
VARGA = words(Message("gallery-name-0"))


def brush(width: int = 60, **more: object) -> Brush:
    made = Brush(table().voice, width)
    for name, value in more.items():
        setattr(made, name, value)
    return made


def plain(lines: list[Content]) -> str:
    return "\n".join(line.plain for line in lines)


def lit_text(lines: list[Content]) -> str:
    return "".join(
        line.plain[span.start : span.end]
        for line in lines
        for span in line.spans
        if span.style == LIT
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("width", [24, 46, 54, 78, 120])
def test_nothing_is_drawn_wider_than_its_room(board: str, width: int, lang: str) -> None:
    sitting = table(seats=4, options=[f"board={board}", "dice=9"], lang=lang)
    answer_all(sitting, "shoot", "shoot", "aim", "cover")
    scene = sitting.scene()
    pen = Brush(sitting.voice, width, 0, {"die-0", "enemy", "sheet-1"}, Acting(1, scene.sheets[1]))
    drawn = Panels().scene(scene, pen) + Panels().tray(scene.tray, pen)
    for sheet in scene.sheets:
        drawn += [line for detail in Detail for line in sheet_lines(sheet, pen, detail)]
    assert drawn
    assert max(line.cell_length for line in drawn) <= width


@pytest.mark.parametrize("tight", [False, True])
@pytest.mark.parametrize("width", [30, 50, 78, 120])
def test_options_fit_their_room_and_say_everything(width: int, tight: bool) -> None:
    sitting = table(seats=2)
    assert sitting.decision is not None
    for number, offer in enumerate(asked(sitting.decision).offers, 1):
        drawn = offer_lines(offer, number, width, True, brush(width), tight)
        assert max(map(len, drawn.plain.split("\n"))) <= width
        assert str(number) in drawn.plain
        if not tight:
            squeezed = "".join(drawn.plain.split())
            assert "".join(sitting.voice.say(offer.label).split()) in squeezed
            assert offer.detail is not None
            assert "".join(sitting.voice.say(offer.detail).split()) in squeezed


# -- tracks ---------------------------------------------------------------------------------


def test_boxes_are_drawn_out() -> None:
    track = Track("t", HP, 3, high=5)
    assert track_line(track, brush()).plain == "HP ■■■□□ 3/5"
    assert track_line(Track("t", HP, 3, high=5, style="ticks"), brush()).plain == "HP ▮▮▮▯▯ 3/5"


def test_past_sixteen_boxes_a_figure_says_it() -> None:
    assert track_line(Track("t", HP, 30, high=40), brush()).plain == "HP 30/40"
    assert track_line(Track("t", HP, 14), brush()).plain == "HP 14"


def test_a_bar_shows_what_fills_it() -> None:
    track = Track("t", HP, 0, high=6, style="bar", parts={"black": 3, "red": 1})
    assert plain(track_lines(track, brush())) == "HP ███▓··\n█ 3 stamina  ▓ 1 wound"


def test_a_chart_falls_as_the_value_falls() -> None:
    rows = braille([12, 10, 6, 1], 0, 12, 8, 3)
    tops = [next(row for row in range(3) if rows[row][column] != "\u2800") for column in range(7)]
    assert tops == sorted(tops)
    assert tops[0] == 0
    assert tops[-1] == 2


def test_a_long_chart_keeps_its_latest_values() -> None:
    rows = braille([12] * 200 + [0], 0, 12, 5, 3)
    assert rows[2][-1] != "\u2800"
    assert all(len(row) == 5 for row in rows)


def test_a_chart_needs_two_points_and_some_room() -> None:
    track = Track("t", HP, 7, high=12, style="chart", points=[12, 9, 7])
    assert len(track_lines(track, brush(40))) == 3
    assert plain(track_lines(track, brush(10))) == "HP 7/12"
    alone = Track("t", HP, 12, high=12, style="chart", points=[12])
    assert plain(track_lines(alone, brush(40))) == "HP ■■■■■■■■■■■■ 12/12"


# -- dice, cards, sheets --------------------------------------------------------------------


def test_a_die_is_a_box_with_its_face() -> None:
    assert plain(die_block(Die("d", "fire", "hit"), brush())) == "╭─────╮\n│ hit │\n╰─────╯"
    assert "not rolled" in plain(die_block(Die("d", "fire"), brush()))


@pytest.mark.parametrize(
    ("state", "sign"), [("counts", "✓"), ("void", "✗"), ("locked", "■"), ("gone", "✗")]
)
def test_the_state_of_a_die_has_a_sign_beside_its_colour(state: str, sign: str) -> None:
    die = Die("d", "fire", "hit", state=state)
    assert sign in plain(die_block(die, brush()))
    assert sign in die_chip(die, brush()).plain


def test_a_card_shows_its_slots_and_what_lies_on_it() -> None:
    card = Card("c", VARGA, size=2, badges=[Badge("b", HP, value=2)], dice=[Die("d", "f", "hit")])
    assert card_chip(card, brush()).plain == "▤▤ Lt. Varga ⟨HP 2⟩ [hit]"
    assert card_chip(Card("c"), brush()).plain == "▨ unseen card"


def test_a_sheet_says_whose_call_it_is_and_what_slots_are_free() -> None:
    sheet = Sheet("s", VARGA, seat=0, cards=[Card("c", HP)], slots=3)
    drawn = plain(sheet_lines(sheet, brush(40, acting=Acting(0, sheet))))
    assert drawn.startswith("▲ LT. VARGA")
    assert "◂ your call" in drawn
    assert "▤ HP  ▫▫" in drawn
    other = Acting(0, Sheet("t", VARGA, seat=0))
    assert "◂" not in plain(sheet_lines(sheet, brush(40, acting=other)))


def test_where_room_is_short_whoever_waits_takes_one_line() -> None:
    tracks = [Track("hp", HP, 3, high=12)]
    sheet = Sheet("s", VARGA, seat=0, tracks=tracks, badges=[Badge("b", HP, value=2)])
    assert [line.plain for line in sheet_lines(sheet, brush(24), Detail.LEAST)] == [
        "▲ LT. VARGA      HP 3/12"
    ]
    acting = brush(24, acting=Acting(0, sheet))
    assert len(sheet_lines(sheet, acting, Detail.LEAST)) == 3


def test_a_call_that_does_not_fit_is_a_sign_and_never_half_a_word() -> None:
    sheet = Sheet("s", VARGA, seat=0)
    head = sheet_lines(sheet, brush(18, acting=Acting(0, sheet)))[0].plain
    assert head == "▲ LT. VARGA      ◂"


def test_characters_of_one_seat_have_shapes_of_their_own() -> None:
    led = [Sheet("s", VARGA, seat=0), Sheet("t", HP, seat=0)]
    marks = Marks(led)
    assert [marks.sheet(sheet) for sheet in led] == ["▲", "●"]
    assert marks.piece(Piece("p", HP, seat=0)) == "●"
    assert marks.seat(0) == ""
    assert Marks(led[:1]).seat(0) == "▲"


def test_lines_do_not_break_where_a_language_forbids_it() -> None:
    said = Content.styled("Il choisit «\u00a0Tirer\u00a0».", "bold")
    lines = brush(20).wrapped(said)
    assert [line.plain for line in lines] == ["Il choisit", "«\u00a0Tirer\u00a0»."]
    assert all(line.spans for line in lines)


def test_turns_have_a_box_each() -> None:
    drawn = track_line(Track("t", HP, 3, 1, 12), brush()).plain
    assert drawn.count("■") == 3
    assert drawn.count("□") == 9


def test_blocks_stand_side_by_side() -> None:
    blocks = [[Content("ab"), Content("c")], [Content("x")]]
    assert plain(across(blocks)) == "ab x\nc   "


# -- the board ------------------------------------------------------------------------------


def cells(across_: int, down: int) -> list[Place]:
    return [Place(f"{x}.{y}", "cell", x=x, y=y) for y in range(down) for x in range(across_)]


def test_cells_share_their_lines() -> None:
    scene = Scene("x", places=cells(2, 2))
    assert plain(board_lines(scene, brush(7))) == "\n".join(
        [
            "┌──┬──┐",
            "│  │  │",
            "├──┼──┤",
            "│  │  │",
            "└──┴──┘",
        ]
    )


def test_a_room_shows_its_name_and_who_is_in_it() -> None:
    place = Place("r", "room", HP, 0, 0, 1, 1)
    pieces = [
        Piece("a", VARGA, at="r", seat=1),
        Piece("b", HP, at="r", kind="guard", count=3, facing=2),
    ]
    drawn = plain(board_lines(Scene("x", places=[place], pieces=pieces), brush(14)))
    assert "┌─ HP ───" in drawn
    assert "● G→3" in drawn
    assert "● Lt. Varga" in drawn


def test_half_a_badge_is_not_drawn_in_a_room() -> None:
    long, short = Badge("b", VARGA, value=2), Badge("c", HP, value=2)
    rooms = [Place("r", "room", HP, 0, 0, 1, 1, badges=[long, short])]
    drawn = [line.plain for line in board_lines(Scene("x", places=rooms), brush(14))]
    assert any("│⟨HP 2⟩ " in line for line in drawn)
    assert not any("│⟨Lt." in line for line in drawn)


def test_nodes_are_joined_and_a_gap_in_the_floor_is_hatched() -> None:
    nodes = [Place("a", "node", x=0, y=0, links=["b"]), Place("b", "node", x=4, y=0, links=["a"])]
    row = board_lines(Scene("x", places=nodes), brush(40))[0].plain
    assert row.count("○") == 2
    assert any("\u2801" <= char <= "\u28ff" for char in row)
    hole = Place("h", "cell", state="gone")
    assert "╱" in plain(board_lines(Scene("x", places=[hole]), brush(20)))


def test_a_board_without_room_becomes_a_list() -> None:
    scene = Scene(
        "x",
        places=cells(40, 1),
        pieces=[Piece("a", VARGA, at="7.0", seat=0)],
    )
    lines = [line.plain for line in board_lines(scene, brush(40))]
    assert "7.0  ▲" in lines
    assert "8.0" in lines


def test_what_an_option_points_at_is_lit() -> None:
    scene = table(options=["board=rooms"], seats=2).scene()
    lit = lit_text(Panels().scene(scene, brush(80, lit=frozenset({"enemy", "die-1"}))))
    assert "Gatekeeper" in lit
    assert "cunning" in lit
    assert "might" not in lit
    assert lit_text(Panels().scene(scene, brush(80))) == ""


def test_a_lit_place_has_a_heavy_frame() -> None:
    scene = table(options=["board=rooms"], seats=2).scene()
    drawn = plain(Panels().scene(scene, brush(80, lit=frozenset({"hall"}))))
    assert "┏━ Hall ━" in drawn


def test_letters_tell_pieces_apart() -> None:
    kinds = ["guard", "golem", "guard", "brute"]
    pieces = [Piece(str(place), HP, kind=kind) for place, kind in enumerate(kinds)]
    marks = marks_of(Scene("x", pieces=[*pieces, Piece("me", VARGA, seat=2)]), Marks())
    assert marks == {"0": "G", "1": "Go", "2": "G", "3": "B", "me": "■"}


def test_what_lies_outside_a_canvas_is_not_drawn() -> None:
    canvas = Canvas(3, 1)
    canvas.put(-1, 0, "abcdef")
    canvas.frame(5, 5, 3, 3)
    assert plain(canvas.lines()) == "bcd"


# -- the scene as a whole -------------------------------------------------------------------


def test_a_story_comes_first_while_it_is_new_or_there_is_room() -> None:
    scene = Scene(
        "x",
        tracks=[Track("t", HP, 3, high=5)],
        pages=[Page("p", VARGA, body=[words(Message("gallery-story"))])],
    )
    roomy = plain(Panels().scene(scene, brush(40, height=40)))
    crowded = plain(Panels().scene(scene, brush(40, height=4)))
    unread = plain(Panels().scene(scene, brush(40, height=4, unread=True)))
    assert roomy.startswith("LT. VARGA")
    assert crowded.startswith("HP ■■■□□")
    assert unread.startswith("LT. VARGA")


def test_piles_say_how_much_is_in_them() -> None:
    piles = [Pile("p", HP, 17), Pile("q", HP, 1, top=Card("c", VARGA))]
    assert plain(Panels().piles(piles, brush())) == "▥ HP 17   ▥ HP 1 ⌃ ▤ Lt. Varga"


@pytest.mark.parametrize(
    ("chance", "full"), [(0.0, 0), (0.001, 1), (0.5, 5), (0.99, 9), (0.999, 9), (1.0, 10)]
)
def test_a_ruler_is_full_only_for_what_is_sure(chance: float, full: int) -> None:
    assert ruler(chance).plain == "▮" * full + "▯" * (10 - full)


def test_a_second_figure_is_said_in_words() -> None:
    offer = asked(table(seats=1).play.open[0]).offers[0]
    drawn = offer_lines(offer, 1, 100, False, brush(100), tight=False).plain
    assert "▮▮▮▮▮▮▮▯▯▯ 67% at least one hit · 50% unhurt" in drawn
    assert Odds(1.0, Message("gallery-odds-unhurt")).chance == 1
