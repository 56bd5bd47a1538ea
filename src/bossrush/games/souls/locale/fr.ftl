# Dark Souls : Le Jeu de Plateau, en français. Une clé qui est ici est aussi dans en.ftl.

## Noms

souls-title = Dark Souls: The Board Game
souls-summary = Des guerriers maudits prennent un donjon tuile par tuile, et apprennent par cœur ce qui attend derrière la brume.
souls-hero-unnamed = Personnage { $number }
souls-foe-numbered = { $name } { $number }
souls-node = rangée { $row }, colonne { $col }
souls-bonfire = le feu de camp
souls-tile = { $level ->
    [0] la tuile { $number }
   *[other] la tuile { $number }, niveau { $level }
}
souls-card-upgraded = { $card } avec { $upgrades }
souls-arc-front = avant
souls-arc-right = droit
souls-arc-back = arrière
souls-arc-left = gauche
souls-direction-n = nord
souls-direction-ne = nord-est
souls-direction-e = est
souls-direction-se = sud-est
souls-direction-s = sud
souls-direction-sw = sud-ouest
souls-direction-w = ouest
souls-direction-nw = nord-ouest
souls-side-north = nord
souls-side-east = est
souls-side-south = sud
souls-side-west = ouest
souls-stat-str = Force
souls-stat-dex = Dextérité
souls-stat-int = Intelligence
souls-stat-fai = Foi
souls-base = Base
souls-tier1 = Palier 1
souls-tier2 = Palier 2
souls-tier3 = Palier 3
souls-tier4 = Palier 4
souls-place-armour = emplacement armure
souls-place-left = main gauche
souls-place-right = main droite
souls-place-backup = position de secours
souls-place-backup2 = position de secours, deuxième carte
souls-place-backup3 = position de secours, troisième carte
souls-place-inventory = inventaire
souls-place-add = position de secours
souls-condition-bleed = Saignement
souls-condition-poison = Poison
souls-condition-frostbite = Gelure
souls-condition-stagger = Fléchir
souls-dice-black = { $count ->
    [one] 1 noir
   *[other] { $count } noirs
}
souls-dice-blue = { $count ->
    [one] 1 bleu
   *[other] { $count } bleus
}
souls-dice-orange = { $count } orange
souls-dice-none = aucun dé
souls-range-infinite = portée infinie
souls-range = portée { $range }
souls-level = niveau { $level }
souls-action-dice = { $dice }
souls-action-plus = { $dice } + { $mod }
souls-action-minus = { $dice } − { $mod }
souls-action-icons = { $rolled } ({ $icons })
souls-icons = { $icons }
souls-icon-magic = magie
souls-icon-node = tous les ennemis du repère
souls-icon-repeat = { $times } fois
souls-icon-shaft = pas à portée 0
souls-icon-push = { $nodes ->
    [1] pousser
   *[other] pousser de { $nodes } repères
}
souls-icon-shift = transfert de { $nodes ->
    [one] { $nodes } repère
   *[other] { $nodes } repères
}
souls-icon-shift-before = transfert de { $nodes } avant
souls-icon-shift-after = transfert de { $nodes } après
souls-slot-armour = Armure
souls-slot-one-hand = Une main
souls-slot-two-hand = Deux mains
souls-slot-weapon-upgrade = Amélioration d’arme
souls-slot-armour-upgrade = Amélioration d’armure
souls-slot-consumable = Utilisée aussitôt
souls-slot-upgrades = { $slot }, { $count ->
    [one] { $count } amélioration
   *[other] { $count } améliorations
}
souls-terrain-barrel = Baril
souls-terrain-broken-barrel = Baril détruit
souls-terrain-gravestone = Stèle
souls-terrain-chest = Coffre au trésor

## Dés et cartes réels

outcome-pip0 = vierge
outcome-pip1 = 1
outcome-pip2 = 2
outcome-pip3 = 3
outcome-pip4 = 4
outcome-dodge0 = vierge
outcome-dodge1 = esquive
outcome-tile-side = la face de la tuile
outcome-a = face A
outcome-b = face B
outcome-tiles = une tuile Exploration
outcome-tile-1 = tuile 1
outcome-tile-2 = tuile 2
outcome-tile-3 = tuile 3
outcome-tile-4 = tuile 4
outcome-tile-5 = tuile 5
outcome-tile-6 = tuile 6
outcome-levels = le niveau d’une rencontre
outcome-level1 = niveau 1
outcome-level2 = niveau 2
outcome-level3 = niveau 3
outcome-encounters = une carte rencontre
outcome-treasure = une carte trésor
outcome-traps = un jeton piège
outcome-behaviour = une carte comportement

## Options

souls-setting-mode = Partie
souls-setting-mode-standard = Partie normale
souls-setting-mode-first_journey = Campagne : Le Premier Voyage
souls-setting-mode-coiled_sword = Campagne : L’Épée Torsadée
souls-setting-character = Personnage
souls-setting-layout = Tuiles
souls-setting-layout-choose = Vous les placez
souls-setting-layout-laid = Placées pour vous
souls-setting-scenario = Entraînement
souls-setting-scenario-about = Un seul combat au lieu d’une partie entière.
souls-setting-scenario-none = Aucun, une partie entière
souls-setting-scenario-boss = Boss : { $name }
souls-setting-scenario-encounter = Rencontre de niveau { $level } : { $name }

