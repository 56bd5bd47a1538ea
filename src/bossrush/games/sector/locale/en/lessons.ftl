# Lessons: a first mission, and set pieces after the rulebook's examples.

sector-lesson-opening = The first hours
sector-lesson-opening-about = A mission for two from its first card. The dice are known, so it always begins the same way: play it again, and do something else.
sector-lesson-you-roll = YOU roll
sector-lesson-you-roll-about = A card asks what you do. Reach through the mesh: the one who turned the card, and nobody else, rolls two hit dice.
sector-lesson-flank = Abbot flanks, Taylor shoots
sector-lesson-flank-about = A round of ranged combat for three. Abbot declares FLANK, Taylor SHOOT with both dice, Cook TAKE COVER. Taylor’s two wounds go to a Might die and a Cunning die; then Abbot, behind the enemy, FIGHTs.
sector-lesson-fight = Miller and Tanner fight
sector-lesson-fight-about = A round of close combat. Both declare FIGHT: a single removes one die of its trait, a double two, and a double also blocks. Dice are left, so the enemy strikes back.
