# Une énigme, et sa réponse.
web-puzzle-right = Vous avez trouvé.
web-puzzle-wrong = Il y avait mieux.
web-puzzle-idea = L’idée
web-puzzle-again = Réessayer
web-puzzle-next = Énigme suivante
web-puzzle-on = Continuer la partie
web-puzzle-numbers = { NUMBER($n) } parties jouées, chaque option avec les mêmes dés

# Les parties du jour.
web-day = La partie du jour
web-day-what = Les mêmes dés pour tous, une fois par jour.
web-day-try = La tenter
web-day-seats = { $n ->
    [one] en solo
   *[other] { $n } places
}
web-day-tries = { $tries ->
    [0] personne ne l’a encore tentée
    [one] 1 essai, { $won } gagné
   *[other] { $tries } essais, { $won } gagnés
}
web-day-streak = { $n ->
    [0] Pas encore de série
    [one] 1 jour de suite
   *[other] { $n } jours de suite
}
web-day-longest = { $n ->
    [one] record : 1 jour
   *[other] record : { $n } jours
}
web-day-next = La prochaine dans { $hours } h { $minutes } min
web-day-results = Les résultats du jour
web-day-history = Ce que vous avez tenté
web-day-none = Rien encore. Tentez celle d’aujourd’hui.
web-day-won = gagné
web-day-lost = perdu
web-day-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
web-day-playing = en cours
web-day-choices = { $n ->
    [one] 1 choix
   *[other] { $n } choix
}
web-day-go-on = Reprendre
web-day-you = vous
web-day-hinted = avec conseils
web-day-away = Les parties du jour sont hors d’atteinte pour l’instant.
web-day-once = Mêmes dés pour tous
web-day-see = La revoir
