# Vengeance : Roll & Fight, en français. Toute clé d’ici est aussi dans en.ftl.

vengeance-title = Vengeance : Roll & Fight
vengeance-summary = Une nuit, une liste de noms : prenez le repaire d’assaut, salle par salle, avec les dés que vous attrapez.

## Réglages

vengeance-setting-mode = Phase de Lancer
vengeance-setting-mode-about = Au tour par tour, sans horloge ; en temps réel, tous lancent à la fois ; à parts égales, pour jouer par correspondance.
vengeance-setting-mode-turns = au tour par tour
vengeance-setting-mode-realtime = en temps réel
vengeance-setting-mode-quota = à parts égales (variante)
vengeance-setting-dice = Solo : dés
vengeance-setting-dice-about = 20, 16 ou 12 dés dans la Réserve.
vengeance-setting-dice-easy = facile, 20 dés
vengeance-setting-dice-medium = moyen, 16 dés
vengeance-setting-dice-hard = difficile, 12 dés
vengeance-setting-time = Solo : temps
vengeance-setting-time-about = 45, 30 ou 25 secondes pour prendre des dés ; sans horloge, 13, 9 ou 7 lancers.
vengeance-setting-time-easy = facile, 45 secondes
vengeance-setting-time-medium = moyen, 30 secondes
vengeance-setting-time-hard = difficile, 25 secondes
vengeance-setting-score = Solo : score
vengeance-setting-score-about = 18, 23 ou 28 points à atteindre.
vengeance-setting-score-easy = facile, 18 points
vengeance-setting-score-medium = moyen, 23 points
vengeance-setting-score-hard = difficile, 28 points
vengeance-setting-fair = Reprises équitables
vengeance-setting-fair-about = Les reprises demandées dans le même dixième de seconde sont servies à tour de rôle.
vengeance-setting-fair-true = oui
vengeance-setting-fair-false = non
vengeance-setting-countdown = Compte à rebours
vengeance-setting-countdown-about = Secondes avant l’ouverture du Lancer en temps réel.
vengeance-setting-cooldown = Temps entre deux lancers
vengeance-setting-cooldown-about = Millisecondes entre deux lancers d’un joueur en temps réel.
vengeance-setting-idle = Délai d’inactivité
vengeance-setting-idle-about = Secondes sans rien faire au bout desquelles un joueur a fini de lancer ; 0 pour aucune limite.
vengeance-setting-cap = Durée maximale du Lancer
vengeance-setting-cap-about = Secondes après lesquelles tous ont fini de lancer ; 0 pour aucune limite.
vengeance-setting-limit = Temps des autres phases
vengeance-setting-limit-about = Secondes accordées pour le Flashback, et pour le Combat avec la Résolution ; 0 pour aucune limite.
vengeance-setting-turn_limit = Temps d’un tour de Lancer
vengeance-setting-turn_limit-about = Secondes accordées à chaque tour de Lancer ; 0 pour aucune limite.

## Noms

vengeance-seat = Joueur { $number }
vengeance-named = { $name }
vengeance-brute = Brute
vengeance-tough = Dur à Cuire
vengeance-blocker = Bloqueur
vengeance-henchman = Homme de Main
vengeance-gunman = Flingueur
vengeance-action-move = Mouvement
vengeance-action-hit = Coup
vengeance-action-shoot = Tir
vengeance-action-wound = Blessure
vengeance-action-heal = Soin
vengeance-action-jump = Saut
vengeance-action-evade = Esquive
vengeance-action-kill = Tuer
vengeance-action-tile = une tuile
vengeance-flashback-train = Entraînement
vengeance-flashback-buy = Achat
vengeance-flashback-heal = Soin
vengeance-flashback-anticipate = Anticipation
vengeance-flashback-collect = Collecte
vengeance-unrolled = pas lancé
vengeance-reserve = Réserve
vengeance-life = Barre de Vie
vengeance-ko = K.-O.
vengeance-training = Entraînement
vengeance-loot = Butin
vengeance-score = Score actuel
vengeance-xp = Expérience à dépenser
vengeance-out = Hors jeu
vengeance-stopped = A fini de lancer
vengeance-cost = Coût en Expérience
vengeance-group = Dés assignés
vengeance-anticipated = Marques d’Anticipation
vengeance-once = Un groupe de dés par tour
vengeance-uses = Utilisations achetées
vengeance-blank = Utilisations à acheter
vengeance-entrance = Entrée
vengeance-boss-life = Barre de Vie du Boss
vengeance-flash-bonus = Une Action supplémentaire

