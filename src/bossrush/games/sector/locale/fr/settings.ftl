# Ce qui se règle avant une partie, et les valeurs de chaque réglage.

sector-setting-trade_limit = Objets par ÉCHANGE
sector-setting-trade_limit-any = sans limite
sector-setting-trade_limit-one = un objet
sector-setting-jam_scope = Un enrayage bloque
sector-setting-jam_scope-weapon = l’arme
sector-setting-jam_scope-crewmember = le tireur
sector-setting-hp_cap = PV maximum
sector-setting-hp_cap-12 = 12
sector-setting-hp_cap-none = sans limite
sector-setting-drone_blocks_items = Activer le drone interdit les objets pendant ce round
sector-setting-drone_blocks_items-true = oui
sector-setting-drone_blocks_items-false = non
sector-setting-twisted_tech = Avec Twisted Tech
sector-setting-twisted_tech-about = Mission Pack 1 : drones, dés Tech, d’autres chapitres et un boss.
sector-setting-twisted_tech-true = oui
sector-setting-twisted_tech-false = non
