# Escape the Dark Sector, en français. Toute clé d’ici est aussi dans en.ftl.
# $gender vaut m ou f et s’accorde avec le membre d’équipage.

## Noms

sector-crew-unnamed = Membre d’équipage { $number }
sector-trait-might = Force
sector-trait-cunning = Ruse
sector-trait-wisdom = Sagesse
sector-shown-might = Force
sector-shown-cunning = Ruse
sector-shown-wisdom = Sagesse
sector-shown-might2 = double Force
sector-shown-cunning2 = double Ruse
sector-shown-wisdom2 = double Sagesse
sector-ammo-ballistic = balistique
sector-ammo-energy = énergétique
sector-ammo-explosive = explosive
sector-ammo-special = spéciale
sector-ammo-flame = incendiaire
sector-face = { $face }

## Comment ça finit

sector-victory = Le boss est vaincu et tout le monde est en vie.
sector-defeat = { $crew } ne se relèvera pas : l’évasion s’arrête ici.

## Questions : six mots au plus

sector-ask-crew = Qui serez-vous ?
sector-ask-cybernetic = Un implant pour { $crew } ?
sector-ask-drone = Quel drone vous accompagne ?
sector-ask-leader = Qui retourne la prochaine carte ?
sector-ask-option = Que faites-vous ?
sector-ask-one = Qui d’entre vous ?
sector-ask-partner = Quel membre d’équipage ?
sector-ask-lowest = Qui, parmi les plus faibles ?
sector-ask-lost-item = Quel objet est perdu ?
sector-ask-lost-ammo = Quelle arme perd un dé Munition ?
sector-ask-gun = Quelle arme charger ?
sector-ask-weapon = Une arme pour { $crew } ?
sector-ask-load = Quelle arme charger d’abord ?
sector-ask-replicate = Quel objet répliquer ?
sector-ask-begin = Distance ou corps à corps ?
sector-ask-begin-ranged = Combat à distance
sector-ask-begin-close = Combat au corps à corps
sector-ask-close-in = Continuer à tirer ou charger ?
sector-ask-close-in-first = Tirer d’ici ou charger ?
sector-ask-close-in-shoot = Continuer à tirer
sector-ask-close-in-shoot-first = Tirer d’ici
sector-ask-close-in-close-in = Passer au corps à corps
sector-ask-declare = Déclarez votre action
sector-ask-flank = Comment attaquez-vous ?
sector-ask-order = Quelle attaque d’abord ?
sector-ask-remove = { $count ->
    [1] Quel dé retirer ?
   *[other] Quel dé retirer ? Encore { $count }
}
sector-ask-keep = Quel résultat compte ?
sector-ask-reroll = Quel dé relancer ?
sector-ask-window = Utiliser quelque chose ?
sector-ask-window-loss = { $crew } perd { $loss } PV : l’empêcher ?
sector-ends-mission = Tue { $crew } : la mission est perdue
sector-ends-mission-any = Quelqu’un meurt : la mission est perdue
sector-ask-window-death = { $crew } va mourir : intervenir ?
sector-ask-trade = Qu’échangez-vous ?
sector-ask-trade-confirm = { $count ->
    [0] Ne rien échanger
    [1] Échanger cet objet
   *[other] Échanger ces { $count } objets
}
sector-ask-trade-cancel = Recommencer
sector-ask-share = Qui prend quoi ?
sector-ask-share-done = Terminé, laisser le reste
sector-ask-regroup = Autre chose avant la suite ?
sector-ask-regroup-done = Prêt
sector-ask-card = { $item } : qu’en faire ?
sector-ask-card-done = Une autre carte
sector-ask-aside = À tout moment

## Réponses

