# Les mots du client web, en français. Toute clé d’ici est aussi dans en.ftl.

## Les jeux

web-game-sector = Dark Sector
web-game-sector-about = Quatre officiers, une seule issue. Choisissez, lancez, saignez un peu.
web-game-souls = Dark Souls
web-game-souls-about = Apprenez le boss : chaque repère, chaque arc, chaque case de la barre.
web-game-vengeance = Vengeance
web-game-vengeance-about = Raflez les dés plus vite qu’eux. Nettoyez le repaire. Sortez.
web-game-arkalion = Arkalion
web-game-arkalion-about = Tenez le dirigeable tandis que le sol s’effondre sous vos tirs.

web-companion-random = Compagnon, joue au hasard
web-companion-steady = Compagnon, joue posément
web-companion-sharp = Compagnon, joue pour gagner

## Accueil

web-tagline = Quatre jeux. Une table. Asseyez-vous.
web-site = Bossrush
web-replays = Replays
web-rules = Règles
web-language = Langue
web-language-en = English
web-language-fr = Français
web-settings = Réglages
web-players = Joueurs
web-length = Durée
web-from-to = { $low ->
   *[other] { $low } à { $high }
}
web-minutes = { $n } min
web-together = coopératif
web-against = compétitif
web-play-now = Jouer
web-host-game = Ouvrir une table : { $game }
web-rules-of = Règles : { $game }
web-not-yet = Pas encore sur l’étagère
web-continue = Reprendre
web-table-with = { $who } · { $ago }
web-tables-more = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
web-my-tables = Mes tables
web-tables-open = En cours
web-tables-over = Terminées
web-how-won = Gagné
web-how-lost = Perdu
web-how-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-how-place = { $n ->
    [1] première place
    [2] deuxième place
    [3] troisième place
   *[other] { $n }e place
}
web-tables-delete = Supprimer la table { $code }
web-tables-delete-sure = Supprimer pour de bon ?
web-first-time = Première visite ?
web-learn-by-playing = Apprendre en jouant
web-learn-what = { $game }, avec un guide
web-join-a-table = Rejoindre une table
web-no-such-code = Aucune table n’a le code { $code }. Vérifiez-le lettre par lettre.
web-watch = Regarder
web-watch-a-replay = Voir un replay
web-also-here = { $n ->
    [one] Un autre jeu est dans les réglages
   *[other] { $n } autres jeux sont dans les réglages
}
web-credits-short = Icônes : game-icons.net, CC BY 3.0
web-watch-what = D’un fichier ou d’un lien
web-learn = Apprendre { $game }
web-lessons = Leçons
web-lessons-what = Une ouverture aux dés connus, avec un guide à vos côtés, et des situations tirées du livret. C’est de l’entraînement : rien ne compte.
web-lesson-opening = Une première partie
web-lesson-staged = Situation
web-no-lessons = Ce jeu n’a pas encore de leçons. Jouez, et appelez le guide depuis le menu.
web-other-games = Autres jeux ici
web-credits = Crédits
web-credits-text = Icônes de game-icons.net, par leurs auteurs, CC BY 3.0. Polices sous licence Open Font. Dessins et textes sont les nôtres ; les jeux appartiennent à leurs éditeurs.
web-version = Bossrush { $version }
web-unreachable = La table ne répond pas
web-unreachable-what = Bossrush tourne-t-il ? Rien n’est perdu.
web-try-now = Réessayer
web-close = Fermer
web-to-home = Retour aux jeux
web-lost-page = Il n’y a rien à cette adresse.
web-stale = Cette page est plus ancienne que le serveur
web-stale-what = Bossrush a été mis à jour depuis l’ouverture de cette page. Rien n’est perdu.
web-reload = Recharger la page
web-somebody = Joueur
web-ago-now = à l’instant
web-ago-minutes = { $n ->
    [one] il y a une minute
   *[other] il y a { $n } minutes
}
web-ago-hours = { $n ->
    [one] il y a une heure
   *[other] il y a { $n } heures
}
web-ago-days = { $n ->
    [one] il y a un jour
   *[other] il y a { $n } jours
    }
web-just = { $what }

