"""Ornstein & Smough: two bosses, one deck, and the one left standing."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.games.souls.cards.terms import ARCS
from bossrush.testing.rules import rule
from tests.games.souls.table import TABLES, Table, duel, dungeon, hero, pips

PAIR = "ornstein_and_smough"
SLAM = f"{PAIR}.spear_slam_and_hammer_sweep"
SWEEP = f"{PAIR}.evasive_sweep_and_trampling_charge"
CARD = TABLES.bosses[TABLES.boss_ids.index(PAIR)]
CARDS = [TABLES.behaviour_ids[card] for card in CARD.standard]


def pair(*party: dict[str, Any], **changes: Any) -> Table:
    """Ornstein on (2,2) and Smough on (6,2), both facing south."""
    fields: dict[str, Any] = {"boss": PAIR, "nodes": ("r2c2", "r6c2"), "facing": ("s", "s")}
    return duel(*party, **{**fields, **changes})


def deck(table: Table) -> list[str]:
    found = []
    for run in table.s.fight.deck.runs:
        found += [TABLES.behaviour_ids[card] for card in run.cards]
    return found


def own_cards(member: int) -> list[str]:
    return [TABLES.behaviour_ids[card] for card in CARD.member_heat[member]]


def falls(number: int, health: tuple[int, int], **changes: Any) -> Table:
    """One of the two, with 1 Health left, is struck down by a knight on its node."""
    node = ("r2c2", "r6c2")[number]
    knight = hero("knight", node, False, place="s", left="claymore", right=None)
    party = [knight, hero("herald", "r10c2")]
    table = pair(*party, health=health, script=pips(3, 3), deck=tuple(CARDS[1:]), **changes)
    return table.choose(f"left.0>foe-{number}")


@rule("souls.boss.pair.setup")
def test_where_they_begin() -> None:
    table = dungeon(hero("knight"), up=(0, 1, 2, 3), boss=PAIR).choose("fog")
    foes = [(foe.card().id, foe.health) for foe in table.s.fight.foes]
    assert foes == [("ornstein", 20), ("smough", 30)]
    assert (table.foe_node(0), table.foe_node(1)) == ("r2c2", "r6c2")
    assert len(table.s.board().ids) == 28


@rule("souls.boss.pair.deck")
def test_they_share_one_deck() -> None:
    table = dungeon(hero("knight"), up=(0, 1, 2, 3), boss=PAIR).choose("fog")
    assert sorted(deck(table)) == sorted(CARDS)
    assert len(CARDS) == 5
    hurt = pair(hero("knight", "r10c2"), health=(1, 1), deck=tuple(CARDS))
    assert not hurt.s.fight.heated
    assert hurt.s.fight.deck.size() == 5


@rule("souls.boss.pair.activation")
def test_one_card_and_both_act() -> None:
    """Spear Slam & Hammer Sweep: Ornstein leaps and strikes for 5, Smough sweeps and backs off."""
    party = [hero("knight", "r4c2", False), hero("herald", "r8c2", False)]
    table = pair(*party, phase="foes_begin", deck=(SLAM,), script=pips(1, 1, 1, 1))
    table.choose("r3c1")
    assert table.foe_node(0) == "r4c2"
    table.choose("block")
    assert table.bar(0) == (0, 3)
    while table.asked in ("defence", "pushed-to", "foe-pushed-to", "arc"):
        table.choose(table.offered()[0])
    told = [
        (event.kind, event.pieces[0])
        for event in table.play.events
        if event.kind in ("activate", "attack") or event.pieces[:1] in (("foe-0",), ("foe-1",))
    ]
    acted = [piece for kind, piece in told if kind == "activate" and piece.startswith("foe")]
    assert acted == ["foe-0", "foe-1"]
    assert [TABLES.behaviour_ids[card] for card in table.s.fight.discard] == [SLAM]
    assert [event.data["damage"] for event in table.told("attack")] == [5, 5]


@rule("souls.boss.pair.weak", "souls.boss.weak.lookup")
def test_each_has_a_weak_arc_of_its_own() -> None:
    far = hero("knight", "r10c0", False, armour="smoughs_armour", right="twin_dragon_greatshield")
    table = pair(far, phase="foes_begin", deck=(SWEEP,))
    while table.asked in ("defence", "pushed-to", "foe-step"):
        table.choose(table.offered()[0])
    weak = [
        [name for place, name in enumerate(ARCS) if mask >> place & 1]
        for mask in table.s.fight.weak
    ]
    assert weak == [["left"], ["back"]]


@rule("souls.boss.special.united_we_stand")
@pytest.mark.parametrize(("health", "gained"), [(8, 18), (15, 25)])
def test_ornstein_alone(health: int, gained: int) -> None:
    table = falls(1, (health, 1), discard=[CARDS[0]], weak=["left"])
    assert table.health(0) == gained
    assert table.s.fight.weak[0] == 1 << ARCS.index("left")  # until he next acts
    assert sorted(deck(table)) == sorted(own_cards(0))
    assert (len(own_cards(0)), table.s.fight.discard) == (5, [])


@rule("souls.boss.special.divided_you_fall")
@pytest.mark.parametrize(("health", "gained"), [(12, 27), (20, 35)])
def test_smough_alone(health: int, gained: int) -> None:
    table = falls(0, (1, health), discard=[CARDS[0]])
    assert table.health(1) == gained
    assert sorted(deck(table)) == sorted(own_cards(1))
    assert (len(own_cards(1)), table.s.fight.discard) == (5, [])


@rule("souls.ruling.pair_fall_timing")
def test_ornstein_falls_in_his_own_half() -> None:
    """Poison ends him; Smough, who has not acted, draws from his new deck at once."""
    party = [
        hero("knight", "r10c0", False, armour="smoughs_armour", right="twin_dragon_greatshield")
    ]
    table = pair(
        *party,
        health=(1, 12),
        afflicted={0: ["poison"]},
        phase="foe_end",
        card=CARDS[0],
        discard=[CARDS[0]],
        deck=tuple(CARDS[1:]),
    )
    assert table.foe_node(0) == ""
    assert table.health(1) == 27
    drawn = [TABLES.behaviour_ids[card] for card in table.s.fight.discard]
    assert len(drawn) == 1
    assert drawn[0] in own_cards(1)


@rule("souls.boss.pair.win")
def test_both_must_fall() -> None:
    first = falls(0, (1, 5))
    assert first.won is None
    assert first.s.fight.foes[1].health == 20
    knight = hero("knight", "r6c2", False, place="s", left="claymore", right=None)
    last = pair(
        knight,
        hero("herald", "r10c2"),
        health=(0, 1),
        script=pips(3, 3),
        mode="first_journey",
        state={"section": 2, "sparks": 3, "souls": 0},
    ).choose("left.0>foe-1")
    assert last.won is True
    assert last.s.souls == 6
    assert last.inventory == [
        "dragonslayer_armour",
        "dragonslayer_spear",
        "smoughs_armour",
        "smoughs_hammer",
    ]
    assert last.s.sparks == 4
