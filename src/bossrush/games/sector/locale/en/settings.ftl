# What can be set before a game, and the values each setting may have.

sector-setting-trade_limit = Items in one TRADE
sector-setting-trade_limit-any = any number
sector-setting-trade_limit-one = one item
sector-setting-jam_scope = A jam stops
sector-setting-jam_scope-weapon = the weapon
sector-setting-jam_scope-crewmember = the shooter
sector-setting-hp_cap = Maximum HP
sector-setting-hp_cap-12 = 12
sector-setting-hp_cap-none = no limit
sector-setting-drone_blocks_items = Activating the drone rules out items that round
sector-setting-drone_blocks_items-true = yes
sector-setting-drone_blocks_items-false = no
sector-setting-twisted_tech = With Twisted Tech
sector-setting-twisted_tech-about = Mission Pack 1: drones, tech dice, more chapters and a boss.
sector-setting-twisted_tech-true = yes
sector-setting-twisted_tech-false = no
