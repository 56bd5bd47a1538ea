# Les mots du moteur lui-même, en français. Toute clé d’ici est aussi dans en.ftl.

## Listes : « A », « A et B », « A, B et C »

list-none = rien
list-more = { $rest }, { $next }
list-last = { $rest } et { $last }

## Ce que le moteur demande lui-même

# À une vraie table : quelle face est sortie, quelle carte a été piochée. $what nomme le dé ou le paquet.
physical-roll = Lancer : { $what }
physical-roll-of = Lancer : { $what }, dé { $n } sur { $count }
physical-draw = Piocher : { $what }
pass = Passer
confirm = Confirmer
cancel = Renoncer

## Une place qui a terminé avant les autres

waiting = En attente des autres
waiting-resume = Changer ma réponse

## Les règles, telles que `bossrush rules` les affiche

rules-count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
rules-found = { $n ->
    [0] Aucune règle ne parle de « { $text } ».
    [one] { $n } règle parle de « { $text } ».
   *[other] { $n } règles parlent de « { $text } ».
}
rules-ruling = Décision

## Les paquets que les joueurs apportent

setting-packs = Vos propres paquets
setting-packs-none = aucun
setting-packs-some = { $names }

# Une seule phase, mise en place pour elle-même.

phase-done = Cette phase est terminée.

# Énigmes.

lesson-puzzle-about = Ici, un choix gagne bien plus souvent que tous les autres. Trouvez-le. Les dés sont relancés à chaque essai.

## Pourquoi un choix est refusé

refused-not-now = Ce choix n’est pas possible maintenant.
refused-unknown = Ce n’est pas une des réponses possibles ici.
refused-no-aside = Il n’y a rien d’autre à faire ici que répondre.
refused-over = La partie est finie.
refused-nothing-asked = Il n’y a rien à décider ici pour l’instant.
refused-stale = La question a changé entre-temps. Regardez à nouveau.