## Comment cela finit

souls-over-victory = Le boss principal ne bouge plus. Vous êtes tous en vie, et personne ne parle.
souls-over-defeat = Quelqu’un est tombé, et aucune étincelle n’a répondu.
souls-over-campaign-victory = Le dernier boss de la campagne est tombé. La route est à vous.
souls-over-campaign-defeat = La dernière étincelle s’éteint : la campagne s’arrête ici.
souls-over-practice-won = Le combat est gagné.
souls-over-practice-lost = Le groupe est vaincu.

## Questions : six mots au plus

souls-ask-character = Qui serez-vous ?
souls-ask-start-hands = Quelles cartes en main ?
souls-ask-boss = Quel boss vous attend ?
souls-ask-lay-tile = Où placer cette tuile ?
souls-ask-fog = Où placer le Brume Portail ?
souls-ask-explore = Que fait le groupe ?
souls-ask-card = Quelle carte pour { $hero } ?
souls-ask-card-place = { $card } : où ?
souls-ask-sale = Quelle carte vendre ?
souls-ask-share = { $card } : pour qui ?
souls-ask-entry = Par où entrez-vous ?
souls-ask-leader = Qui ouvre la marche ?
souls-ask-facing = Dans quelle direction ?
souls-ask-next-foe = Quel ennemi s’active ensuite ?
souls-ask-foe-step = { $foe } : vers où ?
souls-ask-defence-physical = { $damage ->
    [one] { $foe }, { $damage } physique. Parer ou esquiver ?
   *[other] { $foe }, { $damage } physiques. Parer ou esquiver ?
    }
souls-ask-defence-magic = { $damage ->
    [one] { $foe }, { $damage } magique. Résister ou esquiver ?
   *[other] { $foe }, { $damage } magiques. Résister ou esquiver ?
    }
souls-ask-trap = Piège : { $damage ->
    [one] 1 dégât
   *[other] { $damage } dégâts
}, esquive { $dodge }
souls-ask-dodge-on = Esquiver encore d’un repère ?
souls-ask-rolled-guard = { $total } sur { $power } arrêtés. Garder ce jet ?
souls-ask-rolled-dodge = Esquive : { $total } sur { $need }. Garder ce jet ?
souls-ask-rolled-attack = Attaque de { $power }. Garder ce jet ?
souls-ask-pushed-to = Où pousser { $hero } ?
souls-ask-foe-pushed-to = Où pousser { $foe } ?
souls-ask-pushed-out = Repère plein : qui pousser ?
souls-ask-arc = Dans quel arc ?
souls-ask-first-hero = Qui commence ?
souls-ask-start-gain = Que gagnez-vous ?
souls-ask-start-gain-energy = De l’Énergie
souls-ask-start-gain-both = 1 Énergie et 1 Santé
souls-ask-take-aggro = Prendre le jeton Aggro ?
souls-ask-take-aggro-take = Le prendre
souls-ask-take-aggro-leave = Le laisser
souls-ask-act = Que fait { $hero } ?
souls-ask-aim = Qui attaquer ?
souls-ask-shift = Transfert vers où ?
souls-ask-grant-to = Pour qui ?
souls-ask-backstab = Riposter aussitôt ?
souls-ask-dash = Combattre, ou foncer ?

## Réponses