## Réglages

web-on = oui
web-off = non
web-yes = oui
web-no = non
web-none = aucun
web-never = jamais
web-set = Valider
web-your-name = Votre nom à la table
web-animation-speed = Vitesse des animations
web-speed = { $n } ×
web-speed-instant = immédiat
web-motion = Mouvement
web-motion-system = comme le système
web-motion-full = complet
web-motion-reduced = réduit
web-sound = Son
web-narration = Lire l’histoire à voix haute
web-narration-what = Par la voix de votre navigateur.
web-narration-none = Ce navigateur n’a pas de voix.
web-notify = Me prévenir quand c’est à moi
web-notify-what = Une notification tant que cette page est en arrière-plan.
web-notify-refused = Le navigateur refuse les notifications ici. Ses réglages peuvent les permettre.
web-confirm-reveals = Confirmer avant de révéler une chose cachée
web-confirm-reveals-what = Le bouton redemande sur place ; on n’annule pas au-delà d’une révélation.
web-letters = Touches de lettres
web-letters-what = H conseil, Z annuler, A à tout moment, L journal, C parler, R règles, F passer, K continuer ainsi, M son. Chiffres, flèches et Entrée marchent toujours.

## Ouvrir une table

web-host-a-table = Ouvrir une table
web-which-game = Quel jeu ?
web-seats = Places
web-how-many = Combien
web-seat = Place { $n }
web-seat-me = moi
web-seat-open = ouverte aux autres
web-seats-what = Prenez plusieurs places pour jouer seul ou partager un écran. Des compagnons jouent les places que personne ne prend.
web-the-table = La table
web-chance = Dés et cartes
web-chance-seeded = Bossrush lance
web-chance-physical = nous lançons de vrais dés
web-chance-seeded-what = La graine est scellée avant le premier jet et montrée à la fin : chacun peut vérifier.
web-chance-physical-what = À chaque jet et à chaque pioche, vous saisissez ce qui est sorti sur votre table.
web-finer-options = Plus d’options
web-consent = Comment décide l’équipe
web-consent-any = première réponse
web-consent-all = tout le monde
web-consent-captain = le capitaine
web-consent-any-what = La première réponse compte.
web-consent-all-what = Chacun propose ; c’est fait quand tous proposent la même chose.
web-consent-captain-what = Chacun peut proposer ; le capitaine tranche.
web-grace = Un compagnon remplace un joueur absent
web-grace-seconds = { $n ->
    [30] après 30 s
    [120] après 2 min
    [600] après 10 min
   *[other] après { $n } s
}
web-grace-what = La place est rendue dès le retour de son joueur.
web-watch-allowed = Autoriser les spectateurs
web-options-of = Options : { $game }
web-open-table = Ouvrir la table
web-begin = Commencer
web-go-on-with-save = Reprendre une partie enregistrée

## Avant la partie

web-gathering = L’hôte va lancer la partie
web-gathering-host = La table est mise
web-gathering-tv = Scannez le code avec un téléphone, ou tapez-le, et prenez une place.
web-gathering-what = Prenez une place, envoyez le code, ou installez des compagnons.
web-gathering-free = { $n ->
    [one] Une place est libre.
   *[other] { $n } places sont libres.
}
web-gathering-no-seat = Vous n’avez pas encore de place : prenez-en une ci-dessus.
web-gathering-ready = Toutes les places sont prises.
web-fill-and-begin = Compléter par des compagnons et commencer
web-sit-here = S’asseoir ici
web-stand-up = Se lever
web-free-seat = Place libre
web-free-the-seat = Libérer la place
web-companion = Compagnon
web-crew = L’équipe
web-this-is-you = c’est vous
web-join-with = Rejoignez avec ce code
web-copy-link = Copier le lien
web-copied = Copié
web-copy-by-hand = À copier à la main :
web-qr = Le lien de cette table en code QR
web-open-lan = Ouvrir à mon réseau
web-open-lan-what = Pour l’instant, seul cet ordinateur atteint la table. Ouvrez-la, et les téléphones du même réseau pourront venir.
web-lan-how = Seul cet ordinateur peut atteindre la table. Lancez le serveur avec « bossrush --lan », ou indiquez-lui son adresse publique, et les téléphones pourront la rejoindre.
web-lan-open = Les téléphones du même réseau peuvent venir.