## Où en est-on

vengeance-where-setup = Mise en Place
vengeance-where-round = Tour { $round } sur { $rounds }
vengeance-where-flashback = Flashback
vengeance-where-roll = Lancer
vengeance-where-combat = Combat

## Objectifs

vengeance-aim-kill-count = Tuez { $n } ennemis : { $type }
vengeance-aim-clear-in-round = Videz cette salle en 1 tour
vengeance-aim-life-six = Une Barre de Vie de six
vengeance-aim-visit-adjacent = Visitez toutes les salles adjacentes
vengeance-aim-hit-boss = Touchez le Boss d’un Coup
vengeance-aim-visit-count = Visitez { $n } salles
vengeance-aim-kill-type-adjacent = Tuez tous les ennemis adjacents du type { $type }

## Tuiles

vengeance-tile-combat = { $steps }
vengeance-tile-start = Au début du Combat : { $steps }
vengeance-tile-resolution = Résolution : { $steps }
vengeance-tile-answers = Juste après { $trigger } : { $steps }

## Questions : six mots au plus

vengeance-hero = Qui vient se venger ?
vengeance-hero-detail = { $style }. { $trait }
vengeance-side = Quel côté du plateau ?
vengeance-side-detail = { $rooms } salles, { $minions } Sbires, { $loot } Butins
vengeance-flashback = Que préparez-vous ?
vengeance-flashback-give-up = Terminer le Flashback
vengeance-flashback-learn = Acheter : { $skill } ({ $xp } XP)
vengeance-flashback-instead = remplace : { $skill }
vengeance-flashback-xp = { $xp } XP à dépenser
vengeance-flashback-buy-item = Achat : { $item }
vengeance-flashback-anticipate-skill = Anticipation : { $skill }
vengeance-flashback-heal-extra = Soin : un emplacement de vie de plus
vengeance-flashback-heal-clean = { $wounds ->
    [1] Soin : nettoyer 1 Blessure
   *[other] Soin : nettoyer { $wounds } Blessures
}
vengeance-flashback-by-die = avec le dé { $number } ({ $face })
vengeance-flashback-by-bonus = en Action supplémentaire
vengeance-loot-question = Que faites-vous de ce Butin ?
vengeance-roll = Assigner ou lancer
vengeance-roll-throw = { $count ->
    [1] Lancer 1 dé : { $faces }
   *[other] Lancer { $count } dés : { $faces }
}
vengeance-roll-throw-new = { $count ->
    [1] Lancer 1 nouveau dé
   *[other] Lancer { $count } nouveaux dés
}
vengeance-new-dice = { $count ->
    [1] 1 nouveau dé
   *[other] { $count } nouveaux dés
}
vengeance-roll-assign = Assigner : { $skill }
vengeance-roll-assign-freeing = Assigner : { $skill }, libérer la Blessure { $number }
vengeance-roll-assign-detail = { $faces } pour { $steps }
vengeance-roll-place = Encaisser une Blessure
vengeance-roll-place-detail = { $free ->
    [1] occupe le dernier emplacement libre ; libère vos autres dés Blessure
   *[other] { $free } emplacements libres ; libère vos autres dés Blessure
}
vengeance-roll-refill = { $count ->
    [1] Prendre 1 dé
   *[other] Prendre { $count } dés
}
vengeance-roll-refill-detail = { $reserve } dans la Réserve
vengeance-roll-done = Terminer le Lancer
vengeance-roll-pass = Passer
vengeance-roll-auto-on = Reprise automatique : activer
vengeance-roll-auto-off = Reprise automatique : couper
vengeance-refill = Vos dés arrivent
vengeance-combat-at-combat = Quelle tuile utiliser ?
vengeance-combat-at-combat_start = Une tuile de début de Combat ?
vengeance-combat-at-resolution = Une tuile Résolution ?
vengeance-combat-end = Terminer le Combat
vengeance-combat-past-combat_start = Passer au Combat
vengeance-combat-past-resolution = Terminer la Résolution
vengeance-combat-fails = { $step } impossible maintenant : l’utilisation serait perdue
vengeance-combat-by-dice = { $uses ->
    [1] { $steps }, avec les dés
   *[other] { $steps }, avec les dés, { $uses } fois
}
vengeance-combat-by-bonus = { $uses ->
    [1] { $steps }, avec le bonus
   *[other] { $steps }, avec le bonus, { $uses } fois
}
vengeance-combat-by-mind = { $steps }, par Anticipation
vengeance-combat-by-item = { $uses ->
    [1] { $steps }, dernière utilisation
   *[other] { $steps }, une utilisation sur { $uses }
}
vengeance-combat-by-timed = { $steps }, sans dés
vengeance-brings = { $wounds ->
    [0] { $loot ->
        [0] Personne ne peut vous blesser
       *[other] Personne ne peut vous blesser ; Butin { $loot }
    }
    [1] { $loot ->
        [0] 1 Blessure
       *[other] 1 Blessure ; Butin { $loot }
    }
   *[other] { $loot ->
        [0] { $wounds } Blessures
       *[other] { $wounds } Blessures ; Butin { $loot }
    }
}
vengeance-brings-ko = { $wounds ->
    [0] K.-O.
    [1] 1 Blessure : K.-O.
   *[other] { $wounds } Blessures : K.-O.
}
vengeance-brings-dead = { $wounds ->
    [0] Second K.-O. : la mort
    [1] 1 Blessure, second K.-O. : la mort
   *[other] { $wounds } Blessures, second K.-O. : la mort
}
vengeance-answer = Répondre ({ $trigger }) ?
vengeance-answer-none = Continuer
vengeance-step = { $tile } : { $action }
vengeance-step-move = Vers : { $room }
vengeance-step-jump = Vers : { $room } (par-dessus : { $over })
vengeance-step-target = { $enemy }, { $room }
vengeance-step-evaded = Esquive
vengeance-step-dotted = a déjà pris un dégât

