# Ce que valent les options : les conseils, et l’étude d’une partie finie.

web-hints = Conseils
web-hints-never = Jamais
web-hints-asked = À la demande
web-hints-after = Aussi après chaque choix
web-hints-what = Ce que vaut chaque option. Une partie où l’on a demandé un conseil porte une marque.
web-hints-allowed = Conseils permis
web-hints-allowed-what = Un joueur qui demande un conseil voit les chances de victoire de chaque option. La partie porte alors une marque.
web-hints-used = Conseils utilisés

web-hint-enough = Assez
web-hint-longer = Chercher plus longtemps
web-hint-begun = Chaque option est jouée jusqu’au bout…
web-hint-playouts = { $n ->
    [one] 1 partie jouée, ± { $doubt }
   *[other] { NUMBER($n) } parties jouées, ± { $doubt }
}
web-hint-failed = Le calcul n’a pas abouti. Redemandez dans un instant.
web-hint-single = Il n’y a rien à comparer ici.
web-hint-best = le meilleur
web-hint-good = aussi bon
web-hint-less = −{ $n }
web-hint-chosen = choisi
web-hint-chosen-less = choisi −{ $n }
web-hint-wins = gagne
web-hint-doubt = ± { $n }
web-hint-behind = −{ $n } ± { $doubt }
web-hint-aloud-behind = { $chance } de chances de gagner, { $behind } de moins que le meilleur choix, à { $doubt } près
web-hint-aloud = { $chance } de chances de gagner, à { $doubt } près
web-hint-aloud-up-to = jusqu’à { $chance } de chances de gagner, à { $doubt } près

web-hint-after = Chances de gagner ensuite
web-hint-lost = Vous avez laissé filer { $n } %.
web-hint-lost-what = { $best } valait mieux.
web-turning-point = Le tournant :
web-hint-kept = Vous n’avez rien laissé filer.
web-hint-compare = Voir les options
web-hint-last = Votre dernier choix
web-hint-about = { $n } %, à { $doubt } près

web-companion-ponders = { $n ->
    [one] depuis 1 seconde
   *[other] depuis { $n } secondes
}
web-hurry = Presser

web-study = Étude
web-study-this = Étudier la partie
web-puzzle = Énigme
web-puzzles = Énigmes
web-own-games = Vos parties finies
web-puzzle-asks = Un seul choix vaut nettement mieux que tous les autres. Lequel ?
web-puzzle-solved = Résolue
web-puzzle-tried = Essayée
web-puzzle-new = Pas encore essayée
web-puzzles-solved = { $n ->
    [one] 1 résolue sur { $of }
   *[other] { $n } résolues sur { $of }
}
