# Escape from Arkalion, en français. Toute clé d’ici est aussi dans en.ftl.
# $gender vaut m ou f et appartient au héros.

arkalion-title = Escape from Arkalion
arkalion-summary = Quatre à six rebelles tiennent le dirigeable du roi tandis que le sol s’effondre autour d’eux.

## Réglages

arkalion-setting-heroes = Héros
arkalion-setting-heroes-about = De quatre à six héros ; s’il y a moins de joueurs, chacun en mène plusieurs.
arkalion-setting-heroes-auto = Autant que de joueurs, quatre au moins
arkalion-setting-heroes-4 = Quatre
arkalion-setting-heroes-5 = Cinq
arkalion-setting-heroes-6 = Six
arkalion-setting-preset = Difficulté
arkalion-setting-preset-about = « Fidèle » tire les cartes Ennemi comme imprimé ; « équilibré » ménage les grandes équipes.
arkalion-setting-preset-faithful = Fidèle
arkalion-setting-preset-balanced = Équilibré
arkalion-setting-youngest = Joueur le plus jeune
arkalion-setting-youngest-about = Qui a le Jeton Premier Héros au tour 1.
arkalion-setting-youngest-1 = Le premier
arkalion-setting-youngest-2 = Le deuxième
arkalion-setting-youngest-3 = Le troisième
arkalion-setting-youngest-4 = Le quatrième
arkalion-setting-youngest-5 = Le cinquième
arkalion-setting-youngest-6 = Le sixième

## Noms

arkalion-player = Héros { $number }
arkalion-label = { $name }
arkalion-cell = { $cell }
arkalion-on-cell = en { $cell }
arkalion-enemy-at = { $enemy } en { $cell }
arkalion-entry = { $enemy } en { $column }
arkalion-the-armour = l’Armure mobile
arkalion-several = { $count } { $what }
arkalion-nothing = rien

## Comment cela finit

arkalion-end-escape = L’Armure est à terre et personne n’est monté à bord : vous vous échappez !
arkalion-end-boarded = L’ennemi tenait une zone verte : les troupes royales ont abordé le dirigeable.
arkalion-end-heroes_dead = Il ne reste plus un héros debout.
arkalion-end-stations = Trop de stations sont endommagées : le dirigeable ne partira plus.
arkalion-end-armour_arrived = L’Armure mobile a atteint le dirigeable.
arkalion-end-time = Le tour 12 est fini, et l’Armure est toujours debout.

## Questions

arkalion-ask-hero = Qui serez-vous ?
arkalion-ask-start = Où commence { $hero } ?
arkalion-ask-return = Où revient { $hero } ?
arkalion-ask-act = { $actions ->
    [0] Plus d’action
    [one] Il reste une action
   *[other] Il reste { $actions } actions
}
arkalion-ask-aim = Qui attaquer ?
arkalion-ask-aim-stop = Changer d’avis
arkalion-ask-second-aim = Attaquer encore ?
arkalion-ask-second-aim-stop = Pas d’autre attaque
arkalion-ask-step = Avancer en { $cell } ?
arkalion-ask-step-step = Avancer
arkalion-ask-step-stay = Rester
arkalion-ask-bolt = Où saute l’éclair ?
arkalion-ask-grapnel = Où lancer le grappin ?
arkalion-ask-scrounge = Quel jeton remettre ?
arkalion-ask-mortar = Où pointer le Mortier ?
arkalion-ask-cannon = Où pointer le Canon ?
arkalion-ends-game = Perd la partie : { $end ->
    [boarded] le dirigeable est abordé
    [heroes_dead] plus un héros debout
    [stations] trop de stations endommagées
    [armour_arrived] l’Armure mobile arrive
   *[time] le tour 12 est fini
}
arkalion-ends-hero = { $hero } tombe quand l’ennemi frappe
arkalion-ends-heroes = { $count } héros tombent quand l’ennemi frappe
arkalion-ends-some = Un héros tombe quand l’ennemi frappe
arkalion-ask-confirm = Le vert est occupé : tirer quand même ?
arkalion-ask-confirm-fire = Tirer : un coup au but perd le dirigeable
arkalion-ask-confirm-hold = Retenir le tir
arkalion-ask-agree = Échanger avec { $hero } ?
arkalion-ask-agree-agree = Accepter
arkalion-ask-agree-decline = Refuser
arkalion-ask-trade = Qu’échanger avec { $hero } ?

