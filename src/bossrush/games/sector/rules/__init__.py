"""The rules of Escape the Dark Sector, chapter by chapter, as the rulebook has them.

    page  chapter                                        module
    6     Setting up: mission deck, crew, cybernetics    setup
    7     Crew dice, traits and their symbols            rolling, symbols, trait_tests
    8     Cybernetics: choosing one                      setup
          Cybernetics: using it, like an item            usable_items, using_items
    10    Playing the game: turning chapter cards        chapters
          Following a card's instructions, YOU effects   instructions, effects
    11    Medical records, the end of the game           medical_record
          Between chapters                               between_chapters
    12    Item cards: drawing and carrying them          items
    13    Using items                                    usable_items, using_items
          Exchanging items, the item pool                exchanging_items
    14    Combat: the row, rounds, how it ends           combat, wounds
    15    Combat actions: declaring one                  combat_actions
          Combat specials                                combat_specials, special_conditions
    16    Ranged combat: SHOOT, return fire, cover       ranged_combat
    17    Ammo dice: loading them                        ammo, items
          Ammo dice: hits, special symbols, jams         symbols, ranged_combat
    18    Hit chart                                      symbols
          Hit dice                                       hit_dice
          FLANK                                          combat_actions, ranged_combat
    20    Close combat: FIGHT, attack, block, defend     close_combat
    22    Flank round                                    flank
    24    Standard actions: RELOAD, ACTIVATE DRONE       standard_actions
          (the medical drone), TRADE, TAKE COVER
    25    Solo play: one player, two crewmembers         setup
    --    Twisted Tech: choosing a drone                 setup
          Twisted Tech: the tech die                     rolling

Words of the rulebook that have no line of their own:

    beginning close combat              combat_specials (enter_close)
    block, shield                       symbols (which result), close_combat (what it stops)
    defeat, victory, epilogue           medical_record; seen in combat (row_empty) and chapters
    cover, exposed                      combat_actions (declared), ranged_combat, close_combat
    dying, preventing a loss            medical_record, using_items
    flank bonus, damage cap             wounds, symbols (flank_value)
    immune                              symbols (on_chart)
    leader, YOU                         chapters, instructions (whom)
    discarding, reshuffling items       items
    re-roll                             rolling, hit_dice
    regrouping, the free reload         between_chapters
    waves                               combat (row_empty)

Pages are those of the core rulebook; Twisted Tech is Mission Pack 1. `symbols` holds what dice
mean, as pure functions that the rules, the odds and the companions share. A verb of cards is
declared in `cards.verbs`, and the rule that carries it out says so: `@carries_out(HEAL)`.
"""
