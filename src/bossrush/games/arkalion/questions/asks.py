"""What is asked beside the choice of an action: heroes, places, targets, yes or no."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Names, Question
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.arkalion.rules.guns import AIMS, struck_cells
from bossrush.games.arkalion.rules.moving import grapnel_places
from bossrush.games.arkalion.rules.targets import BASIC, THE_ARMOUR, add_shots, weapon_of
from bossrush.games.arkalion.table.board import (
    FIRST_ZONE,
    NEIGHBOURS,
    PLACES,
    PLACES_COUNT,
    distance,
)
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import ARMOUR, GRENADIER, LEGIONNAIRE, MORTAR, TILE, VOLLEY
from bossrush.games.arkalion.view import words

GO: Final = 0
STAY: Final = 1
CANCEL: Final = 127
STOP: Final = 1 << 14
"""No shot, or no further one; shots are weapon << 7 | target."""

# -- text ids shared by questions -----------------------------------------------------------


def weapon_id(s: Escape, weapon: int) -> str:
    return "basic" if weapon == BASIC else s.t.equipment_ids[weapon - 1]


def shot_id(s: Escape, shot: int) -> str:
    """A shot as text: D4:basic, armour:war_hammer."""
    target = shot & 127
    where = "armour" if target == THE_ARMOUR else PLACES[target]
    return f"{where}:{weapon_id(s, shot >> 7)}"


def shot_of(s: Escape, text: str) -> int:
    where, _, weapon = text.partition(":")
    target = THE_ARMOUR if where == "armour" else PLACES.index(where)
    number = BASIC if weapon == "basic" else s.t.equipment_ids.index(weapon) + 1
    return number << 7 | target


def shot_label(s: Escape, player: int, shot: int) -> Message:
    return Message(
        "arkalion-option-shot",
        target=words.target(s, shot & 127),
        weapon=words.weapon(s, player, shot >> 7),
    )


def shot_detail(s: Escape, player: int, shot: int) -> Message:
    """What a hit would bring."""
    target = shot & 127
    if target == THE_ARMOUR:
        return Message("arkalion-detail-armour", before=s.armour_hp, after=s.armour_hp - 1)
    kind = s.grid[target]
    if distance(s.heroes[player].at, target) == 1:
        return Message("arkalion-detail-melee", count=kind)
    if s.ground[target] == TILE:
        return Message("arkalion-detail-ranged")
    return Message("arkalion-detail-bare")


def shot_odds(s: Escape, player: int, shot: int) -> list[Odds]:
    chance = hit_chance(s, weapon_of(s, player, shot >> 7).accuracy)
    key = "arkalion-odds-hit" if shot & 127 == THE_ARMOUR else "arkalion-odds-kill"
    return [Odds(chance, Message(key))]


def hit_chance(s: Escape, accuracy: int) -> float:
    """How likely a roll reaches an Accuracy, hawk eye included."""
    miss = (accuracy - 1) / 6
    return 1 - miss * miss if s.reroll else 1 - miss


def shot_points(s: Escape, player: int, shot: int) -> list[str]:
    target = shot & 127
    if target == THE_ARMOUR:
        return ["armour", f"pawn-{player}"]
    return [f"enemy-{PLACES[target]}", PLACES[target], f"pawn-{player}"]


# -- set-up ---------------------------------------------------------------------------------


class ChooseHero(Question[Escape]):
    """Which of the heroes nobody has taken?"""

    def __init__(self) -> None:
        super().__init__("arkalion.ask-hero", moment=True)

    def options(self, state: Escape, actor: int) -> list[int]:
        return state.unused()

    def option_id(self, state: Escape, value: int) -> str:
        return state.t.sheet_ids[value]

    def value(self, state: Escape, option_id: str) -> int:
        return state.t.sheet_ids.index(option_id)

    def label(self, state: Escape, actor: int, value: int) -> Message:
        return Message(state.t.sheets[value].name)

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        return Message(state.t.sheets[value].ability_text)

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [f"sheet-{state.t.sheet_ids[value]}"]


class ChooseZone(Question[Escape]):
    """In which zone of the airship?"""

    def __init__(self, key: str) -> None:
        super().__init__(key)

    def options(self, state: Escape, actor: int) -> list[int]:
        return list(range(FIRST_ZONE, PLACES_COUNT))

    def option_id(self, state: Escape, value: int) -> str:
        return PLACES[value]

    def value(self, state: Escape, option_id: str) -> int:
        return PLACES.index(option_id)

    def prompt(self, state: Escape, actor: int) -> Message:
        return Message(self.key.replace(".", "-"), hero=words.object_(state, actor))

    def label(self, state: Escape, actor: int, value: int) -> Message:
        return Message(state.t.zones[value - FIRST_ZONE].name)

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        return Message(state.t.zones[value - FIRST_ZONE].text)

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [PLACES[value]]


# -- weapons and Abilities ------------------------------------------------------------------


class Aim(Question[Escape]):
    """Whom does an Ability's attack strike? The player may still think again, or leave it."""

    def options(self, state: Escape, actor: int) -> list[int]:
        found: list[int] = []
        any_card = state.heroes[actor].card().ability == VOLLEY
        add_shots(state, actor, any_card, state.aim, 0, found)
        found.append(STOP)
        return found

    def option_id(self, state: Escape, value: int) -> str:
        return "stop" if value == STOP else shot_id(state, value)

    def value(self, state: Escape, option_id: str) -> int:
        return STOP if option_id == "stop" else shot_of(state, option_id)

    def label(self, state: Escape, actor: int, value: int) -> Message:
        if value == STOP:
            return Message(f"{self.key}-stop".replace(".", "-"))
        return shot_label(state, actor, value)

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        return None if value == STOP else shot_detail(state, actor, value)

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [] if value == STOP else shot_points(state, actor, value)

    def odds(self, state: Escape, actor: int, value: int) -> list[Odds]:
        return [] if value == STOP else shot_odds(state, actor, value)

    def reveals(self, state: Escape, actor: int, value: int) -> bool:
        return value != STOP


