/** Coming to a table and taking a seat there. */
import { settings } from "../settings.svelte";
import { t } from "../words/speech.svelte";
import type { TableSession } from "./session.svelte";

/** Come under a name, unless this person has come already. */
export async function come(session: TableSession, name: string): Promise<boolean> {
  if (session.mirror?.you.person != null) return true;
  const said = name.trim() || t("somebody");
  settings.set({ name: said });
  return session.command({ type: "come", name: said });
}

export async function sit(session: TableSession, name: string, seat: number): Promise<void> {
  if (await come(session, name)) await session.command({ type: "sit", seat });
}

/** Enter a running game with a seat of one's own, where its rules offer that. */
export async function join(session: TableSession, name: string, options: Record<string, unknown> = {}): Promise<void> {
  if (await come(session, name)) await session.command({ type: "join", options });
}
