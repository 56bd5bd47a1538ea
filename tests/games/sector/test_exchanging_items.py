"""Exchanging items: between chapters, over an open pool, by TRADE."""

from __future__ import annotations

from typing import cast

from bossrush.engine.chance import seeded
from bossrush.games.sector import GAME
from bossrush.games.sector.questions.between_chapters import add_activities, has_activity
from bossrush.games.sector.questions.kinds import led_by
from bossrush.games.sector.table.mission import Mission
from bossrush.testing.rules import rule
from tests.games.sector.table import FIXTURES, FOUR, battle, share_out, stage

# -- exchanging -----------------------------------------------------------------------------


@rule("sector.item.exchange-between")
def test_items_pass_freely_between_chapters() -> None:
    table = stage("regroup", packs=[["item.medkit", "item.chip", "item.lens"], ["item.axe"]])
    for gift in ("item.medkit", "item.chip"):
        table.choose(f"hand:{gift}:crew-1", seat=0)
    assert table.refused("hand:item.lens:crew-0", 0)
    assert "hand:item.lens:crew-1" not in table.offered(0), "four slots are full"
    table.choose("hand:item.axe:crew-0", seat=1)
    table.choose("hand:item.lens:crew-1", seat=0)
    assert table.pack(0) == ["item.axe"]
    assert table.pack(1) == ["item.medkit", "item.chip", "item.lens"]


@rule("sector.item.exchange-between", "sector.flow.between-reload")
def test_a_gun_is_lent_loaded_by_another_and_given_back() -> None:
    guns = ["item.pistol-a", "item.pistol-b"]
    table = stage("regroup", packs=[guns, []], empty=("item.pistol-a", "item.pistol-b"))
    table.choose("reload:item.pistol-b:crew-0", seat=0)
    assert table.refused("reload:item.pistol-a:crew-0", 0), "one reload each"
    table.choose("hand:item.pistol-a:crew-1", seat=0)
    table.choose("reload:item.pistol-a:crew-1", seat=1)
    table.choose("hand:item.pistol-a:crew-0", seat=1)
    assert sorted(table.pack(0)) == guns
    assert table.loaded("item.pistol-a") == 2


@rule("sector.item.exchange-between")
def test_what_was_taken_from_the_pool_is_passed_on_and_laid_down_again() -> None:
    table = stage("regroup", crew=3, packs=[[], [], []], pool=("item.medkit",))
    table.choose("give:item.medkit:crew-0", seat=0)
    table.choose("hand:item.medkit:crew-1", seat=0)
    table.choose("hand:item.medkit:crew-2", seat=1)
    table.choose("lay:item.medkit:crew-2", seat=2)
    table.choose("give:item.medkit:crew-0", seat=0)
    assert table.pack(0) == ["item.medkit"]


@rule("sector.flow.between-activities", "sector.item.discard-unwanted")
def test_gear_is_discarded_between_chapters_carried_or_pooled() -> None:
    table = stage("regroup", packs=[["item.medkit"], []], pool=("item.lens",))
    table.choose("drop:item.medkit:crew-0", seat=0)
    table.choose("drop:item.lens:crew-1", seat=1)
    assert table.discards == ["item.medkit", "item.lens"]


@rule("sector.flow.between-ready")
def test_something_new_in_the_pool_is_for_those_who_were_done_with_full_slots() -> None:
    table = stage("regroup", packs=[["item.medkit"], FOUR])
    table.choose("done", seat=1)
    assert 1 not in table.play.pending
    table.choose("lay:item.medkit:crew-0", seat=0)
    assert "use-pooled:item.medkit:crew-1" not in table.offered(1)
    table.choose("lay:item.knife:crew-1", seat=1).choose("give:item.medkit:crew-1", seat=1)
    assert "item.medkit" in table.pack(1)


@rule("sector.item.use-any-time")
def test_before_the_leader_is_named_things_can_still_be_used() -> None:
    table = stage("regroup", packs=[["item.medkit"], []], hp=[8, 12])
    table.ready()
    assert table.asked == "leader"
    table.choose("~use:item.medkit:crew-0", seat=0)
    assert table.hp == [10, 12]


@rule("sector.item.exchange-on-draw")
def test_carried_items_change_hands_over_an_open_pool() -> None:
    table = share_out(("item.medkit",), [["item.knife"], []])
    table.choose("lay:item.knife:crew-0")
    table.choose("give:item.knife:crew-1")
    assert [table.pack(0), table.pack(1)] == [[], ["item.knife"]]
    assert table.pool == ["item.medkit"]


@rule("sector.item.exchange-trade")
def test_in_combat_nothing_is_handed_over_without_a_trade() -> None:
    table = battle("close", ["might"], dice=["wisdom"], packs=[["item.medkit"], []])
    assert table.refused("hand:item.medkit:crew-1")
    assert table.refused("~hand:item.medkit:crew-1")
    assert table.refused("~lay:item.medkit:crew-0")
    table.declare("trade:crew-1", "fight")
    table.choose("item.medkit")
    table.choose("confirm")
    assert [table.pack(0), table.pack(1)] == [[], ["item.medkit"]]


@rule("sector.item.exchange-trade", "sector.amb.draw-in-combat")
def test_items_drawn_in_combat_open_a_pool_there() -> None:
    table = battle(
        "close",
        ["might"] * 3,
        dice=["might", "might", "item.pistol-a"],
        card="act3.find",
        packs=[["item.medkit"], []],
    )
    table.declare("fight", "fight")
    assert table.pool == ["item.pistol-a"]
    table.choose("lay:item.medkit:crew-0")
    table.choose("give:item.medkit:crew-1")
    table.choose("give:item.pistol-a:crew-0")
    assert [table.pack(0), table.pack(1)] == [["item.pistol-a"], ["item.medkit"]]
    assert table.asked == "declare"