souls-option-hero = { $hero }
souls-option-foe = { $foe }
souls-option-foes = { $foes }
souls-option-model = { $model }
souls-option-node = Aller en { $node }
souls-option-arc = L’arc { $arc }
souls-option-facing = { $direction }
souls-option-stay = Rester
souls-option-pass = Pas maintenant
souls-option-done = Terminé
souls-option-back = Retour
souls-option-card = { $card }
souls-option-auto = Placer le reste pour nous
souls-option-lay = Côté { $side }, contre { $tile }
souls-option-lay-at = En { $x }, { $y }
souls-option-fog = Tuile { $number }, mur { $side }
souls-option-hands = { $cards } en main
souls-option-fight = Combattre
souls-option-dash = Foncer vers { $tile }
souls-option-go = Aller vers { $tile }
souls-option-enter = Entrer dans { $tile } par la porte { $side }
souls-option-bonfire = Revenir au feu de camp
souls-option-fog-gate = Franchir le Brume Portail
souls-option-rest = Se reposer au feu de camp
souls-option-buy = Acheter un trésor
souls-option-spark = Acheter une étincelle
souls-option-sell = Vendre des trésors
souls-option-open = Ouvrir le coffre
souls-option-gear = Équiper { $hero }
souls-option-luck = { $hero } : retrouver sa Chance
souls-option-level = { $hero } : { $stat } à { $value }
souls-option-place = { $place }
souls-option-place-over = { $place } (remplace : { $card })
souls-option-strip = Retirer ses améliorations
souls-option-keep = Dans l’inventaire
souls-option-take = { $hero }, { $place }
souls-option-take-over = { $hero }, { $place } (remplace : { $card })
souls-option-block = Parer
souls-option-resist = Résister
souls-option-suffer = Encaisser
souls-option-dodge = Esquiver
souls-option-dodge-round = Esquiver vers l’arc { $arc }
souls-option-dodge-to = Esquiver en { $node }
souls-option-keep-roll = Garder le jet
souls-option-stand-fast = Tenir bon : ajouter un dé bleu
souls-option-reroll-black = Chance : relancer le { $pips } noir
souls-option-reroll-blue = Chance : relancer le { $pips } bleu
souls-option-reroll-orange = Chance : relancer le { $pips } orange
souls-option-reroll-green = Chance : relancer un dé vert
souls-option-use = { $card }
souls-option-use-for = { $card } pour { $heroes }
souls-option-use-all = { $card } pour tout le monde
souls-option-use-on = { $card } sur { $foes }
souls-option-attack = { $card } sur { $foe }
souls-option-walk = Aller en { $node }
souls-option-walk-round = Contourner en marchant, arc { $arc }
souls-option-run = Courir en { $node }
souls-option-run-round = Contourner en courant, arc { $arc }
souls-option-heroic = { $name }
souls-option-heroic-to = { $name } en { $node }
souls-option-heroic-round = { $name } vers l’arc { $arc }
souls-option-estus = Boire l’Estus
souls-option-end = Finir l’activation

## Ce qu’une réponse coûte ou fait

souls-detail-free = { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
}
souls-detail-health = { $health } Santé
souls-detail-taunt = provocation { $taunt }
souls-detail-character = { $heroic } ; provocation { $taunt }
souls-detail-doors = Portes : { $sides }
souls-detail-boss = Rencontres en chemin : { $first } de niveau 1, { $second } de niveau 2, { $third } de niveau 3
souls-detail-level = Niveau { $level }
souls-detail-rest = { $sparks ->
    [one] Utilise la dernière étincelle
   *[other] Utilise 1 des { $sparks } étincelles
} et retourne toutes les rencontres face cachée
souls-detail-fog = { $boss } { $count ->
    [one] attend
   *[other] attendent
 } derrière
souls-detail-price = { $price ->
    [one] 1 âme
   *[other] { $price } âmes
} sur { $souls }
souls-detail-takes = { $damage ->
    [0] Aucun dégât.
   *[other] Subit { $damage }.
}
souls-detail-stand = Subit de { $least } à { $most }, environ { $mean }.
souls-detail-dodge = { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
} ; { $most } en cas d’échec, environ { $mean }.
souls-detail-dodge-vain = { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
} ; ne peut réussir : subit { $most }.
souls-detail-estus = Vide toute la barre
souls-detail-sale = +1 âme
souls-detail-deadly = { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
} : la barre est pleine, vous mourez.
souls-detail-cost = { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
}
souls-detail-attack = { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
} : { $action } ; environ { $mean ->
    [one] { $mean } dégât.
   *[other] { $mean } dégâts.
}
souls-detail-attack-text = { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
} : { $action } ; environ { $mean ->
    [one] { $mean } dégât.
   *[other] { $mean } dégâts.
} { $text }
souls-detail-use = { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
} : { $action }
souls-detail-weak = L’arc faible ajoute un dé noir.
souls-detail-both = { $one } { $other }
souls-detail-cost-there = { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
 } ; { $there }
souls-there-trap = un piège s’y trouve
souls-there-known-trap = un piège s’y trouve, dégâts : { $damage }
souls-there-souls = des âmes perdues s’y trouvent : { $souls }
souls-there-barrel = le baril se brise
souls-there-both = { $one } ; { $other }
souls-ends-fight = Tue { $hero } : le groupe tombe
souls-ends-fight-any = Quelqu’un tombe : le groupe tombe
souls-ends-game = Tue { $hero } : la partie est perdue
souls-ends-game-any = Quelqu’un tombe : la partie est perdue
souls-odds-survive = de survivre
souls-odds-unhurt = indemne
souls-odds-wound = blesser
souls-odds-kill = tuer

## Autour du plateau

