# What reports of many games say.

lab-light-auto = Auto
lab-light-light = Light
lab-light-dark = Dark

lab-about = { $games } games, every seat played by { $player }.
lab-tile-won = of the games were won
lab-tile-score = points, on average
lab-tile-interval = 95% interval
lab-tile-games = games
lab-tile-length = decisions in the median game
lab-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}

lab-kind-hero = Heroes
lab-kind-boss = Bosses
lab-kind-scenario = Scenarios
lab-kind-card = Cards that came up
lab-kind-item = Items
lab-kind-skill = Skills
lab-kind-implant = Implants
lab-kind-drone = Drones
lab-kind-potion = Potions

lab-rates-won-head = How often games are won
lab-rates-score-head = How many points are scored
lab-rates-about = The dot is what was measured, the line around it holds the true figure in 95 cases of 100, the dashed line is the mean of those shown; the number at the right says how many games there were.
lab-by-seats = By seats and options
lab-rate-hero = games in which they took part
lab-rate-boss = of those who got that far
lab-rate-scenario = games that were played there

lab-flow-head = Where and how games are lost
lab-flow-about = All games enter at the left. Those lost at a stage leave the stream; below it stand what they met last and how many ended there.
lab-flow-title = From the first stage to the last
lab-flow-label = Games as a stream through the stages, and what is lost at each
lab-flow-reached = { $stage }: { $count } games got here
lab-flow-lost = { $stage }: { $count } games were lost here
lab-flow-won = Won
lab-flow-say = { $share } of the losses come here: { $stage }.
lab-reasons-title = Why games were lost

lab-health-head = Health through the game
lab-health-about = The share of all health that is left at each step of the game. The line is the median game; the area holds the middle half of all.
lab-health-title-won = Games that were won, and games that were lost
lab-health-title-score = All players together
lab-health-label = Health at each step, for games won and games lost
lab-side-won = won
lab-side-lost = lost
lab-side-all = all

lab-worth-head = What things are worth
lab-worth-about-won = In percentage points: how much more often games were won when the thing came up or somebody had it. Each is compared only with games of the same seats and options that had come to the same point, with the same hero there and about the same health, and without it. Coloured where the interval leaves zero out; of a hundred things worth nothing, five would be. This is a comparison, not an experiment: what people take only in need looks worse than it is.
lab-worth-about-score = In points: how many more were scored by those who had the thing. Each is compared only with players of the same hero in games of the same seats and options, at the same point, with about the same health, and without it. Coloured where the interval leaves zero out; of a hundred things worth nothing, five would be. This is a comparison, not an experiment: what people take only in need looks worse than it is.
lab-worth-say = Worth the most: { $thing }, { $points } points.
lab-table-thing = What
lab-table-games = Games
lab-table-worth = Worth
lab-table-summary = All { $count } in figures

lab-length-head = How long games are
lab-length-about = In decisions of all seats together, without forced ones; the last bar also holds the longest half per cent of the games.
lab-length-title = Games by their number of decisions
lab-length-label = A histogram of how many decisions games took
lab-length-median = median { $count }

lab-luck-head = Luck
lab-luck-about = One companion plays all of these games, always in the same way: what makes them differ is chance. The curve shows how much of the outcome is known at each step, judging by all games that stood alike there. A comeback is a game won after its chances had fallen below a quarter; a collapse, one lost after they had risen above three quarters.
lab-luck-title = How much is decided by then
lab-luck-label = The share of the outcome that is known at each step
lab-luck-say = { $comebacks } of the games won were comebacks, and { $collapses } of those lost were collapses.
lab-dealt-title = What makes games differ
lab-dealt-setup = seats and options
lab-dealt-hero = which heroes
lab-dealt-boss = which boss
lab-dealt-scenario = which scenario
lab-dealt-rest = everything that comes up on the way: cards and dice

lab-foot = Bossrush { $version }, rules { $rules }, seed { $seed }. The same command gives the same games; games.parquet, moments.parquet and things.parquet beside this page hold them.
lab-foot-cards = Cards:
