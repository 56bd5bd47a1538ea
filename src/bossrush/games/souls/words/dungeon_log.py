"""What is told between activations: the dungeon, the bonfire, treasure, bosses, endings."""

from __future__ import annotations

from bossrush.engine.message import Listing, Message
from bossrush.games.souls.cards.terms import BONFIRE, STANDARD
from bossrush.games.souls.table.owned_cards import card_of, upgrades_of
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import names

# -- setting up -----------------------------------------------------------------------------------


def character_chosen(s: Dungeon, hero: int) -> None:
    message = Message("souls-told-character", hero=names.hero(s, hero))
    s.say("choose", message, (f"hero-{hero}",), "souls.setup.characters.choose")


def boss_chosen(s: Dungeon) -> None:
    message = Message("souls-told-boss-chosen", boss=names.boss(s), count=len(s.boss_card().foes))
    s.say("choose", message, (), "souls.setup.boss.choose_mini")


def tile_dealt(s: Dungeon) -> None:
    message = Message("souls-told-tile-dealt", count=len(s.tiles) + 1)
    pieces = () if s.laid else ("dealt",)
    s.say("draw", message, pieces, "souls.setup.tiles.place", face=s.tables.face_ids[s.dealt])


def tile_laid(s: Dungeon, tile: int) -> None:
    laid = s.tiles[tile]
    s.say(
        "move",
        Message("souls-told-tile-laid", number=tile + 1),
        (f"tile-{tile}",),
        "souls.setup.tiles.aligned",
        x=laid.x,
        y=laid.y,
        turn=laid.turn,
    )


def fog_placed(s: Dungeon) -> None:
    message = Message("souls-told-fog", number=s.fog_tile + 1, side=names.side(s.fog_side))
    s.say("move", message, (f"tile-{s.fog_tile}",), "souls.setup.fog_gate")


def section_begins(s: Dungeon) -> None:
    card = s.boss_card()
    if s.campaign == STANDARD:
        message = Message("souls-told-half", half=s.section + 1, boss=Message(card.name))
    else:
        section = s.tables.campaigns[s.campaign].sections[s.section]
        name = Message(section.name)
        message = Message("souls-told-section", name=name, boss=names.boss(s), count=len(card.foes))
    s.say("story", message, ("bonfire",), "souls.setup.two_halves")


# -- the dungeon ----------------------------------------------------------------------------------


def party_moves(s: Dungeon) -> None:
    place = "bonfire" if s.at == BONFIRE else f"tile-{s.at}"
    message = Message("souls-told-party-moves", tile=names.tile(s, s.at))
    s.say("move", message, ("party", place), "souls.explore.move", to=place)


def encounter_turned(s: Dungeon) -> None:
    tile = s.tiles[s.at]
    name = Message(tile.encounter().name)
    message = Message("souls-told-encounter", name=name, level=tile.encounter().level)
    s.say("draw", message, (f"tile-{s.at}",), "souls.explore.enter_new", card=tile.encounter().id)


def boss_enters(s: Dungeon) -> None:
    message = Message("souls-told-boss-enters", boss=names.boss(s), count=len(s.fight.foes))
    pieces = tuple(f"foe-{number}" for number in range(len(s.fight.foes)))
    s.say("story", message, pieces, "souls.boss.start.choice")


def placed(s: Dungeon, hero: int) -> None:
    node = s.board().ids[s.party[hero].node]
    s.say("move", None, (f"figure-{hero}", node), "souls.encounter.place_characters", to=node)


def aggro(s: Dungeon, hero: int) -> None:
    message = Message("souls-told-aggro", hero=names.hero(s, hero))
    s.say("choose", message, (f"hero-{hero}",), "souls.encounter.initial_aggro")


def behaviour_revealed(s: Dungeon, card: int) -> None:
    message = Message("souls-told-revealed", card=names.behaviour(s, card))
    pieces = (f"behaviour-{s.tables.behaviour_ids[card]}",)
    s.say("draw", message, pieces, "souls.boss.deck.gravestones", card=s.tables.behaviour_ids[card])


def behaviour_drawn(s: Dungeon, card: int) -> None:
    message = Message("souls-told-behaviour")
    pieces = (f"behaviour-{s.tables.behaviour_ids[card]}",)
    s.say("draw", message, pieces, "souls.boss.activate.flip", card=s.tables.behaviour_ids[card])


# -- the bonfire ----------------------------------------------------------------------------------


def rested(s: Dungeon, paid: bool) -> None:
    key = "souls-told-rested" if paid else "souls-told-rested-free"
    s.say("rest", Message(key, sparks=s.sparks), ("bonfire",), "souls.rest.steps", sparks=s.sparks)


