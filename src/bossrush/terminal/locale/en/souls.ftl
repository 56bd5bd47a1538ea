# What the terminal says of Dark Souls' own board.

terminal-souls-move = { $nodes ->
    [one] moves 1 node
   *[other] moves { $nodes } nodes
}
terminal-souls-away = { $nodes ->
    [one] moves 1 node away
   *[other] moves { $nodes } nodes away
}
terminal-souls-leap = leaps
terminal-souls-turn = turns
terminal-souls-physical = { $damage } physical
terminal-souls-magic = { $damage } magic
terminal-souls-repeat = { $times } times
terminal-souls-dodge = dodge { $dodge }
terminal-souls-strikes = strikes { $arcs }
terminal-souls-weak = weak { $arcs }
terminal-souls-intent = { $name } would strike next: { $blows }
terminal-souls-blow = { $who } for { $damage }
terminal-souls-needs = needs { $stats }
terminal-souls-block = block { $dice }
terminal-souls-resist = resist { $dice }
terminal-souls-dodges = { $count ->
    [one] dodge 1 die
   *[other] dodge { $count } dice
}
terminal-souls-dodges-less = dodge 1 die fewer
terminal-souls-estus = Estus
terminal-souls-luck = Luck
terminal-souls-heroic = Heroic
terminal-souls-free = { $free } free
terminal-souls-map = The dungeon
terminal-souls-next = Next, { $said }
terminal-souls-faces = turns to face
terminal-souls-nearest = nearest
terminal-souls-aggro = Aggro
terminal-souls-whole-node = the whole node
