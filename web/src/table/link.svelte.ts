/** The address others open to join: the server's own where it knows a better one than this page's. */
import { api } from "../wire/api";

export class LinkToHere {
  url = $state("");
  /** Whether only the computer that runs the server can open it. */
  local = $state(false);
  /** Whether the local network reaches this server. */
  lan = $state(false);
  /** Whether this person may open it to the local network. */
  mayOpen = $state(false);
  /** Makes the picture of the link load anew. */
  stamp = $state("");
  #table = "";

  async find(table: string, token: string | null): Promise<void> {
    if (table === this.#table) return;
    this.#table = table;
    await this.#look(table, token);
  }

  async #look(table: string, token: string | null): Promise<void> {
    try {
      const { link } = await api.table(table, token);
      // Behind a loopback name only this machine gets in; any other name this page came by will do.
      const own = new URL(link);
      if (isLoopback(own.hostname) && !isLoopback(location.hostname)) own.host = location.host;
      this.url = own.href;
      this.local = isLoopback(own.hostname);
    } catch {
      this.url = location.href;
      this.local = isLoopback(location.hostname);
    }
    try {
      const view = await api.lan(token);
      this.lan = view.on;
      this.mayOpen = !view.on && (view.may ?? false);
    } catch {
      this.mayOpen = false;
    }
  }

  async open(token: string | null): Promise<void> {
    if (!token) return;
    const view = await api.openLan(token);
    this.lan = view.on;
    this.mayOpen = false;
    this.stamp = `?at=${Date.now()}`;
    await this.#look(this.#table, token);
  }
}

const isLoopback = (name: string): boolean => name === "localhost" || name === "[::1]" || name === "0.0.0.0" || name.startsWith("127.");
