// What every RequisiteStore must do.
import { describe, expect, it } from "vitest";
import type { CaptureStore, RequisiteStore } from "#ports/index.js";
import { collect, pageUrl, someCapture } from "../support/archives/archives.js";

/** Runs the suite on stores that begin empty. */
export function requisiteStoreSuite(
  name: string,
  open: () => Promise<{ captures: CaptureStore; requisites: RequisiteStore }>,
): void {
  describe(`${name} as a requisite store`, () => {
    it("gives back each document with its requisites in order", async () => {
      const { captures, requisites } = await open();
      await captures.create(someCapture("c1"));
      await requisites.setRequisites("c1", pageUrl("/a"), [pageUrl("/z.css"), pageUrl("/b.png")]);
      await requisites.setRequisites("c1", pageUrl("/b"), []);
      const all = await collect(requisites.requisites("c1"));
      expect(all).toHaveLength(2);
      expect(all).toContainEqual({
        document: pageUrl("/a"),
        requisites: [pageUrl("/z.css"), pageUrl("/b.png")],
      });
      expect(all).toContainEqual({ document: pageUrl("/b"), requisites: [] });
    });

    it("replaces a document's requisites and keeps other captures' apart", async () => {
      const { captures, requisites } = await open();
      for (const id of ["c1", "c2"]) await captures.create(someCapture(id));
      await requisites.setRequisites("c1", pageUrl("/a"), [pageUrl("/old")]);
      await requisites.setRequisites("c2", pageUrl("/a"), [pageUrl("/other")]);
      await requisites.setRequisites("c1", pageUrl("/a"), [pageUrl("/new")]);
      expect(await collect(requisites.requisites("c1"))).toEqual([
        { document: pageUrl("/a"), requisites: [pageUrl("/new")] },
      ]);
    });

    it("finds what one document needs, by every capture that tells", async () => {
      const { captures, requisites } = await open();
      for (const id of ["c1", "c2", "c3"]) await captures.create(someCapture(id));
      await requisites.setRequisites("c1", pageUrl("/a"), [pageUrl("/old")]);
      await requisites.setRequisites("c3", pageUrl("/a"), [pageUrl("/new"), pageUrl("/more")]);
      await requisites.setRequisites("c2", pageUrl("/b"), [pageUrl("/other")]);
      expect(await requisites.ofDocument(pageUrl("/a"))).toEqual([
        { captureId: "c1", requisites: [pageUrl("/old")] },
        { captureId: "c3", requisites: [pageUrl("/new"), pageUrl("/more")] },
      ]);
      expect(await requisites.ofDocument(pageUrl("/none"))).toEqual([]);
      const among = async (...ids: string[]) =>
        (await requisites.ofDocument(pageUrl("/a"), ids)).map(({ captureId }) => captureId);
      expect(await among("c3", "c2")).toEqual(["c3"]);
      expect(await among("c3", "c1")).toEqual(["c1", "c3"]);
      expect(await among()).toEqual([]);
    });

    it("gives back thousands of documents, each once", async () => {
      const { captures, requisites } = await open();
      await captures.create(someCapture("c1"));
      for (let i = 0; i < 2100; i++) await requisites.setRequisites("c1", pageUrl(`/d${i}`), []);
      const documents = (await collect(requisites.requisites("c1"))).map(({ document }) => document);
      expect(new Set(documents).size).toBe(2100);
      expect(documents).toHaveLength(2100);
    });
  });
}
