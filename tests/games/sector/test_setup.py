"""Setting up: the mission deck, the mission area, the crew."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bossrush.engine.errors import IllegalChoice, OptionError
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.games.sector import GAME
from bossrush.games.sector.table.area import NO_DECK
from bossrush.games.sector.table.mission import Mission
from bossrush.testing.rules import rule
from tests.games.sector.table import battle, mission, play_card, stage

DEALT = {"start": 1, "act1": 4, "act2": 4, "act3": 4, "boss": 1}
PRINTED = {"start": 3, "act1": 16, "act2": 16, "act3": 16, "boss": 5}


def new(seats: int = 2, seed: int = 1, **options: Any) -> Play:
    return GAME.new(seats=seats, seed=seed, **options)


def laid_out(seats: int = 2) -> dict[str, Any]:
    """The table before anybody has chosen anything, as plain data."""
    return cast(dict[str, Any], new(seats).position()["state"])


def drawn_out(seed: int) -> tuple[list[str], Mission]:
    """The mission deck turned card by card, and the table after that."""
    s = cast(Mission, new(seed=seed).state.copy())
    cards: list[str] = []
    while s.mission.size():
        drawing = s.mission.draw(s)
        with pytest.raises(StopIteration) as turned:
            next(drawing)
        cards.append(s.mission.ids[turned.value.value])
    return cards, s


def decks(cards: list[str]) -> list[str]:
    return [card.partition(".")[0] for card in cards]


# -- players --------------------------------------------------------------------------------


@rule("sector.setup.players")
@pytest.mark.parametrize(("players", "crew"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_one_crewmember_a_player_but_two_for_a_lone_one(players: int, crew: int) -> None:
    assert len(laid_out(players)["crew"]) == crew


@rule("sector.setup.players")
@pytest.mark.parametrize("players", [0, 5])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(OptionError, match="1 to 4 seats"):
        new(players)


# -- the mission deck -----------------------------------------------------------------------


@rule("sector.setup.deck-size")
@pytest.mark.parametrize("seed", range(8))
def test_fourteen_cards_from_the_start_to_the_boss(seed: int) -> None:
    cards, _ = drawn_out(seed)
    assert len(cards) == 14
    expected = ["start", *["act1"] * 4, *["act2"] * 4, *["act3"] * 4, "boss"]
    assert decks(cards) == expected


@rule("sector.setup.deck-start")
def test_one_of_the_start_cards_tops_the_deck() -> None:
    assert len({drawn_out(seed)[0][0] for seed in range(20)}) == PRINTED["start"]


@rule("sector.setup.deck-act1", "sector.setup.deck-act2", "sector.setup.deck-act3")
@pytest.mark.parametrize(("act", "first"), [("act1", 1), ("act2", 5), ("act3", 9)])
def test_four_different_chapters_of_each_act(act: str, first: int) -> None:
    seen: set[str] = set()
    for seed in range(30):
        dealt = drawn_out(seed)[0][first : first + 4]
        assert decks(dealt) == [act] * 4
        assert len(set(dealt)) == 4
        seen.update(dealt)
    assert len(seen) == PRINTED[act], "every chapter of the act can come"


@rule("sector.setup.deck-boss")
def test_one_of_the_bosses_lies_at_the_bottom() -> None:
    assert len({drawn_out(seed)[0][-1] for seed in range(40)}) == PRINTED["boss"]


@rule("sector.setup.deck-leftovers")
def test_what_was_not_dealt_stays_out_and_unseen() -> None:
    """Nobody can tell dealt from undealt: only how many of each kind were dealt is known."""
    deck = laid_out()["mission"]
    runs = [(run["ordered"], run["cards"], sum(run["unseen"])) for run in deck["runs"]]
    assert runs == [(False, [], count) for count in DEALT.values()]
    pools = [pool["cards"] for pool in deck["pools"]]
    assert [len(pool) for pool in pools] == list(PRINTED.values())
    for seat in (None, 0, 1):
        shown = repr(new().scene(seat))
        for card in (card for pool in pools for card in pool):
            assert card not in shown
            assert "sector-" + card.replace(".", "-") not in shown
    _, after = drawn_out(seed=3)
    left = [len(pool.cards) for pool in after.mission.pools]
    assert left == [2, 12, 12, 12, 4]


# -- the mission area -----------------------------------------------------------------------


@rule("sector.setup.starting-weapons")
def test_the_starting_weapons_lie_shuffled_aside() -> None:
    state = laid_out(4)
    (pile,) = state["weapons"]["runs"]
    assert len(pile["cards"]) == 4
    assert not pile["ordered"]
    assert all(member["pack"] == [] for member in state["crew"])


@rule("sector.setup.item-deck")
def test_the_item_deck_is_shuffled_and_the_discard_pile_empty() -> None:
    state = laid_out()
    (deck,) = state["items"]["runs"]
    assert len(deck["cards"]) == 24
    assert not deck["ordered"]
    assert state["discard"] == []
    assert state["pool"] == []


@rule("sector.setup.dice-supply")
def test_every_die_but_the_crew_dice_starts_in_the_supply() -> None:
    state = laid_out(4)
    assert state["supply"]["left"] == [7, 7, 2, 0, 0]
    assert set(state["loaded"].values()) == {0}, "none lies on a weapon"
    assert (state["row"], state["hits"], state["ammo"]) == ([], [], [])
    assert (GAME.tables().chapter_dice, GAME.tables().hit_dice) == (9, 4)


@rule("sector.setup.tactical-ready")
def test_both_tactical_cards_start_ready() -> None:
    state = laid_out()
    assert (state["flank"], state["drone_side"]) == ("ready", "ready")
    assert (state["flanker"], state["drone_user"]) == (None, None), "no die lies on either"


@rule("sector.setup.epilogues")
def test_no_epilogue_is_read_before_the_game_is_over() -> None:
    epilogues = ("sector-epilogue-victory", "sector-epilogue-defeat")
    table = battle("close", ["might"], dice=["wisdom"], hp=[2, 12])
    shown = "".join(repr(table.play.scene(seat)) for seat in (None, 0, 1))
    assert not any(key in shown for key in epilogues)
    table.declare("fight", "cover")
    assert table.won is False
    read = [event.message.key for event in table.told("story") if event.message is not None]
    assert read == ["sector-epilogue-defeat-text"]
    shown = repr(table.play.scene())
    assert "sector-epilogue-defeat" in shown
    assert "sector-epilogue-victory" not in shown


# -- the crew -------------------------------------------------------------------------------


@rule("sector.setup.choose-crew")
def test_each_player_takes_a_crewmember_and_their_die() -> None:
    play = new()
    assert len(play.pending[0].options) == 6, "all six lie face up"
    play.choose(0, "crew.taylor")
    play.choose(1, "crew.abbot")
    s = cast(Mission, play.state)
    assert [s.crew_card(number).id for number in (0, 1)] == ["crew.taylor", "crew.abbot"]
    assert [s.crew_card(number).die.key for number in (0, 1)] == ["taylor", "abbot"]


@rule("sector.setup.choose-cybernetic")
@pytest.mark.parametrize("cybernetic", [card.id for card in GAME.tables().cybernetics])
def test_any_cybernetic_goes_with_any_crewmember(cybernetic: str) -> None:
    play = new()
    play.choose(0, "crew.taylor")
    play.choose(1, "crew.abbot")
    assert len(play.pending[0].options) == 6
    play.choose(0, cybernetic)
    position = play.position()["state"]
    assert [member["cybernetic"] for member in position["crew"]] == [cybernetic, None]


@rule("sector.setup.unique-choice")
def test_nobody_takes_what_another_has_taken() -> None:
    play = new()
    play.choose(0, "crew.taylor")
    with pytest.raises(IllegalChoice):
        play.choose(1, "crew.taylor")
    play.choose(1, "crew.abbot")
    play.choose(0, "cyber.echo-fist")
    with pytest.raises(IllegalChoice):
        play.choose(1, "cyber.echo-fist")
    play.choose(1, "cyber.gyro-wrist")
    assert play.open[0].key == "sector.ask.leader", "the first card can be turned"


@rule("sector.setup.cybernetic-permanent")
def test_a_cybernetic_serves_chapter_after_chapter() -> None:
    table = stage(
        "turn-card",
        crew=2,
        dice=["cunning2", "cunning2", "cunning2"],
        names=("miller", "abbot"),
        implants=("cyber.idle", "cyber.dull-a"),
        mission=mission("act1.might-test", "act1.one-test", "act2.stubborn-door", "act2.quiet-20"),
    )
    for _ in range(3):
        table.lead(0)
        if table.asked == "one":
            table.choose("crew-0")
        assert table.asked == "window", "a double of the wrong trait"
        table.choose("use:implant")
        table.ready()
    assert table.hp == [12, 12], "turned to might each time, no test was failed"
    assert len(table.told("use")) == 3
    assert table.s.tables.cybernetic_ids[table.s.crew[0].cybernetic] == "cyber.idle"


@rule("sector.setup.cybernetic-not-item")
def test_a_cybernetic_fills_no_slot_and_is_no_item_to_trade() -> None:
    four = ["item.pistol-a", "item.pistol-b", "item.medkit", "item.chip"]
    table = battle("close", ["might"], packs=[four, []], implants=("cyber.fist", "cyber.seam"))
    assert table.s.crew[0].slots_used() == 4
    table.declare("trade:crew-1", "fight")
    assert set(table.offered()) == {*four, "confirm"}


@rule("sector.setup.cybernetic-not-item")
def test_what_takes_an_item_does_not_take_a_cybernetic() -> None:
    table = play_card("act2.toll", implants=("cyber.fist", "cyber.seam"))
    assert table.asked == "leader", "with nothing carried there is nothing to lose"
    assert table.discards == []
    assert table.s.crew[0].cybernetic >= 0


@rule("sector.setup.hp-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_on_twelve(players: int) -> None:
    assert [member["hp"] for member in laid_out(players)["crew"]] == [12] * players


@rule("sector.setup.medical-record")
def test_the_medical_record_bears_the_name_and_one_point() -> None:
    play = new()
    play.choose(0, "crew.tanner")
    assert play.position()["state"]["crew"][0]["record"] == [12]
    sheet = play.scene(0).sheets[0]
    assert Message("sector-crew-tanner-name").key in repr(sheet.name)
    (chart,) = sheet.tracks
    assert chart.points == [12]


@rule("sector.setup.inventory-empty")
def test_four_vacant_slots() -> None:
    play = new(4)
    for member in cast(Mission, play.state).crew:
        assert member.pack == []
        assert member.slots_used() == 0
        assert member.has_room(0)
    assert [sheet.slots for sheet in play.scene().sheets] == [4, 4, 4, 4]


# -- the start card -------------------------------------------------------------------------


@rule("sector.example.start-card")
def test_the_crew_raid_a_locker() -> None:
    """Three starting weapons for three crew, one item, one starting weapon left over."""
    dealt = ["weapon.start-c", "weapon.start-a", "weapon.start-b"]
    table = play_card("start.locker", crew=3, dice=[*dealt, "item.medkit"])
    assert table.asked == "weapon"
    for weapon in dealt:
        if table.asked == "weapon":
            table.choose(weapon)
    assert [table.pack(crew) for crew in range(3)] == [[weapon] for weapon in dealt]
    assert table.pool == ["item.medkit"]
    assert table.s.weapons.size() == 1


@rule("sector.amb.starting-weapon-owner")
def test_the_group_assigns_the_starting_weapons_one_each() -> None:
    table = play_card("start.locker", dice=["weapon.start-a", "weapon.start-d", "item.medkit"])
    assert table.play.pending[0] is table.play.pending[1], "it is asked of the whole group"
    assert table.offered() == ["weapon.start-a", "weapon.start-d"], "both lie open"
    table.choose("weapon.start-d", seat=1)
    assert [table.pack(0), table.pack(1)] == [["weapon.start-d"], ["weapon.start-a"]]
    table.choose("hand:weapon.start-d:crew-1", seat=0)  # and then as the rules of exchange allow
    assert table.pack(1) == ["weapon.start-a", "weapon.start-d"]


@rule("sector.amb.start-card-leader")
def test_somebody_leads_for_the_start_card_too() -> None:
    play = new()
    for seat, option in ((0, "crew.abbot"), (1, "crew.cook"), (0, "cyber.echo-fist")):
        play.choose(seat, option)
    play.choose(1, "cyber.gyro-wrist")
    assert play.open[0].key == "sector.ask.leader"
    assert play.position()["state"]["turned"] == []
    play.choose(1, "crew-1")
    s = cast(Mission, play.state)
    assert s.leader == 1
    assert s.card().act == 0


@rule("sector.amb.start-card-between")
def test_the_time_between_chapters_follows_the_start_card() -> None:
    table = play_card("start.locker", dice=["weapon.start-a", "weapon.start-d", "item.medkit"])
    table.choose("weapon.start-a")
    assert table.asked == "regroup"
    assert "give:item.medkit:crew-0" in table.offered(0)
    table.ready()
    assert table.asked == "leader"


def test_no_play_holds_the_deck_that_stands_for_none() -> None:
    """It is one object for all plays: a card put into it would be in every one of them."""
    play = GAME.new(seats=2, seed=1)
    for state in (play.state, play.copy().state, GAME.stage(play.position()).state):
        mission = cast(Mission, state)
        assert NO_DECK not in (mission.mission, mission.items, mission.weapons)
    assert NO_DECK.size() == 0
