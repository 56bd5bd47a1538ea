import { afterEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "./api";

interface Asked {
  path: string;
  init: RequestInit;
}
let asked: Asked[] = [];

function answer(body: unknown, init: ResponseInit = {}): void {
  asked = [];
  vi.stubGlobal("fetch", (path: string, wish: RequestInit) => {
    asked.push({ path, init: wish });
    return Promise.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), init));
  });
}
afterEach(() => vi.unstubAllGlobals());

describe("asking over HTTP", () => {
  it("sends the person's secret in a header, never in the address", async () => {
    answer({ tables: [] });
    await api.myTables("secret");
    expect(asked[0]).toMatchObject({ path: "/api/tables", init: { headers: { Authorization: "Bearer secret" } } });
  });

  it("deletes a table in its host's name", async () => {
    answer({ id: "k/X" });
    expect(await api.deleteTable("secret", "k/X")).toEqual({ id: "k/X" });
    expect(asked[0]).toMatchObject({
      path: "/api/tables/k%2FX",
      init: { method: "DELETE", headers: { Authorization: "Bearer secret" } },
    });
  });

  it("asks for a stretch of the log, leaving out what is not said", async () => {
    answer({ lines: [], last: 0 });
    await api.log("kX", null, 100, 50);
    expect(asked[0]!.path).toBe("/api/tables/kX/log?after=100&count=50");
    expect(asked[0]!.init.headers).toEqual({});
  });

  it("names the game and its options when it asks for texts", async () => {
    answer("key = words");
    expect(await api.texts("fr", "sector", { tech: true })).toBe("key = words");
    expect(decodeURIComponent(asked[0]!.path)).toBe('/api/texts/fr?game=sector&options={"tech":true}');
    await api.texts("en");
    expect(asked[1]!.path).toBe("/api/texts/en");
  });

  it("keeps codes and ids from being read as paths", async () => {
    answer({});
    await api.byCode("../people");
    expect(asked[0]!.path).toBe("/api/codes/..%2Fpeople");
  });

  it("posts JSON, and a save as it is", async () => {
    answer({});
    await api.newReplay('{"save": 1}');
    expect(asked[0]!.init).toMatchObject({ method: "POST", body: '{"save": 1}', headers: { "Content-Type": "application/json" } });
  });

  it("says why something was refused", async () => {
    answer({ why: { key: "table-refused-no-code" }, text: "No table has this code." }, { status: 404 });
    await expect(api.byCode("AAAAAA")).rejects.toMatchObject({ status: 404, message: "No table has this code.", why: { key: "table-refused-no-code" } });
  });

  it("says that the server cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
    const error = await api.games().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, why: { key: "web-unreachable" } });
  });

  it("takes a file under the name the server gives it", async () => {
    answer("{}", { headers: { "Content-Disposition": 'attachment; filename="sector-U8D4YD.bossrush.json"' } });
    expect((await api.save("kX", "secret")).name).toBe("sector-U8D4YD.bossrush.json");
  });
});
