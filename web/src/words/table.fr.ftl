# Ce qui se dit à la table pendant qu’on choisit et pendant que les choses arrivent.

# Une option demande encore une fois, à la place de son nom.
web-sure-deadly = La barre est pleine : vous tombez. Sûr ?
web-sure-unseen = Personne ne l’a vue. Entrer ?
web-sure-actions = Les actions restantes sont perdues. Sûr ?

# Les signes sur les options.
web-fact-deadly = mortel
web-fact-free = gratuit
web-fact-mean = environ { $n }

# Un nœud tel que le plateau le nomme, au lieu de sa ligne et de sa colonne.
souls-node = { $col ->
    [1] A{ $row }
    [2] B{ $row }
    [3] C{ $row }
    [4] D{ $row }
    [5] E{ $row }
    [6] F{ $row }
   *[other] G{ $row }
}