## Choix

arkalion-option-shot = Attaquer : { $target } ({ $weapon })
arkalion-option-go = Aller : { $place }
arkalion-option-fire = Tirer avec { $gun }
arkalion-option-fire-at = Viser { $where }
arkalion-option-drink = Boire : { $potion }
arkalion-option-brew = Concocter : { $potion }
arkalion-option-craft = Fabriquer : { $weapon }
arkalion-option-open = Ouvrir le coffre
arkalion-option-move = Se déplacer : { $place }
arkalion-option-trade = Échanger avec { $hero }
arkalion-option-end = Finir le tour
arkalion-option-propose = Proposer l’échange
arkalion-option-give = Donner : { $item }
arkalion-option-take = Demander : { $item }
arkalion-option-keep = Garder finalement : { $item }
arkalion-option-leave = Laisser finalement : { $item }
arkalion-variant-relentless = Sans relâche
arkalion-variant-volley = Salve
arkalion-variant-repair = Réparer la station
arkalion-variant-repair-chest = Réparer le coffre
arkalion-variant-man = Servir la pièce en solo
arkalion-variant-shield-wall = Mur de bouclier
arkalion-variant-grapnel = Grappin
arkalion-variant-scrounge = Débrouille
arkalion-variant-chain-lightning = Éclair en chaîne

## Ce qu’un choix coûte ou produit

arkalion-detail-armour = Armure : de { $before } à { $after }
arkalion-detail-melee = Corps-à-corps : la tuile reste, { $count ->
    [one] un jeton
   *[other] { $count } jetons
}
arkalion-detail-ranged = À distance : la tuile tombe, un jeton
arkalion-detail-bare = À distance : ni tuile ni jeton
arkalion-detail-blast = { $kills ->
    [0] Ne tue personne
    [one] Tue un ennemi
   *[other] Tue { $kills } ennemis
}, { $tokens ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $tokens } jetons
}{ $armour ->
    [yes] , et touche l’Armure
   *[no] {""}
}
arkalion-detail-relentless = Une attaque ; tuer au corps-à-corps donne un pas et une autre attaque
arkalion-detail-volley = Deux cibles différentes, un jet chacune, avec toute arme portée
arkalion-detail-repair = La station de la zone remarche
arkalion-detail-repair-chest = Le coffre de la zone remarche
arkalion-detail-man = Vous comptez pour tous ses servants ce tour-ci ; tirer coûte toujours une action
arkalion-detail-shield-wall = Les deux prochains dégâts près de vous sont ignorés jusqu’à votre tour
arkalion-detail-grapnel = Vers une zone, ou une case libre à 3 cases au plus
arkalion-detail-scrounge = Un jeton remis, deux piochés
arkalion-detail-chain-lightning = Une attaque ; si elle tue, l’éclair saute à côté
arkalion-detail-brew = { $recipe }. { $text }
arkalion-detail-craft = { $recipe }. { $weapon }
arkalion-detail-move = Une action
arkalion-detail-move-free = Gratuit
arkalion-detail-end = { $actions ->
    [one] Une action inutilisée
   *[other] { $actions } actions inutilisées
}
arkalion-detail-trade = Vous donnez : { $gives }. Vous recevez : { $takes }.
arkalion-detail-agree = Vous recevez : { $gets }. Vous donnez : { $gives }.
arkalion-odds-kill = tue
arkalion-odds-hit = touche

## Ce qui arrive

