# The engine's own words, in English. A key that is here is in fr.ftl too.

## Lists: "A", "A and B", "A, B and C"

list-none = nothing
list-more = { $rest }, { $next }
list-last = { $rest } and { $last }

## What the engine itself asks

# At a real table: which face lies up, which card was drawn. $what names the die or the deck.
physical-roll = Roll: { $what }
physical-roll-of = Roll: { $what }, die { $n } of { $count }
physical-draw = Draw: { $what }
pass = Pass
confirm = Confirm
cancel = Cancel

## A seat that is done while others are not

waiting = Waiting for the others
waiting-resume = Change my answer

## The rules, as `bossrush rules` prints them

rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-found = { $n ->
    [0] No rule mentions “{ $text }”.
    [one] { $n } rule mentions “{ $text }”.
   *[other] { $n } rules mention “{ $text }”.
}
rules-ruling = Ruling

## Packs that players bring along

setting-packs = Your own packs
setting-packs-none = none
setting-packs-some = { $names }

# A single phase, staged alone.

phase-done = This phase is over.

# Puzzles.

lesson-puzzle-about = One choice here wins far more often than any other. Find it. The dice are rolled afresh every time.

## Why a choice is refused

refused-not-now = That cannot be chosen now.
refused-unknown = That is not one of the answers to this question.
refused-no-aside = There is nothing to do now beside answering.
refused-over = The game is over.
refused-nothing-asked = There is nothing to answer here right now.
refused-stale = The question has changed since. Look again.
