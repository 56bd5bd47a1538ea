"""The rules, one module for each chapter of the rulebook.

    p. 8    Setup                       setup
            Laying tiles                laying_tiles
    p. 11   Characters: Luck            luck, roll_results (what a die could still change)
            Characters: heroic actions  character_activation (Perseverance, Berserk Charge),
                                        character_attack (Backstab), luck (Stand Fast)
    p. 12   Equipment                   equipment
    p. 13   The bonfire tile            bonfire
    p. 14   Blacksmith Andre            andre
    p. 16   Exploration                 exploration
    p. 17   Encounters                  encounters
    p. 18   Trap tokens                 traps
    p. 19   Aggro                       aggro
    p. 20   The endurance bar           endurance
    p. 21   Push                        push
            Conditions                  conditions
    p. 22   Character activations       character_activation
            Character movement          character_movement
            Character attacks           attack_options, character_attack
    p. 24   Enemy activations           enemy_activation
            Enemy movement              enemy_movement
    p. 25   Enemy attacks               enemy_attack
    p. 26   Boss encounters             boss_encounters
    p. 29   Boss activations            boss_activation
    p. 33   Campaign rules              campaign

Words of the rulebook that have no module of their own:

    arcs, behaviour deck                boss_encounters
    Backstab                            character_attack (offered in enemy_attack)
    barrels                             character_movement
    Bleed, Frostbite, Poison, Stagger   conditions
    Block, Resist, Heavy Blows          enemy_attack
    chests                              exploration (open_chest)
    Dodge, walk, run                    character_movement
    Ember, Energy (Stamina), damage     endurance
    Estus flask                         character_activation
    Firekeeper, levels, resting, sparks bonfire
    fog gate                            laying_tiles (placed), exploration (entered)
    gravestones                         boss_encounters
    heat-up                             boss_encounters (endurance says when)
    node limit                          push
    leap, turn, a boss that moves       boss_activation
    Perseverance, Berserk Charge        character_activation
    range, Shaft, weak arcs             attack_options
    Repeat, Shift                       character_attack
    Stand Fast                          luck
    souls                               bonfire (spent), encounters (won, dropped),
                                        character_movement (recovered)
    swapping hands and backup           character_activation (hero_acts)
    taunt, threat                       aggro
    treasure deck                       setup (what is in it), andre (drawn)
    upgrades, slots                     equipment, andre

A rule asks by `questions.NAME`, of the module `questions.asked`. Questions and rules know each
other: rules import that module as a whole and never a name from it, and it is loaded before them.
"""

from bossrush.games.souls.questions import asked as asked