def bought(s: Dungeon) -> None:
    s.say("souls", Message("souls-told-bought", souls=s.souls), ("treasure",), "souls.andre.buy")


def luck_back(s: Dungeon, hero: int) -> None:
    message = Message("souls-told-luck-back", hero=names.hero(s, hero))
    s.say("souls", message, (f"hero-{hero}",), "souls.firekeeper.luck")


def spark_bought(s: Dungeon) -> None:
    message = Message("souls-told-spark", sparks=s.sparks)
    s.say("souls", message, ("bonfire",), "souls.campaign.sparks.buy")


def levelled(s: Dungeon, hero: int, stat: int) -> None:
    message = Message(
        "souls-told-levelled",
        hero=names.hero(s, hero),
        stat=names.stat(stat),
        value=s.party[hero].stat(stat),
    )
    s.say("souls", message, (f"hero-{hero}",), "souls.firekeeper.costs")


def chest_opened(s: Dungeon) -> None:
    s.say("draw", Message("souls-told-chest"), (f"tile-{s.at}",), "souls.terrain.chest.open")


# -- treasure -------------------------------------------------------------------------------------


def treasure_drawn(s: Dungeon, card: int) -> None:
    message = Message("souls-told-treasure", card=names.card(s, card))
    # Where only one thing can be done with the card, it has gone on before anybody sees it lie.
    s.say("draw", message, ("treasure",), "souls.andre.buy", card=s.tables.item_ids[card])


def ember_returned(s: Dungeon) -> None:
    s.say("shuffle", Message("souls-told-ember-back"), ("treasure",), "souls.ember.all_full")


def ember_given(s: Dungeon, hero: int) -> None:
    message = Message("souls-told-ember", hero=names.hero(s, hero))
    s.say("use", message, (f"hero-{hero}",), "souls.ember.gain")


def stored(s: Dungeon, held: int) -> None:
    message = Message("souls-told-stored", card=names.card(s, held))
    s.say("trade", message, ("inventory",), "souls.bonfire.inventory")


def equipped(s: Dungeon, hero: int, held: int, place: int) -> None:
    message = Message(
        "souls-told-equipped",
        hero=names.hero(s, hero),
        card=names.card(s, held),
        place=names.place(place),
    )
    s.say("trade", message, (f"hero-{hero}",), "souls.andre.swap.how")


def upgraded_card(s: Dungeon, hero: int, upgrade: int, held: int) -> None:
    message = Message(
        "souls-told-upgraded", upgrade=names.card(s, upgrade), card=names.card(s, card_of(held))
    )
    s.say("trade", message, (f"hero-{hero}",), "souls.equip.upgrade_placement")


def stripped_card(s: Dungeon, hero: int, held: int) -> None:
    message = Message(
        "souls-told-stripped",
        card=names.card(s, card_of(held)),
        upgrades=names.cards(s, upgrades_of(held)),
    )
    s.say("trade", message, (f"hero-{hero}", "inventory"), "souls.andre.upgrade.armour")


def sold(s: Dungeon, held: int) -> None:
    message = Message("souls-told-sold", card=names.card(s, held), souls=s.souls)
    s.say("souls", message, ("inventory",), "souls.campaign.sell")


def boss_treasure(s: Dungeon, cards: list[int]) -> None:
    message = Message("souls-told-boss-treasure", cards=names.cards(s, cards))
    s.say("draw", message, ("inventory",), "souls.boss.end.mini_reward")


# -- endings --------------------------------------------------------------------------------------


def encounter_won(s: Dungeon, reward: int) -> None:
    key = "souls-told-boss-won" if s.fight.boss else "souls-told-won"
    rule = "souls.encounter.win.boss_souls" if s.fight.boss else "souls.encounter.win.souls"
    s.say("story", Message(key, souls=reward), (), rule, souls=reward)


def souls_lost(s: Dungeon, amount: int) -> None:
    s.say("souls", Message("souls-told-souls-lost", souls=amount), (), "souls.souls.lost")


def souls_dropped(s: Dungeon) -> None:
    message = Message("souls-told-dropped", souls=s.lost_souls)
    s.say("souls", message, (), "souls.souls.drop", souls=s.lost_souls)


def embers_lost(s: Dungeon, heroes: list[int]) -> None:
    lit = Listing([names.hero(s, hero) for hero in heroes])
    message = Message("souls-told-embers-lost", heroes=lit)
    s.say("use", message, tuple(f"hero-{hero}" for hero in heroes), "souls.ember.lost")


def party_defeated(s: Dungeon) -> None:
    s.say("story", Message("souls-told-defeated"), ("bonfire",), "souls.encounter.loss.return")


def dashed(s: Dungeon) -> None:
    s.say("story", Message("souls-told-dashed"), ("bonfire",), "souls.campaign.dash.place")
