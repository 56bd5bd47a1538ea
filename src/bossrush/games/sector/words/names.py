"""Names and labels: how the rules speak of crew, items, dice and actions."""

from __future__ import annotations

from bossrush.engine.message import Listing, Mention, Message
from bossrush.games.sector.cards.tables import Use
from bossrush.games.sector.cards.terms import (
    ACTIONS,
    ADVANCED,
    AMMO,
    AMMO_DIE,
    CREW_DIE,
    DRONE,
    FIGHT,
    FUNCTIONS,
    RELOAD,
    SHOOT,
    SHOWN,
    TRAITS,
)
from bossrush.games.sector.cards.verbs import REROLL, SET_DIE
from bossrush.games.sector.questions import answers
from bossrush.games.sector.rules.combat_actions import action_of
from bossrush.games.sector.rules.symbols import close_value, hit_dice_of_shot, ranged_value
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.tray import face_of, gun_of


def crew(s: Mission, number: int) -> Mention:
    """A crewmember's name, lit in the scene."""
    card = s.crew[number].card
    if card < 0:
        return Mention(f"crew-{number}", Message("sector-crew-unnamed", number=number + 1))
    return Mention(f"crew-{number}", Message(s.tables.crew[card].name))


def gender(s: Mission, number: int) -> str:
    """For languages whose words agree with the crewmember."""
    card = s.crew[number].card
    return s.tables.crew[card].gender if card >= 0 else "m"


def several(s: Mission, numbers: list[int]) -> Listing:
    pieces: list[Message | Mention | str] = []
    pieces.extend(crew(s, number) for number in numbers)
    return Listing(pieces)


def item(s: Mission, number: int) -> Mention:
    card = s.tables.items[number]
    return Mention(card.id, Message(card.name))


def implant(s: Mission, crew: int) -> Mention:
    """A crewmember's cybernetic, lit in the scene."""
    return Mention(f"implant-{crew}", Message(s.tables.cybernetics[s.crew[crew].cybernetic].name))


def items(s: Mission, numbers: list[int]) -> Listing:
    pieces: list[Message | Mention | str] = []
    pieces.extend(item(s, number) for number in numbers)
    return Listing(pieces)


def trait(number: int) -> Message:
    return Message(f"sector-trait-{TRAITS[number]}")


def shown(face: int) -> Message:
    """What a crew die shows: a trait, or its double."""
    return Message(f"sector-shown-{SHOWN[face]}")


def ammo(number: int) -> Message:
    return Message(f"sector-ammo-{AMMO[number]}")


def face(s: Mission, die: str, name: str) -> Message:
    """The face of a common die, in the words of the pack that brought it."""
    key = s.tables.face_names.get(f"{die}.{name}", "")
    return Message(key) if key else Message("sector-face", face=name)


def ammo_die(s: Mission, die: int) -> Message:
    """An ammo die of the tray."""
    kind = s.tables.ammo_dice[s.tables.items[gun_of(die)].ammo]
    return face(s, kind.key, kind.faces[face_of(die)])


def item_detail(s: Mission, number: int) -> Message:
    """What an item is: its slots and its ammo, or its text."""
    card = s.tables.items[number]
    if card.gun:
        return Message(
            "sector-detail-gun",
            loaded=s.loaded[number],
            capacity=card.capacity,
            ammo=ammo(card.ammo),
            slots=card.slots,
        )
    return Message(card.text)


def action(s: Mission, answer: int) -> Message:
    """An action as its button says it."""
    if answers.SHOOT_ONE.fits(answer):
        gun = item(s, answers.GUN.of(answer))
        return Message("sector-action-shoot", item=gun, rate=answers.RATE.of(answer))
    if answers.SHOOT_TWO.fits(answer):
        return Message(
            "sector-action-shoot-two",
            item=item(s, answers.GUN.of(answer)),
            rate=answers.RATE.of(answer),
            other=item(s, answers.SECOND_GUN.of(answer)),
            rate2=answers.SECOND_RATE.of(answer),
        )
    if answers.RELOAD_GUN.fits(answer):
        return Message("sector-action-reload", item=item(s, answers.GUN.of(answer)))
    if answers.ACTIVATE_DRONE.fits(answer):
        drone = s.tables.drones[s.drone]
        if drone.advanced < 0:
            return Message("sector-action-drone")
        function = answers.FUNCTION.of(answer)
        name = drone.advanced_name if function == ADVANCED else drone.basic_name
        return Message(f"sector-action-drone-{FUNCTIONS[function]}", name=Message(name))
    if answers.TRADE_WITH.fits(answer):
        return Message("sector-action-trade", crew=crew(s, answers.PARTNER.of(answer)))
    return Message(f"sector-action-{ACTIONS[action_of(answer)]}")


def declared(s: Mission, number: int) -> Message:
    """What a crewmember has declared, in short."""
    kind = Message(f"sector-scene-action-{ACTIONS[s.crew[number].action]}")
    return Message("sector-detail-declared", action=kind)


def action_detail(s: Mission, answer: int) -> Message:
    """What an action costs or risks, in one line."""
    kind = action_of(answer)
    if kind == SHOOT:
        dice = hit_dice_of_shot(s)
        return Message("sector-detail-shoot", loss=ranged_value(s), dice=dice)
    if kind == FIGHT:
        return Message("sector-detail-fight", loss=close_value(s))
    if kind == RELOAD:
        gun = answers.GUN.of(answer)
        card = s.tables.items[gun]
        return Message("sector-detail-reload", loaded=s.loaded[gun], capacity=card.capacity)
    if kind == DRONE:
        drone = s.tables.drones[s.drone]
        advanced = answers.FUNCTION.of(answer) == ADVANCED
        text = drone.advanced_text if advanced else drone.basic_text
        return Message(text) if text else Message("sector-detail-drone", barred=barred(s))
    return Message(f"sector-detail-{ACTIONS[kind]}")


def barred(s: Mission) -> str:
    """Whether the drone's user uses no items in that round, for sentences that say so."""
    return "true" if s.drone_blocks else "false"


def trade_label(s: Mission, trader: int, number: int) -> Message:
    """A card in a TRADE: given or taken, drafted or not yet."""
    drafted = "true" if number in s.draft else "false"
    partner = crew(s, s.crew[trader].partner)
    if number in s.crew[trader].pack:
        return Message("sector-trade-give", item=item(s, number), crew=partner, drafted=drafted)
    return Message("sector-trade-take", item=item(s, number), crew=partner, drafted=drafted)


def use(s: Mission, card: Use, variant: int) -> Message:
    """Something used, and on what: the face a die is turned to, the die that is re-rolled."""
    name = Message(card.name)
    for step in s.tables.lists[card.steps]:
        if step.verb == SET_DIE and step.die == CREW_DIE:
            return Message("sector-use-turn", card=name, shown=shown(step.faces[variant]))
        if step.verb == REROLL and step.die == AMMO_DIE and step.amount == 1:
            return Message("sector-use-reroll", card=name, face=ammo_die(s, s.ammo[variant]))
    return Message("sector-use", card=name)
