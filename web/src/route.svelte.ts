/** Where in the client somebody is, from the address of the page. */

export type Route =
  | { page: "home" }
  | { page: "host"; game: string | null }
  | { page: "join"; code: string }
  | { page: "table"; code: string; tv: boolean }
  | { page: "replay"; id: string | null; at: number | null }
  | { page: "study"; id: string; at: number | null }
  | { page: "preview"; card: string | null }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "lost" };

/** Read an address: `/table/K7XM2P`, `/rules/sector#sector.setup.crew`. */
export function read(path: string, query = "", hash = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  switch (first) {
    case undefined:
      return { page: "home" };
    case "host":
      return { page: "host", game: second ?? null };
    case "join":
      return second ? { page: "join", code: second.toUpperCase() } : { page: "home" };
    case "table":
      if (!second) return { page: "home" };
      return { page: "table", code: second.toUpperCase(), tv: third === "tv" };
    case "replay": {
      const at = new URLSearchParams(query).get("at");
      return { page: "replay", id: second ?? null, at: at && /^\d+$/.test(at) ? Number(at) : null };
    }
    case "study": {
      const at = new URLSearchParams(query).get("at");
      if (!second) return { page: "replay", id: null, at: null };
      return { page: "study", id: second, at: at && /^\d+$/.test(at) ? Number(at) : null };
    }
    case "preview":
      return { page: "preview", card: second ?? null };
    case "rules":
      return { page: "rules", game: second ?? null, rule: hash ? decodeURIComponent(hash.replace(/^#/, "")) : null };
    default:
      return { page: "lost" };
  }
}

/** The address of a route. */
export function address(route: Route): string {
  switch (route.page) {
    case "home":
    case "lost":
      return "/";
    case "host":
      return route.game ? `/host/${encodeURIComponent(route.game)}` : "/host";
    case "join":
      return `/join/${encodeURIComponent(route.code)}`;
    case "table":
      return `/table/${encodeURIComponent(route.code)}${route.tv ? "/tv" : ""}`;
    case "replay":
      return `/replay${route.id ? `/${encodeURIComponent(route.id)}` : ""}${route.at === null ? "" : `?at=${route.at}`}`;
    case "study":
      return `/study/${encodeURIComponent(route.id)}${route.at === null ? "" : `?at=${route.at}`}`;
    case "preview":
      return `/preview${route.card ? `/${encodeURIComponent(route.card)}` : ""}`;
    case "rules":
      return `/rules${route.game ? `/${encodeURIComponent(route.game)}` : ""}${route.rule ? `#${route.rule}` : ""}`;
  }
}

class Router {
  #route = $state.raw<Route>({ page: "home" });

  constructor() {
    if (typeof window === "undefined") return;
    this.#look();
    addEventListener("popstate", () => this.#look());
  }

  get route(): Route {
    return this.#route;
  }

  go(route: Route, replace = false): void {
    const to = address(route);
    if (replace) history.replaceState(null, "", to);
    else if (to !== location.pathname + location.search + location.hash) history.pushState(null, "", to);
    this.#route = route;
  }

  #look(): void {
    this.#route = read(location.pathname, location.search, location.hash);
  }
}

export const router = new Router();

/** For links: a plain click stays in the page, any other is the browser's. */
export function follow(event: MouseEvent, route: Route): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(route);
}
