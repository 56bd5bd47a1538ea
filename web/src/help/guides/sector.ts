/** Dark Sector, taught while it is played: theme, goal, the shape of a turn, then what comes up. */
import type { Guide } from "../guide";

export const guide: Guide = {
  game: "sector",
  steps: [
    {
      id: "theme",
      when: { asked: ["sector.ask.crew"] },
      points: [],
      title: { en: "You are locked up", fr: "Vous êtes enfermés" },
      text: {
        en: "Your ship was seized, and you sit in a station’s cells. Somewhere above there is a way out. Choose who you are: the three figures are might, cunning and wisdom, and each person’s die is made of them.",
        fr: "Votre vaisseau a été saisi et vous voilà dans les cellules d’une station. Là-haut, il y a une sortie. Choisissez qui vous êtes : les trois chiffres sont Force, Ruse et Sagesse, et le dé de chacun en est fait.",
      },
      rule: "sector.setup.choose-crew",
    },
    {
      id: "cybernetic",
      when: { asked: ["sector.ask.cybernetic"] },
      title: { en: "One implant each", fr: "Un implant chacun" },
      text: {
        en: "An implant helps in one kind of moment: in ranged rounds, in close rounds, or outside combat. A mix serves you better than twice the same.",
        fr: "Un implant sert à un genre de moment : à distance, au corps à corps, ou hors combat. Un mélange vaut mieux que deux fois le même.",
      },
      rule: "sector.setup.choose-cybernetic",
    },
    {
      id: "goal",
      when: { asked: ["sector.ask.leader"] },
      points: ["mission", "act-1", "act-2", "act-3", "boss"],
      title: { en: "Twelve chapters and a boss", fr: "Douze chapitres et un boss" },
      text: {
        en: "Three acts of four cards, then a boss. Everybody must live: if one of you falls, all of you lose. Before each card you name who turns it; where the card says YOU, it means that one.",
        fr: "Trois actes de quatre cartes, puis un boss. Tous doivent vivre : si l’un tombe, tous perdent. Avant chaque carte, nommez qui la retourne ; quand elle dit VOUS, c’est de celui-là qu’elle parle.",
      },
      rule: "sector.flow.objective",
    },
    {
      id: "health",
      when: { scene: "hp-*", after: ["goal"], asked: ["sector.ask.weapon", "sector.ask.regroup", "sector.ask.option", "sector.ask.share"] },
      points: ["crew-0", "crew-1"],
      title: { en: "Medical records", fr: "Dossiers médicaux" },
      text: {
        en: "Each chart starts at twelve and goes one step to the right with every change. Below three it turns bright: keep that one out of trouble. Touch a record to see everything they carry.",
        fr: "Chaque courbe part de douze et avance d’un cran à chaque changement. À trois ou moins elle s’allume : tenez ce membre à l’abri. Touchez un dossier pour voir tout ce qu’il porte.",
      },
      rule: "sector.flow.hp-plot",
    },
    {
      id: "weapon",
      when: { asked: ["sector.ask.weapon"] },
      title: { en: "Take a weapon", fr: "Prenez une arme" },
      text: {
        en: "The dice on a weapon are its ammunition: you roll them when you fire, and what is spent is gone until you reload. Some take two of your four slots.",
        fr: "Les dés sur une arme sont ses munitions : on les lance en tirant, et ce qui est tiré manque jusqu’au rechargement. Certaines prennent deux de vos quatre emplacements.",
      },
    },
    {
      id: "regroup",
      when: { asked: ["sector.ask.regroup"] },
      points: ["pool"],
      title: { en: "Between two cards", fr: "Entre deux cartes" },
      text: {
        en: "Now is the time to hand things over, pick up what lies in the pool, use what heals, and reload one weapon each for free. When everybody has said Ready, the next card is turned.",
        fr: "C’est le moment de se passer des objets, de prendre ce qui est au milieu, d’utiliser ce qui soigne, et de RECHARGER gratuitement une arme chacun. Quand tous ont dit Prêt, la carte suivante est retournée.",
      },
      rule: "sector.flow.between-activities",
    },
    {
      id: "option",
      when: { asked: ["sector.ask.option"] },
      points: ["card"],
      title: { en: "Read, then choose together", fr: "Lisez, puis choisissez ensemble" },
      text: {
        en: "The card tells what happens; each way out has its price, and where a chance is known it stands on the button as ten ticks and a figure. Point at an option to see what it is about.",
        fr: "La carte raconte ; chaque issue a son prix, et quand une chance est connue, elle est sur le bouton : dix traits et un chiffre. Survolez une option pour voir ce qu’elle concerne.",
      },
      rule: "sector.chapter.collective-choice",
    },
    {
      id: "test",
      when: { event: ["test"] },
      title: { en: "A test", fr: "Un test" },
      text: {
        en: "Each of those named rolls their own die and needs the symbol asked for. A double counts as two. Whoever has more of a symbol on their die is better at it.",
        fr: "Chacun de ceux qui sont nommés lance son propre dé et doit obtenir le symbole demandé. Un double compte pour deux. Qui en a plus sur son dé y réussit mieux.",
      },
      rule: "sector.chapter.test",
    },
    {
      id: "combat",
      when: { asked: ["sector.ask.begin"] },
      points: ["row", "ranged", "close", "search"],
      title: { en: "A fight", fr: "Un combat" },
      text: {
        en: "The row of black dice is the enemy: remove them all and it is beaten. From cover you shoot and are shot at; close up you roll your own dice and there is no way back. The three boxes say what a hit costs you, and what you may search afterwards.",
        fr: "La ligne de dés noirs, c’est l’ennemi : retirez-les tous et il est vaincu. À couvert, on tire et on se fait tirer dessus ; au corps à corps, on lance ses propres dés, sans retour. Les trois cases disent ce que coûte un coup, et ce que l’on fouille après.",
      },
      rule: "sector.combat.begin-choice",
    },
    {
      id: "declare",
      when: { asked: ["sector.ask.declare"] },
      points: ["tactical-flank", "tactical-drone"],
      title: { en: "Everybody declares first", fr: "Tous déclarent d’abord" },
      text: {
        en: "Say for each what they do this round; declarations lie open, so plan together, and you may change yours until all are in. One of you may FLANK, one may wake the drone. Rate 2 fires more dice, and jams more often.",
        fr: "Dites pour chacun ce qu’il fait ce round ; les déclarations sont visibles, alors concertez-vous, et changez d’avis tant que tous n’ont pas déclaré. Un seul peut faire une ATTAQUE DE FLANC, un seul activer le drone. La cadence 2 tire plus de dés et s’enraye plus souvent.",
      },
      rule: "sector.combat.declare-first",
    },
    {
      id: "chart",
      when: { event: ["roll"], asked: ["sector.ask.remove", "sector.ask.declare", "sector.ask.close-in", "sector.ask.window"] },
      title: { en: "Hits and wounds", fr: "Touches et blessures" },
      text: {
        en: "The little table says how many hits of each kind of ammunition make a wound; the inverted line is what hurts this enemy most. Each wound takes one die from the row, of your choice. A hit on the hit die costs the shooter health.",
        fr: "Le petit tableau dit combien de touches de chaque munition font une blessure ; la ligne inversée est ce qui fait le plus mal à cet ennemi. Chaque blessure retire un dé de la ligne, au choix. Une touche sur le dé d’Attaque coûte de la vie au tireur.",
      },
    },
    {
      id: "close",
      when: { asked: ["sector.ask.close-in"] },
      title: { en: "Shoot on, or close in", fr: "Tirer encore, ou charger" },
      text: {
        en: "Close combat needs no ammunition: a rolled symbol removes a die that matches it. But if any die is left, everyone who fought is hit, save those who rolled a double: its shield blocks. Once you close in, you stay in.",
        fr: "Le corps à corps ne demande pas de munitions : un symbole retire un dé qui lui correspond. Mais s’il en reste un seul, tous ceux qui ont combattu sont touchés, sauf ceux qui ont fait un double : son Bouclier bloque. Une fois engagés, vous le restez.",
      },
      rule: "sector.combat.one-way",
    },
    {
      id: "share",
      when: { asked: ["sector.ask.share"] },
      points: ["pool"],
      title: { en: "Finds", fr: "Trouvailles" },
      text: {
        en: "What you find lies in the pool for whoever has room. Four slots each; what nobody takes stays behind. Any time · beside the prompt holds what may be used at any moment.",
        fr: "Vos trouvailles sont au milieu, pour qui a de la place. Quatre emplacements chacun ; ce que nul ne prend reste là. « À tout moment », près de la question, réunit ce qui s’utilise n’importe quand.",
      },
    },
    {
      id: "alone",
      when: { after: ["goal", "regroup"], asked: ["sector.ask.leader"] },
      title: { en: "That is the whole of it", fr: "Vous savez tout" },
      text: {
        en: "Hint asks a companion what it would do, Undo takes a choice back, and every dotted word opens its rule. The log tells why things happened. Good luck getting out.",
        fr: "Conseil demande à un compagnon ce qu’il ferait, Annuler reprend un choix, et chaque mot pointillé ouvre sa règle. Le journal dit pourquoi les choses arrivent. Bonne chance pour sortir.",
      },
    },
  ],
};
