// What every SketchStore must do.
import { describe, expect, it } from "vitest";
import { instant, type Digest, type KeptSketch } from "#model/index.js";
import type { SketchStore } from "#ports/index.js";
import { collect, pageUrl } from "../support/archives/archives.js";

const digest = (n: number): Digest => `sha-256:${n.toString(16).padStart(64, "0")}` as Digest;

function sketch(path: string, content: number, at = content): KeptSketch {
  return {
    url: pageUrl(path),
    contentDigest: digest(content),
    at: instant(at),
    payloadDigest: digest(content + 1),
    textDigest: digest(content + 2),
    scrubbedDigest: digest(content + 3),
    ruleSet: digest(7),
    signature: Uint32Array.from({ length: 128 }, (_, i) => (i * 0x9e3779b1 + content) >>> 0),
  };
}

/** Runs the suite on a store that begins empty. */
export function sketchStoreSuite(name: string, open: () => Promise<{ sketches: SketchStore }>): void {
  describe(`${name} as a sketch store`, () => {
    it("gives back what was kept, signatures word for word", async () => {
      const { sketches } = await open();
      await sketches.add(sketch("/a", 1));
      expect(await sketches.ofPage(pageUrl("/a"))).toEqual([sketch("/a", 1)]);
      expect(await sketches.has(pageUrl("/a"), digest(1))).toBe(true);
      expect(await sketches.has(pageUrl("/a"), digest(2))).toBe(false);
      expect(await sketches.has(pageUrl("/b"), digest(1))).toBe(false);
    });

    it("keeps the first sketch of a page's content, and a page's contents by time", async () => {
      const { sketches } = await open();
      await sketches.add(sketch("/a", 5, 500));
      await sketches.add(sketch("/a", 5, 900));
      await sketches.add(sketch("/a", 4, 400));
      await sketches.add(sketch("/b", 5, 100));
      expect((await sketches.ofPage(pageUrl("/a"))).map(({ at }) => at)).toEqual([400, 500]);
    });

    it("gives back thousands in the order in which they came", async () => {
      const { sketches } = await open();
      for (let i = 0; i < 2100; i++) await sketches.add(sketch(`/p${i}`, i));
      const urls = (await collect(sketches.all())).map(({ url }) => url);
      expect(urls).toEqual(Array.from({ length: 2100 }, (_, i) => pageUrl(`/p${i}`)));
    });
  });
}
