"""The rules of Escape from Arkalion, chapter by chapter, as the booklet has them.

    page  chapter                                   module
    4     Mise en place                             setup
    5     Déroulement, Phase des Héros              turn
    5     Apparition des Ennemis                    appearance
    5     Actions, Capacités                        turn, abilities
    5     Se déplacer                               moving
    6     Attaquer un ennemi                        attacking
    6     Utiliser une carte                        potions
    6     Utiliser une station: Mortier, Canons     mortar_and_cannons
    6     Coffres, Armurerie                        equipment
    6     Laboratoire                               potions
    6     Échanger                                  trading
    7     Phase des Ennemis                         enemies, pushing
    7     L'Armure mobile                           armour
    7     Fin de partie                             ending
    8     La mort                                   death
    8     Les Cartes: Équipement, Potions           equipment, potions
    9     Les Ressources                            resources

In English: the airship's stations are the Mortar and the Cannons (mortar_and_cannons), the Chests
and the Armoury, where weapons are crafted (equipment), and the Laboratory, where potions are brewed
(potions). Trade is in trading, the mobile Armour in armour. The box itself (page 3) is content.
"""
