// What every RenderingStore must do.
import { describe, expect, it } from "vitest";
import { instant, type PageRendering } from "#model/index.js";
import type { CaptureStore, RenderingStore } from "#ports/index.js";
import { collect, pageUrl, someCapture } from "../support/archives/archives.js";

const rendering = (path: string): PageRendering => ({
  document: pageUrl(path),
  renderedBy: "Chromium 156.0.1",
  at: instant(1),
  failure: null,
  requests: [pageUrl("/app.js")],
  open: [{ kind: "websocket", url: "wss://a.test/", detail: "refused" }],
  isClosed: true,
  doubts: [],
  textDigest: null,
  title: "Häuser",
  language: "de",
});

/** Runs the suite on stores that begin empty. */
export function renderingStoreSuite(
  name: string,
  open: () => Promise<{ captures: CaptureStore; renderings: RenderingStore }>,
): void {
  describe(`${name} as a rendering store`, () => {
    it("replaces what is held of a document, keeps captures apart, and gives back by document", async () => {
      const { captures, renderings } = await open();
      for (const id of ["c1", "c2"]) await captures.create(someCapture(id));
      for (const path of ["/b", "/a"]) await renderings.put("c1", rendering(path));
      await renderings.put("c2", rendering("/a"));
      await renderings.put("c1", { ...rendering("/a"), isClosed: false, doubts: ["x"] });
      expect(await collect(renderings.ofCapture("c1"))).toEqual([
        { ...rendering("/a"), isClosed: false, doubts: ["x"] },
        rendering("/b"),
      ]);
      expect(await collect(renderings.ofCapture("c2"))).toEqual([rendering("/a")]);
    });
  });
}