sector-option-crew = { $crew }
sector-option-item = { $item }
sector-option-die = Un dé { $trait }
sector-option-pass = Non
sector-option-stop = C’est tout
sector-option-keep-old = Garder { $shown }
sector-option-keep-new = Prendre { $shown }
sector-option-give = { $item } pour { $crew }
sector-option-use-pooled = { $crew } utilise : { $item }
sector-option-lay = { $crew } pose au milieu : { $item }
sector-option-use = { $crew } utilise : { $item }
sector-option-hand = { $item } : à { $crew }
sector-option-reload = { $crew } recharge : { $item }
sector-option-drop = { $crew } défausse : { $item }
sector-option-leave = Laisser derrière soi : { $item }
sector-option-implant = { $crew } utilise : { $card }
sector-use = { $card }
sector-use-turn = { $card } : { $shown }
sector-use-reroll = { $card } : { $face }
sector-trade-give = { $drafted ->
    [true] Garder : { $item }
   *[false] Donner à { $crew } : { $item }
}
sector-trade-take = { $drafted ->
    [true] Laisser à { $crew } : { $item }
   *[false] Prendre à { $crew } : { $item }
}

sector-action-shoot = TIRER : { $item }, cadence { $rate }
sector-action-shoot-two = TIRER : { $item } à { $rate }, { $other } à { $rate2 }
sector-action-flank = ATTAQUE DE FLANC
sector-action-fight = COMBATTRE
sector-action-reload = RECHARGER : { $item }
sector-action-drone = ACTIVER DRONE
sector-action-drone-basic = ACTIVER DRONE : { $name }
sector-action-drone-advanced = ACTIVER DRONE : { $name }, dé Tech
sector-action-trade = ÉCHANGER avec { $crew }
sector-action-cover = SE METTRE À COUVERT
sector-option-change = { $crew } : changer d’action

# Les deux membres d’équipage d’un joueur seul à la fois.
sector-together-fight = COMBATTRE à deux
sector-together-shoot = TIRER à deux
sector-together-one = TIRER : { $crew } uniquement
sector-together-detail = { $crew } — { $action } · { $other } — { $second }

## Ce que coûte ou fait une réponse

sector-detail-hp = { $hp } PV
sector-detail-ratings = Force { $might }, Ruse { $cunning }, Sagesse { $wisdom }
sector-detail-gun = Munition { $ammo } : { $loaded } sur { $capacity }, { $slots ->
    [1] un emplacement
   *[other] deux emplacements
}
sector-detail-standing = { $count ->
    [1] Un seul dans la ligne
   *[other] { $count } dans la ligne
}
sector-detail-begin-ranged = À l’abri. Chaque tireur touché perd { $value } PV.
sector-detail-begin-unarmed = Personne ne peut TIRER : le combat passe aussitôt au corps à corps.
sector-detail-begin-close = Sans retour. Chaque coup qui n’est pas bloqué coûte { $value } PV.
sector-detail-close-in = Corps à corps jusqu’à la fin du chapitre, sans attaque de flanc.
sector-detail-shoot = { $dice ->
    [1] Riposte : un dé d’Attaque, { $loss } PV si « Touché ! »
   *[other] Riposte : { $dice } dés d’Attaque, { $loss } PV par « Touché ! »
}
sector-detail-fight = { $loss ->
    [0] 0 PV perdu
    [1] 1 PV perdu
   *[other] { $loss } PV perdus
}, sauf si un double bloque ou s’il ne reste aucun dé
sector-detail-flank = Un dé d’Attaque, 1 PV au plus ; puis une attaque en solitaire avant le round suivant
sector-detail-flank-shoot = Aucune riposte ; une blessure retire un dé de plus
sector-detail-flank-fight = Aucun dégât ; une blessure retire un dé de plus ; puis corps à corps
sector-detail-reload = Dés Munition : { $loaded } sur { $capacity } pour l’instant ; hors d’atteinte
sector-detail-drone = { $barred ->
    [true] 1 PV récupéré à la fin du round ; aucun objet pendant ce round
   *[other] 1 PV récupéré à la fin du round
}
sector-detail-declared = Pour l’instant : { $action }
sector-detail-trade = Donner et prendre ; hors d’atteinte
sector-detail-cover = Ne rien faire ; hors d’atteinte
sector-odds-wound = au moins une blessure
sector-odds-unhurt = sans une égratignure
sector-odds-survive = survivre
sector-odds-survive-who = { $crew } survit
sector-odds-match = un dé identique
sector-odds-pass = réussite

