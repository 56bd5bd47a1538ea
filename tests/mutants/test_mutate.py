"""Faults are small, can be read, and are where a function does something."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from tests.mutants.__main__ import AREAS, ROOT, mark_equivalent
from tests.mutants.mutate import Mutant, mutants

pytestmark = pytest.mark.source


def found(tmp_path: Path, source: str) -> list[Mutant]:
    path = tmp_path / "module.py"
    path.write_text(dedent(source), "utf-8")
    made = list(mutants(tmp_path, path))
    for one in made:
        compile(one.written(path.read_bytes()), "module.py", "exec")
    return made


def lines(tmp_path: Path, source: str) -> list[str]:
    return [one.after for one in found(tmp_path, source)]


def test_what_could_be_wrong_with_a_comparison(tmp_path: Path) -> None:
    source = """
        def low(hp):
            return 0 < hp <= 3
        """
    assert lines(tmp_path, source) == [
        "return None",
        "return (0 <= hp <= 3)",
        "return (0 < hp < 3)",
        "return (1) < hp <= 3",
        "return 0 < hp <= (4)",
    ]


def test_what_could_be_wrong_with_a_condition(tmp_path: Path) -> None:
    source = """
        def act(s):
            if s.ready and not s.done:
                s.count += 1
        """
    assert lines(tmp_path, source) == [
        "if (not (s.ready and (not s.done))):",
        "if (s.ready or not s.done):",
        "if (not s.done):",
        "if (s.ready):",
        "if s.ready and (s.done):",
        "pass",
        "s.count += (2)",
    ]


def test_statements_are_left_out(tmp_path: Path) -> None:
    source = """
        class Hand:
            def clear(self, s):
                self.cards = []
                s.say("gone", self)
                for card in s.cards:
                    if card:
                        break
        """
    made = found(tmp_path, source)
    assert [one.before for one in made if one.after == "pass"] == [
        *("self.cards = []", 's.say("gone", self)', "break"),
    ]
    assert {one.function for one in made} == {"Hand.clear"}
    assert {one.first_line for one in made} == {3}


def test_what_is_only_said_or_worked_out_once_is_left_alone(tmp_path: Path) -> None:
    source = '''
        LIMIT = 3

        @cache(1)
        def tell(count: int = 7) -> "list[1 | 2]":
            """At 1 + 1."""
            log.info("so many: %d", 4)
            assert count > 2
            known: dict[str, 3]
            text = f"{count + 1}"
        '''
    assert lines(tmp_path, source) == []


def test_text_before_it_may_be_of_any_language(tmp_path: Path) -> None:
    source = """
        def say():
            return "é", 1
        """
    assert lines(tmp_path, source) == ["return None", 'return "é", (2)']


def test_a_fault_that_changes_nothing_is_counted_apart_only_if_it_survives() -> None:
    rows = [{"path": "p", "function": "f", "before": "a", "after": "b", "result": "killed"}]
    rows.append({**rows[0], "result": "survived"})
    mark_equivalent(rows, {("p", "f", "a", "b"): "because"})
    assert [row["result"] for row in rows] == ["killed", "equivalent"]


def test_every_area_has_faults_and_tests() -> None:
    for below, folders in AREAS.values():
        paths = sorted((ROOT / "src" / "bossrush" / below).rglob("*.py"))
        assert any(True for path in paths for _ in mutants(ROOT, path))
        assert all((ROOT / folder).exists() for folder in folders)