## La table

web-board = Plateau
web-party = Équipe
web-side = Ce qui se passe
web-dock = Dés et décision
web-tools = Outils
web-menu = Table
web-people = Joueurs et places
web-log = Journal
web-open-log = Ouvrir le journal
web-log-empty = Rien ne s’est encore passé.
web-earlier = Montrer ce qui précède
web-since-you-looked = Depuis votre dernier passage
web-taken-back = Annulé :
web-why-rule = La règle en cause
web-last-roll = Dernier jet
web-clock = Temps restant
web-watchers = Spectateurs
web-your-call = à vous
web-is-done = a fini
web-is-thinking = réfléchit
web-is-asked = décide
web-away = départ { $ago }
web-leads = { $n ->
    [one] { $n } personnage
   *[other] { $n } personnages
}
web-steps-in = { $n ->
    [one] un compagnon prend le relais dans une seconde
   *[other] un compagnon prend le relais dans { $n } secondes
}
web-steps-in-minutes = { $n ->
    [one] un compagnon prend le relais d’ici une minute
   *[other] un compagnon prend le relais dans { $n } minutes
}
web-steps-in-never = personne ne prend le relais
web-makes-gesture = { $who } { $what }
web-open-sheet = { $name } : ouvrir la fiche
web-carried = { $n ->
    [0] Ne porte rien, { $slots } emplacements
    [one] Porte un objet, { $slots } emplacements
   *[other] Porte { $n } objets, { $slots } emplacements
}
web-connecting = On s’installe à la table…
web-no-table = Table inconnue
web-your-turn-at = À vous : { $game }

## La décision

web-hint = Conseil
web-undo = Annuler
web-ask-the-table = Demander à la table
web-undo-asks = Quelque chose a été révélé depuis. Tous doivent accepter ; les dés sont relancés et la partie en garde la marque.
web-undo-marks = Quelque chose a été révélé depuis : les dés sont relancés et la partie en garde la marque.
web-undo-sure = Vraiment ? Les dés seront relancés
web-take-back = Annuler : { $choice }
web-any-time = À tout moment · { $n }
web-back-to-question = Retour
web-proposes = { $who } propose cela
web-withdraw = Retirer
web-confirm-reveal = Vraiment ? Quelque chose sera révélé
web-keep-doing = Continuer ainsi
web-keep-doing-this = Continuer ainsi jusqu’à ce que quelque chose change : { $label }
web-pinned = jusqu’au prochain changement
web-options-hidden = { $n ->
    [one] Une option, visible de cette place seule.
   *[other] { $n } options, visibles de cette place seule.
}
web-real-roll = Lancez sur votre table, puis touchez le résultat.
web-real-draw = Piochez sur votre table, puis touchez le résultat.
web-real-find = Trouver une carte
web-odds-percent = { $n } %
web-odds-under = < 1 %
web-odds-over = > 99 %
web-odds-sure = certain
web-odds-never = jamais
web-odds-second = { $how } { $of }.
web-too-late = La partie avait avancé avant l’arrivée de votre réponse.
web-waiting = En attente
web-waiting-for = On attend { $who }
web-waiting-players = { $who } doit décider.
web-waiting-change = Vous pouvez encore changer votre réponse.
web-change-mine = Changer ma réponse
web-companion-thinking = Le compagnon réfléchit
web-companion-what = { $who } : { $prompt }
web-companion-wait = { $n ->
    [one] environ une seconde
   *[other] environ { $n } secondes
}
web-skip-ahead = Passer
web-playing-on = La partie continue…
web-cut-off = Connexion perdue
web-cut-off-what = { $n ->
    [0] Nouvel essai en cours. Aucun de vos choix n’est perdu.
   *[other] Nouvel essai dans { $n } s. Aucun de vos choix n’est perdu.
}
web-ended = Cette table vous est fermée
web-ended-what = La connexion est terminée pour de bon.
web-watching = Vous regardez
web-watching-free = { $n ->
    [one] Une place est libre.
   *[other] { $n } places sont libres.
}
web-watching-full = Aucune place n’est libre.
web-watching-join = Aucune place n’est libre, mais la partie accueille de nouveaux joueurs.
web-take-a-seat = Prendre une place
web-ask-for-a-seat = Demander une place
web-vote-asked = { $who } demande à annuler un choix
web-vote-what = Quelque chose a été révélé depuis. Si tous acceptent, les dés sont relancés et la partie en garde la marque.
web-vote-of = Serait annulé : { $choice }.
web-vote-call = On demande à la table d’annuler un choix.
web-vote-waiting = La table vote
web-vote-waiting-for = Réponse attendue : { $who }.
web-agree = D’accord
web-disagree = Non
web-paused = Pause
web-paused-host = Personne ne peut choisir, aucune horloge ne tourne.
web-paused-what = { $who } peut reprendre la partie.
web-resume = Reprendre
web-pause = Pause
web-stuck = Cette table ne peut pas continuer
web-stuck-what = Les règles ont changé depuis le début. Enregistrez la partie, ou faites un fichier de bogue.
web-over = La partie est finie
web-won = Victoire
web-lost = Défaite
web-scores = Scores
web-again = Rejouer
web-to-the-new-table = Vers la nouvelle table
web-see-the-dice = Voir les dés
web-dice-proved = Dés vérifiés ✓
web-dice-not-proved = Dés non vérifiés

