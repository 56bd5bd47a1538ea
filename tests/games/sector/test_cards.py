"""Every card of the shipped packs: each branch can be reached, and each way through it ends."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from bossrush.companions.random import RandomCompanion
from bossrush.engine.chance import seeded
from bossrush.games import sector
from bossrush.games.sector import GAME
from bossrush.games.sector.cards.tables import Step, Tables
from bossrush.games.sector.cards.terms import REGROUP
from bossrush.games.sector.cards.verbs import VERBS
from bossrush.games.sector.rules import instructions
from bossrush.games.sector.rules.instructions import HANDLERS
from bossrush.games.sector.table.mission import Mission

MOST_PLAYS = 400
MOST_CHOICES = 600
CREW = (
    *("crew.smith", "crew.taylor", "crew.tanner", "crew.miller", "crew.abbot", "crew.cook"),
    *("crew.smith", "crew.taylor", "crew.tanner"),
)
"""The officers, in the order in which crews are made of them; each seed begins elsewhere."""
ARMS = (
    ["weapon.warder-pistol", "item.needle-pistol", "item.worn-coin"],
    ["weapon.arc-pistol", "item.hand-mortar", "item.trauma-case"],
    ["item.prism-pistol", "item.pressure-bandage", "item.skeleton-chip"],
    ["item.ration-tin", "item.ablative-plate"],
)
"""Something of every kind that a card can ask for: guns of each ammo, gear, cures."""


def cards(tables: Tables) -> list[str]:
    return [card.id for card in tables.cards]


def reachable(tables: Tables, first: int) -> set[int]:
    """The numbers of every step that a card's text can lead to."""
    found: set[int] = set()
    lists = [first]
    while lists:
        number = lists.pop()
        if number < 0:
            continue
        for step in tables.lists[number]:
            if step.number not in found:
                found.add(step.number)
                lists += [step.good, step.bad, *step.table]
                lists += [option.steps for option in step.options]
    return found


def position(tables: Tables, card: str, crew: int, seed: int) -> dict[str, Any]:
    """A well-equipped crew in front of this card, some of them hurt, every flag set or none."""
    held = [[item for item in pack if item in tables.item_ids] for pack in ARMS[:crew]]
    given = [item for pack in held for item in pack]
    loaded: dict[str, int] = {}
    left = list(tables.ammo_counts)
    for item in given:
        gun = tables.items[tables.item_ids.index(item)]
        if gun.gun:
            loaded[item] = min(gun.capacity, left[gun.ammo])
            left[gun.ammo] -= loaded[item]
    implants = tables.cybernetic_ids[seed % 3 : seed % 3 + crew]
    people = [
        {
            "card": CREW[n + seed % 6],
            "cybernetic": implants[n],
            "hp": 12 - (seed + n) % 5,
            "pack": held[n],
        }
        for n in range(crew)
    ]
    return {
        "seats": crew,
        "options": {"twisted_tech": tables.tech},
        "state": {
            "phase": "step",
            "crew": people,
            "turned": [card],
            "leader": f"crew-{seed % crew}",
            "drone": tables.drone_ids[-1],
            "loaded": loaded,
            "stack": [f"{card}/1"],
            "mission_flags": tables.flags if seed % 2 else [],
        },
    }


def over(state: Mission) -> bool:
    """Whether the chapter has been left behind."""
    return state.phase == REGROUP or len(state.turned) > 1


def through(tables: Tables, card: str, seed: int) -> None:
    """Play one chapter at random, to its end or the game's."""
    crew = 2 + seed % 3
    play = GAME.stage(position(tables, card, crew, seed), seed=seed, listen=False)
    companion = RandomCompanion(seed)
    rng = seeded(seed)
    for _ in range(MOST_CHOICES):
        state = play.state
        assert isinstance(state, Mission)
        if play.outcome is not None or over(state):
            return
        asked = play.open[rng.below(len(play.open))]
        play.answer(asked, companion.answer(play, asked))
    raise AssertionError(f"{card} does not end with seed {seed}")


@pytest.fixture
def taken() -> Iterator[set[int]]:
    """The numbers of the steps that have been carried out."""
    numbers: set[int] = set()

    def noting(handler: instructions.Handler) -> instructions.Handler:
        def carry_out(s: Mission, step: Step, subject: int) -> Any:
            numbers.add(step.number)
            return handler(s, step, subject)

        return carry_out

    handlers = HANDLERS[:]
    HANDLERS[:] = [noting(handler) for handler in handlers]
    yield numbers
    HANDLERS[:] = handlers


def check(tables: Tables, card: str, taken: set[int]) -> None:
    wanted = reachable(tables, tables.cards[tables.card_ids.index(card)].steps)
    for seed in range(MOST_PLAYS):
        through(tables, card, seed)
        if seed >= 12 and wanted <= taken:
            return
    missed = sorted(wanted - taken)
    verbs = [tables.steps[number].verb for number in missed]
    raise AssertionError(f"{card}: steps {missed} (verbs {verbs}) were never carried out")


@pytest.mark.parametrize("card", cards(GAME.tables(False)))
def test_every_branch_of_a_core_card_is_reached_and_ends(card: str, taken: set[int]) -> None:
    check(GAME.tables(False), card, taken)


@pytest.mark.parametrize(
    "card", [card for card in cards(GAME.tables(True)) if card not in cards(GAME.tables(False))]
)
def test_every_branch_of_a_tech_card_is_reached_and_ends(card: str, taken: set[int]) -> None:
    check(GAME.tables(True), card, taken)


# -- no two alike -----------------------------------------------------------------------------

TOLD = ("title", "story", "label", "hint", "text", "prompt", "pass_text", "fail_text", "balance")
SIZES = ("amount", "count", "need", "trait", "per_hit", "add_dice", "remove_dice", "type")


def shape(part: Any) -> Any:
    """What a card makes the crew decide: its verbs and branches, without words and numbers."""
    if isinstance(part, dict):
        return {key: shape(one) for key, one in part.items() if key not in (*TOLD, *SIZES)}
    return [shape(one) for one in part] if isinstance(part, list) else part


def test_no_two_cards_make_the_crew_decide_the_same() -> None:
    content = Path(sector.__file__).parent / "content"
    shapes: dict[str, str] = {}
    for file in sorted(content.glob("*/*.yaml")):
        records = yaml.safe_load(file.read_text(encoding="utf-8"))
        for card in [*records.get("chapter", []), *records.get("boss", [])]:
            enemy = card.get("enemy") or {}
            seen = [shape(card["steps"]), shape(enemy.get("special")), len(enemy.get("waves", []))]
            same = shapes.setdefault(json.dumps(seen, sort_keys=True), card["id"])
            assert same == card["id"], f"{card['id']} asks what {same} asks"
    assert len(shapes) == 48 + 5 + 12 + 1


def keys_of(part: Any) -> set[str]:
    """Every word that a card uses as a key: its verbs are among them."""
    if isinstance(part, dict):
        return set(part).union(*(keys_of(one) for one in part.values()))
    return set().union(*(keys_of(one) for one in part)) if isinstance(part, list) else set()


def test_every_verb_is_used_by_two_cards_at_least() -> None:
    content = Path(sector.__file__).parent / "content"
    used: Counter[str] = Counter()
    for file in content.glob("*/*.yaml"):
        for records in yaml.safe_load(file.read_text(encoding="utf-8")).values():
            for card in records if isinstance(records, list) else []:
                used.update(keys_of(card))
    texts = "say"  # what a step tells by its text, on nearly every card
    assert [verb.name for verb in VERBS if verb.name != texts and used[verb.name] < 2] == []
