"""Ranged combat: cover, SHOOT and return fire."""

from __future__ import annotations

from typing import Any

from bossrush.games.sector.cards.terms import SHOOT
from bossrush.games.sector.questions import answers
from bossrush.games.sector.rules import combat_actions
from bossrush.testing.rules import rule
from tests.games.sector.table import Table, battle, play_card

RIFLE = "shoot:item.assault-rifle@"


def one_rifle(row: list[str], dice: list[str], **fields: Any) -> Table:
    return battle("ranged", row, dice=dice, packs=[["item.assault-rifle"], []], **fields)


@rule("sector.ranged.cover", "sector.standard.not-targeted", "sector.ranged.return-fire-miss")
def test_those_in_cover_are_not_shot_at() -> None:
    table = one_rifle(["might", "might"], ["blank", "miss"]).declare(RIFLE + "1", "cover")
    assert table.hp == [12, 12]
    assert table.dice_left == []


@rule("sector.ranged.actions", "sector.standard.both-modes", "sector.combat.action-sets")
def test_what_can_be_declared_beside_a_shooter() -> None:
    table = battle("ranged", ["might"], packs=[["item.assault-rifle"], ["item.pistol-a"]])
    table.choose(RIFLE + "1", seat=0)
    assert table.offered(1) == [
        "shoot:item.pistol-a@1",
        "shoot:item.pistol-a@2",
        "flank",
        "reload:item.pistol-a",
        "drone:basic",
        "trade:crew-0",
        "cover",
    ]
    table = battle("close", ["might"], packs=[["item.assault-rifle"], ["item.pistol-a"]])
    table.choose("fight", seat=0)
    assert table.offered(1) == [
        "fight",
        "reload:item.pistol-a",
        "drone:basic",
        "trade:crew-0",
        "cover",
    ]


@rule("sector.ranged.shoot-needed", "sector.flank.needs-shooter")
def test_without_a_shot_the_round_turns_close_and_is_declared_again() -> None:
    table = battle(
        "ranged",
        ["might"],
        phase="attack",
        packs=[["item.assault-rifle"], []],
        actions=["flank", "cover"],
    )
    assert table.mode == "close"
    assert table.asked == "declare"
    assert table.s.flanker == -1
    assert table.s.flank == 1


@rule("sector.ranged.later-no-shoot", "sector.combat.no-mix")
def test_once_out_of_ranged_combat_nobody_shoots_again() -> None:
    table = one_rifle(["might", "might"], ["cunning"], phase="round-start", round=1)
    table.choose("close-in").declare("fight", "cover")
    assert table.s.round == 3
    assert not any(option.startswith("shoot") for option in table.offered(0))


@rule("sector.ranged.shoot-requirement", "sector.amb.choose-ranged-empty")
def test_an_empty_gun_cannot_shoot() -> None:
    table = battle(
        "ranged", ["might"], packs=[["item.pistol-b"], ["item.pistol-c"]], empty=("item.pistol-b",)
    )
    assert not any(option.startswith("shoot") for option in table.offered(0))
    table = play_card("act1.cyborg", packs=[["item.pistol-b"], []], empty=("item.pistol-b",))
    table.choose("option-1").choose("ranged")
    assert table.mode == "close"
    assert table.s.flank == 1


@rule("sector.ranged.fire-rate-choice")
def test_only_a_rate_the_ammo_can_pay_for() -> None:
    packs = [["item.pistol-a"], ["item.pistol-b"]]
    table = battle("ranged", ["might"], packs=packs, loads={"item.pistol-a": 1})
    assert "shoot:item.pistol-a@1" in table.offered(0)
    assert table.refused("shoot:item.pistol-a@2")


@rule("sector.ranged.shoot-roll", "sector.ranged.chart-repeats", "sector.ammo.hit")
def test_the_dice_of_the_rate_and_one_hit_die_are_rolled() -> None:
    table = one_rifle(["might"] * 4, ["hit", "hit", "miss"]).declare(RIFLE + "2", "cover")
    assert table.row == ["might", "might"]
    assert table.dice_left == []


@rule("sector.ranged.hit-chart", "sector.ranged.pool-hits", "sector.ranged.shoot-two-weapons")
def test_hits_of_one_action_are_pooled_and_those_of_two_crew_are_not() -> None:
    sparks = ["item.spark-a", "item.spark-b"]
    both = "shoot:item.spark-a@1+item.spark-b@1"
    table = battle("ranged", ["might"] * 3, dice=["hit", "hit", "miss"], packs=[sparks, []])
    table.declare(both, "cover")
    assert len(table.row) == 2
    table = battle(
        "ranged",
        ["might"] * 3,
        dice=["hit", "miss", "hit", "miss"],
        packs=[["item.spark-a"], ["item.spark-b"]],
    )
    table.declare("shoot:item.spark-a@1", "shoot:item.spark-b@1")
    assert len(table.row) == 3