## Ce qui s’est passé : mise en place et chapitres

sector-told-crew = Le joueur { $seat } joue { $crew }.
sector-told-cybernetic = { $crew } porte l’implant { $card }.
sector-told-drone-chosen = { $drone } : il vous accompagne.
sector-told-leader = { $crew } mène la marche et retourne la carte.
sector-told-turned = La carte est retournée : { $title }.
sector-told-chosen = Vous choisissez : { $option }.
sector-told-test = { $count ->
    [1] { $crew } teste { $trait_id ->
            [might] la Force
            [cunning] la Ruse
           *[wisdom] la Sagesse
        }{ $need ->
            [1] .
            [2] {" "}: il faut un double.
           *[other] {" "}: il faut { $need } symboles.
        }
   *[other] { $crew } testent { $trait_id ->
            [might] la Force
            [cunning] la Ruse
           *[wisdom] la Sagesse
        }{ $need ->
            [1] .
            [2] {" "}: il faut deux symboles.
           *[other] {" "}: il faut { $need } symboles.
        }
}
sector-told-roll-test = { $matched ->
    [0] { $crew } obtient { $shown } : rien qui compte.
    [1] { $crew } obtient { $shown } : un symbole qui compte.
   *[other] { $crew } obtient { $shown } : { $matched } symboles qui comptent.
}
sector-told-roll-fight = { $matched ->
    [0] { $crew } obtient { $shown } : aucun dé identique.
    [1] { $crew } obtient { $shown } : un dé identique.
   *[other] { $crew } obtient { $shown } : { $matched } dés identiques.
}
sector-verdict-matches = { $count ->
    [one] dé identique
   *[other] dés identiques
}
sector-verdict-hits = { $count ->
   *[other] succès
}
sector-told-kept = { $crew } garde le premier résultat, { $shown }.
sector-told-crew-turned = { $crew } tourne son dé sur { $shown }.
sector-told-symbols = { $count ->
    [1] { $crew } ajoute un symbole { $trait }.
   *[other] { $crew } ajoute { $count } symboles { $trait }.
}
sector-told-passed = Le test est réussi.
sector-told-failed = Le test est raté.
sector-told-split = Réussi pour { $passed }, raté pour { $failed }.
sector-told-search = { $count ->
    [1] Vous fouillez les lieux : un objet.
   *[other] Vous fouillez les lieux : { $count } objets.
}
sector-told-complete = { $title } : c’est derrière vous. Les cartes Action tactique sont de nouveau prêtes.
sector-told-death = { $gender ->
    [f] { $crew } tombe. Elle ne se relève pas.
   *[m] { $crew } tombe. Il ne se relève pas.
}

## Points de vie

sector-told-gain = { $crew } récupère { $amount } PV et en a { $hp }.
sector-told-loss = { $hp ->
    [0] { $crew } perd { $amount } PV et n’en a plus.
   *[other] { $crew } perd { $amount } PV et en a { $hp }.
}
sector-told-guarded = { $crew } évite de perdre { $amount } PV.

## Objets

