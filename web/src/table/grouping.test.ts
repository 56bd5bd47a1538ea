import { describe, expect, it } from "vitest";
import { anAsked, words } from "../wire/fake";
import { grouped, groupOf, opens } from "./grouping";

const asked = anAsked({ options: ["end", "go-1", "hit-1", "go-2", "hit-2", "rest-1"].map((id) => ({ id, label: words(id), points_at: [`p-${id}`] })) });
const byHead = (id: string) => (id.includes("-") ? { id: id.split("-")[0]!, name: words("a"), icon: "walk" } : null);

describe("many options", () => {
  const found = grouped(asked, (offer) => byHead(offer.id))!;
  it("are chosen in two steps, what stands alone in one", () => {
    expect(found.top.map((one) => one.id)).toEqual(["end", "group:go", "group:hit", "rest-1"]);
    expect(found.members.get("hit")!.map((one) => one.id)).toEqual(["hit-1", "hit-2"]);
  });
  it("light all that they are about", () => {
    expect(found.top[1]!.points_at).toEqual(["p-go-1", "p-go-2"]);
  });
  it("are found again", () => {
    expect([groupOf(found.members, "go-2"), groupOf(found.members, "rest-1"), opens("group:go"), opens("go-1")]).toEqual(["go", null, "go", null]);
  });
  it("stay as they are where all are about the same", () => {
    expect(grouped(asked, () => ({ id: "all", name: words("a"), icon: "walk" }))).toBeNull();
    expect(grouped(asked, () => null)).toBeNull();
  });
});