arkalion-chosen = Le joueur { $player } mène { $hero }.
arkalion-aboard = { $hero } commence { $at }.
arkalion-turn = Tour { $turn }, séquence { $sequence }.
arkalion-player-begins = Des ennemis apparaissent pour { $hero }.
arkalion-token = Le Jeton Premier Héros passe { $hero }.
arkalion-skips = { $hero } manque ce tour-ci.
arkalion-returned = { $hero } revient { $at }, avec tous ses PV.
arkalion-reshuffled = La pioche { $deck } est vide ; on mélange sa défausse.
arkalion-card = Carte tirée : { $entries }.
arkalion-card-named = Carte tirée, « { $name } » : { $entries }.
arkalion-appeared = Un { $enemy } apparaît en { $cell }.
arkalion-replaced-legionnaire = Plus de Légionnaire : un Fusilier le remplace.
arkalion-replaced-fusilier = Plus de Fusilier : un Grenadier le remplace.
arkalion-replaced-grenadier = Plus de Grenadier : deux Légionnaires le remplacent.
arkalion-no-pawn = Il ne reste aucun pion : personne n’apparaît.
arkalion-no-room = Un { $enemy } ne trouve pas de place en ligne 6 et n’apparaît pas.
arkalion-fell = Le { $enemy } en { $cell } n’a nulle part où aller, tombe et meurt.
arkalion-pushed = Le { $enemy } est poussé de { $cell } en { $to }.
arkalion-walked = { $hero } est maintenant { $at }.
arkalion-rolled = { $hero } attaque : { $target } ({ $weapon }), et obtient { $face }{ $again ->
    [yes] {" "}au second jet
   *[no] {""}
} : { $hit ->
    [yes] touché à { $need }+.
   *[no] raté, il fallait { $need }+.
}
arkalion-slain = Le { $enemy } en { $cell } meurt à distance.
arkalion-slain-tile = Le { $enemy } en { $cell } meurt à distance, et la tuile tombe.
arkalion-slain-melee = Le { $enemy } en { $cell } meurt au corps-à-corps ; le sol tient.
arkalion-tokens = { $hero } pioche : { $tokens }.
arkalion-bag-empty = Le sac est vide : plus rien à piocher.
arkalion-ability = { $hero } utilise sa Capacité : { $ability }.
arkalion-repaired = De nouveau en état : { $station }.
arkalion-put-back = { $hero } remet dans le sac : { $token }.
arkalion-fired = { $hero } tire avec { $gun }, de { $first } à { $last }.
arkalion-chest = { $hero } ouvre le coffre, obtient { $face } et trouve : { $weapon }.
arkalion-chest-empty = { $hero } ouvre le coffre et obtient { $face } : il est vide.
arkalion-brewed = { $hero } concocte : { $potion }.
arkalion-crafted = { $hero } fabrique : { $weapon }.
arkalion-drunk = { $hero } boit : { $potion }.
arkalion-drunk-healed = { $hero } boit : { $potion }, et récupère { $healed } PV.
arkalion-traded = { $hero } donne { $other } : { $gives } ; et reçoit : { $takes }.
arkalion-declined = { $hero } refuse l’échange.
arkalion-enemies-phase = Les ennemis agissent.
arkalion-attacked = Le { $enemy } en { $cell } attaque { $heroes }.
arkalion-advanced = Le { $enemy } avance en { $to }.
arkalion-broken = Le Grenadier en { $cell } met hors d’usage { $station }.
arkalion-hurt = { $hero } perd 1 PV : il en reste { $hp }.
arkalion-shielded-self = { $guard } arrête le coup de son bouclier.
arkalion-shielded = { $guard } protège { $hero } de son bouclier.
arkalion-warded = La peau de pierre arrête le coup sur { $hero }.
arkalion-died = { $gender ->
    [f] { $hero } est tuée.
   *[m] { $hero } est tué.
}
arkalion-recovered = La même fiche est tirée : { $hero } reviendra avec tout ce qui lui appartient.
arkalion-replaced = { $before } quitte la partie ; { $hero } prend le relais.
arkalion-gone = { $gender ->
    [f] { $hero } est perdue pour de bon.
   *[m] { $hero } est perdu pour de bon.
}
arkalion-armour-coming = Un { $face } : l’Armure mobile arrive par la colonne { $column }.
arkalion-armour-moved = L’Armure mobile est en { $cell }.
arkalion-thrown = { $hero } se retrouve { $at }, sous le choc.
arkalion-armour-hit = L’Armure mobile perd 1 PV : il lui en reste { $hp }.

## La scène

arkalion-scene-setup = Avant la fuite
arkalion-scene-turn = Tour { $turn } sur { $turns }
arkalion-scene-heroes = Héros
arkalion-scene-enemies = Ennemis
arkalion-scene-damaged = { $count } sur { $stations } stations endommagées
arkalion-scene-hp = PV
arkalion-scene-actions = Actions
arkalion-scene-power = Puissance
arkalion-scene-range = Portée
arkalion-scene-accuracy = Précision
arkalion-scene-weapon = Puissance { $power }, Portée { $range }, Précision { $accuracy }+
arkalion-scene-owner = Pour : { $hero }. Recette : { $recipe }
arkalion-scene-spent = Utilisée ce tour-ci
arkalion-scene-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
    }