sector-told-draw = Vous trouvez : { $item }.
sector-told-reshuffle = Le deck Objet est vide : la défausse mélangée en forme un nouveau.
sector-told-dealt = Armes de départ face visible : { $items }.
sector-told-replicated = Objet répliqué : { $item }.
sector-told-take = { $crew } prend : { $item }.
sector-told-lay = Posé au milieu : { $item }.
sector-told-discard = Défaussé : { $item }.
sector-told-use = { $crew } utilise : { $card }.
sector-told-loaded = { $count ->
    [1] { $item } : un dé Munition { $ammo } de plus.
   *[other] { $item } : { $count } dés Munition { $ammo } de plus.
}
sector-told-unloaded = { $count ->
    [1] { $item } : un dé Munition de moins.
   *[other] { $item } : { $count } dés Munition de moins.
}
sector-told-trade = { $kind ->
    [nothing] { $crew } et { $partner } n’échangent finalement rien.
    [gift] { $crew } donne à { $partner } : { $given }.
    [taken] { $crew } prend à { $partner } : { $taken }.
   *[swap] { $crew } échange avec { $partner } : { $given } contre { $taken }.
}

## Combat

sector-told-combat = Le combat commence : { $enemy }.
sector-told-ranged = Vous vous mettez à couvert : combat à distance.
sector-told-nobody-shoots = Personne ne peut TIRER : ce round ne se joue pas à distance.
sector-told-void-ranged = Personne ne TIRE. Les déclarations sont annulées, attaque de flanc et drone compris : tous déclarent de nouveau.
sector-told-void-close = Personne ne COMBAT. Les déclarations sont annulées : tous déclarent de nouveau.
sector-told-close = Vous allez au contact : corps à corps, sans retour possible.
sector-told-row = { $count ->
    [1] Un dé de Chapitre dans la ligne.
   *[other] { $count } dés de Chapitre dans la ligne.
}
sector-told-taken-out = Un dé { $trait } est retiré de la ligne avant le combat.
sector-told-round = Le round { $round } commence.
sector-told-declared = { $crew } déclare « { $action } ».
sector-told-shot = { $crew } tire ({ $item }) : { $faces } ({ $hits ->
    [0] { $wounds ->
            [0] aucun succès
            [1] une blessure
           *[other] { $wounds } blessures
        }
    [1] un succès{ $wounds ->
            [0] {""}
            [1] {" "}et une blessure
           *[other] {" "}et { $wounds } blessures
        }
   *[other] { $hits } succès{ $wounds ->
            [0] {""}
            [1] {" "}et une blessure
           *[other] {" "}et { $wounds } blessures
        }
}).
sector-told-shot-jam = { $crew } tire ({ $item }) : { $faces } (l’arme s’enraye).
sector-told-ammo-die = { $crew } relance un dé Munition : { $face }.
sector-told-hit-dice = { $hits ->
    [0] { $count ->
            [1] { $crew }, dé d’Attaque : raté.
           *[other] { $crew }, dés d’Attaque : tous ratés.
        }
   *[other] { $count ->
            [1] { $crew }, dé d’Attaque : touché.
           *[other] { $crew }, dés d’Attaque : { $hits } « Touché ! » sur { $count }.
        }
}
sector-told-hit-turned = { $crew } : le dé d’Attaque est tourné, { $face }
sector-told-chapter-die = Le dé de Chapitre donne { $trait }.
sector-told-tech-die = Le dé Tech donne { $face }.
sector-told-row-die = Un dé { $before } de la ligne est relancé : { $after }.
sector-told-jam = { $crew } : { $item } s’enraye. Rien de ce jet ne compte, et les dés restent chargés.
sector-told-wounds = { $count ->
    [0] { $crew } tire sans blesser.
    [1] { $crew } tire et inflige une blessure.
   *[other] { $crew } tire et inflige { $count } blessures.
}
sector-told-removed = { $left ->
    [0] Le dernier dé, { $trait }, est retiré.
    [1] Un dé { $trait } est retiré ; il en reste un.
   *[other] Un dé { $trait } est retiré ; il en reste { $left }.
}
sector-told-added = Un dé { $trait } s’ajoute à la ligne.
sector-told-no-match = { $crew } attaque et ne trouve aucun dé identique.
sector-told-blocked = { $crew } bloque.
sector-told-flank-round = { $gender ->
    [f] { $crew } a contourné l’ennemi et attaque seule.
   *[m] { $crew } a contourné l’ennemi et attaque seul.
}
sector-told-wave = La ligne est vide, mais il en vient d’autres : vague { $wave }.
sector-told-defeated = Hors de combat : { $enemy }.
sector-told-drone = { $drone } : il descend vers { $crew }, puis se recharge.
sector-told-drone-fails = { $drone } : il ne répond pas.

