"""The drones of Twisted Tech: two functions each, one of them left to the tech die."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bossrush.engine.content import ContentError, load
from bossrush.games.sector import GAME
from bossrush.games.sector.cards.records import PACKS
from bossrush.games.sector.game import VOCABULARY
from bossrush.testing.rules import rule
from tests.games.sector.table import HERE, Table, battle, tech_battle

BOTH = load(VOCABULARY, [PACKS / "core", PACKS / "tech"])
DRONES = ("drone.surgical", "drone.replication", "drone.sentry")
REAL = ("cyber.gyro-wrist", "cyber.echo-fist")
"""Two implants of the shipped cards that have nothing to say to a drone."""


def activated(drone: str, function: str, dice: list[str], **fields: Any) -> Table:
    """A close round: Abbot FIGHTs and misses, Taylor, on 8 HP, activates the drone."""
    table = tech_battle(
        "close", ["might", "might"], dice=["cunning", *dice], drone=drone, hp=[12, 8], **fields
    )
    return table.declare("fight", f"drone:{function}")


def plain_enemy() -> str:
    """A shipped chapter whose enemy has no special of its own."""
    chapters = (card for card in BOTH.records("chapter") if card.enemy is not None)
    return str(next(card.id for card in chapters if card.enemy.special is None))


# -- the drone ------------------------------------------------------------------------------


@rule("sector.tech.select-drone")
@pytest.mark.parametrize("drone", DRONES)
def test_the_group_chooses_one_of_three_drones_last(drone: str) -> None:
    play = GAME.new(seats=2, seed=3, twisted_tech=True)
    for seat, option in ((0, "crew.abbot"), (1, "crew.cook"), (0, REAL[0]), (1, REAL[1])):
        play.choose(seat, option)
    assert play.pending[0] is play.pending[1], "it is asked of the whole group"
    assert tuple(option.id for option in play.pending[0].options) == DRONES
    play.choose(1, drone)
    assert play.open[0].key == "sector.ask.leader"
    assert play.position()["state"]["drone"] == drone


@rule("sector.tech.other-drones-out")
def test_the_medical_drone_stays_in_the_box() -> None:
    state = GAME.new(seats=2, seed=3, twisted_tech=True).position()["state"]
    assert state["drone"] is None, "until one of the three is chosen"
    without = GAME.new(seats=2, seed=3).position()["state"]
    assert without["drone"] == "drone.medical"


@rule("sector.tech.drone-place")
@pytest.mark.parametrize("mode", ["ranged", "close"])
def test_it_is_activated_where_the_medical_drone_would_be(mode: str) -> None:
    packs = [["item.pistol-b"], []]
    ready = tech_battle(mode, ["might"], packs=packs).offered(1)
    assert {"drone:basic", "drone:advanced"} <= set(ready)
    spent = tech_battle(mode, ["might"], packs=packs, drone_side="spent").offered(1)
    assert [option for option in ready if option not in spent] == ["drone:basic", "drone:advanced"]
    core = battle(mode, ["might"], packs=packs).offered(1)
    assert [option for option in core if option.startswith("drone")] == ["drone:basic"]


@rule("sector.tech.declare-function")
def test_the_function_is_named_with_the_declaration() -> None:
    table = tech_battle("close", ["might"], crew=3)
    assert table.refused("drone", 1)
    table.choose("drone:advanced", seat=1)
    assert table.s.drone_user == 1
    assert table.refused("drone:basic", 1), "it is settled"


@rule("sector.tech.basic-fixed")
@pytest.mark.parametrize("drone", DRONES)
def test_a_basic_function_rolls_nothing(drone: str) -> None:
    table = activated(drone, "basic", [])
    assert [event.data["die"] for event in table.told("roll")] == ["crew"]
    assert table.hp == [10, 9]


@rule("sector.tech.surgical-basic")
def test_the_surgical_drone_heals_one() -> None:
    assert activated("drone.surgical", "basic", []).hp[1] == 9


@rule("sector.tech.replication-basic")
def test_the_replication_drone_heals_one() -> None:
    assert activated("drone.replication", "basic", []).hp[1] == 9


@rule("sector.amb.tech-basic-target")
def test_heal_is_for_the_user_alone() -> None:
    table = tech_battle("close", ["might"], dice=["wisdom2"], hp=[8, 5], names=("taylor", "abbot"))
    table.declare("drone:basic", "fight")
    assert table.hp == [9, 5]


@rule("sector.tech.advanced-roll")
@pytest.mark.parametrize(
    ("face", "hp"), [("surge", 11), ("steady", 10), ("flicker", 9), ("fault", 7)]
)
def test_an_advanced_function_is_one_roll_of_the_tech_die(face: str, hp: int) -> None:
    table = activated("drone.surgical", "advanced", [face])
    rolled = [event.data for event in table.told("roll") if event.data["die"] == "tech"]
    assert [(roll["key"], roll["faces"]) for roll in rolled] == [("tech", [face])]
    assert table.hp[1] == hp


@rule("sector.tech.surgical-advanced")
@pytest.mark.parametrize("face", ["surge", "steady", "flicker", "fault"])
def test_regen_follows_the_table_of_the_shipped_pack(face: str) -> None:
    ((verb, effect),) = [
        step.chosen() for step in BOTH.get("drone", DRONES[0]).advanced.roll.table[face].do
    ]
    change = effect.amount if verb == "heal" else -effect.amount
    assert (verb in ("heal", "damage"), effect.who) == (True, "self")
    table = battle(
        "close",
        ["might", "might"],
        dice=["cunning", face],
        hp=[12, 8],
        card=plain_enemy(),
        tech=True,
        drone="drone.surgical",
        implants=REAL,
        game=GAME,
    )
    table.declare("fight", "drone:advanced")
    if table.asked == "window":
        table.choose("pass")
    assert table.hp[1] == 8 + change


@rule("sector.tech.advanced-risk")
@pytest.mark.parametrize("drone", DRONES)
def test_some_results_are_malfunctions(drone: str) -> None:
    table = BOTH.get("drone", drone).advanced.roll.table
    bad = [outcome for outcome in table.values() if outcome.malfunction]
    assert bad
    for outcome in bad:
        verbs = {step.chosen()[0] for step in outcome.do}
        assert not verbs & {"heal", "replicate", "wound"}, "a malfunction does the crew no good"


@rule("sector.tech.recharge")
@pytest.mark.parametrize(("function", "dice"), [("basic", []), ("advanced", ["steady"])])
def test_the_drone_recharges_for_the_rest_of_the_chapter(function: str, dice: list[str]) -> None:
    table = activated("drone.surgical", function, dice)
    assert table.play.position()["state"]["drone_side"] == "spent"
    assert not any(option.startswith("drone") for option in table.offered(1))


@rule("sector.tech.core-limits")
def test_one_user_a_round_beside_an_attacker_and_once_a_chapter() -> None:
    table = tech_battle("close", ["might"] * 3, crew=3, dice=["wisdom", "steady"])
    table.choose("drone:advanced", seat=0)
    assert not any(option.startswith("drone") for option in table.offered(1))
    table.choose("cover", seat=1)
    assert table.offered(2) == ["fight"], "the last one has to FIGHT"
    table.choose("fight", seat=2)
    assert table.told("roll")[0].pieces[0] == "crew-2"


@rule("sector.tech.core-limits")
def test_the_user_is_not_attacked_and_the_drone_is_refused_in_round_two() -> None:
    table = activated("drone.surgical", "basic", [])
    assert table.s.crew[1].record == [12, 8, 9], "no blow at the user"
    assert table.s.round == 2
    assert table.refused("drone:basic", 1)
    assert table.refused("drone:advanced", 0)


@rule("sector.tech.timing")
def test_the_drone_acts_at_the_end_of_its_round() -> None:
    packs = [["item.pistol-b"], []]
    dice = ["hit", "miss", "surge"]
    table = tech_battle("ranged", ["might", "wisdom"], dice=dice, packs=packs, hp=[12, 8])
    table.declare("shoot:item.pistol-b@1", "drone:advanced")
    assert table.asked == "remove", "the attack is being resolved"
    assert (table.hp, table.s.drone_user, table.s.drone_side) == ([12, 8], 1, 0)
    assert table.dice_left == ["surge"], "and the tech die has not been rolled"
    table.choose("might")
    assert (table.hp, table.s.drone_user, table.s.drone_side) == ([12, 11], -1, 1)


# -- replication ----------------------------------------------------------------------------

PILE = ("item.assault-rifle", "item.medkit", "item.chip")


def replicated(face: str, **fields: Any) -> Table:
    return activated("drone.replication", "advanced", [face], **fields)


@rule("sector.tech.replicate-discard-only")
def test_only_the_discard_pile_is_replicated() -> None:
    table = replicated("steady", discards=("item.medkit", "item.chip"))
    assert table.offered(1) == ["item.medkit", "item.chip"]
    assert table.refused("item.lens", 1), "it lies in the deck"


@rule("sector.tech.replicate-search")
def test_the_user_looks_through_the_whole_pile_and_not_through_the_deck() -> None:
    table = replicated("steady", discards=PILE)
    assert table.offered(1) == list(PILE)
    assert 0 not in table.play.pending, "the user chooses"
    deck = {table.s.tables.item_ids[item] for run in table.s.items.runs for item in run.cards}
    shown = {card.id for card in table.play.scene(1).cards}
    assert deck
    assert not deck & shown
    assert table.told("draw") == []


@rule("sector.tech.replicate-keyword")
def test_a_result_for_gear_leaves_weapons_in_the_pile() -> None:
    table = replicated("flicker", discards=PILE)
    assert table.offered(1) == ["item.medkit", "item.chip"]
    assert table.refused("item.assault-rifle", 1)


@rule("sector.tech.replicate-keyword")
def test_there_is_no_item_card_without_a_keyword(tmp_path: Path) -> None:
    """A card that is neither Weapon nor Gear never comes into a pile: its pack is refused."""
    manifest = (HERE / "third" / "pack.yaml").read_text(encoding="utf-8")
    cards = (HERE / "third" / "third.yaml").read_text(encoding="utf-8")
    pack = tmp_path / "third"
    pack.mkdir()
    (pack / "pack.yaml").write_text(manifest, encoding="utf-8")
    (pack / "third.yaml").write_text(cards.replace("gear", "relic"), encoding="utf-8")
    with pytest.raises(ContentError, match="weapon or gear"):
        load(VOCABULARY, [HERE / "core", pack])


@rule("sector.tech.replicate-takes-card")
def test_a_replicated_gun_leaves_the_pile_and_arrives_full() -> None:
    table = replicated("steady", discards=PILE)
    table.choose("item.assault-rifle", seat=1)
    assert table.discards == ["item.medkit", "item.chip"]
    assert table.pool == ["item.assault-rifle"]
    assert (table.loaded("item.assault-rifle"), table.supply("ballistic")) == (2, 5)


@rule("sector.amb.tech-several-choose")
def test_the_user_chooses_and_the_group_shares_out() -> None:
    table = replicated("steady", discards=PILE)
    table.choose("item.medkit", seat=1)
    assert table.pool == ["item.medkit"]
    assert table.play.pending[0] is table.play.pending[1]
    table.choose("give:item.medkit:crew-0", seat=0)
    assert table.pack(0) == ["item.medkit"]


@rule("sector.tech.replicate-several")
def test_a_surge_replicates_two_of_three() -> None:
    table = replicated("surge", discards=PILE)
    table.choose("item.chip", seat=1)
    assert table.offered(1) == ["item.assault-rifle", "item.medkit"]
    table.choose("item.medkit", seat=1)
    assert table.pool == ["item.chip", "item.medkit"]
    assert table.discards == ["item.assault-rifle"]


@rule("sector.tech.replicate-none")
def test_with_an_empty_pile_nothing_happens_and_the_drone_recharges() -> None:
    table = replicated("steady")
    assert table.pool == []
    assert table.s.drone_side == 1


@rule("sector.tech.replicate-none")
def test_with_nothing_of_the_kind_nothing_happens_either() -> None:
    table = replicated("flicker", discards=("item.assault-rifle",))
    assert table.asked == "declare", "the next round has begun"
    assert (table.pool, table.discards) == ([], ["item.assault-rifle"])
    assert table.s.drone_side == 1


@rule("sector.tech.replicate-none")
def test_with_too_few_the_user_takes_what_there_is() -> None:
    table = replicated("surge", discards=("item.chip",))
    assert table.pool == ["item.chip"]
    assert table.discards == []


@rule("sector.tech.replicate-error")
def test_a_replication_error_is_a_blind_card_of_the_deck_and_costs_one() -> None:
    table = replicated("fault", deck=("item.chip",))
    assert table.pool == ["item.chip"]
    table.choose("done")
    assert table.hp == [10, 7]


@rule("sector.tech.replicate-error")
def test_the_error_asks_neither_for_the_pile_nor_for_a_choice() -> None:
    table = activated(
        "drone.replication", "advanced", ["fault", "item.axe"], discards=("item.medkit",)
    )
    assert table.pool == ["item.axe"], "drawn, though a medkit lay in the pile"
    assert table.discards == ["item.medkit"]
