# Les mots des jouets, en français. Toute clé d’ici est aussi dans en.ftl.

## La chasse

hunt-title = La Chasse
hunt-summary = Une bête, un dé, et quelqu’un doit frapper.
hunt-beast = La bête
hunt-hp = Santé
hunt-declare = Frapper ou se garder ?
hunt-declare-strike = Frapper
hunt-declare-guard = Se garder
hunt-hunter = { $seat ->
    [0] le premier chasseur
    [1] le deuxième chasseur
    [2] le troisième chasseur
   *[other] le quatrième chasseur
}
hunt-struck = Le { $seat ->
    [0] premier
    [1] deuxième
    [2] troisième
   *[other] quatrième
} chasseur frappe : { $damage ->
    [0] raté.
    [one] { $damage } blessure.
   *[other] { $damage } blessures.
}
hunt-won = La bête est morte.
hunt-lost = Le { $seat ->
    [0] premier
    [1] deuxième
    [2] troisième
   *[other] quatrième
} chasseur tombe, et la chasse est finie.
outcome-hit = touché
outcome-miss = raté
outcome-crit = doublé

## La galerie

gallery-title = La Galerie
gallery-summary = Tout ce qu’une table peut montrer, d’un coup.
gallery-name-0 = Lt Varga
gallery-name-1 = Lt Okoro
gallery-name-2 = Lt Dahl
gallery-name-3 = Lt Roy
gallery-act = Acte II
gallery-round = Round { $n }
gallery-acts = Chapitres
gallery-strength = Endurance
gallery-hp = PV
gallery-might = Puissance
gallery-cunning = Ruse
gallery-deck = Pioche
gallery-discard = Défausse
gallery-row = Dés de chapitre
gallery-left = restants
gallery-orders = Consignes
gallery-orders-text = On n’abandonne personne, et personne ne tire sur la lampe.
gallery-no-flank = pas de flanc
gallery-declared = déclaré
gallery-enemy = Portier
gallery-guard = Garde
gallery-angry = furieux
gallery-room-hall = Salle
gallery-room-yard = Cour
gallery-room-cellar = Cave
gallery-story-title = La longue table
gallery-story = Quelqu’un a dressé une table pour tout ce que vous possédez : des courbes, des dés, le plan d’une maison inconnue. La lampe oscille comme si une porte venait de se fermer.
gallery-special = Dès le troisième round, la lampe s’éteint.
gallery-declare = Déclarez votre action
gallery-declare-shoot = Tirer
gallery-declare-shoot-detail = Un dé contre le premier de la rangée ; ils ripostent.
gallery-declare-aim = Viser
gallery-declare-aim-detail = Rien encore, et ils ripostent.
gallery-declare-cover = Se mettre à couvert
gallery-declare-cover-detail = Aucune attaque contre vous ce round.
gallery-odds-hit = au moins une touche
gallery-odds-unhurt = indemne
gallery-press = Continuer ?
gallery-press-on = Continuer
gallery-press-hold = Tenir
gallery-many = Choisissez un casier
gallery-many-number = Casier { $n }
gallery-shot = { $who } tire : { $hits ->
    [0] rien.
    [one] { $hits } touche.
   *[other] { $hits } touches.
}
gallery-hurt = Riposte : { $who } sont touchés.
gallery-won = La rangée est vide.
gallery-lost = L’un de vous ne se relève pas.
outcome-fire = dé de tir
outcome-blank = rien
outcome-burst = rafale
outcome-might = puissance
outcome-cunning = ruse
outcome-wisdom = sagesse
part-black = { $n } d’endurance
part-red = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
