"""What only this game's own board knows how to draw: enemy, hit chart, test, captions."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from bossrush.engine.message import Message
from bossrush.engine.scene import KEPT
from bossrush.engine.scene import words as say
from bossrush.engine.sets import has, members
from bossrush.games.sector.cards import terms, verbs
from bossrush.games.sector.cards.tables import Enemy, Step
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.view.together import together
from bossrush.games.sector.words import names

_AMMO_ICONS = ("heavy-bullets", "laser-blast", "bright-explosion", "chemical-bolt", "flame")
_TRAIT_ICONS = ("fist", "eye-target", "brain")
_NONE_LEFT: Final = -1
_VIEWS = {
    terms.CHOOSE_CREW: "crew",
    terms.CHOOSE_CYBERNETIC: "cybernetics",
    terms.CHOOSE_DRONE: "drones",
    terms.WEAPONS: "weapons",
    terms.REGROUP: "regroup",
    terms.TURN_CARD: "regroup",
}


def board(s: Mission) -> dict[str, Any]:
    """The board's own part of the scene, as plain data."""
    made: dict[str, Any] = {
        "view": "epilogue" if s.ended else _VIEWS.get(s.phase, "chapter"),
        "act": s.card().act if s.turned else 0,
        "titles": _titles(s),
    }
    if s.ended:
        made["won"] = s.ended == terms.WON
    elif s.turned:
        made["place"] = _said(Message(f"sector-scene-place-{s.card().act}"))
        if s.card().enemy is not None:
            made["enemy"] = _enemy(s)
        test = _test(s)
        if test is not None:
            made["test"] = test
        pair = together(s)
        if pair is not None:
            made["together"] = pair
    return made


def _said(message: Message) -> Any:
    return msgspec.to_builtins(say(message))


def _titles(s: Mission) -> dict[str, Any]:
    if not s.mission.size():
        return _titles_before(_NONE_LEFT)
    return _titles_before(s.tables.cards[s.mission.may_be_next()[0]].act)


@lru_cache(maxsize=KEPT)
def _titles_before(act: int) -> dict[str, Any]:
    """The titles of all parts, while a card of this act is the next."""
    titles = {
        name: _said(Message(f"sector-scene-title-{name}"))
        for name in ("choice", "pool", "declared", "acts", "tactics", "taken")
    }
    if act != _NONE_LEFT:
        titles["next"] = _said(
            Message("sector-scene-title-next", act=Message(f"sector-scene-act-{act}"))
        )
    return titles


def _enemy(s: Mission) -> dict[str, Any]:
    enemy = s.enemy()
    made: dict[str, Any] = {
        "name": _said(Message(enemy.name)),
        "fighting": terms.MODES[s.mode],
        "round": s.round,
        "printed": [terms.TRAITS[trait] for trait in enemy.row],
        "per_crew": enemy.per_crew,
        "chart": _chart(enemy, _ammo_in_play(s)),
    }
    if s.row:
        made["row"] = _said(
            Message(
                "sector-scene-standing",
                standing=s.standing(),
                all=len(s.row),
                printed=len(enemy.row),
                per_crew=enemy.per_crew,
            )
        )
    return made


def _ammo_in_play(s: Mission) -> tuple[int, ...]:
    """The types of ammo that there are: the core box's, and those of which cards bring dice."""
    kinds = range(len(terms.AMMO))
    return tuple([ammo for ammo in kinds if ammo < terms.CORE_AMMO or s.supply.whole[ammo]])


@lru_cache(maxsize=KEPT)
def _chart(enemy: Enemy, kinds: tuple[int, ...]) -> list[dict[str, Any]]:
    worth = [enemy.wounds[a] / enemy.hits[a] if enemy.hits[a] else 0.0 for a in kinds]
    best = max(worth)
    return [
        {
            "ammo": terms.AMMO[ammo],
            "icon": _AMMO_ICONS[ammo],
            "name": _said(names.ammo(ammo)),
            "hits": enemy.hits[ammo],
            "wounds": enemy.wounds[ammo],
            "hits_name": _said(Message("sector-scene-hits", count=enemy.hits[ammo])),
            "wounds_name": _said(Message("sector-scene-wounds", count=enemy.wounds[ammo])),
            "weak": value == best and best > min(worth),
        }
        for ammo, value in zip(kinds, worth, strict=True)
    ]


def _test(s: Mission) -> dict[str, Any] | None:
    """The test that is on, or whose dice still lie there; before a roll, those who may take it."""
    if s.asked < 0:
        return None
    step = s.tables.steps[s.asked]
    if step.verb != verbs.TEST:
        return None
    rollers = members(s.rollers or s.everyone())
    results: dict[str, str] = {}
    for number in rollers:
        if has(s.rollers & s.passed, number):
            results[str(number)] = "passed"
        elif has(s.rollers & s.failed, number):
            results[str(number)] = "failed"
    return {
        "trait": terms.TRAITS[step.trait],
        "icon": _TRAIT_ICONS[step.trait],
        "name": _said(names.trait(step.trait)),
        "need": step.need,
        "task": _said(_task(step)),
        "rollers": rollers,
        "results": results,
    }


def _task(step: Step) -> Message:
    """What has to be rolled, in a few words."""
    alone = step.who not in (terms.EACH, terms.OTHERS, terms.PASSED, terms.FAILED)
    judged = "alone" if alone else terms.JUDGED[step.judged]
    return Message(f"sector-scene-task-{judged}", need=step.need)
