// What every RunStatusStore must do.
import { describe, expect, it } from "vitest";
import { instant, type RunStatus } from "#model/index.js";
import type { CaptureStore, FrontierStore, SightingStore, RunStatusStore } from "#ports/index.js";
import { pageUrl, someCapture, someSighting } from "../support/archives/archives.js";

const STATUS: RunStatus = {
  state: "paused",
  at: instant(1_700_000_000_123),
  progress: { done: 3, total: 7, slowestHost: null },
  editsApplied: 2,
  notes: ["a note", "“another”"],
};

/** Runs the suite on stores that begin empty. */
export function runStatusStoreSuite(
  name: string,
  open: () => Promise<{
    captures: CaptureStore;
    frontier: FrontierStore;
    sightings: SightingStore;
    runStatus: RunStatusStore;
  }>,
): void {
  describe(`${name} as a store of run states`, () => {
    it("gives back the last state of each capture, and none for one that said nothing", async () => {
      const { captures, runStatus } = await open();
      for (const id of ["c1", "c2"]) await captures.create(someCapture(id));
      await runStatus.put("c1", { ...STATUS, state: "running", progress: null });
      await runStatus.put("c1", STATUS);
      expect(await runStatus.get("c1")).toEqual(STATUS);
      expect(await runStatus.get("c2")).toBeNull();
    });

    it("counts pages by state and sightings of one capture only", async () => {
      const { captures, frontier, sightings, runStatus } = await open();
      for (const id of ["c1", "c2"]) {
        await captures.create(someCapture(id));
        const pages = ["/a", "/b", "/c"].map((path) => ({
          url: pageUrl(path),
          kind: "document" as const,
          depth: 0,
          via: null,
          state: "known" as const,
          reason: null,
          late: false,
        }));
        await frontier.add(id, pages);
        await sightings.add(someSighting(id, 0, { url: pageUrl("/a") }));
      }
      await frontier.setState("c1", pageUrl("/a"), "visited", null);
      await sightings.add(someSighting("c1", 1, { url: pageUrl("/b") }));
      const { pages, sightings: seen } = await runStatus.counts("c1");
      expect(pages).toEqual({ known: 2, visited: 1, failed: 0, refused: 0, skipped: 0 });
      expect(seen).toBe(2);
    });

    it("names the latest sightings, newest first, at most as many as asked for", async () => {
      const { captures, sightings, runStatus } = await open();
      await captures.create(someCapture("c1"));
      for (let seq = 0; seq < 9; seq++)
        await sightings.add(someSighting("c1", seq, { url: pageUrl(`/${seq}`) }));
      const recent = await runStatus.recent("c1", 3);
      expect(recent.map(({ seq, url }) => [seq, url])).toEqual([
        [8, pageUrl("/8")],
        [7, pageUrl("/7")],
        [6, pageUrl("/6")],
      ]);
    });
  });
}
