# Les mots du serveur, en français. Toute clé d’ici est aussi dans en.ftl.

## Qui

table-seat = Place { $seat }
table-crew = L’équipe
table-companion-seat = Le compagnon de la place { $seat }

## Le journal de la table

table-line-opened = { $who } ouvre la table.
table-line-came = { $who } rejoint la table.
table-line-named = { $who } change de nom.
table-line-sat = { $who } prend la place { $seat }.
table-line-stood = { $who } quitte la place { $seat }.
table-line-companion = { $filled ->
    [true] Un compagnon prend la place { $seat }.
   *[other] La place { $seat } est libre.
}
table-line-begun = La partie commence.
table-line-chose = { $who } : { $what }
table-line-undo-asked = { $who } demande à annuler un choix.
table-line-voted = { $yes ->
    [true] { $who } est d’accord.
   *[other] { $who } n’est pas d’accord.
}
table-line-undone = Le dernier choix de la place { $seat } est annulé.
table-line-covered = { $held ->
    [true] Un compagnon joue à la place { $seat } jusqu’au retour de son joueur.
   *[other] Un compagnon joue à la place { $seat } jusqu’à ce que quelqu’un la prenne.
}
table-line-returned = { $who } reprend la place { $seat }.
table-line-paused = { $who } met la partie en pause.
table-line-resumed = La partie reprend.
table-line-kicked = { $who } exclut { $whom }.
table-line-host = { $whom } devient l’hôte.
table-line-captain = La place { $seat } devient capitaine.
table-line-consent = { $how ->
    [all] { $who } change la façon de décider : tous ensemble.
    [captain] { $who } change la façon de décider : le capitaine tranche.
   *[any] { $who } change la façon de décider : la première réponse compte.
}
table-line-watch = { $open ->
    [true] { $who } autorise les spectateurs.
   *[other] { $who } n’autorise plus les spectateurs.
}
table-line-wished = { $who } aimerait une place.
table-line-rematch = { $who } ouvre une nouvelle table pour vous tous.
table-line-adrift = Les règles ont changé depuis le début de cette partie. Elle reprend au début de sa dernière phase, avec des dés neufs.
table-line-struck = Les règles ont échoué sur le dernier choix : il ne compte pas. Un fichier de bogue aidera à corriger cela.
table-line-joined = { $who } entre dans la partie.
table-line-left = { $who } sort de la partie.

## Ce qui est refusé, et que faire

