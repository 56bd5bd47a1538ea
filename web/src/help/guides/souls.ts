/** Dark Souls, taught while it is played: theme, goal, the map, the bar, a blow, then bosses. */
import type { Guide } from "../guide";

export const guide: Guide = {
  game: "souls",
  steps: [
    {
      id: "theme",
      when: { asked: ["souls.ask.character"] },
      title: { en: "You will die, and come back", fr: "Vous mourrez, et reviendrez" },
      text: {
        en: "Together you fight your way from the bonfire to a boss. When one of you falls, all return to the fire and try again. Choose who you are; the text is an action you may take once between rests.",
        fr: "Ensemble, vous allez du feu de camp jusqu’à un boss. Si l’un de vous tombe, tous reviennent au feu et recommencent. Choisissez qui vous êtes ; le texte est une action permise une fois entre deux repos.",
      },
      rule: "souls.game.death_not_end",
    },
    {
      id: "boss",
      when: { asked: ["souls.ask.boss"] },
      title: { en: "Who waits at the end", fr: "Qui attend au bout" },
      text: {
        en: "Choose the boss behind the fog. It also sets how hard the encounters on the way are. The Gargoyle is a fair first teacher.",
        fr: "Choisissez le boss derrière la brume. Il décide aussi de la difficulté des rencontres en chemin. La Gargouille est un bon premier maître.",
      },
      rule: "souls.setup.boss.choose_mini",
    },
    {
      id: "tiles",
      when: { asked: ["souls.ask.lay-tile"] },
      points: ["dealt"],
      title: { en: "Lay out the dungeon", fr: "Disposez le donjon" },
      text: {
        en: "Each tile joins by a door. Point at a choice to see it on the map, or let the table lay out the rest: for a first game that is quite all right.",
        fr: "Chaque tuile se joint par une porte. Visez un choix pour le voir sur la carte, ou laissez la table placer le reste : pour une première partie, c’est très bien.",
      },
      rule: "souls.setup.tiles.aligned",
    },
    {
      id: "goal",
      when: { asked: ["souls.ask.explore"] },
      points: ["bonfire", "spark-dial"],
      title: { en: "The bonfire", fr: "Le feu de camp" },
      text: {
        en: "Resting heals everybody and refills flasks, but costs a spark and brings the enemies back. Without sparks, the next defeat is the last. Clear the tiles, gather souls, then pass the fog gate.",
        fr: "Le repos soigne tout le monde et remplit les fioles, mais coûte une étincelle et ramène les ennemis. Sans étincelle, la prochaine défaite est la dernière. Nettoyez les tuiles, amassez des âmes, puis passez la brume.",
      },
      rule: "souls.setup.sparks.decrease",
    },
    {
      id: "souls",
      when: { asked: ["souls.ask.explore"], after: ["goal"] },
      points: ["souls"],
      title: { en: "What souls buy", fr: "Ce qu’achètent les âmes" },
      text: {
        en: "At the fire, souls buy treasure from Andre and raise a stat with the Firekeeper. A card you cannot wield yet waits in the inventory. Fall in a fight and your souls stay where you fell.",
        fr: "Au feu, les âmes achètent un trésor chez Andre ou élèvent une caractéristique chez la Gardienne du Feu. Une carte trop lourde attend dans l’inventaire. Si vous tombez au combat, vos âmes restent sur place.",
      },
      rule: "souls.souls.currency",
    },
    {
      id: "entry",
      when: { asked: ["souls.ask.entry", "souls.ask.leader"] },
      title: { en: "Through the door", fr: "Par la porte" },
      text: {
        en: "You come in on the nodes of the door. Circles are enemies, shields are you. The red lines show where each enemy will go and whom it will strike, if nothing changes.",
        fr: "Vous entrez sur les repères de la porte. Les ronds sont les ennemis, les écus c’est vous. Les traits rouges montrent où ira chaque ennemi et qui il frappera, si rien ne change.",
      },
      rule: "souls.encounter.place_characters",
    },
    {
      id: "bar",
      when: { asked: ["souls.ask.act", "souls.ask.defence"] },
      points: ["hero-0", "hero-1", "hero-2", "hero-3"],
      title: { en: "Ten boxes are your life", fr: "Dix cases, une vie" },
      text: {
        en: "Effort fills the bar black from the left, damage red from the right. When they meet, you fall. So every swing brings you closer: each activation gives only two black cubes back.",
        fr: "L’effort remplit la barre en noir par la gauche, les dégâts en rouge par la droite. S’ils se rejoignent, vous tombez. Chaque coup vous en rapproche : une activation ne rend que deux cubes noirs.",
      },
      rule: "souls.endurance.death",
    },
    {
      id: "act",
      when: { asked: ["souls.ask.act"], after: ["bar"] },
      title: { en: "Your activation", fr: "Votre activation" },
      text: {
        en: "The first step is free, each further one costs 1. Each weapon in hand attacks once: its cost is Energy, its dice minus the enemy’s Block or Resist are the wounds. Then all enemies act.",
        fr: "Le premier pas est gratuit, chacun des suivants coûte 1. Chaque arme en main attaque une fois : son prix est en Énergie, ses dés moins la Parade ou la Résistance de l’ennemi font les blessures. Puis tous les ennemis agissent.",
      },
      rule: "souls.activation.body",
    },
    {
      id: "defence",
      when: { asked: ["souls.ask.defence"], after: ["bar"] },
      title: { en: "Block or dodge", fr: "Parer ou esquiver" },
      text: {
        en: "Blocking takes your dice off the damage. Dodging costs 1 Energy, lets you move a node, and takes all or nothing. The hatched boxes on your bar are what comes; the buttons know the odds.",
        fr: "Parer retranche vos dés des dégâts. Esquiver coûte 1 Énergie, permet de bouger d’un repère, et c’est tout ou rien. Les cases hachurées de votre barre sont le coup à venir ; les boutons connaissent les chances.",
      },
      rule: "souls.enemy.attack.dodge_choice",
    },
    {
      id: "luck",
      when: { asked: ["souls.ask.rolled"] },
      points: ["tray"],
      title: { en: "Luck", fr: "La Chance" },
      text: {
        en: "Once between rests, Luck rolls one die again. Keep it for the blow that would end it all.",
        fr: "Une fois entre deux repos, la Chance relance un dé. Gardez-la pour le coup qui mettrait fin à tout.",
      },
      rule: "souls.luck.reroll",
    },
    {
      id: "treasure",
      when: { asked: ["souls.ask.share", "souls.ask.card"] },
      points: ["drawn-0", "stock-0"],
      title: { en: "Reading a card", fr: "Lire une carte" },
      text: {
        en: "On top what it asks of you, then the dice it guards with, then its attacks: the light figure is the Energy it costs, the coloured signs are dice. Black is weak, blue better, orange best; green dodges.",
        fr: "En haut ce qu’elle exige, puis les dés qui protègent, puis ses attaques : le chiffre clair est l’Énergie dépensée, les signes de couleur sont les dés. Noir faible, bleu meilleur, orange le meilleur ; le vert esquive.",
      },
      rule: "souls.equip.card_fields",
    },
    {
      id: "arcs",
      when: { scene: "behaviours", asked: ["souls.ask.act", "souls.ask.defence"] },
      points: ["foe-0"],
      title: { en: "A boss has sides", fr: "Un boss a des côtés" },
      text: {
        en: "The point is its front. What it strikes is hatched; where it is open to you after its card, the green arc, your attack gets one more black die. Stand there.",
        fr: "La pointe est son avant. Ce qu’il frappe est hachuré ; là où il s’expose après sa carte, l’arc vert, votre attaque gagne un dé noir. C’est là qu’il faut être.",
      },
      rule: "souls.boss.weak.bonus",
    },
    {
      id: "pattern",
      when: { scene: "behaviour-*", asked: ["souls.ask.act"], after: ["arcs"] },
      points: ["behaviours"],
      title: { en: "It repeats itself", fr: "Il se répète" },
      text: {
        en: "Its cards come back in the same order until it heats up. The table remembers them for you: the dashed one is next.",
        fr: "Ses cartes reviennent dans le même ordre tant qu’il ne s’intensifie pas. La table les retient pour vous : celle en pointillé est la prochaine.",
      },
      rule: "souls.boss.activate.recycle",
    },
  ],
};
