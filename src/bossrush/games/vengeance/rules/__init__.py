"""The rules of Vengeance: Roll & Fight, chapter by chapter, as the booklet has them.

    chapter                                          module
    Mise en place (p. 3): Setup                      setup
    Caractéristique Unique, Effet Spécial: traits    effects
    Phase de Flashback (p. 4)                        flashback, flashback_actions
      Anticipation                                   flashback_actions (can_anticipate, perform),
                                                     combat (used), resolution (lost)
      Expérience: skills bought                      flashback (learn)
    Phase de Lancer: the Roll Phase                  roll, roll_commands, hand
      Réserve: the Reserve, refills                  reserve
    Phase de Combat                                  combat, own_pace
      Compétences et Objets: the tiles               combat (tile_uses, modifiers)
      the eight Actions, and whom they meet          actions
    Objectifs: Objectives                            objectives
    Phase de Résolution                              resolution, own_pace
      Henchmen and Gunmen: who wounds                resolution (attackers)
      Butin: loot                                    resolution (gather, collect)
    Score final                                      final_score
    Défi solo                                        solo

Words of the booklet that have no line of their own:

    Move, Jump, Shoot, Kill, Hit, Evade, Wound, Heal actions (act)
    Brute, Tough, Blocker: who can be met, and how   actions (targets, blocked, vulnerable)
    Henchman, Gunman                                 resolution (attackers)
    the Boss, damage to it, guards                   actions (hurt_boss, guarded)
    modifier items, Bonus                            combat (modifiers, spend_group)
    micro-turns, taking dice                         roll, reserve
    knocked out, dead                                resolution (knocks_out), table.player
    wound dice, the life bar                         roll_commands, combat (life_dice_wound)
    Train, Recover, buying Items                     flashback_actions

The booklet names only the two pages above. A Lair, with its rooms, doors and who is near, is in
`cards.lair`, and what has happened in it in `table.player`. What is ours, to keep a race fair at a
digital table, is in `clocks` (which clocks run) and `expiry` (what happens when one has run out).
"""
