# Les conseils chiffrés.

terminal-hint = Conseil
terminal-hint-thinking = Chaque option est jouée de nombreuses fois…
terminal-hint-option = { $label } : gagne { $chance } % du temps (± { $error }){ $mark ->
    [best] . Nettement la meilleure.
    [good] . Aucune autre ne vaut mieux.
   *[none] .
}
terminal-hint-option-behind = { $label } : gagne { $chance } % du temps, { $behind } de moins (± { $error }){ $mark ->
    [good] . Aucune autre ne vaut mieux.
   *[none] .
}
terminal-hint-chance = gagne { $chance } %
terminal-hint-nothing = Il n’y a rien à comparer ici.
terminal-hint-off = Cette partie se joue sans conseils.
terminal-hint-seen = La partie porte désormais une marque : un conseil y a été donné.
terminal-hint-lost = Vous avez laissé filer { $lost } % : { $best } aurait été préférable.
terminal-hint-kept = Vous n’avez rien laissé filer.
terminal-keys-hint = 1-9 choisir · ★ nettement la meilleure · ☆ aucune ne vaut mieux · Échap retour
terminal-help-hint = ce que vaut chaque option
terminal-plain-help-hint = h ou conseil : ce que vaut chaque option, jouée de nombreuses fois.
terminal-mark-hinted = des conseils y ont été donnés
