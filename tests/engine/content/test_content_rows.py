"""From records to the rows that rules read: what carries over, and what has to be declared."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.engine.card_game import CardTables
from bossrush.engine.content import load
from bossrush.engine.content.rows import (
    Rows,
    each,
    equals,
    field,
    looked_up,
    made,
    mask,
    opened,
    part,
    present,
    ref,
    refs,
    word,
    words,
)
from tests.engine.content import lantern as pages
from tests.engine.content.lantern import Damage, Plate, Storm, Tool, base, lantern, write_pack

CATEGORIES = ("rope", "lamp")
WHO = ("keeper", "everyone")
SCENES = ("sea", "rock", "tower")


class ToolRow:
    def __init__(self) -> None:
        self.id = ""
        self.title = ""
        self.category = -1
        self.slots = 0
        self.copies = 0
        self.light = False
        self.better_than = -1
        self.doubled = 0


class PlateRow:
    def __init__(self) -> None:
        self.scene = -1
        self.x = 0
        self.at: list[int] = []


class StormRow:
    def __init__(self) -> None:
        self.id = ""
        self.act = 0
        self.title = ""
        self.story = "none"
        self.plate = PlateRow()
        self.drawn = False
        self.labels: list[str] = []


TOOLS = Rows(
    "tool",
    Tool,
    ToolRow,
    category=word(CATEGORIES),
    light=equals("lamp", "category"),
    better_than=ref("tool"),
    doubled=made(lambda tool: tool.slots * 2, "slots"),
    elsewhere=["heavy"],
)
PLATES = Rows("plate", Plate, PlateRow, scene=word(SCENES), x=made(lambda p: p.at[0], "at"))
STORMS = Rows(
    "storm",
    Storm,
    StormRow,
    plate=part(PLATES),
    drawn=present("plate"),
    elsewhere=["steps", "odds"],
)


def test_what_has_one_name_carries_over(tmp_path: Path) -> None:
    lamp, rope = TOOLS.of(load(lantern(), [base(tmp_path)]))
    assert (lamp.id, lamp.title, lamp.slots, lamp.copies) == (
        "tool.old-lamp",
        "lantern-tool-old-lamp-title",
        1,
        3,
    )
    assert (rope.id, rope.copies) == ("tool.rope", 1)


def test_what_has_another_name_or_nature_is_declared(tmp_path: Path) -> None:
    content = load(lantern(), [base(tmp_path)])
    lamp, rope = TOOLS.of(content)
    assert (lamp.category, lamp.light, lamp.doubled) == (1, True, 2)
    assert (rope.category, rope.light) == (0, False)
    better = Tool(id="tool.x", title=content.get("tool", "tool.rope").title, category="rope",
                  better_than="tool.rope")  # fmt: skip
    assert TOOLS.row(better, content).better_than == 1


def test_where_nothing_is_written_the_row_keeps_what_it_began_with(tmp_path: Path) -> None:
    (storm,) = STORMS.of(load(lantern(), [base(tmp_path)]))
    assert (storm.story, storm.drawn) == ("none", True)
    assert (storm.plate.scene, storm.plate.at, storm.plate.x) == (1, [0, 0], 0)


class Lists:
    def __init__(self) -> None:
        self.who = 0
        self.several: list[int] = []
        self.set = 0
        self.tools: list[int] = []
        self.plates: list[PlateRow] = []
        self.deep = ""


def test_words_sets_and_references(tmp_path: Path) -> None:
    content = load(lantern(), [base(tmp_path)])
    names = ["everyone", "keeper", "everyone"]
    assert words(WHO, "").become(names, content) == [1, 0, 1]
    assert mask(WHO, "").become(names, content) == 0b11
    assert refs("tool", "").become(["tool.rope", "tool.old-lamp"], content) == [1, 0]
    rows = each(PLATES, "").become([Plate("tower"), Plate("sea")], content)
    assert [row.scene for row in rows] == [2, 0]
    damage = Rows("damage", Damage, Lists, who=word(WHO), elsewhere=["amount"])
    assert damage.row(Damage("everyone"), content).who == 1
    deep = Rows("storm", Storm, Lists, deep=field("plate.scene"),
                elsewhere=["id", "act", "title", "story", "steps", "odds"])  # fmt: skip
    assert deep.of(content)[0].deep == "rock"


def test_a_value_may_need_other_records(tmp_path: Path) -> None:
    content = load(lantern(), [base(tmp_path)])
    rows = Rows(
        "tool",
        Tool,
        Lists,
        tools=looked_up(lambda tool, all_: [len(all_.records("tool")), tool.slots], "slots"),
        elsewhere=["id", "title", "category", "copies", "heavy", "better_than"],
    )
    assert rows.of(content)[0].tools == [2, 1]


def test_what_nothing_reads_is_refused() -> None:
    with pytest.raises(TypeError, match="Tool: nothing reads heavy, better_than"):
        Rows("tool", Tool, StormRow, elsewhere=["category", "slots", "copies"])


def test_a_row_without_the_field_is_refused() -> None:
    with pytest.raises(TypeError, match="ToolRow has no weight"):
        Rows("tool", Tool, ToolRow, weight=field("slots"))


def test_a_part_is_not_carried_over_as_it_is(tmp_path: Path) -> None:
    content = load(lantern(), [base(tmp_path)])
    rows = Rows("storm", Storm, StormRow, elsewhere=["steps", "odds"])
    with pytest.raises(TypeError, match="say how Plate becomes part of a row"):
        rows.of(content)


class Framed:
    def __init__(self) -> None:
        self.id = ""
        self.at: list[int] = []
        self.view = -1


OTHERS = ["act", "title", "story", "steps", "odds"]


def test_the_fields_of_a_part_may_be_taken_for_the_records_own(tmp_path: Path) -> None:
    """Of a record without that part they are what a new row has."""
    bare = pages.STORMS.replace("storm.first-night", "storm.second-night")
    bare = bare.replace("plate: {scene: rock}", "story: {en: Rain, fr: Pluie}")
    more = write_pack(tmp_path / "more", {"storms.yaml": bare}, requires="rock")
    content = load(lantern(), [base(tmp_path), more])
    rows = Rows(
        "storm",
        Storm,
        Framed,
        view=word(SCENES, "plate.scene"),
        plate=opened(),
        elsewhere=OTHERS,
    )
    drawn, plain = rows.of(content)
    assert (drawn.at, SCENES[drawn.view]) == ([0, 0], "rock")
    assert (plain.at, plain.view) == ([], -1)


def test_what_nothing_reads_of_such_a_part_is_refused() -> None:
    with pytest.raises(TypeError, match="Plate: nothing reads scene"):
        Rows("storm", Storm, Framed, plate=opened(), elsewhere=OTHERS)
    with pytest.raises(TypeError, match="title is no part with fields of its own"):
        Rows("storm", Storm, Framed, title=opened(), elsewhere=[*OTHERS, "plate"])


def test_tables_keep_the_digest_and_the_words_of_their_packs(tmp_path: Path) -> None:
    content = load(lantern(), [base(tmp_path)])
    tables = CardTables()
    tables.keep(content)
    assert tables.digest == content.digest
    assert tables.texts["lantern-tool-rope-title"]["fr"] == "Corde"
    tables.name_outcome("tool.rope", content.get("tool", "tool.rope", Tool).title)
    tables.name_outcome("tool.none", None)
    assert tables.texts["outcome-tool-rope"]["en"] == "Rope"
    assert "outcome-tool-none" not in tables.texts


class Named:
    def __init__(self) -> None:
        self.kind = -1
        self.row = 0


def test_a_row_may_call_its_fields_what_rows_call_theirs(tmp_path: Path) -> None:
    rows = Rows("tool", Tool, Named, kind=word(CATEGORIES, "category"), row=field("slots"),
                elsewhere=["id", "title", "copies", "heavy", "better_than"])  # fmt: skip
    content = load(lantern(), [base(tmp_path)])
    assert [(tool.kind, tool.row) for tool in rows.of(content)] == [(1, 1), (0, 1)]
