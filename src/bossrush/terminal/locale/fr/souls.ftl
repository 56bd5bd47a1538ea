# Ce que le terminal dit du plateau de Dark Souls.

terminal-souls-move = { $nodes ->
    [one] avance de 1 repère
   *[other] avance de { $nodes } repères
}
terminal-souls-away = { $nodes ->
    [one] recule de 1 repère
   *[other] recule de { $nodes } repères
}
terminal-souls-leap = bondit
terminal-souls-turn = pivote
terminal-souls-physical = { $damage ->
    [one] { $damage } physique
   *[other] { $damage } physiques
}
terminal-souls-magic = { $damage ->
    [one] { $damage } magique
   *[other] { $damage } magiques
}
terminal-souls-repeat = { $times } fois
terminal-souls-dodge = esquive { $dodge }
terminal-souls-strikes = frappe : { $arcs }
terminal-souls-weak = faible : { $arcs }
terminal-souls-intent = { $name } frapperait ensuite : { $blows }
terminal-souls-blow = { $who } pour { $damage }
terminal-souls-needs = exige { $stats }
terminal-souls-block = parade { $dice }
terminal-souls-resist = résistance { $dice }
terminal-souls-dodges = { $count ->
    [one] esquive 1 dé
   *[other] esquive { $count } dés
}
terminal-souls-dodges-less = esquive 1 dé de moins
terminal-souls-estus = Estus
terminal-souls-luck = Chance
terminal-souls-heroic = Héroïque
terminal-souls-free = { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}
terminal-souls-map = Le donjon
terminal-souls-next = Ensuite, { $said }
terminal-souls-faces = se tourne vers
terminal-souls-nearest = le plus proche
terminal-souls-aggro = Aggro
terminal-souls-whole-node = tout le repère