arkalion-scene-first = Premier Héros
arkalion-scene-skips = À terre : passe le prochain tour
arkalion-scene-returns = De retour au prochain tour
arkalion-scene-gone = Ne reviendra plus
arkalion-scene-shield = { $count ->
    [one] Mur de bouclier : arrête { $count } dégât
   *[other] Mur de bouclier : arrête { $count } dégâts
    }
arkalion-scene-ward = { $count ->
    [one] Peau de pierre : arrête { $count } dégât
   *[other] Peau de pierre : arrête { $count } dégâts
    }
arkalion-scene-reroll = Œil de faucon : les ratés sont relancés
arkalion-scene-sight = Longue-vue : Portée +{ $count }
arkalion-scene-steps = { $count ->
    [one] Pas de plume : { $count } déplacement gratuit
   *[other] Pas de plume : { $count } déplacements gratuits
    }
arkalion-scene-manning = Compte pour tous les servants : { $gun }
arkalion-scene-entered = En zone verte depuis le tour { $turn }
arkalion-scene-broken = Hors d’usage
arkalion-scene-gun-ready = Prêt à tirer
arkalion-scene-gun-fired = A tiré ce tour-ci
arkalion-scene-gun-idle = Sans servant depuis le tour précédent
arkalion-scene-bag = Sac
arkalion-scene-deck = Pioche Ennemis { $deck }
arkalion-scene-discard = Défausse { $deck }
arkalion-scene-turns = Tours
arkalion-scene-stations = Stations endommagées
arkalion-scene-foe = Résistance { $resistance } · portée { $range } · vitesse { $speed }
arkalion-scene-armour-next = La prochaine rangée de l’Armure
arkalion-refused-power = Trop résistant pour vos armes
arkalion-refused-too_far = Hors de portée
arkalion-refused-nobody = Il n’y a personne à attaquer
arkalion-refused-twice = La seconde attaque demande une autre cible
arkalion-refused-weapon = Ce héros n’a pas cette arme
arkalion-refused-actions = Plus aucune action
arkalion-refused-not-yours = C’est la Capacité d’un autre héros
arkalion-refused-ability-used = La Capacité a déjà servi ce tour-ci
arkalion-refused-no-tokens = Aucun jeton à remettre dans le sac
arkalion-refused-no-token = Aucun jeton de ce type à remettre : { $token }
arkalion-refused-no-target = Personne à portée
arkalion-refused-ashore = À bord seulement, dans une zone du dirigeable
arkalion-refused-man = Aucune pièce en état n’attend de servants ici
arkalion-refused-man-actions = Servir une pièce puis tirer demande deux actions
arkalion-refused-whole = Rien n’est endommagé ici
arkalion-refused-no-gun = Il n’y a pas de pièce ici
arkalion-refused-elsewhere = Le héros n’y est pas : { $place }
arkalion-refused-damaged = Hors d’usage : { $place }
arkalion-refused-fired = Cette pièce a déjà tiré ce tour-ci
arkalion-refused-crew = { $count ->
    [1] Il faut un héros resté ici depuis le tour précédent
   *[other] Il faut { $count } héros restés ici depuis le tour précédent
}
arkalion-refused-tokens = Il manque des jetons : il faut { $recipe }
arkalion-refused-potion = Le héros n’a pas cette potion : { $potion }
arkalion-refused-copies = Tous les exemplaires sont déjà en main : { $potion }
arkalion-refused-crafted = Déjà fabriqué : { $weapon }
arkalion-refused-no-chest = Il n’y a pas de coffre ici
arkalion-refused-opened = Le coffre a été ouvert : il est vide
arkalion-refused-no-key = Il faut une clé
arkalion-refused-taken = Quelqu’un s’y tient : { $place }
arkalion-refused-gap = La tuile est tombée : { $place }
arkalion-refused-swing = Le grappin ne porte pas jusque-là : { $place }
arkalion-refused-far = À plus d’un pas : { $place }
arkalion-refused-partner = Pour échanger, il faut un autre héros en jeu
arkalion-refused-apart = { $hero } n’est ni dans cette zone ni sur une case voisine
arkalion-refused-poor = Ni ce héros ni { $hero } n’a rien à échanger
arkalion-refused-empty-trade = Rien n’est encore proposé ni demandé
arkalion-refused-not-owned = { $hero } n’en a pas davantage : { $item }
arkalion-refused-not-offered = Cela ne fait pas partie de l’échange : { $item }
arkalion-refused-bolt = L’éclair saute sur un voisin assez faible
arkalion-refused-aim = La pièce ne peut pas viser là
arkalion-refused-hero = Ce héros est déjà pris, ou il est tombé
arkalion-refused-aboard = Les héros embarquent dans une zone du dirigeable
arkalion-refused-not_aligned = Pas en ligne droite
arkalion-scene-forecast = Si rien ne change

