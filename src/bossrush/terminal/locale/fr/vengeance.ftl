# Ce que le terminal dit du plateau de Vengeance.

terminal-vengeance-hand = En main
terminal-vengeance-tile = { $name } : { $dice } pour { $does }
terminal-vengeance-uses = { $uses ->
    [one] { $uses } utilisation
   *[other] { $uses } utilisations
}
terminal-vengeance-unused = aucune utilisation achetée
terminal-vengeance-marks = { $marks ->
    [one] { $marks } marque d’Anticipation
   *[other] { $marks } marques d’Anticipation
}
terminal-vengeance-groups = { $groups ->
    [one] { $groups } groupe de dés
   *[other] { $groups } groupes de dés
}
terminal-vengeance-cost = { $xp } XP
terminal-vengeance-dead = { $enemies ->
    [one] { $enemies } mort
   *[other] { $enemies } morts
}
terminal-vengeance-threat = Vous blesserait si le Combat s’arrêtait ici : { $enemies }
terminal-vengeance-bonus = avec { $face }, aussi { $bonus }
terminal-vengeance-learn = À apprendre, avec { $xp } XP
