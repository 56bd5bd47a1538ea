# Hints with numbers.

terminal-hint = Hint
terminal-hint-thinking = Every option is being played out many times…
terminal-hint-option = { $label }: wins { $chance }% (± { $error }){ $mark ->
    [best] . Clearly the best.
    [good] . As good as any.
   *[none] .
}
terminal-hint-option-behind = { $label }: wins { $chance }%, { $behind } behind (± { $error }){ $mark ->
    [good] . As good as any.
   *[none] .
}
terminal-hint-chance = wins { $chance }%
terminal-hint-nothing = There is nothing to compare here.
terminal-hint-off = This game is played without hints.
terminal-hint-seen = From now on this game is marked: it has used hints.
terminal-hint-lost = You gave away { $lost }%: { $best } would have been better.
terminal-hint-kept = You gave nothing away.
terminal-keys-hint = 1-9 take it · ★ clearly the best · ☆ as good as any · Esc back
terminal-help-hint = what every option is worth
terminal-plain-help-hint = h, or hint: what every option is worth, played out many times.
terminal-mark-hinted = it has used hints
