/**
 * What every screen with a board on it needs: the game's own module, its mood and its dice, and the
 * board's props. To be made while a component is made.
 */
import { untrack } from "svelte";
import { boardOf } from "../boards";
import { moodOf } from "../home/shelf";
import type { BoardModule, BoardProps, Die, Happening, Moment, Size, Verdict } from "../parts/contracts";
import { lend } from "../parts/lent";
import { settings } from "../settings.svelte";
import { takenBack } from "../wire/mirror";
import { percent, say } from "../words/speech.svelte";
import { deadlyAt, offersAt, whose } from "./decision";
import { diceOf, isRoll } from "./playback";
import type { Scenery } from "./scenery";

export interface Surroundings {
  size: () => Size;
  /** The words of the game follow the language at any time. */
  learnWords: () => Promise<void>;
  openRule?: (rule: string) => void;
}

export class Stage {
  module = $state.raw<BoardModule | null>(null);
  /** The game's board could not be fetched: most likely the server has been upgraded since. */
  failed = $state(false);

  /** What the board is given; null before there is anything to draw. */
  readonly props: BoardProps | null = $derived.by(() => {
    const scenery = this.#scenery;
    const scene = scenery.mirror?.scene;
    if (!scene) return null;
    return {
      scene,
      lit: scenery.lit,
      focus: scenery.focus,
      spot: scenery.spot,
      say,
      onpick: (id) => scenery.choosePiece(id),
      onhover: scenery.hover ? (id) => scenery.hover?.(id) : undefined,
      onrule: this.#around.openRule,
      onroute: scenery.route ? (steps, still, across) => scenery.route?.(steps, still, across) : undefined,
      onchoose: scenery.chooseOption ? (option) => scenery.chooseOption?.(option) : undefined,
      asked: scenery.asked,
      offer: scenery.offer,
      event: scenery.event,
      seats: scenery.seats,
      clocks: scenery.clocks,
      now: () => scenery.now(),
      size: this.#around.size(),
      roll: scenery.shown?.roll ?? 0,
      speed: scenery.speed,
      reducedMotion: settings.reducedMotion,
    };
  });

  /** The roll that lies in the tray, as far as it is known. */
  readonly #rolled: Happening | null = $derived.by(() => {
    const { event, mirror } = this.#scenery;
    if (event && isRoll(event)) return event;
    const gone = takenBack(mirror?.log ?? []);
    return mirror?.log.findLast((line) => !gone.has(line.n) && line.events?.some(isRoll))?.events?.findLast(isRoll) ?? null;
  });

  /** Its dice, when the game has taken them up again: there is time to look at them until the next roll. */
  readonly past: readonly Die[] = $derived.by(() => (this.#rolled && !this.#scenery.shown?.tray.length ? diceOf(this.#rolled) : []));

  /** What it comes to, beside the dice. */
  readonly verdict: Verdict | null = $derived.by(() => {
    const scene = this.#scenery.mirror?.scene;
    const tray = this.#scenery.shown?.tray ?? [];
    return scene && tray.length ? (this.module?.verdict?.({ scene, event: this.#rolled, tray }) ?? null) : null;
  });

  /** What is happening, where it is a moment of its own. */
  readonly moment: Moment | null = $derived.by(() => {
    const { event, shown, mirror } = this.#scenery;
    return event && !shown?.rolling ? (this.module?.moment?.(event, shown?.line?.events ?? [], mirror?.scene ?? null) ?? null) : null;
  });

  /** Who rolled it. */
  readonly caption: string = $derived.by(() => {
    const who = this.#rolled?.pieces?.[0];
    return say(this.#scenery.mirror?.scene?.sheets?.find((one) => one.id === who)?.name);
  });

  readonly #scenery: Scenery;
  readonly #around: Surroundings;

  constructor(scenery: Scenery, around: Surroundings) {
    this.#scenery = scenery;
    this.#around = around;
    lend({
      faces: (kind, face) => this.module?.faces?.(kind, face) ?? null,
      dieLook: (kind) => this.module?.dieLook?.(kind) ?? null,
      optionAt: (id) => optionAt(scenery, id),
      deadlyAt: (id) => deadlyAt(scenery.asked ?? null, id),
      isAnswer: (sheet) => whose(scenery.asked ?? null, sheet),
    });
    $effect(() => {
      const game = scenery.game;
      if (game) untrack(() => void this.load(game));
    });
    $effect(() => {
      const root = document.documentElement;
      root.dataset["mood"] = moodOf(scenery.game);
      return () => {
        root.dataset["mood"] = "home";
      };
    });
    // At a table things may be told faster than elsewhere.
    $effect(() => {
      const root = document.documentElement.style;
      root.setProperty("--speed", String(scenery.speed || 1000));
      return () => root.setProperty("--speed", String(settings.speed || 1000));
    });
    $effect(() => {
      void [scenery.game, settings.kept.lang];
      void around.learnWords();
    });
  }

  async load(game: string): Promise<void> {
    try {
      this.module = await boardOf(game);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}

/** What picking a piece would do, in words, with the odds. */
function optionAt(scenery: Scenery, id: string): string {
  if (!scenery.asked) return "";
  return offersAt(scenery.asked, id)
    .map((offer) => [say(offer.label), ...(offer.ends ? [say(offer.ends)] : []), ...(offer.odds ?? []).map((odds) => `${percent(odds.chance)} ${say(odds.of)}`)].join(", "))
    .join("; ");
}
