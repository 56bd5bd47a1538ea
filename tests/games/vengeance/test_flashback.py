"""The Flashback Phase: dice, the free action, skills."""

from __future__ import annotations

from typing import Any

from bossrush.games.vengeance.rules.final_score import TRAINING, lines
from bossrush.testing.rules import rule
from tests.games.vengeance.table import Table, deal, stage

SKILLS = [
    "vesper.shoot-and-duck",
    "vesper.double-tap",
    "vesper.running-fire",
    "vesper.covering-fire",
]


def prepare(*faces: str, **fields: Any) -> Table:
    """A solo player in Flashback with these three dice."""
    return stage("flashback", flash=list(faces), **fields)


def opened(seats: int, dice: list[str], **options: Any) -> Table:
    """A new game brought to its first Flashback; heroes and sides as they come."""
    table = deal(seats, dice, **options)
    for seat in range(seats):
        heroes = ("hero.anvil", "hero.vesper", "hero.odile", "hero.marlow")
        table.choose(heroes[seat], "a", seat=seat)
    return table


TWO = ["board1", "board2", "boss.judge", "boss.doc", "train", "heal", "buy"]


@rule("vengeance.flashback.take_four", "vengeance.setup.flashback_ready")
def test_four_dice_first() -> None:
    table = opened(2, TWO)
    assert table.s.round == 1
    assert table.phase() == "flashback"
    assert [len(p.hand) for p in table.s.players] == [4, 4]
    assert table.reserve == 16
    assert table.faces() == ["unrolled"] * 4


@rule("vengeance.flashback.take_after_ko")
def test_three_dice_after_a_ko() -> None:
    table = stage(ko=1, groups=[("basic.sprint", "run run")])
    table.choose("go-on")
    assert table.s.round == 2
    assert len(table.p().hand) == 3
    assert table.reserve == 17


@rule("vengeance.flashback.roll_three", "vengeance.component.flashback_dice")
def test_one_roll_serves_all() -> None:
    table = opened(2, TWO)
    assert table.s.flash == [0, 2, 1]
    dice = [die for die in table.play.scene(1).dice if die.kind == "flashback"]
    assert [die.face for die in dice] == ["train", "heal", "buy"]
    assert "1:train" in table.offered(0)
    assert "1:train" in table.offered(1)


@rule("vengeance.flashback.actions_from_dice")
def test_each_die_gives_one_action_in_any_order() -> None:
    table = prepare("train", "heal", "buy", wounds=1)
    table.choose("3:buy:anvil.crowbar", "1:train")
    assert table.refused("1:train")
    assert table.refused("2:train")
    table.choose("2:heal:clean")
    assert table.p().wounds == 0
    assert table.p().marked == 2


@rule("vengeance.flashback.optional", "vengeance.flashback.end")
def test_actions_may_be_given_up_and_the_roll_begins() -> None:
    table = prepare("train", "heal", "buy", hand="unrolled unrolled unrolled unrolled", throws=0)
    table.choose("done")
    assert table.p().marked == 0
    assert table.s.flash == []
    assert table.phase() == "roll"


@rule("vengeance.flashback.train")
def test_train_marks_two_slots() -> None:
    table = prepare("train", "train", "buy", hero="hero.vesper", marked=3)
    table.choose("1:train")
    assert table.p().marked == 5
    assert table.p().xp() == 5
    last = prepare("train", "heal", "buy", hero="hero.vesper", marked=15)
    last.choose("1:train")
    assert last.p().marked == 16


@rule("vengeance.flashback.buy")
def test_buy_marks_a_square() -> None:
    table = prepare("buy", "heal", "train")
    table.choose("1:buy:anvil.crowbar")
    assert table.p().uses == [0, 1, 0, 0]
    assert table.p().blank(1) == 2


