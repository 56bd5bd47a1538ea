"""The ledgers of the games: read and checked, searched, and compared with the tests."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest
import typer
from typer.testing import CliRunner

from bossrush import rules_commands
from bossrush.engine import coverage as coverage_module
from bossrush.engine.content import ContentError
from bossrush.engine.coverage import coverage, named_rules, own_tests
from bossrush.engine.ledger import (
    Ledger,
    LedgerError,
    games_with_ledgers,
    ledger_of,
    ledger_path,
    load_ledger,
)
from bossrush.testing import rules as testing_rules
from bossrush.testing.rules import rule

LEDGER = """
game: lantern
title: {en: Lantern Watch, fr: La Veille}
glossary:
  - {en: Keeper, fr: Gardien, rule: lantern.night.storm}
rules:
  - id: lantern.setup.lamps
    title: {en: Lamps to begin with, fr: Lampes de départ}
    kind: setup
    text: {en: Each keeper lights three lamps., fr: Chaque gardien allume trois lampes.}
    check: Given two keepers, when a game begins, then six lamps burn.
    source: p. 2
    also: [lantern.amb.spare-lamps]
  - id: lantern.night.storm
    title: {en: The storm, fr: La tempête}
    kind: flow
    text: {en: A storm puts out one of the lamps., fr: Une tempête éteint l’une des lampes.}
    ruling: {en: The keeper chooses which., fr: Le gardien choisit laquelle.}
ambiguities:
  - id: lantern.amb.last-lamp
    question: {en: What if it is the last lamp?, fr: Et si c’est la dernière ?}
    ruling: {en: The watch is over., fr: La veille est finie.}
    check: Given one lamp, when a storm comes, then the game is lost.
  - id: lantern.amb.why-lamps
    question: {en: Why lamps?, fr: Pourquoi des lampes ?}
    ruling: {en: Tradition., fr: La tradition.}
    rule: lantern.setup.lamps
"""


def write(tmp_path: Path, text: str = LEDGER) -> Path:
    path = tmp_path / "rules.yaml"
    path.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
    return path


def told(tmp_path: Path, old: str, new: str) -> list[str]:
    assert LEDGER.count(old) == 1
    path = write(tmp_path, LEDGER.replace(old, new))
    with pytest.raises(ContentError) as caught:
        load_ledger(path)
    return [str(problem).removeprefix(f"{path}:") for problem in caught.value.problems]


@pytest.fixture
def lantern(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ledger:
    """A ledger that the modules under test find under the key `lantern`."""
    path = write(tmp_path)
    ledger = load_ledger(path)

    def find(game: str) -> Ledger:
        return ledger if game == "lantern" else ledger_of(game)

    monkeypatch.setattr(coverage_module, "ledger_of", find)
    monkeypatch.setattr(rules_commands, "ledger_of", find)
    monkeypatch.setattr(testing_rules, "ledger_of", find)
    monkeypatch.setattr(
        testing_rules, "ledger_path", lambda game: path if game == "lantern" else ledger_path(game)
    )
    return ledger


def test_a_ledger_is_read(lantern: Ledger) -> None:
    assert lantern.title.say("fr") == "La Veille"
    (keeper,) = lantern.glossary
    assert (keeper.fr, keeper.rule) == ("Gardien", "lantern.night.storm")
    assert [rule.id for rule in lantern.rules] == [
        "lantern.setup.lamps",
        "lantern.night.storm",
        "lantern.amb.last-lamp",
        "lantern.amb.why-lamps",
    ]
    storm = lantern.get("lantern.night.storm")
    assert storm.ruling is not None
    assert storm.ruling.say("fr") == "Le gardien choisit laquelle."


def test_a_ruling_with_a_check_binds_the_tests_like_a_rule(lantern: Ledger) -> None:
    assert lantern.bound == (
        "lantern.setup.lamps",
        "lantern.night.storm",
        "lantern.amb.last-lamp",
    )
    last = lantern.get("lantern.amb.last-lamp")
    assert (last.kind, last.title.say("en"), last.text.say("en")) == (
        "ruling",
        "What if it is the last lamp?",
        "The watch is over.",
    )


def test_rules_are_found_by_id(lantern: Ledger) -> None:
    assert "lantern.amb.spare-lamps" in lantern
    assert lantern.get("lantern.amb.spare-lamps").id == "lantern.setup.lamps"
    assert "lantern.nowhere" not in lantern
    with pytest.raises(LedgerError, match=r"no rule 'lantern\.setup\.lamp'\. Did you mean"):
        lantern.get("lantern.setup.lamp")


@pytest.mark.parametrize(
    ("text", "lang", "ids"),
    [
        ("storm", "en", ["night.storm"]),
        ("LAMPS three", "en", ["setup.lamps"]),
        ("lamps", "en", ["setup.lamps", "amb.why-lamps", "night.storm"]),
        ("tempete", "fr", ["night.storm"]),
        ("Tempête Éteint", "fr", ["night.storm"]),
        ("chooses", "en", ["night.storm"]),
        ("setup", "fr", ["setup.lamps"]),
        ("whale", "en", []),
    ],
)
def test_search(lantern: Ledger, text: str, lang: str, ids: list[str]) -> None:
    found = [rule.id.removeprefix("lantern.") for rule in lantern.search(text, lang)]
    assert found == ids


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("kind: flow", "knd: flow", "'knd' here. Did you mean 'kind'?"),
        ("fr: La tempête", "de: x", "'title' lacks its text in 'fr'"),
        ("id: lantern.night.storm", "id: lantern.setup.lamps", "is written twice; the first is on"),
        ("id: lantern.night.storm", "id: other.storm", "begins with 'lantern.'."),
        ("id: lantern.night.storm", "id: Storm", "must be the game's key and some words joined"),
        ("rule: lantern.setup.lamps", "rule: lantern.setup.lamp", "Did you mean 'lantern.setup.l"),
        ("kind: flow", "kind: flow\n    test: false", "has to be shown by a test"),
        ("game: lantern", "game: lantern\nauthor: me", "there is no field 'author' here"),
        ("game: lantern\n", "", "the field 'game' is missing"),
        ("ambiguities:\n", "ambiguities: none\nconflicts:\n", "'ambiguities' must be a list"),
        ("rules:\n", "rule:\n", "'rules' must be a list, each entry beginning with '- id: …'"),
    ],
)
def test_mistakes_in_a_ledger_have_lines(tmp_path: Path, old: str, new: str, problem: str) -> None:
    lines = told(tmp_path, old, new)
    assert any(problem in line for line in lines), lines
    assert all(line.partition(":")[0].isdigit() for line in lines)


def test_a_word_leads_to_a_rule_that_is_there(tmp_path: Path) -> None:
    (problem,) = told(tmp_path, "rule: lantern.night.storm", "rule: lantern.night.storms")
    assert "'Keeper' in the glossary: there is no rule 'lantern.night.storms'" in problem


def test_files_that_are_no_ledgers(tmp_path: Path) -> None:
    for text, problem in (("- 1", "a ledger begins with"), ("a: [", "not YAML"), ("", "begins")):
        with pytest.raises(ContentError, match=problem):
            load_ledger(write(tmp_path, text))
    with pytest.raises(ContentError, match="cannot be read"):
        load_ledger(tmp_path / "nothing.yaml")


@pytest.mark.parametrize("game", games_with_ledgers())
def test_the_ledgers_of_our_games_are_in_order(game: str) -> None:
    ledger = load_ledger(ledger_path(game))
    assert ledger.game == game
    assert ledger.bound


@pytest.mark.parametrize("key", ["nowhere", "", "sector.content", "../sector", "sector/rules"])
def test_a_game_without_a_ledger(key: str) -> None:
    with pytest.raises(LedgerError, match=r"there is no ledger of a game .*; there is one of: "):
        ledger_path(key)


TESTS = """
import pytest
from bossrush import testing
from bossrush.testing import rule


