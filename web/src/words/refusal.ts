/** Why something was not done, in words a person can use: the catalogue's where it has them, else the server's own. */
import { ApiError } from "../wire/api";
import { RefusedError } from "../wire/socket";
import { named } from "./speech.svelte";

export function refusal(error: unknown): string {
  if (error instanceof ApiError || error instanceof RefusedError) return (error.why && named(error.why)) || error.message;
  return error instanceof Error ? error.message : String(error);
}
