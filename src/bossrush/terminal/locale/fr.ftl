# Les mots du terminal, en français. Toute clé d’ici est aussi dans en.ftl.

## Qui est à table

terminal-crew = Toute l’équipe
terminal-seat = Joueur { $n }
terminal-seat-named = Joueur { $n }, { $name }
terminal-your-call = à vous
terminal-chose = { $who } choisit « { $what } ».
terminal-asks = { $who } : { $prompt }
terminal-numbered = { $label } ({ $n })
terminal-offered = { $label } : { $more }
terminal-wait-clock = Rien à décider avant la fin du temps imparti.
terminal-nobody-asked = Personne n’a rien à décider : cette partie ne peut pas continuer ici.
terminal-no-other-seat = Aucune autre place ne peut répondre maintenant.
terminal-thinking = { $who } réfléchit…

## Chances

terminal-odds = { $how } { $of }
terminal-odds-percent = { $n } %
terminal-odds-under = moins de 1 %
terminal-odds-over = plus de 99 %
terminal-odds-sure = certain
terminal-odds-never = 0 %
terminal-odds-line = Chances : { $items }.

## La table

terminal-scene-empty = Ce jeu ne montre rien sur la table ; les questions disent tout.
terminal-dice = Dés
terminal-last-roll = Dernier jet
terminal-log = Journal
terminal-sheets = Fiches
terminal-die-unrolled = pas lancé
terminal-die-counts = compte
terminal-die-void = ne compte pas
terminal-die-locked = bloqué
terminal-die-gone = retiré
terminal-card-unseen = carte inconnue
terminal-card-down = face cachée
terminal-pile = { $name } : { $n }
terminal-pile-top = au-dessus, { $card }
terminal-figure = { $name } { $value }
terminal-figure-of = { $name } : { $value } sur { $high }
terminal-figure-parts = { $name } : { $parts }
terminal-figure-parts-of = { $name } : { $parts }, sur { $high }
terminal-several = { $n } × { $name }
terminal-titled = { $title }.
terminal-titled-line = { $title } : { $text }
terminal-sheet = { $name }.
terminal-sheet-of = { $name }, joueur { $n }.
terminal-slots = { $taken ->
    [one] { $taken } emplacement pris sur { $slots }.
   *[other] { $taken } emplacements pris sur { $slots }.
}
terminal-place = { $name } : { $items }.
terminal-place-links = À côté : { $items }.
terminal-line-badges = État : { $items }.
terminal-line-tray = Dernier jet : { $items }.
terminal-line-gone = Disparues du plateau : { $items }.
terminal-line-piles = Piles : { $items }.
terminal-line-pieces = Pions : { $items }.
terminal-line-dice = Dés : { $items }.
terminal-line-stats = Valeurs : { $items }.
terminal-line-cards = Cartes : { $items }.
terminal-facing = tourné vers { $direction ->
    [0] le haut
    [1] le haut à droite
    [2] la droite
    [3] le bas à droite
    [4] le bas
    [5] le bas à gauche
    [6] la gauche
   *[7] le haut à gauche
}

## Jouer

terminal-forbidden = « { $said } » est interdit ici : { $effect }
terminal-not-offered = « { $said } » n’est pas proposé : tapez un nombre de 1 à { $count }, le nom d’une option, ou ? pour l’aide.
terminal-which-one = « { $said } » convient à plusieurs options ({ $numbers }) : tapez le nombre de celle que vous voulez.
terminal-took-back = Le dernier choix est annulé.
terminal-took-back-agreed = La table accepte d’annuler le dernier choix ; la suite se joue avec de nouveaux jets, et la partie en garde la marque.
terminal-undo-nothing = Il n’y a encore rien à annuler.
terminal-undo-impossible = Cela ne peut plus être annulé.
terminal-undo-seen = Quelque chose a été révélé depuis ce choix.
terminal-undo-seen-plain = Quelque chose a été révélé depuis ce choix. Si toute la table est d’accord, tapez u! pour l’annuler quand même : la suite se joue avec de nouveaux jets, et la partie en garde la marque.
terminal-undo-ask = L’annuler quand même, si toute la table est d’accord ? La suite se joue avec de nouveaux jets, et la partie en garde la marque.
terminal-undo-yes = Annuler le choix
terminal-undo-no = Le laisser
terminal-clock-left = { $clock } : { $seconds ->
    [one] encore { $seconds } seconde.
   *[other] encore { $seconds } secondes.
}
terminal-clock-out = Le temps est écoulé : { $clock }.

