import { describe, expect, it } from "vitest";
import { address, read, type Route } from "./route.svelte";

describe("addresses", () => {
  const routes: [string, Route][] = [
    ["/", { page: "home" }],
    ["/host", { page: "host", game: null }],
    ["/host/sector", { page: "host", game: "sector" }],
    ["/join/K7XM2P", { page: "join", code: "K7XM2P" }],
    ["/table/K7XM2P", { page: "table", code: "K7XM2P", tv: false }],
    ["/table/K7XM2P/tv", { page: "table", code: "K7XM2P", tv: true }],
    ["/preview", { page: "preview", card: null }],
    ["/preview/item.lantern", { page: "preview", card: "item.lantern" }],
    ["/replay", { page: "replay", id: null, at: null }],
    ["/replay/abc?at=31", { page: "replay", id: "abc", at: 31 }],
    ["/rules/sector#sector.setup.crew", { page: "rules", game: "sector", rule: "sector.setup.crew" }],
  ];

  it.each(routes)("%s is read and written alike", (path, route) => {
    const url = new URL(path, "http://table");
    expect(read(url.pathname, url.search, url.hash)).toEqual(route);
    expect(address(route)).toBe(path);
  });

  it("take a code in small letters", () => {
    expect(read("/join/k7xm2p")).toMatchObject({ code: "K7XM2P" });
  });

  it("lead somewhere when they are unknown or broken off", () => {
    expect(read("/nowhere").page).toBe("lost");
    expect(read("/table").page).toBe("home");
    expect(read("/replay/x", "?at=abc")).toMatchObject({ at: null });
  });
});