souls-scene-setup = Mise en place
souls-scene-half = { $half ->
    [1] Vers le boss secondaire
   *[other] Vers le boss principal
}
souls-scene-explore = Exploration
souls-scene-boss = { $boss }, { $health } sur { $most }
souls-scene-foes = Activation des ennemis
souls-scene-hero = { $hero } s’active
souls-scene-bar = Endurance
souls-scene-taunt = Provocation
souls-scene-health = Santé
souls-scene-aggro = Aggro
souls-scene-estus-ready = Fiole d’Estus, pleine
souls-scene-estus-spent = Fiole d’Estus, vide
souls-scene-luck-ready = Chance, disponible
souls-scene-luck-spent = Chance, utilisée
souls-scene-heroic-ready = Action Héroïque, disponible
souls-scene-heroic-spent = Action Héroïque, utilisée
souls-scene-ember-ready = Ember
souls-scene-ember-spent = Ember, perdu
souls-scene-block = Parade : { $dice }
souls-scene-resist = Résistance : { $dice }
souls-scene-dodge = { $count ->
    [0] Esquive : 0 dé vert
    [one] Esquive : 1 dé vert
   *[other] Esquive : { $count } dés verts
}
souls-title-front = Avant
souls-title-weak = Faible +1
souls-title-physical = physique
souls-title-magic = magique
souls-title-block = Parade
souls-title-resist = Résist.
souls-title-threat = Menace
souls-title-heats = s’intensifie à { $health }
souls-title-heated = intensifié
souls-title-order = Comportements, dans l’ordre
souls-title-shuffled = Mélangés, dans un ordre inconnu
souls-title-earlier = Vus lors d’un combat précédent
souls-title-unseen = Pas encore vus
souls-title-enemies = Ennemis, dans l’ordre
souls-title-acted = a agi
souls-title-needs = Exige
souls-title-range = Portée
souls-title-beaten = à terre
souls-title-worn = Équipement en main
souls-title-threatened = serait frappé ici
souls-scene-inventory = Inventaire
souls-scene-treasure = Paquet trésor
souls-scene-behaviours = Paquet de comportement
souls-scene-souls = Âmes
souls-scene-sparks = Étincelles
souls-scene-level = Niveau
souls-scene-lost-souls = Âmes abandonnées
souls-scene-trap = Piège, face cachée
souls-scene-party = Le groupe
souls-scene-fog = Brume Portail
souls-scene-bonfire = Feu de camp
souls-scene-tile = { $level ->
    [0] Tuile { $number }
   *[other] Tuile { $number }, niveau { $level }
}
souls-scene-choice = Au choix
souls-scene-drawn = Trésor révélé
souls-scene-seen = Comportements connus
souls-scene-discard = Défausse de comportement
souls-scene-dealt = La tuile à placer
souls-scene-weak = Point faible : { $arcs }. Un dé noir de plus
souls-scene-hit = Touché : { $arcs }
souls-scene-heat = Intensification
souls-scene-pair = { $first } et { $second }
souls-behaviour-physical = { $damage ->
    [one] { $damage } physique, esquive { $dodge }
   *[other] { $damage } physiques, esquive { $dodge }
    }
souls-behaviour-magic = { $damage ->
    [one] { $damage } magique, esquive { $dodge }
   *[other] { $damage } magiques, esquive { $dodge }
    }
souls-behaviour-none = Aucune attaque
souls-behaviour-pair = { $first } ; { $second }

## Ce qui est raconté

souls-told-character = { $hero } rejoint le groupe.
souls-told-boss-chosen = { $boss } { $count ->
    [one] attend
   *[other] attendent
 } au bout du chemin.
souls-told-tile-dealt = La tuile { $count } est révélée.
souls-told-tile-laid = La tuile { $number } est placée.
souls-told-fog = Le Brume Portail se lève sur le mur { $side } de la tuile { $number }.
souls-told-half = { $half ->
    [1] Le chemin est ouvert. Au bout : { $boss }.
   *[other] Le feu de camp brûle à nouveau. Prochaine étape : { $boss }.
}
souls-told-section = { $name }. { $boss } { $count ->
    [one] attend
   *[other] attendent
 } ici.
souls-told-party-moves = Le groupe atteint { $tile }.
souls-told-encounter = { $name }, une rencontre de niveau { $level }.
souls-told-boss-enters = La brume s’écarte. { $boss } vous { $count ->
    [one] attendait.
   *[other] attendaient.
 }
