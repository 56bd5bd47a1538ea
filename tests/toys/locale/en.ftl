# The words of the toys, in English. A key that is here is in fr.ftl too.

## The hunt

hunt-title = The Hunt
hunt-summary = One beast, one die, and somebody has to strike.
hunt-declare = Strike or guard?
hunt-declare-strike = Strike
hunt-declare-guard = Guard
hunt-hunter = the { $seat ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} hunter
hunt-struck = The { $seat ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} hunter strikes: { $damage ->
    [0] a miss.
    [one] { $damage } wound.
   *[other] { $damage } wounds.
}
hunt-won = The beast is dead.
hunt-lost = The { $seat ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} hunter falls, and the hunt is over.
outcome-hit = hit
outcome-miss = miss
outcome-crit = double hit