## Leçons

arkalion-lesson-opening = Votre première évasion
arkalion-lesson-opening-about = Quatre héros, et toujours les mêmes jets de dés.
arkalion-lesson-attack = Qui puis-je attaquer ?
arkalion-lesson-attack-about = L’exemple du livret : depuis E1, B1 est à portée ; E5 est trop résistant, C6 trop loin et hors d’alignement.
arkalion-lesson-guns = Mortier et canon
arkalion-lesson-guns-about = Les deux pièces ont leurs servants depuis le tour précédent. Trouvez les tirs qui tuent le plus.
arkalion-lesson-armour = L’Armure mobile
arkalion-lesson-armour-about = Elle est en C6. Les armes de Puissance 4, le Canon et le Mortier lui prennent un PV à chaque fois.

## Vrais dés, jetons et cartes

outcome-d6 = le dé à six faces
outcome-d4 = le dé à quatre faces
outcome-1 = 1
outcome-2 = 2
outcome-3 = 3
outcome-4 = 4
outcome-5 = 5
outcome-6 = 6
outcome-bag = le sac
outcome-sheets = les fiches non utilisées
outcome-deck-1 = la pioche Ennemis 1
outcome-deck-2 = la pioche Ennemis 2
outcome-deck-3 = la pioche Ennemis 3
outcome-deck-4 = la pioche Ennemis 4
arkalion-scene-view-all = Tout
arkalion-scene-view-port = Bâbord
arkalion-scene-view-bow = Proue
arkalion-scene-view-starboard = Tribord
arkalion-verdict = pour { $need }+

# Où en est la partie, pour qui en étudie des milliers.

arkalion-stage-turns-1 = Tours 1 à 3
arkalion-stage-turns-2 = Tours 4 à 6
arkalion-stage-turns-3 = Tours 7 à 9
arkalion-stage-turns-4 = Tours 10 à 12

## Intermèdes, un pour chaque pioche

arkalion-interlude-1 = Les cloches d’Arkalion se mettent à sonner, une tour après l’autre. Sur le quai, un sergent demande encore à qui est ce navire.
arkalion-interlude-2 = Ils ont cessé de crier et commencé à compter. Au bout du quai, la deuxième vague se met en rang ; on leur a trouvé de bonnes bottes.
arkalion-interlude-3 = Les grandes portes de la citadelle, closes depuis le sacre, se mettent à bouger. Entre les entrepôts, une chose immense apprend à marcher.
arkalion-interlude-4 = À bord, plus personne ne regarde le quai : il n’en reste presque rien. Le roi est sorti sur son balcon pour voir la suite.

## Énigmes

