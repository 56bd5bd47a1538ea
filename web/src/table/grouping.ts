/** Many options, chosen in two steps: first what they are about, then which. */
import type { Group } from "../parts/contracts";
import type { Asked, Offer } from "../wire/messages";
import { answers } from "./decision";

const PREFIX = "group:";

export interface Grouped {
  /** What each group holds. */
  readonly members: ReadonlyMap<string, readonly Offer[]>;
  readonly groups: ReadonlyMap<string, Group>;
  /** The first step: what stands by itself, and one entry for each group, in the order of the options. */
  readonly top: readonly Offer[];
}

/** The groups of a question; null where there is nothing to group. */
export function grouped(asked: Asked, group: (offer: Offer) => Group | null): Grouped | null {
  const members = new Map<string, Offer[]>();
  const groups = new Map<string, Group>();
  const all = answers(asked);
  for (const offer of all) {
    const found = group(offer);
    if (!found) continue;
    groups.set(found.id, found);
    members.set(found.id, [...(members.get(found.id) ?? []), offer]);
  }
  for (const [id, own] of members) if (own.length < 2) members.delete(id);
  if (members.size === 0 || [...members.values()].some((own) => own.length === all.length)) return null;
  const top: Offer[] = [];
  for (const offer of all) {
    const id = groupOf(members, offer.id);
    if (id === null) top.push(offer);
    else if (members.get(id)![0] === offer) top.push(entry(groups.get(id)!, members.get(id)!));
  }
  return { members, groups, top };
}

/** The group an option lies in. */
export function groupOf(members: ReadonlyMap<string, readonly Offer[]>, option: string): string | null {
  for (const [id, own] of members) if (own.some((one) => one.id === option)) return id;
  return null;
}

/** The entry of a group among options, and the group of an entry. */
export const opens = (option: string): string | null => (option.startsWith(PREFIX) ? option.slice(PREFIX.length) : null);

function entry(group: Group, own: readonly Offer[]): Offer {
  return {
    id: PREFIX + group.id,
    label: group.name,
    ...(group.alike ? { detail: own[0]!.detail ?? null, odds: own[0]!.odds ?? [] } : { detail: { key: "web-group-count", args: { n: own.length } } }),
    points_at: [...new Set(own.map((one) => one.points_at?.[0]).filter((id) => id !== undefined))],
  };
}