## La scène

sector-scene-setup = Préparatifs de l’évasion
sector-scene-over = Fin
sector-scene-act-0 = Départ
sector-scene-act-1 = Acte 1
sector-scene-act-2 = Acte 2
sector-scene-act-3 = Acte 3
sector-scene-act-4 = Boss
sector-scene-place-0 = La cellule
sector-scene-place-1 = Le Bloc de Détention
sector-scene-place-2 = Le Cœur de la Station
sector-scene-place-3 = Les Zones oubliées
sector-scene-place-4 = La dernière porte
sector-scene-regroup = Entre les chapitres
sector-scene-chapter = Chapitre
sector-scene-ranged = Combat à distance, round { $round }
sector-scene-close = Corps à corps, round { $round }
sector-scene-flank-round = Round Attaque de flanc
sector-scene-special = Combat spécial
sector-scene-row = Dés de Chapitre
sector-scene-standing = { $standing }/{ $all } en ligne · { $printed } { $printed ->
    [one] imprimé
   *[other] imprimés
} + { $per_crew } par membre
sector-scene-at-tray = La piste de dés
sector-scene-at-choice = Au choix
sector-scene-at-taken = Déjà pris
sector-scene-at-tactical = Cartes Action tactique
sector-scene-at-declared = Actions déclarées
sector-scene-hp = PV
sector-scene-leader = Mène la marche
sector-scene-guarded = Sous protection
sector-scene-blocking = Bloque
sector-scene-ammo = { $loaded } sur { $capacity }
sector-scene-implant-ranged = Distance
sector-scene-implant-close = Corps à corps
sector-scene-implant-non_combat = Hors combat
sector-scene-flank = FLANC
sector-scene-flank-text = Quittez l’abri pour 1 PV au plus ; puis une attaque en solitaire avant le round suivant.
sector-scene-flank-ready = prêt
sector-scene-flank-forbidden = pas ici
sector-scene-flank-spent = indisponible
sector-scene-drone = DRONE
sector-scene-drone-text = { $barred ->
    [true] Une fois par chapitre, il sert un membre d’équipage à la fin du round. Celui-ci n’utilise aucun objet pendant ce round.
   *[other] Une fois par chapitre, il sert un membre d’équipage à la fin du round.
}
sector-scene-drone-ready = prêt
sector-scene-drone-forbidden = pas ici
sector-scene-drone-spent = en charge
sector-scene-action-shoot = TIRER
sector-scene-action-flank = ATTAQUE DE FLANC
sector-scene-action-fight = COMBATTRE
sector-scene-action-reload = RECHARGER
sector-scene-action-drone = ACTIVER DRONE
sector-scene-action-trade = ÉCHANGER
sector-scene-action-cover = SE METTRE À COUVERT
sector-scene-with-rate = { $items }, { $rate ->
    [1] un dé
   *[other] { $rate } dés
}
sector-scene-mission = Deck Mission
sector-scene-items = Deck Objet
sector-scene-discard = Défausse
sector-scene-pool = Objets au milieu
sector-scene-weapons = Armes de départ
sector-scene-supply = Dés Munition
sector-scene-value-ranged = Distance
sector-scene-value-close = Corps à corps
sector-scene-value-search = Fouille
sector-scene-hits = { $count ->
    [0] insensible
    [1] succès
   *[other] succès
}
sector-scene-wounds = { $count ->
    [1] blessure
   *[other] blessures
}
sector-scene-task-alone = { $need ->
    [1] Un symbole
    [2] Un double
   *[other] { $need } symboles
}
sector-scene-task-each = { $need ->
    [1] Un symbole chacun
   *[other] { $need } symboles chacun
}
sector-scene-task-any = Une réussite suffit
sector-scene-task-all = Tout le monde doit réussir
sector-scene-task-total = Ensemble : { $need } symboles
sector-scene-title-choice = Au choix
sector-scene-title-pool = Objets au milieu
sector-scene-title-declared = Déclaré
sector-scene-title-acts = Actes
sector-scene-title-tactics = Tactique
sector-scene-title-taken = Déjà pris
sector-scene-title-next = Ensuite : { $act }