## Début et fin

terminal-sealed = Les dés sont scellés : { $commitment }… Le sceau entier est dans l’aide.
terminal-sealed-whole = Le sceau des dés est { $commitment }.
terminal-unsealed = Les dés venaient de la graine { $seed } ; « bossrush replay FICHIER --verify » la compare au sceau.
terminal-lesson = { $title }. { $about }
terminal-resumed = La partie reprend ici.
terminal-saved = La partie est enregistrée dans { $path }.
terminal-not-saved = Aucun choix n’a été fait : rien à enregistrer.
terminal-won = Vous avez gagné.
terminal-lost = Vous avez perdu.
terminal-over = La partie est finie.
terminal-score-line = – { $what } : { $points }
terminal-score = Joueur { $n } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Le mode simple

terminal-plain-greeting = { $title }, { $seats ->
    [one] en solitaire.
   *[other] { $seats } joueurs.
}
terminal-plain-hint = Répondez par un nombre ou par le nom d’une option ; ? donne l’aide, q enregistre et quitte.
terminal-plain-earlier = { $n ->
    [one] { $n } ligne plus ancienne du journal n’est pas lue ; l { $all } lit tout le journal.
   *[other] { $n } lignes plus anciennes du journal ne sont pas lues ; l { $all } lit tout le journal.
}
terminal-plain-help =
    Un nombre, ou le nom d’une option : la choisir.
    s ou table : tout ce qui est sur la table ; s suivi d’un nom : cette seule chose, avec tous ses nombres.
    l ou journal : les dernières lignes du journal ; l 100 : les cent dernières.
    o ou chances : comment chaque option peut tourner. u ou annuler : annuler le dernier choix.
    n ou suivant : laisser répondre une autre place.
    aide ou ? : ceci ; aide suivi de quelques mots : les règles qui en parlent.
    q, quitter ou la fin de l’entrée : enregistrer et quitter.
terminal-plain-nothing = Rien sur la table ne s’appelle « { $name } ».
terminal-plain-no-odds = Aucune option n’a de chances chiffrées ici.
terminal-rules-none = Ce jeu n’a pas de règles à lire ici.

## Le plein écran

terminal-keys = 1-9 Entrée · u annuler · h conseil · s fiches · l journal · ? aide · q quitter
terminal-keys-seats = 1-9 · u annuler · n place · h conseil · s fiches · l journal · ? aide · q fin
terminal-keys-over = l journal · s fiches · u annuler · ? aide · q quitter
terminal-keys-close = Échap retour · ↑↓ défiler
terminal-keys-replay = ← → pas · PgUp PgDn tour · Début Fin · g aller à · espace auto · ? aide · q
terminal-help = Aide
terminal-help-keys = Touches
terminal-help-choose = choisir une option ; Entrée termine les nombres plus longs
terminal-help-arrows = parcourir les options ; Entrée prend celle qui est marquée
terminal-help-undo = annuler le dernier choix
terminal-help-next = laisser répondre une autre place, ou changer une réponse tant que d’autres réfléchissent
terminal-help-sheets = les fiches de tous, en entier
terminal-help-log = tout le journal
terminal-help-help = cette page
terminal-help-tab = passer d’un panneau à l’autre, pour les faire défiler avec les flèches
terminal-help-quit = enregistrer et quitter
terminal-help-step = un choix plus loin ou en arrière
terminal-help-turn = le tour suivant, ou le précédent
terminal-help-ends = le début, la fin
terminal-help-go = aller à un choix par son numéro
terminal-help-auto = laisser défiler, puis arrêter
terminal-help-leave = quitter
terminal-help-dice = Les dés
terminal-help-rules = Règles
terminal-help-search = Chercher dans les règles
terminal-help-recent = Les règles derrière ce qui vient de se passer.

## Revoir une partie

terminal-replay-greeting = { $title } : { $last ->
    [one] une partie de { $last } choix.
   *[other] une partie de { $last } choix.
}
terminal-replay-undone = { $n ->
    [one] Un choix a été annulé ; il n’est pas montré.
   *[other] { $n } choix ont été annulés ; ils ne sont pas montrés.
}
terminal-replay-hint = Entrée avance, b recule, un nombre mène à ce choix, ? donne l’aide, q quitte.
terminal-replay-help =
    Entrée ou n : avancer. b : reculer. Un nombre : aller à ce choix. e : à la fin. a : tout jusqu’à la fin.
    t : le tour suivant. tb : le tour précédent. t et un nombre : aller à ce tour.
    s : la table. l : le journal jusqu’ici. q, ou la fin de l’entrée : quitter.