@rule("sector.ranged.one-hit-die", "sector.ranged.shoot-two-weapons")
def test_two_pistols_and_one_hit_die() -> None:
    table = battle(
        "ranged",
        ["might"] * 4,
        dice=["blank", "blank", "hit"],
        packs=[["item.pistol-b", "item.pistol-c"], []],
    )
    table.declare("shoot:item.pistol-b@1+item.pistol-c@1", "cover")
    assert table.hp == [11, 12]
    assert table.dice_left == []


@rule("sector.amb.two-weapons-rates")
def test_two_weapons_each_at_its_own_rate() -> None:
    table = battle(
        "ranged",
        ["might"] * 5,
        dice=["hit", "hit", "hit", "miss"],
        packs=[["item.pistol-a", "item.pistol-b"], []],
    )
    table.declare("shoot:item.pistol-a@2+item.pistol-b@1", "cover")
    assert len(table.row) == 2


@rule("sector.ranged.remove-any")
def test_the_shooter_chooses_the_die() -> None:
    table = one_rifle(["might", "wisdom"], ["hit", "miss"]).declare(RIFLE + "1", "cover")
    assert table.asked == "remove"
    table.choose("wisdom")
    assert table.row == ["might"]


@rule("sector.ranged.chart-varies", "sector.amb.chart-missing")
def test_enemies_differ_by_ammo() -> None:
    sparks = ["item.spark-a", "item.spark-b"]
    both = "shoot:item.spark-a@1+item.spark-b@1"
    table = battle(
        "ranged", ["might"] * 3, dice=["hit", "hit", "miss"], packs=[sparks, []], card="act3.immune"
    )
    assert len(table.declare(both, "cover").row) == 1
    table = battle(
        "ranged",
        ["might"] * 3,
        dice=["hit", "hit", "miss"],
        packs=[["item.rocket"], []],
        card="act3.immune",
    )
    assert len(table.declare("shoot:item.rocket@2", "cover").row) == 3


@rule("sector.ranged.return-fire-hit")
def test_a_hit_costs_the_ranged_value() -> None:
    table = one_rifle(["might", "might"], ["blank", "hit"], card="act3.immune")
    table.declare(RIFLE + "1", "cover")
    assert table.hp == [10, 12]


@rule("sector.ranged.return-fire-simultaneous", "sector.combat.defeat-ranged")
def test_return_fire_comes_even_when_the_row_is_empty() -> None:
    table = battle(
        "ranged",
        ["might"],
        dice=["hit", "hit", "hit", "hit"],
        packs=[["item.pistol-b"], ["item.pistol-c"]],
        deck=(),
    )
    table.declare("shoot:item.pistol-b@1", "shoot:item.pistol-c@1")
    assert table.hp == [11, 11]
    assert table.mode == "none"
    assert (table.loaded("item.pistol-b"), table.loaded("item.pistol-c")) == (0, 0)


@rule("sector.ranged.only-shooters-targeted", "sector.standard.cover")
def test_shooter_and_flanker_roll_a_hit_die_each() -> None:
    table = battle(
        "ranged",
        ["might"] * 3,
        crew=3,
        dice=["blank", "miss", "miss"],
        packs=[["item.assault-rifle"], ["item.pistol-a"], []],
    )
    table.declare(RIFLE + "1", "flank", "cover")
    rolled = [event for event in table.told("roll") if event.data["die"] == "hit"]
    assert sum(len(event.data["faces"]) for event in rolled) == 2


@rule("sector.ranged.end-round")
def test_a_new_round_is_declared_anew() -> None:
    table = one_rifle(["might", "might"], ["blank", "miss"]).declare(RIFLE + "1", "cover")
    table.choose("shoot")
    assert table.s.round == 2
    assert table.asked == "declare"


@rule("sector.amb.weapons-declared", "sector.combat.simultaneous")
def test_weapons_and_rates_are_settled_by_the_declaration() -> None:
    table = battle(
        "ranged",
        ["might", "wisdom", "wisdom"],
        dice=["hit", "miss", "blank", "miss"],
        packs=[["item.assault-rifle"], ["item.pistol-a"]],
    )
    table.declare(RIFLE + "1", "shoot:item.pistol-a@1")
    assert table.asked == "remove"  # a result is known: nothing else can be chosen now
    assert set(table.offered(0)) == {"might", "wisdom"}
    assert 1 not in table.play.pending