## Pour qui lance de vrais dés et pioche de vraies cartes

outcome-mission = la première carte du deck Mission
outcome-items = la première carte du deck Objet
outcome-starting-weapons = une arme de départ
outcome-inventory = un objet au hasard
outcome-crew = Dé Membre d’équipage
outcome-might2 = Double Force
outcome-cunning2 = Double Ruse
outcome-wisdom2 = Double Sagesse

# The game itself.
sector-title = Escape the Dark Sector
sector-summary = Les officiers d’un vaisseau capturé se battent pour sortir d’une station-prison, carte après carte.

# Où en est la partie, pour qui en étudie des milliers.

sector-stage-start = Départ
sector-stage-act-1 = Acte 1
sector-stage-act-2 = Acte 2
sector-stage-act-3 = Acte 3
sector-stage-boss = Boss

## Pourquoi une réponse est refusée

sector-refused-useless = Cela ne changerait rien pour l’instant.
sector-refused-change = Ce membre d’équipage n’a encore rien déclaré.
sector-refused-special = Le combat spécial de l’ennemi l’interdit : { $special }
sector-refused-enemy = { $enemy } : l’ennemi l’interdit.
sector-refused-attack-ranged = Personne d’autre ne TIRE : { $crew } doit le faire, ou une déclaration doit changer.
sector-refused-attack-close = Personne d’autre ne COMBAT : { $crew } doit le faire, ou une déclaration doit changer.
sector-refused-shoot = On ne tire pas au corps à corps.
sector-refused-fight = COMBATTRE est une action de corps à corps. Passez d’abord au contact.
sector-refused-not-carried = { $crew } ne porte pas cet objet : { $item }.
sector-refused-no-gun = { $item } : ce n’est pas une arme à distance.
sector-refused-rate = { $item } : pas de cadence { $rate }.
sector-refused-empty = { $loaded ->
    [0] { $item } : l’arme est vide.
    [1] { $item } : un seul dé Munition, et la cadence { $rate } en demande { $rate }.
   *[other] { $item } : { $loaded } dés Munition, et la cadence { $rate } en demande { $rate }.
}
sector-refused-two-guns = Deux armes tirent ensemble si chacune tient dans un emplacement et n’est nommée qu’une fois.
sector-refused-flank-close = Il n’y a pas d’attaque de flanc au corps à corps.
sector-refused-flank-spent = L’attaque de flanc a déjà servi pendant ce chapitre.
sector-refused-flank-taken = { $crew } a déjà choisi l’attaque de flanc : une seule par round.
sector-refused-flank-attack = Sur le flanc, { $crew } doit attaquer : TIRER ou COMBATTRE.
sector-refused-drone-function = Ce drone n’a pas cette fonction.
sector-refused-drone-spent = Le drone est en charge jusqu’au prochain chapitre.
sector-refused-drone-taken = { $crew } a déjà le drone pendant ce round.
sector-refused-drone-items = { $crew } a déjà utilisé un objet pendant ce round : plus de drone.
sector-refused-items-drone = { $crew } active le drone et n’utilise aucun objet pendant ce round.
sector-refused-trade-whom = Pour ÉCHANGER, il faut quelqu’un d’autre.
sector-refused-trade-nothing = Rien à échanger avec { $crew } : vous ne portez rien, ni l’un ni l’autre.
sector-refused-trade-slots = L’un de vous dépasserait quatre emplacements.
sector-refused-trade-empty = Rien n’a encore été choisi.
sector-refused-trade-one = À cette table, un échange ne porte que sur un objet.
sector-refused-trade-item = Impossible d’échanger cet objet ({ $item }) : aucun de vous deux ne le porte, l’action du partenaire l’utilise, ou il a déjà bougé pendant ce round.
sector-refused-no-room = { $crew } n’a plus de place : quatre emplacements, pas un de plus ({ $item }).
sector-refused-not-in-pool = { $item } : cet objet n’est pas au milieu.
sector-refused-has = { $crew } porte déjà cet objet : { $item }.
sector-refused-in-pool = { $item } : cet objet est au milieu, prenez-le là.
sector-refused-not-you = C’est à { $crew } de le faire.
sector-refused-hand = Les objets changent de mains entre les chapitres, pendant un partage, ou par ÉCHANGER.
sector-refused-in-use = { $item } : cet objet sert à l’action déclarée.
sector-refused-listed = Cette carte ne peut pas être choisie pour l’instant.
sector-refused-out-of-combat = { $card } : seulement hors combat.
sector-refused-moment = { $card } : pas maintenant. Son texte dit quand.
sector-refused-used = { $card } : cette carte a servi autant qu’elle le permet.
sector-refused-traded = { $card } : cet objet a été échangé pendant ce round et ne peut pas servir à cette action.
sector-refused-weapon-limit = { $crew } a déjà utilisé deux emplacements d’armes pendant ce round.
sector-refused-no-good = { $card } : cela ne changerait rien pour l’instant.
sector-refused-reloaded = { $crew } a déjà rechargé une fois.
sector-refused-full = { $item } : l’arme est pleine.
sector-refused-supply = Il ne reste aucun dé Munition de ce type dans la réserve ({ $ammo }).
sector-refused-nobody = Ce membre d’équipage n’existe pas.
sector-refused-crew = Ce choix n’est pas possible ici : { $crew }.
sector-refused-item = Ce choix n’est pas possible ici : { $item }.
sector-refused-die = Il ne reste aucun dé de ce trait dans la ligne ({ $trait }).
sector-refused-option = Vous n’avez pas ce que cette option demande.
sector-refused-no-option = Cette carte ne propose pas cette option.
sector-refused-taken = Quelqu’un l’a déjà prise.
sector-refused-reroll = Ce dé ne peut pas être relancé maintenant.
sector-refused-resolved = Ce membre d’équipage n’a plus d’attaque à résoudre.

