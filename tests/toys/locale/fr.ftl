# Les mots des jouets, en français. Toute clé d’ici est aussi dans en.ftl.

## La chasse

hunt-title = La Chasse
hunt-summary = Une bête, un dé, et quelqu’un doit frapper.
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
