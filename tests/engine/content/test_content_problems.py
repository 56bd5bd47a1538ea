"""What a pack's author is told: every mistake, at its line, with what was expected."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bossrush.engine.content import ContentError, Vocabulary, check, load
from tests.engine.content.lantern import base, lantern, write_pack


def told(tmp_path: Path, records: str, counts: str = "") -> list[str]:
    """What is said of a pack with these records, as `line:column: message`."""
    pack = write_pack(tmp_path / "mine", {"mine.yaml": records}, counts=counts)
    strip = f"{pack}/mine.yaml:"
    return [str(problem).removeprefix(strip) for problem in check(lantern(), [pack])]


def tool(rest: str) -> str:
    return f"tool:\n  - id: tool.hook\n    title: {{en: Hook, fr: Crochet}}\n    {rest}\n"


def test_a_good_pack_has_no_problems(tmp_path: Path) -> None:
    assert check(lantern(), [base(tmp_path)]) == ()


TOOL_FIELDS = "id, title, category, slots, copies, heavy and better_than"


@pytest.mark.parametrize(
    ("rest", "problem"),
    [
        (
            "categry: rope",
            "there is no field 'categry' here. Did you mean 'category'?",
        ),
        (
            "category: rope\n    xyz: 1",
            f"there is no field 'xyz' here. The fields are {TOOL_FIELDS}.",
        ),
        (
            "category: rop",
            "'category' must be lamp or rope; found the text 'rop'. Did you mean 'rope'?",
        ),
        ("category: [rope]", "'category' must be lamp or rope; found a list."),
        ("category:", "'category' must be lamp or rope; found nothing."),
        (
            "category: rope\n    slots: two",
            "'slots' must be a whole number from 1 to 2; found the text 'two'.",
        ),
        (
            "category: rope\n    slots: 3",
            "'slots' must be a whole number from 1 to 2; found the number 3.",
        ),
        (
            "category: rope\n    slots: 1.5",
            "'slots' must be a whole number from 1 to 2; found the number 1.5.",
        ),
        (
            "category: rope\n    slots: true",
            "'slots' must be a whole number from 1 to 2; found 'true'.",
        ),
        ("category: rope\n    heavy: yes", "'heavy' must be true or false; found the text 'yes'."),
        (
            "category: rope\n    better_than: 7",
            "'better_than' must be the id of a tool; found the number 7. Put it in quotes: \"7\".",
        ),
        (
            "category: rope\n    better_than: tool.hok",
            "there is no tool 'tool.hok'. Did you mean 'tool.hook'?",
        ),
    ],
)
def test_a_field_is_told_apart_from_what_it_should_be(
    tmp_path: Path, rest: str, problem: str
) -> None:
    lines = told(tmp_path, tool(rest))
    assert any(line.endswith(f"tool 'tool.hook': {problem}") for line in lines), lines


def test_missing_and_twice_written_fields(tmp_path: Path) -> None:
    assert told(tmp_path, "tool:\n  - id: tool.hook\n    slots: 1\n    slots: 2\n") == [
        "2:5: tool 'tool.hook': the field 'title' is missing: a text in every language.",
        "2:5: tool 'tool.hook': the field 'category' is missing: lamp or rope.",
        "4:5: 'slots' is written twice; the first one is on line 3",
    ]


@pytest.mark.parametrize(
    ("title", "problem"),
    [
        ("{en: Hook}", "'title' lacks its text in 'fr'; this pack is written in en and fr."),
        ("{en: Hook, fr: ''}", "'title' has an empty text in 'fr'."),
        ("{en: Hook, fr: }", "'title' has an empty text in 'fr'."),
        (
            "{en: Hook, fr: Crochet, de: Haken}",
            "'title' has no language 'de'. The pack's languages are en and fr.",
        ),
        (
            "{en: Hook, or gaff, fr: Crochet}",
            "'title' has no language 'or gaff'. A text with a comma in it must stand in quotes.",
        ),
        ("{en: Hook, fr: 12}", "'fr' must be text; found the number 12. Put it in quotes: \"…\"."),
        (
            "Hook",
            (
                '\'title\' must be a text in every language: {en: "…", fr: "…"};'
                " found the text 'Hook'."
            ),
        ),
    ],
)
def test_texts_in_every_language(tmp_path: Path, title: str, problem: str) -> None:
    records = f"tool:\n  - {{id: tool.hook, category: rope, title: {title}}}\n"
    [line] = told(tmp_path, records)
    assert line.endswith(f": tool 'tool.hook': {problem}")


def storm(steps: str) -> str:
    return "storm:\n  - id: storm.x\n    act: 1\n    title: {en: X, fr: X}\n    steps:\n" + "".join(
        f"      - {step}\n" for step in steps.splitlines()
    )


VERBS = "damage, draw, gain, choice, pass, end"


@pytest.mark.parametrize(
    ("steps", "problem"),
    [
        (
            "{draw: 1, end: true}",
            (
                "6:9: storm 'storm.x': only one of draw and end may be here."
                " Write each as an entry of its own."
            ),
        ),
        (
            "{}",
            (
                f"6:9: storm 'storm.x': entry 1 of 'steps' must be one of {VERBS}, with its value;"
                " found an empty {}."
            ),
        ),
        (
            "end",
            (
                f"6:9: storm 'storm.x': entry 1 of 'steps' must be one of {VERBS}, with its value;"
                " found the text 'end'. Write 'end: …', with true."
            ),
        ),
        (
            "{drw: 1}",
            "6:10: storm 'storm.x': there is no field 'drw' here. Did you mean 'draw'?",
        ),
        ("{end: false}", "6:15: storm 'storm.x': 'end' must be true; found 'false'."),
        (
            "{draw: }",
            "6:16: storm 'storm.x': 'draw' must be a whole number (at least 1); found nothing.",
        ),
        (
            "{damage: {who: keeper, amount: lots}}",
            (
                "6:40: storm 'storm.x': 'amount' must be a whole number from 1 to 6 or all;"
                " found the text 'lots'."
            ),
        ),
        (
            "{damage: {who: keeper, amount: 9}}",
            (
                "6:40: storm 'storm.x': 'amount' must be a whole number from 1 to 6;"
                " found the number 9."
            ),
        ),
        (
            "{end: true}\n{pass: [{end: true}, {gain: tool.none}]}",
            "7:37: storm 'storm.x': there is no tool 'tool.none'.",
        ),
    ],
)
def test_a_step_says_exactly_one_thing(tmp_path: Path, steps: str, problem: str) -> None:
    assert told(tmp_path, storm(steps)) == [problem]


def test_lists_have_their_lengths(tmp_path: Path) -> None:
    records = (
        "storm:\n  - {id: storm.x, act: 1, title: {en: X, fr: X}, steps: [],"
        " plate: {scene: rock, at: [1]}, odds: {calm: 1, gael: x}}\n"
    )
    assert [line.partition("storm 'storm.x': ")[2] for line in told(tmp_path, records)] == [
        "'steps' must be a list of at least 1 entries; found a list. It has 0.",
        "'at' must be a list of exactly 2 entries; found a list. It has 1.",
        "'gael' must be calm or gale; found the text 'gael'. Did you mean 'gale'?",
        "'gael' must be a number; found the text 'x'.",
    ]


def test_ids_are_well_formed_and_used_once(tmp_path: Path) -> None:
    records = """
        tool:
          - {id: Tool.Hook, title: {en: A, fr: A}, category: rope}
          - {id: tool.a-b, title: {en: A, fr: A}, category: rope}
          - {id: tool.a.b, title: {en: A, fr: A}, category: rope}
          - {id: tool.a-b, title: {en: A, fr: A}, category: rope}
          - {title: {en: A, fr: A}, category: rope}
          - just words
        storm:
          - {id: tool.a-b, act: 1, title: {en: A, fr: A}, steps: [{end: true}]}
        """
    first = f"{tmp_path}/mine/mine.yaml:3:5"
    alike = f"this id is too like 'tool.a-b' at {first}: a dot counts as a hyphen."
    taken = f"this id is taken by the tool at {first}; every id is used once."
    assert told(tmp_path, records) == [
        (
            "2:10: tool 'Tool.Hook': the id 'Tool.Hook' is not allowed; write lower-case words"
            " joined by dots or hyphens, such as 'item.pry-bar'."
        ),
        f"4:10: tool 'tool.a.b': {alike}",
        f"5:10: tool 'tool.a-b': {taken}",
        "6:5: tool: the field 'id' is missing: text.",
        (
            f"7:5: tool: this must be fields ({TOOL_FIELDS.replace(' and', ',')});"
            " found the text 'just words'."
        ),
        f"9:10: storm 'tool.a-b': {taken}",
    ]


def test_files_hold_kinds_and_kinds_hold_lists(tmp_path: Path) -> None:
    records = """
        tols:
          - {id: tool.hook, title: {en: A, fr: A}, category: rope}
        tool:
          id: tool.b
        monster: []
        """
    assert told(tmp_path, records, counts="tool: 1") == [
        "1:1: there is no kind of record 'tols'. Did you mean 'tool'?",
        "4:3: 'tool' must be a list of records, each beginning with '- id: …'; found fields (id).",
        "5:1: there is no kind of record 'monster'. The kinds are storm and tool.",
    ]
    [line] = told(tmp_path, "- id: tool.x\n")
    assert line == (
        "1:1: a file holds kinds of records (storm, tool), each with a list under it;"
        " found a list or text."
    )


def test_a_reference_knows_its_kind(tmp_path: Path) -> None:
    steps = storm("{gain: storm.x}")
    assert told(tmp_path, steps) == [
        (
            "6:16: storm 'storm.x': there is no tool 'storm.x'."
            " That is the id of a record of kind storm."
        )
    ]


def test_what_cannot_be_read_causes_no_second_alarm(tmp_path: Path) -> None:
    """A record in a broken file, or under a misspelt kind, may still be named by others."""
    pack = write_pack(
        tmp_path / "mine",
        {
            "storms.yaml": storm("{gain: tool.hook}\n{gain: tool.axe}\n{gain: tool.nope}"),
            "tools.yaml": 'tool:\n  - {id: tool.hook, title: {en: "A}\n',
            "more.yaml": "tol:\n  - {id: tool.axe}\n",
        },
        counts="tool: 9",
    )
    messages = [problem.message for problem in check(lantern(), [pack])]
    assert messages == [
        "there is no kind of record 'tol'. Did you mean 'tool'?",
        "storm 'storm.x': there is no tool 'tool.nope'.",
        "this is not YAML: a quote is opened here and never closed",
    ]


def test_the_game_has_checks_of_its_own(tmp_path: Path) -> None:
    records = """
        tool:
          - id: tool.long-rope
            title: {en: A, fr: A}
            category: rope
            slots: 2
        """
    assert told(tmp_path, records) == ["5:12: 'tool.long-rope': a rope takes one slot"]


def test_a_pack_with_ten_mistakes_reports_ten(tmp_path: Path) -> None:
    pack = write_pack(
        tmp_path / "ten",
        {
            "a.yaml": """
                storm:
                  - id: storm.one
                    act: 4
                    titel: {en: One, fr: Une}
                    title: {en: One}
                    steps:
                      - {draw: 1, end: true}
                      - gain: tool.sword
                  - id: storm.one
                    act: "1"
                    title: {en: Two, fr: Deux}
                    steps: [{damage: {who: nobody}}]
                """,
            "b.yaml": """
                tool:
                  - {id: tool.mop, category: rope}
                """,
        },
        counts="tool: 2",
    )
    with pytest.raises(ContentError) as caught:
        load(lantern(), [pack])
    one, mop = "storm 'storm.one'", "tool 'tool.mop'"
    assert str(caught.value).replace(f"{pack}/", "").splitlines() == [
        "pack.yaml:7:10: 'tool' should be 2; the pack's files hold 1.",
        f"a.yaml:3:10: {one}: 'act' must be a whole number from 1 to 3; found the number 4.",
        f"a.yaml:4:5: {one}: there is no field 'titel' here. Did you mean 'title'?",
        f"a.yaml:5:12: {one}: 'title' lacks its text in 'fr'; this pack is written in en and fr.",
        (
            f"a.yaml:7:9: {one}: only one of draw and end may be here."
            " Write each as an entry of its own."
        ),
        f"a.yaml:8:15: {one}: there is no tool 'tool.sword'.",
        f"a.yaml:9:9: {one}: this id is taken by the storm at a.yaml:2:5; every id is used once.",
        f"a.yaml:10:10: {one}: 'act' must be a whole number from 1 to 3; found the text '1'.",
        f"a.yaml:12:28: {one}: 'who' must be keeper or everyone; found the text 'nobody'.",
        f"b.yaml:2:5: {mop}: the field 'title' is missing: a text in every language.",
    ]
    assert len(caught.value.problems) == 10


def test_records_may_refuse_themselves(tmp_path: Path) -> None:
    """A ValueError of a record's own __post_init__ becomes a problem at its line."""

    class Picky(msgspec.Struct, frozen=True):
        id: str
        low: int
        high: int

        def __post_init__(self) -> None:
            if self.low > self.high:
                raise ValueError("'low' is above 'high'")

    pack = write_pack(tmp_path / "p", {"x.yaml": "picky:\n- {id: a, low: 2, high: 1}\n"})
    [problem] = check(Vocabulary("lantern", {"picky": Picky}), [pack])
    assert (problem.line, problem.column, problem.message) == (
        2,
        3,
        "picky 'a': 'low' is above 'high'",
    )