## Ce qui s’est passé

vengeance-told-board = { $hero } reçoit le plateau « { $board } ».
vengeance-told-hero = { $hero } a la liste et, cette nuit, l’adresse. Malus : { $trait }.
vengeance-told-side = { $hero } arrive au Repaire ({ $lair }) et trouve la porte ouverte, comme pour les gens que l’on n’attend plus.
vengeance-told-boss = { $hero } affronte { $boss }, { $life } points de vie. { $effect }
vengeance-told-round = Tour { $round } sur { $rounds }. Les dés Flashback montrent { $faces }.
vengeance-told-train = { $count ->
    [1] { $hero } s’entraîne : 1 point d’Expérience.
   *[other] { $hero } s’entraîne : { $count } points d’Expérience.
}
vengeance-told-buy = { $hero } achète une utilisation : { $item }.
vengeance-told-extra = { $hero } s’endurcit : { $slots } emplacements de vie.
vengeance-told-clean = { $wounds ->
    [0] { $hero } se soigne : plus aucune Blessure.
    [1] { $hero } se soigne : il reste 1 Blessure.
   *[other] { $hero } se soigne : il reste { $wounds } Blessures.
}
vengeance-told-anticipate = { $left ->
    [0] { $hero } Anticipe : { $skill }. C’est prêt.
   *[other] { $hero } commence à Anticiper : { $skill }. Encore une marque.
}
vengeance-told-collect = { $hero } garde le Butin : { $loot } à présent.
vengeance-told-learn = { $hero } achète une Compétence, { $skill }, pour { $xp ->
    [one] { $xp } point d’Expérience.
   *[other] { $xp } points d’Expérience.
}
vengeance-told-swap = { $hero } achète une Compétence, { $skill }, pour { $xp ->
    [one] { $xp } point d’Expérience
   *[other] { $xp } points d’Expérience
}, et en défausse une autre, { $old }.
vengeance-told-flashback-done = { $hero } en a fini avec son Flashback.
vengeance-told-roll = La Phase de Lancer s’ouvre. Réserve : { $reserve }.
vengeance-told-throw = { $hero } lance : { $faces }.{ $wounds ->
    [0] {""}
    [1] {" "}La Blessure est bloquée.
   *[other] {" "}{ $wounds } Blessures sont bloquées.
}
vengeance-told-assign = { $hero } assigne : { $faces } ({ $skill }).
vengeance-told-place = { $free ->
    [0] { $hero } encaisse un dé Blessure : plus d’emplacement de vie libre.
    [1] { $hero } encaisse un dé Blessure : 1 emplacement de vie libre.
   *[other] { $hero } encaisse un dé Blessure : { $free } emplacements de vie libres.
}
vengeance-told-refill = { $count ->
    [0] { $hero } trouve la Réserve vide.
    [1] { $hero } prend un dé. Réserve : { $reserve }.
   *[other] { $hero } prend { $count } dés. Réserve : { $reserve }.
}
vengeance-told-stop = { $hero } a fini de lancer.
vengeance-told-pass = { $hero } passe.
vengeance-told-closed = Temps écoulé : plus de dés de la Réserve.
vengeance-told-roll-closed = Tous ont fini de lancer. Les dés restés en main reviennent à la Réserve : { $reserve }.
vengeance-told-use-dice = { $hero } utilise : { $tile }.
vengeance-told-use-bonus = { $hero } utilise : { $tile }, avec le bonus.
vengeance-told-use-mind = { $hero } utilise : { $tile }, par Anticipation.
vengeance-told-use-item = { $hero } utilise : { $tile }.
vengeance-told-use-timed = { $hero } utilise : { $tile }.
vengeance-told-tile-ended = { $action } impossible : la tuile « { $tile } » prend fin.
vengeance-told-move = { $hero } change de salle : { $room }.
vengeance-told-jump = { $hero } saute par-dessus une salle ({ $over }) et retombe ici : { $room }.
vengeance-told-dot = { $hero } blesse un ennemi ({ $enemy }) ; encore un dégât dans ce Combat, et il tombe.
vengeance-told-fell-hit = { $hero } abat un ennemi d’un Coup : { $enemy }.
vengeance-told-fell-shoot = { $hero } abat un ennemi d’un Tir : { $enemy }.
vengeance-told-fell-kill = { $hero } tue un ennemi : { $enemy }.
vengeance-told-boss-hurt = { $left ->
    [1] { $hero } blesse { $boss } : il ne lui reste qu’un point de vie, et plus grand-chose à dire.
   *[other] { $hero } blesse { $boss } : il lui reste { $left } points de vie.
}
vengeance-told-boss-dead = { $hero } tue { $boss } ! Un nom de moins sur la liste.
vengeance-told-evade = { $hero } esquive un ennemi : { $enemy }.
vengeance-told-wound = { $count ->
    [1] { $hero } reçoit 1 Blessure.
   *[other] { $hero } reçoit { $count } Blessures.
}
vengeance-told-heal = { $wounds ->
    [0] { $hero } se soigne : plus aucune Blessure.
    [1] { $hero } se soigne : il reste 1 Blessure.
   *[other] { $hero } se soigne : il reste { $wounds } Blessures.
}
vengeance-told-objective = { $points ->
    [one] { $hero } remplit un Objectif ({ $room }) : { $points } point.
   *[other] { $hero } remplit un Objectif ({ $room }) : { $points } points.
    }
