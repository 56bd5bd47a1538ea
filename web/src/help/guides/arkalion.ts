/** Arkalion, taught while it is played: theme, goal, the shape of a turn, then what comes up. */
import type { Guide } from "../guide";

export const guide: Guide = {
  game: "arkalion",
  steps: [
    {
      id: "theme",
      when: { asked: ["arkalion.ask-hero"] },
      title: { en: "The last ship out", fr: "Le dernier vaisseau" },
      text: {
        en: "The airship needs twelve turns to lift off, and an army is walking up to it. Choose who defends it. Each hero has a weapon and one ability that nobody else has.",
        fr: "Le vaisseau a besoin de douze tours pour décoller, et une armée s’en approche. Choisissez qui le défend. Chaque héros a une arme et une capacité que nul autre n’a.",
      },
      rule: "arkalion.setup.hero_choice",
    },
    {
      id: "start",
      when: { asked: ["arkalion.ask-start"] },
      points: ["laboratory", "port_cannon", "mortar", "starboard_cannon", "armoury"],
      title: { en: "Five zones aboard", fr: "Cinq zones à bord" },
      text: {
        en: "The ship is a chain of five zones: laboratory, a cannon, the mortar, another cannon, armoury. From each you step out to the green cells in front of it. Spread out: what nobody faces, nobody stops.",
        fr: "Le vaisseau est une chaîne de cinq zones : laboratoire, canon, mortier, canon, armurerie. De chacune on sort vers les cases vertes devant elle. Répartissez-vous : ce que personne ne garde, personne ne l’arrête.",
      },
      rule: "arkalion.setup.hero_start",
    },
    {
      id: "goal",
      when: { asked: ["arkalion.ask-act"] },
      points: ["turns", "stations"],
      title: { en: "Hold for twelve turns", fr: "Tenez douze tours" },
      text: {
        en: "You lose when an enemy that stood on green comes aboard, when five stations are damaged, when the Armour arrives, or when every hero is down. Still flying after turn twelve: you win.",
        fr: "Vous perdez si un ennemi arrivé sur le vert monte à bord, si cinq stations sont endommagées, si l’Armure arrive, ou si tous les héros sont à terre. Après le douzième tour, vous avez gagné.",
      },
      rule: "arkalion.end.defeat.any",
    },
    {
      id: "actions",
      when: { asked: ["arkalion.ask-act"], after: ["goal"] },
      title: { en: "Five actions", fr: "Cinq actions" },
      text: {
        en: "Move, attack, use your ability, man a gun, open a chest, brew or trade: each takes one of your five actions. What you leave unused is lost.",
        fr: "Se déplacer, attaquer, employer sa capacité, servir un canon, ouvrir un coffre, préparer une potion, échanger : chaque chose prend une de vos cinq actions. Ce qui reste est perdu.",
      },
      rule: "arkalion.flow.five_actions",
    },
    {
      id: "threats",
      when: { asked: ["arkalion.ask-act"], after: ["actions"] },
      points: ["forecast"],
      title: { en: "Read the red arrows", fr: "Lisez les flèches rouges" },
      text: {
        en: "They show what the enemies will do if nothing changes: dotted for a step, a line for a shot, an arc for a grenade. Whatever you kill or push changes the picture at once.",
        fr: "Elles montrent ce que feront les ennemis si rien ne change : en pointillé un pas, un trait un tir, un arc une grenade. Ce que vous tuez ou poussez change aussitôt l’image.",
      },
      rule: "arkalion.ruling.enemy_order",
    },
    {
      id: "ground",
      when: { event: ["kill"], after: ["goal"] },
      points: ["bag"],
      title: { en: "The ground falls away", fr: "Le sol s’effondre" },
      text: {
        en: "A kill from afar breaks the tile under the enemy and lets you draw a token from the bag. Heroes walk around the gap; enemies jump over it. A kill up close leaves the ground whole and pays more.",
        fr: "Un ennemi abattu à distance emporte la tuile sous lui et vous fait piocher un jeton dans le sac. Les héros contournent le trou, les ennemis le sautent. Au corps à corps le sol tient, et cela rapporte davantage.",
      },
    },
    {
      id: "cannon",
      when: { asked: ["arkalion.ask-cannon", "arkalion.ask-mortar"] },
      title: { en: "Aim the gun", fr: "Pointez la pièce" },
      text: {
        en: "A gun hits every cell it covers, whoever stands there. Heroes too: look twice before you fire.",
        fr: "Une pièce frappe toutes les cases qu’elle couvre, qui que ce soit qui s’y trouve. Les héros aussi : regardez à deux fois.",
      },
    },
    {
      id: "armour",
      when: { scene: "armour" },
      points: ["armour"],
      title: { en: "The Mobile Armour", fr: "L’Armure mobile" },
      text: {
        en: "Three columns wide, ten points of armour, one row nearer each turn: the hatched cells are where it stands next. Only heavy weapons and the ship’s guns hurt it. Do not let it reach you.",
        fr: "Large de trois colonnes, dix points de vie, une rangée plus près à chaque tour : les cases hachurées sont les prochaines. Seules les armes lourdes et les pièces du bord la blessent. Ne la laissez pas arriver.",
      },
      rule: "arkalion.spawn.armour_turn7",
    },
  ],
};
