"""Twisted Tech: drones with two functions, the tech die, special and flame ammo."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.content import ContentError, load
from bossrush.games.sector import GAME, SectorGame
from bossrush.games.sector.game import VOCABULARY
from bossrush.games.sector.records import PACKS
from bossrush.games.sector.state import Mission
from bossrush.testing.rules import rule
from tests.games.sector.table import HERE, Table, battle

TECH = "act1.tech-brawl"


def drone_round(function: str, dice: list[str], drone: str = "surgical", **fields: Any) -> Table:
    """A close round: 0 FIGHTs in vain, 1 activates the drone."""
    table = battle(
        "close",
        ["might", "might"],
        dice=["cunning", *dice],
        card=TECH,
        tech=True,
        hp=[12, 8],
        drone=f"drone.{drone}",
        **fields,
    )
    return table.declare("fight", f"drone:{function}")


@rule("sector.tech.needs-core")
def test_the_pack_needs_the_core_set() -> None:
    with pytest.raises(ContentError, match="must be loaded before"):
        load(VOCABULARY, [PACKS / "tech"])
    tables = GAME.tables(False)
    assert tables.tech_dice == 0
    assert tables.ammo_counts[3:] == [0, 0]
    assert [drone.id for drone in tables.drones] == ["drone.medical"]


@rule("sector.tech.mixable")
def test_all_content_mixes() -> None:
    game = SectorGame([HERE / "core"], [HERE / "tech"])
    ids = game.tables(True).card_ids
    assert "act1.cyborg" in ids
    assert TECH in ids


@rule("sector.tech.add-cards", "sector.tech.deck-shape-unchanged")
def test_the_piles_grow_and_the_mission_deck_keeps_its_shape() -> None:
    core, both = GAME.tables(False), GAME.tables(True)
    assert sum(1 for card in both.cards if card.act == 4) == 6
    for act in (1, 2, 3):
        counts = [sum(1 for card in t.cards if card.act == act) for t in (core, both)]
        assert counts == [16, 20]
    assert (core.deck_items, both.deck_items) == (24, 32)
    mission = GAME.setup(2, GAME.options({"twisted_tech": True}))
    assert mission.mission.size() == 14


@rule("sector.tech.tech-die-supply", "sector.tech.ammo-dice", "sector.tech.die-not-in-row")
def test_the_dice_of_the_pack() -> None:
    tables = GAME.tables(True)
    assert tables.tech_dice == 1
    assert tables.ammo_counts[3] > 0
    assert tables.ammo_counts[4] > 0
    assert set(tables.chapter_die.faces) == {"might", "cunning", "wisdom"}


@rule("sector.tech.ammo-rules")
def test_flame_dice_are_ammo_dice() -> None:
    table = battle(
        "ranged",
        ["might"] * 3,
        dice=["blank", "blank", "miss"],
        card=TECH,
        tech=True,
        packs=[["item.burner"], []],
    )
    assert table.loaded("item.burner") == 2
    table.declare("shoot:item.burner@2", "cover")
    assert table.loaded("item.burner") == 0
    assert table.supply("flame") == 3


@rule("sector.tech.charts")
def test_new_ammo_reads_old_charts() -> None:
    guns: list[list[str]] = [["item.burner"], []]
    table = battle("ranged", ["might"] * 3, dice=["hit", "miss"], card=TECH, tech=True, packs=guns)
    assert len(table.declare("shoot:item.burner@1", "cover").row) == 2  # as ballistic, 1 for 1
    guns = [["item.torch"], []]
    table = battle("ranged", ["might"] * 3, dice=["hit", "miss"], card=TECH, tech=True, packs=guns)
    assert len(table.declare("shoot:item.torch@1", "cover").row) == 3  # as energy, 2 for 1


@rule("sector.tech.select-drone", "sector.tech.other-drones-out")
def test_the_group_chooses_one_of_three_drones() -> None:
    play = GAME.new(seats=2, seed=3, twisted_tech=True)
    while play.open[0].key != "sector.ask.drone":
        play.take(play.open[0].seat, 0)
    assert play.open[0].crew
    offered = [option.id for option in play.open[0].options]
    assert offered == ["drone.surgical", "drone.replication", "drone.sentry"]
    play.choose(0, "drone.sentry")
    mission = play.state
    assert isinstance(mission, Mission)
    assert GAME.tables(True).drone_ids[mission.drone] == "drone.sentry"


@rule("sector.tech.drone-place", "sector.tech.declare-function")
def test_the_function_is_declared_with_the_action() -> None:
    table = battle("close", ["might"], card=TECH, tech=True)
    assert [option for option in table.offered(1) if option.startswith("drone")] == [
        "drone:basic",
        "drone:advanced",
    ]
    assert table.refused("drone", 1)


@rule("sector.tech.basic-fixed", "sector.tech.surgical-basic", "sector.amb.tech-basic-target")
def test_basic_heals_the_user_alone_without_a_roll() -> None:
    table = drone_round("basic", [])
    assert table.hp == [10, 9]
    assert table.dice_left == []


@rule("sector.tech.replication-basic")
def test_the_replication_drone_heals_too() -> None:
    assert drone_round("basic", [], "replication").hp == [10, 9]


@rule("sector.tech.advanced-roll", "sector.tech.surgical-advanced", "sector.tech.advanced-risk")
def test_regen_goes_by_the_tech_die() -> None:
    healed = {"surge": 11, "steady": 10, "flicker": 9, "fault": 7}
    for face, hp in healed.items():
        assert drone_round("advanced", [face]).hp == [10, hp]


@rule("sector.tech.recharge", "sector.tech.core-limits", "sector.tech.timing")
def test_the_drone_recharges_after_either_function() -> None:
    for function, dice in (("basic", []), ("advanced", ["steady"])):
        table = drone_round(function, dice)
        assert table.s.drone_side == 1
        assert not any(option.startswith("drone") for option in table.offered(1))
        kinds = [event.kind for event in table.play.events]
        assert kinds.index("hp") < kinds.index("drone")  # the enemy's blow comes first


@rule(
    "sector.tech.replication-advanced",
    "sector.tech.replicate-discard-only",
    "sector.tech.replicate-search",
    "sector.tech.replicate-takes-card",
    "sector.amb.tech-several-choose",
)
def test_replicate_takes_a_card_of_the_discard_pile() -> None:
    discards = ("item.assault-rifle", "item.medkit")
    table = drone_round("advanced", ["steady"], "replication", discards=discards)
    assert table.offered(1) == ["item.assault-rifle", "item.medkit"]
    table.choose("item.assault-rifle", 1)
    assert table.pool == ["item.assault-rifle"]
    assert table.loaded("item.assault-rifle") == 2
    assert table.discards == ["item.medkit"]
    table.choose("give:item.assault-rifle:crew-0")
    assert table.pack(0) == ["item.assault-rifle"]


@rule("sector.tech.replicate-several")
def test_a_surge_replicates_two() -> None:
    discards = ("item.chip", "item.medkit", "item.plate")
    table = drone_round("advanced", ["surge"], "replication", discards=discards)
    table.choose("item.chip", 1).choose("item.plate", 1)
    assert table.pool == ["item.chip", "item.plate"]
    assert table.discards == ["item.medkit"]


@rule("sector.tech.replicate-keyword")
def test_a_flicker_replicates_gear_only() -> None:
    discards = ("item.assault-rifle", "item.medkit", "item.chip")
    table = drone_round("advanced", ["flicker"], "replication", discards=discards)
    assert table.offered(1) == ["item.medkit", "item.chip"]
    assert table.refused("item.assault-rifle", 1)


@rule("sector.tech.replicate-none")
def test_nothing_to_replicate() -> None:
    table = drone_round("advanced", ["steady"], "replication")
    assert table.pool == []
    assert table.s.drone_side == 1


@rule("sector.tech.replicate-error")
def test_a_replication_error_is_a_blind_card_and_one_hp() -> None:
    table = drone_round("advanced", ["fault"], "replication", deck=("item.chip",))
    assert table.pool == ["item.chip"]
    table.choose("done")
    assert table.hp == [10, 7]


@rule("sector.tech.third-drone", "sector.tech.tables-ours")
def test_the_third_drone_and_every_table_are_marked_as_ours() -> None:
    content = load(VOCABULARY, [PACKS / "core", PACKS / "tech"])
    drones = [drone for drone in content.records("drone") if drone.advanced is not None]
    assert len(drones) == 3
    tech = content.get("die", "die.tech")
    assert tech.origin == "ours"
    for drone in drones:
        assert drone.basic
        assert drone.origin["table"] == "ours"
        table = drone.advanced.roll.table
        assert set(table) == set(tech.faces)
        assert any(getattr(outcome, "malfunction", False) for outcome in table.values())
    sentry = content.get("drone", "drone.sentry")
    assert (sentry.origin["basic"], sentry.origin["advanced"]) == ("ours", "ours")


@rule("sector.amb.end-of-round-wounds", "sector.drone.last-round")
def test_a_wound_of_the_drone_ends_combat_without_an_answer() -> None:
    table = battle(
        "close",
        ["might"],
        dice=["cunning", "steady"],
        card=TECH,
        tech=True,
        drone="drone.sentry",
        deck=(),
    )
    table.declare("fight", "drone:advanced")
    assert table.mode == "none"
    assert table.hp == [10, 12]  # the blow of this round was already struck
