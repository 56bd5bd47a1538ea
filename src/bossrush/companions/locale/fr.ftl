# Ce que les compagnons disent de leurs réflexions.

companion-why-better = { $choice } gagne { $chance } fois sur 100, { $other } { $less }.
companion-why-equal = Se valent : { $options } (victoire { $chance } fois sur 100).
companion-why-many = { $count } choix se valent à peu près (victoire { $chance } fois sur 100).
companion-why-lost = Quel que soit le choix, c’est presque perdu.
companion-why-won = Quel que soit le choix, c’est presque gagné.
