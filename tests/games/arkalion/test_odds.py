"""What is foretold is what the rules do: odds of attacks, tokens of kills, blasts of guns."""

from __future__ import annotations

from typing import cast

import pytest

from bossrush.engine.chance import Chance
from bossrush.engine.message import Message
from bossrush.engine.odds import outcomes
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import ARMOUR_HP
from tests.games.arkalion.table import ABOARD, GAME, Table, hero, stage

ALL_TOKENS = " ".join(f"{kind.id}*{kind.tokens}" for kind in GAME.cards({}).resources)
ROOM = [hero("mechanic@mortar", ALL_TOKENS), hero("adventurer@mortar")]
"""Somebody holds every token: a kill then draws none, and there are fewer outcomes to try."""


def enemies_left(table: Table, option: str) -> dict[tuple[int, int], float]:
    """How many enemies stand, and how many HP the Armour has, once an option is carried out."""
    position = table.play.position()

    def run(chance: Chance) -> tuple[int, int]:
        play = GAME.stage(position, chance=chance, listen=False)
        play.choose(play.open[0].seat, option)
        s = cast(Escape, play.state)
        return sum(1 for pawn in s.grid if 0 < pawn < 4), s.armour_hp

    return outcomes(run)


def detail(table: Table, option: str) -> Message:
    details = [offer.detail for offer in table.decision().options if offer.id == option]
    assert details[0] is not None
    return details[0]


@pytest.mark.parametrize("reroll", [False, True])
@pytest.mark.parametrize("sheet", ["vigilante", "knight", "technomancer"])
def test_an_attack_hits_as_often_as_is_said(sheet: str, reroll: bool) -> None:
    """Also with a miss that is rolled again, and at the Armour."""
    people = [hero(f"{sheet}@C3"), hero("gunner@mortar"), *ROOM]
    own = GAME.cards({}).sheets[GAME.cards({}).sheet_ids.index(sheet)].improved
    gear = {GAME.cards({}).equipment_ids[own]: 0}
    enemies = "legionnaire-C2 legionnaire-C4"
    table = stage(people, enemies, gear=gear, turn=8, armour_at="B6", armour_hp=9, reroll=reroll)
    attacks = [option for option in table.decision().options if option.id.startswith("attack")]
    assert len(attacks) >= 4
    for attack in attacks:
        (odds,) = attack.odds
        results = enemies_left(table, attack.id)
        hit = sum(chance for after, chance in results.items() if after != (2, 9))
        assert hit == pytest.approx(odds.chance)


@pytest.mark.parametrize("gaps", ["", "D6"])
def test_a_kill_brings_as_many_tokens_as_is_said(gaps: str) -> None:
    people = ["gunner@D4", "knight@mortar", *ABOARD[2:]]
    for cell, told in (("D5", "melee"), ("D6", "bare" if gaps else "ranged")):
        table = stage(people, "fusilier-D5 legionnaire-D6", dice=["6", "key", "key"], gaps=gaps)
        said = detail(table, f"attack:{cell}:basic")
        assert said.key == f"arkalion-detail-{told}"
        drawn = {"melee": 2, "ranged": 1, "bare": 0}[told]
        if told == "melee":
            assert said.args["count"] == drawn
        table.choose(f"attack:{cell}:basic")
        assert table.tokens().get("key", 0) == drawn


@pytest.mark.parametrize("aim", ["C4", "B1", "G6", "M6"])
def test_a_gun_does_what_is_said(aim: str) -> None:
    enemies = "legionnaire-B0 grenadier-B5 fusilier-D4 legionnaire-G5 fusilier-H6"
    dice = ["key", "leaves", "metal"]
    table = stage(enemies=enemies, dice=dice, gaps="H6", crews=[0, 0, 0b1111, 0, 0], turn=8)
    table.choose("fire:mortar")
    said = detail(table, aim).args
    before = len(table.enemies)
    table.choose(aim)
    assert before - len(table.enemies) == said["kills"]
    assert sum(table.tokens().values()) == said["tokens"]
    assert (table.s.armour_hp < ARMOUR_HP) == (said["armour"] == "yes")
