// The player that packages are shown in: a page that never answers ends the wait, and the wait says whose it was.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { givePackage, showPlayed } from "../../support/sites/player-server.js";
import { within } from "../../support/within.js";

const never = new Promise<never>(() => {});
const silent = { goto: async () => null, evaluate: () => never } as unknown as Page;

it("is not waited for without end when it takes no package", async () => {
  const given = givePackage(silent, "http://127.0.0.1:1", "town.wacz", 1);
  await expect(given).rejects.toThrow("the player is given town.wacz: not within 1 ms");
});

it("is not waited for without end when a page does not load", async () => {
  const played = { url: "https://a.example/", timestamp: "20261115123107" };
  const shown = showPlayed(silent, "http://127.0.0.1:1", played, 1);
  await expect(shown).rejects.toThrow("the player shows https://a.example/: not within 1 ms");
});

it("is believed when it answers, or fails", async () => {
  expect(await within(60_000, "an answer", Promise.resolve("answer"))).toBe("answer");
  await expect(within(60_000, "an answer", Promise.reject(new Error("own words")))).rejects.toThrow(
    "own words",
  );
});
