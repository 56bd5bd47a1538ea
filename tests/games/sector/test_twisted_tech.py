"""Mission Pack 1, Twisted Tech: mixed into the core set, with two more kinds of ammo."""

from __future__ import annotations

from typing import cast

import pytest

from bossrush.engine.content import ContentError, load
from bossrush.games.sector import GAME, SectorGame
from bossrush.games.sector.cards.records import PACKS
from bossrush.games.sector.cards.tables import Tables
from bossrush.games.sector.cards.terms import AMMO
from bossrush.games.sector.game import VOCABULARY
from bossrush.games.sector.table.mission import Mission
from bossrush.testing.rules import rule
from tests.games.sector.table import HERE, mission, play_card, stage, tech_battle

BOTH = load(VOCABULARY, [PACKS / "core", PACKS / "tech"])
DRONES = ("drone.surgical", "drone.replication", "drone.sentry")


def cards_of(tables: Tables, act: int) -> int:
    return sum(1 for card in tables.cards if card.act == act)


# -- mixing it in ---------------------------------------------------------------------------


@rule("sector.tech.needs-core")
def test_the_pack_cannot_be_loaded_without_the_core_set() -> None:
    with pytest.raises(ContentError, match="must be loaded before"):
        load(VOCABULARY, [PACKS / "tech"])


@rule("sector.tech.needs-core")
def test_unless_it_is_asked_for_nothing_of_it_is_in_the_game() -> None:
    play = GAME.new(seats=2, seed=1)
    tables = cast(Mission, play.state).tables
    assert tables.tech_dice == 0
    assert dict(zip(AMMO, tables.ammo_counts, strict=True)) == {
        "ballistic": 7,
        "energy": 7,
        "explosive": 2,
        "special": 0,
        "flame": 0,
    }
    assert tables.drone_ids == ["drone.medical"]
    with_it = GAME.tables(True)
    theirs = {*with_it.card_ids, *with_it.item_ids} - {*tables.card_ids, *tables.item_ids}
    assert len(theirs) == 12 + 1 + 8, "chapters, boss, items"
    assert {*tables.card_ids, *tables.item_ids} < {*with_it.card_ids, *with_it.item_ids}


@rule("sector.tech.mixable")
def test_it_mixes_with_the_core_set_and_with_a_third_pack() -> None:
    game = SectorGame([HERE / "core"], [HERE / "tech", HERE / "third"])
    state = game.new(seats=2, seed=1, twisted_tech=True).position()["state"]
    (_start, first_act, *_) = [pool["cards"] for pool in state["mission"]["pools"]]
    assert {"act1.cyborg", "act1.tech-brawl", "act1.third"} <= set(first_act)
    (items,) = [run["cards"] for run in state["items"]["runs"]]
    assert {"item.medkit", "item.burner", "item.third"} <= set(items)


@rule("sector.tech.add-cards")
def test_each_pile_grows_by_the_packs_cards_of_its_kind() -> None:
    core, both = GAME.tables(False), GAME.tables(True)
    assert [cards_of(core, act) for act in range(5)] == [3, 16, 16, 16, 5]
    assert [cards_of(both, act) for act in range(5)] == [3, 20, 20, 20, 6]
    assert (core.deck_items, both.deck_items) == (24, 32)
    assert len(both.items) - both.deck_items == 4, "starting weapons"


@rule("sector.tech.deck-shape-unchanged")
def test_the_mission_deck_keeps_its_shape() -> None:
    state = GAME.new(seats=2, seed=1, twisted_tech=True).position()["state"]
    dealt = [sum(run["unseen"]) for run in state["mission"]["runs"]]
    assert dealt == [1, 4, 4, 4, 1]


@rule("sector.tech.tech-die-supply")
def test_there_is_one_tech_die() -> None:
    assert BOTH.get("die", "die.tech").supply == 1
    assert GAME.tables(True).tech_dice == 1


@rule("sector.tech.die-not-in-row")
def test_the_tech_die_is_never_rolled_for_a_row() -> None:
    """The script could not be followed if one of the four were the tech die."""
    dice = ["might", "cunning", "wisdom", "might"]
    table = play_card("act1.crowd", crew=4, dice=dice, tech=True)
    table.choose("close")
    assert table.row == ["might", *dice]
    assert table.dice_left == []
    assert not set(table.s.tables.tech_die.faces) & set(table.s.tables.chapter_die.faces)


# -- ammo -----------------------------------------------------------------------------------