class StepUp(Names[Escape]):
    """Does the Vigilante step onto the freed cell?"""

    def prompt(self, state: Escape, actor: int) -> Message:
        return Message("arkalion-ask-step", cell=words.cell(state.aim))

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [PLACES[state.aim] if value == GO else f"pawn-{actor}"]


class Bolt(Question[Escape]):
    """To which neighbour does the bolt leap?"""

    def options(self, state: Escape, actor: int) -> list[int]:
        found: list[int] = []
        for cell in NEIGHBOURS[state.aim]:
            pawn = state.grid[cell]
            if LEGIONNAIRE <= pawn <= GRENADIER and pawn <= state.power:
                found.append(cell)
        return found

    def option_id(self, state: Escape, value: int) -> str:
        return PLACES[value]

    def value(self, state: Escape, option_id: str) -> int:
        return PLACES.index(option_id)

    def label(self, state: Escape, actor: int, value: int) -> Message:
        return words.target(state, value)

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [f"enemy-{PLACES[value]}", PLACES[value]]

    def reveals(self, state: Escape, actor: int, value: int) -> bool:
        return state.ground[value] == TILE


class Cancellable(Question[Escape]):
    """A choice among places or tokens that may also be left."""

    def label(self, state: Escape, actor: int, value: int) -> Message:
        return Message("cancel")

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return []


class Grapnel(Cancellable):
    """Where does the grapnel take the Adventurer?"""

    def options(self, state: Escape, actor: int) -> list[int]:
        return [*grapnel_places(state, state.heroes[actor].at), CANCEL]

    def option_id(self, state: Escape, value: int) -> str:
        return "cancel" if value == CANCEL else PLACES[value]

    def value(self, state: Escape, option_id: str) -> int:
        return CANCEL if option_id == "cancel" else PLACES.index(option_id)

    def label(self, state: Escape, actor: int, value: int) -> Message:
        if value == CANCEL:
            return Message("cancel")
        return Message("arkalion-option-go", place=words.place(state, value))

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [] if value == CANCEL else [PLACES[value]]


class Scrounge(Cancellable):
    """Which token goes back into the bag?"""

    def options(self, state: Escape, actor: int) -> list[int]:
        tokens = state.heroes[actor].tokens
        found = [resource for resource in range(len(tokens)) if tokens[resource]]
        found.append(CANCEL)
        return found

    def option_id(self, state: Escape, value: int) -> str:
        return "cancel" if value == CANCEL else state.t.resource_ids[value]

    def value(self, state: Escape, option_id: str) -> int:
        return CANCEL if option_id == "cancel" else state.t.resource_ids.index(option_id)

    def label(self, state: Escape, actor: int, value: int) -> Message:
        return Message("cancel") if value == CANCEL else words.token(state, value)

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [] if value == CANCEL else [f"token-{actor}-{state.t.resource_ids[value]}"]

    def reveals(self, state: Escape, actor: int, value: int) -> bool:
        return value != CANCEL


