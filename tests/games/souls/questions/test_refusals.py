"""A refusal says why, in words: what is missing, used up, out of range or in the way."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.errors import IllegalChoice
from bossrush.games.souls import GAME
from tests.games.refusing import reasons_are_given
from tests.games.souls.bouts import attacked
from tests.games.souls.table import Table, duel, dungeon, fight, hero, icons, pips


def why(table: Table, option: str) -> str:
    """The reason with which an option is refused."""
    with pytest.raises(IllegalChoice) as refused:
        table.play.choose(table.decision().seat, option)
    assert refused.value.why is not None
    return refused.value.why.key.removeprefix("souls-why-")


@pytest.mark.parametrize(
    ("seeds", "options"),
    [
        (range(8), {}),
        (range(4), {"layout": "laid", "mode": "first_journey"}),
        (range(6), {"scenario": "gargoyle"}),
        (range(4), {"scenario": "ornstein_and_smough"}),
    ],
)
def test_whatever_is_offered_elsewhere_is_refused_with_a_reason(
    seeds: range, options: dict[str, Any]
) -> None:
    found = reasons_are_given(GAME, seeds, 300, **options)
    assert len(found) > 5
    assert len(found["souls.ask.act"]) > 5


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("left.0>foe-0", "card-used"),
        ("right.0>foe-0", "no-action"),
        ("left.7", "no-action"),
        ("backup.0", "slot-empty"),
        ("move:n12", "not-next"),
        ("estus", "estus"),
        ("heroic", "other-heroic"),
        ("pass", "pass"),
        ("hands:left", "hands-late"),
    ],
)
def test_acting(option: str, reason: str) -> None:
    knight = hero("knight", "n1", False, left="long_sword", estus=False, black=2)
    used: dict[str, Any] = {"used": 2, "fresh": False}
    assert why(fight(knight, foes=[("sentinel", "n1"), ("sentinel", "n12")], **used), option) == (
        reason
    )


def test_targets_and_prices() -> None:
    far = fight(hero("knight", "n1", False), foes=[("sentinel", "n12")])
    assert why(far, "left.0>foe-0") == "range"
    assert why(far, "left.0>foe-1") == "gone"
    assert why(far, "left.0@n1") == "nobody-there"
    tired = fight(hero("knight", "n1", False, black=8), foes=[("sentinel", "n1")])
    assert why(tired, "left.1>foe-0") == "energy"
    walked = fight(hero("knight", "n1", False), stride=2)
    assert why(walked, "move:n4") == "moved-and-struck"


def test_defending() -> None:
    table = attacked(hero("knight", "n6", False, black=9, red=0))
    assert why(table, "resist") == "block"
    assert why(table, "suffer") == "block"
    assert why(table, "dodge:n12") in ("not-next", "no-dodge", "energy")
    magic = attacked(hero("knight", "n6", False), "crossbow_hollow")
    assert why(magic, "block") == "resist"
    rolled = attacked(hero("assassin", "n6", heroic=False), script=icons(0, 0)).choose("dodge")
    assert why(rolled, "heroic") == "stand-fast"
    assert why(rolled, "die-7") == "no-die"


def test_between_encounters() -> None:
    table = dungeon(hero("knight"), souls=0, sparks=0)
    reasons = {
        "rest": "no-spark",
        "buy": "souls",
        "spark": "campaign",
        "sell": "campaign",
        "luck:hero-0": "luck-ready",
        "luck:hero-3": "no-hero",
        "level:hero-0.str": "souls",
        "bonfire": "at-bonfire",
        "fog": "fog",
        "open": "chest",
        "go:tile-0": "tile-down",
        "go:tile-2@west": "no-door",
        "go:tile-9": "no-tile",
    }
    assert {option: why(table, option) for option in reasons} == reasons
    away = dungeon(hero("knight"), up=(0,), at=0)
    assert why(away, "rest") == "bonfire"
    assert why(away, "go:tile-0@north") == "here-already"


def test_a_boss_is_in_the_way() -> None:
    table = duel(hero("knight", "n6", place="s"), script=pips(0))
    assert why(table, "move:n1") == "arc"


@pytest.mark.parametrize(
    ("typed", "why", "meant"),
    [("mvoe:n4", "refused-unknown", "move:n4"), ("move:n44", "souls-why-no-place", "move:n4")],
)
def test_a_mistyped_way_is_told_what_was_meant(typed: str, why: str, meant: str) -> None:
    """Only a node that is not there is said to be nowhere."""
    refusal = fight(hero("knight", "n1")).why_refused(typed)
    assert refusal is not None
    assert refusal.why is not None
    assert refusal.why.key == why
    assert f"did you mean '{meant}'?" in str(refusal)
