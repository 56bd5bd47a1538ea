"""What boards are told: the campaign sheet, and the pattern of a boss as far as it was seen."""

from __future__ import annotations

from typing import Any, cast

from bossrush.engine.message import Message
from bossrush.games.souls import GAME
from bossrush.games.souls.cards.terms import STRIKE
from bossrush.games.souls.questions import answers
from bossrush.games.souls.rules.boss_encounters import build_deck, heat_up
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import names
from tests.games.souls.table import TABLES, WORKSHOP, duel, hero

STURDY: dict[str, Any] = {
    "armour": "smoughs_armour",
    "right": "twin_dragon_greatshield",
    "left": None,
    "backup": [],
}
CARDS = (
    "gargoyle.electric_breath",
    "gargoyle.halberd_thrust",
    "gargoyle.sweeping_strike",
    "gargoyle.tail_whip",
)


def board(state: Any) -> dict[str, Any]:
    return dict(GAME.scene(state, None).board)


def test_the_campaign_sheet_shows_how_far_the_party_has_come() -> None:
    """Two Gargoyles in Undead Burg: the first is beaten, the second is not."""
    state = cast(Dungeon, GAME.new(seats=2, seed=1, mode="first_journey").state)
    state.stage = 1
    sheet = board(state)["campaign"]
    assert [one["state"] for one in sheet["sections"]] == ["now", "ahead", "ahead"]
    assert [boss["beaten"] for boss in sheet["sections"][0]["bosses"]] == [True, False]
    state.section, state.stage = 2, 0
    sheet = board(state)["campaign"]
    assert [one["state"] for one in sheet["sections"]] == ["done", "done", "now"]
    assert not sheet["sections"][2]["bosses"][0]["beaten"]


def test_a_standard_game_has_no_campaign_sheet() -> None:
    assert "campaign" not in board(GAME.new(seats=2, seed=1).state)


def test_the_table_remembers_what_a_boss_has_shown() -> None:
    """Four cards in an order nobody knows: each is remembered, and in the end their order."""
    names = ("knight", "warrior", "assassin", "herald")
    corners = ("n0", "n2", "n10", "n12")
    party = [hero(one, node, False, **STURDY) for one, node in zip(names, corners, strict=True)]
    unknown = {"runs": [{"ordered": False, "cards": list(CARDS)}]}
    table = duel(*party, deck=CARDS)
    position = table.play.position()
    position["state"]["fight"]["deck"] = unknown
    position["state"]["phase"] = "foes_begin"
    play = WORKSHOP.stage(position, seed=3, listen=False)
    turned: list[str] = []
    while len(turned) < 2 * len(CARDS):
        shown = board(play.state)["boss"]
        fight = cast(Dungeon, play.state).fight
        decision = play.open[0]
        if decision.key == "souls.ask.act":
            turned.append(shown["card"])
            assert set(shown["behaviours"]) == set(turned), "what was seen, and nothing else"
            assert shown["pattern"] == turned[: len(CARDS)], "it stays as it is in later passes"
            assert shown["shuffled"] == []
            assert shown["unseen"] == max(0, len(CARDS) - len(turned))
            if len(turned) < len(CARDS):
                assert set(shown["next"]) <= set(turned)
            else:
                first = turned[: len(CARDS)]
                place = len(turned) % len(CARDS)
                assert shown["order"] == first[place:] + first[:place]
            assert fight.foes[0].node >= 0
            play.answer(decision, answers.END.answer())
        else:
            play.answer(decision, decision.values()[0])
    assert turned[: len(CARDS)] == turned[len(CARDS) :]


def test_what_a_position_puts_in_a_known_order_is_told_from_the_start() -> None:
    """Nobody has turned these cards over here; they lie open, or are known to come."""
    table = duel(deck=CARDS[2:], discard=list(CARDS[:2]), last=CARDS[1])
    shown = board(table.s)["boss"]
    assert set(shown["behaviours"]) == set(CARDS)
    assert shown["next"] == [CARDS[2]]
    assert {card.id for card in GAME.scene(table.s, None).cards} >= {
        f"behaviour-{card}" for card in CARDS
    }


def test_after_heating_up_only_the_new_card_is_unseen() -> None:
    """What was seen is shuffled in again: everybody knows that it is there, and not where."""
    table = duel(hero("knight", "n12"), deck=CARDS)
    table.s.seen = [TABLES.behaviour_ids.index(card) for card in CARDS]
    shown = board(table.s)["boss"]
    assert (shown["pattern"], shown["shuffled"], shown["unseen"]) == (list(CARDS), [], 0)
    heat_up(table.s, 0)
    shown = board(table.s)["boss"]
    assert (shown["pattern"], shown["order"]) == ([], [])
    assert sorted(shown["shuffled"]) == sorted(CARDS)
    assert shown["unseen"] == 1


def test_a_deck_built_anew_is_unseen_whatever_was_seen_before() -> None:
    """Four of the five standard cards, at random: nobody can say which."""
    table = duel(hero("knight", "n12"), boss="titanite_demon", deck=())
    table.s.seen = [number for number, one in enumerate(TABLES.behaviours)]
    build_deck(table.s)
    shown = board(table.s)["boss"]
    known = len(shown["shuffled"]) + len(shown["pattern"])
    assert known + shown["unseen"] == table.s.boss_card().deck_size
    short = table.s.boss_card().deck_size < len(table.s.boss_card().standard)
    assert (shown["unseen"] > 0) == short


def test_every_line_of_every_card_says_what_it_does() -> None:
    """Dice and icons in words, or what is written there; no line is left as "no dice"."""
    for item in TABLES.items:
        for action in item.actions:
            said = names.action(action)
            if action.effect == STRIKE:
                assert action.dice, item.id
                assert (said.key == "souls-action-icons") == bool(names.icons(action).items)
            elif not action.text:
                assert said.key == "souls-icons"
                assert names.icons(action).items, item.id
    force = TABLES.items[TABLES.item_ids.index("force")]
    assert names.icons(force.actions[1]).items == [Message("souls-icon-push", nodes=2)]
    axe = TABLES.items[TABLES.item_ids.index("battle_axe")]
    assert names.icons(axe.actions[1]).items == [Message("souls-icon-node")]


def test_a_pair_shows_both_attacks_of_its_card() -> None:
    name = "ornstein_and_smough.lightning_bolt_and_jumping_slam"
    pair: dict[str, Any] = {"nodes": ("r2c2", "r6c2"), "facing": ("s", "n")}
    table = duel(hero("knight", "r0c0"), boss="ornstein_and_smough", **pair)
    table.s.seen = [TABLES.behaviour_ids.index(name)]
    (card,) = (one for one in GAME.scene(table.s, None).cards if one.kind == "behaviour")
    assert card.text is not None
    assert card.text.key == "souls-behaviour-pair"


def test_changing_equipment_shows_where_each_card_goes() -> None:
    state = duel(hero("knight", "n1")).s
    kinds = {name: facts["kind"]["key"] for name, facts in board(state)["cards"].items()}
    assert kinds["hero-0-armour"].startswith("souls-slot-")
    assert kinds["hero-0-left"].startswith("souls-slot-")
