"""What is foretold is what the rules do: odds of attacks, tokens of kills, blasts of guns."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bossrush.engine.chance import Chance
from bossrush.engine.message import Message
from bossrush.engine.odds import outcomes
from bossrush.games.arkalion.cards.terms import ARMOUR_HP
from bossrush.games.arkalion.table.escape import Escape
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


@pytest.mark.parametrize("sheet", GAME.cards({}).sheet_ids)
def test_every_weapon_hits_every_enemy_as_often_as_is_said(sheet: str) -> None:
    """Each hero with the own weapon and with the improved one, from far and near."""
    tables = GAME.cards({})
    others = [one for one in ("gunner", "mechanic", "adventurer", "knight") if one != sheet][:3]
    people = [hero(f"{sheet}@C3"), hero(f"{others[0]}@mortar", ALL_TOKENS)]
    people += [hero(f"{other}@mortar") for other in others[1:]]
    improved = tables.sheets[tables.sheet_ids.index(sheet)].improved
    gear = {tables.equipment_ids[improved]: 0}
    kinds = set()
    for enemy in ("legionnaire", "fusilier", "grenadier"):
        table = stage(people, f"{enemy}-C2 {enemy}-C4 {enemy}-D4", gear=gear)
        attacks = [option for option in table.decision().options if option.id.startswith("attack")]
        for attack in attacks:
            (odds,) = attack.odds
            results = enemies_left(table, attack.id)
            hit = sum(chance for (left, _), chance in results.items() if left < 3)
            assert hit == pytest.approx(odds.chance), attack.id
            kinds.add((enemy, attack.id.rpartition(":")[2]))
    assert len(kinds) >= 3


# -- what surely ends something -------------------------------------------------------------


def ends(table: Table, option: str) -> str:
    said = table.ends(option)
    return "" if said is None else said.key.removeprefix("arkalion-ends-")


def test_the_last_to_end_a_turn_is_told_who_falls() -> None:
    others = ["knight@mortar", *ABOARD[2:]]
    weak = hero("gunner@C3", hp=1)
    for first, told in ((hero("gunner@C3"), ""), (weak, "hero")):
        dice = ["gunner"]  # the sheet that the player draws
        table = stage([first, *others], "legionnaire-C2 legionnaire-C4", dice=dice, acting=3)
        assert ends(table, "end") == told
        before = [one.presence for one in table.s.heroes]
        table.choose("end")
        assert ([one.presence for one in table.s.heroes] != before) == (told == "hero")
    assert ends(stage([weak, *others], "legionnaire-C2", acting=0), "end") == ""


def test_the_last_to_end_a_turn_is_told_that_the_game_is_lost() -> None:
    table = stage(enemies="legionnaire-A0", turn=3, acting=3, entered={"A": 2})
    assert ends(table, "end") == "game"
    assert table.choose("end").won is False


def test_a_gun_that_brings_the_armour_down_on_held_green_says_so() -> None:
    fields: dict[str, Any] = {
        "crews": {"mortar": [0, 1, 2, 3]},
        "turn": 8,
        "armour_at": "C5",
        "armour_hp": 1,
    }
    held = stage(enemies="legionnaire-M0", entered={"M": 8}, **fields).choose("fire:mortar")
    assert ends(held, "C5") == "game"
    assert held.choose("C5", "fire").won is False
    free = stage(enemies="legionnaire-M3", **fields).choose("fire:mortar")
    assert ends(free, "C5") == ""
    assert free.choose("C5").won is True


def test_positions_go_by_id_and_older_numbers_are_read() -> None:
    old = {
        "crews": [0, 1, 0b1100, 0, 0],
        "gear": [-1, 3, -1, -1, -1, -1],
        "entered": [2] + [0] * 12,
    }
    new = {"crews": {"port_cannon": [0], "mortar": [2, 3]}, "gear": {"hand_cannon": 3}}
    people = ["gunner@port_cannon", "knight@mortar", *ABOARD[2:]]
    plays = []
    for fields in (old, {**new, "entered": {"A": 2}}):
        position = stage(people, "legionnaire-A0", turn=3).play.position()
        position["state"].update(fields)
        plays.append(GAME.stage(position, seed=1))
    assert plays[0].fingerprint() == plays[1].fingerprint()
    state = plays[0].position()["state"]
    assert (state["crews"], state["gear"], state["entered"]) == (*new.values(), {"A": 2})
