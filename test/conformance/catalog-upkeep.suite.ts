// What every catalog must do for the store: list WARC files, and let itself be mended and rebuilt.
import { describe, expect, it } from "vitest";
import type { FrontierPage, FrontierState, RecordRef } from "#model/index.js";
import type { OpenedCatalog } from "#ports/index.js";
import { collect, pageUrl, someCapture, someSighting } from "../support/archives/archives.js";

const [FIRST, SECOND] = ["warcs/s/c1-00001.warc.gz", "warcs/s/c1-00002.warc.gz"] as const;

const record = (file: string, offset: number, length: number): RecordRef => ({
  id: `<urn:uuid:${file}:${offset}>`,
  type: "response",
  file,
  offset,
  length,
});

const page = (path: string, state: FrontierState = "known") =>
  ({
    url: pageUrl(path),
    kind: "document",
    depth: 1,
    via: null,
    state,
    reason: null,
    late: false,
  }) as const satisfies Omit<FrontierPage, "seq">;

/** Runs the suite on catalogs that begin empty. */
export function catalogUpkeepSuite(name: string, open: () => Promise<OpenedCatalog>): void {
  const begin = async (): Promise<OpenedCatalog> => {
    const catalog = await open();
    for (const id of ["c1", "c2"]) await catalog.captures.create(someCapture(id));
    return catalog;
  };
  const places = async ({ frontier }: OpenedCatalog) =>
    (await collect(frontier.pages("c1"))).map(({ seq, url, state }) => [seq, new URL(url).pathname, state]);
  const seqs = async ({ sightings }: OpenedCatalog, id = "c1") =>
    (await collect(sightings.ofCapture(id))).map(({ seq }) => seq);

  warcFileListSuite(name, begin);

  describe(`${name} as a catalog that is mended`, () => {
    it("forgets sightings whose records were lost, and the visits of pages left without any", async () => {
      const catalog = await begin();
      await catalog.frontier.add("c1", [page("/a", "visited"), page("/b", "visited"), page("/c", "visited")]);
      const look = (seq: number, path: string, ...records: RecordRef[]) =>
        catalog.sightings.add(someSighting("c1", seq, { url: pageUrl(path), records }));
      await look(0, "/a", record(FIRST, 0, 50), record(FIRST, 50, 50));
      await look(1, "/b", record(FIRST, 100, 50), record(FIRST, 150, 50));
      await look(2, "/a", record(FIRST, 200, 50));
      await look(3, "/c", record(SECOND, 500, 50));
      await catalog.sightings.add(
        someSighting("c2", 0, { url: pageUrl("/b"), records: [record(FIRST, 900, 1)] }),
      );
      expect(await catalog.upkeep.forgetLost("c1", FIRST, 199)).toBe(2);
      expect(await seqs(catalog)).toEqual([0, 3]);
      expect(await seqs(catalog, "c2")).toEqual([0]);
      expect((await catalog.sightings.ofPage(pageUrl("/b"))).map(({ captureId }) => captureId)).toEqual([
        "c2",
      ]);
      expect(await places(catalog)).toEqual([
        [0, "/a", "visited"],
        [1, "/b", "known"],
        [2, "/c", "visited"],
      ]);
      expect(await catalog.upkeep.forgetLost("c1", FIRST, 199)).toBe(0);
    });

    it("keeps a record that ends where the file does", async () => {
      const catalog = await begin();
      await catalog.sightings.add(someSighting("c1", 0, { records: [record(FIRST, 0, 100)] }));
      expect(await catalog.upkeep.forgetLost("c1", FIRST, 100)).toBe(0);
      expect(await catalog.upkeep.forgetLost("c1", FIRST, 99)).toBe(1);
    });

    it("forgets sightings by their places and leaves pages as they are", async () => {
      const catalog = await begin();
      await catalog.frontier.add("c1", [page("/a", "visited")]);
      for (const seq of [0, 4, 9])
        await catalog.sightings.add(someSighting("c1", seq, { url: pageUrl("/a") }));
      expect(await catalog.upkeep.nextSeq("c1")).toBe(10);
      expect(await catalog.upkeep.nextSeq("c2")).toBe(0);
      await catalog.upkeep.forgetSightings("c1", [0, 9, 77]);
      expect(await seqs(catalog)).toEqual([4]);
      expect(await catalog.upkeep.nextSeq("c1")).toBe(5);
      expect(await places(catalog)).toEqual([[0, "/a", "visited"]]);
    });

    it("puts pages in their places, and what stood there makes room", async () => {
      const catalog = await begin();
      await catalog.frontier.add("c1", [page("/a"), page("/b"), page("/c")]);
      await catalog.upkeep.putPages("c1", [
        { ...page("/new"), seq: 1 },
        { ...page("/c", "refused"), seq: 7 },
        { ...page("/late"), seq: 5 },
      ]);
      expect(await places(catalog)).toEqual([
        [0, "/a", "known"],
        [1, "/new", "known"],
        [5, "/late", "known"],
        [7, "/c", "refused"],
      ]);
      expect(await catalog.upkeep.knowsPage("c1", pageUrl("/b"))).toBe(false);
      expect(await catalog.upkeep.knowsPage("c1", pageUrl("/c"))).toBe(true);
      expect(await catalog.upkeep.knowsPage("c2", pageUrl("/a"))).toBe(false);
      expect((await catalog.frontier.add("c1", [page("/b")])).map(({ seq }) => seq)).toEqual([8]);
    });

    it("forgets pages from a place on, and goes on there", async () => {
      const catalog = await begin();
      await catalog.frontier.add("c1", [page("/a"), page("/b"), page("/c")]);
      await catalog.frontier.add("c2", [page("/a"), page("/b")]);
      await catalog.upkeep.forgetPagesFrom("c1", 1);
      expect(await places(catalog)).toEqual([[0, "/a", "known"]]);
      expect((await catalog.frontier.add("c1", [page("/c")])).map(({ seq }) => seq)).toEqual([1]);
      expect(await collect(catalog.frontier.pages("c2"))).toHaveLength(2);
    });
  });
}