souls-told-aggro = { $hero } prend le jeton Aggro.
souls-told-revealed = Une stèle met en garde : { $card }.
souls-told-behaviour = La carte comportement suivante est révélée.
souls-told-rested = { $sparks ->
    [one] Le groupe se repose. Il reste { $sparks } étincelle.
   *[other] Le groupe se repose. Il reste { $sparks } étincelles.
}
souls-told-rested-free = Le groupe se repose à un nouveau feu de camp.
souls-told-bought = André révèle un trésor. { $souls ->
    [one] Il reste { $souls } âme.
   *[other] Il reste { $souls } âmes.
}
souls-told-luck-back = La Gardienne du Feu rend sa Chance à { $hero }.
souls-told-spark = Une étincelle est achetée : { $sparks } à présent.
souls-told-levelled = { $hero } porte à { $value } : { $stat }.
souls-told-chest = Le coffre est ouvert.
souls-told-treasure = Trésor trouvé : { $card }.
souls-told-ember-back = Tout le monde a un Ember : il retourne dans le paquet, et une autre carte est piochée.
souls-told-ember = { $hero } prend un Ember.
souls-told-stored = Dans l’inventaire : { $card }.
souls-told-equipped = { $hero } s’équipe : { $card } ({ $place }).
souls-told-upgraded = Amélioration posée : { $upgrade } ({ $card }).
souls-told-stripped = Retiré : { $upgrades } ({ $card }).
souls-told-sold = André achète : { $card }. { $souls ->
    [one] { $souls } âme
   *[other] { $souls } âmes
} dans la cache.
souls-told-boss-treasure = Là où le boss est tombé : { $cards }.
souls-told-won = { $souls ->
    [one] La rencontre est gagnée : { $souls } âme.
   *[other] La rencontre est gagnée : { $souls } âmes.
}
souls-told-boss-won = { $souls ->
    [0] Un dernier coup, puis plus rien que votre souffle. Le boss est vaincu.
    [one] Un dernier coup, puis plus rien que votre souffle. Le boss est vaincu : { $souls } âme.
   *[other] Un dernier coup, puis plus rien que votre souffle. Le boss est vaincu : { $souls } âmes.
}
souls-told-souls-lost = { $souls ->
    [one] L’âme abandonnée est perdue pour toujours.
   *[other] Les { $souls } âmes abandonnées sont perdues pour toujours.
}
souls-told-dropped = { $souls ->
    [one] { $souls } âme reste là où le personnage est tombé.
   *[other] { $souls } âmes restent là où le personnage est tombé.
}
souls-told-defeated = Le noir se referme. Le groupe se réveille au feu de camp.
souls-told-dashed = Le groupe fonce sans combattre.
souls-told-spent = { $hero } dépense { $energy ->
    [one] { $energy } Énergie
   *[other] { $energy } Énergies
}.
souls-told-gained-energy = { $hero } gagne { $energy ->
    [one] { $energy } Énergie
   *[other] { $energy } Énergies
}.
souls-told-gained-health = { $hero } gagne { $health } Santé.
souls-told-gained-both = { $hero } gagne { $energy ->
    [one] { $energy } Énergie
   *[other] { $energy } Énergies
} et { $health } Santé.
souls-told-suffered = { $damage ->
    [one] { $hero } subit { $damage } dégât.
   *[other] { $hero } subit { $damage } dégâts.
}
souls-told-bled = { $hero } saigne : 2 dégâts de plus.
souls-told-ember-helped = L’Ember en épargne 1.
souls-told-afflicted = { $model } reçoit { $conditions }.
souls-told-poisoned = { $model } souffre du Poison.
souls-told-embers-lost = Les Embers s’éteignent : { $heroes }.
souls-told-exhausted = { $hero } : l’Énergie dépensée remplit la barre.
souls-told-falls = { $hero } tombe.
souls-told-moved = { $model } va en { $node }.
souls-told-pushed = { $model } recule sous la poussée, en { $node }.
souls-told-dodge-move = { $model } bondit de côté, en { $node }.
souls-told-leapt = { $model } saute et retombe ici : { $node }.
souls-told-round = { $hero } contourne le boss vers l’arc { $arc }.
souls-told-turned = { $foe } se tourne : { $direction }.
souls-told-barrel = { $hero } détruit le baril.
souls-told-recovered = { $souls ->
    [one] { $souls } âme est récupérée.
   *[other] { $souls } âmes sont récupérées.
}
souls-told-trap = { $hero } marche sur un piège. { $trap }.
souls-told-trap-dodged = { $hero } esquive le piège.
souls-told-rolled = { $hero } obtient { $total }.
souls-told-rolled-dodge = { $total ->
    [one] { $hero } obtient { $total } esquive.
   *[other] { $hero } obtient { $total } esquives.
}
souls-told-luck = { $hero } utilise sa Chance.
souls-told-heroic = { $hero } : { $name } !
souls-told-estus = { $hero } boit l’Estus.
souls-told-attacked-physical = { $foe } frappe { $hero } : { $damage }.
souls-told-attacked-magic = { $damage ->
    [one] { $foe } frappe { $hero } : { $damage } magique.
   *[other] { $foe } frappe { $hero } : { $damage } magiques.
    }
souls-told-dodged = { $hero } esquive.
souls-told-dodge-failed = { $hero } esquive trop tard.
souls-told-withstood = { $hero } arrête { $stopped } sur { $power }.
souls-told-missed = { $foe } n’atteint personne.
souls-told-foes-begin = Les ennemis s’activent.
souls-told-foe-acts = { $foe } s’active.
souls-told-boss-acts = { $foe } : { $behaviour }.
souls-told-wounded = { $damage ->
    [0] { $foe } ne subit aucun dégât.
    [one] { $foe } subit { $damage } dégât ; il lui reste { $left }.
   *[other] { $foe } subit { $damage } dégâts ; il lui reste { $left }.
}
souls-told-foe-falls = { $foe } tombe.
souls-told-boss-falls = { $foe } s’écroule lentement, comme un mur.
souls-told-last-stand = { $foe } tient à peine debout. Vous aussi.
souls-told-special = { $foe } : { $name }.
souls-told-heats-up = { $foe } saigne, et se bat comme si c’était un soulagement : Intensification. Une nouvelle carte rejoint son paquet, et tout est mélangé.
souls-told-survivor = { $foe } s’agenouille près du corps et se relève plus fort : { $health } Santé, et des cartes que vous n’avez jamais vues.
souls-told-deck-turned = Vous avez vu toutes les cartes : elles recommencent, dans le même ordre.
souls-told-hero-begins = { $hero } s’active et prend le jeton Aggro.
souls-told-hands = { $hero } prend en main : { $cards }.
souls-told-uses = { $hero } utilise : { $card }.
souls-told-wasted = { $hero } n’atteint personne.
souls-told-guard-ends = Plus rien ne protège le groupe.

