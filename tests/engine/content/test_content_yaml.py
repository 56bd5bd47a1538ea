"""The YAML that is read, and the YAML that is refused: always with a line and advice."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from yaml.nodes import ScalarNode

from bossrush.engine.content import document
from bossrush.engine.content.document import parse_document, read_document, scalar


def value(text: str) -> object:
    root = parse_document(text, "x.yaml").root
    assert isinstance(root, ScalarNode)
    return scalar(root)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("12", 12),
        ("-3", -3),
        ("007", 7),
        ("1.5", 1.5),
        (".5", 0.5),
        ("1e3", 1000.0),
        ("true", True),
        ("False", False),
        ("~", None),
        ("null", None),
        ("yes", "yes"),
        ("No", "No"),
        ("on", "on"),
        ("1:30", "1:30"),
        ("1_000", "1_000"),
        ("0x1F", "0x1F"),
        ("2024-01-02", "2024-01-02"),
        ('"12"', "12"),
        ("'true'", "true"),
        ("|\n  a\n  b\n", "a\nb\n"),
        ("Attention !", "Attention !"),
        ("Bed & breakfast", "Bed & breakfast"),
        ("'**YOU** lose'", "**YOU** lose"),
    ],
)
def test_words_and_numbers_are_those_of_yaml_1_2(text: str, meant: object) -> None:
    read = value(text)
    assert read == meant
    assert type(read) is type(meant)


LOADERS = [yaml.BaseLoader, *([yaml.CBaseLoader] if yaml.__with_libyaml__ else [])]


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize(
    ("text", "line", "column", "advice"),
    [
        ("a: b: c\n", 1, 5, "a text with ': ' in it must stand in quotes"),
        ("a:\n\tb: 1\n", 2, 1, "the line begins with a tab; indent with spaces"),
        ("a: @home\n", 1, 4, "a text that begins with @ must stand in quotes"),
        ("a: `x`\n", 1, 4, "a text that begins with ` must stand in quotes"),
        ("a: 1\nb: 'it\nc: 2\n", 2, 4, "a quote is opened here and never closed"),
        ("a: {b: 1\nc: 2\n", 1, 4, "a { or [ is not closed, a comma is missing"),
        ("a: {en: x: y}\n", 1, 4, "a { or [ is not closed, a comma is missing, or a text needs"),
        ("a: {fr: 'l'eau'}\n", 1, 9, "a quote is opened here and never closed"),
        ('a: {en: "Lamp, fr: x}\nb: {en: "y"}\n', 1, 9, "a quote is opened here and never closed"),
        ('a:\n- {en: "x"}\n- {fr: "l"eau"}\n', 3, 8, "a quote is opened here and never closed"),
        ('a: {en: "x", fr: "y"\nb: 2\n', 1, 4, "a { or [ is not closed, a comma is missing"),
        ("a: **YOU** lose\n", 1, 5, "a text that begins with * must stand in quotes"),
        ("a: 1\nb\nc: 2\n", 3, 1, "a colon is missing, or a text that runs on needs quotes"),
        ("a:\n  b: 1\n c: 2\n", 3, 2, "look at the indentation and the quotes of this line"),
        ("a: 1\n---\nb: 2\n", 2, 1, "the file holds '---' twice"),
    ],
)
def test_broken_yaml_is_explained(
    loader: object,
    text: str,
    line: int,
    column: int,
    advice: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(document, "_LOADER", loader)
    [problem] = parse_document(text, "x.yaml").problems
    assert (problem.file, problem.line, problem.column) == ("x.yaml", line, column)
    assert problem.message.startswith(f"this is not YAML: {advice}")


@pytest.mark.parametrize(
    ("text", "signs"),
    [
        ("a: &x 1\nb: *x\n", ["1:4: &x", "2:4: *x"]),
        ("a: !important\n", ["1:4: the tag !important"]),
        ("a: !!python/object/apply:os.system ['true']\n", ["1:4: the tag tag:yaml.org"]),
        ("a: !!str 1\n", ["1:4: the tag tag:yaml.org"]),
        ("a: &x {b: &y 1}\n", ["1:4: &x", "1:11: &y"]),
    ],
)
def test_anchors_and_tags_are_refused(text: str, signs: list[str]) -> None:
    read = parse_document(text, "x.yaml")
    assert read.root is None
    assert len(read.problems) == len(signs)
    for problem, sign in zip(read.problems, signs, strict=True):
        assert str(problem).startswith(f"x.yaml:{sign}")
        assert "packs use no anchors and no tags" in problem.message


@pytest.mark.parametrize("text", ["[" * 300_000, "- " * 100_000 + "x", "[" * 150 + "]" * 150])
def test_bottomless_nesting_is_refused_without_falling_in(text: str) -> None:
    [problem] = parse_document(text, "x.yaml").problems
    assert "nested too deeply" in problem.message


def test_many_brackets_side_by_side_are_no_nesting() -> None:
    assert parse_document("a: [" + "{b: [1]}, " * 2000 + "]", "x.yaml").problems == []


def test_files_that_are_no_text(tmp_path: Path) -> None:
    latin = tmp_path / "a.yaml"
    latin.write_bytes("a: 1\nb: été\n".encode("latin-1"))
    [problem] = read_document(latin).problems
    assert (problem.line, problem.message) == (2, "is not UTF-8 text; save it as UTF-8")

    [problem] = read_document(tmp_path, "folder").problems
    assert str(problem).startswith("folder:1:1: cannot be read: ")

    control = tmp_path / "b.yaml"
    control.write_bytes(b"a: \x01\n")
    [problem] = read_document(control).problems
    assert problem.message.startswith("cannot be read as YAML: unacceptable character")

    marked = tmp_path / "c.yaml"
    marked.write_bytes(b"\xef\xbb\xbfa: 1\n")
    assert read_document(marked).problems == []
    assert read_document(marked).root is not None
