"""The rules of Escape the Dark Sector, chapter by chapter, as the rulebook has them.

    page  chapter                                      module
    6     Setting up: crew, cybernetics, mission deck  setup
    7     Crew dice and traits                         rolling, symbols, trait_tests
    8     Cybernetics: using them                      usable_items, using_items
    10    Playing the game, turning chapter cards      chapters, instructions, effects
    10    YOU effects                                  instructions
    11    Medical records; the end of the game         medical_record
    11    Between chapters                             between_chapters
    12    Item cards: drawing and carrying             items
    13    Using items                                  usable_items, using_items
    13    Exchanging items, the item pool              exchanging_items
    14    Combat: the row, rounds, how it ends         combat, wounds
    15    Combat actions: declaring                    combat_actions
    15    Combat specials                              combat_specials
    16    Ranged combat: SHOOT, return fire            ranged_combat
    17    Ammo dice: loading, hits, jams               ammo, symbols
    18    Hit chart; hit dice                          symbols, hit_dice
    18    FLANK, and the flank round (22)              ranged_combat, flank
    20    Close combat: FIGHT, attack and defend       close_combat
    24    Standard actions: RELOAD, ACTIVATE DRONE     standard_actions
          (the medical drone), TRADE, TAKE COVER
    25    Solo play                                    setup
    --    Twisted Tech: new drones, the tech die       standard_actions, rolling

Pages are those of the core rulebook; Twisted Tech is Mission Pack 1. `symbols` holds what dice
mean, as pure functions that the rules, the odds and the companions share. `verbs` says which rule
carries out which verb of a card.
"""
