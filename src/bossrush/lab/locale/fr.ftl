# Ce que disent les rapports sur un grand nombre de parties.

lab-light-auto = Auto
lab-light-light = Clair
lab-light-dark = Sombre

lab-about = { $games } parties, toutes les places tenues par { $player }.
lab-tile-won = des parties gagnées
lab-tile-score = points en moyenne
lab-tile-interval = intervalle à 95 %
lab-tile-games = parties
lab-tile-length = décisions dans la partie médiane
lab-seats = { $count ->
    [one] 1 place
   *[other] { $count } places
}

lab-kind-hero = Héros
lab-kind-boss = Boss
lab-kind-scenario = Scénarios
lab-kind-card = Cartes révélées
lab-kind-item = Objets
lab-kind-skill = Compétences
lab-kind-implant = Implants
lab-kind-drone = Drones
lab-kind-potion = Potions

lab-rates-won-head = À quelle fréquence on gagne
lab-rates-score-head = Combien de points on marque
lab-rates-about = Le point est la mesure ; le trait qui l’entoure contient la vraie valeur 95 fois sur 100 ; la ligne pointillée est la moyenne de ce qui est montré ; à droite, le nombre de parties.
lab-by-seats = Selon le nombre de places et les options
lab-rate-hero = parties où ils étaient présents
lab-rate-boss = parmi ceux qui sont arrivés jusque-là
lab-rate-scenario = parties qui s’y sont jouées

lab-flow-head = Où et comment on perd
lab-flow-about = Toutes les parties entrent à gauche. Celles qu’on perd à une étape quittent le courant ; dessous, ce qu’elles ont rencontré en dernier, et combien s’arrêtent là.
lab-flow-title = De la première étape à la dernière
lab-flow-label = Les parties comme un courant à travers les étapes, et ce qui se perd à chacune
lab-flow-reached = { $stage } : { $count } parties arrivent ici
lab-flow-lost = { $stage } : { $count } parties perdues ici
lab-flow-won = Gagné
lab-flow-say = C’est ici que l’on perd le plus : { $stage } ({ $share } des défaites).
lab-reasons-title = Pourquoi les parties ont été perdues

lab-health-head = La santé au fil de la partie
lab-health-about = La part de santé qui reste à chaque pas de la partie. La ligne est la partie médiane ; la surface contient la moitié centrale des parties.
lab-health-title-won = Parties gagnées et parties perdues
lab-health-title-score = Tous les joueurs ensemble
lab-health-label = La santé à chaque pas, parties gagnées et parties perdues
lab-side-won = gagnées
lab-side-lost = perdues
lab-side-all = toutes

lab-worth-head = Ce que valent les choses
lab-worth-about-won = En points de pourcentage : de combien on gagne plus souvent quand la chose est apparue ou que quelqu’un l’avait. Chacune n’est comparée qu’à des parties avec les mêmes places et options, arrivées au même point, avec le même héros et à peu près la même santé, mais sans elle. En couleur quand l’intervalle exclut zéro ; sur cent choses qui ne valent rien, cinq le seraient. C’est une comparaison, pas une expérience : ce que l’on ne prend qu’en cas de besoin paraît pire qu’il n’est.
lab-worth-about-score = En points : combien en marquent de plus ceux qui l’avaient. Chaque chose n’est comparée qu’à des joueurs du même héros, dans des parties avec les mêmes places et options, au même point, avec à peu près la même santé, mais sans elle. En couleur quand l’intervalle exclut zéro ; sur cent choses qui ne valent rien, cinq le seraient. C’est une comparaison, pas une expérience : ce que l’on ne prend qu’en cas de besoin paraît pire qu’il n’est.
lab-worth-say = Ce qui vaut le plus : { $thing }, { $points } points.
lab-table-thing = Quoi
lab-table-games = Parties
lab-table-worth = Valeur
lab-table-summary = Le détail des { $count } en chiffres

lab-length-head = La durée des parties
lab-length-about = En décisions de toutes les places, sans celles qui sont forcées ; le demi-pour-cent le plus long est compté dans la dernière barre.
lab-length-title = Les parties selon leur nombre de décisions
lab-length-label = Un histogramme du nombre de décisions par partie
lab-length-median = médiane { $count }

lab-luck-head = La chance
lab-luck-about = Un seul compagnon joue toutes ces parties, et toujours de la même façon : ce qui les distingue, c’est le hasard. La courbe dit quelle part de l’issue est connue à chaque pas, d’après toutes les parties qui en étaient au même point. Un retournement est une victoire dont les chances étaient tombées sous un quart ; un effondrement, une défaite dont les chances avaient dépassé trois quarts.
lab-luck-title = Quelle part est déjà jouée
lab-luck-label = La part de l’issue qui est connue à chaque pas
lab-luck-say = { $comebacks } des victoires sont des retournements, { $collapses } des défaites des effondrements.
lab-dealt-title = Ce qui distingue les parties
lab-dealt-setup = places et options
lab-dealt-hero = les héros
lab-dealt-boss = le boss
lab-dealt-scenario = le scénario
lab-dealt-rest = tout ce qui survient en chemin : cartes et dés

lab-foot = Bossrush { $version }, règles { $rules }, graine { $seed }. La même commande redonne les mêmes parties ; games.parquet, moments.parquet et things.parquet, à côté de cette page, les contiennent.
lab-foot-cards = Cartes :
