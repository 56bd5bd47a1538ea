# Ce que les compagnons disent de leurs réflexions.

companion-why-better = { $choice } gagne { $chance } fois sur 100, { $other } { $less }.
companion-why-equal = Se valent : { $options } (victoire { $chance } fois sur 100).
companion-why-many = { $count } choix se valent à peu près (victoire { $chance } fois sur 100).
companion-why-lost = Quel que soit le choix, c’est presque perdu.
companion-why-won = Quel que soit le choix, c’est presque gagné.

# Ce qu’une étude dit d’une partie jouée.

study-nobody-wins = Sur { $count } parties jouées à partir de celle-ci, personne n’a gagné, quel que soit le choix : rien n’y distingue la chance du jeu.
study-nothing-chosen = Rien n’a été choisi ni lancé dans cette partie : il n’y a rien à étudier.

study-verdict-unlucky-well = Vous avez eu de la malchance, et bien joué.
study-verdict-unlucky-evenly = Les dés étaient contre vous. Le jeu, lui, était solide.
study-verdict-unlucky-badly = Les dés étaient contre vous, et certains choix aussi.
study-verdict-unlucky-worse = Les dés étaient contre vous, mais les choix ont coûté bien plus.
study-verdict-fair-well = { $ended ->
    [won] Les dés étaient équitables. Cette victoire, vous l’avez méritée.
   *[lost] Les dés étaient équitables et vous avez bien joué. Cela n’a pas suffi.
}
study-verdict-fair-evenly = { $ended ->
    [won] Des dés équitables, un jeu solide, et cela a suffi.
   *[lost] Des dés équitables, un jeu solide : les chances étaient simplement minces.
}
study-verdict-fair-badly = { $ended ->
    [won] Les dés étaient équitables. De meilleurs choix étaient possibles.
   *[lost] Les dés étaient équitables. Ce sont les choix qui ont perdu la partie.
}
study-verdict-lucky-well = Vous avez eu de la chance, et bien joué.
study-verdict-lucky-evenly = Les dés étaient de votre côté, et votre jeu était solide.
study-verdict-lucky-badly = { $ended ->
    [won] Les dés étaient de votre côté. Ils ont racheté certains choix.
   *[lost] Les dés étaient de votre côté. Les choix ne l’étaient pas.
}

study-verdict-yet = { $count ->
    [one] { $verdict } Un choix a pourtant fait perdre { $points } sur 100.
   *[other] { $verdict } Pourtant, { $count } choix ont fait perdre 10 sur 100 ou davantage, le pire { $points }.
}

study-player-unlucky-well = De la malchance, et du beau jeu.
study-player-unlucky-evenly = De la malchance, et de la constance.
study-player-unlucky-badly = De la malchance, et des choix qui ont coûté davantage.
study-player-fair-well = Des dés équitables, du beau jeu.
study-player-fair-evenly = De la constance, et des dés équitables.
study-player-fair-badly = Des dés équitables. Certains choix ont coûté.
study-player-lucky-well = De la chance, et du beau jeu.
study-player-lucky-evenly = Les dés ont aidé.
study-player-lucky-badly = Les dés ont aidé. Certains choix, non.
study-player-one-choice = Un seul choix a coûté { $points }.
study-player-some-choices = { $count } choix ont coûté 10 ou plus, le pire { $points }.
study-player-yardstick = Les autres sont mesurés à son jeu.

study-why-best = { $best } : nettement le meilleur choix.
study-why-missed = { $best } : nettement le meilleur choix. { $chosen } a coûté { $points } sur 100.
study-why-equal = Se valent : { $options }.
study-why-equal-missed = Se valent : { $options }. { $chosen } a coûté { $points } sur 100.
study-why-many = { $count } options se valaient, celle-ci comprise.
study-why-many-missed = { $count } options se valaient ; { $chosen } a coûté { $points } sur 100.

study-luck-decided = Le sort a décidé.
study-clock = Le temps est écoulé.
study-nothing = Rien n’a changé.

study-seat = Place { $number }
study-nobody = La table
study-percent = { $figure } %
study-luck = chance
study-play = jeu
study-luck-of = chance { $figure }
study-play-of = jeu { $figure }
study-others-of = les autres { $figure }
study-accuracy = précision
study-errors = écarts · erreurs · bévues
study-turning = Tournants
study-choice = Choix coûteux
study-lost = points
study-so-far = { $playouts } parties jouées, { $doubt } aux moments marqués.
study-too-early = Trop tôt pour le dire : { $read } moments sur { $of } ont été examinés.

# La page écrite par `bossrush study --html`. Un mot entre ses propres accolades est mis par la page.

study-page-study = Étude
study-page-won = Gagné
study-page-lost = Perdu
study-page-open = En cours
study-page-chance = Chances de gagner
study-page-moments = { "{" }n{ "}" } moments en { "{" }sections{ "}" } parties
study-page-choice = choix
study-page-roll = jet ou pioche
study-page-band = marge d’erreur
study-page-others = les autres
study-page-worst = Pire jet
study-page-best-roll = Meilleur jet
study-page-one-in = Un jet sur { "{" }n{ "}" }.
study-page-after-it = Chances de gagner ensuite
study-page-best = le meilleur
study-page-as-good = aussi bon
study-page-chosen = choisi
study-page-weights = Erreurs selon leur poids : écart dès 2 · erreur dès 5 · bévue dès 10 points
study-page-costly = Choix coûteux
study-page-none = Aucun choix n’a nettement coûté.
study-page-keys = ← → moments, ↑ ↓ tournants
study-page-theme = Clair ou sombre
study-page-moment = moment { "{" }n{ "}" } sur { "{" }of{ "}" }
study-page-would = La référence aurait choisi : { "{" }what{ "}" }.
study-page-so-far = { "{" }playouts{ "}" } parties jouées, { "{" }doubt{ "}" }