## Les gens

web-come-to-table = Rejoindre la table
web-host-is = hôte
web-host-now = Hôte : { $who }.
web-take-over = Devenir l’hôte
web-captain = capitaine
web-covers = jusqu’au retour de son joueur
web-covers-free = jusqu’à ce que quelqu’un s’asseye ici
web-seat-left = A quitté la partie
web-leave-game = Quitter la partie
web-leave-for-good = Quitter pour de bon ?
web-join-game = Rejoindre la partie
web-looks-on = regarde
web-has-gone = n’est plus là
web-look-through = Voir depuis cette place
web-manage = Gérer
web-make-host = Nommer hôte
web-make-captain = Nommer capitaine
web-send-away = Exclure

## Paroles

web-say-something = Dire quelque chose
web-says = { $who } :
web-gestures = Gestes
web-emote-wave = Saluer
web-emote-cheer = Applaudir
web-emote-think = Réfléchir
web-emote-laugh = Rire
web-emote-groan = Râler
web-emote-thanks = Merci
web-emote-sorry = Pardon
web-emote-hurry = Vite
web-emote-wave-told = salue.
web-emote-cheer-told = applaudit.
web-emote-think-told = réfléchit.
web-emote-laugh-told = rit.
web-emote-groan-told = râle.
web-emote-thanks-told = remercie.
web-emote-sorry-told = s’excuse.
web-emote-hurry-told = tapote sur la table.

## Le menu

web-dice-rigged = Les dés sont pipés !
web-big-screen = Grand écran
web-leave-big-screen = Quitter le grand écran
web-fast-on = L’avance rapide est active
web-fast-off = Avance rapide
web-files = Fichiers
web-save-file = Enregistrer dans un fichier
web-save-sealed = Avant la fin de la partie, le fichier est scellé : il se rejoue exactement et ne contient pas la graine.
web-save-open = La partie entière, graine comprise.
web-watch-again = Voir le replay
web-bug-note = Que s’est-il passé ?
web-bug-add = Ajouter une note
web-bug-make = Faire un fichier de bogue
web-host-powers = Pour l’hôte
web-webhook = Adresse à appeler quand vient le tour de quelqu’un
web-webhook-what = Pour les parties lentes : un message y part quand un absent doit décider.
web-webhook-on = Une adresse est enregistrée. Laissez le champ vide pour la retirer.
web-webhook-off = Retirer
web-leave-table = Partir ; votre place vous attend

## Les dés