table-refused-arrivals = Trop de monde arrive de votre réseau. Réessayez un peu plus tard.
table-refused-at-missing = Dites à quelle décision vous répondez : son numéro va dans « at ».
table-refused-bad-token = Ce jeton n’est pas de ce serveur. Demandez-en un nouveau.
table-refused-begun = La partie a déjà commencé : cela ne peut plus changer.
table-refused-crowded = Trop de monde est déjà passé à cette table.
table-refused-damaged = Une entrée de cette table est endommagée : elle est illisible. La personne qui fait tourner ce serveur a peut-être une sauvegarde.
table-refused-day-tried = Vous avez déjà tenté cette partie du jour. Il y en aura une autre demain.
table-refused-failed = Le serveur a rencontré une erreur. Signalez l’incident { $incident } à son hôte.
table-refused-forbidden = C’est interdit ici : { $effect }
table-refused-hello-again = Cette connexion a déjà envoyé « hello ». Ouvrez-en une autre pour une autre table.
table-refused-hint-busy = Un compagnon y réfléchit encore. Attendez son conseil.
table-refused-id-used = Cet identifiant appartient à une autre commande, déjà exécutée. Choisissez-en un nouveau.
table-refused-import-over = Cette partie est finie. Regardez-la plutôt en replay.
table-refused-imported = Cette table reprend une partie sauvegardée : ses options sont fixées.
table-refused-kick-founder = On ne peut pas exclure la personne qui a ouvert cette table.
table-refused-kick-self = Vous ne pouvez pas vous exclure. Confiez la table à quelqu’un, puis partez.
table-refused-kicked = L’hôte vous a fait quitter cette table.
table-refused-lan-failed = Le serveur n’a pas pu s’ouvrir au réseau : { $reason }
table-refused-lan-not-here = Seul l’ordinateur qui fait tourner Bossrush peut l’ouvrir au réseau. Lancez-le là-bas avec --lan.
table-refused-lesson-fixed = Une leçon a ses propres options, ses places et ses jets.
table-refused-lesson-seats = Cette leçon se joue à { $seats ->
    [one] une place
   *[other] { $seats } places
}.
table-refused-log-full = Cette table compte déjà { $most } entrées et n’en accepte plus de ce genre. Ouvrez-en une autre.
table-refused-malformed = Ce message est illisible : { $reason }
table-refused-moved = Cette table passe à une autre partie du serveur. Réessayez dans un instant.
table-refused-name = Un nom compte au moins une lettre, et { $most } caractères au plus.
table-refused-newer = Cette table a été écrite par un Bossrush plus récent. Il faut d’abord mettre à jour le serveur.
table-refused-no-code = Aucune table n’a ce code. Vérifiez-le lettre par lettre.
table-refused-no-companion = Il n’y a pas de compagnon « { $name } » pour ce jeu.
table-refused-no-frame = Ce replay s’arrête au moment { $last }.
table-refused-no-game = Il n’y a pas de jeu « { $game } » ici.
table-refused-no-language = Il n’y a pas de textes en « { $language } ».
table-refused-no-ledger = Les règles de « { $game } » ne sont pas consignées ici.
table-refused-no-guide = Il n’y a pas ici de guide pour « { $game } ».
table-refused-no-lesson = Ce jeu n’a pas de leçon « { $name } ».
table-refused-no-person = Cette personne n’est pas à cette table.
table-refused-no-preview = Ce serveur ne montre l’aperçu d’aucun paquet. Lancez-le avec « bossrush pack preview ».
table-refused-no-puzzle = Cette énigme n’existe pas.
table-refused-no-replay = Ce replay n’existe pas. Son lien a peut-être été coupé.
table-refused-no-same-dice = Ce replay ne contient pas ses dés : continuez avec des dés neufs.
table-refused-no-seat = Il n’y a pas de place { $seat } : cette table en a { $seats }.
table-refused-no-seat-held = Il faut avoir une place pour faire cela.
table-refused-no-table = Cette table n’existe pas.
table-refused-no-token = Cette requête demande le jeton d’une personne.
table-refused-not-begun = La partie n’a pas encore commencé.
table-refused-not-come = Rejoignez d’abord la table : dites-lui votre nom.
table-refused-not-host = Seul l’hôte peut le faire : { $host }.
table-refused-not-json = Envoyez cela en application/json.
table-refused-not-offered = Ce n’est plus proposé. Relisez la décision.
table-refused-not-over = La partie n’est pas finie.
table-refused-not-paused = La partie n’est pas en pause.
table-refused-not-your-replay = Seule la personne qui a enregistré ce replay peut le supprimer.
table-refused-not-your-seat = La place { $seat } n’est pas la vôtre.
table-refused-nothing-asked = La place { $seat } n’a rien à décider pour l’instant.
table-refused-nothing-proposed = Vous n’avez rien proposé.
table-refused-option = { $reason }
table-refused-over = La partie est finie.
table-refused-paused = La partie est en pause. L’hôte peut la reprendre.
table-refused-private = Cette table est privée.
table-refused-rematched = Il y a déjà une nouvelle table : { $code }.
table-refused-rules = Les règles ne le permettent pas : { $reason }
table-refused-save = Ce fichier est inutilisable : { $reason }
table-refused-save-long = Cette partie est trop longue pour ce serveur : { $most } coups au plus.
table-refused-seat-companion = Un compagnon occupe la place { $seat }. Demandez à l’hôte de la libérer.
table-refused-seat-free = La place { $seat } est vide. Attendez quelqu’un, ou installez un compagnon.
table-refused-seat-held = { $holder } occupe la place { $seat }.
table-refused-seat-left = La place { $seat } a quitté la partie pour de bon.
table-refused-seats = Ce jeu se joue de { $low } à { $high } joueurs.
table-refused-secrets = Certains joueurs savent ce que les autres doivent encore ignorer. Enregistrez la partie une fois qu’elle sera finie.
table-refused-speech = Dites quelque chose, en { $most } caractères au plus.
table-refused-speech-fast = Pas si vite. Attendez un instant avant d’en dire plus.
table-refused-stale = La partie a avancé depuis que vous avez vu cette décision. Regardez à nouveau.
table-refused-store = Le serveur n’atteint pas sa base de données. Rien n’est perdu. Réessayez dans un instant.
table-refused-stuck = Cette partie ne se rejoue plus avec les règles d’aujourd’hui. La version de Bossrush qui l’a commencée peut encore la finir.
table-refused-too-fast = Pas si vite. Réessayez dans un instant.
table-refused-too-large = C’est trop gros : { $most } octets au plus.
table-refused-too-long = Ce message est trop long : { $most } octets au plus.
table-refused-too-many = Trop de requêtes. Réessayez un peu plus tard.
table-refused-undo-impossible = La suite dépend de ce choix : il ne peut pas être annulé.
table-refused-undo-nothing = Il n’y a rien à annuler.
table-refused-vote-gone = Ce vote est déjà réglé.
table-refused-vote-open = La table vote déjà. Attendez le résultat.
table-refused-voted = Vous avez déjà donné votre accord.
table-refused-webhook-private = Cette adresse n’est pas sur l’internet public : le serveur ne l’appellera pas.
table-refused-webhook-url = Le serveur ne peut pas appeler cette adresse : il faut https:// ou http://, sans port, nom ni mot de passe.

## La fin d’une connexion

table-goodbye-damaged = Une entrée de cette table est endommagée : elle est illisible. La personne qui fait tourner ce serveur a peut-être une sauvegarde.
table-goodbye-deleted = L’hôte a supprimé cette table.
table-goodbye-flood = Trop de messages à la fois. Reconnectez-vous plus calmement.
table-goodbye-hello = Le premier message doit être « hello ».
table-goodbye-kicked = L’hôte vous a fait quitter cette table.
table-goodbye-malformed = Trop de messages illisibles.
table-goodbye-moved = Cette table passe à une autre partie du serveur. Reconnectez-vous.
table-goodbye-newer = Cette table a été écrite par un Bossrush plus récent. Il faut d’abord mettre à jour le serveur.
table-goodbye-no-table = Cette table n’existe pas.
table-goodbye-private = Cette table est privée.
table-goodbye-protocol = Ce serveur ne parle pas cette version du protocole. Mettez à jour le client, ou le serveur.
table-goodbye-restart = Le serveur redémarre. Reconnectez-vous dans un instant.
table-goodbye-silent = Vous n’avez pas donné signe de vie depuis un moment. Reconnectez-vous.
table-goodbye-slow = Votre connexion n’a pas suivi. Reconnectez-vous : rien ne sera perdu.
table-goodbye-store = Le serveur n’atteint pas sa base de données. Reconnectez-vous dans un instant.

## Ce que dit un webhook

table-webhook-turn = { $who } : c’est à vous de jouer ({ $game }).
table-webhook-over = La partie est finie ({ $game }).

# Études impossibles.

table-study-lost = L’étude est perdue : son processus s’est arrêté. Demandez-la de nouveau.
table-study-unfit = Cette partie ne peut pas être étudiée : { $reason }
