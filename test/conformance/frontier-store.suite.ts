// What every FrontierStore must do.
import { describe, expect, it } from "vitest";
import { instant, type FrontierPage, type PageUrl } from "#model/index.js";
import type { CaptureStore, FrontierStore } from "#ports/index.js";
import { collect, pageUrl, someCapture } from "../support/archives/archives.js";

/** Runs the suite on stores that begin empty. */
export function frontierStoreSuite(
  name: string,
  open: () => Promise<{ captures: CaptureStore; frontier: FrontierStore }>,
): void {
  const begin = async (): Promise<FrontierStore> => {
    const { captures, frontier } = await open();
    for (const id of ["c1", "c2"]) await captures.create(someCapture(id));
    return frontier;
  };
  const page = (path: string, changes: Partial<FrontierPage> = {}): Omit<FrontierPage, "seq"> => ({
    url: pageUrl(path),
    kind: "document",
    depth: 1,
    via: pageUrl("/"),
    state: "known",
    reason: null,
    late: false,
    ...changes,
  });

  describe(`${name} as a frontier store`, () => {
    it("returns new pages with their order of discovery and passes over known ones", async () => {
      const frontier = await begin();
      const first = await frontier.add("c1", [page("/"), page("/a"), page("/")]);
      expect(first.map(({ url, seq }) => [url, seq])).toEqual([
        [pageUrl("/"), 0],
        [pageUrl("/a"), 1],
      ]);
      const second = await frontier.add("c1", [page("/a", { depth: 9 }), page("/b")]);
      expect(second.map(({ url, seq }) => [url, seq])).toEqual([[pageUrl("/b"), 2]]);
      expect(await frontier.add("c1", [])).toEqual([]);
    });

    it("keeps every field of a page", async () => {
      const frontier = await begin();
      const added = page("/late?x=%20&y", {
        kind: "requisite",
        depth: 7,
        via: null,
        late: true,
        reason: "why",
      });
      const hinted = page("/hinted", {
        hint: { changeFreq: "daily", lastModified: instant(1_700_000_000_000), source: "sitemap" },
      });
      await frontier.add("c1", [added, hinted]);
      expect(await collect(frontier.pages("c1"))).toEqual([
        { ...added, seq: 0 },
        { ...hinted, seq: 1 },
      ]);
    });

    it("tells exact URLs apart", async () => {
      const frontier = await begin();
      const urls = ["/A", "/a", "/a/", "/a?", "/a?b", "/a?b="].map((path) => page(path));
      expect(await frontier.add("c1", urls)).toHaveLength(urls.length);
    });

    it("keeps the captures' frontiers apart", async () => {
      const frontier = await begin();
      await frontier.add("c1", [page("/a")]);
      expect(await frontier.add("c2", [page("/a")])).toHaveLength(1);
      await frontier.setState("c1", pageUrl("/a"), "visited", null);
      expect((await collect(frontier.pages("c2"))).map(({ state }) => state)).toEqual(["known"]);
    });

    it("changes state and reason of one page", async () => {
      const frontier = await begin();
      await frontier.add("c1", [page("/a"), page("/b")]);
      await frontier.setState("c1", pageUrl("/b"), "refused", "robots");
      expect((await collect(frontier.pages("c1"))).map(({ state, reason }) => [state, reason])).toEqual([
        ["known", null],
        ["refused", "robots"],
      ]);
    });

    it("says so when the page or the capture is not known", async () => {
      const frontier = await begin();
      await expect(frontier.setState("c1", pageUrl("/x"), "visited", null)).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
      await expect(frontier.add("none", [page("/")])).rejects.toMatchObject({ code: "NOT_FOUND" });
    });

    it("walks thousands of pages in order while their states are being changed", async () => {
      const frontier = await begin();
      const urls = Array.from({ length: 2500 }, (_, i) => pageUrl(`/p/${i}`));
      await frontier.add(
        "c1",
        urls.map((url) => page(url)),
      );
      const walked: PageUrl[] = [];
      for await (const { url } of frontier.pages("c1")) {
        walked.push(url);
        await frontier.setState("c1", url, "visited", null);
      }
      expect(walked).toEqual(urls);
      expect((await collect(frontier.pages("c1"))).every(({ state }) => state === "visited")).toBe(true);
    });
  });
}