vengeance-told-combat-ended = { $hero } termine son Combat.
vengeance-told-recovered = { $count ->
    [one] { $enemies } se remet de ses dégâts.
   *[other] { $enemies } se remettent de leurs dégâts.
}
vengeance-told-returned = { $count ->
    [one] { $enemies } : l’Esquive prend fin.
   *[other] { $enemies } : les Esquives prennent fin.
}
vengeance-told-wiped = { $hero } perd l’Anticipation : { $skills }.
vengeance-told-loot = { $count ->
    [1] { $hero } prend le Butin ({ $room }) : 1 symbole.
   *[other] { $hero } prend le Butin ({ $room }) : { $count } symboles.
}
vengeance-told-enemies = { $due ->
    [1] Les ennemis infligent 1 Blessure à { $hero }, qui en reçoit { $taken }.
   *[other] Les ennemis infligent { $due } Blessures à { $hero }, qui en reçoit { $taken }.
}
vengeance-told-ko = { $hero } est K.-O. et ne tient plus que { $dice } dés désormais.
vengeance-told-dead = { $hero } est K.-O. une seconde fois, et meurt.
vengeance-told-resolution-done = { $hero } a fini le tour.
vengeance-told-score = { $total ->
    [one] { $hero } : { $total } point. Butin { $loot }, Entraînement { $training }, dégâts au Boss { $damage }, Boss mort { $boss }, Objectifs { $objectives }, sortie { $exit }.
   *[other] { $hero } : { $total } points. Butin { $loot }, Entraînement { $training }, dégâts au Boss { $damage }, Boss mort { $boss }, Objectifs { $objectives }, sortie { $exit }.
    }

