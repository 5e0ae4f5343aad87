// What every RateStore must do.
import { describe, expect, it } from "vitest";
import type { RateStore } from "#ports/index.js";
import { pageUrl } from "../support/archives/archives.js";
import { pageRate } from "../support/samples/page-rates.js";

/** Runs the suite on stores that begin empty. */
export function rateStoreSuite(name: string, open: () => Promise<{ rates: RateStore }>): void {
  describe(`${name} as a rate store`, () => {
    it("gives back what was put, and leaves out pages it does not know", async () => {
      const { rates } = await open();
      const known = pageRate("/a", { quietMs: 12.5, changes: { 20: 1.5 }, datedChanges: 2 });
      await rates.put("s", [known]);
      expect(await rates.ofPages("s", [pageUrl("/a"), pageUrl("/b")])).toEqual([known]);
      expect(await rates.ofPages("other", [pageUrl("/a")])).toEqual([]);
    });

    it("replaces what was known of a page and keeps sites apart", async () => {
      const { rates } = await open();
      await rates.put("s", [pageRate("/a", { quietMs: 1 })]);
      await rates.put("t", [pageRate("/a", { quietMs: 2 })]);
      await rates.put("s", [pageRate("/a", { quietMs: 3 })]);
      expect(await rates.ofPages("s", [pageUrl("/a")])).toEqual([pageRate("/a", { quietMs: 3 })]);
      expect(await rates.ofPages("t", [pageUrl("/a")])).toEqual([pageRate("/a", { quietMs: 2 })]);
    });

    it("samples one site or all of them, each page at most once, and no more than asked for", async () => {
      const { rates } = await open();
      const pages = Array.from({ length: 300 }, (_, i) => pageRate(`/p${i}`));
      await rates.put("s", pages);
      await rates.put("t", [pageRate("/only")]);
      expect(await rates.sample("t", 10)).toEqual([pageRate("/only")]);
      const some = (await rates.sample("s", 100)).map(({ url }) => url);
      expect(new Set(some).size).toBe(100);
      expect(await rates.sample(null, 1000)).toHaveLength(301);
      expect(await rates.sample("nothing", 10)).toEqual([]);
    });

    it("draws a sample from all over the site, not from its beginning", async () => {
      const { rates } = await open();
      await rates.put(
        "s",
        Array.from({ length: 400 }, (_, i) => pageRate(`/p${i}`, { depth: i })),
      );
      const depths = (await rates.sample("s", 100)).map(({ depth }) => depth);
      expect(depths.filter((depth) => depth < 200).length).toBeGreaterThan(20);
      expect(depths.filter((depth) => depth >= 200).length).toBeGreaterThan(20);
    });
  });
}
