/** What the scene of Dark Souls holds beyond the parts every game has. See SCENE.md. */
import type { Scene } from "../../parts/contracts";

export type Place = NonNullable<Scene["places"]>[number];
export type Piece = NonNullable<Scene["pieces"]>[number];
export type Words = NonNullable<Place["name"]>;

export interface Side {
  name: Words;
  range: number | null;
  dodge: number;
  hit: string[];
  weak: string[];
}

export interface Intent {
  foe: string;
  path: string[];
  targets: string[];
  damage: number;
  type: string;
  /** Every attack by itself, in the order they come. */
  blows?: { target: string; damage: number; type: string }[];
  card?: string | null;
}

export interface Board {
  map?: {
    bonfire: string[];
    tiles: { id: string; x: number; y: number; doors: string[]; level: number; up: boolean; known: boolean; opened: boolean }[];
    fog?: { tile: string; side: string } | null;
    dealt?: { doors: string[] } | null;
  };
  /** While the party is at the bonfire: what is asked for everything, and which card may go where. */
  bonfire?: {
    prices: { treasure: number; luck: number; spark: number | null };
    levels: Record<string, { values: number[]; tier: number; price: number }>[];
    fits: Record<string, Record<string, string[]>>;
  };
  titles?: Record<string, Words>;
  campaign?: { name: Words; sections: { name: Words; state: "done" | "now" | "ahead"; bosses: { name: Words; beaten: boolean }[] }[] } | null;
  cards?: Record<string, Facts>;
  room?: { id: string; rows: number; entry: string[]; door: string | null } | null;
  foes?: { id: string; threat: number; block: number; resist: number; heat_up: number | null; acted: boolean; heats?: Words; threatens?: string[] }[];
  intents?: Intent[];
  boss?: {
    heated: boolean;
    card?: string | null;
    deck: number;
    discard: string[];
    order: string[];
    next: string[];
    pattern: string[];
    shuffled: string[];
    unseen: number;
    weak: string[][];
    behaviours: Record<string, { heat_up: boolean; sides: Side[] }>;
  } | null;
}

/** The numbers of an equipment card. */
export interface Facts {
  /** Where it goes. */
  kind?: Words;
  needs?: Record<string, number>;
  block?: Record<string, number>;
  resist?: Record<string, number>;
  dodge?: number;
  range?: number | null;
  upgrades?: number;
  actions?: Act[];
}

/** One line of a card: what it costs, what it rolls, what it adds. */
export interface Act {
  cost: number;
  dice: Record<string, number>;
  mod?: number;
  range?: number;
  /** Its icons, in words. */
  icons?: Words;
  text?: Words;
}

export const boardOf = (scene: Scene): Board => (scene.board ?? {}) as Board;

export const placesOf = (scene: Scene, tone: string): ReadonlySet<string> =>
  new Set((scene.areas ?? []).filter((area) => area.tone === tone).flatMap((area) => area.places ?? []));

export const numberOf = (id: string): number => Number(/\d+/.exec(id)?.[0] ?? 0);
export const colourOf = (id: string): string => `var(--seat-${(numberOf(id) % 4) + 1})`;

export const SIDES = ["north", "east", "south", "west"];
