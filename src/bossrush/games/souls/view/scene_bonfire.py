"""What clients draw of the bonfire: prices, and how far everybody has come in every stat."""

from __future__ import annotations

from typing import Any

from bossrush.games.souls.cards import terms
from bossrush.games.souls.rules import bonfire
from bossrush.games.souls.rules.equipment import places_for
from bossrush.games.souls.table import phases
from bossrush.games.souls.table.state import Dungeon


def at_bonfire(s: Dungeon) -> bool:
    """Whether the party stands there and may do as it likes."""
    return s.phase == phases.EXPLORE and s.at == terms.BONFIRE


def bonfire_facts(s: Dungeon) -> dict[str, Any]:
    """What Andre and the Firekeeper ask for, whether or not the souls for it are there."""
    return {
        "prices": {
            "treasure": bonfire.treasure_price(s),
            "luck": bonfire.LUCK_PRICE,
            "spark": bonfire.spark_price(s) if s.campaign != terms.STANDARD else None,
        },
        "fits": {
            f"stock-{place}": {
                f"hero-{hero}": [
                    terms.DESTINATIONS[to] for to in places_for(character, s.tables, held)
                ]
                for hero, character in enumerate(s.party)
            }
            for place, held in enumerate(s.inventory)
        },
        "levels": [
            {
                name: {
                    "values": list(character.card().stats[stat]),
                    "tier": character.tiers[stat],
                    "price": bonfire.level_price(s, character.tiers[stat]),
                }
                for stat, name in enumerate(terms.STATS)
            }
            for character in s.party
        ],
    }
