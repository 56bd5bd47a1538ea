"""What the author of a pack is told about cards that are well formed and could not be played."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent, indent

import pytest

from bossrush.engine.content import check
from bossrush.games.sector.cards.records import PACKS
from bossrush.games.sector.game import VOCABULARY
from tests.games.sector.table import HERE

CORE = HERE / "core"
TECH = HERE / "tech"
MANIFEST = """\
id: mine
game: sector
version: "1"
title: {en: Mine, fr: À moi}
languages: [en, fr]
requires: [fixtures]
"""
CHART = "chart: {ballistic: {hits: 1, wounds: 1}}"
ENEMY = f"enemy: {{name: {{en: E, fr: E}}, row: [might], {CHART}, ranged: 1, close: 1}}"
FIGHT = "steps: [{combat: {}}]"


def told(tmp_path: Path, records: str, *packs: Path) -> list[str]:
    """What is said of a pack with these records, as `line: message`."""
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.yaml").write_text(MANIFEST, "utf-8")
    (pack / "mine.yaml").write_text(records, "utf-8")
    found = check(VOCABULARY, [*(packs or (CORE,)), pack])
    return [f"{problem.line}: {problem.message}" for problem in found]


def card(fields: str, kind: str = "chapter") -> str:
    """A card called act1.mine; its own fields begin on line 6, or 5 where it has no act."""
    act = "    act: 1\n" if kind == "chapter" else ""
    head = "    title: {en: M, fr: M}\n    story: {en: S, fr: S}\n"
    return f"{kind}:\n  - id: act1.mine\n{act}{head}{indent(dedent(fields).strip(), '    ')}\n"


def thing(fields: str, kind: str = "item") -> str:
    """An item called item.mine; its own fields begin on line 4."""
    head = "    name: {en: M, fr: M}\n    text: {en: T, fr: T}\n"
    return f"{kind}:\n  - id: item.mine\n{head}{indent(dedent(fields).strip(), '    ')}\n"


def test_the_games_own_packs_are_sound() -> None:
    assert check(VOCABULARY, [PACKS / "core"]) == ()
    assert check(VOCABULARY, [PACKS / "core", PACKS / "tech"]) == ()


def test_a_card_with_a_fight_a_choice_and_an_end_is_sound(tmp_path: Path) -> None:
    fields = f"""
        steps:
          - choice:
              options:
                - label: {{en: Run, fr: Fuir}}
                  steps: [{{hit_dice: {{who: you, count: 1}}}}]
                - label: {{en: Pay, fr: Payer}}
                  requires: {{ammo: energy, amount: 2}}
                  steps: [{{spend: {{ammo: {{type: energy, amount: 2}}}}}}, {{combat: {{}}}}]
          - end: true
        {ENEMY}
        """
    assert told(tmp_path, card(fields)) == []


@pytest.mark.parametrize(
    ("fields", "line", "message"),
    [
        (FIGHT, 6, "a combat needs somebody to fight: write the card's 'enemy'"),
        (f"steps: [{{end: true}}]\n{ENEMY}", 7, "no step begins a combat with this enemy"),
        (
            "steps:\n- hit_dice: {who: you}\n- end: true",
            7,
            (
                "without an enemy there is no ranged value; write what a hit costs, such as "
                "'per_hit: 1'"
            ),
        ),
        (
            f"{FIGHT}\n{ENEMY}".replace("row: [might]", "row: [might, might], per_crew: 2"),
            6,
            (
                "with four crew this row would have 10 dice (2 printed, 0 added, 2 for each "
                "crewmember); there are 9"
            ),
        ),
        (
            f"steps: [{{combat: {{add_dice: [wisdom]}}}}]\n{ENEMY}".replace(
                "row: [might]", "row: [might], per_crew: 2"
            ),
            6,
            (
                "with four crew this row would have 10 dice (1 printed, 1 added, 2 for each "
                "crewmember); there are 9"
            ),
        ),
        (
            f"{FIGHT}\n{ENEMY}".replace("row: [might]", "row: []"),
            6,
            "this row has no dice: there would be nobody to fight",
        ),
        (
            f"{FIGHT}\n{ENEMY}".replace("close: 1", "close: 1, waves: [[might], []]"),
            7,
            "a wave is a row of 1 to 9 dice; this one has 0",
        ),
        (
            f"steps: [{{combat: {{after: [{{combat: {{}}}}]}}}}]\n{ENEMY}",
            6,
            "the chapter is over after a victory: no second combat",
        ),
        (
            "steps:\n- draw: 1\n- heal: {who: each, amount: 1}",
            7,
            "the text runs out here; finish it with 'end: true' or a combat",
        ),
        (
            (
                "steps:\n- test:\n    who: you\n    trait: might\n    pass: [{end: true}]\n"
                "    fail:\n    - damage: {who: you, amount: 1}"
            ),
            12,
            "the text runs out here; finish it with 'end: true' or a combat",
        ),
        (
            "steps:\n- end: true\n- draw: 1",
            8,
            "nothing leads to this step: the text ends before it",
        ),
        (
            (
                "steps:\n- choice:\n    options:\n"
                "    - {label: {en: A, fr: A}, requires: {hp: 1}, steps: []}\n"
                "    - {label: {en: B, fr: B}, requires: {item: any}, steps: []}\n- end: true"
            ),
            9,
            (
                "every option requires something; a crew that has none of it could choose nothing. "
                "Take 'requires' away from one of them"
            ),
        ),
        (
            (
                "steps:\n- choice:\n    options:\n    - {label: {en: A, fr: A}, steps: []}\n"
                "    - label: {en: B, fr: B}\n      requires: {ammo: any, amount: 1}\n"
                "      steps: [{spend: {ammo: {amount: 2}}}]\n- end: true"
            ),
            10,
            (
                "this option spends ammo that the crew may not have; write "
                "'requires: {ammo: any, amount: 2}'"
            ),
        ),
        (
            "steps:\n- test: {who: you, trait: might, need: 3}\n- end: true",
            7,
            "a crew of two can roll 2 symbols here at most, so that nobody passes a test of 3",
        ),
        (
            "steps:\n- test: {who: each, trait: might, need: 5, mode: total}\n- end: true",
            7,
            "a crew of two can roll 4 symbols here at most, so that nobody passes a test of 5",
        ),
        (
            (
                "steps:\n"
                "- test: {who: you, trait: might, attempts: until_pass, fail: [{draw: 1}]}\n"
                "- end: true"
            ),
            7,
            (
                "a test that is tried until it is passed must cost something each time: write "
                "damage, hit_dice, lose_ammo, lose_item or spend under 'fail'"
            ),
        ),
        (
            "steps:\n- test: {who: each, trait: might, fail: [{end: true}]}\n- end: true",
            7,
            (
                "some may pass and some fail, and then both texts count: 'end' cannot stand under "
                "'fail'. Put it after the test, or judge by 'any' or 'all'"
            ),
        ),
        (
            "steps:\n- damage: {who: failed, amount: 1}\n- end: true",
            7,
            "'failed' speaks of a test, and there is none on this card",
        ),
        (
            "steps:\n- damage: {who: partner, amount: 1}\n- end: true",
            7,
            "only the one who uses an item has a partner; write 'one' or 'others'",
        ),
        (
            "steps:\n- damage: {who: self, amount: 1}\n- end: true",
            7,
            "nobody uses a chapter; write 'you' for its leader",
        ),
        (
            "steps:\n- reroll: {die: crew}\n- end: true",
            7,
            "'reroll' belongs in an item, a cybernetic or a drone, not here",
        ),
        (
            "steps:\n- forbid: FLANK\n- end: true",
            7,
            "'forbid' belongs in a combat special, not here",
        ),
        ("steps:\n- spend: {}\n- end: true", 7, "say what is spent: 'hp' or 'ammo'"),
        (
            "steps:\n- starting_weapons: each\n- end: true",
            7,
            "only a start card deals starting weapons",
        ),
        (
            (
                "steps:\n- roll: {die: chapter, table: {might: [], cunnig: [], wisdom: []}}\n"
                "- end: true"
            ),
            7,
            "the chapter die has no face 'cunnig'. Did you mean 'cunning'?",
        ),
        (
            "steps:\n- roll: {die: chapter, table: {might: [], wisdom: []}}\n- end: true",
            7,
            "the table says nothing about cunning; write '[]' where nothing happens",
        ),
        (
            "steps:\n- roll: {die: tech, table: {}}\n- end: true",
            7,
            "there is no tech die in these packs",
        ),
        (
            (
                "steps:\n- flag: {set: bell_rung}\n- choice:\n    options:\n"
                "    - {label: {en: A, fr: A}, steps: []}\n"
                "    - {label: {en: B, fr: B}, requires: {flag: bell_rang}, steps: []}\n- end: true"
            ),
            11,
            "nothing ever sets the flag 'bell_rang'. Did you mean 'bell_rung'?",
        ),
    ],
)
def test_a_chapter_that_could_not_be_played(
    tmp_path: Path, fields: str, line: int, message: str
) -> None:
    assert f"{line}: 'act1.mine': {message}" in told(tmp_path, card(fields))


def special(rule: str) -> str:
    said = "{en: Special., fr: Spécial.}"
    return f"{FIGHT}\n{ENEMY}".replace(
        "close: 1}", f"close: 1, special: {{text: {said}, rules: [{rule}]}}}}"
    )


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        ("", "a special without rules changes nothing"),
        (
            "{when: round_end, if: {flag: alarm}, do: [{add_die: 1}]}",
            "nothing ever sets the flag 'alarm'.",
        ),
        (
            "{when: round_end, do: [{end: true}]}",
            "'end' belongs in the text of a chapter, not here",
        ),
        (
            "{when: round_end, do: [{damage: {who: partner, amount: 1}}]}",
            "only the one who uses an item has a partner; write 'one' or 'others'",
        ),
    ],
)
def test_a_special_that_could_not_be_played(tmp_path: Path, rule: str, message: str) -> None:
    assert f"7: 'act1.mine': {message}" in told(tmp_path, card(special(rule)))


@pytest.mark.parametrize(
    ("fields", "line", "message"),
    [
        (
            f"steps: [{{end: true}}]\n{ENEMY}",
            5,
            (
                "a boss is fought: end in a combat, or give the branch a 'text' that says how it "
                "was beaten"
            ),
        ),
        (
            f"steps: [{{combat: {{round_limit: 3}}}}]\n{ENEMY}",
            5,
            "a boss cannot be waited out: take 'round_limit' away",
        ),
    ],
)
def test_a_boss_is_fought(tmp_path: Path, fields: str, line: int, message: str) -> None:
    assert f"{line}: 'act1.mine': {message}" in told(tmp_path, card(fields, "boss"))


def test_a_text_may_tell_how_a_boss_was_beaten(tmp_path: Path) -> None:
    fields = f"""
        steps:
          - test:
              who: you
              trait: might
              pass_text: {{en: It falls., fr: Il tombe.}}
              pass: [{{end: true}}]
              fail: [{{combat: {{}}}}]
        {ENEMY}
        """
    assert told(tmp_path, card(fields, "boss")) == []


def test_a_start_card_deals_weapons(tmp_path: Path) -> None:
    message = (
        "5: 'act1.mine': a start card deals one starting weapon per crewmember: write "
        "'starting_weapons: each'"
    )
    assert told(tmp_path, card("steps: [{end: true}]", "start")) == [message]


GUN = "category: weapon\nslots: 1\nuse: always\nwindow: SHOOT\nammo: ballistic\n"
GEAR = "category: gear\nslots: 1\nuse: discard\nwindow: any_time\n"


@pytest.mark.parametrize(
    ("fields", "line", "message"),
    [
        (f"{GUN}capacity: 2", 2, "a gun needs fire rates, such as 'rates: [1, 2]'"),
        (f"{GUN}capacity: 2\nrates: [3]", 11, "it holds 2 ammo dice and can never fire 3"),
        (
            f"{GUN}capacity: 2\nrates: [1]\nsymbols: {{flare: jam}}",
            12,
            "the ballistic die has no face 'flare'. Its faces are hit, blank, burst and fault.",
        ),
        (
            f"{GUN}capacity: 1\nrates: [1]".replace("ballistic", "flame"),
            9,
            "there is no flame die in these packs",
        ),
        (
            f"{GUN}capacity: 1\nrates: [1]".replace("weapon", "gear"),
            5,
            "a gun is of category 'weapon'",
        ),
        (
            f"{GUN}capacity: 1\nrates: [1]".replace("SHOOT", "FIGHT"),
            8,
            "a gun is used to SHOOT: write 'window: SHOOT'",
        ),
        (
            f"{GUN}capacity: 1\nrates: [1]\ndo: [{{draw: 1}}]",
            12,
            "a gun does what its faces say; write them under 'symbols'",
        ),
        (
            f"{GUN}capacity: 1\nrates: [1]\nchart_as: flame",
            12,
            "write one of ballistic, energy and explosive",
        ),
        (GEAR, 2, "this card does nothing; write what it does under 'do'"),
        (
            f"{GEAR}rates: [1]\ndo: [{{draw: 1}}]",
            9,
            "'rates' is for guns; a gun names its 'ammo'",
        ),
        (
            f"{GEAR}do: [{{heal: {{who: you, amount: 1}}}}]",
            9,
            "'you' is the leader; write 'self' for the one who uses this card",
        ),
        (
            f"{GEAR}do: [{{heal: {{who: passed, amount: 1}}}}]",
            9,
            "'passed' speaks of a test, and there is none on this card",
        ),
        (
            f"{GEAR}do: [{{set_die: {{to: mighty}}}}]",
            9,
            "'mighty' is none of might, might2, cunning, cunning2, wisdom and wisdom2",
        ),
        (f"{GEAR}do: [{{set_die: {{to: []}}}}]", 9, "name at least one face"),
        (
            f"{GEAR}do: [{{heal: {{who: self, amount: 1}}}}]".replace("discard", "always"),
            7,
            (
                "this could be used again and again for nothing; write 'use: once_chapter', or "
                "what it costs"
            ),
        ),
        (f"{GEAR}do: [{{reroll: {{die: tech}}}}]", 9, "there is no tech die in these packs"),
    ],
)
def test_an_item_that_could_not_be_used(
    tmp_path: Path, fields: str, line: int, message: str
) -> None:
    assert f"{line}: 'item.mine': {message}" in told(tmp_path, thing(fields))


def test_a_starting_weapon_is_a_gun(tmp_path: Path) -> None:
    fields = f"{GEAR}do: [{{draw: 1}}]"
    message = "2: 'item.mine': a starting weapon is a gun: name its 'ammo'"
    assert told(tmp_path, thing(fields, "starting_weapon")) == [message]


def test_a_drone_rolls_the_tech_die(tmp_path: Path) -> None:
    drone = """
        drone:
          - id: drone.mine
            name: {en: M, fr: M}
            basic: [{heal: {who: self, amount: 1}}]
            advanced: {roll: {die: tech, table: {surge: [{combat: {}}], steady: [], fault: []}}}
        """
    assert told(tmp_path, dedent(drone), CORE, TECH) == [
        "6: 'drone.mine': the table says nothing about flicker; write '[]' where nothing happens",
        "6: 'drone.mine': 'combat' belongs in the text of a chapter, not here",
    ]


@pytest.mark.parametrize(
    ("records", "message"),
    [
        (
            "die:\n  - {id: die.plasma, title: {en: P, fr: P}, supply: 1, faces: [hit]}",
            (
                "'die.plasma': the rules know no such die. The dice are die.chapter, die.hit, "
                "die.tech, die.ballistic, die.energy, die.explosive, die.special and die.flame."
            ),
        ),
        (
            "die:\n  - {id: die.flame, title: {en: P, fr: P}, supply: 1, faces: [flare]}",
            "'die.flame': an ammo die needs a face 'hit'",
        ),
        (
            "die:\n  - {replaces: die.hit, title: {en: P, fr: P}, supply: 1, faces: [hit]}",
            "'die.hit': its faces must be hit and miss",
        ),
        (
            (
                "die:\n  - {id: die.flame, title: {en: P, fr: P}, supply: 1, faces: [hit], "
                "names: {hot: {en: H, fr: H}}}"
            ),
            "'die.flame': there is no face 'hot'.",
        ),
        (
            "crew:\n  - {id: crew.mine, name: {en: P, fr: P}, ratings: {might: 1}, faces: [mite]}",
            "'crew.mine': 'mite' is none of might, might2, cunning, cunning2, wisdom and wisdom2",
        ),
        (
            (
                "crew:\n  - {id: crew.mine, name: {en: P, fr: P}, ratings: {might: 1, wisdom: 1}, "
                "faces: [might2, wisdom]}"
            ),
            (
                "'crew.mine': the die shows 2, 0 and 1 symbols of might, cunning and wisdom; the "
                "ratings say otherwise"
            ),
        ),
    ],
)
def test_dice_and_people(tmp_path: Path, records: str, message: str) -> None:
    assert f"2: {message}" in told(tmp_path, records)


def test_a_crewmember_has_three_ratings_and_six_faces(tmp_path: Path) -> None:
    crew = "crew:\n  - {id: crew.mine, name: {en: P, fr: P}, ratings: {might: 3}, faces: [might]}"
    assert told(tmp_path, crew) == [
        "2: 'crew.mine': a crewmember is rated in every trait, also in cunning and wisdom",
        "2: 'crew.mine': a crew die has 6 faces; this one has 1",
    ]


def test_a_mistake_in_a_record_hides_nothing_that_is_wrong_with_another(tmp_path: Path) -> None:
    """A die that cannot be read may show whatever a card asks of it; the rest is judged."""
    records = """\
        die:
          - {id: die.flame, title: {en: F}, supply: 1, faces: [hit]}
        crew:
          - {id: crew.mine, name: {en: P, fr: P}, ratings: {might: 3}, faces: [might]}
        item:
          - {id: item.hose, name: {en: H, fr: H}, text: {en: T, fr: T}, category: weapon,
             slots: 1, use: always, ammo: flame, capacity: 1, rates: [2], window: SHOOT}
        """
    found = told(tmp_path, dedent(records))
    assert [line.partition(": ")[::2] for line in found if "crew.mine" not in line] == [
        (
            "2",
            "die 'die.flame': 'title' lacks its text in 'fr'; this pack is written in en and fr.",
        ),
        ("7", "'item.hose': it holds 1 ammo dice and can never fire 2"),
    ]
    assert len(found) == 4


def test_a_pack_alone_is_told_what_a_mission_needs(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.yaml").write_text(MANIFEST.replace("requires: [fixtures]\n", ""), "utf-8")
    (pack / "mine.yaml").write_text(card("steps: [{end: true}]"), "utf-8")
    (problem,) = check(VOCABULARY, [pack])
    assert problem.file.endswith("pack.yaml")
    assert "a mission needs 1 of kind start (there are 0), 1 of kind boss" in problem.message
    assert "4 chapters of act 1 (there are 1)" in problem.message
    assert "the die die.chapter" in problem.message
    assert "an epilogue of defeat" in problem.message
    assert "says 'requires: [core]' in its manifest" in problem.message