def test_a_shot_says_its_weapons_and_their_rates_by_name() -> None:
    answer = answers.SHOOT_TWO.answer(27, 2, 31, 1)
    assert combat_actions.guns_of(answer) == [27, 31]
    assert combat_actions.rates_of(answer) == [2, 1]
    assert combat_actions.guns_of(answers.SHOOT_ONE.answer(27, 2)) == [27]
    assert combat_actions.action_of(answer) == SHOOT


@rule("sector.ranged.to-close")
def test_the_group_may_close_in_in_the_first_round_of_a_combat_they_chose_to_be_ranged() -> None:
    table = play_card("act1.cyborg", packs=[["item.pistol-b"], []])
    table.choose("option-1").choose("ranged")
    assert table.asked == "close-in"
    assert table.offered()[:2] == ["shoot", "close-in"]
    decision = table.decision()
    assert decision.prompt.key == "sector-ask-close-in-first", "nobody has shot yet"
    assert decision.options[0].label.key == "sector-ask-close-in-shoot-first"
    table.choose("close-in")
    assert table.mode == "close"
    assert table.s.round == 1
    assert table.s.flank == 1, "FLANK is unavailable"


@rule("sector.ranged.shoot-needed")
def test_ranged_combat_without_a_loaded_gun_is_said_to_come_to_nothing() -> None:
    table = play_card("act1.cyborg")
    table.choose("option-1")
    detail = table.decision().options[0].detail
    assert detail is not None
    assert detail.key == "sector-detail-begin-unarmed"
    table.choose("ranged")
    assert table.mode == "close"
    told = [event.message.key for event in table.told("mode") if event.message]
    assert told[-2:] == ["sector-told-nobody-shoots", "sector-told-close"]


@rule("sector.ranged.shoot-needed")
def test_declarations_that_come_to_nothing_are_told_with_their_reason() -> None:
    table = battle("ranged", ["might"] * 3, packs=[["item.medkit"], ["item.pistol-b"]], hp=[8, 12])
    table.choose("flank", seat=0)
    table.choose("~drop:item.pistol-b:crew-1", seat=1)
    table.choose("drone:basic", seat=1)
    assert table.asked == "declare"
    assert table.mode == "close"
    void = table.told("declare")[-1]
    assert void.message is not None
    assert void.message.key == "sector-told-void-ranged"
    assert void.rule == "sector.ranged.shoot-needed"
    assert table.s.drone_side == 0, "the drone is still there"


def test_each_shooters_dice_are_told_with_what_they_come_to() -> None:
    """One hits once, with a die that is blank; the other's weapon jams."""
    packs = [["item.pistol-a"], ["item.assault-rifle"]]
    dice = ["hit", "blank", "miss", "hit", "fault", "hit"]
    table = battle("ranged", ["might"] * 3, dice=dice, packs=packs)
    table.declare("shoot:item.pistol-a@2", "shoot:item.assault-rifle@2")
    said = [event.message for event in table.told("roll") if event.message is not None]
    assert [(one.key, one.args.get("hits")) for one in said] == [
        ("sector-told-shot", 1),
        ("sector-told-hit-dice", 0),
        ("sector-told-shot-jam", 1),
        ("sector-told-hit-dice", 1),
    ]
    assert [event.data["count"] for event in table.told("wounds")] == [1, 0]


def test_the_dice_of_two_who_shoot_with_one_ammo_lie_and_are_told_apart() -> None:
    """Both roll ballistic dice; while the plate waits, each die in the tray has its shooter."""
    packs = [["item.pistol-a"], ["item.pistol-b", "item.plate"]]
    dice = ["hit", "blank", "miss", "hit", "hit"]
    table = battle("ranged", ["might"] * 5, dice=dice, packs=packs)
    table.declare("shoot:item.pistol-a@2", "shoot:item.pistol-b@1")
    shots = [event for event in table.told("roll") if event.data["key"] == "ballistic"]
    assert [(event.pieces[0], event.data["faces"], event.data["hits"]) for event in shots] == [
        ("crew-0", ["hit", "blank"], 1),
        ("crew-1", ["hit"], 1),
    ]
    rolls = [event for event in table.told("roll") if event.data["die"] == "hit"]
    assert [(event.pieces[0], event.data["faces"]) for event in rolls] == [
        ("crew-0", ["miss"]),
        ("crew-1", ["hit"]),
    ]
    assert "use:item.plate" in table.offered(1)
    lying = [(die.kind, die.seat, die.face) for die in table.play.scene(None).tray]
    assert lying == [
        ("ballistic", 0, "hit"),
        ("ballistic", 0, "blank"),
        ("hit", 0, "miss"),
        ("ballistic", 1, "hit"),
        ("hit", 1, "hit"),
    ]