## Leçons

souls-lesson-opening = Votre premier feu de camp
souls-lesson-opening-about = Deux personnages, un donjon déjà placé, et toujours les mêmes jets de dés.
souls-lesson-dungeon = Votre propre donjon
souls-lesson-dungeon-about = De nouveau deux personnages et des jets connus, mais c’est vous qui disposez les tuiles : porte contre porte, et le Brume Portail le plus loin possible.
souls-lesson-forgotten = Les Oubliés
souls-lesson-forgotten-about = La première mise en place du livret : deux Hollow Soldiers, un Greatbowman, un baril, quatre pièges. Entrez par la porte du bas.
souls-lesson-stamina = Marcher et courir
souls-lesson-stamina-about = Marcher est gratuit, courir coûte 1 Énergie par repère : quatre repères pour trois cubes noirs.
souls-lesson-arcs = Autour du boss
souls-lesson-arcs-about = Vous partagez le repère de la Gargouille, dans son arc avant. L’arrière est son point faible : allez-y pour 1 Énergie et frappez.
souls-lesson-boss = Un boss s’active
souls-lesson-boss-about = Il se tourne, pousse tout le monde hors de son repère, avance deux fois vers celui qui tient l’Aggro et frappe.

## Ce qui remplit la barre d’endurance

part-black = { $n ->
    [one] { $n } Énergie dépensée
   *[other] { $n } Énergies dépensées
}
part-red = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
part-pending = { $n ->
    [one] { $n } dégât imminent
   *[other] { $n } dégâts imminents
}

# Où en est la partie, pour qui en étudie des milliers.

souls-stage-first-half = Vers le boss secondaire
souls-stage-mini-boss = Boss secondaire
souls-stage-second-half = Vers le boss principal
souls-stage-main-boss = Boss principal
souls-stage-practice = Entraînement
souls-stage-section-1 = Section 1
souls-stage-section-2 = Section 2
souls-stage-section-3 = Section 3

## Pourquoi ce n’est pas proposé

souls-why-energy = Il faut { $cost } d’Énergie ; cases libres : { $free }
souls-why-souls = { $price ->
    [one] Il faut { $price } âme ; vous en avez { $souls }
   *[other] Il faut { $price } âmes ; vous en avez { $souls }
    }