@rule("sector.tech.ammo-dice")
def test_special_and_flame_dice_lie_with_the_other_ammo() -> None:
    left = GAME.new(seats=2, seed=1, twisted_tech=True).position()["state"]["supply"]["left"]
    in_supply = dict(zip(AMMO, left, strict=True))
    assert in_supply == {"ballistic": 7, "energy": 7, "explosive": 2, "special": 3, "flame": 3}


@rule("sector.tech.ammo-rules")
def test_a_flame_weapon_is_found_full_spends_and_reloads() -> None:
    table = play_card("act1.stash", dice=["item.burner"], tech=True)
    assert (table.loaded("item.burner"), table.supply("flame")) == (2, 1)
    packs = [["item.burner"], ["item.pistol-a"]]
    dice = ["hit", "blank", "miss", "blank", "miss"]
    table = tech_battle("ranged", ["might"] * 4, dice=dice, packs=packs)
    table.declare("shoot:item.burner@2", "cover")
    assert (table.loaded("item.burner"), table.supply("flame")) == (0, 3)
    table.choose("shoot")
    table.declare("reload:item.burner", "shoot:item.pistol-a@1")
    assert (table.loaded("item.burner"), table.supply("flame")) == (2, 1)


@rule("sector.tech.ammo-rules")
def test_a_flame_weapon_jams_and_shares_a_small_supply() -> None:
    packs = [["item.burner"], []]
    table = tech_battle("ranged", ["might"] * 4, dice=["hit", "fault", "miss"], packs=packs)
    table.declare("shoot:item.burner@2", "cover")
    assert len(table.row) == 4
    assert table.loaded("item.burner") == 2
    table = stage("regroup", packs=[["item.burner"], ["item.torch"]], tech=True)
    assert (table.loaded("item.burner"), table.loaded("item.torch")) == (2, 1)
    assert not any(option.startswith("reload") for option in table.offered(0)), "all three are out"


@rule("sector.tech.charts")
@pytest.mark.parametrize(
    ("gun", "wounds"), [("item.burner", 1), ("item.torch", 0)], ids=["no text", "as energy"]
)
def test_a_core_chart_reads_flame_hits_by_the_weapons_text_or_as_ballistic(
    gun: str, wounds: int
) -> None:
    """One ballistic hit gives a wound here; of energy it would take two."""
    table = tech_battle("ranged", ["might"] * 3, dice=["hit", "miss"], packs=[[gun], []])
    table.declare(f"shoot:{gun}@1", "cover")
    assert len(table.row) == 3 - wounds


# -- what the supplement says, and what is ours ---------------------------------------------


@rule("sector.tech.replication-advanced")
def test_the_shipped_replication_table_has_its_error() -> None:
    table = BOTH.get("drone", "drone.replication").advanced.roll.table
    verbs = {face: [step.chosen()[0] for step in outcome.do] for face, outcome in table.items()}
    assert verbs == {
        "surge": ["replicate"],
        "steady": ["replicate"],
        "flicker": ["replicate"],
        "fault": ["draw_blind", "damage"],
    }
    assert table["fault"].name == "replication_error"


@rule("sector.tech.third-drone")
def test_there_are_three_drones_and_the_sentry_is_ours() -> None:
    drones = {drone.id: drone for drone in BOTH.records("drone") if drone.advanced is not None}
    assert tuple(drones) == DRONES
    for drone in drones.values():
        assert [step.chosen()[0] for step in drone.basic] == ["heal"]
        assert drone.advanced.roll.die == "tech"
    origin = drones["drone.sentry"].origin
    assert (origin["basic"], origin["advanced"], origin["table"]) == ("ours", "ours", "ours")


@rule("sector.tech.tables-ours")
@pytest.mark.parametrize("drone", DRONES)
def test_every_table_is_marked_as_ours_and_answers_every_face(drone: str) -> None:
    die = BOTH.get("die", "die.tech")
    assert die.origin == "ours"
    record = BOTH.get("drone", drone)
    assert record.origin["table"] == "ours"
    assert set(record.advanced.roll.table) == set(die.faces)
    named = [outcome.name for outcome in record.advanced.roll.table.values() if outcome.name]
    assert named == (["replication_error"] if drone == "drone.replication" else [])


@rule("sector.tech.third-drone", "sector.amb.end-of-round-wounds")
def test_a_wound_of_the_sentry_ends_combat_without_an_answer() -> None:
    table = tech_battle(
        "close",
        ["might"],
        dice=["cunning", "steady"],
        drone="drone.sentry",
        deck=(),
        mission=mission("act1.you"),
    )
    table.declare("fight", "drone:advanced")
    assert table.mode == "none"
    assert table.hp == [10, 12], "only the blow of this round, which came before"
