"""The rules of Escape from Arkalion, chapter by chapter, as the booklet has them.

    page  chapter                              module
    4     Mise en place                        setup
    5     Déroulement, Phase des Héros         turn
    5     Apparition des Ennemis               appearance
    5     Actions, Capacités                   turn, abilities (grapnel, shield wall …)
    5     Se déplacer                          moving
    6     Attaquer un ennemi                   attacking; who is in reach: targets
    6     Utiliser une carte                   potions
    6     Utiliser une station
            Mortier, Canons                    mortar_and_cannons; what is struck: blasts
            Coffres                            equipment
            Laboratoire                        potions
            Armurerie                          equipment
    6     Échanger                             trading
    7     Phase des Ennemis                    enemies; who makes room for whom: pushing
    7     L'Armure mobile                      armour
    7     Fin de partie                        ending
    8     La mort                              death
    8     Les Cartes: Équipement, Potions      equipment, potions
    9     Les Ressources, le sac               resources

Words of the booklet that have no line of their own:

    Armour destroyed, boarded, survived  ending
    crews, gunpowder                     mortar_and_cannons
    First Hero, order of play            turn
    Grenadiers, shells                   enemies (shell_station)
    Keys                                 equipment (open_chest)
    tokens for a kill                    resources (slay)
    tiles that fall                      resources (slay), blasts
    Ward, damage                         death (hurt)

In English: stations are the Mortar and the Cannons (mortar_and_cannons), the Chests and the Armoury
with its Crafting (equipment), and the Laboratory with its Potions (potions). Trade is in trading,
the mobile Armour in armour. The Airship itself, with what is damaged or open on it, is the state in
`table.airship`; the box (page 3) is the pack in `content/core`.
"""