souls-why-no-action = { $card } : cette action n’y figure pas
souls-why-card-used = { $card } : déjà utilisée pendant cette activation
souls-why-stats = { $hero } n’a pas les caractéristiques requises : { $card }
souls-why-bar-empty = La barre est vide : il n’y a rien à retirer
souls-why-estus = La fiole d’Estus est vide jusqu’au prochain repos
souls-why-pass = Seul un coup dans le dos se refuse
souls-why-other-heroic = C’est l’Action Héroïque d’un autre personnage
souls-why-heroic = L’Action Héroïque a servi, jusqu’au prochain repos
souls-why-all-rested = Personne n’a d’Énergie à reprendre
souls-why-moved-and-struck = Vous avez bougé avant d’attaquer : plus de mouvement pendant cette activation
souls-why-no-run = Cette armure ne permet pas de courir, et la marche est finie
souls-why-not-next = Ce repère n’est pas voisin
souls-why-blocked = Quelque chose y barre le passage
souls-why-arc = Le boss barre le passage : d’ici, seulement votre arc et ses voisins
souls-why-hands-late = Les cartes en main s’échangent seulement au début d’une activation
souls-why-hands-now = Ces cartes sont déjà en main
souls-why-hands = Ces cartes ne se tiennent pas ensemble
souls-why-slot-empty = Il n’y a pas de carte à cet endroit
souls-why-not-in-hand = Seules les cartes en main peuvent servir
souls-why-nobody-in-reach = Personne n’est à portée
souls-why-aim-later = La cible se choisit après le Transfert
souls-why-aim = Une attaque demande une cible
souls-why-no-target = Cette action ne demande pas de cible
souls-why-grant = Dites à quels personnages elle s’adresse
souls-why-grant-reach = Ce personnage est hors de portée
souls-why-gone = Cet ennemi est tombé, ou n’est pas là
souls-why-nobody-there = Aucun ennemi ne se tient sur ce repère
souls-why-shaft = Une option Flèche n’atteint pas votre propre repère
souls-why-range = C’est hors de portée
souls-why-whole-node = Cette attaque vise le repère entier
souls-why-one-foe = Cette attaque vise un seul ennemi
souls-why-alike = Un autre choix revient au même : prenez celui-là
souls-why-backstab-only = Un coup dans le dos vise l’attaquant seul
souls-why-resist = Résistez à une attaque magique, ou esquivez-la
souls-why-block = Parez une attaque physique, ou esquivez-la
souls-why-no-dodge = Cette armure ne permet pas d’esquiver
souls-why-here-already = Vous y êtes déjà
souls-why-no-boss-here = Aucun boss ne partage votre repère
souls-why-trap = Subissez le piège, ou esquivez-le
souls-why-stand-fast = Tenir bon n’aide qu’un jet de Parade
souls-why-luck = Le jeton Chance a servi, jusqu’au prochain repos
souls-why-no-die = Ce dé n’est pas dans ce jet
souls-why-no-better = Aucune face de ce dé ne vaudrait mieux
souls-why-at-bonfire = Le groupe est au feu de camp
souls-why-no-path = Aucun chemin de tuiles nettoyées n’y mène
souls-why-fog = Ouvrez d’abord la voie jusqu’au Brume Portail
souls-why-no-treasure = Le paquet de trésors n’a plus rien à donner
souls-why-chest = Il n’y a pas de coffre fermé ici
souls-why-no-tile = Cette tuile n’existe pas
souls-why-tile-up = Cette rencontre est gagnée : allez-y simplement
souls-why-tile-down = Une rencontre y attend : entrez par une de ses portes
souls-why-no-place = Cet endroit n’existe pas ici
souls-why-no-door = Aucune porte n’y mène de ce côté
souls-why-bonfire = Cela se fait au feu de camp
souls-why-no-spark = Il ne reste aucune étincelle pour se reposer
souls-why-campaign = Cela n’existe qu’en campagne
souls-why-sparks-full = Le groupe a toutes les étincelles qu’il peut avoir
souls-why-nothing-to-sell = L’inventaire n’a rien qu’André achète
souls-why-no-hero = Ce personnage n’existe pas
souls-why-luck-ready = Ce jeton Chance n’a pas servi
souls-why-tier = Cette caractéristique est à son plus haut palier
souls-why-no-card = L’inventaire n’a pas cette carte
souls-why-no-slot = Aucune carte n’y a de place pour cette amélioration
souls-why-place = La carte ne va pas là
souls-why-no-room = Il n’y a pas de place pour la carte
souls-why-ember-given = Un Ember va tout de suite à un personnage
souls-why-no-ember = Cette carte n’est pas un Ember
souls-why-ember = Ce personnage a déjà un Ember
souls-why-upgrade-at-andre = Les améliorations se posent chez André seulement
souls-why-sell-stock = Seules les cartes de l’inventaire se vendent
souls-why-starting = L’équipement de départ ne se vend pas
souls-why-push = La poussée ne peut pas mener là
souls-why-entry = Entrez le long du mur de la porte, trois figurines par repère
souls-why-facing = Le boss regarde vers les personnages les plus proches
souls-why-threat = Un autre ennemi a une menace plus élevée et agit d’abord
souls-why-foe-step = Un autre repère rapproche mieux l’ennemi de sa cible
souls-why-pushed-out = La dernière figurine arrivée, un boss et une figurine déjà poussée restent en place
souls-why-taken = Quelqu’un d’autre joue ce personnage
souls-why-two-hands = Choisissez deux cartes qui se tiennent ensemble
souls-why-main-boss = La seconde moitié finit par un boss principal
souls-why-mini-boss = La première moitié finit par un boss secondaire
souls-why-doors-meet = Une porte de la tuile doit toucher une porte qui ne mène encore nulle part
souls-why-fog-place = Le Brume Portail se dresse sur un mur sans porte, le plus loin possible du feu de camp

## Énigmes

