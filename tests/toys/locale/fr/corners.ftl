# Les mots des jouets qui fouillent les recoins du moteur, en français.

probe-ask = Lequel ?
probe-answer = Numéro { $value }
probe-over = Tout a été demandé.
outcome-coin = la pièce
outcome-heads = face
outcome-tails = pile
outcome-six = le dé

## Le relais

relay-route = Jusqu’où aujourd’hui ?
relay-route-ford = Jusqu’au gué
relay-route-pass = Par-delà le col
relay-pace = À quelle allure ?
relay-pace-step = D’un bon pas
relay-pace-sprint = Sprinter
relay-off = Tout le monde se met en route : { $distance } pas à faire.
relay-strode = { relay-runner } { $steps ->
    [0] trébuche.
    [one] avance de { $steps } pas.
   *[other] avance de { $steps } pas.
}
relay-runner = Coureur { $seat ->
    [0] un
    [1] deux
    [2] trois
    [3] quatre
    [4] cinq
   *[other] six
}
relay-over = La dernière étape est courue.
relay-legs = { $legs ->
    [one] encore { $legs } étape
   *[other] encore { $legs } étapes
}
relay-distance = Le chemin du jour
relay-way = Pas
relay-away = parti
relay-lantern = porte la lanterne
outcome-sprint = le dé de sprint
outcome-stumble = faux pas
outcome-stride = foulée
outcome-leap = bond

## La mêlée

scramble-title = La Mêlée
scramble-grab = Quel dé prendre ?
scramble-grab-red = Rouge
scramble-grab-blue = Bleu
scramble-grab-stop = S’arrêter
scramble-swap = Quel dé à la place ?
scramble-keep = Finalement, le garder
scramble-shout = Remettre le dé { $n }
scramble-rolled = { scramble-hand } obtient { $face }.
scramble-hand = Main { $seat ->
    [0] un
    [1] deux
    [2] trois
   *[other] quatre
}
scramble-over = Le sablier est vide.
scramble-red = Dés rouges
scramble-blue = Dés bleus
scramble-score = Score
outcome-red = le dé rouge
outcome-blue = le dé bleu
outcome-0 = 0
outcome-1 = 1
outcome-2 = 2
outcome-3 = 3

## Le coffre

vault-round = Manche { $n }
vault-guards = Gardiens
vault-alarm = Alarme
vault-loot = Butin
vault-smoke-left = fumigène
vault-burglar = cambrioleur { $n }
vault-declare = Se faufiler ou forcer ?
vault-declare-sneak = Se faufiler
vault-declare-force = Forcer la porte
vault-look = Regarder par la serrure ?
vault-look-go = Entrer
vault-look-look = Regarder d’abord
vault-smoke = Lancer un fumigène ?
vault-smoke-1 = Lancer un fumigène
vault-share = Faire passer du butin ?
vault-hands-on = De { $who }
vault-smoked = Un nuage de fumée : { $who } se faufile.
vault-turned = De garde : { $guard }.
vault-caught = L’alarme réveille toute la rue.
vault-out = Dehors avec { $loot ->
    [0] rien.
    [one] { $loot } pièce de butin.
   *[other] { $loot } pièces de butin.
}
outcome-guards = les gardiens
outcome-dozer = le dormeur
outcome-walker = le marcheur
outcome-hound = le molosse
outcome-captain = le capitaine
outcome-shadow = l’ombre
outcome-owl = la chouette
outcome-wolf = le loup

relay-setting-legs = Étapes de la course
vault-setting-smoke = Fumigène de chacun
vault-setting-smoke-none = aucun
vault-setting-smoke-one = un
vault-setting-dark = Nuit noire
vault-setting-dark-true = oui
vault-setting-dark-false = non
