# Ce qui se dit à la table pendant qu’on choisit et pendant que les choses arrivent.

# Une option demande encore une fois, à la place de son nom.
web-sure-ends = { $what }. Vraiment ?
web-sure-deadly = La barre est pleine : vous tombez. Vraiment ?
web-sure-unseen = Personne ne l’a vue. Entrer ?
web-sure-drop = C’est jeté. Vraiment ?
web-sure-actions = Les actions restantes sont perdues. Vraiment ?

# Les signes sur les options.
web-fact-deadly = mortel
web-strip-unhurt = indemne
web-strip-hurt = jusqu’à { $n }, survit
web-strip-hurt-some = blessure, survit
web-strip-falls = tombe
web-fact-free = gratuit
web-fact-mean = environ { $n }

# Pendant que les choses arrivent.
web-both = { $first } { $then }
web-space-key = Espace
web-companion-sum = { $who } : { $what }.

# Moments de Dark Souls.
web-souls-falls = Le groupe tombe
web-souls-wake = Se réveiller au feu de camp
web-souls-stay = { $souls ->
    [one] 1 âme reste là
   *[other] { $souls } âmes restent là
}
web-souls-stay-what = Gagnez là-bas et elles sont de nouveau à vous. Tombez avant, et elles sont perdues.
web-souls-none = Aucune âme perdue
web-souls-none-what = Il n’y avait rien à laisser.
web-souls-whole = { $sparks ->
    [0] Vous vous réveillez indemnes, sans étincelle
    [one] Vous vous réveillez indemnes, il reste 1 étincelle
   *[other] Vous vous réveillez indemnes, il reste { $sparks } étincelles
}
web-souls-whole-what = Les barres se vident. Estus, Chance et Héroïque reviennent. Ce que vous portez vous reste.
web-souls-back = Eux aussi
web-souls-back-what = Tous les ennemis reviennent sur chaque tuile. Les coffres ouverts le restent.
web-souls-heats = Intensification
web-souls-blocked = arrêté { $n }
web-souls-dodged = esquivé
web-souls-missed = raté

# Moments de Vengeance.
web-sure-dead = Second K.-O. : la mort. Vraiment ?
web-vengeance-ko = K.-O.
web-vengeance-dead = La mort
web-vengeance-boss = Un nom de moins sur la liste
web-vengeance-watch = Regarder la suite
web-vengeance-out = Vous êtes hors jeu
web-vengeance-out-what = Un Héros mort ne marque aucun point. Les autres continuent.
web-vengeance-stay = Rester ou partir
web-vengeance-stay-what = Regardez la fin, ou quittez par le menu : personne ne vous attend.

# Horloges, selon ce qu’elles mesurent.
web-clock-idle = Lancez, ou vos lancers s’arrêtent dans
web-clock-solo = Temps pour les dés
web-clock-cap = Fin des lancers dans
web-clock-countdown = Début des lancers dans
web-clock-limit = Temps pour cette phase
web-clock-turn = Temps pour ce tour

# Moments d’autres jeux.
web-moment-lost = Une vie perdue
web-moment-broken = Hors service
web-moment-beaten = À terre

# Les chiffres de la fin.
web-you-win = Vous gagnez
web-share = Partager
web-tally-hp = Vie restante
web-tally-chapters = Chapitres passés
web-tally-souls = Âmes
web-tally-sparks = Étincelles restantes
web-tally-standing = Debout
web-tally-turn = Tour

# Sur l’accueil, sous les icônes ; viser dans Arkalion.
web-word-host = Table
web-word-learn = Leçons
web-arkalion-empty = { $n ->
    [one] 1 autre case, sans cible
   *[other] { $n } autres cases, sans cible
}

# Beaucoup d’options, choisies en deux temps.
web-deal = Choisir pour moi
web-option-gone = Plus possible : pourquoi ?
web-group-back = Toutes les options
web-group-count = { $n } options
web-group-walk = Marcher
web-group-strike = Frapper { $foe }
web-group-dodge = Esquiver
web-group-heroic = Action héroïque
web-group-hands = Changer de mains
web-group-roads = Prendre une route
web-group-smith = André le Forgeron
web-group-keeper = La Gardienne du Feu : { $hero }
web-group-gear = Équipement
web-group-item = { $item }
web-group-attack = Attaquer
web-group-move = Se déplacer
web-group-make = Fabriquer et boire