souls-lesson-puzzle-1 = Derrière les ailes
souls-lesson-puzzle-1-idea = Il reste 1 Santé au Chevalier, et une case libre sur votre barre. Son arrière est faible : la Charge furieuse vous y mène pour 0 Énergie, l’attaque en coûte 0 aussi, et l’arc faible ajoute un dé noir. D’où vous êtes, sa Parade de 3 arrête la plupart des coups.
souls-lesson-puzzle-2 = Ce que l’acier n’arrête pas
souls-lesson-puzzle-2-idea = Il lui reste 1 Santé derrière une Parade de 3 : l’attaque gratuite de l’Estoc ne passe jamais, l’autre une fois sur cinq. Au début de son activation, on peut changer ce que l’on a en main. Le Bâton de sorcier frappe contre sa Résistance de 1, et cinq faces sur six suffisent.
souls-lesson-puzzle-3 = Là où l’autre ne suit pas
souls-lesson-puzzle-3-idea = Deux cases libres, c’est une esquive et pas davantage. Restez, et le second Hollow Soldier vient porter sur votre repère un coup que vous ne pourrez ni esquiver ni encaisser. Il avance d’un repère et ne frappe que sur le sien : l’angle A5 est hors d’atteinte, et c’est ensuite au Warrior de jouer.
souls-lesson-puzzle-4 = La plus proche d’abord
souls-lesson-puzzle-4-idea = Les deux Sentinels ont la même menace : c’est vous qui dites laquelle agit la première. La plus proche vous pousse de votre repère, et vous choisissez où : en C1, par exemple, trop loin pour l’autre, qui avance d’un repère et frappe à portée 1. Si la plus éloignée commence, vous recevez les deux coups.
souls-lesson-puzzle-5 = Qu’il vienne à moi
souls-lesson-puzzle-5-idea = La prochaine carte est l’Estoc glaçant : 4 dégâts magiques pour celui qui a l’Aggro. L’Assassin n’a que trois cases libres, et un seul dé noir contre la magie. Vous en avez cinq : ce coup ne peut pas vous tuer. L’Armure de Faraam prend l’Aggro une fois par rencontre, et c’est le moment.
souls-lesson-puzzle-6 = Par où il s’enfuit
souls-lesson-puzzle-6-idea = Le Crossbow Hollow s’éloigne de celui qui a l’Aggro et, entre des repères équivalents, c’est vous qui choisissez pour lui. Votre Warrior n’a qu’une case libre et ne peut pas courir. En A3, un pas suffit pour le rejoindre ; partout ailleurs, il est hors d’atteinte.
souls-lesson-puzzle-7 = D’abord les Kukris
souls-lesson-puzzle-7-idea = Il lui reste 3 Santé derrière une Parade de 2 : même depuis l’arc faible, la hache seule n’y arrive qu’une fois sur cinq. Les Kukris ne demandent ni dé ni Énergie. Un ennemi qui saigne subit 2 dégâts de plus à la prochaine blessure : un seul point suffit, et c’est quatre fois sur cinq.
souls-lesson-puzzle-8 = Sans lancer un dé
souls-lesson-puzzle-8-idea = Il lui reste 1 Santé, et vous avez l’Énergie de l’Estoc ou de la Brume empoisonnée, pas des deux. L’Estoc peut manquer. Le Poison inflige 1 dégât à la fin de l’activation de la Gargouille, et son Coup de queue frappe à droite et derrière. Vous êtes à sa gauche : il suffit d’attendre.
souls-lesson-puzzle-9 = Après le jet
souls-lesson-puzzle-9-idea = Esquiver, c’est un seul dé, une chance sur deux. La Parade semble pire, car il y faut un 4. Mais Tenir bon se décide après le jet : avec un dé bleu de plus, elle tient sept fois sur huit, et la Claymore termine le combat.
souls-lesson-puzzle-10 = Poussé du bon côté
souls-lesson-puzzle-10-idea = Le Chevalier ailé va reculer tout droit, en C5, où que vous soyez poussé. Viennent ensuite les Piliers de lumière, et il vous reste une case : une activation, un pas. De B4, ce pas mène à sa gauche, faible à présent. Des autres repères, vous ne l’atteignez pas.
souls-lesson-puzzle-11 = Pas pour vous
souls-lesson-puzzle-11-idea = Saisir et broyer vise le personnage le plus proche : le Knight, deux cases libres face à 6 dégâts. Le Soin lui en rend quatre, et sa Parade en arrête toujours deux : il survit, et sa Claymore joue ensuite. Vous, rien ne vous menace.
souls-lesson-puzzle-12 = Sur la ligne
souls-lesson-puzzle-12-idea = Si vous vous tenez sur la ligne entre deux arcs, c’est vous qui dites lequel compte quand le coup part. Le Coup de queue en vol frappe devant, à gauche et à droite, mais pas derrière. Avec deux cases libres, rien d’autre ne vous sauverait.
souls-lesson-puzzle-13 = Vers la lame
souls-lesson-puzzle-13-idea = Deux coups arrivent, et deux cases libres ne font qu’une esquive. À l’écart, le second coup vous trouve. Esquivez sur son repère, en C3 : une esquive mène dans n’importe quel arc, l’arrière est faible, et le Coup dans le dos ne coûte pas d’Énergie. Trois dés noirs du Murakumo, un quatrième pour l’arc faible, contre une Parade de 3 : tout cela avant le second coup.
souls-lesson-puzzle-14 = Faire de la place
souls-lesson-puzzle-14-idea = Un repère porte trois figurines : quelqu’un doit faire de la place au troisième Hollow Soldier, et c’est vous qui dites qui. Que ce soit l’Assassin : le Soldier ne frappe que sur son propre repère. Et l’Avelyn a l’icône Flèche : inutile contre ceux qui partagent son repère, elle a, un repère plus loin, trois carreaux pour trois ennemis.
souls-lesson-puzzle-15 = Le coup, puis la fiole
souls-lesson-puzzle-15-idea = La grande Boule de feu prend 5 de vos six cases libres. Lancez-la d’abord : il reste une case, puis l’Estus vide toute la barre, et vous pouvez encaisser le Coup de hallebarde. Buvez d’abord, et vous attendez ses 6 dégâts avec cinq cases, après la même Boule de feu.