## La feuille de score

vengeance-line-loot = Butin : { $filled } sur { $slots } cases
vengeance-line-training = Entraînement : { $filled } sur { $slots } cases
vengeance-line-boss-damage = Dégâts au Boss ({ $boss }) : { $damage } sur { $life }
vengeance-line-boss-dead = Le Boss est mort
vengeance-line-boss-alive = Le Boss est en vie
vengeance-line-objectives = Objectifs : { $rooms }
vengeance-line-objectives-none = Aucun Objectif
vengeance-line-exit = Ennemis sur le chemin de la sortie : { $rooms }
vengeance-line-exit-none = La sortie est libre

## Comment cela finit

vengeance-over-won = { $hero } tient la plus belle vengeance : { $points } points. Les autres la liront dans le journal.
vengeance-over-shared = La vengeance est partagée, { $points } points chacun, et le taxi du retour aussi.
vengeance-over-nobody = Personne n’a survécu pour se venger. La maison enverra des fleurs.
vengeance-over-dead = { $points ->
    [one] Le Héros y reste : { $points } point ne compte pas. La liste reste dans une poche.
   *[other] Le Héros y reste : ses { $points } points ne comptent pas. La liste reste dans une poche.
    }
vengeance-over-challenge = { $points } points : l’objectif de { $target } est atteint. Vous sortez par la grande porte.
vengeance-over-challenge-untimed = { $points } points : l’objectif de { $target } est atteint, sans minuteur. Vous sortez par la grande porte.
vengeance-over-short = { $points ->
    [one] { $points } point : il en fallait { $target }. Il y aura d’autres nuits.
   *[other] { $points } points : il en fallait { $target }. Il y aura d’autres nuits.
    }
vengeance-over-short-untimed = { $points ->
    [one] { $points } point : il en fallait { $target }, sans minuteur. Il y aura d’autres nuits.
   *[other] { $points } points : il en fallait { $target }, sans minuteur. Il y aura d’autres nuits.
    }

## À une vraie table

outcome-board = un plateau Repaire, au hasard
outcome-boss = la première carte du paquet Boss

## Leçons

vengeance-lesson-opening = Votre première nuit
vengeance-lesson-opening-about = Le début d’une partie solo, avec toujours les mêmes jets de dés.
vengeance-lesson-strike = Deux Coups pour une Frappe
vengeance-lesson-strike-about = Assignez un double couteau à Frappe, terminez le Lancer et donnez deux Coups.
vengeance-lesson-kill = Tuer se passe de second coup
vengeance-lesson-kill-about = Les Hommes de Main du Doc encaissent deux Coups chacun. Tuer en abat un d’un geste.
vengeance-lesson-mix = Un défi à votre mesure
vengeance-lesson-mix-about = Le mélange du livret : dés faciles, temps moyen, score difficile.
vengeance-board-throw = Lancer
vengeance-board-done = Fini
vengeance-board-set = Assignée
vengeance-board-ready = Prête
vengeance-board-needs = Il manque { $count }
vengeance-board-skills = Compétences et ce qu’il leur faut
vengeance-board-objectives = Objectifs
vengeance-board-won = atteint
vengeance-board-space = Espace
vengeance-board-on-skills = { $count ->
    [one] { $count } dé assigné
   *[other] { $count } dés assignés
}
vengeance-board-points = { $points } sur { $target }
vengeance-board-score = Score
vengeance-board-throws = Lancer { $throws } sur { $most }
vengeance-board-unthrown = { $most ->
    [one] { $most } lancer
   *[other] { $most } lancers
}
vengeance-board-about-brute = Tant qu’il en reste une dans sa salle, le Boss est hors d’atteinte. Meurt au premier dégât.
vengeance-board-about-tough = Meurt au second dégât du même Combat ; un seul dégât se referme à la fin du Combat.
vengeance-board-about-blocker = Tant qu’il est dans votre salle, ni Mouvement ni Saut. Meurt au premier dégât.
vengeance-board-about-henchman = Vous blesse une fois s’il est dans votre salle à la fin du Combat. Meurt au premier dégât.
vengeance-board-about-gunman = Vous blesse une fois, de votre salle ou d’à côté, à la fin du Combat. Meurt au premier dégât.
vengeance-board-about-boss = Vous blesse une fois si vous êtes dans sa salle à la fin du Combat. Vie restante : { $life }.
vengeance-board-about-loot = Butin : à vous en fin de tour, une fois la salle visitée et vidée de tout ennemi actif.
vengeance-board-look = { $hero } : voir le repaire
vengeance-board-looking = Repaire : { $hero }
vengeance-board-back = Retour au vôtre
vengeance-act-place = Blessure
vengeance-act-refill = Prendre
vengeance-act-pass = Passer
vengeance-act-auto = Auto
vengeance-act-done = Fini
vengeance-board-free = En plus
vengeance-board-learn = Compétences, { $xp } XP

