# What the terminal says of Vengeance's own board.

terminal-vengeance-hand = In hand
terminal-vengeance-tile = { $name }: { $dice } for { $does }
terminal-vengeance-uses = { $uses ->
    [one] 1 use
   *[other] { $uses } uses
}
terminal-vengeance-unused = no use bought
terminal-vengeance-marks = { $marks ->
    [one] 1 Anticipation mark
   *[other] { $marks } Anticipation marks
}
terminal-vengeance-groups = { $groups ->
    [one] 1 group of dice
   *[other] { $groups } groups of dice
}
terminal-vengeance-cost = { $xp } XP
terminal-vengeance-dead = { $enemies ->
    [one] 1 dead
   *[other] { $enemies } dead
}
terminal-vengeance-threat = Would wound you if Combat ended now: { $enemies }
terminal-vengeance-bonus = with a { $face } also { $bonus }
terminal-vengeance-learn = To learn, with { $xp } XP