@rule("vengeance.flashback.recover_extra_slot")
def test_recover_marks_an_extra_slot() -> None:
    table = prepare("heal", "train", "train", wounds=1)
    table.choose("1:heal:extra")
    assert table.p().slots() == 4
    assert table.p().wounds == 1


@rule("vengeance.flashback.recover_clean")
def test_recover_cleans_two_wounds() -> None:
    table = prepare("heal", "train", "train", wounds=3)
    table.choose("1:heal:clean")
    assert table.p().wounds == 1
    assert table.p().extra == 0
    odile = prepare("heal", "train", "train", wounds=3, hero="hero.odile")
    odile.choose("1:heal:clean")
    assert odile.p().wounds == 2  # her trait


@rule("vengeance.flashback.anticipate")
def test_anticipate_readies_a_skill_once() -> None:
    table = prepare("anticipate", "anticipate", "train")
    table.choose("1:anticipate:basic.sprint")
    assert table.p().anticipated(0)
    assert table.refused("2:anticipate:basic.sprint")
    fight = stage(marks={"basic.sprint": 1})
    assert fight.offered() == ["basic.sprint:mind", "go-on"]


@rule("vengeance.flashback.anticipate_two_slots")
def test_charge_and_bought_skills_need_two_marks() -> None:
    hand: dict[str, Any] = {"hand": "unrolled unrolled unrolled unrolled", "throws": 0}
    half = prepare("anticipate", "train", "train", **hand)
    half.choose("1:anticipate:basic.charge", "done")
    assert half.p().marks == [0] * 12
    pair = prepare("anticipate", "anticipate", "train", owned=["anvil.neck-lock"], **hand)
    pair.choose("1:anticipate:anvil.neck-lock", "2:anticipate:anvil.neck-lock", "done")
    assert pair.p().anticipated(7)
    assert [skill.slots for skill in pair.p().card.skills[:4]] == [1, 1, 1, 2]


@rule("vengeance.flashback.anticipate_not_diceless", "vengeance.flashback.anticipate_owned_only")
def test_neither_diceless_nor_unbought_skills_are_anticipated() -> None:
    table = prepare("anticipate", "train", "train", owned=["anvil.bone-breaker"])
    assert table.refused("1:anticipate:anvil.bone-breaker")
    assert table.refused("1:anticipate:anvil.neck-lock")
    rich = prepare("anticipate", "train", "train", marked=3)
    rich.choose("learn:anvil.neck-lock", "1:anticipate:anvil.neck-lock")
    assert rich.p().marks[7] == 1


@rule("vengeance.flashback.anticipate_combat_only")
def test_resolution_skills_take_dice_and_no_anticipation() -> None:
    kit: dict[str, Any] = {"hero": "hero.odile", "owned": ["odile.slip-away"]}
    table = prepare("anticipate", "train", "train", **kit)
    assert table.refused("1:anticipate:odile.slip-away")
    roll = stage("roll", hand="run run knife", **kit)
    assert "assign:odile.slip-away:d0+d1+d2" in roll.offered()


@rule("vengeance.flashback.collect")
def test_collect_is_loot_or_any_other_action() -> None:
    table = prepare("collect", "collect", "train", loot=2, hero="hero.vesper")
    table.choose("1:collect")
    assert table.p().loot == 3
    table.choose("2:train")
    assert table.p().loot == 3
    assert table.p().marked == 2
    full = prepare("collect", "train", "train", loot=10)
    assert full.refused("1:collect")
    assert "1:train" in full.offered()


@rule("vengeance.flashback.substitute", "vengeance.flashback.no_free_substitution")
def test_an_impossible_action_is_replaced_and_a_possible_one_is_not() -> None:
    healthy = prepare("heal", "buy", "buy", extra=3)
    assert "1:train" in healthy.offered()
    assert healthy.refused("1:collect")
    healthy.choose("1:train")
    hurt = prepare("heal", "train", "train", wounds=1)
    assert hurt.refused("1:buy:anvil.crowbar")


