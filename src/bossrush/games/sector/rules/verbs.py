"""Which rule carries out which verb of the cards."""

from __future__ import annotations

from typing import Final

from bossrush.games.sector.rules import (
    chapters,
    combat_specials,
    effects,
    hit_dice,
    rolling,
    trait_tests,
    wounds,
)
from bossrush.games.sector.rules.instructions import Handler

HANDLERS: Final[list[Handler]] = [
    effects.choice,  # choice
    trait_tests.test,  # test
    hit_dice.hit_dice,  # hit_dice
    effects.damage,  # damage
    effects.healing,  # heal
    effects.guard,  # guard
    effects.block,  # block
    rolling.reroll,  # reroll
    rolling.set_die,  # set_die
    trait_tests.add_symbols,  # add_symbols
    effects.hits,  # hits
    wounds.wound,  # wound
    effects.starting_weapons,  # starting_weapons
    effects.drawing,  # draw
    effects.replicate,  # replicate
    effects.draw_blind,  # draw_blind
    effects.lose_item,  # lose_item
    effects.lose_ammo,  # lose_ammo
    effects.reload,  # reload
    effects.spend,  # spend
    rolling.roll_table,  # roll
    chapters.begin,  # combat
    effects.flag,  # flag
    effects.end,  # end
    combat_specials.changed,  # forbid
    combat_specials.changed,  # force_mode
    combat_specials.changed,  # only_ammo
    combat_specials.changed,  # no_block
    rolling.reroll_row,  # reroll_row
    wounds.add_die,  # add_die
    combat_specials.changed,  # extra_hit_die
    combat_specials.changed,  # change_value
    combat_specials.changed,  # attack_also
    combat_specials.changed,  # cap_removed
    combat_specials.changed,  # ignore_flank_bonus
    combat_specials.changed,  # drone_fails
    effects.say,  # a text alone
]
"""In the order of `terms.VERBS`, and last what only says something."""