web-seed = La graine
web-seed-sealed = Ce nombre a été tiré de la graine avant le premier jet. Nul ne peut en déduire la graine, ni changer la graine sans le changer. À la fin, la graine est montrée et cette page vérifie.
web-seed-shown = La partie est finie : voici la graine. Cette page vient de recalculer le nombre à partir d’elle.
web-commitment = Scellée par
web-seed-is = Graine
web-nonce-is = Nonce
web-proof-holds = Tout concorde : chaque jet de cette partie était fixé avant le premier.
web-proof-fails = Cela ne concorde pas. Ces dés ont un problème.
web-seed-changed = La table entière a annulé un choix au-delà d’une révélation : les jets suivants viennent d’une autre graine.
web-dice-physical = Vous lancez de vrais dés. Ils valent ce que vaut votre table.
web-counting = On compte…
web-no-rolls = Rien n’a encore été lancé.
web-the-game = Le jeu lui-même
web-a-die = Dé
web-die-rolled = { $n ->
    [one] { $die } : lancé une fois
   *[other] { $die } : lancé { $n } fois
}
web-face = Face
web-came-up = Sorties
web-expected = Attendu
web-times = { $n ->
    [0] jamais
    [one] une fois
   *[other] { $n } fois
}
web-of-expected = pour { $how }
web-luck-few = { $n ->
    [one] Un seul jet ne dit rien.
   *[other] { $n } jets, c’est trop peu pour conclure.
}
web-luck-plain = Rien d’étonnant : des dés honnêtes s’écartent autant dans { $chance } des cas.
web-luck-odd = Un peu curieux : des dés honnêtes s’écartent autant dans { $chance } des cas.
web-luck-rare = Une série rare : des dés honnêtes s’écartent autant dans { $chance } des cas. Sur beaucoup de tables, cela arrive.

## Règles

web-search-rules = Chercher dans les règles
web-rules-all = { $n } règles
web-rules-found = { $n ->
    [0] Aucune règle n’en parle.
    [one] Une règle
   *[other] { $n } règles
}
web-kind-component = Matériel
web-kind-setup = Mise en place
web-kind-flow = Déroulement
web-kind-goal = But du jeu
web-kind-chapter = Chapitres
web-kind-end = Fin de partie
web-kind-item = Objets
web-kind-ammo = Munitions
web-kind-combat = Combat
web-kind-ranged = Combat à distance
web-kind-flank = Attaque de flanc
web-kind-close = Corps à corps
web-kind-standard-action = Actions standard
web-kind-drone = Drones et dés Tech
web-kind-solo = Jouer seul
web-kind-boss = Boss
web-kind-equipment = Équipement
web-kind-enemy = Ennemis
web-kind-action = Actions
web-kind-campaign = Campagnes
web-kind-resource = Ressources
web-kind-condition = Conditions
web-kind-roll = Phase de Lancer
web-kind-flashback = Flashback
web-kind-resolution = Résolution
web-kind-score = Score
web-kind-objective = Objectifs
web-kind-station = Stations
web-kind-card = Cartes
web-kind-spawn = Arrivée des ennemis
web-kind-hero = Héros
web-kind-move = Déplacement
web-kind-armour = L’Armure mobile
web-kind-attack = Attaque
web-kind-death = Mort
web-kind-trade = Échange
web-kind-example = Exemples
web-kind-ruling = Décisions
web-rules-loading = Chargement des règles…
web-no-rules = Aucun jeu ici n’a ses règles par écrit.
web-ruling = Décision.
web-open-the-rule = ouvrir la règle
web-guide = Guide
web-guide-me = Me guider
web-guide-next = Compris
web-guide-done = Je joue
web-guide-leave = Quitter le guide

## Replays

web-replay = Replay
web-replay-what = Une sauvegarde ou un fichier de bogue remontre toute la partie, choix par choix. Son lien s’ouvre partout sur ce serveur.
web-replay-file = Ouvrir un fichier
web-replay-drop = ou déposez-le ici
web-replay-link = Ou collez un lien
web-replay-bad-link = Ce n’est pas le lien d’un replay.
web-replay-loading = Chargement du replay…
web-replay-controls = Dés et commandes
web-play = Lecture
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-moment = Moment
web-moment-of = { $n } sur { $last }
web-link-to-moment = Lien vers ce moment
web-file = Fichier
web-was-chosen = choisi
