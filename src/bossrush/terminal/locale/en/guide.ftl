# The guide to a first game.

terminal-guide-says = Guide: { $title }. { $text }
terminal-guide-more = There is more: g reads on.
terminal-guide-waits = The guide has nothing to say about this moment; it speaks again when something new comes.
terminal-guide-comes = The guide is here; it speaks when something new comes.
terminal-guide-left = The guide leaves; g calls it back.
terminal-guide-none = This game has no guide.
terminal-guide-keys = [g got it · ? its rule · G leave the guide]
terminal-help-guide = go on with the guide, or call it; G leaves it
terminal-plain-help-guide = g, or guide: call the guide to a first game, or hear the rest of it; g! sends it away.
terminal-guide-keys-bare = [g got it · G leave the guide]