@rule("lantern.setup.lamps")
def test_lamps(): ...

@testing.rule("lantern.setup.lamps", "lantern.night.storm")
async def test_both(): ...

@rule("lantern.misspelt")
def test_misspelt(): ...

@rule("lantern.amb.spare-lamps")
def test_a_smaller_ruling(): ...

@rule("other.game.rule")
def test_of_another_game(): ...

@rule("lantern.amb.last-lamp")
def helper(): ...

@pytest.mark.skip(reason="later")
@rule("lantern.amb.last-lamp")
def test_skipped(): ...

@pytest.mark.xfail
@rule("lantern.amb.last-lamp")
def test_failing(): ...
"""


def suite(tmp_path: Path, text: str = TESTS) -> Path:
    tests = tmp_path / "tests"
    (tests / "deep").mkdir(parents=True, exist_ok=True)
    (tests / "deep" / "test_lamps.py").write_text(dedent(text), encoding="utf-8")
    return tests


def test_coverage_is_read_from_the_tests(lantern: Ledger, tmp_path: Path) -> None:
    found = coverage("lantern", suite(tmp_path))
    file = "tests/deep/test_lamps.py"
    assert found.shown == {
        "lantern.setup.lamps": [f"{file}::test_lamps", f"{file}::test_both"],
        "lantern.night.storm": [f"{file}::test_both"],
    }
    assert found.missing == ["lantern.amb.last-lamp"]
    assert found.unknown == {"lantern.misspelt": [f"{file}::test_misspelt"]}


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (
            """
            @rule("a.b")
            class TestAll:
                pytestmark = [rule("a.c")]

                @rule("a.d")
                def test_one(self): ...

                def helper(self): ...
            """,
            ["a.b ::TestAll::test_one", "a.c ::TestAll::test_one", "a.d ::TestAll::test_one"],
        ),
        ('pytestmark = rule("a.b")\ndef test_x(): ...', ["a.b ::test_x"]),
        ('pytestmark = pytest.mark.skip\n@rule("a.b")\ndef test_x(): ...', []),
        (
            """
            @pytest.mark.parametrize("n", [pytest.param(1, marks=rule("a.b")), 2])
            def test_x(n): ...
            """,
            ["a.b ::test_x"],
        ),
        ('@rule("a.b")\n@rule("a.b")\ndef test_x(): ...', ["a.b ::test_x"]),
        ('@pytest.mark.skipif(True)\n@rule("a.b")\ndef test_x(): ...', ["a.b ::test_x"]),
        ('class Helper:\n    @rule("a.b")\n    def test_x(self): ...', []),
    ],
)
def test_marks_are_found_wherever_pytest_finds_them(
    tmp_path: Path, text: str, named: list[str]
) -> None:
    found = [
        f"{one.rule} {one.test.removeprefix('tests/deep/test_lamps.py')}"
        for one in named_rules(suite(tmp_path, text))
    ]
    assert found == named


def test_marks_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match=r"tests/deep/test_lamps\.py:1: write the ids"):
        list(named_rules(suite(tmp_path, "@rule(ID)\ndef test_x(): ...")))
    with pytest.raises(LedgerError, match=r"test_lamps\.py:1: this test file is not Python"):
        list(named_rules(suite(tmp_path, "rule( =")))
    with pytest.raises(LedgerError, match="no folder of tests"):
        list(named_rules(tmp_path / "nowhere"))


def test_the_tests_of_this_project_are_found() -> None:
    assert (own_tests() / "engine" / "test_ledger.py").is_file()


def test_a_test_is_marked_with_its_rules(lantern: Ledger) -> None:
    mark = rule("lantern.setup.lamps", "lantern.amb.last-lamp", "lantern.amb.spare-lamps").mark
    assert mark.name == "rule"
    assert mark.args[0] == "lantern.setup.lamps"
    with pytest.raises(LedgerError, match=r"no rule 'lantern\.setup\.lamp'"):
        rule("lantern.setup.lamp")
    assert rule("toy.without.ledger").mark.args == ("toy.without.ledger",)
    with pytest.raises(LedgerError, match="at least one rule"):
        rule()


def command() -> typer.Typer:
    app = typer.Typer()
    app.command()(rules_commands.rules)
    return app


def run(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(command(), list(args))
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.output


def test_the_rules_are_printed_in_both_languages(lantern: Ledger) -> None:
    code, output = run("lantern")
    assert code == 0
    for words in ("Lantern Watch", "4 rules", "lantern.night.storm", "Ruling: The keeper chooses"):
        assert words in output
    code, output = run("lantern", "--lang", "fr", "--search", "tempete")
    assert code == 0
    assert "1 règle parle de «\u00a0tempete\u00a0»." in output
    assert "Une tempête éteint l’une des lampes." in output
    assert "Lampes de départ" not in output
    code, output = run("lantern", "--search", "whale")
    assert (code, "No rule mentions “whale”." in output) == (0, True)


def test_coverage_fails_on_what_is_missing_or_unknown(lantern: Ledger, tmp_path: Path) -> None:
    code, output = run("lantern", "--coverage", "--tests", str(suite(tmp_path)))
    assert code == 1
    assert "✗ lantern.amb.last-lamp: no test shows it" in output
    assert "? lantern.misspelt: not in the ledger, named by tests/deep/" in output
    assert "lantern: 2 of 3 rules are shown by tests." in output

    whole = '@rule("lantern.setup.lamps", "lantern.night.storm", "lantern.amb.last-lamp")\n'
    code, output = run(
        "lantern", "--coverage", "--tests", str(suite(tmp_path, whole + "def test_all(): ..."))
    )
    assert code == 0
    assert "lantern: 3 of 3 rules are shown by tests." in output

    more = '@rule("lantern.misspelt")\ndef test_more(): ...'
    code, output = run(
        "lantern",
        "--coverage",
        "--tests",
        str(suite(tmp_path, f"{whole}def test_all(): ...\n\n{more}")),
    )
    assert code == 1
    assert "lantern: 3 of 3 rules are shown by tests." in output


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["nowhere"], "there is no ledger of a game 'nowhere'; there is one of: "),
        (["lantern", "--lang", "de"], "the rules are not written in 'de': there is en, fr."),
        (["lantern", "--coverage", "--tests", "/nowhere"], "there is no folder of tests at"),
    ],
)
def test_bad_input_is_one_sentence(lantern: Ledger, args: list[str], sentence: str) -> None:
    code, output = run(*args)
    assert code == 2
    assert output.startswith(f"bossrush: {sentence}")
    assert len(output.splitlines()) == 1


def test_a_broken_ledger_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, LEDGER.replace("kind: flow", "kind: 1").replace("p. 2", "2"))
    monkeypatch.setattr(rules_commands, "ledger_of", lambda game: load_ledger(path))
    code, output = run("lantern")
    assert code == 2
    said = "bossrush: the ledger of 'lantern' cannot be used: 2 problems."
    assert output.splitlines()[-1] == said
