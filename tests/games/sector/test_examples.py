"""The worked examples of the rulebook, with their exact numbers."""

from __future__ import annotations

from bossrush.testing.rules import rule
from tests.games.sector.table import battle, play_card, stage

ABBOT, TAYLOR = 0, 1
RIFLE = "shoot:item.assault-rifle@"


@rule("sector.example.cyborg-card", "sector.chapter.hit-die-outside")
def test_fleeing_the_cyborg() -> None:
    table = play_card("act1.cyborg", crew=3, dice=["hit", "miss"]).choose("option-2")
    assert table.hp == [11, 12, 12]
    assert not table.told("combat")
    assert table.pool == []


@rule("sector.chapter.hit-die-outside", "sector.chapter.no-search-without-combat")
def test_both_hit_dice_of_the_cyborg() -> None:
    table = play_card("act1.cyborg", dice=["hit", "hit"]).choose("option-2")
    assert table.hp == [10, 12]
    assert table.pool == []


@rule("sector.example.per-crew-two")
def test_two_crew_add_two_dice() -> None:
    table = play_card("act1.crowd", dice=["cunning", "wisdom"]).choose("close")
    assert len(table.row) == 3


@rule("sector.example.assault-rifle-load")
def test_the_assault_rifle_is_found_with_two_dice() -> None:
    table = play_card("act1.stash", deck=("item.assault-rifle",))
    assert table.pool == ["item.assault-rifle"]
    assert table.loaded("item.assault-rifle") == 2


@rule("sector.example.assault-rifle-rate")
def test_the_assault_rifle_fires_one_die_or_both() -> None:
    for rate, left in ((1, 1), (2, 0)):
        dice = ["blank"] * rate + ["miss"]
        table = battle("ranged", ["might"] * 3, dice=dice, packs=[["item.assault-rifle"], []])
        table.declare(f"{RIFLE}{rate}", "cover")
        assert table.loaded("item.assault-rifle") == left


@rule("sector.example.hit-chart")
def test_the_hit_chart_of_the_example() -> None:
    sparks = "shoot:item.spark-a@1+item.spark-b@1"
    shots: list[tuple[list[str], str, list[str], int]] = [
        (["item.pistol-b"], "shoot:item.pistol-b@1", ["hit"], 1),
        (["item.spark-a", "item.spark-b"], sparks, ["hit", "hit"], 1),
        (["item.rocket"], "shoot:item.rocket@1", ["hit"], 3),
    ]
    for pack, action, dice, wounds in shots:
        table = battle("ranged", ["might"] * 5, dice=[*dice, "miss"], packs=[pack, []])
        table.declare(action, "cover")
        assert len(table.row) == 5 - wounds


@rule("sector.example.ranged-value-two")
def test_a_ranged_value_of_two() -> None:
    table = battle(
        "ranged",
        ["might"] * 3,
        dice=["blank", "hit"],
        packs=[["item.assault-rifle"], []],
        card="act3.immune",
    )
    assert table.declare(RIFLE + "1", "cover").hp == [10, 12]


@rule("sector.example.flank-action", "sector.example.shoot-action")
def test_abbot_flanks_while_taylor_shoots() -> None:
    table = battle(
        "ranged",
        ["might", "wisdom", "might", "cunning"],
        dice=["hit", "hit", "hit", "hit"],
        packs=[["item.pistol-a"], ["item.assault-rifle"]],
    )
    table.declare("flank", RIFLE + "2")
    table.choose("might", seat=TAYLOR).choose("cunning", seat=TAYLOR)
    assert table.row == ["wisdom", "might"]
    assert table.hp == [11, 11]
    assert table.loaded("item.assault-rifle") == 0
    assert table.s.flanker == ABBOT


@rule("sector.example.flank-action")
def test_abbot_flanks_and_is_missed() -> None:
    table = battle(
        "ranged",
        ["might"] * 4,
        dice=["miss", "blank", "miss"],
        packs=[["item.pistol-a"], ["item.assault-rifle"]],
    )
    table.declare("flank", RIFLE + "1")
    assert table.hp == [12, 12]
    assert table.s.flanker == ABBOT


@rule("sector.example.close-value-two")
def test_a_close_value_of_two() -> None:
    table = battle("close", ["might"] * 2, dice=["cunning"]).declare("fight", "cover")
    assert table.hp == [10, 12]


@rule("sector.example.fight")
def test_miller_and_tanner_fight() -> None:
    table = battle(
        "close",
        ["might", "wisdom", "wisdom", "cunning"],
        dice=["might", "wisdom2"],
        names=("miller", "tanner"),
    )
    table.declare("fight", "fight")
    assert table.row == ["cunning"]
    assert table.hp == [10, 12]
    assert table.s.round == 2


@rule("sector.example.flank-fight")
def test_abbots_flank_fight() -> None:
    table = battle(
        "ranged",
        ["wisdom", "might", "cunning"],
        dice=["wisdom"],
        phase="flank-round",
        flanker=f"crew-{ABBOT}",
        hp=[11, 12],
    )
    table.choose("might", seat=ABBOT)
    assert table.row == ["cunning"]
    assert table.hp == [11, 12]


@rule("sector.example.flank-shoot")
def test_abbots_flank_shot() -> None:
    table = battle(
        "ranged",
        ["might"] * 3,
        dice=["hit"],
        phase="flank-round",
        flanker=f"crew-{ABBOT}",
        packs=[["item.assault-rifle"], []],
    )
    table.choose(RIFLE + "1", seat=ABBOT)
    assert table.row == ["might"]
    assert table.loaded("item.assault-rifle") == 1
    assert table.dice_left == []


@rule("sector.flow.no-turn-order")
def test_the_last_leader_may_lead_again() -> None:
    table = stage("turn-card", crew=3)
    assert table.offered() == ["crew-0", "crew-1", "crew-2"]