arkalion-lesson-puzzle-1 = Un obus pour les deux
arkalion-lesson-puzzle-1-idea = Dernier tour, trois actions, un Fusilier en E0 et le bord de l’Armure juste à côté. Un seul obus du Mortier frappe les deux : allez-y, comptez pour ses servants, tirez. Le Canon bâbord tire dans une seule colonne : ce sera le Fusilier ou l’Armure.
arkalion-lesson-puzzle-2 = Le grand tour
arkalion-lesson-puzzle-2-idea = Cinq actions, deux cases vertes à libérer, puis l’Armure. Sans relâche frappe deux fois pour une action : gardez-la pour la fin, là où l’Armure est à portée. D’abord le Fusilier à bâbord, puis retour à l’autre bord pour le Grenadier et, dans la foulée, l’Armure. Dans l’autre sens, vous finissez du mauvais côté.
arkalion-lesson-puzzle-3 = Un seul tir, et pour qui
arkalion-lesson-puzzle-3-idea = Le Chevalier n’a pas son marteau : seul le Canon peut entamer l’Armure, et il ne tire qu’une fois par tour de table. Pour le Légionnaire en E0, l’épée longue suffit : elle d’abord, et le tir pour l’Armure.
arkalion-lesson-puzzle-4 = Le Laboratoire attendra
arkalion-lesson-puzzle-4-idea = Les Mains lestes pourraient réparer deux stations ici, mais plus personne n’y concoctera rien. Allez au Canon bâbord, comptez pour ses servants, tirez : trois actions, et le dernier PV de l’Armure tombe sans lancer un dé.
arkalion-lesson-puzzle-5 = Trois pas gratuits
arkalion-lesson-puzzle-5-idea = Tribord est à trois zones, et vous avez deux actions. Buvez le Pas de plume avant le premier déplacement : les trois sont gratuits, et les deux actions restent pour le Fusilier en I0 et pour l’Armure.
arkalion-lesson-puzzle-6 = La scie d’un autre
arkalion-lesson-puzzle-6-idea = L’Artilleuse porte la scie du Justicier, et une attaque ordinaire avec elle lui est interdite. Mais la Salve accepte n’importe quelle carte Équipement qu’elle porte, et de l’Armurerie la scie atteint l’Armure.
arkalion-lesson-puzzle-7 = La foudre ignore les grades
arkalion-lesson-puzzle-7-idea = Trois actions pour deux Grenadiers sur le vert, un déplacement à tribord et l’Armure : il en manque une, à moins que l’éclair ne saute. La Puissance de 4 de la dynamo suffit contre un Grenadier : l’Éclair en chaîne libère les deux cases vertes pour une seule action.
arkalion-lesson-puzzle-8 = La dernière verrerie
arkalion-lesson-puzzle-8-idea = Il ne reste aucune action, et deux cibles sont à portée du Laboratoire : le Fusilier en A0 et l’Armure. La Hâte en donne une pour chacune. L’Œil de faucon n’aurait rien à relancer, et le Baume soignerait un héros dont les PV ne comptent plus.
arkalion-lesson-puzzle-9 = Le pas gratuit
arkalion-lesson-puzzle-9-idea = Deux actions, deux PV à retirer. Aller en D3 en prend une. Sans relâche contre le Légionnaire aussi, mais elle donne davantage : un ennemi tué au corps-à-corps, un pas gratuit en E2 contre l’Armure, et le premier coup.
arkalion-lesson-puzzle-10 = Inutile de marcher
arkalion-lesson-puzzle-10-idea = Trois actions, deux PV à retirer. En deux déplacements, le marteau arrive devant l’Armure pour un seul coup. Avec la Longue-vue, sa Portée de 3 suffit d’ici, pour trois coups : buvez d’abord, et restez.
arkalion-lesson-puzzle-11 = Chacun son bord
arkalion-lesson-puzzle-11-idea = Le Grenadier en E0 semble plus pressant, mais le Chevalier lui fait face, marteau en main, et joue juste après : cinq actions pour lui et pour l’Armure. Aller en J0 et revenir, il ne le pourrait jamais : ce Légionnaire est pour vous.
arkalion-lesson-puzzle-12 = Gardez la corde
arkalion-lesson-puzzle-12-idea = Cinq actions, H3 et A0 à libérer, puis l’Armure. Allez à pied au Mortier, abattez H3, et seulement alors le Grappin : une action vous mène au Laboratoire, à portée d’A0 et de l’Armure. Si vous commencez par le Grappin, vous ne reviendrez pas à temps.
arkalion-lesson-puzzle-13 = Portez-la-lui
arkalion-lesson-puzzle-13-idea = Vous portez la dynamo sans pouvoir vous en servir ; le Technomancien, lui, le peut, et il joue juste après. Apportez-la-lui au Canon bâbord : il aura cinq actions devant l’Armure pour ses trois PV. Arrêtez-vous pour le Légionnaire, et il en perdra pour venir la chercher.
arkalion-lesson-puzzle-14 = La lentille du fusil
arkalion-lesson-puzzle-14-idea = Cette verrerie, c’est ce qui manque au Fusil de l’Aventurière. Apportez-la-lui : Grappin jusqu’à l’Armurerie, fabrication, trois zones pour revenir, et il reste un tir, avec l’Œil de faucon. Si elle doit venir la chercher, il n’en reste aucun.
arkalion-lesson-puzzle-15 = L’œil plus sûr
arkalion-lesson-puzzle-15-idea = Trois actions, trois PV à retirer : tous les tirs du Canon à main doivent toucher, ce qui arrive une fois sur huit. Avec l’Œil de faucon, chaque raté se relance, et c’est deux fois sur cinq. Le Baume coûterait la même verrerie.
