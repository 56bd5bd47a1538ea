# L’étude d’une partie finie.

web-study-loading = Ouverture de l’étude…
web-study-chance = Chances de gagner
web-study-lost = Perdu
web-study-won = Gagné
web-study-over = Fini
web-study-open = En cours
web-study-what = { $moments } moments en { $sections ->
    [one] 1 partie
   *[other] { $sections } parties
}{ $turning ->
    [0] { "" }
    [one] , un tournant
    [2] , deux tournants
   *[other] , trois tournants
}
web-study-rough = un premier tracé, { $read } moments sur { $moments }
web-study-turning = { $n ->
    [one] 1 tournant
   *[other] { $n } tournants
}
web-study-choice = choix
web-study-roll = jet ou pioche
web-study-band = marge d’erreur
web-study-luck = Chance
web-study-play = Jeu
web-study-sum = { $start } au départ { $luck } de chance { $play } de jeu{ $others } = { $result }
web-study-sum-others = { " " }{ $others } des autres
web-study-sum-begun = { $start } ± { $doubt } au départ
web-study-sum-won = { $result }, gagné
web-study-sum-lost = { $result }, perdu
web-study-early = Le verdict vient quand le doute est assez petit.
web-study-too-early = Trop tôt pour le dire.
web-study-accuracy-word = de précision
web-study-program = Compagnon
web-study-worst = Pire jet
web-study-best = Meilleur jet
web-study-one-in = Une fois sur { $n }
web-study-none = Aucun ne sort du lot.
web-study-weights = Poids des erreurs
web-study-slip = écart 2+
web-study-mistake = erreur 5+
web-study-blunder = bévue 10+
web-study-errors = { $slips ->
    [one] 1 écart
   *[other] { $slips } écarts
}, { $mistakes ->
    [one] 1 erreur
   *[other] { $mistakes } erreurs
}, { $blunders ->
    [one] 1 bévue
   *[other] { $blunders } bévues
}
web-study-counted = Une erreur compte dès qu’elle dépasse le doute

# Où en est le calcul.
web-study-waits = { $n ->
    [one] Une autre étude passe avant
   *[other] { $n } autres études passent avant
}
web-study-begun = Commencée
web-study-sharpening = S’affine
web-study-sharp = Précise
web-study-stopped = Arrêtée
web-study-playouts = { $n ->
    [one] 1 partie jouée, ± { $doubt }
   *[other] { NUMBER($n) } parties jouées, ± { $doubt }
}
web-study-playouts-only = { $n ->
    [one] 1 partie jouée
   *[other] { NUMBER($n) } parties jouées
}
web-study-enough = Assez
web-study-sharpen = Affiner
web-study-reading = La lecture continue ici
web-study-read = { $read } moments lus sur { $moments }
web-study-best-was = { $n } au mieux

# Le moment.
web-study-stood = La table à cet instant
web-study-see = Le voir dans le replay
web-study-at = moment { $n } sur { $last }
web-study-at-short = { $n } sur { $last }
web-study-back = Le moment d’avant
web-study-on = Le moment d’après
web-study-line = Les chances de gagner, moment par moment
web-study-aloud = Moment { $n } : { $what }. { $chance } de chances de gagner, à { $doubt } près
web-study-aloud-unknown = Moment { $n } : { $what }. Pas encore regardé
web-study-before-after = De { $before } à { $after }
web-study-by-luck = Le hasard
web-study-whole-crew = Toute l’équipe
web-study-first = Regarder ici d’abord
web-study-share = Partager ce moment
web-study-play-on = Rejouer à partir d’ici
web-study-dice = Avec quels dés ?
web-study-dice-same = Les mêmes dés
web-study-dice-fresh = D’autres dés
web-study-dice-what = Les mêmes dés montrent ce qui serait venu ; d’autres, personne ne sait.
web-study-no-best = Pas encore de meilleur choix : les marges se touchent.
web-study-single = Il n’y avait qu’une chose à faire.
web-study-empty = Il n’y avait rien à décider dans cette partie.
web-study-failed = Cette partie ne peut pas être étudiée.