## Ce qui remplit les barres d’un plateau

part-wound = { $n ->
    [one] { $n } Blessure
   *[other] { $n } Blessures
}
part-die = { $n ->
    [one] { $n } dé Blessure
   *[other] { $n } dés Blessure
}
part-free = { $n ->
    [one] { $n } emplacement libre
   *[other] { $n } emplacements libres
}
part-closed = { $n ->
    [one] { $n } emplacement encore fermé
   *[other] { $n } emplacements encore fermés
}
part-spent = { $n ->
    [one] { $n } point d’Expérience dépensé
   *[other] { $n } points d’Expérience dépensés
}
part-marked = { $n ->
    [one] { $n } point d’Expérience à dépenser
   *[other] { $n } points d’Expérience à dépenser
}

# Où en est la partie, pour qui en étudie des milliers.

vengeance-stage-round-1 = Tour 1
vengeance-stage-round-2 = Tour 2
vengeance-stage-round-3 = Tour 3
vengeance-stage-round-4 = Tour 4

## La fin de la nuit

vengeance-epilogue-free = { $hero } raye le nom et rentre à pied.
vengeance-epilogue-followed = Le nom est rayé. Derrière { $hero }, des portes s’ouvrent encore.
vengeance-epilogue-scarred = { $boss } boitera. { $hero } reviendra.
vengeance-epilogue-unhurt = { $boss } n’a jamais su qui était venu.
vengeance-epilogue-dead = { $hero } ne rentre pas. Quelqu’un gardera la liste.

## Pourquoi ce n’est pas proposé

