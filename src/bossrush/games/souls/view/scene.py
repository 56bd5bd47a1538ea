"""What clients draw: the nodes and who stands on them, or the dungeon; sheets; everything open."""

from __future__ import annotations

from typing import Any

from bossrush.engine.message import Message
from bossrush.engine.scene import (
    Badge,
    Card,
    Die,
    Page,
    Path,
    Piece,
    Pile,
    Place,
    Scene,
    Track,
    Words,
    words,
)
from bossrush.engine.sets import has
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.dice import colour_of, face_of
from bossrush.games.souls.rules.setup import boss_choices, free_characters
from bossrush.games.souls.table import phases
from bossrush.games.souls.table.state import BOSS_ROOM, VICTORY, Dungeon
from bossrush.games.souls.view.intents import intents, plain
from bossrush.games.souls.view.scene_bonfire import at_bonfire, bonfire_facts
from bossrush.games.souls.view.scene_boss import behaviour_cards, boss_areas, boss_facts
from bossrush.games.souls.view.scene_foes import foe_facts, foe_pieces
from bossrush.games.souls.view.scene_map import (
    campaign_facts,
    dealt_card,
    in_encounter,
    map_facts,
    map_pieces,
    map_places,
)
from bossrush.games.souls.view.sheets import card, conditions, defence, facts, said, sheet
from bossrush.games.souls.words import names

TERRAIN_ICONS = ("barrel", "tombstone", "locked-chest")


def scene(s: Dungeon, seat: int | None) -> Scene:
    """The table as everybody sees it: nothing here is hidden from anyone."""
    fighting = in_encounter(s)
    foreseen = intents(s) if fighting and _settled(s) else []
    cards = _cards(s)
    return Scene(
        game="souls",
        where=_where(s),
        places=[*(_nodes(s) if fighting else []), *map_places(s), *_zones(cards)],
        pieces=[*map_pieces(s), *(_figures(s) if fighting else _party(s)), *foe_pieces(s)],
        areas=boss_areas(s) if fighting else [],
        paths=[
            Path(f"intent-{intent.foe}", [s.board().ids[node] for node in intent.path], "bad")
            for intent in foreseen
            if len(intent.path) > 1
        ],
        cards=cards,
        tray=_tray(s),
        piles=_piles(s),
        tracks=_tracks(s),
        sheets=[sheet(s, number) for number in range(len(s.party))],
        pages=_pages(s),
        board=_board(s, [plain(s, intent) for intent in foreseen]),
    )


def _zones(cards: list[Card]) -> list[Place]:
    """Where cards and dice lie. One that holds nothing goes without a name, so nobody reads it out.

    The inventory is worth knowing of even when it is empty.
    """
    zones = [Place("inventory", "zone", words(Message("souls-scene-inventory")))]
    used = {card.at for card in cards}
    for zone in ("choice", "drawn", "seen", "discard"):
        name = words(Message(f"souls-scene-{zone}")) if zone in used else None
        zones.append(Place(zone, "zone", name))
    return [*zones, Place("tray", "zone")]


def _settled(s: Dungeon) -> bool:
    """Whether everybody stands somewhere, so that it can be seen who would be hit."""
    return s.fight.aggro >= 0 and all(character.node >= 0 for character in s.party)


def _where(s: Dungeon) -> list[Words]:
    if s.phase <= phases.CHOOSE_BOSS:
        return [words(Message("souls-scene-setup"))]
    lines = []
    if s.campaign != terms.STANDARD:
        sections = s.tables.campaigns[s.campaign].sections
        section = sections[min(s.section, len(sections) - 1)]
        lines.append(words(Message(section.name)))
    elif not s.practice:
        lines.append(words(Message("souls-scene-half", half=s.section + 1)))
    if in_encounter(s):
        lines.append(words(_fought(s)))
        if phases.FOES_BEGIN <= s.phase <= phases.FOE_END:
            lines.append(words(Message("souls-scene-foes")))
        elif s.phase in (phases.HERO_ACTS, phases.HERO_ENDS) and s.fight.hero >= 0:
            hero = names.hero(s, s.fight.hero)
            lines.append(words(Message("souls-scene-hero", hero=hero)))
    elif s.phase == phases.EXPLORE:
        lines.append(words(Message("souls-scene-explore")))
    return lines


def _fought(s: Dungeon) -> Message:
    """The encounter, or the boss and what is left of it."""
    if not s.fight.boss:
        return Message(s.tiles[s.at].encounter().name)
    boss = Message(s.boss_card().name)
    left = sum(foe.health for foe in s.fight.foes if foe.node >= 0)
    most = sum(foe.card().health for foe in s.fight.foes)
    return Message("souls-scene-boss", boss=boss, health=left, most=max(left, most))