function warcFileListSuite(name: string, begin: () => Promise<OpenedCatalog>): void {
  describe(`${name} as a list of WARC files`, () => {
    it("tells of a capture's files by number, and of all that are not finished", async () => {
      const { warcFiles } = (await begin()).upkeep;
      await warcFiles.begin("c1", SECOND, 2);
      await warcFiles.begin("c1", FIRST, 1);
      await warcFiles.begin("c2", "warcs/s/c2-00001.warc.gz", 1);
      await warcFiles.checkpoint(FIRST, 17);
      await warcFiles.finish(SECOND, 30, "ab");
      expect(await warcFiles.ofCapture("c1")).toEqual([
        { file: FIRST, captureId: "c1", number: 1, syncedBytes: 17, sha256: null },
        { file: SECOND, captureId: "c1", number: 2, syncedBytes: 30, sha256: "ab" },
      ]);
      expect((await warcFiles.unfinished()).map(({ file }) => file)).toEqual([
        FIRST,
        "warcs/s/c2-00001.warc.gz",
      ]);
    });

    it("forgets files, and finishes one again after records were removed from it", async () => {
      const { warcFiles } = (await begin()).upkeep;
      await warcFiles.begin("c1", FIRST, 1);
      await warcFiles.begin("c1", SECOND, 2);
      await warcFiles.forget(FIRST);
      await warcFiles.forget("never-was");
      await warcFiles.finish(SECOND, 30, "ab");
      await warcFiles.finish(SECOND, 20, "cd");
      expect(await warcFiles.ofCapture("c1")).toMatchObject([{ syncedBytes: 20, sha256: "cd" }]);
    });

    it("refuses a file that it has, and a capture that it does not know", async () => {
      const { warcFiles } = (await begin()).upkeep;
      await warcFiles.begin("c1", FIRST, 1);
      await expect(warcFiles.begin("c2", FIRST, 5)).rejects.toMatchObject({ code: "ARCHIVE_BROKEN" });
      await expect(warcFiles.begin("none", SECOND, 1)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(warcFiles.ofCapture("none")).rejects.toMatchObject({ code: "NOT_FOUND" });
      expect(await warcFiles.ofCapture("c1")).toHaveLength(1);
    });
  });
}
