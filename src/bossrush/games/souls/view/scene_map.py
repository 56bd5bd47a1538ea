"""What clients draw of the dungeon: tiles and their doors, the bonfire, the fog gate."""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.message import Message
from bossrush.engine.scene import Badge, Card, Piece, Place, words
from bossrush.engine.sets import named
from bossrush.games.souls.cards import terms
from bossrush.games.souls.questions import answers
from bossrush.games.souls.rules.exploration import has_closed_chest
from bossrush.games.souls.rules.laying_tiles import neighbour, open_doors, placements
from bossrush.games.souls.table import phases
from bossrush.games.souls.table.state import NO_TILE, VICTORY, Dungeon
from bossrush.games.souls.view.sheets import said

BESIDE: Final = 8.0
"""Where the map begins, to the right of the nodes of a tile."""


def map_places(s: Dungeon) -> list[Place]:
    """The bonfire and every tile, each one by one, beside the nodes while there are any."""
    left = min([0, *(tile.x for tile in s.tiles)])
    top = min([0, *(tile.y for tile in s.tiles)])
    shift = BESIDE if in_encounter(s) else 0.0
    bonfire = Place(
        "bonfire",
        "room",
        words(Message("souls-scene-bonfire")),
        shift - left,
        -top,
        links=_links(s, terms.BONFIRE),
        badges=[Badge("sparks", words(Message("souls-scene-sparks")), "campfire", s.sparks)],
    )
    places = [bonfire]
    for number, tile in enumerate(s.tiles):
        places.append(
            Place(
                f"tile-{number}",
                "room",
                words(_tile_name(s, number)),
                shift + tile.x - left,
                tile.y - top,
                links=_links(s, number),
                state="up" if tile.up else "down",
                badges=_tile_badges(s, number),
            )
        )
    if s.phase == phases.PLACE_TILE and s.dealt >= 0:
        cells: list[tuple[int, int]] = []
        for answer in placements(s):
            cell = (answers.X.of(answer), answers.Y.of(answer))
            if cell not in cells:
                cells.append(cell)
        for x, y in cells:
            places.append(
                Place(f"cell-{x}-{y}", "cell", None, shift + x - left, y - top, state="free")
            )
    return places


def in_encounter(s: Dungeon) -> bool:
    return phases.PLACE_HEROES <= s.phase <= phases.WON and bool(s.fight.foes)


def _tile_name(s: Dungeon, number: int) -> Message:
    tile = s.tiles[number]
    if tile.card >= 0:
        return Message(tile.encounter().name)
    return Message("souls-scene-tile", number=number + 1, level=tile.level)


def _links(s: Dungeon, number: int) -> list[str]:
    links = []
    for side in range(4):
        other = neighbour(s, number, side)
        if other != NO_TILE:
            links.append("bonfire" if other == terms.BONFIRE else f"tile-{other}")
    return links


def _tile_badges(s: Dungeon, number: int) -> list[Badge]:
    tile = s.tiles[number]
    name = f"tile-{number}"
    badges = []
    if tile.level:
        title = words(Message("souls-scene-level"))
        badges.append(Badge(f"{name}-level", title, value=tile.level))
    if tile.card >= 0:
        for place, terrain in enumerate(tile.encounter().terrain):
            if terrain == terms.GRAVESTONE:
                title = words(Message("souls-terrain-gravestone"))
                badges.append(Badge(f"{name}-gravestone-{place}", title, "tombstone"))
        if has_closed_chest(s, number):
            title = words(Message("souls-terrain-chest"))
            badges.append(Badge(f"{name}-chest", title, "locked-chest", tone="good"))
    if s.lost_at == number:
        title = words(Message("souls-scene-lost-souls"))
        badges.append(Badge(f"{name}-souls", title, "soul-vessel", s.lost_souls, "good"))
    return badges


def map_pieces(s: Dungeon) -> list[Piece]:
    """The party, and the fog gate."""
    pieces = []
    if s.tiles or s.phase > phases.CHOOSE_BOSS:
        at = "bonfire" if s.at == terms.BONFIRE else f"tile-{s.at}"
        pieces.append(Piece("party", words(Message("souls-scene-party")), at, "campfire", "party"))
    if s.fog_tile >= 0:
        title = words(Message("souls-scene-fog"))
        state = terms.SIDES[s.fog_side] if s.fog_side >= 0 else ""
        pieces.append(Piece("fog", title, f"tile-{s.fog_tile}", "fog", "fog", state=state))
    return pieces


def dealt_card(s: Dungeon) -> list[Card]:
    """The tile that is being laid."""
    if s.dealt < 0:
        return []
    title = words(Message("souls-scene-dealt"))
    return [Card("dealt", title, kind="tile", at="choice")]


def map_facts(s: Dungeon) -> dict[str, Any]:
    """How tiles lie and are turned, for this game's own board."""
    facts: dict[str, Any] = {
        "bonfire": named(s.tables.bonfire_doors, terms.SIDES),
        "tiles": [
            {
                "id": f"tile-{number}",
                "face": s.tables.face_ids[tile.face],
                "x": tile.x,
                "y": tile.y,
                "turn": tile.turn,
                "doors": [name for side, name in enumerate(terms.SIDES) if tile.has_door(side)],
                "level": tile.level,
                "up": tile.up,
                "known": tile.card >= 0,
                "opened": tile.opened,
            }
            for number, tile in enumerate(s.tiles)
        ],
    }
    if s.dealt >= 0:
        facts["dealt"] = {
            "face": s.tables.face_ids[s.dealt],
            "doors": named(s.tables.faces[s.dealt].doors, terms.SIDES),
            "open": [{"x": x, "y": y, "side": terms.SIDES[side]} for x, y, side in open_doors(s)],
        }
    if s.fog_tile >= 0:
        facts["fog"] = {"tile": f"tile-{s.fog_tile}", "side": terms.SIDES[s.fog_side]}
    return facts


def campaign_facts(s: Dungeon) -> dict[str, Any]:
    """The campaign sheet: its sections, their bosses, and how far the party has come."""
    campaign = s.tables.campaigns[s.campaign]
    sections = []
    for number, section in enumerate(campaign.sections):
        bosses = []
        for stage, boss in enumerate(section.bosses):
            beaten = number < s.section or (number == s.section and stage < s.stage)
            beaten = beaten or s.ended == VICTORY
            bosses.append({"name": said(Message(s.tables.bosses[boss].name)), "beaten": beaten})
        state = "done" if all(boss["beaten"] for boss in bosses) else "ahead"
        if state == "ahead" and number == s.section:
            state = "now"
        sections.append({"name": said(Message(section.name)), "state": state, "bosses": bosses})
    return {"name": said(Message(campaign.name)), "sections": sections}