## Énigmes

sector-lesson-puzzle-1 = Peu importe le symbole
sector-lesson-puzzle-1-idea = Il reste un dé Sagesse, et la Scie de chirurgien change en Sagesse tout ce que Lt. Cook obtient : le combat finit avant la riposte. Lt. Abbot n’a la Sagesse que sur trois faces, et il lui reste un PV.
sector-lesson-puzzle-2 = Un PV, deux dés
sector-lesson-puzzle-2-idea = Deux dés, deux Traits : aucun jet ne retire les deux. La Masse de pont le fait, pour un PV, et Lt. Tanner en a deux.
sector-lesson-puzzle-3 = Trois essais
sector-lesson-puzzle-3-idea = Il reste un dé Force, et quelqu’un doit attaquer à chaque round. Lt. Miller a la Force sur trois faces sur six ; le Poing à écho relance une fois, la Pièce usée encore une : trois essais à une chance sur deux.
sector-lesson-puzzle-4 = La pièce, c’est maintenant
sector-lesson-puzzle-4-idea = Lt. Smith a un PV, et la Force sur trois faces sur six ; avec la Pièce usée, cela fait deux essais, et un dernier dé retiré ne riposte pas. Tout autre n’aurait qu’un essai.
sector-lesson-puzzle-5 = Quoi que dise le dé
sector-lesson-puzzle-5-idea = La Charge creuse retire trois dés au choix après un jet pour COMBATTRE, même si rien ne correspond. Il en reste trois. Lt. Miller a la charge, et il faut COMBATTRE pour s’en servir.
sector-lesson-puzzle-6 = Deux sur un croc
sector-lesson-puzzle-6-idea = Le Croc de docker retire un dé de plus qui correspond au jet. Il reste deux dés Force, et Lt. Miller a la Force sur trois faces sur six : un jet sur deux suffit, et personne d’autre ne peut prendre les deux.
sector-lesson-puzzle-7 = Pas le drone
sector-lesson-puzzle-7-idea = Le drone rend un PV, et l’Hôte en prend cinq. Il reste un dé Force : Lt. Smith a la Force sur trois faces sur six, et le Poing à écho donne un second essai. Se cacher, c’est envoyer Lt. Cook à sa place.
sector-lesson-puzzle-8 = Trois et un
sector-lesson-puzzle-8-idea = Il reste quatre dés, et la Charge creuse en retire trois. Le jet lui-même, ou celui que Lt. Abbot fait à côté, n’a plus qu’à prendre le quatrième : COMBATTEZ à deux tant que la charge peut finir.
sector-lesson-puzzle-9 = Un pour le dé, deux pour la masse
sector-lesson-puzzle-9-idea = Il reste trois dés. La Masse de pont en retire deux au choix pour un PV : le jet de Lt. Miller n’a plus qu’un dé à prendre, et la Pièce usée lui donne un second essai. Le drone rendrait un PV et ne changerait rien.
sector-lesson-puzzle-10 = Deux dés dans le tube
sector-lesson-puzzle-10-idea = Un succès explosif retire deux dés à l’Hôte, et il en reste quatre. Rechargez : au prochain round, le Tube de brèche tire ses deux dés, et le Télémètre peut les relancer. Échanger ou se cacher, c’est lui offrir un round.
sector-lesson-puzzle-11 = Rien à échanger
sector-lesson-puzzle-11-idea = Le dernier dé Munition que tire Lt. Smith garde le round à distance, donc le flanc ouvert. De là, Lt. Cook attaque sans riposte, et une blessure retire un dé de plus : il en reste deux. Le Sifflet strident relance ce qui ne va pas.
sector-lesson-puzzle-12 = Il ne répond pas
sector-lesson-puzzle-12-idea = Tant que la rouille gagne, le drone ne répond pas : l’appeler, c’est perdre un round. Il reste deux dés. Lt. Smith prend le flanc pendant que Lt. Miller tire : une blessure y retire un dé de plus, et rien ne riposte.
sector-lesson-puzzle-13 = Qui peut encaisser
sector-lesson-puzzle-13-idea = Prendre le flanc, c’est laisser l’autre tirer, et le feu de la Machine coûte quatre PV. Lt. Taylor en a six et peut encaisser ; Lt. Abbot n’en a qu’un. Donc Taylor TIRE, et le flanc est pour Abbot.
sector-lesson-puzzle-14 = Le quai se vide
sector-lesson-puzzle-14-idea = Au début de chaque round, chacun peut perdre un PV, et deux d’entre vous n’en ont plus qu’un. Recharger prend trop de temps. Il reste deux dés, et depuis le flanc une seule blessure retire les deux, au Tube de brèche ou à mains nues, sans riposte.
sector-lesson-puzzle-15 = Sans retour
sector-lesson-puzzle-15-idea = Au corps à corps, pas de retour, et Vert-de-gris prend cinq PV à chaque coup. Un round à distance de plus laisse le flanc ouvert : Lt. Miller le prend pendant que Lt. Smith tire son dernier dé.
