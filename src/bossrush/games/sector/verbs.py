"""Which rule carries out which verb of the cards."""

from __future__ import annotations

from bossrush.games.sector import attempt, chapter, effects, rolls, specials, steps, wounds
from bossrush.games.sector import terms as t

steps.HANDLERS[:] = [effects.say] * (len(t.VERBS) + 1)
steps.HANDLERS[t.CHOICE] = effects.choice
steps.HANDLERS[t.TEST] = attempt.test
steps.HANDLERS[t.HIT_DICE] = rolls.hit_dice
steps.HANDLERS[t.DAMAGE] = effects.damage
steps.HANDLERS[t.HEAL] = effects.healing
steps.HANDLERS[t.GUARD] = effects.guard
steps.HANDLERS[t.BLOCK] = effects.block
steps.HANDLERS[t.REROLL] = rolls.reroll
steps.HANDLERS[t.SET_DIE] = rolls.set_die
steps.HANDLERS[t.ADD_SYMBOLS] = attempt.add_symbols
steps.HANDLERS[t.HITS] = effects.hits
steps.HANDLERS[t.WOUND] = wounds.wound
steps.HANDLERS[t.STARTING_WEAPONS] = effects.starting_weapons
steps.HANDLERS[t.DRAW] = effects.drawing
steps.HANDLERS[t.REPLICATE] = effects.replicate
steps.HANDLERS[t.DRAW_BLIND] = effects.draw_blind
steps.HANDLERS[t.LOSE_ITEM] = effects.lose_item
steps.HANDLERS[t.LOSE_AMMO] = effects.lose_ammo
steps.HANDLERS[t.RELOAD_STEP] = effects.reload
steps.HANDLERS[t.SPEND] = effects.spend
steps.HANDLERS[t.ROLL] = rolls.roll_table
steps.HANDLERS[t.COMBAT] = chapter.begin
steps.HANDLERS[t.FLAG] = effects.flag
steps.HANDLERS[t.END] = effects.end
steps.HANDLERS[t.REROLL_ROW] = rolls.reroll_row
steps.HANDLERS[t.ADD_DIE] = wounds.add_die
steps.HANDLERS[t.FORBID] = specials.changed
steps.HANDLERS[t.FORCE_MODE] = specials.changed
steps.HANDLERS[t.ONLY_AMMO] = specials.changed
steps.HANDLERS[t.NO_BLOCK] = specials.changed
steps.HANDLERS[t.EXTRA_HIT_DIE] = specials.changed
steps.HANDLERS[t.CHANGE_VALUE] = specials.changed
steps.HANDLERS[t.ATTACK_ALSO] = specials.changed
steps.HANDLERS[t.CAP_REMOVED] = specials.changed
steps.HANDLERS[t.IGNORE_FLANK_BONUS] = specials.changed
steps.HANDLERS[t.DRONE_FAILS] = specials.changed
