"""The questions of an attack: where to shift, whom to aim at, whom to grant what; Backstab."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.souls.cards.terms import ARCS, PLACES, STRIKE
from bossrush.games.souls.questions.kinds import HeroQuestion, SoulsQuestion, numbered
from bossrush.games.souls.rules.attack_options import (
    AT_FOE,
    AT_NODE,
    FOR_HEROES,
    NO_TARGET,
    action_in,
    given_to_one,
    line_of,
    packed,
    possible_aims,
    slot_of,
    target_of,
)
from bossrush.games.souls.rules.character_movement import AROUND, ways
from bossrush.games.souls.rules.heroic_actions import backstabs
from bossrush.games.souls.table import names
from bossrush.games.souls.table.hero import held_in
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.view import odds

# -- ids of ways and uses -----------------------------------------------------------------------


def way_id(state: Dungeon, way: int) -> str:
    """A step: a node, or the arc of the boss to go around to."""
    return f"around-{ARCS[way - AROUND]}" if way >= AROUND else state.board().ids[way]


def way_of(state: Dungeon, text: str) -> int:
    if text.startswith("around-"):
        return AROUND + ARCS.index(text.removeprefix("around-"))
    return state.board().ids.index(text)


def way_points(state: Dungeon, hero: int, way: int) -> list[str]:
    if way >= AROUND:
        return [f"figure-{hero}"]
    return [state.board().ids[way], f"hero-{hero}"]


def use_id(state: Dungeon, use: int) -> str:
    """An action and its target: `left.1>foe-2`, `left.1@n3`, `right.0+hero-0`, `left.2`."""
    head = f"{PLACES[slot_of(use)]}.{line_of(use)}"
    target = target_of(use)
    if target == NO_TARGET:
        return head
    if target >= FOR_HEROES:
        mask = target - FOR_HEROES
        return head + "".join(f"+hero-{number}" for number in range(4) if mask >> number & 1)
    if target >= AT_NODE:
        return f"{head}@{state.board().ids[target - AT_NODE]}"
    return f"{head}>foe-{target - AT_FOE}"


def use_of(state: Dungeon, text: str) -> int:
    target = NO_TARGET
    if "+" in text:
        text, *names = text.split("+")
        target = FOR_HEROES + sum(1 << numbered(name, "hero") for name in sorted(set(names)))
    elif "@" in text:
        text, _, node = text.partition("@")
        target = AT_NODE + state.board().ids.index(node)
    elif ">" in text:
        text, _, foe = text.partition(">")
        target = AT_FOE + numbered(foe, "foe")
    place, _, line = text.partition(".")
    if not 0 <= int(line) < 8:
        raise ValueError(text)
    return packed(PLACES.index(place), int(line), target)


def target_points(state: Dungeon, target: int) -> list[str]:
    if target == NO_TARGET:
        return []
    if target >= FOR_HEROES:
        mask = target - FOR_HEROES
        return [f"figure-{number}" for number in range(4) if mask >> number & 1]
    if target >= AT_NODE:
        node = target - AT_NODE
        here = [f"foe-{number}" for number in state.foes_on(node)]
        return [state.board().ids[node], *here]
    foe = target - AT_FOE
    return [f"foe-{foe}", state.board().ids[state.fight.foes[foe].node]]


def use_label(state: Dungeon, hero: int, use: int) -> Message:
    held = held_in(state.party[hero], slot_of(use))
    name = names.card(state, held)
    target = target_of(use)
    if target == NO_TARGET:
        return Message("souls-option-use", card=name)
    if target >= FOR_HEROES:
        everybody = (1 << len(state.party)) - 1
        if everybody > 1 and target - FOR_HEROES == everybody:
            return Message("souls-option-use-all", card=name)
        heroes = names.heroes(state, target - FOR_HEROES)
        return Message("souls-option-use-for", card=name, heroes=heroes)
    if target >= AT_NODE:
        foes = names.foes(state, state.foes_on(target - AT_NODE))
        return Message("souls-option-use-on", card=name, foes=foes)
    return Message("souls-option-attack", card=name, foe=names.foe(state, target - AT_FOE))


def use_detail(state: Dungeon, hero: int, use: int, cost: int) -> Message:
    """What it costs, what it rolls, about how much it does."""
    action = action_in(state, hero, slot_of(use), line_of(use))
    what = names.action(action)
    if cost and cost >= state.party[hero].free():
        return Message("souls-detail-deadly", cost=cost)
    if action.kind == STRIKE and target_of(use) != NO_TARGET:
        mean = round(odds.blow(state, hero, use).mean * 10) / 10
        if action.text:
            text = Message(action.text)
            return Message("souls-detail-attack-text", cost=cost, action=what, mean=mean, text=text)
        return Message("souls-detail-attack", cost=cost, action=what, mean=mean)
    return Message("souls-detail-use", cost=cost, action=what)


class AskAim(SoulsQuestion):
    """Who is attacked?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        action = action_in(state, actor, state.fight.slot, state.fight.line)
        return possible_aims(state, actor, action)

    def option_id(self, state: Dungeon, value: int) -> str:
        if value >= AT_NODE:
            return state.board().ids[value - AT_NODE]
        return f"foe-{value - AT_FOE}"

    def value(self, state: Dungeon, option_id: str) -> int:
        if option_id.startswith("foe-"):
            return AT_FOE + numbered(option_id, "foe")
        return AT_NODE + state.board().ids.index(option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value >= AT_NODE:
            return Message(
                "souls-option-foes", foes=names.foes(state, state.foes_on(value - AT_NODE))
            )
        return Message("souls-option-foe", foe=names.foe(state, value - AT_FOE))

    def odds(self, state: Dungeon, actor: int, value: int) -> list[Odds]:
        return odds.of_use(state, actor, packed(state.fight.slot, state.fight.line, value))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return target_points(state, value)

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        return True


class AskShift(SoulsQuestion):
    """Shift to which node, or stay?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return [0, *(1 + way for way in ways(state, actor, False))]

    def option_id(self, state: Dungeon, value: int) -> str:
        return "stay" if value == 0 else way_id(state, value - 1)

    def value(self, state: Dungeon, option_id: str) -> int:
        return 0 if option_id == "stay" else 1 + way_of(state, option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == 0:
            return Message("souls-option-stay")
        if value - 1 >= AROUND:
            return Message("souls-option-arc", arc=names.arc(value - 1 - AROUND))
        return Message("souls-option-node", node=names.node(state, value - 1))

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        return [f"hero-{actor}"] if value == 0 else way_points(state, actor, value - 1)


class AskGrantTo(HeroQuestion):
    """Who gets what the attack grants?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        action = action_in(state, actor, state.fight.slot, state.fight.line)
        return given_to_one(state, actor, action)


class AskBackstab(SoulsQuestion):
    """Strike back at once?"""

    def options(self, state: Dungeon, actor: int) -> list[int]:
        return [0, *backstabs(state, actor, state.fight.acting)]

    def option_id(self, state: Dungeon, value: int) -> str:
        return "pass" if value == 0 else use_id(state, value)

    def value(self, state: Dungeon, option_id: str) -> int:
        return 0 if option_id == "pass" else use_of(state, option_id)

    def label(self, state: Dungeon, actor: int, value: int) -> Message:
        if value == 0:
            return Message("souls-option-pass")
        return use_label(state, actor, value)

    def detail(self, state: Dungeon, actor: int, value: int) -> Message | None:
        return None if value == 0 else use_detail(state, actor, value, 0)

    def odds(self, state: Dungeon, actor: int, value: int) -> list[Odds]:
        return [] if value == 0 else odds.of_use(state, actor, value)

    def points_at(self, state: Dungeon, actor: int, value: int) -> list[str]:
        if value == 0:
            return [f"hero-{actor}"]
        return [f"foe-{state.fight.acting}", f"hero-{actor}-{PLACES[slot_of(value)]}"]

    def reveals(self, state: Dungeon, actor: int, value: int) -> bool:
        return value != 0
