import { afterEach, describe, expect, it, vi } from "vitest";
import { proves } from "./fairness";
import { reckoned, sha256 } from "./sha256";

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (hash: Uint8Array) => Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");

afterEach(() => vi.unstubAllGlobals());

describe("SHA-256, reckoned here", () => {
  it("is what the standard says", () => {
    expect(hex(reckoned(bytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hex(reckoned(bytes("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
  it("is what the browser reckons, at every length around a block", async () => {
    for (const length of [1, 31, 32, 55, 56, 63, 64, 65, 119, 120, 200]) {
      const input = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(hex(reckoned(input))).toBe(hex(await sha256(input)));
    }
  });
  it("proves a seed where the browser has no cryptography, as over plain http", async () => {
    const [seed, nonce] = ["00000000000000000000000000000001", "000000000000000000000000000000ff"];
    const pairs = (text: string) => text.match(/../g)!.map((pair) => Number.parseInt(pair, 16));
    const commitment = hex(await sha256(Uint8Array.from([...pairs(seed), ...pairs(nonce)])));
    vi.stubGlobal("crypto", {});
    expect(await proves(commitment, seed, nonce)).toBe(true);
    expect(await proves(commitment, nonce, seed)).toBe(false);
  });
});