# -- the nodes ------------------------------------------------------------------------------------


def _nodes(s: Dungeon) -> list[Place]:
    board = s.board()
    return [
        Place(
            board.ids[node],
            "node",
            words(Message("souls-node", row=board.rows[node] + 1, col=board.cols[node] + 1)),
            float(board.cols[node]),
            float(board.rows[node]),
            links=[board.ids[other] for other in board.near[node]],
            state=_node_state(s, node),
            badges=_node_badges(s, node),
        )
        for node in range(len(board.ids))
    ]


def _terrain(s: Dungeon, node: int) -> int:
    if s.fight.boss:
        return terms.NO_TERRAIN
    places = s.board().terrain
    return s.terrain_at(places.index(node)) if node in places else terms.NO_TERRAIN


def _node_state(s: Dungeon, node: int) -> str:
    board = s.board()
    terrain = _terrain(s, node)
    if terrain != terms.NO_TERRAIN:
        return "blocked" if s.is_blocked(node) else "broken"
    if s.door >= 0 and node in board.doors[s.door]:
        return "entry"
    return ""


def _node_badges(s: Dungeon, node: int) -> list[Badge]:
    name = s.board().ids[node]
    badges = []
    terrain = _terrain(s, node)
    if terrain != terms.NO_TERRAIN:
        key = terms.TERRAIN[terrain]
        if terrain == terms.BARREL and not s.is_blocked(node):
            key = "broken-barrel"
        title = words(Message(f"souls-terrain-{key}"))
        tone = "off" if key == "broken-barrel" else ""
        badges.append(Badge(f"{name}-terrain", title, TERRAIN_ICONS[terrain], tone=tone))
    if not s.fight.boss:
        traps = s.tiles[s.at].traps
        if traps and traps[node]:
            badges.append(_trap(s, node, traps[node]))
    here = BOSS_ROOM if s.fight.boss else s.at
    if s.lost_souls and s.lost_at == here and s.lost_node == node:
        title = words(Message("souls-scene-lost-souls"))
        badges.append(Badge(f"{name}-souls", title, "soul-vessel", s.lost_souls, "good"))
    return badges


def _trap(s: Dungeon, node: int, mark: int) -> Badge:
    """A trap token: what it is only once somebody has turned it over."""
    name = f"{s.board().ids[node]}-trap"
    sprung = has(s.fight.sprung, node)
    if mark < terms.KNOWN_TRAP:
        return Badge(name, words(Message("souls-scene-trap")), "wolf-trap", tone="bad")
    trap = s.tables.traps[mark - terms.KNOWN_TRAP]
    tone = "off" if sprung or not trap.damage else "bad"
    return Badge(name, words(Message(trap.name)), "wolf-trap", trap.damage or None, tone)


# -- figures --------------------------------------------------------------------------------------


def _party(s: Dungeon) -> list[Piece]:
    """Outside encounters the characters stand together on their tile."""
    if s.phase <= phases.CHOOSE_BOSS or not s.tiles:
        return []
    at = "bonfire" if s.at == terms.BONFIRE else f"tile-{s.at}"
    return [_figure(s, number, at) for number in range(len(s.party))]


def _figures(s: Dungeon) -> list[Piece]:
    ids = s.board().ids
    return [
        _figure(s, number, ids[character.node] if character.node >= 0 else "")
        for number, character in enumerate(s.party)
    ]


def _figure(s: Dungeon, number: int, at: str) -> Piece:
    character = s.party[number]
    badges = conditions(character.conditions, f"figure-{number}")
    return Piece(
        f"figure-{number}",
        words(Message(character.card().name)),
        at,
        character.card().icon,
        "hero",
        character.seat,
        facing=character.place if character.place >= 0 else None,
        state="aggro" if s.fight.aggro == number else "",
        badges=badges,
    )


# -- cards, dice, piles ---------------------------------------------------------------------------


def _cards(s: Dungeon) -> list[Card]:
    cards = dealt_card(s)
    if s.phase == phases.CHOOSE_CHARACTER:
        for number in free_characters(s):
            board = s.tables.characters[number]
            text = words(Message(board.heroic_text))
            name = words(Message(board.name))
            cards.append(Card(f"choice-{board.id}", name, text, board.icon, "character", "choice"))
    elif s.phase == phases.CHOOSE_BOSS:
        for number in boss_choices(s):
            boss = s.tables.bosses[number]
            foe = s.tables.foes[boss.foes[0]]
            text = words(Message(foe.special_text))
            name = words(Message(boss.name))
            cards.append(Card(f"choice-{boss.id}", name, text, foe.icon, "boss", "choice"))
    for place, held in enumerate(s.inventory):
        cards.append(card(s, held, f"stock-{place}", "inventory"))
    for place, held in enumerate(s.drawn):
        cards.append(card(s, held, f"drawn-{place}", "drawn"))
    cards.extend(behaviour_cards(s))
    return cards


