"""What is told between activations: the dungeon, the bonfire, treasure, bosses, endings."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.games.souls.cards.terms import BONFIRE, STANDARD
from bossrush.games.souls.table import names
from bossrush.games.souls.table.log import say
from bossrush.games.souls.table.owned_cards import card_of, upgrades_of
from bossrush.games.souls.table.state import Dungeon

# -- setting up -----------------------------------------------------------------------------------


def character_chosen(s: Dungeon, hero: int) -> None:
    message = Message("souls-told-character", hero=names.hero(s, hero))
    say(s, "choose", message, (f"hero-{hero}",), "setup.characters.choose")


def boss_chosen(s: Dungeon) -> None:
    message = Message("souls-told-boss-chosen", boss=Message(s.boss_card().name))
    say(s, "choose", message, (), "setup.boss.choose_mini")


def tile_dealt(s: Dungeon) -> None:
    message = Message("souls-told-tile-dealt", count=len(s.tiles) + 1)
    pieces = () if s.laid else ("dealt",)
    say(s, "draw", message, pieces, "setup.tiles.place", face=s.tables.face_ids[s.dealt])


def tile_laid(s: Dungeon, tile: int) -> None:
    one = s.tiles[tile]
    say(
        s,
        "move",
        Message("souls-told-tile-laid", number=tile + 1),
        (f"tile-{tile}",),
        "setup.tiles.aligned",
        x=one.x,
        y=one.y,
        turn=one.turn,
    )


def fog_placed(s: Dungeon) -> None:
    message = Message("souls-told-fog", number=s.fog_tile + 1, side=names.side(s.fog_side))
    say(s, "move", message, (f"tile-{s.fog_tile}",), "setup.fog_gate")


def section_begins(s: Dungeon) -> None:
    boss = Message(s.boss_card().name)
    if s.campaign == STANDARD:
        message = Message("souls-told-half", half=s.section + 1, boss=boss)
    else:
        section = s.tables.campaigns[s.campaign].sections[s.section]
        message = Message("souls-told-section", name=Message(section.name), boss=boss)
    say(s, "story", message, ("bonfire",), "setup.two_halves")


# -- the dungeon ----------------------------------------------------------------------------------


def party_moves(s: Dungeon) -> None:
    place = "bonfire" if s.at == BONFIRE else f"tile-{s.at}"
    message = Message("souls-told-party-moves", tile=names.tile(s, s.at))
    say(s, "move", message, ("party", place), "explore.move", to=place)


def encounter_turned(s: Dungeon) -> None:
    tile = s.tiles[s.at]
    name = Message(tile.encounter().name)
    message = Message("souls-told-encounter", name=name, level=tile.encounter().level)
    say(s, "draw", message, (f"tile-{s.at}",), "explore.enter_new", card=tile.encounter().id)


def boss_enters(s: Dungeon) -> None:
    message = Message("souls-told-boss-enters", boss=Message(s.boss_card().name))
    pieces = tuple(f"foe-{number}" for number in range(len(s.fight.foes)))
    say(s, "story", message, pieces, "boss.start.choice")


def placed(s: Dungeon, hero: int) -> None:
    node = s.party[hero].node
    ids = s.board().ids
    say(s, "move", None, (f"figure-{hero}", ids[node]), "encounter.place_characters", to=ids[node])


def aggro(s: Dungeon, hero: int) -> None:
    message = Message("souls-told-aggro", hero=names.hero(s, hero))
    say(s, "choose", message, (f"hero-{hero}",), "encounter.initial_aggro")


def behaviour_revealed(s: Dungeon, card: int) -> None:
    message = Message("souls-told-revealed", card=names.behaviour(s, card))
    pieces = (f"behaviour-{s.tables.behaviour_ids[card]}",)
    say(s, "draw", message, pieces, "boss.deck.gravestones", card=s.tables.behaviour_ids[card])


def behaviour_drawn(s: Dungeon, card: int) -> None:
    message = Message("souls-told-behaviour", card=names.behaviour(s, card))
    pieces = (f"behaviour-{s.tables.behaviour_ids[card]}",)
    say(s, "draw", message, pieces, "boss.activate.flip", card=s.tables.behaviour_ids[card])


# -- the bonfire ----------------------------------------------------------------------------------


def rested(s: Dungeon, paid: bool) -> None:
    key = "souls-told-rested" if paid else "souls-told-rested-free"
    say(s, "rest", Message(key, sparks=s.sparks), ("bonfire",), "rest.steps", sparks=s.sparks)


def bought(s: Dungeon) -> None:
    say(s, "souls", Message("souls-told-bought", souls=s.souls), ("treasure",), "andre.buy")


def luck_back(s: Dungeon, hero: int) -> None:
    message = Message("souls-told-luck-back", hero=names.hero(s, hero))
    say(s, "souls", message, (f"hero-{hero}",), "firekeeper.luck")


def spark_bought(s: Dungeon) -> None:
    message = Message("souls-told-spark", sparks=s.sparks)
    say(s, "souls", message, ("bonfire",), "campaign.sparks.buy")


def levelled(s: Dungeon, hero: int, stat: int) -> None:
    message = Message(
        "souls-told-levelled",
        hero=names.hero(s, hero),
        stat=names.stat(stat),
        value=s.party[hero].stat(stat),
    )
    say(s, "souls", message, (f"hero-{hero}",), "firekeeper.costs")


def chest_opened(s: Dungeon) -> None:
    say(s, "draw", Message("souls-told-chest"), (f"tile-{s.at}",), "terrain.chest.open")


# -- treasure -------------------------------------------------------------------------------------


def treasure_drawn(s: Dungeon, card: int) -> None:
    message = Message("souls-told-treasure", card=names.card(s, card))
    # Where only one thing can be done with the card, it has gone on before anybody sees it lie.
    say(s, "draw", message, ("treasure",), "andre.buy", card=s.tables.item_ids[card])


def ember_returned(s: Dungeon) -> None:
    say(s, "shuffle", Message("souls-told-ember-back"), ("treasure",), "ember.all_full")


def ember_given(s: Dungeon, hero: int) -> None:
    message = Message("souls-told-ember", hero=names.hero(s, hero))
    say(s, "use", message, (f"hero-{hero}",), "ember.gain")


def stored(s: Dungeon, held: int) -> None:
    message = Message("souls-told-stored", card=names.card(s, held))
    say(s, "trade", message, ("inventory",), "bonfire.inventory")


def equipped(s: Dungeon, hero: int, held: int, place: int) -> None:
    message = Message(
        "souls-told-equipped",
        hero=names.hero(s, hero),
        card=names.card(s, held),
        place=names.place(place),
    )
    say(s, "trade", message, (f"hero-{hero}",), "andre.swap.how")


def upgraded_card(s: Dungeon, hero: int, upgrade: int, held: int) -> None:
    message = Message(
        "souls-told-upgraded", upgrade=names.card(s, upgrade), card=names.card(s, card_of(held))
    )
    say(s, "trade", message, (f"hero-{hero}",), "equip.upgrade_placement")


def stripped_card(s: Dungeon, hero: int, held: int) -> None:
    message = Message(
        "souls-told-stripped",
        card=names.card(s, card_of(held)),
        upgrades=names.cards(s, upgrades_of(held)),
    )
    say(s, "trade", message, (f"hero-{hero}", "inventory"), "andre.upgrade.armour")


def sold(s: Dungeon, held: int) -> None:
    message = Message("souls-told-sold", card=names.card(s, held), souls=s.souls)
    say(s, "souls", message, ("inventory",), "campaign.sell")


def boss_treasure(s: Dungeon, cards: list[int]) -> None:
    message = Message("souls-told-boss-treasure", cards=names.cards(s, cards))
    say(s, "draw", message, ("inventory",), "boss.end.mini_reward")


# -- endings --------------------------------------------------------------------------------------


def encounter_won(s: Dungeon, reward: int) -> None:
    key = "souls-told-boss-won" if s.fight.boss else "souls-told-won"
    rule = "encounter.win.boss_souls" if s.fight.boss else "encounter.win.souls"
    say(s, "story", Message(key, souls=reward), (), rule, souls=reward)


def souls_lost(s: Dungeon, amount: int) -> None:
    say(s, "souls", Message("souls-told-souls-lost", souls=amount), (), "souls.lost")


def souls_dropped(s: Dungeon) -> None:
    message = Message("souls-told-dropped", souls=s.lost_souls)
    say(s, "souls", message, (), "souls.drop", souls=s.lost_souls)


def party_defeated(s: Dungeon) -> None:
    say(s, "story", Message("souls-told-defeated"), ("bonfire",), "encounter.loss.return")


def dashed(s: Dungeon) -> None:
    say(s, "story", Message("souls-told-dashed"), ("bonfire",), "campaign.dash.place")
