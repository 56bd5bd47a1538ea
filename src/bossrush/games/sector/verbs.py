"""Which rule carries out which verb of the cards."""

from __future__ import annotations

from typing import Final

from bossrush.games.sector import attempt, chapter, effects, rolls, specials, wounds
from bossrush.games.sector.steps import Handler

HANDLERS: Final[list[Handler]] = [
    effects.choice,  # choice
    attempt.test,  # test
    rolls.hit_dice,  # hit_dice
    effects.damage,  # damage
    effects.healing,  # heal
    effects.guard,  # guard
    effects.block,  # block
    rolls.reroll,  # reroll
    rolls.set_die,  # set_die
    attempt.add_symbols,  # add_symbols
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
    rolls.roll_table,  # roll
    chapter.begin,  # combat
    effects.flag,  # flag
    effects.end,  # end
    specials.changed,  # forbid
    specials.changed,  # force_mode
    specials.changed,  # only_ammo
    specials.changed,  # no_block
    rolls.reroll_row,  # reroll_row
    wounds.add_die,  # add_die
    specials.changed,  # extra_hit_die
    specials.changed,  # change_value
    specials.changed,  # attack_also
    specials.changed,  # cap_removed
    specials.changed,  # ignore_flank_bonus
    specials.changed,  # drone_fails
    effects.say,  # a text alone
]
"""In the order of `terms.VERBS`, and last what only says something."""