# Dit une fois pour plusieurs questions.
web-sector-pass-all = Non, et plus rien ce round
web-sector-pass-all-detail = La question revient si quelqu’un est blessé ou mourant
web-souls-keep-all = Garder tous les jets de ce combat
web-souls-keep-all-detail = La Chance n’est proposée que si garder le jet serait fatal
web-sector-remove-all = { $what } ×{ $n }
web-souls-settle-all = Régler cela pour moi
web-souls-settle-all-detail = Dans ce combat, on vous pousse à l’abri, jamais sur un piège ; les ennemis viennent dans l’ordre proposé
web-souls-stand-all = Encaisser tous les coups
web-souls-stand-all-detail = Parade et Résistance jusqu’à la prochaine activation ; on vous demande si quelqu’un peut tomber
web-ask-again = Redemander

# Sur le plateau de Dark Souls.
web-souls-next = { $steps ->
    [0] Ensuite : { $damage } { $type }
    [one] Ensuite : 1 repère, puis { $damage } { $type }
   *[other] Ensuite : { $steps } repères, puis { $damage } { $type }
}
web-souls-next-nothing = Ensuite : il n’atteint personne
web-souls-from = { $cost ->
    [0] depuis { $node }, marche gratuite
   *[other] depuis { $node }, { $cost } pour y aller
}
web-souls-no-reach = Rien dans vos mains ne l’atteint ce tour-ci.
web-souls-struck = serait frappé : { $n }
web-souls-way = { $node } : { $cost ->
    [0] gratuit
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
}

# Au feu de camp.
web-souls-rest = Repos
web-souls-gain-estus = Estus
web-souls-gain-luck = Chance
web-souls-gain-heroic = Action Héroïque
web-souls-at-fire = près du feu
web-souls-rest-cost = { $left ->
    [0] 1 étincelle, plus aucune ensuite
   *[other] 1 étincelle, { $left } ensuite
}
web-souls-no-spark = plus aucune étincelle
web-souls-return = { $n ->
    [one] les ennemis reviennent sur 1 tuile
   *[other] les ennemis reviennent sur { $n } tuiles
}
web-souls-spark = Acheter une étincelle
web-souls-price = { $price ->
    [one] 1 âme
   *[other] { $price } âmes
}
web-souls-of = { $price ->
    [one] 1 âme sur { $souls }
   *[other] { $price } âmes sur { $souls }
}
web-souls-short = { $price ->
    [one] { $price } âme, vous en avez { $souls }
   *[other] { $price } âmes, vous en avez { $souls }
    }
web-souls-treasure = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    }
web-souls-draw = Piocher
web-souls-andre = André
web-souls-keeper = Gardienne du Feu
web-souls-levels = niveaux, et leur prix en âmes
web-souls-luck = Chance
web-souls-gear = Équipement
web-souls-gear-how = glissez, ou touchez une carte puis une place
web-souls-left = gauche
web-souls-right = droite
web-souls-armour = armure
web-souls-backup = réserve
web-souls-bag = { $n ->
    [0] Le sac est vide
   *[other] Sac, { $n }
}
web-souls-empty = libre
web-souls-here = ici
web-souls-no-place = aucune place
web-souls-str = For
web-souls-dex = Dex
web-souls-int = Int
web-souls-fai = Foi
web-souls-str-long = Force
web-souls-dex-long = Dextérité
web-souls-int-long = Intelligence
web-souls-fai-long = Foi

# Un repère tel que le plateau le nomme, au lieu de sa ligne et de sa colonne.
souls-node = { $col ->
    [1] A{ $row }
    [2] B{ $row }
    [3] C{ $row }
    [4] D{ $row }
    [5] E{ $row }
    [6] F{ $row }
   *[other] G{ $row }
}