@rule("vengeance.flashback.bonus_action", "vengeance.flashback.four_actions")
def test_one_free_action_and_four_in_all() -> None:
    for action in ("train", "buy:anvil.crowbar", "heal:extra", "anticipate:basic.sprint"):
        table = prepare("train", "buy", "heal", boss="boss.doc")
        assert table.refused("free:collect")
        table.choose(f"free:{action}")
        assert not any(option.startswith("free") for option in table.offered())
    every = prepare("train", "buy", "heal", boss="boss.doc")
    every.choose("1:train", "2:buy:anvil.crowbar", "3:heal:extra", "free:train")
    assert every.offered() == [
        "learn:anvil.haymaker",
        "learn:anvil.barge-in",
        "learn:anvil.shoulder-first",
        "learn:anvil.neck-lock",
        "learn:anvil.red-mist",
        "learn:anvil.bone-breaker",
        "learn:anvil.second-wind",
        "done",
    ]
    judge = prepare("train", "buy", "heal")
    assert "free Flashback Action cannot be Recover" in judge.refusal("free:heal:extra")


@rule("vengeance.flashback.buy_skill", "vengeance.flashback.spend_does_not_unmark")
def test_experience_buys_skills_and_stays_marked() -> None:
    table = prepare("train", "buy", "heal", marked=4)
    table.choose("learn:anvil.neck-lock")
    p = table.p()
    assert table.owned() == ["anvil.neck-lock"]
    assert p.spent == 3
    assert p.xp() == 1
    assert p.acted == 0
    assert p.marked == 4
    assert lines(p)[TRAINING] == 1
    spent = stage(marked=6, spent=5)
    assert lines(spent.p())[TRAINING] == lines(stage(marked=6).p())[TRAINING] == 2


@rule("vengeance.flashback.buy_skill_only_here")
def test_skills_are_bought_nowhere_else() -> None:
    fight = stage(groups=[("basic.sprint", "run run")], marked=9)
    roll = stage("roll", hand="run knife", marked=9)
    loot = stage("loot", marked=9, collects=1, start="resolution")
    for table in (fight, roll, loot):
        assert not any("learn" in option for option in table.offered())


@rule("vengeance.flashback.max_four_skills", "vengeance.flashback.replace_skill")
def test_a_fifth_skill_replaces_one_at_full_price() -> None:
    table = prepare("train", "buy", "heal", marked=14, spent=10, owned=SKILLS, hero="hero.vesper")
    assert table.refused("learn:vesper.bayonet")
    table.choose("learn:vesper.bayonet:for:vesper.running-fire")
    assert "vesper.running-fire" not in table.owned()
    assert "vesper.bayonet" in table.owned()
    assert table.p().xp() == 1
    assert not any(option.startswith("discard") for option in table.offered())


@rule("vengeance.flashback.rebuy_discarded")
def test_a_discarded_skill_can_be_bought_again() -> None:
    table = prepare("train", "buy", "heal", marked=16, spent=10, owned=SKILLS, hero="hero.vesper")
    table.choose("learn:vesper.bayonet:for:vesper.running-fire")
    table.choose("learn:vesper.running-fire:for:vesper.double-tap")
    assert table.p().xp() == 0
    assert "vesper.running-fire" in table.owned()


def test_skills_can_be_looked_at_before_one_is_learned() -> None:
    table = stage("flashback", owned=["anvil.haymaker"], flash=["train", "buy", "heal"])
    facts = table.play.scene(0).board["seats"][0]
    offers = {offer["id"]: offer for offer in facts["offers"]}
    assert len(offers) == 7
    assert "p0-anvil-haymaker" not in offers
    barge = offers["p0-anvil-barge-in"]
    assert (barge["cost"], barge["requires"], barge["steps"]) == (
        2,
        [["run"], ["knife"]],
        ["move", "hit"],
    )
    assert stage("fight").play.scene(0).board["seats"][0]["offers"] == []