vengeance-why-xp = Il faut { $cost } d’Expérience, et vous en avez { $xp }
vengeance-why-hand = Au plus { $cap } dés en main, et vous en tenez { $held }
vengeance-why-reserve = Dés dans la Réserve : { $reserve }
vengeance-why-source = Ce dé, ou l’Action supplémentaire, a déjà servi ce tour-ci
vengeance-why-not-free = L’Action supplémentaire ne peut pas être celle-là
vengeance-why-alike-die = Un dé identique passe d’abord : utilisez celui-là
vengeance-why-face = Ce dé montre une autre Action, et elle est possible
vengeance-why-trained = La piste d’Entraînement est pleine
vengeance-why-no-square = Cet Objet n’a plus de carré vierge
vengeance-why-no-extra = Tous les emplacements de vie supplémentaires sont marqués
vengeance-why-no-wound = Il n’y a pas de Blessure à nettoyer
vengeance-why-stranger = Cela appartient à un autre Héros
vengeance-why-anticipated = Cette Compétence n’a plus d’emplacement d’Anticipation à marquer
vengeance-why-not-learned = Cette Compétence n’est pas sur votre plateau
vengeance-why-loot-full = La piste de Butin est pleine
vengeance-why-take = Il faut prendre autre chose ici
vengeance-why-learned = Cette Compétence est déjà sur votre plateau
vengeance-why-board-full = Le plateau est plein : défaussez une Compétence pour celle-là
vengeance-why-room-left = Il reste de la place sur le plateau : il n’y a rien à défausser
vengeance-why-no-turns = On ne passe pas ici : il n’y a pas de tours de jeu
vengeance-why-no-clock = Cela n’existe qu’en temps réel
vengeance-why-nothing-left = Il n’y a plus rien à lancer, assigner, poser ou prendre
vengeance-why-pass = Vous avez agi pendant ce tour : passez
vengeance-why-stranger-die = Ce dé est dans une autre main
vengeance-why-life-full = La Barre de Vie n’a plus d’emplacement libre
vengeance-why-no-wound-die = Ce dé ne montre pas de Blessure
vengeance-why-throw-first = Lancez d’abord
vengeance-why-thrown = Vous avez déjà lancé pendant ce tour
vengeance-why-cooling = Attendez un instant entre deux lancers
vengeance-why-locked = Une Blessure bloquée ne se relance pas
vengeance-why-whole-hand = Le premier lancer prend toute la main
vengeance-why-no-dice = Cette Compétence ne prend pas de dés
vengeance-why-no-die = Ce dé n’est pas dans votre main
vengeance-why-no-group = Ces dés ne forment pas son groupe
vengeance-why-once = Cette Compétence ne prend qu’un groupe par tour
vengeance-why-one-locked = Un seul dé est bloqué : il se libère de lui-même
vengeance-why-free-locked = Seul un dé Blessure bloqué peut être libéré
vengeance-why-closed = La Réserve est fermée
vengeance-why-asking = Vos dés arrivent
vengeance-why-refilled = Vous avez déjà repris des dés pendant ce tour
vengeance-why-no-uses = Il n’y a plus de quoi payer cette utilisation
vengeance-why-timing = Cette tuile sert à un autre moment
vengeance-why-timed = Cette Compétence a déjà servi ce tour-ci
vengeance-why-no-squares = Aucun carré de cet Objet n’est marqué
vengeance-why-trigger = Cet Objet répond à autre chose
vengeance-why-stranger-lair = C’est dans un autre repaire
vengeance-why-blocker = Un Bloqueur vous arrête dans cette salle
vengeance-why-jump = Un Saut passe par-dessus une salle
vengeance-why-no-jump = Un Mouvement passe par une porte
vengeance-why-here = Vous y êtes déjà
vengeance-why-no-door = Aucun passage n’y mène en une étape
vengeance-why-dead = Celui-là est mort
vengeance-why-guarded = Une Brute active protège le Boss
vengeance-why-not-in-reach = Celui-là est hors de portée de cette étape
vengeance-why-evaded = Celui-là est déjà Esquivé
vengeance-why-taken = Un autre joue ce Héros

## À quoi un choix met fin à coup sûr

vengeance-ends-hero = Le second K.-O. : votre Héros meurt
vengeance-ends-challenge = Le second K.-O. : le Défi est perdu

# Énigmes.