def _tray(s: Dungeon) -> list[Die]:
    fight = s.fight
    tray = []
    seat = s.seat_of(fight.roller) if fight.roller >= 0 else None
    for place, die in enumerate(fight.tray):
        kind = s.tables.dice[colour_of(die)]
        face = kind.faces[face_of(die)]
        name = words(Message(f"outcome-{face}"))
        tray.append(Die(f"tray-{place}", kind.key, face, kind.faces, name, "tray", seat=seat))
    return tray


def _piles(s: Dungeon) -> list[Pile]:
    treasure = words(Message("souls-scene-treasure"))
    piles = [Pile("treasure", treasure, s.treasure.size(), "locked-chest")]
    if s.fight.boss and s.fight.foes:
        name = words(Message("souls-scene-behaviours"))
        piles.append(Pile("behaviours", name, s.fight.deck.size(), "card-draw"))
    return piles


def _tracks(s: Dungeon) -> list[Track]:
    souls = words(Message("souls-scene-souls"))
    sparks = words(Message("souls-scene-sparks"))
    return [
        Track("souls", souls, s.souls, style="figure", icon="soul-vessel"),
        Track("spark-dial", sparks, s.sparks, 0, s.max_sparks(), "ticks", "campfire"),
    ]


def _pages(s: Dungeon) -> list[Page]:
    if s.ended and not s.practice:
        key = "victory" if s.ended == VICTORY else "defeat"
        if s.campaign != terms.STANDARD:
            key = f"campaign_{key}"
        name, text = s.tables.epilogues[key]
        return [Page("page", words(Message(name)), "epilogue", [words(Message(text))])]
    pages = []
    if s.campaign != terms.STANDARD and s.section < len(s.tables.campaigns[s.campaign].sections):
        section = s.tables.campaigns[s.campaign].sections[s.section]
        body = [words(Message(section.story))]
        pages.append(Page("page", words(Message(section.name)), "story", body))
    if s.fight.boss and s.fight.foes:
        for number, foe in enumerate(s.fight.foes):
            if foe.node >= 0:
                body = [words(Message(foe.card().special_text))]
                title = words(Message(foe.card().special_name))
                pages.append(Page(f"special-{number}", title, "rule", body, "souls.boss.special"))
    return pages


TITLES = (
    "front",
    "weak",
    "physical",
    "magic",
    "block",
    "resist",
    "threat",
    "heated",
    "order",
    "shuffled",
    "earlier",
    "unseen",
    "enemies",
    "acted",
    "needs",
    "range",
    "beaten",
    "worn",
    "threatened",
)
"""Captions that the board of this game writes."""


def _board(s: Dungeon, foreseen: list[dict[str, Any]]) -> dict[str, Any]:
    """What only the board of this game draws."""
    shown: dict[str, Any] = {
        "titles": {name: said(Message(f"souls-title-{name}")) for name in TITLES},
        "map": map_facts(s),
        "defence": [defence(s, number) for number in range(len(s.party))],
        "cards": {
            **{f"stock-{place}": facts(s, held) for place, held in enumerate(s.inventory)},
            **{f"drawn-{place}": facts(s, held) for place, held in enumerate(s.drawn)},
        },
    }
    if at_bonfire(s):
        shown["bonfire"] = bonfire_facts(s)
    if s.campaign != terms.STANDARD:
        shown["campaign"] = campaign_facts(s)
    for number, character in enumerate(s.party):
        for slot in range(terms.IN_BACKUP + len(character.backup)):
            held = character.card_in(slot)
            if held >= 0:
                shown["cards"][f"hero-{number}-{terms.PLACES[slot]}"] = facts(s, held)
    if in_encounter(s):
        board = s.board()
        shown["room"] = {
            "id": board.id,
            "rows": board.last_row + 1,
            "entry": [board.ids[node] for node in board.doors[s.door]] if s.door >= 0 else [],
            "door": terms.SIDES[s.door] if s.door >= 0 else None,
        }
        shown["intents"] = foreseen
        shown["foes"] = foe_facts(s)
        if s.fight.boss:
            shown["boss"] = boss_facts(s)
    return shown