@rule("sector.amb.draw-in-combat")
def test_a_weapon_found_in_a_round_does_not_serve_an_action_declared_before() -> None:
    table = battle(
        "close", ["might"] * 3, dice=["might", "item.knife"], card="act3.loot-bag", hp=[12, 12]
    )
    table.declare("fight", "cover")
    table.choose("give:item.knife:crew-0")
    assert table.pack(0) == ["item.knife"]
    assert table.told("use") == []
    assert table.row == ["might", "might"], "the fight went on without it"
    assert (table.asked, table.s.round) == ("declare", 2)


@rule("sector.example.stale-rations")
def test_the_trader_eats_what_was_just_received() -> None:
    table = battle(
        "close", ["might"], dice=["wisdom"], hp=[8, 12], packs=[[], ["item.stale-rations"]]
    )
    table.declare("trade:crew-1", "fight")
    table.choose("item.stale-rations")
    table.choose("confirm")
    table.choose("use:item.stale-rations")
    assert table.s.crew[0].record == [12, 8, 9]
    assert table.discards == ["item.stale-rations"]
    rounds = [event.kind for event in table.play.events if event.kind in ("use", "round")]
    assert rounds == ["use", "round"], "in the round of the trade"


@rule("sector.amb.item-action")
def test_what_needs_an_action_waits_after_a_trade() -> None:
    packs = [[], ["item.pistol-b", "item.medkit", "item.knife"], ["item.assault-rifle"]]
    table = battle(
        "ranged", ["might"] * 2, dice=["blank", "miss"], hp=[8, 12, 12], crew=3, packs=packs
    )
    table.declare("trade:crew-1", "cover", "shoot:item.assault-rifle@1")
    for item in packs[1]:
        table.choose(item)
    table.choose("confirm")
    assert table.offered() == ["pass", "use:item.medkit"]


@rule("sector.item.loaded-dice-travel")
def test_ammo_dice_travel_with_their_weapon_and_return_when_it_is_discarded() -> None:
    packs = [["item.assault-rifle"], []]
    loads = {"item.assault-rifle": 1}
    table = battle("close", ["might"], dice=["wisdom"], packs=packs, loads=loads)
    table.declare("trade:crew-1", "fight")
    table.choose("item.assault-rifle")
    table.choose("confirm")
    assert table.pack(1) == ["item.assault-rifle"]
    assert (table.loaded("item.assault-rifle"), table.supply("ballistic")) == (1, 6)
    table = share_out(("item.assault-rifle",), [[], []], loads=loads)
    table.choose("done")
    assert (table.loaded("item.assault-rifle"), table.supply("ballistic")) == (0, 7)


# -- more cards than anybody wants to read at once --------------------------------------------


MANY = tuple(
    item
    for item in FIXTURES.tables().item_ids
    if not FIXTURES.tables().items[FIXTURES.tables().item_ids.index(item)].gun
)
"""All that is no gun, so that the supply of ammo dice goes round."""


def test_a_large_pool_is_shared_out_card_by_card() -> None:
    guns = ("item.pistol-a", "item.pistol-b", "item.spark-a", "item.spark-b", "item.rocket")
    pool = (*MANY, *guns)
    table = share_out(pool, [[], [], [], []], hp=[9, 9, 9, 9])
    everything = table.decision().question.everything(table.s, -1)  # type: ignore[attr-defined]
    assert len(everything) > 64
    assert table.offered() == ["done", *(f"pick:{item}" for item in pool)]
    table.choose("pick:item.medkit")
    assert table.asked == "share-card"
    assert table.offered() == [
        "done",
        *(
            f"{what}:item.medkit:crew-{crew}"
            for crew in range(4)
            for what in ("give", "use-pooled")
        ),
    ]
    assert table.decision().options[1].points_at == ["item.medkit", "crew-0"]
    table.choose("done")
    assert table.asked == "share", "another card after all"
    table.choose("pick:item.medkit").choose("give:item.medkit:crew-2")
    assert table.pack(2) == ["item.medkit"]


def test_a_large_pool_is_sorted_out_card_by_card_between_chapters_too() -> None:
    tables = GAME.tables(True)
    packs = [["item.rangefinder"], ["item.worn-coin"]]
    pool = tuple(item for item in tables.item_ids if [item] not in packs)
    table = stage(
        "regroup",
        seats=1,
        packs=packs,
        pool=pool,
        hp=[5, 5],
        game=GAME,
        tech=True,
        implants=tuple(tables.cybernetic_ids),
        card="act1.kennel",
    )
    assert {option.partition(":")[0] for option in table.offered()} == {"done", "pick"}
    table.choose("pick:item.rangefinder")
    assert table.asked == "regroup-card"
    table.choose("done").choose("pick:item.rangefinder").choose("hand:item.rangefinder:crew-1")
    assert table.pack(1) == ["item.worn-coin", "item.rangefinder"]


def test_somebody_has_something_to_do_exactly_where_something_is_listed() -> None:
    """The quick look that saves listing everything says what the list would."""
    seen = set()
    for seed in range(12):
        play = GAME.new(seats=3, seed=seed, twisted_tech=bool(seed % 2), listen=False)
        mind = seeded(seed)
        while play.outcome is None:
            state = cast(Mission, play.state)
            for seat in range(len(state.crew)):
                listed: list[int] = []
                add_activities(state, led_by(state, seat), listed)
                assert has_activity(state, seat) == bool(listed)
                seen.add(bool(listed))
            decision = play.open[0]
            values = decision.values()
            play.choose(decision.seat, decision.option_id(values[mind.below(len(values))]))
    assert seen == {True, False}
