"""Every game has the same rooms, and what stands in them keeps to its room."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bossrush

GAMES = Path(bossrush.__file__).parent / "games"
KEYS = ("arkalion", "sector", "souls", "vengeance")
ROOMS = {"cards", "content", "locale", "questions", "rules", "table", "view", "words"}
FACTS = {"__init__.py", "game.py", "guide.json", "rules.yaml"}
IF_ANY = {"puzzles.json"}
"""What a game has beside its rooms once somebody has found some."""
MOST_MODULES = 25
MOST_LINES = 400
STATES = {"Crew", "Dungeon", "Escape", "Fight", "Mission", "Player", "Tile", "Vendetta"}
"""What lies on the table, by the types of what a function is given."""
CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "update"}

pytestmark = pytest.mark.source


def modules(*rooms: str) -> Iterator[Path]:
    for key in KEYS:
        for room in rooms:
            yield from sorted((GAMES / key / room).glob("*.py"))


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_the_same_rooms(key: str) -> None:
    found = {path.name for path in (GAMES / key).iterdir() if path.name != "__pycache__"}
    assert found - IF_ANY == ROOMS | FACTS


@pytest.mark.parametrize("key", KEYS)
def test_a_room_can_be_taken_in_at_a_glance(key: str) -> None:
    for room in ("cards", "questions", "rules", "table", "view", "words"):
        inside = list((GAMES / key / room).glob("*.py"))
        assert 0 < len(inside) <= MOST_MODULES, f"{key}/{room}"
        for module in inside:
            lines = len(module.read_text(encoding="utf-8").splitlines())
            assert lines <= MOST_LINES, f"{module.relative_to(GAMES)} has {lines} lines"
            assert ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))), module


def root(node: ast.expr) -> str:
    """The name that a chain of attributes and places begins with."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def changes(function: ast.FunctionDef) -> Iterator[str]:
    """Where a function changes what it was given."""
    given = {
        argument.arg
        for argument in function.args.args
        if argument.annotation is not None and ast.unparse(argument.annotation) in STATES
    }
    for node in ast.walk(function):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        for target in targets:
            if isinstance(target, ast.Attribute) and root(target) in given:
                yield ast.unparse(target)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            within = node.func.value
            if node.func.attr in CHANGING and isinstance(within, ast.Attribute):
                if root(within) in given:
                    yield ast.unparse(node.func)


def test_what_is_shown_never_changes_what_is_played() -> None:
    looked_at = 0
    for module in modules("view", "words"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                looked_at += 1
                found = list(changes(node))
                assert not found, f"{module.relative_to(GAMES)}: {node.name} changes {found}"
    assert looked_at > 100


def test_a_play_is_closed() -> None:
    """What carries a play out is the engine's own; import-linter looks after the imports."""
    package = GAMES.parent
    for module in sorted(package.rglob("*.py")):
        if (package / "engine") not in module.parents:
            for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and node.attr in ("line", "weave", "strand"):
                    of = ast.unparse(node.value).rpartition(".")[2]
                    assert of not in ("play", "fork", "twin", "staged", "decision"), module


def test_the_layers_hold_the_engine_too() -> None:
    """Import-linter passes over a folder that is no package, and over a layer that is not there."""
    folders = [folder for folder in GAMES.parent.rglob("*") if any(folder.glob("*.py"))]
    assert [folder for folder in folders if not (folder / "__init__.py").is_file()] == []
