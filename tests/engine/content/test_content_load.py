"""Loading packs: order, layers, counts, the digest, and what games and catalogues get from it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from bossrush.engine.content import (
    Content,
    Problem,
    UnknownRecordError,
    Vocabulary,
    check,
    gather,
    load,
)
from bossrush.engine.message import Message
from bossrush.engine.text import Catalogue
from tests.engine.content.lantern import (
    STORMS,
    TOOLS,
    Damage,
    Step,
    Storm,
    Tool,
    base,
    lantern,
    write_pack,
)

LAMP = "{id: tool.%s, title: {en: %s, fr: %s}, category: lamp}"


def tools(*names: str) -> str:
    return "tool:\n" + "".join(f"  - {LAMP % (name, name, name)}\n" for name in names)


def messages(vocabulary: Vocabulary, *packs: Path) -> list[str]:
    return [problem.message for problem in check(vocabulary, packs)]


def test_records_come_typed(tmp_path: Path) -> None:
    content = load(lantern(), [base(tmp_path)])
    storm = content.get("storm", "storm.first-night", Storm)
    assert storm.act == 1
    assert storm.steps[1] == Step(end=True)
    stay, go = storm.steps[0].choice or ()
    assert stay.steps == (Step(damage=Damage("keeper", 1)), Step(gain="tool.old-lamp"))
    assert go.steps[0].chosen() == ("damage", Damage("everyone", "all"))
    assert Step(pass_=()).chosen() == ("pass", ())
    with pytest.raises(ValueError, match="Step says nothing"):
        Step().chosen()


def test_order_is_packs_then_file_names_then_lines(tmp_path: Path) -> None:
    second = write_pack(tmp_path / "a", {"a.yaml": tools("z")}, requires="rock")
    first = write_pack(
        tmp_path / "rock",
        {"b.yaml": tools("c", "a"), "a.yaml": tools("d"), "sub/a.yaml": tools("b"), "e.yaml": ""},
    )
    content = load(lantern(), [first, second])
    ids = [tool.id for tool in content.records("tool", Tool)]
    assert ids == ["tool.d", "tool.c", "tool.a", "tool.b", "tool.z"]
    assert [content.index("tool", record_id) for record_id in ids] == [0, 1, 2, 3, 4]
    assert content.records("storm") == ()
    assert [pack.id for pack in content.packs] == ["rock", "a"]
    assert content.packs[0].version == "1.10"


def test_asking_for_what_is_not_there(tmp_path: Path) -> None:
    content = load(lantern(), [base(tmp_path)])
    with pytest.raises(
        UnknownRecordError, match="no records of kind 'monster': it has storm, tool"
    ):
        content.records("monster")
    with pytest.raises(UnknownRecordError, match=r"no tool with the id 'tool\.x'"):
        content.get("tool", "tool.x")
    with pytest.raises(UnknownRecordError, match="no records of kind 'x'"):
        content.index("x", "y")
    with pytest.raises(UnknownRecordError, match=r"no record 'tool\.x'"):
        content.where("tool.x")


def test_texts_go_to_the_catalogue_under_their_keys(tmp_path: Path) -> None:
    content = load(lantern(), [base(tmp_path)])
    catalogue = Catalogue(strict=True)
    catalogue.register(content.texts())
    storm = content.get("storm", "storm.first-night", Storm)
    assert storm.title.message == Message("lantern-storm-first-night-title")
    assert catalogue.say(storm.title.message, "fr") == "Première nuit"
    options = storm.steps[0].choice or ()
    assert options[1].label.key == "lantern-storm-first-night-steps-1-choice-2-label"
    assert catalogue.say(options[1].label.message, "en") == "Go down, now"
    assert catalogue.say(content.packs[0].title.message, "en") == "The rock"
    assert storm.title.say("fr") == "Première nuit"
    assert storm.title.say("de") == "First night"


def test_two_texts_may_not_share_a_key(tmp_path: Path) -> None:
    records = """
        tool:
          - {id: pack.p, title: {en: A, fr: A}, category: rope}
        """
    [problem] = check(lantern(), [write_pack(tmp_path / "p", {"a.yaml": records})])
    assert "share the key 'lantern-pack-p-title'; give one of the records another id" in (
        problem.message
    )


def test_a_later_pack_adds_and_replaces(tmp_path: Path) -> None:
    rock = base(tmp_path)
    mine = write_pack(
        tmp_path / "mine",
        {
            "mine.yaml": """
                tool:
                  - replaces: tool.old-lamp
                    title: {en: New lamp, fr: Lampe neuve}
                    category: lamp
                    slots: 2
                  - {id: tool.axe, title: {en: Axe, fr: Hache}, category: rope}
                """
        },
        requires="rock",
        counts="tool: 2",
    )
    content = load(lantern(), [rock, mine])
    lamp = content.get("tool", "tool.old-lamp", Tool)
    assert (lamp.id, lamp.slots, lamp.copies) == ("tool.old-lamp", 2, 1)
    assert content.index("tool", "tool.old-lamp") == 0, "it stands where the old one stood"
    assert content.index("tool", "tool.axe") == 2
    assert content.texts()[lamp.title.key]["fr"] == "Lampe neuve"
    assert content.where("tool.old-lamp").file == str(mine / "mine.yaml")

    lamp_again = "{replaces: tool.old-lamp, title: {en: L, fr: L}, category: lamp}"
    again = write_pack(tmp_path / "again", {"x.yaml": f"tool: [{lamp_again}]"})
    content = load(lantern(), [rock, mine, again])
    assert content.where("tool.old-lamp").file == str(again / "x.yaml")


def test_what_a_pack_may_not_replace(tmp_path: Path) -> None:
    rock = base(tmp_path)
    body = "title: {en: A, fr: A}, category: rope"
    mine = write_pack(
        tmp_path / "mine",
        {
            "mine.yaml": f"""
                tool:
                  - {{id: tool.rope, {body}}}
                  - {{replaces: tool.ropes, {body}}}
                  - {{replaces: storm.first-night, {body}}}
                  - {{replaces: tool.rope, id: tool.other, {body}}}
                  - {{replaces: tool.rope, {body}}}
                """
        },
    )
    place = f"{mine}/mine.yaml"
    assert messages(lantern(), rock, mine) == [
        (
            f"tool 'tool.rope': this id is taken by the tool at {rock}/tools.yaml:3:5."
            " To take its place, write 'replaces: tool.rope' instead of the id."
        ),
        (
            "tool 'tool.ropes': no earlier pack has a tool 'tool.ropes' to replace."
            " Did you mean 'tool.rope'?"
        ),
        "tool 'storm.first-night': no earlier pack has a tool 'storm.first-night' to replace.",
        (
            "tool 'tool.rope': a record that replaces 'tool.rope' keeps that id;"
            " leave out 'id: tool.other'."
        ),
        f"tool 'tool.rope': 'tool.rope' is in this same pack, at {place}:5:5; change it there.",
    ]


def test_a_replaced_record_takes_its_references_with_it(tmp_path: Path) -> None:
    rock = write_pack(tmp_path / "rock", {"s.yaml": STORMS})
    missing = "storm 'storm.first-night': there is no tool 'tool.old-lamp'."
    assert messages(lantern(), rock) == [missing]
    night = "{replaces: storm.first-night, act: 2, title: {en: N, fr: N}, steps: [{end: true}]}"
    mine = write_pack(tmp_path / "mine", {"m.yaml": f"storm: [{night}]\n"})
    assert messages(lantern(), rock, mine) == []


def test_packs_say_what_they_need(tmp_path: Path) -> None:
    rock = base(tmp_path)
    mine = write_pack(tmp_path / "mine", {}, requires="rock, reef")
    [problem] = check(lantern(), [rock, mine])
    assert problem == Problem(
        f"{mine}/pack.yaml",
        6,
        18,
        "the pack 'reef' must be loaded before this one. Loaded before it: rock.",
    )
    twin = write_pack(tmp_path / "twin", {}, pack_id="rock")
    assert messages(lantern(), rock, twin) == [
        "the pack 'rock' is loaded twice, or two packs share that id"
    ]


def test_a_pack_with_a_bad_manifest_is_there_all_the_same(tmp_path: Path) -> None:
    """What requires it, or names its records, has no problem of its own."""
    rock = write_pack(
        tmp_path / "rock",
        {"pack.yaml": "{id: rock, game: lantern, title: {en: A}, languages: [en]}",
         "t.yaml": "tool: [{id: tool.x, title: {en: A}, category: rope}]"},
    )  # fmt: skip
    axe = "{id: tool.axe, title: {en: A, fr: A}, category: rope, better_than: tool.x}"
    mine = write_pack(tmp_path / "mine", {"t.yaml": f"tool: [{axe}]"}, requires="rock")
    assert messages(lantern(), rock, mine) == ["the field 'version' is missing: text."]


def test_gather_puts_what_is_required_first(tmp_path: Path) -> None:
    rock = base(tmp_path)
    reef = write_pack(tmp_path / "reef", {}, requires="rock")
    bell = write_pack(tmp_path / "bell", {}, requires="reef")
    mine = write_pack(tmp_path / "mine", {}, requires="bell, rock")
    vocabulary = lantern(rock, reef)
    assert gather(vocabulary, [mine], [bell]) == [rock, reef, bell, mine]
    assert gather(vocabulary, [rock]) == [rock]
    loop = write_pack(tmp_path / "loop", {}, requires="loop")
    assert gather(lantern(loop), [loop]) == [loop]


@pytest.mark.parametrize(
    ("counts", "problem"),
    [
        ("tool: 3, storm: 1", None),
        ("tool.copies: 5", None),
        ('"tool[category=lamp]": 2, "tool[category=lamp, heavy=true]": 1', None),
        ('"tool[heavy=false]": 2', None),
        ('"tool.copies[category=lamp]": 4', None),
        ("tool: 4", "'tool' should be 4; the pack's files hold 3."),
        (
            '"tool[category=rope]": 2',
            "'tool[category=rope]' should be 2; the pack's files hold 1.",
        ),
        ("tols: 1", "'tols': there is no kind of record 'tols'. Did you mean 'tool'?"),
        (
            '"tool[categry=lamp]": 1',
            "'tool[categry=lamp]': a tool has no field 'categry'. Did you mean 'category'?",
        ),
        (
            '"tool[lamp]": 1',
            (
                "'tool[lamp]' does not say what to count; write it like 'item', 'item.copies' or"
                " 'item[category=gear]'"
            ),
        ),
        ("tool: -1", "'tool' must be a whole number (at least 0); found the number -1."),
    ],
)
def test_counts(tmp_path: Path, counts: str, problem: str | None) -> None:
    heavy = "  - {id: tool.big, title: {en: B, fr: B}, category: lamp, heavy: true}\n"
    files = {"s.yaml": STORMS, "t.yaml": TOOLS + heavy}
    pack = write_pack(tmp_path / "rock", files, counts=counts)
    assert messages(lantern(), pack) == ([problem] if problem else [])


@pytest.mark.parametrize(
    ("manifest", "told"),
    [
        ("", ["is empty; a pack needs an id"]),
        ("id: [", [("this is not YAML: a { or [ is not closed, a comma is missing, or a text"
                   " needs quotes")]),
        ("id: p\ngame: chess\n", ["the field 'version' is missing: text.",
                                  "the field 'title' is missing: a text in every language.",
                                  "the field 'languages' is missing: a list of at least 1 entries.",
                                  "this pack is for the game 'chess', not for 'lantern'"]),
        ("id: p\ngame: lantern\nversion: 1\ntitle: {en: A}\nlanguages: [en, Fr]\n",
         ["'title' lacks its text in 'Fr'; this pack is written in en and Fr.",
          ("entry 2 of 'languages' must be a language's two letters, such as en; found the text"
          " 'Fr'.")]),
        ("id: A B\ngame: lantern\nversion: 1\ntitle: {en: A}\nlanguages: [en]\nauthor: me\n",
         ["'id' must be lower-case words joined by dots or hyphens; found the text 'A B'.",
          ("there is no field 'author' here. The fields are id, game, version, title, text,"
          " languages, requires, counts and knobs.")]),
    ],
)  # fmt: skip
def test_a_manifest_is_checked_like_a_record(
    tmp_path: Path, manifest: str, told: list[str]
) -> None:
    pack = write_pack(tmp_path / "p", {"pack.yaml": manifest})
    assert sorted(messages(lantern(), pack)) == sorted(told)


def test_a_pack_in_one_language_needs_no_other(tmp_path: Path) -> None:
    pack = write_pack(
        tmp_path / "p",
        {
            "pack.yaml": "{id: p, game: lantern, version: 1, title: {fr: À moi}, languages: [fr]}",
            "t.yaml": "tool: [{id: tool.x, title: {fr: Pelle}, category: rope}]",
        },
    )
    assert load(lantern(), [pack]).texts()["lantern-tool-x-title"] == {"fr": "Pelle"}


def test_folders_that_are_no_packs(tmp_path: Path) -> None:
    assert messages(lantern(), tmp_path / "nowhere") == ["there is no such folder"]
    assert messages(lantern(), tmp_path) == [
        "a pack needs a file pack.yaml; `bossrush pack new` writes one"
    ]
    pack = write_pack(tmp_path / "p", {"t.yml": TOOLS, ".hidden.yaml": "nonsense"})
    assert messages(lantern(), pack) == [
        "rename this file to t.yaml: only .yaml files belong to a pack"
    ]


def digest(tmp_path: Path, storms: str, name: str = "rock") -> str:
    pack = write_pack(tmp_path / name, {"s.yaml": storms, "t.yaml": TOOLS})
    return load(lantern(), [pack]).digest


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("fr: Première nuit", "fr: Nuit première", True),
        ("plate: {scene: rock}", "plate: {scene: sea, at: [1, 2]}", True),
        ("plate: {scene: rock}", "story: {en: A, fr: A}", True),
        ("who: keeper", "who: keeper, amount: 1", True),
        ("who: keeper", "who: keeper, amount: 2", False),
        ("who: keeper", "who: everyone", False),
        ("act: 1", "act: 2", False),
        ("act: 1", "act: 1\n    odds: {calm: 0.5}", False),
        ("storm.first-night", "storm.last-night", False),
        ("gain: tool.old-lamp", "gain: tool.rope", False),
    ],
)
def test_the_digest_is_of_what_the_rules_read(
    tmp_path: Path, old: str, new: str, same: bool
) -> None:
    assert old in STORMS
    before = digest(tmp_path, STORMS)
    after = digest(tmp_path, STORMS.replace(old, new))
    assert len(before) == 64
    assert (before == after) is same


def test_the_digest_does_not_know_folders_or_files_but_knows_the_order(tmp_path: Path) -> None:
    def of(**files: str) -> str:
        folder = tmp_path / "-".join(files)
        pack = write_pack(folder, {f"{n}.yaml": text for n, text in files.items()}, pack_id="p")
        return load(lantern(), [pack]).digest

    assert of(a=tools("x", "y")) == of(b=tools("x"), c=tools("y"))
    assert of(d=tools("x", "y")) != of(e=tools("y", "x"))


def test_the_digest_never_changes_by_accident(tmp_path: Path) -> None:
    """A known answer: if this fails, saves made before no longer match their content."""
    assert digest(tmp_path, STORMS) == KNOWN_DIGEST


KNOWN_DIGEST = "40585bc7adee4198966561088e50c4dd4ffdea6d609249ade920ead32fa234e7"


def test_a_games_checks_find_lines_inside_records(tmp_path: Path) -> None:
    def look(content: Content) -> Iterable[Problem]:
        yield content.problem("storm.first-night", "hm", "steps", 0, "choice", 1, "label", "fr")
        yield content.problem("storm.first-night", "whole", "steps", 9)

    vocabulary = Vocabulary("lantern", {"storm": Storm, "tool": Tool}, checks=[look])
    pack = base(tmp_path)
    assert [str(p).removeprefix(f"{pack}/") for p in check(vocabulary, [pack])] == [
        "storms.yaml:6:7: 'storm.first-night': whole",
        "storms.yaml:9:45: 'storm.first-night': hm",
    ]


def test_a_vocabulary_must_make_sense() -> None:
    with pytest.raises(TypeError, match="records of kind 'damage' need a field 'id'"):
        Vocabulary("lantern", {"damage": Damage})


def test_a_hundred_long_cards_load(tmp_path: Path) -> None:
    steps = STORMS.partition("    steps:\n")[2].partition("      - end")[0]
    cards = STORMS + "".join(
        STORMS.replace("storm:\n", "").replace("first-night", f"n{n}").replace(steps, steps * 4)
        for n in range(100)
    )
    pack = write_pack(tmp_path / "rock", {"s.yaml": cards, "t.yaml": TOOLS})
    assert len(load(lantern(), [pack]).records("storm")) == 101
