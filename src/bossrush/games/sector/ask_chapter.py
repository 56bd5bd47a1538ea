"""The questions of setup and of chapters: who, which branch, which card."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.games.sector import odds, words
from bossrush.games.sector.ask import Ask, AskCrew, AskIds, AskItem
from bossrush.games.sector.helps import can_load_gun
from bossrush.games.sector.inventory import ammo_of, ammo_of_crew, carries
from bossrush.games.sector.state import Mission
from bossrush.games.sector.tables import ChoiceOption, Tables
from bossrush.games.sector.terms import DAMAGE, EITHER, HEAL, LOSE_AMMO, LOSE_ITEM, SPEND, TEST


class ChooseCrew(AskIds):
    """Which crewmember? Those nobody has chosen yet."""

    def ids(self, t: Tables) -> list[str]:
        return t.crew_ids

    def options(self, state: Mission, actor: int) -> list[int]:
        taken = [member.card for member in state.crew]
        return [card for card in range(len(self.ids(state.t))) if card not in taken]

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message(state.t.crew[value].name)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        might, cunning, wisdom = state.t.crew[value].ratings
        return Message("sector-detail-ratings", might=might, cunning=cunning, wisdom=wisdom)


class ChooseCybernetic(AskIds):
    """Which cybernetic? Those nobody has chosen yet."""

    def ids(self, t: Tables) -> list[str]:
        return t.cybernetic_ids

    def options(self, state: Mission, actor: int) -> list[int]:
        taken = [member.cybernetic for member in state.crew]
        return [card for card in range(len(self.ids(state.t))) if card not in taken]

    def prompt(self, state: Mission, actor: int) -> Message:
        return Message("sector-ask-cybernetic", crew=words.crew(state, actor))

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message(state.t.cybernetics[value].name)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message(state.t.cybernetics[value].text)


class ChooseDrone(AskIds):
    """Which of the pack's drones flies with the crew?"""

    def ids(self, t: Tables) -> list[str]:
        return t.drone_ids

    def options(self, state: Mission, actor: int) -> list[int]:
        drones = state.t.drones
        return [card for card in range(len(drones)) if drones[card].advanced >= 0]

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message(state.t.drones[value].name)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        return Message(state.t.drones[value].advanced_text)


class NameLeader(AskCrew):
    """Who turns the next card?"""

    def reveals(self, state: Mission, actor: int, value: int) -> bool:
        return True


class ChooseOption(Ask):
    """What does the crew do? The options whose conditions are met."""

    def options(self, state: Mission, actor: int) -> list[int]:
        found: list[int] = []
        for number, option in enumerate(state.t.steps[state.asked].options):
            if option.free or met(state, option):
                found.append(number)
        return found

    def option_id(self, state: Mission, value: int) -> str:
        return f"option-{value + 1}"

    def value(self, state: Mission, option_id: str) -> int:
        head, _, number = option_id.partition("-")
        if head != "option":
            raise ValueError(option_id)
        return int(number) - 1

    def prompt(self, state: Mission, actor: int) -> Message:
        asked = state.t.steps[state.asked].text
        return Message(asked) if asked else Message("sector-ask-option")

    def label(self, state: Mission, actor: int, value: int) -> Message:
        return Message(state.t.steps[state.asked].options[value].label)

    def detail(self, state: Mission, actor: int, value: int) -> Message | None:
        hint = state.t.steps[state.asked].options[value].hint
        return Message(hint) if hint else None

    def points_at(self, state: Mission, actor: int, value: int) -> list[str]:
        return ["card"]

    def odds(self, state: Mission, actor: int, value: int) -> list[Odds]:
        return odds.of_option(state, state.t.steps[state.asked].options[value])


def met(s: Mission, option: ChoiceOption) -> bool:
    """Whether the crew have what an option requires."""
    if option.flag >= 0 and not s.flag(option.flag):
        return False
    if option.item >= 0 and not any(carries(s, n, option.item) for n in range(len(s.crew))):
        return False
    if option.ammo >= -1 and ammo_of_crew(s, option.ammo) < option.amount:
        return False
    return not option.hp or any(member.hp > option.hp for member in s.crew)


class NameOne(AskCrew):
    """Who is it? Those the step can be about."""

    def options(self, state: Mission, actor: int) -> list[int]:
        return candidates(state)

    def odds(self, state: Mission, actor: int, value: int) -> list[Odds]:
        step = state.t.steps[state.asked]
        return [odds.test_of(state, step, value)] if step.verb == TEST else []


def candidates(s: Mission) -> list[int]:
    """Whom the group may name for the step at hand."""
    step = s.t.steps[s.asked]
    everyone = list(range(len(s.crew)))
    able = everyone
    if step.verb == LOSE_ITEM:
        able = [n for n in everyone if carries(s, n, step.category)]
    elif step.verb == LOSE_AMMO:
        most = max(ammo_of(s, n, step.ammo) for n in everyone)
        wanted = min(step.amount, most)
        able = [n for n in everyone if wanted and ammo_of(s, n, step.ammo) >= wanted]
    elif step.verb in (DAMAGE, SPEND):
        able = [n for n in everyone if s.crew[n].hp > step.amount]
    elif step.verb == HEAL and s.hp_cap:
        able = [n for n in everyone if s.crew[n].hp < s.hp_cap]
    return able or everyone


class NamePartner(AskCrew):
    """Which other crewmember?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        able = [number for number in candidates(state) if number != actor]
        return able or [number for number in range(len(state.crew)) if number != actor]


class NameLowest(AskCrew):
    """Who of those with the fewest HP?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        lowest = min(member.hp for member in state.crew)
        return [number for number, member in enumerate(state.crew) if member.hp == lowest]


class GiveUpItem(AskItem):
    """Which item does this crewmember lose?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        category = state.t.steps[state.asked].category
        return [
            item
            for item in state.crew[actor].pack
            if category == EITHER or state.t.items[item].category == category
        ]


class GiveUpAmmo(AskItem):
    """From which weapon is an ammo die lost?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        ammo = state.t.steps[state.asked].ammo
        found: list[int] = []
        for number, member in enumerate(state.crew):
            if actor not in (-1, number):
                continue
            for item in member.pack:
                card = state.t.items[item]
                if card.gun and state.loaded[item] and (ammo < 0 or card.ammo == ammo):
                    found.append(item)
        return found


class ChooseGun(AskItem):
    """Which weapon is loaded?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        return loadable(state, actor)


def loadable(s: Mission, crew: int) -> list[int]:
    return [item for item in s.crew[crew].pack if can_load_gun(s, item)]


class DraftedItem(AskItem):
    """One of the cards that lie ready: a starting weapon to take, a weapon to load first."""

    def options(self, state: Mission, actor: int) -> list[int]:
        return state.draft[:]

    def prompt(self, state: Mission, actor: int) -> Message:
        if actor < 0:
            return super().prompt(state, actor)
        return Message("sector-ask-weapon", crew=words.crew(state, actor))


class ReplicateItem(AskItem):
    """Which card of the discard pile is replicated?"""

    def options(self, state: Mission, actor: int) -> list[int]:
        category = state.t.steps[state.asked].category
        return [
            item
            for item in state.discard
            if category == EITHER or state.t.items[item].category == category
        ]
