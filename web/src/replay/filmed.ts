/** A finished game as a replay: the whole of it, with an address that can be shared, watched and studied. */
import { api, ApiError } from "../wire/api";

/** The id of the replay of a table. */
export async function filmed(table: string, token: string): Promise<string> {
  const { blob } = await api.save(table, token);
  return (await api.newReplay(await blob.text())).id;
}

/** The replay that the study of a table is kept with; the server knows who sat there. */
export async function studied(table: string, token: string): Promise<string> {
  try {
    return (await api.studyTable(table, token)).replay;
  } catch (error) {
    // An older server studies replays only, or not at all: the page says so then.
    if (error instanceof ApiError && (error.status === 404 || error.status === 405)) return filmed(table, token);
    throw error;
  }
}
