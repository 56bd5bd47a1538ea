/** Vengeance, taught while it is played: theme, goal, the shape of a round, then what comes up. */
import type { Guide } from "../guide";

export const guide: Guide = {
  game: "vengeance",
  steps: [
    {
      id: "theme",
      when: { asked: ["vengeance.hero"] },
      title: { en: "Somebody owes you", fr: "On vous doit quelque chose" },
      text: {
        en: "A boss took everything from you. Now you know where they live. Choose who you are: each hero has a trait of their own, eight skills to learn and four items to buy.",
        fr: "Un boss vous a tout pris. Maintenant, vous savez où il vit. Choisissez qui vous êtes : chaque héros a sa caractéristique, huit compétences à apprendre et quatre objets à acheter.",
      },
    },
    {
      id: "goal",
      when: { asked: ["vengeance.flashback", "vengeance.side"] },
      title: { en: "Points, and out again", fr: "Des points, puis la sortie" },
      text: {
        en: "Four rounds. Points come from the boss, the objectives on black flags, loot and training; whoever is still inside at the end pays for every room to the door. The yellow way is your best way out.",
        fr: "Quatre manches. Les points viennent du boss, des objectifs sur drapeau noir, du butin et de l’entraînement ; qui est encore dedans à la fin paie chaque pièce jusqu’à la porte. Le chemin jaune est votre meilleure sortie.",
      },
    },
    {
      id: "flashback",
      when: { asked: ["vengeance.flashback"], after: ["goal"] },
      points: ["flash-0", "flash-1", "flash-2"],
      title: { en: "Flashback", fr: "Flashback" },
      text: {
        en: "Three dice, the same for everybody, and one action of your own choice: train, buy, heal, prepare a skill or pocket loot. Experience buys new skills.",
        fr: "Trois dés, les mêmes pour tous, et une action au choix : s’entraîner, acheter, se soigner, anticiper une compétence ou empocher du butin. L’expérience achète de nouvelles compétences.",
      },
    },
    {
      id: "roll",
      when: { asked: ["vengeance.roll"] },
      points: ["reserve"],
      title: { en: "Throw", fr: "Lancez" },
      text: {
        en: "Throw your dice as often as you like; touch a die to hold it back. When the hand can feed a skill, its tile turns bright: touch it, and the dice stay there. Then take new dice from the reserve, before the others do.",
        fr: "Lancez vos dés autant que vous voulez ; touchez un dé pour le garder. Quand la main peut nourrir une compétence, sa tuile s’illumine : touchez-la, et les dés y restent. Reprenez alors des dés dans la réserve, avant les autres.",
      },
    },
    {
      id: "wound",
      when: { event: ["hp"], after: ["roll"] },
      title: { en: "Wounds lock", fr: "Les blessures verrouillent" },
      text: {
        en: "A die that shows a wound is locked in your hand. Too many, and you stand there with nothing to throw. Place it on your life bar, or free it with a skill.",
        fr: "Un dé qui montre une blessure est verrouillé dans votre main. S’il y en a trop, il ne reste rien à lancer. Posez-le sur votre barre de vie, ou libérez-le par une compétence.",
      },
    },
    {
      id: "combat",
      when: { asked: ["vengeance.combat"] },
      title: { en: "Now you move", fr: "À vous de bouger" },
      text: {
        en: "Use the tiles you have fed, one by one and in any order: each is a row of steps, and it ends at the first step you cannot do. Undo reaches back to the start of your combat.",
        fr: "Utilisez les tuiles nourries, une à une, dans l’ordre que vous voulez : chacune est une suite d’étapes, et s’arrête à la première impossible. On peut annuler jusqu’au début de son combat.",
      },
    },
    {
      id: "step",
      when: { asked: ["vengeance.step"] },
      title: { en: "Who stands in the way", fr: "Qui barre la route" },
      text: {
        en: "Blockers keep you from leaving a room, toughs take two hits, brutes shield the boss, gunmen shoot at the end. What is lit can be done now.",
        fr: "Les bloqueurs vous retiennent, les durs à cuire encaissent deux coups, les brutes couvrent le boss, les flingueurs tirent à la fin. Ce qui est allumé est possible maintenant.",
      },
    },
  ],
};
