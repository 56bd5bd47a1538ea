# Regarder un paquet pendant qu’on l’écrit.

web-preview = Aperçu : { $pack }
web-preview-card = Carte
web-preview-edition = { $n ->
    [0] pas encore lu
   *[other] tel qu’enregistré, édition { $n }
}
web-preview-problems = { $n ->
    [one] Une erreur dans les fichiers ; la table montre le paquet d’avant.
   *[other] { $n } erreurs dans les fichiers ; la table montre le paquet d’avant.
}
