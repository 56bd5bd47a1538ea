"""The copies of parts that are written out before the rules are compiled."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from buildtools import compiling, twins

ROOT = Path(__file__).resolve().parents[2]

PARTS = '''
class Part:
    """What a state is made of."""

    def __init__(self) -> None:
        pass

class Fixed(Part):
    """Shared."""

    def copy(self): return self
'''

TABLE = '''"""A table."""

from typing import Final

from bossrush.engine.visit import Fixed, Part

NOBODY: Final = -1


class Cards:
    """Tables that nothing changes."""


NO_CARDS: Final = Cards()


class Token(Fixed):
    """Never changed."""


class Hand(Part):
    """What somebody holds."""

    def __init__(self) -> None:
        self.dice: list[int] = []
        self.up = False


class Base(Part):
    """What two tables have in common."""

    def __init__(self) -> None:
        self.turn = NOBODY
        self.tables: Cards = NO_CARDS


class Table(Base):
    """All of it."""

    def __init__(self) -> None:
        super().__init__()
        self.hand = Hand()
        self.hands: list[Hand] = []
        self.piles: list[list[int]] = []
        self.tokens: list[Token] = []
        self.counts = [0] * 3
        self.name = ""
        self.best: Hand | None = None
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A package with the engine's parts and one table."""
    for name, text in (("engine/visit", PARTS), ("games/table", TABLE)):
        path = tmp_path / "bossrush" / f"{name}.py"
        path.parent.mkdir(parents=True)
        path.write_text(text, "utf-8")
    return tmp_path


def written(folder: Path) -> str:
    """The table's module with its copies."""
    twins.write_copies(folder, ["bossrush/engine/visit.py", "bossrush/games/table.py"])
    return (folder / "bossrush/games/table.py").read_text("utf-8")


def test_every_field_is_copied_as_its_type_asks_for(folder: Path) -> None:
    namespace: dict[str, object] = {}
    text = written(folder).replace("from bossrush.engine.visit import Fixed, Part", PARTS)
    exec(compile(text, "table", "exec"), namespace)
    table = namespace["Table"]()  # type: ignore[operator]
    table.turn = 4
    table.hands = [namespace["Hand"]()]  # type: ignore[operator]
    table.hands[0].dice = [6]
    table.piles = [[1], [2]]
    table.tokens = [namespace["Token"]()]  # type: ignore[operator]
    table.name = "ours"
    twin = table.copy()
    assert type(twin) is type(table)
    assert (twin.turn, twin.name, twin.piles, twin.counts) == (4, "ours", [[1], [2]], [0] * 3)
    assert twin.hands[0].dice == [6]
    assert twin.hands[0] is not table.hands[0]
    assert twin.hands[0].dice is not table.hands[0].dice
    assert twin.hand is not table.hand
    assert twin.piles[0] is not table.piles[0]
    assert twin.counts is not table.counts
    assert twin.tokens == table.tokens
    assert twin.tokens is not table.tokens
    assert twin.tables is table.tables
    assert twin.best is None
    assert twin.hand.dice == []
    assert twin.hand.dice is not table.hand.dice


def test_lines_stay_where_they_are(folder: Path) -> None:
    places = [node.lineno for node in ast.walk(ast.parse(TABLE)) if isinstance(node, ast.ClassDef)]
    found = ast.parse(written(folder))
    assert [node.lineno for node in ast.walk(found) if isinstance(node, ast.ClassDef)] == places


def test_a_field_of_no_known_type_stops_the_build(folder: Path) -> None:
    path = folder / "bossrush/games/table.py"
    path.write_text(TABLE.replace('self.name = ""', "self.name = guessed()"), "utf-8")
    with pytest.raises(twins.UnknownField, match=r"how is Table\.name copied"):
        written(folder)


def test_a_copy_written_by_hand_stays(folder: Path) -> None:
    path = folder / "bossrush/games/table.py"
    own = TABLE.replace(
        "        self.up = False\n", "        self.up = False\n\n    def copy(self): return 1\n"
    )
    path.write_text(own, "utf-8")
    assert "def copy(self) -> Hand" not in written(folder)


def parts() -> list[twins.PartClass]:
    """Every part of a state that the compiled rules have."""
    package = twins.Package(ROOT / "src")
    found: list[twins.PartClass] = []
    for path in compiling.modules(ROOT):
        name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        module = package.module(name)
        assert module is not None
        found += [kind for kind in module.classes.values() if kind.is_written_out()]
    return found


@pytest.mark.parametrize("kind", parts(), ids=lambda kind: f"{kind.module.name}.{kind.name}")
def test_every_part_makes_all_its_fields_where_they_are_found(kind: twins.PartClass) -> None:
    """Whatever a method of a part sets is made in `__init__`, and is in the copy."""
    known = {name for name, _type in kind.all_fields()}
    known |= {"chance", "journal", "seats", "phase", "seat_phases", "timers", "clocks_started"}
    known |= {"phase_ids", "own_phase_ids"}
    for node in ast.walk(kind.node):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            if isinstance(node.value, ast.Name) and node.value.id == "self":
                assert node.attr in known, f"{kind.name}.{node.attr} is not made in __init__"
    copy = twins.copy_of(kind)
    for name, _type in kind.all_fields():
        assert f"twin.{name} = " in copy


def test_no_game_copies_a_part_by_hand() -> None:
    """How a game's state is copied follows from its fields."""
    for path in (ROOT / "src/bossrush/games").rglob("table/*.py"):
        assert "def copy" not in path.read_text("utf-8"), path