# -- guns -----------------------------------------------------------------------------------


class FireGun(Cancellable):
    """Where is the gun aimed?"""

    def zone(self, state: Escape, actor: int) -> int:
        return state.heroes[actor].at - FIRST_ZONE

    def options(self, state: Escape, actor: int) -> list[int]:
        return [*AIMS[self.zone(state, actor)], CANCEL]

    def value(self, state: Escape, option_id: str) -> int:
        if option_id == "cancel":
            return CANCEL
        return PLACES.index(option_id.partition("-")[0])

    def label(self, state: Escape, actor: int, value: int) -> Message:
        if value == CANCEL:
            return Message("cancel")
        return Message("arkalion-option-fire-at", where=self.option_id(state, value))

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        """How many enemies it kills, and whether it hits the Armour."""
        if value == CANCEL:
            return None
        kills, tiles, armour = blast(state, self.zone(state, actor), value)
        return Message(
            "arkalion-detail-blast", kills=kills, tokens=tiles, armour="yes" if armour else "no"
        )

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        if value == CANCEL:
            return []
        zone = self.zone(state, actor)
        cells = struck_cells(zone, value)
        first = PLACES[value if zone == MORTAR else value + 1]
        return [first, *(PLACES[cell] for cell in cells if PLACES[cell] != first)]

    def reveals(self, state: Escape, actor: int, value: int) -> bool:
        if value == CANCEL:
            return False
        return blast(state, self.zone(state, actor), value)[1] > 0


class FireMortar(FireGun):
    """Any cell may be the centre of the blast."""

    def option_id(self, state: Escape, value: int) -> str:
        return "cancel" if value == CANCEL else PLACES[value]


class FireCannon(FireGun):
    """Three cells of one column on the cannon's own side."""

    def option_id(self, state: Escape, value: int) -> str:
        return "cancel" if value == CANCEL else f"{PLACES[value]}-{PLACES[value + 2]}"


def blast(s: Escape, zone: int, aim: int) -> tuple[int, int, bool]:
    """What a shot would do: enemies killed, tiles that fall, whether the Armour is hit."""
    kills = 0
    tiles = 0
    armour = False
    for cell in struck_cells(zone, aim):
        pawn = s.grid[cell]
        if LEGIONNAIRE <= pawn <= GRENADIER:
            kills += 1
            if s.ground[cell] == TILE:
                tiles += 1
        elif pawn == ARMOUR:
            armour = True
    return kills, tiles, armour


# -- yes or no ------------------------------------------------------------------------------


class Agree(Names[Escape]):
    """Does the other player agree to the trade?"""

    def prompt(self, state: Escape, actor: int) -> Message:
        return Message("arkalion-ask-agree", hero=words.object_(state, state.player()))

    def detail(self, state: Escape, actor: int, value: int) -> Message | None:
        if value != GO:
            return None
        return Message(
            "arkalion-detail-agree",
            gets=words.items(state, state.given),
            gives=words.items(state, state.taken),
        )

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [f"hero-{state.player()}"]


CHOOSE_HERO: Final = ChooseHero()
START_ZONE: Final = ChooseZone("arkalion.ask-start")
RETURN_ZONE: Final = ChooseZone("arkalion.ask-return")
AIM: Final = Aim("arkalion.ask-aim")
SECOND_AIM: Final = Aim("arkalion.ask-second-aim")
STEP_UP: Final = StepUp("arkalion.ask-step", ("step", "stay"))
BOLT: Final = Bolt("arkalion.ask-bolt")
GRAPNEL_TO: Final = Grapnel("arkalion.ask-grapnel")
SCROUNGE_FOR: Final = Scrounge("arkalion.ask-scrounge")
FIRE_MORTAR: Final = FireMortar("arkalion.ask-mortar")
FIRE_CANNON: Final = FireCannon("arkalion.ask-cannon")
CONFIRM: Final[Names[Escape]] = Names("arkalion.ask-confirm", ("fire", "hold"), moment=True)
AGREE: Final = Agree("arkalion.ask-agree", ("agree", "decline"))