terminal-replay-at = Choix { $at } sur { $last }.
terminal-replay-position = { $at } sur { $last }
terminal-replay-turn = tour { $turn }
terminal-replay-nowhere = Il n’y a que les choix 0 à { $last }.
terminal-replay-no-turn = { $turns ->
    [one] Cette partie ne compte qu’un seul tour.
   *[other] Cette partie compte { $turns } tours.
}
terminal-replay-unknown = « { $said } » n’est pas une commande ici ; ? donne l’aide.
terminal-replay-go = Aller au choix
terminal-entry-timer = Le temps imparti est écoulé.
terminal-entry-join = Quelqu’un s’assoit à la table.
terminal-entry-leave = Quelqu’un quitte la table.
terminal-entry-reseed = La suite se joue avec de nouveaux jets.
terminal-verified-committed = Cette partie est authentique : { $entries ->
    [one] son unique choix se rejoue
   *[other] ses { $entries } choix se rejouent
} à l’identique, { $fingerprints ->
    [one] l’empreinte concorde
   *[other] les { $fingerprints } empreintes concordent
}, et la graine est bien celle que la table avait scellée ({ $commitment }…){ $marked }.
terminal-verified-early = Cette partie est authentique jusqu’ici : { $entries ->
    [one] son unique choix se rejoue
   *[other] ses { $entries } choix se rejouent
} à l’identique, { $fingerprints ->
    [one] l’empreinte concorde
   *[other] les { $fingerprints } empreintes concordent
}, et la graine est bien celle que la table avait scellée ({ $commitment }…), mais la partie n’est pas finie{ $marked }.
terminal-verified-hidden = Cette partie se rejoue : { $entries ->
    [one] son unique choix suit
   *[other] ses { $entries } choix suivent
} le relevé scellé des dés et { $fingerprints ->
    [one] l’empreinte concorde
   *[other] les { $fingerprints } empreintes concordent
}, mais une sauvegarde scellée ne contient pas la graine à comparer au sceau ({ $commitment }…){ $marked }.
terminal-verified-real = Cette partie se rejoue : { $entries ->
    [one] son unique choix concorde
   *[other] ses { $entries } choix concordent
} et { $fingerprints ->
    [one] l’empreinte concorde
   *[other] les { $fingerprints } empreintes concordent
} ; les dés étaient de vrais dés, il n’y a donc pas de graine à vérifier{ $marked }.
terminal-verified-marks = { "\u00A0" }; elle porte une marque, car { $marks }
terminal-mark-undone = la table a accepté d’annuler un choix au-delà d’une révélation
terminal-mark-reseeded = elle a continué avec de nouveaux jets
terminal-mark-adrift = elle a continué avec d’autres règles ou d’autres cartes qu’à ses débuts
terminal-mark-practice = c’était une leçon, dont les jets sont connus

## Les jeux

terminal-games-none = Aucun jeu n’est installé : installez-en un qui s’inscrit dans le groupe « bossrush.games ».
terminal-games-seats = { $low ->
    [one] { $high ->
        [one] 1 joueur
       *[other] 1 à { $high } joueurs
    }
   *[other] { $low } à { $high } joueurs
}
terminal-games-together = coopératif
terminal-games-against = compétitif
terminal-games-realtime = en temps réel
terminal-games-minutes = { $low } à { $high } minutes
terminal-games-version = règles { $version }
terminal-games-option = --option { $name }={ $values } (par défaut : { $default })
terminal-games-option-empty = --option { $name }={ $values }
terminal-games-whole = { $low }..{ $high }
terminal-games-value = { $value } : { $title }
terminal-games-meaning = { $title }. { $about }
terminal-games-companions = --companion { $names }
terminal-games-lesson = --lesson { $name } : { $title }
terminal-games-hint = Pour jouer : bossrush play { $game }

## Parties gardées

terminal-saves-none = Aucune partie ne vous attend. Celles que vous quittez sont gardées dans { $path }.
terminal-saves-waiting = { $title }, { $seats ->
    [one] 1 place
   *[other] { $seats } places
} : en attente après { $entries ->
    [one] 1 saisie
   *[other] { $entries } saisies
}
terminal-saves-ended = { $title }, { $seats ->
    [one] 1 place
   *[other] { $seats } places
} : terminée. { $how }
terminal-saves-broken = Illisible : { $why }
terminal-saves-hint = Pour reprendre la dernière : bossrush play { $game } --resume { $path }
