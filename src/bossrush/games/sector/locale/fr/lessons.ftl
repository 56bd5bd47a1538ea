# Leçons : une première mission, et des situations d’après les exemples du livret.

sector-lesson-opening = Les premières heures
sector-lesson-opening-about = Une mission à deux, dès la première carte. Les jets sont connus : elle commence toujours de la même façon. Recommencez, et faites autrement.
sector-lesson-you-roll = VOUS lancez
sector-lesson-you-roll-about = Une carte demande ce que vous faites. Passez le bras : la personne qui a retourné la carte, et elle seule, lance deux dés d’Attaque.
sector-lesson-flank = Abbot passe sur le flanc, Taylor tire
sector-lesson-flank-about = Un round de combat à distance, à trois. Abbot choisit ATTAQUE DE FLANC, Taylor TIRER avec ses deux dés, Cook SE METTRE À COUVERT. Les deux blessures de Taylor vont à un dé Force et à un dé Ruse ; puis Abbot, dans le dos de l’ennemi, choisit COMBATTRE.
sector-lesson-fight = Miller et Tanner combattent
sector-lesson-fight-about = Un round de corps à corps. Les deux choisissent COMBATTRE : un symbole simple retire un dé de son Trait, un double en retire deux, et un double BLOQUE aussi. Il reste des dés, donc l’ennemi riposte.
