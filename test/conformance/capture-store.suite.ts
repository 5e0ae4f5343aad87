// What every CaptureStore must do.
import { describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import type { CaptureStore } from "#ports/index.js";
import { someCapture } from "../support/archives/archives.js";

/** Runs the suite on stores that begin empty. */
export function captureStoreSuite(name: string, open: () => Promise<CaptureStore>): void {
  describe(`${name} as a capture store`, () => {
    it("gives back exactly the capture that was created", async () => {
      const store = await open();
      const capture = someCapture("c1", {
        settings: { strategy: "ü\n", threshold: 1.5, attested: false },
        expectedSharp: 12.25,
      });
      await store.create(capture);
      expect(await store.get("c1")).toEqual(capture);
    });

    it("knows no capture that was not created", async () => {
      expect(await (await open()).get("c1")).toBeNull();
    });

    it("changes what a patch names and nothing else", async () => {
      const store = await open();
      await store.create(someCapture("c1"));
      await store.update("c1", {
        phase: "revisiting",
        plannedAsOf: instant(1_700_000_000_123),
        upperBound: 0.5,
      });
      await store.update("c1", { asOf: instant(1_700_000_000_124) });
      await store.update("c1", {});
      expect(await store.get("c1")).toEqual(
        someCapture("c1", {
          phase: "revisiting",
          plannedAsOf: instant(1_700_000_000_123),
          asOf: instant(1_700_000_000_124),
          upperBound: 0.5,
        }),
      );
    });

    it("keeps cookies that hosts set, exactly", async () => {
      const store = await open();
      await store.create(someCapture("c1"));
      expect(await store.get("c1")).not.toHaveProperty("cookies");
      const cookies = [{ host: "a.test:8080", path: "/x", secure: true, name: "sid", value: 'a"\\= b' }];
      await store.update("c1", { cookies });
      expect(await store.get("c1")).toEqual(someCapture("c1", { cookies }));
    });

    it("can take a value back to null", async () => {
      const store = await open();
      await store.create(someCapture("c1", { asOf: instant(5) }));
      await store.update("c1", { asOf: null });
      expect((await store.get("c1"))?.asOf).toBeNull();
    });

    it("lists the newest first", async () => {
      const store = await open();
      for (const [id, at] of [
        ["a", 2000],
        ["b", 3000],
        ["c", 1000],
      ] as const)
        await store.create(someCapture(id, { startedAt: instant(at) }));
      expect((await store.list()).map(({ id }) => id)).toEqual(["b", "a", "c"]);
    });

    it("gives a piece of the list: of a site, behind a capture, within a span", async () => {
      const store = await open();
      const made = [
        ["a", "one.test", 1000, null],
        ["b", "two.test", 2000, null],
        ["c", "one.test", 2000, 2500],
        ["d", "one.test", 3000, null],
      ] as const;
      for (const [id, site, at, asOf] of made)
        await store.create(
          someCapture(id, { site, startedAt: instant(at), asOf: asOf === null ? null : instant(asOf) }),
        );
      const ids = async (asked: Parameters<CaptureStore["some"]>[0]): Promise<string> =>
        (await store.some(asked)).map(({ id }) => id).join("");
      expect(await ids({ limit: 9 })).toBe("dcba");
      expect(await ids({ limit: 2 })).toBe("dc");
      expect(await ids({ limit: 2, behind: "c" })).toBe("ba");
      expect(await ids({ limit: 9, behind: "b", site: "one.test" })).toBe("a");
      expect(await ids({ limit: 1, site: "one.test" })).toBe("d");
      expect(await ids({ limit: 9, from: 2000, to: 2500 })).toBe("cb");
      expect(await ids({ limit: 9, from: 2501 })).toBe("d");
      expect(await ids({ limit: 9, behind: "unknown" })).toBe("");
      for (const [id, phase] of [
        ["a", "finished"],
        ["b", "revisiting"],
        ["c", "failed"],
        ["d", "visiting"],
      ] as const)
        await store.update(id, { phase });
      expect(await ids({ limit: 9, unfinished: true })).toBe("db");
      expect(await store.phases()).toEqual({
        visiting: 1,
        revisiting: 1,
        finished: 1,
        failed: 1,
        cancelled: 0,
      });
      await store.update("a", { finishedAt: instant(9000) });
      await store.update("c", { finishedAt: instant(8000) });
      expect(await ids({ limit: 9, endedFrom: 8000 })).toBe("ca");
      expect(await ids({ limit: 9, endedFrom: 8001 })).toBe("a");
      expect(await ids({ limit: 1, endedFrom: 0, site: "one.test", behind: "d" })).toBe("c");
    });

    it("gives captures of one moment alone: no patches, no looks of a watch, no testimonies", async () => {
      const store = await open();
      for (const [id, settings] of [
        ["a", {}],
        ["b", { patchOf: "a" }],
        ["c", { refresh: true }],
        ["d", { imported: true }],
        ["e", { refresh: false }],
        ["f", { testimony: { tier: "source", by: "git" } }],
      ] as const)
        await store.create(someCapture(id, { settings }));
      const found = await store.some({ limit: 9, ofMoment: true });
      expect(found.map(({ id }) => id).sort()).toEqual(["a", "d", "e"]);
      expect(await store.some({ limit: 9 })).toHaveLength(6);
    });

    it("sums captures up by site, those captured last first, a piece at a time", async () => {
      const store = await open();
      const made = [
        ["a", "One.test", 1000],
        ["b", "two.test", 2000],
        ["c", "One.test", 3000],
        ["d", "a%_.test", 2000],
      ] as const;
      for (const [id, site, at] of made)
        await store.create(someCapture(id, { site, startedAt: instant(at) }));
      const all = await store.sites({ limit: 9 });
      expect(all).toEqual([
        { site: "One.test", captures: 2, firstAt: 1000, lastAt: 3000 },
        { site: "a%_.test", captures: 1, firstAt: 2000, lastAt: 2000 },
        { site: "two.test", captures: 1, firstAt: 2000, lastAt: 2000 },
      ]);
      expect(await store.sites({ limit: 1 })).toEqual(all.slice(0, 1));
      expect(await store.sites({ limit: 9, behind: all[0]! })).toEqual(all.slice(1));
      expect(await store.sites({ limit: 9, behind: all[1]! })).toEqual(all.slice(2));
      expect(await store.sites({ limit: 9, contains: "oNE" })).toEqual(all.slice(0, 1));
      expect(await store.sites({ limit: 9, contains: "%_" })).toEqual(all.slice(1, 2));
      expect(await store.sites({ limit: 9, contains: "nowhere" })).toEqual([]);
      expect(await store.sites({ limit: 9, named: "two.test" })).toEqual(all.slice(2));
      expect(await store.sites({ limit: 9, named: "two" })).toEqual([]);
    });

    it("refuses a second capture with the same id and keeps the first", async () => {
      const store = await open();
      await store.create(someCapture("c1"));
      await expect(store.create(someCapture("c1", { site: "other" }))).rejects.toMatchObject({
        code: "BAD_INPUT",
      });
      expect((await store.get("c1"))?.site).toBe("example.org");
    });

    it("refuses ids that could not be file names", async () => {
      const store = await open();
      for (const id of ["", "../x", "a/b", ".hidden", "a\nb", "x".repeat(200)])
        await expect(store.create(someCapture(id)), id).rejects.toMatchObject({ code: "BAD_INPUT" });
      expect(await store.list()).toEqual([]);
    });

    it("says so when a capture to be changed is not there", async () => {
      await expect((await open()).update("c1", { phase: "finished" })).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
    });
  });
}