vengeance-lesson-puzzle-1 = Il manque deux points
vengeance-lesson-puzzle-1-idea = Seize points perdent, dix-huit gagnent : esquivez le Flingueur sous la fumée, abattez le dernier Homme de Main des Objets trouvés, et son butin fait la différence.
vengeance-lesson-puzzle-2 = Celui qui en vaut deux
vengeance-lesson-puzzle-2-idea = Ils sont trois dans la Salle de comptage ; vous avez un Tuer et deux Coups. Au Flingueur et à la Brute il en faut un, au Dur à Cuire deux. Tuez celui-là, et la Frappe vide la salle : deux symboles de Butin, et la sortie est libre.
vengeance-lesson-puzzle-3 = Le Juge et les couteaux
vengeance-lesson-puzzle-3-idea = Trois couteaux, et il reste trois points de vie au Juge Chagrin. Le Voile rouge Tue deux fois, mais Tuer ne vise que les Sbires. Le Crochet du dimanche coûte une Blessure et, avec le double couteau, donne trois Coups : onze points.
vengeance-lesson-puzzle-4 = Celui qui tient la porte
vengeance-lesson-puzzle-4-idea = Les Hommes de Main blessent, et le Bloqueur ne fait rien, sauf vous retenir ici. Esquivez-le : l’Égout d’à côté est vidé et n’attend qu’une visite ; ses deux symboles de Butin font les trois points qui manquent.
vengeance-lesson-puzzle-5 = Personne au bout de la lame
vengeance-lesson-puzzle-5-idea = L’Apiculteur est à côté, il lui reste un point de vie, et autour de vous plus personne n’est debout. La Baïonnette commence par un Coup : sans personne à frapper, elle s’arrête là et son Tir est perdu. Tire et plonge prend les deux mêmes dés, et tire d’abord.
vengeance-lesson-puzzle-6 = Après les coups de feu
vengeance-lesson-puzzle-6-idea = Aucune Blessure à Nettoyer, et Filer à l’anglaise vaut pourtant ses dés : ses deux Mouvements viennent après le Combat. Par le Décor du trône jusqu’à Costumes, dont l’objectif paie huit salles visitées : les deux points qui manquent.
vengeance-lesson-puzzle-7 = Un dernier pour la route
vengeance-lesson-puzzle-7-idea = Les points y sont ; reste à vivre. Quatre Sbires vont vous blesser, et votre Barre de Vie a deux places : ce qui n’y tient pas est perdu. Une place de plus se remplirait aussi. La Flasque soigne après les Blessures, avant que le K.-O. soit compté.
vengeance-lesson-puzzle-8 = La garde d’à côté
vengeance-lesson-puzzle-8-idea = Il reste un point de vie à Mère Granit, et plus personne n’est près d’elle, mais les Brutes des salles voisines la protègent aussi. Esquivez celle de votre salle, pas le Flingueur : les Coques d’acier vous font entrer, et la Frappe anticipée se passe de dés.
vengeance-lesson-puzzle-9 = Personne n’a besoin de mourir
vengeance-lesson-puzzle-9-idea = Une salle visitée livre son butin dès que ses Sbires sont morts ou esquivés. Le Pas de fumée esquive le Flingueur d’ici et celui de l’Escalator : trois symboles, quatre points. Un geste et plus rien n’en tue qu’un, pour un seul symbole.
vengeance-lesson-puzzle-10 = Une porte suffit
vengeance-lesson-puzzle-10-idea = Le Genou volant est plus beau, mais il saute deux portes, et Costumes est derrière la première : son objectif paie les salles déjà visitées. La Porte de derrière y mène et esquive le Flingueur : le butin est à vous aussi.
vengeance-lesson-puzzle-11 = On compte à la fin
vengeance-lesson-puzzle-11-idea = Dans la Cage, le coup du Juge remplit votre Barre de Vie, et ce serait le second K.-O. Mais le Second souffle soigne à la Résolution, et la barre se compte après. Enfoncez la porte : un seul Coup paie l’objectif et la première case du Boss.
vengeance-lesson-puzzle-12 = Une Charge veut une porte
vengeance-lesson-puzzle-12-idea = Il reste cinq points de vie au Juge Chagrin, et aucune garde. Entrez par la Charge, doublez son Coup avec la Chevalière ; deux Coups de Frappe ; ressortez avec les Coques d’acier et rentrez par la seconde Charge. C’est le cinquième coup, et douze points.
vengeance-lesson-puzzle-13 = Avant l’addition
vengeance-lesson-puzzle-13-idea = Vous avez vos 23 points, un emplacement de vie libre, et déjà un K.-O. Le butin passe avant les Blessures : dépensez le symbole en Soin, et le Flingueur de la Régulation ne fait que vous blesser. Avec la Collecte, vous mourez avec 24 points.
vengeance-lesson-puzzle-14 = Il faut être deux pour se cacher
vengeance-lesson-puzzle-14-idea = Le Portier est à côté, il lui reste un point de vie, et votre Frappe est prête. La Bombe fumigène vous ferait entrer, mais elle commence par une Esquive, et ici il n’y a plus personne à esquiver. Sautez par-dessus jusqu’au Couloir du coffre : son Bloqueur fera l’affaire, et vous entrez par l’arrière.
vengeance-lesson-puzzle-15 = La bourse est pleine
vengeance-lesson-puzzle-15-idea = Dernier symbole de butin, et plus une case où le ranger. Ce que vous achetez ou anticipez ne servira plus cette nuit, et aucune Blessure ne vient. L’Entraînement, lui, compte encore : deux cases font un point, et c’est un point qui manque.
