/**
 * Who this browser is: one secret for all its tables, got from the server when first needed and
 * kept here. Whoever has it holds the seats, so it goes nowhere but into requests.
 */
import { api } from "./api";

const KEY = "bossrush.person";
let asking: Promise<string> | null = null;

export function knownToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The secret; asks for one where there is none. */
export async function token(): Promise<string> {
  const known = knownToken();
  if (known) return known;
  asking ??= api.newPerson().then((person) => {
    try {
      localStorage.setItem(KEY, person.token);
    } catch {
      // Private browsing: the seat is held as long as the page stays open.
    }
    return person.token;
  });
  try {
    return await asking;
  } finally {
    if (knownToken()) asking = null;
  }
}
