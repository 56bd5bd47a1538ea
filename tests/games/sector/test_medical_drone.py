"""ACTIVATE DRONE."""

from __future__ import annotations

from bossrush.games.sector.cards.terms import BEFORE_DAMAGE
from bossrush.games.sector.rules import usable_items
from bossrush.games.sector.table.mission import Mission
from bossrush.testing.rules import rule
from tests.games.sector.table import battle, play_card, stage


@rule("sector.drone.heal", "sector.drone.recharge", "sector.drone.place-die")
def test_the_drone_heals_its_user_as_the_round_closes() -> None:
    table = battle("close", ["might", "might"], crew=3, dice=["cunning"], hp=[12, 8, 12])
    table.choose("drone:basic", seat=1)
    assert table.s.drone_user == 1
    table.choose("fight", seat=0).choose("cover", seat=2)
    assert table.hp == [10, 9, 12]
    assert table.s.drone_user == -1
    assert table.refused("drone:basic", 1)
    rolled = [event for event in table.told("roll") if "crew-1" in event.pieces]
    assert rolled == []


@rule("sector.drone.one-per-round")
def test_one_user_a_round() -> None:
    table = battle("close", ["might", "might"], crew=3)
    table.choose("drone:basic", seat=1)
    assert "drone:basic" not in table.offered(2)


@rule("sector.drone.needs-ready")
def test_the_drone_is_ready_again_in_the_next_chapter() -> None:
    table = battle("close", ["might"], dice=["might"], drone_side="spent", deck=())
    assert "drone:basic" not in table.offered(1)
    table.declare("fight", "cover")
    assert table.s.drone_side == 0


@rule("sector.drone.last-round")
def test_the_drone_heals_in_the_last_round_too() -> None:
    table = battle("close", ["might"], dice=["might"], hp=[12, 8], deck=())
    table.declare("fight", "drone:basic")
    assert table.mode == "none"
    assert table.hp == [12, 9]


@rule("sector.drone.no-items", "sector.standard.items-free")
def test_the_drones_user_uses_no_items() -> None:
    for blocks, offered in ((True, False), (False, True)):
        table = battle(
            "close",
            ["might", "might"],
            crew=3,
            packs=[[], [], ["item.plate"]],
            hp=[12, 12, 12],
            card="act2.thorns",
            options={"drone_blocks_items": blocks},
        )
        table.choose("drone:basic", seat=2)
        assert (len(_usable(table.s, 2)) > 0) is offered
        table = battle("close", ["might", "might"], packs=[[], ["item.medkit"]], hp=[12, 8])
        assert "~use:item.medkit:crew-1" in table.offered(1)


def _usable(s: Mission, crew: int) -> list[int]:
    return usable_items.uses(s, crew, BEFORE_DAMAGE)


@rule("sector.drone.hp-cap")
def test_healing_stops_at_twelve_unless_the_table_says_otherwise() -> None:
    table = battle("close", ["might", "might"], dice=["cunning"])
    table.declare("fight", "drone:basic")
    assert table.hp == [10, 12]
    assert table.s.drone_side == 1
    table = battle("close", ["might", "might"], dice=["cunning"], options={"hp_cap": None})
    table.declare("fight", "drone:basic")
    assert table.hp == [10, 13]


@rule("sector.drone.story")
def test_the_drone_is_for_combat_only() -> None:
    table = stage("regroup", packs=[["item.pistol-a"], []], hp=[8, 8])
    assert not any(option.startswith("drone") for option in table.offered(0))
    table = play_card("act1.cyborg", hp=[8, 8])
    assert not any(option.startswith("drone") for option in table.offered(0))
